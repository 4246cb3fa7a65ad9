"""Caribbean Stud before and after South Dakota's amendment."""

from __future__ import annotations

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.register import class_of
from tests.proofs import ruling


def _rules(jurisdiction: str) -> GameRules:
    rules = catalogue.jurisdiction(jurisdiction).rules_of("caribbean-stud")
    assert rules is not None
    return rules


@ruling("R3")
def test_tokens_in_slots_gave_way_to_wagers_on_a_keypad() -> None:
    """Before the amendment the dealer locked coin slots; after it he presses a keypad."""
    before, after = (_rules(name).progressive for name in ("south-dakota-before", "south-dakota"))
    assert before is not None
    assert after is not None
    assert (before.workflow, after.workflow) == ("coin slots", "keypad")
    assert "sd-15.05.13.b" in before.clauses
    assert "sd-15.05.13.b" not in after.clauses


@ruling("R3")
def test_only_the_progressive_was_amended() -> None:
    """Wagers, tables, limits, tips and consequences are the same in both texts."""
    before, after = (_rules(name) for name in ("south-dakota-before", "south-dakota"))
    fields = set(GameRules.__struct_fields__) - {"progressive"}
    assert not [field for field in sorted(fields) if getattr(before, field) != getattr(after, field)]


@ruling("R3")
def test_each_unit_stands_in_the_text_that_prints_it() -> None:
    """The struck unit stands in the old text, what replaced a struck one in the new, all else in both."""
    entries = {name: entry for name, entry in catalogue.clauses().items() if name.startswith("sd-15.05")}
    by_text = {text: [name for name, entry in entries.items() if entry.text == text] for text in ("before", "after")}
    assert by_text == {
        "before": ["sd-15.05.13.b"],
        "after": [f"sd-15.05.20.{letter}" for letter in "abcdef"],
    }
    assert class_of(entries["sd-15.05.13.b"]) == "recorded"
