"""South Dakota, section 16:15.12: how a round of Texas Hold'em Bonus is dealt, played and settled."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import RefusalKind
from fifthstreet.round.commands import Choose, Deal, Reveal
from fifthstreet.round.events import Revealed
from fifthstreet.round.seeing import seen_by_all
from fifthstreet.round.state import DISCARDS
from tests.law.rounds import (
    after,
    asked_in_turn,
    before,
    dealt_to,
    ends,
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
round texas-holdem-bonus in south-dakota
table ante base
limit ante $5 to $25
"""

BONUS: Final = """
table bonus House
limit bonus $1 to $25
own bonus House
  pair of jacks pays 15 to 1
  otherwise loses
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
cards 5: 7c 2d
cards dealer: Qc 8d
cards community: Jh 6s 5c 4d Kh
no more bets
"""

TO_THE_END: Final = """
2 bet $20
5 bet $40
2 bet $10
5 check
2 check
5 bet $20
"""


@clause("sd-15.12.3", "sd-15.12.4")
@ruling("R38", "R39", "R42")
def test_two_cards_go_face_down_to_each_position_from_the_left_and_to_the_dealer() -> None:
    """Singly in rotation after shuffle and cut; nobody has seen any of the cards and no community card lies there."""
    by_hand = f"{HEADING}dealer by hand\n{TWO}"
    replayed = played(f"{HEADING}{TWO}{TO_THE_END}")

    assert dealt_to(replayed) == ["2", "5", "dealer", "2", "5", "dealer"]
    assert seen_by_all(after(replayed, Deal)) == {"2": frozenset(), "5": frozenset(), "dealer": frozenset()}
    assert course(replayed, TO_THE_DEAL) == ["no more bets", "shuffled", "dealt"]
    assert "No shuffled deck lies at the table" in refused(f"{by_hand}deal")
    assert "is cut before the deal. (sd-15.12.3, sd-15.12.4)" in refused(f"{by_hand}shuffle by hand\ndeal")


@clause("sd-15.12.5.a", "sd-15.12.5.b")
@ruling("R38")
def test_a_player_folds_for_his_ante_or_bets_twice_his_ante_on_the_flop() -> None:
    """Asked from the left before any community card; no amount but twice the ante is taken, and no check."""
    replayed = played(f"{HEADING}{TWO}2 fold\n5 bet $40\n5 check\n5 check")

    assert lines_of(replayed)[-1] == "2 ante $10 loses"
    assert asked_in_turn(replayed) == [("flop", 2), ("flop", 5), ("turn", 5), ("river", 5)]
    for amount in ("$10", "$30"):
        sentence = refused(f"{HEADING}{TWO}2 bet {amount}")
        assert f"The bet may be $20, not {amount}." in sentence
        assert "sd-15.12.5.b" in sentence
    assert "2 may choose fold, bet, not check." in refused(f"{HEADING}{TWO}2 check")


@clause("sd-15.12.5.b")
def test_who_has_bet_on_the_flop_is_in_for_the_finish() -> None:
    """Nobody folds on the turn or the river: one checks or bets."""
    flop = f"{HEADING}{TWO}2 bet $20\n5 bet $40\n"

    assert "2 may choose check, bet, not fold. (sd-15.12.7)" in refused(f"{flop}2 fold")
    assert "2 may choose check, bet, not fold. (sd-15.12.8" in refused(f"{flop}2 check\n5 check\n2 fold")


@clause("sd-15.12.6", "sd-15.12.7", "sd-15.12.8", "sd-15.12.10")
@ruling("R38")
def test_a_card_is_burned_and_the_flop_the_turn_and_the_river_are_turned_as_all_have_acted() -> None:
    """Three cards, one and one, each after a burned card nobody sees, and then the dealer's two."""
    replayed = played(f"{HEADING}{TWO}{TO_THE_END}")

    assert course(replayed) == [
        "no more bets",
        "2 bet",
        "5 bet",
        "burn, community 3",
        "2 bet",
        "5 check",
        "burn, community 4",
        "2 check",
        "5 bet",
        "burn, community 5",
        "dealer 2",
        "settlement",
    ]
    assert asked_in_turn(replayed) == [
        (street, position) for street in ("flop", "turn", "river") for position in (2, 5)
    ]
    for number in (2, 4, 6):
        assert refusal_of(before(replayed, Choose, number), Reveal()).kind is RefusalKind.NOT_NOW
    drawn = [event.drawn for event in replayed.happened if isinstance(event, Revealed)]
    assert [" ".join(map(str, cards)) for cards in drawn] == ["Jh 6s 5c", "4d", "Kh", ""]
    assert seen_by_all(replayed.last)["community"] == frozenset(range(5))
    assert seen_by_all(replayed.last).get(DISCARDS, frozenset()) == frozenset()


