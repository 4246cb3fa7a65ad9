"""The house rules about the register: every unit has its entry, and every entry leads to what keeps it."""

from __future__ import annotations

import ast
import tomllib
from collections import Counter
from importlib import import_module
from typing import TYPE_CHECKING, Final

import msgspec

from fifthstreet.rules.clauses import CLAUSE_ID, PARTS, RULING_ID, Clause, Enforced, NotOurs, Ruling

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterable, Iterator, Mapping

    from fifthstreet.rules.rulebook import Rulebook

DONE_PARTS: Final = (1, 2)
"""The parts that are finished: each of their clauses and rulings has a test."""

LATER_LAYERS: Final = frozenset({"fifthstreet.ledger", "fifthstreet.table"})
"""The layers that a clause of a later part may name before they exist."""

CITING_KEYS: Final = frozenset({"clauses", "rulings"})
GROUPS: Final = frozenset({"wager", "slot", "hand", "deal", "street", "setting"})


def outline_differences(first: Mapping[str, str], second: Mapping[str, str]) -> list[str]:
    """Refuse a unit that the two outlines do not read alike."""
    return [
        f"{unit}: the two outlines of the documents do not agree on it."
        for unit in sorted(first.keys() | second.keys())
        if first.get(unit) != second.get(unit)
    ]


def miscounted_entries(units: Collection[str], files: Mapping[str, str]) -> list[str]:
    """Refuse a unit without an entry or with several, and an entry of no unit."""
    entries = Counter(clause for text in files.values() for clause in tomllib.loads(text))
    missing = [f"{unit}: has no entry in the register." for unit in units if not entries[unit]]
    several = [f"{clause}: has {count} entries in the register." for clause, count in entries.items() if count > 1]
    unknown = [f"{clause}: is a unit of no document." for clause in entries if clause not in units]
    return missing + several + unknown


def misplaced_parts(entries: Iterable[Clause]) -> list[str]:
    """Refuse a part that does not exist, and one for a clause that needs no part to honour it."""
    strange = [f"{entry.id}: part {entry.part} does not exist." for entry in entries if entry.part not in PARTS]
    waiting = [
        f"{entry.id}: is not ours and waits for part {entry.part}."
        for entry in entries
        if isinstance(entry.honoured, NotOurs) and entry.part != PARTS[0]
    ]
    return strange + waiting


def unresolved(entries: Iterable[Clause], find: Callable[[str], object]) -> list[str]:
    """Refuse an entry whose `by` names nothing; a later part may name a layer that is still to come."""
    return [
        f"{entry.id}: is enforced by {entry.honoured.by}, which is nowhere."
        for entry in entries
        if isinstance(entry.honoured, Enforced)
        and not (entry.part not in DONE_PARTS and entry.honoured.by in LATER_LAYERS)
        and find(entry.honoured.by) is None
    ]


def uncited(entries: Iterable[Clause], find: Callable[[str], object]) -> list[str]:
    """Refuse an entry whose `by` names a datum that does not cite the clause in turn."""
    return [
        f"{entry.id}: is enforced by {entry.honoured.by}, which does not cite it."
        for entry in entries
        if isinstance(entry.honoured, Enforced)
        and "/" in entry.honoured.by
        and (datum := find(entry.honoured.by)) is not None
        and entry.id not in cited_in(datum)
    ]


def unproved(entries: Iterable[Clause], proofs: Mapping[str, Collection[str]]) -> list[str]:
    """Refuse a clause of a finished part that is ours and that no test proves."""
    return [
        f"{entry.id}: part {entry.part} is done and no test proves it."
        for entry in entries
        if entry.part in DONE_PARTS and not isinstance(entry.honoured, NotOurs) and not proofs.get(entry.id)
    ]


def unproved_rulings(rulings: Iterable[Ruling], proofs: Mapping[str, Collection[str]]) -> list[str]:
    """Refuse a ruling of a finished part that no test holds."""
    return [
        f"{ruling.id}: part {ruling.part} is done and no test holds it."
        for ruling in rulings
        if ruling.part in DONE_PARTS and not proofs.get(ruling.id)
    ]


