"""One round that aims at something: who sits and bets, how the cards lie, what is chosen, and the text of all that."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from fifthstreet.cards import Card, format_cards
from fifthstreet.money import Cents, MicroCents, micro_cents
from fifthstreet.round import AnyCommand, Choice, Meters, Phase, Round, Shuffling, Terms
from fifthstreet.round import commands as asked
from fifthstreet.round.amounts import OPENING, Amounts, opening_amounts, tip_of
from fifthstreet.round.automatic import dealers_next
from fifthstreet.round.carrying import Carried
from fifthstreet.round.dealing import deck_to_shuffle
from fifthstreet.round.irregularities import AT_A_POSITION
from fifthstreet.round.state import DISCARDS, SIX_CARD_BOX
from fifthstreet.round.steps import Offer
from fifthstreet.round.text.comparing import after_of, expected_of
from fifthstreet.round.text.file import BOX, NEXT, LimitLine, RoundFile, SettingLine, TableLine
from fifthstreet.round.text.printing import format_after_line, format_command, format_expected_line, format_round
from fifthstreet.round.text.stacking import rotated
from fifthstreet.round.text.words import format_meter
from fifthstreet.round.text.writing import _link, _own
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.conformance.stacking import Wish, numbers_of, stacked
from tests.conformance.strata import Aim, tables_of
from tests.conformance.wishes import wish_of

COMMANDS_MOST: Final = 400
PLACES: Final = {SIX_CARD_BOX: BOX}
"""What a file calls a place otherwise."""


class Played(NamedTuple):
    """A round as text, and what the engine says that it comes to."""

    text: str
    """Without what is expected."""
    lines: tuple[str, ...]
    after: tuple[str, ...]

    @property
    def file(self) -> str:
        """The whole file, with what the engine says is expected."""
        return "\n".join([self.text.rstrip(), "", "expect", *self.lines, *self.after, ""])


class Stratified:
    """One round on its way to what it aims at."""

    def __init__(self, terms: Terms, heading: str, aim: Aim, rng: random.Random) -> None:
        self.terms, self.heading, self.aim, self.rng = terms, heading, aim, rng
        self.wish: Wish = wish_of(terms, aim, rng)
        self.before = _meters(terms, rng)
        self.count_due = rng.random() < 0.1
        self.carried = Carried(terms, self.before, count_due=self.count_due)
        self.by_hand = self.wish.by_hand
        self.seats: list[str] = []
        self.course: list[str] = []
        self.deck: tuple[Card, ...] = ()
        self.moments = 0
        self.reported = False

    @property
    def state(self) -> Round:
        """The round as it stands."""
        return self.carried.state

    def do(self, command: AnyCommand, *, said: bool = True) -> bool:
        """Carry a command out and write it down, unless it is refused."""
        if self.carried.do(command) is not None:
            return False
        if said:
            self.course.append(format_command(command))
        return True

    def play(self) -> Played:
        """From the first seat to the end."""
        self._bet()
        for _ in range(COMMANDS_MOST):
            if self.state.phase is Phase.CLOSED:
                return self._played()
            self._next()
        message = f"the round of {self.terms.game.id} never ends: {self.state.phase}"
        raise AssertionError(message)

    def _played(self) -> Played:
        replayed = self.carried.replayed()
        extra = [format_meters(self.terms, self.before)] if self.before is not None else []
        extra += ["stub count due"] if self.count_due else []
        extra += ["dealer by hand"] if self.by_hand else []
        text = "\n".join([self.heading, *extra, "", *self.seats, "", *self.course, ""])
        lines = tuple(map(format_expected_line, expected_of(replayed)))
        return Played(text, lines, tuple(map(format_after_line, after_of(replayed))))

    def _bet(self) -> None:
        """Sit, bet and call no more bets; if that is refused, somebody takes his wagers down and all begins again."""
        for position, player in sorted(self.wish.players.items()):
            assert self.do(asked.Sit(position=position, player=player), said=False), "a player sits down"
            self.seats.append(f"seat {position} {player}")
        for position in self.wish.players:
            self._enter(position)
        if self.rng.random() < 0.03:
            self._come_and_go()
        while True:
            course = list(self.course)
            if not self.by_hand:
                self._lay(self._betting())
            if self.do(asked.CloseBets(lamps=self._lamps())):
                return
            self.course = course
            self._take_down(self._betting()[-1])

    def _betting(self) -> tuple[int, ...]:
        return tuple(sorted(position for position, seat in self.state.seats.items() if seat.wagers))

    def _lamps(self) -> tuple[int, ...] | None:
        """Now and then, the positions whose lamps are lit."""
        if self.rng.random() > 0.03:
            return None
        progressive = self.terms.progressive
        return tuple(one for one, seat in sorted(self.state.seats.items()) if progressive in seat.wagers)

    def _take_down(self, position: int) -> None:
        """Take all wagers of a position down, or bet the least again where nobody else has bet."""
        for name in tuple(self.state.seats[position].wagers):
            assert self.do(asked.WithdrawWager(position=position, wager=name)), f"{name} is taken down"
        if not self._betting():
            self._place(position, self.terms.game.opening[0])

    def _come_and_go(self) -> None:
        """Somebody sits down late, and somebody leaves."""
        free = [one for one in range(1, self.terms.table.seats + 1) if one not in self.state.seats]
        if free and self.do(asked.Sit(position=free[0], player="Zoe")):
            self._place(free[0], self.terms.game.opening[0])
        leaving = self._betting()[0]
        if len(self._betting()) > 1 and leaving not in self.wish.stays:
            self._take_down(leaving)
            self.do(asked.Leave(position=leaving))

    def _enter(self, position: int) -> None:
        """Place the wagers of one way into the round and some beside them, and now and then change one's mind."""
        must = [name for name in self.wish.bets.get(position, ()) if name in self.terms.wagers]
        ways = [way for way in self.terms.game.opening if all(name in self.terms.wagers for name in way)]
        wished = [way for way in ways if must and must[0] in way]
        way = wished[0] if wished else ways[0] if self.rng.random() < 0.8 else self.rng.choice(ways)
        if any(self.terms.wagers[name].needs for name in must):
            way = ways[0]
        beside = [
            name
            for name, wager in self.terms.wagers.items()
            if wager.placed == OPENING and name not in way and (name in must or self.rng.random() < self.wish.beside)
        ]
        self._place(position, (*way, *beside))
        self._tip(position)
        if self.rng.random() < 0.03:
            self._change(position)

    def _place(self, position: int, names: tuple[str, ...]) -> None:
        for name in names:
            wager = self.terms.wagers[name]
            amounts = opening_amounts(self.state, self.state.seats[position], wager)
            if not amounts.none:
                self.do(asked.PlaceWager(position=position, wager=name, amount=self._amount(amounts)))

    def _amount(self, amounts: Amounts) -> Cents:
        if self.wish.high:
            return Cents(amounts.high - (amounts.high - amounts.low) % amounts.step)
        steps = (amounts.high - amounts.low) // amounts.step
        return Cents(amounts.low + amounts.step * self.rng.choice((0, steps, self.rng.randint(0, steps))))

    def _tip(self, position: int) -> None:
        for name in self.state.seats[position].wagers:
            if self.rng.random() < 0.15 and tip_of(self.terms, name) is not None:
                self.do(asked.PlaceTip(position=position, wager=name, amount=Cents(50 * self.rng.randint(1, 20))))

    def _change(self, position: int) -> None:
        """Take a tip down, or the last wager that was placed."""
        seat = self.state.seats[position]
        if seat.tips and self.rng.random() < 0.5:
            self.do(asked.WithdrawTip(position=position, wager=self.rng.choice(list(seat.tips))))
        elif len(seat.wagers) > 1:
            name = list(seat.wagers)[-1]
            self.do(asked.WithdrawWager(position=position, wager=name))

    def _stacked(self, positions: tuple[int, ...]) -> tuple[Card, ...]:
        return stacked(self.terms, positions, self.wish.wanted, self.rng)

    def _lay(self, positions: tuple[int, ...]) -> None:
        """Lay the deck for a dealer without hands, and say how it lies: the whole of it, or place by place."""
        deck = self._stacked(positions)
        if self.terms.game.id != "blackjack" and self.rng.random() < 0.5:
            self.deck = deck
            self.course.append(f"deck: {format_cards(deck)}")
            return
        told: dict[int, Card] = {}
        for place, numbers in self._named(positions):
            cards = tuple(deck[number] for number in numbers if number < len(deck))
            told |= zip(numbers, cards, strict=False)
            self.course.append(f"cards {PLACES.get(place, place)}: {format_cards(cards)}")
        left = list(deck_to_shuffle(self.state))
        for card in told.values():
            left.remove(card)
        rest = iter(left)
        self.deck = tuple(told[number] if number in told else next(rest) for number in range(len(deck)))

    def _named(self, positions: tuple[int, ...]) -> Iterator[tuple[str, list[int]]]:
        """The places whose cards are named: those that matter, and most others."""
        blackjack = self.terms.game.id == "blackjack"
        wished = {place for want in self.wish.wanted for place, _ in want.places}
        for place, numbers in numbers_of(self.terms, positions).items():
            if place == DISCARDS or (place == NEXT and not blackjack):
                continue
            if place in wished or self.rng.random() < (0.97 if blackjack else 0.9):
                yield place, numbers

    def _shuffle(self) -> None:
        """Shuffle and cut by hand so that the deck lies as wished after all cuts; or let a machine do it."""
        deck = self._stacked(self.state.in_round) if not self.state.places else _any(self.state, self.rng)
        self.course = [line for line in self.course if not line.startswith("deck:")]
        cuts = []
        if self.rng.random() < 0.7:
            cuts = [self.rng.randint(10, len(deck) - 10) for _ in range(1 + (self.rng.random() < 0.2))]
        by = Shuffling.BY_HAND if cuts else Shuffling.BY_MACHINE
        assert self.do(asked.Shuffle(deck=rotated(deck, -sum(cuts)), by=by)), "the deck is shuffled"
        for number, cards in enumerate(cuts):
            cut = asked.Recut(cards=cards, floorperson="Flo") if number else asked.Cut(cards=cards)
            assert self.do(cut), "the deck is cut"
        assert self.state.deck == deck, "the deck lies as it should"
        self.course.insert(0, f"deck: {format_cards(deck)}")

    def _next(self) -> None:
        """Something goes wrong, or somebody chooses, or the dealer goes on."""
        if self.state.waiting is not None:
            upheld = self.aim.kind == "report" or self.rng.random() < 0.5
            assert self.do(asked.DecideReport(upheld=upheld, supervisor="Sue")), "the report is decided"
            return
        automatic = not self.by_hand and self.state.phase is not Phase.CHOOSING
        if not (automatic and self.state.phase is not Phase.READY) and self._mishap():
            return
        if self.state.phase is Phase.DEALING and self.by_hand:
            self._deal()
            return
        command = dealers_next(self.state, self.deck, self.carried.meters)
        if command is None:
            self._choose()
            return
        if isinstance(command, asked.Settle | asked.Pay):
            self._reads()
        if isinstance(command, asked.Pay):
            command = self.carried.pay()
        done = self.do(command, said=self.by_hand)
        assert done, f"the dealer does {command}"

    def _reads(self) -> None:
        """Other tables have played meanwhile; a dealer without hands reads the meters before the settlement."""
        meters, link = self.carried.meters, self.terms.link
        early = self.by_hand or self.state.phase is Phase.READY
        if meters is None or link is None or not early or self.rng.random() > 0.1:
            return
        tier = self.rng.choice([*meters.tiers, *(["reserve"] if link.reserve else [])])
        shows = MicroCents(self.rng.randint(10**8, 10**13))
        self.carried.reads(tier, shows)
        self.course.append(f"reads {tier} {format_meter(shows)}")

    def _deal(self) -> None:
        if not self.state.deck:
            self._shuffle()
        elif self.rng.random() < 0.5:
            assert self.do(asked.Deal()), "the cards are dealt"
        else:
            assert self.do(asked.Deal(cards=self.rng.randint(1, 4))) or self.do(asked.Deal()), "some cards are dealt"

    def _mishap(self) -> bool:
        """Report what the round aims at, as soon as it can be reported; else now and then anything."""
        if not self.state.in_round or self.state.void or self.state.phase in (Phase.SETTLED, Phase.CLOSED):
            return False
        self.moments += 1
        if self.aim.kind == "report" and not self.reported:
            paying = self.state.phase is Phase.SETTLING and self.state.paid > 0
            timely = paying if self.wish.in_settlement else self.moments >= self.wish.moment
            return timely and self._report(self.aim.hand)
        if self.rng.random() < self.wish.mishaps:
            return self._report(self.rng.choice([rule.kind.value for rule in self.terms.rules.irregularities]))
        return False

    def _report(self, kind: str) -> bool:
        """Report an irregularity, or have the round voided without one."""
        if kind:
            irregularity = IrregularityKind(kind)
            position = self.rng.choice(self.state.in_round) if irregularity in AT_A_POSITION else None
            done = self.do(asked.Report(kind=irregularity, position=position))
        else:
            done = self.do(asked.VoidRound(supervisor="Sue", reason="the lights went out"))
        self.reported |= done
        return done

    def _choose(self) -> None:
        """Whoever is asked chooses, or lets his time run out."""
        state, rng = self.state, self.rng
        aimed = state.turn in self.wish.stays
        if not aimed and rng.random() < 0.04:
            assert self.do(asked.TimeOut(position=state.turn, hand=state.hand)), "the time runs out"
            return
        offer = self._offer(state.terms.player_steps.offers(state), aimed=aimed)
        held = state.places[str(state.turn)]
        cards = tuple(rng.sample(held, offer.keeps))
        wished = self.wish.keeps.get(state.turn)
        if wished is not None and offer.keeps:
            cards = tuple(card for card in held if (card in wished) == (len(wished) == offer.keeps))
        amount = None if offer.amounts is None else self._amount(offer.amounts)
        command = asked.Choose(position=state.turn, choice=offer.choice, amount=amount, cards=cards, hand=state.hand)
        assert self.do(command), f"{offer} is offered"

    def _offer(self, offers: tuple[Offer, ...], *, aimed: bool) -> Offer:
        by_choice = {offer.choice: offer for offer in offers}
        for choice in self.wish.prefers.get(self.state.turn, self.wish.all_prefer):
            if choice in by_choice:
                return by_choice[choice]
        leaving = (Choice.FOLD, Choice.SURRENDER)
        staying = [offer for offer in offers if offer.choice not in leaving]
        if not aimed and len(staying) < len(offers) and self.rng.random() < self.wish.folds:
            return next(offer for offer in offers if offer.choice in leaving)
        return self.rng.choice(staying or offers)


