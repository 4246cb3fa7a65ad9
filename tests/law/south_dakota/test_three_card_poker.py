"""South Dakota, section 16:15.02: what Three Card Poker is made of and who may bet what."""

from __future__ import annotations

from fifthstreet.cards import parse_cards
from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, three_card_hand
from fifthstreet.money import Push, format_dollars, format_payout
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import FoldOrBet, Manner
from fifthstreet.rules.wagers import AgainstDealer, DealerUnqualified, EqualTo, HandOf, Wager
from tests.proofs import clause, ruling

GAME = catalogue.game("three-card-poker")
WAGERS: dict[str, Wager] = {wager.id: wager for wager in GAME.wager}
HANDS: dict[str, HandOf] = {hand.id: hand for hand in GAME.hand}
TABLES: dict[tuple[str, str], Paytable] = {
    (table.slot, table.name): table for table in catalogue.paytables("three-card-poker")
}


def _rules() -> GameRules:
    rules = catalogue.jurisdiction("south-dakota").rules_of("three-card-poker")
    assert rules is not None
    return rules


@clause("sd-15.02.1")
def test_one_deck_is_used_and_a_player_may_hold_two_hands() -> None:
    """One deck is in play, and no player holds more than two hands in a round."""
    assert GAME.decks == (1,)
    assert _rules().decks.decks == (1,)
    assert _rules().hands.max == 2


@clause("sd-15.02.1")
@ruling("R5")
def test_hands_rank_from_straight_flush_down_to_high_card() -> None:
    """Straight flush, three of a kind, straight, flush, pair, high card: each beats the next."""
    highest_first = ["5h 4h 3h", "2s 2h 2d", "3c 2d Ah", "Ad Kd Jd", "As Ac Kh", "As Kd Jc"]

    values = [three_card_hand(parse_cards(cards)) for cards in highest_first]

    assert values == sorted(values, reverse=True)
    assert len(set(values)) == 6


@clause("sd-15.02.1")
def test_player_and_dealer_are_ranked_by_the_same_three_cards() -> None:
    """Both hands are three cards of one's own under the three-card ranking, and the dealer holds one of them."""
    assert {hand: HANDS[hand].ranking for hand in HANDS} == {"player": "three_cards", "dealer": "three_cards"}
    assert (HANDS["player"].cards, HANDS["dealer"].cards) == (("own",), ("dealer",))
    assert GAME.dealer_hand == "dealer"


@clause("sd-15.02.2")
def test_ante_or_pair_plus_opens_and_the_progressive_never_does() -> None:
    """A round is entered with the ante, with pair plus, or with both; the progressive alone opens nothing."""
    assert set(GAME.opening) == {("ante",), ("pair_plus",)}
    assert WAGERS["pair_plus"].needs == ()
    assert WAGERS["progressive"].needs == ()


@clause("sd-15.02.2")
def test_only_ante_and_play_meet_the_dealer() -> None:
    """Pair plus and progressive are settled by a pay table; ante and play against the dealer's hand."""
    against = {wager.id for wager in GAME.wager if isinstance(wager.settles, AgainstDealer)}

    assert against == {"ante", "play"}


@clause("sd-15.02.3")
@ruling("R37")
def test_tips_ride_the_ante_and_pair_plus() -> None:
    """A tip may be bet on the ante or on pair plus, and on nothing else."""
    assert [tip.wager for tip in _rules().tips] == ["ante", "pair_plus"]
    assert all(tip.at_most is None for tip in _rules().tips)


@clause("sd-15.02.14")
def test_pair_plus_loses_with_less_than_a_pair() -> None:
    """Pair plus wins from a pair up, whatever the dealer holds, and loses below."""
    table = TABLES["pair_plus", "base"]

    assert table.rows[-1].hand == "pair"
    assert format_payout(table.otherwise) == "loses"
    assert WAGERS["pair_plus"].survives_fold


@clause("sd-15.02.15")
def test_progressives_win_from_their_own_least_hand() -> None:
    """Table 1 pays from a straight up, table 2 from three of a kind up, and less than that loses."""
    least = {name: table.rows[-1].hand for (slot, name), table in TABLES.items() if slot == "progressive"}

    assert least == {"1": "straight", "2": "three of a kind"}
    assert {format_payout(TABLES["progressive", name].otherwise) for name in "12"} == {"loses"}


@clause("sd-15.02.15.p1")
@ruling("R28", "R29", "R31")
def test_progressive_stake_is_gone_and_the_meter_starts_at_a_thousand_dollars() -> None:
    """No row returns the stake, each table's meter is seeded at $1,000, and no amount scales with the wager."""
    progressive = _rules().progressive
    assert progressive is not None

    seeds = {(seed.paytable, seed.tier): format_dollars(seed.at_least) for seed in progressive.seeds}
    printed = [format_payout(row.pays) for name in "12" for row in TABLES["progressive", name].rows]

    assert seeds == {("1", "meter"): "$1,000", ("2", "meter"): "$1,000"}
    assert not [pays for pays in printed if " to " in pays]
    assert not any(TABLES["progressive", name].amounts_scale for name in "12")


