"""The operator's rules submission: a casino's tables, links and house procedures in one file."""

from __future__ import annotations

import msgspec

from fifthstreet.money import BasisPoints, Cents
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.scalars import Scalar


class PostedLimit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The least and the most that a wager may be at one table."""

    min: Cents
    max: Cents


class Equipment(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The machines at a table that the rules ask about."""

    shuffler: bool = False
    shuffler_counts_cards: bool = False
    shuffler_counts_hands: bool = False
    """Whether the shuffler counts the hands dealt, as the Cover All Bonus asks."""
    progressive_sensors: bool = False


class TableRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One table of the casino."""

    id: str
    game: str
    seats: int
    hands_per_player: int = 1
    dealing: str
    equipment: Equipment = Equipment()
    limits: dict[str, PostedLimit]
    """The posted limits of each wager whose amount the player chooses; offering a wager is posting its limits."""
    paytables: dict[str, str]
    """The pay table chosen for each slot."""
    settings: dict[str, Scalar] = {}
    approvals: dict[str, str] = {}
    """The reference of the separate approval for each wager that needs one."""


class LinkTier(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One meter of a progressive link."""

    tier: str = "meter"
    seed: Cents
    reset: Cents
    rate: BasisPoints
    """The share of each wager that goes to this meter."""


class Link(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A progressive: its wager, its meters, and the tables joined to it."""

    id: str
    name: str
    tables: tuple[str, ...]
    """The tables joined; each names its own pay table for the progressive."""
    wager: Cents
    tiers: tuple[LinkTier, ...]
    reserve: BasisPoints = BasisPoints(0)
    """The share of each wager that goes to the reserve."""


class House(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The procedures that the documents leave to the house."""

    simultaneous_winners: str = "counter-clockwise from the dealer's right"
    link_open_while_verifying: bool = True
    amount_frozen_while_verifying: bool = True
    choice_seconds: int = 60
    variance_alarm: Cents = Cents(5000)


class RulesSubmission(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A casino, as one file describes it."""

    casino: str
    jurisdiction: str
    reference: str = ""
    """The regulator's reference, once there is one."""
    house: House = House()
    table: tuple[TableRules, ...]
    link: tuple[Link, ...] = ()
    paytable: tuple[Paytable, ...] = ()
    """Pay tables of the operator's own, where a game lets him bring one."""
