"""Texas Hold'em Bonus as section 15.12 prints it: who may bet what, which hand each wager looks at."""

from __future__ import annotations

from fifthstreet.cards import parse_cards
from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, hands_named, name_holdem_royals, name_two_cards
from fifthstreet.money import Cents, FixedAward, ForOdds, MeterShare, Push, ToOdds, parse_payout
from fifthstreet.rules.games import Setting
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import CheckOrBet, FoldOrBet, Reveal
from fifthstreet.rules.wagers import AgainstDealer, ByMeter, ByTable, EqualTo, HandOf, Multiple, Slot, Wager
from tests.proofs import clause, ruling

GAME = "texas-holdem-bonus"


def _rules() -> GameRules:
    found = catalogue.jurisdiction("south-dakota").rules_of(GAME)
    assert found is not None
    return found


def _wager(name: str) -> Wager:
    return next(wager for wager in catalogue.game(GAME).wager if wager.id == name)


def _slot(name: str) -> Slot:
    return next(slot for slot in catalogue.game(GAME).slot if slot.id == name)


def _hand(name: str) -> HandOf:
    return next(hand for hand in catalogue.game(GAME).hand if hand.id == name)


def _setting(name: str) -> Setting:
    return next(setting for setting in catalogue.game(GAME).setting if setting.id == name)


def _tables(name: str) -> dict[str, Paytable]:
    return {table.name: table for table in catalogue.paytables(GAME) if table.slot == name}


@clause("sd-15.12.1")
def test_nobody_is_dealt_in_without_an_ante() -> None:
    """The ante is the one way to enter a round, and every other wager needs it or what came of it."""
    assert catalogue.game(GAME).opening == (("ante",),)
    assert [_wager(name).needs for name in ("flop", "bonus", "progressive")] == [("ante",), ("ante",), ("ante",)]
    assert [_wager(name).needs for name in ("turn", "river")] == [("flop",), ("flop",)]


@clause("sd-15.12.2")
@ruling("R22", "R28")
def test_the_side_bet_and_the_progressive_are_placed_with_the_ante() -> None:
    """Both are optional, placed before the deal, and settled by a pay table whatever the dealer holds."""
    assert (_wager("bonus").placed, _wager("progressive").placed) == ("opening", "opening")
    assert _wager("bonus").settles == ByTable(slot="bonus")
    assert _wager("progressive").settles == ByMeter(slot="progressive")
    assert (_wager("bonus").survives_fold, _wager("progressive").survives_fold) == (True, True)
    assert (_tables("progressive")["THBP-08"].wager, _tables("progressive")["PMG-01"].wager) == (
        Cents(1_00),
        Cents(1_00),
    )
    assert _rules().wagers == ("ante", "flop", "turn", "river", "bonus", "progressive")


@clause("sd-15.12.2")
@ruling("R13")
def test_the_side_bets_table_is_the_operators() -> None:
    """The section prints none: the published one is marked as such and a casino may bring its own."""
    allowed = next(choice for choice in _rules().tables if choice.slot == "bonus")
    assert (allowed.names, allowed.operator_may_supply) == (("published",), True)
    table = _tables("bonus")["published"]
    assert table.source == "published"
    assert table.otherwise == parse_payout("loses")
    assert [(row.hand, str(row.pays)) for row in table.rows] == [
        ("pair of aces against a dealer's pair of aces", "1,000 to 1"),
        ("pair of aces", "30 to 1"),
        ("ace king suited", "25 to 1"),
        ("ace queen suited or ace jack suited", "20 to 1"),
        ("ace king", "15 to 1"),
        ("pair of jacks to kings", "10 to 1"),
        ("ace queen or ace jack", "5 to 1"),
        ("pair of twos to tens", "3 to 1"),
    ]


