"""South Dakota, section 16:15.02: how a round of Three Card Poker is dealt, played and settled."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.money import Cents
from fifthstreet.round import Choice, Phase, RefusalKind
from fifthstreet.round.commands import Choose, Close, Deal, Show
from fifthstreet.round.seeing import seen_by_all
from tests.law.rounds import (
    after,
    asked_in_turn,
    before,
    dealt_to,
    done,
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
round three-card-poker in south-dakota
table ante_bonus base
table pair_plus base
limit ante $5 to $100
limit pair_plus $5 to $100
"""

PROGRESSIVE: Final = """
table progressive 1
link $1
tier meter seed $1,000 reset $1,000 rate 10% now $2,000
"""

TWO: Final = """
seat 2 Ann
seat 5 Bob
2 ante $10
2 pair_plus $5
5 ante $20
cards 2: 9c 9d 2h
cards 5: Ac 7d 4h
cards dealer: Kc 8d 3h
no more bets
"""

BOTH_PLAY: Final = """
2 bet $10
5 bet $20
"""


@clause("sd-15.02.4")
@ruling("R38", "R39", "R51")
@pytest.mark.parametrize(
    ("dealing", "order"),
    [
        ("rotation", ["2", "5", "dealer"] * 3),
        ("packets", ["2"] * 3 + ["5"] * 3 + ["dealer"] * 3),
    ],
)
def test_three_cards_go_face_down_to_each_player_from_the_left_and_to_the_dealer_last(
    dealing: str, order: list[str]
) -> None:
    """Singly in rotation or in groups of three, after the bets are closed; nobody has seen any of the cards."""
    replayed = played(f"{HEADING}table dealing {dealing}\n{TWO}{BOTH_PLAY}")

    assert dealt_to(replayed) == order
    assert set(seen_by_all(after(replayed, Deal)).values()) == {frozenset()}
    assert course(replayed, TO_THE_DEAL) == ["no more bets", "shuffled", "dealt"]


@clause("sd-15.02.4")
@ruling("R42")
def test_nothing_is_dealt_before_the_round_s_own_shuffle_and_cut() -> None:
    """A round begins without a deck; one shuffled by hand is cut before the first card."""
    by_hand = f"{HEADING}dealer by hand\n{TWO}"

    assert "No shuffled deck lies at the table" in refused(f"{by_hand}deal")
    assert "is cut before the deal. (sd-15.02.1, sd-15.02.4)" in refused(f"{by_hand}shuffle by hand\ndeal")
    told = f"{by_hand}shuffle by hand\ncut 20\ndeal\n{BOTH_PLAY}reveal\nsettle\npay\nclose"
    assert course(played(told), TO_THE_DEAL) == ["no more bets", "shuffled", "deckcut", "dealt"]


@clause("sd-15.02.5")
@ruling("R32", "R41")
@pytest.mark.parametrize(
    "irregularity", ["a player has a wrong number of cards at 2", "the dealer has a wrong number of cards"]
)
def test_a_wrong_number_of_cards_is_a_misdeal(irregularity: str) -> None:
    """Whoever has them, every wager of everybody goes back, side bets and progressive too."""
    bets = TWO.replace("no more bets", "5 progressive $1\nno more bets")
    replayed = played(f"{HEADING}{PROGRESSIVE}{bets}2 fold\nreport {irregularity}\nuphold Olga")

    assert is_void(replayed)
    assert lines_of(replayed) == [
        "5 ante $20 returned",
        "5 progressive $1 returned",
        "2 ante $10 returned",
        "2 pair_plus $5 returned",
    ]
    assert replayed.after == replayed.before


@clause("sd-15.02.5")
@ruling("R40")
def test_an_exposed_card_is_turned_over_and_the_deal_goes_on() -> None:
    """The card that everybody has seen is dealt where it would have been, and the round ends as it would have."""
    dealing = "shuffle by hand\ncut 20\ndeal 4\nreport a card is exposed in the deal\ndeal\n"
    by_hand = played(f"{HEADING}dealer by hand\n{TWO}{dealing}{BOTH_PLAY}reveal\nsettle\npay\nclose")

    seen = seen_by_all(after(by_hand, Deal, 2))
    assert seen == {"2": frozenset(), "5": frozenset({1}), "dealer": frozenset()}
    assert lines_of(by_hand) == lines_of(played(f"{HEADING}{TWO}{BOTH_PLAY}"))


