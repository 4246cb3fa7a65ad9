"""The words of a line: numbers, money, meters, cards and names, each read in one way and printed in one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from fifthstreet.cards import Card, CardNotationError, parse_cards
from fifthstreet.money import (
    MICRO_CENTS_PER_CENT,
    BasisPoints,
    Cents,
    Envy,
    MicroCents,
    MoneyNotationError,
    Payout,
    format_dollars,
    parse_dollars,
    parse_envy,
    parse_payout,
    parse_percent,
)
from fifthstreet.round.text.file import AMOUNT_MOST
from fifthstreet.round.text.mistakes import Mistake, shown

FIGURES_MOST: Final = 40
"""No number, amount or payout is longer than this."""
METER_PLACES: Final = 8
"""A meter is written in dollars with so many places at most: a millionth of a cent is the last."""

METER: Final = "meter"
"""What the only meter of a link is called that has no name of its own."""

_NUMBER: Final = re.compile(r"[0-9]{1,4}")
_METER: Final = re.compile(r"\$([0-9]{1,3}(?:,[0-9]{3})+|[0-9]+)(?:\.([0-9]{1,8}))?")
_NAME: Final = re.compile(r"[^\s:/$#][^\s:$]*")


def number_of(word: str, what: str) -> int:
    """Read a whole number of at most four digits."""
    if _NUMBER.fullmatch(word) is None:
        message = f"{shown(word)} is no {what}; write a whole number, as in 3."
        raise Mistake(message)
    return int(word)


def money_of(word: str) -> Cents:
    """Read an amount of chips."""
    try:
        amount = parse_dollars(_figures(word))
    except MoneyNotationError:
        message = f"{shown(word)} is not an amount of money; write dollars as in $25, $2.50 or $1,000,000."
        raise Mistake(message) from None
    if not 0 <= amount <= AMOUNT_MOST:
        message = f"{shown(word)} is not an amount of a round; one is from $0 to {format_dollars(AMOUNT_MOST)}."
        raise Mistake(message)
    return amount


def meter_of(word: str) -> MicroCents:
    """Read what a meter shows, to the millionth of a cent.

    >>> meter_of("$10,000.12345678")
    1000012345678
    """
    match = _METER.fullmatch(word) if len(word) <= FIGURES_MOST else None
    if match is None:
        message = f"{shown(word)} is not what a meter shows; write dollars with up to eight places, as in $10,000.125."
        raise Mistake(message)
    dollars, places = match.groups()
    shows = int(dollars.replace(",", "")) * 10**METER_PLACES + int((places or "").ljust(METER_PLACES, "0"))
    if shows > AMOUNT_MOST * MICRO_CENTS_PER_CENT:
        message = f"{shown(word)} is more than a meter shows; it is {format_dollars(AMOUNT_MOST)} at most."
        raise Mistake(message)
    return MicroCents(shows)


def format_meter(shows: MicroCents) -> str:
    """Print what a meter shows: cents where there are any, and as many further places as it takes.

    >>> format_meter(MicroCents(1000012500000)), format_meter(MicroCents(250000000))
    ('$10,000.125', '$2.50')
    """
    dollars, rest = divmod(shows, 10**METER_PLACES)
    places = f"{rest:0{METER_PLACES}}".rstrip("0")
    return f"${dollars:,}.{places.ljust(2, '0')}" if places else f"${dollars:,}"


def percent_of(word: str) -> BasisPoints:
    """Read a share of a hundred."""
    try:
        return parse_percent(_figures(word))
    except MoneyNotationError:
        message = f"{shown(word)} is not a percentage; write one from 0% to 100%, as in 10% or 2.5%."
        raise Mistake(message) from None


def payout_of(words: Sequence[str]) -> Payout:
    """Read what a row of a pay table pays."""
    text = " ".join(words)
    try:
        return parse_payout(_figures(text))
    except MoneyNotationError:
        message = (
            f"{shown(text)} is not a payout; one is odds (500 to 1, 3 to 2, 300 for 1), push, loses, "
            "a share of a meter (10% of meter) or an amount ($1,000)."
        )
        raise Mistake(message) from None


def paid_at(words: Sequence[str]) -> Payout | Envy:
    """Read at what a wager was paid: a payout, an award of envy, or a share alone, which is of the meter."""
    if len(words) == 1 and words[0].endswith("%"):
        words = [*words, "of", METER]
    if not words or words[-1].lower() != "envy":
        return payout_of(words)
    text = " ".join(words)
    try:
        return parse_envy(_figures(text))
    except MoneyNotationError:
        message = f"{shown(text)} is not an envy award; write it as in $1,000 envy."
        raise Mistake(message) from None


def _figures(text: str) -> str:
    """Text that may hold figures: the ten digits that everybody writes, and not too many of them."""
    if len(text) > FIGURES_MOST or not text.isascii():
        raise MoneyNotationError(text)
    return text


def cards_of(words: Sequence[str]) -> tuple[Card, ...]:
    """Read cards, of which a deck of several packs has some more than once."""
    cards: list[Card] = []
    for word in words:
        try:
            cards += parse_cards(word, repeats=True)
        except CardNotationError:
            message = (
                f"{shown(word)} is no card; a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), "
                "as in As Kd Th."
            )
            raise Mistake(message) from None
    if not cards:
        message = "no card is named; write them as in As Kd Th."
        raise Mistake(message)
    return tuple(cards)


def name_of(word: str, what: str) -> str:
    """Read a name of one word, such as a wager's or a slot's."""
    if _NAME.fullmatch(word) is None:
        message = f"{shown(word)} is no name of a {what}."
        raise Mistake(message)
    return word


def text_of(words: Sequence[str], what: str) -> str:
    """Read words that are written out, such as a person's name."""
    if not words:
        message = f"{what} is missing; write it at the end of the line."
        raise Mistake(message)
    return " ".join(words)
