#!/usr/bin/env python3
"""Say what every wager of a round must come to, from the `.round` file and the printed rules alone.

    python3 verify_pay.py FILE...        what the round comes to; compared with the file's `expect` part if it has one
    python3 verify_pay.py --json FILE... the same for machines
    python3 verify_pay.py --hands        count all 2,598,960 five-card hands
    python3 verify_pay.py --tables       print every pay table

Exit status: 0 all agrees, 1 something differs, 2 a file says what this program cannot follow.
"""

from __future__ import annotations

import argparse
import json
import sys
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path

from pay_hands import CLOSED_FORM, count_hands
from pay_line import comparable, parts, same
from pay_money import CannotFollowError, meter_dollars
from pay_play import Play
from pay_rounds import read_round
from pay_tables import all_tables

AGREES, DIFFERS, CANNOT_FOLLOW = 0, 1, 2
LONGEST_FILE = 200_000  # bytes

__all__ = ["Answer", "CannotFollowError", "all_tables", "comparable", "settle_text"]


@dataclass
class Answer:
    """What a round comes to."""

    lines: list[str]  # as an `expect` part has them, in the order of payment
    after: dict[str, str]  # what each meter and the reserve show after the round
    hits: list[str]  # short labels of what decided money
    expected: list[str] = field(default_factory=list)  # what the file itself expects
    has_expect: bool = False

    def after_lines(self) -> list[str]:
        """Write the meters as the grammar does."""
        return [f"after {name} {shown}" for name, shown in self.after.items()]

    def differences(self) -> list[str]:
        """Say where the file's `expect` part says otherwise; meters are compared where the file has a line of them."""
        wanted = [line for line in self.expected if not line.startswith("after ")]
        found = []
        for number, (want, have) in enumerate(zip_longest(wanted, self.lines), start=1):
            if want is None or have is None or not same(want, have):
                found.append(
                    f"line {number} of the payment: the file has {want or 'no line'!r}, {have or 'none'!r} is due"
                )
        shown = {parts(line)[0] for line in self.after_lines()}
        for want in self.expected:
            if want.startswith("after ") and comparable(want) not in shown:
                due = self.after.get(want.split()[1], "no such meter")
                found.append(f"the file has {want!r}, {due} is due")
        return found


def settle_text(text: str) -> Answer:
    """Say what a round comes to; an error is raised where the file cannot be followed."""
    play = Play(read_round(text))
    try:
        play.follow()
    except (LookupError, ValueError, RecursionError) as error:
        raise CannotFollowError(f"the cards or wagers of the file do not make a round of {play.round.game}") from error
    lines = [line.text() for line in play.paid]
    asked = play.meters.named | {line.split()[1] for line in play.round.expected if line.startswith("after ")}
    after = {name: meter_dollars(micros) for name, micros in play.meters.now.items() if name in asked}
    return Answer(lines, after, list(play.hits), play.round.expected, play.round.has_expect)


def check_file(name: str, as_json: bool) -> int:
    """Print what one file comes to, or where it differs; say how it went as an exit status."""
    try:
        raw = sys.stdin.buffer.read() if name == "-" else Path(name).read_bytes()
        if len(raw) > LONGEST_FILE:
            raise CannotFollowError(f"the file is longer than {LONGEST_FILE:,} bytes")
        answer = settle_text(raw.decode("utf-8"))
        differences = answer.differences()
    except (OSError, UnicodeDecodeError) as error:
        return _cannot(name, CannotFollowError(f"the file cannot be read ({error})"), as_json)
    except CannotFollowError as trouble:
        return _cannot(name, trouble, as_json)
    if as_json:
        said = {"file": name, "lines": answer.lines, "after": answer.after, "hits": answer.hits}
        print(json.dumps(said | {"compared": answer.has_expect, "differences": differences}))
    elif not answer.has_expect:
        print("\n".join(answer.lines + answer.after_lines()))
    elif differences:
        print(f"{name}: differs")
        print("\n".join(f"  {line}" for line in differences))
    else:
        print(f"{name}: agrees: {len(answer.expected)} lines")
    return DIFFERS if differences and answer.has_expect else AGREES


def _cannot(name: str, trouble: CannotFollowError, as_json: bool) -> int:
    """Say in one sentence what cannot be followed."""
    if as_json:
        print(json.dumps({"file": name, "line": trouble.line, "trouble": trouble.what}))
    else:
        where = f"{name}, line {trouble.line}" if trouble.line else name
        print(f"{where}: {trouble.what}.", file=sys.stderr)
    return CANNOT_FOLLOW


def print_tables() -> int:
    """Print every table, for eyes."""
    for (game, slot, name, players), rows in sorted(all_tables().items(), key=lambda item: tuple(map(str, item[0]))):
        print(f"{game} {slot} {name}" + (f" for {players} players" if players else ""))
        for hand, pay, envy in rows:
            print(f"  {hand:48}{pay:>16}" + (f"   envy {envy}" if envy else ""))
    return AGREES


def print_hands() -> int:
    """Count every five-card hand and print the counts beside the closed forms."""
    counted = count_hands()
    for kind, due in CLOSED_FORM.items():
        print(f"{kind:16}{counted[kind]:>12,}{due:>12,}  {'same' if counted[kind] == due else 'DIFFERS'}")
    print(f"{'all':16}{sum(counted.values()):>12,}{sum(CLOSED_FORM.values()):>12,}")
    return AGREES if counted == CLOSED_FORM else DIFFERS


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Say what every wager of a .round file must come to.")
    parser.add_argument("files", nargs="*", metavar="FILE", help="a .round file; - reads standard input")
    parser.add_argument("--json", action="store_true", help="print JSON, one object a file")
    parser.add_argument("--hands", action="store_true", help="count all five-card hands")
    parser.add_argument("--tables", action="store_true", help="print every pay table")
    asked = parser.parse_args(arguments)
    done = []
    if asked.hands:
        done.append(print_hands())
    if asked.tables:
        done.append(print_tables())
    if not asked.files and not done:
        parser.error("a FILE is expected, or --hands, or --tables")
    done += [check_file(name, asked.json) for name in asked.files]
    return max(done)


if __name__ == "__main__":
    sys.exit(main())
