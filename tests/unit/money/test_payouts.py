"""What a row pays reads and prints in one grammar, with a type for each kind of payout."""

from __future__ import annotations

from fractions import Fraction
from math import floor

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.money import (
    BasisPoints,
    Cents,
    Envy,
    FixedAward,
    ForOdds,
    Loses,
    MeterShare,
    MoneyNotationError,
    Payout,
    Push,
    ToOdds,
    format_payout,
    odds_winnings_floor,
    parse_envy,
    parse_payout,
)
from tests.proofs import ruling

SIDES = st.integers(min_value=1, max_value=1_000_000)
AWARDS = st.integers(min_value=1, max_value=10**12).map(Cents)
PAYOUTS: st.SearchStrategy[Payout] = st.one_of(
    st.builds(ToOdds, winnings=SIDES, stake=SIDES),
    st.builds(ForOdds, amount=SIDES, stake=SIDES),
    st.just(Push()),
    st.just(Loses()),
    st.builds(
        MeterShare,
        share=st.integers(min_value=1, max_value=10_000).map(BasisPoints),
        tier=st.sampled_from(["meter", "mega", "major", "minor"]),
    ),
    st.builds(FixedAward, amount_cents=AWARDS),
)


@given(PAYOUTS)
def test_payouts_print_and_read_back(payout: Payout) -> None:
    """What is printed reads as what was printed, and so does what is stored."""
    assert parse_payout(format_payout(payout)) == payout
    assert parse_payout(str(payout)) == payout
    assert msgspec.json.decode(msgspec.json.encode(payout), type=Payout) == payout


@given(st.builds(Envy, amount_cents=AWARDS))
def test_envy_prints_and_reads_back(envy: Envy) -> None:
    """So does an envy award."""
    assert parse_envy(str(envy)) == envy


@ruling("R33")
@pytest.mark.parametrize(
    ("text", "payout", "printed"),
    [
        ("500 to 1", ToOdds(winnings=500), "500 to 1"),
        ("10,000 to 1", ToOdds(winnings=10_000), "10,000 to 1"),
        ("10000 to 1", ToOdds(winnings=10_000), "10,000 to 1"),
        ("3:2", ToOdds(winnings=3, stake=2), "3 to 2"),
        ("3 TO 2", ToOdds(winnings=3, stake=2), "3 to 2"),
        (" 300 for 1 ", ForOdds(amount=300), "300 for 1"),
        ("Push", Push(), "push"),
        ("loses", Loses(), "loses"),
        ("10% of meter", MeterShare(share=BasisPoints(1_000)), "10% of meter"),
        ("10 percent of the meter", MeterShare(share=BasisPoints(1_000)), "10% of meter"),
        ("100% of Mega meter", MeterShare(share=BasisPoints(10_000), tier="mega"), "100% of mega"),
        ("2.5% of major", MeterShare(share=BasisPoints(250), tier="major"), "2.5% of major"),
        ("$1,000,000", FixedAward(amount_cents=Cents(100_000_000)), "$1,000,000"),
        ("$2.50", FixedAward(amount_cents=Cents(250)), "$2.50"),
    ],
)
def test_a_payout_reads_as_its_kind(text: str, payout: Payout, printed: str) -> None:
    """Odds that return the wager and odds that do not are different types."""
    assert parse_payout(text) == payout
    assert str(payout) == printed


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "'' is not a payout; a payout is odds (500 to 1, 3 to 2, 300 for 1), push, loses, a share of a meter "),
        ("500", "'500' is not a payout; a payout is odds "),
        ("five to one", "'five to one' is not a payout; a payout is odds "),
        ("0 to 1", "'0 to 1' is not a payout; both sides of odds are from 1 to 1,000,000."),
        ("1 to 0", "'1 to 0' is not a payout; both sides of odds are from 1 to 1,000,000."),
        (", to 1", "', to 1' is not a payout; both sides of odds are from 1 to 1,000,000."),
        ("1,000,001 for 1", "'1,000,001 for 1' is not a payout; both sides of odds are from 1 to 1,000,000."),
        ("1 for 1,000,001", "'1 for 1,000,001' is not a payout; both sides of odds are from 1 to 1,000,000."),
        ("0% of meter", "'0% of meter' is not a share of a meter; it is more than 0% and at most 100%."),
        ("101% of meter", "'101%' is not a percentage; write one from 0% to 100%"),
        ("1.2.3% of meter", "'1.2.3%' is not a percentage; write one from 0% to 100%"),
        ("10% of", "'10% of' is not a payout; a payout is odds "),
        ("$0", "'$0' is not an award; it must be more than $0."),
        ("$1,00", "'$1,00' is not an amount of money; write dollars as in $25"),
        ("-$5", "'-$5' is not a payout; a payout is odds "),
    ],
)
def test_what_is_no_payout_is_said(text: str, sentence: str) -> None:
    """The sentence quotes the text and says what is allowed."""
    with pytest.raises(MoneyNotationError) as error:
        parse_payout(text)

    assert str(error.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("$1,000", "'$1,000' is not an envy award; write it as in $1,000 envy."),
        ("envy", "'' is not an amount of money; "),
        ("$0 envy", "'$0 envy' is not an award; it must be more than $0."),
        ("-$5 envy", "'-$5 envy' is not an award; it must be more than $0."),
        ("1,000 envy", "'1,000' is not an amount of money; "),
    ],
)
def test_what_is_no_envy_award_is_said(text: str, sentence: str) -> None:
    """An envy award is an amount above nothing and the word."""
    with pytest.raises(MoneyNotationError) as error:
        parse_envy(text)

    assert str(error.value).startswith(sentence)


@ruling("R33", "R36")
@given(st.one_of(st.builds(ToOdds, winnings=SIDES, stake=SIDES), st.builds(ForOdds, amount=SIDES, stake=SIDES)), AWARDS)
def test_odds_pay_in_proportion_rounded_down(odds: ToOdds | ForOdds, stake_cents: Cents) -> None:
    """A fraction of a cent stays with the house."""
    paid = odds.winnings if isinstance(odds, ToOdds) else odds.amount

    assert odds_winnings_floor(odds, stake_cents) == floor(Fraction(paid, odds.stake) * stake_cents)


def test_odds_on_a_debt_are_a_bug() -> None:
    """A wager is never negative."""
    with pytest.raises(AssertionError, match="a wager is never negative: -1"):
        odds_winnings_floor(ToOdds(winnings=1), Cents(-1))
