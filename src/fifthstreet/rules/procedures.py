"""A duty of procedure as a datum: what hands and eyes do, who does it, when, how often, and what waits for it."""

from __future__ import annotations

from enum import Enum

import msgspec

from fifthstreet.rules.clauses import When, Who


class Each(Enum):
    """What a duty is done to, and so how often: once for each of these that there is."""

    TABLE = "the table"
    DECK = "each deck brought"
    OLD_DECK = "each deck whose hours are over"
    BAD_DECK = "each deck that must leave"
    FAILED_DEVICE = "each device that cannot be used"
    JAMMED_DEVICE = "each device that has jammed"
    ANEW = "a shuffle that is asked for"
    STUB_COUNT = "a stub count"
    ASKED = "the hand that is asked"
    FOLD = "each folded hand that is taken in"
    KEPT_FOLD = "each folded hand that stays"
    STAY = "each hand that goes on"
    ENDED_HAND = "each hand that has ended before the dealer's"
    OPENED = "each hand at its turn"
    LOSS = "each losing wager"
    WIN = "each winning wager"
    PUSH = "each wager that pushes"
    RETURN = "each wager that goes back"
    JACKPOT = "each progressive win"
    SETTLED = "each hand when it is settled"
    KEPT = "each settled hand that earns envy"
    WINNER = "each settled hand that wins the progressive"


class Duty(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One thing that is done by hand and eye at a table."""

    id: str
    says: str
    """What is done, in words for whoever does it; names in braces are filled in."""
    who: Who
    when: When
    each: Each = Each.TABLE
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    text: str = "both"
    """The one South Dakota text, ``before`` or ``after``, in which it stands, or ``both``."""
    everywhere: bool = False
    """Whether every table has it; any other duty is a table's where one of its clauses speaks of the table."""
    ends_with: str | None = None
    """The command that does it: of the round, or ``bring decks``; none where it is recorded by itself."""
    before: tuple[str, ...] = ()
    """The commands that wait for it: of the round, or ``open table``, ``begin round``, ``change dealing``."""
    after: tuple[str, ...] = ()
    """The duties that come first."""
    instead_of: str | None = None
    """The duty that need not be done where this one is."""
    not_by: str | None = None
    """The duty that another person has done: it takes two."""
    optional: bool = False
    """Whether it may be left undone."""
    offered: str | None = None
    """The wager without whose offer it is nobody's duty."""
    made: str | None = None
    """The wager that somebody has to have made."""
    dealing: tuple[str, ...] = ()
    """The ways of dealing to which it belongs; none named is all."""
    shuffled: str | None = None
    """How the deck was shuffled, where that matters: ``by hand`` or ``by machine``."""
    equipment: str | None = None
    """The equipment without which it is nobody's duty."""
    decks: int | None = None
    """How many decks lie at the table, where that matters."""
    device: str | None = None
    """The device concerned, where that matters."""
    settings: dict[str, tuple[str, ...]] = {}
    """The settings under which it is done, each with its values."""
    on: str | None = None
    """The street on which it is done, where that matters."""


class Procedures(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The duties of every table, in the order of a table's day."""

    dealing: dict[str, str]
    """Clauses that speak of one way of dealing only, by how their ids begin."""
    duty: tuple[Duty, ...]
