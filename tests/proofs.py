"""How a test names the clauses and the rulings that it proves.

``python -m tools.proofs`` reads these marks without running a test and writes them into the clause register.
Arguments are string literals, so that they can be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from _pytest.mark.structures import MarkDecorator


def clause(*ids: str) -> MarkDecorator:
    """Name the clauses that a test, a class of tests or a parameter proves: ``@clause("md-6.D.1")``."""
    return pytest.mark.clause(*ids)


def ruling(*ids: str) -> MarkDecorator:
    """Name the rulings that a test, a class of tests or a parameter proves: ``@ruling("R5")``."""
    return pytest.mark.ruling(*ids)


def clauses_of(path: str) -> MarkDecorator:
    """Name a table file, by its path from the root, whose lines begin with the clauses that the test proves.

    A line may join clauses with a plus sign: ``md-12.C.1.a.i+md-12.C.6.a.i | royal flush | 100% of meter``.
    """
    return pytest.mark.clauses_of(path)
