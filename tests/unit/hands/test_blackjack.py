"""Blackjack hands count as the standard rules count them."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import ACE, DECK, TEN, Card, parse_cards
from fifthstreet.hands import BlackjackTotal, blackjack_total
from tests.proofs import ruling


@ruling("R12")
@pytest.mark.parametrize(
    ("cards", "total", "words"),
    [
        ("Ah", 11, "soft"),
        ("7h", 7, ""),
        ("Ah Kd", 21, "soft natural"),
        ("Td As", 21, "soft natural"),
        ("Ah Ad", 12, "soft"),
        ("Ah Ad 9c", 21, "soft"),
        ("Ah Ad Ac As 7c", 21, "soft"),
        ("Ah 6d", 17, "soft"),
        ("Ah 6d Kc", 17, ""),
        ("Ah Kd Qc", 21, ""),
        ("Kd Qc 2h", 22, "bust"),
        ("Kd Qc Ah Ad", 22, "bust"),
        ("7h 7d 7c", 21, ""),
        ("2h 2d 3c 3d 4h 4c 3s", 21, ""),
    ],
)
def test_a_hand_counts_its_total(cards: str, total: int, words: str) -> None:
    """Court cards count ten, an ace one or eleven; twenty-one on two cards is a natural, above it is bust."""
    said = words.split()

    assert blackjack_total(parse_cards(cards)) == BlackjackTotal(
        total=total, soft="soft" in said, natural="natural" in said, bust="bust" in said
    )


@given(st.lists(st.sampled_from(DECK), min_size=1, max_size=12))
def test_the_total_is_the_best_of_every_way_to_count_the_aces(cards: list[Card]) -> None:
    """No way to count the aces comes nearer to twenty-one without passing it; cards may repeat over decks."""
    counts = [(1, 11) if card.rank == ACE else (min(card.rank, TEN),) for card in cards]
    totals = {sum(count) for count in product(*counts)}

    counted = blackjack_total(cards)

    bearable = [total for total in totals if total <= 21]
    assert counted.total == (max(bearable) if bearable else min(totals))
    assert counted.bust == (not bearable)
    assert counted.soft == (counted.total != min(totals))
    assert counted.natural == (len(cards) == 2 and counted.total == 21)


def test_no_cards_are_a_bug() -> None:
    """A hand that was never dealt has no total."""
    with pytest.raises(AssertionError, match="at least one card"):
        blackjack_total(())
