"""The rulebook in one value: every game, pay table and jurisdiction, handed to whoever needs to know them."""

from __future__ import annotations

import msgspec

from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import AllowedTables, Jurisdiction
from fifthstreet.rules.paytables import Paytable


class Rulebook(msgspec.Struct, frozen=True, kw_only=True):
    """Every game, its pay tables, and the jurisdictions."""

    games: dict[str, Game]
    paytables: dict[str, tuple[Paytable, ...]]
    """By game, the tables it shares with others included."""
    jurisdictions: dict[str, Jurisdiction]

    def tables_of(self, game: str, slot: str) -> tuple[Paytable, ...]:
        """The pay tables that may fill one slot of a game."""
        return tuple(table for table in self.paytables.get(game, ()) if table.slot == slot)

    def table_named(self, game: str, slot: str, name: str) -> tuple[Paytable, ...]:
        """The table of a name; several where there is one for each number of players."""
        return tuple(table for table in self.tables_of(game, slot) if table.name == name)

    def jurisdictions_of(self, table: Paytable) -> tuple[str, ...]:
        """Where a pay table may be used."""
        return tuple(
            name
            for name, jurisdiction in self.jurisdictions.items()
            for allowed in _allowed(jurisdiction, table.game)
            if allowed.slot == table.slot and table.name in allowed.names
        )


def _allowed(jurisdiction: Jurisdiction, game: str) -> tuple[AllowedTables, ...]:
    rules = jurisdiction.rules_of(game)
    return rules.tables if rules else ()
