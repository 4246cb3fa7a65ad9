"""What a hand is worth: its category, then the ranks that break a tie within the category (md-6.A, md-6.B, md-6.C)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import IntEnum
from typing import Generic, TypeVar

import msgspec

from fifthstreet.cards import ACE, Card, Rank


class Category(IntEnum):
    """A kind of hand; of two kinds of one ranking the greater number beats the smaller."""

    @property
    def hand_name(self) -> str:
        """What the kind is called in a sentence: ``four of a kind``."""
        return self.name.lower().replace("_", " ")


CategoryType = TypeVar("CategoryType", bound=Category)


class HandValue(msgspec.Struct, Generic[CategoryType], frozen=True, order=True, kw_only=True):
    """The worth of a hand in one ranking: the greater value wins, equal values tie, suits never count."""

    category: CategoryType
    ranks: tuple[Rank, ...]
    """The tie-break, highest first: what is paired before what is not; of a sequence only its top."""


class RankPattern(msgspec.Struct, frozen=True, kw_only=True):
    """How often each rank stands in a hand, the commonest first and among equals the highest first."""

    numbers: tuple[int, ...]
    ranks: tuple[Rank, ...]


def rank_pattern(cards: Sequence[Card]) -> RankPattern:
    """Count the ranks of a hand.

    >>> from fifthstreet.cards import parse_cards
    >>> rank_pattern(parse_cards("7c Ah 7d 7s Ac"))
    RankPattern(numbers=(3, 2), ranks=(7, 14))
    """
    numbers: dict[Rank, int] = {}
    for card in cards:
        numbers[card.rank] = numbers.get(card.rank, 0) + 1
    ranks = sorted(numbers, key=lambda rank: (numbers[rank], rank), reverse=True)
    return RankPattern(numbers=tuple(numbers[rank] for rank in ranks), ranks=tuple(ranks))


def sequence_top(ranks: Sequence[Rank]) -> Rank | None:
    """The top of a sequence of different ranks given highest first, or nothing where they are no sequence.

    The ace stands above the king or below the two, never between them (R5).

    >>> sequence_top((14, 5, 4, 3, 2)), sequence_top((14, 13, 12)), sequence_top((14, 13, 2))
    (5, 14, None)
    """
    length = len(ranks)
    if ranks[0] - ranks[-1] == length - 1:
        return ranks[0]
    ace_low_top = length
    if ranks[0] == ACE and ranks[1] == ace_low_top:
        return ace_low_top
    return None


def is_one_suit(cards: Sequence[Card]) -> bool:
    """Whether every card of a hand is of one suit."""
    suit = cards[0].suit
    return all(card.suit is suit for card in cards)
