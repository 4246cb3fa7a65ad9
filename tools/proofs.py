"""Writes which tests prove which clause and which ruling: src/fifthstreet/documents/proofs.toml.

``python -m tools.proofs`` writes the file; with ``--check`` it only says whether the file is up to date.
"""

from __future__ import annotations

import ast
import re
import sys
from collections import defaultdict
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT: Final = Path(__file__).resolve().parent.parent
PROOFS: Final = ROOT / "src" / "fifthstreet" / "documents" / "proofs.toml"
HEADER: Final = "# Written by `make proofs`: the tests that prove each clause and each ruling.\n"
MARKS: Final = ("clause", "ruling", "clauses_of")
LEADING_IDS: Final = re.compile(r"(?:md|sd|ia|ca)-[^\s|]+")


class Proof(NamedTuple):
    """One test that names one clause or one ruling."""

    section: str
    id: str
    test: str


def proofs_of_tree(root: Path) -> list[Proof]:
    """Every proof named by the test files under a root."""
    files = sorted((root / "tests").rglob("test_*.py"))
    return [proof for file in files for proof in proofs_of_file(root, file)]


def proofs_of_file(root: Path, file: Path) -> Iterator[Proof]:
    """Every proof named by one test file; a mark on the module or on a class counts for each test below it."""
    name = file.relative_to(root).as_posix()
    tree = ast.parse(file.read_text(encoding="utf-8"), filename=name)
    for test, marks in _marked_tests(tree.body, name, _module_marks(tree)):
        for mark in marks:
            yield from _proofs_of_mark(root, mark, test)


def _module_marks(tree: ast.Module) -> list[ast.Call]:
    assigned = [node for node in tree.body if isinstance(node, ast.Assign)]
    marks = [
        node for node in assigned if any(isinstance(at, ast.Name) and at.id == "pytestmark" for at in node.targets)
    ]
    return [call for node in marks for call in _mark_calls([node.value])]


def _marked_tests(body: list[ast.stmt], prefix: str, inherited: list[ast.Call]) -> Iterator[tuple[str, list[ast.Call]]]:
    for node in body:
        if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
            marks = inherited + _mark_calls(node.decorator_list)
            yield from _marked_tests(node.body, f"{prefix}::{node.name}", marks)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
            yield f"{prefix}::{node.name}", inherited + _mark_calls(node.decorator_list)


def _mark_calls(expressions: Iterable[ast.expr]) -> list[ast.Call]:
    return [
        node
        for expression in expressions
        for node in ast.walk(expression)
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS
    ]


def _proofs_of_mark(root: Path, mark: ast.Call, test: str) -> Iterator[Proof]:
    assert isinstance(mark.func, ast.Name)
    for argument in mark.args:
        if not (isinstance(argument, ast.Constant) and isinstance(argument.value, str)):
            message = f"{test}: {mark.func.id}(...) takes string literals, so that they can be read without running."
            raise SystemExit(message)
        if mark.func.id == "clauses_of":
            table = (root / argument.value).read_text(encoding="utf-8")
            yield from (Proof("clauses", id_, test) for id_ in ids_of_table(table))
        else:
            yield Proof(f"{mark.func.id}s", argument.value, test)


def ids_of_table(text: str) -> list[str]:
    r"""Give the clause ids that open the lines of a table file, in order.

    >>> ids_of_table("table let-it-ride bonus A\nsd-15.03.9.t2.a+sd-15.03.9.p1 | royal flush | 20000 to 1\n")
    ['sd-15.03.9.t2.a', 'sd-15.03.9.p1']
    """
    openings = [LEADING_IDS.match(line) for line in text.splitlines()]
    return [id_ for opening in openings if opening for id_ in opening[0].split("+")]


def proofs_text(proofs: Iterable[Proof]) -> str:
    """Give the text of proofs.toml: ids in the order a reader counts, tests by name."""
    sections: dict[str, dict[str, set[str]]] = {"clauses": defaultdict(set), "rulings": defaultdict(set)}
    for proof in proofs:
        sections[proof.section][proof.id].add(proof.test)
    lines = [HEADER]
    for section, entries in sections.items():
        lines.append(f"[{section}]\n")
        for id_ in sorted(entries, key=counting_order):
            lines.append(f'"{id_}" = [\n')
            lines.extend(f'    "{test}",\n' for test in sorted(entries[id_]))
            lines.append("]\n")
        lines.append("\n")
    return "".join(lines).rstrip("\n") + "\n"


def counting_order(id_: str) -> list[tuple[int, str]]:
    """Give the key by which `md-6.D.2` stands before `md-6.D.10`.

    >>> sorted(["md-6.D.10", "md-6.D.2", "R10", "R9"], key=counting_order)
    ['R9', 'R10', 'md-6.D.2', 'md-6.D.10']
    """
    parts = re.findall(r"\d+|\D+", id_)
    return [(int(part), "") if part.isdigit() else (-1, part) for part in parts]


def main(arguments: list[str]) -> int:
    """Write the file, or with ``--check`` say whether it is up to date."""
    text = proofs_text(proofs_of_tree(ROOT))
    name = PROOFS.relative_to(ROOT)
    if arguments == ["--check"]:
        current = PROOFS.exists() and PROOFS.read_text(encoding="utf-8") == text
        print(f"{name} is up to date." if current else f"{name} is out of date: run `make proofs`.")
        return 0 if current else 1
    PROOFS.parent.mkdir(exist_ok=True)
    PROOFS.write_text(text, encoding="utf-8")
    print(f"Wrote {name}.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
