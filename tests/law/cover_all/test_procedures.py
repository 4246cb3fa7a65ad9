"""Cover All's procedures: the shuffler's mode, and the hands that stay open."""

from __future__ import annotations

import pytest

from fifthstreet.round import Choice
from fifthstreet.round import commands as asked
from fifthstreet.rules.clauses import Who
from fifthstreet.shift import checklist
from tests.law.days import Day, table_terms
from tests.proofs import clause, ruling

PLACES = ["maryland", "iowa"]


@clause("ca-3")
@ruling("R24")
@pytest.mark.parametrize("jurisdiction", PLACES)
def test_the_shuffler_is_set_to_its_mode_before_the_table_opens(jurisdiction: str) -> None:
    """It is the casino's to do, and only where the wager is offered."""
    day = Day(table_terms(jurisdiction, "mississippi-stud"))
    assert "cover_all_mode" in day.waits("open table")
    assert day.step("cover_all_mode").who is Who.OPERATOR
    without = Day(table_terms("maryland", "mississippi-stud", "manual_shoe"))
    assert "cover_all_mode" not in without.due


def _settling(jurisdiction: str, *, covered: bool) -> Day:
    day = Day(table_terms(jurisdiction, "mississippi-stud"))
    day.open("red")
    day.begin()
    day.bet(1, ante=5, **({"cover_all": 5} if covered else {}))
    day.bet(2, ante=5)
    day.goes(asked.CloseBets())
    day.deal(p1="2c 7d", p2="Ac Ad", community="Ah Js 5s")
    for _ in range(3):
        day.choose(1, Choice.BET, 5)
        day.choose(2, Choice.BET, 5)
        day.goes(asked.Reveal())
    day.goes(asked.Settle())
    return day


@clause("ca-8.a", "ca-9")
@ruling("R24")
@pytest.mark.parametrize("jurisdiction", PLACES)
def test_the_highest_hand_so_far_stays_open(jurisdiction: str) -> None:
    """Three of a kind or better is left open, and a higher one takes its place, while somebody has the wager."""
    day = _settling(jurisdiction, covered=True)
    assert day.step("highest_hand_stays").clauses == ("ca-8.a",)
    assert day.step("higher_hand_stays").clauses == ("ca-9",)
    assert not {"highest_hand_stays", "higher_hand_stays"} & set(_settling(jurisdiction, covered=False).due)


@clause("ca-10")
@ruling("R38")
@pytest.mark.parametrize("jurisdiction", PLACES)
def test_the_dealer_comes_back_for_cover_all(jurisdiction: str) -> None:
    """It is paid after the wagers of every hand."""
    day = _settling(jurisdiction, covered=True)
    assert day.playing is not None
    own = [step.id for step in checklist(day.shift, day.playing)]
    paying = [step for step in own if step.startswith(("take", "pay", "leave", "give"))]
    assert paying[-1] == "pay/1/cover_all"
