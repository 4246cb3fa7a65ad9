"""The collector: turns plain data into the vocabulary and reports every defect at once, each with its path."""

from __future__ import annotations

import difflib
import tomllib
from collections.abc import Callable
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import Any, Final, NewType, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from fifthstreet.money import (
    BasisPoints,
    Cents,
    Envy,
    MoneyNotationError,
    Payout,
    parse_dollars,
    parse_envy,
    parse_payout,
    parse_percent,
)
from fifthstreet.rules.defects import DataError, Defect

T = TypeVar("T")

_NOTATIONS: Final[tuple[tuple[object, Callable[[str], object], str], ...]] = (
    (Cents, parse_dollars, 'an amount in quotation marks, as in "$25",'),
    (BasisPoints, parse_percent, 'a percentage in quotation marks, as in "10%",'),
    (Envy, parse_envy, 'an envy award in quotation marks, as in "$1,000 envy",'),
    (Payout, parse_payout, 'a payout in quotation marks, as in "3 to 1",'),
    (Payout | None, parse_payout, 'a payout in quotation marks, as in "3 to 1",'),
)
"""Values that are written as text and have a grammar of their own, each with what it is called in a sentence."""

_KINDS: Final = {str: "text", int: "a whole number", bool: "true or false", dict: "a table", list: "a list"}


def read_toml(kind: type[T], text: str, *, what: str) -> T:
    """Read one file's text as ``kind``, or raise with every defect found in it."""
    return read_data(kind, parse_toml(text, what=what), what=what)


