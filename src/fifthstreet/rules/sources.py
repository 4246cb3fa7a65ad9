"""How data files build on one another: shared pay tables, amended texts, headings."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Jurisdiction
from fifthstreet.rules.paytables import EnvyBonus, Paytable, PaytableRow, SharedPaytable
from fifthstreet.rules.reading import parse_toml, read_data


def heading_lines(text: str) -> str:
    """The lines of a datum before its first table: enough to list it."""
    lines = text.splitlines()
    end = next((place for place, line in enumerate(lines) if line.startswith("[")), len(lines))
    return "\n".join(line for line in lines[:end])


def expanded(shared: Iterable[SharedPaytable], game: Game) -> tuple[Paytable, ...]:
    """The shared pay tables as one game prints them, citing that game's clauses only."""
    return tuple(
        Paytable(
            game=game.id,
            slot=use.slot,
            name=table.name,
            rows=tuple(_cited_row(row, game) for row in table.rows),
            otherwise=table.otherwise,
            wager=table.wager,
            amounts_scale=table.amounts_scale,
            hand=use.hand,
            clauses=use.clauses,
            rulings=use.rulings,
        )
        for table in shared
        for use in table.uses
        if use.game == game.id
    )


def _cited_row(row: PaytableRow, game: Game) -> PaytableRow:
    return PaytableRow(
        hand=row.hand,
        pays=row.pays,
        printed=row.printed,
        envy=tuple(
            EnvyBonus(wager=bonus.wager, pays=bonus.pays, clauses=_own(bonus.clauses, game)) for bonus in row.envy
        ),
        clauses=_own(row.clauses, game),
        rulings=row.rulings,
    )


def _own(clauses: tuple[str, ...], game: Game) -> tuple[str, ...]:
    return tuple(clause for clause in clauses if speaks_of(clause, game.sections))


def speaks_of(clause: str, sections: tuple[str, ...]) -> bool:
    """Whether a clause lies in one of some sections: ``sd-15.14.2`` in ``sd-15.14``, ``md-2.A`` in ``md``."""
    return any(clause == section or clause.startswith((f"{section}.", f"{section}-")) for section in sections)


def amended(base: str, changes: str, *, what: str) -> Jurisdiction:
    """A jurisdiction written as changes to another: what it says of a game replaces what the other says."""
    merged = parse_toml(base, what=what)
    told = parse_toml(changes, what=what)
    games = {game["game"]: game for game in _games(merged)}
    for game in _games(told):
        games[game["game"]] = games.get(game["game"], {}) | game
    return read_data(Jurisdiction, merged | told | {"game": list(games.values())}, what=what)


def _games(data: dict[str, Any]) -> list[dict[str, Any]]:
    games = data.get("game", [])
    return [game for game in games if isinstance(game, dict) and "game" in game] if isinstance(games, list) else []
