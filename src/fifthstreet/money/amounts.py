"""Amounts of money: whole cents, micro-cents on meters, and how dollars are written."""

from __future__ import annotations

import re
from typing import Final, NewType

from fifthstreet.money.division import floor_div

Cents = NewType("Cents", int)
"""A hundredth of a dollar; every chip, wager and payment is a whole number of them."""

MicroCents = NewType("MicroCents", int)
"""A millionth of a cent; meters keep their contributions in these so that no fraction is lost."""

BasisPoints = NewType("BasisPoints", int)
"""A hundredth of one percent: what rates and shares are counted in."""

CENTS_PER_DOLLAR: Final = 100
BASIS_POINTS_PER_PERCENT: Final = 100
MICRO_CENTS_PER_CENT: Final = 1_000_000

_DOLLARS: Final = re.compile(r"(-?)\$((?:\d{1,3}(?:,\d{3})+|\d+))(?:\.(\d\d))?")

_PERCENT: Final = re.compile(r"(\d{1,3})(?:\.(\d\d?))?\s*(?:%|percent)")


class MoneyNotationError(ValueError):
    """Text that is not an amount or a payout, in one sentence that says what is allowed."""


def parse_dollars(text: str) -> Cents:
    """Read dollars, with cents only where there are two digits of them.

    >>> parse_dollars("$1,000,000"), parse_dollars("$2.50")
    (100000000, 250)
    """
    match = _DOLLARS.fullmatch(text.strip())
    if match is None:
        message = f"'{text}' is not an amount of money; write dollars as in $25, $2.50 or $1,000,000."
        raise MoneyNotationError(message)
    sign, dollars, cents = match.groups()
    amount = int(dollars.replace(",", "")) * CENTS_PER_DOLLAR + int(cents or 0)
    return Cents(-amount if sign else amount)


def format_dollars(amount_cents: Cents) -> str:
    """Print dollars canonically: ``$1,000,000``, ``$2.50``, ``-$5``."""
    dollars, cents = divmod(abs(amount_cents), CENTS_PER_DOLLAR)
    sign = "-" if amount_cents < 0 else ""
    return f"{sign}${dollars:,}.{cents:02}" if cents else f"{sign}${dollars:,}"


def parse_percent(text: str) -> BasisPoints:
    """Read a share of a hundred, to two places at most.

    >>> parse_percent("2.5%")
    250
    """
    match = _PERCENT.fullmatch(text.strip())
    points = (
        int(match.group(1)) * BASIS_POINTS_PER_PERCENT + int((match.group(2) or "0").ljust(2, "0")) if match else -1
    )
    if not 0 <= points <= 100 * BASIS_POINTS_PER_PERCENT:
        message = f"'{text}' is not a percentage; write one from 0% to 100%, as in 10% or 2.5%."
        raise MoneyNotationError(message)
    return BasisPoints(points)


def format_percent(points: BasisPoints) -> str:
    """Print a share canonically: ``2.5%``."""
    percent, hundredths = divmod(points, BASIS_POINTS_PER_PERCENT)
    fraction = f".{hundredths:02}".rstrip("0") if hundredths else ""
    return f"{percent}{fraction}%"


def micro_cents(amount_cents: Cents) -> MicroCents:
    """The same amount on a meter."""
    return MicroCents(amount_cents * MICRO_CENTS_PER_CENT)


def whole_cents_floor(amount: MicroCents) -> Cents:
    """What a meter can pay of an amount: the fraction of a cent stays on the meter."""
    return Cents(floor_div(amount, MICRO_CENTS_PER_CENT))
