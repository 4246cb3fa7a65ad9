"""A table's day as it stands: frozen, and nothing but the fold of its events."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from fifthstreet.round import Round, Terms, new_round
from fifthstreet.rules.clauses import Who
from fifthstreet.rules.procedures import Duty
from fifthstreet.shift.ways import Way

HOUR: Final = 3_600_000
"""An hour in the milliseconds in which every act is dated."""

BY_HAND: Final = "hand"
"""The way of dealing in which no shoe and no machine holds the cards."""


class Device(Enum):
    """A machine at the table that may fail."""

    SHUFFLER = "shuffler"
    SHOE = "dealing shoe"


class Fault(Enum):
    """What is wrong with a device."""

    JAMMED = "jams"
    FAILED = "cannot be used"


class Deck(msgspec.Struct, frozen=True, kw_only=True):
    """One deck at the table."""

    since: int
    """When it came."""
    ready: bool
    """Whether it came inspected and shuffled."""


class Done(msgspec.Struct, frozen=True, kw_only=True):
    """Who has done a step, and when."""

    by: str
    role: Who
    at: int


class Shift(msgspec.Struct, frozen=True, kw_only=True):
    """One table's day."""

    ways: dict[str, Way]
    """By dealing procedure, how the table may be dealt."""
    dealing: str
    open: bool = False
    in_round: bool = False
    idle: bool = False
    """Whether nobody plays, until the next round begins."""
    now: int = 0
    """When the last act was done: there is no other clock."""
    decks: dict[str, Deck] = {}
    """By the colour of their backs."""
    in_play: str = ""
    """The deck of this round, or of the next."""
    leaving: tuple[str, ...] = ()
    """Decks that are not right in number."""
    done: dict[str, Done] = {}
    """By step: a round's own steps are forgotten when the next round begins."""
    rounds: int = 0
    """How many rounds have been played."""
    since_count: int = 0
    """How many of them since the cards were last counted."""
    faults: dict[str, Fault] = {}
    """By device, what is wrong with it."""
    anew: bool = False
    """Whether the cards are to be shuffled anew, because a floorperson asks for it or a deck has come in the round."""

    @property
    def terms(self) -> Terms:
        """What holds at the table as it is now dealt."""
        return self.ways[self.dealing].terms

    @property
    def duties(self) -> tuple[Duty, ...]:
        """Every duty of the table as it is now dealt."""
        return self.ways[self.dealing].duties


def new_shift(*ways: Way) -> Shift:
    """A table that is not yet open, with the ways in which it may be dealt, its usual one first."""
    assert ways, "a table is dealt in some way"
    games = {(way.terms.game.id, way.terms.jurisdiction, way.terms.table.id) for way in ways}
    assert len(games) == 1, f"a shift is one table's, not those of {games}"
    return Shift(ways={way.dealing: way for way in ways}, dealing=ways[0].dealing)


def works(state: Shift, device: Device) -> bool:
    """Whether the table has a device in working order."""
    has = state.terms.table.equipment.shuffler if device is Device.SHUFFLER else state.terms.script.automated
    return has and state.faults.get(device.value) is not Fault.FAILED


def counts_cards(state: Shift) -> bool:
    """Whether a device counts the deck after each shuffle, so that no stub is counted."""
    return state.terms.table.equipment.shuffler_counts_cards and works(state, Device.SHUFFLER)


def count_due(state: Shift) -> bool:
    """Whether the stub is to be counted in the round, this one or the next (R42)."""
    within = state.terms.rules.decks.stub_count_rounds
    return within is not None and not counts_cards(state) and state.since_count + 1 >= within


def old_decks(state: Shift) -> tuple[str, ...]:
    """The decks whose hours are over."""
    rule = state.terms.rules.decks
    hours = rule.hours_max_by_hand if state.dealing == BY_HAND else rule.hours_max_from_shoe
    if hours is None:
        return ()
    return tuple(name for name, deck in state.decks.items() if state.now - deck.since >= hours * HOUR)


def next_round(state: Shift) -> Round:
    """The round that has begun, in which nothing has happened yet."""
    assert state.in_round, "a round begins by an act of the shift"
    return new_round(state.terms, count_due=count_due(state))
