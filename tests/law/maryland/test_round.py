"""Chapter 11 of Maryland, as far as it is data: the streets, what a fold leaves, the order of settlement."""

from __future__ import annotations

from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Consequence, Decided, GameRules, IrregularityKind
from fifthstreet.rules.streets import FoldOrBet, Reveal
from tests.proofs import ruling


def test_misconduct_forfeits_every_wager_of_the_round(rules: GameRules) -> None:
    """A player who hides, lends or talks of his cards loses all that he has bet on the round (md-11.A.5)."""
    (conduct,) = (found for found in rules.irregularities if found.kind is IrregularityKind.CONDUCT)
    assert conduct.consequence is Consequence.FORFEIT


def test_third_street_asks_everyone_to_bet_or_fold(game: Game) -> None:
    """Each player with an ante is asked, and the two answers are a wager and a fold (md-11.B.1, md-11.B.1.b)."""
    street = game.street[0]
    assert street.id == "third_street"
    assert street.asks == "everyone"
    assert street.requires == ()
    assert isinstance(street.choice, FoldOrBet)


@ruling("R25")
def test_the_six_card_box_opens_after_the_third_community_card(game: Game) -> None:
    """It is the last thing revealed, and on no street before (md-11.G)."""
    assert game.street[2].reveals == (Reveal(what="community", cards=1), Reveal(what="six_card_box", cards=4))
    assert all(reveal.what == "community" for street in game.street[:2] for reveal in street.reveals)


@ruling("R22")
def test_a_fold_forfeits_the_progressive(rules: GameRules, game: Game) -> None:
    """Maryland decides the game's setting against its default; the submission may decide it back (md-11.H.1)."""
    assert [(told.setting, told.value) for told in rules.decided] == [("progressive_after_fold", "forfeited")]
    assert rules.decided[0].clauses == ("md-11.H.1",)
    assert isinstance(rules.decided[0], Decided)
    setting = next(setting for setting in game.setting if setting.id == "progressive_after_fold")
    assert setting.default == "live"
    assert setting.allowed == ("live", "forfeited")


@ruling("R22")
def test_a_fold_leaves_the_card_bonuses_alive(game: Game) -> None:
    """Ante and street wagers are lost with the hand; the three card and six card wagers are not (md-11.H.2)."""
    survive = {wager.id: wager.survives_fold for wager in game.wager}
    assert [survive[name] for name in ("three_card_bonus", "six_card_bonus")] == [True, True]
    assert not any(survive[name] for name in ("ante", "third_street", "fourth_street", "fifth_street"))


@ruling("R38")
def test_side_wagers_are_settled_after_the_hand(rules: GameRules) -> None:
    """First the hand's own wagers, then progressive, three card and six card bonus (md-11.I.3)."""
    assert set(rules.settlement.wagers[:4]) == {"ante", "third_street", "fourth_street", "fifth_street"}
    assert rules.settlement.wagers[4:] == ("progressive", "three_card_bonus", "six_card_bonus")
    assert rules.settlement.after_all_hands == ("cover_all",)


@ruling("R23")
def test_envy_is_paid_in_the_winners_turn(rules: GameRules, game: Game) -> None:
    """It belongs to the settlement of the winning wager, and the winner need not have bet the progressive."""
    assert rules.progressive is not None
    assert rules.progressive.envy_paid == "at the holder's turn"
    setting = next(setting for setting in game.setting if setting.id == "envy_needs_the_wager")
    assert setting.default is False
    assert setting.id not in {told.setting for told in rules.decided}
