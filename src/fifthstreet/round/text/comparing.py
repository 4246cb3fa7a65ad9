"""What differs between the lines that a ``.round`` file expects and those that its round comes to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

import msgspec

from fifthstreet.money import Cents, Envy, Payout
from fifthstreet.round.carrying import Replayed
from fifthstreet.round.lines import Line, Outcome
from fifthstreet.round.meters import RESERVE, Meters
from fifthstreet.round.settling import TIP
from fifthstreet.round.text.file import AfterLine, ExpectedLine, RoundFile
from fifthstreet.round.text.mistakes import at
from fifthstreet.round.text.printing import format_expected_line, format_hand
from fifthstreet.round.text.words import format_meter

_Key = tuple[int, str, int]
"""A position, the name of a line, and the how manieth of that name it is."""

SPLIT: Final = "split"
"""The wager that rides on a hand made by splitting."""
DOUBLE: Final = "double"


def expected_of(replayed: Replayed) -> tuple[ExpectedLine, ...]:
    """The lines that a round came to, as a file expects them."""
    hands = {
        position: iter([_number_of(hand.place) for hand in seat.hands if hand.wager == SPLIT])
        for position, seat in replayed.last.seats.items()
    }
    playing: dict[int, int] = {}
    found = []
    for line in replayed.lines:
        name = line.name.removeprefix(TIP)
        if line.name == SPLIT:
            playing[line.position] = next(hands[line.position], 1)
        hand = playing.get(line.position, 1) if name in (SPLIT, DOUBLE) else 1
        found.append(expected_line_of(line, hand))
    return tuple(found)


def _number_of(place: str) -> int:
    """The number of a hand by the place where its cards lie."""
    return int(place.partition("/")[2] or 1)


def after_of(replayed: Replayed) -> tuple[AfterLine, ...]:
    """What the meters show after a round, as a file expects it; the reserve only where there is one."""
    if replayed.after is None or replayed.terms.link is None:
        return ()
    shown = [AfterLine(tier=tier, shows=shows) for tier, shows in replayed.after.tiers.items()]
    if replayed.terms.link.reserve or replayed.after.reserve:
        shown.append(AfterLine(tier=RESERVE, shows=replayed.after.reserve))
    return tuple(shown)


def expected_line_of(line: Line, hand: int = 1) -> ExpectedLine:
    """One line of a settlement as a file writes it."""
    assert line.amount is not None, "every share of a meter is in cents"
    pays: Payout | Envy | None = line.pays if line.outcome in (Outcome.WINS, Outcome.TAKES) else None
    return ExpectedLine(
        position=line.position,
        hand=hand,
        name=line.name,
        stake=line.stake,
        outcome=line.outcome,
        amount=line.amount if line.outcome in (Outcome.WINS, Outcome.TAKES, Outcome.SURRENDERS) else Cents(0),
        pays=pays,
    )


def differences(file: RoundFile, replayed: Replayed) -> tuple[str, ...]:
    """Every difference between what a file expects and what came of it, each in a sentence."""
    found: list[str] = []
    if file.expected:
        expected, came = _keyed(file.expected), _keyed(expected_of(replayed))
        found += _of_lines(expected, came)
        found += _of_order(expected, came)
    found += _of_meters(file.after, replayed.after)
    return tuple(found)


def _keyed(lines: tuple[ExpectedLine, ...]) -> dict[_Key, ExpectedLine]:
    """The lines in their order; of blackjack's several hands, each name is counted."""
    keyed: dict[_Key, ExpectedLine] = {}
    times: Counter[tuple[int, str]] = Counter()
    for line in lines:
        name = (line.position, line.name)
        keyed[*name, times[name]] = line
        times[name] += 1
    return keyed


def _of_lines(expected: dict[_Key, ExpectedLine], came: dict[_Key, ExpectedLine]) -> Iterator[str]:
    for key, line in expected.items():
        outcome = came.get(key)
        if outcome is None:
            yield at(line.number, f"'{format_expected_line(line)}' is expected, and no such line comes of the round.")
        elif not _agree(line, outcome):
            yield at(
                line.number, f"'{format_expected_line(line)}' is expected; it is '{format_expected_line(outcome)}'."
            )
    for key, outcome in came.items():
        if key not in expected:
            yield f"'{format_expected_line(outcome)}' comes of the round, and the file does not expect it."


def _agree(expected: ExpectedLine, came: ExpectedLine) -> bool:
    """Whether a line is as expected; the odds and the hand are compared only where the file says them."""
    if expected.pays is None:
        came = msgspec.structs.replace(came, pays=None)
    if expected.hand == 1:
        came = msgspec.structs.replace(came, hand=1)
    return expected == came


def _of_order(expected: dict[_Key, ExpectedLine], came: dict[_Key, ExpectedLine]) -> Iterator[str]:
    wanted = [key for key in expected if key in came]
    paid = [key for key in came if key in expected]
    for want, pay in zip(wanted, paid, strict=True):
        if want != pay:
            line, first = expected[want], came[pay]
            wanted_next = f"{format_hand(line.position, line.hand)} {line.name}"
            settled = f"{format_hand(first.position, first.hand)} {first.name}"
            yield at(line.number, f"'{wanted_next}' is expected next; '{settled}' is settled before it.")
            return


def _of_meters(after: tuple[AfterLine, ...], meters: Meters | None) -> Iterator[str]:
    for line in after:
        shows = None
        if meters is not None:
            shows = meters.reserve if line.tier == RESERVE else meters.tiers.get(line.tier)
        if shows is None:
            yield at(line.number, f"'after {line.tier}' is expected, and the table has no such meter.")
        elif shows != line.shows:
            expected = format_meter(line.shows)
            yield at(line.number, f"the {line.tier} is expected to show {expected}; it shows {format_meter(shows)}.")
