"""What section 20:18:16:15.14 says of Mississippi Stud's wagers, limits, tables, tips and procedures."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, hands_named
from fifthstreet.money import Cents, ForOdds, Loses, MeterShare, Push
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import FoldOrBet
from fifthstreet.rules.wagers import ByTable, Multiple, Posted, Wager
from tests.proofs import clause, ruling

STREETS: Final = ("third_street", "fourth_street", "fifth_street")


def game() -> Game:
    """The game's datum."""
    return catalogue.game("mississippi-stud")


def rules() -> GameRules:
    """What South Dakota says of the game."""
    found = catalogue.jurisdiction("south-dakota").rules_of("mississippi-stud")
    assert found is not None
    return found


def wager(name: str) -> Wager:
    """One wager of the game."""
    return next(wager for wager in game().wager if wager.id == name)


def table(slot: str, name: str) -> Paytable:
    """One pay table of the game."""
    return next(table for table in catalogue.paytables("mississippi-stud") if (table.slot, table.name) == (slot, name))


@clause("sd-15.14.1")
def test_one_deck_is_in_play() -> None:
    """The game is dealt from a single deck."""
    assert rules().decks.decks == (1,)
    assert game().decks == (1,)


@clause("sd-15.14.1")
def test_hands_rank_from_the_royal_flush_to_a_pair_of_sixes() -> None:
    """The ten paying hands stand in the printed order, which is the order of the ranking."""
    printed = [
        "royal flush",
        "straight flush",
        "four of a kind",
        "full house",
        "flush",
        "straight",
        "three of a kind",
        "two pair",
        "pair of jacks or better",
        "pair of sixes to tens",
    ]
    ranking = RANKINGS["five_cards"]
    highest = [ranking.hands.index(hands_named(ranking, hand)[-1]) for hand in printed]

    assert [row.hand for row in table("base_game", "base").rows] == printed
    assert highest == sorted(highest)


@clause("sd-15.14.2")
@ruling("R21")
def test_the_ante_is_posted_and_at_most_twenty_five_dollars() -> None:
    """The player antes an amount within the posted limits, $25 at most."""
    limits = {tuple(limit.wagers.items()): limit.max for limit in rules().limits}

    assert limits[("ante", 1),] == Cents(2500)
    assert isinstance(wager("ante").amount, Posted)
    assert game().opening == (("ante",),)


@clause("sd-15.14.2")
def test_ante_and_progressive_play_against_pay_tables() -> None:
    """Neither wager meets a dealer's hand; the progressive is optional beside the ante."""
    assert wager("ante").settles == ByTable(slot="base_game")
    assert wager("progressive").needs == ("ante",)
    assert game().dealer_hand is None


@ruling("R21")
def test_the_wagers_without_a_printed_limit_are_at_most_a_hundred_dollars() -> None:
    """The progressive and the Cover All wager are each at most $100."""
    limits = {tuple(limit.wagers): limit.max for limit in rules().limits}

    assert limits[("progressive",)] == Cents(10_000)
    assert limits[("cover_all",)] == Cents(10_000)


@clause("sd-15.14.3")
@ruling("R37")
def test_a_tip_may_ride_on_the_ante_only() -> None:
    """A dealer's tip is wagered on the ante and on nothing else."""
    assert [tip.wager for tip in rules().tips] == ["ante"]


@ruling("R39")
def test_cards_are_dealt_singly_in_rotation_or_in_packets() -> None:
    """By hand two cards go one at a time in rotation; a shuffler hands out packets of two (sd-15.14.4)."""
    by_procedure = {script.procedure: script for script in game().deal}
    in_rotation, in_packets = (by_procedure[procedure] for procedure in rules().dealing)
    first = in_rotation.steps[0]

    assert rules().dealing == ("rotation", "automated")
    assert (first.to, first.cards, first.manner.value) == (("players",), 2, "one at a time in rotation")
    assert in_packets.automated
    assert in_packets.steps[-1].to == ("players",)
    assert in_packets.steps[-1].cards == 2


@ruling("R40", "R41")
def test_a_wrong_count_is_a_misdeal_and_an_exposed_card_is_not() -> None:
    """A wrong number of cards voids the round; an exposed card is turned over and the deal goes on (sd-15.14.5)."""
    follows = {irregularity.kind: irregularity.consequence for irregularity in rules().irregularities}

    for kind in (IrregularityKind.PLAYER_WRONG_COUNT, IrregularityKind.COMMUNITY_WRONG_COUNT):
        assert follows[kind] is Consequence.VOID_ROUND
    for kind in (
        IrregularityKind.CARD_EXPOSED,
        IrregularityKind.COMMUNITY_CARD_EXPOSED,
        IrregularityKind.CARD_FACE_UP,
        IrregularityKind.CARDS_FACE_UP,
    ):
        assert follows[kind] is Consequence.TURN_OVER_AND_GO_ON


