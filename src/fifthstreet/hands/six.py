"""Whether six cards are a super royal, and of which suit (md-6.F.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifthstreet.cards import ACE, NINE, Card, Suit
from fifthstreet.hands.values import is_one_suit

SIX_CARDS: Final = 6

_SUPER_ROYAL_RANKS: Final = frozenset(range(NINE, ACE + 1))

assert len(_SUPER_ROYAL_RANKS) == SIX_CARDS


def super_royal_suit(cards: Sequence[Card]) -> Suit | None:
    """The suit of a super royal, the ace to the nine of one suit; nothing for any other six cards.

    >>> from fifthstreet.cards import parse_cards
    >>> super_royal_suit(parse_cards("9d Td Jd Qd Kd Ad"))
    <Suit.DIAMONDS: 'd'>
    """
    assert len(cards) == SIX_CARDS, f"a six-card hand is six cards, not {len(cards)}"
    if is_one_suit(cards) and {card.rank for card in cards} == _SUPER_ROYAL_RANKS:
        return cards[0].suit
    return None
