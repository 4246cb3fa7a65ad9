"""South Dakota, section 16:15.09: how a round of Silverado Stud is dealt, played and settled."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import RefusalKind
from fifthstreet.round.commands import Choose, CloseBets, Deal, PlaceWager, Reveal, WithdrawWager
from fifthstreet.round.seeing import seen_by_all
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
from tests.law.south_dakota.course import TO_THE_DEAL, course
from tests.proofs import clause, ruling

HEADING: Final = """
round silverado-stud in south-dakota
limit five_card_bet $5 to $50
"""

BONUS: Final = """
table four_card_bonus base
limit four_card_bonus $1 to $25
"""

BETS: Final = """
seat 2 Ann
seat 5 Bob
2 five_card_bet $10
2 three_card_bet $10
5 five_card_bet $20
5 three_card_bet $20
"""

CARDS: Final = """
cards 2: Jc 9d 4h Kd
cards 5: Qc 8d 6h 2s
cards community: Jh 3c
no more bets
"""

SPLITS: Final = """
2 split Jc 9d 4h
5 split Qc 8d 6h
"""

CHECKS: Final = """
2 check
5 check
"""


def version(name: str) -> str:
    """The heading of a table that pays both hands by one version."""
    return f"{HEADING}table five_card_bet {name}\ntable three_card_bet {name}\n"


@clause("sd-15.09.2")
@ruling("R54")
def test_equal_bets_on_both_hands_enter_the_round() -> None:
    """The three-card bet equals the five-card bet, neither stands alone, and the bonus is one more, of any amount."""
    one_bet = f"{version('A')}{BONUS}seat 2 Ann\n2 five_card_bet $10\n"

    for amount in ("$5", "$15"):
        assert f"may be $10, not {amount}. (sd-15.09.2" in refused(f"{one_bet}2 three_card_bet {amount}")
    assert "sd-15.09.2" in refused(f"{one_bet}no more bets")
    bets = f"{BETS}2 four_card_bonus $25\n5 four_card_bonus $1\n"
    lines = lines_of(played(f"{version('A')}{BONUS}{bets}{CARDS}{SPLITS}{CHECKS}"))
    assert [line for line in lines if "bonus" in line] == ["5 four_card_bonus $1 loses", "2 four_card_bonus $25 loses"]


@clause("sd-15.09.2")
def test_no_bet_comes_or_goes_after_no_more_bets() -> None:
    """Once the dealer has called it every bet stands; before, the bonus may still be taken down."""
    text = f"{version('A')}{BONUS}{BETS}2 four_card_bonus $5\n{CARDS}{SPLITS}{CHECKS}"
    bets, closed = at_the_call(played(text))
    taken = WithdrawWager(position=2, wager="four_card_bonus")
    late = PlaceWager(position=5, wager="four_card_bonus", amount=closed.seats[2].wagers["four_card_bonus"])

    assert "four_card_bonus" not in done(done(bets, taken), CloseBets()).seats[2].wagers
    assert refusal_of(closed, taken).kind is RefusalKind.NOT_NOW
    assert refusal_of(closed, late).kind is RefusalKind.NOT_NOW


@clause("sd-15.09.2", "sd-15.09.9")
@ruling("R54")
@pytest.mark.parametrize(
    ("cards", "keeps", "ends_as"),
    [
        ("9c 9d 9h 9s", "9c 9d 9h", "wins $1,000 at 200 to 1"),
        ("5c 4c 3c 2c", "5c 4c 3c", "wins $250 at 50 to 1"),
        ("9c 9d 9h 2s", "9c 9d 9h", "wins $50 at 10 to 1"),
        ("Kc 9c 5c 2c", "Kc 9c 5c", "wins $30 at 6 to 1"),
        ("5c 4d 3h 2c", "5c 4d 3h", "wins $20 at 4 to 1"),
        ("9c 9d 5h 5c", "9c 9d 5h", "wins $15 at 3 to 1"),
        ("9c 9d 5h 2c", "9c 9d 5h", "wins $5 at 1 to 1"),
        ("9c 7d 5h 2c", "9c 7d 5h", "pushes"),
        ("Tc 7d 5h 2c", "Tc 7d 5h", "loses"),
        ("Ac 7d 5h 3c", "Ac 7d 5h", "loses"),
    ],
)
def test_the_bonus_is_won_by_the_four_cards_dealt(cards: str, keeps: str, ends_as: str) -> None:
    """The community cards help nobody's bonus: a row pays for the player's own four cards, however they are split."""
    replayed = played(
        f"""{version("A")}{BONUS}
        seat 2 Ann
        2 five_card_bet $10
        2 three_card_bet $10
        2 four_card_bonus $5
        cards 2: {cards}
        cards community: 6s Ks
        no more bets
        2 split {keeps}
        2 check
        """
    )

    assert lines_of(replayed)[-1] == f"2 four_card_bonus $5 {ends_as}"


@clause("sd-15.09.4")
@ruling("R38", "R39", "R42")
def test_four_cards_go_to_each_player_in_rotation_and_then_two_to_the_dealer_face_down() -> None:
    """From the dealer's left after shuffle and cut; nobody has seen any of the cards."""
    by_hand = f"{version('A')}dealer by hand\n{BETS}{CARDS}"
    replayed = played(f"{by_hand}shuffle by hand\ncut 20\ndeal\n{SPLITS}reveal\n{CHECKS}reveal\nsettle\npay\nclose")

    assert dealt_to(replayed) == ["2", "5"] * 4 + ["community", "community"]
    assert set(seen_by_all(after(replayed, Deal)).values()) == {frozenset()}
    assert course(replayed, TO_THE_DEAL) == ["no more bets", "shuffled", "deckcut", "dealt"]
    assert "No shuffled deck lies at the table" in refused(f"{by_hand}deal")
    assert "is cut before the deal. (sd-15.09.1, sd-15.09.4)" in refused(f"{by_hand}shuffle by hand\ndeal")


