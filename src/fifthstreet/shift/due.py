"""What is due at a table as it stands: the steps of its day, and the checklist of the round that is played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from fifthstreet.round import Round
from fifthstreet.round.tabling import stub_count_due
from fifthstreet.rules.clauses import When
from fifthstreet.rules.procedures import Duty, Each
from fifthstreet.shift.hands import Subject, hands_of
from fifthstreet.shift.moments import deal_done, in_time, somebody_made, words_of
from fifthstreet.shift.paying import PAYING, paying_steps
from fifthstreet.shift.state import Fault, Shift, old_decks
from fifthstreet.shift.steps import Step, step_of

OF_THE_DAY: Final = frozenset(
    {Each.DECK, Each.OLD_DECK, Each.BAD_DECK, Each.FAILED_DEVICE, Each.JAMMED_DEVICE, Each.ANEW}
)
"""What outlives a round; so does whatever the table is equipped with."""


def due(state: Shift, playing: Round | None = None) -> tuple[Step, ...]:
    """Every step that is due, in the order of the table's day; those of the round too where one is played."""
    steps = _steps_of_the_day(state) if playing is None else (*_steps_of_the_day(state), *_checklist(state, playing))
    left = tuple(step for step in steps if step.id not in state.done and not _other_way(state, step))
    return tuple(replace(step, waits_for=_first(step, left)) for step in left)


def checklist(state: Shift, playing: Round) -> tuple[Step, ...]:
    """The round's own steps that are due as it stands."""
    own = {step.id for step in _checklist(state, playing)}
    return tuple(step for step in due(state, playing) if step.id in own)


def _other_way(state: Shift, step: Step) -> bool:
    """Whether a step need not be done because the other of the two is."""
    other = step.duty.instead_of
    return other is not None and f"{other}/{step.on}" in state.done


def _first(step: Step, left: tuple[Step, ...]) -> tuple[str, ...]:
    """The due steps that come before one: of the same thing, or of no thing in particular."""
    return tuple(one.id for one in left if one.duty.id in step.duty.after and one.on in ("", step.on))


def outlives_a_round(duty: Duty) -> bool:
    """Whether a duty is one of the table's day rather than of each round."""
    return duty.each in OF_THE_DAY or duty.when is When.EQUIPPING


def _steps_of_the_day(state: Shift) -> tuple[Step, ...]:
    return tuple(
        step_of(duty, on, words)
        for duty in state.duties
        if outlives_a_round(duty) and (duty.decks is None or duty.decks == len(state.decks))
        for on, words in _things(state, duty)
    )


def _things(state: Shift, duty: Duty) -> Iterator[Subject]:
    match duty.each:
        case Each.TABLE:
            yield "", {}
        case Each.DECK:
            for name, deck in state.decks.items():
                if (duty.when is not When.IDLE or state.idle) and (duty.when is not When.OPENING or not deck.ready):
                    yield name, {"deck": name}
        case Each.OLD_DECK:
            yield from ((name, {"deck": name}) for name in old_decks(state))
        case Each.BAD_DECK:
            yield from ((name, {"deck": name}) for name in state.leaving)
        case Each.ANEW:
            yield from [("", {"deck": state.in_play})] if state.anew else []
        case _:
            wanted = Fault.JAMMED if duty.each is Each.JAMMED_DEVICE else Fault.FAILED
            for device, fault in state.faults.items():
                if fault is wanted and duty.device in (None, device):
                    yield device, {"device": device}


def _checklist(state: Shift, playing: Round) -> tuple[Step, ...]:
    duties = [duty for duty in state.duties if not outlives_a_round(duty) and _concerned(state, playing, duty)]
    words = {**words_of(playing), "deck": state.in_play}
    once = [duty for duty in duties if duty.each not in PAYING]
    steps = [step_of(duty, on, told) for duty in once for on, told in _subjects(playing, duty, words)]
    paying = paying_steps(playing, [duty for duty in duties if duty.each in PAYING])
    ending = [step for step in steps if step.when is When.ROUND_END]
    return (*(step for step in steps if step.when is not When.ROUND_END), *paying, *ending)


def _concerned(state: Shift, playing: Round, duty: Duty) -> bool:
    """Whether a duty is one of this round at all: of its wagers and of as many decks as there are."""
    made = duty.made is None or somebody_made(playing, duty.made)
    return made and (duty.decks is None or duty.decks == len(state.decks))


def _subjects(playing: Round, duty: Duty, words: dict[str, str]) -> Iterator[Subject]:
    match duty.each:
        case Each.TABLE:
            street = playing.asking
            here = duty.on is None or (street is not None and street.id == duty.on)
            if here and in_time(playing, duty):
                yield "", words
        case Each.STUB_COUNT:
            if deal_done(playing) and stub_count_due(playing):
                yield "", words
        case _:
            yield from hands_of(playing, duty)
