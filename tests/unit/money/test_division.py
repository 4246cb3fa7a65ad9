"""Every division says how it rounds, and shares lose no cent."""

from __future__ import annotations

from fractions import Fraction
from math import ceil, floor

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.money import ceil_div, exact_div, floor_div, largest_remainder
from tests.proofs import ruling

AMOUNTS = st.integers(min_value=-(10**18), max_value=10**18)
DIVISORS = st.integers(min_value=1, max_value=10**9)
WEIGHTS = st.lists(st.integers(min_value=0, max_value=10**9), min_size=1, max_size=20).filter(any)


@given(AMOUNTS, DIVISORS)
def test_rounding_goes_where_its_name_says(amount: int, divisor: int) -> None:
    """Down and up are the exact quotient's neighbours."""
    exact = Fraction(amount, divisor)

    assert floor_div(amount, divisor) == floor(exact)
    assert ceil_div(amount, divisor) == ceil(exact)
    assert exact_div(amount * divisor, divisor) == amount


def test_a_remainder_where_there_may_be_none_is_a_bug() -> None:
    """An exact division of what does not divide is stopped, as is a divisor that is not positive."""
    with pytest.raises(AssertionError, match="10 is not a multiple of 3"):
        exact_div(10, 3)
    with pytest.raises(AssertionError, match="a divisor is positive, not 0"):
        floor_div(10, 0)
    with pytest.raises(AssertionError, match="a divisor is positive, not -3"):
        ceil_div(10, -3)


@ruling("R36")
@given(st.integers(min_value=0, max_value=10**15), WEIGHTS)
def test_shares_sum_to_the_whole(total: int, weights: list[int]) -> None:
    """Every share is the exact share rounded down or up, and together they are the total."""
    shares = largest_remainder(total, weights)

    assert sum(shares) == total
    for share, weight in zip(shares, weights, strict=True):
        exact = Fraction(total * weight, sum(weights))
        assert share in (floor(exact), ceil(exact))


@ruling("R36")
@given(st.integers(min_value=0, max_value=10**6), WEIGHTS)
def test_the_units_left_over_go_to_the_largest_remainders(total: int, weights: list[int]) -> None:
    """Whoever was rounded up had at least the remainder of whoever was not, and among equals stood first."""
    shares = largest_remainder(total, weights)

    remainders = [(-(total * weight % sum(weights)), place) for place, weight in enumerate(weights)]
    rounded_up = [share > total * weight // sum(weights) for share, weight in zip(shares, weights, strict=True)]
    last_up = max((key for key, up in zip(remainders, rounded_up, strict=True) if up), default=None)
    first_down = min((key for key, up in zip(remainders, rounded_up, strict=True) if not up), default=None)
    assert last_up is None or first_down is None or last_up < first_down


@pytest.mark.parametrize(
    ("total", "weights", "shares"),
    [
        (100, [1, 1, 1], (34, 33, 33)),
        (100, [1, 2, 3], (17, 33, 50)),
        (5, [0, 1], (0, 5)),
        (0, [3, 4], (0, 0)),
        (0, [0, 0], (0, 0)),
        (0, [], ()),
    ],
)
def test_shares_of_a_few_totals(total: int, weights: list[int], shares: tuple[int, ...]) -> None:
    """A weight of nothing gets nothing, and nothing is shared among nobody."""
    assert largest_remainder(total, weights) == shares


@pytest.mark.parametrize(
    ("total", "weights", "sentence"),
    [
        (-1, [1], "there is nothing to share in -1"),
        (1, [2, -1], "a weight is never negative"),
        (1, [0, 0], "cannot be shared among weights that are all zero"),
    ],
)
def test_what_cannot_be_shared_is_a_bug(total: int, weights: list[int], sentence: str) -> None:
    """Debts, negative weights and a total without weights are stopped."""
    with pytest.raises(AssertionError, match=sentence):
        largest_remainder(total, weights)
