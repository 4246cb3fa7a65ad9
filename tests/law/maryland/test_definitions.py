"""Chapter 1 of Maryland: what the words of the game mean, held against its datum."""

from __future__ import annotations

from itertools import pairwise

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Cents, Envy, Push
from fifthstreet.rules.games import Game
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import FoldOrBet, Reveal, Street
from fifthstreet.rules.wagers import Multiple, Wager
from tests.proofs import clause, ruling

STREETS = ("third_street", "fourth_street", "fifth_street")


def _progressives() -> tuple[Paytable, ...]:
    tables = catalogue.paytables("mississippi-stud")
    return tuple(table for table in tables if table.slot == "progressive" and table.name in "ABCD")


def _street(game: Game, name: str) -> Street:
    return next(street for street in game.street if street.id == name)


def _wager(game: Game, name: str) -> Wager:
    return next(wager for wager in game.wager if wager.id == name)


def _opened_before(game: Game, name: str) -> int:
    """How many community cards lie open when a street asks its question."""
    earlier = game.street[: [street.id for street in game.street].index(name)]
    return sum(reveal.cards for street in earlier for reveal in street.reveals if reveal.what == "community")


@clause("md-1.B.1")
def test_bet_wagers_are_the_three_street_wagers(game: Game) -> None:
    """The wagers made after the deal are the 3rd, the 4th and the 5th street wager, and no others."""
    after_the_deal = tuple(wager.id for wager in game.wager if wager.placed != "opening")
    assert after_the_deal == STREETS
    assert tuple(street.id for street in game.street) == STREETS


@clause("md-1.B.2", "md-11.I.1")
@ruling("R6")
def test_a_hand_is_the_players_two_cards_and_the_three_community_cards(game: Game) -> None:
    """All community cards count in everybody's five-card hand."""
    hand = next(hand for hand in game.hand if hand.id == "player")
    assert hand.cards == ("own", "community")
    assert hand.ranking == "five_cards"
    for deal in game.deal:
        dealt = {place: step.cards for step in deal.steps for place in step.to}
        assert dealt["players"] == 2
        assert dealt["community"] == 3


def test_an_envy_bonus_is_a_fixed_sum() -> None:
    """Every envy bonus of Maryland's tables is a sum in dollars beside the row's own payout, never a share."""
    assert len(_progressives()) == 4
    for table in _progressives():
        for row in table.rows:
            for bonus in row.envy:
                assert isinstance(bonus.pays, Envy)
                assert bonus.pays.amount_cents in {Cents(1_000_00), Cents(300_00), Cents(5_000_00), Cents(1_500_00)}


@clause("md-1.B.4")
def test_royal_and_straight_flush_earn_envy_for_the_others() -> None:
    """In each of the four tables these two hands carry envy and no other hand does."""
    for table in _progressives():
        assert [row.hand for row in table.rows if row.envy] == ["royal flush", "straight flush"]


@clause("md-1.B.10")
@ruling("R14")
def test_third_street_is_one_two_or_three_antes_on_two_cards(game: Game) -> None:
    """It is bet before any community card is open."""
    assert _wager(game, "third_street").amount == Multiple(wager="ante", times=(1, 2, 3))
    assert _opened_before(game, "third_street") == 0


@clause("md-1.B.7")
@ruling("R14")
def test_fourth_street_is_one_two_or_three_antes_on_three_cards(game: Game) -> None:
    """It is bet when one community card is open."""
    assert _wager(game, "fourth_street").amount == Multiple(wager="ante", times=(1, 2, 3))
    assert _opened_before(game, "fourth_street") == 1


@clause("md-1.B.5")
@ruling("R14")
def test_fifth_street_is_one_two_or_three_antes_on_four_cards(game: Game) -> None:
    """It is bet when two community cards are open."""
    assert _wager(game, "fifth_street").amount == Multiple(wager="ante", times=(1, 2, 3))
    assert _opened_before(game, "fifth_street") == 2


@clause("md-1.B.6")
def test_to_fold_is_to_leave_a_street_without_its_wager(game: Game) -> None:
    """Each street offers its bet or the fold; there is no way to go on for nothing."""
    for name in STREETS:
        assert _street(game, name).choice == FoldOrBet(wager=name, times=(1, 2, 3), of="ante")
    for earlier, later in pairwise(STREETS):
        assert _wager(game, later).needs == (earlier,)


@clause("md-1.B.8")
def test_the_progressive_is_won_from_three_of_a_kind_up() -> None:
    """Each table's least paying hand is three of a kind, made of the player's two cards and the community's three."""
    slot = next(slot for slot in catalogue.game("mississippi-stud").slot if slot.id == "progressive")
    assert slot.hand == "player"
    for table in _progressives():
        assert table.rows[-1].hand == "three of a kind"
        assert len(table.rows) == 7
        assert str(table.otherwise) == "loses"


def test_a_push_neither_pays_nor_takes() -> None:
    """A pair of sixes to tens leaves the wagers where they are: no other row pushes (md-1.B.9, md-11.I.2.b)."""
    base = next(table for table in catalogue.paytables("mississippi-stud") if table.slot == "base_game")
    pushes = [row.hand for row in base.rows if row.pays == Push()]
    assert pushes == ["pair of sixes to tens"]


@pytest.mark.parametrize("name", STREETS)
def test_each_street_ends_with_one_community_card(game: Game, name: str) -> None:
    """Once everybody has acted, the next community card is turned over, first to third (md-11.C, md-11.E, md-11.G)."""
    community = [reveal for reveal in _street(game, name).reveals if reveal.what == "community"]
    assert community == [Reveal(what="community", cards=1)]
