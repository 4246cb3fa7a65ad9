"""Files of wrong data: what is changed in something sound, and every line that answers the change."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Final

import msgspec

from fifthstreet.rules.defects import DataError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from fifthstreet.rules.defects import Defect

HERE: Final = Path(__file__).parent


class Wrong(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is changed in the sound text ``of`` that name, and every line that answers it."""

    id: str
    change: dict[str, str]
    expected: list[str]
    of: str = ""


class WrongFile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Sound texts by name, where the file holds them itself, and the changes."""

    wrong: list[Wrong]
    sound: dict[str, str] = {}


def read_wrong(name: str) -> WrongFile:
    """Read one of the files beside this module."""
    return msgspec.convert(tomllib.loads((HERE / name).read_text("utf-8")), WrongFile)


def answered(check: Callable[[], Iterable[Defect]]) -> list[str]:
    """Every line with which something is answered, whether it cannot be read or is wrong."""
    try:
        return [str(defect) for defect in check()]
    except DataError as error:
        return [str(defect) for defect in error.defects]
