"""Small changes to the example casinos, and the signs that follow."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from fifthstreet.games import catalogue
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.reading import read_data
from fifthstreet.rules.sign import Sign, signs
from fifthstreet.rules.submissions import RulesSubmission

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
NAMES: Final = ("maryland", "iowa", "south-dakota")


def example(name: str) -> dict[str, Any]:
    """The plain data of one example."""
    return tomllib.loads((EXAMPLES / f"{name}.toml").read_text("utf-8"))


def read(data: dict[str, Any]) -> RulesSubmission:
    """A submission from plain data."""
    return read_data(RulesSubmission, data, what="casino.toml")


def answers(submission: RulesSubmission) -> list[str]:
    """What the check says of a submission, line by line."""
    return [str(defect) for defect in check_submission(submission, catalogue.rulebook())]


def table_of(data: dict[str, Any], name: str) -> dict[str, Any]:
    """One table of an example, to be changed."""
    return next(table for table in data["table"] if table["id"] == name)


def sign_of(data: dict[str, Any], name: str) -> Sign:
    """The sign of one table."""
    return next(sign for sign in signs(read(data), catalogue.rulebook()) if sign.table == name)
