"""A game as a datum: its wagers, its hands, its deal, its streets and its settings, each with its clauses."""

from __future__ import annotations

import msgspec

from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.streets import DealScript, Street
from fifthstreet.rules.wagers import HandOf, Qualifies, Slot, Wager


class Setting(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Something a regulator or operator may decide, with what is decided when nobody says."""

    id: str
    about: str
    default: Scalar
    allowed: tuple[Scalar, ...]
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Together(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Slots that are filled by pay tables of one name: a casino chooses a pair, not two tables."""

    slots: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Apart(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Wagers of which a table offers one at most."""

    wagers: tuple[str, ...]
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Game(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game of the rulebook."""

    id: str
    name: str
    summary: str
    sections: tuple[str, ...]
    """The clause ids under which the documents speak of this game."""
    decks: tuple[int, ...] = (1,)
    """How many decks may be in play together."""
    opening: tuple[tuple[str, ...], ...]
    """The ways to enter a round: the wagers of one of these must all be placed."""
    wager: tuple[Wager, ...]
    slot: tuple[Slot, ...] = ()
    hand: tuple[HandOf, ...] = ()
    dealer_hand: str | None = None
    """The named hand that the dealer holds; none where players meet a pay table alone."""
    dealer_qualifies: Qualifies | None = None
    deal: tuple[DealScript, ...]
    street: tuple[Street, ...]
    setting: tuple[Setting, ...] = ()
    together: tuple[Together, ...] = ()
    apart: tuple[Apart, ...] = ()
    clauses: tuple[str, ...] = ()


class GameHeading(msgspec.Struct, frozen=True, kw_only=True):
    """The first lines of a game's datum, enough to list it."""

    id: str
    name: str
    summary: str
    sections: tuple[str, ...]
