"""South Dakota, section 16:15.15: how a round of Ultimate Texas Hold'em is dealt, played and settled."""

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
    line_of,
    lines_of,
    played,
    refusal_of,
    refused,
    settled_in_turn,
)
from tests.law.south_dakota.course import TO_THE_DEAL, assert_ends, course
from tests.proofs import clause, ruling

HEADING: Final = """
round ultimate-texas-holdem in south-dakota
table blind UTH-01
table trips UTH-01
limit ante $5 to $25
limit trips $5 to $100
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
2 blind $10
5 ante $20
5 blind $20
cards 2: Jc 9d
cards 5: 7c 2d
cards dealer: Qc 8d
cards community: Jh 6s 5c 4d Kh
no more bets
"""

CHECKED_TWICE: Final = """
2 check
5 check
2 check
5 check
"""

TO_THE_END: Final = f"""{CHECKED_TWICE}
2 bet $10
5 fold
"""


@clause("sd-15.15.4")
@ruling("R38", "R39", "R51", "R52")
@pytest.mark.parametrize(
    ("dealing", "order"),
    [
        ("rotation", ["2", "5", "dealer", "2", "5", "dealer"]),
        ("packets", ["community"] * 5 + ["2", "2", "5", "5", "dealer", "dealer"]),
    ],
)
def test_two_cards_go_face_down_to_each_player_from_the_left_and_to_the_dealer_last(
    dealing: str, order: list[str]
) -> None:
    """Singly in rotation; or a shuffler gives five community cards first and then everyone's two at once."""
    replayed = played(f"{HEADING}table dealing {dealing}\n{TWO}{TO_THE_END}")

    assert dealt_to(replayed) == order
    assert set(seen_by_all(after(replayed, Deal)).values()) == {frozenset()}
    assert course(replayed, TO_THE_DEAL) == ["no more bets", "shuffled", "dealt"]


@clause("sd-15.15.4")
@ruling("R42")
def test_nothing_is_dealt_before_the_round_s_own_shuffle_and_cut() -> None:
    """A round begins without a deck; one shuffled by hand is cut before the first card."""
    by_hand = f"{HEADING}dealer by hand\n{TWO}"

    assert "No shuffled deck lies at the table" in refused(f"{by_hand}deal")
    assert "is cut before the deal." in refused(f"{by_hand}shuffle by hand\ndeal")


@clause("sd-15.15.5")
@ruling("R32", "R41")
@pytest.mark.parametrize(
    "irregularity", ["a player has a wrong number of cards at 5", "the dealer has a wrong number of cards"]
)
def test_a_wrong_number_of_cards_is_a_misdeal(irregularity: str) -> None:
    """Whoever has them, every wager of everybody goes back, the play wager and the side bets too."""
    bets = TWO.replace("no more bets", "2 trips $5\n2 progressive $1\nno more bets")
    replayed = played(f"{HEADING}{PROGRESSIVE}{bets}2 bet $30\nreport {irregularity}\nuphold Olga")

    assert is_void(replayed)
    assert lines_of(replayed) == [
        "5 ante $20 returned",
        "5 blind $20 returned",
        "2 play $30 returned",
        "2 ante $10 returned",
        "2 blind $10 returned",
        "2 trips $5 returned",
        "2 progressive $1 returned",
    ]
    assert replayed.after == replayed.before


@clause("sd-15.15.5")
@ruling("R40")
def test_an_exposed_card_is_turned_over_and_the_deal_goes_on() -> None:
    """The card that everybody has seen is dealt where it would have been, and the round ends as it would have."""
    dealing = "shuffle by hand\ncut 20\ndeal 4\nreport a card is exposed in the deal\ndeal\n"
    choices = "2 check\n5 check\nreveal\n2 check\n5 check\nreveal\n2 bet $10\n5 fold\nreveal\n"
    by_hand = played(f"{HEADING}dealer by hand\n{TWO}{dealing}{choices}settle\npay\nclose")

    seen = seen_by_all(after(by_hand, Deal, 2))
    assert seen == {"2": frozenset(), "5": frozenset({1}), "dealer": frozenset()}
    assert lines_of(by_hand) == lines_of(played(f"{HEADING}{TWO}{TO_THE_END}"))


