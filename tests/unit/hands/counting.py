"""How tests count hands: every class of hands that differ by their suits alone, and formulas for each kind of hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from math import comb
from typing import Final

from fifthstreet.cards import ACE, RANK_PLURALS, TWO, Card, Rank, Suit
from fifthstreet.money import exact_div

RANKS: Final = tuple(range(TWO, ACE + 1))

_CARDS: Final = {(card.rank, card.suit): card for card in Card}


def suit_classes(size: int, ranks: Sequence[Rank] = RANKS) -> Iterator[tuple[tuple[Card, ...], int]]:
    """One hand of each class under the renaming of suits, with the number of hands in its class.

    A hand is the ranks it holds in each of the four suits; the class forgets which suit is which.
    """
    by_size = {held: list(combinations(ranks, held)) for held in range(size + 1)}
    for sizes in _partitions(size, len(Suit)):
        for held in _suits(sizes, by_size):
            hand = tuple(_CARDS[rank, suit] for suit, suited in zip(Suit, held, strict=True) for rank in suited)
            yield hand, _arrangements(held)


def _partitions(total: int, parts: int, most: int | None = None) -> Iterator[tuple[int, ...]]:
    if parts == 0:
        if total == 0:
            yield ()
        return
    for first in range(min(total, total if most is None else most), -1, -1):
        for rest in _partitions(total - first, parts - 1, first):
            yield (first, *rest)


def _suits(
    sizes: tuple[int, ...], by_size: dict[int, list[tuple[Rank, ...]]], start: int = 0
) -> Iterator[tuple[tuple[Rank, ...], ...]]:
    """The ranks in each suit, suits with equally many cards in one order only."""
    if not sizes:
        yield ()
        return
    choices = by_size[sizes[0]]
    for place in range(start, len(choices)):
        following = place if sizes[1:2] == sizes[:1] else 0
        for rest in _suits(sizes[1:], by_size, following):
            yield (choices[place], *rest)


def _arrangements(held: tuple[tuple[Rank, ...], ...]) -> int:
    return len(set(permutations(held)))


def run_sets(size: int, run: int, ranks: Sequence[Rank] = RANKS) -> int:
    """How many sets of ``size`` different ranks hold ``run`` ranks in sequence, the ace at either end."""
    runs = [set(sequence) for sequence in sequences(run, ranks)]
    return sum(any(sequence <= set(chosen) for sequence in runs) for chosen in combinations(ranks, size))


def sequences(run: int, ranks: Sequence[Rank] = RANKS) -> list[tuple[Rank, ...]]:
    """The sequences of ``run`` ranks, highest rank first, the ace below the two where it stands low."""
    ladder = (ACE, *range(TWO, ACE + 1))
    rungs = [ladder[start : start + run] for start in range(len(ladder) - run + 1)]
    return [tuple(reversed(rung)) for rung in rungs if set(rung) <= set(ranks)]


def five_card_counts(ranks: Sequence[Rank] = RANKS) -> dict[str, int]:
    """Five cards of a deck of these ranks, which go from the ace downwards."""
    number = len(ranks)
    straights = run_sets(5, 5, ranks)
    return {
        "royal flush": 4,
        "straight flush": 4 * (straights - 1),
        "four of a kind": number * 4 * (number - 1),
        "full house": number * comb(4, 3) * (number - 1) * comb(4, 2),
        "flush": 4 * (comb(number, 5) - straights),
        "straight": straights * (4**5 - 4),
        "three of a kind": number * comb(4, 3) * comb(number - 1, 2) * 4**2,
        "two pair": comb(number, 2) * comb(4, 2) ** 2 * (number - 2) * 4,
        "pair": number * comb(4, 2) * comb(number - 1, 3) * 4**3,
        "high card": (comb(number, 5) - straights) * (4**5 - 4),
    }


def five_card_name_counts(ranks: Sequence[Rank] = RANKS) -> dict[str, int]:
    """The same with the pairs of each rank apart."""
    counts = five_card_counts(ranks)
    pairs = exact_div(counts.pop("pair"), len(ranks))
    return counts | {f"pair of {RANK_PLURALS[rank]}": pairs for rank in ranks}


def best_five_of_six_counts(ranks: Sequence[Rank] = RANKS) -> dict[str, int]:
    """The best five of six cards of a deck of these ranks, which go from the ace downwards."""
    number = len(ranks)
    run_of_five, run_in_six = run_sets(5, 5, ranks), run_sets(6, 5, ranks)
    straight_flushes = 4 * (run_of_five * 3 * number + run_in_six)
    royals = 4 * (4 * number - 5)
    # The suits of six ranks, and of five ranks one of which is paired, that leave no five cards of one suit.
    unsuited = 4**6 - 4 * (6 * 3 + 1)
    unsuited_pair = comb(4, 2) * 4**4 - 4 * 3
    return {
        "royal flush": royals,
        "straight flush": straight_flushes - royals,
        "four of a kind": number * comb(4 * (number - 1), 2),
        "full house": number * 4 * (number - 1) * 6 * 4 * (number - 2) + comb(number, 2) * 4**2,
        "flush": 4 * (comb(number, 5) * 3 * number + comb(number, 6)) - straight_flushes,
        "straight": run_in_six * unsuited + run_of_five * 5 * unsuited_pair,
        "three of a kind": number * 4 * comb(number - 1, 3) * 4**3,
        "two pair": comb(number, 2) * 6**2 * comb(number - 2, 2) * 4**2 + comb(number, 3) * 6**3,
        "pair": (number * comb(number - 1, 4) - 5 * run_of_five) * unsuited_pair,
        "high card": (comb(number, 6) - run_in_six) * unsuited,
    }


def best_four_of_five_counts(ranks: Sequence[Rank] = RANKS) -> dict[str, int]:
    """The best four of five cards in Four Card Poker's order."""
    number = len(ranks)
    run_of_four, run_in_five = run_sets(4, 4, ranks), run_sets(5, 4, ranks)
    straight_flushes = 4 * (run_of_four * 3 * number + run_in_five)
    # The suits of five ranks, and of four ranks one of which is paired, that leave no four cards of one suit.
    unsuited = 4**5 - 4 * (5 * 3 + 1)
    unsuited_pair = comb(4, 2) * 4**3 - 4 * 3
    return {
        "four of a kind": number * 4 * (number - 1),
        "straight flush": straight_flushes,
        "three of a kind": number * 4 * comb(4 * (number - 1), 2),
        "flush": 4 * (comb(number, 4) * 3 * number + comb(number, 5)) - straight_flushes,
        "straight": run_in_five * unsuited + run_of_four * 4 * unsuited_pair,
        "two pair": comb(number, 2) * 6**2 * 4 * (number - 2),
        "pair": (number * comb(number - 1, 3) - 4 * run_of_four) * unsuited_pair,
        "high card": (comb(number, 5) - run_in_five) * unsuited,
    }


