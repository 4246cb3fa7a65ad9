"""Random legal play of any game from the first seat to the end, the same for the same seed.

The dealer is automatic or deals by hand: cuts, recuts, deals a few cards at a time, counts the stub. Players sit,
change their minds, tip, bet at the side and let their time run out; reports are made, decided and dismissed;
progressive wins are claimed, verified and read from meters that move. Some decks are stacked so that somebody may win
a progressive.
"""

from __future__ import annotations

import random
from typing import Final, NamedTuple, cast

from fifthstreet.cards import Card
from fifthstreet.money import Cents, MicroCents, micro_cents
from fifthstreet.round import (
    AnyCommand,
    AnyEvent,
    Choice,
    Meters,
    Offered,
    Phase,
    Refusal,
    Round,
    Shuffling,
    Terms,
    contributed,
    decide,
    evolved,
    legal,
    legal_for_table,
    new_round,
)
from fifthstreet.round import commands as asked
from fifthstreet.round.commands import Command
from fifthstreet.round.dealing import deck_to_shuffle, draw_order, whole_deck
from fifthstreet.round.events import MeterRead
from fifthstreet.round.meters import awarded

COMMANDS_MOST: Final = 2_000
"""No round takes so many commands; one that does never ends."""
PLAYERS: Final = ("Ann", "Bob", "Cem", "Dora", "Eve", "Finn", "Gus")
KINDS: Final[dict[str, type[Command]]] = {str(kind.__struct_config__.tag): kind for kind in AnyCommand.__args__}


class Played(NamedTuple):
    """One round: each command with what followed it, and the state before the first and after every one."""

    commands: tuple[AnyCommand, ...]
    events: tuple[tuple[AnyEvent, ...], ...]
    states: tuple[Round, ...]

    @property
    def last(self) -> Round:
        """How the round ended."""
        return self.states[-1]

    @property
    def happened(self) -> tuple[AnyEvent, ...]:
        """Every event in one row."""
        return tuple(event for events in self.events for event in events)


class Style(NamedTuple):
    """How a round is dealt and how often something goes wrong in it."""

    by_hand: bool = False
    """Whether the deck is shuffled by hand and cut, and dealt a few cards at a time."""
    count_due: bool = False
    shuffle_first: bool = False
    stacked: bool = False
    """Whether the deck is made so that somebody may win the highest award."""
    reports: float = 0.0
    """How often, of all moments, somebody reports an irregularity."""
    voids: float = 0.0
    timeouts: float = 0.0
    folds: float = 0.15


CALM: Final = Style()
"""An automatic dealer, and nothing goes wrong."""


def play(terms: Terms, seed: int, style: Style | None = None) -> Played:
    """One round of random legal play at a table; without a style, that too is drawn from the seed."""
    table = sorted(terms.table.paytables.items()), sorted(terms.table.settings.items())
    rng = random.Random(f"{terms.game.id} {terms.jurisdiction} {terms.table.dealing} {table} {seed}")
    return _Playing(terms, rng, random_style(rng) if style is None else style).play()


def random_style(rng: random.Random) -> Style:
    """How a round is dealt: half of them by hand, a third of them with mishaps."""
    mishaps = rng.random() < 0.3
    return Style(
        by_hand=rng.random() < 0.5,
        count_due=rng.random() < 0.3,
        shuffle_first=rng.random() < 0.3,
        stacked=rng.random() < 0.4,
        reports=rng.choice((0.05, 0.25)) if mishaps else 0.0,
        voids=0.01 if mishaps else 0.0,
        timeouts=rng.choice((0.0, 0.0, 0.1, 0.5)),
        folds=rng.choice((0.0, 0.15, 0.15, 0.5)),
    )


def random_deck(state: Round, rng: random.Random) -> tuple[Card, ...]:
    """Every card that a shuffle brings, in any order."""
    deck = list(deck_to_shuffle(state))
    rng.shuffle(deck)
    return tuple(deck)


def stacked_deck(terms: Terms, positions: tuple[int, ...], rng: random.Random) -> tuple[Card, ...]:
    """A whole deck that deals one or two of the positions cards of one suit in a row, as high as may be."""
    order = draw_order(terms, positions)
    deck: dict[int, Card] = {}
    for suit in rng.sample("cdhs", 2):
        position = str(rng.choice(positions))
        high = [Card(rank + suit) for rank in rng.choice(("AKQJT", "AKQJT", "KQJT9", "5432A"))]
        rng.shuffle(high)
        places = [
            number for number, place in enumerate(order) if place in (position, "community") and number not in deck
        ]
        deck |= zip(places, high, strict=False)
    left = list(whole_deck(terms))
    for card in deck.values():
        left.remove(card)
    rng.shuffle(left)
    rest = iter(left)
    return tuple(deck[number] if number in deck else next(rest) for number in range(len(whole_deck(terms))))


def offers_of(state: Round) -> tuple[Offered, ...]:
    """Everything that anybody may do now."""
    positions = range(1, state.terms.table.seats + 1)
    return (*(offered for position in positions for offered in legal(state, position)), *legal_for_table(state))