@clause("sd-15.02.6", "sd-15.02.12")
@ruling("R38")
def test_each_hand_is_settled_as_play_ante_bonus_ante_and_pair_plus_and_then_the_progressive() -> None:
    """A winning straight has all five; the hand at the dealer's right is settled first."""
    replayed = ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 6 Bob
        1 ante $10
        1 pair_plus $20
        1 progressive $1
        6 ante $10
        6 pair_plus $5
        cards 1: 9c 8d 7h
        cards 6: Ad 9h 2s
        cards dealer: Ac Kc Jd
        no more bets
        1 bet $10
        6 bet $10
        expect
        6 play $10 loses
        6 ante $10 loses
        6 pair_plus $5 loses
        1 play $10 wins $10 at 1 to 1
        1 ante_bonus $10 takes $10 at 1 to 1
        1 ante $10 wins $10 at 1 to 1
        1 pair_plus $20 wins $120 at 6 to 1
        1 progressive $1 takes $6 at 6 for 1
        """)

    assert settled_in_turn(replayed) == [6, 1]


@clause("sd-15.02.7", "sd-15.02.10.a")
def test_a_dealer_below_queen_high_pays_every_ante_and_pushes_every_play_wager() -> None:
    """Even a hand below the dealer's wins its ante; the ante bonus and pair plus are settled for themselves."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        2 ante $20
        2 pair_plus $5
        3 ante $30
        3 pair_plus $10
        cards 1: Tc 8d 2h
        cards 2: 6c 5d 4h
        cards 3: Ac Kd 7h
        cards dealer: Jc 9d 8h
        no more bets
        1 bet $10
        2 bet $20
        3 bet $30
        expect
        3 play $30 pushes
        3 ante $30 wins $30 at 1 to 1
        3 pair_plus $10 loses
        2 play $20 pushes
        2 ante_bonus $20 takes $20 at 1 to 1
        2 ante $20 wins $20 at 1 to 1
        2 pair_plus $5 wins $30 at 6 to 1
        1 play $10 pushes
        1 ante $10 wins $10 at 1 to 1
        """)


@clause("sd-15.02.7", "sd-15.02.10.b", "sd-15.02.12", "sd-15.02.13")
def test_a_dealer_with_the_lowest_queen_high_plays() -> None:
    """Queen, three and two play: a pair wins play and ante, and jack high loses both."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        1 ante $10
        2 ante $20
        2 pair_plus $5
        cards 1: Jc Td 8h
        cards 2: 5s 5d 4h
        cards dealer: Qc 3d 2h
        no more bets
        1 bet $10
        2 bet $20
        expect
        2 play $20 wins $20 at 1 to 1
        2 ante $20 wins $20 at 1 to 1
        2 pair_plus $5 wins $5 at 1 to 1
        1 play $10 loses
        1 ante $10 loses
        """)


@clause("sd-15.02.13", "sd-15.02.10.b", "sd-15.02.12")
def test_the_ante_bonus_does_not_play_against_the_dealer() -> None:
    """A straight, three of a kind and a straight flush that the dealer beats lose play and ante and earn the bonus."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        2 ante $10
        3 ante $10
        cards 1: 6c 5d 4h
        cards 2: 9c 9d 9h
        cards 3: 8s 7s 6s
        cards dealer: Ad Kd Qd
        no more bets
        1 bet $10
        2 bet $10
        3 bet $10
        expect
        3 play $10 loses
        3 ante_bonus $10 takes $50 at 5 to 1
        3 ante $10 loses
        2 play $10 loses
        2 ante_bonus $10 takes $40 at 4 to 1
        2 ante $10 loses
        1 play $10 loses
        1 ante_bonus $10 takes $10 at 1 to 1
        1 ante $10 loses
        """)


@clause("sd-15.02.11", "sd-15.02.12")
def test_the_third_card_breaks_a_tie_of_two_and_a_full_tie_pushes_play_and_ante() -> None:
    """Ace-king level with the dealer's: the lower third card loses, the equal one pushes and the higher one wins."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        2 ante $10
        3 ante $10
        cards 1: Ac Kd 4h
        cards 2: Ad Kh 5c
        cards 3: Ah Kc 6d
        cards dealer: As Ks 5d
        no more bets
        1 bet $10
        2 bet $10
        3 bet $10
        expect
        3 play $10 wins $10 at 1 to 1
        3 ante $10 wins $10 at 1 to 1
        2 play $10 pushes
        2 ante $10 pushes
        1 play $10 loses
        1 ante $10 loses
        """)


@clause("sd-15.02.11")
def test_bonus_and_pair_plus_are_paid_in_a_tie() -> None:
    """The same straight as the dealer's pushes play and ante and is paid on its own terms besides."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        1 ante $10
        1 pair_plus $5
        cards 1: 9c 8d 7h
        cards dealer: 9s 8h 7d
        no more bets
        1 bet $10
        expect
        1 play $10 pushes
        1 ante_bonus $10 takes $10 at 1 to 1
        1 ante $10 pushes
        1 pair_plus $5 wins $30 at 6 to 1
        """)


FOLDS: Final = f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        1 pair_plus $5
        2 pair_plus $5
        3 ante $10
        cards 1: 9c 8d 2h
        cards 2: Kc 7d 3h
        cards 3: 5c 4d 3c
        cards dealer: Ac Qd 9h
        no more bets
        1 fold
        3 fold
        expect
        3 ante $10 loses
        2 pair_plus $5 loses
        1 ante $10 loses
        1 pair_plus $5 loses
        """


