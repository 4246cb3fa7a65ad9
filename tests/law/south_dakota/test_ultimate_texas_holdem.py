"""Ultimate Texas Hold'em as section 20:18:16:15.15 prints it: wagers, limits, rankings and tables."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, FiveCardCategory, hands_named
from fifthstreet.money import Cents, ForOdds, Loses, MeterShare, Push, ToOdds, parse_payout
from fifthstreet.rules.check_game import check_game
from fifthstreet.rules.check_jurisdiction import check_jurisdiction
from fifthstreet.rules.check_paytable import check_paytable, outcome, ranking_of
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import CheckOrBet, FoldOrBet, Manner
from fifthstreet.rules.wagers import AgainstDealer, ByMeter, ByTable, DealerUnqualified, EqualTo, Wager
from tests.proofs import clause, ruling

GAME: Final = "ultimate-texas-holdem"
FOUR_NAMES: Final = ("UTH-01", "UTH-02", "UTH-03", "UTH-04")


def _game() -> Game:
    return catalogue.game(GAME)


def _wager(name: str) -> Wager:
    return next(wager for wager in _game().wager if wager.id == name)


def _against_the_dealer() -> dict[str, AgainstDealer]:
    return {wager.id: wager.settles for wager in _game().wager if isinstance(wager.settles, AgainstDealer)}


def _table(slot: str, name: str) -> Paytable:
    return next(table for table in catalogue.paytables(GAME) if (table.slot, table.name) == (slot, name))


def _rules() -> GameRules:
    rules = catalogue.jurisdiction("south-dakota").rules_of(GAME)
    assert rules is not None
    return rules


def _pays(slot: str, name: str, hand: str) -> str:
    table = _table(slot, name)
    ranking = ranking_of(table, _game())
    assert ranking is not None
    return str(outcome(table, ranking, hand))


@clause("sd-15.15.1")
def test_one_deck_and_ten_ranks_of_hands() -> None:
    """One deck is used, and the ten hands rank from royal flush to high card."""
    assert _game().decks == (1,)
    assert _rules().decks.decks == (1,)
    assert [category.hand_name for category in sorted(FiveCardCategory, reverse=True)] == [
        "royal flush",
        "straight flush",
        "four of a kind",
        "full house",
        "flush",
        "straight",
        "three of a kind",
        "two pair",
        "pair",
        "high card",
    ]


@clause("sd-15.15.2")
@ruling("R16")
def test_a_player_enters_with_ante_and_blind_or_with_trips() -> None:
    """A round is entered with trips alone or with ante and blind, and the blind equals the ante."""
    assert set(_game().opening) == {("ante", "blind"), ("trips",)}
    assert _wager("blind").amount == EqualTo(wager="ante")
    assert (_wager("ante").needs, _wager("blind").needs) == (("blind",), ("ante",))
    assert _wager("trips").needs == ()
    assert all("progressive" not in way for way in _game().opening)


@clause("sd-15.15.2")
@ruling("R21")
def test_ante_and_blind_stop_at_25_dollars_and_trips_at_100() -> None:
    """Ante and blind are at most $25 each and trips at most $100, as the progressive is without a printed limit."""
    limits = {tuple(limit.wagers.items()): limit.max for limit in _rules().limits}
    assert limits == {
        (("ante", 1),): Cents(25_00),
        (("blind", 1),): Cents(25_00),
        (("trips", 1),): Cents(100_00),
        (("progressive", 1),): Cents(100_00),
    }


@clause("sd-15.15.2")
def test_what_each_wager_plays_against() -> None:
    """Trips and progressive play for the hand, the ante against the dealer, the blind for both."""
    assert _wager("trips").settles == ByTable(slot="trips")
    assert _wager("progressive").settles == ByMeter(slot="progressive")
    assert {wager: settles.slot for wager, settles in _against_the_dealer().items()} == {
        "ante": None,
        "blind": "blind",
        "play": None,
    }


@clause("sd-15.15.3")
@ruling("R37")
def test_a_tip_rides_on_trips_ante_or_blind() -> None:
    """A tip may be placed on trips, ante and blind, and on nothing else."""
    assert [tip.wager for tip in _rules().tips] == ["trips", "ante", "blind"]


@ruling("R39")
def test_both_orders_of_the_deal() -> None:
    """By hand the dealer is last in each rotation; a shuffler gives community, players, dealer (sd-15.15.4)."""
    deals = {deal.procedure: deal for deal in _game().deal}
    by_hand = deals["rotation"].steps
    assert [(step.to, step.cards, step.manner) for step in by_hand] == [(("players", "dealer"), 2, Manner.ROTATION)]
    packets = deals["packets"]
    assert packets.automated
    assert [(step.to, step.cards) for step in packets.steps] == [
        (("community",), 5),
        (("players",), 2),
        (("dealer",), 2),
    ]
    assert all(not step.face_up for deal in deals.values() for step in deal.steps)


@ruling("R40", "R41")
def test_a_wrong_count_is_a_misdeal_and_an_exposed_card_is_not() -> None:
    """A wrong number of cards voids the round; an exposed card is turned over and the deal goes on (sd-15.15.5)."""
    follows = {entry.kind: entry.consequence for entry in _rules().irregularities}
    assert follows[IrregularityKind.PLAYER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert follows[IrregularityKind.DEALER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert follows[IrregularityKind.CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON
    assert follows[IrregularityKind.COMMUNITY_CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON


@ruling("R38")
def test_wagers_are_settled_play_ante_blind_trips() -> None:
    """The order is play, ante, blind, trips; the progressive, taken before the deal, is paid at the end."""
    assert _rules().settlement.wagers == ("play", "ante", "blind", "trips", "progressive")
    assert [wager.id for wager in _game().wager if wager.collected_at_no_more_bets] == ["progressive"]


def test_the_play_wager_shrinks_with_waiting() -> None:
    """Play is 3 or 4 antes before the flop, 2 after it, 1 after the river; a card is burned before each reveal."""
    streets = _game().street
    assert [street.choice for street in streets] == [
        CheckOrBet(wager="play", times=(3, 4), of="ante"),
        CheckOrBet(wager="play", times=(2,), of="ante"),
        FoldOrBet(wager="play", times=(1,), of="ante"),
    ]
    assert [street.asks for street in streets] == ["everyone", "not bet", "not bet"]
    reveals = [(reveal.what, reveal.burn, reveal.cards) for street in streets for reveal in street.reveals]
    assert reveals == [("community", 1, 3), ("community", 1, 2), ("dealer", 0, 2)]


@ruling("R22")
def test_trips_and_progressive_survive_a_fold() -> None:
    """A fold gives up ante and blind; trips and progressive are settled on their own terms (sd-15.15.12)."""
    assert [wager.id for wager in _game().wager if wager.survives_fold] == ["trips", "progressive"]


@ruling("R16")
def test_a_dealer_without_a_pair_returns_the_ante_alone() -> None:
    """The dealer needs a pair; without one the ante comes back and play and blind stay in action."""
    qualifies = _game().dealer_qualifies
    assert qualifies is not None
    assert (qualifies.category, qualifies.ranks) == ("pair", ())
    unqualified = {wager: settles.dealer_unqualified for wager, settles in _against_the_dealer().items()}
    assert unqualified == {
        "ante": DealerUnqualified.PUSHES,
        "blind": DealerUnqualified.IN_ACTION,
        "play": DealerUnqualified.IN_ACTION,
    }


def test_ante_and_play_pay_even_money_and_ties_push() -> None:
    """Ante and play pay 1 to 1; a tie pushes ante, blind and play (sd-15.15.14, sd-15.15.15)."""
    pays = {wager: settles.pays for wager, settles in _against_the_dealer().items()}
    assert pays["ante"] == pays["play"] == ToOdds(winnings=1)
    ties = {wager: settles.tie for wager, settles in _against_the_dealer().items()}
    assert ties == {"ante": Push(), "blind": Push(), "play": Push()}


@clause("sd-15.15.16")
@ruling("R16")
@pytest.mark.parametrize("name", FOUR_NAMES)
def test_a_winning_blind_is_paid_from_a_straight_up(name: str) -> None:
    """The four blind tables pay from a straight up, 3 to 2 for a flush; a win with less is a push."""
    hands = ("royal flush", "straight flush", "four of a kind", "full house", "flush", "straight")
    assert [_pays("blind", name, hand) for hand in hands] == [
        "500 to 1",
        "50 to 1",
        "10 to 1",
        "3 to 1",
        "3 to 2",
        "1 to 1",
    ]
    less = hands_named(RANKINGS["five_cards"], "three of a kind or less")
    assert {_pays("blind", name, hand) for hand in less} == {"push"}


@clause("sd-15.15.17")
@pytest.mark.parametrize("name", FOUR_NAMES)
def test_trips_win_from_three_of_a_kind_up(name: str) -> None:
    """Trips are paid on three of a kind or better and lose with anything less."""
    ranking = RANKINGS["five_cards"]
    more = hands_named(ranking, "three of a kind or better")
    assert all(isinstance(parse_payout(_pays("trips", name, hand)), ToOdds) for hand in more)
    less = set(ranking.hands) - set(more)
    assert {_pays("trips", name, hand) for hand in less} == {"loses"}


@clause("sd-15.15.16", "sd-15.15.17")
@ruling("R55")
def test_blind_and_trips_tables_come_as_a_pair_of_one_name() -> None:
    """The two schedules carry the same four names, and a casino takes both tables of one name."""
    assert [together.slots for together in _game().together] == [("blind", "trips")]
    allowed = {tables.slot: tables.names for tables in _rules().tables}
    assert allowed["blind"] == allowed["trips"] == FOUR_NAMES


@clause("sd-15.15.18")
@pytest.mark.parametrize("name", ["UTHP-01", "UTHP-02", "PMG-01", "PMG-02"])
def test_a_royal_always_wins_the_progressive_and_less_than_three_of_a_kind_never(name: str) -> None:
    """On each of the four tables a royal flush is paid and every hand under three of a kind loses."""
    table = _table("progressive", name)
    ranking = ranking_of(table, _game())
    assert ranking is not None
    royals = hands_named(ranking, "royal flush")
    assert all(isinstance(outcome(table, ranking, hand), MeterShare) for hand in royals)
    less = hands_named(ranking, "two pair or less")
    assert all(isinstance(outcome(table, ranking, hand), Loses) for hand in less)


@clause("sd-15.15.18")
@ruling("R9")
def test_which_cards_each_progressive_table_ranks() -> None:
    """PMG tables rank the hole cards and the flop, UTHP tables the best five of seven with royals told apart."""
    hands = {hand.id: (hand.cards, hand.best, hand.ranking) for hand in _game().hand}
    assert hands["hole_and_flop"] == (("own", "flop"), None, "five_cards")
    assert hands["best_of_seven"] == (("own", "community"), 5, "holdem_royals")
    slot = next(slot for slot in _game().slot if slot.id == "progressive")
    names = ("UTHP-01", "UTHP-02", "PMG-01", "PMG-02")
    ranked = {name: _table("progressive", name).hand or slot.hand for name in names}
    assert ranked == {
        "UTHP-01": "best_of_seven",
        "UTHP-02": "best_of_seven",
        "PMG-01": "hole_and_flop",
        "PMG-02": "hole_and_flop",
    }


@clause("sd-15.15.18.t1.1", "sd-15.15.18.t1.2", "sd-15.15.18.t1.3", "sd-15.15.18.t2.1", "sd-15.15.18.t2.2")
@ruling("R9")
def test_a_royal_is_paid_by_the_cards_that_complete_it() -> None:
    """On UTHP-01 only the flop's royal takes the meter; on UTHP-02 any royal with a hole card does."""
    royals = (
        "royal flush in five cards",
        "royal flush in six cards",
        "royal flush in seven cards",
        "community royal flush",
    )
    assert [_pays("progressive", "UTHP-01", hand) for hand in royals] == [
        "100% of meter",
        "5% of meter",
        "5% of meter",
        "3,000 for 1",
    ]
    assert [_pays("progressive", "UTHP-02", hand) for hand in royals] == [
        "100% of meter",
        "100% of meter",
        "100% of meter",
        "1,000 for 1",
    ]


