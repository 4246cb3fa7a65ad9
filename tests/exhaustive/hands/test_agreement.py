"""Our five-card values agree with three other evaluators on many random hands and on every value there is."""

from __future__ import annotations

import pytest

from tests.exhaustive.agreement import FIVE_CARD_HANDS, SEED, SEVEN_CARD_HANDS, agreements, random_hands
from tests.proofs import clause
from tests.unit.hands.counting import suit_classes

pytestmark = pytest.mark.exhaustive


@clause("md-6.D", "sd-15.14.1", "sd-15.15.1")
@pytest.mark.parametrize(("number", "size"), [(FIVE_CARD_HANDS, 5), (SEVEN_CARD_HANDS, 7)])
def test_other_evaluators_agree_on_random_hands(number: int, size: int) -> None:
    """Same kind for every hand, same winner for every two neighbours, same order of all values."""
    for agreement in agreements(random_hands(number, size, SEED)):
        assert agreement.hands == number
        assert agreement.complete, agreement


@clause("md-6.D", "sd-15.14.1", "sd-15.15.1")
def test_other_evaluators_agree_on_every_class_of_hands() -> None:
    """All 7,462 values stand in one order everywhere."""
    for agreement in agreements(hand for hand, _ in suit_classes(5)):
        assert agreement.values == 7_462
        assert agreement.complete, agreement
