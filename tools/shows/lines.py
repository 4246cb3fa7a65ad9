"""A line that a part promises to show: a command, what is read from its output, and whether that is enough."""

from __future__ import annotations

import os
import re
import subprocess
from pathlib import Path
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Callable

ROOT: Final = Path(__file__).resolve().parents[2]
LOGS: Final = ROOT / "build" / "shows"


class Outcome(NamedTuple):
    """How a command ended and what it printed; what it said of errors is kept apart."""

    code: int
    output: str


class Figure(NamedTuple):
    """What was measured, in words, and whether it meets the target."""

    text: str
    met: bool


class Line(NamedTuple):
    """One promise: what it claims, the command that shows it, the target, and how the output is read."""

    claim: str
    command: str
    target: str
    read: Callable[[Outcome], Figure]


def measured(line: Line, number: int) -> Figure:
    """Run a line's command from the root and read its output, which is kept beside what it said of errors."""
    LOGS.mkdir(parents=True, exist_ok=True)
    with (LOGS / f"{number}.err").open("w") as errors:
        ended = subprocess.run(
            ["sh", "-c", line.command], cwd=ROOT, env=_environment(), stdout=subprocess.PIPE, stderr=errors, check=False
        )
    output = ended.stdout.decode()
    (LOGS / f"{number}.out").write_text(output, encoding="utf-8")
    if ended.returncode:
        return Figure(f"failed with {ended.returncode}, see build/shows/{number}.out and .err", met=False)
    try:
        return line.read(Outcome(ended.returncode, output))
    except (LookupError, TypeError, ValueError) as error:
        return Figure(f"cannot be read: {error}", met=False)


def _environment() -> dict[str, str]:
    """Give the environment without what an outer make says to an inner one, and with our commands first."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("MAKE") and name != "MFLAGS"}
    return kept | {"PATH": f"{ROOT / '.venv' / 'bin'}{os.pathsep}{os.environ['PATH']}"}


def matching(pattern: str) -> Callable[[Outcome], Figure]:
    """Read the last match of a pattern: found is met."""

    def read(outcome: Outcome) -> Figure:
        found = re.findall(pattern, outcome.output)
        return Figure(found[-1], met=True) if found else Figure("not found in the output", met=False)

    return read


def at_least(pattern: str, least: int) -> Callable[[Outcome], Figure]:
    """Read the number in the last match of a pattern: met from a least number on."""

    def read(outcome: Outcome) -> Figure:
        found = re.findall(pattern, outcome.output)
        return Figure(found[-1], met=int(found[-1]) >= least) if found else Figure("no figure", met=False)

    return read


def at_most(pattern: str, most: float) -> Callable[[Outcome], Figure]:
    """Read the number in the last match of a pattern: met up to a greatest number."""

    def read(outcome: Outcome) -> Figure:
        found = re.findall(pattern, outcome.output)
        return Figure(found[-1], met=float(found[-1]) <= most) if found else Figure("no figure", met=False)

    return read