@clause("sd-15.02.16")
@ruling("R20")
def test_table_stakes_are_set_aside() -> None:
    """A player may buy chips during a round."""
    assert _rules().rebuy_during_round


@ruling("R21")
def test_each_wager_alone_is_at_most_a_hundred_dollars() -> None:
    """Ante, play, pair plus and progressive are each limited to $100, by themselves."""
    limits = [(dict(limit.wagers), format_dollars(limit.max)) for limit in _rules().limits]

    assert limits == [({wager: 1}, "$100") for wager in ("ante", "play", "pair_plus", "progressive")]
    assert _rules().seats.max == 6


def test_play_equals_the_ante_or_the_hand_is_folded() -> None:
    """The one street asks those with an ante to fold or to bet exactly once the ante (sd-15.02.9)."""
    (street,) = GAME.street

    assert street.choice == FoldOrBet(wager="play", times=(1,), of="ante")
    assert street.requires == ("ante",)
    assert WAGERS["play"].amount == EqualTo(wager="ante")


def test_dealer_needs_a_queen_for_play_to_be_settled() -> None:
    """Below queen high the ante wins and play pushes; ties push; a win pays 1 to 1 (sd-15.02.7, sd-15.02.12)."""
    ante, play = WAGERS["ante"].settles, WAGERS["play"].settles
    qualifies = GAME.dealer_qualifies
    assert isinstance(ante, AgainstDealer)
    assert isinstance(play, AgainstDealer)
    assert qualifies is not None

    assert (qualifies.name, qualifies.category, qualifies.ranks) == ("queen high", "high card", (12,))
    assert (ante.dealer_unqualified, play.dealer_unqualified) == (DealerUnqualified.WINS, DealerUnqualified.PUSHES)
    assert (ante.tie, play.tie) == (Push(), Push())
    assert (format_payout(ante.pays), format_payout(play.pays)) == ("1 to 1", "1 to 1")


def test_ante_bonus_never_takes_the_ante() -> None:
    """The bonus is paid besides the ante's own settlement, and a hand below a straight costs nothing (sd-15.02.13)."""
    (slot,) = [slot for slot in GAME.slot if slot.id == "ante_bonus"]

    assert WAGERS["ante"].bonus == "ante_bonus"
    assert slot.bonus
    assert TABLES["ante_bonus", "base"].otherwise == Push()


@ruling("R51")
def test_both_deals_give_three_cards_and_the_dealer_is_last() -> None:
    """In rotation the dealer is last each time; in groups his is the last group (sd-15.02.4)."""
    scripts = {deal.procedure: deal for deal in GAME.deal}

    assert [(step.to, step.cards, step.manner) for step in scripts["rotation"].steps] == [
        (("players", "dealer"), 3, Manner.ROTATION)
    ]
    assert [(step.to, step.cards) for step in scripts["packets"].steps] == [(("players",), 3), (("dealer",), 3)]
    assert (scripts["rotation"].automated, scripts["packets"].automated) == (False, True)
    assert _rules().dealing == ("rotation", "packets")


@ruling("R40", "R41")
def test_wrong_counts_void_and_exposed_cards_do_not() -> None:
    """A wrong number of cards voids the round; an exposed card is turned over (sd-15.02.5)."""
    follows = {irregularity.kind: irregularity.consequence for irregularity in _rules().irregularities}

    assert follows[IrregularityKind.PLAYER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert follows[IrregularityKind.DEALER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert follows[IrregularityKind.CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON
    assert follows[IrregularityKind.ABANDONED] is Consequence.FORFEIT
    assert len(follows) == len(_rules().irregularities)


def test_play_is_settled_first_and_the_ante_bonus_before_the_ante() -> None:
    """Play, ante bonus, ante, pair plus, and the progressive when the round is done (sd-15.02.6)."""
    assert _rules().settlement.wagers == ("play", "ante_bonus", "ante", "pair_plus", "progressive")


@ruling("R22", "R23")
def test_progressive_outlives_a_fold_and_envy_needs_the_wager() -> None:
    """The progressive stays live after a fold; only a hand with the progressive wager earns envy for others."""
    decided = {rule.setting: rule.value for rule in _rules().decided}

    assert decided == {"progressive_after_fold": "live", "envy_needs_the_wager": True}
    assert {setting.id: setting.default for setting in GAME.setting} == {
        "limit_binds": "each wager",
        "progressive_after_fold": "live",
        "envy_needs_the_wager": True,
    }


@ruling("R6")
def test_table_two_pays_no_straight() -> None:
    """The hands of table 2 are those of table 1 without the straight; ace-king-queen suited stands above both."""
    one, two = ([row.hand for row in TABLES["progressive", name].rows] for name in "12")

    assert [*two, "straight"] == one
    assert RANKINGS["three_cards"].hands[0] == "mini-royal of spades"
