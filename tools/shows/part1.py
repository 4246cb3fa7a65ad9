"""What part 1 promises to show: the rulebook as data, on a repository that sets itself up."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any, Final

from tools.shows.lines import ROOT, Figure, Line, Outcome, at_least, at_most, matching

if TYPE_CHECKING:
    from collections.abc import Iterator

TRANSCRIPTIONS: Final = ROOT / "tests" / "law" / "paytables"
CLONE: Final = "build/clone"
DEFECTS: Final = ("without_entry", "outline_differences")
PASSED: Final = r"(\d+) passed"


def printed_tables() -> tuple[list[tuple[str, str, str, int | None]], set[str]]:
    """Give every table of the transcriptions (game, slot, name, players) and the clauses of their rows."""
    lines = [line for file in sorted(TRANSCRIPTIONS.glob("*.txt")) for line in file.read_text().splitlines() if line]
    rows = [line for line in lines if not line.startswith("table ")]
    clauses = {clause for row in rows for clause in row.split(" ")[0].split("+")}
    return [_printed_table(line) for line in lines if line.startswith("table ")], clauses


def _printed_table(line: str) -> tuple[str, str, str, int | None]:
    _, game, slot, title = line.split(" ", 3)
    name, _, column = title.partition("/")
    return game, slot, name, int(column) if column.isdigit() else None


def paytables(outcome: Outcome) -> Figure:
    """Compare the listing with the transcriptions: no printed table and no printed row may be missing."""
    tables = list(_holding("rows", json.loads(outcome.output)))
    rows = [row for table in tables for row in table["rows"]]
    cited = {clause for row in rows for one in (row, *row["envy"]) for clause in one["clauses"]}
    listed = {(table["game"], table["slot"], table["name"], table["players"]) for table in tables}
    printed, clauses = printed_tables()
    found, missing = sum(table in listed for table in printed), clauses - cited
    text = f"{found} of {len(printed)} printed tables in {len(tables)} listed, {len(missing)} printed rows missing"
    return Figure(text, met=found == len(printed) and not missing)


def clauses(outcome: Outcome) -> Figure:
    """Add up the register: every printed unit has its entry, and the two outlines agree."""
    documents = list(_holding("outline_differences", json.loads(outcome.output)))
    units = sum(document["units"] for document in documents)
    entries, tested = (sum(document[what] for document in documents) for what in ("clauses", "with_tests"))
    wanting, differences = (sum(len(document[what]) for document in documents) for what in DEFECTS)
    text = f"{units} units, {wanting} without entry, {differences} differences; {entries} entries, {tested} with tests"
    return Figure(text, met=units == entries > 0 and not wanting and not differences)


def _holding(key: str, value: Any) -> Iterator[dict[str, Any]]:
    """Give the objects that hold a key, at any depth."""
    if isinstance(value, dict) and key in value:
        yield value
    elif isinstance(value, dict | list):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _holding(key, inner)


def agreement(outcome: Outcome) -> Figure:
    """Read how many random hands were compared with the other evaluators."""
    figures = " ".join(outcome.output.split())
    return Figure(figures, met=all(hands in figures for hands in ("1,000,000", "100,000")))


LINES: Final = (
    Line(
        "A fresh clone passes make test",
        f"rm -rf {CLONE} && git clone --quiet . {CLONE} && make -C {CLONE} test",
        "passes, at most 20 minutes",
        matching(r"\d+ passed in [^=\n]*"),
    ),
    Line(
        "A fresh clone has a working make run",
        f"make -C {CLONE} --no-print-directory run",
        "lists the games and says what may be done",
        matching(r"Sit down at one.*"),
    ),
    Line(
        "Every printed pay table is listed",
        "fifthstreet paytables --all --json",
        "every printed table, 0 rows missing",
        paytables,
    ),
    Line(
        "Every printed row equals its transcription",
        "pytest -q tests/law/test_paytables.py",
        "passes",
        matching(r"\d+ passed"),
    ),
    Line(
        "Every clause has its entry",
        "fifthstreet clauses --json",
        "0 units without entry, 0 differences between two outlines",
        clauses,
    ),
    Line(
        "Enumerated counts equal closed forms",
        "pytest -q -n 2 -m '' tests/unit/hands tests/exhaustive/hands",
        "passes",
        matching(r"\d+ passed in [^=\n]*"),
    ),
    Line(
        "Three other evaluators agree",
        "python -m tests.exhaustive.agreement",
        "1,000,000 five-card hands and 100,000 seven-card hands",
        agreement,
    ),
    Line("Wrong submissions are refused", "pytest -q -k wrong_submission tests", "60 or more", at_least(PASSED, 60)),
    Line("Wrong pay tables are refused", "pytest -q -k wrong_paytable tests", "40 or more", at_least(PASSED, 40)),
    Line("The layers hold", "lint-imports --no-logo", "0 broken", matching(r"\d+ kept, 0 broken")),
    Line(
        "No module is too long",
        "wc -l $(git ls-files 'src/*.py') | sort -n | tail -n 2 | head -n 1",
        "at most 500 lines",
        at_most(r"(\d+) ", 500),
    ),
    Line(
        "Every branch of cards, money, hands and rules is tried",
        f"cd {CLONE} && .venv/bin/coverage report --format=total",
        "100 %",
        at_least(r"(\d+)", 100),
    ),
    Line("The command starts quickly", "make bench", "under 0.3 s", at_most(r"fifthstreet games +([\d.]+) s", 0.3)),
    Line(
        "A bare Debian passes both commands",
        "make fresh",
        "passes",
        matching(r"A bare Debian passes make test and make run"),
    ),
)
