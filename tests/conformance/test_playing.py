"""The players of the conformance tests themselves: they sit everywhere, come to an end and try everything."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.round import AnyCommand, AnyEvent, Phase
from tests.conformance.playing import play
from tests.conformance.subjects import Subject, one_of_each, playable, subjects, terms_at

pytestmark = pytest.mark.enumeration

SEEDS = 12


def test_every_pay_table_is_in_use_somewhere() -> None:
    """No table that a jurisdiction lists is left out of the subjects."""
    used = {
        (subject.submission.jurisdiction, table.game, slot, name)
        for subject in subjects()
        for table in subject.submission.table
        for slot, name in table.paytables.items()
    }
    listed = {
        (jurisdiction, rules.game, allowed.slot, name)
        for jurisdiction in catalogue.JURISDICTIONS
        for rules in catalogue.jurisdiction(jurisdiction).game
        for allowed in rules.tables
        for name in allowed.names
    }

    assert listed <= used


@pytest.mark.parametrize("subject", one_of_each(), ids=str)
def test_a_round_is_the_same_for_the_same_seed(subject: Subject) -> None:
    """Chance comes from the seed alone, and the round is played to its end."""
    first, second = (play(terms_at(subject), 7) for _ in range(2))

    assert first == second
    assert first.last.phase is Phase.CLOSED


def test_everything_that_may_be_done_is_done() -> None:
    """Somewhere every kind of command is given and every kind of event happens."""
    rounds = [play(terms_at(subject), seed) for subject in one_of_each() for seed in range(SEEDS)]
    rounds += [play(terms_at(subject), 1) for subject in playable()]

    assert {type(command) for played in rounds for command in played.commands} == set(AnyCommand.__args__)
    assert {type(event) for played in rounds for event in played.happened} == set(AnyEvent.__args__)
