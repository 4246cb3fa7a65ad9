"""Parser for the South Dakota rules: section, number, letter, roman, redlined.

Struck words (between ``~~``) stay in the text; a label printed after a struck
label takes its place, and a label that is struck with its words still counts.
"""

import re
from enum import Enum, auto

from .labels import LabelStack, Level
from .ledger import Ledger, OutlineError
from .tables import is_row, is_table_line, split_letter

_LEVELS = (Level.NUMBER, Level.LETTER, Level.ROMAN)
_CHAPTER = re.compile(r"\**CHAPTER [\d:]+")
_SECTION = re.compile(r"20:18:1[56]:(?P<number>\d+(?:\.\d+)*)\.\s+")
_CONTENTS = re.compile(r"\s*20:18:(?P<number>1[56]:\d+(?:\.\d+)*)\s+")
_NOTE = re.compile(r"(?P<word>Source|General Authority|Law Implemented|Cross.References?)\b")
_NOTE_IDS = {"S": "source", "G": "authority", "L": "law", "C": "cross-reference"}
_LABEL = re.compile(
    r"\s*(?:- )?(?:~~\(\d+\)~~)?(?P<strike>~~)?"
    r"(?:\((?P<bracketed>\d+|[a-z]+)\)|(?P<dotted>[ivx]+)\.)\s+"
)
_CAPTION = re.compile(r"Basic Game .*Odds:|Silverado Stud .*(?:Schedules|Bonus):")
_STRAY = re.compile(r"and|or")
_STRUCK_INSIDE = re.compile(r"~~\W?\((?P<label>[a-z])\)")

# Where a page break or a struck sentence hides what the words belong to: these
# openings run on from the unit before, although it ends with a stop.
_RUNS_ON = ("All bets must be", "Progressive winners:")


class _After(Enum):
    """What the last line entered was."""

    HEADING = auto()
    ITEM = auto()
    PARAGRAPH = auto()
    TABLE = auto()
    NOTE = auto()


class _Parser:
    """Reads the rules line by line."""

    def __init__(self) -> None:
        self.ledger = Ledger()
        self._stack = LabelStack(_LEVELS)
        self._section = ""
        self._owner = ""
        self._after = _After.HEADING
        self._after_blank = True
        self._count: dict[str, int] = {}

    def _next(self, stem: str) -> int:
        """Count one more under the stem."""
        self._count[stem] = self._count.get(stem, 0) + 1
        return self._count[stem]

    def line(self, line: str) -> None:
        """Take in one line."""
        if not line.strip():
            self._after_blank = True
            return
        if not (self._heading(line) or self._contents(line) or self._note(line)):
            self._body(line)
        self._after_blank = False

    def _heading(self, line: str) -> bool:
        """Enter the line if it names a chapter or begins a section."""
        if _CHAPTER.match(line):
            self._section, self._after = "", _After.HEADING
        section = _SECTION.match(line)
        if section:
            self._section = self._owner = f"sd-{section['number']}"
            self._stack.clear()
            self.ledger.begin(self._section, section.group(), line[section.end() :])
            self._after = _After.ITEM
            return True
        if self._after is _After.HEADING and not _CONTENTS.match(line):
            self.ledger.skip("chapter heading", line)
            return True
        return False

    def _contents(self, line: str) -> bool:
        """Enter the line if it is one of a contents list."""
        match = _CONTENTS.match(line)
        if match is None or self._section:
            return False
        number = match["number"].replace(":", ".")
        self.ledger.begin(f"sd-contents.{number}", match.group(), line[match.end() :])
        return True

    def _note(self, line: str) -> bool:
        """Enter the line if it is a note at the end of a section, or runs on."""
        match = _NOTE.match(line)
        if match:
            name = _NOTE_IDS[match["word"][0]]
            self.ledger.begin(f"{self._section}.{name}", "", line)
            self._after = _After.NOTE
        elif self._after is _After.NOTE:
            self.ledger.extend(line)
        return self._after is _After.NOTE

    def _body(self, line: str) -> None:
        """Enter a line of a section's body."""
        if is_table_line(line):
            self._table(line)
        elif _LABEL.match(line):
            self._item(line)
        elif _CAPTION.fullmatch(line.strip()):
            self.ledger.skip("table caption", line)
        elif self._after is _After.TABLE and _STRAY.fullmatch(line.strip()):
            self.ledger.skip("stray word between tables", line)
        elif self._runs_on(line):
            self.ledger.extend(line)
        else:
            self._paragraph(line)

    def _item(self, line: str) -> None:
        """Enter a labelled item."""
        match = _LABEL.match(line)
        if match is None:
            msg = f"no label in {line[:20]!r}"
            raise OutlineError(msg)
        label = match["bracketed"] or match["dotted"]
        path = self._stack.push(label, self.ledger.last.ending)
        self._owner = ".".join((self._section, *path))
        words = (match["strike"] or "") + line[match.end() :]
        self.ledger.begin(self._owner, match.group(), words)
        self._after = _After.ITEM
        inside = _STRUCK_INSIDE.search(line, match.end())
        if inside:  # struck in mid-sentence: it names no unit but counts as a label
            self._stack.push(inside["label"], ":")

    def _table(self, line: str) -> None:
        """Enter a table line; a blank line before it begins a new table."""
        if self._after is not _After.TABLE or self._after_blank:
            self._next(f"{self._owner}.t")
            self._after = _After.TABLE
        if not is_row(line):
            self.ledger.skip("table header", line)
            return
        table = f"{self._owner}.t{self._count[f'{self._owner}.t']}"
        letter, label, cells = split_letter(line)
        row = self._next(f"{table}.")
        self.ledger.begin(f"{table}.{letter or row}", label, cells)

    def _runs_on(self, line: str) -> bool:
        """Tell whether an unlabelled line goes on with the unit before.

        It does without a blank line between, and past a blank line (a page
        break) when the words before it are not at a stop.
        """
        if self._after is _After.TABLE:
            return False
        if not self._after_blank or line.startswith(_RUNS_ON):
            return True
        text = re.sub(r"[;,] (?:and|or)$", ";", self.ledger.last.text.rstrip("~"))
        return text[-1:] not in (".", ";", ":")

    def _paragraph(self, line: str) -> None:
        """Enter an unnumbered paragraph.

        After a table, a paragraph or a lead-in it belongs to the same clause;
        after the last item of a list it belongs to the clause above.
        """
        if self._after is _After.ITEM and self.ledger.last.ending != ":":
            self._owner = self._owner.rpartition(".")[0]
        number = self._next(f"{self._owner}.p")
        self.ledger.begin(f"{self._owner}.p{number}", "", line)
        self._after = _After.PARAGRAPH


def parse(document: str) -> Ledger:
    """Return the ledger of the South Dakota document."""
    parser = _Parser()
    for line in document.splitlines():
        parser.line(line)
    return parser.ledger
