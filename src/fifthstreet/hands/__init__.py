"""Readable evaluators: what a hand is worth, which cards make it, and what a pay table calls it."""

from fifthstreet.hands.best import BestHand, best_five, best_four
from fifthstreet.hands.blackjack import BlackjackTotal, blackjack_total
from fifthstreet.hands.five import FiveCardCategory, five_card_hand
from fifthstreet.hands.four import FourCardCategory, four_card_hand
from fifthstreet.hands.names import UnknownHandError, hands_named
from fifthstreet.hands.naming import (
    name_dealer_bust,
    name_dealt_five_cards,
    name_five_cards,
    name_four_cards,
    name_holdem_royals,
    name_six_cards,
    name_three_cards,
    name_two_cards,
)
from fifthstreet.hands.rankings import RANKINGS, Ranking
from fifthstreet.hands.six import super_royal_suit
from fifthstreet.hands.three import ThreeCardCategory, three_card_hand
from fifthstreet.hands.two import TwoCardCategory, two_card_hand
from fifthstreet.hands.values import Category, HandValue

__all__ = [
    "RANKINGS",
    "BestHand",
    "BlackjackTotal",
    "Category",
    "FiveCardCategory",
    "FourCardCategory",
    "HandValue",
    "Ranking",
    "ThreeCardCategory",
    "TwoCardCategory",
    "UnknownHandError",
    "best_five",
    "best_four",
    "blackjack_total",
    "five_card_hand",
    "four_card_hand",
    "hands_named",
    "name_dealer_bust",
    "name_dealt_five_cards",
    "name_five_cards",
    "name_four_cards",
    "name_holdem_royals",
    "name_six_cards",
    "name_three_cards",
    "name_two_cards",
    "super_royal_suit",
    "three_card_hand",
    "two_card_hand",
]
