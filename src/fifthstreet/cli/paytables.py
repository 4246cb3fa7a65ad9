"""``fifthstreet paytables``: every pay table of a game, each row with its clauses."""

from __future__ import annotations

from typing import Any

from fifthstreet.cli.output import RefusedError, choose, payout_data, say, say_json, say_table, say_wrapped
from fifthstreet.games import catalogue
from fifthstreet.money import format_dollars, format_percent
from fifthstreet.rules.games import Game
from fifthstreet.rules.paytables import Paytable, PaytableRow
from fifthstreet.rules.rulebook import Rulebook


def paytables(game: str | None = None, /, *, all: bool = False, json: bool = False) -> None:  # noqa: A002 - the flag is --all
    """Print the pay tables of a game, or of all.

    Parameters
    ----------
    game
        The game, as `fifthstreet games` lists it.
    all
        Print the pay tables of every game.
    json
        Answer as JSON.

    """
    if (game is None) != all:
        message = f"paytables takes a game, or --all for every game; there is {', '.join(catalogue.GAMES)}."
        raise RefusedError(message)
    names = catalogue.GAMES if game is None else (choose(game, catalogue.GAMES, "game"),)
    rulebook = catalogue.rulebook()
    tables = [table for name in names for table in catalogue.paytables(name)]
    if json:
        say_json([table_data(table, rulebook) for table in tables])
        return
    for number, table in enumerate(tables):
        if number:
            say()
        say_paytable(table, rulebook)


def table_data(table: Paytable, rulebook: Rulebook) -> dict[str, Any]:
    """A pay table as JSON shows it: payouts typed, clauses beside each row."""
    game = rulebook.games[table.game]
    slot = next(slot for slot in game.slot if slot.id == table.slot)
    return {
        "game": table.game,
        "wager": list(slot.wagers),
        "slot": table.slot,
        "name": table.name,
        "players": table.players,
        "wager_cents": table.wager,
        "amounts_scale": table.amounts_scale,
        "reserve_basis_points": table.reserve,
        "source": table.source,
        "jurisdictions": list(rulebook.jurisdictions_of(table)),
        "ranking": _ranking(table, game),
        "clauses": list(table.clauses),
        "rulings": list(table.rulings),
        "rows": [_row_data(row) for row in table.rows],
        "otherwise": payout_data(table.otherwise),
    }


def _ranking(table: Paytable, game: Game) -> str:
    slot = next(slot for slot in game.slot if slot.id == table.slot)
    return next(hand.ranking for hand in game.hand if hand.id == (table.hand or slot.hand))


def _row_data(row: PaytableRow) -> dict[str, Any]:
    return {
        "hand": row.hand,
        "pays": payout_data(row.pays),
        "printed": str(row.printed) if row.printed else None,
        "envy": [
            {
                "wager_cents": bonus.wager,
                "amount_cents": bonus.pays.amount_cents,
                "text": str(bonus.pays),
                "clauses": list(bonus.clauses),
            }
            for bonus in row.envy
        ],
        "clauses": list(row.clauses),
        "rulings": list(row.rulings),
    }


def say_paytable(table: Paytable, rulebook: Rulebook) -> None:
    """Write one pay table for people."""
    game = rulebook.games[table.game]
    slot = next(slot for slot in game.slot if slot.id == table.slot)
    named = game.name if slot.name == game.name else f"{game.name}: {slot.name}"
    said = [f"{named}, pay table {table.name}"]
    if table.players is not None:
        said.append(f"{table.players} player{'' if table.players == 1 else 's'}")
    if table.wager is not None:
        said.append(f"wager {format_dollars(table.wager)}")
    if table.reserve:
        said.append(f"reserve {format_percent(table.reserve)}")
    where = rulebook.jurisdictions_of(table)
    say_wrapped(f"{', '.join(said)} ({', '.join(where) or 'nowhere'})")
    rows = [(row.hand, str(row.pays), _envy(row), ", ".join((*row.clauses, *row.rulings))) for row in table.rows]
    rows.append(("any other hand", str(table.otherwise), "", ""))
    columns = [0, 1, 2, 3] if any(row.envy for row in table.rows) else [0, 1, 3]
    heading = ("hand", "pays", "envy", "clauses")
    say_table([heading[place] for place in columns], [[row[place] for place in columns] for row in rows], indent=2)


def _envy(row: PaytableRow) -> str:
    if len(row.envy) == 1:
        return format_dollars(row.envy[0].pays.amount_cents)
    return ", ".join(
        f"{format_dollars(bonus.pays.amount_cents)} at {format_dollars(bonus.wager)}" for bonus in row.envy
    )
