"""Every hand of six cards, by classes of suits with their weights, counts as the formulas say."""

from __future__ import annotations

from collections import Counter
from math import comb

import pytest

from fifthstreet.cards import RANK_PLURALS
from fifthstreet.hands import RANKINGS, best_four, name_six_cards
from tests.proofs import clause, ruling
from tests.unit.hands.counting import best_five_of_six_counts, best_four_of_six_counts, suit_classes

pytestmark = pytest.mark.exhaustive


@clause("md-6.F", "md-6.F.1", "md-6.F.2", "md-6.F.3", "md-6.F.4", "md-6.F.5", "md-6.F.6", "md-6.F.7", "md-6.F.8")
@ruling("R6")
def test_every_six_card_hand_counts_as_the_formulas_say() -> None:
    """20,358,520 hands fall under one name each: one super royal of each suit, and the best five of the others."""
    counted: Counter[str] = Counter()
    for hand, weight in suit_classes(6):
        name = name_six_cards(hand)
        # A class stands for its hands in every suit, and so for a super royal of each.
        counted["super royal" if name.startswith("super royal") else name] += weight

    expected = best_five_of_six_counts()
    pairs = {name: counted.pop(name) for name in [f"pair of {plural}" for plural in RANK_PLURALS.values()]}
    assert counted.pop("super royal") == 4
    assert counted.pop("royal flush") == expected.pop("royal flush") - 4
    assert sum(pairs.values()) == expected.pop("pair")
    assert counted == expected
    assert sum(best_five_of_six_counts().values()) == comb(52, 6) == 20_358_520
    assert set(pairs) | set(expected) < set(RANKINGS["six_cards"].hands)


@clause("sd-15.10.1")
def test_every_best_four_of_six_counts_as_the_formulas_say() -> None:
    """All 20,358,520 hands a Four Card Poker dealer can hold, by the best four of the six."""
    counted: Counter[str] = Counter()
    for hand, weight in suit_classes(6):
        counted[best_four(hand).value.category.hand_name] += weight

    assert counted == best_four_of_six_counts()
    assert counted.total() == comb(52, 6)
