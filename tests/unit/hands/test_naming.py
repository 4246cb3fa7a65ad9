"""Whatever is dealt falls under one name of the ranking that its pay table uses."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import DECK, Card, parse_cards
from fifthstreet.hands import (
    RANKINGS,
    best_four,
    name_dealer_bust,
    name_dealt_five_cards,
    name_four_cards,
    name_holdem_royals,
    name_six_cards,
    name_three_cards,
)
from tests.proofs import clause, ruling


def _dealt(size: int) -> st.SearchStrategy[list[Card]]:
    return st.lists(st.sampled_from(DECK), min_size=size, max_size=size, unique=True)


@ruling("R6")
@given(_dealt(7))
def test_any_cards_have_a_name_that_their_ranking_knows(cards: list[Card]) -> None:
    """The names given to cards are names that a pay table can use."""
    assert name_three_cards(cards[:3]) in RANKINGS["three_cards"].hands
    assert name_four_cards(best_four(cards[:5]).value) in RANKINGS["four_cards"].hands
    assert name_six_cards(cards[:6]) in RANKINGS["six_cards"].hands
    assert name_dealt_five_cards(cards[:4], cards[1:4], cards[4:6]) in RANKINGS["dealt_five_cards"].hands
    assert name_holdem_royals(cards[:2], cards[2:]) in RANKINGS["holdem_royals"].hands


@clause("md-6.E.1")
@pytest.mark.parametrize("suit", ["spades", "hearts", "diamonds", "clubs"])
def test_a_mini_royal_is_named_with_its_suit(suit: str) -> None:
    """A table may pay the spades apart."""
    assert name_three_cards(parse_cards("".join(f"{rank}{suit[0]}" for rank in "QAK"))) == f"mini-royal of {suit}"


@clause("md-6.F.8", "md-7.F.5.b")
@ruling("R6")
@pytest.mark.parametrize(
    ("cards", "name"),
    [
        ("9d Td Jd Qd Kd Ad", "super royal of diamonds"),
        ("9c Tc Jc Qc Kc Ac", "super royal of clubs"),
        ("9c Td Jd Qd Kd Ad", "royal flush"),
        ("8c 9c Tc Jc Qc Kc", "straight flush"),
        ("8c 8d Tc Jc Qd Kd", "pair of eights"),
        ("8c 8d Tc Td Qd Qs", "two pair"),
    ],
)
def test_six_cards_are_a_super_royal_or_their_best_five(cards: str, name: str) -> None:
    """A super royal is not paid as a royal besides."""
    assert name_six_cards(parse_cards(cards)) == name


@ruling("R6", "R9")
@pytest.mark.parametrize(
    ("hole", "board", "name"),
    [
        ("As Ks", "Qs Js Ts 2d 3c", "royal flush in five cards"),
        ("As Ks", "Ts Js Qs 9s 8s", "royal flush in five cards"),
        ("As Ks", "Qs Js 2d Ts 3c", "royal flush in six cards"),
        ("As 2c", "Qs Js Ks Ts 3c", "royal flush in six cards"),
        ("As Ks", "Qs Js 2d 3c Ts", "royal flush in seven cards"),
        ("As Ks", "2d 3c Qs Js Ts", "royal flush in seven cards"),
        ("As 2c", "3c Ks Qs Js Ts", "royal flush in seven cards"),
        ("2d 3c", "As Ks Qs Js Ts", "community royal flush"),
        ("9s 8s", "As Ks Qs Js Ts", "community royal flush"),
        ("9s 8s", "2d Ks Qs Js Ts", "straight flush"),
        ("Ah 2c", "As Ad 3c 4h 9d", "three of a kind"),
        ("2h 3c", "As Ad Kc 9h 7d", "pair of aces"),
    ],
)
def test_a_holdem_royal_is_named_by_the_card_that_completed_it(hole: str, board: str, name: str) -> None:
    """Hole cards and flop are five cards, the turn the sixth, the river the seventh; the board's own is everyone's."""
    assert name_holdem_royals(parse_cards(hole), parse_cards(board)) == name


@pytest.mark.parametrize(("hole", "board"), [("As", "Qs Js Ts 2d 3c"), ("As Ks", "Qs Js Ts 2d")])
def test_an_unfinished_board_is_a_bug(hole: str, board: str) -> None:
    """Hold'em is named when every card is there."""
    with pytest.raises(AssertionError, match=r"two hole cards|the board is five cards"):
        name_holdem_royals(parse_cards(hole), parse_cards(board))


@pytest.mark.parametrize(("four", "name"), [("Kh Kd Ks Kc", "four of a kind dealt"), ("Kh 5d Ks 5c", "two pair dealt")])
def test_four_cards_laid_down_are_named_as_dealt(four: str, name: str) -> None:
    """A hand laid down is not the hand it would have become."""
    assert name_dealt_five_cards(parse_cards(four), None) == name


def test_three_cards_kept_are_named_with_the_community_cards() -> None:
    """Two pair dealt and played on are whatever the five cards make."""
    four, community = parse_cards("Kh 5d Ks 5c"), parse_cards("5h 5s")

    assert name_dealt_five_cards(four, parse_cards("Kh Ks 5d"), community) == "full house"
    assert name_dealt_five_cards(four, parse_cards("5c Ks 5d"), community) == "four of a kind"


def test_only_two_hands_may_be_laid_down() -> None:
    """Laying down a pair is a bug of the caller, as is keeping cards that were not dealt."""
    with pytest.raises(AssertionError, match="pair may not be laid down"):
        name_dealt_five_cards(parse_cards("Kh Ks 5d 4c"), None)
    with pytest.raises(AssertionError, match="three of the four dealt"):
        name_dealt_five_cards(parse_cards("Kh Ks 5d 4c"), parse_cards("Kh Ks 6d"), parse_cards("2h 2d"))


@ruling("R11")
def test_a_busted_dealer_is_named_by_the_number_of_cards() -> None:
    """Eight or more have one name without an upper end; two cards never bust."""
    names = [name_dealer_bust(count) for count in range(3, 13)]

    assert names == ["3 cards", "4 cards", "5 cards", "6 cards", "7 cards", *["8 or more cards"] * 5]
    assert set(names) == set(RANKINGS["dealer_busts"].hands)
    with pytest.raises(AssertionError, match="no hand of 2 cards busts"):
        name_dealer_bust(2)
