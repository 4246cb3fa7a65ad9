"""The pages of the data files: every key of a submission, a game, a pay table and a jurisdiction, in its own words."""

from __future__ import annotations

import ast
import inspect
import textwrap
from enum import Enum
from functools import cache
from types import NoneType, UnionType
from typing import TYPE_CHECKING, Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from fifthstreet.money import BasisPoints, Cents, Envy, Payout, format_dollars, format_percent
from fifthstreet.rules.clauses import Clause, Ruling
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Jurisdiction
from fifthstreet.rules.paytables import PaytableFile, SharedPaytableFile
from fifthstreet.rules.procedures import Procedures
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.submissions import RulesSubmission
from tools.reference.markdown import heading, items, page, toctree
from tools.reference.meanings import MEANINGS

if TYPE_CHECKING:
    from collections.abc import Iterator

FILES: Final[dict[str, tuple[str, type[msgspec.Struct], str]]] = {
    "submission": (
        "Rules submission",
        RulesSubmission,
        "A casino in one TOML file; [the guide](../../guides/submission.md) writes one.",
    ),
    "game": ("Game", Game, "`games/<game>/game.toml`: one game of the rulebook."),
    "paytables": ("Pay tables", PaytableFile, "`games/<game>/paytables.toml`: the pay tables of one game."),
    "shared-paytables": (
        "Shared pay tables",
        SharedPaytableFile,
        "`games/common/paytables.toml`: the pay tables that several games print.",
    ),
    "jurisdiction": ("Jurisdiction", Jurisdiction, "`jurisdictions/<jurisdiction>.toml`: what it says of each game."),
    "clauses": (
        "Clause register",
        Clause,
        "`games/<game>/clauses*.toml` and `documents/clauses.toml`: a table for each clause, named by its id.",
    ),
    "procedures": ("Procedures", Procedures, "`documents/procedures.toml`: what hands and eyes do at a table."),
    "rulings": ("Rulings", Ruling, "`documents/rulings.toml`: one `[[ruling]]` for each."),
}
"""Every kind of data file: the title of its page, what it is read as, and where it lies."""

NOTATIONS: Final = {
    Cents: "an amount, as in `$25`",
    BasisPoints: "a percentage, as in `15%`",
    Envy: "an envy award, as in `$1,000 envy`",
    Payout: "a [payout](../notation.md#money)",
    Payout | None: "a [payout](../notation.md#money)",
    Scalar: "text, a whole number, or true or false",
    str: "text",
    int: "a whole number",
    bool: "true or false",
}
"""How a file writes each kind of value."""


def file_pages() -> Iterator[tuple[str, str]]:
    """Every page of the data files."""
    yield (
        "reference/files/index.md",
        page(
            heading("Data files", 1),
            "Every key of every kind of file, what it means, how its value is written, and what holds if it is left "
            "out. A key that is not listed is refused, with the nearest one that is.",
            toctree(FILES),
        ),
    )
    for name, (title, kind, about) in FILES.items():
        blocks = [heading(title, 1), about]
        for struct in structs_of(kind):
            blocks += _struct(struct, name)
        yield f"reference/files/{name}.md", page(*blocks)


@cache
def structs_of(kind: type[msgspec.Struct]) -> tuple[type[msgspec.Struct], ...]:
    """A struct and every struct its file may hold, in the order in which they are met."""
    found: dict[type[msgspec.Struct], None] = {}
    waiting: list[Any] = [kind]
    while waiting:
        one = waiting.pop(0)
        if one in NOTATIONS:
            continue
        if isinstance(one, type) and issubclass(one, msgspec.Struct):
            if one not in found:
                found[one] = None
                waiting += get_type_hints(one).values()
        else:
            waiting += [inner for inner in get_args(one) if inner not in (NoneType, Ellipsis)]
    return tuple(found)


def _struct(struct: type[msgspec.Struct], file: str) -> Iterator[str]:
    yield heading(_title(struct), 2, _address(struct, file))
    yield _docstring(struct)
    tag = struct.__struct_config__.tag
    hints, abouts = get_type_hints(struct), meanings(struct)
    lines = [f'`{struct.__struct_config__.tag_field}`: `"{tag}"`'] if tag else []
    lines += [
        _key(field, hints[field.name], file, abouts.get(field.name, "")) for field in msgspec.structs.fields(struct)
    ]
    yield items(lines)


def _key(field: msgspec.structs.FieldInfo, kind: Any, file: str, about: str) -> str:
    default = f" {_default(field, kind)}"
    said = f" {about[:1].upper()}{about[1:]}" if about else ""
    return f"`{field.name}`: {_written(kind, file)}.{said}{default}".rstrip()


def _default(field: msgspec.structs.FieldInfo, kind: Any) -> str:
    if field.required:
        return "*Required.*"
    default = field.default if field.default is not msgspec.NODEFAULT else None
    match default:
        case None | () | "":
            return ""
        case bool():
            return f"Left out: `{str(default).lower()}`."
        case Enum():
            return f"Left out: `{default.value}`."
        case int() if kind is Cents:
            return f"Left out: `{format_dollars(Cents(default))}`."
        case int() if kind is BasisPoints:
            return f"Left out: `{format_percent(BasisPoints(default))}`."
        case int() | str():
            return f"Left out: `{default}`."
        case _:
            return ""


def _title(struct: type[msgspec.Struct]) -> str:
    words = "".join(f" {letter.lower()}" if letter.isupper() else letter for letter in struct.__name__)
    return words.strip().capitalize()


def _address(struct: type[msgspec.Struct], file: str) -> str:
    return f"file-{file}-{struct.__name__}"


def _docstring(struct: type[Any]) -> str:
    return inspect.getdoc(struct) or ""


def _written(kind: Any, file: str) -> str:
    if kind in NOTATIONS:
        return NOTATIONS[kind]
    origin, inner = get_origin(kind), [one for one in get_args(kind) if one not in (NoneType, Ellipsis)]
    if origin is tuple:
        return f"a list, each {_written(inner[0], file)}"
    if origin is dict:
        return f"a table by name, each {_written(inner[1], file)}"
    if origin in (Union, UnionType):
        return " or ".join(_written(one, file) for one in inner)
    if issubclass(kind, Enum):
        return "one of " + ", ".join(f"`{member.value}`" for member in kind)
    return f"[{_title(kind).lower()}](#{_address(kind, file).lower()})"


def meanings(struct: type[msgspec.Struct]) -> dict[str, str]:
    """What is known of each key of a struct: its docstring, or what is said of it here."""
    prefix = f"{struct.__name__}."
    here = {name.removeprefix(prefix): about for name, about in MEANINGS.items() if name.startswith(prefix)}
    return here | attribute_docstrings(struct)


@cache
def attribute_docstrings(struct: type[Any]) -> dict[str, str]:
    """Give what is said of each attribute of a class in the text below it.

    >>> from fifthstreet.rules.submissions import LinkTier
    >>> attribute_docstrings(LinkTier)
    {'rate': 'The share of each wager that goes to this meter.'}
    """
    definition = ast.parse(textwrap.dedent(inspect.getsource(struct))).body[0]
    assert isinstance(definition, ast.ClassDef), f"{struct} is no class"
    abouts = {}
    for node, after in zip(definition.body, definition.body[1:], strict=False):
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and _is_text(after):
            assert isinstance(after, ast.Expr), "a text is an expression"
            assert isinstance(after.value, ast.Constant), "a text is a constant"
            abouts[node.target.id] = " ".join(str(after.value.value).replace("``", "`").split())
    return abouts


def _is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
