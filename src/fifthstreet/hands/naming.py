"""Under which one name a pay table finds the cards it is to pay (R6, R9)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fifthstreet.cards import ACE, Card
from fifthstreet.hands.best import best_five
from fifthstreet.hands.five import FIVE_CARDS, FiveCardCategory, five_card_hand
from fifthstreet.hands.four import FourCardCategory, four_card_hand
from fifthstreet.hands.rankings import (
    ACES_AGAINST_ACES,
    COMMUNITY_ROYAL,
    FOUR_OF_A_KIND_DEALT,
    ROYAL_IN_FIVE,
    ROYAL_IN_SEVEN,
    ROYAL_IN_SIX,
    TWO_PAIR_DEALT,
    dealer_bust,
    four_of,
    high,
    pair_of,
)
from fifthstreet.hands.six import super_royal_suit
from fifthstreet.hands.three import ThreeCardCategory, three_card_hand
from fifthstreet.hands.two import TWO_CARDS, TwoCardCategory, two_card_hand
from fifthstreet.hands.values import HandValue

FLOP_CARDS: Final = 3
FEWEST_BUST_CARDS: Final = 3


def name_five_cards(value: HandValue[FiveCardCategory]) -> str:
    """Name a hand of ``five_cards``.

    >>> from fifthstreet.cards import parse_cards
    >>> name_five_cards(five_card_hand(parse_cards("Jh Jd 4s 9c 2h")))
    'pair of jacks'
    """
    if value.category is FiveCardCategory.PAIR:
        return pair_of(value.ranks[0])
    return value.category.hand_name


def name_three_cards(cards: Sequence[Card]) -> str:
    """Name a hand of ``three_cards``; only a mini-royal's suit matters.

    >>> from fifthstreet.cards import parse_cards
    >>> name_three_cards(parse_cards("As Ks Qs"))
    'mini-royal of spades'
    """
    category = three_card_hand(cards).category
    if category is ThreeCardCategory.MINI_ROYAL:
        return f"{category.hand_name} of {cards[0].suit.name.lower()}"
    return category.hand_name


def name_four_cards(value: HandValue[FourCardCategory]) -> str:
    """Name a hand of ``four_cards``.

    >>> from fifthstreet.cards import parse_cards
    >>> name_four_cards(four_card_hand(parse_cards("9h 7d 4s 2c")))
    'nine high'
    """
    rank = value.ranks[0]
    match value.category:
        case FourCardCategory.FOUR_OF_A_KIND:
            return four_of(rank)
        case FourCardCategory.PAIR:
            return pair_of(rank)
        case FourCardCategory.HIGH_CARD:
            return high(rank)
        case _:
            return value.category.hand_name


def name_six_cards(cards: Sequence[Card]) -> str:
    """Name a hand of ``six_cards``: a super royal with its suit, else the best five of the six.

    >>> from fifthstreet.cards import parse_cards
    >>> name_six_cards(parse_cards("9c Tc Jc Qc Kc Ac"))
    'super royal of clubs'
    """
    suit = super_royal_suit(cards)
    if suit is not None:
        return f"super royal of {suit.name.lower()}"
    return name_five_cards(best_five(cards).value)


def name_dealt_five_cards(
    dealt_four: Sequence[Card], three: Sequence[Card] | None, community: Sequence[Card] = ()
) -> str:
    """Name a hand of ``dealt_five_cards``: four cards laid down as dealt, or the three kept and the community cards.

    ``three`` is None for a hand laid down, which must be four of a kind or two pair.

    >>> from fifthstreet.cards import parse_cards
    >>> name_dealt_five_cards(parse_cards("Kh Kd 5s 5c"), None)
    'two pair dealt'
    """
    if three is not None:
        assert set(three) < set(dealt_four), "the three cards kept are three of the four dealt"
        return name_five_cards(five_card_hand((*three, *community)))
    category = four_card_hand(dealt_four).category
    laid_down = {FourCardCategory.FOUR_OF_A_KIND: FOUR_OF_A_KIND_DEALT, FourCardCategory.TWO_PAIR: TWO_PAIR_DEALT}
    assert category in laid_down, f"{category.hand_name} may not be laid down"
    return laid_down[category]


def name_holdem_royals(hole: Sequence[Card], board: Sequence[Card]) -> str:
    """Name a hand of ``holdem_royals``: a royal by the card that completed it, else the best five of the seven.

    A royal wholly on the board is the community's; else it takes a hole card, and the cards are counted in the order
    they were turned: hole cards and flop are five, the turn the sixth, the river the seventh.

    >>> from fifthstreet.cards import parse_cards
    >>> name_holdem_royals(parse_cards("As Ks"), parse_cards("Qs 2d Js Ts 4c"))
    'royal flush in six cards'
    """
    assert len(hole) == TWO_CARDS, f"a player holds two hole cards, not {len(hole)}"
    assert len(board) == FIVE_CARDS, f"the board is five cards, not {len(board)}"
    if _is_royal(five_card_hand(board)):
        return COMMUNITY_ROYAL
    value = best_five((*hole, *board)).value
    if not _is_royal(value):
        return name_five_cards(value)
    if _is_royal(five_card_hand((*hole, *board[:FLOP_CARDS]))):
        return ROYAL_IN_FIVE
    if _is_royal(best_five((*hole, *board[: FLOP_CARDS + 1])).value):
        return ROYAL_IN_SIX
    return ROYAL_IN_SEVEN


def _is_royal(value: HandValue[FiveCardCategory]) -> bool:
    return value.category is FiveCardCategory.ROYAL_FLUSH


def name_two_cards(hole: Sequence[Card], dealer_hole: Sequence[Card]) -> str:
    """Name a hand of ``two_cards``; the dealer's cards matter only where both hold a pair of aces.

    >>> from fifthstreet.cards import parse_cards
    >>> name_two_cards(parse_cards("Ah Kh"), parse_cards("7c 2d"))
    'ace king suited'
    """
    value = two_card_hand(hole)
    if value.category is not TwoCardCategory.PAIR:
        return value.category.hand_name
    if value.ranks[0] == ACE and two_card_hand(dealer_hole) == value:
        return ACES_AGAINST_ACES
    return pair_of(value.ranks[0])


def name_dealer_bust(count: int) -> str:
    """Name a hand of ``dealer_busts`` by the number of cards the dealer holds.

    >>> name_dealer_bust(9)
    '8 or more cards'
    """
    assert count >= FEWEST_BUST_CARDS, f"no hand of {count} cards busts"
    return dealer_bust(count)
