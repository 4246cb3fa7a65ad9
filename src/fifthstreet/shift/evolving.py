"""Event by event: what a table's day is after one more thing has happened."""

from __future__ import annotations

from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from fifthstreet.rules.clauses import When
from fifthstreet.rules.procedures import Each
from fifthstreet.shift import events as happened
from fifthstreet.shift.due import outlives_a_round
from fifthstreet.shift.events import AnyShiftEvent
from fifthstreet.shift.state import Deck, Done, Fault, Shift


def evolve_shift(state: Shift, event: AnyShiftEvent) -> Shift:  # noqa: C901, PLR0911, PLR0912 - one arm for each thing that happens
    """The shift after an event."""
    assert event.at >= state.now, "time goes forward"
    state = replace(state, now=event.at)
    match event:
        case happened.TableOpened():
            return replace(state, open=True)
        case happened.DecksBrought():
            decks = {name: Deck(since=event.at, ready=event.ready) for name in event.decks}
            done = _forgotten(state, Each.DECK)
            anew = state.in_round
            return replace(state, decks=decks, in_play=event.decks[0], idle=False, anew=anew, done=done)
        case happened.StepDone():
            return _done(state, event)
        case happened.RoundBegun():
            assert not state.in_round, "one round is played at a time"
            return replace(state, in_round=True, idle=False, done=_without_rounds(state))
        case happened.RoundOver():
            return _over(state, event)
        case happened.TableIdle():
            decks = {name: replace(deck, ready=False) for name, deck in state.decks.items()}
            return replace(state, idle=True, decks=decks, done=_gathered_again(state))
        case happened.ShuffleDirected():
            return replace(state, anew=True)
        case happened.DeckCounted():
            return state if event.right else replace(state, leaving=_leaving(state, event.deck))
        case happened.DeviceReported():
            faults = {**state.faults, event.device.value: event.fault}
            return replace(state, faults=faults, done=_of_device_forgotten(state, event.device.value))
        case happened.DeviceRepaired():
            return replace(state, faults=_healthy(state, event.device.value))
        case happened.DealingChanged():
            return replace(state, dealing=event.dealing)
        case happened.TableClosed():
            kept = _forgotten(replace(state, done=_without_rounds(state)), Each.DECK)
            return replace(state, open=False, idle=False, decks={}, in_play="", leaving=(), anew=False, done=kept)
        case _:
            assert_never(event)


def evolved_shift(state: Shift, events: tuple[AnyShiftEvent, ...]) -> Shift:
    """The shift after several events."""
    return reduce(evolve_shift, events, state)


def _forgotten(state: Shift, each: Each) -> dict[str, Done]:
    """What is done, without the steps of one kind of thing: they are due anew."""
    gone = {duty.id for way in state.ways.values() for duty in way.duties if duty.each is each}
    return {step: done for step, done in state.done.items() if step.partition("/")[0] not in gone}


def _without_rounds(state: Shift) -> dict[str, Done]:
    """What is done, without the steps of the last round."""
    kept = {duty.id for way in state.ways.values() for duty in way.duties if outlives_a_round(duty)}
    return {step: done for step, done in state.done.items() if step.partition("/")[0] in kept}


def _gathered_again(state: Shift) -> dict[str, Done]:
    """What is done at an idle table: the cards were inspected and seen, and are spread, washed and stacked anew."""
    again = {"face_down", "wash", "stack"}
    again |= {duty.id for way in state.ways.values() for duty in way.duties if duty.when is When.IDLE}
    return {step: done for step, done in state.done.items() if step.partition("/")[0] not in again}


def _of_device_forgotten(state: Shift, device: str) -> dict[str, Done]:
    return {step: done for step, done in state.done.items() if not step.endswith(f"/{device}")}


def _healthy(state: Shift, device: str) -> dict[str, Fault]:
    return {name: fault for name, fault in state.faults.items() if name != device}


def _done(state: Shift, event: happened.StepDone) -> Shift:
    """A step is written down; some change what lies at the table."""
    done = Done(by=event.by, role=event.role, at=event.at)
    duty, _, on = event.step.partition("/")
    state = replace(state, done={**state.done, event.step: done})
    each = next((one.each for one in state.duties if one.id == duty), Each.TABLE)
    match each:
        case Each.BAD_DECK:
            return _without_deck(state, on)
        case Each.ANEW:
            return replace(state, anew=False, done=_forgotten(state, Each.ANEW))
        case Each.JAMMED_DEVICE:
            return replace(state, faults=_healthy(state, on))
        case _:
            return state


def _leaving(state: Shift, deck: str) -> tuple[str, ...]:
    return (*(name for name in state.leaving if name != deck), deck)


def _without_deck(state: Shift, gone: str) -> Shift:
    """A deck has left; in a round the cards that lie there now are shuffled anew."""
    decks = {name: deck for name, deck in state.decks.items() if name != gone}
    of_decks = {
        duty.id for way in state.ways.values() for duty in way.duties if duty.each in (Each.DECK, Each.BAD_DECK)
    }
    kept = {
        step: one
        for step, one in state.done.items()
        if step.partition("/")[0] not in of_decks or step.partition("/")[2] != gone
    }
    return replace(
        state,
        decks=decks,
        in_play=state.in_play if state.in_play in decks else next(iter(decks), ""),
        leaving=tuple(name for name in state.leaving if name != gone),
        anew=state.anew or state.in_round,
        done=kept,
    )


def _over(state: Shift, event: happened.RoundOver) -> Shift:
    """Count the round, and let the other deck take its turn."""
    state = replace(state, in_round=False)
    if event.played:
        since = 0 if event.counted else state.since_count + 1
        state = replace(state, rounds=state.rounds + 1, since_count=since)
    leaving = _leaving(state, state.in_play) if event.deck_leaves else state.leaving
    return replace(state, leaving=leaving, in_play=event.next_deck)
