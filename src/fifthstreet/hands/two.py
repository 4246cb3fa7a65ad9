"""What two hole cards are to the side bet of Texas Hold'em Bonus, whose table the operator supplies (R13)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifthstreet.cards import ACE, JACK, KING, QUEEN, Card
from fifthstreet.hands.values import Category, HandValue, is_one_suit


class TwoCardCategory(Category):
    """The two-card hands, lowest first: pairs by rank, then an ace with a court card, suited or not."""

    OTHER_CARDS = 1
    ACE_JACK = 2
    ACE_JACK_SUITED = 3
    ACE_QUEEN = 4
    ACE_QUEEN_SUITED = 5
    ACE_KING = 6
    ACE_KING_SUITED = 7
    PAIR = 8


TWO_CARDS: Final = 2

_ACE_WITH: Final = {
    JACK: (TwoCardCategory.ACE_JACK, TwoCardCategory.ACE_JACK_SUITED),
    QUEEN: (TwoCardCategory.ACE_QUEEN, TwoCardCategory.ACE_QUEEN_SUITED),
    KING: (TwoCardCategory.ACE_KING, TwoCardCategory.ACE_KING_SUITED),
}


def two_card_hand(cards: Sequence[Card]) -> HandValue[TwoCardCategory]:
    """The value of two hole cards; its ranks are both cards' ranks, the higher first.

    >>> from fifthstreet.cards import parse_cards
    >>> two_card_hand(parse_cards("Qh Ah"))
    HandValue(category=<TwoCardCategory.ACE_QUEEN_SUITED: 5>, ranks=(14, 12))
    """
    assert len(cards) == TWO_CARDS, f"a two-card hand is two cards, not {len(cards)}"
    high, low = sorted((card.rank for card in cards), reverse=True)
    category = TwoCardCategory.OTHER_CARDS
    if high == low:
        category = TwoCardCategory.PAIR
    elif high == ACE and low in _ACE_WITH:
        unsuited, suited = _ACE_WITH[low]
        category = suited if is_one_suit(cards) else unsuited
    return HandValue(category=category, ranks=(high, low))
