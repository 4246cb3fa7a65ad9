"""The classes of hands on which the counts rest are all the hands, each once."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import comb

import pytest

from fifthstreet.cards import DECK, Card
from tests.unit.hands.counting import (
    best_five_of_six_counts,
    best_four_of_five_counts,
    best_four_of_six_counts,
    five_card_counts,
    run_sets,
    sequences,
    suit_classes,
)


def _class_of(hand: tuple[Card, ...]) -> tuple[tuple[int, ...], ...]:
    """The ranks that each suit holds, the suits without their names."""
    suits = {card.suit for card in hand}
    return tuple(sorted(tuple(sorted(card.rank for card in hand if card.suit is suit)) for suit in suits))


def test_classes_weigh_what_direct_enumeration_counts() -> None:
    """Each class of three cards stands once and weighs as many hands as the deck has of it."""
    counted = Counter(_class_of(hand) for hand in combinations(DECK, 3))

    listed = [(_class_of(hand), weight) for hand, weight in suit_classes(3)]

    assert len(listed) == len(counted) == 1755
    assert dict(listed) == counted


@pytest.mark.parametrize("size", [1, 2, 4, 5])
def test_weights_sum_to_every_hand(size: int) -> None:
    """The weights of the classes sum to the number of hands."""
    assert sum(weight for _, weight in suit_classes(size)) == comb(52, size)


def test_sequences_end_at_the_ace_or_begin_with_it() -> None:
    """There are ten sequences of five, eleven of four and twelve of three; runs in more cards overlap once each."""
    assert [len(sequences(run)) for run in (5, 4, 3)] == [10, 11, 12]
    assert sequences(3)[0] == (3, 2, 14)
    assert sequences(3)[-1] == (14, 13, 12)
    # Every run of six is reached from two runs of five.
    assert run_sets(6, 5) == 10 * 8 - 9
    assert run_sets(5, 4) == 11 * 9 - 10


def test_formulas_sum_to_every_hand() -> None:
    """The kinds of hand are together all the hands."""
    assert sum(five_card_counts().values()) == comb(52, 5) == 2_598_960
    assert sum(best_four_of_five_counts().values()) == comb(52, 5)
    assert sum(best_five_of_six_counts().values()) == comb(52, 6) == 20_358_520
    assert sum(best_four_of_six_counts().values()) == comb(52, 6)
