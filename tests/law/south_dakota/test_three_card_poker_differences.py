"""South Dakota, section 16:15.02: what the amendment changed in Three Card Poker."""

from __future__ import annotations

from fifthstreet.games import catalogue
from fifthstreet.money import format_dollars
from fifthstreet.rules.jurisdictions import GameRules
from tests.proofs import clause, ruling


def _rules(jurisdiction: str) -> GameRules:
    rules = catalogue.jurisdiction(jurisdiction).rules_of("three-card-poker")
    assert rules is not None
    return rules


@clause("sd-15.02.2")
@ruling("R3", "R28")
def test_progressive_wager_was_one_dollar_and_is_now_as_posted() -> None:
    """The struck words fix the progressive at $1; without them it may be any posted amount."""
    before, after = _rules("south-dakota-before").progressive, _rules("south-dakota").progressive
    assert before is not None
    assert after is not None

    assert [format_dollars(amount) for amount in before.amounts] == ["$1"]
    assert after.amounts == ()


@ruling("R3")
def test_wins_went_through_the_game_manager_and_now_through_the_keypad() -> None:
    """The struck words send a win through the supervisor's key and the game manager; the meter's seed is the same."""
    before, after = _rules("south-dakota-before").progressive, _rules("south-dakota").progressive
    assert before is not None
    assert after is not None

    assert (before.workflow, after.workflow) == ("game manager", "keypad")
    assert before.seeds == after.seeds


@ruling("R3")
def test_nothing_but_the_progressive_differs() -> None:
    """Wagers, limits, deal, order of settlement, tips and irregularities are the same in both texts."""
    before, after = _rules("south-dakota-before"), _rules("south-dakota")
    fields = set(GameRules.__struct_fields__) - {"progressive"}

    assert {field: getattr(before, field) for field in fields} == {field: getattr(after, field) for field in fields}
