"""Divisions that say how they round; nothing in Fifth Street divides money in another way."""

from __future__ import annotations

from collections.abc import Sequence


def exact_div(amount: int, divisor: int) -> int:
    """Divide where a remainder would be a bug."""
    quotient, remainder = divmod(amount, divisor)
    assert remainder == 0, f"{amount} is not a multiple of {divisor}"
    return quotient


def floor_div(amount: int, divisor: int) -> int:
    """Divide and round down: a fraction stays where it came from."""
    assert divisor > 0, f"a divisor is positive, not {divisor}"
    return amount // divisor


def ceil_div(amount: int, divisor: int) -> int:
    """Divide and round up."""
    assert divisor > 0, f"a divisor is positive, not {divisor}"
    return -(-amount // divisor)


def largest_remainder(total: int, weights: Sequence[int]) -> tuple[int, ...]:
    """Share ``total`` in proportion to ``weights`` so that the shares sum to it exactly.

    Each share is rounded down; the units left over go one each to the largest remainders, and
    among equal remainders to the one that stands first.

    >>> largest_remainder(100, [1, 1, 1])
    (34, 33, 33)
    """
    assert total >= 0, f"there is nothing to share in {total}"
    assert all(weight >= 0 for weight in weights), f"a weight is never negative: {weights}"
    whole = sum(weights)
    if whole == 0:
        assert total == 0, f"{total} cannot be shared among weights that are all zero"
        return tuple(0 for _ in weights)
    shares = [total * weight // whole for weight in weights]
    by_remainder = sorted(range(len(weights)), key=lambda place: (-(total * weights[place] % whole), place))
    for place in by_remainder[: total - sum(shares)]:
        shares[place] += 1
    assert sum(shares) == total
    return tuple(shares)
