"""An evening at one table: round after round until the human leaves."""

from __future__ import annotations

import random
from collections.abc import Iterator

from rich.console import Console
from rich.text import Text

from fifthstreet.cli import drawing
from fifthstreet.cli.asking import Key, dollars, keys_of, understood
from fifthstreet.cli.companions import NAMES, choice_of, wagers_of
from fifthstreet.cli.paytables import say_paytable
from fifthstreet.cli.scene import Scene
from fifthstreet.games import catalogue
from fifthstreet.money import Cents, MoneyNotationError, format_dollars, micro_cents, whole_cents_floor
from fifthstreet.round import (
    Meters,
    Offered,
    Phase,
    Round,
    Terms,
    legal,
)
from fifthstreet.round.automatic import dealers_next
from fifthstreet.round.carrying import Carried
from fifthstreet.round.commands import AnyCommand, Choose, CloseBets, PlaceTip, PlaceWager, Sit, WithdrawWager
from fifthstreet.round.dealing import whole_deck
from fifthstreet.rules.submissions import RulesSubmission

CHIPS = Cents(1_000_00)
"""What everybody begins with, and is given again when it is gone."""
ENOUGH = 12
"""Whoever has fewer than so many of the table's least wagers is given chips again."""
YOU = "You"
BETTING_HINT = (
    "Enter deals · 1 25 bets $25 on the first · 1 0 takes it down · t 1 5 tips $5 on it · ? pay tables · q leaves"
)


class LeavesError(Exception):
    """The human has left the table."""


