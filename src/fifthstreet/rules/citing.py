"""Which of a datum's clauses are printed in some documents: a table in Iowa cites Iowa's, not Maryland's."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec

CLAUSES = "clauses"

Datum = TypeVar("Datum")


def citing_only(datum: Datum, documents: tuple[str, ...]) -> Datum:
    """A datum with the clauses of other documents left out of it and of all that it holds.

    >>> from fifthstreet.rules.streets import Fold
    >>> citing_only(Fold(clauses=("md-11.B.2.a", "ia-dealing.5.a")), ("ia", "ca"))
    Fold(clauses=('ia-dealing.5.a',))
    """
    return cast("Datum", _narrowed(datum, documents))


def printed_in(clauses: tuple[str, ...], documents: tuple[str, ...]) -> tuple[str, ...]:
    """Those of some clauses that stand in some documents."""
    return tuple(clause for clause in clauses if clause.partition("-")[0] in documents)


def _narrowed(value: Any, documents: tuple[str, ...]) -> Any:
    if isinstance(value, msgspec.Struct):
        return _narrowed_struct(value, documents)
    if isinstance(value, tuple):
        inner = tuple(_narrowed(one, documents) for one in value)
        return inner if any(one is not other for one, other in zip(inner, value, strict=True)) else value
    if isinstance(value, dict):
        return {name: _narrowed(one, documents) for name, one in value.items()}
    return value


def _narrowed_struct(value: msgspec.Struct, documents: tuple[str, ...]) -> msgspec.Struct:
    changes: dict[str, Any] = {}
    for field in value.__struct_fields__:
        old = getattr(value, field)
        new = printed_in(old, documents) if field == CLAUSES else _narrowed(old, documents)
        if new is not old and new != old:
            changes[field] = new
    return msgspec.structs.replace(value, **changes) if changes else value