def _any(state: Round, rng: random.Random) -> tuple[Card, ...]:
    deck = list(deck_to_shuffle(state))
    rng.shuffle(deck)
    return tuple(deck)


def _meters(terms: Terms, rng: random.Random) -> Meters | None:
    link = terms.link
    if link is None:
        return None
    tiers = {tier.tier: MicroCents(micro_cents(tier.reset) + rng.randint(0, 10**12)) for tier in link.tiers}
    return Meters(tiers=tiers, reserve=MicroCents(rng.randint(0, 10**10) if link.reserve else 0))


def format_meters(terms: Terms, meters: Meters) -> str:
    """The link of a table as a file says it."""
    link = _link(terms, meters)
    file = RoundFile(game=terms.game.id, jurisdiction=terms.jurisdiction, link=link)
    return format_round(file).partition("\n")[2].strip()


@cache
def headings_of(game: str) -> tuple[str, ...]:
    """The heading of every table of a game without its link, each written once."""
    return tuple(_heading(terms) for terms in tables_of(game))


def _heading(terms: Terms) -> str:
    table = terms.table
    file = RoundFile(
        game=terms.game.id,
        jurisdiction=terms.jurisdiction,
        dealing=table.dealing,
        seats=table.seats,
        hands=table.hands_per_player,
        tables=tuple(TableLine(slot=slot, name=name) for slot, name in table.paytables.items()),
        limits=tuple(LimitLine(wager=wager, limit=limit) for wager, limit in table.limits.items()),
        settings=tuple(SettingLine(setting=one, value=value) for one, value in table.settings.items()),
        own=tuple(_own(terms)),
    )
    return format_round(file).strip()


def played(game: str, table: int, aim: Aim, seed: str) -> Played:
    """The round of a seed that aims at something at one of a game's tables."""
    return Stratified(tables_of(game)[table], headings_of(game)[table], aim, random.Random(seed)).play()
