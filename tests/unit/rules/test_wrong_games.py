"""Every wrong game and every wrong jurisdiction is answered with the sentences that are written beside it."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.rules.check_game import check_game
from fifthstreet.rules.check_jurisdiction import check_jurisdiction
from fifthstreet.rules.check_paytable import check_paytable
from tests.unit.rules.small import small_game, small_jurisdiction, small_paytables
from tests.unit.rules.wrong import Wrong, answered, read_wrong

GAMES: Final = read_wrong("wrong_games.toml").wrong
JURISDICTIONS: Final = read_wrong("wrong_jurisdictions.toml").wrong


@pytest.mark.parametrize("wrong", GAMES, ids=lambda wrong: wrong.id)
def test_a_wrong_game_is_answered_with_its_sentences(wrong: Wrong) -> None:
    """A name that a game uses and does not define is found wherever it stands."""
    assert answered(lambda: check_game(small_game(*wrong.change.items()))) == wrong.expected


@pytest.mark.parametrize("wrong", JURISDICTIONS, ids=lambda wrong: wrong.id)
def test_a_wrong_jurisdiction_is_answered_with_its_sentences(wrong: Wrong) -> None:
    """What it says of a game is about wagers, tables and settings that the game has."""
    game, tables = small_game(), small_paytables()

    found = answered(
        lambda: check_jurisdiction(small_jurisdiction(*wrong.change.items()), {game.id: game}, {game.id: tables})
    )

    assert found == wrong.expected


def test_what_they_were_made_from_is_sound() -> None:
    """So each answer answers the change and nothing else."""
    game, tables = small_game(), small_paytables()

    assert check_game(game) == ()
    assert check_jurisdiction(small_jurisdiction(), {game.id: game}, {game.id: tables}) == ()
    assert [check_paytable(table, game) for table in tables] == [()] * len(tables)


def test_a_jurisdiction_may_say_nothing_of_a_progressive() -> None:
    """Where none is allowed there is no rule of one to be wrong."""
    game, tables = small_game(), small_paytables()
    said = small_jurisdiction()
    progressive = (
        "[game.progressive]\n"
        'amounts = ["$1", "$5"]\n'
        'envy_paid = "at the holder\'s turn"\n'
        'seeds = [{ paytable = "A", tier = "meter", at_least = "$1,000", clauses = ["sd-15.99.11"] }]\n'
    )
    silent = small_jurisdiction((progressive, ""))

    assert said.game[0].progressive is not None
    assert silent.game[0].progressive is None
    assert check_jurisdiction(silent, {game.id: game}, {game.id: tables}) == ()


@pytest.mark.parametrize("kind", ["games", "jurisdictions"])
def test_no_two_are_the_same(kind: str) -> None:
    """Each is another change with an answer of its own."""
    wrong = {"games": GAMES, "jurisdictions": JURISDICTIONS}[kind]

    assert len({one.id for one in wrong}) == len(wrong)
    assert len({tuple(one.change.items()) for one in wrong}) == len(wrong)
    assert all(one.expected for one in wrong)
