"""``fifthstreet submission``: check a casino's rules submission and print its signs."""

from __future__ import annotations

from pathlib import Path

from fifthstreet.cli.files import read_bytes
from fifthstreet.cli.output import RefusedError, say, say_json, say_table, say_wrapped, width
from fifthstreet.games import catalogue
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.defects import DataError, Defect
from fifthstreet.rules.reading import read_toml
from fifthstreet.rules.sign import Sign, signs
from fifthstreet.rules.submissions import RulesSubmission

FILE_BYTES_MAX = 1_000_000
"""How long a submission may be; the largest casino's is a tenth of it."""


def check(file: Path, /, *, json: bool = False) -> None:
    """Check a rules submission against its jurisdiction: every defect at once, each with its clause.

    Parameters
    ----------
    file
        The submission, a TOML file.
    json
        Answer as JSON.

    """
    submission, defects = _read(file)
    errors = [defect for defect in defects if not defect.warning]
    if json:
        say_json({"file": file.name, "lawful": not errors, "defects": defects})
    else:
        for defect in defects:
            say_wrapped(str(defect))
        if not errors and submission is not None:
            say_wrapped(_lawful(submission, warnings=len(defects)), hanging=False)
    if errors:
        message = f"{file.name} is not lawful: {_counted(len(errors), 'defect')}."
        raise RefusedError(message)


def _lawful(submission: RulesSubmission, *, warnings: int) -> str:
    place = catalogue.jurisdiction(submission.jurisdiction).name
    parts = [_counted(len(submission.table), "table"), _counted(len(submission.link), "progressive link")]
    parts += [_counted(warnings, "warning")] if warnings else []
    return f"{submission.casino} is lawful in {place}: {', '.join(parts)}."


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def sign(file: Path, /, *, table: str | None = None, json: bool = False) -> None:
    """Print what each table's layout or sign must show, from a lawful submission.

    Parameters
    ----------
    file
        The submission, a TOML file.
    table
        One table by its id.
    json
        Answer as JSON.

    """
    submission = lawful(file, lacks="no sign")
    chosen = [one for one in signs(submission, catalogue.rulebook()) if table is None or one.table == table]
    if not chosen:
        message = f"'{table}' is no table of {submission.casino}; there is {', '.join(t.id for t in submission.table)}."
        raise RefusedError(message)
    if json:
        say_json(chosen)
        return
    for number, one in enumerate(chosen):
        if number:
            say()
            say("=" * width())
            say()
        _say_sign(one)


def lawful(file: Path, *, lacks: str) -> RulesSubmission:
    """A submission without a defect; ``lacks`` says what one with a defect does not have."""
    submission, defects = _read(file)
    if submission is None or any(not defect.warning for defect in defects):
        message = f"{file.name} is not lawful, so it has {lacks}; see fifthstreet submission check {file}."
        raise RefusedError(message)
    return submission


def _read(file: Path) -> tuple[RulesSubmission | None, tuple[Defect, ...]]:
    text = _text(file)
    try:
        submission = read_toml(RulesSubmission, text, what=file.name)
        return submission, check_submission(submission, catalogue.rulebook())
    except DataError as error:
        return None, error.defects
    except (RecursionError, ValueError) as error:
        message = f"{file} cannot be read: a number in it is too long, or its lists lie too deep in one another."
        raise RefusedError(message) from error


def _text(file: Path) -> str:
    content = read_bytes(file, FILE_BYTES_MAX)
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        message = f"{file} cannot be read: it is not UTF-8 text."
        raise RefusedError(message) from error


def _say_sign(one: Sign) -> None:
    say(f"{one.casino}, table {one.table}")
    say(one.game.upper())
    say()
    say_table(("wager", "amount", "pays"), [(wager.name, wager.amount, wager.pays) for wager in one.wagers], indent=2)
    for paytable in one.paytables:
        say()
        say(f"  {paytable.title}")
        say_table(paytable.columns, paytable.rows, indent=2)
    say()
    for note in one.notes:
        say_wrapped(note, indent=2)
    say()
    say(f"  {one.foot}")