def parse_toml(text: str, *, what: str) -> dict[str, object]:
    """Read TOML into plain data; broken TOML is a defect of the whole file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        sentence = f"it is not TOML: {error}."
        raise DataError(what, (Defect(path=what, sentence=sentence),)) from error


def read_data(kind: type[T], data: object, *, what: str) -> T:
    """Read plain data as ``kind``, or raise with every defect found in it."""
    value, defects = collect(kind, data)
    if defects:
        raise DataError(what, defects)
    assert isinstance(value, kind)
    return value


def collect(kind: Any, data: object, *, path: str = "") -> tuple[Any, tuple[Defect, ...]]:
    """Read plain data as ``kind``; the value is complete only if there is no defect."""
    defects: list[Defect] = []
    value = _collect(kind, data, path, defects)
    return value, tuple(defects)


def _collect(kind: Any, data: object, path: str, defects: list[Defect]) -> Any:
    for notation, parse, what in _NOTATIONS:
        if kind == notation:
            if isinstance(data, str):
                return _collect_notation(parse, data, path, defects)
            defects.append(_expected(what, data, path))
            return None
    if (of_origin := _BY_ORIGIN.get(get_origin(kind))) is not None:
        return of_origin(kind, data, path, defects)
    if isinstance(kind, NewType):
        return _collect(kind.__supertype__, data, path, defects)
    if issubclass(kind, msgspec.Struct):
        return _collect_struct(kind, data, path, defects)
    if issubclass(kind, Enum):
        return _collect_enum(kind, data, path, defects)
    return _collect_plain(kind, data, path, defects)


def _collect_notation(parse: Callable[[str], object], data: str, path: str, defects: list[Defect]) -> object:
    try:
        return parse(data)
    except MoneyNotationError as error:
        defects.append(Defect(path=path, sentence=str(error)))
        return None


def _collect_union(kind: Any, data: object, path: str, defects: list[Defect]) -> object:
    choices = [choice for choice in get_args(kind) if choice is not NoneType]
    if len(choices) == 1:
        return _collect(choices[0], data, path, defects)
    if not issubclass(choices[0], msgspec.Struct):
        if type(data) not in choices:
            *kinds, last = (_KINDS[choice] for choice in choices)
            defects.append(_expected(f"{', '.join(kinds)} or {last}", data, path))
        return data
    tag_field = str(choices[0].__struct_config__.tag_field)
    if not isinstance(data, dict):
        defects.append(_expected("a table", data, path))
        return None
    by_tag = {choice.__struct_config__.tag: choice for choice in choices}
    tag = data.get(tag_field)
    if not isinstance(tag, str) or tag not in by_tag:
        wrong = "is not" if tag_field in data else "is missing; it is"
        shown = _shown(tag) if tag_field in data else f"'{tag_field}'"
        defects.append(Defect(path=_join(path, tag_field), sentence=f"{shown} {wrong} {_one_of(by_tag)}."))
        return None
    rest = {key: value for key, value in data.items() if key != tag_field}
    return _collect_struct(by_tag[tag], rest, path, defects)


def _collect_tuple(kind: Any, data: object, path: str, defects: list[Defect]) -> object:
    if not isinstance(data, list):
        defects.append(_expected("a list", data, path))
        return ()
    of = get_args(kind)[0]
    return tuple(_collect(of, value, f"{path}[{place}]", defects) for place, value in enumerate(data, start=1))


def _collect_dict(kind: Any, data: object, path: str, defects: list[Defect]) -> object:
    if not isinstance(data, dict):
        defects.append(_expected("a table", data, path))
        return {}
    of = get_args(kind)[1]
    return {key: _collect(of, value, _join(path, key), defects) for key, value in data.items()}


@cache
def _hints(kind: type[msgspec.Struct]) -> dict[str, Any]:
    """What each field holds; worked out once, because a rulebook has thousands of rows of one kind."""
    return get_type_hints(kind)


def _collect_struct(kind: type[msgspec.Struct], data: object, path: str, defects: list[Defect]) -> object:
    if not isinstance(data, dict):
        defects.append(_expected("a table", data, path))
        return None
    found = len(defects)
    hints = _hints(kind)
    fields = {field.name: field for field in msgspec.structs.fields(kind)}
    if kind.__struct_config__.forbid_unknown_fields:
        defects.extend(_unknown(key, fields, path) for key in data if key not in fields)
    values = {}
    for name, field in fields.items():
        if name in data:
            values[name] = _collect(hints[name], data[name], _join(path, name), defects)
        elif field.required:
            defects.append(Defect(path=_join(path, name), sentence=f"'{name}' is missing."))
    return kind(**values) if len(defects) == found else None


def _collect_enum(kind: type[Enum], data: object, path: str, defects: list[Defect]) -> object:
    values = {member.value: member for member in kind}
    if isinstance(data, (dict, list)) or data not in values:
        defects.append(Defect(path=path, sentence=f"{_shown(data)} is not {_one_of(values)}."))
        return None
    return values[data]


def _collect_plain(kind: type, data: object, path: str, defects: list[Defect]) -> object:
    if type(data) is not kind:
        defects.append(_expected(_KINDS[kind], data, path))
    return data


_BY_ORIGIN: Final[dict[object, Callable[[Any, object, str, list[Defect]], object]]] = {
    Union: _collect_union,
    UnionType: _collect_union,
    tuple: _collect_tuple,
    dict: _collect_dict,
}


def _expected(what: str, data: object, path: str) -> Defect:
    return Defect(path=path, sentence=f"{_shown(data)} stands where {what} is expected.")


def _unknown(key: str, fields: dict[str, Any], path: str) -> Defect:
    near = difflib.get_close_matches(key, fields, n=1)
    meant = f"did you mean '{near[0]}'?" if near else f"what may stand here is {', '.join(fields)}."
    return Defect(path=_join(path, key), sentence=f"'{key}' is not known here; {meant}")


def _shown(data: object) -> str:
    """Show data as a file writes it, text in quotation marks and numbers without."""
    if isinstance(data, bool):
        return str(data).lower()
    if isinstance(data, (dict, list)):
        return _KINDS[type(data)]
    return f"'{data}'" if isinstance(data, str) else str(data)


def _one_of(allowed: Any) -> str:
    return "one of " + ", ".join(f"'{value}'" for value in allowed)


def _join(path: str, key: str) -> str:
    return f"{path}.{key}" if path else key
