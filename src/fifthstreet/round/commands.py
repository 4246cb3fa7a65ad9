"""What somebody at the table wants done: a command says who and what, and changes nothing by itself."""

from __future__ import annotations

from enum import Enum

import msgspec

from fifthstreet.cards import Card
from fifthstreet.money import Cents, MicroCents
from fifthstreet.rules.jurisdictions import IrregularityKind


class Shuffling(Enum):
    """How the deck was shuffled."""

    BY_HAND = "by hand"
    BY_MACHINE = "by machine"


class Choice(Enum):
    """What a player may choose when he is asked, as it is said at the table."""

    FOLD = "fold"
    BET = "bet"
    CHECK = "check"
    LET_RIDE = "let ride"
    TAKE_BACK = "take back"
    SPLIT = "split"
    LAY_DOWN = "lay down"
    TAKE_DOWN = "take down"
    MOVE = "move"
    INSURE = "insure"
    NO_INSURANCE = "no insurance"
    HIT = "hit"
    STAND = "stand"
    DOUBLE = "double"
    SURRENDER = "surrender"


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="command"):
    """One thing that somebody wants done."""


class Sit(Command, frozen=True, tag="sit"):
    """A player takes a position."""

    position: int
    player: str


class Leave(Command, frozen=True, tag="leave"):
    """A player gives a position up before the bets are closed."""

    position: int


class PlaceWager(Command, frozen=True, tag="place wager"):
    """A player places a wager, or changes its amount."""

    position: int
    wager: str
    amount: Cents


class WithdrawWager(Command, frozen=True, tag="withdraw wager"):
    """A player takes a wager down."""

    position: int
    wager: str


class PlaceTip(Command, frozen=True, tag="place tip"):
    """A player places a tip for the dealer that rides on a wager."""

    position: int
    wager: str
    amount: Cents


class WithdrawTip(Command, frozen=True, tag="withdraw tip"):
    """A player takes a tip down."""

    position: int
    wager: str


class CloseBets(Command, frozen=True, tag="no more bets"):
    """The dealer calls no more bets."""

    lamps: tuple[int, ...] | None = None
    """The positions whose lamps are lit, where the table has lamps at its sensors."""


class Shuffle(Command, frozen=True, tag="shuffle"):
    """The shuffled deck comes to the table, the card to be dealt first standing first."""

    deck: tuple[Card, ...]
    by: Shuffling = Shuffling.BY_MACHINE


class Cut(Command, frozen=True, tag="cut"):
    """The dealer cuts: what lies above the cover card goes to the bottom."""

    cards: int


class Recut(Command, frozen=True, tag="recut"):
    """A floorperson has the deck cut again."""

    cards: int
    floorperson: str


class Deal(Command, frozen=True, tag="deal"):
    """The dealer deals the next cards, or all that are to be dealt now."""

    cards: int | None = None


class CountStub(Command, frozen=True, tag="count stub"):
    """The dealer has counted the cards left after the deal."""

    cards: int


class Choose(Command, frozen=True, tag="choose"):
    """A player chooses for one of his hands."""

    position: int
    choice: Choice
    amount: Cents | None = None
    cards: tuple[Card, ...] = ()
    hand: int = 1
    """Which of the hands of a split pair, counted in the order in which they were made."""


class TimeOut(Command, frozen=True, tag="time out"):
    """The time for a choice has run out."""

    position: int
    hand: int = 1


class Reveal(Command, frozen=True, tag="reveal"):
    """The dealer turns over what the street turns over."""


class Settle(Command, frozen=True, tag="settle"):
    """The dealer begins the settlement: the hands that are to be settled are opened."""


class Claim(Command, frozen=True, tag="claim"):
    """The dealer marks or unmarks a position's progressive win; it names the state that is wanted."""

    position: int
    claimed: bool = True


class Verify(Command, frozen=True, tag="verify"):
    """A supervisor verifies a position's progressive win."""

    position: int
    supervisor: str


class Pay(Command, frozen=True, tag="pay"):
    """The dealer pays wager after wager as far as he may."""

    meters: dict[str, MicroCents] = {}
    """What the meters of the link show now."""
    reserve: MicroCents = MicroCents(0)
    """What the link's reserve holds now."""


class Show(Command, frozen=True, tag="show"):
    """A folded hand is opened to a player who asks after the settlement."""

    position: int


class Close(Command, frozen=True, tag="close"):
    """The dealer ends the round."""


class Report(Command, frozen=True, tag="report"):
    """Somebody reports an irregularity."""

    kind: IrregularityKind
    position: int | None = None


class DecideReport(Command, frozen=True, tag="decide report"):
    """A supervisor upholds or dismisses the report that waits."""

    upheld: bool
    supervisor: str


class VoidRound(Command, frozen=True, tag="void"):
    """A supervisor voids the round."""

    supervisor: str
    reason: str


AnyCommand = (
    Sit
    | Leave
    | PlaceWager
    | WithdrawWager
    | PlaceTip
    | WithdrawTip
    | CloseBets
    | Shuffle
    | Cut
    | Recut
    | Deal
    | CountStub
    | Choose
    | TimeOut
    | Reveal
    | Settle
    | Claim
    | Verify
    | Pay
    | Show
    | Close
    | Report
    | DecideReport
    | VoidRound
)
