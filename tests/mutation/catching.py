"""Whether a wrong datum is noticed: by the golden rounds, by the second payer, or by rounds played against the laws."""

from __future__ import annotations

import importlib
from functools import cache
from pathlib import Path
from typing import Any, Final, NamedTuple

from fifthstreet.games import catalogue
from fifthstreet.round.terms import pay_terms
from fifthstreet.round.text import (
    RoundFile,
    after_of,
    differences,
    expected_of,
    format_expected_line,
    format_meter,
    read_round,
    replay,
)
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.rulebook import Rulebook
from tests.conformance.payer import second_payer
from tests.mutation.mutants import Cell, Mutant

ROOT: Final = Path(__file__).parents[2]
GOLDEN: Final = ROOT / "tests" / "golden"


Paid = tuple[str, tuple[int, ...]]
"""What a hand is paid, and the envy that it earns at each amount of the progressive wager."""


class Golden(NamedTuple):
    """One golden round, and what the second payer makes of it."""

    name: str
    text: str
    file: RoundFile
    lines: tuple[str, ...]
    after: tuple[str, ...]

    def replayed(self, rulebook: Rulebook) -> tuple[bool, bool]:
        """Whether the round comes out otherwise than its file expects, and otherwise than the second payer says.

        A round that can no longer be played at all is noticed by both.
        """
        try:
            replayed = replay(self.file, rulebook, catalogue.steps)
            lines = tuple(format_expected_line(line) for line in expected_of(replayed))
        except Exception:  # noqa: BLE001 - a wrong datum may break a round in any way
            return True, True
        after = tuple(f"after {line.tier} {format_meter(line.shows)}" for line in after_of(replayed))
        agree = len(lines) == len(self.lines) and all(map(second_payer().same, self.lines, lines))
        return bool(differences(self.file, replayed)), not agree or set(after) != set(self.after)


@cache
def golden_rounds() -> tuple[Golden, ...]:
    """Every golden round."""
    found = []
    for path in sorted(GOLDEN.glob("*/*.round")):
        text = path.read_text("utf-8")
        answer = second_payer().settle_text(text)
        file = read_round(text.encode("utf-8"))
        found.append(
            Golden(f"{path.parent.name}/{path.stem}", text, file, tuple(answer.lines), tuple(answer.after_lines()))
        )
    return tuple(found)


@cache
def golden_of(game: str, jurisdictions: tuple[str, ...], table: tuple[str, str] | None) -> tuple[Golden, ...]:
    """The golden rounds of a game in some jurisdictions, those that use a pay table alone if one is named."""
    return tuple(
        one
        for one in golden_rounds()
        if one.file.game == game and one.file.jurisdiction in jurisdictions
        if table is None or any((line.slot, line.name) == table for line in one.file.tables)
    )


@cache
def disputed() -> frozenset[str]:
    """Golden rounds on which the second payer does not agree with the right rulebook, so that he cannot be asked."""
    return frozenset(one.name for one in golden_rounds() if one.replayed(catalogue.rulebook())[1])


class Caught(NamedTuple):
    """By whom a mutant was noticed."""

    golden: str = ""
    """The golden round that came out otherwise."""
    payer: str = ""
    """What the second payer did not agree with."""


def caught(mutant: Mutant) -> Caught:
    """Who notices a mutant; both are asked until both have noticed it."""
    table = None if mutant.cell is None else (mutant.cell.table.slot, mutant.cell.table.name)
    found = Caught() if mutant.cell is None else Caught(payer=_cell_differs(mutant.rulebook, mutant.cell))
    for golden in golden_of(mutant.game, mutant.jurisdictions, table):
        by_file, by_payer = golden.replayed(mutant.rulebook)
        by_payer = by_payer and golden.name not in disputed()
        found = Caught(found.golden or golden.name * by_file, found.payer or golden.name * by_payer)
        if found.golden and found.payer:
            return found
    return found


def _cell_differs(rulebook: Rulebook, cell: Cell) -> str:
    """Where the second payer's own table has something else than a wrong one, hand by hand."""
    wrong = cells_of(rulebook, cell.table)
    return next((f"{hand}: {pays}" for hand, pays in printed(cell.table).items() if wrong[hand] != pays), "")


def cells_of(rulebook: Rulebook, table: Paytable) -> dict[str, Paid]:
    """What a pay table pays every hand, and the envy that the hand earns at each amount of the wager printed."""
    game = rulebook.games[table.game]
    slot = next(one for one in game.slot if one.id == table.slot)
    hand = next(one for one in game.hand if one.id == (table.hand or slot.hand))
    found = {}
    for name, row in pay_terms(table, hand, bonus=slot.bonus).pays.items():
        envy = () if row.row is None else tuple(int(bonus.pays.amount_cents) for bonus in row.row.envy)
        found[name] = str(row.pays), envy
    return found


@cache
def _payers_tables() -> Any:
    """The second payer's own pay tables; its files find one another once it is there."""
    assert second_payer(), "the second payer is there"
    return importlib.import_module("pay_tables")


def printed(table: Paytable) -> dict[str, Paid]:
    """What the second payer's own table pays each hand that it has a row for."""
    tables = _payers_tables()
    theirs = tables.table_named(table.game, table.slot, table.key.split("/", 2)[2])
    scale = tables.envy_scale(table.game, table.name)
    wagers = sorted({bonus.wager for row in table.rows for bonus in row.envy})
    found: dict[str, Paid] = {}
    for hand in cells_of(catalogue.rulebook(), table):
        row = theirs.row(hand)
        if row is not None:
            envy = tuple(row.envy * wager // scale if scale else row.envy for wager in wagers if row.envy)
            found[hand] = row.pay.text(), envy
    return found
