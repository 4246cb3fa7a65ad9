"""South Dakota, section 16:15.03: what the amendment changed in Let It Ride."""

from __future__ import annotations

from fifthstreet.games import catalogue
from fifthstreet.money import format_dollars
from fifthstreet.rules.jurisdictions import GameRules
from tests.proofs import ruling


def _rules(jurisdiction: str) -> GameRules:
    rules = catalogue.jurisdiction(jurisdiction).rules_of("let-it-ride")
    assert rules is not None
    return rules


@ruling("R2", "R3")
def test_bonus_wager_was_one_dollar() -> None:
    """The struck words hold the bonus, bet in whole dollars, to $1; without them only the $100 together binds it."""
    before, after = (_rules(text).limits for text in ("south-dakota-before", "south-dakota"))

    assert [(dict(limit.wagers), format_dollars(limit.max)) for limit in before[1:]] == [({"bonus": 1}, "$1")]
    assert before[:1] == after


@ruling("R3", "R28")
def test_progressive_wager_was_that_of_its_printed_table() -> None:
    """Before, the progressive was $1, or $5 where PMG-02 prints it; now it may be any posted amount (sd-15.03.2)."""
    before, after = _rules("south-dakota-before").progressive, _rules("south-dakota").progressive
    assert before is not None
    assert after is not None

    assert [format_dollars(amount) for amount in before.amounts] == ["$1", "$5"]
    assert after.amounts == ()
    assert (before.workflow, after.workflow) == ("game manager", "keypad")


@ruling("R3")
def test_nothing_but_the_sensor_wagers_differs() -> None:
    """Apart from the dollar wagers and the progressive's workflow both texts say the same."""
    before, after = _rules("south-dakota-before"), _rules("south-dakota")
    fields = set(GameRules.__struct_fields__) - {"progressive", "limits"}

    assert {field: getattr(before, field) for field in fields} == {field: getattr(after, field) for field in fields}