@clause("sd-15.15.18.p1")
@ruling("R28", "R29")
@pytest.mark.parametrize(("name", "wager"), [("UTHP-01", 1), ("UTHP-02", 1), ("PMG-01", 1), ("PMG-02", 5)])
def test_a_progressive_wager_never_comes_back_and_its_envy_scales(name: str, wager: int) -> None:
    """Every award is for 1 or a share of the meter; envy and seeds scale from the printed wager of $1 or $5."""
    table = _table("progressive", name)
    assert all(isinstance(row.pays, (ForOdds, MeterShare)) for row in table.rows)
    assert table.wager == Cents(wager * 100)
    assert table.amounts_scale


@ruling("R29")
def test_a_community_royal_printed_to_1_is_paid_for_1() -> None:
    """The two rows printed to 1 keep what is printed beside what is paid."""
    rows = [row for name in ("UTHP-01", "UTHP-02") for row in _table("progressive", name).rows if row.printed]
    assert [(str(row.printed), str(row.pays)) for row in rows] == [
        ("3,000 to 1", "3,000 for 1"),
        ("1,000 to 1", "1,000 for 1"),
    ]


@ruling("R23")
def test_envy_is_paid_at_the_end_of_the_round_for_any_holder_of_the_hand() -> None:
    """Envy is paid when the round ends, and the hand that earns it need not have its own wager."""
    progressive = _rules().progressive
    assert progressive is not None
    assert progressive.envy_paid == "at the end of the round"
    assert ("envy_needs_the_wager", False) in [(decided.setting, decided.value) for decided in _rules().decided]


@clause("sd-15.15.19")
@ruling("R20")
def test_chips_may_be_bought_during_a_round() -> None:
    """The rule on table stakes is set aside here."""
    assert _rules().rebuy_during_round


@ruling("R49")
def test_six_positions_of_one_hand_are_the_house_s_own() -> None:
    """The section prints no number of seats or hands; six positions of one hand each are the limit."""
    assert (_rules().seats.max, _rules().hands.max) == (6, 1)


def test_the_datum_is_sound() -> None:
    """Game, pay tables and both texts' rules of the game have no defect."""
    game, tables = _game(), catalogue.paytables(GAME)
    assert check_game(game) == ()
    assert [check_paytable(table, game) for table in tables] == [()] * 12
    for name in ("south-dakota", "south-dakota-before"):
        jurisdiction = catalogue.jurisdiction(name)
        rules = jurisdiction.rules_of(GAME)
        assert rules is not None
        alone = msgspec.structs.replace(jurisdiction, game=(rules,))
        assert check_jurisdiction(alone, {GAME: game}, {GAME: tables}) == ()
