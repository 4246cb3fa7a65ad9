"""Every pay table that the documents print is in the product, row for row, and no other cites them."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Envy, ToOdds, format_dollars, parse_envy, parse_payout
from fifthstreet.rules.wagers import ByMeter
from tests.proofs import clauses_of, ruling

if TYPE_CHECKING:
    from fifthstreet.money import Cents, Payout
    from fifthstreet.rules.paytables import EnvyBonus, Paytable, PaytableRow

TRANSCRIPTIONS: Final = Path(__file__).parent / "paytables"
PREFIXES: Final = {"maryland": "md-", "south-dakota": "sd-", "iowa": "ia-", "cover-all": "ca-"}
TOLD_IN_A_SENTENCE: Final = frozenset({"texas-holdem-bonus ante base"})
"""Tables of the product for a rule that no document prints as a table: the ante paid on a flush or better (R13)."""


class Row(NamedTuple):
    """One printed row: the clauses that print it, the hand, what it pays and the envy beside it."""

    clauses: frozenset[str]
    hand: str
    pays: Payout
    envy: Envy | None


@cache
def transcribed(document: str) -> dict[str, tuple[Row, ...]]:
    """The tables of one document as they were transcribed from it, each by its heading."""
    tables: dict[str, tuple[Row, ...]] = {}
    for block in (TRANSCRIPTIONS / f"{document}.txt").read_text("utf-8").strip().split("\n\n"):
        heading, *lines = block.splitlines()
        key = heading.removeprefix("table ")
        assert heading.startswith("table "), f"{document}: '{heading}' opens no table"
        assert key not in tables, f"{document}: '{key}' is transcribed twice"
        tables[key] = tuple(transcribed_row(line) for line in lines)
    return tables


def transcribed_row(line: str) -> Row:
    """Read ``md-12.C.1.a.i+md-12.C.6.a.i | royal flush | 100% of meter | $1,000 envy``."""
    clauses, hand, pays, *envy = (cell.strip() for cell in line.split("|"))
    return Row(frozenset(clauses.split("+")), hand, parse_payout(pays), parse_envy(envy[0]) if envy else None)


@cache
def of_game(document: str, game: str) -> dict[str, tuple[Row, ...]]:
    """The product's tables of a game that cite one document, each by the heading it would have in a transcription."""
    tables: dict[str, tuple[Row, ...]] = {}
    for table in catalogue.paytables(game):
        for key, rows in as_printed(table, PREFIXES[document]):
            assert key not in tables, f"the product has '{key}' twice"
            if any(row.clauses for row in rows) and not (key in TOLD_IN_A_SENTENCE or unnamed_in(document, key, rows)):
                tables[key] = rows
    return tables


def in_product(document: str) -> dict[str, tuple[Row, ...]]:
    """The product's tables of every game that cite one document."""
    return {key: rows for game in catalogue.GAMES for key, rows in of_game(document, game).items()}


def as_printed(table: Paytable, prefix: str) -> list[tuple[str, tuple[Row, ...]]]:
    """A table as one document prints it: once, or once for each wager at which it prints the envy."""
    name = table.name if table.players is None else f"{table.name}/{table.players}"
    key = f"{table.game} {table.slot} {name}"
    wagers = sorted({bonus.wager for row in table.rows for bonus in row.envy})
    if len(wagers) < 2:
        return [(key, tuple(row_at(row, wagers[0] if wagers else None, prefix) for row in table.rows))]
    return [
        (f"{key}/{format_dollars(wager)}", tuple(row_at(row, wager, prefix) for row in table.rows)) for wager in wagers
    ]


def row_at(row: PaytableRow, wager: Cents | None, prefix: str) -> Row:
    """One row at one wager with the clauses of one document, as the document prints its payout."""
    bonus: EnvyBonus | None = next((bonus for bonus in row.envy if bonus.wager == wager), None)
    cited = row.clauses + (bonus.clauses if bonus else ())
    own = frozenset(clause for clause in cited if clause.startswith(prefix))
    return Row(own, row.hand, row.printed or row.pays, bonus.pays if bonus else None)


def unnamed_in(document: str, key: str, rows: tuple[Row, ...]) -> bool:
    """Whether a table stands under the name another document gives it, which this one prints without a name."""
    game, slot, _ = key.split(" ", 2)
    named = any(key in transcribed(other) for other in PREFIXES if other != document)
    return named and key not in transcribed(document) and transcribed(document).get(f"{game} {slot} base") == rows


@clauses_of("tests/law/paytables/maryland.txt")
@clauses_of("tests/law/paytables/south-dakota.txt")
@clauses_of("tests/law/paytables/iowa.txt")
@clauses_of("tests/law/paytables/cover-all.txt")
@pytest.mark.parametrize(
    ("document", "key"),
    [pytest.param(document, key, id=f"{document}: {key}") for document in PREFIXES for key in transcribed(document)],
)
def test_a_printed_table_is_in_the_product_row_for_row(document: str, key: str) -> None:
    """Hands, payouts, envy awards and clauses of every row stand as printed, in the printed order."""
    game, _, _ = key.partition(" ")

    assert of_game(document, game).get(key) == transcribed(document)[key]


@ruling("R4", "R8")
@pytest.mark.parametrize("document", PREFIXES)
def test_the_product_adds_no_table_to_a_document(document: str) -> None:
    """No table cites a document that does not print it, and every name is the canonical one."""
    assert set(in_product(document)) == set(transcribed(document))


@pytest.mark.parametrize(
    ("document", "tables", "rows"),
    [("maryland", 17, 116), ("south-dakota", 110, 730), ("iowa", 2, 15), ("cover-all", 6, 42)],
)
def test_tables_and_rows_of_each_document_are_counted(document: str, tables: int, rows: int) -> None:
    """The product and the transcription both hold this many tables and rows of each document."""
    for found in (in_product(document), transcribed(document)):
        assert len(found) == tables
        assert sum(len(table) for table in found.values()) == rows


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_table_not_from_a_document_says_so(game: str) -> None:
    """Every row of a table from a document cites a clause that prints it; no row of any other table does."""
    for table in catalogue.paytables(game):
        for row in table.rows:
            assert (table.source == "document") == bool(row.clauses), (table.key, row.hand)


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_row_paid_otherwise_than_printed_cites_the_ruling(game: str) -> None:
    """A payout differs from the printed one only where a ruling reads it so."""
    for table in catalogue.paytables(game):
        for row in table.rows:
            assert row.printed is None or (row.rulings and row.printed != row.pays), (table.key, row.hand)


@ruling("R29")
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_progressive_table_returns_the_wager(game: str) -> None:
    """A progressive row never pays "to 1", whatever is printed."""
    metered = {wager.settles.slot for wager in catalogue.game(game).wager if isinstance(wager.settles, ByMeter)}

    for table in catalogue.paytables(game):
        if table.slot in metered:
            assert not any(isinstance(row.pays, ToOdds) for row in table.rows), table.key
