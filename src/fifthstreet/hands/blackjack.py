"""What a blackjack hand counts: its total, and whether it is soft, a natural or bust (R12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import msgspec

from fifthstreet.cards import ACE, TEN, Card

BLACKJACK: Final = 21
ACE_BONUS: Final = 10
"""What an ace counts above one when the hand can bear it."""


class BlackjackTotal(msgspec.Struct, frozen=True, kw_only=True):
    """The count of a blackjack hand."""

    total: int
    soft: bool
    """An ace counts eleven in the total."""
    natural: bool
    """Two cards count twenty-one; whether a split hand's may be called one is for the game to say."""
    bust: bool


def blackjack_total(cards: Sequence[Card]) -> BlackjackTotal:
    """Count a blackjack hand: court cards ten, one ace eleven where that does not bust.

    >>> from fifthstreet.cards import parse_cards
    >>> blackjack_total(parse_cards("Ah 6c"))
    BlackjackTotal(total=17, soft=True, natural=False, bust=False)
    """
    assert cards, "a blackjack hand holds at least one card"
    aces = sum(card.rank == ACE for card in cards)
    hard = aces + sum(min(card.rank, TEN) for card in cards if card.rank != ACE)
    soft = aces > 0 and hard + ACE_BONUS <= BLACKJACK
    total = hard + ACE_BONUS if soft else hard
    return BlackjackTotal(
        total=total,
        soft=soft,
        natural=len(cards) == 2 and total == BLACKJACK,
        bust=total > BLACKJACK,
    )