@ruling("R13")
def test_the_published_table_pays_each_two_cards_once() -> None:
    """Every hand is found in the first row that names it, suited before unsuited, the two aces by the dealer's."""
    ranking = RANKINGS[_hand(_slot("bonus").hand).ranking]

    def paid(own: str, dealer: str) -> str:
        name = name_two_cards(parse_cards(own), parse_cards(dealer))
        rows = _tables("bonus")["published"].rows
        return next((str(row.pays) for row in rows if name in hands_named(ranking, row.hand)), "loses")

    assert paid("As Ah", "Ad Ac") == "1,000 to 1"
    assert paid("As Ah", "Ad Kc") == "30 to 1"
    assert paid("As Ks", "2d 2c") == "25 to 1"
    assert [paid("As Qs", "2d 2c"), paid("As Js", "2d 2c")] == ["20 to 1", "20 to 1"]
    assert paid("As Kh", "2d 2c") == "15 to 1"
    assert [paid("Ks Kh", "2d 2c"), paid("Js Jh", "2d 2c")] == ["10 to 1", "10 to 1"]
    assert [paid("As Qh", "2d 2c"), paid("As Jh", "2d 2c")] == ["5 to 1", "5 to 1"]
    assert [paid("Ts Th", "2d 2c"), paid("2s 2h", "Ad Ac")] == ["3 to 1", "3 to 1"]
    assert [paid("As Ts", "2d 2c"), paid("Ks Qs", "2d 2c")] == ["loses", "loses"]


@clause("sd-15.12.16")
@ruling("R13")
def test_the_ante_is_paid_on_a_winning_flush_or_better() -> None:
    """A winning flush or better pays the ante 1 to 1; any lesser win gives the ante back."""
    settles = _wager("ante").settles
    assert isinstance(settles, AgainstDealer)
    assert (settles.slot, settles.tie) == ("ante", Push())
    table = _tables("ante")["base"]
    assert table.otherwise == Push()
    paid = [(name, str(row.pays)) for row in table.rows for name in hands_named(RANKINGS["five_cards"], row.hand)]
    assert paid == [
        ("royal flush", "1 to 1"),
        ("straight flush", "1 to 1"),
        ("four of a kind", "1 to 1"),
        ("full house", "1 to 1"),
        ("flush", "1 to 1"),
    ]


@clause("sd-15.12.18")
@ruling("R9")
def test_the_progressive_pays_by_one_of_three_tables() -> None:
    """The game's own table reads a royal flush by the cards it took; the linked ones read hole cards and flop."""
    allowed = next(choice for choice in _rules().tables if choice.slot == "progressive")
    assert allowed.names == ("THBP-08", "PMG-01", "PMG-02")
    assert {name: table.hand or _slot("progressive").hand for name, table in _tables("progressive").items()} == {
        "THBP-08": "best_of_seven",
        "PMG-01": "hole_and_flop",
        "PMG-02": "hole_and_flop",
    }
    assert (_hand("best_of_seven").cards, _hand("best_of_seven").ranking) == (("own", "community"), "holdem_royals")
    assert (_hand("hole_and_flop").cards, _hand("hole_and_flop").ranking) == (("own", "flop"), "five_cards")
    for name in ("PMG-01", "PMG-02"):
        assert _tables("progressive")[name].rows[-1].hand == "three of a kind"
        assert _tables("progressive")[name].otherwise == parse_payout("loses")


@ruling("R9")
def test_a_royal_flush_is_worth_less_the_later_it_comes() -> None:
    """With the flop the whole meter, with the turn 25%, with the river 5%, and $3,000 for one wholly on the board."""
    pays = {row.hand: str(row.pays) for row in _tables("progressive")["THBP-08"].rows}

    def paid(own: str, board: str) -> str:
        return pays[name_holdem_royals(parse_cards(own), parse_cards(board))]

    assert paid("As Ks", "Qs Js Ts 2d 3c") == "100% of meter"
    assert paid("As Ks", "Qs Js 2d Ts 3c") == "25% of meter"
    assert paid("As 3c", "Qs Js Ks 2d Ts") == "5% of meter"
    assert paid("2d 3c", "As Ks Qs Js Ts") == "$3,000"


@clause("sd-15.12.18.p1")
@ruling("R28", "R29")
def test_the_progressive_stake_never_comes_back() -> None:
    """Every award is an amount, a share of the meter or for the wager; envy and seeds grow with the wager."""
    for table in _tables("progressive").values():
        assert all(isinstance(row.pays, (ForOdds, MeterShare, FixedAward)) for row in table.rows)
        assert table.amounts_scale