@clause("sd-15.02.8")
@ruling("R19", "R38", "R44")
def test_a_fold_forfeits_the_ante_and_the_hand_may_be_seen_afterwards() -> None:
    """They fold in turn; less than a pair loses pair plus, which is asked nothing; a folded hand opens on request."""
    replayed = ends(FOLDS)
    settled = before(replayed, Close)

    assert asked_in_turn(replayed) == [("play", 1), ("play", 3)]
    assert line_of(replayed, 1, "ante").why == "folded"
    assert seen_by_all(settled)["3"] == frozenset()
    assert seen_by_all(done(settled, Show(position=3)))["3"] == frozenset({0, 1, 2})
    assert refusal_of(before(replayed, Choose, 2), Show(position=1)).kind is RefusalKind.NOT_NOW


@clause("sd-15.02.8")
@ruling("R22")
def test_a_folded_pair_is_still_paid_on_pair_plus() -> None:
    """The ante alone is forfeited: pair plus is placed to play for hand value only."""
    replayed = played(f"{HEADING}{TWO}2 fold\n5 fold")

    assert lines_of(replayed) == [
        "5 ante $20 loses",
        "2 ante $10 loses",
        "2 pair_plus $5 wins $5 at 1 to 1",
    ]


@clause("sd-15.02.9")
@pytest.mark.parametrize("amount", ["$5", "$19", "$40"])
def test_the_play_wager_equals_the_ante(amount: str) -> None:
    """The player who stays puts exactly his ante on play: no less, no more and not another's ante."""
    sentence = refused(f"{HEADING}{TWO}2 bet $10\n5 bet {amount}")

    assert f"The bet may be $20, not {amount}." in sentence
    assert "sd-15.02.9" in sentence


@clause("sd-15.02.10")
@ruling("R38")
def test_the_dealer_s_cards_are_opened_when_everybody_has_acted_and_the_hands_are_settled_then() -> None:
    """From the left the players act; the dealer's three cards lie closed until the last of them has."""
    replayed = played(f"{HEADING}{TWO}{BOTH_PLAY}")
    last_asked = before(replayed, Choose, 2)

    assert course(replayed) == ["no more bets", "2 bet", "5 bet", "dealer 3", "settlement"]
    assert seen_by_all(last_asked)["dealer"] == frozenset()
    early = Choose(position=5, choice=Choice.BET, amount=Cents(20_00))
    assert refusal_of(before(replayed, Choose), early).kind is RefusalKind.NOT_ITS_TURN
    assert replayed.last.phase is Phase.CLOSED


@clause("sd-15.02.15.b")
@ruling("R19", "R23")
def test_nobody_is_paid_envy_for_another_hand_of_his_own() -> None:
    """Ann holds two positions: her ace-king-queen of spades earns Bob envy and her other hand nothing."""
    replayed = played(f"""{HEADING}{PROGRESSIVE}
        table hands 2
        seat 1 Ann
        seat 2 Ann
        seat 3 Bob
        1 ante $10
        1 progressive $1
        2 ante $10
        2 progressive $1
        3 ante $10
        3 progressive $1
        cards 1: As Ks Qs
        cards 2: 9c 7d 2h
        cards 3: 8c 6d 3h
        cards dealer: Kc 8d 4h
        no more bets
        1 bet $10
        2 fold
        3 fold
        """)

    assert lines_of(replayed)[-1] == "3 envy/1 $1 takes $100 at $100 envy"
    assert sum("envy" in line for line in lines_of(replayed)) == 1
