"""An ordinary table of each game is lawful wherever the game is allowed, and offers what it may."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.games.ordinary import LEAST, LEAST_AT_THE_SIDE, ordinary_submission
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.check_table import offered_wagers

PLACES = [
    (rules.game, jurisdiction.id)
    for jurisdiction in catalogue.rulebook().jurisdictions.values()
    for rules in jurisdiction.game
]


@pytest.mark.parametrize(("game", "jurisdiction"), PLACES)
def test_an_ordinary_table_is_lawful(game: str, jurisdiction: str) -> None:
    """No ordinary table has a defect, and each seats as many as it may."""
    submission = ordinary_submission(catalogue.rulebook(), game, jurisdiction)
    rules = catalogue.jurisdiction(jurisdiction).rules_of(game)

    assert [str(defect) for defect in check_submission(submission, catalogue.rulebook()) if not defect.warning] == []
    assert rules is not None
    assert submission.table[0].seats == rules.seats.max


def test_every_wager_is_offered_that_may_stand_beside_the_others() -> None:
    """Let It Ride leaves out the bonus, which shares the progressive's sensor; Maryland offers everything."""
    let_it_ride = ordinary_submission(catalogue.rulebook(), "let-it-ride", "south-dakota").table[0]
    maryland = ordinary_submission(catalogue.rulebook(), "mississippi-stud", "maryland").table[0]

    offered = {wager.id for wager in offered_wagers(let_it_ride, catalogue.game("let-it-ride"))}
    assert offered == {"bet_one", "bet_two", "bet_three", "three_card_bonus", "progressive"}
    assert set(maryland.paytables) == {"base_game", "progressive", "three_card_bonus", "six_card_bonus", "cover_all"}
    assert maryland.limits["ante"].min == LEAST
    assert maryland.limits["cover_all"].min == LEAST_AT_THE_SIDE


def test_a_progressive_starts_at_the_printed_seed() -> None:
    """South Dakota prints Three Card's seed; a table of other seats has as many as are asked for."""
    submission = ordinary_submission(catalogue.rulebook(), "three-card-poker", "south-dakota", seats=3)

    assert submission.link[0].tiers[0].seed == 1_000_00
    assert submission.table[0].seats == 3


def test_a_game_that_is_not_allowed_has_no_table() -> None:
    """Asking for one is a mistake of the program."""
    with pytest.raises(AssertionError, match="maryland does not allow blackjack"):
        ordinary_submission(catalogue.rulebook(), "blackjack", "maryland")
