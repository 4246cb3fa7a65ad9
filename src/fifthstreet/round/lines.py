"""The lines of a settlement: what becomes of each wager, tip, bonus and envy, in the order of payment."""

from __future__ import annotations

from enum import Enum
from typing import assert_never

import msgspec

from fifthstreet.money import Cents, Envy, MeterShare, Payout


class LineKind(Enum):
    """What a line is about."""

    WAGER = "wager"
    TIP = "tip"
    BONUS = "bonus"
    ENVY = "envy"


class Outcome(Enum):
    """How a wager ended, as it is said in a settlement."""

    WINS = "wins"
    """The wager comes back, and the amount besides."""
    TAKES = "takes"
    """The amount is paid and the wager is gone."""
    PUSHES = "pushes"
    LOSES = "loses"
    RETURNED = "returned"
    """The wager was taken back, or comes back because of an irregularity."""
    SURRENDERS = "surrenders"
    """The amount, a part of the wager, comes back."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """What becomes of one wager."""

    position: int
    name: str
    """The wager; ``tip/ante`` for a tip, the slot of a bonus, ``envy/3`` for envy of the hand of position 3."""
    kind: LineKind = LineKind.WAGER
    stake: Cents
    """What was bet; of a bonus or envy, the wager on which it is reckoned and which has a line of its own."""
    outcome: Outcome
    amount: Cents | None = Cents(0)
    """What is paid; none of a share of a meter until the meter is read at the position's turn."""
    pays: Payout | Envy | None = None
    hand: str = ""
    """The hand that decided it."""
    clauses: tuple[str, ...] = ()
    why: str = ""
    """A word on what decided it, where the hand and the outcome do not say it."""
    by_meter: bool = False
    """Whether it is an award of the progressive."""

    @property
    def share(self) -> MeterShare | None:
        """The share of a meter that is still to be read, if any."""
        return self.pays if self.amount is None and isinstance(self.pays, MeterShare) else None

    @property
    def staked(self) -> Cents:
        """What of the line was put at risk: nothing for a bonus or envy."""
        return self.stake if self.kind in (LineKind.WAGER, LineKind.TIP) else Cents(0)

    @property
    def handed_over(self) -> Cents:
        """All that leaves the table to the player or, of a tip, to the dealers."""
        assert self.amount is not None, "a share of a meter is read before it is paid"
        match self.outcome:
            case Outcome.WINS:
                return Cents(self.stake + self.amount)
            case Outcome.TAKES | Outcome.SURRENDERS:
                return self.amount
            case Outcome.PUSHES | Outcome.RETURNED:
                return self.stake
            case Outcome.LOSES:
                return Cents(0)
            case _:
                assert_never(self.outcome)


class Settlement(msgspec.Struct, frozen=True, kw_only=True):
    """A round's lines in the order of payment."""

    lines: tuple[Line, ...]

    @property
    def staked(self) -> Cents:
        """All that was put at risk."""
        return Cents(sum(line.staked for line in self.lines))

    @property
    def handed_over(self) -> Cents:
        """All that leaves the table."""
        return Cents(sum(line.handed_over for line in self.lines))
