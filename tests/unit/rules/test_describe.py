"""A game is told in sentences that are true of it, each with its clauses."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.compare import describe_jurisdiction
from fifthstreet.rules.describe import Section, counted, describe_game, listed, said, the_wager, wager_name
from tests.unit.rules.small import small_game, small_jurisdiction

RULES: Final = Path(__file__).parent / "small_rules.txt"
ASKS_NOTHING_TWICE: Final = re.compile(r"\b(\w+) \1\b")


def told(sections: tuple[Section, ...]) -> str:
    """Sections as lines: a heading, then its sentences with what they rest on."""
    lines: list[str] = []
    for section in sections:
        lines.append(f"# {section.title}")
        for line in section.lines:
            rests_on = ", ".join((*line.clauses, *line.rulings))
            lines.append(f"{line.text} [{rests_on}]" if rests_on else line.text)
    return "\n".join(lines) + "\n"


def sentence(game: str, beginning: str) -> str:
    """The sentence of a game's rules that begins so."""
    sections = describe_game(catalogue.game(game))
    found = [line.text for section in sections for line in section.lines if line.text.startswith(beginning)]
    assert len(found) == 1, f"{len(found)} sentences of {game} begin '{beginning}'"
    return found[0]


def test_every_form_of_sentence_is_told_as_it_was_read_and_found_right() -> None:
    """The small game has every kind of wager, amount, settlement, deal, choice, reveal and setting."""
    game = small_game()

    assert told((*describe_game(game), *describe_jurisdiction(game, small_jurisdiction()))) == RULES.read_text("utf-8")


def test_a_game_without_a_dealers_hand_says_nothing_of_one() -> None:
    """At Mississippi Stud and at Let It Ride players meet a pay table alone."""
    titles = {game: [section.title for section in describe_game(catalogue.game(game))] for game in catalogue.GAMES}

    assert {game for game, said_of in titles.items() if "The dealer" not in said_of} == {
        "mississippi-stud",
        "let-it-ride",
        "silverado-stud",
    }


def test_a_dealer_who_needs_no_hand_plays_whatever_he_holds() -> None:
    """Four Card Poker's dealer always plays, and no sentence says that he qualifies."""
    dealer = next(
        section for section in describe_game(catalogue.game("four-card-poker")) if section.title == "The dealer"
    )

    assert [line.text for line in dealer.lines] == ["The dealer plays whatever he holds."]


def test_only_those_who_hold_the_wager_are_asked() -> None:
    """A player with pair plus alone is not asked whether he folds."""
    assert sentence("three-card-poker", "Play: Each") == (
        "Play: Each player still in with the Ante folds, or bets the amount of the Ante as the Play. "
        "The dealer's hand is turned over."
    )


def test_a_street_after_a_bet_asks_only_those_who_have_not_bet() -> None:
    """At Ultimate the play wager is placed once, and trips alone is never asked."""
    assert sentence("ultimate-texas-holdem", "After the river") == (
        "After the river: Each player with the Ante who has not bet yet folds, or bets the amount of the Ante as the "
        "Play. Two of the dealer's cards are turned over."
    )


def test_a_hand_may_be_laid_down_only_where_the_table_pays_it() -> None:
    """Two pair dealt has a row in some of Silverado's tables and not in others."""
    assert sentence("silverado-stud", "Split or lay down").startswith(
        "Split or lay down: Each player still in splits the hand into three cards and one card, or lays it down as "
        "four of a kind dealt or two pair dealt, where the pay table has a row for that."
    )


def test_the_community_has_its_cards_in_two_rotations_of_three() -> None:
    """At Let It Ride each player has three cards and the community two."""
    assert sentence("let-it-ride", "One card at a time") == (
        "One card at a time in rotation: three cards to each player and the community card area, one at a time in "
        "rotation, the community card area in the first and second of them only, face down."
    )


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_sentences_of_a_game_that_ships_are_sentences(game: str) -> None:
    """Each ends with a full stop, has no word twice running and no id where a name belongs."""
    datum = catalogue.game(game)
    names = {*(wager.id for wager in datum.wager), *(slot.id for slot in datum.slot)}
    ids = {name for name in names if "_" in name}

    for section in describe_game(datum):
        for line in section.lines:
            assert line.text.endswith("."), line.text
            assert "  " not in line.text
            assert ASKS_NOTHING_TWICE.search(line.text) is None, line.text
            assert section.title == "Settings" or not any(one in line.text for one in ids), line.text


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_what_is_said_of_each_wager_and_setting_is_one_sentence_or_more(game: str) -> None:
    """It begins with a capital and ends with a full stop, as one who reads it expects."""
    datum = catalogue.game(game)

    wagers, settings = ([one.about for one in datum.wager], [one.about for one in datum.setting])

    for about in (datum.summary, *wagers, *settings):
        assert re.fullmatch(r"[A-Z].*[^.]\.", about), about


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_wager_and_every_step_of_play_rests_on_something(game: str) -> None:
    """A sentence about a wager, the deal or a street cites a clause."""
    sections = {section.title: section.lines for section in describe_game(catalogue.game(game))}

    for title in ("Entering a round", "Wagers", "Dealing", "Play"):
        assert all(line.clauses for line in sections[title]), title


@pytest.mark.parametrize(
    ("words", "last", "expected"),
    [
        ([], "and", "none"),
        (["a"], "and", "a"),
        (["a", "b"], "or", "a or b"),
        ([1, 2, 3], "or", "1, 2 or 3"),
    ],
)
def test_words_are_listed_as_a_sentence_lists_them(words: list[object], last: str, expected: str) -> None:
    """Commas between, a word before the last."""
    assert listed(words, last) == expected


@pytest.mark.parametrize(("count", "expected"), [(0, "no cards"), (1, "one card"), (10, "ten cards"), (12, "12 cards")])
def test_things_are_counted_in_words_up_to_ten(count: int, expected: str) -> None:
    """As a sentence counts them."""
    assert counted(count, "card") == expected


def test_a_wager_told_apart_by_a_number_or_a_sign_has_no_article() -> None:
    """The Ante, but Bet 1, Bet $ and 3rd Street."""
    ride, stud = catalogue.game("let-it-ride"), catalogue.game("mississippi-stud")

    assert [the_wager(ride, wager.id) for wager in ride.wager[:4]] == ["Bet 1", "Bet 2", "Bet $", "the Bonus"]
    assert the_wager(stud, "third_street") == "3rd Street"
    assert the_wager(catalogue.game("silverado-stud"), "five_card_bet") == "the Five-card bet"


def test_what_a_game_does_not_have_is_called_by_its_id() -> None:
    """So that a sentence about wrong data can still be written."""
    assert wager_name(small_game(), "blind") == "blind"
    assert wager_name(small_game(), "ante_bonus") == "Ante Bonus"


def test_a_settings_value_is_said_as_a_file_writes_it() -> None:
    """True and false in small letters."""
    assert [said(value) for value in (True, False, 3, "late")] == ["true", "false", "3", "late"]
