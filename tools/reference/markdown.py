"""How the generated pages are written: headings with an address, citations that lead to their clause, plain tables."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final

from fifthstreet.games import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

CITED: Final = re.compile(r"`[^`]*`|\b(?:md|sd|ia|ca)-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*|\bR[1-9]\d*\b")
"""What may lead to a clause or a ruling."""


def target(name: str) -> str:
    """Give the line that makes the next block an address of the documentation."""
    return f"({name.lower()})="


def heading(text: str, level: int, name: str | None = None) -> str:
    """Give a heading, with an address of its own if it has a name.

    >>> print(heading("The ace in sequences", 2, "R5"))
    (r5)=
    ## The ace in sequences
    """
    line = f"{'#' * level} {text}"
    return f"{target(name)}\n{line}" if name else line


def link(name: str) -> str:
    """Give a clause or a ruling as a link to what is said of it."""
    return f"[{name}](#{name.lower()})"


@cache
def known() -> frozenset[str]:
    """Every id that has a page to lead to."""
    return frozenset((*catalogue.clauses(), *catalogue.rulings()))


def linked(text: str) -> str:
    """Turn every clause and ruling that a text names into a link; other code and what is not in the register stay.

    >>> linked("Wagers are whole multiples (R14, `md-6.A`) of the `ante`.")
    'Wagers are whole multiples ([R14](#r14), [md-6.A](#md-6.a)) of the `ante`.'
    """
    return CITED.sub(lambda found: link(name) if (name := found[0].strip("`")) in known() else found[0], text)


def cites(ids: Iterable[str]) -> str:
    """Give clauses and rulings in small print, each a link; nothing if there are none."""
    links = ", ".join(link(one) if one in known() else one for one in ids)
    return f" [{links}]{{.cites}}" if links else ""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Give a table; a bar within a cell would end it and is written otherwise.

    >>> print(table(("hand", "pays"), [("flush", "6 to 1")]))
    | hand | pays |
    | --- | --- |
    | flush | 6 to 1 |
    """
    lines = [head, ["---"] * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def items(lines: Iterable[str]) -> str:
    """Give a list, one line each."""
    return "\n".join(f"- {line}" for line in lines)


def folded(summary: str, body: str) -> str:
    """Give a part of a page that opens when it is asked for."""
    return f"<details>\n<summary>{summary}</summary>\n\n{body}\n\n</details>"


def page(*blocks: str) -> str:
    """Give a page from its blocks, leaving out the empty ones."""
    return "\n\n".join(block for block in blocks if block) + "\n"


def toctree(names: Iterable[str], *, hidden: bool = False) -> str:
    """Give the list of the pages below a page."""
    options = ":hidden:\n\n" if hidden else ""
    return "```{toctree}\n" + options + "\n".join(names) + "\n```"


def count(number: int, word: str) -> str:
    """Give a number of things.

    >>> count(1, "test"), count(3, "test")
    ('1 test', '3 tests')
    """
    return f"{number} {word}" if number == 1 else f"{number} {word}s"
