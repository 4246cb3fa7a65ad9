"""Blackjack with Buster and War as sections 20:18:15:30.07 and 30.12 print them, with the table settings of R12."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from fifthstreet.games import catalogue
from fifthstreet.hands import name_dealer_bust
from fifthstreet.money import Cents, FixedAward, Push, ToOdds
from fifthstreet.rules.check_game import check_game
from fifthstreet.rules.check_jurisdiction import check_jurisdiction
from fifthstreet.rules.check_paytable import check_paytable, outcome, ranking_of
from fifthstreet.rules.games import Game, Setting
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import InsureOrNot, PlayBlackjack, TakeOrMove
from fifthstreet.rules.wagers import AtMost, ByOwnSteps, ByTable, EqualTo, Posted, Wager
from tests.proofs import clause, ruling

GAME: Final = "blackjack"
BUSTER_NAMES: Final = tuple(f"{letter}{number}" for letter in "HS" for number in range(1, 10))


def _game() -> Game:
    return catalogue.game(GAME)


def _wager(name: str) -> Wager:
    return next(wager for wager in _game().wager if wager.id == name)


def _setting(name: str) -> Setting:
    return next(setting for setting in _game().setting if setting.id == name)


def _rules() -> GameRules:
    rules = catalogue.jurisdiction("south-dakota").rules_of(GAME)
    assert rules is not None
    return rules


def _tables(slot: str) -> dict[str, Paytable]:
    return {table.name: table for table in catalogue.paytables(GAME) if table.slot == slot}


def _pays(slot: str, name: str, dealer_cards: int) -> str:
    table = _tables(slot)[name]
    ranking = ranking_of(table, _game())
    assert ranking is not None
    return str(outcome(table, ranking, name_dealer_bust(dealer_cards)))


@clause("sd-30.07", "sd-30.12")
def test_buster_and_war_are_wagers_beside_blackjack() -> None:
    """Buster and War change nothing in blackjack: each is a wager that stands beside the blackjack wager."""
    assert _wager("buster").needs == ("blackjack",)
    assert _wager("war").needs == ("blackjack",)
    assert {"blackjack", "buster", "war"} <= set(_rules().wagers)


@clause("sd-30.07.1")
@ruling("R12")
def test_one_to_eight_decks_six_when_nobody_says() -> None:
    """From one to eight decks may be used, and six are used when the table says nothing."""
    eight = (1, 2, 3, 4, 5, 6, 7, 8)
    assert _game().decks == _rules().decks.decks == _setting("decks").allowed == eight
    assert _setting("decks").default == 6


@clause("sd-30.07.1")
def test_the_blackjack_wager_is_the_one_way_in() -> None:
    """Everyone makes a blackjack wager; buster is the player's choice."""
    assert _game().opening == (("blackjack",),)
    assert isinstance(_wager("blackjack").amount, Posted)
    assert _wager("buster").placed == "opening"


@clause("sd-30.07.1")
@ruling("R21")
def test_no_single_wager_exceeds_100_dollars() -> None:
    """Blackjack, buster and war are each at most $100, within what the table posts."""
    limits = {tuple(limit.wagers.items()): limit.max for limit in _rules().limits}
    assert limits == dict.fromkeys([(("blackjack", 1),), (("buster", 1),), (("war", 1),)], Cents(100_00))


def test_one_card_each_then_the_second_and_the_dealer_s_face_down() -> None:
    """Players and dealer get one card face up, then a second, the dealer's face down."""
    (deal,) = _game().deal
    assert [(step.to, step.cards, step.face_up) for step in deal.steps] == [
        (("players",), 1, (1,)),
        (("dealer",), 1, (1,)),
        (("players",), 1, (1,)),
        (("dealer",), 1, ()),
    ]


def test_war_is_met_before_insurance_and_play() -> None:
    """The choices come in the order war, insurance, play (sd-30.07.2)."""
    assert [street.choice for street in _game().street] == [
        TakeOrMove(wager="war", onto="blackjack"),
        InsureOrNot(wager="insurance", of="blackjack"),
        PlayBlackjack(of="blackjack"),
    ]
    assert _game().street[0].requires == ("war",)


@ruling("R11")
def test_a_buster_wager_outlives_its_hand() -> None:
    """Buster survives its player's bust, natural or surrender (sd-30.07.3, sd-30.07.5)."""
    assert [wager.id for wager in _game().wager if wager.survives_fold] == ["buster"]


@ruling("R11")
def test_eight_or_more_cards_have_no_upper_end() -> None:
    """A bust in eight cards and a bust in fifteen pay alike (sd-30.07.4)."""
    assert [_pays("buster", "H1", cards) for cards in (7, 8, 9, 15)] == [
        "50 to 1",
        "250 to 1",
        "250 to 1",
        "250 to 1",
    ]


@clause("sd-30.07.6")
@ruling("R44")
def test_lammers_are_used_in_one_of_two_ways_or_not_at_all() -> None:
    """Lammers lie on all buster wagers or on those of ended hands; the second is what is done unless decided."""
    assert _setting("buster_lammers").allowed == ("none", "all wagers", "ended hands")
    assert _setting("buster_lammers").default == "ended hands"


