"""Iowa's procedures, as far as hands and eyes carry them out."""

from __future__ import annotations

from fifthstreet.round import Choice
from fifthstreet.round import commands as asked
from fifthstreet.rules.clauses import Who
from fifthstreet.shift import checklist, may_begin
from tests.law.days import Day, table_terms
from tests.proofs import clause, ruling


def _dealt() -> Day:
    day = Day(table_terms("iowa", "mississippi-stud"))
    day.open("red", ready=False)
    day.begin()
    day.bet(1, ante=5, three_card_bonus=5)
    day.bet(2, ante=5)
    day.goes(asked.CloseBets())
    day.deal(p1="Ac Ad", p2="2c 7d", community="3h Js 5s")
    return day


def test_iowa_says_nothing_of_opening_a_table() -> None:
    """Decks come and the round begins, but for the shuffler's mode where Cover All is offered."""
    day = Day(table_terms("iowa", "mississippi-stud"))
    assert day.waits("open table") == ["cover_all_mode"]
    day.open("red", ready=False)
    assert may_begin(day.shift)


def test_the_shuffle_is_the_machines() -> None:
    """It comes before every round, and nothing is cut after it (ia-dealing.1)."""
    day = Day(table_terms("iowa", "mississippi-stud"))
    day.open("red")
    day.begin()
    assert day.step("shuffle").clauses == ("ia-dealing.1",)
    assert "cut" not in day.due


@clause("ia-irregularities.3")
def test_cards_stay_over_the_table() -> None:
    """It is shown to players while they choose, with the ban on telling what a hand holds."""
    day = _dealt()
    assert day.step("cards_in_view").clauses == ("ia-irregularities.3",)
    assert day.step("cards_in_view").who is Who.PLAYER
    assert day.step("keep_silent").clauses == ("ia-irregularities.4",)


@clause("ia-dealing.12")
@ruling("R22")
def test_folded_cards_are_tucked_under_the_three_card_bonus() -> None:
    """The dealer takes the game's wagers and leaves the bonus with the cards under it."""
    day = _dealt()
    day.choose(1, Choice.FOLD)
    day.choose(2, Choice.BET, 5)
    assert day.waits("reveal") == ["tuck_folded/1"]
    assert day.step("tuck_folded/1").says == (
        "Take in position 1's Ante and tuck the folded cards under the other wager."
    )


@clause("ia-dealing.11")
@ruling("R38")
def test_hands_are_settled_from_right_to_left() -> None:
    """Position 2 is opened, taken and put away before position 1 is opened."""
    day = _dealt()
    for _ in range(3):
        day.choose(1, Choice.BET, 5)
        day.choose(2, Choice.BET, 5)
        day.goes(asked.Reveal())
    day.goes(asked.Settle())
    assert day.playing is not None
    own = [step.id for step in checklist(day.shift, day.playing)]
    order = ["open_and_announce/2", "take/2/ante", "hand_away/2", "open_and_announce/1", "pay/1/ante", "hand_away/1"]
    assert [step for step in own if step in order] == order
