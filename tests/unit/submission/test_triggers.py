"""How often the highest award of a progressive falls due."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

import msgspec
import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import parse_payout
from fifthstreet.rules.paytables import Paytable, PaytableRow
from fifthstreet.rules.triggers import Trigger, royal_in, trigger
from tests.proofs import ruling

ODDS: Final = {
    ("mississippi-stud", "A"): ("royal flush", "1 in 649,740"),
    ("mississippi-stud", "C"): ("royal flush", "1 in 649,740"),
    ("let-it-ride", "LIRP-1"): ("royal flush", "1 in 649,740"),
    ("caribbean-stud", "OLD-10PCT"): ("royal flush", "1 in 649,740"),
    ("four-card-poker", "PMG-01"): ("royal flush", "1 in 649,740"),
    ("four-card-poker", "FCCP-3"): ("four aces", "1 in 54,145"),
    ("three-card-poker", "1"): ("mini-royal of spades", "1 in 22,100"),
    ("texas-holdem-bonus", "PMG-02"): ("royal flush", "1 in 649,740"),
    ("texas-holdem-bonus", "THBP-08"): ("royal flush in five cards", "1 in 649,740"),
}


def progressive(game: str, name: str) -> Paytable:
    """One progressive pay table."""
    return next(table for table in catalogue.paytables(game) if table.slot == "progressive" and table.name == name)


def won_by(table: Paytable, hand: str) -> Paytable:
    """The same table with one row, which takes the meter."""
    return msgspec.structs.replace(table, rows=(PaytableRow(hand=hand, pays=parse_payout("100% of meter")),))


@ruling("R7", "R9")
@pytest.mark.parametrize(("key", "expected"), ODDS.items(), ids=["/".join(key) for key in ODDS])
def test_the_highest_award_is_won_so_often(key: tuple[str, str], expected: tuple[str, str]) -> None:
    """The probability is that of the cards the table ranks: five dealt, three dealt, or hole cards and flop."""
    found = trigger(progressive(*key), catalogue.game(key[0]))

    assert found is not None
    assert (found.hand, found.one_in) == expected


def test_every_progressive_of_the_catalogue_has_a_known_trigger() -> None:
    """No printed progressive is left out when a link is compared."""
    tables = [table for name in catalogue.GAMES for table in catalogue.paytables(name) if table.slot == "progressive"]

    assert tables
    assert all(trigger(table, catalogue.game(table.game)) for table in tables)


@pytest.mark.parametrize(
    ("hand", "probability"),
    [
        ("royal flush in five cards", royal_in(5)),
        ("royal flush in six cards", royal_in(6) - royal_in(5)),
        ("royal flush in seven cards", royal_in(7) - royal_in(6)),
        ("community royal flush", royal_in(5)),
        ("royal flush", royal_in(7) - royal_in(5)),
        ("straight flush", None),
    ],
)
def test_a_royal_is_told_by_how_many_cards_it_took(hand: str, probability: Fraction | None) -> None:
    """Each of them excludes those that were complete earlier; what is no royal has no closed form."""
    found = trigger(won_by(progressive("texas-holdem-bonus", "THBP-08"), hand), catalogue.game("texas-holdem-bonus"))

    assert (found.probability if found else None) == probability


@pytest.mark.parametrize(("hand", "one_in"), [("mini-royal", "1 in 5,525"), ("straight flush", None)])
def test_three_cards_have_four_mini_royals(hand: str, one_in: str | None) -> None:
    """Any suit is four times as likely as one; a straight flush has no closed form here."""
    found = trigger(won_by(progressive("three-card-poker", "1"), hand), catalogue.game("three-card-poker"))

    assert (found.one_in if found else None) == one_in


def test_a_table_without_a_meter_has_no_trigger() -> None:
    """Fixed awards come from the tray and move no meter."""
    base = next(table for table in catalogue.paytables("mississippi-stud") if table.slot == "base_game")

    assert trigger(base, catalogue.game("mississippi-stud")) is None


def test_fewer_cards_than_a_royal_hold_none() -> None:
    """Four cards never hold a royal flush."""
    assert royal_in(4) == 0


def test_odds_are_rounded_to_the_nearest() -> None:
    """Two in five is quoted as one in three, the half rounded up."""
    assert Trigger(hand="a", probability=Fraction(2, 5)).one_in == "1 in 3"
