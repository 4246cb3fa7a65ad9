"""Silverado Stud before and after South Dakota's amendment."""

from __future__ import annotations

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import GameRules
from tests.proofs import ruling


def _rules(jurisdiction: str) -> GameRules:
    rules = catalogue.jurisdiction(jurisdiction).rules_of("silverado-stud")
    assert rules is not None
    return rules


@ruling("R3", "R54")
def test_the_bonus_came_with_the_amendment() -> None:
    """The bonus schedule is underlined: the old text has none, so the bonus wager is offered only after."""
    before, after = (_rules(name) for name in ("south-dakota-before", "south-dakota"))
    assert before.wagers == ("five_card_bet", "three_card_bet", "raise")
    assert after.wagers == (*before.wagers, "four_card_bonus")
    assert before.settlement.wagers == ("five_card_bet", "raise", "three_card_bet")
    assert [tables.slot for tables in before.tables] == ["five_card_bet", "three_card_bet"]
    assert "four_card_bonus" not in {wager for limit in before.limits for wager in limit.wagers}


@ruling("R3")
def test_everything_but_the_bonus_is_the_same() -> None:
    """Tables, limits, tips, deal and consequences of the other wagers are those of the amended text."""
    before, after = (_rules(name) for name in ("south-dakota-before", "south-dakota"))
    same = ("seats", "hands", "dealing", "decks", "tips", "irregularities", "rebuy_during_round", "clauses")
    assert not [field for field in same if getattr(before, field) != getattr(after, field)]
    assert before.tables == after.tables[:2]
    assert before.limits == after.limits[:3]


@ruling("R3")
def test_only_the_rows_of_the_bonus_are_visible_insertions() -> None:
    """Eight rows stand in the amended text alone, and nothing was struck."""
    entries = {name: entry for name, entry in catalogue.clauses().items() if name.startswith("sd-15.09")}
    amended = [name for name, entry in entries.items() if entry.text != "both"]
    assert amended == [f"sd-15.09.9.t4.{row}" for row in range(1, 9)]
    assert {entries[name].text for name in amended} == {"after"}
