"""Carries a ``.round`` file out line by line, the dealer automatic or by hand, to the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

import msgspec

from fifthstreet.money import MicroCents
from fifthstreet.round import commands as asked
from fifthstreet.round.commands import AnyCommand
from fifthstreet.round.dealing import plan_of
from fifthstreet.round.deciding import decide
from fifthstreet.round.events import AnyEvent, BetsClosed, HandKilled, MeterRead, RoundVoided
from fifthstreet.round.evolving import evolved
from fifthstreet.round.lines import Line
from fifthstreet.round.meters import Meters, awarded, contributed, taken_off
from fifthstreet.round.refusals import Refusal, RefusalKind
from fifthstreet.round.state import Phase, Round, new_round
from fifthstreet.round.steps import Steps
from fifthstreet.round.tabling import is_progressive_win, stub_count_due
from fifthstreet.round.terms import Terms
from fifthstreet.round.text.file import (
    RESERVE,
    CardsLine,
    CommandLine,
    CourseLine,
    DeckLine,
    ReadsLine,
    RoundFile,
    ShuffleLine,
)
from fifthstreet.round.text.laying import lay
from fifthstreet.round.text.mistakes import RoundFileError, at, meant, shown
from fifthstreet.round.text.printing import format_hand
from fifthstreet.round.text.stacking import deck_of, shuffled_for
from fifthstreet.rules.rulebook import Rulebook

FLOORPERSON: Final = "the floorperson"
"""Who verifies a progressive win where no line of the file says it."""


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


def replay(file: RoundFile, rulebook: Rulebook, steps: Callable[[str], Steps]) -> Replayed:
    """Carry a file out; the first line that cannot be followed is told with the rule that it breaks."""
    terms = lay(file, rulebook, steps)
    carried = Carried(terms, meters_of(file), count_due=file.count_due)
    _Replaying(file, carried, rulebook.jurisdictions[file.jurisdiction].documents).replay()
    return carried.replayed()


def meters_of(file: RoundFile) -> Meters | None:
    """What the meters showed before the round's wagers."""
    if file.link is None:
        return None
    reserve = file.link.reserve.now if file.link.reserve is not None else MicroCents(0)
    return Meters(tiers={tier.tier: tier.now for tier in file.link.tiers}, reserve=reserve)


class Carried:
    """A round that is being carried out, with the meters of its link kept beside it."""

    def __init__(self, terms: Terms, meters: Meters | None, *, count_due: bool = False) -> None:
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


