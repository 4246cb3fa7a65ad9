"""South Dakota, section 16:15.14: how a round of Mississippi Stud is dealt, played and settled."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import RefusalKind
from fifthstreet.round.commands import Choose, Deal, Reveal
from fifthstreet.round.seeing import seen_by_all
from tests.law.rounds import (
    after,
    asked_in_turn,
    before,
    dealt_to,
    ends,
    is_void,
    lines_of,
    played,
    refusal_of,
    refused,
    settled_in_turn,
)
from tests.law.south_dakota.course import TO_THE_DEAL, assert_ends, course
from tests.proofs import clause, ruling

HEADING: Final = """
round mississippi-stud in south-dakota
table base_game base
limit ante $5 to $25
"""

PROGRESSIVE: Final = """
table progressive PMG-01
link $1
tier meter seed $1,000 reset $1,000 rate 10% now $2,000
"""

TWO: Final = """
seat 2 Ann
seat 5 Bob
2 ante $10
5 ante $20
cards 2: Jc 9d
cards 5: Ac 7d
cards community: Jh 4s 2c
no more bets
"""

TO_THE_END: Final = """
2 bet $10
5 bet $20
2 bet $10
5 bet $20
2 bet $10
5 bet $20
"""


@clause("sd-15.14.4")
@ruling("R38", "R39")
@pytest.mark.parametrize(
    ("dealing", "order"),
    [
        ("rotation", ["2", "5", "2", "5", "community", "community", "community"]),
        ("automated", ["community", "community", "community", "2", "2", "5", "5"]),
    ],
)
def test_two_cards_go_face_down_to_each_player_from_the_left(dealing: str, order: list[str]) -> None:
    """Singly in rotation, or in packets of two from a shuffler; nobody has seen any card before he chooses."""
    replayed = played(f"{HEADING}table dealing {dealing}\n{TWO}{TO_THE_END}")

    assert dealt_to(replayed) == order
    assert set(seen_by_all(after(replayed, Deal)).values()) == {frozenset()}
    assert course(replayed, TO_THE_DEAL) == ["no more bets", "shuffled", "dealt"]


@clause("sd-15.14.4")
@ruling("R42")
def test_nothing_is_dealt_before_the_round_s_own_shuffle_and_cut() -> None:
    """A round begins without a deck; one shuffled by hand is cut before the first card."""
    by_hand = f"{HEADING}table dealing rotation\ndealer by hand\n{TWO}"

    assert "No shuffled deck lies at the table" in refused(f"{by_hand}deal")
    assert "is cut before the deal." in refused(f"{by_hand}shuffle by hand\ndeal")


@clause("sd-15.14.5")
@ruling("R32", "R41")
@pytest.mark.parametrize(
    "irregularity", ["a player has a wrong number of cards at 5", "the community cards are a wrong number"]
)
def test_a_wrong_number_of_cards_is_a_misdeal(irregularity: str) -> None:
    """Found in a hand or in the dealer's three cards, it sends every wager back, the folded and the progressive too."""
    bets = TWO.replace("no more bets", "2 progressive $1\nno more bets")
    replayed = played(f"{HEADING}{PROGRESSIVE}{bets}2 fold\n5 bet $60\nreport {irregularity}\nuphold Olga")

    assert is_void(replayed)
    assert lines_of(replayed) == [
        "5 third_street $60 returned",
        "5 ante $20 returned",
        "2 ante $10 returned",
        "2 progressive $1 returned",
    ]
    assert replayed.after == replayed.before


@clause("sd-15.14.5")
@ruling("R40")
@pytest.mark.parametrize(
    ("report", "seen"),
    [
        ("deal 3\nreport a card is exposed in the deal\ndeal", {"5": {1}}),
        ("deal\nreport a community card is exposed early", {"community": {0}}),
        ("deal 1\nreport more than one card is found face up in the deck\ndeal", {"5": {0}, "2": {1}}),
    ],
)
def test_an_exposed_card_is_turned_over_and_the_deal_goes_on(report: str, seen: dict[str, set[int]]) -> None:
    """Everybody has seen it, it stays where it was to be dealt, and the round ends as it would have."""
    rotation = f"{HEADING}table dealing rotation\n"
    streets = TO_THE_END.replace("5 bet $20\n", "5 bet $20\nreveal\n")
    by_hand = played(f"{rotation}dealer by hand\n{TWO}shuffle by hand\ncut 20\n{report}\n{streets}settle\npay\nclose")
    told = {place: set(numbers) for place, numbers in seen_by_all(before(by_hand, Choose)).items() if numbers}

    assert told == seen
    assert lines_of(by_hand) == lines_of(played(f"{rotation}{TWO}{TO_THE_END}"))


