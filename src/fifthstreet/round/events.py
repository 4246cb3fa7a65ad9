"""What has happened at a table: past tense, appended once, and all that a round is made of."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.cards import Card
from fifthstreet.money import Cents, MicroCents
from fifthstreet.round.commands import Choice, Shuffling
from fifthstreet.round.lines import Line
from fifthstreet.rules.jurisdictions import Consequence, IrregularityKind

SCHEMA_VERSION: Final = 1
"""The version of these shapes that is written beside every stored event."""


class Event(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="event"):
    """One thing that has happened."""


class Seated(Event, frozen=True, tag="seated"):
    """A player took a position."""

    position: int
    player: str


class Left(Event, frozen=True, tag="left"):
    """A player gave a position up."""

    position: int


class WagerPlaced(Event, frozen=True, tag="wager placed"):
    """A wager was placed or changed."""

    position: int
    wager: str
    amount: Cents


class WagerWithdrawn(Event, frozen=True, tag="wager withdrawn"):
    """A wager was taken down."""

    position: int
    wager: str


class TipPlaced(Event, frozen=True, tag="tip placed"):
    """A tip was placed or changed."""

    position: int
    wager: str
    amount: Cents


class TipWithdrawn(Event, frozen=True, tag="tip withdrawn"):
    """A tip was taken down."""

    position: int
    wager: str


class BetsClosed(Event, frozen=True, tag="bets closed"):
    """No more bets was called; these positions take part, and these progressive wagers were collected."""

    positions: tuple[int, ...]
    progressive: tuple[int, ...] = ()


class Shuffled(Event, frozen=True, tag="shuffled"):
    """A shuffled deck came to the table."""

    deck: tuple[Card, ...]
    by: Shuffling


class DeckCut(Event, frozen=True, tag="cut"):
    """The deck was cut."""

    cards: int
    floorperson: str = ""


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards left the deck for these places, one each."""

    to: tuple[str, ...]
    cards: tuple[Card, ...]


class StubCounted(Event, frozen=True, tag="stub counted"):
    """The cards left after the deal were counted."""

    cards: int
    right: bool


class Chose(Event, frozen=True, tag="chose"):
    """A player chose."""

    position: int
    street: str
    choice: Choice
    amount: Cents = Cents(0)
    cards: tuple[Card, ...] = ()
    hand: int = 1
    timed_out: bool = False


class Drawn(Event, frozen=True, tag="drawn"):
    """A hand drew a card, face up."""

    place: str
    card: Card


class Revealed(Event, frozen=True, tag="revealed"):
    """The street's cards were turned over; those that came from the deck are named."""

    burned: tuple[Card, ...] = ()
    drawn: tuple[Card, ...] = ()
    """Cards turned up from the deck, in order."""
    place: str = ""
    """Where they lie."""
    turned: dict[str, int] = {}
    """How many cards of each place now lie face up."""
    last: bool = True
    """Whether the street has nothing more to turn over."""


class Reported(Event, frozen=True, tag="reported"):
    """An irregularity was reported."""

    kind: IrregularityKind
    position: int | None
    consequence: Consequence
    waits: bool


class ReportDecided(Event, frozen=True, tag="report decided"):
    """A supervisor decided the report that waited."""

    upheld: bool
    supervisor: str


class CardSetAside(Event, frozen=True, tag="card set aside"):
    """The next card of the deck went to the discards."""

    card: Card


class CardExposed(Event, frozen=True, tag="card exposed"):
    """Everybody saw a card: one that lies at a place, or the next ones of the deck."""

    place: str = ""
    number: int = 0
    next_cards: int = 0


class DeckRejected(Event, frozen=True, tag="deck rejected"):
    """The cards are shuffled again."""


class HandKilled(Event, frozen=True, tag="hand killed"):
    """A hand is dead and its wagers go back."""

    position: int


class HandForfeited(Event, frozen=True, tag="hand forfeited"):
    """A player loses every wager of the round."""

    position: int


class OnlyProgressiveLeft(Event, frozen=True, tag="only the progressive is left"):
    """Every wager but the progressive goes back, and nobody is asked any more."""


class RoundVoided(Event, frozen=True, tag="round voided"):
    """The round is void and every wager goes back."""

    why: str
    deck_leaves: bool = False
    supervisor: str = ""


class SettlementBegun(Event, frozen=True, tag="settlement begun"):
    """The hands were opened; these are the lines in the order of payment."""

    lines: tuple[Line, ...]


class WinClaimed(Event, frozen=True, tag="win claimed"):
    """The dealer marked or unmarked a progressive win."""

    position: int
    claimed: bool


class WinVerified(Event, frozen=True, tag="win verified"):
    """A supervisor verified a progressive win."""

    position: int
    supervisor: str


class MeterRead(Event, frozen=True, tag="meter read"):
    """A meter was read at a line's turn, and its share became cents."""

    line: int
    tier: str
    shows: MicroCents
    reserve: MicroCents
    pays: Cents


class Paid(Event, frozen=True, tag="paid"):
    """The lines up to this number are paid."""

    lines: int


class HandShown(Event, frozen=True, tag="hand shown"):
    """A folded hand was opened to a player who asked."""

    position: int


class RoundClosed(Event, frozen=True, tag="round closed"):
    """The round is over."""


AnyEvent = (
    Seated
    | Left
    | WagerPlaced
    | WagerWithdrawn
    | TipPlaced
    | TipWithdrawn
    | BetsClosed
    | Shuffled
    | DeckCut
    | Dealt
    | StubCounted
    | Chose
    | Drawn
    | Revealed
    | Reported
    | ReportDecided
    | CardSetAside
    | CardExposed
    | DeckRejected
    | HandKilled
    | HandForfeited
    | OnlyProgressiveLeft
    | RoundVoided
    | SettlementBegun
    | WinClaimed
    | WinVerified
    | MeterRead
    | Paid
    | HandShown
    | RoundClosed
)
