"""Four Card Poker as section 15.10 prints it: who may bet what, how hands rank, which tables may be chosen."""

from __future__ import annotations

import pytest

from fifthstreet.cards import parse_cards
from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, best_four, five_card_hand, four_card_hand, name_five_cards, name_four_cards
from fifthstreet.money import Cents, ForOdds, MeterShare, ToOdds, parse_payout, parse_percent
from fifthstreet.rules.games import Setting
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import FoldOrBet
from fifthstreet.rules.wagers import AgainstDealer, ByMeter, ByTable, HandOf, Multiple, Posted, Wager
from tests.proofs import clause, ruling

GAME = "four-card-poker"
PAIRS = ("FCP-01", "FCP-02", "FCP-03", "FCP-04", "FCP-05", "FCP-06", "FCP-07")


def _rules() -> GameRules:
    found = catalogue.jurisdiction("south-dakota").rules_of(GAME)
    assert found is not None
    return found


def _wager(name: str) -> Wager:
    return next(wager for wager in catalogue.game(GAME).wager if wager.id == name)


def _hand(name: str) -> HandOf:
    return next(hand for hand in catalogue.game(GAME).hand if hand.id == name)


def _setting(name: str) -> Setting:
    return next(setting for setting in catalogue.game(GAME).setting if setting.id == name)


def _tables(slot: str) -> dict[str, Paytable]:
    return {table.name: table for table in catalogue.paytables(GAME) if table.slot == slot}


@clause("sd-15.10.1")
def test_one_deck_is_used() -> None:
    """The datum and the jurisdiction both know of a single deck and no other number."""
    assert catalogue.game(GAME).decks == (1,)
    assert _rules().decks.decks == (1,)


@clause("sd-15.10.1")
def test_four_card_hands_rank_in_the_games_own_order() -> None:
    """Four of a kind beats a straight flush and three of a kind beats a flush; the rest follow as printed."""
    printed = (
        ("four of a kind", "2s 2h 2d 2c"),
        ("straight flush", "As Ks Qs Js"),
        ("three of a kind", "2s 2h 2d Ac"),
        ("flush", "2s 3s 4s 6s"),
        ("straight", "As 2h 3d 4c"),
        ("two pair", "2s 2h 3d 3c"),
        ("pair", "2s 2h 3d 4c"),
    )
    values = [four_card_hand(parse_cards(cards)) for _, cards in printed]

    assert [value.category.hand_name for value in values] == [name for name, _ in printed]
    assert values == sorted(values, reverse=True)
    assert {_hand("player").ranking, _hand("dealer").ranking} == {"four_cards"}


@clause("sd-15.10.1")
def test_the_progressive_has_the_usual_order_of_five_cards() -> None:
    """From the top: royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind."""
    assert _hand("five_cards_dealt").ranking == "five_cards"
    assert RANKINGS["five_cards"].hands[:7] == (
        "royal flush",
        "straight flush",
        "four of a kind",
        "full house",
        "flush",
        "straight",
        "three of a kind",
    )
    for name in ("PMG-01", "PMG-02"):
        table = _tables("progressive")[name]
        assert table.hand == "five_cards_dealt"
        assert tuple(row.hand for row in table.rows) == RANKINGS["five_cards"].hands[:7]


@clause("sd-15.10.2", "sd-15.10.3.a", "sd-15.10.3.b", "sd-15.10.3.c", "sd-15.10.3.d")
@ruling("R18")
def test_each_of_the_three_wagers_enters_a_round_alone() -> None:
    """Ante, aces up and progressive each suffice and none needs another, so any of them may also be combined."""
    assert catalogue.game(GAME).opening == (("ante",), ("aces_up",), ("progressive",))
    assert [_wager(name).needs for name in ("ante", "aces_up", "progressive")] == [(), (), ()]
    assert _rules().wagers == ("ante", "play", "aces_up", "progressive")


@clause("sd-15.10.3.a", "sd-15.10.3.b", "sd-15.10.3.c", "sd-15.10.3.d")
def test_the_ante_meets_the_dealer_and_the_others_a_pay_table() -> None:
    """The ante is settled against the dealer, aces up by its pay table, the progressive by a table with a meter."""
    ante = _wager("ante").settles
    assert isinstance(ante, AgainstDealer)
    assert ante.hand == "player"
    assert catalogue.game(GAME).dealer_hand == "dealer"
    assert _wager("aces_up").settles == ByTable(slot="aces_up")
    assert _wager("progressive").settles == ByMeter(slot="progressive")