class _Replaying:
    """The lines of a file on their way into a round."""

    def __init__(self, file: RoundFile, carried: Carried, documents: tuple[str, ...]) -> None:
        self.file, self.carried, self.documents = file, carried, documents
        self.deck = deck_of(file, carried.terms)
        self.deck_number = next((line.number for line in file.course if isinstance(line, DeckLine)), 0)

    @property
    def state(self) -> Round:
        """The round as it stands."""
        return self.carried.state

    def replay(self) -> None:
        """Seat the players, follow every line, and end the round."""
        for seated in self.file.players:
            self.do(asked.Sit(position=seated.position, player=seated.player), seated.number)
        for place, line in enumerate(self.file.course):
            self._follow(place, line)
            if not self.file.by_hand:
                self._deal()
        self._end()

    def do(self, command: AnyCommand, number: int) -> None:
        """Carry a command out; a refusal is a mistake of its line."""
        refusal = self.carried.do(command, number)
        if refusal is not None:
            raise self._refused(refusal, number or self._last_line)

    def _refused(self, refusal: Refusal, number: int) -> RoundFileError:
        """A refusal as a mistake of its line, with the clauses that the jurisdiction itself prints."""
        printed = tuple(clause for clause in refusal.clauses if clause.partition("-")[0] in self.documents)
        return RoundFileError([at(number, str(msgspec.structs.replace(refusal, clauses=printed)))])

    @property
    def _last_line(self) -> int:
        lines = (*self.file.players, *self.file.course)
        return max((line.number for line in lines), default=1)

    def _follow(self, place: int, line: CourseLine) -> None:
        match line:
            case CardsLine() | DeckLine():
                pass
            case ShuffleLine():
                deck = shuffled_for(self.file, place, self.deck)
                refusal = self.carried.do(asked.Shuffle(deck=deck, by=line.by), line.number)
                if refusal is not None:
                    number = self.deck_number if refusal.kind is RefusalKind.DECK else line.number
                    raise self._refused(refusal, number)
            case ReadsLine():
                self._reads(line)
            case CommandLine(command=asked.Pay()):
                self.do(self.carried.pay(), line.number)
            case CommandLine():
                self.do(line.command, line.number)
            case _:
                assert_never(line)

    def _reads(self, line: ReadsLine) -> None:
        meters = self.carried.meters
        if meters is None:
            sentence = "the table is joined to no link, so no meter is read; write 'link $1' and its tiers."
            raise RoundFileError([at(line.number, sentence)])
        if line.tier not in (*meters.tiers, RESERVE):
            sentence = f"{shown(line.tier)} is no meter of the link; {meant(line.tier, [*meters.tiers, RESERVE])}"
            raise RoundFileError([at(line.number, sentence)])
        self.carried.reads(line.tier, line.shows)

    def _deal(self) -> None:
        """Shuffle, deal, count the stub and turn cards over as soon as that is due."""
        while self.state.waiting is None:
            match self.state.phase:
                case Phase.DEALING if not self.state.deck:
                    self.do(asked.Shuffle(deck=self.deck), self.deck_number)
                case Phase.DEALING:
                    self.do(asked.Deal(), 0)
                case Phase.CHOOSING | Phase.REVEALING | Phase.READY if self._counts():
                    self.do(asked.CountStub(cards=len(self.state.deck)), 0)
                case Phase.REVEALING:
                    self.do(asked.Reveal(), 0)
                case _:
                    return

    def _counts(self) -> bool:
        return stub_count_due(self.state) and self.state.dealt == len(plan_of(self.state))

    def _end(self) -> None:
        """Settle, pay and close; where something is still to be chosen or decided, the file ends too early."""
        while self.state.phase is not Phase.CLOSED:
            if self.state.waiting is not None or self._counts():
                raise RoundFileError([at(self._last_line, self._unfinished())])
            match self.state.phase:
                case Phase.READY:
                    self.do(asked.Settle(), 0)
                case Phase.SETTLING:
                    self._pay()
                case Phase.SETTLED:
                    self.do(asked.Close(), 0)
                case _:
                    raise RoundFileError([at(self._last_line, self._unfinished())])

    def _pay(self) -> None:
        line = self.state.lines[self.state.paid]
        if is_progressive_win(line) and line.position not in self.state.verified:
            self.do(asked.Claim(position=line.position), 0)
            self.do(asked.Verify(position=line.position, supervisor=FLOORPERSON), 0)
        self.do(self.carried.pay(), 0)

    def _unfinished(self) -> str:
        state = self.state
        if state.waiting is not None:
            told = state.waiting.kind.value
            return f"the file ends while the report that {told} waits; write 'uphold NAME' or 'dismiss NAME'."
        match state.phase:
            case Phase.BETTING:
                return "the file ends while the wagers are open; write 'no more bets'."
            case Phase.CHOOSING if not self._counts():
                asking = state.asking
                assert asking is not None, "somebody is asked"
                hand = format_hand(state.turn, state.hand)
                choices = " or ".join(offer.choice.value for offer in state.terms.player_steps.offers(state))
                return f"the file ends while position {hand} is asked for {asking.name}: {choices}."
            case Phase.DEALING:
                return "the file ends before the cards are dealt; write what the dealer does by hand, such as 'deal'."
            case Phase.REVEALING if not self._counts():
                return "the file ends while cards are to be turned over; write 'reveal'."
            case _:
                return "the file ends before the stub is counted; write 'count stub N'."
