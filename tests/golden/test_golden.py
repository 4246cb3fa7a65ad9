"""The golden rounds: each was worked out by hand from the documents, and comes out as it was worked out."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.round.text import differences, format_round, parse_round, read_round, replay

HERE: Final = Path(__file__).parent
FILES: Final = sorted(HERE.glob("*/*.round"))
FILES_LEAST: Final = 12
"""How many golden rounds every game has."""


def test_every_game_has_its_golden_rounds() -> None:
    """No game of the catalogue is left without, and each file is of the game whose folder it lies in."""
    games = {file: read_round(file.read_bytes()).game for file in FILES}

    assert {file.parent.name for file in FILES} <= set(catalogue.GAMES)
    assert [str(file) for file, game in games.items() if file.parent.name != game] == []
    counted = Counter(games.values())
    assert {game: counted[game] for game in catalogue.GAMES if counted[game] < FILES_LEAST} == {}


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_a_golden_round_comes_out_as_it_was_worked_out(file: Path) -> None:
    """Dealt again, every wager ends as the file expects; printed and read back, the file says the same."""
    golden = read_round(file.read_bytes())
    replayed = replay(golden, catalogue.rulebook(), catalogue.steps)

    assert golden.expected, "a golden round expects something"
    assert differences(golden, replayed) == ()
    assert parse_round(format_round(golden)) == golden