@ruling("R18", "R50")
def test_ties_go_to_the_player_and_the_dealer_always_plays() -> None:
    """Ante and play win even money on a tie as on a win; no hand of the dealer fails to qualify."""
    even = ToOdds(winnings=1)
    for name in ("ante", "play"):
        settles = _wager(name).settles
        assert isinstance(settles, AgainstDealer)
        assert (settles.pays, settles.tie) == (even, even)
    assert catalogue.game(GAME).dealer_qualifies is None
    assert _wager("ante").bonus == "automatic_bonus"


@clause("sd-15.10.3", "sd-15.10.12")
@ruling("R21")
def test_ante_and_aces_up_are_chosen_freely_up_to_the_limit() -> None:
    """Each single wager is at most $100 and within the posted limits; neither of the two depends on the other."""
    limits = {tuple(limit.wagers.items()): limit.max for limit in _rules().limits}
    assert limits == {
        (("ante", 1),): Cents(100_00),
        (("play", 1),): Cents(100_00),
        (("aces_up", 1),): Cents(100_00),
        (("progressive", 1),): Cents(100_00),
    }
    assert isinstance(_wager("ante").amount, Posted)
    assert isinstance(_wager("aces_up").amount, Posted)
    assert _setting("limit_binds").default == "each wager"


@clause("sd-15.10.12")
@ruling("R14")
def test_the_play_wager_is_one_to_three_antes() -> None:
    """One, two or three times the ante, in whole multiples unless the setting says otherwise."""
    play = _wager("play")
    assert play.amount == Multiple(wager="ante", times=(1, 2, 3))
    assert play.needs == ("ante",)
    street = catalogue.game(GAME).street[0]
    assert street.choice == FoldOrBet(wager="play", times=(1, 2, 3), of="ante")
    assert street.requires == ("ante",)
    assert _setting("street_multiples").default == "whole"


@clause("sd-15.10.3.e")
@ruling("R19", "R49")
def test_a_player_may_hold_several_positions() -> None:
    """Of the table's six positions one player may be allowed any number."""
    assert _rules().seats.max == 6
    assert _rules().hands.max == 6


@clause("sd-15.10.13")
@ruling("R7")
def test_the_progressive_looks_at_all_five_cards() -> None:
    """Three of a kind is the lowest paying hand; the game's own tables rank the five cards in the game's own order."""
    assert (_hand("five_cards_dealt").cards, _hand("five_cards_dealt").best) == (("own",), None)
    for table in _tables("progressive").values():
        assert table.rows[-1].hand == "three of a kind"
        assert table.otherwise == parse_payout("loses")
    for name in ("FCCP-1", "FCCP-2", "FCCP-3"):
        table = _tables("progressive")[name]
        assert table.hand is None
        assert [row.hand for row in table.rows] == [
            "four aces",
            "four of a kind",
            "straight flush",
            "three of a kind",
        ]


@ruling("R7")
def test_a_full_house_is_three_of_a_kind_in_the_games_own_order() -> None:
    """Kings full of aces has no row of its own under FCCP; under PMG it is a full house."""
    cards = parse_cards("Ks Kh Kd As Ah")
    own = next(slot for slot in catalogue.game(GAME).slot if slot.id == "progressive")

    assert own.hand == "player"
    assert (_hand("player").cards, _hand("player").best) == (("own",), 4)
    assert name_four_cards(best_four(cards).value) == "three of a kind"
    assert name_five_cards(five_card_hand(cards)) == "full house"


@clause("sd-15.10.15")
def test_there_are_seven_pairs_of_tables() -> None:
    """Automatic bonus and aces up come as FCP-01 to FCP-07 and are chosen under one name."""
    allowed = {choice.slot: choice for choice in _rules().tables}
    assert allowed["automatic_bonus"].names == PAIRS
    assert allowed["aces_up"].names == PAIRS
    assert [together.slots for together in catalogue.game("four-card-poker").together] == [
        ("automatic_bonus", "aces_up")
    ]
    assert not any(choice.operator_may_supply for choice in _rules().tables)
    assert tuple(_tables("automatic_bonus")) == tuple(_tables("aces_up")) == PAIRS


