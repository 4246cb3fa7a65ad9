"""Carries a round out command by command and keeps the meters of its link beside it."""

from __future__ import annotations

import msgspec

from fifthstreet.money import MicroCents
from fifthstreet.round import commands as asked
from fifthstreet.round.commands import AnyCommand
from fifthstreet.round.deciding import decide
from fifthstreet.round.events import AnyEvent, BetsClosed, HandKilled, MeterRead, RoundVoided
from fifthstreet.round.evolving import evolved
from fifthstreet.round.lines import Line
from fifthstreet.round.meters import RESERVE, Meters, awarded, contributed, taken_off
from fifthstreet.round.refusals import Refusal
from fifthstreet.round.state import Round, new_round
from fifthstreet.round.terms import Terms


class Replayed(msgspec.Struct, frozen=True, kw_only=True):
    """A round as it was carried out."""

    terms: Terms
    commands: tuple[AnyCommand, ...]
    numbers: tuple[int, ...]
    """For each command, the line of the file that gives it; nought for what the dealer does by himself."""
    events: tuple[tuple[AnyEvent, ...], ...]
    """For each command, what followed it."""
    states: tuple[Round, ...]
    """The round before the first command and after every one."""
    before: Meters | None = None
    """What the link's meters showed before the round's wagers; none without a link."""
    after: Meters | None = None
    """What they show after the round."""

    @property
    def last(self) -> Round:
        """How the round ended."""
        return self.states[-1]

    @property
    def lines(self) -> tuple[Line, ...]:
        """What became of every wager, every share of a meter in cents."""
        return self.last.lines

    @property
    def happened(self) -> tuple[AnyEvent, ...]:
        """Every event in one row."""
        return tuple(event for events in self.events for event in events)


class Carried:
    """A round that is being carried out, with the meters of its link kept beside it."""

    def __init__(self, terms: Terms, meters: Meters | None, *, count_due: bool = False) -> None:
        """Begin a round in which nothing has happened yet."""
        self.terms = terms
        self.state = new_round(terms, count_due=count_due)
        self.before = self.meters = self.unpaid = meters
        """What the meters showed, what they show, and what they would show had this round won nothing of them."""
        self.wagers = 0
        self.commands: list[AnyCommand] = []
        self.numbers: list[int] = []
        self.events: list[tuple[AnyEvent, ...]] = []
        self.states: list[Round] = [self.state]

    def do(self, command: AnyCommand, number: int = 0) -> Refusal | None:
        """Carry one command out, or say why not."""
        answer = decide(self.state, command)
        if isinstance(answer, Refusal):
            return answer
        before = self.state
        self.state = evolved(self.state, answer)
        self.commands.append(command)
        self.numbers.append(number)
        self.events.append(answer)
        self.states.append(self.state)
        for event in answer:
            self._keep_meters(before, event)
        return None

    def _keep_meters(self, before: Round, event: AnyEvent) -> None:
        link = self.terms.link
        if link is None or self.meters is None or self.unpaid is None:
            return
        match event:
            case BetsClosed():
                self.wagers = len(event.progressive)
                self.meters = self.unpaid = contributed(link, self.meters, self.wagers)
            case MeterRead():
                share = before.lines[event.line].share
                assert share is not None, "a share was read"
                pays, self.meters = awarded(link, self.meters, share)
                assert pays == event.pays, "a share is read off the meters that are kept"
            case HandKilled() if self.terms.progressive in before.seats[event.position].wagers:
                self.wagers -= 1
                self.meters, self.unpaid = taken_off(link, self.meters, 1), taken_off(link, self.unpaid, 1)
            case RoundVoided():
                self.meters = self.unpaid = taken_off(link, self.unpaid, self.wagers)
            case _:
                pass

    def reads(self, tier: str, shows: MicroCents) -> None:
        """Other tables have played: a meter or the reserve shows something else."""
        assert self.meters is not None, "there is a link"
        assert self.unpaid is not None, "there is a link"
        self.meters, self.unpaid = _showing(self.meters, tier, shows), _showing(self.unpaid, tier, shows)

    def pay(self) -> asked.Pay:
        """The payment that brings the meters as they stand."""
        if self.meters is None:
            return asked.Pay()
        return asked.Pay(meters=self.meters.tiers, reserve=self.meters.reserve)

    def replayed(self) -> Replayed:
        """The round as it was carried out."""
        return Replayed(
            terms=self.terms,
            commands=tuple(self.commands),
            numbers=tuple(self.numbers),
            events=tuple(self.events),
            states=tuple(self.states),
            before=self.before,
            after=self.meters,
        )


def _showing(meters: Meters, tier: str, shows: MicroCents) -> Meters:
    if tier == RESERVE:
        return msgspec.structs.replace(meters, reserve=shows)
    return msgspec.structs.replace(meters, tiers={**meters.tiers, tier: shows})
