"""The laws of a round, each tried on many rounds of every game: ``python -m tests.conformance.laws --rounds 5000``.

It prints, for every game, how many rounds and events were tried, how many differences each law found, how many cents
were lost or created, and how many projections differed between twin worlds; it fails if any number is not nought.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import partial, reduce
from typing import Final

from fifthstreet.games import catalogue
from tests.conformance.ledger import audited
from tests.conformance.offering import offers_are_what_is_accepted
from tests.conformance.playing import Played, play
from tests.conformance.replaying import every_card_is_somewhere, replay_equals_state, stored_equals_state
from tests.conformance.subjects import Subject, playable, terms_at
from tests.conformance.twins import twins_look_alike
from tests.conformance.voiding import every_void_returns_everything

Law = Callable[[Played], Iterator[str]]

LAWS: Final[dict[str, Law]] = {
    "replay": replay_equals_state,
    "stored": stored_equals_state,
    "cards": every_card_is_somewhere,
    "offers": offers_are_what_is_accepted,
    "voids": every_void_returns_everything,
    "twins": twins_look_alike,
}
"""Every law but that of money, which counts its cents."""

AT_LENGTH: Final[dict[str, Law]] = LAWS | {
    "offers": partial(offers_are_what_is_accepted, states=4),
    "twins": partial(twins_look_alike, viewers=1),
}
"""The same where there are thousands of rounds: fewer moments and viewers of each, and many more in all."""

TOLD: Final = 5
"""How many differences of one game are told in full."""


@dataclass
class Tally:
    """What the laws found in the rounds of one game."""

    game: str
    rounds: int = 0
    events: int = 0
    cents: int = 0
    differences: Counter[str] = field(default_factory=Counter)
    told: list[str] = field(default_factory=list)

    def add(self, subject: Subject, seed: int) -> None:
        """Play one round and try every law on it."""
        played = play(terms_at(subject), seed)
        money = audited(played)
        found = {"money": money.differences} | {name: tuple(law(played)) for name, law in AT_LENGTH.items()}
        self.rounds += 1
        self.events += len(played.happened)
        self.cents += money.cents
        for name, differences in found.items():
            self.differences[name] += len(differences)
            self.told += [f"{subject}, seed {seed}, {name}: {one}" for one in differences]

    def joined(self, other: Tally) -> Tally:
        """Put the tallies of two processes together."""
        return Tally(
            self.game,
            self.rounds + other.rounds,
            self.events + other.events,
            self.cents + other.cents,
            self.differences + other.differences,
            self.told + other.told,
        )

    @property
    def row(self) -> str:
        """Print the tally as one line of the table."""
        counts = "".join(f"{self.differences[name]:>8}" for name in ("money", *LAWS))
        return f"{self.game:<24}{self.rounds:>8}{self.events:>10}{self.cents:>8}{counts}"


HEADING: Final = f"{'game':<24}{'rounds':>8}{'events':>10}{'cents':>8}" + "".join(
    f"{name:>8}" for name in ("money", *LAWS)
)


def tallied(game: str, rounds: int, first: int = 0) -> Tally:
    """The laws tried on so many rounds of a game, at each of its tables in turn."""
    tables = [subject for subject in playable() if subject.submission.table[0].game == game]
    tally = Tally(game)
    for number in range(first, first + rounds if tables else first):
        tally.add(tables[number % len(tables)], number)
    return tally


def tallied_by(jobs: int, game: str, rounds: int, first: int) -> Tally:
    """The same, the rounds dealt out to several processes."""
    if jobs == 1:
        return tallied(game, rounds, first)
    share, rest = divmod(rounds, jobs)
    shares = [share + (number < rest) for number in range(jobs)]
    firsts = [first + sum(shares[:number]) for number in range(jobs)]
    with ProcessPoolExecutor(jobs) as pool:
        return reduce(Tally.joined, pool.map(tallied, [game] * jobs, shares, firsts))


def main(arguments: list[str]) -> int:
    """Try the laws on every game, or on one, and print the table."""
    parser = argparse.ArgumentParser(prog="python -m tests.conformance.laws", description=__doc__)
    parser.add_argument("--rounds", type=int, default=200, help="how many rounds of each game")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first")
    parser.add_argument("--game", choices=catalogue.GAMES, help="one game instead of all")
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes")
    given = parser.parse_args(arguments)
    print(HEADING)  # noqa: T201 - a command answers by printing
    wrong = False
    for game in (given.game,) if given.game else catalogue.GAMES:
        tally = tallied_by(given.jobs, game, given.rounds, given.first)
        print(tally.row, *tally.told[:TOLD], sep="\n", flush=True)  # noqa: T201 - the same
        wrong = wrong or bool(tally.told or tally.cents)
    return int(wrong)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
