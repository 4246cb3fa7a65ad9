"""A table's day for tests: it opens, plays rounds and closes as told, and does what is due only where asked to."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import catalogue
from fifthstreet.games.ordinary import ordinary_submission
from fifthstreet.money import Cents
from fifthstreet.round import AnyCommand, Choice, Refusal, Round, Shuffling, Terms, decide, evolved, terms_of
from fifthstreet.round import commands as asked
from fifthstreet.round.dealing import draw_order, whole_deck
from fifthstreet.rules.clauses import Who
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.streets import DealScript
from fifthstreet.rules.submissions import Equipment
from fifthstreet.shift import (
    AnyAct,
    BeginRound,
    Do,
    OpenTable,
    Shift,
    ShiftRefusal,
    Step,
    Way,
    blocks,
    decide_shift,
    due,
    evolved_shift,
    held,
    new_shift,
    next_round,
    round_over,
    way_of,
)

HOUR: Final = 3_600_000
NAMES: Final = {
    Who.PLAYER: "Ann",
    Who.DEALER: "Dan",
    Who.FLOORPERSON: "Flo",
    Who.SUPERVISOR: "Sue",
    Who.OPERATOR: "Ossie",
    Who.MACHINE: "machine",
}
FULL: Final = Equipment(shuffler=True, shuffler_counts_cards=True, shuffler_counts_hands=True, progressive_sensors=True)
COUNTS_NOTHING: Final = replace(FULL, shuffler_counts_cards=False)
NO_SHUFFLER: Final = Equipment(progressive_sensors=True)


def table_terms(
    jurisdiction: str,
    game: str,
    dealing: str = "",
    *,
    equipment: Equipment = FULL,
    settings: dict[str, Scalar] | None = None,
) -> Terms:
    """The ordinary table of a game, dealt in one way; wagers that want packets are offered only with packets."""
    submission = ordinary_submission(catalogue.rulebook(), game, jurisdiction)
    (table,) = submission.table
    way = dealing or table.dealing
    if not _script(game, way).automated:
        without = {"six_card_bonus", "cover_all"}
        limits = {name: limit for name, limit in table.limits.items() if name not in without}
        tables = {slot: name for slot, name in table.paytables.items() if slot not in without}
        table = replace(table, limits=limits, paytables=tables)
    table = replace(table, dealing=way, equipment=equipment, settings=settings or {})
    return terms_of(catalogue.rulebook(), submission, table, steps=catalogue.steps(game))


def _script(game: str, dealing: str) -> DealScript:
    return next(deal for deal in catalogue.game(game).deal if deal.procedure == dealing)


def way(terms: Terms) -> Way:
    """How a table is dealt, with its duties."""
    jurisdiction = catalogue.jurisdiction(terms.jurisdiction)
    return way_of(catalogue.procedures(), jurisdiction, catalogue.clauses(), terms=terms)


def deck_for(terms: Terms, positions: tuple[int, ...], hands: dict[str, str]) -> tuple[Card, ...]:
    """A whole deck that gives the places named these cards, and the others what is left in order."""
    wanted = {place: [Card(card) for card in cards.split()] for place, cards in hands.items()}
    named = {card for cards in wanted.values() for card in cards}
    rest = iter(card for card in whole_deck(terms) if card not in named)
    first = [wanted[place].pop(0) if wanted.get(place) else next(rest) for place in draw_order(terms, positions)]
    return (*first, *rest)


class Day:
    """One table's day as it goes on."""

    def __init__(self, *terms: Terms) -> None:
        self.shift: Shift = new_shift(*(way(one) for one in terms))
        self.playing: Round | None = None
        self.now = 0

    @property
    def due(self) -> list[str]:
        """The ids of what is due, in order."""
        return [step.id for step in due(self.shift, self.playing)]

    def step(self, name: str) -> Step:
        """A due step."""
        return next(step for step in due(self.shift, self.playing) if step.id == name)

    def waits(self, command: str) -> list[str]:
        """The ids of what a command waits for."""
        return [step.id for step in blocks(self.shift, command, self.playing)]

    def refusal(self, act: AnyAct) -> ShiftRefusal:
        """Why an act is refused."""
        answer = decide_shift(self.shift, act, self.playing)
        assert isinstance(answer, ShiftRefusal), f"{act} is carried out"
        return answer

    def act(self, kind: type[AnyAct], role: Who = Who.DEALER, **given: object) -> None:
        """Do something that is not refused."""
        self.carry_out(kind(by=NAMES[role], role=role, at=self.now, **given))  # type: ignore[arg-type] # the tests name each act's own fields

    def carry_out(self, act: AnyAct) -> None:
        """Carry an act out, which must not be refused."""
        answer = decide_shift(self.shift, act, self.playing)
        assert not isinstance(answer, ShiftRefusal), str(answer)
        self.shift = evolved_shift(self.shift, answer)

    def do(self, *steps: str) -> None:
        """Do due steps, each by whose it is."""
        for name in steps:
            self.act(Do, self.step(name).who, step=name)

    def clear(self, command: str) -> list[str]:
        """Do everything that a command waits for, in order, and give what it was."""
        done = []
        while waiting := [name for name in self.waits(command) if not self.step(name).waits_for]:
            self.do(waiting[0])
            done.append(waiting[0])
        return done

    def open(self, *decks: str, ready: bool = True) -> None:
        """Equip and open the table."""
        self.clear("open table")
        self.act(OpenTable, decks=decks or ("red",), ready=ready)

    def begin(self) -> None:
        """Begin the next round, doing first what is due before it."""
        self.clear("begin round")
        self.act(BeginRound)
        self.playing = next_round(self.shift)

    def give(self, command: AnyCommand) -> ShiftRefusal | None:
        """Give the round a command, unless the shift holds it back."""
        assert self.playing is not None, "a round is being played"
        wrong = held(self.shift, self.playing, command)
        if wrong is None:
            answer = decide(self.playing, command)
            assert not isinstance(answer, Refusal), str(answer)
            self.playing = evolved(self.playing, answer)
        return wrong

    def goes(self, *commands: AnyCommand) -> None:
        """Give the round commands, doing first what each waits for."""
        for command in commands:
            self.clear(str(type(command).__struct_config__.tag))
            wrong = self.give(command)
            assert wrong is None, str(wrong)

    def bet(self, position: int, **wagers: int) -> None:
        """Seat a player and place wagers in dollars."""
        placed = [
            asked.PlaceWager(position=position, wager=name, amount=Cents(100 * dollars))
            for name, dollars in wagers.items()
        ]
        self.goes(asked.Sit(position=position, player=f"player {position}"), *placed)

    def deal(self, *, by: Shuffling = Shuffling.BY_MACHINE, **hands: str) -> None:
        """Shuffle, cut where that is due, and deal; hands are named by place, positions as ``p3``."""
        assert self.playing is not None, "a round is being played"
        positions = self.playing.in_round
        places = {name.removeprefix("p"): cards for name, cards in hands.items()}
        deck = deck_for(self.shift.terms, positions, places)
        cut = 20
        if by is Shuffling.BY_HAND:
            self.goes(asked.Shuffle(deck=deck[-cut:] + deck[:-cut], by=by), asked.Cut(cards=cut))
        else:
            self.goes(asked.Shuffle(deck=deck, by=by))
        self.goes(asked.Deal())

    def choose(self, position: int, choice: Choice, amount: int | None = None) -> None:
        """One position chooses."""
        cents = None if amount is None else Cents(100 * amount)
        self.goes(asked.Choose(position=position, choice=choice, amount=cents))

    def end(self) -> None:
        """End the round that is closed, or that never began in earnest."""
        assert self.playing is not None, "a round is being played"
        self.carry_out(round_over(self.playing, by="Dan", role=Who.DEALER, at=self.now))
        self.playing = None

    def fold_round(self, *, by: Shuffling = Shuffling.BY_MACHINE) -> None:
        """Play a whole round of Mississippi Stud in which one player folds at once."""
        self.begin()
        self.bet(1, ante=5)
        self.goes(asked.CloseBets())
        self.deal(by=by)
        if self.shift.since_count + 1 >= 5 and self.playing is not None and self.playing.count_due:
            self.goes(asked.CountStub(cards=len(self.playing.deck)))
        self.choose(1, Choice.FOLD)
        self.goes(asked.Settle(), asked.Pay(), asked.Close())
        self.end()
