"""The command as a process of its own: how it starts, what it imports, and how it ends when its reader has gone."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = str(Path(__file__).parents[3] / "src")
COMMAND: Final = (sys.executable, "-m", "fifthstreet")
HEAVY: Final = "{'cyclopts', 'rich', 'asyncio', 'numpy'}"


def environment(**more: str) -> dict[str, str]:
    """The environment of a user whose terminal has eighty columns."""
    return os.environ | {"PYTHONPATH": SOURCE, "COLUMNS": "80"} | more


def started(*arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    """Run the command to its end."""
    return subprocess.run(
        [*COMMAND, *arguments], env=environment(**more), capture_output=True, text=True, check=False, timeout=60
    )


@pytest.mark.parametrize("words", [["games"], ["games", "--json"]], ids=" ".join)
def test_the_list_of_games_needs_no_parser(words: list[str]) -> None:
    """The quick command imports neither the parser nor what draws its help."""
    code = f"import sys; from fifthstreet.cli import main; main({words!r}); sys.exit(bool({HEAVY} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", code], env=environment(), capture_output=True, check=False, timeout=60)

    assert (done.returncode, done.stderr) == (0, b"")
    assert b"ultimate-texas-holdem" in done.stdout


def test_the_modules_can_be_run() -> None:
    """``python -m fifthstreet`` and ``python -m fifthstreet.cli`` are the command."""
    inner = subprocess.run(
        [sys.executable, "-m", "fifthstreet.cli", "--version"],
        env=environment(),
        capture_output=True,
        text=True,
        check=False,
        timeout=60,
    )

    assert started("--version").stdout == inner.stdout
    assert inner.stdout.startswith("fifthstreet ")


def test_no_arguments_print_help_with_status_0() -> None:
    """A new user who types the name alone learns what there is."""
    done = started()

    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("Usage: fifthstreet COMMAND\n")


def test_a_mistake_is_a_sentence_and_status_2() -> None:
    """No traceback reaches a user."""
    done = started("rules", "poker")

    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("'poker' is no game; there is mississippi-stud, ")
    assert done.stderr.count("\n") == 1


def test_a_reader_who_has_gone_is_no_mistake() -> None:
    """Whoever pipes the pay tables into a reader that stops early sees no complaint."""
    with subprocess.Popen(
        [*COMMAND, "paytables", "--all", "--json"], env=environment(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline() == b"[\n"
        process.stdout.close()
        complaint = process.stderr.read()
        status = process.wait(timeout=60)

    assert (status, complaint) == (0, b"")


def test_a_terminal_without_the_letters_is_served() -> None:
    """What cannot be written in its alphabet is written as a question mark."""
    done = started("rules", "caribbean-stud", "--jurisdiction", "south-dakota", PYTHONIOENCODING="ascii")

    assert (done.returncode, done.stderr) == (0, "")
    assert "3 ? Ante" in done.stdout


@pytest.mark.parametrize("columns", ["1", "0", "-5", "many", "9999"])
def test_a_terminal_of_any_width_is_served(columns: str) -> None:
    """What the environment says of the terminal never breaks an answer."""
    done = started("games", COLUMNS=columns)

    assert (done.returncode, done.stderr) == (0, "")
