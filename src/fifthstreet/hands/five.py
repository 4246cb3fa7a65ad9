"""Which of two five-card poker hands is higher (md-6.D, sd-15.14.1, sd-15.15.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifthstreet.cards import ACE, Card
from fifthstreet.hands.values import Category, HandValue, is_one_suit, rank_pattern, sequence_top


class FiveCardCategory(Category):
    """The five-card hands, lowest first."""

    HIGH_CARD = 1
    PAIR = 2
    TWO_PAIR = 3
    THREE_OF_A_KIND = 4
    STRAIGHT = 5
    FLUSH = 6
    FULL_HOUSE = 7
    FOUR_OF_A_KIND = 8
    STRAIGHT_FLUSH = 9
    ROYAL_FLUSH = 10


FIVE_CARDS: Final = 5

_PAIRED: Final = {
    (4, 1): FiveCardCategory.FOUR_OF_A_KIND,
    (3, 2): FiveCardCategory.FULL_HOUSE,
    (3, 1, 1): FiveCardCategory.THREE_OF_A_KIND,
    (2, 2, 1): FiveCardCategory.TWO_PAIR,
    (2, 1, 1, 1): FiveCardCategory.PAIR,
}


def five_card_hand(cards: Sequence[Card]) -> HandValue[FiveCardCategory]:
    """The value of five cards.

    >>> from fifthstreet.cards import parse_cards
    >>> five_card_hand(parse_cards("Kh Ah Qh Th Jh")).category.hand_name
    'royal flush'
    """
    assert len(cards) == FIVE_CARDS, f"a five-card hand is five cards, not {len(cards)}"
    pattern = rank_pattern(cards)
    paired = _PAIRED.get(pattern.numbers)
    if paired is not None:
        return HandValue(category=paired, ranks=pattern.ranks)
    one_suit = is_one_suit(cards)
    top = sequence_top(pattern.ranks)
    if top is None:
        category = FiveCardCategory.FLUSH if one_suit else FiveCardCategory.HIGH_CARD
        return HandValue(category=category, ranks=pattern.ranks)
    if not one_suit:
        return HandValue(category=FiveCardCategory.STRAIGHT, ranks=(top,))
    category = FiveCardCategory.ROYAL_FLUSH if top == ACE else FiveCardCategory.STRAIGHT_FLUSH
    return HandValue(category=category, ranks=(top,))
