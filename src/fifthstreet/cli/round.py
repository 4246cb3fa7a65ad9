"""``fifthstreet round``: deal a round that is written in a file, and say how every wager ended."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec

from fifthstreet.cli.files import read_bytes
from fifthstreet.cli.output import DiffersError, RefusedError, say, say_json, say_table, say_wrapped
from fifthstreet.games import catalogue
from fifthstreet.money import Cents, format_dollars
from fifthstreet.round import Line, Meters, Outcome
from fifthstreet.round.meters import RESERVE
from fifthstreet.round.text import (
    Replayed,
    RoundFile,
    RoundFileError,
    differences,
    format_meter,
    read_round,
    replay,
)
from fifthstreet.round.text.file import BYTES_MOST


class Run(msgspec.Struct, frozen=True, kw_only=True):
    """What became of one file."""

    path: Path
    mistakes: tuple[str, ...] = ()
    """Why it cannot be read or followed, if it cannot."""
    file: RoundFile | None = None
    replayed: Replayed | None = None
    differences: tuple[str, ...] = ()

    @property
    def verdict(self) -> str:
        """How the file came out, in a few words."""
        if self.mistakes:
            return f"cannot be followed: {_counted(len(self.mistakes), 'mistake')}."
        if self.differences:
            return f"not as it expects: {_counted(len(self.differences), 'difference')}."
        assert self.file is not None, "a file without mistakes was read"
        return "as it expects." if self.file.expected or self.file.after else "it expects nothing."


def run(*files: Path, json: bool = False) -> None:
    """Deal whole rounds again from .round files, say how every wager ends, and whether that is as the file expects.

    Parameters
    ----------
    files
        The rounds, one a file; of several, each has one line, and those that differ say in what.
    json
        Answer as JSON.

    """
    if not files:
        message = "fifthstreet round run needs FILE; see fifthstreet round run --help."
        raise RefusedError(message)
    runs = [_run(files[0])] if len(files) == 1 else [_run_among_others(path) for path in files]
    if json:
        say_json([_data(one) for one in runs])
    elif len(runs) == 1:
        _say_round(runs[0])
    else:
        _say_summary(runs)
    _refuse(runs)


def _run(path: Path) -> Run:
    try:
        file = read_round(read_bytes(path, BYTES_MOST))
        replayed = replay(file, catalogue.rulebook(), catalogue.steps)
    except RoundFileError as error:
        return Run(path=path, mistakes=error.defects)
    return Run(path=path, file=file, replayed=replayed, differences=differences(file, replayed))


def _run_among_others(path: Path) -> Run:
    """A file that is not there keeps none of the others from being dealt."""
    try:
        return _run(path)
    except RefusedError as refusal:
        return Run(path=path, mistakes=(str(refusal),))


def _refuse(runs: list[Run]) -> None:
    """End with the status that the worst of the files deserves."""
    unread = [one for one in runs if one.mistakes]
    differing = [one for one in runs if one.differences]
    if unread:
        message = f"{unread[0].path} {unread[0].verdict}"
        if len(runs) > 1:
            message = f"{len(unread)} of {len(runs)} files cannot be followed."
        raise RefusedError(message)
    if differing:
        message = f"{differing[0].path} is {differing[0].verdict}"
        if len(runs) > 1:
            message = f"{len(differing)} of {len(runs)} files do not come out as they expect."
        raise DiffersError(message)


def _counted(count: int, what: str) -> str:
    return f"{count} {what}{'' if count == 1 else 's'}"


def _say_summary(runs: list[Run]) -> None:
    for one in runs:
        say_wrapped(f"{one.path}: {one.verdict}")
        for sentence in (*one.mistakes, *one.differences):
            say_wrapped(sentence, indent=2)


def _say_round(one: Run) -> None:
    for sentence in one.mistakes:
        say_wrapped(sentence)
    if one.file is None or one.replayed is None:
        return
    terms = one.replayed.terms
    if one.file.name:
        say_wrapped(one.file.name)
    say_wrapped(f"{terms.game.name}, {catalogue.jurisdiction(terms.jurisdiction).name}")
    say()
    heading = ("position", "player", "wager", "stake", "outcome", "at", "paid", "why")
    say_table(heading, [_row(one.replayed, line) for line in one.replayed.lines])
    say()
    if one.replayed.last.void:
        say_wrapped(f"The round is void: {one.replayed.last.void}.")
    say_wrapped(_totals(one.replayed.lines))
    _say_meters(one.replayed)
    say()
    if one.differences:
        say("The file expects otherwise:")
        for sentence in one.differences:
            say_wrapped(sentence, indent=2)
    elif one.file.expected or one.file.after:
        say("Every line is as the file expects.")
    else:
        say("The file expects nothing.")


def _row(replayed: Replayed, line: Line) -> tuple[str, ...]:
    paid = "" if line.outcome in (Outcome.LOSES, Outcome.PUSHES, Outcome.RETURNED) else format_dollars(_amount(line))
    return (
        str(line.position),
        replayed.last.seats[line.position].player,
        line.name,
        format_dollars(line.stake),
        line.outcome.value,
        str(line.pays) if paid and line.pays is not None else "",
        paid,
        _why(line),
    )


def _why(line: Line) -> str:
    said = ", ".join(part for part in (line.hand, line.why) if part)
    cited = ", ".join(line.clauses)
    return f"{said} [{cited}]".strip() if cited else said


def _amount(line: Line) -> Cents:
    assert line.amount is not None, "every share of a meter is in cents"
    return line.amount


def _totals(lines: tuple[Line, ...]) -> str:
    staked = Cents(sum(line.staked for line in lines))
    paid = Cents(sum(_amount(line) for line in lines))
    handed_over = Cents(sum(line.handed_over for line in lines))
    return (
        f"Staked {format_dollars(staked)}; paid {format_dollars(paid)}; "
        f"handed over with the wagers that come back {format_dollars(handed_over)}."
    )


def _say_meters(replayed: Replayed) -> None:
    if replayed.before is None or replayed.after is None:
        return
    before, after = _shown(replayed.before), _shown(replayed.after)
    say()
    say_table(
        ("meter", "before", "after"),
        [(tier, format_meter(before[tier]), format_meter(after[tier])) for tier in before],
    )


def _shown(meters: Meters) -> dict[str, Any]:
    return {**meters.tiers, RESERVE: meters.reserve}


def _data(one: Run) -> dict[str, Any]:
    """What became of a file, for programs."""
    data: dict[str, Any] = {"file": str(one.path), "mistakes": one.mistakes}
    if one.file is None or one.replayed is None:
        return data
    lines, last = one.replayed.lines, one.replayed.last
    return data | {
        "name": one.file.name,
        "game": one.file.game,
        "jurisdiction": one.file.jurisdiction,
        "void": last.void,
        "lines": [_line_data(one.replayed, line) for line in lines],
        "staked_cents": sum(line.staked for line in lines),
        "paid_cents": sum(_amount(line) for line in lines),
        "handed_over_cents": sum(line.handed_over for line in lines),
        "meters": [_meter_data(tier, one.replayed) for tier in _tiers(one.replayed)],
        "as_expected": not one.differences,
        "differences": one.differences,
    }


def _tiers(replayed: Replayed) -> tuple[str, ...]:
    return () if replayed.before is None else (*replayed.before.tiers, RESERVE)


def _meter_data(tier: str, replayed: Replayed) -> dict[str, Any]:
    assert replayed.before is not None, "there is a link"
    assert replayed.after is not None, "there is a link"
    before, after = _shown(replayed.before)[tier], _shown(replayed.after)[tier]
    return {
        "meter": tier,
        "before_micro_cents": before,
        "before": format_meter(before),
        "after_micro_cents": after,
        "after": format_meter(after),
    }


def _line_data(replayed: Replayed, line: Line) -> dict[str, Any]:
    return {
        "position": line.position,
        "player": replayed.last.seats[line.position].player,
        "wager": line.name,
        "kind": line.kind.value,
        "stake_cents": line.stake,
        "outcome": line.outcome.value,
        "at": str(line.pays) if line.outcome in (Outcome.WINS, Outcome.TAKES) else None,
        "paid_cents": _amount(line),
        "handed_over_cents": line.handed_over,
        "hand": line.hand,
        "why": line.why,
        "clauses": line.clauses,
    }
