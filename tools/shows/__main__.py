"""Runs every line that a part promises to show and prints, for each, its command, figure, target and verdict."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from tools.shows.lines import Line, measured

WIDTH = 150


def main(part: str) -> int:
    """Run the lines of a part; 1 if any of them is short."""
    name = f"tools.shows.part{part}"
    if not part.isdecimal() or find_spec(name) is None:
        print(f"There is no part {part} yet: make shows N=1.", file=sys.stderr)
        return 2
    lines: tuple[Line, ...] = import_module(name).LINES
    table = Table("line", "command", "figure", "target", "", box=SIMPLE, title=f"Part {part} shows", width=WIDTH)
    short = 0
    for number, line in enumerate(lines, start=1):
        print(f"{number} of {len(lines)}: {line.claim} ({line.command})", flush=True)
        figure = measured(line, number)
        short += not figure.met
        table.add_row(line.claim, line.command, figure.text, line.target, "met" if figure.met else "short")
    Console(width=WIDTH).print(table)
    print(f"{len(lines) - short} of {len(lines)} lines met.")
    return 1 if short else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1]))
