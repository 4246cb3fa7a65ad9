"""The steps of blackjack, which streets as data cannot say: war, insurance, play, payment (sd-30.07, sd-30.12)."""

from __future__ import annotations

from typing import Final

from fifthstreet.cards import Card
from fifthstreet.games.blackjack import asking, paying, playing
from fifthstreet.money import Cents
from fifthstreet.round.commands import Choice
from fifthstreet.round.events import AnyEvent, Chose
from fifthstreet.round.lines import Line
from fifthstreet.round.state import Round, Seat
from fifthstreet.round.steps import Offer


class Blackjack:
    """What the round asks of blackjack."""

    def most(self, state: Round, seat: Seat, wager: str) -> tuple[Cents, tuple[str, ...]] | None:
        """Hold buster to the blackjack wager where that is asked (R56)."""
        return asking.most(state, seat, wager)

    def put_up(self, state: Round, seat: Seat) -> tuple[tuple[str, Cents], ...]:
        """Name doubles and splits hand by hand."""
        return paying.put_up(state, seat)

    def begun(self, state: Round) -> Round:
        """Every position has its hand once the deal is done."""
        return playing.begun(state)

    def first_turn(self, state: Round) -> tuple[int, int] | None:
        """Ask clockwise from the dealer's left (R38)."""
        return asking.turn_after(state, 0)

    def next_turn(self, state: Round) -> tuple[int, int] | None:
        """Ask the next hand of the position, or the next position clockwise."""
        return asking.turn_after(state, state.turn)

    def offers(self, state: Round) -> tuple[Offer, ...]:
        """What the table's settings leave open to the hand asked."""
        return asking.offers(state)

    def on_time_out(self, state: Round) -> tuple[Choice, tuple[Card, ...]]:
        """Stand, take down, or go on without insurance (R43)."""
        return asking.on_time_out(state), ()

    def amount_of(self, state: Round, offer: Offer, amount: Cents | None) -> Cents:
        """A double or a split costs what lies on the hand."""
        return playing.amount_of(state, offer.choice, amount)

    def consequences(self, state: Round, event: Chose) -> tuple[AnyEvent, ...]:
        """The cards that are drawn at once."""
        return playing.consequences(state, event)

    def chosen(self, state: Round, event: Chose) -> Round:
        """The choice written down."""
        return playing.chosen(state, event)

    def drawn(self, state: Round, place: str, card: Card) -> Round:
        """The card at its hand."""
        return playing.drawn(state, place, card)

    def has_reveals(self, state: Round) -> bool:
        """The dealer's hand alone is turned over, after the play."""
        return playing.has_reveals(state)

    def reveals(self, state: Round) -> tuple[AnyEvent, ...]:
        """The hole card and what the dealer draws."""
        return playing.reveals(state)

    def lines(self, state: Round) -> list[Line]:
        """War, insurance, the hands, buster."""
        return paying.lines(state)


BLACKJACK: Final = Blackjack()
"""The steps of blackjack."""
