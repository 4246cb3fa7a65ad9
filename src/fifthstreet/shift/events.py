"""What has happened in a table's day: past tense, appended once, each with who, in which role, and when."""

from __future__ import annotations

import msgspec

from fifthstreet.rules.clauses import Who
from fifthstreet.shift.state import Device, Fault


class ShiftEvent(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="event"):
    """One thing that has happened at a table."""

    by: str
    role: Who
    at: int


class DecksBrought(ShiftEvent, frozen=True, tag="decks brought"):
    """Decks came to the table, in place of any that lay there."""

    decks: tuple[str, ...]
    ready: bool


class StepDone(ShiftEvent, frozen=True, tag="step done"):
    """A step of procedure was done."""

    step: str
    says: str
    """What was done, in the words in which it was due."""
    clauses: tuple[str, ...]
    note: str = ""


class RoundBegun(ShiftEvent, frozen=True, tag="round begun"):
    """A round began with this deck."""

    number: int
    deck: str
    count_due: bool


class RoundOver(ShiftEvent, frozen=True, tag="round over"):
    """The round ended."""

    played: bool
    counted: bool
    """Whether its cards were counted, at the stub or by a device."""
    deck_leaves: bool
    void: str
    next_deck: str


class TableIdle(ShiftEvent, frozen=True, tag="table idle"):
    """Nobody plays at the open table."""


class ShuffleDirected(ShiftEvent, frozen=True, tag="shuffle directed"):
    """A floorperson asked for a shuffle."""


class DeckCounted(ShiftEvent, frozen=True, tag="deck counted"):
    """A device counted the deck."""

    deck: str
    cards: int
    right: bool


class DeviceReported(ShiftEvent, frozen=True, tag="device reported"):
    """A device jammed, or could not be used."""

    device: Device
    fault: Fault


class DeviceRepaired(ShiftEvent, frozen=True, tag="device repaired"):
    """A device was in order again."""

    device: Device


class DealingChanged(ShiftEvent, frozen=True, tag="dealing changed"):
    """The table was dealt in another way from then on."""

    dealing: str


class TableOpened(ShiftEvent, frozen=True, tag="table opened"):
    """The table's day began."""


class TableClosed(ShiftEvent, frozen=True, tag="table closed"):
    """The table's day was over."""


AnyShiftEvent = (
    TableOpened
    | DecksBrought
    | StepDone
    | RoundBegun
    | RoundOver
    | TableIdle
    | ShuffleDirected
    | DeckCounted
    | DeviceReported
    | DeviceRepaired
    | DealingChanged
    | TableClosed
)
