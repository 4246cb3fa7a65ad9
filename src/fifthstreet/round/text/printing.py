"""Prints a ``.round`` file in the one canonical form: what is parsed and printed again no longer changes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from fifthstreet.cards import format_cards
from fifthstreet.money import format_dollars, format_percent
from fifthstreet.round import commands as asked
from fifthstreet.round.lines import Outcome
from fifthstreet.round.meters import RESERVE
from fifthstreet.round.text.course import NO_LAMPS
from fifthstreet.round.text.file import (
    AfterLine,
    CardsLine,
    CommandLine,
    CourseLine,
    DeckLine,
    ExpectedLine,
    LinkLine,
    OwnTable,
    ReadsLine,
    RoundFile,
    ShuffleLine,
)
from fifthstreet.round.text.words import format_meter
from fifthstreet.rules.scalars import Scalar


def format_round(file: RoundFile) -> str:
    """Print a file."""
    parts = [
        [f"round {file.game} in {file.jurisdiction}", *_heading(file)],
        [f"seat {line.position} {line.player}" for line in file.players],
        list(_course(file)),
        list(_expected(file)),
    ]
    return "\n\n".join("\n".join(part) for part in parts if part) + "\n"


def _heading(file: RoundFile) -> Iterator[str]:
    if file.name:
        yield f"name {file.name}"
    if file.dealing is not None:
        yield f"table dealing {file.dealing}"
    yield from (f"table {line.slot} {line.name}" for line in file.tables)
    if file.seats is not None:
        yield f"table seats {file.seats}"
    if file.hands != 1:
        yield f"table hands {file.hands}"
    for line in file.limits:
        yield f"limit {line.wager} {format_dollars(line.limit.min)} to {format_dollars(line.limit.max)}"
    yield from (f"setting {line.setting} {format_setting(line.value)}" for line in file.settings)
    for own in file.own:
        yield from _own(own)
    if file.link is not None:
        yield from _link(file.link)
    if file.count_due:
        yield "stub count due"
    if file.by_hand:
        yield "dealer by hand"


def format_setting(value: Scalar) -> str:
    """Print the value of a setting as a file writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _own(own: OwnTable) -> Iterator[str]:
    yield f"own {own.slot} {own.name}"
    yield from (f"  {row.hand} pays {row.pays}" for row in own.rows)
    if own.otherwise is not None:
        yield f"  otherwise {own.otherwise}"


def _link(link: LinkLine) -> Iterator[str]:
    yield f"link {format_dollars(link.wager)}"
    for tier in link.tiers:
        seed, reset = format_dollars(tier.seed), format_dollars(tier.reset)
        rate, now = format_percent(tier.rate), format_meter(tier.now)
        yield f"tier {tier.tier} seed {seed} reset {reset} rate {rate} now {now}"
    if link.reserve is not None:
        yield f"{RESERVE} rate {format_percent(link.reserve.rate)} now {format_meter(link.reserve.now)}"


def _course(file: RoundFile) -> Iterator[str]:
    for number, line in enumerate(file.course, start=1):
        yield format_course_line(line)
        closes = isinstance(line, CommandLine) and isinstance(line.command, asked.CloseBets)
        if closes and number < len(file.course):
            yield ""


def _expected(file: RoundFile) -> Iterator[str]:
    if file.expected or file.after:
        yield "expect"
        yield from map(format_expected_line, file.expected)
        yield from map(format_after_line, file.after)


def format_expected_line(line: ExpectedLine) -> str:
    """Print how one wager is to end."""
    said = f"{format_hand(line.position, line.hand)} {line.name} {format_dollars(line.stake)} {line.outcome.value}"
    match line.outcome:
        case Outcome.WINS | Outcome.TAKES:
            at = "" if line.pays is None else f" at {line.pays}"
            return f"{said} {format_dollars(line.amount)}{at}"
        case Outcome.SURRENDERS:
            return f"{said} {format_dollars(line.amount)}"
        case Outcome.PUSHES | Outcome.LOSES | Outcome.RETURNED:
            return said
        case _:
            assert_never(line.outcome)


def format_after_line(line: AfterLine) -> str:
    """Print what a meter is to show after the round."""
    return f"after {line.tier} {format_meter(line.shows)}"


def format_course_line(line: CourseLine) -> str:
    """Print one line of the course."""
    match line:
        case CardsLine():
            return f"cards {line.place}: {format_cards(line.cards)}"
        case DeckLine():
            return f"deck: {format_cards(line.cards)}"
        case ShuffleLine():
            return f"shuffle {line.by.value}"
        case ReadsLine():
            return f"reads {line.tier} {format_meter(line.shows)}"
        case CommandLine():
            return format_command(line.command)
        case _:
            assert_never(line)


def format_command(command: asked.AnyCommand) -> str:  # noqa: C901, PLR0911, PLR0912 - one arm for each command
    """Print a command as a line of the course says it."""
    match command:
        case asked.Sit():
            return f"sit {command.position} {command.player}"
        case asked.Leave():
            return f"leave {command.position}"
        case asked.PlaceWager():
            return f"{command.position} {command.wager} {format_dollars(command.amount)}"
        case asked.WithdrawWager():
            return f"{command.position} withdraw {command.wager}"
        case asked.PlaceTip():
            return f"{command.position} tip {command.wager} {format_dollars(command.amount)}"
        case asked.WithdrawTip():
            return f"{command.position} withdraw tip {command.wager}"
        case asked.CloseBets():
            if command.lamps is None:
                return "no more bets"
            return f"no more bets lamps {' '.join(map(str, command.lamps)) or NO_LAMPS}"
        case asked.Shuffle():
            return f"shuffle {command.by.value}"
        case asked.Choose():
            return _choice(command)
        case asked.TimeOut():
            return f"{format_hand(command.position, command.hand)} times out"
        case asked.Report():
            return f"report {command.kind.value}" + ("" if command.position is None else f" at {command.position}")
        case asked.DecideReport():
            return f"{'uphold' if command.upheld else 'dismiss'} {command.supervisor}"
        case asked.VoidRound():
            return f"void {command.supervisor} because {command.reason}"
        case _:
            return _dealers(command)


def _choice(command: asked.Choose) -> str:
    said = f"{format_hand(command.position, command.hand)} {command.choice.value}"
    if command.amount is not None:
        said += f" {format_dollars(command.amount)}"
    return f"{said} {format_cards(command.cards)}" if command.cards else said


def format_hand(position: int, hand: int) -> str:
    """Print which hand it is: a position's first by the position alone, one made by splitting as ``3/2``."""
    return str(position) if hand == 1 else f"{position}/{hand}"


def _dealers(
    command: asked.Cut
    | asked.Recut
    | asked.Deal
    | asked.CountStub
    | asked.Reveal
    | asked.Settle
    | asked.Claim
    | asked.Verify
    | asked.Pay
    | asked.Show
    | asked.Close,
) -> str:
    """Print a step of a dealer by hand; its first word is the name of the command."""
    match command:
        case asked.Recut():
            return f"recut {command.cards} {command.floorperson}"
        case asked.Verify():
            return f"verify {command.position} {command.supervisor}"
        case asked.Claim():
            return f"{'claim' if command.claimed else 'unclaim'} {command.position}"
        case asked.Cut() | asked.CountStub():
            return f"{command.__struct_config__.tag} {command.cards}"
        case asked.Deal():
            return "deal" if command.cards is None else f"deal {command.cards}"
        case asked.Show():
            return f"show {command.position}"
        case asked.Reveal() | asked.Settle() | asked.Pay() | asked.Close():
            return str(command.__struct_config__.tag)
        case _:
            assert_never(command)
