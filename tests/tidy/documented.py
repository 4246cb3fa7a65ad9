"""The house rules about the documentation: what has a name is described, and what is shown is true."""

from __future__ import annotations

import doctest
import re
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

CONSOLE: Final = re.compile(r"^```console\n(?P<session>.*?)^```$", re.MULTILINE | re.DOTALL)
PROMPT: Final = "$ fifthstreet "
MAKE: Final = re.compile(r"\bmake ([a-z]+)\b(?=`| N=|\s+#|\n)")
TARGET: Final = re.compile(r"^([a-z]+):", re.MULTILINE)
FLAGS: Final = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Names(NamedTuple):
    """Names of one kind, the page that must describe them, and how the page writes one."""

    kind: str
    page: str
    names: tuple[str, ...]
    written: str = "`{}`"


class Shown(NamedTuple):
    """A command line as a page shows it, with the output that it is said to have."""

    page: str
    arguments: str
    output: str


def undocumented(pages: Mapping[str, str], expected: Iterable[Names]) -> list[str]:
    """Refuse a name that its page does not describe."""
    return [
        f"{one.page}: says nothing of the {one.kind} {name}."
        for one in expected
        for name in one.names
        if one.written.format(name) not in pages.get(one.page, "")
    ]


def shown_in(page: str, text: str) -> list[Shown]:
    """Every command line that a page shows."""
    found = []
    for block in CONSOLE.finditer(text):
        for session in f"\n{block['session']}".split(f"\n{PROMPT}")[1:]:
            arguments, _, output = session.partition("\n")
            found.append(Shown(page, arguments, output))
    return found


def untrue(shown: Iterable[Shown], answer: Callable[[str], str]) -> list[str]:
    """Refuse output that a command does not have; three dots stand for anything, and lines may be broken anywhere."""
    checker = doctest.OutputChecker()
    return [
        f"{one.page}: 'fifthstreet {one.arguments}' answers otherwise:\n{got}"
        for one in shown
        if not checker.check_output(one.output, got := answer(one.arguments), FLAGS)
    ]


def unknown_targets(texts: Mapping[str, str], makefile: str) -> list[str]:
    """Refuse a target that make does not have."""
    targets = set(TARGET.findall(makefile))
    return [
        f"{page}: 'make {target}' is no target of the Makefile."
        for page, text in texts.items()
        for target in dict.fromkeys(MAKE.findall(text))
        if target not in targets
    ]
