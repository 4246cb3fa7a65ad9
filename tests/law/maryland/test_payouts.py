"""Chapter 12 of Maryland without its printed rows: tables to select, the limit, meters and envy."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Cents, MeterShare, Push, ToOdds
from fifthstreet.rules.defects import DataError
from fifthstreet.rules.jurisdictions import AllowedTables, GameRules, ProgressiveRule
from fifthstreet.rules.paytables import Paytable, envy_at
from fifthstreet.rules.reading import read_data
from fifthstreet.rules.submissions import LinkTier
from tests.proofs import clause, ruling


@pytest.fixture
def progressive(rules: GameRules) -> ProgressiveRule:
    """What Maryland says of the progressive wager."""
    assert rules.progressive is not None
    return rules.progressive


def _allowed(rules: GameRules, slot: str) -> AllowedTables:
    (found,) = (table for table in rules.tables if table.slot == slot)
    return found


def _table(slot: str, name: str) -> Paytable:
    tables = catalogue.paytables("mississippi-stud")
    (found,) = (table for table in tables if (table.slot, table.name) == (slot, name))
    return found


def _pays(table: Paytable, hand: str) -> object:
    return next((row.pays for row in table.rows if row.hand == hand), None)


@clause("md-12.A")
def test_the_hand_has_one_table(rules: GameRules) -> None:
    """Every operator pays the hand by it, all four wagers alike, down to the push of sixes to tens (md-11.I.2.b)."""
    assert _allowed(rules, "base_game").names == ("base",)
    assert not _allowed(rules, "base_game").operator_may_supply
    assert _pays(_table("base_game", "base"), "pair of sixes to tens") == Push()
    slot = next(slot for slot in catalogue.game("mississippi-stud").slot if slot.id == "base_game")
    assert slot.wagers == ("ante", "third_street", "fourth_street", "fifth_street")


@clause("md-12.B.1", "md-12.B.2")
@ruling("R34")
def test_what_a_hand_wins_is_limited(rules: GameRules) -> None:
    """The limit is $50,000 or what ten minimum antes win, over the hand's own wagers and no side wager (md-12.B)."""
    (cap,) = rules.caps
    assert cap.over == "one player's hand"
    assert cap.wagers == ("ante", "third_street", "fourth_street", "fifth_street")
    assert cap.max == Cents(50_000_00)
    assert cap.or_at_minimum == 10
    assert cap.counts_odds_from is None
    setting = next(one for one in catalogue.game("mississippi-stud").setting if one.id == "cap_minimum_antes")
    assert (setting.default, setting.allowed) == (10, (10, 4))


@clause("md-12.C.1", "md-12.C.5.b")
def test_the_submission_selects_one_of_four_progressive_tables(rules: GameRules) -> None:
    """A, B, C or D, which also says the envy; no table of the operator's own."""
    assert _allowed(rules, "progressive").names == ("A", "B", "C", "D")
    assert not _allowed(rules, "progressive").operator_may_supply


@clause("md-12.C.1.a", "md-12.C.1.b", "md-12.C.1.c", "md-12.C.1.d")
@pytest.mark.parametrize(
    ("name", "meters", "three_of_a_kind"),
    [
        ("A", ("meter", "meter"), "9 for 1"),
        ("B", ("major", "minor"), "9 for 1"),
        ("C", ("mega", "major", "minor"), "10 for 1"),
        ("D", ("mega", "major", "minor"), "9 for 1"),
    ],
)
def test_each_progressive_table_has_its_meters(name: str, meters: tuple[str, ...], three_of_a_kind: str) -> None:
    """The highest hands share in these meters, in this order, and three of a kind tells C from D."""
    table = _table("progressive", name)
    assert tuple(row.pays.tier for row in table.rows if isinstance(row.pays, MeterShare)) == meters
    assert str(_pays(table, "three of a kind")) == three_of_a_kind


@clause("md-12.C.2")
@ruling("R6")
def test_the_progressive_pays_one_hand_once() -> None:
    """It looks at the player's five cards, and no hand stands on two rows of a table."""
    slot = next(slot for slot in catalogue.game("mississippi-stud").slot if slot.id == "progressive")
    assert slot.hand == "player"
    for name in "ABCD":
        hands = [row.hand for row in _table("progressive", name).rows]
        assert len(hands) == len(set(hands)) == 7


@clause("md-12.C.3", "md-12.C.3.a", "md-12.C.3.b")
@ruling("R31")
@pytest.mark.parametrize("missing", ["rate", "seed", "reset"])
def test_a_submission_states_rate_initial_and_reset_amount(missing: str) -> None:
    """A meter without one of the three is refused, and the refusal names it."""
    tier = {"tier": "major", "seed": "$1,000", "reset": "$1,000", "rate": "15%"}
    assert read_data(LinkTier, tier, what="tier").seed == Cents(1_000_00)
    del tier[missing]
    with pytest.raises(DataError, match=rf"'{missing}' is missing\."):
        read_data(LinkTier, tier, what="tier")


