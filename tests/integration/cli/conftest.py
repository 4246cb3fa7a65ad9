"""The command line as a user meets it: a terminal of eighty columns."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import pytest

from fifthstreet.cli import main

if TYPE_CHECKING:
    from collections.abc import Callable


class Answer(NamedTuple):
    """What one command line answered."""

    status: int
    out: str
    err: str


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Answer]:
    """Run a command line in this process, in a terminal of eighty columns."""
    monkeypatch.setenv("COLUMNS", "80")

    def answer(*arguments: str) -> Answer:
        status = main(list(arguments))
        return Answer(status, *capsys.readouterr())

    return answer
