"""What part 2 promises to show: the round, one pure engine that deals every game by its rulebook."""

from __future__ import annotations

import json
import re
from typing import Final

from tools.shows.lines import Figure, Line, Outcome, at_least, matching

ROUNDS: Final = 100_000
LAWS: Final = 5_000
GAMES: Final = 9


def leaf_clauses(outcome: Outcome) -> Figure:
    """Count the clauses that neither a test nor a reason answers, those of the house and the screens named apart."""
    told = json.loads(outcome.output)
    text = (
        f"{told['clauses']} clauses: {told['proved']} with tests, {told['not_ours']} not ours, "
        f"{told['house']} of the house, {told['screens']} of the screens, {len(told['unproved'])} without either"
    )
    return Figure(text, met=not told["unproved"])


def stacked_rounds(outcome: Outcome) -> Figure:
    """Read how many rounds of how many games the two payers settled, and how many of them differ."""
    told = re.findall(r"([\d,]+) rounds, ([\d,]+) lines, ([\d,]+) rounds differ, by ([\d,]+) cents", outcome.output)
    rounds, lines, differ, cents = (sum(int(one[place].replace(",", "")) for one in told) for place in range(4))
    few = len(re.findall(r"  few$", outcome.output, re.MULTILINE))
    text = (
        f"{rounds:,} rounds of {len(told)} games, {lines:,} lines: {differ} differ, {cents} cents; {few} hit too seldom"
    )
    return Figure(text, met=rounds == ROUNDS * GAMES and not (differ or cents or few))


def laws(outcome: Outcome) -> Figure:
    """Read the table of the laws: game, rounds, events, and then nothing but noughts."""
    rows = [line.split() for line in outcome.output.splitlines() if re.fullmatch(r"[a-z-]+(?:\s+\d+)+", line)]
    rounds, events, wrong = 0, 0, 0
    for row in rows:
        rounds += int(row[1])
        events += int(row[2])
        wrong += sum(map(int, row[3:]))
    text = f"{rounds:,} rounds of {len(rows)} games, {events:,} events: {wrong} differences, cents and projections"
    return Figure(text, met=rounds == LAWS * GAMES and not wrong)


def every_file(outcome: Outcome) -> Figure:
    """Read how many golden rounds came out as they expect; every line must say so."""
    lines = " ".join(outcome.output.split())
    files = len(re.findall(r"\.round: ", lines))
    right = len(re.findall(r"\.round: as it expects\.", lines))
    return Figure(f"{right} of {files} files as they expect", met=files == right >= 108)


LINES: Final = (
    Line(
        "Every clause has a test or a reason",
        "python -m tools.shows.clauses",
        "0 clauses with neither",
        leaf_clauses,
    ),
    Line(
        "The second payer agrees on stacked rounds",
        f"python -m tests.conformance.payer --rounds {ROUNDS} --jobs 2",
        f"{ROUNDS:,} rounds a game, 0 differences, every label 20 times or more",
        stacked_rounds,
    ),
    Line(
        "The laws hold after every event",
        f"python -m tests.conformance.laws --rounds {LAWS} --jobs 2",
        f"{LAWS:,} rounds a game, 0 differences, 0 cents, 0 projections",
        laws,
    ),
    Line(
        "Every golden round comes out as it was worked out",
        "fifthstreet round run tests/golden/*/*.round",
        "every file as it expects",
        every_file,
    ),
    Line(
        "No mutant of a pay cell or a money clause survives",
        "python -m tests.mutation.cells --jobs 2",
        "0 survive",
        matching(r"[^\n]*\b0 survive[^\n]*"),
    ),
    Line(
        "Mutants of settle and money are killed",
        "make --no-print-directory mutants",
        "at least 90 %",
        at_least(r"(\d+)(?:\.\d+)? %", 90),
    ),
    Line(
        "Six-seat rounds are dealt quickly",
        "python bench/rounds.py",
        "1,000 rounds a second or more",
        matching(r"six-seat rounds[^\n]*: met"),
    ),
    Line(
        "Bad input does no harm",
        "make --no-print-directory fuzz",
        "1,000,000 tries: 0 tracebacks, 0 state changes",
        matching(r"tracebacks 0, state changes on refusal 0"),
    ),
    Line(
        "The terminal table is as the documentation shows it",
        "pytest -q tests/tidy/test_capture.py tests/integration/cli/test_play.py",
        "passes",
        matching(r"\d+ passed in [^=\n]*"),
    ),
)
