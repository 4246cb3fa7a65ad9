"""Small casinos for tests that ask what the product makes of a rules submission, not what its data hold."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fifthstreet.games import catalogue
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.reading import read_toml
from fifthstreet.rules.sign import signs
from fifthstreet.rules.submissions import RulesSubmission


def casino(jurisdiction: str, tables: str) -> RulesSubmission:
    """A submission of tables and links, written as a casino writes them."""
    heading = f'casino = "A casino"\njurisdiction = "{jurisdiction}"\n'
    return read_toml(RulesSubmission, heading + tables, what="the submission")


def refusals(submission: RulesSubmission) -> list[tuple[str, str]]:
    """Where and why a submission is refused; nothing for a lawful one."""
    defects = check_submission(submission, catalogue.rulebook())
    return [(defect.path, defect.sentence) for defect in defects if not defect.warning]


def sign_of(submission: RulesSubmission) -> str:
    """Every word of the sign of a casino's only table, in one line."""
    assert refusals(submission) == []
    (sign,) = signs(submission, catalogue.rulebook())
    return " ".join(_words(msgspec.to_builtins(sign)))


def _words(told: object) -> Iterator[str]:
    if isinstance(told, dict):
        told = list(told.values())
    if isinstance(told, list | tuple):
        for inner in told:
            yield from _words(inner)
    elif told is not None:
        yield str(told)
