"""The shift: one table's day as a fold of its own, the steps that fall due in it, and what waits for them."""

from fifthstreet.shift.acts import (
    Act,
    AnyAct,
    BeginRound,
    BringDecks,
    ChangeDealing,
    CloseTable,
    DeviceCounts,
    DirectShuffle,
    Do,
    EndRound,
    NobodyPlays,
    OpenTable,
    RepairDevice,
    ReportDevice,
    round_over,
)
from fifthstreet.shift.blocking import blocks, held, may_begin
from fifthstreet.shift.deciding import decide_shift
from fifthstreet.shift.due import checklist, due
from fifthstreet.shift.events import AnyShiftEvent, ShiftEvent
from fifthstreet.shift.evolving import evolve_shift, evolved_shift
from fifthstreet.shift.refusals import ShiftRefusal, ShiftRefusalKind
from fifthstreet.shift.state import Deck, Device, Done, Fault, Shift, count_due, new_shift, next_round
from fifthstreet.shift.steps import Step, may_do
from fifthstreet.shift.ways import Way, way_of

__all__ = [
    "Act",
    "AnyAct",
    "AnyShiftEvent",
    "BeginRound",
    "BringDecks",
    "ChangeDealing",
    "CloseTable",
    "Deck",
    "Device",
    "DeviceCounts",
    "DirectShuffle",
    "Do",
    "Done",
    "EndRound",
    "Fault",
    "NobodyPlays",
    "OpenTable",
    "RepairDevice",
    "ReportDevice",
    "Shift",
    "ShiftEvent",
    "ShiftRefusal",
    "ShiftRefusalKind",
    "Step",
    "Way",
    "blocks",
    "checklist",
    "count_due",
    "decide_shift",
    "due",
    "evolve_shift",
    "evolved_shift",
    "held",
    "may_begin",
    "may_do",
    "new_shift",
    "next_round",
    "round_over",
    "way_of",
]
