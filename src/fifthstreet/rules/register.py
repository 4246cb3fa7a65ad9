"""The clause register: how its files are written and what it says of each document's coverage."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

import msgspec

from fifthstreet.rules.clauses import Clause, Document, Ruling
from fifthstreet.rules.defects import DataError, Defect
from fifthstreet.rules.reading import collect, parse_toml, read_data

HONOURED_FIELDS: Final = ("class", "by", "who", "when", "where", "reason")
"""The keys of an entry that say how its clause is honoured; they stand beside the summary in the file."""


class RulingFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file of rulings."""

    ruling: tuple[Ruling, ...]


class ProofFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The file that lists which tests prove which clause and ruling."""

    clauses: dict[str, tuple[str, ...]]
    rulings: dict[str, tuple[str, ...]]


class Coverage(msgspec.Struct, frozen=True, kw_only=True):
    """What the register holds of one document."""

    document: str
    title: str
    units: int
    clauses: int
    by_class: dict[str, int]
    by_part: dict[int, int]
    with_tests: int
    awaiting: int
    """Entries whose tests come with a later part."""
    without_entry: tuple[str, ...]
    unknown: tuple[str, ...]
    outline_differences: tuple[str, ...]


def read_clauses(text: str, *, what: str) -> dict[str, Clause]:
    """Read a file of clauses: a table for each, named by its id."""
    found: dict[str, Clause] = {}
    defects: list[Defect] = []
    for clause, entry in parse_toml(text, what=what).items():
        if not isinstance(entry, dict):
            defects.append(Defect(path=clause, sentence="a clause is a table of what it says and how it is honoured."))
            continue
        honoured = {key: entry[key] for key in HONOURED_FIELDS if key in entry}
        rest = {key: value for key, value in entry.items() if key not in HONOURED_FIELDS}
        value, wrong = collect(Clause, {"id": clause, "honoured": honoured, **rest}, path=clause)
        defects.extend(wrong)
        if not wrong:
            found[clause] = value
    if defects:
        raise DataError(what, tuple(defects))
    return found


def read_proofs(text: str) -> dict[str, tuple[str, ...]]:
    """Read the list of tests by clause and by ruling."""
    file = read_data(ProofFile, parse_toml(text, what="proofs.toml"), what="proofs.toml")
    return file.clauses | file.rulings


def class_of(clause: Clause) -> str:
    """The word for how a clause is honoured: ``enforced``, ``recorded``, ``shown`` or ``not ours``."""
    return str(clause.honoured.__struct_config__.tag)


def coverage(
    document: Document,
    entries: Mapping[str, Clause],
    proofs: Mapping[str, tuple[str, ...]],
    outlines: tuple[Iterable[tuple[str, str]], Iterable[tuple[str, str]]],
) -> Coverage:
    """Count one document's entries against its two outlines."""
    first, second = (dict(outline) for outline in outlines)
    own = {clause: entry for clause, entry in entries.items() if entry.document is document}
    different = sorted(unit for unit in first.keys() | second.keys() if first.get(unit) != second.get(unit))
    return Coverage(
        document=document.value,
        title=document.title,
        units=len(first),
        clauses=len(own),
        by_class=dict(sorted(Counter(class_of(entry) for entry in own.values()).items())),
        by_part=dict(sorted(Counter(entry.part for entry in own.values()).items())),
        with_tests=sum(1 for clause in own if proofs.get(clause)),
        awaiting=sum(1 for clause, entry in own.items() if entry.part > 1 and not proofs.get(clause)),
        without_entry=tuple(unit for unit in first if unit not in own),
        unknown=tuple(clause for clause in own if clause not in first),
        outline_differences=tuple(different),
    )
