"""How much a wager may be: what the table posts, what other wagers decide, and what limits leave room for."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.money import Cents, floor_div
from fifthstreet.round.state import Round, Seat
from fifthstreet.round.terms import LimitTerms, Terms
from fifthstreet.rules.jurisdictions import Tip
from fifthstreet.rules.wagers import EqualTo, Posted, Wager

TIP_STEP: Final = Cents(50)
TIP_MOST: Final = Cents(100_000_00)
"""More than any tip, so that a slip of the hand is noticed."""

OPENING: Final = "opening"


class Amounts(msgspec.Struct, frozen=True, kw_only=True):
    """The amounts that are allowed: from the least to the most in steps."""

    low: Cents
    high: Cents
    step: Cents = Cents(1)
    clauses: tuple[str, ...] = ()
    """The clauses under which the most is the most."""

    def __contains__(self, amount: object) -> bool:
        """Whether an amount is allowed."""
        return isinstance(amount, int) and self.low <= amount <= self.high and (amount - self.low) % self.step == 0

    @property
    def none(self) -> bool:
        """Whether no amount is allowed at all."""
        return self.high < self.low


def opening_amounts(state: Round, seat: Seat, wager: Wager) -> Amounts:
    """What an opening wager may be at a position as it stands."""
    terms = state.terms
    if wager.id == terms.progressive and terms.link is not None:
        most, clauses = _most(terms, seat, wager.id, terms.link.wager)
        return Amounts(low=terms.link.wager, high=most, clauses=clauses)
    base = wager
    if isinstance(wager.amount, EqualTo):
        equal = seat.wagers.get(wager.amount.wager)
        if equal is not None:
            return Amounts(low=equal, high=equal, clauses=wager.clauses)
        base = terms.wagers[wager.amount.wager]
    posted = terms.table.limits[base.id]
    most, clauses = _most(terms, seat, wager.id, posted.max)
    steps_most = terms.player_steps.most(state, seat, wager.id)
    if steps_most is not None and steps_most[0] < most:
        most, clauses = steps_most
    unit = base.amount.unit if isinstance(base.amount, Posted) else Cents(1)
    return Amounts(low=posted.min, high=Cents(most - (most - posted.min) % unit), step=unit, clauses=clauses)


def _most(terms: Terms, seat: Seat, wager: str, most: Cents) -> tuple[Cents, tuple[str, ...]]:
    """The most that an opening wager may be beside the others, each counted with the least that must follow it."""
    clauses: tuple[str, ...] = ()
    for limit in terms.limits:
        times = _counted(limit, wager)
        if not times or len(limit.limit.wagers) == 1:
            continue
        others = sum(
            _counted(limit, name) * amount
            for name, amount in seat.wagers.items()
            if name != wager and limit.follows.get(name, ("", 0))[0] not in {*seat.wagers, wager}
        )
        room = Cents(floor_div(max(limit.limit.max - others, 0), times))
        if room < most:
            most, clauses = room, limit.limit.clauses
    return most, clauses


def _counted(limit: LimitTerms, wager: str) -> int:
    """How many times a wager counts towards a limit with the least of all that its amount decides."""
    counted = limit.limit.wagers.get(wager, 0)
    for follower, (base, times) in limit.follows.items():
        if base == wager:
            counted += times * limit.limit.wagers.get(follower, 0)
    return counted


def later_room(terms: Terms, seat: Seat, wager: str, most: Cents) -> tuple[Cents, tuple[str, ...]]:
    """The most that a wager placed during the round may be beside what lies there."""
    clauses: tuple[str, ...] = ()
    for limit in terms.limits:
        times = limit.limit.wagers.get(wager, 0)
        if not times:
            continue
        others = sum(limit.limit.wagers.get(name, 0) * amount for name, amount in seat.wagers.items() if name != wager)
        room = Cents(floor_div(max(limit.limit.max - others, 0), times))
        if room < most:
            most, clauses = room, limit.limit.clauses
    return most, clauses


def multiple_amounts(terms: Terms, seat: Seat, wager: str, of: Cents, times: tuple[int, ...]) -> Amounts:
    """What a street's wager may be: whole multiples of another, or anything between them where that is the setting."""
    low, high, step = Cents(of * times[0]), Cents(of * times[-1]), of
    if terms.settings.get("street_multiples") == "any" and len(times) > 1:
        step = Cents(100)
    if terms.settings.get("raise_amount") == "up to":
        low, step = Cents(100), Cents(100)
    most, clauses = later_room(terms, seat, wager, high)
    return Amounts(low=low, high=Cents(most - max(most - low, 0) % step), step=step, clauses=clauses)


def tip_of(terms: Terms, wager: str) -> Tip | None:
    """The rule for a tip that rides on a wager; none where no tip may."""
    for tip in terms.rules.tips:
        if tip.wager == wager:
            return tip
    opening = {name for way in terms.game.opening for name in way}
    return Tip(wager=wager) if terms.flag("tip_wagers") and wager in opening and not terms.rules.tips else None


def tip_amounts(seat: Seat, tip: Tip) -> Amounts:
    """What a tip may be: it is under no limit but the one that its own rule names."""
    most = TIP_MOST if tip.at_most is None else seat.wagers.get(tip.at_most, Cents(0))
    return Amounts(low=TIP_STEP, high=most, step=TIP_STEP, clauses=tip.clauses)
