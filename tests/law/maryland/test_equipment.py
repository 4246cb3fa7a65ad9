"""Chapters 2, 3 and 5 of Maryland, as far as they are data: seats, decks, their hours, the cut, the sign."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import Decks, GameRules
from fifthstreet.rules.streets import FoldOrBet
from tests.proofs import clause, ruling


@pytest.fixture
def decks(rules: GameRules) -> Decks:
    """Which decks Maryland allows and how long."""
    return rules.decks


def test_maryland_prints_rules_for_mississippi_stud_alone() -> None:
    """The jurisdiction speaks of this game and of none besides, by its own document and Cover All's."""
    maryland = catalogue.jurisdiction("maryland")
    assert [rules.game for rules in maryland.game] == ["mississippi-stud"]
    assert maryland.documents == ("md", "ca")


@clause("md-2.A")
def test_a_table_seats_six(rules: GameRules) -> None:
    """No more than six betting positions."""
    assert rules.seats.max == 6


@clause("md-2.B.7")
def test_the_sign_finds_all_it_must_say(rules: GameRules) -> None:
    """Every wager's odds can be posted, and so can the multiples of the ante for the three streets."""
    game = catalogue.game("mississippi-stud")
    posted = {name for slot in game.slot if slot.id in {table.slot for table in rules.tables} for name in slot.wagers}
    assert posted == set(rules.wagers)
    multiples = [street.choice.times for street in game.street if isinstance(street.choice, FoldOrBet)]
    assert multiples == [(1, 2, 3), (1, 2, 3), (1, 2, 3)]


@clause("md-3.A")
def test_one_deck_is_dealt(decks: Decks) -> None:
    """The game has fifty-two cards in play, in Maryland as everywhere."""
    assert decks.decks == (1,)
    assert catalogue.game("mississippi-stud").decks == (1,)


@clause("md-3.B")
def test_two_decks_may_take_turns_in_a_shuffler(decks: Decks) -> None:
    """The second deck is only ever the one that the machine is shuffling."""
    assert decks.alternate_two_with_shuffler


@clause("md-3.C.1", "md-3.C.2")
def test_decks_last_four_hours_by_hand_and_eight_from_a_shoe(decks: Decks) -> None:
    """They are changed no later."""
    assert decks.hours_max_by_hand == 4
    assert decks.hours_max_from_shoe == 8


@clause("md-5.E")
@ruling("R42")
def test_the_cut_is_ten_cards_deep(decks: Decks) -> None:
    """The cover card goes in at least ten cards from the top."""
    assert decks.cut_cards_min == 10


@clause("md-8.G", "md-9.C.1", "md-10.C")
@ruling("R42")
def test_the_stub_is_counted_every_five_rounds(decks: Decks) -> None:
    """That holds for all three dealing procedures, unless the shuffler counts the deck."""
    assert decks.stub_count_rounds == 5


@clause("md-9.A.1")
def test_dealing_from_the_hand_takes_a_shuffler(rules: GameRules) -> None:
    """Of the three procedures it is the one for which a machine must have shuffled."""
    assert rules.decks.shuffler_for == ("hand",)
    assert set(rules.decks.shuffler_for) < set(rules.dealing)