@clause("sd-15.09.5")
@ruling("R15")
def test_three_of_the_four_cards_make_the_five_card_hand_and_the_other_the_three_card_hand() -> None:
    """The same four cards split otherwise end otherwise; three different cards of the player's own are named."""
    text = f"""{version("A")}
        seat 2 Ann
        2 five_card_bet $10
        2 three_card_bet $10
        cards 2: Jc 9d 4h 3d
        cards community: Jh 3c
        no more bets
        """
    jacks = lines_of(played(f"{text}2 split Jc 9d 4h\n2 check"))
    pair_of_threes = lines_of(played(f"{text}2 split 9d 4h 3d\n2 check"))

    assert jacks == ["2 five_card_bet $10 wins $10 at 1 to 1", "2 three_card_bet $10 wins $10 at 1 to 1"]
    assert pair_of_threes == ["2 five_card_bet $10 loses", "2 three_card_bet $10 wins $10 at 1 to 1"]
    for named in ("Jc 9d", "Jc 9d Kh", "Jc 9d 4h 3d"):
        assert "sd-15.09.5" in refused(f"{text}2 split {named}\n2 check")


@clause("sd-15.09.5")
@ruling("R15")
@pytest.mark.parametrize(
    ("name", "cards", "line"),
    [
        ("A", "9c 9d 9h 9s", "wins $500 at 50 to 1"),
        ("Q", "9c 9d 9h 9s", "wins $400 at 40 to 1"),
        ("A-2P", "9c 9d 4h 4s", "wins $10 at 1 to 1"),
        ("Q", "9c 9d 4h 4s", "wins $30 at 3 to 1"),
    ],
)
def test_four_of_a_kind_or_two_pair_dealt_may_be_laid_down(name: str, cards: str, line: str) -> None:
    """The five-card bet is paid by its row, the three-card bet pushes, and nobody is asked for a raise."""
    replayed = played(f"""{version(name)}{BONUS}
        seat 2 Ann
        2 five_card_bet $10
        2 three_card_bet $10
        2 four_card_bonus $5
        cards 2: {cards}
        cards community: Jh 3c
        no more bets
        2 lay down
        """)

    assert lines_of(replayed)[:2] == [f"2 five_card_bet $10 {line}", "2 three_card_bet $10 pushes"]
    assert lines_of(replayed)[2].startswith("2 four_card_bonus $5 wins")
    assert asked_in_turn(replayed) == [("split", 2)]


@clause("sd-15.09.5")
@ruling("R15")
@pytest.mark.parametrize(("name", "cards"), [("A", "9c 9d 4h 4s"), ("Q", "9c 9d 9h 4s"), ("Q", "9c 9d 6h 4s")])
def test_no_other_hand_is_laid_down(name: str, cards: str) -> None:
    """Two pair only where the version has its row, and never three of a kind or one pair."""
    text = f"""{version(name)}
        seat 2 Ann
        2 five_card_bet $10
        2 three_card_bet $10
        cards 2: {cards}
        cards community: Jh 3c
        no more bets
        """

    assert "2 may choose split, not lay down. (sd-15.09.5" in refused(f"{text}2 lay down")


