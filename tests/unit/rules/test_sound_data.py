"""Every game, pay table and jurisdiction that ships is sound, and every hand has one outcome."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, hands_named
from fifthstreet.money import BasisPoints, Cents, Envy, FixedAward, ForOdds, Loses, MeterShare, Payout, Push, ToOdds
from fifthstreet.rules.check_game import check_game
from fifthstreet.rules.check_jurisdiction import check_jurisdiction
from fifthstreet.rules.check_paytable import check_paytable, is_progressive, outcome, paid_hands, ranking_of
from fifthstreet.rules.paytables import EnvyBonus, Paytable, PaytableRow
from tests.proofs import ruling

SLOTS = [(game, slot.id) for game in catalogue.GAMES for slot in catalogue.game(game).slot]
TABLES = [table for game in catalogue.GAMES for table in catalogue.paytables(game)]

ODDS = st.integers(min_value=1, max_value=1_000)
PAYOUTS: st.SearchStrategy[Payout] = st.one_of(
    st.builds(ToOdds, winnings=ODDS, stake=st.integers(1, 3)),
    st.builds(ForOdds, amount=ODDS, stake=st.integers(1, 3)),
    st.just(Push()),
    st.just(Loses()),
    st.builds(MeterShare, share=st.integers(1, 10_000).map(BasisPoints), tier=st.sampled_from(["meter", "major"])),
    st.builds(FixedAward, amount_cents=st.integers(1, 10**9).map(Cents)),
)
WORDS = st.sampled_from(
    [
        *{hand for ranking in RANKINGS.values() for hand in (*ranking.hands, *ranking.groups)},
        "pair of jacks or better",
        "less than ten high",
        "full boat",
        "",
    ]
)
WAGERS = st.sampled_from([Cents(0), Cents(100), Cents(500)])
BONUSES = st.builds(EnvyBonus, wager=WAGERS, pays=st.just(Envy(amount_cents=Cents(1000))))


@st.composite
def small_tables(draw: st.DrawFn) -> Paytable:
    """A pay table of some slot with any rows at all."""
    game, slot = draw(st.sampled_from(SLOTS))
    rows = st.builds(PaytableRow, hand=WORDS, pays=PAYOUTS, envy=st.lists(BONUSES, max_size=2).map(tuple))
    return Paytable(
        game=game,
        slot=slot,
        name=draw(st.sampled_from(["base", " "])),
        rows=tuple(draw(st.lists(rows, max_size=5))),
        otherwise=draw(PAYOUTS),
        players=draw(st.none() | st.integers(-1, 6)),
        wager=draw(st.none() | WAGERS),
        amounts_scale=draw(st.booleans()),
        reserve=draw(st.sampled_from([BasisPoints(0), BasisPoints(500)])),
        hand=draw(st.none() | st.sampled_from(["player", "sleeve"])),
        source=draw(st.sampled_from(["operator", "document", "casino"])),
    )


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_a_game_that_ships_is_sound(name: str) -> None:
    """Every name it uses is one that it defines."""
    assert check_game(catalogue.game(name)) == ()


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_a_shipped_pay_table_is_sound(name: str) -> None:
    """No table of the game has a defect, nor calls for a warning."""
    found = {
        table.key: defects
        for table in catalogue.paytables(name)
        if (defects := check_paytable(table, catalogue.game(name)))
    }

    assert found == {}


@pytest.mark.parametrize("name", catalogue.JURISDICTIONS)
def test_a_jurisdiction_that_ships_is_sound(name: str) -> None:
    """All it says of a game is about wagers, tables and settings that the game has."""
    rulebook = catalogue.rulebook()

    assert check_jurisdiction(rulebook.jurisdictions[name], rulebook.games, rulebook.paytables) == ()


@ruling("R6")
@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.key)
def test_every_hand_has_one_outcome(table: Paytable) -> None:
    """A hand is paid by the first row that names it and by no other; a hand that no row names has its outcome too."""
    ranking = ranking_of(table, catalogue.game(table.game))
    assert ranking is not None

    paid = paid_hands(table, ranking)
    first = {hand: row for row in reversed(table.rows) for hand in hands_named(ranking, row.hand)}

    assert paid == first
    for hand in ranking.hands:
        expected = first[hand].pays if hand in first else table.otherwise
        assert outcome(table, ranking, hand) == expected


@pytest.mark.parametrize("name", catalogue.GAMES)
def test_no_pay_table_is_given_twice(name: str) -> None:
    """A game, a slot, a name and a number of players are one table."""
    keys = Counter(table.key for table in catalogue.paytables(name))

    assert [key for key, count in keys.items() if count > 1] == []


def test_a_progressive_slot_is_one_that_a_meter_pays() -> None:
    """Maryland's and South Dakota's progressive at Mississippi Stud is; the game's own table is not."""
    game = catalogue.game("mississippi-stud")

    assert {slot.id: is_progressive(game, slot) for slot in game.slot} == {
        "base_game": False,
        "progressive": True,
        "three_card_bonus": False,
        "six_card_bonus": False,
        "cover_all": False,
    }


@given(small_tables())
def test_any_pay_table_is_answered_in_sentences(table: Paytable) -> None:
    """The check never fails on a table, and each answer is a sentence at a path."""
    found = check_paytable(table, catalogue.game(table.game))

    assert all(defect.path and defect.sentence.endswith((".", "?")) for defect in found)


@given(small_tables())
def test_every_hand_of_a_table_without_defect_has_an_outcome(table: Paytable) -> None:
    """Whatever rows a sound table has, a hand is paid by one of them or does what every other hand does."""
    game = catalogue.game(table.game)
    ranking = ranking_of(table, game)
    unread = {f"rows[{place}].hand" for place in range(1, 6)} | {"hand"}
    if any(defect.path in unread for defect in check_paytable(table, game)):
        assert ranking is None or len(table.rows) > 0
        return
    assert ranking is not None

    outcomes = [outcome(table, ranking, hand) for hand in ranking.hands]

    assert len(outcomes) == len(ranking.hands)
    assert set(map(str, outcomes)) <= {str(table.otherwise), *(str(row.pays) for row in table.rows)}
