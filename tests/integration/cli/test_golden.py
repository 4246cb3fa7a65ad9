"""What the command prints, word for word: the files are what it printed in a terminal of eighty columns."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

from tests.proofs import clause

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.integration.cli.conftest import Answer

GOLDEN: Final = Path(__file__).parent / "golden"
EXAMPLES: Final = Path(__file__).parents[3] / "examples"
HELP: Final = (
    (),
    ("games",),
    ("rules",),
    ("paytables",),
    ("clauses",),
    ("compare",),
    ("submission",),
    ("submission", "check"),
    ("submission", "sign"),
    ("round",),
    ("round", "run"),
    ("round", "explain"),
    ("play",),
)


@clause("md-2.B.7")
@pytest.mark.parametrize("name", ["maryland", "iowa", "south-dakota"])
def test_the_signs_of_an_example_are_as_they_were_read(run: Callable[..., Answer], name: str) -> None:
    """Each file was read as a player reads a sign before it was kept; no line is wider than the terminal."""
    answer = run("submission", "sign", str(EXAMPLES / f"{name}.toml"))

    assert answer == (0, (GOLDEN / f"sign-{name}.txt").read_text("utf-8"), "")
    assert max(map(len, answer.out.splitlines())) <= 80


@pytest.mark.parametrize("words", HELP, ids=[" ".join(words) or "fifthstreet" for words in HELP])
def test_the_help_of_a_command_is_as_it_was_read(run: Callable[..., Answer], words: tuple[str, ...]) -> None:
    """It says what the command does and what it takes, in two columns."""
    answer = run(*words, "--help")

    assert answer == (0, (GOLDEN / f"{'-'.join(('help', *words))}.txt").read_text("utf-8"), "")


@pytest.mark.parametrize("words", [(), ("submission",), ("round",)], ids=["fifthstreet", "submission", "round"])
def test_no_command_at_all_prints_help(run: Callable[..., Answer], words: tuple[str, ...]) -> None:
    """Whoever types the name alone learns what may follow it, which is no mistake."""
    assert run(*words) == run(*words, "--help")
