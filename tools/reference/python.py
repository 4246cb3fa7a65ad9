"""The page of the Python API: what cards, money, hands and rules offer, in the words of their docstrings."""

from __future__ import annotations

import inspect
import re
from enum import Enum
from importlib import import_module
from typing import TYPE_CHECKING, Any, Final, get_args

import msgspec

from tools.reference.markdown import heading, items, page
from tools.reference.vocabulary import attribute_docstrings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from types import ModuleType

MODULES: Final = (
    "fifthstreet.cards",
    "fifthstreet.money",
    "fifthstreet.hands",
    "fifthstreet.games.catalogue",
    "fifthstreet.rules.rulebook",
    "fifthstreet.rules.games",
    "fifthstreet.rules.wagers",
    "fifthstreet.rules.streets",
    "fifthstreet.rules.paytables",
    "fifthstreet.rules.jurisdictions",
    "fifthstreet.rules.submissions",
    "fifthstreet.rules.clauses",
    "fifthstreet.rules.register",
    "fifthstreet.rules.reading",
    "fifthstreet.rules.defects",
    "fifthstreet.rules.describe",
    "fifthstreet.rules.compare",
    "fifthstreet.rules.sign",
    "fifthstreet.rules.triggers",
    "fifthstreet.rules.check_game",
    "fifthstreet.rules.check_paytable",
    "fifthstreet.rules.check_jurisdiction",
    "fifthstreet.rules.check_submission",
    "fifthstreet.round.text",
)

ROLE: Final = re.compile(r"``([^`]+)``")


def python_page() -> str:
    """Every public function, class and constant of the pure layers and the catalogue."""
    return page(
        heading("Python", 1),
        "The pure layers: frozen values and functions over them, with no clock, no chance and no file. "
        "`fifthstreet.games.catalogue` alone reads the product's data. Data is made of "
        "[keys](files/index.md) that have pages of their own.",
        *(block for name in MODULES for block in _module(import_module(name))),
    )


def public(module: ModuleType) -> dict[str, Any]:
    """What a module offers: its ``__all__``, or what it defines without an underscore."""
    if names := getattr(module, "__all__", None):
        return {name: getattr(module, name) for name in names}
    return {
        name: value
        for name, value in vars(module).items()
        if not name.startswith("_") and getattr(value, "__module__", None) == module.__name__
    }


def _module(module: ModuleType) -> Iterator[str]:
    yield heading(f"`{module.__name__}`", 2, f"python-{module.__name__.replace('_', '-')}")
    yield _said(inspect.getdoc(module) or "")
    offered = public(module)
    yield items(_class(name, value) for name, value in offered.items() if inspect.isclass(value))
    for name, value in offered.items():
        if callable(value) and not inspect.isclass(value) and not hasattr(value, "__supertype__"):
            yield from _function(name, value)


def _class(name: str, value: type[Any]) -> str:
    about = _said((inspect.getdoc(value) or "").partition("\n\n")[0])
    if issubclass(value, msgspec.Struct) and value.__struct_fields__:
        abouts = attribute_docstrings(value)
        fields = [
            f"`{field}`" + (f" ({abouts[field]})" if field in abouts else "") for field in value.__struct_fields__
        ]
        return f"`{name}`: {about} Fields: {', '.join(fields)}."
    if issubclass(value, Enum) and get_args(value) == ():
        return f"`{name}`: {about}"
    return f"`{name}`: {about}"


def _function(name: str, value: Any) -> Iterator[str]:
    signature = re.sub(r"'([^']*)'", r"\1", str(inspect.signature(value)))
    yield f"```python\n{name}{signature}\n```"
    text, _, examples = (inspect.getdoc(value) or "").partition("\n>>> ")
    yield _said(text.strip())
    if examples:
        yield f"```python\n>>> {examples}\n```"


def _said(text: str) -> str:
    return ROLE.sub(r"`\1`", text)
