"""South Dakota, section 16:15.03: how a round of Let It Ride is dealt, played and settled."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import RefusalKind
from fifthstreet.round.commands import Choose, CloseBets, Deal, Reveal
from fifthstreet.round.seeing import seen_by_all
from fifthstreet.round.state import DISCARDS
from tests.law.rounds import (
    after,
    asked_in_turn,
    at_the_call,
    before,
    dealt_to,
    done,
    ends,
    lines_of,
    played,
    refusal_of,
    refused,
    settled_in_turn,
)
from tests.law.south_dakota.course import TO_THE_DEAL, assert_ends, course
from tests.proofs import clause, ruling

HEADING: Final = """
round let-it-ride in south-dakota
table base_game A
limit bet_one $5 to $25
"""

PROGRESSIVE: Final = """
table progressive LIRP-1
link $1
tier meter seed $1,000 reset $1,000 rate 10% now $2,000
"""

THREE_CARD_BONUS: Final = """
table three_card_bonus A
limit three_card_bonus $1 to $25
"""

BETS: Final = """
seat 2 Ann
seat 5 Bob
2 bet_one $10
2 bet_two $10
2 bet_three $10
5 bet_one $5
5 bet_two $5
5 bet_three $5
"""

CARDS: Final = """
cards 2: Tc Td 4h
cards 5: Ac 7d 3h
cards community: Kh 8s
no more bets
"""

ALL_RIDE: Final = """
2 let ride
5 let ride
2 let ride
5 let ride
"""


@clause("sd-15.03.2")
def test_three_equal_bets_enter_the_round() -> None:
    """The three bets are one amount: a second or third that differs, or is missing, is refused."""
    one_bet = f"{HEADING}seat 2 Ann\n2 bet_one $10\n"

    for amount in ("$5", "$15"):
        assert f"may be $10, not {amount}. (sd-15.03.2" in refused(f"{one_bet}2 bet_two {amount}")
    assert "sd-15.03.2" in refused(f"{one_bet}2 bet_two $10\nno more bets")


@clause("sd-15.03.2")
@ruling("R2", "R57")
@pytest.mark.parametrize(
    ("text", "most", "amount", "pays"),
    [
        ("south-dakota", "$5", "$5", "$25"),
        ("south-dakota", "$5", "$1", "$5"),
        ("south-dakota-before", "$1", "$1", "$5"),
    ],
)
def test_the_sensor_takes_the_bonus_and_the_layout_the_three_card_bonus(
    text: str, most: str, amount: str, pays: str
) -> None:
    """Each plays for its own table beside the three bets; before the amendment the bonus was one dollar."""
    heading = HEADING.replace("south-dakota", text)
    wagers = f"{BETS}2 bonus {amount}\n5 three_card_bonus $10\n"
    assert_ends(f"""{heading}
        table bonus A
        limit bonus $1 to {most}
        {THREE_CARD_BONUS}{wagers}
        cards 2: Tc Td 4h
        cards 5: 7c 7d 3h
        cards community: Th 8s
        no more bets
        {ALL_RIDE}
        expect
        5 bet_one $5 loses
        5 bet_two $5 loses
        5 bet_three $5 loses
        5 three_card_bonus $10 wins $10 at 1 to 1
        2 bet_one $10 wins $30 at 3 to 1
        2 bet_two $10 wins $30 at 3 to 1
        2 bet_three $10 wins $30 at 3 to 1
        2 bonus {amount} wins {pays} at 5 to 1
        """)


@clause("sd-15.03.2")
@ruling("R27")
def test_the_lamp_is_lit_for_each_bonus_bet_before_no_more_bets_is_called() -> None:
    """At a table with the bonus its bets light the lamps: one too many or too few, and the call does not come."""
    text = f"{HEADING}table bonus A\nlimit bonus $1 to $5\n{BETS}2 bonus $5\n{CARDS}{ALL_RIDE}"
    bets, closed = at_the_call(played(text))
    unlit = refusal_of(bets, CloseBets(lamps=()))

    assert done(bets, CloseBets(lamps=(2,))) == closed
    assert refusal_of(bets, CloseBets(lamps=(2, 5))).kind is RefusalKind.LAMPS_DISAGREE
    assert unlit.sentence == "The bonus wagers and the lit lamps do not agree at position 2."
    assert "sd-15.03.2" in unlit.clauses


@clause("sd-15.03.2")
@ruling("R3", "R57")
def test_a_table_has_bonus_or_progressive_at_the_sensor_and_the_bonus_was_one_dollar() -> None:
    """The one sensor serves one of the two; before the amendment no other bonus than a dollar could be posted."""
    before_heading = HEADING.replace("south-dakota", "south-dakota-before")
    bonus = "table bonus A\nlimit bonus $1 to $5\n"

    both = refused(f"{HEADING}{bonus}{PROGRESSIVE}{BETS}{CARDS}")
    assert "a table offers Bonus or Progressive, not both. (sd-15.03.1, sd-15.03.2, R57)" in both
    assert "Bonus may be $1 at most, not $5. (sd-15.03.2" in refused(f"{before_heading}{bonus}{BETS}{CARDS}")


@clause("sd-15.03.4")
@ruling("R38", "R39", "R51")
@pytest.mark.parametrize(
    ("dealing", "order"),
    [
        ("rotation", ["2", "5", "community", "2", "5", "community", "2", "5"]),
        ("packets", ["2"] * 3 + ["5"] * 3 + ["community", "community", DISCARDS]),
    ],
)
def test_three_cards_go_to_each_player_and_two_to_the_dealer_face_down(dealing: str, order: list[str]) -> None:
    """By hand the dealer is passed over in the third rotation; of his group the bottom card is discarded unseen."""
    replayed = played(f"{HEADING}table dealing {dealing}\n{BETS}{CARDS}{ALL_RIDE}")

    assert dealt_to(replayed) == order
    assert set(seen_by_all(after(replayed, Deal)).values()) == {frozenset()}
    assert seen_by_all(replayed.last).get(DISCARDS, frozenset()) == frozenset()
    assert course(replayed, TO_THE_DEAL) == ["no more bets", "shuffled", "dealt"]
    assert {place: len(cards) for place, cards in replayed.last.places.items() if place != DISCARDS} == {
        "2": 3,
        "5": 3,
        "community": 2,
    }


@clause("sd-15.03.4")
@ruling("R42")
def test_nothing_is_dealt_before_the_round_s_own_shuffle_and_cut() -> None:
    """A round begins without a deck; one shuffled by hand is cut before the first card."""
    by_hand = f"{HEADING}dealer by hand\n{BETS}{CARDS}"

    assert "No shuffled deck lies at the table" in refused(f"{by_hand}deal")
    assert "is cut before the deal. (sd-15.03.1, sd-15.03.4)" in refused(f"{by_hand}shuffle by hand\ndeal")


@pytest.mark.parametrize(
    ("choices", "lines"),
    [
        pytest.param(
            "2 take back\n5 let ride\n2 let ride\n5 let ride",
            ["2 bet_one $10 returned", "2 bet_two $10 wins $10 at 1 to 1", "2 bet_three $10 wins $10 at 1 to 1"],
            marks=clause("sd-15.03.5"),
        ),
        pytest.param(
            "2 let ride\n5 let ride\n2 take back\n5 let ride",
            ["2 bet_one $10 wins $10 at 1 to 1", "2 bet_two $10 returned", "2 bet_three $10 wins $10 at 1 to 1"],
            marks=clause("sd-15.03.6"),
        ),
        pytest.param(
            "2 take back\n5 take back\n2 take back\n5 take back",
            ["2 bet_one $10 returned", "2 bet_two $10 returned", "2 bet_three $10 wins $10 at 1 to 1"],
            marks=clause("sd-15.03.5", "sd-15.03.6"),
        ),
    ],
)
def test_the_first_and_the_second_bet_may_come_back_and_the_third_may_not(choices: str, lines: list[str]) -> None:
    """Each of the two is the player's to take back at its own moment, whatever he did with the other."""
    assert lines_of(played(f"{HEADING}{BETS}{CARDS}{choices}"))[3:] == lines