def test_street_wagers_are_settled_before_the_ante() -> None:
    """Wagers are settled as 3rd, 4th and 5th Street, then the ante, then the progressive (sd-15.14.6)."""
    assert rules().settlement.wagers == ("third_street", "fourth_street", "fifth_street", "ante", "progressive")
    assert wager("progressive").collected_at_no_more_bets


@ruling("R22")
def test_the_progressive_of_a_folded_hand_stays_live() -> None:
    """A fold gives up the game's wagers and not the progressive wager (sd-15.14.7, sd-15.14.10, sd-15.14.13)."""
    decided = {decision.setting: decision.value for decision in rules().decided}

    assert decided["progressive_after_fold"] == "live"
    assert wager("progressive").survives_fold


@clause("sd-15.14.8", "sd-15.14.11", "sd-15.14.14")
@ruling("R14")
@pytest.mark.parametrize("street", STREETS)
def test_a_street_wager_is_one_to_three_antes(street: str) -> None:
    """To stay in, a player bets once, twice or three times the ante."""
    choice = next(turn.choice for turn in game().street if turn.id == street)

    assert wager(street).amount == Multiple(wager="ante", times=(1, 2, 3))
    assert choice == FoldOrBet(wager=street, times=(1, 2, 3), of="ante")


def test_one_community_card_is_turned_after_each_street() -> None:
    """Every street ends with the next of three community cards (sd-15.14.9, sd-15.14.12, sd-15.14.15)."""
    assert tuple(turn.id for turn in game().street) == STREETS
    assert [turn.reveals[0].what for turn in game().street] == ["community"] * 3
    assert [turn.reveals[0].cards for turn in game().street] == [1, 1, 1]


def test_all_four_wagers_follow_the_hand() -> None:
    """The ante and the three street wagers are paid, returned or lost by one pay table."""
    slot = next(slot for slot in game().slot if slot.id == "base_game")

    assert slot.wagers == ("ante", *STREETS)
    assert table("base_game", "base").rows[-1].pays == Push()
    assert table("base_game", "base").otherwise == Loses()


@clause("sd-15.14.17")
@ruling("R28")
def test_the_progressive_pays_by_one_of_three_tables_from_three_of_a_kind() -> None:
    """Three tables may be chosen, one of them for $5 wagers; less than three of a kind loses on all."""
    allowed = next(allowed for allowed in rules().tables if allowed.slot == "progressive")
    wagers = {"MS Stud-01": Cents(100), "PMG-01": Cents(100), "PMG-02": Cents(500)}

    assert allowed.names == ("MS Stud-01", "PMG-01", "PMG-02")
    for name, amount in wagers.items():
        assert table("progressive", name).wager == amount
        assert table("progressive", name).rows[-1].hand == "three of a kind"
        assert table("progressive", name).otherwise == Loses()


@clause("sd-15.14.17.p1")
@ruling("R28", "R29")
@pytest.mark.parametrize("name", ["MS Stud-01", "PMG-01", "PMG-02"])
def test_a_progressive_wager_never_returns_and_its_envy_scales(name: str) -> None:
    """No row gives the wager back, and envy and seed amounts grow with the wager."""
    assert all(isinstance(row.pays, ForOdds | MeterShare) for row in table("progressive", name).rows)
    assert table("progressive", name).amounts_scale


@ruling("R23")
def test_a_hand_earns_envy_for_others_without_its_own_wager() -> None:
    """A royal or straight flush need not hold the progressive wager to earn envy for those who do (sd-15.14.17.b.i)."""
    decided = {decision.setting: decision.value for decision in rules().decided}
    earning = [row.hand for row in table("progressive", "MS Stud-01").rows if row.envy]

    assert decided["envy_needs_the_wager"] is False
    assert earning == ["royal flush", "straight flush"]


@ruling("R23")
def test_envy_waits_for_the_end_of_the_round() -> None:
    """Envy is paid when the round is over (sd-15.14.17.b.iii)."""
    progressive = rules().progressive

    assert progressive is not None
    assert progressive.envy_paid == "at the end of the round"


@clause("sd-15.14.18")
@ruling("R20")
def test_chips_may_be_bought_during_a_round() -> None:
    """Table stakes are set aside."""
    assert rules().rebuy_during_round


@ruling("R49")
def test_six_positions_with_one_hand_each() -> None:
    """The section prints no number of seats; there are six, with one hand for each player."""
    assert rules().seats.max == 6
    assert rules().hands.max == 1


@ruling("R31")
def test_no_least_seed_is_set() -> None:
    """South Dakota prints a least seed for Three Card Poker only."""
    progressive = rules().progressive

    assert progressive is not None
    assert progressive.seeds == ()


@ruling("R43")
def test_a_player_who_leaves_loses_the_wagers_of_the_round() -> None:
    """Abandoned wagers are lost."""
    follows = {irregularity.kind: irregularity.consequence for irregularity in rules().irregularities}

    assert follows[IrregularityKind.ABANDONED] is Consequence.FORFEIT
