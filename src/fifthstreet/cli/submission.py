"""``fifthstreet submission``: check a casino's rules submission and print its signs."""

from __future__ import annotations

from pathlib import Path

from fifthstreet.cli.output import RefusedError, say, say_json, say_table, say_wrapped, width
from fifthstreet.games import catalogue
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.defects import DataError, Defect
from fifthstreet.rules.reading import read_toml
from fifthstreet.rules.sign import Sign, signs
from fifthstreet.rules.submissions import RulesSubmission


def check(file: Path, *, json: bool = False) -> None:
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
            tables, links = len(submission.table), len(submission.link)
            say(
                f"{submission.casino}: lawful in {submission.jurisdiction}; tables {tables}, progressive links {links}."
            )
    if errors:
        count = "1 defect" if len(errors) == 1 else f"{len(errors)} defects"
        message = f"{file.name} is not lawful: {count}."
        raise RefusedError(message)


def sign(file: Path, *, table: str | None = None, json: bool = False) -> None:
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
    submission, defects = _read(file)
    errors = [defect for defect in defects if not defect.warning]
    if errors or submission is None:
        message = f"{file.name} is not lawful, so it has no sign: {errors[0]}"
        raise RefusedError(message)
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


def _read(file: Path) -> tuple[RulesSubmission | None, tuple[Defect, ...]]:
    try:
        text = file.read_text("utf-8")
    except OSError as error:
        message = f"{file} cannot be read: {(error.strerror or 'unknown reason').lower()}."
        raise RefusedError(message) from error
    except UnicodeDecodeError as error:
        message = f"{file} cannot be read: it is not UTF-8 text."
        raise RefusedError(message) from error
    try:
        submission = read_toml(RulesSubmission, text, what=file.name)
    except DataError as error:
        return None, error.defects
    return submission, check_submission(submission, catalogue.rulebook())


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