@clause("sd-15.15.6")
@ruling("R38")
def test_each_hand_is_settled_from_the_right_as_play_ante_blind_trips_and_progressive() -> None:
    """Three jacks win play, ante, trips and progressive, and their blind pushes under a straight."""
    replayed = ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 6 Bob
        1 ante $10
        1 blind $10
        1 trips $5
        1 progressive $1
        6 ante $10
        6 blind $10
        6 trips $5
        6 progressive $1
        cards 1: Jc Jd
        cards 6: 7c 2d
        cards dealer: Qc Qd
        cards community: Jh 6s 5c 4d Kh
        no more bets
        1 bet $40
        6 bet $30
        expect
        6 play $30 loses
        6 ante $10 loses
        6 blind $10 loses
        6 trips $5 loses
        6 progressive $1 loses
        1 play $40 wins $40 at 1 to 1
        1 ante $10 wins $10 at 1 to 1
        1 blind $10 pushes
        1 trips $5 wins $15 at 3 to 1
        1 progressive $1 takes $9 at 9 for 1
        """)

    assert settled_in_turn(replayed) == [6, 1]


@pytest.mark.parametrize(
    ("checks", "allowed", "others", "cites"),
    [
        pytest.param("", ("$30", "$40"), ("$10", "$20", "$35", "$50"), "sd-15.15.7", marks=clause("sd-15.15.7")),
        pytest.param("2 check\n5 check\n", ("$20",), ("$10", "$30", "$40"), "sd-15.15.9", marks=clause("sd-15.15.9")),
        pytest.param(CHECKED_TWICE, ("$10",), ("$5", "$20", "$30", "$40"), "sd-15.15.11", marks=clause("sd-15.15.11")),
    ],
)
def test_the_play_wager_shrinks_from_street_to_street(
    checks: str, allowed: tuple[str, ...], others: tuple[str, ...], cites: str
) -> None:
    """Three or four antes before the flop, two after it and one after the river; no other amount at any time."""
    for amount in allowed:
        rest = {"": "5 check\n5 check\n5 fold", CHECKED_TWICE: "5 fold"}.get(checks, "5 check\n5 fold")
        lines = lines_of(played(f"{HEADING}{TWO}{checks}2 bet {amount}\n{rest}"))
        assert f"2 play {amount} wins {amount} at 1 to 1" in lines
    for amount in others:
        sentence = refused(f"{HEADING}{TWO}{checks}2 bet {amount}")
        assert f", not {amount}. (" in sentence
        assert cites in sentence


@clause("sd-15.15.7", "sd-15.15.9", "sd-15.15.11")
@ruling("R38")
def test_whoever_has_bet_is_locked_in_and_only_who_has_not_is_asked_again() -> None:
    """Nobody folds before the river, nobody checks after it, and one play wager is all that a hand makes."""
    replayed = played(f"{HEADING}{TWO}2 bet $30\n5 check\n5 bet $40")

    assert asked_in_turn(replayed) == [("before_flop", 2), ("before_flop", 5), ("after_flop", 5)]
    assert replayed.last.seats[2].wagers["play"] == 30_00
    assert "2 may choose check, bet, not fold. (sd-15.15.7" in refused(f"{HEADING}{TWO}2 fold")
    assert "2 may choose check, bet, not fold. (sd-15.15.9" in refused(f"{HEADING}{TWO}2 check\n5 check\n2 fold")
    assert "2 may choose fold, bet, not check. (sd-15.15.11" in refused(f"{HEADING}{TWO}{CHECKED_TWICE}2 check")
    assert "It is the turn of position 5" in refused(f"{HEADING}{TWO}2 bet $30\n5 check\n2 bet $20")


@clause("sd-15.15.8", "sd-15.15.10", "sd-15.15.13")
@ruling("R38", "R52")
def test_the_flop_then_turn_and_river_and_then_the_dealers_cards_are_opened_as_all_have_acted() -> None:
    """Three cards after a burned one, two more after another, and the dealer's two when all have played or folded."""
    replayed = played(f"{HEADING}table dealing rotation\n{TWO}{TO_THE_END}")

    assert course(replayed) == [
        "no more bets",
        "2 check",
        "5 check",
        "burn, community 3",
        "2 check",
        "5 check",
        "burn, community 5",
        "2 bet",
        "5 fold",
        "dealer 2",
        "settlement",
    ]
    for number in (2, 4, 6):
        assert refusal_of(before(replayed, Choose, number), Reveal()).kind is RefusalKind.NOT_NOW
    assert seen_by_all(before(replayed, Reveal, 3))["dealer"] == frozenset()


@clause("sd-15.15.13")
def test_the_players_have_the_dealers_best_five_of_seven_to_beat() -> None:
    """His two cards make a flush with three of the board; a straight of a player's loses to it."""
    replayed = ends(f"""{HEADING}
        seat 1 Ann
        1 ante $10
        1 blind $10
        cards 1: 8c 7d
        cards dealer: 2h Ah
        cards community: Jh 6h 5h 4d Kc
        no more bets
        1 bet $30
        expect
        1 play $30 loses
        1 ante $10 loses
        1 blind $10 loses
        """)

    assert line_of(replayed, 1, "play").why == "the dealer has flush"