@clause("md-12.C.3.b", "md-12.C.3.b.i")
@clause("md-12.C.3.b.ii.1", "md-12.C.3.b.ii.2")
@clause("md-12.C.3.b.iii.1", "md-12.C.3.b.iii.2", "md-12.C.3.b.iii.3")
@clause("md-12.C.3.b.iv.1", "md-12.C.3.b.iv.2", "md-12.C.3.b.iv.3")
@ruling("R31")
def test_each_meter_has_its_least_amount(progressive: ProgressiveRule) -> None:
    """Initial and reset amounts start at these, table by table and meter by meter."""
    assert [(seed.paytable, seed.tier, seed.at_least, seed.clauses) for seed in progressive.seeds] == [
        ("A", "meter", 10_000_00, ("md-12.C.3.b.i",)),
        ("B", "major", 1_000_00, ("md-12.C.3.b.ii.1",)),
        ("B", "minor", 250_00, ("md-12.C.3.b.ii.2",)),
        ("C", "mega", 10_000_00, ("md-12.C.3.b.iii.1",)),
        ("C", "major", 1_000_00, ("md-12.C.3.b.iii.2",)),
        ("C", "minor", 250_00, ("md-12.C.3.b.iii.3",)),
        ("D", "mega", 10_000_00, ("md-12.C.3.b.iv.1",)),
        ("D", "major", 1_000_00, ("md-12.C.3.b.iv.2",)),
        ("D", "minor", 250_00, ("md-12.C.3.b.iv.3",)),
    ]


@clause("md-12.C.6", "md-12.C.7")
@ruling("R28")
def test_the_progressive_wager_is_one_or_five_dollars(progressive: ProgressiveRule) -> None:
    """Envy is printed for these two amounts and does not grow in between."""
    assert progressive.amounts == (Cents(1_00), Cents(5_00))
    assert not any(_table("progressive", name).amounts_scale for name in "ABCD")
    assert all(_table("progressive", name).wager is None for name in "ABCD")


@clause("md-12.C.5.a")
@clause("md-12.C.6.a", "md-12.C.6.b", "md-12.C.6.c", "md-12.C.6.d")
@clause("md-12.C.7.a", "md-12.C.7.b", "md-12.C.7.c", "md-12.C.7.d")
@ruling("R28")
@pytest.mark.parametrize("name", list("ABCD"))
def test_envy_depends_on_the_receivers_wager(name: str) -> None:
    """For both qualifying hands a $1 and a $5 wager have an award, the latter five times as much, and no other has."""
    table = _table("progressive", name)
    found = {
        (row.hand, wager): str(envy)
        for row in table.rows
        for wager in (Cents(1_00), Cents(2_00), Cents(5_00))
        if (envy := envy_at(table, row, wager)) is not None
    }
    assert found == {
        ("royal flush", 1_00): "$1,000 envy",
        ("royal flush", 5_00): "$5,000 envy",
        ("straight flush", 1_00): "$300 envy",
        ("straight flush", 5_00): "$1,500 envy",
    }


@clause("md-12.D")
@clause("md-12.D.1", "md-12.D.2", "md-12.D.3", "md-12.D.4", "md-12.D.5", "md-12.D.6")
def test_the_submission_selects_one_of_six_three_card_tables(rules: GameRules) -> None:
    """They are told apart by a mini-royal and by what straights and flushes pay."""
    assert _allowed(rules, "three_card_bonus").names == ("A", "B", "C", "D", "E", "F")
    marks = {
        name: tuple(_pays(_table("three_card_bonus", name), hand) for hand in ("mini-royal", "straight", "flush"))
        for name in "ABCDEF"
    }
    assert marks == {
        "A": (None, ToOdds(winnings=6), ToOdds(winnings=4)),
        "B": (None, ToOdds(winnings=5), ToOdds(winnings=4)),
        "C": (ToOdds(winnings=50), ToOdds(winnings=5), ToOdds(winnings=4)),
        "D": (ToOdds(winnings=50), ToOdds(winnings=6), ToOdds(winnings=3)),
        "E": (None, ToOdds(winnings=6), ToOdds(winnings=3)),
        "F": (ToOdds(winnings=50), ToOdds(winnings=6), ToOdds(winnings=4)),
    }


@clause("md-12.E", "md-12.E.1", "md-12.E.2")
def test_the_submission_selects_one_of_two_six_card_tables(rules: GameRules) -> None:
    """A pays a super royal of diamonds apart from the rest, B pays every suit's alike."""
    assert _allowed(rules, "six_card_bonus").names == ("A", "B")
    assert len(_table("six_card_bonus", "A").rows) == 9
    assert len(_table("six_card_bonus", "B").rows) == 8
    assert [row.hand.startswith("super royal") for row in _table("six_card_bonus", "A").rows][:3] == [True, True, False]
    assert [row.hand.startswith("super royal") for row in _table("six_card_bonus", "B").rows][:2] == [True, False]
