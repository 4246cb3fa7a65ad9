"""Measures how many whole rounds the engine deals, beside the hashing of their events measured in the same run."""

from __future__ import annotations

import hashlib
import random
import sys
import time
from typing import TYPE_CHECKING, Final

import msgspec

from fifthstreet.cards import DECK
from fifthstreet.games import catalogue
from fifthstreet.money import Cents
from fifthstreet.round import (
    Choice,
    Phase,
    Refusal,
    Round,
    Terms,
    decide,
    evolved,
    new_round,
    terms_of,
)
from fifthstreet.round.automatic import dealers_next
from fifthstreet.round.commands import Choose, CloseBets, PlaceWager, Shuffle, Sit
from fifthstreet.rules.submissions import Equipment, PostedLimit, RulesSubmission, TableRules

if TYPE_CHECKING:
    from fifthstreet.round import AnyCommand, AnyEvent

SEATS: Final = 6
ROUNDS: Final = 2000
TARGET_PER_SECOND: Final = 1000
RATIO_FLOOR: Final = 0.02
"""The reference must take at least this share of the engine's time, on any machine."""
ANTE: Final = Cents(25_00)
FOLDS: Final = 0.15

TABLE: Final = TableRules(
    id="1",
    game="mississippi-stud",
    seats=SEATS,
    dealing="automated",
    equipment=Equipment(shuffler=True),
    limits={"ante": PostedLimit(min=Cents(5_00), max=Cents(500_00))},
    paytables={"base_game": "base"},
)


def terms() -> Terms:
    """What holds at the table that is measured: Mississippi Stud in Maryland, six seats, no side bets."""
    submission = RulesSubmission(casino="Bench", jurisdiction="maryland", table=(TABLE,))
    return terms_of(catalogue.rulebook(), submission, TABLE, steps=catalogue.steps(TABLE.game))


def next_command(state: Round, chance: random.Random) -> AnyCommand:
    """What the dealer does, or what a player chooses who folds now and then and bets 1, 2 or 3 antes else."""
    dealers = dealers_next(state, (), None)
    if dealers is not None:
        return dealers
    if chance.random() < FOLDS:
        return Choose(position=state.turn, choice=Choice.FOLD)
    return Choose(position=state.turn, choice=Choice.BET, amount=Cents(ANTE * chance.choice((1, 2, 3))))


def opening(chance: random.Random) -> list[AnyCommand]:
    """Seats, antes, no more bets, and the shuffle."""
    deck = list(DECK)
    chance.shuffle(deck)
    seats = range(1, SEATS + 1)
    commands: list[AnyCommand] = [Sit(position=seat, player=f"Player {seat}") for seat in seats]
    commands += [PlaceWager(position=seat, wager="ante", amount=ANTE) for seat in seats]
    return [*commands, CloseBets(), Shuffle(deck=tuple(deck))]


def play(at: Terms, chance: random.Random) -> list[AnyEvent]:
    """One round from the first seat to the end."""
    state = new_round(at)
    happened: list[AnyEvent] = []
    waiting = opening(chance)
    while state.phase is not Phase.CLOSED:
        answer = decide(state, waiting.pop(0) if waiting else next_command(state, chance))
        assert not isinstance(answer, Refusal), str(answer)
        state = evolved(state, answer)
        happened += answer
    return happened


def main() -> int:
    """Print rounds a second, the cost of an event and the ratio to the reference; 1 if the ratio is too low."""
    at = terms()
    chance = random.Random(1)  # noqa: S311 - a seeded generator deals the same rounds every time
    play(at, chance)
    start = time.perf_counter()
    rounds = [play(at, chance) for _ in range(ROUNDS)]
    engine = time.perf_counter() - start
    start = time.perf_counter()
    digests = {hashlib.sha256(msgspec.json.encode(happened)).digest() for happened in rounds}
    reference = time.perf_counter() - start
    assert len(digests) == ROUNDS, "every round is another one"
    events = sum(len(happened) for happened in rounds)
    speed, ratio = ROUNDS / engine, reference / engine
    print(
        f"six-seat rounds    {speed:,.0f} a second ({speed * SEATS:,.0f} hands), target {TARGET_PER_SECOND:,}: ", end=""
    )
    print("met" if speed >= TARGET_PER_SECOND else "short")
    print(f"an event           {engine / events * 1_000_000:.1f} microseconds, {events / ROUNDS:.1f} events a round")
    print(f"encode and hash    {reference / ROUNDS * 1_000_000:.0f} microseconds a round")
    print(f"ratio              {ratio:.3f}, floor {RATIO_FLOOR}: {'met' if ratio >= RATIO_FLOOR else 'short'}")
    return 0 if ratio >= RATIO_FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
