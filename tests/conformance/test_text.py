"""Any round that can be played can be written as a file, and the file plays it again."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.round import AnyEvent
from fifthstreet.round.events import Shuffled
from fifthstreet.round.text import differences, format_round, parse_round, replay, round_file_of
from tests.conformance.playing import play
from tests.conformance.subjects import Subject, one_of_each, terms_at

SEEDS = 6


def but_for_shuffles(happened: tuple[AnyEvent, ...]) -> list[AnyEvent]:
    """What happened at the table; a deck that was shuffled again is not written down."""
    return [event for event in happened if not isinstance(event, Shuffled)]


@pytest.mark.parametrize("subject", one_of_each(), ids=str)
def test_a_round_that_was_played_is_written_and_played_again(subject: Subject) -> None:
    """Printed and read back, the file gives the same events, the same lines and no difference."""
    terms = terms_at(subject)
    for seed in range(SEEDS):
        played = play(terms, seed)
        file = round_file_of(terms, played.commands, count_due=played.states[0].count_due, name=f"Seed {seed}")
        replayed = replay(parse_round(format_round(file)), catalogue.rulebook(), catalogue.steps)

        assert parse_round(format_round(file)) == file
        assert replayed.lines == played.last.lines
        assert but_for_shuffles(replayed.happened) == but_for_shuffles(played.happened)
        assert differences(file, replayed) == ()
