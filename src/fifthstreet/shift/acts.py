"""What somebody has done, or wants done, at a table outside the round's own commands: who, in which role, and when."""

from __future__ import annotations

import msgspec

from fifthstreet.round import Phase, Round
from fifthstreet.rules.clauses import Who
from fifthstreet.shift.state import Device, Fault


class Act(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="act"):
    """One thing that somebody does at a table."""

    by: str
    """Who does it, by name."""
    role: Who
    at: int
    """When, in UTC milliseconds."""


class OpenTable(Act, frozen=True, tag="open table"):
    """Decks come to the table for the day."""

    decks: tuple[str, ...]
    """Each by the colour of its backs; the first is played first."""
    ready: bool = False
    """Whether they come inspected and shuffled (md-4.F)."""


class BringDecks(Act, frozen=True, tag="bring decks"):
    """New decks take the place of all that lie there."""

    decks: tuple[str, ...]
    ready: bool = False


class Do(Act, frozen=True, tag="do"):
    """A due step is done."""

    step: str
    note: str = ""
    """What is worth remembering of it."""


class BeginRound(Act, frozen=True, tag="begin round"):
    """The next round begins."""


class EndRound(Act, frozen=True, tag="end round"):
    """The round is over; what outlives it is told."""

    played: bool = True
    """Whether cards were dealt."""
    stub_counted: bool = False
    deck_leaves: bool = False
    void: str = ""


class NobodyPlays(Act, frozen=True, tag="nobody plays"):
    """There is no gaming activity at the open table (md-5.G)."""


class DirectShuffle(Act, frozen=True, tag="direct shuffle"):
    """A floorperson asks for a shuffle (md-5.A.3)."""


class DeviceCounts(Act, frozen=True, tag="device counts"):
    """The shuffler has counted the deck that it shuffled (md-5.C)."""

    cards: int


class ReportDevice(Act, frozen=True, tag="report device"):
    """A device jams, or cannot be used."""

    device: Device
    fault: Fault


class RepairDevice(Act, frozen=True, tag="repair device"):
    """A device is in order again."""

    device: Device


class ChangeDealing(Act, frozen=True, tag="change dealing"):
    """The table is dealt in another way from now on."""

    dealing: str


class CloseTable(Act, frozen=True, tag="close table"):
    """The table's day is over and its decks leave it."""


AnyAct = (
    OpenTable
    | BringDecks
    | Do
    | BeginRound
    | EndRound
    | NobodyPlays
    | DirectShuffle
    | DeviceCounts
    | ReportDevice
    | RepairDevice
    | ChangeDealing
    | CloseTable
)


def round_over(playing: Round, *, by: str, role: Who, at: int) -> EndRound:
    """What the shift is told of a round that is closed, or that was given up before its bets were."""
    assert playing.phase in (Phase.CLOSED, Phase.BETTING), "the round is over"
    return EndRound(
        by=by,
        role=role,
        at=at,
        played=playing.dealt > 0,
        stub_counted=playing.stub_counted,
        deck_leaves=playing.deck_leaves,
        void=playing.void,
    )
