"""What the amendment changed in Texas Hold'em Bonus."""

from __future__ import annotations

import msgspec

from fifthstreet.games import catalogue
from tests.proofs import ruling

GAME = "texas-holdem-bonus"


@ruling("R3")
def test_only_the_handling_of_a_jackpot_changed() -> None:
    """Before, a key and the game manager; after, the keypad; every wager, limit and table is the same."""
    before = catalogue.jurisdiction("south-dakota-before").rules_of(GAME)
    after = catalogue.jurisdiction("south-dakota").rules_of(GAME)
    assert before is not None
    assert before.progressive is not None
    assert after is not None
    assert after.progressive is not None

    assert (before.progressive.workflow, after.progressive.workflow) == ("game manager", "keypad")
    assert "sd-15.12.3" in after.decks.clauses
    assert "sd-15.12.3" not in before.decks.clauses
    same = {"progressive": None, "decks": after.decks}
    assert msgspec.structs.replace(before, **same) == msgspec.structs.replace(after, **same)
