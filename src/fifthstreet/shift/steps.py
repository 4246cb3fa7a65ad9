"""A duty that has fallen due: what it is done to, in words, and who may do it."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.rules.clauses import When, Who
from fifthstreet.rules.procedures import Duty

MAY_DO: Final[dict[Who, frozenset[Who]]] = {
    Who.PLAYER: frozenset({Who.PLAYER, Who.DEALER, Who.MACHINE}),
    Who.DEALER: frozenset({Who.DEALER, Who.MACHINE}),
    Who.FLOORPERSON: frozenset({Who.FLOORPERSON, Who.SUPERVISOR}),
    Who.SUPERVISOR: frozenset({Who.SUPERVISOR}),
    Who.OPERATOR: frozenset({Who.OPERATOR}),
    Who.MACHINE: frozenset({Who.MACHINE, Who.DEALER}),
}
"""Who may do what is somebody's: a floorperson's, those above too; a dealer's, the automatic dealer too.

What a player or a machine does, the dealer may record.
"""

assert set(MAY_DO) == set(Who), "everybody's duties may be done by somebody"


class Step(msgspec.Struct, frozen=True, kw_only=True):
    """One duty that is due, done to one thing."""

    id: str
    """The duty, and what it is done to after a slash: ``inspect/red``, ``take/3/ante``."""
    duty: Duty
    on: str
    says: str
    waits_for: tuple[str, ...] = ()
    """The due steps that come first."""

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses under which it is done at this table."""
        return self.duty.clauses

    @property
    def who(self) -> Who:
        """Whose it is."""
        return self.duty.who

    @property
    def when(self) -> When:
        """The moment of the table's day to which it belongs."""
        return self.duty.when

    @property
    def recorded(self) -> str:
        """How it is written down: by an act of its own, or by the command that does it."""
        return "do" if self.duty.ends_with is None else self.duty.ends_with


def step_id(duty: str, on: str) -> str:
    """What a step is called."""
    return f"{duty}/{on}" if on else duty


def step_of(duty: Duty, on: str, words: dict[str, str]) -> Step:
    """A duty done to one thing, in words."""
    return Step(id=step_id(duty.id, on), duty=duty, on=on, says=duty.says.format_map(words))


def may_do(role: Who, whose: Who) -> bool:
    """Whether somebody in a role may do what is another's."""
    return role in MAY_DO[whose]
