"""Label grammar: a stack of list levels that decides where a label belongs."""

import re
from collections.abc import Sequence
from enum import Enum

from .ledger import OutlineError

_ROMAN_VALUES = {"i": 1, "v": 5, "x": 10}


class Level(Enum):
    """The kind of label one level of a list is counted with."""

    UPPER = r"[A-Z]"
    NUMBER = r"[1-9][0-9]*"
    LETTER = r"[a-z]"
    ROMAN = r"x{0,3}(?:ix|iv|v?i{0,3})"


def _roman(label: str) -> int:
    """Return the value of a small roman numeral."""
    values = [_ROMAN_VALUES[char] for char in label]
    following = [*values[1:], 0]
    return sum(-v if v < after else v for v, after in zip(values, following, strict=False))


def ordinal(level: Level, label: str) -> int:
    """Return the place of the label in a list of this level, 0 if it has none."""
    if not label or not re.fullmatch(level.value, label):
        return 0
    if level is Level.NUMBER:
        return int(label)
    if level is Level.ROMAN:
        return _roman(label)
    return ord(label.lower()) - ord("a") + 1


class LabelStack:
    """The labels open at this point of the document, outermost first."""

    def __init__(self, levels: Sequence[Level]) -> None:
        self._levels = tuple(levels)
        self._open: list[str] = []

    @property
    def path(self) -> tuple[str, ...]:
        """The labels that lead to the present item."""
        return tuple(self._open)

    def clear(self) -> None:
        """Forget every open list (a new chapter or section begins)."""
        self._open.clear()

    def depth_of(self, label: str, ending: str) -> int | None:
        """Return the level at which the label can stand, None if at none.

        ``ending`` is the last character printed before it: a colon opens a list
        one level down, a full stop ends the inner lists, anything else runs on.
        """
        running = [
            depth
            for depth, present in enumerate(self._open)
            if (place := ordinal(self._levels[depth], label)) > 1 and place == ordinal(self._levels[depth], present) + 1
        ]
        below = len(self._open)
        opens = below < len(self._levels) and ordinal(self._levels[below], label) == 1
        if opens and (ending == ":" or not running):
            return below
        if not running:
            return None
        return running[0] if ending == "." else running[-1]

    def push(self, label: str, ending: str) -> tuple[str, ...]:
        """Take the label in and return the path that leads to it."""
        depth = self.depth_of(label, ending)
        if depth is None:
            msg = f"label {label!r} cannot follow {self._open}"
            raise OutlineError(msg)
        self._open[depth:] = [label]
        return self.path