def test_the_streets_are_fold_or_twice_and_then_check_or_once() -> None:
    """The flop costs twice the ante or the hand; turn and river cost nothing or the ante; each burns a card."""
    flop, turn, river = catalogue.game(GAME).street
    assert flop.choice == FoldOrBet(wager="flop", times=(2,), of="ante")
    assert turn.choice == CheckOrBet(wager="turn", times=(1,), of="ante")
    assert river.choice == CheckOrBet(wager="river", times=(1,), of="ante")
    assert _wager("flop").amount == Multiple(wager="ante", times=(2,))
    assert _wager("turn").amount == _wager("river").amount == EqualTo(wager="ante")
    assert flop.reveals == (Reveal(what="community", cards=3, burn=1),)
    assert turn.reveals == (Reveal(what="community", cards=1, burn=1),)
    assert river.reveals == (Reveal(what="community", cards=1, burn=1), Reveal(what="dealer"))


def test_flop_turn_and_river_pay_even_money_and_push_on_a_tie() -> None:
    """The best five of seven meet the dealer's best five of seven, who always plays."""
    for name in ("flop", "turn", "river"):
        assert _wager(name).settles == AgainstDealer(hand="player", pays=ToOdds(winnings=1), tie=Push())
    assert (_hand("player").cards, _hand("player").best) == (("own", "community"), 5)
    assert (_hand("dealer").cards, _hand("dealer").best) == (("dealer", "community"), 5)
    assert catalogue.game(GAME).dealer_hand == "dealer"
    assert catalogue.game(GAME).dealer_qualifies is None


@ruling("R38")
def test_a_hand_is_settled_bonus_first_and_progressive_last() -> None:
    """The bonus wager, the base game, the progressive wager."""
    order = _rules().settlement.wagers
    assert order == ("bonus", "flop", "turn", "river", "ante", "progressive")


@ruling("R21")
def test_each_wager_is_at_most_a_hundred_dollars() -> None:
    """Six positions, one hand for each player, $100 on any single wager."""
    assert (_rules().seats.max, _rules().hands.max) == (6, 1)
    assert {tuple(limit.wagers.items()): limit.max for limit in _rules().limits} == {
        ((name, 1),): Cents(100_00) for name in ("ante", "flop", "turn", "river", "bonus", "progressive")
    }
    assert _setting("limit_binds").default == "each wager"


@ruling("R39")
def test_cards_are_dealt_one_at_a_time() -> None:
    """The section knows no other way: two cards in rotation to players and dealer."""
    (script,) = catalogue.game(GAME).deal
    assert _rules().dealing == ("rotation",)
    assert [(step.to, step.cards, step.manner.value) for step in script.steps] == [
        (("players", "dealer"), 2, "one at a time in rotation")
    ]


@ruling("R40", "R41")
def test_a_wrong_count_voids_the_round_and_an_exposed_card_does_not() -> None:
    """Too many or too few cards anywhere end the round for all; an exposed card is turned over."""
    consequences = {irregularity.kind: irregularity.consequence for irregularity in _rules().irregularities}
    for kind in (
        IrregularityKind.PLAYER_WRONG_COUNT,
        IrregularityKind.DEALER_WRONG_COUNT,
        IrregularityKind.COMMUNITY_WRONG_COUNT,
    ):
        assert consequences[kind] is Consequence.VOID_ROUND
    assert consequences[IrregularityKind.CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON
    assert consequences[IrregularityKind.COMMUNITY_CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON


@ruling("R20", "R22", "R23", "R37")
def test_what_the_section_leaves_open_has_a_default() -> None:
    """No chips bought in a round, no tip wagers, the progressive live after a fold, envy whoever holds the hand."""
    assert not _rules().rebuy_during_round
    assert _rules().tips == ()
    assert {setting.id: setting.default for setting in catalogue.game(GAME).setting} == {
        "progressive_after_fold": "live",
        "envy_needs_the_wager": False,
        "limit_binds": "each wager",
        "tip_wagers": False,
    }
