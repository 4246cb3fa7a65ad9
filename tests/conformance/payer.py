"""The engine against the second payer, on rounds stacked so that every row, limit, envy and void comes up.

``python -m tests.conformance.payer --rounds N`` plays so many rounds of every game, prints for each game how many lines
agree and how often everything was hit, and exits with 1 if anything differs. With 100,000 rounds or more it also
exits with 1 if anything that money depends on was hit fewer than 20 times.
"""

from __future__ import annotations

import argparse
import importlib
import random
import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import msgspec

from fifthstreet.games import catalogue
from fifthstreet.money import parse_dollars
from fifthstreet.round.text import differences, parse_round, replay
from tests.conformance.strata import IN_SETTLEMENT, Aim, aims_of, tables_of
from tests.conformance.stratified import Played, played

VERIFY: Final = Path(__file__).parents[2] / "verify"
ENOUGH: Final = 100_000
"""From so many rounds on, everything must have been hit often enough."""
HITS_LEAST: Final = 20
REPLAYED: Final = 50
"""Of so many rounds, one is parsed and played again from its text."""
SHOWN: Final = 5
"""How many rounds that differ are kept with their text."""
TIED: Final = {
    "caribbean-stud": ("line bet pushes",),
    "texas-holdem-bonus": ("line flop pushes",),
    "four-card-poker": ("line play wins",),
}
"""How a hand equal to the dealer's shows, where it is not a play wager that pushes."""
VOID_IN_SETTLEMENT: Final = re.compile(r"^pay\n(?:.*\n)*(?:void|uphold) ", re.MULTILINE)
BLACKJACK_LINES: Final = {
    "split into 4": re.compile(r"\d/4 split"),
    "double of a split hand": re.compile(r"\d/\d double"),
    "push": re.compile(r"\d blackjack \S+ pushes"),
}
"""Cases of blackjack that can be told from a line."""


class Tally(msgspec.Struct, kw_only=True):
    """What some rounds of one game came to."""

    game: str
    rounds: int = 0
    lines: int = 0
    cents: int = 0
    """The sum of how far apart the amounts are."""
    wrong: int = 0
    """How many rounds differ."""
    hits: dict[str, int] = {}
    shown: list[tuple[str, str]] = []
    """Of the first rounds that differ, what differs and the text."""

    def add(self, other: Tally) -> None:
        """Take in what other rounds of the game came to."""
        self.rounds += other.rounds
        self.lines += other.lines
        self.cents += other.cents
        self.wrong += other.wrong
        self.hits = dict(Counter(self.hits) + Counter(other.hits))
        self.shown = (self.shown + other.shown)[:SHOWN]

    def missed(self) -> list[str]:
        """What must be hit and was not hit often enough."""
        return [label for label in required(self.game) if self.hits.get(label, 0) < HITS_LEAST]


@cache
def second_payer() -> Any:
    """The module of the second payer; its files find one another by their folder."""
    sys.path.insert(0, str(VERIFY))
    try:
        return importlib.import_module("verify_pay")
    finally:
        sys.path.remove(str(VERIFY))


def part_of_second_payer(name: str) -> Any:
    """One of its files as a module."""
    second_payer()
    return sys.modules[name]


def rows_of(game: str) -> Iterator[tuple[str, str, int | None, str]]:
    """Every row of every pay table of a game as the second payer knows it: slot, name, players and hand."""
    for (of, slot, name, players), rows in second_payer().all_tables().items():
        if of == game:
            yield from ((slot, name, players, hand) for hand, _, _ in rows)


@cache
def aims(game: str) -> tuple[tuple[Aim, tuple[int, ...]], ...]:
    """Everything a game's rounds aim at, in an order that mixes it, each with the tables where it can come about."""
    found = list(aims_of(game, rows_of(game)))
    random.Random(game).shuffle(found)
    tables = tables_of(game)
    return tuple((aim, tuple(n for n, terms in enumerate(tables) if aim.fits(terms))) for aim in found)


@cache
def required(game: str) -> tuple[str, ...]:
    """Everything that must come about in the rounds of a game."""
    return tuple(sorted({aim.label for aim, _ in aims(game) if aim.label}))


