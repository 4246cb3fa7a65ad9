"""Five cards rank as Maryland's chapter 6 and South Dakota's Mississippi Stud and Ultimate Texas Hold'em print it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise, permutations, takewhile
from math import comb

import pytest

from fifthstreet.cards import DECK, Suit, parse_cards
from fifthstreet.hands import RANKINGS, FiveCardCategory, five_card_hand, name_five_cards
from tests.proofs import clause, ruling
from tests.unit.hands.counting import RANKS, five_card_name_counts, suit_classes

HIGHEST_FIRST = (
    "As Ks Qs Js Ts",  # the royal flush
    "Kd Qd Jd Td 9d",
    "5c 4c 3c 2c Ac",
    "Ah Ad Ac As Kd",
    "2h 2d 2c 2s Ad",
    "2h 2d 2c 2s 3d",
    "Ah Ad Ac Kd Kc",
    "2h 2d 2c Ad Ac",
    "Ah Kh Qh Jh 9h",
    "7d 5d 4d 3d 2d",
    "Ah Kd Qc Js Th",
    "6h 5d 4c 3s 2h",
    "5h 4d 3c 2s Ah",
    "Ah Ad Ac Kd Qc",
    "2h 2d 2c Ad 3c",
    "Ah Ad Kc Kd Qc",
    "Ah Ad 2c 2d Kc",
    "Kh Kd Qc Qd Ac",
    "3h 3d 2c 2d 4c",
    "Ah Ad Kc Qd Jc",
    "Jh Jd 4c 3d 2c",
    "2h 2d 5c 4d 3c",
    "Ah Kd Qc Js 9h",
    "7h 5d 4c 3s 2h",
)


@pytest.mark.parametrize(
    ("cards", "name"),
    [
        pytest.param("Ts Ks As Js Qs", "royal flush", marks=clause("md-6.D.1", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("9h 8h Th Qh Jh", "straight flush", marks=clause("md-6.D.2", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("2d Ad 3d 5d 4d", "straight flush", marks=clause("md-6.B", "md-6.D.2")),
        pytest.param("9h 9d 4c 9s 9c", "four of a kind", marks=clause("md-6.D.3", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("9h 4d 9d 4c 9s", "full house", marks=clause("md-6.D.4", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("2h Kh 9h 8h 7h", "flush", marks=clause("md-6.D.5", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("8h 9d 7c Ts Jh", "straight", marks=clause("md-6.D.6", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("3h 2d Ac 5s 4h", "straight", marks=clause("md-6.B", "md-6.D.6")),
        pytest.param("7h 2d 7c 5s 7d", "three of a kind", marks=clause("md-6.D.7", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("7h 2d 7c 2s Kd", "two pair", marks=clause("md-6.D.8", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("Jh 2d Jc 3s Kd", "pair", marks=clause("md-6.D.9", "sd-15.14.1", "sd-15.15.1")),
        pytest.param("Qh 2d Jc 3s Kd", "high card", marks=clause("sd-15.15.1")),
    ],
)
def test_a_hand_is_of_the_kind_the_document_says(cards: str, name: str) -> None:
    """Each kind of five-card hand is recognised in any order of its cards."""
    assert {five_card_hand(order).category.hand_name for order in permutations(parse_cards(cards))} == {name}


@clause("md-6.D", "sd-15.14.1", "sd-15.15.1")
def test_the_kinds_rank_as_printed() -> None:
    """The ten kinds stand in one order, the royal flush on top."""
    printed = (
        "royal flush, straight flush, four of a kind, full house, flush, straight, three of a kind, two pair, pair"
    )

    assert [category.hand_name for category in sorted(FiveCardCategory, reverse=True)] == [
        *printed.split(", "),
        "high card",
    ]


@clause("md-6.A", "md-6.D")
def test_every_hand_beats_the_hands_below_it() -> None:
    """Kind first, then what is paired, then the other ranks from the highest down."""
    values = [five_card_hand(parse_cards(cards)) for cards in HIGHEST_FIRST]

    assert all(higher > lower for higher, lower in pairwise(values))


@clause("md-6.A")
def test_cards_rank_from_the_ace_down_to_the_two() -> None:
    """A hand with the higher last card wins where all else is equal."""
    kickers = [parse_cards(f"Kh Kd Kc 3s {rank}h") for rank in "AQJT987654"]

    assert all(five_card_hand(higher) > five_card_hand(lower) for higher, lower in pairwise(kickers))


@clause("md-6.C")
def test_suits_never_decide() -> None:
    """The same ranks in any renaming of the suits tie."""
    hand = parse_cards("Ah Ad Kh Qd 9c")

    for suits in permutations(Suit):
        renamed = dict(zip(Suit, suits, strict=True))
        other = parse_cards("".join(f"{str(card)[0]}{renamed[card.suit].value}" for card in hand))

        assert five_card_hand(hand) == five_card_hand(other)


@clause("md-6.B")
@ruling("R5")
@pytest.mark.parametrize("cards", ["Kh Ad 2c 3s 4h", "Qh Kd Ac 2s 3h", "Jh Qd Kc As 2h"])
def test_a_sequence_never_goes_round_the_corner(cards: str) -> None:
    """An ace between a king and a two joins nothing."""
    assert five_card_hand(parse_cards(cards)).category is FiveCardCategory.HIGH_CARD


@ruling("R5")
def test_an_ace_below_the_two_makes_the_lowest_sequence() -> None:
    """5-4-3-2-A loses to 6-5-4-3-2: its top is the five."""
    wheel = five_card_hand(parse_cards("5h 4d 3c 2s Ah"))

    assert wheel.ranks == (5,)
    assert wheel < five_card_hand(parse_cards("6h 5d 4c 3s 2h"))


@pytest.mark.parametrize("cards", ["Ah Kh Qh Jh", "Ah Kh Qh Jh Th 9h"])
def test_another_number_of_cards_is_a_bug(cards: str) -> None:
    """A caller who passes four or six cards is stopped."""
    with pytest.raises(AssertionError, match="a five-card hand is five cards"):
        five_card_hand(parse_cards(cards))


@clause("md-6.D", "md-6.D.9", "sd-15.14.1", "sd-15.15.1")
@ruling("R6")
@pytest.mark.parametrize("lowest", [(2,), (3,), (4,), tuple(range(5, 15))], ids=["twos", "threes", "fours", "others"])
def test_every_five_card_hand_counts_as_the_formulas_say(lowest: tuple[int, ...]) -> None:
    """2,598,960 hands, in parts by their lowest card: each has one name, and each name as many as its formula says."""
    ranks = [rank for rank in RANKS if rank >= lowest[0]]
    cards = sorted((card for card in DECK if card.rank in ranks), key=lambda card: card.rank)
    hands = takewhile(lambda hand: hand[0].rank in lowest, combinations(cards, 5))

    counted = Counter(name_five_cards(five_card_hand(hand)) for hand in hands)

    above = [rank for rank in ranks if rank not in lowest]
    expected = Counter(five_card_name_counts(ranks))
    if above:
        expected.subtract(five_card_name_counts(above))
    assert counted == expected
    assert counted.total() == comb(4 * len(ranks), 5) - comb(4 * len(above), 5)


def test_the_names_of_five_cards_are_those_counted() -> None:
    """The ranking has no name that no hand bears."""
    assert set(five_card_name_counts()) == set(RANKINGS["five_cards"].hands)
    assert sum(five_card_name_counts().values()) == comb(52, 5) == 2_598_960


def test_as_many_values_differ_as_the_formulas_say() -> None:
    """Hands fall into 7,462 values: no two that differ in rank tie, and no two that tie differ."""
    counted = Counter(value.category for value in {five_card_hand(hand) for hand, _ in suit_classes(5)})

    assert counted == {
        FiveCardCategory.ROYAL_FLUSH: 1,
        FiveCardCategory.STRAIGHT_FLUSH: 10 - 1,
        FiveCardCategory.FOUR_OF_A_KIND: 13 * 12,
        FiveCardCategory.FULL_HOUSE: 13 * 12,
        FiveCardCategory.FLUSH: comb(13, 5) - 10,
        FiveCardCategory.STRAIGHT: 10,
        FiveCardCategory.THREE_OF_A_KIND: 13 * comb(12, 2),
        FiveCardCategory.TWO_PAIR: comb(13, 2) * 11,
        FiveCardCategory.PAIR: 13 * comb(12, 3),
        FiveCardCategory.HIGH_CARD: comb(13, 5) - 10,
    }
    assert counted.total() == 7_462
