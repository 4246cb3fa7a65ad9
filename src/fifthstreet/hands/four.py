"""Which of two four-card hands is higher, in the order of Four Card Poker (sd-15.10.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifthstreet.cards import Card
from fifthstreet.hands.values import Category, HandValue, is_one_suit, rank_pattern, sequence_top


class FourCardCategory(Category):
    """The four-card hands, lowest first."""

    HIGH_CARD = 1
    PAIR = 2
    TWO_PAIR = 3
    STRAIGHT = 4
    FLUSH = 5
    THREE_OF_A_KIND = 6
    STRAIGHT_FLUSH = 7
    FOUR_OF_A_KIND = 8


FOUR_CARDS: Final = 4

_PAIRED: Final = {
    (4,): FourCardCategory.FOUR_OF_A_KIND,
    (3, 1): FourCardCategory.THREE_OF_A_KIND,
    (2, 2): FourCardCategory.TWO_PAIR,
    (2, 1, 1): FourCardCategory.PAIR,
}


def four_card_hand(cards: Sequence[Card]) -> HandValue[FourCardCategory]:
    """The value of four cards.

    >>> from fifthstreet.cards import parse_cards
    >>> four_card_hand(parse_cards("4s Ah 2c 3d"))
    HandValue(category=<FourCardCategory.STRAIGHT: 4>, ranks=(4,))
    """
    assert len(cards) == FOUR_CARDS, f"a four-card hand is four cards, not {len(cards)}"
    pattern = rank_pattern(cards)
    paired = _PAIRED.get(pattern.numbers)
    if paired is not None:
        return HandValue(category=paired, ranks=pattern.ranks)
    one_suit = is_one_suit(cards)
    top = sequence_top(pattern.ranks)
    if top is None:
        category = FourCardCategory.FLUSH if one_suit else FourCardCategory.HIGH_CARD
        return HandValue(category=category, ranks=pattern.ranks)
    category = FourCardCategory.STRAIGHT_FLUSH if one_suit else FourCardCategory.STRAIGHT
    return HandValue(category=category, ranks=(top,))
