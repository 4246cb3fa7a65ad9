"""Wagers: when each is placed, in what amount, what it needs, and how it is settled."""

from __future__ import annotations

from enum import Enum

import msgspec

from fifthstreet.cards import Rank
from fifthstreet.money import Cents, Payout, Push, ToOdds


class EqualTo(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="equal to"):
    """The amount is that of another wager."""

    wager: str


class Multiple(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="multiple"):
    """The amount is one of some whole multiples of another wager."""

    wager: str
    times: tuple[int, ...]


class AtMost(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="at most"):
    """The amount is the player's to choose up to another wager's, or a part of it."""

    wager: str
    halves: int = 2
    """Two for the whole of the other wager, one for half of it."""


class Posted(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="posted"):
    """The amount is the player's to choose within the limits posted at the table."""

    unit: Cents = Cents(100)
    """The amount is a whole number of these."""


Amount = Posted | EqualTo | Multiple | AtMost


class ByTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="by table"):
    """The wager is paid by a pay table, whatever anybody else holds."""

    slot: str


class DealerUnqualified(Enum):
    """What becomes of a wager when the dealer's hand does not qualify."""

    WINS = "wins"
    PUSHES = "pushes"
    IN_ACTION = "in action"


class AgainstDealer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="against dealer"):
    """The player's hand meets the dealer's."""

    hand: str
    """The game's named hand that is compared with the dealer's."""
    pays: Payout = ToOdds(winnings=1)
    """What a win pays, unless ``slot`` names a pay table for it."""
    slot: str | None = None
    """The pay table slot that says what a win pays."""
    tie: Payout = Push()
    """What a tie is: a push, a loss, or the win of the player."""
    dealer_unqualified: DealerUnqualified = DealerUnqualified.IN_ACTION


class BestAtTable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="best at table"):
    """Every holder of the wager is paid by the highest hand dealt to anyone at the table."""

    slot: str


class ByMeter(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="by meter"):
    """A progressive wager: paid by a pay table of which some rows are shares of a meter."""

    slot: str


class ByOwnSteps(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="by own steps"):
    """The game itself says how the wager is settled, as blackjack does."""

    rule: str


Settles = ByTable | AgainstDealer | BestAtTable | ByMeter | ByOwnSteps


class Wager(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One wager of a game."""

    id: str
    name: str
    about: str
    settles: Settles
    amount: Amount = Posted()
    placed: str = "opening"
    """``opening``, or the street whose choice places it."""
    needs: tuple[str, ...] = ()
    """Wagers that must stand before this one may be placed."""
    bonus: str | None = None
    """The slot of a pay table that pays a bonus on this wager besides its own settlement."""
    collected_at_no_more_bets: bool = False
    survives_fold: bool = False
    """Whether it is settled on its own terms after its player has folded."""
    needs_approval: bool = False
    """Whether a casino offers it only under a separate approval with its own reference."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Slot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A place in a game that a pay table fills."""

    id: str
    name: str
    wagers: tuple[str, ...]
    """The wagers that its pay table pays."""
    hand: str
    """The game's named hand that its pay table ranks, unless the table names another."""
    by_players: bool = False
    """Whether there is one table for each number of hands dealt."""
    bonus: bool = False
    """Whether it pays besides the wager's own settlement and never takes it."""
    optional: bool = False
    """Whether a casino may leave it unfilled."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class HandOf(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A named hand: from which cards it is made, how many of them count, and how it is ranked."""

    id: str
    name: str
    cards: tuple[str, ...]
    """Where its cards lie: ``own``, ``community``, ``dealer``, ``flop``, ``six_card_box`` or a part of a split hand."""
    dealt: int
    """How many cards lie there once all are dealt."""
    ranking: str
    """The ranking of ``fifthstreet.hands`` that names it."""
    best: int | None = None
    """How many of the cards make the hand, the best being chosen; none if all of them do."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Qualifies(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The least hand with which the dealer plays."""

    name: str
    """As it is said at the table: ``queen high``."""
    category: str
    ranks: tuple[Rank, ...] = ()
    """The least leading ranks within the category; 14 is the ace."""
    clauses: tuple[str, ...] = ()
