"""Three cards rank as Maryland's three card bonus and South Dakota's Three Card Poker print it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations
from math import comb

import pytest

from fifthstreet.cards import DECK, parse_cards
from fifthstreet.hands import RANKINGS, ThreeCardCategory, name_three_cards, three_card_hand
from tests.proofs import clause, ruling

HIGHEST_FIRST = (
    "As Ks Qs",
    "Kh Qh Jh",
    "3c 2c Ac",
    "Ah Ad Ac",
    "2h 2d 2c",
    "Ah Kd Qc",
    "4h 3d 2c",
    "3h 2d Ac",
    "Ah Kh Jh",
    "5d 3d 2d",
    "Ah Ad Kc",
    "Ah Ad 2c",
    "2h 2d Ac",
    "2h 2d 3c",
    "Ah Kd Jc",
    "Qh 3d 2c",
    "Jh Td 8c",
    "5h 3d 2c",
)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        pytest.param("Qd Ad Kd", "mini-royal", marks=clause("md-6.E.1")),
        pytest.param("Jd Qd Kd", "straight flush", marks=clause("md-6.E.2", "sd-15.02.1")),
        pytest.param("2d Ad 3d", "straight flush", marks=ruling("R5")),
        pytest.param("7d 7h 7s", "three of a kind", marks=clause("md-6.E.3", "sd-15.02.1")),
        pytest.param("7d 6h 8s", "straight", marks=clause("md-6.E.4", "sd-15.02.1")),
        pytest.param("Ad 2h 3s", "straight", marks=ruling("R5")),
        pytest.param("Ad Qh Ks", "straight", marks=ruling("R5")),
        pytest.param("7d 2d 8d", "flush", marks=clause("md-6.E.5", "sd-15.02.1")),
        pytest.param("7d 2h 7s", "pair", marks=clause("md-6.E.6", "sd-15.02.1")),
        pytest.param("7d 2h 8s", "high card", marks=clause("sd-15.02.1")),
        pytest.param("Kd Ah 2s", "high card", marks=ruling("R5")),
        pytest.param("Kd Ad 2d", "flush", marks=ruling("R5")),
    ],
)
def test_a_hand_is_of_the_kind_the_document_says(cards: str, name: str) -> None:
    """Each kind of three-card hand is recognised in any order of its cards."""
    assert {three_card_hand(order).category.hand_name for order in permutations(parse_cards(cards))} == {name}


@clause("md-6.E", "sd-15.02.1")
def test_the_kinds_rank_as_printed() -> None:
    """A straight stands above a flush, and a straight flush above three of a kind."""
    printed = "mini-royal, straight flush, three of a kind, straight, flush, pair, high card"

    assert [category.hand_name for category in sorted(ThreeCardCategory, reverse=True)] == printed.split(", ")


@clause("md-6.A", "md-6.C", "sd-15.02.1")
def test_every_hand_beats_the_hands_below_it() -> None:
    """Kind first, then what is paired, then the other ranks; an ace below the two makes the lowest sequence."""
    values = [three_card_hand(parse_cards(cards)) for cards in HIGHEST_FIRST]

    assert all(higher > lower for higher, lower in pairwise(values))
    assert three_card_hand(parse_cards("Ah Kd Jc")) == three_card_hand(parse_cards("As Kc Jd"))


def test_another_number_of_cards_is_a_bug() -> None:
    """A caller who passes four cards is stopped."""
    with pytest.raises(AssertionError, match="a three-card hand is three cards, not 4"):
        three_card_hand(parse_cards("Ah Kh Qh Jh"))


@clause("md-6.E", "sd-15.02.1")
@ruling("R6")
def test_every_three_card_hand_counts_as_the_formulas_say() -> None:
    """22,100 hands fall under one name each, as often as the formulas say."""
    counted = Counter(name_three_cards(hand) for hand in combinations(DECK, 3))

    sequences = 12
    assert counted == {
        **{f"mini-royal of {suit}": 1 for suit in ("spades", "hearts", "diamonds", "clubs")},
        "straight flush": 4 * (sequences - 1),
        "three of a kind": 13 * comb(4, 3),
        "straight": sequences * (4**3 - 4),
        "flush": 4 * (comb(13, 3) - sequences),
        "pair": 13 * comb(4, 2) * 12 * 4,
        "high card": (comb(13, 3) - sequences) * (4**3 - 4),
    }
    assert counted.total() == comb(52, 3) == 22_100
    assert set(counted) == set(RANKINGS["three_cards"].hands)