class Session:
    """One human's evening at a table."""

    def __init__(
        self, console: Console, casino: RulesSubmission, terms: Terms, seated: int, chance: random.Random
    ) -> None:
        """Seat the human in the middle, with companions about him."""
        self.console = console
        self.casino = casino
        self.terms = terms
        self.chance = chance
        self.me = (seated + 1) // 2
        others = iter(NAMES)
        self.players = {one: YOU if one == self.me else next(others) for one in range(1, seated + 1)}
        self.chips = CHIPS
        self.given = CHIPS
        self.rounds = 0
        self.last: dict[str, Cents] = {}
        self.carried = Carried(terms, self._seeds())

    def _seeds(self) -> Meters | None:
        link = self.terms.link
        if link is None:
            return None
        return Meters(tiers={tier.tier: micro_cents(tier.seed) for tier in link.tiers})

    def run(self) -> None:
        """Play until the human leaves; leaving in the middle of a round gives the round up."""
        try:
            while True:
                self._round()
        except (LeavesError, EOFError, KeyboardInterrupt):
            self._farewell()

    def _farewell(self) -> None:
        self.console.print()
        if self.state.in_round and self.state.phase is not Phase.CLOSED:
            lost = Cents(sum(self._mine().values()) + sum(self.state.seats[self.me].tips.values()))
            self.chips = Cents(self.chips - lost)
            self.console.print(f"The round is given up, and {format_dollars(lost)} with it.")
        result = self.chips - self.given
        word = "even" if not result else f"{format_dollars(Cents(abs(result)))} {'ahead' if result > 0 else 'behind'}"
        rounds = f"{self.rounds} round{'' if self.rounds == 1 else 's'}"
        self.console.print(f"You leave after {rounds} with {format_dollars(self.chips)}, {word}. Play money only.")

    def _round(self) -> None:
        if self.chips < ENOUGH * max(limit.min for limit in self.terms.table.limits.values()):
            self.chips, self.given = Cents(self.chips + CHIPS), Cents(self.given + CHIPS)
            self.console.print(f"The house gives you another {format_dollars(CHIPS)} in play chips.")
        self.carried = Carried(self.terms, self.meters)
        self.scene = Scene(self.console, self.terms, YOU, self.me)
        for position, player in self.players.items():
            self._do(Sit(position=position, player=player))
        for position in self.players:
            if position != self.me:
                for command in wagers_of(self.state, position, self.chance):
                    self._try(command)
        self._bet()
        self._play()
        self._settled()

    def _do(self, command: AnyCommand) -> None:
        told = self._try(command)
        assert told is None, told

    def _try(self, command: AnyCommand) -> str | None:
        """Carry a command out; the sentence of the refusal if it is refused."""
        refused = self.carried.do(command)
        if refused is not None:
            return str(refused)
        for event in self.carried.events[-1]:
            self.scene.note(self.state, event)
        return None

    @property
    def state(self) -> Round:
        """The round as it stands."""
        return self.carried.state

    @property
    def meters(self) -> Meters | None:
        """What the meters show."""
        return self.carried.meters

    def _bet(self) -> None:
        """Ask for wagers until the bets can be closed."""
        while True:
            self.scene.draw(self.state, self._heading(), self._footing())
            offers = self._wager_offers()
            self.scene.wagers(self.state, offers)
            typed = self._asked("wagers", BETTING_HINT)
            told = self._bets(typed, offers) if typed else self._closed()
            if told is None and not typed:
                return
            if told:
                self.scene.heard.append(told)

    def _wager_offers(self) -> tuple[Offered, ...]:
        return tuple(one for one in legal(self.state, self.me) if one.command == "place wager")

    def _bets(self, typed: str, offers: tuple[Offered, ...]) -> str | None:
        """Place, change or take down what was typed: a number and an amount, ``t`` before it for a tip."""
        words = typed.split()
        tip = words[0] == "t"
        words = words[1:] if tip else words
        if len(words) != 2 or not words[0].isdecimal() or not 1 <= int(words[0]) <= len(offers):
            return f"'{typed}' is no wager; type a number from 1 to {len(offers)} and an amount, as in 1 25."
        wager = offers[int(words[0]) - 1].wager
        assert wager is not None, "a wager is offered"
        try:
            amount = dollars(words[1])
        except MoneyNotationError as error:
            return str(error)
        if tip:
            return self._try(PlaceTip(position=self.me, wager=wager, amount=amount))
        if not amount:
            return self._try(WithdrawWager(position=self.me, wager=wager))
        lying = sum(self._mine().values()) - self._mine().get(wager, 0)
        if amount + lying > self.chips:
            return f"You have {format_dollars(self.chips)}."
        return self._try(PlaceWager(position=self.me, wager=wager, amount=amount))

    def _mine(self) -> dict[str, Cents]:
        return self.state.seats[self.me].wagers

    def _closed(self) -> str | None:
        """Call no more bets, on the wagers of the round before if none were made in this one."""
        if not self._mine():
            for name, amount in self._usual():
                self._try(PlaceWager(position=self.me, wager=name, amount=amount))
        told = self._try(CloseBets())
        if told is None:
            self.last = dict(self._mine())
        return told

    def _usual(self) -> Iterator[tuple[str, Cents]]:
        if self.last and sum(self.last.values()) <= self.chips:
            yield from self.last.items()
            return
        way = next(way for way in self.terms.game.opening if all(name in self.terms.wagers for name in way))
        for name in way:
            offer = next(one for one in self._wager_offers() if one.wager == name)
            assert offer.amounts is not None, "a wager has an amount"
            yield name, offer.amounts.low

    def _play(self) -> None:
        deck = list(whole_deck(self.terms))
        self.chance.shuffle(deck)
        while self.state.phase is not Phase.CLOSED:
            command = dealers_next(self.state, tuple(deck), self.meters)
            if command is not None:
                self._do(command)
            elif self.state.turn == self.me:
                self._choose()
            else:
                self._do(choice_of(self.state, self.chance))

    def _choose(self) -> None:
        """Ask the human until he has chosen something that is open to him."""
        offers = tuple(one for one in legal(self.state, self.me) if one.command == "choose")
        own = self.state.places[str(self.me)]
        self.scene.draw(self.state, self._heading(), self._footing())
        while True:
            street = self.state.asking
            assert street is not None, "a street is asked"
            self.scene.keys([*keys_of(offers, own), Key(key="?", does="pay tables"), Key(key="q", does="leave")])
            told = self._chosen(understood(self._asked(street.name, ""), offers, own))
            if told is None:
                return
            self.scene.say(told)

    def _chosen(self, command: AnyCommand | str) -> str | None:
        if isinstance(command, str):
            return command
        left = Cents(self.chips - sum(self._mine().values()))
        if isinstance(command, Choose) and command.amount is not None and command.amount > left:
            return f"You have {format_dollars(left)} left."
        return self._try(command)

    def _settled(self) -> None:
        self.rounds += 1
        mine = [line for line in self.state.lines if line.position == self.me]
        net = Cents(sum(line.handed_over - line.staked for line in mine))
        self.chips = Cents(self.chips + net)
        self.scene.draw(self.state, self._heading(), self._footing())
        self.console.print(drawing.settlement(self.state.lines, self.players))
        word = (
            "You break even." if not net else f"You {'win' if net > 0 else 'lose'} {format_dollars(Cents(abs(net)))}."
        )
        self.console.print(Text(word, style="bold"))
        self._asked("next round", "Enter goes on · ? pay tables · q leaves")

    def _heading(self) -> str:
        place = catalogue.jurisdiction(self.casino.jurisdiction).name
        return f" {self.terms.game.name} · {place} · {self.casino.casino} "

    def _footing(self) -> str:
        lying = sum(self._mine().values()) if self.state.phase is not Phase.CLOSED else 0
        parts = [f"round {self.rounds + (self.state.phase is not Phase.CLOSED)}"]
        parts.append(f"your chips {format_dollars(Cents(self.chips - lying))}")
        if self.meters is not None:
            shown = self.meters.tiers.items()
            parts += [f"{tier} {format_dollars(whole_cents_floor(shows))}" for tier, shows in shown]
        return f" {' · '.join(parts)} "

    def _asked(self, what: str, hint: str) -> str:
        """One line from the human; pay tables for ``?``, the end for ``q``."""
        while True:
            if hint:
                self.console.print(Text(hint, style="dim"))
            typed = self.console.input(Text(f"{what}> ", style="bold green4")).strip()
            if typed.lower() in ("q", "quit", "leave", "exit"):
                raise LeavesError
            if typed not in ("?", "help"):
                return typed
            for tables in self.terms.pay.values():
                say_paytable(tables[0].table, catalogue.rulebook())
