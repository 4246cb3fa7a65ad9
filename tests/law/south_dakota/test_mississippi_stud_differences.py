"""What the amendment changed in South Dakota's Mississippi Stud."""

from __future__ import annotations

import msgspec

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import GameRules
from tests.proofs import ruling


def rules(jurisdiction: str) -> GameRules:
    """What one text says of the game."""
    found = catalogue.jurisdiction(jurisdiction).rules_of("mississippi-stud")
    assert found is not None
    return found


@ruling("R3")
def test_wins_went_through_the_game_manager_before() -> None:
    """A progressive win is keyed in at the table now; before, a supervisor's key told the game manager."""
    before, after = (rules(jurisdiction).progressive for jurisdiction in ("south-dakota-before", "south-dakota"))

    assert before is not None
    assert after is not None
    assert (before.workflow, after.workflow) == ("game manager", "keypad")
    assert "sd-15.14.17.a.viii" in before.clauses
    assert "sd-15.14.17.a.viii" not in after.clauses


@ruling("R3")
def test_nothing_else_differs() -> None:
    """Limits, tables, tips and procedures of the game are those of both texts."""
    before, after = rules("south-dakota-before"), rules("south-dakota")

    assert msgspec.structs.replace(before, progressive=None) == msgspec.structs.replace(after, progressive=None)


@ruling("R3")
def test_each_text_says_which_it_is() -> None:
    """One jurisdiction is the text before the amendment, the other the text after it."""
    texts = {name: catalogue.jurisdiction(name).text for name in ("south-dakota", "south-dakota-before")}

    assert texts == {"south-dakota": "after", "south-dakota-before": "before"}
