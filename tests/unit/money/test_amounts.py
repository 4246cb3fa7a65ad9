"""Amounts are whole cents, and dollars read and print in one notation."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.money import (
    MICRO_CENTS_PER_CENT,
    BasisPoints,
    Cents,
    MicroCents,
    MoneyNotationError,
    format_dollars,
    format_percent,
    micro_cents,
    parse_dollars,
    parse_percent,
    whole_cents_floor,
)


@given(st.integers(min_value=-(10**15), max_value=10**15).map(Cents))
def test_dollars_print_and_read_back(amount_cents: Cents) -> None:
    """What is printed reads as what was printed."""
    assert parse_dollars(format_dollars(amount_cents)) == amount_cents


@pytest.mark.parametrize(
    ("text", "cents", "printed"),
    [
        ("$0", 0, "$0"),
        ("$25", 2_500, "$25"),
        ("$2.50", 250, "$2.50"),
        ("$.05", None, None),
        ("$0.05", 5, "$0.05"),
        ("$2.00", 200, "$2"),
        (" $100000 ", 10_000_000, "$100,000"),
        ("$1,000,000", 100_000_000, "$1,000,000"),
        ("-$5", -500, "-$5"),
        ("-$1,234.56", -123_456, "-$1,234.56"),
        ("$2.5", None, None),
        ("$1,00", None, None),
        ("$12,34", None, None),
        ("25", None, None),
        ("$", None, None),
        ("$ 5", None, None),
        ("$1e3", None, None),
        ("", None, None),
    ],
)
def test_dollars_read_canonically_or_not_at_all(text: str, cents: int | None, printed: str | None) -> None:
    """Cents have two digits, commas stand at the thousands; anything else is answered with a sentence."""
    if cents is None:
        with pytest.raises(MoneyNotationError) as error:
            parse_dollars(text)
        expected = f"'{text}' is not an amount of money; write dollars as in $25, $2.50 or $1,000,000."
        assert str(error.value) == expected
    else:
        assert parse_dollars(text) == cents
        assert format_dollars(Cents(cents)) == printed


@given(st.integers(min_value=0, max_value=10_000).map(BasisPoints))
def test_percentages_print_and_read_back(points: BasisPoints) -> None:
    """A share of a hundred is exact to a hundredth of one percent."""
    assert parse_percent(format_percent(points)) == points


@pytest.mark.parametrize(
    ("text", "points", "printed"),
    [
        ("0%", 0, "0%"),
        ("10%", 1_000, "10%"),
        ("2.5%", 250, "2.5%"),
        ("2.50 percent", 250, "2.5%"),
        (" 0.05% ", 5, "0.05%"),
        ("100 %", 10_000, "100%"),
        ("99.99%", 9_999, "99.99%"),
    ],
)
def test_percentages_print_canonically(text: str, points: int, printed: str) -> None:
    """Noughts after the point are dropped, the word becomes the sign."""
    assert parse_percent(text) == points
    assert format_percent(BasisPoints(points)) == printed


@pytest.mark.parametrize("text", ["100.01%", "101%", "1000%", "-1%", "2.555%", "5", "%", ".5%", "five percent"])
def test_what_is_no_percentage_is_said(text: str) -> None:
    """The sentence quotes the text and says what is allowed."""
    with pytest.raises(MoneyNotationError) as error:
        parse_percent(text)

    assert str(error.value) == f"'{text}' is not a percentage; write one from 0% to 100%, as in 10% or 2.5%."


@given(st.integers(min_value=0, max_value=10**12), st.integers(min_value=0, max_value=MICRO_CENTS_PER_CENT - 1))
def test_a_meter_pays_whole_cents_and_keeps_the_fraction(amount_cents: int, fraction: int) -> None:
    """Cents go on a meter and come off it unchanged; less than a cent stays."""
    on_meter = MicroCents(micro_cents(Cents(amount_cents)) + fraction)

    assert whole_cents_floor(on_meter) == amount_cents
