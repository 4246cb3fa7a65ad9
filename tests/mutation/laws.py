"""Whether the tests of the law notice a wrong datum: each runs in a process that knows no other rulebook."""

from __future__ import annotations

import os
import sys
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.round import terms_of
from fifthstreet.rules.rulebook import Rulebook
from tests.conformance.laws import LAWS
from tests.conformance.playing import play
from tests.conformance.subjects import one_of_each
from tests.mutation.mutants import Mutant

ROOT: Final = Path(__file__).parents[2]
ROUNDS: Final = 12
"""How many rounds of each table are played by a wrong rulebook."""
LAW: Final = ROOT / "tests" / "law"
OF_THE_TABLE: Final = ("tests/unit/round", "tests/unit/submission", "tests/unit/rules/test_sound_data.py")
"""Tests of how any table is played, which lay their tables by the rulebook."""
TEXTS: Final = ROOT / "tests" / "unit" / "round" / "text"
SOUTH_DAKOTA: Final = ("test_procedures.py", "test_progressives_round.py")
"""Tests of South Dakota that speak of several games."""


def caught_by_law(mutant: Mutant, known: str | None = None) -> str:
    """The first test of the law that fails under a wrong rulebook; nothing if all of them pass.

    The test that is known to notice it is asked first.
    """
    tests = tests_of(mutant.game, mutant.jurisdictions)
    asked = ((str(ROOT / known),), *tests) if known else tests
    tried = (first_failure(mutant.rulebook, group) for group in asked)
    return next(filter(None, tried), "") or caught_in_play(mutant)


@cache
def tests_of(game: str, jurisdictions: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """The tests that speak of a game where it is wrong, then those that speak of it elsewhere or of every game."""
    name = game.replace("-", "_")
    own = sorted((LAW / "south_dakota").glob(f"test_{name}*.py"))
    own += [ROOT / "tests" / "unit" / "games" / name] if game == "blackjack" else []
    folders = [LAW / one for one in ("maryland", "iowa", "cover_all")] if game == "mississippi-stud" else []
    groups = [*(sorted(folder.glob("test_*.py")) for folder in folders), own]
    groups.sort(key=lambda group: group[0].parent.name.replace("_", "-") not in jurisdictions)
    shared = [LAW / "south_dakota" / one for one in SOUTH_DAKOTA] + sorted(LAW.glob("test_*.py"))
    groups.append([*shared, *(ROOT / one for one in OF_THE_TABLE)])
    return tuple(tuple(map(str, group)) for group in groups)


def caught_in_play(mutant: Mutant) -> str:
    """The first round, played at a table of the wrong rulebook, that breaks a law of every round."""
    for subject in one_of_each():
        (table,) = subject.submission.table
        if table.game != mutant.game or subject.submission.jurisdiction not in mutant.jurisdictions:
            continue
        terms = terms_of(mutant.rulebook, subject.submission, table, steps=catalogue.steps(table.game))
        for seed in range(ROUNDS):
            played = play(terms, seed)
            for name, law in LAWS.items():
                if any(law(played)):
                    return f"the law of {name} at {subject}, seed {seed}"
    return ""


def first_failure(rulebook: Rulebook, tests: tuple[str, ...]) -> str:
    """Run tests in a child that reads this rulebook wherever the product's own would be read."""
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        _run(rulebook, tests, writing)
    os.close(writing)
    with os.fdopen(reading) as told:
        said = told.read()
    _, status = os.waitpid(child, 0)
    noticed = os.waitstatus_to_exitcode(status) in (pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
    return said if noticed else ""


class _FirstFailure:
    """Remembers the first test that fails."""

    def __init__(self) -> None:
        self.name = ""

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Keep the name of the first failure."""
        if report.failed and not self.name:
            self.name = report.nodeid

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """A module that cannot even be read is a failure."""
        if report.failed and not self.name:
            self.name = report.nodeid


def _run(rulebook: Rulebook, tests: tuple[str, ...], writing: int) -> None:
    """Become the child: nothing is printed, and the first failure is told through the pipe."""
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, sys.stdout.fileno())
    os.dup2(silence, sys.stderr.fileno())
    catalogue.rulebook = lambda: rulebook  # type: ignore[assignment]  # this process knows no other rulebook
    catalogue.game = rulebook.games.__getitem__  # type: ignore[assignment]  # the same
    catalogue.paytables = rulebook.paytables.__getitem__  # type: ignore[assignment]  # the same
    catalogue.jurisdiction = rulebook.jurisdictions.__getitem__  # type: ignore[assignment]  # the same
    first = _FirstFailure()
    options = ["-x", "-q", "-p", "no:cacheprovider", f"--rootdir={ROOT}", f"--ignore={TEXTS}"]
    status = pytest.main([*options, *tests], plugins=[first])
    os.write(writing, first.name.encode())
    os._exit(int(status))
