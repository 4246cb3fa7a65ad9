"""Pay tables: what each hand pays, row by row, each row citing the clause that prints it."""

from __future__ import annotations

import msgspec

from fifthstreet.money import BasisPoints, Cents, Envy, Payout, floor_div
from fifthstreet.rules.scalars import Scalar


class EnvyBonus(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What each other holder of the progressive wager is paid when a hand of this row is held."""

    wager: Cents
    """The amount of the progressive wager at which the award is printed."""
    pays: Envy
    clauses: tuple[str, ...] = ()


class PaytableRow(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printed row: the hand by name, what it pays, and the clauses that say so."""

    hand: str
    pays: Payout
    printed: Payout | None = None
    """What the document prints, where a ruling reads it as something else."""
    envy: tuple[EnvyBonus, ...] = ()
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Paytable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One pay table of one game: the first row that names a hand pays it; every other hand gets ``otherwise``."""

    game: str
    slot: str
    name: str
    rows: tuple[PaytableRow, ...]
    otherwise: Payout
    players: int | None = None
    """The number of hands dealt for which the table holds; none if it holds for any."""
    wager: Cents | None = None
    """The one amount of the wager for which the table is printed; none if it is printed for any."""
    amounts_scale: bool = False
    """Whether envy awards and seeds grow in proportion with a wager other than ``wager``."""
    reserve: BasisPoints = BasisPoints(0)
    """The share of each wager that goes to the reserve, besides the meter's rate of progression."""
    hand: str | None = None
    """The game's named hand that the table ranks, where it is not the slot's own."""
    settings: dict[str, Scalar] = {}
    """What the table's settings must be for this pay table to be used."""
    source: str = "document"
    """``document`` if printed in one; ``published`` if commonly published; ``operator`` if a casino's own."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()

    @property
    def key(self) -> str:
        """What tells the table from every other: ``mississippi-stud/cover_all/base/6``."""
        parts = [self.game, self.slot, self.name]
        return "/".join(parts if self.players is None else [*parts, str(self.players)])


def envy_at(table: Paytable, row: PaytableRow, wager: Cents) -> Envy | None:
    """The envy award of a row at one amount of the wager: as printed, grown with it, or the one that stands for all."""
    for bonus in row.envy:
        if bonus.wager == wager:
            return bonus.pays
        if table.amounts_scale:
            return Envy(amount_cents=Cents(floor_div(bonus.pays.amount_cents * wager, bonus.wager)))
    return row.envy[0].pays if len(row.envy) == 1 else None


class TableUse(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One game's use of a shared pay table."""

    game: str
    slot: str
    hand: str | None = None
    """The game's named hand that it ranks there, where it is not the slot's own."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class SharedPaytable(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A pay table that several games print; it lives once and each use keeps the clauses of its own game."""

    name: str
    uses: tuple[TableUse, ...]
    rows: tuple[PaytableRow, ...]
    otherwise: Payout
    wager: Cents | None = None
    amounts_scale: bool = False


class PaytableFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A ``paytables.toml`` of one game."""

    paytable: tuple[Paytable, ...] = ()


class SharedPaytableFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The ``paytables.toml`` of the tables that several games share."""

    paytable: tuple[SharedPaytable, ...] = ()
