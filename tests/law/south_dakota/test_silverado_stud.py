"""Silverado Stud in South Dakota: what section 20:18:16:15.09 says of wagers, hands and tables."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Cents, Loses, Push, ToOdds
from fifthstreet.rules.games import Game, Setting
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import CheckOrBet, Manner, Reveal, SplitOrLayDown
from fifthstreet.rules.wagers import ByTable, EqualTo, Wager
from tests.proofs import clause, ruling

JACKS_UP = ("A", "B", "C", "A-2P", "B-2P", "C-2P", "J", "A2")
QUEENS_UP = ("Q", "R", "S5", "S2", "U", "V")
VERSIONS = (*JACKS_UP, *QUEENS_UP)


def _game() -> Game:
    return catalogue.game("silverado-stud")


def _wager(name: str) -> Wager:
    return next(wager for wager in _game().wager if wager.id == name)


def _setting(name: str) -> Setting:
    return next(setting for setting in _game().setting if setting.id == name)


def _rules() -> GameRules:
    rules = catalogue.jurisdiction("south-dakota").rules_of("silverado-stud")
    assert rules is not None
    return rules


def _table(slot: str, name: str) -> Paytable:
    return next(table for table in catalogue.paytables("silverado-stud") if (table.slot, table.name) == (slot, name))


@clause("sd-15.09.1")
@ruling("R49")
def test_one_deck_is_used_and_nobody_is_played_against() -> None:
    """A single deck, one hand for each player, six positions, and every wager paid by a table."""
    rules = _rules()
    assert rules.decks.decks == (1,)
    assert rules.hands.max == 1
    assert rules.seats.max == 6
    assert _game().dealer_hand is None
    assert all(isinstance(wager.settles, ByTable) for wager in _game().wager)


def test_the_two_bets_are_equal_and_both_are_made() -> None:
    """A round is entered with a five-card bet and a three-card bet of the same amount (sd-15.09.2)."""
    assert _game().opening == (("five_card_bet", "three_card_bet"),)
    assert _wager("three_card_bet").amount == EqualTo(wager="five_card_bet")


def test_the_bonus_is_optional_and_paid_on_the_four_cards_dealt() -> None:
    """The four-card bet is made at the opening beside the others and ranks the player's own four cards (sd-15.09.2)."""
    bonus = _wager("four_card_bonus")
    slot = next(slot for slot in _game().slot if slot.id == "four_card_bonus")
    hand = next(hand for hand in _game().hand if hand.id == slot.hand)
    assert bonus.placed == "opening"
    assert bonus.needs == ("five_card_bet", "three_card_bet")
    assert (hand.cards, hand.ranking) == (("own",), "four_cards")
    assert "four_card_bonus" in _rules().wagers


@clause("sd-15.09.3")
@ruling("R37")
def test_a_tip_rides_on_either_hand_or_both() -> None:
    """The five-card and the three-card bet carry tips of any amount; raise and bonus carry none."""
    assert [(tip.wager, tip.at_most) for tip in _rules().tips] == [("five_card_bet", None), ("three_card_bet", None)]


@pytest.mark.parametrize("version", JACKS_UP)
def test_a_five_card_hand_wins_from_a_pair_of_jacks_on_version_a(version: str) -> None:
    """The least winner is a pair of jacks, at even money; less loses (sd-15.09.7)."""
    table = _table("five_card_bet", version)
    assert (table.rows[-1].hand, table.rows[-1].pays) == ("pair of jacks or better", ToOdds(winnings=1))
    assert table.otherwise == Loses()


@pytest.mark.parametrize("version", QUEENS_UP)
def test_a_five_card_hand_keeps_its_bet_from_a_pair_of_tens_on_version_b(version: str) -> None:
    """Tens and jacks push, queens win at even money; less loses (sd-15.09.7)."""
    table = _table("five_card_bet", version)
    assert [(row.hand, row.pays) for row in table.rows[-2:]] == [
        ("pair of queens or better", ToOdds(winnings=1)),
        ("pair of tens to jacks", Push()),
    ]
    assert table.otherwise == Loses()


@pytest.mark.parametrize("version", VERSIONS)
def test_any_pair_wins_the_three_card_hand(version: str) -> None:
    """On every version the least winner of the three-card hand is a pair, at even money (sd-15.09.7)."""
    table = _table("three_card_bet", version)
    assert (table.rows[-1].hand, table.rows[-1].pays) == ("pair", ToOdds(winnings=1))
    assert table.otherwise == Loses()


@ruling("R38")
def test_the_five_card_hand_is_settled_before_the_three_card_hand() -> None:
    """The raise goes with the five-card bet, the bonus comes last (sd-15.09.7)."""
    assert _rules().settlement.wagers == ("five_card_bet", "raise", "three_card_bet", "four_card_bonus")


