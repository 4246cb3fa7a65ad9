"""One round as it is shown to the human: the cloth with what may be seen on it, and what has been said since."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rich.align import Align
from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from fifthstreet.cli import drawing
from fifthstreet.cli.asking import Key
from fifthstreet.money import Cents, format_dollars
from fifthstreet.round import Offered, Round, Standing, Terms
from fifthstreet.round import events as happened
from fifthstreet.round.events import AnyEvent
from fifthstreet.round.state import COMMUNITY, DEALER, SIX_CARD_BOX
from fifthstreet.round.viewing import SeatView, View, player_named, view

WIDE: Final = 118
"""From so many columns on the pay table stands beside the cloth."""
TABLE_PLACES: Final = {DEALER: "Dealer", COMMUNITY: "Community cards", SIX_CARD_BOX: "Six card box"}


class Scene:
    """What the human sees and is told in one round."""

    def __init__(self, console: Console, terms: Terms, name: str, position: int) -> None:
        """Remember who looks."""
        self.console = console
        self.terms = terms
        self.viewer = player_named(name)
        self.position = position
        self.done: dict[int, str] = {}
        """What each position did last."""
        self.heard: list[str] = []
        """What was announced since the table was drawn last."""

    def note(self, state: Round, event: AnyEvent) -> None:
        """Remember what happened, for the seat where it happened."""
        match event:
            case happened.Chose():
                amount = f" {format_dollars(event.amount)}" if event.amount else ""
                hand = f", hand {event.hand}" if event.hand > 1 else ""
                self.done[event.position] = f"{event.choice.value}{amount}{hand}"
            case happened.RoundVoided():
                self.heard.append(f"The round is void: {event.why}.")
            case happened.WinVerified():
                whose = "your" if event.position == self.position else f"{state.seats[event.position].player}'s"
                self.heard.append(f"{event.supervisor.capitalize()} verifies {whose} progressive win.")
            case happened.SettlementBegun():
                self.done = {one: self.done.get(one, "") for one in state.in_round}
            case _:
                pass

    def say(self, sentence: str) -> None:
        """One sentence, set apart."""
        self.console.print(Text(f"  {sentence}", style="italic yellow3"))

    def draw(self, state: Round, title: str, footing: str) -> None:
        """The whole table as it now is, beside its first pay table where there is room, and what was announced."""
        seen = view(state, self.viewer)
        if self.console.is_terminal:
            self.console.clear()
        cloth = drawing.cloth(title, footing, self._parts(state, seen))
        self.console.print(drawing.beside(cloth, self._pays()) if self.console.width >= WIDE else cloth)
        for sentence in self.heard:
            self.say(sentence)
        self.heard = []

    def _pays(self) -> RenderableType:
        pay = next(iter(self.terms.pay.values()))[0]
        slot = next(slot for slot in self.terms.game.slot if slot.id == pay.table.slot)
        return drawing.paytable(slot.name, [(row.hand, str(row.pays)) for row in pay.table.rows])

    def _parts(self, state: Round, seen: View) -> Iterator[RenderableType]:
        for name, title in TABLE_PLACES.items():
            if seen.places.get(name):
                yield self._place(name, title, seen)
        companions = [seat for seat in seen.seats if seat.position != self.position]
        if companions:
            yield drawing.others([self._companion(seat) for seat in companions])
        mine = next((seat for seat in seen.seats if seat.position == self.position), None)
        if mine is not None:
            yield self._mine(state, mine)

    def _place(self, name: str, title: str, seen: View) -> RenderableType:
        """The table's own cards; the six card box, which few bet on, takes one row."""
        cards = seen.places[name]
        if name == SIX_CARD_BOX:
            return Align.center(Text("  ").join((Text(title, style="bold"), drawing.small_cards(cards))))
        return drawing.place(title, cards, self._labels(name, cards))

    def _labels(self, place: str, cards: Sequence[str]) -> tuple[str, ...]:
        """The names of the streets under community cards that are turned one by one."""
        if place != COMMUNITY:
            return ()
        named = [street.name for street in self.terms.game.street for one in street.reveals if one.what == COMMUNITY]
        return tuple(named) if len(named) == len(cards) else ()

    def _companion(self, seat: SeatView) -> tuple[str, Text, str, str]:
        cards = drawing.small_cards(seat.cards)
        for hand in seat.hands[1:]:
            cards = Text("  ").join((cards, drawing.small_cards(hand.cards)))
        standing = f"({seat.standing.value})" if seat.standing is not Standing.IN else ""
        done = " ".join(part for part in (self.done.get(seat.position, ""), standing) if part)
        return f"{seat.position} {seat.player}", cards, wagers_said(seat), "folds" if done.startswith("fold") else done

    def _mine(self, state: Round, seat: SeatView) -> RenderableType:
        hands = [hand.cards for hand in seat.hands] or [seat.cards]
        rows: list[RenderableType] = []
        for number, cards in enumerate(hands, start=1):
            if len(hands) > 1:
                mark = " <" if state.turn == self.position and state.hand == number else ""
                rows.append(Align.center(Text(f"hand {number}{mark}", style="dim")))
            if cards:
                rows.append(Align.center(drawing.large_cards(cards, self._kept(seat, cards))))
        said = f"{seat.position} {seat.player}  {wagers_said(seat)}".rstrip()
        if seat.standing is not Standing.IN:
            said += f"  ({seat.standing.value})"
        return Group(*rows, Align.center(Text(said, style="bold")))

    def _kept(self, seat: SeatView, cards: Sequence[str]) -> tuple[str, ...]:
        if not seat.kept:
            return ()
        return tuple("five" if card in seat.kept else "three" for card in cards)

    def wagers(self, state: Round, offers: Sequence[Offered]) -> None:
        """Every wager that may be placed, numbered, with what lies on it."""
        lying = state.seats[self.position].wagers
        tips = state.seats[self.position].tips
        table = Table(box=None, show_header=False, padding=(0, 2))
        for number, offer in enumerate(offers, start=1):
            assert offer.wager is not None, "a wager is offered"
            assert offer.amounts is not None, "a wager has amounts"
            wager = self.terms.wagers[offer.wager]
            amounts = format_dollars(offer.amounts.low)
            if offer.amounts.high > offer.amounts.low:
                amounts += f" to {format_dollars(offer.amounts.high)}"
            bet = format_dollars(lying[offer.wager]) if offer.wager in lying else "-"
            if offer.wager in tips:
                bet += f" + {format_dollars(tips[offer.wager])} tip"
            table.add_row(
                Text(str(number), style="bold green4"), wager.name, bet, amounts, Text(wager.about, style="dim")
            )
        self.console.print(table)

    def keys(self, keys: Sequence[Key]) -> None:
        """What may be typed now."""
        self.console.print(drawing.keys([(key.key, key.does) for key in keys]))


def wagers_said(seat: SeatView) -> str:
    """The wagers of a seat in one line."""
    said = [f"{name.replace('_', ' ')} {format_dollars(amount)}" for name, amount in seat.wagers.items()]
    said += [f"tip {format_dollars(Cents(amount))}" for amount in seat.tips.values()]
    return " · ".join(said)
