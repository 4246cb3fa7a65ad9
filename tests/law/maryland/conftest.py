"""What Maryland's tests read: the game's datum, and what the jurisdiction says of the game."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import GameRules


@pytest.fixture
def game() -> Game:
    """Mississippi Stud, as every jurisdiction shares it."""
    return catalogue.game("mississippi-stud")


@pytest.fixture
def rules() -> GameRules:
    """What Maryland says of Mississippi Stud."""
    found = catalogue.jurisdiction("maryland").rules_of("mississippi-stud")
    assert found is not None
    return found