@ruling("R8")
def test_a_version_is_a_five_card_and_a_three_card_table_of_one_name() -> None:
    """Fourteen names fill both slots, and the casino picks one name for both."""
    for slot in ("five_card_bet", "three_card_bet"):
        allowed = next(tables for tables in _rules().tables if tables.slot == slot)
        printed = [table.name for table in catalogue.paytables("silverado-stud") if table.slot == slot]
        assert allowed.names == VERSIONS
        assert printed == list(VERSIONS)
    assert [together.slots for together in catalogue.game("silverado-stud").together] == [
        ("five_card_bet", "three_card_bet")
    ]


@ruling("R8")
def test_ace_king_queen_of_one_suit_has_a_row_on_eight_versions() -> None:
    """What the three-card tables print as a royal flush is paid 30 to 1 where it is printed at all."""
    royals = {
        name: str(row.pays)
        for name in VERSIONS
        for row in _table("three_card_bet", name).rows
        if row.hand == "mini-royal"
    }
    assert royals == dict.fromkeys(("J", "A2", *QUEENS_UP), "30 to 1")


@ruling("R15")
def test_two_pair_is_laid_down_only_where_a_row_pays_it() -> None:
    """Four of a kind dealt has a row on every version, two pair dealt on all but A, B and C."""
    rows = {name: {row.hand for row in _table("five_card_bet", name).rows} for name in VERSIONS}
    choice = _game().street[0].choice
    assert choice == SplitOrLayDown(into=(3, 1), lay_down=("four of a kind dealt", "two pair dealt"))
    assert all("four of a kind dealt" in hands for hands in rows.values())
    assert [name for name, hands in rows.items() if "two pair dealt" not in hands] == ["A", "B", "C"]


@ruling("R15")
def test_the_raise_equals_the_five_card_bet_and_is_paid_like_it() -> None:
    """The raise is optional, comes after the first shared card, and meets the five-card table."""
    split, raising = _game().street
    slot = next(slot for slot in _game().slot if slot.id == "five_card_bet")
    assert split.reveals == raising.reveals == (Reveal(what="community", cards=1),)
    assert raising.choice == CheckOrBet(wager="raise", times=(1,), of="five_card_bet")
    assert _wager("raise").amount == EqualTo(wager="five_card_bet")
    assert _setting("raise_amount").default == "equal"
    assert slot.wagers == ("five_card_bet", "raise")


@ruling("R39")
def test_four_cards_go_to_each_player_and_then_two_to_the_middle() -> None:
    """The players are dealt one card at a time; the shared cards follow, all face down."""
    (script,) = _game().deal
    dealt = [(step.to, step.cards, step.face_up) for step in script.steps]
    assert dealt == [(("players",), 4, ()), (("community",), 2, ())]
    assert script.steps[0].manner is Manner.ROTATION
    assert _rules().dealing == ("rotation",)


@ruling("R20")
def test_no_chips_are_bought_during_a_round() -> None:
    """The section does not set table stakes aside."""
    assert not _rules().rebuy_during_round


@ruling("R21")
def test_each_wager_by_itself_stays_within_100_dollars() -> None:
    """The statute's limit holds for every single wager, unless it is decided that they count together."""
    limits = [(limit.wagers, limit.max) for limit in _rules().limits]
    wagers = ("five_card_bet", "three_card_bet", "raise", "four_card_bonus")
    assert limits == [({wager: 1}, Cents(10_000)) for wager in wagers]
    assert _setting("limit_binds").default == "each wager"


@ruling("R40", "R41", "R43", "R48")
def test_what_follows_each_irregularity() -> None:
    """A wrong count voids the round, an exposed card does not."""
    follows = {irregularity.kind.value: irregularity.consequence.value for irregularity in _rules().irregularities}
    assert follows == {
        "a community card is exposed early": "the card is turned over and the deal goes on",
        "a card is exposed in the deal": "the card is turned over and the deal goes on",
        "one card is found face up in the deck": "the card is turned over and the deal goes on",
        "more than one card is found face up in the deck": "the card is turned over and the deal goes on",
        "a card is drawn in error unseen": "the card is used as the next card",
        "a player has a wrong number of cards": "the round is void and every wager goes back",
        "the community cards are a wrong number": "the round is void and every wager goes back",
        "the deck is not fifty-two cards": "the round is void, every wager goes back and the deck leaves the table",
        "the shuffling device jams": "the cards are shuffled again",
        "a player leaves the table in a round": "that player loses every wager of the round",
    }
