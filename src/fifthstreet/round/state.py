"""A round as it stands: frozen, and nothing but the fold of its events."""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from fifthstreet.cards import Card
from fifthstreet.money import Cents
from fifthstreet.round.commands import Choice, Shuffling
from fifthstreet.round.lines import Line
from fifthstreet.round.terms import Terms
from fifthstreet.rules.jurisdictions import Consequence, IrregularityKind
from fifthstreet.rules.streets import Street

COMMUNITY: Final = "community"
DEALER: Final = "dealer"
SIX_CARD_BOX: Final = "six_card_box"
DISCARDS: Final = "discards"
"""Cards that nobody plays with: burned, set aside or dealt to be discarded."""


class Phase(Enum):
    """Where a round stands."""

    BETTING = "the wagers are open"
    DEALING = "the cards are dealt"
    CHOOSING = "the players choose"
    REVEALING = "cards are to be turned over"
    READY = "the round can be settled"
    SETTLING = "the wagers are settled"
    SETTLED = "every wager is settled"
    CLOSED = "the round is over"

    # Every command asks for the phase in a set; each phase is one object and is hashed as one.
    __hash__ = object.__hash__


class Standing(Enum):
    """Whether a hand takes part."""

    IN = "in play"
    FOLDED = "folded"
    DEAD = "dead"
    """Its wagers go back."""
    FORFEITED = "forfeited"
    """Its wagers are lost."""


class HandState(Enum):
    """How one of several hands played in turn stands."""

    OPEN = "open"
    STOOD = "stood"
    BUST = "bust"
    NATURAL = "a natural"
    SURRENDERED = "surrendered"


class PlayedHand(msgspec.Struct, frozen=True, kw_only=True):
    """One of the hands that a player plays in turn at a position."""

    place: str
    """Where its cards lie: ``3`` for the position's first hand, ``3/2`` for one made by splitting."""
    wager: str
    """The wager that rides on it: the opening one, or ``split``."""
    bet: Cents
    doubled: Cents = Cents(0)
    standing: HandState = HandState.OPEN


class Seat(msgspec.Struct, frozen=True, kw_only=True):
    """One position of the table with a player at it."""

    position: int
    player: str
    wagers: dict[str, Cents] = {}
    """What lies there: each wager's amount."""
    tips: dict[str, Cents] = {}
    standing: Standing = Standing.IN
    chose: dict[str, Choice] = {}
    """What was chosen on each street."""
    kept: tuple[Card, ...] = ()
    """The cards kept together where a hand was split in two."""
    hands: tuple[PlayedHand, ...] = ()
    """The hands played in turn, in the order of play."""
    opened: bool = False
    """Whether the hand lies open though it is not in play: a folded one shown on request, a dead one found so late."""


class WaitingReport(msgspec.Struct, frozen=True, kw_only=True):
    """A report of an irregularity that a supervisor has to decide."""

    kind: IrregularityKind
    position: int | None
    consequence: Consequence


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """One round at one table."""

    terms: Terms
    phase: Phase = Phase.BETTING
    seats: dict[int, Seat] = {}
    """By position, clockwise from the dealer's left."""
    in_round: tuple[int, ...] = ()
    """The positions that take part, once the bets are closed."""
    deck: tuple[Card, ...] = ()
    """What is left of the deck as it lies, the next card first."""
    shuffled: Shuffling | None = None
    cut: bool = False
    places: dict[str, tuple[Card, ...]] = {}
    """The cards of every position and place, in the order in which they came."""
    dealt: int = 0
    """How many cards of the deal have left the deck."""
    turned: dict[str, int] = {}
    """How many cards of a place are turned over."""
    exposed: tuple[tuple[str, int], ...] = ()
    """Cards that everybody has seen by mistake: place and number from nought."""
    expose_next: int = 0
    """How many of the next cards dealt everybody has seen."""
    street: int = 0
    """The street that is asked or comes next."""
    turn: int = 0
    """The position asked; none is nought."""
    hand: int = 1
    """Which of its hands."""
    count_due: bool = False
    """Whether the stub must be counted after the deal."""
    stub_counted: bool = False
    waiting: WaitingReport | None = None
    void: str = ""
    """Why the round is void, if it is."""
    deck_leaves: bool = False
    """Whether the deck leaves the table after the round."""
    progressive_only: bool = False
    lines: tuple[Line, ...] = ()
    paid: int = 0
    """How many of the lines are paid."""
    claimed: tuple[int, ...] = ()
    verified: tuple[int, ...] = ()

    @property
    def asking(self) -> Street | None:
        """The street that is asked or comes next, if there is one."""
        streets = self.terms.game.street
        return streets[self.street] if self.street < len(streets) else None

    @property
    def players(self) -> int:
        """How many hands take part."""
        return len(self.in_round)


def new_round(terms: Terms, *, count_due: bool = False) -> Round:
    """A round in which nothing has happened yet."""
    return Round(terms=terms, count_due=count_due)


def replaced(state: Round, position: int, seat: Seat) -> dict[int, Seat]:
    """Every seat, one of them as it now is."""
    assert position in state.seats, f"nobody sits at {position}"
    return {**state.seats, position: seat}
