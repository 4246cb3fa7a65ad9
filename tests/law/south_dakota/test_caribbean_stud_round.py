"""South Dakota, section 16:15.05: how a round of Caribbean Stud is dealt, played and settled."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import Outcome, RefusalKind, Standing
from fifthstreet.round.commands import Choose, Deal, Reveal
from fifthstreet.round.seeing import seen_by_all
from tests.law.rounds import (
    after,
    asked_in_turn,
    before,
    dealt_to,
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
round caribbean-stud in south-dakota
table bet base
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
cards 2: Jc Jd 9h 5s 2d
cards 5: Ac Qd 7d 4h 3c
cards dealer: As Kd Th 8c 6h
no more bets
"""

BOTH_BET: Final = """
2 bet $20
5 bet $40
"""


@clause("sd-15.05.9")
@ruling("R38", "R39", "R51")
@pytest.mark.parametrize(
    ("dealing", "order"),
    [
        ("rotation", ["2", "5", "dealer"] * 5),
        ("packets", ["2"] * 5 + ["5"] * 5 + ["dealer"] * 5),
    ],
)
def test_five_cards_go_to_each_player_from_the_left_and_to_the_dealer_last_his_fifth_face_up(
    dealing: str, order: list[str]
) -> None:
    """Singly in rotation or in groups of five; the dealer's last card is the only one that anybody sees."""
    replayed = played(f"{HEADING}table dealing {dealing}\n{TWO}{BOTH_BET}")

    assert dealt_to(replayed) == order
    assert seen_by_all(after(replayed, Deal)) == {"2": frozenset(), "5": frozenset(), "dealer": frozenset({4})}
    assert course(replayed, TO_THE_DEAL) == ["no more bets", "shuffled", "dealt"]


@clause("sd-15.05.9")
@ruling("R42")
def test_nothing_is_dealt_before_the_round_s_own_shuffle_and_cut() -> None:
    """A round begins without a deck; one shuffled by hand is cut before the first card."""
    by_hand = f"{HEADING}dealer by hand\n{TWO}"

    assert "No shuffled deck lies at the table" in refused(f"{by_hand}deal")
    assert "is cut before the deal. (sd-15.05.1, sd-15.05.9)" in refused(f"{by_hand}shuffle by hand\ndeal")


@clause("sd-15.05.10")
@ruling("R32", "R41")
def test_a_players_wrong_number_of_cards_kills_his_hand_alone() -> None:
    """He has ante, bet and progressive back and earns nobody envy for his straight flush; the others play on."""
    assert_ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 2 Bob
        1 ante $10
        1 progressive $1
        2 ante $20
        2 progressive $1
        cards 1: 9s 8s 7s 6s 5s
        cards 2: Jc Jd Jh 5c 2d
        cards dealer: As Kd Th 8c 6h
        no more bets
        1 bet $20
        report a player has a wrong number of cards at 1
        uphold Olga
        2 bet $40
        expect
        2 ante $20 wins $20 at 1 to 1
        2 bet $40 wins $120 at 3 to 1
        2 progressive $1 takes $9 at 9 for 1
        1 ante $10 returned
        1 bet $20 returned
        1 progressive $1 returned
        """)


@clause("sd-15.05.10")
@ruling("R41")
@pytest.mark.parametrize("hand", ["9s 8s 7s 6s 5s", "9s 8s 7s 6s 4d"])
def test_the_dealers_wrong_number_of_cards_leaves_only_the_progressive(hand: str) -> None:
    """Every ante and bet goes back and nobody is asked any more; the progressive is won or lost by the hand."""
    award = "takes $200.02" if hand.endswith("5s") else "loses"
    assert_ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        1 progressive $1
        2 ante $20
        2 progressive $1
        3 ante $5
        cards 1: {hand}
        cards 2: Jc Jd Qh 5c 2d
        cards 3: 9c 9d 7h 4h 2c
        cards dealer: As Kd Th 8c 6h
        no more bets
        1 fold
        2 bet $40
        report the dealer has a wrong number of cards
        uphold Olga
        expect
        3 ante $5 returned
        2 ante $20 returned
        2 bet $40 returned
        2 progressive $1 loses
        1 ante $10 returned
        1 progressive $1 {award}
        {"2 envy/1 $1 takes $300 at $300 envy" if hand.endswith("5s") else ""}
        """)


@clause("sd-15.05.11", "sd-15.05.11.a")
@ruling("R38")
def test_a_player_folds_for_his_ante_or_bets_twice_his_ante() -> None:
    """Asked from the left, one folds three jacks and loses the ante alone; no amount but twice the ante stays in."""
    replayed = played(f"{HEADING}{TWO}2 fold\n5 bet $40")

    assert asked_in_turn(replayed) == [("bet", 2), ("bet", 5)]
    assert lines_of(replayed) == ["5 ante $20 loses", "5 bet $40 loses", "2 ante $10 loses"]
    for amount in ("$10", "$30", "$40"):
        sentence = refused(f"{HEADING}{TWO}2 bet {amount}")
        assert f"The bet may be $20, not {amount}." in sentence
        assert "sd-15.05.11" in sentence
    assert "2 may choose fold, bet, not check." in refused(f"{HEADING}{TWO}2 check")


