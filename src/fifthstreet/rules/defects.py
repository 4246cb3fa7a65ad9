"""A defect of a datum: where it is, what is wrong, what is allowed, and the clause that is broken."""

from __future__ import annotations

import msgspec


class Defect(msgspec.Struct, frozen=True, kw_only=True):
    """One thing wrong with a datum, in a sentence."""

    path: str
    """Where: ``table[2].limits.ante``."""
    sentence: str
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
    warning: bool = False
    """A warning is shown and does not refuse the datum."""

    def __str__(self) -> str:
        """One line: where, what, and under which clauses."""
        cited = ", ".join((*self.clauses, *self.rulings))
        word = "warning: " if self.warning else ""
        return f"{self.path}: {word}{self.sentence}" + (f" ({cited})" if cited else "")


class DataError(ValueError):
    """Every defect of a datum at once."""

    def __init__(self, what: str, defects: tuple[Defect, ...]) -> None:
        """Say what was read and everything that is wrong with it."""
        assert defects, "there is no error without a defect"
        count = "1 defect" if len(defects) == 1 else f"{len(defects)} defects"
        super().__init__(f"{what} has {count}: " + "; ".join(str(defect) for defect in defects))
        self.defects = defects


def refuse(what: str, defects: tuple[Defect, ...]) -> None:
    """Raise if any defect is more than a warning."""
    errors = tuple(defect for defect in defects if not defect.warning)
    if errors:
        raise DataError(what, errors)
