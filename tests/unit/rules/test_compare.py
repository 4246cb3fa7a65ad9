"""What differs between two jurisdictions is said topic by topic, and what does not differ is not said."""

from __future__ import annotations

import itertools

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.compare import NO_SUCH_TABLE, NOT_OFFERED, SILENT, compare, describe_jurisdiction
from tests.unit.rules.small import small_game, small_jurisdiction

MISSISSIPPI = "mississippi-stud"

WHAT_THE_AMENDMENT_CHANGED = {
    "mississippi-stud": ["progressive is worked"],
    "three-card-poker": ["amount of the progressive wager", "progressive is worked"],
    "let-it-ride": ["amount of the progressive wager", "progressive is worked", "limit on Bonus"],
    "caribbean-stud": ["progressive is worked"],
    "silverado-stud": [
        "wagers offered",
        "limit on Four-card bonus",
        "pay tables of Four-card hand",
        "order of settlement",
    ],
    "four-card-poker": ["progressive is worked"],
    "texas-holdem-bonus": ["progressive is worked"],
    "ultimate-texas-holdem": ["progressive is worked"],
    "blackjack": ["pay tables of Buster Bonus", "setting war_moves"],
}


def differences(game: str, first: str, second: str) -> dict[str, tuple[str, str]]:
    """What two jurisdictions that ship say, by topic."""
    found = compare(catalogue.game(game), catalogue.jurisdiction(first), catalogue.jurisdiction(second))
    return {difference.topic: (difference.first.text, difference.second.text) for difference in found}


def test_maryland_and_iowa_differ_on_what_their_documents_print() -> None:
    """Iowa has no progressive and no six card bonus, and caps the table where Maryland caps the hand."""
    found = differences(MISSISSIPPI, "maryland", "iowa")

    assert found["pay tables of Three Card Bonus"] == ("A, B, C, D, E or F", "base")
    assert found["pay tables of Six Card Bonus"] == ("A or B", NOT_OFFERED)
    assert found["amount of the progressive wager"] == ("$1 or $5", NOT_OFFERED)
    assert found["setting progressive_after_fold"] == ("forfeited", NOT_OFFERED)
    assert found["seed and reset of table A, meter"] == ("$10,000 at least", NO_SUCH_TABLE)
    assert found["limit on what the whole table is paid"][0] == SILENT
    assert found["limit on what one player's hand is paid"][1] == SILENT
    assert "seats" not in found
    assert "pay tables of Mississippi Stud" not in found


def test_maryland_and_south_dakota_differ_on_what_their_documents_print() -> None:
    """The ante has a limit in South Dakota, and an exposed card does not end the round there."""
    found = differences(MISSISSIPPI, "maryland", "south-dakota")

    assert found["limit on Ante"] == (SILENT, "$25 at most")
    assert found["envy bonus paid"] == ("at the holder's turn", "at the end of the round")
    assert found["pay tables of Three Card Bonus"] == ("A, B, C, D, E or F", NOT_OFFERED)
    assert found["tips"] == ("none may ride a wager", "may ride on the Ante")
    assert found["when a community card is exposed early"] == (
        "the round is void and every wager goes back",
        "the card is turned over and the deal goes on",
    )


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_the_amendment_changed_what_it_is_known_to_have_changed(game: str) -> None:
    """South Dakota's two texts differ on these topics of a game and on no other."""
    found = differences(game, "south-dakota", "south-dakota-before")

    assert list(found) == WHAT_THE_AMENDMENT_CHANGED[game]


def test_before_the_amendment_there_were_no_keypads() -> None:
    """Caribbean Stud took tokens in coin slots, the others a sensor with a game manager."""
    worked = {
        game: found["progressive is worked"][1]
        for game in catalogue.GAMES
        if "progressive is worked" in (found := differences(game, "south-dakota", "south-dakota-before"))
    }

    assert worked.pop("caribbean-stud") == "with tokens in coin slots; a supervisor verifies and pays a win"
    assert set(worked.values()) == {"with sensors, and a game manager under the supervisor's key"}


@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize(("first", "second"), list(itertools.product(catalogue.JURISDICTIONS, repeat=2)))
def test_a_comparison_is_the_same_from_either_side(game: str, first: str, second: str) -> None:
    """Each topic with its two sides exchanged; a jurisdiction does not differ from itself."""
    there, back = differences(game, first, second), differences(game, second, first)

    assert there == {topic: (one, other) for topic, (other, one) in back.items()}
    assert all(one != other for one, other in there.values())
    assert (first != second) or not there


def test_where_a_game_is_not_allowed_nothing_else_differs() -> None:
    """Iowa has no Three Card Poker, so neither seats nor decks of it differ."""
    assert differences("three-card-poker", "south-dakota", "iowa") == {
        "allowed": ("Three Card Poker is allowed", "Three Card Poker is not allowed")
    }
    assert differences("three-card-poker", "maryland", "iowa") == {}


def test_a_game_that_is_not_allowed_has_one_line() -> None:
    """There is nothing more to say of it."""
    (section,) = describe_jurisdiction(catalogue.game("blackjack"), catalogue.jurisdiction("maryland"))

    assert [line.text for line in section.lines] == ["allowed: Blackjack with Buster and War is not allowed"]


def test_a_setting_decided_as_the_game_decides_it_is_no_difference() -> None:
    """Only one jurisdiction speaks of the order, and what it says is the default."""
    decided = 'decided = [{ setting = "order", value = "play" }]\n'
    game, silent = small_game(), small_jurisdiction((decided, ""))
    default = small_jurisdiction((decided, decided.replace("play", "ante")))

    assert compare(game, silent, default) == ()
    (difference,) = compare(game, silent, small_jurisdiction())
    assert (difference.first.text, difference.second.text) == ("ante", "play")
    assert difference.first.clauses == game.setting[0].clauses


def test_an_amount_that_no_jurisdiction_sets_is_the_links() -> None:
    """South Dakota leaves it to the link of tables."""
    game, free = small_game(), small_jurisdiction(('amounts = ["$1", "$5"]\n', ""))

    (difference,) = compare(game, small_jurisdiction(), free)

    assert (difference.topic, difference.first.text, difference.second.text) == (
        "amount of the progressive wager",
        "$1 or $5",
        "as the link sets it",
    )


def test_a_seed_that_one_jurisdiction_does_not_ask_for_is_not_a_table_it_lacks() -> None:
    """Both allow the table, and one says nothing of its seed."""
    seeds = 'seeds = [{ paytable = "A", tier = "meter", at_least = "$1,000", clauses = ["sd-15.99.11"] }]\n'

    (difference,) = compare(small_game(), small_jurisdiction(), small_jurisdiction((seeds, "")))

    assert (difference.first.text, difference.second.text) == ("$1,000 at least", SILENT)


def test_several_decks_are_said_to_be_in_play_together() -> None:
    """One deck is one deck."""
    lines = {
        game: next(line.text for line in section.lines if line.text.startswith("decks"))
        for game in ("blackjack", "let-it-ride")
        for section in describe_jurisdiction(catalogue.game(game), catalogue.jurisdiction("south-dakota"))
    }

    assert lines["blackjack"].startswith("decks: 1, 2, 3, 4, 5, 6, 7 or 8 decks in play")
    assert lines["let-it-ride"].startswith("decks: one deck in play")