@clause("sd-15.05.11.a")
@ruling("R22")
def test_a_fold_loses_the_ante_and_leaves_the_progressive() -> None:
    """The ante of a folded flush is lost; the optional wager plays for the jackpot whatever becomes of the hand."""
    assert_ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        1 ante $10
        1 progressive $1
        cards 1: Ks Js 9s 4s 2s
        cards dealer: Ac Kd Th 8c 6h
        no more bets
        1 fold
        expect
        1 ante $10 loses
        1 progressive $1 takes $40 at 40 for 1
        """)


@clause("sd-15.05.13")
@ruling("R17")
def test_a_dealer_without_ace_and_king_pays_every_ante_and_the_bets_go_back() -> None:
    """A lower hand and a higher one are paid 1 to 1 on the ante alone; whoever has folded is not paid."""
    assert_ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        2 ante $20
        2 progressive $1
        3 ante $5
        cards 1: Tc 9d 7h 5s 2d
        cards 2: Jc Jd Jh 4h 3c
        cards 3: 8d 7c 6d 3d 2c
        cards dealer: As Qd Th 8c 6h
        no more bets
        1 bet $20
        2 bet $40
        3 fold
        expect
        3 ante $5 loses
        2 ante $20 wins $20 at 1 to 1
        2 bet $40 pushes
        2 progressive $1 takes $9 at 9 for 1
        1 ante $10 wins $10 at 1 to 1
        1 bet $20 pushes
        """)


@clause("sd-15.05.14", "sd-15.05.15", "sd-15.05.18")
@ruling("R38")
def test_the_higher_hand_wins_and_a_tie_pushes_counter_clockwise_from_the_right() -> None:
    """Against ace-king ten high: a pair wins, the same five ranks push, a queen high loses, and 6 is settled first."""
    replayed = ends(f"""{HEADING}
        seat 1 Ann
        seat 3 Bob
        seat 6 Cid
        1 ante $10
        3 ante $20
        6 ante $5
        cards 1: Jc Jd 9h 5s 2d
        cards 3: Ac Ks Td 8d 6c
        cards 6: Qc 7h 5d 4h 3c
        cards dealer: As Kd Th 8c 6h
        no more bets
        1 bet $20
        3 bet $40
        6 bet $10
        expect
        6 ante $5 loses
        6 bet $10 loses
        3 ante $20 pushes
        3 bet $40 pushes
        1 ante $10 wins $10 at 1 to 1
        1 bet $20 wins $20 at 1 to 1
        """)

    assert settled_in_turn(replayed) == [6, 3, 1]


@clause("sd-15.05.14")
def test_the_comparison_is_decided_by_the_last_card_and_waits_for_every_choice() -> None:
    """The fifth card tells two hands apart; the dealer's other four are turned when the last player has chosen."""
    replayed = ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        1 ante $10
        2 ante $10
        cards 1: Ac Ks Td 8d 7c
        cards 2: Ad Kh Tc 8h 5c
        cards dealer: As Kd Th 8c 6h
        no more bets
        1 bet $20
        2 bet $20
        expect
        2 ante $10 loses
        2 bet $20 loses
        1 ante $10 wins $10 at 1 to 1
        1 bet $20 wins $20 at 1 to 1
        """)

    assert course(replayed) == ["no more bets", "1 bet", "2 bet", "dealer 4", "settlement"]
    assert refusal_of(before(replayed, Choose, 2), Reveal()).kind is RefusalKind.NOT_NOW
    assert seen_by_all(before(replayed, Reveal))["dealer"] == frozenset({4})
    assert seen_by_all(after(replayed, Reveal))["dealer"] == frozenset({0, 1, 2, 3, 4})


@clause("sd-15.05.10")
@ruling("R22", "R41")
def test_a_fold_goes_back_with_the_bets_when_the_dealer_is_misdealt() -> None:
    """Only the progressive is played, and a folded hand's too where the house forfeits it otherwise; it earns envy."""
    assert_ends(
        """\
round caribbean-stud in south-dakota
table bet base
table progressive PMG-01
limit ante $5 to $20
setting progressive_after_fold forfeited
link $1
tier meter seed $10,000 reset $10,000 rate 10% now $10,000
seat 1 Ann
seat 2 Bob
1 ante $10
1 progressive $1
2 ante $5
2 progressive $1
cards 1: 9h 8h 7h 6h 5h
cards 2: 2c 4d 6s 8s Tc
no more bets
1 fold
report the dealer has a wrong number of cards
uphold Sue

expect
2 ante $5 returned
2 progressive $1 loses
1 ante $10 returned
1 progressive $1 takes $1,000.02 at 10% of meter
2 envy/1 $1 takes $300 at $300 envy
after meter $9,000.18
"""
    )


@clause("sd-15.05.10")
@pytest.mark.parametrize(("folds", "seen"), [("1 fold\n", 0), ("1 bet $20\n", 5)], ids=["folded", "played"])
def test_a_hand_that_is_dead_in_the_settlement_is_as_open_as_it_was(folds: str, seen: int) -> None:
    """What the settlement opened stays open; a folded hand that it left closed is not opened by its wrong number."""
    replayed = played(
        f"""\
round caribbean-stud in south-dakota
table bet base
limit ante $5 to $20
dealer by hand
seat 1 Ann
seat 2 Bob
1 ante $10
2 ante $10
cards 1: 2c 4d 6s 8s Tc
no more bets
shuffle by machine
deal
{folds}2 bet $20
reveal
settle
report a player has a wrong number of cards at 1
uphold Sue
"""
    )
    killed = next(state for state in replayed.states if state.seats and state.seats[1].standing is Standing.DEAD)

    assert len(seen_by_all(killed)["1"]) == seen
    assert {line.outcome for line in killed.lines if line.position == 1} == {Outcome.RETURNED}