def best_four_of_six_counts(ranks: Sequence[Rank] = RANKS) -> dict[str, int]:
    """The best four of the dealer's six cards in Four Card Poker's order."""
    number = len(ranks)
    run_of_four, run_in_five, run_in_six = (run_sets(size, 4, ranks) for size in (4, 5, 6))
    straight_flushes = 4 * (run_of_four * comb(3 * number, 2) + run_in_five * 3 * number + run_in_six)
    triples = number * 4 * (comb(4 * (number - 1), 3) - 4 * (number - 1)) + comb(number, 2) * 4**2
    # Three of a kind and four of one suit together: a suit, the three ranks beside the triple, the triple's other two.
    suited_triples = 4 * number * comb(number - 1, 3) * 3
    straight_flush_triples = 4 * run_of_four * 4 * 3
    suited = 4 * sum(comb(number, held) * comb(3 * number, 6 - held) for held in (4, 5, 6))
    # The suits that leave no four cards of one suit: of six ranks, with one rank paired, with two ranks paired.
    unsuited = 4**6 - 4 * (comb(6, 4) * 3**2 + 6 * 3 + 1)
    unsuited_pair = 6 * 4**4 - 4 * (3 + 4 * 3 * 3 + 3)
    unsuited_two_pair = 6**2 * 4**2 - 4 * 3**2
    return {
        "four of a kind": number * comb(4 * (number - 1), 2),
        "straight flush": straight_flushes,
        "three of a kind": triples - straight_flush_triples,
        "flush": suited - straight_flushes - (suited_triples - straight_flush_triples),
        "straight": run_in_six * unsuited
        + run_in_five * 5 * unsuited_pair
        + run_of_four * comb(4, 2) * unsuited_two_pair,
        "two pair": (comb(number, 2) * comb(number - 2, 2) - 6 * run_of_four) * unsuited_two_pair
        + comb(number, 3) * 6**3,
        "pair": (number * comb(number - 1, 4) - 5 * run_in_five) * unsuited_pair,
        "high card": (comb(number, 6) - run_in_six) * unsuited,
    }