@clause("sd-15.15.12")
@ruling("R16", "R22")
def test_a_fold_forfeits_ante_blind_and_trips_unless_trips_has_won() -> None:
    """After the river a fold loses ante and blind; two pair loses trips too, and three of a kind is paid on them."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        1 ante $10
        1 blind $10
        1 trips $5
        2 ante $10
        2 blind $10
        2 trips $5
        cards 1: 6c 4s
        cards 2: Jc Jd
        cards dealer: Qc Qd
        cards community: Jh 6s 5c 4d Qh
        no more bets
        1 check
        2 check
        1 check
        2 check
        1 fold
        2 fold
        expect
        2 ante $10 loses
        2 blind $10 loses
        2 trips $5 wins $15 at 3 to 1
        1 ante $10 loses
        1 blind $10 loses
        1 trips $5 loses
        """)


@clause("sd-15.15.13.a", "sd-15.15.15")
@ruling("R16")
def test_against_a_dealer_without_a_pair_the_antes_come_back_and_the_rest_stays_in_action() -> None:
    """A pair wins play and has its blind pushed, a lower high card loses both; a folded ante is not given back."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        1 blind $10
        1 trips $5
        2 ante $10
        2 blind $10
        3 ante $10
        3 blind $10
        cards 1: Jc 3d
        cards 2: 7c 3s
        cards 3: 8c 3h
        cards dealer: Ac 2d
        cards community: Jh Ts 5c 4d Kh
        no more bets
        1 bet $40
        2 bet $30
        3 check
        3 check
        3 fold
        expect
        3 ante $10 loses
        3 blind $10 loses
        2 play $30 loses
        2 ante $10 pushes
        2 blind $10 loses
        1 play $40 wins $40 at 1 to 1
        1 ante $10 pushes
        1 blind $10 pushes
        1 trips $5 loses
        """)


@clause("sd-15.15.13.b", "sd-15.15.15")
@ruling("R16", "R33")
def test_against_a_pair_play_and_ante_win_or_lose_and_a_winning_straight_is_paid_on_the_blind() -> None:
    """A winning straight has 1 to 1 on the blind, two pair has it pushed, and a loser has only his trips."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        1 blind $10
        2 ante $10
        2 blind $10
        2 trips $5
        3 ante $10
        3 blind $10
        3 trips $5
        cards 1: Kc Jd
        cards 2: 9c 8d
        cards 3: 5d 5h
        cards dealer: Th 5s
        cards community: Kh Jh Tc Qd 5c
        no more bets
        1 bet $40
        2 bet $40
        3 bet $40
        expect
        3 play $40 wins $40 at 1 to 1
        3 ante $10 wins $10 at 1 to 1
        3 blind $10 pushes
        3 trips $5 wins $15 at 3 to 1
        2 play $40 wins $40 at 1 to 1
        2 ante $10 wins $10 at 1 to 1
        2 blind $10 wins $10 at 1 to 1
        2 trips $5 wins $20 at 4 to 1
        1 play $40 wins $40 at 1 to 1
        1 ante $10 wins $10 at 1 to 1
        1 blind $10 pushes
        """)


@clause("sd-15.15.13.b", "sd-15.15.14", "sd-15.15.15")
@ruling("R16")
def test_a_tie_pushes_play_ante_and_blind_and_the_trips_are_settled_all_the_same() -> None:
    """The straight on the board is both hands; a lower hand cannot be, so a higher straight wins all four wagers."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        1 ante $10
        1 blind $10
        1 trips $5
        2 ante $10
        2 blind $10
        2 trips $5
        cards 1: 3c 2d
        cards 2: Tc 9d
        cards dealer: Ah Ad
        cards community: 8h 7s 6c 5d 4h
        no more bets
        1 bet $30
        2 bet $30
        expect
        2 play $30 wins $30 at 1 to 1
        2 ante $10 wins $10 at 1 to 1
        2 blind $10 wins $10 at 1 to 1
        2 trips $5 wins $20 at 4 to 1
        1 play $30 pushes
        1 ante $10 pushes
        1 blind $10 pushes
        1 trips $5 wins $20 at 4 to 1
        """)


@clause("sd-15.15.13.b", "sd-15.15.15")
def test_a_beaten_straight_loses_its_blind_and_keeps_its_trips() -> None:
    """The dealer's flush takes play, ante and blind; trips do not play against him."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        1 ante $10
        1 blind $10
        1 trips $5
        cards 1: 9c 8d
        cards dealer: Ah 2h
        cards community: 7h 6h 5h Kd Ks
        no more bets
        1 bet $30
        expect
        1 play $30 loses
        1 ante $10 loses
        1 blind $10 loses
        1 trips $5 wins $20 at 4 to 1
        """)
