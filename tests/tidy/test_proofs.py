"""The list of proofs is read from the tests as they stand."""

from __future__ import annotations

import tomllib
from typing import TYPE_CHECKING, Final

import pytest

from tests.proofs import clause, clauses_of, ruling
from tools.proofs import PROOFS, ROOT, proofs_of_tree, proofs_text

if TYPE_CHECKING:
    from pathlib import Path

MODULE: Final = """
pytestmark = clause("md-6.A")


@clause("md-6.D.10", "md-6.D.2")
def test_order(): ...


class TestTies:
    @ruling("R5")
    @pytest.mark.parametrize("hand", [pytest.param("AhKh", marks=clause("sd-15.02.1"))])
    def test_low_ace(self): ...


@clauses_of("tests/law/iowa.txt")
def test_rows(): ...


@clause("md-6.Z")
def helper(): ...
"""


def read_back(root: Path) -> dict[str, dict[str, list[str]]]:
    """Give the list of proofs of a tree, as a reader of the file sees it."""
    return tomllib.loads(proofs_text(proofs_of_tree(root)))


def tree(root: Path, module: str) -> Path:
    """Make a tree with one test module and one table file."""
    (root / "tests" / "law").mkdir(parents=True)
    (root / "tests" / "test_hands.py").write_text(module)
    (root / "tests" / "law" / "iowa.txt").write_text(
        "table mississippi-stud base_game base\nia-payouts.t1.1+ia-payouts.p1 | royal flush | 500 to 1\n"
    )
    return root


def test_the_list_of_proofs_is_up_to_date() -> None:
    """`make proofs` would change nothing."""
    assert PROOFS.read_text(encoding="utf-8") == proofs_text(proofs_of_tree(ROOT)), "run `make proofs`"


def test_every_mark_is_found_where_it_may_stand(tmp_path: Path) -> None:
    """Marks on a module, a class, a test and a parameter count, and so do the lines of a table file."""
    proofs = read_back(tree(tmp_path, MODULE))
    order, low_ace, rows = (
        f"tests/test_hands.py::{name}" for name in ("test_order", "TestTies::test_low_ace", "test_rows")
    )

    assert proofs["clauses"] == {
        "ia-payouts.p1": [rows],
        "ia-payouts.t1.1": [rows],
        "md-6.A": [low_ace, order, rows],
        "md-6.D.2": [order],
        "md-6.D.10": [order],
        "sd-15.02.1": [low_ace],
    }
    assert list(proofs["clauses"]).index("md-6.D.2") < list(proofs["clauses"]).index("md-6.D.10")
    assert proofs["rulings"] == {"R5": [low_ace]}


def test_a_computed_id_is_refused(tmp_path: Path) -> None:
    """An id that only running the test would give is refused with a sentence."""
    root = tree(tmp_path, "@clause(*IDS)\ndef test_order(): ...\n")

    with pytest.raises(SystemExit, match=r"test_order: clause\(\.\.\.\) takes string literals"):
        proofs_of_tree(root)


def test_a_mark_carries_its_ids() -> None:
    """The three names are marks of pytest, with the ids as they were written."""
    assert clause("md-6.A", "md-6.B").mark.args == ("md-6.A", "md-6.B")
    assert ruling("R5").mark.name == "ruling"
    assert clauses_of("tests/law/iowa.txt").mark.name == "clauses_of"