@clause("sd-15.03.5", "sd-15.03.6")
@ruling("R38")
def test_players_act_clockwise_and_then_one_community_card_is_turned() -> None:
    """From the dealer's left, twice round; the first card follows the first round and the second the second."""
    replayed = played(f"{HEADING}{BETS}{CARDS}{ALL_RIDE}")

    assert asked_in_turn(replayed) == [("first_bet", 2), ("first_bet", 5), ("second_bet", 2), ("second_bet", 5)]
    assert course(replayed) == [
        "no more bets",
        "2 let ride",
        "5 let ride",
        "community 1",
        "2 let ride",
        "5 let ride",
        "community 2",
        "settlement",
    ]
    for number in (2, 4):
        assert refusal_of(before(replayed, Choose, number), Reveal()).kind is RefusalKind.NOT_NOW
    assert "may choose let ride, take back, not fold. (sd-15.03.5)" in refused(f"{HEADING}{BETS}{CARDS}2 fold")
    assert "It is the turn of position 2" in refused(f"{HEADING}{BETS}{CARDS}5 let ride")


@clause("sd-15.03.7")
@ruling("R1")
def test_a_pair_of_tens_wins_and_each_side_bet_goes_by_its_own_cards() -> None:
    """Tens win and nines lose with the community cards; the three card bonus looks at the player's own three alone."""
    bets = BETS + "5 three_card_bonus $10\n2 three_card_bonus $10\n2 bonus $1\n5 bonus $1\n"
    tables = f"table bonus B\nlimit bonus $1 to $5\n{THREE_CARD_BONUS}"
    assert_ends(f"""{HEADING}{tables}{bets}
        cards 2: Tc 6d 4h
        cards 5: 9c 9d 4c
        cards community: Th 8s
        no more bets
        {ALL_RIDE}
        expect
        5 bet_one $5 loses
        5 bet_two $5 loses
        5 bet_three $5 loses
        5 bonus $1 loses
        5 three_card_bonus $10 wins $10 at 1 to 1
        2 bet_one $10 wins $10 at 1 to 1
        2 bet_two $10 wins $10 at 1 to 1
        2 bet_three $10 wins $10 at 1 to 1
        2 bonus $1 loses
        2 three_card_bonus $10 loses
        """)


