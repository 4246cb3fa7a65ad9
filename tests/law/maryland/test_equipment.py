"""Chapters 2, 3 and 5 of Maryland, as far as they are data: seats, decks, their hours, the cut, the sign."""

from __future__ import annotations

import re
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import Decks, GameRules
from tests.law.casinos import casino, sign_of
from tests.proofs import clause, ruling

EVERY_WAGER: Final = """
[[table]]
id = "MS-1"
game = "mississippi-stud"
seats = 6
dealing = "automated"
equipment = { shuffler = true, progressive_sensors = true }
paytables = { base_game = "base", progressive = "A", three_card_bonus = "F", six_card_bonus = "B" }

[table.limits]
ante = { min = "$5", max = "$100" }
three_card_bonus = { min = "$1", max = "$25" }
six_card_bonus = { min = "$1", max = "$25" }

[[link]]
id = "jackpot"
name = "Jackpot"
tables = ["MS-1"]
wager = "$1"
tiers = [{ seed = "$10,000", reset = "$10,000", rate = "15%" }]
"""


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
def test_the_sign_says_what_wagers_pay_and_how_streets_are_bet() -> None:
    """It has the odds of every wager offered, the progressive's shares and envy, and each street's multiples."""
    sign = sign_of(casino("maryland", EVERY_WAGER))
    for street in ("3rd", "4th", "5th"):
        assert re.search(rf"{street} Street (is )?1, 2 or 3 times (the )?Ante", sign)
    for row in (
        "royal flush 500 to 1",
        "two pair 2 to 1",
        "pair of sixes to tens push",
        "royal flush 100% of meter",
        "straight flush 10% of meter",
        "three of a kind 9 for 1",
        "mini-royal 50 to 1",
        "pair 1 to 1",
        "super royal $100,000",
        "three of a kind 5 to 1",
    ):
        assert row in sign, row
    assert "$1,000" in sign
    assert "$300" in sign


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


@ruling("R42")
def test_the_stub_is_counted_every_five_rounds(decks: Decks) -> None:
    """That holds for all three dealing procedures, unless the shuffler counts the deck (md-8.G, md-9.C.1, md-10.C)."""
    assert decks.stub_count_rounds == 5


@clause("md-9.A.1")
def test_dealing_from_the_hand_takes_a_shuffler(rules: GameRules) -> None:
    """Of the three procedures it is the one for which a machine must have shuffled."""
    assert rules.decks.shuffler_for == ("hand",)
    assert set(rules.decks.shuffler_for) < set(rules.dealing)
