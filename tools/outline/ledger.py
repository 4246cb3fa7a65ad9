"""The ledger of a parse: each piece of a document is entered once, in order.

A piece is the label of a unit, words of a unit, or something that is no unit.
Units are put together from their pieces, so that the pieces in a row must give
the whole document again (see ``check``).
"""

from dataclasses import dataclass, field
from enum import Enum

from .text import normalise, readable


class OutlineError(Exception):
    """The document does not follow the grammar its parser knows."""


class PieceKind(Enum):
    """What a piece of the document is."""

    LABEL = "label"
    WORDS = "words"
    SKIPPED = "skipped"


@dataclass(frozen=True)
class Piece:
    """A run of the document; ``owner`` is a unit's id or why it was skipped."""

    kind: PieceKind
    owner: str
    text: str


@dataclass
class Unit:
    """One printed unit: its id and the parts of its text as printed."""

    unit_id: str
    parts: list[str] = field(default_factory=list)

    @property
    def text(self) -> str:
        """The words of the unit on one line, its parts joined."""
        return readable(" ".join(self.parts))

    @property
    def ending(self) -> str:
        """The last character of the unit that is not markup, or nothing."""
        return self.text.rstrip("~* ")[-1:]


class Ledger:
    """Units in printed order, and every piece they were made from."""

    def __init__(self) -> None:
        self.pieces: list[Piece] = []
        self._units: dict[str, Unit] = {}
        self._last: Unit | None = None

    @property
    def units(self) -> list[Unit]:
        """The units that have words of their own, in printed order."""
        return [unit for unit in self._units.values() if normalise(unit.text)]

    @property
    def last(self) -> Unit:
        """The unit begun last."""
        if self._last is None:
            msg = "text before the first unit"
            raise OutlineError(msg)
        return self._last

    def begin(self, unit_id: str, label: str, words: str) -> None:
        """Enter a new unit with its printed label and its first words."""
        if unit_id in self._units:
            msg = f"{unit_id} is printed twice"
            raise OutlineError(msg)
        self._last = self._units[unit_id] = Unit(unit_id)
        if label:
            self.pieces.append(Piece(PieceKind.LABEL, unit_id, label))
        self.extend(words)

    def extend(self, words: str) -> None:
        """Enter further words of the unit begun last."""
        self.last.parts.append(words)
        self.pieces.append(Piece(PieceKind.WORDS, self.last.unit_id, words))

    def skip(self, reason: str, text: str) -> None:
        """Enter something that is not part of any unit."""
        self.pieces.append(Piece(PieceKind.SKIPPED, reason, text))