def premature_proofs(entries: Iterable[Clause], proofs: Mapping[str, Collection[str]]) -> list[str]:
    """Refuse a test that claims a clause of a part to come: what proves it whole comes with that part."""
    return [
        f"{test}: claims to prove {entry.id}, which waits for part {entry.part}."
        for entry in entries
        if entry.part not in DONE_PARTS
        for test in sorted(proofs.get(entry.id, ()))
    ]


def unknown_settings(rulings: Iterable[Ruling], settings: Collection[str]) -> list[str]:
    """Refuse a ruling that names a setting nobody can set."""
    return [
        f"{ruling.id}: names the setting {name}, which no game and no house has."
        for ruling in rulings
        for name in ruling.settings
        if name not in settings
    ]


def unknown_citations(path: str, text: str, known: Collection[str]) -> list[str]:
    """Refuse a clause or a ruling that a data file or a module cites and that does not exist."""
    cited = python_citations(text) if path.endswith(".py") else toml_citations(tomllib.loads(text))
    return [f"{path}: cites {name}, which does not exist." for name in sorted(set(cited)) if name not in known]


def toml_citations(told: object) -> Iterator[str]:
    """Give every clause and ruling cited in a data file, at any depth."""
    if isinstance(told, dict):
        for key, value in told.items():
            if key in CITING_KEYS and isinstance(value, list):
                yield from value
            else:
                yield from toml_citations(value)
    elif isinstance(told, list):
        for inner in told:
            yield from toml_citations(inner)


def python_citations(text: str) -> Iterator[str]:
    """Give every string of a module that is a clause id or a ruling id."""
    for node in ast.walk(ast.parse(text)):
        value = node.value if isinstance(node, ast.Constant) else None
        if isinstance(value, str) and (CLAUSE_ID.fullmatch(value) or RULING_ID.fullmatch(value)):
            yield value


def cited_in(datum: object) -> set[str]:
    """Give every clause that a datum cites, in itself or in its parts."""
    if isinstance(datum, tuple | list):
        return set().union(*map(cited_in, datum))
    if not isinstance(datum, msgspec.Struct):
        return set()
    parts = (getattr(datum, field) for field in datum.__struct_fields__ if field != "clauses")
    return set(getattr(datum, "clauses", ())).union(*map(cited_in, parts))


def found(by: str, rulebook: Rulebook) -> object:
    """Give what an entry's `by` names: a datum of the rulebook or a Python symbol; none if there is none."""
    kind, _, rest = by.partition("/")
    names = rest.split("/")
    match kind, names:
        case "games", [game, *path]:
            return _of_game(rulebook.games.get(game), path)
        case "paytables", [game, slot, name]:
            return rulebook.table_named(game, slot, name) or None
        case "jurisdictions", [jurisdiction, game, field]:
            return _of_jurisdiction(rulebook, jurisdiction, game, field)
        case _:
            return _symbol(by)


def _of_game(game: object, path: list[str]) -> object:
    match path:
        case [group, name] if game is not None and group in GROUPS:
            members = getattr(game, group)
            return next((one for one in members if getattr(one, "id", getattr(one, "procedure", None)) == name), None)
        case ["dealer_qualifies"]:
            return getattr(game, "dealer_qualifies", None)
        case ["opening" | "decks" | "dealer_hand" as field]:
            return game if getattr(game, field, None) else None
        case _:
            return None


def _of_jurisdiction(rulebook: Rulebook, jurisdiction: str, game: str, field: str) -> object:
    place = rulebook.jurisdictions.get(jurisdiction)
    rules = place.rules_of(game) if place else None
    told = getattr(rules, field, None)
    if told in (None, ()):
        return None
    return told if cited_in(told) else rules


def _symbol(by: str) -> object:
    module, _, name = by.rpartition(".")
    try:
        return getattr(import_module(module), name, None) if module else None
    except ModuleNotFoundError:
        return None
