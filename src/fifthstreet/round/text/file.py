"""What a ``.round`` file says: its heading, the course of the round line by line, and what is to come of it."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.cards import Card
from fifthstreet.money import BasisPoints, Cents, Envy, MicroCents, Payout
from fifthstreet.round.commands import AnyCommand, Shuffling
from fifthstreet.round.lines import Outcome
from fifthstreet.rules.paytables import PaytableRow
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.submissions import PostedLimit

BYTES_MOST: Final = 200_000
"""How long a file may be."""
AMOUNT_MOST: Final = Cents(1_000_000_000_00)
"""More than any amount of a round, so that a slip of the hand is noticed."""

BOX: Final = "box"
"""What a file calls the six card box."""
NEXT: Final = "next"
"""What a file calls the cards drawn after the first deal."""


class Written(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """Something said on a line of its own; on which line is no part of what is said."""

    number: int = 0
    """The line, counted from one; nought if it stands in no file."""

    def __eq__(self, other: object) -> bool:
        """Whether both say the same."""
        if not isinstance(other, Written) or type(self) is not type(other):
            return False
        return self._said() == other._said()

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(self._said())

    def _said(self) -> tuple[object, ...]:
        return tuple(getattr(self, field) for field in self.__struct_fields__ if field != "number")


class Seated(Written, frozen=True, kw_only=True, eq=False):
    """A player at a position before the round begins."""

    position: int
    player: str


class TableLine(Written, frozen=True, kw_only=True, eq=False):
    """The pay table that fills a slot."""

    slot: str
    name: str


class LimitLine(Written, frozen=True, kw_only=True, eq=False):
    """The posted limits of a wager."""

    wager: str
    limit: PostedLimit


class SettingLine(Written, frozen=True, kw_only=True, eq=False):
    """A setting of the game."""

    setting: str
    value: Scalar


class OwnTable(Written, frozen=True, kw_only=True, eq=False):
    """A pay table of the operator's own."""

    slot: str
    name: str
    rows: tuple[PaytableRow, ...]
    otherwise: Payout | None = None
    """What any other hand is paid; if none is said a bonus pushes and any other wager loses."""


class TierLine(Written, frozen=True, kw_only=True, eq=False):
    """A meter of the link and what it showed before the round's wagers."""

    tier: str
    seed: Cents
    reset: Cents
    rate: BasisPoints
    now: MicroCents


class ReserveLine(Written, frozen=True, kw_only=True, eq=False):
    """The link's reserve and what it held before the round's wagers."""

    rate: BasisPoints
    now: MicroCents


class LinkLine(Written, frozen=True, kw_only=True, eq=False):
    """The progressive link that the table is joined to."""

    wager: Cents
    tiers: tuple[TierLine, ...] = ()
    reserve: ReserveLine | None = None


class CommandLine(Written, frozen=True, kw_only=True, eq=False):
    """Somebody does something; ``pay`` reads no meter here, for the file keeps the meters itself."""

    command: AnyCommand


class CardsLine(Written, frozen=True, kw_only=True, eq=False):
    """Which cards a place is dealt, in order."""

    place: str
    cards: tuple[Card, ...]


class DeckLine(Written, frozen=True, kw_only=True, eq=False):
    """The whole deck as it is dealt."""

    cards: tuple[Card, ...]


class ShuffleLine(Written, frozen=True, kw_only=True, eq=False):
    """The dealer brings the shuffled deck to the table."""

    by: Shuffling


class ReadsLine(Written, frozen=True, kw_only=True, eq=False):
    """Other tables have played meanwhile: a meter or the reserve now shows this."""

    tier: str
    shows: MicroCents


CourseLine = CommandLine | CardsLine | DeckLine | ShuffleLine | ReadsLine


class ExpectedLine(Written, frozen=True, kw_only=True, eq=False):
    """How one wager ends."""

    position: int
    hand: int = 1
    """Which of the hands of a split pair, counted in the order in which they were made."""
    name: str
    """The wager; ``tip/ante`` for a tip, the slot of a bonus, ``envy/3`` for envy of the hand of position 3."""
    stake: Cents
    outcome: Outcome
    amount: Cents = Cents(0)
    pays: Payout | Envy | None = None
    """What it is paid at, if the line says it."""


class AfterLine(Written, frozen=True, kw_only=True, eq=False):
    """What a meter or the reserve shows after the round."""

    tier: str
    shows: MicroCents


class Places(msgspec.Struct, frozen=True, kw_only=True, eq=False):
    """On which lines the way of dealing and the numbers of seats and hands are said; no part of what is said."""

    numbers: dict[str, int] = {}

    def __eq__(self, other: object) -> bool:
        """Two files that say the same are equal wherever they say it."""
        return isinstance(other, Places)

    def __hash__(self) -> int:
        """Agree with equality."""
        return hash(Places)


class RoundFile(msgspec.Struct, frozen=True, kw_only=True):
    """One whole round as a file tells it."""

    game: str
    jurisdiction: str
    name: str = ""
    dealing: str | None = None
    """How the cards are dealt; the first of the game's procedures that the jurisdiction allows if none is said."""
    seats: int | None = None
    """How many positions the table has; the most that are allowed if none is said."""
    hands: int = 1
    """How many positions one player may hold."""
    tables: tuple[TableLine, ...] = ()
    limits: tuple[LimitLine, ...] = ()
    settings: tuple[SettingLine, ...] = ()
    own: tuple[OwnTable, ...] = ()
    link: LinkLine | None = None
    count_due: bool = False
    """Whether the dealer must count the stub after the deal."""
    by_hand: bool = False
    """Whether the dealer's steps are lines of the file."""
    players: tuple[Seated, ...] = ()
    course: tuple[CourseLine, ...] = ()
    expected: tuple[ExpectedLine, ...] = ()
    after: tuple[AfterLine, ...] = ()
    places: Places = Places()
