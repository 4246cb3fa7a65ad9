"""Chapters 8 to 10 of Maryland: which cards go where under each dealing procedure, and what a misdeal does."""

from __future__ import annotations

from fifthstreet.games import catalogue
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.streets import DealScript, DealStep, Manner
from tests.proofs import ruling

TWO_EACH = DealStep(to=("players",), cards=2, manner=Manner.TOGETHER)
THREE_COMMUNITY = DealStep(to=("community",), cards=3, manner=Manner.TOGETHER)
FOUR_IN_THE_BOX = DealStep(to=("six_card_box",), cards=4, manner=Manner.TOGETHER, only_with="six_card_bonus")


def _deal(procedure: str) -> DealScript:
    return next(deal for deal in catalogue.game("mississippi-stud").deal if deal.procedure == procedure)


def _follows(rules: GameRules, kind: IrregularityKind) -> Consequence:
    (found,) = (irregularity.consequence for irregularity in rules.irregularities if irregularity.kind is kind)
    return found


def test_maryland_has_three_dealing_procedures(rules: GameRules) -> None:
    """A manual shoe, the hand, and an automated shoe or shuffler; a machine hands out the cards in the last alone."""
    assert rules.dealing == ("manual_shoe", "hand", "automated")
    assert [_deal(procedure).automated for procedure in rules.dealing] == [False, False, True]


@ruling("R25", "R39")
def test_a_manual_shoe_deals_players_then_community() -> None:
    """Two cards together to each player, then three to the community, nothing face up and no box."""
    assert _deal("manual_shoe").steps == (TWO_EACH, THREE_COMMUNITY)


@ruling("R25", "R39")
def test_the_hand_deals_players_then_community() -> None:
    """The order is the manual shoe's (md-9.B.1, md-9.B.2)."""
    assert _deal("hand").steps == (TWO_EACH, THREE_COMMUNITY)


@ruling("R25", "R39")
def test_packets_come_to_the_box_the_community_and_the_players() -> None:
    """Four cards for the box where it is offered, three for the community, then two for each player, face down."""
    assert _deal("automated").steps == (FOUR_IN_THE_BOX, THREE_COMMUNITY, TWO_EACH)


@ruling("R41")
def test_a_player_with_a_wrong_number_of_cards_voids_the_round(rules: GameRules) -> None:
    """All hands are void and every wager goes back, whatever the dealing procedure."""
    assert _follows(rules, IrregularityKind.PLAYER_WRONG_COUNT) is Consequence.VOID_ROUND


@ruling("R41")
def test_a_wrong_number_of_community_cards_voids_the_round(rules: GameRules) -> None:
    """All hands are void and every wager goes back, whatever the dealing procedure."""
    assert _follows(rules, IrregularityKind.COMMUNITY_WRONG_COUNT) is Consequence.VOID_ROUND


def test_a_wrong_deck_voids_the_round_and_leaves_the_table(rules: GameRules) -> None:
    """Where the cards were dealt rightly and the deck is not fifty-two, the deck goes as well."""
    assert _follows(rules, IrregularityKind.DECK_WRONG_COUNT) is Consequence.VOID_ROUND_REMOVE_DECK
