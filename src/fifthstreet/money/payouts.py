"""What a row of a pay table pays: one grammar, a type of its own for each kind of payout."""

from __future__ import annotations

import re
from typing import Final, assert_never

import msgspec

from fifthstreet.money.amounts import (
    BasisPoints,
    Cents,
    MoneyNotationError,
    format_dollars,
    format_percent,
    parse_dollars,
    parse_percent,
)
from fifthstreet.money.division import floor_div

ODDS_LIMIT: Final = 1_000_000
"""The longest odds the grammar takes; the longest printed are 10,000 to 1."""


class _Value(msgspec.Struct, frozen=True, kw_only=True, tag_field="type"):
    def __str__(self) -> str:
        return format_payout(self)  # type: ignore[arg-type]  # every subclass below is a Payout


class ToOdds(_Value, frozen=True, tag="to"):
    """``500 to 1``: the winnings, and the wager comes back besides."""

    winnings: int
    stake: int = 1


class ForOdds(_Value, frozen=True, tag="for"):
    """``300 for 1``: the amount, and the wager is gone."""

    amount: int
    stake: int = 1


class Push(_Value, frozen=True, tag="push"):
    """The wager comes back and nothing is won."""


class Loses(_Value, frozen=True, tag="loses"):
    """The wager is lost."""


class MeterShare(_Value, frozen=True, tag="meter"):
    """``10% of meter``: a share of what a progressive tier shows at the player's turn."""

    share: BasisPoints
    tier: str = "meter"


class FixedAward(_Value, frozen=True, tag="fixed"):
    """``$1,000,000``: an amount that does not depend on the wager."""

    amount_cents: Cents


Payout = ToOdds | ForOdds | Push | Loses | MeterShare | FixedAward


class Envy(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag="envy"):
    """``$1,000 envy``: paid to each other holder of the wager when someone holds the hand."""

    amount_cents: Cents

    def __str__(self) -> str:
        """Print the award canonically."""
        return f"{format_dollars(self.amount_cents)} envy"


_ODDS: Final = re.compile(r"([\d,]+)\s*(to|for|:)\s*([\d,]+)", re.IGNORECASE)
_SHARE: Final = re.compile(r"([\d.]+\s*(?:%|percent))\s+of\s+(?:the\s+)?([a-z]+)(?:\s+meter)?", re.IGNORECASE)
_ALLOWED: Final = (
    "a payout is odds (500 to 1, 3 to 2, 300 for 1), push, loses, a share of a meter (10% of meter, 100% of major) "
    "or an amount ($1,000)"
)


def parse_payout(text: str) -> Payout:
    """Read one payout.

    >>> str(parse_payout("3:2")), str(parse_payout("100 percent of Major"))
    ('3 to 2', '100% of major')
    """
    word = text.strip()
    if word.lower() == "push":
        return Push()
    if word.lower() == "loses":
        return Loses()
    if match := _ODDS.fullmatch(word):
        return _parse_odds(text, match)
    if match := _SHARE.fullmatch(word):
        return _parse_share(text, match)
    if word.startswith("$"):
        return FixedAward(amount_cents=_positive(text, parse_dollars(word)))
    message = f"'{text}' is not a payout; {_ALLOWED}."
    raise MoneyNotationError(message)


def _parse_odds(text: str, match: re.Match[str]) -> ToOdds | ForOdds:
    paid, stake = (int(match.group(place).replace(",", "") or 0) for place in (1, 3))
    if not (0 < paid <= ODDS_LIMIT and 0 < stake <= ODDS_LIMIT):
        message = f"'{text}' is not a payout; both sides of odds are from 1 to {ODDS_LIMIT:,}."
        raise MoneyNotationError(message)
    if match.group(2).lower() == "for":
        return ForOdds(amount=paid, stake=stake)
    return ToOdds(winnings=paid, stake=stake)


def _parse_share(text: str, match: re.Match[str]) -> MeterShare:
    share = parse_percent(match.group(1).lower())
    if share == 0:
        message = f"'{text}' is not a share of a meter; it is more than 0% and at most 100%."
        raise MoneyNotationError(message)
    return MeterShare(share=share, tier=match.group(2).lower())


def _positive(text: str, amount_cents: Cents) -> Cents:
    if amount_cents <= 0:
        message = f"'{text}' is not an award; it must be more than $0."
        raise MoneyNotationError(message)
    return amount_cents


def parse_envy(text: str) -> Envy:
    """Read an envy award.

    >>> str(parse_envy("$1,000 envy"))
    '$1,000 envy'
    """
    amount, _, word = text.strip().rpartition(" ")
    if word.lower() != "envy":
        message = f"'{text}' is not an envy award; write it as in $1,000 envy."
        raise MoneyNotationError(message)
    return Envy(amount_cents=_positive(text, parse_dollars(amount)))


def format_payout(payout: Payout) -> str:
    """Print a payout canonically."""
    match payout:
        case ToOdds(winnings=winnings, stake=stake):
            return f"{winnings:,} to {stake:,}"
        case ForOdds(amount=amount, stake=stake):
            return f"{amount:,} for {stake:,}"
        case Push():
            return "push"
        case Loses():
            return "loses"
        case MeterShare(share=share, tier=tier):
            return f"{format_percent(share)} of {tier}"
        case FixedAward(amount_cents=amount_cents):
            return format_dollars(amount_cents)
        case _:
            assert_never(payout)


def odds_winnings_floor(odds: ToOdds | ForOdds, stake_cents: Cents) -> Cents:
    """What odds pay on a wager, a fraction of a cent rounded down and left with the house.

    For ``to`` odds this is the winnings beside the returned wager; for ``for`` odds it is all there is.

    >>> odds_winnings_floor(ToOdds(winnings=3, stake=2), Cents(505))
    757
    """
    assert stake_cents >= 0, f"a wager is never negative: {stake_cents}"
    paid = odds.winnings if isinstance(odds, ToOdds) else odds.amount
    return Cents(floor_div(stake_cents * paid, odds.stake))
