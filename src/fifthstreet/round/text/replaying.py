"""Carries a ``.round`` file out line by line, the dealer automatic or by hand, to the end of the round."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, assert_never

from fifthstreet.money import MicroCents
from fifthstreet.round import commands as asked
from fifthstreet.round.automatic import dealers_next
from fifthstreet.round.carrying import Carried, Replayed
from fifthstreet.round.commands import AnyCommand
from fifthstreet.round.meters import RESERVE, Meters
from fifthstreet.round.refusals import RefusalKind
from fifthstreet.round.state import Phase, Round
from fifthstreet.round.steps import Steps
from fifthstreet.round.tabling import stub_count_due
from fifthstreet.round.text.file import (
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

AT_ONCE: Final = (asked.Shuffle, asked.Deal, asked.CountStub, asked.Reveal)
"""What an automatic dealer does as soon as it is due; the settlement waits for the last line."""


def replay(file: RoundFile, rulebook: Rulebook, steps: Callable[[str], Steps]) -> Replayed:
    """Carry a file out; the first line that cannot be followed is told with the rule that it breaks."""
    terms = lay(file, rulebook, steps)
    carried = Carried(terms, meters_of(file), count_due=file.count_due)
    _Replaying(file, carried).replay()
    return carried.replayed()


def meters_of(file: RoundFile) -> Meters | None:
    """What the meters showed before the round's wagers."""
    if file.link is None:
        return None
    reserve = file.link.reserve.now if file.link.reserve is not None else MicroCents(0)
    return Meters(tiers={tier.tier: tier.now for tier in file.link.tiers}, reserve=reserve)


class _Replaying:
    """The lines of a file on their way into a round."""

    def __init__(self, file: RoundFile, carried: Carried) -> None:
        self.file, self.carried = file, carried
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
            raise RoundFileError([at(number or self._last_line, str(refusal))])

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
                    raise RoundFileError([at(number, str(refusal))])
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
        while isinstance(command := self._dealers_next(), AT_ONCE):
            self.do(command, self.deck_number if isinstance(command, asked.Shuffle) else 0)

    def _dealers_next(self) -> AnyCommand | None:
        return dealers_next(self.state, self.deck, self.carried.meters)

    def _end(self) -> None:
        """Settle, pay and close; where something is still to be chosen or decided, the file ends too early."""
        while self.state.phase is not Phase.CLOSED:
            command = self._dealers_next()
            if command is None or isinstance(command, AT_ONCE):
                raise RoundFileError([at(self._last_line, self._unfinished())])
            self.do(command, 0)

    def _unfinished(self) -> str:
        state = self.state
        if state.waiting is not None:
            told = state.waiting.kind.value
            return f"the file ends while the report that {told} waits; write 'uphold NAME' or 'dismiss NAME'."
        match state.phase:
            case Phase.BETTING:
                return "the file ends while the wagers are open; write 'no more bets'."
            case Phase.CHOOSING if not stub_count_due(self.state):
                asking = state.asking
                assert asking is not None, "somebody is asked"
                hand = format_hand(state.turn, state.hand)
                choices = " or ".join(offer.choice.value for offer in state.terms.player_steps.offers(state))
                return f"the file ends while position {hand} is asked for {asking.name}: {choices}."
            case Phase.DEALING:
                return "the file ends before the cards are dealt; write what the dealer does by hand, such as 'deal'."
            case Phase.REVEALING if not stub_count_due(self.state):
                return "the file ends while cards are to be turned over; write 'reveal'."
            case _:
                return "the file ends before the stub is counted; write 'count stub N'."
