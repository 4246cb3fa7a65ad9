"""Voids: at any moment of a round, whatever voids it returns every wager and every tip to the cent."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from fifthstreet.round import Phase, Refusal, Round, decide, evolved, new_round
from fifthstreet.round.commands import DecideReport, Report, VoidRound
from fifthstreet.round.events import AnyEvent, RoundVoided
from fifthstreet.round.irregularities import AT_A_POSITION
from fifthstreet.rules.jurisdictions import Consequence
from tests.conformance.ledger import Ledger
from tests.conformance.playing import Played

VOIDS: Final = frozenset({Consequence.VOID_ROUND, Consequence.VOID_ROUND_REMOVE_DECK})


SUPERVISED: Final = "a supervisor voids it"


class Moment(NamedTuple):
    """When a round was voided and why."""

    why: str
    phase: Phase
    street: int


def voids_at(state: Round) -> Iterator[tuple[str, tuple[AnyEvent, ...]]]:
    """Every way in which a round can be void now: why, and what then happens."""
    answer = decide(state, VoidRound(supervisor="Sue", reason="the lights went out"))
    if not isinstance(answer, Refusal):
        yield SUPERVISED, answer
    for rule in state.terms.rules.irregularities:
        if rule.consequence not in VOIDS:
            continue
        for position in state.in_round if rule.kind in AT_A_POSITION else (None,):
            reported = decide(state, Report(kind=rule.kind, position=position))
            if isinstance(reported, Refusal):
                continue
            waiting = evolved(state, reported)
            decided = decide(waiting, DecideReport(upheld=True, supervisor="Sue"))
            assert not isinstance(decided, Refusal), f"{rule.kind} waits for a supervisor"
            yield rule.kind.value, (*reported, *decided)


def voided_moments(played: Played) -> Iterator[tuple[Moment, list[str]]]:
    """At every state of a round and for every void, what of it does not go back."""
    for state in played.states:
        for why, events in voids_at(state):
            yield Moment(why, state.phase, state.street), list(_left_behind(state, events))


def every_void_returns_everything(played: Played) -> Iterator[str]:
    """No void at any moment of a round keeps a cent."""
    for moment, differences in voided_moments(played):
        for difference in differences:
            yield f"{moment.why} ({moment.phase.value}, street {moment.street}): {difference}"


def _left_behind(state: Round, events: tuple[AnyEvent, ...]) -> Iterator[str]:
    ledger = Ledger(new_round(state.terms))
    after = evolved(state, events)
    if not after.void or not any(isinstance(event, RoundVoided) for event in events):
        yield "the round is not void"
        return
    yield from ledger.voided(after)
    if {seat: one.wagers for seat, one in after.seats.items()} != {
        seat: one.wagers for seat, one in state.seats.items()
    }:
        yield "a void changes what was put down"
