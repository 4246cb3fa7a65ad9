"""What the amendment changed in Buster and War, sections 20:18:15:30.07 and 30.12."""

from __future__ import annotations

import msgspec

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import GameRules
from tests.proofs import clause, ruling


def _rules(name: str) -> GameRules:
    rules = catalogue.jurisdiction(name).rules_of("blackjack")
    assert rules is not None
    return rules


@ruling("R3", "R10")
def test_war_wager_and_winnings_moved_together_before() -> None:
    """Before the amendment war wager and winnings moved onto the blackjack wager, after it the winnings alone."""
    moves = {
        name: [(decided.setting, decided.value) for decided in _rules(name).decided]
        for name in ("south-dakota-before", "south-dakota")
    }
    assert moves == {
        "south-dakota-before": [("war_moves", "winnings and wager")],
        "south-dakota": [("war_moves", "winnings")],
    }


@clause("sd-30.07.9.b.t1.1", "sd-30.07.9.b.t1.2")
@ruling("R3", "R54")
def test_the_bonus_example_came_with_the_amendment() -> None:
    """The underlined example stands in the amended text alone; before it the casino posted its own amounts."""
    bonus = {
        name: [(tables.names, tables.operator_may_supply) for tables in _rules(name).tables if tables.slot != "buster"]
        for name in ("south-dakota-before", "south-dakota")
    }
    assert bonus == {"south-dakota-before": [((), True)], "south-dakota": [(("example",), True)]}


@ruling("R3")
def test_nothing_else_of_the_game_was_changed() -> None:
    """Wagers, limits, buster tables, order and irregularities are the same in both texts."""
    before, after = (_rules(name) for name in ("south-dakota-before", "south-dakota"))
    assert before.tables[0] == after.tables[0]
    assert msgspec.structs.replace(before, tables=after.tables, decided=after.decided) == after
