"""What must wait: a step that comes before a command blocks it until it is done (R42)."""

from __future__ import annotations

from typing import Final

from fifthstreet.round import AnyCommand, Round, Shuffling
from fifthstreet.round.commands import Deal, Shuffle
from fifthstreet.shift.due import due
from fifthstreet.shift.refusals import ShiftRefusal, ShiftRefusalKind, shift_refusal
from fifthstreet.shift.state import Device, Fault, Shift, works
from fifthstreet.shift.steps import Step

SAME: Final = {"time out": "choose"}
"""A time that runs out is a choice, and waits for what a choice waits for."""


def blocks(state: Shift, command: str, playing: Round | None = None) -> tuple[Step, ...]:
    """The due steps for which a command must wait, by the command's word: ``deal``, ``begin round``."""
    word = SAME.get(command, command)
    return tuple(step for step in due(state, playing) if word in step.duty.before and not step.duty.optional)


def may_begin(state: Shift) -> bool:
    """Whether the next round may begin."""
    return refuse_begin(state) is None


def refuse_begin(state: Shift) -> ShiftRefusal | None:
    """A round begins at an open table with decks, between rounds, once nothing is due before it."""
    if not state.open:
        return shift_refusal(ShiftRefusalKind.NOT_NOW, "The table is not open.")
    if state.in_round:
        return shift_refusal(ShiftRefusalKind.NOT_NOW, "A round is being played.")
    if not state.decks:
        return shift_refusal(ShiftRefusalKind.DECKS, "No deck lies at the table.")
    return waiting(state, "begin round")


def waiting(state: Shift, command: str, playing: Round | None = None) -> ShiftRefusal | None:
    """The refusal of a command that must wait for a step; none if it need not."""
    found = blocks(state, command, playing)
    if not found:
        return None
    first = found[0]
    sentence = f"'{command}' waits for '{first.id}', which is the {first.who.value}'s: {first.says}"
    return shift_refusal(ShiftRefusalKind.STEP_DUE, sentence, *first.clauses)


def held(state: Shift, playing: Round, command: AnyCommand) -> ShiftRefusal | None:
    """Why a command of the round cannot be given to it yet, as the table stands; none if it can."""
    assert state.in_round, "a command of the round is given in a round"
    word = str(type(command).__struct_config__.tag)
    return _deck_missing(state, word) or waiting(state, word, playing) or _machine(state, command)


def _deck_missing(state: Shift, word: str) -> ShiftRefusal | None:
    if word in ("shuffle", "deal") and not state.decks:
        return shift_refusal(ShiftRefusalKind.DECKS, "No deck lies at the table.")
    return None


def _machine(state: Shift, command: AnyCommand) -> ShiftRefusal | None:
    """A machine that the table has not, or that cannot be used, neither shuffles nor deals."""
    decks = state.terms.rules.decks
    match command:
        case Shuffle(by=Shuffling.BY_MACHINE) if not works(state, Device.SHUFFLER):
            sentence = "The table has no shuffler in working order; the cards are shuffled by hand."
            return shift_refusal(ShiftRefusalKind.MACHINE, sentence)
        case Shuffle(by=Shuffling.BY_HAND) if state.dealing in decks.shuffler_for:
            sentence = "Cards that are dealt in this way are shuffled by a machine."
            return shift_refusal(ShiftRefusalKind.MACHINE, sentence, *decks.clauses)
        case Deal() if state.terms.script.automated and state.faults.get(Device.SHOE.value) is Fault.FAILED:
            sentence = "The dealing shoe cannot be used; the table is first dealt in another way."
            return shift_refusal(ShiftRefusalKind.MACHINE, sentence)
        case _:
            return None
