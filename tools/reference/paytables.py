"""The pages of the pay tables: every table under its printed name, each row with its clauses."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from fifthstreet.games import catalogue
from fifthstreet.money import format_dollars, format_percent
from fifthstreet.rules.describe import listed, said
from tools.reference.markdown import cites, count, heading, page, table, toctree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fifthstreet.rules.games import Game
    from fifthstreet.rules.paytables import Paytable, PaytableRow


def paytable_pages() -> Iterator[tuple[str, str]]:
    """Every page of the pay tables."""
    rows = []
    for name in catalogue.GAMES:
        game, tables = catalogue.game(name), catalogue.paytables(name)
        printed = sum(len(one.rows) for one in tables)
        rows.append((f"[{game.name}]({game.id}.md)", str(len(tables)), str(printed)))
        yield f"reference/paytables/{game.id}.md", _paytables_page(game, tables)
    yield (
        "reference/paytables/index.md",
        page(
            heading("Pay tables", 1),
            "Every pay table printed in the documents, under its printed name; a table without one is `base`. A table "
            "that several games share stands with each of them, citing that game's own clauses. The first row that "
            "names a hand pays it.",
            table(("game", "tables", "rows"), rows),
            toctree(catalogue.GAMES, hidden=True),
        ),
    )


def _paytables_page(game: Game, tables: tuple[Paytable, ...]) -> str:
    names = {slot.id: slot.name for slot in game.slot}
    blocks = [
        heading(f"Pay tables of {game.name}", 1),
        f"How the game is played: [{game.name}](../games/{game.id}.md).",
    ]
    in_order = sorted(tables, key=lambda one: list(names).index(one.slot))
    for slot, of_slot in groupby(in_order, key=lambda one: one.slot):
        blocks.append(heading(f"{names[slot]} (`{slot}`)", 2))
        for one in of_slot:
            blocks += _paytable(one)
    return page(*blocks)


def _paytable(one: Paytable) -> Iterator[str]:
    players = f", {count(one.players, 'hand')} dealt" if one.players else ""
    yield heading(f"{one.name}{players}", 3, f"paytable-{one.key.replace('/', '-')}")
    where = [catalogue.jurisdiction(name).name for name in catalogue.rulebook().jurisdictions_of(one)]
    facts = [f"May be used in {listed(where)}." if where else "May be used nowhere without approval."]
    if one.wager is not None:
        scale = "; envy awards and seeds grow with the wager" if one.amounts_scale else ""
        facts.append(f"Printed for a wager of {format_dollars(one.wager)}{scale}.")
    if one.reserve:
        facts.append(f"Keeps a reserve of {format_percent(one.reserve)} of each wager.")
    if one.hand:
        facts.append(f"Ranks the hand `{one.hand}`.")
    if one.settings:
        facts.append("Needs " + listed(f"`{name} = {said(value)}`" for name, value in one.settings.items()) + ".")
    if one.source != "document":
        facts.append(f"Not printed in a document: {one.source}.")
    yield " ".join(facts) + cites((*one.clauses, *one.rulings))
    yield _rows(one)


def _rows(one: Paytable) -> str:
    envied = any(row.envy for row in one.rows)
    head = ("hand", "pays", "envy", "clauses") if envied else ("hand", "pays", "clauses")
    rows = [
        (row.hand, _pays(row), *((_envy(row),) if envied else ()), cites((*row.clauses, *row.rulings)).strip())
        for row in one.rows
    ]
    return table(head, [*rows, ("any other hand", str(one.otherwise), *([""] * (len(head) - 2)))])


def _pays(row: PaytableRow) -> str:
    """What a row pays, which a narrow page does not break."""
    pays = str(row.pays).replace(" ", "\N{NO-BREAK SPACE}")
    return f"{pays} (printed {row.printed})" if row.printed else pays


def _envy(row: PaytableRow) -> str:
    if len(row.envy) == 1:
        return format_dollars(row.envy[0].pays.amount_cents)
    amounts = [f"{format_dollars(one.pays.amount_cents)} at {format_dollars(one.wager)}" for one in row.envy]
    return ", ".join(amounts)
