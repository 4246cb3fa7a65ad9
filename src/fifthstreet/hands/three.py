"""Which of two three-card poker hands is higher: a straight beats a flush (md-6.E, sd-15.02.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifthstreet.cards import ACE, Card
from fifthstreet.hands.values import Category, HandValue, is_one_suit, rank_pattern, sequence_top


class ThreeCardCategory(Category):
    """The three-card hands, lowest first."""

    HIGH_CARD = 1
    PAIR = 2
    FLUSH = 3
    STRAIGHT = 4
    THREE_OF_A_KIND = 5
    STRAIGHT_FLUSH = 6
    MINI_ROYAL = 7

    @property
    def hand_name(self) -> str:
        """What the kind is called in a sentence; the mini-royal is written with a hyphen."""
        return "mini-royal" if self is ThreeCardCategory.MINI_ROYAL else super().hand_name


THREE_CARDS: Final = 3

_PAIRED: Final = {(3,): ThreeCardCategory.THREE_OF_A_KIND, (2, 1): ThreeCardCategory.PAIR}


def three_card_hand(cards: Sequence[Card]) -> HandValue[ThreeCardCategory]:
    """The value of three cards.

    >>> from fifthstreet.cards import parse_cards
    >>> three_card_hand(parse_cards("Qs As Ks")).category.hand_name
    'mini-royal'
    """
    assert len(cards) == THREE_CARDS, f"a three-card hand is three cards, not {len(cards)}"
    pattern = rank_pattern(cards)
    paired = _PAIRED.get(pattern.numbers)
    if paired is not None:
        return HandValue(category=paired, ranks=pattern.ranks)
    one_suit = is_one_suit(cards)
    top = sequence_top(pattern.ranks)
    if top is None:
        category = ThreeCardCategory.FLUSH if one_suit else ThreeCardCategory.HIGH_CARD
        return HandValue(category=category, ranks=pattern.ranks)
    if not one_suit:
        return HandValue(category=ThreeCardCategory.STRAIGHT, ranks=(top,))
    category = ThreeCardCategory.MINI_ROYAL if top == ACE else ThreeCardCategory.STRAIGHT_FLUSH
    return HandValue(category=category, ranks=(top,))
