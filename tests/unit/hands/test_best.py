"""The best hand among more cards is found, and the cards that make it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.cards import DECK, RANK_PLURALS, Card, Rank, Suit, format_cards, parse_cards
from fifthstreet.hands import (
    BestHand,
    FiveCardCategory,
    FourCardCategory,
    best_five,
    best_four,
    five_card_hand,
    four_card_hand,
    name_four_cards,
    super_royal_suit,
)
from tests.proofs import clause, ruling
from tests.unit.hands.counting import (
    best_five_of_six_counts,
    best_four_of_five_counts,
    best_four_of_six_counts,
    sequences,
    suit_classes,
)

# Short decks that keep every kind of hand and the sequences at both ends: 376,740 and 1,947,792 hands of six cards.
SEVEN_RANKS: tuple[Rank, ...] = (2, 3, 4, 11, 12, 13, 14)
NINE_RANKS: tuple[Rank, ...] = (2, 3, 4, 5, 10, 11, 12, 13, 14)


def _held(fewest: int, most: int) -> st.SearchStrategy[list[Card]]:
    return st.lists(st.sampled_from(DECK), min_size=fewest, max_size=most, unique=True)


@given(_held(5, 6))
def test_the_best_four_are_among_the_cards_and_none_are_better(cards: list[Card]) -> None:
    """No four of the cards held beat the four chosen, which are worth what is said."""
    best = best_four(cards)

    assert four_card_hand(best.cards) == best.value
    assert best.cards in set(combinations(cards, 4))
    assert all(four_card_hand(chosen) <= best.value for chosen in combinations(cards, 4))


@given(_held(6, 7))
def test_the_best_five_are_among_the_cards_and_none_are_better(cards: list[Card]) -> None:
    """No five of the cards held beat the five chosen, which are worth what is said."""
    best = best_five(cards)

    assert five_card_hand(best.cards) == best.value
    assert best.cards in set(combinations(cards, 5))
    assert all(five_card_hand(chosen) <= best.value for chosen in combinations(cards, 5))


@pytest.mark.parametrize(
    ("held", "best"),
    [
        ("Kc 9c 9d 7c 2c", "Kc 9c 7c 2c"),
        ("9s 9c 9d 9h 2c Ac", "9s 9c 9d 9h"),
        ("9s 9c 9d 8c 7c 6c", "9c 8c 7c 6c"),
        ("9s 8d 7c 6h As Ks", "9s 8d 7c 6h"),
        ("4s 3d 2c Ah Kd Kh", "4s 3d 2c Ah"),
        ("Ks Kd Qc Qh 2s 2d", "Ks Kd Qc Qh"),
        ("Ks Jd 9c 7h 5s 3d", "Ks Jd 9c 7h"),
    ],
)
def test_the_best_four_of_five_or_six(held: str, best: str) -> None:
    """A player's five or the dealer's six cards give the best four in the game's own order (sd-15.10.8)."""
    assert format_cards(best_four(parse_cards(held)).cards) == best


@ruling("R7")
def test_a_full_house_counts_as_three_of_a_kind_in_four_card_order() -> None:
    """Five cards ranked by the four-card order know no full house."""
    best = best_four(parse_cards("Ks Kd Kh 2c 2d"))

    assert best.value.category is FourCardCategory.THREE_OF_A_KIND
    assert best.value.ranks == (13, 2)


@pytest.mark.parametrize(
    ("held", "best"),
    [
        ("Ah Kh 2d 3d Qh Jh Th", "Ah Kh Qh Jh Th"),
        ("2d 3d Ah Kd Qh Js Th", "Ah Kd Qh Js Th"),
        ("9d 3d 9h 9s 4h Ks Kh", "9d 9h 9s Ks Kh"),
        ("9d 9c Kd Ks 4h 4s Ah", "9d 9c Kd Ks Ah"),
        pytest.param("9d 8c 7d 6s 5h 4s", "9d 8c 7d 6s 5h", marks=clause("md-7.F.5.a")),
    ],
)
def test_the_best_five_of_six_or_seven(held: str, best: str) -> None:
    """Both hole cards, one or none of them may make the hand (sd-15.12.11, sd-15.12.12, sd-15.15.13)."""
    assert format_cards(best_five(parse_cards(held)).cards) == best


def test_among_equal_hands_the_cards_held_first_stand() -> None:
    """Which of two equal cards is shown does not depend on chance."""
    assert format_cards(best_five(parse_cards("Ah Ad Kc Ks Qh Qd")).cards) == "Ah Ad Kc Ks Qh"


