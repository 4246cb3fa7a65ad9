"""Which cards of five, six or seven make the best hand (sd-15.10.8, sd-15.12.11, sd-15.15.13, md-7.F.5.a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations
from typing import Generic

import msgspec

from fifthstreet.cards import Card
from fifthstreet.hands.five import FIVE_CARDS, FiveCardCategory, five_card_hand
from fifthstreet.hands.four import FOUR_CARDS, FourCardCategory, four_card_hand
from fifthstreet.hands.values import CategoryType, HandValue


class BestHand(msgspec.Struct, Generic[CategoryType], frozen=True, kw_only=True):
    """The best hand among the cards held, and the cards that make it, in the order they were held."""

    value: HandValue[CategoryType]
    cards: tuple[Card, ...]


def best_four(cards: Sequence[Card]) -> BestHand[FourCardCategory]:
    """The best four of a player's five cards or of the dealer's six.

    >>> from fifthstreet.cards import format_cards, parse_cards
    >>> format_cards(best_four(parse_cards("9c 9d 2c 7c Kc")).cards)
    '9c 2c 7c Kc'
    """
    assert len(cards) in (5, 6), f"the best four are of five or six cards, not of {len(cards)}"
    return _best(cards, FOUR_CARDS, four_card_hand)


def best_five(cards: Sequence[Card]) -> BestHand[FiveCardCategory]:
    """The best five of the six cards of a six card bonus or of the seven cards of hold'em.

    >>> from fifthstreet.cards import format_cards, parse_cards
    >>> format_cards(best_five(parse_cards("Ah Kc 2d 3c 4s 5h 5d")).cards)
    'Ah 2d 3c 4s 5h'
    """
    assert len(cards) in (6, 7), f"the best five are of six or seven cards, not of {len(cards)}"
    return _best(cards, FIVE_CARDS, five_card_hand)


def _best(
    cards: Sequence[Card], size: int, value_of: Callable[[Sequence[Card]], HandValue[CategoryType]]
) -> BestHand[CategoryType]:
    """Try every choice; among equal hands the one whose cards were held first stands."""
    values = ((value_of(chosen), chosen) for chosen in combinations(cards, size))
    value, chosen = max(values, key=lambda pair: pair[0])
    return BestHand(value=value, cards=chosen)