@clause("sd-15.09.5")
def test_whoever_does_not_lay_two_pair_down_splits_like_everybody() -> None:
    """Two pair dealt and split into a pair of nines loses the five-card bet that lying down would have won."""
    text = f"""{version("Q")}
        seat 2 Ann
        2 five_card_bet $10
        2 three_card_bet $10
        cards 2: 9c 9d 4h 4s
        cards community: Jh 3c
        no more bets
        2 split 9c 9d 4h
        2 check
        """

    assert lines_of(played(text)) == ["2 five_card_bet $10 loses", "2 three_card_bet $10 loses"]


@clause("sd-15.09.6")
@ruling("R15", "R38")
def test_a_raise_of_the_five_card_bet_may_follow_the_first_community_card() -> None:
    """Everybody is asked after it, clockwise; the second card is turned when all have acted; a raise is paid alike."""
    replayed = ends(f"""{version("A")}{BETS}{CARDS}{SPLITS}
        2 bet $10
        5 check
        expect
        5 five_card_bet $20 loses
        5 three_card_bet $20 loses
        2 five_card_bet $10 wins $10 at 1 to 1
        2 raise $10 wins $10 at 1 to 1
        2 three_card_bet $10 loses
        """)

    assert course(replayed) == [
        "no more bets",
        "2 split",
        "5 split",
        "community 1",
        "2 bet",
        "5 check",
        "community 2",
        "settlement",
    ]
    for number in (2, 4):
        assert refusal_of(before(replayed, Choose, number), Reveal()).kind is RefusalKind.NOT_NOW
    for amount in ("$5", "$20"):
        sentence = refused(f"{version('A')}{BETS}{CARDS}{SPLITS}2 bet {amount}")
        assert f"The bet may be $10, not {amount}." in sentence
        assert "sd-15.09.6" in sentence


@clause("sd-15.09.7")
@ruling("R8")
@pytest.mark.parametrize(
    ("name", "pair", "line"),
    [
        ("A", "J", "wins $10 at 1 to 1"),
        ("A", "T", "loses"),
        ("B-2P", "J", "wins $10 at 1 to 1"),
        ("B-2P", "T", "loses"),
        ("Q", "Q", "wins $10 at 1 to 1"),
        ("Q", "J", "pushes"),
        ("Q", "T", "pushes"),
        ("Q", "9", "loses"),
    ],
)
def test_version_a_wants_jacks_and_version_b_pushes_tens_or_jacks(name: str, pair: str, line: str) -> None:
    """The least pair of the five-card hand is the version's own; any pair wins the three-card hand."""
    replayed = played(f"""{version(name)}
        seat 2 Ann
        2 five_card_bet $10
        2 three_card_bet $10
        cards 2: {pair}c {pair}d 4h 2d
        cards community: 7h 2c
        no more bets
        2 split {pair}c {pair}d 4h
        2 check
        """)

    assert lines_of(replayed) == [f"2 five_card_bet $10 {line}", "2 three_card_bet $10 wins $10 at 1 to 1"]


@clause("sd-15.09.7", "sd-15.09.9")
@ruling("R38")
def test_each_position_is_settled_five_card_hand_first_from_the_right() -> None:
    """Position 5 and then position 2: the five-card bet, its raise, the three-card bet and the bonus."""
    bets = f"{BETS}2 four_card_bonus $5\n5 four_card_bonus $5\n"
    replayed = ends(f"""{version("A")}{BONUS}{bets}
        cards 2: Jc 9d 4h Kd
        cards 5: Qc Qd 6h Js
        cards community: Jh 3c
        no more bets
        2 split Jc 9d 4h
        5 split Qc Qd 6h
        2 bet $10
        5 bet $20
        expect
        5 five_card_bet $20 wins $20 at 1 to 1
        5 raise $20 wins $20 at 1 to 1
        5 three_card_bet $20 wins $20 at 1 to 1
        5 four_card_bonus $5 wins $5 at 1 to 1
        2 five_card_bet $10 wins $10 at 1 to 1
        2 raise $10 wins $10 at 1 to 1
        2 three_card_bet $10 loses
        2 four_card_bonus $5 loses
        """)

    assert settled_in_turn(replayed) == [5, 2]
