"""Wrong submissions, each a small change to a sound example, and every line that answers it."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.defects import DataError
from fifthstreet.rules.reading import read_toml
from fifthstreet.rules.submissions import RulesSubmission
from tests.proofs import clause, ruling
from tests.unit.submission.casinos import NAMES, answers, example, read, table_of

HERE: Final = Path(__file__).parent
WRONG: Final[list[dict[str, Any]]] = tomllib.loads((HERE / "wrong_submissions.toml").read_text("utf-8"))["wrong"]
STEP: Final = re.compile(r"(\w+)(?:\[(\d+)\])?")


def put(data: dict[str, Any], path: str, value: object) -> None:
    """Set what a path such as ``table[2].limits.ante`` leads to; the place after the last of a list adds to it."""
    *steps, last = STEP.findall(path)
    for key, place in steps:
        data = data[key][int(place) - 1] if place else data.setdefault(key, {})
    key, place = last
    if not place:
        data[key] = value
        return
    entries = data.setdefault(key, [])
    entries[int(place) - 1 : int(place)] = [value]


def drop(data: dict[str, Any], path: str) -> None:
    """Take out what a path leads to."""
    *steps, (key, place) = STEP.findall(path)
    for step, number in steps:
        data = data[step][int(number) - 1] if number else data[step]
    if place:
        del data[key][int(place) - 1]
    else:
        del data[key]


def lines(wrong: dict[str, Any]) -> list[str]:
    """What is answered to a submission, line by line as the command prints it."""
    try:
        if "text" in wrong:
            submission = read_toml(RulesSubmission, wrong["text"], what="casino.toml")
        else:
            data = example(wrong["from"])
            for path in wrong.get("drop", []):
                drop(data, path)
            for path, value in wrong.get("put", {}).items():
                put(data, path, value)
            submission = read(data)
    except DataError as error:
        return [str(defect) for defect in error.defects]
    return answers(submission)


@ruling("R3", "R19", "R21", "R24", "R28", "R30", "R31", "R43")
@pytest.mark.parametrize("wrong", WRONG, ids=[wrong["id"] for wrong in WRONG])
def test_wrong_submission_is_answered(wrong: dict[str, Any]) -> None:
    """Every defect is told at once: where, what is wrong, what is allowed, and the clauses that say so."""
    assert lines(wrong) == wrong["says"]


@pytest.mark.parametrize("name", NAMES)
def test_the_examples_are_lawful(name: str) -> None:
    """What the wrong submissions start from has no defect and earns no warning."""
    assert answers(read(example(name))) == []


def test_the_examples_offer_every_game() -> None:
    """A table-games manager finds each game of the catalogue in one of the examples."""
    games = {table["game"] for name in NAMES for table in example(name)["table"]}

    assert games == set(catalogue.GAMES)


@clause("sd-30.07.9")
def test_the_free_bonus_may_be_left_out() -> None:
    """Buster is offered without the free bonus, which is the casino's own to give."""
    data = example("south-dakota")
    del table_of(data, "blackjack-1")["paytables"]["buster_bonus"]
    del data["paytable"]

    assert answers(read(data)) == []


def test_every_wrong_submission_has_a_name_of_its_own() -> None:
    """There are sixty and more of them, and no two are told under one name."""
    names = [wrong["id"] for wrong in WRONG]

    assert len(names) == len(set(names)) >= 60