@clause("sd-15.03.7", "sd-15.03.8")
@ruling("R38", "R58")
def test_the_hands_are_settled_counter_clockwise_bets_first_and_the_sensors_wager_last() -> None:
    """The bets, then the three card bonus, then the progressive, of position 5 and then of position 2."""
    bets = BETS + "5 three_card_bonus $10\n5 progressive $1\n2 three_card_bonus $5\n2 progressive $1\n"
    replayed = ends(f"""{HEADING}{THREE_CARD_BONUS}{PROGRESSIVE}{bets}
        cards 2: 9c 9d 9h
        cards 5: Ac 7d 3h
        cards community: Kh 8s
        no more bets
        {ALL_RIDE}
        expect
        5 bet_one $5 loses
        5 bet_two $5 loses
        5 bet_three $5 loses
        5 three_card_bonus $10 loses
        5 progressive $1 loses
        2 bet_one $10 wins $30 at 3 to 1
        2 bet_two $10 wins $30 at 3 to 1
        2 bet_three $10 wins $30 at 3 to 1
        2 three_card_bonus $5 wins $150 at 30 to 1
        2 progressive $1 takes $9 at 9 for 1
        """)

    assert settled_in_turn(replayed) == [5, 2]


@clause("sd-15.03.8")
@ruling("R58")
def test_the_bonus_follows_the_bets_and_the_three_card_bonus_follows_it() -> None:
    """Where the table has the bonus in place of the progressive it stands between bets and three card bonus."""
    bets = BETS + "2 three_card_bonus $5\n2 bonus $1\n"
    replayed = played(f"{HEADING}table bonus A\nlimit bonus $1 to $1\n{THREE_CARD_BONUS}{bets}{CARDS}{ALL_RIDE}")

    assert [line.name for line in replayed.lines if line.position == 2] == [
        "bet_one",
        "bet_two",
        "bet_three",
        "bonus",
        "three_card_bonus",
    ]
