"""Parser for the Iowa rules: headed sections of paragraphs, items and tables."""

import re

from .dotted import DottedList
from .ledger import Ledger
from .tables import is_row, is_table_line

_SECTIONS = {
    "OVERVIEW": "overview",
    "SHUFFLE OF THE CARDS": "shuffle",
    "DEALING PROCEDURES": "dealing",
    "3 CARD BONUS PAYOUTS": "bonus",
    "PAYOUTS": "payouts",
    "IRREGULARITIES": "irregularities",
}
_BULLET = re.compile(r"- ")


class _Parser:
    """Reads the rules line by line; blank lines part the paragraphs."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self._prefix = ""
        self._items = DottedList(self.ledger, "")
        self._count: dict[str, int] = {}
        self._after_blank = True

    def _next(self, stem: str) -> str:
        """Return the stem with the next number counted under it."""
        self._count[stem] = self._count.get(stem, 0) + 1
        return f"{stem}{self._count[stem]}"

    def line(self, line: str) -> None:
        """Take in one line."""
        if not line.strip():
            self._after_blank = True
            return
        section = _SECTIONS.get(line.strip())
        if section:
            self._prefix = f"ia-{section}"
            self._items = DottedList(self.ledger, f"{self._prefix}.")
            self.ledger.skip("section heading", line)
        elif not self._prefix:
            self.ledger.skip("title page and contents", line)
        elif is_table_line(line):
            self._table(line)
        elif not self._items.item(line):
            self._words(line)
        self._after_blank = False

    def _table(self, line: str) -> None:
        """Enter a table line."""
        if is_row(line):
            self.ledger.begin(self._next(f"{self._prefix}.t1."), "", line)
        else:
            self.ledger.skip("table header", line)

    def _words(self, line: str) -> None:
        """Enter a bullet, a paragraph, or more of the unit before."""
        bullet = _BULLET.match(line)
        if bullet:
            self.ledger.begin(self._next(f"{self._prefix}."), "", line[bullet.end() :])
        elif self._after_blank:
            self.ledger.begin(self._next(f"{self._prefix}.p"), "", line)
        else:
            self.ledger.extend(line)


def parse(document: str) -> Ledger:
    """Return the ledger of the Iowa document."""
    parser = _Parser()
    for line in document.splitlines():
        parser.line(line)
    return parser.ledger