@ruling("R18")
@pytest.mark.parametrize("name", PAIRS)
def test_the_automatic_bonus_never_takes_the_ante(name: str) -> None:
    """A hand below three of a kind gets no bonus and loses nothing by it; a hand below aces loses aces up."""
    assert _tables("automatic_bonus")[name].otherwise == parse_payout("push")
    assert _tables("aces_up")[name].otherwise == parse_payout("loses")


@clause("sd-15.10.16")
def test_the_progressive_pays_by_one_of_five_tables() -> None:
    """Three tables of the game's own and the two linked ones; the dealer's hand has no part in any."""
    allowed = next(choice for choice in _rules().tables if choice.slot == "progressive")
    assert allowed.names == ("FCCP-1", "FCCP-2", "FCCP-3", "PMG-01", "PMG-02")
    assert isinstance(_wager("progressive").settles, ByMeter)
    assert {name: table.wager for name, table in _tables("progressive").items()} == {
        "FCCP-1": Cents(1_00),
        "FCCP-2": Cents(1_00),
        "FCCP-3": Cents(1_00),
        "PMG-01": Cents(1_00),
        "PMG-02": Cents(5_00),
    }


@clause("sd-15.10.16.p1")
@ruling("R28", "R29")
def test_the_progressive_stake_never_comes_back() -> None:
    """Every award is for the wager or a share of the meter, and envy and seeds grow with the wager."""
    for table in _tables("progressive").values():
        assert all(isinstance(row.pays, (ForOdds, MeterShare)) for row in table.rows)
        assert table.amounts_scale


@clause("sd-15.10.16.t1.5")
@ruling("R31")
def test_fccp_3_is_fccp_2_with_a_reserve() -> None:
    """The same hands, awards and envy, and 5% of each wager for the reserve."""
    second, third = (_tables("progressive")[name] for name in ("FCCP-2", "FCCP-3"))
    assert third.rows == second.rows
    assert (second.reserve, third.reserve) == (parse_percent("0%"), parse_percent("5%"))


@ruling("R40", "R41")
def test_a_wrong_count_voids_the_round_and_an_exposed_card_does_not() -> None:
    """Too many or too few cards anywhere end the round for all; an exposed card is turned over."""
    consequences = {irregularity.kind: irregularity.consequence for irregularity in _rules().irregularities}
    assert consequences[IrregularityKind.PLAYER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert consequences[IrregularityKind.DEALER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert consequences[IrregularityKind.CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON
    assert IrregularityKind.COMMUNITY_CARD_EXPOSED not in consequences


@ruling("R38")
def test_a_hand_is_settled_from_the_back_forwards() -> None:
    """Play, ante, aces up, progressive."""
    assert _rules().settlement.wagers == ("play", "ante", "aces_up", "progressive")


@ruling("R39", "R51")
def test_the_dealer_has_a_sixth_card_face_up() -> None:
    """By hand five cards go round to players and dealer and one more to the dealer; packets give the same cards."""
    scripts = {script.procedure: script.steps for script in catalogue.game(GAME).deal}
    assert [(step.to, step.cards, step.face_up) for step in scripts["rotation"]] == [
        (("players", "dealer"), 5, ()),
        (("dealer",), 1, (1,)),
    ]
    assert [(step.to, step.cards, step.face_up) for step in scripts["packets"]] == [
        (("players",), 5, ()),
        (("dealer",), 6, (6,)),
    ]
    assert (_hand("dealer").cards, _hand("dealer").best) == (("dealer",), 4)


@ruling("R20", "R37")
def test_nothing_is_bought_or_tipped_that_the_section_does_not_name() -> None:
    """No chips are bought during a round and no tip rides on a wager."""
    assert not _rules().rebuy_during_round
    assert _rules().tips == ()
    assert _setting("tip_wagers").default is False


@ruling("R22", "R23")
def test_a_folded_progressive_stays_live_and_envy_asks_nothing_of_the_holder() -> None:
    """Both are settings, with the section's reading as their default."""
    assert _setting("progressive_after_fold").default == "live"
    assert _setting("envy_needs_the_wager").default is False
    assert _wager("progressive").survives_fold
    assert _wager("aces_up").survives_fold
    assert _wager("progressive").collected_at_no_more_bets
