"""What the amendment changed in Ultimate Texas Hold'em, section 20:18:16:15.15."""

from __future__ import annotations

from importlib.resources import files

import msgspec

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.register import read_clauses
from tests.proofs import ruling


def _rules(name: str) -> GameRules:
    rules = catalogue.jurisdiction(name).rules_of("ultimate-texas-holdem")
    assert rules is not None
    return rules


@ruling("R3")
def test_a_jackpot_was_a_matter_of_the_supervisor_s_key() -> None:
    """Before the amendment jackpots went through the game manager and its key, after it through the keypad."""
    before, after = _rules("south-dakota-before").progressive, _rules("south-dakota").progressive
    assert before is not None
    assert after is not None
    assert (before.workflow, after.workflow) == ("game manager", "keypad")


@ruling("R3")
def test_nothing_else_of_the_game_was_changed() -> None:
    """Wagers, limits, tables, order, tips and irregularities are the same in both texts."""
    before, after = (_rules(name) for name in ("south-dakota-before", "south-dakota"))
    assert msgspec.structs.replace(before, progressive=after.progressive) == after


@ruling("R3")
def test_the_struck_step_stands_in_the_text_before_alone() -> None:
    """The only step struck entirely is the game manager's back-out (sd-15.15.18.a.viii)."""
    register = (files("fifthstreet") / "games" / "ultimate_texas_holdem" / "clauses.toml").read_text("utf-8")
    entries = read_clauses(register, what="clauses.toml")
    assert [name for name, entry in entries.items() if entry.text == "before"] == ["sd-15.15.18.a.viii"]
