"""Four cards rank as South Dakota's Four Card Poker prints it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations
from math import comb

import pytest

from fifthstreet.cards import DECK, RANK_NAMES, RANK_PLURALS, parse_cards
from fifthstreet.hands import RANKINGS, FourCardCategory, four_card_hand, hands_named, name_four_cards
from tests.proofs import clause, ruling
from tests.unit.hands.counting import sequences

HIGHEST_FIRST = (
    "Ah Ad Ac As",
    "2h 2d 2c 2s",
    "Ah Kh Qh Jh",
    "4c 3c 2c Ac",
    "Ah Ad Ac Ks",
    "2h 2d 2c As",
    "2h 2d 2c 3s",
    "Ah Kh Qh Th",
    "6d 4d 3d 2d",
    "Ah Kd Qc Js",
    "5h 4d 3c 2s",
    "4h 3d 2c As",
    "Ah Ad Kc Ks",
    "Ah Ad 2c 2s",
    "3h 3d 2c 2s",
    "Ah Ad Kc Qs",
    "2h 2d 4c 3s",
    "Ah Kd Qc Ts",
    "Th 9d 8c 6s",
    "6h 4d 3c 2s",
)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        pytest.param("7d 7h 7s 7c", "four of a kind", marks=clause("sd-15.10.1")),
        pytest.param("Jd Qd Kd Td", "straight flush", marks=clause("sd-15.10.1")),
        pytest.param("2d Ad 3d 4d", "straight flush", marks=ruling("R5")),
        pytest.param("7d 7h 7s 2d", "three of a kind", marks=clause("sd-15.10.1")),
        pytest.param("7d 2d 8d Ad", "flush", marks=clause("sd-15.10.1")),
        pytest.param("7d 6h 8s 9d", "straight", marks=clause("sd-15.10.1")),
        pytest.param("Ad 2h 4s 3s", "straight", marks=ruling("R5")),
        pytest.param("7d 2h 7s 2d", "two pair", marks=clause("sd-15.10.1")),
        pytest.param("7d 2h 7s 4d", "pair", marks=clause("sd-15.10.1")),
        pytest.param("7d 2h 8s Kd", "high card", marks=clause("sd-15.10.1")),
        pytest.param("Kd Ah 2s 3s", "high card", marks=ruling("R5")),
        pytest.param("Qd Kd Ad 2d", "flush", marks=ruling("R5")),
    ],
)
def test_a_hand_is_of_the_kind_the_document_says(cards: str, name: str) -> None:
    """Each kind of four-card hand is recognised in any order of its cards."""
    assert {four_card_hand(order).category.hand_name for order in permutations(parse_cards(cards))} == {name}


@clause("sd-15.10.1")
def test_the_kinds_rank_as_printed() -> None:
    """Four of a kind stands on top, three of a kind above a flush, a flush above a straight."""
    printed = "four of a kind, straight flush, three of a kind, flush, straight, two pair, pair, high card"

    assert [category.hand_name for category in sorted(FourCardCategory, reverse=True)] == printed.split(", ")


@clause("sd-15.10.1")
def test_every_hand_beats_the_hands_below_it() -> None:
    """Kind first, then what is paired, then the other ranks; an ace below the two makes the lowest sequence."""
    values = [four_card_hand(parse_cards(cards)) for cards in HIGHEST_FIRST]

    assert all(higher > lower for higher, lower in pairwise(values))


@ruling("R5")
def test_an_ace_is_never_less_than_ten_high() -> None:
    """Without a sequence the ace stands high, whatever lies beside it."""
    hand = name_four_cards(four_card_hand(parse_cards("Ah 2d 3c 5s")))

    assert hand == "ace high"
    assert hand not in hands_named(RANKINGS["four_cards"], "less than ten high")


def test_another_number_of_cards_is_a_bug() -> None:
    """A caller who passes five cards is stopped."""
    with pytest.raises(AssertionError, match="a four-card hand is four cards, not 5"):
        four_card_hand(parse_cards("Ah Kh Qh Jh Th"))


@clause("sd-15.10.1")
@ruling("R6")
def test_every_four_card_hand_counts_as_the_formulas_say() -> None:
    """270,725 hands fall under one name each, as often as the formulas say, rank by rank."""
    counted = Counter(name_four_cards(four_card_hand(hand)) for hand in combinations(DECK, 4))

    runs = sequences(4)
    expected = {
        "straight flush": 4 * len(runs),
        "three of a kind": 13 * comb(4, 3) * 48,
        "flush": 4 * (comb(13, 4) - len(runs)),
        "straight": len(runs) * (4**4 - 4),
        "two pair": comb(13, 2) * comb(4, 2) ** 2,
    }
    for rank, name in RANK_NAMES.items():
        expected[f"four {RANK_PLURALS[rank]}"] = 1
        expected[f"pair of {RANK_PLURALS[rank]}"] = comb(4, 2) * comb(12, 2) * 4**2
        runs_below = sum(max(run) == rank for run in runs)
        expected[f"{name} high"] = (comb(rank - 2, 3) - runs_below) * (4**4 - 4)
    assert counted == {hand: number for hand, number in expected.items() if number}
    assert counted.total() == comb(52, 4) == 270_725
    assert set(counted) == set(RANKINGS["four_cards"].hands)