def random_command(state: Round, rng: random.Random, meters: Meters | None = None) -> AnyCommand:
    """Any one thing that would be carried out now; the round must not be over."""
    return command_of(state, rng.choice(offers_of(state)), rng, meters)


def command_of(state: Round, offered: Offered, rng: random.Random, meters: Meters | None = None) -> AnyCommand:
    """A command that fills in what an offer leaves open."""
    kind = KINDS[offered.command]
    given: dict[str, object] = {
        name: getattr(offered, name)
        for name in ("position", "hand", "wager", "choice", "claimed")
        if getattr(offered, name) is not None and name in kind.__struct_fields__
    }
    given |= {name: _written(name, offered, rng) for name in offered.names}
    if offered.amounts is not None:
        given["amount"] = _amount(offered, rng)
    match offered.command:
        case "choose" if offered.keeps:
            given["cards"] = tuple(rng.sample(state.places[str(offered.position)], offered.keeps))
        case "no more bets":
            given["lamps"] = rng.choice((None, offered.lamps))
        case "shuffle":
            given |= {"deck": random_deck(state, rng), "by": rng.choice(tuple(Shuffling))}
        case "cut" | "recut" | "count stub":
            given["cards"] = _between(offered, rng)
        case "deal":
            given["cards"] = rng.choice((None, _between(offered, rng)))
        case "report":
            given["kind"] = offered.report
        case "decide report":
            given["upheld"] = rng.random() < 0.6
        case "pay":
            shown = meters or Meters(tiers={tier: MicroCents(123_456_789) for tier in offered.meters})
            given |= {"meters": shown.tiers, "reserve": shown.reserve}
        case _:
            pass
    return cast("AnyCommand", kind(**given))


def _written(name: str, offered: Offered, rng: random.Random) -> str:
    if name == "player":
        return rng.choice([player for player in PLAYERS if player not in offered.not_for])
    return {"floorperson": "Flo", "supervisor": "Sue", "reason": "the lights went out"}[name]


