"""Hostile commands and garbled rounds by the hundred thousand: ``python -m tests.fuzz.harm --tries 1000000``.

Nothing raises but what is meant to, a refusal changes nothing, and whatever is carried out can be carried out whole.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
import traceback
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from functools import reduce
from pathlib import Path
from typing import Final, NamedTuple

from fifthstreet.games import catalogue
from fifthstreet.round import Refusal, Round, decide, evolved
from fifthstreet.round.stored import StoredError, decode_command, encode_round
from fifthstreet.round.text import RoundFileError, read_round, replay
from tests.conformance.playing import play
from tests.conformance.subjects import subjects, terms_at
from tests.fuzz.garbled import garbled
from tests.fuzz.hostile import hostile_bytes, hostile_command

GOLDEN: Final = Path(__file__).parents[1] / "golden"
AROUND: Final = 100
"""How many commands are tried at one state."""
FILES: Final = 0.1
"""Which part of all tries are files."""


class Harm(NamedTuple):
    """What was tried and what it did."""

    commands: int
    files: int
    refused: int
    carried_out: int
    changed: int
    """States that a refusal changed."""
    tracebacks: tuple[str, ...]
    kinds: Counter[str]

    def with_(self, other: Harm) -> Harm:
        """Put two reports together."""
        return Harm(
            self.commands + other.commands,
            self.files + other.files,
            self.refused + other.refused,
            self.carried_out + other.carried_out,
            self.changed + other.changed,
            self.tracebacks + other.tracebacks,
            self.kinds + other.kinds,
        )


def harm(tries: int, seed: int) -> Harm:
    """Do so much harm."""
    chance = random.Random(seed)
    files = int(tries * FILES)
    return _commands(tries - files, chance).with_(_files(files, chance))


def _commands(tries: int, chance: random.Random) -> Harm:
    refused = carried_out = changed = done = 0
    tracebacks: list[str] = []
    kinds: Counter[str] = Counter()
    while done < tries:
        state = _any_state(chance)
        before = encode_round(state)
        for _ in range(min(AROUND, tries - done)):
            done += 1
            try:
                answer = _given(state, chance)
            except Exception:  # noqa: BLE001 - that nothing at all is raised is what is tried
                tracebacks.append(traceback.format_exc())
                continue
            refused += answer is not None
            carried_out += answer is None
            if answer is not None:
                kinds[answer] += 1
        changed += encode_round(state) != before
    return Harm(done, 0, refused, carried_out, changed, tuple(tracebacks[:20]), kinds)


def _any_state(chance: random.Random) -> Round:
    subject = chance.choice(subjects())
    return chance.choice(play(terms_at(subject), chance.randrange(10**9)).states)


def _given(state: Round, chance: random.Random) -> str | None:
    """Give one command, or its bytes; the kind of the refusal if it is refused."""
    command = hostile_command(state, chance)
    if chance.random() < 0.2:
        try:
            command = decode_command(hostile_bytes(command, chance))
        except StoredError:
            return "bytes"
    answer = decide(state, command)
    if isinstance(answer, Refusal):
        return answer.kind.name
    evolved(state, answer)
    return None


def _files(tries: int, chance: random.Random) -> Harm:
    refused = carried_out = 0
    tracebacks: list[str] = []
    texts = tuple(path.read_text("utf-8") for path in sorted(GOLDEN.glob("*/*.round")))
    for _ in range(tries):
        data = garbled(chance.choice(texts), texts, chance)
        try:
            replay(read_round(data), catalogue.rulebook(), catalogue.steps)
        except RoundFileError:
            refused += 1
        except Exception:  # noqa: BLE001 - that nothing else is raised is what is tried
            tracebacks.append(traceback.format_exc())
        else:
            carried_out += 1
    return Harm(0, tries, refused, carried_out, 0, tuple(tracebacks[:20]), Counter())


def main() -> int:
    """Do harm in several processes and print what came of it; 1 if anything broke."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tries", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    start = time.perf_counter()
    share, rest = divmod(given.tries, given.jobs)
    shares = [share + (number < rest) for number in range(given.jobs)]
    with ProcessPoolExecutor(given.jobs) as pool:
        found = list(pool.map(harm, shares, range(given.seed, given.seed + given.jobs)))
    told = reduce(Harm.with_, found)
    sys.stdout.write("".join(told.tracebacks))
    lines = [
        f"hostile commands {told.commands:,}, garbled rounds {told.files:,}, seed {given.seed}",
        f"refused {told.refused:,}, carried out {told.carried_out:,}; {len(told.kinds)} kinds of refusal",
        f"tracebacks {len(told.tracebacks)}, state changes on refusal {told.changed}",
        f"{time.perf_counter() - start:,.0f} seconds",
    ]
    sys.stdout.write("\n".join((*lines, "")))
    return 1 if told.tracebacks or told.changed else 0


if __name__ == "__main__":
    sys.exit(main())