def play_number(game: str, number: int, seed: int) -> tuple[Aim, Played]:
    """The round of a number."""
    aim, tables = aims(game)[number % len(aims(game))]
    table = tables[number // len(aims(game)) % len(tables)] if number % 2 else random.Random(number).choice(tables)
    return aim, played(game, table, aim, f"{game} {number} {seed}")


def compared(ours: Sequence[str], theirs: Sequence[str]) -> list[str]:
    """Where the lines differ, in one sentence for each."""
    same = second_payer().same
    found = []
    for number, (one, other) in enumerate(zip_longest(ours, theirs), start=1):
        if one == other:
            continue
        if one is None or other is None or not same(one, other):
            found.append(f"line {number}: the engine has '{one or 'none'}', the second payer '{other or 'none'}'")
    return found


def check(round_: Played) -> tuple[list[str], list[str]]:
    """Where the two payers differ on a round, and what it hit."""
    verify = second_payer()
    try:
        answer = verify.settle_text(round_.text)
    except verify.CannotFollowError as trouble:
        return [f"the second payer cannot follow line {trouble.line}: {trouble.what}"], []
    found = compared(round_.lines, answer.lines) + compared(round_.after, answer.after_lines())
    return found, answer.hits


def check_replay(round_: Played) -> list[str]:
    """What the text, parsed and played again, comes to otherwise."""
    file = parse_round(round_.file)
    return list(differences(file, replay(file, catalogue.rulebook(), catalogue.steps)))


def tally(game: str, numbers: range, seed: int) -> Tally:
    """Play the rounds of some numbers and compare them."""
    result = Tally(game=game)
    hits: Counter[str] = Counter()
    for number in numbers:
        aim, round_ = play_number(game, number, seed)
        found, hit = check(round_)
        if number % REPLAYED == 0:
            found += check_replay(round_)
        hits.update(hit)
        hits.update(seen(game, aim, round_))
        result.rounds += 1
        result.lines += len(round_.lines) + len(round_.after)
        if found:
            result.wrong += 1
            result.cents += sum(map(_apart, found))
            if len(result.shown) < SHOWN:
                result.shown.append((f"{game} {number}: {aim.label or aim.kind}: {'; '.join(found)}", round_.file))
    result.hits = dict(hits)
    return result


def _apart(difference: str) -> int:
    """How many cents two lines are apart, as far as their amounts tell."""
    amounts = [parse_dollars(text) for text in re.findall(r"(?:wins|takes) (\$[\d,.]*\d)", difference)]
    return abs(amounts[0] - amounts[-1]) if len(amounts) > 1 else sum(amounts)


def seen(game: str, aim: Aim, round_: Played) -> Iterator[str]:
    """What a round hit, beside what the second payer tells."""
    endings = {_ending(line) for line in round_.lines}
    yield from endings
    if VOID_IN_SETTLEMENT.search(round_.text):
        yield IN_SETTLEMENT
    if game == "blackjack":
        yield from (label for label, line in BLACKJACK_LINES.items() if any(map(line.match, round_.lines)))
    elif aim.kind == "tie" and not endings.isdisjoint(TIED.get(game, ("line play pushes",))):
        yield aim.label


def _ending(line: str) -> str:
    """Which wager of a line ended how, whatever its position."""
    _, wager, _, ending, *_ = line.split()
    return f"line {wager.partition('/')[0]}{'/…' if '/' in wager else ''} {ending}"


def run(games: Sequence[str], rounds: int, seed: int, jobs: int) -> Iterator[Tally]:
    """Play so many rounds of each game, in so many processes."""
    size = max(1, min(2_500, rounds // max(jobs, 1)))
    chunks = [range(first, min(first + size, rounds)) for first in range(0, rounds, size)]
    for game in games:
        total = Tally(game=game)
        if jobs == 1:
            parts: Iterator[Tally] = (tally(game, chunk, seed) for chunk in chunks)
            for part in parts:
                total.add(part)
        else:
            with ProcessPoolExecutor(jobs) as pool:
                for part in pool.map(tally, [game] * len(chunks), chunks, [seed] * len(chunks)):
                    total.add(part)
        yield total


def report(total: Tally, *, every_hit: bool) -> list[str]:
    """Say what the rounds of a game came to, with the hits that are too few or all of them."""
    rounds = f"{total.rounds:,} rounds, {total.lines:,} lines, {total.wrong:,} rounds differ, by {total.cents:,} cents"
    missed = total.missed()
    labels = dict.fromkeys((*required(total.game), *sorted(total.hits))) if every_hit else missed
    return [
        f"{total.game}: {rounds}",
        *(f"  {what}" for what, _ in total.shown),
        *(f"  {total.hits.get(one, 0):>9,}  {one}{'  few' if one in missed else ''}" for one in labels),
    ]


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(description="Compare the engine with the second payer.")
    parser.add_argument("--rounds", type=int, default=1_000, help="how many rounds of every game")
    parser.add_argument("--game", choices=catalogue.GAMES, action="append", help="only this game")
    parser.add_argument("--seed", type=int, default=5)
    parser.add_argument("--jobs", type=int, default=2, help="in how many processes")
    parser.add_argument("--keep", type=Path, help="a folder for the rounds that differ")
    asked = parser.parse_args(arguments)
    failed = False
    for total in run(asked.game or catalogue.GAMES, asked.rounds, asked.seed, asked.jobs):
        said = report(total, every_hit=asked.rounds >= ENOUGH)
        print("\n".join(said), flush=True)  # noqa: T201 - a command answers by printing
        failed |= bool(total.wrong) or (asked.rounds >= ENOUGH and bool(total.missed()))
        if asked.keep is not None:
            asked.keep.mkdir(parents=True, exist_ok=True)
            for number, (what, text) in enumerate(total.shown):
                (asked.keep / f"{total.game}-{number}.round").write_text(f"# {what}\n{text}", "utf-8")
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
