"""Chapter 13 of Maryland: what follows when a card or a machine goes wrong."""

from __future__ import annotations

from fifthstreet.rules.jurisdictions import Consequence, GameRules, Irregularity, IrregularityKind
from tests.proofs import ruling


def _told(rules: GameRules, kind: IrregularityKind) -> Irregularity:
    (found,) = (irregularity for irregularity in rules.irregularities if irregularity.kind is kind)
    return found


@ruling("R40")
def test_one_face_up_card_is_set_aside(rules: GameRules) -> None:
    """Found in the deck or shown in the deal, it is not used in the round, and the round goes on (md-13.A)."""
    assert _told(rules, IrregularityKind.CARD_FACE_UP).consequence is Consequence.SET_ASIDE
    assert _told(rules, IrregularityKind.CARD_EXPOSED).consequence is Consequence.SET_ASIDE


@ruling("R40")
def test_two_face_up_cards_void_the_round(rules: GameRules) -> None:
    """All hands are void and every wager goes back (md-13.B)."""
    assert _told(rules, IrregularityKind.CARDS_FACE_UP).consequence is Consequence.VOID_ROUND


def test_a_card_drawn_unseen_is_the_next_card(rules: GameRules) -> None:
    """An error that showed nothing changes nothing (md-13.C)."""
    assert _told(rules, IrregularityKind.CARD_DRAWN_IN_ERROR).consequence is Consequence.USE_NEXT


@ruling("R40")
def test_a_community_card_shown_early_voids_the_round(rules: GameRules) -> None:
    """It does so whichever of the three it is, unlike any other exposed card (md-13.E)."""
    assert _told(rules, IrregularityKind.COMMUNITY_CARD_EXPOSED).consequence is Consequence.VOID_ROUND


@ruling("R25")
def test_an_error_in_the_six_card_box_voids_the_round(rules: GameRules) -> None:
    """A wrong number in the box, or its early exposure, is met like one of the community cards."""
    assert _told(rules, IrregularityKind.SIX_CARD_BOX_WRONG).consequence is Consequence.VOID_ROUND


def test_a_failed_shuffle_is_done_again(rules: GameRules) -> None:
    """Nothing has been dealt, so nothing is void (md-13.F)."""
    assert _told(rules, IrregularityKind.SHUFFLER_JAMS).consequence is Consequence.RESHUFFLE


def test_a_shoe_that_fails_in_a_round_voids_it(rules: GameRules) -> None:
    """Every wager goes back and all cards are shuffled together (md-13.G)."""
    assert _told(rules, IrregularityKind.DEALING_SHOE_JAMS).consequence is Consequence.VOID_ROUND


def test_nothing_concerns_a_dealers_hand(rules: GameRules) -> None:
    """The dealer holds no hand in this game; everything else that can go wrong is answered once."""
    kinds = [irregularity.kind for irregularity in rules.irregularities]
    assert len(kinds) == len(set(kinds))
    assert set(IrregularityKind) - set(kinds) == {IrregularityKind.DEALER_WRONG_COUNT}