@clause("md-7.F.5.a")
@pytest.mark.parametrize(
    ("cards", "name"),
    [
        pytest.param("As Ks Qs Js Ts 2d", "royal flush", marks=clause("md-6.F.1")),
        pytest.param("9s Ks Qs Js Ts 2d", "straight flush", marks=clause("md-6.F.2")),
        pytest.param("9s 9d 9h 9c Ts 2d", "four of a kind", marks=clause("md-6.F.3")),
        pytest.param("9s 9d 9h Tc Ts 2d", "full house", marks=clause("md-6.F.4")),
        pytest.param("9s 9d 9h Tc Ts Td", "full house", marks=clause("md-6.F.4")),
        pytest.param("9s 3s 4s Tc Ts 2s", "flush", marks=clause("md-6.F.5")),
        pytest.param("9s 9d 8s Tc Js 7s", "straight", marks=clause("md-6.F.6")),
        pytest.param("9s 9d 9h Tc Js 7s", "three of a kind", marks=clause("md-6.F.7")),
    ],
)
def test_the_six_card_bonus_pays_the_best_five_of_six(cards: str, name: str) -> None:
    """Each hand that the six card bonus names is recognised in six cards."""
    assert best_five(parse_cards(cards)).value.category.hand_name == name


@clause("md-6.F.8", "md-7.F.5.b")
def test_a_super_royal_is_the_ace_to_the_nine_of_one_suit() -> None:
    """Six suited cards in sequence are one only at the top, and one card of another suit spoils it."""
    for suit in Suit:
        assert super_royal_suit(parse_cards("".join(f"{rank}{suit.value}" for rank in "9QKTAJ"))) is suit
    assert super_royal_suit(parse_cards("8s 9s Ts Js Qs Ks")) is None
    assert super_royal_suit(parse_cards("9d Ts Js Qs Ks As")) is None


@pytest.mark.parametrize(
    ("function", "held"),
    [
        (best_four, "Ah Kh Qh Jh"),
        (best_four, "Ah Kh Qh Jh Th 9h 8h"),
        (best_five, "Ah Kh Qh Jh Th"),
        (best_five, "Ah Kh Qh Jh Th 9h 8h 7h"),
        (super_royal_suit, "Ah Kh Qh Jh Th"),
    ],
)
def test_another_number_of_cards_is_a_bug(function: Callable[[tuple[Card, ...]], object], held: str) -> None:
    """A caller who passes too few or too many cards is stopped."""
    with pytest.raises(AssertionError, match="cards"):
        function(parse_cards(held))


@clause("sd-15.10.1")
@ruling("R6", "R7")
def test_every_best_four_of_five_counts_as_the_formulas_say() -> None:
    """All 2,598,960 hands by the best four of the five, pairs and high cards rank by rank."""
    counted: Counter[str] = Counter()
    for hand, weight in suit_classes(5):
        counted[name_four_cards(best_four(hand).value)] += weight

    expected = best_four_of_five_counts()
    kinds = {kind: counted[kind] for kind in ("straight flush", "three of a kind", "flush", "straight", "two pair")}
    assert kinds == {kind: expected[kind] for kind in kinds}
    for rank, plural in RANK_PLURALS.items():
        runs = sum(rank in run for run in sequences(4))
        # A pair and three other ranks, without four of one suit and without a sequence.
        assert counted[f"pair of {plural}"] == ((12 * 11 * 10) // 6 - runs) * (6 * 4**3 - 4 * 3)
        assert counted[f"four {plural}"] == 48
    assert sum(number for name, number in counted.items() if name.endswith(" high")) == expected["high card"]
    assert counted.total() == sum(expected.values()) == 2_598_960


@pytest.mark.parametrize("size", [5, 6])
def test_the_best_four_count_as_the_formulas_say_in_a_short_deck(size: int) -> None:
    """Of five and of six cards of seven ranks, every kind stands as often as the formulas say."""
    formulas = {5: best_four_of_five_counts, 6: best_four_of_six_counts}

    assert _count(size, SEVEN_RANKS, best_four) == formulas[size](SEVEN_RANKS)


@clause("md-6.F", "md-6.F.1", "md-6.F.2", "md-6.F.3", "md-6.F.4", "md-6.F.5", "md-6.F.6", "md-6.F.7")
def test_the_best_five_of_six_count_as_the_formulas_say_in_a_short_deck() -> None:
    """Of six cards of nine ranks, every kind stands as often as the formulas say."""
    assert _count(6, NINE_RANKS, best_five) == best_five_of_six_counts(NINE_RANKS)


@clause("md-6.F.8")
def test_four_six_card_hands_are_super_royals() -> None:
    """Of the 376,740 hands of six cards from the eights up, four are super royals; no other hand can be one."""
    eights_up = tuple(range(8, 15))

    assert sum(weight for hand, weight in suit_classes(6, eights_up) if super_royal_suit(hand) is not None) == 4


def _count(
    size: int,
    ranks: tuple[Rank, ...],
    best: Callable[[tuple[Card, ...]], BestHand[FiveCardCategory] | BestHand[FourCardCategory]],
) -> dict[str, int]:
    counted: Counter[str] = Counter()
    for hand, weight in suit_classes(size, ranks):
        counted[best(hand).value.category.hand_name] += weight
    return dict(counted)
