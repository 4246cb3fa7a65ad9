"""Printed tables: lines of tab-separated cells, told apart from their headers."""

import re

_PAYOUT = re.compile(
    r"(?:[0-9][0-9,]* (?:to|for) [0-9]+[;.]?|[0-9]+:[0-9]+|[0-9]+%(?: of the meter)?"
    r"|\\?\$[0-9][0-9,]*|[0-9]+|Push|-{1,2})"
)
_LETTERED = re.compile(r"\(([a-z])\)\s+")


def is_table_line(line: str) -> bool:
    """Tell whether the line is made of table cells."""
    return "\t" in line


def is_row(line: str) -> bool:
    """Tell whether a table line is a row (or a footnote), not a header.

    A row names something in its first filled cell and pays in a later one; the
    name is in the first column unless the left half of a double table is empty.
    """
    if line.startswith("^"):
        return True
    cells = [re.sub(r"</?u>", "", cell).strip() for cell in line.split("\t")]
    first = next((n for n, cell in enumerate(cells) if cell), len(cells))
    if first == len(cells) or (first and not re.search("[A-Za-z]", cells[first])):
        return False
    return any(_PAYOUT.fullmatch(cell) for cell in cells[first + 1 :])


def split_letter(line: str) -> tuple[str, str, str]:
    """Split a row into its own letter ('' if none), that label, and its cells."""
    match = _LETTERED.match(line)
    if match is None:
        return "", "", line
    return match.group(1), match.group(), line[match.end() :]
