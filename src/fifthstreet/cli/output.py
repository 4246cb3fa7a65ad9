"""How the command line speaks: JSON for programs, plain lines for people, one sentence for a mistake."""

from __future__ import annotations

import difflib
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from fifthstreet.money import Payout
from fifthstreet.rules.describe import Line, Section

WIDTH_MIN = 40
WIDTH_MAX = 120
COLUMN_GAP = 2


class RefusedError(Exception):
    """A command that cannot be answered, in one sentence."""

    status = 2
    """The exit status of every error a user can make."""


class DiffersError(RefusedError):
    """A command that was answered, and the answer is not the one that was expected, in one sentence."""

    status = 1


def width() -> int:
    """How wide to write: the terminal's width, within reason."""
    return max(WIDTH_MIN, min(shutil.get_terminal_size((100, 24)).columns, WIDTH_MAX))


def say(text: str = "") -> None:
    """Write one line."""
    sys.stdout.write(f"{text}\n")


def say_json(data: object) -> None:
    """Write data as JSON that a person can read too."""
    encoded = msgspec.json.encode(data, enc_hook=str)
    say(msgspec.json.format(encoded, indent=2).decode())


def payout_data(payout: Payout) -> dict[str, Any]:
    """A payout with its type, its figures and its notation."""
    return {**msgspec.to_builtins(payout), "text": str(payout)}


def say_sections(sections: Iterable[Section]) -> None:
    """Write headings and sentences, each sentence followed by what it rests on."""
    for section in sections:
        if not section.lines:
            continue
        say()
        say(section.title)
        for line in section.lines:
            say_wrapped(cited(line), indent=2)


def cited(line: Line) -> str:
    """A sentence with its clauses and rulings in brackets."""
    rests_on = ", ".join((*line.clauses, *line.rulings))
    return f"{line.text} [{rests_on}]" if rests_on else line.text


def say_wrapped(text: str, *, indent: int = 0, hanging: bool = True) -> None:
    """Write a sentence over as many lines as it needs, all but the first a little further in unless it stands alone."""
    margin = " " * indent
    further = margin + "  " if hanging else margin
    wrapped = textwrap.wrap(text, width(), initial_indent=margin, subsequent_indent=further, break_on_hyphens=False)
    for line in wrapped or [""]:
        say(line)


def say_table(heading: Sequence[str], rows: Sequence[Sequence[str]], *, indent: int = 0) -> None:
    """Write rows in columns; the last column wraps, the others keep their width."""
    table = [list(heading), *[list(row) for row in rows]]
    widths = [max(len(row[place]) for row in table) for place in range(len(heading) - 1)]
    before = indent + sum(size + COLUMN_GAP for size in widths)
    last = max(width() - before, 20)
    for number, row in enumerate(table):
        cells = [cell.ljust(size + COLUMN_GAP) for cell, size in zip(row, widths, strict=False)]
        wrapped = textwrap.wrap(row[-1], last, break_on_hyphens=False) or [""]
        say((" " * indent + "".join(cells) + wrapped[0]).rstrip())
        for line in wrapped[1:]:
            say(" " * before + line)
        if number == 0:
            say(" " * indent + "-" * min(width() - indent, before - indent + max(len(row[-1]) for row in table)))


def say_columns(rows: Sequence[tuple[str, str]], *, indent: int = 0) -> None:
    """Write names and what they mean, without a heading; the meaning wraps in its own column."""
    before = indent + max(len(name) for name, _ in rows) + COLUMN_GAP
    for name, meaning in rows:
        wrapped = textwrap.wrap(meaning, max(width() - before, 20), break_on_hyphens=False) or [""]
        say(f"{' ' * indent}{name}".ljust(before) + wrapped[0])
        for line in wrapped[1:]:
            say(" " * before + line)


def choose(name: str, known: Sequence[str], what: str) -> str:
    """The one of some names that was meant, or a sentence that says what there is."""
    meant = name.strip().lower().replace("_", "-").replace(" ", "-")
    if meant in known:
        return meant
    near = difflib.get_close_matches(meant, known, n=1)
    hint = f"did you mean '{near[0]}'?" if near else f"there is {', '.join(known)}."
    message = f"'{name}' is no {what}; {hint}"
    raise RefusedError(message)