@clause("sd-15.14.6", "sd-15.14.15", "sd-15.14.15.a", "sd-15.14.15.b")
@ruling("R38")
def test_each_hand_is_settled_from_the_right_as_the_three_streets_the_ante_and_the_progressive() -> None:
    """A pair of jacks is paid on all four wagers, a pair of sixes pushes them, an ace high loses them."""
    replayed = ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 3 Bob
        seat 6 Cid
        1 ante $10
        1 progressive $1
        3 ante $10
        6 ante $5
        6 progressive $1
        cards 1: Jc 9d
        cards 3: 6c 9h
        cards 6: Ac 7d
        cards community: Jh 6s 2c
        no more bets
        1 bet $10
        3 bet $30
        6 bet $15
        1 bet $20
        3 bet $30
        6 bet $10
        1 bet $30
        3 bet $30
        6 bet $5
        expect
        6 third_street $15 loses
        6 fourth_street $10 loses
        6 fifth_street $5 loses
        6 ante $5 loses
        6 progressive $1 loses
        3 third_street $30 pushes
        3 fourth_street $30 pushes
        3 fifth_street $30 pushes
        3 ante $10 pushes
        1 third_street $10 wins $10 at 1 to 1
        1 fourth_street $20 wins $20 at 1 to 1
        1 fifth_street $30 wins $30 at 1 to 1
        1 ante $10 wins $10 at 1 to 1
        1 progressive $1 loses
        """)

    assert settled_in_turn(replayed) == [6, 3, 1]
    assert {len(replayed.last.places[place]) for place in ("1", "3", "6")} == {2}
    assert len(replayed.last.places["community"]) == 3


@pytest.mark.parametrize(
    ("choices", "lines", "turned"),
    [
        pytest.param("2 fold", ["2 ante $10 loses"], 0, marks=clause("sd-15.14.7")),
        pytest.param(
            "2 bet $30\n2 fold", ["2 third_street $30 loses", "2 ante $10 loses"], 1, marks=clause("sd-15.14.10")
        ),
        pytest.param(
            "2 bet $10\n2 bet $20\n2 fold",
            ["2 third_street $10 loses", "2 fourth_street $20 loses", "2 ante $10 loses"],
            2,
            marks=clause("sd-15.14.13"),
        ),
    ],
)
@ruling("R38")
def test_a_fold_forfeits_what_lies_there_and_nothing_more(choices: str, lines: list[str], turned: int) -> None:
    """A pair of jacks in the making is given up street by street: every wager made so far is lost, none is added."""
    alone = TWO.replace("seat 5 Bob\n", "").replace("5 ante $20\n", "").replace("cards 5: Ac 7d\n", "")
    replayed = ends(f"{HEADING}{alone}{choices}\nexpect\n" + "\n".join(lines))

    assert before(replayed, Choose, len(choices.split("\n"))).turned.get("community", 0) == turned


@clause("sd-15.14.7", "sd-15.14.10", "sd-15.14.13")
@ruling("R22", "R23", "R26")
def test_folded_cards_with_a_progressive_wager_stay_at_the_sensor() -> None:
    """Folded on each street, they are played for the progressive with the cards still to come, and earn envy."""
    assert_ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $5
        1 progressive $1
        2 ante $5
        2 progressive $1
        3 ante $5
        3 progressive $1
        cards 1: 9s 8s
        cards 2: Qd Qh
        cards 3: 8d 7h
        cards community: Qs Js Ts
        no more bets
        1 fold
        2 bet $5
        3 bet $5
        2 fold
        3 bet $5
        3 fold
        expect
        3 third_street $5 loses
        3 fourth_street $5 loses
        3 ante $5 loses
        3 progressive $1 loses
        2 third_street $5 loses
        2 ante $5 loses
        2 progressive $1 takes $9 at 9 for 1
        1 ante $5 loses
        1 progressive $1 takes $200.03
        3 envy/1 $1 takes $300 at $300 envy
        2 envy/1 $1 takes $300 at $300 envy
        after meter $1,800.27
        """)


@clause("sd-15.14.9", "sd-15.14.12", "sd-15.14.15")
@ruling("R38")
def test_a_community_card_is_turned_when_everybody_still_in_has_acted() -> None:
    """One card a street, each after the last choice of its street; who has folded is not asked again."""
    choices = TO_THE_END.replace("2 bet $10\n5 bet $20\n2 bet $10", "2 bet $10\n5 bet $20\n2 fold", 1)
    shortened = choices[: choices.rindex("2 bet")] + "5 bet $20\n"
    replayed = played(f"{HEADING}{TWO}{shortened}")

    assert course(replayed) == [
        "no more bets",
        "2 bet",
        "5 bet",
        "community 1",
        "2 fold",
        "5 bet",
        "community 2",
        "5 bet",
        "community 3",
        "settlement",
    ]
    assert asked_in_turn(replayed) == [
        ("third_street", 2),
        ("third_street", 5),
        ("fourth_street", 2),
        ("fourth_street", 5),
        ("fifth_street", 5),
    ]
    assert refusal_of(before(replayed, Choose, 2), Reveal()).kind is RefusalKind.NOT_NOW
    assert refusal_of(before(replayed, Choose, 4), Reveal()).kind is RefusalKind.NOT_NOW
    assert refusal_of(before(replayed, Choose, 5), Reveal()).kind is RefusalKind.NOT_NOW


@ruling("R14")
@pytest.mark.parametrize("amount", ["$5", "$15", "$40"])
def test_a_street_wager_is_once_twice_or_three_times_the_ante(amount: str) -> None:
    """Less, more and the amounts between are refused under the clause of the street (sd-15.14.8)."""
    sentence = refused(f"{HEADING}{TWO}2 bet {amount}")

    assert f"The bet may be $10 to $30 in steps of $10, not {amount}." in sentence
    assert "sd-15.14.8" in sentence