def _amount(offered: Offered, rng: random.Random) -> Cents:
    amounts = offered.amounts
    assert amounts is not None, "an amount is wanted"
    steps = min((amounts.high - amounts.low) // amounts.step, 100)
    return Cents(amounts.low + amounts.step * rng.choice((0, steps, rng.randint(0, steps))))


def _between(offered: Offered, rng: random.Random) -> int:
    assert offered.cards is not None, "a number of cards is wanted"
    return rng.randint(*offered.cards)


class _Playing:
    """One round on its way."""

    def __init__(self, terms: Terms, rng: random.Random, style: Style) -> None:
        self.rng, self.style, self.terms = rng, style, terms
        self.state = new_round(terms, count_due=style.count_due)
        self.commands: list[AnyCommand] = []
        self.events: list[tuple[AnyEvent, ...]] = []
        self.states: list[Round] = [self.state]
        link = terms.link
        self.meters = (
            Meters(
                tiers={tier.tier: MicroCents(micro_cents(tier.seed) + rng.randint(0, 10**9)) for tier in link.tiers},
                reserve=MicroCents(bool(link.reserve) * rng.randint(0, 10**8)),
            )
            if link is not None
            else None
        )

    def play(self) -> Played:
        """From the first seat to the end."""
        while self.state.phase is Phase.BETTING:
            self._bet()
        for _ in range(COMMANDS_MOST):
            if self.state.phase is Phase.CLOSED:
                return Played(tuple(self.commands), tuple(self.events), tuple(self.states))
            if not self._mishap():
                self._go_on()
        message = f"the round of {self.terms.game.id} never ends: {self.state.phase}"
        raise AssertionError(message)

    def do(self, command: AnyCommand) -> bool:
        """Carry a command out, if it is not refused."""
        answer = decide(self.state, command)
        if isinstance(answer, Refusal):
            return False
        self.state = evolved(self.state, answer)
        self.commands.append(command)
        self.events.append(answer)
        self.states.append(self.state)
        for event in answer:
            if isinstance(event, MeterRead):
                self._read(event)
        return True

    def _read(self, event: MeterRead) -> None:
        assert self.terms.link is not None, "a meter is a link's"
        assert self.meters is not None, "a meter shows something"
        share = self.states[-2].lines[event.line].share
        assert share is not None, "a share was read"
        _, self.meters = awarded(self.terms.link, self.meters, share)

    def _offered(self, command: str, position: int | None = None) -> list[Offered]:
        offers = legal_for_table(self.state) if position is None else legal(self.state, position)
        return [one for one in offers if one.command == command]

    def _any(self, command: str, position: int | None = None) -> bool:
        """Do any one thing of a kind that is offered, if anything is."""
        offers = self._offered(command, position)
        return bool(offers) and self.do(command_of(self.state, self.rng.choice(offers), self.rng, self.meters))

    def _bet(self) -> None:
        """Sit, bet and call no more bets; if that is refused, somebody takes his wagers down and all begins again."""
        seats = self.terms.table.seats
        if self.style.shuffle_first and not self.state.deck:
            self._shuffle()
        for position in self.rng.sample(range(1, seats + 1), self.rng.randint(1, seats)):
            self._any("sit", position)
            if position in self.state.seats:
                self._enter(position)
        if self.rng.random() < 0.2:
            self._any("leave", self.rng.randint(1, seats))
        while not self._any("no more bets"):
            betting = [position for position, seat in self.state.seats.items() if seat.wagers]
            if not betting:
                return
            for name in tuple(self.state.seats[betting[-1]].wagers):
                assert self.do(asked.WithdrawWager(position=betting[-1], wager=name)), f"{name} is taken down"
        if self.meters is not None and self.terms.link is not None:
            wagers = sum(self.terms.progressive in seat.wagers for seat in self.state.seats.values())
            self.meters = contributed(self.terms.link, self.meters, wagers)

    def _enter(self, position: int) -> None:
        """Place the wagers of one way into the round and some beside them, with a tip now and then."""
        ways = [way for way in self.terms.game.opening if all(name in self.terms.wagers for name in way)]
        way = self.rng.choice((ways[0], self.rng.choice(ways)))
        beside = [name for name in self.terms.wagers if name not in way and self.rng.random() < 0.7]
        for name in (*way, *beside):
            for _ in range(self.rng.choice((1, 1, 1, 2))):
                offers = [one for one in self._offered("place wager", position) if one.wager == name]
                if offers:
                    self.do(command_of(self.state, offers[0], self.rng))
        if self.rng.random() < 0.5:
            self._any("place tip", position)
            self._any("place tip", position)
        if self.rng.random() < 0.1:
            self._any("withdraw tip", position)
        if self.rng.random() < 0.1:
            self._any("withdraw wager", position)

    def _shuffle(self) -> None:
        stack = self.style.stacked and bool(self.state.in_round) and not self.state.places
        deck = stacked_deck(self.terms, self.state.in_round, self.rng) if stack else random_deck(self.state, self.rng)
        if not self.style.by_hand:
            assert self.do(asked.Shuffle(deck=deck)), "the deck is shuffled"
            return
        cut = self.rng.randint(10, len(deck) - 10)
        lying = deck[-cut:] + deck[:-cut]
        assert self.do(asked.Shuffle(deck=lying, by=Shuffling.BY_HAND)), "the deck is shuffled"
        assert self.do(asked.Cut(cards=cut)), "the deck is cut"
        if self.rng.random() < 0.1:
            self._any("recut")

    def _mishap(self) -> bool:
        """Report something or void the round, now and then; a report that waits is decided."""
        if self.state.waiting is not None:
            return self._any("decide report")
        if self.rng.random() < self.style.voids:
            return self._any("void")
        return self.rng.random() < self.style.reports and self._any("report")

    def _go_on(self) -> None:
        """What comes next when nothing goes wrong."""
        if self._counts():
            return
        match self.state.phase:
            case Phase.DEALING:
                self._deal()
            case Phase.CHOOSING:
                self._choose()
            case Phase.SETTLING:
                self._pay()
            case Phase.SETTLED:
                done = (self.rng.random() < 0.3 and self._any("show")) or self._any("close")
                assert done, "the round is closed"
            case phase:
                kind = {Phase.REVEALING: "reveal", Phase.READY: "settle"}[phase]
                assert self._any(kind), f"the dealer goes on in {phase}"

    def _counts(self) -> bool:
        """Count the stub where it is due, and now and then where it is not; a wrong count is made again."""
        offers = self._offered("count stub")
        due = self.state.count_due and not self.state.stub_counted
        if not offers or not (due or self.rng.random() < 0.05):
            return False
        right = self.rng.random() < 0.8
        return self.do(asked.CountStub(cards=len(self.state.deck) - (0 if right else 1)))

    def _deal(self) -> None:
        if not self.state.deck:
            self._shuffle()
        elif self.style.by_hand:
            assert self._any("deal"), "cards are dealt"
        else:
            assert self.do(asked.Deal()), "the cards are dealt"

    def _choose(self) -> None:
        if self.rng.random() < self.style.timeouts:
            assert self._any("time out"), "the time runs out"
            return
        offers = self._offered("choose", self.state.turn)
        staying = [one for one in offers if one.choice not in (Choice.FOLD, Choice.SURRENDER)]
        folds = not staying or self.rng.random() < self.style.folds
        chosen = self.rng.choice(offers if folds else staying)
        assert self.do(command_of(self.state, chosen, self.rng)), f"{chosen} is offered"

    def _pay(self) -> None:
        """Pay as far as may be; what waits is marked, sometimes unmarked again, and verified."""
        if self.rng.random() < 0.5 and self._any("claim"):
            return
        if self._any("verify"):
            return
        if self._any("pay"):
            return
        marks = [one for one in self._offered("claim") if one.claimed and one.position not in self.state.claimed]
        assert marks, "something is to be marked, verified or paid"
        assert self.do(asked.Claim(position=marks[0].position or 0)), "a win is marked"
