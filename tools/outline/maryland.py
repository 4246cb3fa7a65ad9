"""Parser for the Maryland rules: chapter, letter, number, letter, roman, number."""

import re

from .labels import LabelStack, Level
from .ledger import Ledger

_LEVELS = (Level.UPPER, Level.NUMBER, Level.LETTER, Level.ROMAN, Level.NUMBER)
_CHAPTER = re.compile(r"Chapter (\d+) - [^\t]+")
_PAGE = re.compile(r"MLGCA Version [\d.]+ Page \d+ of \d+")
_LABEL = re.compile(
    r"(?:^(?:- )?|(?<=[;:.] )|(?<=; or )|(?<=; and ))"
    r"(?:\((?P<inner>\d+|[a-z]+)\)|(?P<letter>[A-Z])\.)\s+"
)


class _Parser:
    """Reads the rules line by line; several items may stand on one line."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self._stack = LabelStack(_LEVELS)
        self._chapter = ""

    def line(self, line: str) -> None:
        """Take in one line."""
        chapter = _CHAPTER.fullmatch(line.strip())
        if chapter:
            self._chapter = chapter.group(1)
            self._stack.clear()
            self.ledger.skip("chapter title", line)
        elif _PAGE.fullmatch(line.strip()):
            self.ledger.skip("page footer", line)
        elif not self._chapter:
            self.ledger.skip("table of contents", line)
        else:
            self._items(line)

    def _items(self, line: str) -> None:
        """Enter the items of a line, and what runs on from the line before."""
        pending: tuple[str, str] | None = None
        start = 0
        for match in _LABEL.finditer(line):
            label = match["inner"] or match["letter"]
            self._enter(pending, line[start : match.start()])
            pending, start = None, match.start()
            ending = self.ledger.last.ending if self._stack.path else ""
            if match.start() == 0 or self._stack.depth_of(label, ending) is not None:
                path = self._stack.push(label, ending)
                pending = (f"md-{self._chapter}." + ".".join(path), match.group())
                start = match.end()
        self._enter(pending, line[start:])

    def _enter(self, pending: tuple[str, str] | None, words: str) -> None:
        """Enter words under a new label, or as more of the unit before."""
        if pending:
            self.ledger.begin(*pending, words)
        elif words:
            self.ledger.extend(words)


def parse(document: str) -> Ledger:
    """Return the ledger of the Maryland document."""
    parser = _Parser()
    for line in document.splitlines():
        if line.strip():
            parser.line(line)
    return parser.ledger
