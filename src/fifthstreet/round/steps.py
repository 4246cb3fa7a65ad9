"""What a game's own part of a round must answer: who is asked what, what follows, and how the wagers end."""

from __future__ import annotations

from typing import Protocol

import msgspec

from fifthstreet.cards import Card
from fifthstreet.money import Cents
from fifthstreet.round.amounts import Amounts
from fifthstreet.round.commands import Choice
from fifthstreet.round.events import AnyEvent, Chose
from fifthstreet.round.lines import Line
from fifthstreet.round.state import Round, Seat


class Offer(msgspec.Struct, frozen=True, kw_only=True):
    """One choice that is open to the hand asked."""

    choice: Choice
    wager: str | None = None
    """The wager that it places or enlarges."""
    amounts: Amounts | None = None
    """What it may amount to; none where the choice has no amount of its own."""
    keeps: int = 0
    """How many cards it names."""
    clauses: tuple[str, ...] = ()


class Steps(Protocol):
    """The part of a round in which games differ; streets as data answer it for every game but blackjack."""

    def most(self, state: Round, seat: Seat, wager: str) -> tuple[Cents, tuple[str, ...]] | None:
        """A limit of the game's own on an opening wager, with its clauses, if there is one."""

    def put_up(self, state: Round, seat: Seat) -> tuple[tuple[str, Cents], ...]:
        """Every wager that a player has put up at a position, by name, in the order of payment."""

    def begun(self, state: Round) -> Round:
        """The round as its next street begins, before anybody is asked."""

    def first_turn(self, state: Round) -> tuple[int, int] | None:
        """The position and the hand asked first on the street that begins; none if nobody is asked."""

    def next_turn(self, state: Round) -> tuple[int, int] | None:
        """The position and the hand asked after the one that has just chosen."""

    def offers(self, state: Round) -> tuple[Offer, ...]:
        """The choices open to the hand whose turn it is."""

    def on_time_out(self, state: Round) -> tuple[Choice, tuple[Card, ...]]:
        """The choice that is made for a hand whose time has run out, with the cards it names (R43)."""

    def amount_of(self, state: Round, offer: Offer, amount: Cents | None) -> Cents:
        """What a choice costs: the amount named, or the one that the choice has by itself."""

    def consequences(self, state: Round, event: Chose) -> tuple[AnyEvent, ...]:
        """What follows a choice at once, such as a card that is drawn."""

    def chosen(self, state: Round, event: Chose) -> Round:
        """The round after a choice, its turn not yet passed on."""

    def drawn(self, state: Round, place: str, card: Card) -> Round:
        """The round after a hand has drawn a card."""

    def has_reveals(self, state: Round) -> bool:
        """Whether the street that is over turns anything over."""

    def reveals(self, state: Round) -> tuple[AnyEvent, ...]:
        """What is turned over now."""

    def lines(self, state: Round) -> list[Line]:
        """What becomes of every wager, in the order of payment, before limits on winnings are applied."""