@pytest.mark.parametrize(
    ("choices", "cites"),
    [
        pytest.param("2 bet {}", "sd-15.12.7", marks=clause("sd-15.12.7")),
        pytest.param("2 check\n5 check\n2 bet {}", "sd-15.12.8, sd-15.12.9", marks=clause("sd-15.12.8", "sd-15.12.9")),
    ],
)
@pytest.mark.parametrize("amount", ["$5", "$20"])
def test_a_bet_on_the_turn_or_the_river_is_as_much_as_the_ante(choices: str, cites: str, amount: str) -> None:
    """Half the ante and twice the ante are refused under the clauses of the street."""
    sentence = refused(f"{HEADING}{TWO}2 bet $20\n5 bet $40\n{choices.format(amount)}")

    assert f"The bet may be $10, not {amount}. ({cites}" in sentence


@clause("sd-15.12.11", "sd-15.12.12")
def test_the_best_five_of_seven_count_and_the_board_may_stand_for_either() -> None:
    """Dealer and player use three, four or all five community cards: a straight on the board is everybody's hand."""
    replayed = ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        2 ante $10
        3 ante $10
        cards 1: 3c 2d
        cards 2: Tc 9d
        cards 3: 9s 2h
        cards dealer: Ah Ad
        cards community: 8h 7s 6c 5d 4h
        no more bets
        1 bet $20
        2 bet $20
        3 bet $20
        1 check
        2 check
        3 check
        1 check
        2 check
        3 check
        expect
        3 flop $20 wins $20 at 1 to 1
        3 ante $10 pushes
        2 flop $20 wins $20 at 1 to 1
        2 ante $10 pushes
        1 flop $20 pushes
        1 ante $10 pushes
        """)

    assert line_of(replayed, 1, "flop").why == "a tie: the dealer has straight"


@clause("sd-15.12.12", "sd-15.12.17")
@ruling("R38")
def test_each_position_is_settled_bonus_first_then_the_base_game_and_the_progressive_last() -> None:
    """Counter-clockwise from the dealer's right, one position after the other; the bonus is won or lost by itself."""
    replayed = ends(f"""{HEADING}{PROGRESSIVE}{BONUS}
        seat 1 Ann
        seat 6 Bob
        1 ante $10
        1 bonus $5
        1 progressive $1
        6 ante $10
        6 bonus $5
        6 progressive $1
        cards 1: Jc Jd
        cards 6: 7c 2d
        cards dealer: Qc 8d
        cards community: Jh 6s 5c 4d Kh
        no more bets
        1 bet $20
        6 bet $20
        1 bet $10
        6 bet $10
        1 bet $10
        6 bet $10
        expect
        6 bonus $5 loses
        6 flop $20 loses
        6 turn $10 loses
        6 river $10 loses
        6 ante $10 loses
        6 progressive $1 loses
        1 bonus $5 wins $75 at 15 to 1
        1 flop $20 wins $20 at 1 to 1
        1 turn $10 wins $10 at 1 to 1
        1 river $10 wins $10 at 1 to 1
        1 ante $10 pushes
        1 progressive $1 takes $9 at 9 for 1
        """)

    assert settled_in_turn(replayed) == [6, 1]


@clause("sd-15.12.13", "sd-15.12.14", "sd-15.12.15")
@ruling("R13")
def test_a_tie_pushes_a_lower_hand_loses_all_and_a_higher_one_is_paid_on_flop_turn_and_river() -> None:
    """Against a pair of queens: kings win with the ante left where it lies, queens tie, jacks lose all four wagers."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        2 ante $10
        3 ante $10
        cards 1: Kc 3d
        cards 2: Qs 3h
        cards 3: Jc 3s
        cards dealer: Qc 3c
        cards community: Qh Kh Jd 8s 6d
        no more bets
        1 bet $20
        2 bet $20
        3 bet $20
        1 bet $10
        2 bet $10
        3 bet $10
        1 bet $10
        2 bet $10
        3 bet $10
        expect
        3 flop $20 loses
        3 turn $10 loses
        3 river $10 loses
        3 ante $10 loses
        2 flop $20 pushes
        2 turn $10 pushes
        2 river $10 pushes
        2 ante $10 pushes
        1 flop $20 wins $20 at 1 to 1
        1 turn $10 wins $10 at 1 to 1
        1 river $10 wins $10 at 1 to 1
        1 ante $10 pushes
        """)


@ruling("R13")
def test_the_ante_is_paid_on_a_winning_flush() -> None:
    """As much as the ante besides the bets (sd-15.12.16); a flush that loses loses the ante too."""
    text = f"""{HEADING}
        seat 1 Ann
        1 ante $10
        cards 1: 8h 3h
        cards dealer: DEALER
        cards community: Qh Kh Jh 8s 6d
        no more bets
        1 bet $20
        1 check
        1 check
        """

    assert lines_of(played(text.replace("DEALER", "Ac Kd"))) == [
        "1 flop $20 wins $20 at 1 to 1",
        "1 ante $10 wins $10 at 1 to 1",
    ]
    assert lines_of(played(text.replace("DEALER", "Ah 2h"))) == ["1 flop $20 loses", "1 ante $10 loses"]
