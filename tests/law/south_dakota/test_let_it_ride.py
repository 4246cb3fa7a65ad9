"""South Dakota, section 16:15.03: what Let It Ride is made of and who may bet what."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Cents, format_dollars, format_payout
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import LetRideOrTake, Manner
from fifthstreet.rules.wagers import EqualTo, Posted, Wager
from tests.law.casinos import casino, refusals
from tests.proofs import clause, ruling

GAME = catalogue.game("let-it-ride")
WAGERS: dict[str, Wager] = {wager.id: wager for wager in GAME.wager}
TABLES: dict[tuple[str, str], Paytable] = {
    (table.slot, table.name): table for table in catalogue.paytables("let-it-ride")
}


WITH_PROGRESSIVE = """
[[table]]
id = "LIR-1"
game = "let-it-ride"
seats = 6
dealing = "rotation"
equipment = { progressive_sensors = true }
paytables = { base_game = "A", progressive = "LIRP-1" }

[table.limits]
bet_one = { min = "$5", max = "$25" }

[[link]]
id = "meter"
name = "Meter"
tables = ["LIR-1"]
wager = "$1"
tiers = [{ seed = "$10,000", reset = "$10,000", rate = "20%" }]
"""


def _rules() -> GameRules:
    rules = catalogue.jurisdiction("south-dakota").rules_of("let-it-ride")
    assert rules is not None
    return rules


def _paid(slot: str, name: str, hand: str) -> str | None:
    """What a table prints beside a hand; none where it has no such row."""
    return next((format_payout(row.pays) for row in TABLES[slot, name].rows if row.hand == hand), None)


@clause("sd-15.03.1")
def test_one_deck_one_hand_and_no_opponent() -> None:
    """One deck is used, a player holds one hand, and the dealer holds none."""
    assert GAME.decks == (1,)
    assert _rules().decks.decks == (1,)
    assert _rules().hands.max == 1
    assert GAME.dealer_hand is None


@clause("sd-15.03.1")
@ruling("R57")
def test_no_table_offers_both_the_bonus_and_the_progressive() -> None:
    """The bonus and the progressive share the sensor, so a table that offers both is refused."""
    assert refusals(casino("south-dakota", WITH_PROGRESSIVE)) == []
    both = WITH_PROGRESSIVE.replace("[table.limits]", '[table.limits]\nbonus = { min = "$1", max = "$5" }').replace(
        'progressive = "LIRP-1"', 'progressive = "LIRP-1", bonus = "A"'
    )
    assert [sentence for _, sentence in refusals(casino("south-dakota", both))] == [
        "a table offers Bonus or Progressive, not both."
    ]


@ruling("R53")
def test_chips_may_be_bought_where_the_progressive_is_offered() -> None:
    """A table with the progressive is a Let It Ride table like any other, and table stakes are set aside there too."""
    assert "progressive" in _rules().wagers
    assert _rules().rebuy_during_round


def test_three_equal_bets_open_the_round() -> None:
    """All three bets are made, and the second and third equal the first (sd-15.03.2)."""
    assert GAME.opening == (("bet_one", "bet_two", "bet_three"),)
    assert WAGERS["bet_two"].amount == EqualTo(wager="bet_one")
    assert WAGERS["bet_three"].amount == EqualTo(wager="bet_one")


@ruling("R27")
def test_sensor_wagers_are_collected_when_bets_close() -> None:
    """Bonus and progressive go into the tray at no more bets; the three card bonus stays in its circle (sd-15.03.2)."""
    collected = {wager.id for wager in GAME.wager if wager.collected_at_no_more_bets}

    assert collected == {"bonus", "progressive"}
    assert set(_rules().wagers) == {"bet_one", "bet_two", "bet_three", "bonus", "three_card_bonus", "progressive"}


@clause("sd-15.03.3")
@ruling("R37")
def test_tips_ride_the_third_bet_and_the_three_card_bonus() -> None:
    """A tip is bet above the third bet or beside the three card bonus, and nowhere else."""
    assert [tip.wager for tip in _rules().tips] == ["bet_three", "three_card_bonus"]


@clause("sd-15.03.9.p1")
@ruling("R2")
def test_bonus_is_bet_in_whole_dollars_and_has_four_tables() -> None:
    """The bonus is a whole number of dollars, paid by A, B, C or D; its stake comes back with a win."""
    settings = {setting.id: setting.default for setting in GAME.setting}

    assert WAGERS["bonus"].amount == Posted(unit=Cents(100))
    assert [name for slot, name in TABLES if slot == "bonus"] == ["A", "B", "C", "D"]
    assert settings["bonus_stake_returned"] is True


@clause("sd-15.03.9.t2.h")
@ruling("R2")
@pytest.mark.parametrize(("name", "pays"), [("A", None), ("B", "4 to 1"), ("C", None), ("D", "5 to 1")])
def test_bonus_pays_two_pair_under_two_of_its_tables(name: str, pays: str | None) -> None:
    """Two pair pays 4 to 1 under B and 5 to 1 under D, and has no row under A and C."""
    assert _paid("bonus", name, "two pair") == pays


@clause("sd-15.03.9.p2", "sd-15.03.9.t3.b", "sd-15.03.9.t3.c", "sd-15.03.9.t3.f")
@ruling("R1")
@pytest.mark.parametrize("name", list("ABCDEF"))
def test_three_card_bonus_has_six_tables_alike_in_three_rows(name: str) -> None:
    """Under all six a straight flush pays 40 to 1, three of a kind 30 to 1 and a pair 1 to 1."""
    paid = [_paid("three_card_bonus", name, hand) for hand in ("straight flush", "three of a kind", "pair")]

    assert paid == ["40 to 1", "30 to 1", "1 to 1"]


@clause("sd-15.03.9.p2")
@ruling("R1")
def test_three_card_bonus_ranks_the_player_s_own_cards() -> None:
    """The three card bonus counts the three cards dealt to the player, not the community cards."""
    (slot,) = [slot for slot in GAME.slot if slot.id == "three_card_bonus"]
    (hand,) = [hand for hand in GAME.hand if hand.id == slot.hand]

    assert (hand.cards, hand.ranking) == (("own",), "three_cards")
    assert {name for table, name in TABLES if table == "three_card_bonus"} == set("ABCDEF")


@clause("sd-15.03.10")
@ruling("R28")
def test_progressive_wins_from_three_of_a_kind_under_each_of_three_tables() -> None:
    """LIRP-1, PMG-01 and PMG-02 pay three of a kind up to a royal flush; less loses."""
    tables = {name: table for (slot, name), table in TABLES.items() if slot == "progressive"}

    assert {name: (table.rows[0].hand, table.rows[-1].hand) for name, table in tables.items()} == dict.fromkeys(
        ("LIRP-1", "PMG-01", "PMG-02"), ("royal flush", "three of a kind")
    )
    assert {format_payout(table.otherwise) for table in tables.values()} == {"loses"}


@clause("sd-15.03.10.p1")
@ruling("R28", "R29")
@pytest.mark.parametrize(("name", "wager"), [("LIRP-1", "$1"), ("PMG-01", "$1"), ("PMG-02", "$5")])
def test_progressive_stake_is_gone_and_envy_grows_with_the_wager(name: str, wager: str) -> None:
    """Each table is printed for one wager, its envy scales from there, and no row returns the stake."""
    table = TABLES["progressive", name]
    assert table.wager is not None

    assert format_dollars(table.wager) == wager
    assert table.amounts_scale
    assert not [row for row in table.rows if " to " in format_payout(row.pays)]


@clause("sd-15.03.12")
@ruling("R20")
def test_table_stakes_are_set_aside() -> None:
    """A player may buy chips during a round."""
    assert _rules().rebuy_during_round


@clause("sd-15.03.13")
@ruling("R21")
def test_all_wagers_of_a_player_together_are_at_most_a_hundred_dollars() -> None:
    """The three bets, the bonus, the three card bonus and the progressive count once each towards $100."""
    (limit,) = _rules().limits

    assert format_dollars(limit.max) == "$100"
    assert limit.wagers == {
        "bet_one": 1,
        "bet_two": 1,
        "bet_three": 1,
        "bonus": 1,
        "three_card_bonus": 1,
        "progressive": 1,
    }


def test_first_two_bets_may_be_taken_back_and_each_choice_shows_a_card() -> None:
    """Bet 1, then bet 2, is let ride or taken back, and one community card follows each (sd-15.03.5, sd-15.03.6)."""
    assert [street.choice for street in GAME.street] == [LetRideOrTake(wager="bet_one"), LetRideOrTake(wager="bet_two")]
    assert [[(reveal.what, reveal.cards) for reveal in street.reveals] for street in GAME.street] == [
        [("community", 1)],
        [("community", 1)],
    ]


@ruling("R51")
def test_dealer_is_passed_over_once_or_discards_a_card() -> None:
    """By hand the community gets cards in two rotations of three; of a group the third is discarded (sd-15.03.4)."""
    scripts = {deal.procedure: deal.steps for deal in GAME.deal}
    (round_the_table,) = scripts["rotation"]
    players, community = scripts["packets"]

    assert (round_the_table.to, round_the_table.cards) == (("players", "community"), 3)
    assert (round_the_table.manner, round_the_table.rounds) == (Manner.ROTATION, (1, 2))
    assert (players.to, players.cards) == (("players",), 3)
    assert (community.to, community.cards, community.discarded) == (("community",), 3, (3,))


@ruling("R58")
def test_bets_are_settled_before_bonus_three_cards_and_progressive() -> None:
    """The bets, the bonus, the three card bonus, then the progressive (sd-15.03.8)."""
    assert _rules().settlement.wagers == (
        "bet_one",
        "bet_two",
        "bet_three",
        "bonus",
        "three_card_bonus",
        "progressive",
    )


@ruling("R23")
def test_envy_is_earned_by_any_hand() -> None:
    """A qualifying hand earns envy for the holders of the progressive even if its own holder has none."""
    decided = {rule.setting: rule.value for rule in _rules().decided}

    assert decided == {"bonus_stake_returned": True, "envy_needs_the_wager": False}


@ruling("R40", "R41")
def test_wrong_counts_void_and_exposed_cards_do_not() -> None:
    """A wrong number of cards voids the round; an exposed card, a community card too, is turned over."""
    follows = {irregularity.kind: irregularity.consequence for irregularity in _rules().irregularities}

    assert follows[IrregularityKind.PLAYER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert follows[IrregularityKind.COMMUNITY_WRONG_COUNT] is Consequence.VOID_ROUND
    assert follows[IrregularityKind.COMMUNITY_CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON
    assert follows[IrregularityKind.CARD_EXPOSED] is Consequence.TURN_OVER_AND_GO_ON
    assert len(follows) == len(_rules().irregularities)
