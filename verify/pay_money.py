"""Money as whole cents, meters as whole millionths of a cent, and what a row of a pay table promises."""

from __future__ import annotations

import re
from fractions import Fraction
from functools import lru_cache
from typing import NamedTuple

MICRO = 1_000_000  # millionths of a cent in a cent
CENTS = 100  # cents in a dollar
METER_PLACES = 8  # decimal places of a meter written in dollars
HIGHEST = 1_000_000_000 * CENTS * MICRO  # no amount of a file is over $1,000,000,000

_MONEY = re.compile(r"\$(\d[\d,]*)(?:\.(\d{1,8}))?")
_ODDS = re.compile(r"([\d,]+) (to|for) (\d+)")
_SHARE = re.compile(r"([\d.]+) ?%(?: (?:of )?(?:the )?([a-z]+).*)?")
_DOLLARS = re.compile(r"\$[\d,.]+")


class CannotFollowError(Exception):
    """The file says something that this program cannot follow."""

    def __init__(self, what: str, line: int = 0) -> None:
        """Keep the sentence and the number of the line that it is about (0: no line in particular)."""
        super().__init__(what)
        self.what = what
        self.line = line


def micros_of(text: str) -> int:
    """Read an amount of a file, such as ``$10,000.0125``, as millionths of a cent."""
    micros = any_micros_of(text)
    if micros > HIGHEST:
        raise CannotFollowError(f"{text} is over {meter_dollars(HIGHEST)}, the most that a file may say")
    return micros


def any_micros_of(text: str) -> int:
    """Read dollars, however many, as millionths of a cent."""
    found = _MONEY.fullmatch(text)
    if found is None:
        raise CannotFollowError(f"{text!r} is no amount of money, such as $25 or $2.50")
    whole, places = found.group(1).replace(",", ""), found.group(2) or ""
    return int(whole + places.ljust(METER_PLACES, "0"))


@lru_cache(maxsize=4096)
def cents_of(text: str) -> int:
    """Read dollars such as ``$2.50`` as cents."""
    cents, rest = divmod(micros_of(text), MICRO)
    if rest:
        raise CannotFollowError(f"{text} has a fraction of a cent")
    return cents


def dollars(cents: int) -> str:
    """Write cents as dollars: ``$25``, ``$2.50``, ``$1,000,000``."""
    whole, rest = divmod(cents, CENTS)
    return f"${whole:,}.{rest:02d}" if rest else f"${whole:,}"


def meter_dollars(micros: int) -> str:
    """Write millionths of a cent as dollars with as many places as are needed, two at least when there are any."""
    whole, rest = divmod(micros, MICRO * CENTS)
    if not rest:
        return f"${whole:,}"
    places = f"{rest:08d}"
    return f"${whole:,}.{places[:2]}{places[2:].rstrip('0')}"


def percentage_of(text: str) -> Fraction:
    """Read ``2.5%`` as the fraction one fortieth."""
    if not re.fullmatch(r"\d+(?:\.\d+)?%", text):
        raise CannotFollowError(f"{text!r} is no percentage, such as 4% or 2.5%")
    return Fraction(text[:-1]) / 100


class Pay(NamedTuple):
    """What one row pays: odds to 1, odds for 1, dollars, a share of a meter, or a push."""

    kind: str  # "to", "for", "dollars", "share", "push" or "lose"
    over: int = 0  # the odds' first number, cents, or the percentage
    under: int = 1  # the odds' second number
    tier: str = ""  # the meter of a share

    def text(self) -> str:
        """Write it as the grammar writes a PAYOUT."""
        if self.kind in ("to", "for"):
            return f"{self.over:,} {self.kind} {self.under}"
        if self.kind == "dollars":
            return dollars(self.over)
        return f"{self.over}% of {self.tier}" if self.kind == "share" else self.kind

    def on(self, stake: int) -> int:
        """Say how many cents it pays on a stake; a fraction of a cent is dropped."""
        if self.kind == "dollars":
            return self.over
        return stake * self.over // self.under if self.kind in ("to", "for") else 0


PUSH = Pay("push")
LOSE = Pay("lose")
EVEN = Pay("to", 1, 1)


def pay_of(text: str) -> Pay:
    """Read a payout: ``500 to 1``, ``300 for 1``, ``$5,000``, ``10% of meter``, ``push``, or a bare ``500``."""
    text = text.strip()
    if text.lower() in ("push", "pushes"):
        return PUSH
    if text.lower() in ("lose", "loses", "nothing"):
        return LOSE
    if text.replace(",", "").isdigit():
        return Pay("to", int(text.replace(",", "")), 1)
    if odds := _ODDS.fullmatch(text):
        return Pay(odds.group(2), int(odds.group(1).replace(",", "")), int(odds.group(3)))
    if _DOLLARS.fullmatch(text):
        return Pay("dollars", cents_of(text))
    share = _SHARE.fullmatch(text)
    if share is None or "." in share.group(1):
        raise CannotFollowError(f"{text!r} is no payout, such as 500 to 1, 300 for 1, $5,000, 10% of meter or push")
    return Pay("share", int(share.group(1)), 1, share.group(2) or "meter")


def share_out(limit: int, claims: list[int]) -> list[int]:
    """Share a limit in proportion to the claims: each rounded down, cents left to the largest remainders, first first.

    What the claims come to is returned as it is when the limit does not bind.
    """
    total = sum(claims)
    if total <= limit:
        return list(claims)
    shares = [limit * claim // total for claim in claims]
    remainders = [limit * claim % total for claim in claims]
    order = sorted(range(len(claims)), key=lambda index: (-remainders[index], index))
    for index in order[: limit - sum(shares)]:
        shares[index] += 1
    return shares
