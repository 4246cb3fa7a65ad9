"""Two hole cards are told apart as the side bet of Texas Hold'em Bonus needs."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise
from math import comb

import pytest

from fifthstreet.cards import DECK, RANK_PLURALS, parse_cards
from fifthstreet.hands import RANKINGS, TwoCardCategory, name_two_cards, two_card_hand
from tests.proofs import ruling

HIGHEST_FIRST = ("Ah Ad", "2h 2d", "Ah Kh", "Ah Kd", "Ah Qh", "Ah Qd", "Ah Jh", "Ah Jd", "Ah Th", "Kh Qh", "3h 2h")


@ruling("R13")
def test_every_hand_beats_the_hands_below_it() -> None:
    """Pairs stand on top, then the ace with a court card, suited above unsuited."""
    values = [two_card_hand(parse_cards(cards)) for cards in HIGHEST_FIRST]

    assert all(higher > lower for higher, lower in pairwise(values))
    assert two_card_hand(parse_cards("Qd Ah")) == two_card_hand(parse_cards("Ac Qs"))


def test_another_number_of_cards_is_a_bug() -> None:
    """A caller who passes three cards is stopped."""
    with pytest.raises(AssertionError, match="a two-card hand is two cards, not 3"):
        two_card_hand(parse_cards("Ah Kh Qh"))


@ruling("R13")
def test_every_two_card_hand_counts_as_the_formulas_say() -> None:
    """1,326 hands fall under one name each, as often as the formulas say."""
    dealer = parse_cards("2c 3d")

    counted = Counter(name_two_cards(hand, dealer) for hand in combinations(DECK, 2))

    named = {"ace king", "ace queen", "ace jack"}
    assert counted == {
        **{f"pair of {plural}": comb(4, 2) for plural in RANK_PLURALS.values()},
        **{f"{name} suited": 4 for name in named},
        **dict.fromkeys(named, 4 * 3),
        "other cards": (comb(13, 2) - len(named)) * 4**2,
    }
    assert counted.total() == comb(52, 2) == 1_326
    assert set(counted) == set(RANKINGS["two_cards"].hands[1:])


@ruling("R13")
@pytest.mark.parametrize(
    ("hole", "dealer", "name"),
    [
        ("Ah Ad", "Ac As", "pair of aces against a dealer's pair of aces"),
        ("Ah Ad", "Kc Ks", "pair of aces"),
        ("Ah Ad", "Ac Ks", "pair of aces"),
        ("Kh Kd", "Kc Ks", "pair of kings"),
        ("Ah Kd", "Ac As", "ace king"),
    ],
)
def test_the_dealers_cards_matter_only_to_aces(hole: str, dealer: str, name: str) -> None:
    """Only a pair of aces against a pair of aces is a hand of its own."""
    assert name_two_cards(parse_cards(hole), parse_cards(dealer)) == name


def test_the_ranks_are_both_cards_the_higher_first() -> None:
    """A table of the operator's may look at the ranks themselves."""
    value = two_card_hand(parse_cards("7d Th"))

    assert (value.category, value.ranks) == (TwoCardCategory.OTHER_CARDS, (10, 7))