@clause("sd-30.07.8")
def test_buster_is_paid_by_one_of_eighteen_tables() -> None:
    """The tables are H1 to H9 and S1 to S9, each with a row for 3 to 7 cards and one for 8 or more."""
    assert _wager("buster").settles == ByTable(slot="buster")
    allowed = next(tables for tables in _rules().tables if tables.slot == "buster")
    assert allowed.names == BUSTER_NAMES
    assert not allowed.operator_may_supply
    assert set(_tables("buster")) == set(BUSTER_NAMES)
    for table in _tables("buster").values():
        assert [row.hand for row in table.rows] == [
            "3 cards",
            "4 cards",
            "5 cards",
            "6 cards",
            "7 cards",
            "8 or more cards",
        ]


@clause("sd-30.07.8.p1")
@ruling("R33")
@pytest.mark.parametrize("name", BUSTER_NAMES)
def test_buster_payouts_are_to_1(name: str) -> None:
    """Every payout is to 1, except the push that six tables print for three cards."""
    first, *others = (row.pays for row in _tables("buster")[name].rows)
    pushes = name[1] in "789"
    assert first == Push() if pushes else isinstance(first, ToOdds)
    assert all(isinstance(pays, ToOdds) and pays.stake == 1 for pays in others)


@clause("sd-30.07.8")
@ruling("R11")
@pytest.mark.parametrize("name", BUSTER_NAMES)
def test_h_tables_are_for_a_dealer_who_draws_to_a_soft_17(name: str) -> None:
    """H tables need a dealer who hits soft 17, S tables one who stands."""
    assert _tables("buster")[name].settings == {"dealer_hits_soft_17": name.startswith("H")}


@clause("sd-30.07.9", "sd-30.07.9.b.t1.1", "sd-30.07.9.b.t1.2")
def test_the_bonus_costs_nothing_and_the_casino_posts_its_amounts() -> None:
    """The bonus is no wager: it is paid on buster besides, by the printed example or by amounts of the casino's own."""
    slot = next(slot for slot in _game().slot if slot.id == "buster_bonus")
    assert slot.bonus
    assert slot.wagers == ("buster",)
    assert _wager("buster").bonus == "buster_bonus"
    assert "buster_bonus" not in {wager.id for wager in _game().wager}
    allowed = next(tables for tables in _rules().tables if tables.slot == "buster_bonus")
    assert (allowed.names, allowed.operator_may_supply) == (("example",), True)
    example = _tables("buster_bonus")["example"]
    assert {row.hand: row.pays for row in example.rows} == {
        "8 or more cards": FixedAward(amount_cents=Cents(8_000_00)),
        "7 cards": FixedAward(amount_cents=Cents(1_000_00)),
    }
    assert _pays("buster_bonus", "example", 6) == "push"


def test_the_bonus_may_ask_for_a_least_buster_wager() -> None:
    """A least wager such as $5 is the casino's to set, and with the bonus buster stays within the blackjack wager."""
    minimum = _setting("buster_bonus_minimum_dollars")
    assert minimum.default == 0
    assert 5 in minimum.allowed
    within = _setting("buster_at_most_the_bet")
    assert (within.default, within.allowed) == ("with the bonus", ("with the bonus", "always"))


@clause("sd-30.12.2")
def test_war_is_placed_with_the_blackjack_wager() -> None:
    """War is the player's choice, placed at the opening beside a blackjack wager."""
    war = _wager("war")
    assert (war.placed, war.needs) == ("opening", ("blackjack",))
    assert war.settles == ByOwnSteps(rule="war")
    assert all("war" not in way for way in _game().opening)


@ruling("R10")
def test_a_war_winner_moves_the_winnings_alone() -> None:
    """After the amendment only the winnings move onto the blackjack wager (sd-30.12.4)."""
    assert _setting("war_moves").default == "winnings"
    assert [(decided.setting, decided.value) for decided in _rules().decided] == [("war_moves", "winnings")]


@ruling("R12")
def test_the_table_settings_and_what_holds_when_nobody_says() -> None:
    """Six decks, hit soft 17, double any two and after splits, four hands, aces once, 3 to 2, a peek, no surrender."""
    assert {setting.id: setting.default for setting in _game().setting if "R12" in setting.rulings} == {
        "decks": 6,
        "dealer_hits_soft_17": True,
        "double_on": "any two cards",
        "double_after_split": True,
        "split_hands_max": 4,
        "split_aces_again": False,
        "split_aces_draw": "one card",
        "surrender": "none",
        "insurance_offered": True,
        "natural_pays": "3 to 2",
        "hole_card": "peek",
    }


@ruling("R12")
def test_the_wagers_of_the_standard_rules() -> None:
    """A double and a split equal the blackjack wager, insurance is at most half of it."""
    assert _wager("double").amount == EqualTo(wager="blackjack")
    assert _wager("split").amount == EqualTo(wager="blackjack")
    assert _wager("insurance").amount == AtMost(wager="blackjack", halves=1)


@ruling("R37", "R49")
def test_seven_seats_and_no_tips() -> None:
    """Up to seven seats of one or two hands; the sections print no tip wager, so none is offered."""
    assert (_rules().seats.max, _rules().hands.max) == (7, 2)
    assert _rules().tips == ()


def test_the_datum_is_sound() -> None:
    """Game, pay tables and both texts' rules of the game have no defect."""
    game, tables = _game(), catalogue.paytables(GAME)
    assert check_game(game) == ()
    assert [check_paytable(table, game) for table in tables] == [()] * 19
    for name in ("south-dakota", "south-dakota-before"):
        jurisdiction = catalogue.jurisdiction(name)
        rules = jurisdiction.rules_of(GAME)
        assert rules is not None
        alone = msgspec.structs.replace(jurisdiction, game=(rules,))
        assert check_jurisdiction(alone, {GAME: game}, {GAME: tables}) == ()
