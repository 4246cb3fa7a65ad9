"""The rulebook finds a pay table by what it is called, and the defects of a datum are told in one line each."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Cents, Envy, Push
from fifthstreet.rules.defects import DataError, Defect, refuse
from fifthstreet.rules.paytables import EnvyBonus, Paytable, PaytableRow, envy_at
from fifthstreet.rules.rulebook import Rulebook
from tests.unit.rules.small import small_game, small_jurisdiction, small_paytables


def small_rulebook() -> Rulebook:
    """The small game with its tables and its jurisdiction."""
    game, jurisdiction = small_game(), small_jurisdiction()
    return Rulebook(
        games={game.id: game}, paytables={game.id: small_paytables()}, jurisdictions={jurisdiction.id: jurisdiction}
    )


def table(*bonuses: EnvyBonus, amounts_scale: bool = False) -> Paytable:
    """A table of one row with these envy awards."""
    row = PaytableRow(hand="royal flush", pays=Push(), envy=bonuses)
    return Paytable(
        game="pocket-stud",
        slot="progressive",
        name="A",
        rows=(row,),
        otherwise=Push(),
        amounts_scale=amounts_scale,
    )


def bonus(wager: int, pays: int) -> EnvyBonus:
    """An envy award in cents."""
    return EnvyBonus(wager=Cents(wager), pays=Envy(amount_cents=Cents(pays)))


def test_tables_are_found_by_slot_and_by_name() -> None:
    """A game that is not in the book has none."""
    book = small_rulebook()

    assert [one.name for one in book.tables_of("pocket-stud", "progressive")] == ["A", "B"]
    assert [one.key for one in book.table_named("pocket-stud", "progressive", "B")] == ["pocket-stud/progressive/B"]
    assert book.tables_of("draw-poker", "progressive") == ()


def test_a_table_for_each_number_of_players_is_several_of_one_name() -> None:
    """Cover All has six, each with a key of its own."""
    tables = catalogue.rulebook().table_named("mississippi-stud", "cover_all", "base")

    assert [one.players for one in tables] == [1, 2, 3, 4, 5, 6]
    assert tables[5].key == "mississippi-stud/cover_all/base/6"


def test_a_table_may_be_used_where_a_jurisdiction_names_it() -> None:
    """And nowhere if none does, or if the game is not allowed."""
    book = small_rulebook()
    a_table = book.table_named("pocket-stud", "side", "base")[0]
    unnamed = book.table_named("pocket-stud", "play", "base")[0]

    assert book.jurisdictions_of(a_table) == ("nowhere",)
    assert book.jurisdictions_of(unnamed) == ()
    assert catalogue.rulebook().jurisdictions_of(catalogue.paytables("three-card-poker")[0]) == (
        "south-dakota",
        "south-dakota-before",
    )


@pytest.mark.parametrize(
    ("bonuses", "amounts_scale", "expected"),
    [
        ((bonus(100, 1000),), False, 1000),
        ((bonus(100, 1000), bonus(500, 5500)), False, 5500),
        ((bonus(500, 5500),), True, 5500),
        ((bonus(100, 1001),), True, 5005),
        ((bonus(300, 1000),), True, 1666),
        ((bonus(100, 1000), bonus(200, 2000)), False, None),
        ((), True, None),
    ],
)
def test_envy_at_five_dollars_is_what_is_printed_or_grows_with_the_wager(
    bonuses: tuple[EnvyBonus, ...], *, amounts_scale: bool, expected: int | None
) -> None:
    """A fraction of a cent is left with the house."""
    of = table(*bonuses, amounts_scale=amounts_scale)

    found = envy_at(of, of.rows[0], Cents(500))

    assert (found.amount_cents if found else None) == expected


def test_a_defect_is_one_line_with_what_it_breaks() -> None:
    """Where, what, and the clauses and rulings in brackets; a warning says that it is one."""
    plain = Defect(path="rows", sentence="it is wrong.")
    cited = Defect(path="rows", sentence="it is odd.", clauses=("md-1.A",), rulings=("R6",), warning=True)

    assert str(plain) == "rows: it is wrong."
    assert str(cited) == "rows: warning: it is odd. (md-1.A, R6)"


def test_a_datum_is_refused_for_its_errors_and_not_for_its_warnings() -> None:
    """The warnings are shown elsewhere."""
    error = Defect(path="rows", sentence="it is wrong.")
    warning = Defect(path="name", sentence="it is odd.", warning=True)

    refuse("table", (warning,))
    with pytest.raises(DataError) as caught:
        refuse("table", (warning, error))

    assert str(caught.value) == "table has 1 defect: rows: it is wrong."
    assert caught.value.defects == (error,)


def test_an_error_without_a_defect_is_a_bug() -> None:
    """There is nothing to mend."""
    with pytest.raises(AssertionError, match="no error without a defect"):
        DataError("table", ())
