"""The fifty-two cards and the one notation in which they are written: ``As Kd Th``."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

Rank = int
"""2 to 14: the ace is 14; where a document lets it stand low, the evaluator says so."""

RANK_LETTERS: Final = "23456789TJQKA"
TWO, THREE, FOUR, FIVE, SIX, SEVEN, EIGHT, NINE, TEN, JACK, QUEEN, KING, ACE = range(2, 15)

RANK_NAMES: Final[dict[Rank, str]] = dict(
    enumerate(
        ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"],
        start=TWO,
    )
)
"""What a rank is called in a sentence."""

RANK_PLURALS: Final[dict[Rank, str]] = {
    rank: name + ("es" if name == "six" else "s") for rank, name in RANK_NAMES.items()
}
"""What two or more cards of a rank are called: ``jacks``, ``sixes``."""


class Suit(Enum):
    """One of the four suits; no document ranks one above another."""

    CLUBS = "c"
    DIAMONDS = "d"
    HEARTS = "h"
    SPADES = "s"


class Card(Enum):
    """One card of a deck; its value is its canonical notation."""

    TWO_OF_CLUBS = "2c"
    THREE_OF_CLUBS = "3c"
    FOUR_OF_CLUBS = "4c"
    FIVE_OF_CLUBS = "5c"
    SIX_OF_CLUBS = "6c"
    SEVEN_OF_CLUBS = "7c"
    EIGHT_OF_CLUBS = "8c"
    NINE_OF_CLUBS = "9c"
    TEN_OF_CLUBS = "Tc"
    JACK_OF_CLUBS = "Jc"
    QUEEN_OF_CLUBS = "Qc"
    KING_OF_CLUBS = "Kc"
    ACE_OF_CLUBS = "Ac"
    TWO_OF_DIAMONDS = "2d"
    THREE_OF_DIAMONDS = "3d"
    FOUR_OF_DIAMONDS = "4d"
    FIVE_OF_DIAMONDS = "5d"
    SIX_OF_DIAMONDS = "6d"
    SEVEN_OF_DIAMONDS = "7d"
    EIGHT_OF_DIAMONDS = "8d"
    NINE_OF_DIAMONDS = "9d"
    TEN_OF_DIAMONDS = "Td"
    JACK_OF_DIAMONDS = "Jd"
    QUEEN_OF_DIAMONDS = "Qd"
    KING_OF_DIAMONDS = "Kd"
    ACE_OF_DIAMONDS = "Ad"
    TWO_OF_HEARTS = "2h"
    THREE_OF_HEARTS = "3h"
    FOUR_OF_HEARTS = "4h"
    FIVE_OF_HEARTS = "5h"
    SIX_OF_HEARTS = "6h"
    SEVEN_OF_HEARTS = "7h"
    EIGHT_OF_HEARTS = "8h"
    NINE_OF_HEARTS = "9h"
    TEN_OF_HEARTS = "Th"
    JACK_OF_HEARTS = "Jh"
    QUEEN_OF_HEARTS = "Qh"
    KING_OF_HEARTS = "Kh"
    ACE_OF_HEARTS = "Ah"
    TWO_OF_SPADES = "2s"
    THREE_OF_SPADES = "3s"
    FOUR_OF_SPADES = "4s"
    FIVE_OF_SPADES = "5s"
    SIX_OF_SPADES = "6s"
    SEVEN_OF_SPADES = "7s"
    EIGHT_OF_SPADES = "8s"
    NINE_OF_SPADES = "9s"
    TEN_OF_SPADES = "Ts"
    JACK_OF_SPADES = "Js"
    QUEEN_OF_SPADES = "Qs"
    KING_OF_SPADES = "Ks"
    ACE_OF_SPADES = "As"

    def __init__(self, notation: str) -> None:
        """Read rank and suit off the notation once, when the deck is made."""
        self.rank: Rank = RANK_LETTERS.index(notation[0]) + TWO
        self.suit: Suit = Suit(notation[1])

    # Each card is one object, and hashing it by what it is spares every deck that is counted a call.
    __hash__ = object.__hash__

    def __str__(self) -> str:
        """Print the card canonically: ``Th``."""
        return str(self.value)


class Unknown(Enum):
    """A card that lies on the table but may not be read by whoever is looking."""

    CARD = "??"

    def __str__(self) -> str:
        """Print the card as nobody sees it: ``??``."""
        return str(self.value)


AnyCard = Card | Unknown

DECK: Final[tuple[Card, ...]] = tuple(Card)
"""One deck in order: clubs, diamonds, hearts, spades, each from the two to the ace."""

assert len(DECK) == len(RANK_LETTERS) * len(Suit) == 52

_SUIT_SIGNS: Final = {"♣": "c", "♧": "c", "♦": "d", "♢": "d", "♥": "h", "♡": "h", "♠": "s", "♤": "s"}
_TOKEN: Final = re.compile(r"\?\?|(10|[2-9tjqka])([cdhs♣♧♦♢♥♡♠♤])\ufe0f?", re.IGNORECASE | re.ASCII)
_ALLOWED: Final = "a card is a rank (2 to 9, T or 10, J, Q, K, A) and a suit (c, d, h, s), as in As Kd Th"


class CardNotationError(ValueError):
    """Text that is not a card, in one sentence that says what is allowed."""


def parse_card(text: str) -> Card:
    """Read one card.

    >>> str(parse_card("10♥"))
    'Th'
    """
    cards = parse_cards(text)
    if len(cards) != 1:
        message = f"'{text}' is {len(cards)} cards where one was asked for; {_ALLOWED}."
        raise CardNotationError(message)
    return cards[0]


def parse_cards(text: str, *, repeats: bool = False) -> tuple[Card, ...]:
    """Read cards in a row, with or without spaces; a card may repeat only if ``repeats``.

    >>> format_cards(parse_cards("jhjd 10c"))
    'Jh Jd Tc'
    """
    cards: list[Card] = []
    for card in parse_seen_cards(text):
        if not isinstance(card, Card):
            message = f"'{text}' holds an unknown card (??) where every card must be named; {_ALLOWED}."
            raise CardNotationError(message)
        if card in cards and not repeats:
            message = f"'{text}' names {card} twice; a deck holds each card once."
            raise CardNotationError(message)
        cards.append(card)
    return tuple(cards)


def parse_seen_cards(text: str) -> tuple[AnyCard, ...]:
    """Read cards of which some may be unknown: ``As ??``."""
    cards: list[AnyCard] = []
    position = 0
    while position < len(text):
        if text[position] in " ,":
            position += 1
            continue
        token = _TOKEN.match(text, position)
        if token is None:
            message = f"'{text}' is not a card at '{text[position:]}'; {_ALLOWED}."
            raise CardNotationError(message)
        cards.append(_card_from_token(token))
        position = token.end()
    return tuple(cards)


def _card_from_token(token: re.Match[str]) -> AnyCard:
    if token.group(1) is None:
        return Unknown.CARD
    rank = token.group(1).upper().replace("10", "T")
    suit = token.group(2).lower()
    return Card(rank + _SUIT_SIGNS.get(suit, suit))


def format_cards(cards: tuple[AnyCard, ...]) -> str:
    """Print cards canonically, one space between them: ``As Kd Th``."""
    return " ".join(str(card) for card in cards)
