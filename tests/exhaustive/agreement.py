"""How far our five-card values agree with pokerkit, phevaluator and treys on random hands.

``python -m tests.exhaustive.agreement`` prints the figures for 1,000,000 hands of five cards and 100,000 of seven, and
exits with 1 if anything differs; ``--five`` and ``--seven`` take other numbers of hands.
"""

from __future__ import annotations

import argparse
import sys
from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import accumulate, pairwise
from math import comb
from random import Random
from typing import Final

import msgspec
import phevaluator
import pokerkit
import treys

from fifthstreet.cards import DECK, Card
from fifthstreet.hands import FiveCardCategory, HandValue, best_five, five_card_hand
from fifthstreet.hands.five import FIVE_CARDS

FIVE_CARD_HANDS: Final = 1_000_000
SEVEN_CARD_HANDS: Final = 100_000
SEED: Final = 5

Judgement = tuple[str, int]
"""The kind of a hand, and a number that is greater for a better hand."""

VALUES_HIGHEST_FIRST: Final = {
    "royal flush": 1,
    "straight flush": 10 - 1,
    "four of a kind": 13 * 12,
    "full house": 13 * 12,
    "flush": comb(13, 5) - 10,
    "straight": 10,
    "three of a kind": 13 * comb(12, 2),
    "two pair": comb(13, 2) * 11,
    "pair": 13 * comb(12, 3),
    "high card": comb(13, 5) - 10,
}
"""How many values of each kind differ: 7,462 together."""

_KINDS: Final = tuple(VALUES_HIGHEST_FIRST)
_LAST_VALUES: Final = tuple(accumulate(VALUES_HIGHEST_FIRST.values()))
_TREYS: Final = treys.Evaluator()
_TREYS_CARDS: Final = {card: treys.Card.new(str(card)) for card in DECK}
_POKERKIT_CARDS: Final = {card: next(iter(pokerkit.Card.parse(str(card)))) for card in DECK}
_BEST_POKERKIT_INDEX: Final = sum(VALUES_HIGHEST_FIRST.values()) - 1


class Agreement(msgspec.Struct, frozen=True, kw_only=True):
    """What one other evaluator makes of the same hands."""

    evaluator: str
    hands: int
    same_kinds: int
    """Hands of which both name the same kind."""
    same_orders: int
    """Neighbouring hands of which both say the same: the first wins, the second wins, or they tie."""
    values: int
    """Different values among the hands, by our count."""
    same_values: int
    """Those of our values that stand at the same place in the other's order."""

    @property
    def complete(self) -> bool:
        """Whether nothing differs."""
        return (self.same_kinds, self.same_orders, self.same_values) == (self.hands, self.hands - 1, self.values)


def judge_by_pokerkit(cards: Sequence[Card]) -> Judgement:
    """Ask pokerkit, which counts a royal flush as a straight flush."""
    held = [_POKERKIT_CARDS[card] for card in cards]
    hand = pokerkit.StandardHighHand.from_game(held) if len(held) > FIVE_CARDS else pokerkit.StandardHighHand(held)
    if hand.entry.index == _BEST_POKERKIT_INDEX:
        return "royal flush", hand.entry.index
    label = hand.entry.label.value.lower()
    return {"one pair": "pair"}.get(label, label), hand.entry.index


def judge_by_phevaluator(cards: Sequence[Card]) -> Judgement:
    """Ask phevaluator, which numbers the values from the best down."""
    number = phevaluator.evaluate_cards(*(str(card) for card in cards))
    return _KINDS[bisect_left(_LAST_VALUES, number)], -number


def judge_by_treys(cards: Sequence[Card]) -> Judgement:
    """Ask treys, which numbers the values from the best down."""
    number = _TREYS.evaluate([_TREYS_CARDS[card] for card in cards], [])
    return _TREYS.class_to_string(_TREYS.get_rank_class(number)).lower(), -number


OTHERS: Final[Mapping[str, Callable[[Sequence[Card]], Judgement]]] = {
    "pokerkit": judge_by_pokerkit,
    "phevaluator": judge_by_phevaluator,
    "treys": judge_by_treys,
}


def our_value(cards: Sequence[Card]) -> HandValue[FiveCardCategory]:
    """The value of five cards, or of the best five of more."""
    return five_card_hand(cards) if len(cards) == FIVE_CARDS else best_five(cards).value


def random_hands(number: int, size: int, seed: int) -> Iterator[list[Card]]:
    """Hands that the same seed deals again."""
    random = Random(seed)
    return (random.sample(DECK, size) for _ in range(number))


def agreements(hands: Iterable[Sequence[Card]]) -> tuple[Agreement, ...]:
    """What each other evaluator makes of hands: their kinds, their neighbours and their whole order."""
    values: list[HandValue[FiveCardCategory]] = []
    judgements: dict[str, list[Judgement]] = {name: [] for name in OTHERS}
    for cards in hands:
        values.append(our_value(cards))
        for name, judge in OTHERS.items():
            judgements[name].append(judge(cards))
    return tuple(_agreement(name, values, judged) for name, judged in judgements.items())


def _agreement(name: str, values: list[HandValue[FiveCardCategory]], judged: list[Judgement]) -> Agreement:
    kinds = zip(values, judged, strict=True)
    neighbours = zip(pairwise(values), pairwise(judged), strict=True)
    our_places = {value: place for place, value in enumerate(sorted(set(values)))}
    their_places = {number: place for place, number in enumerate(sorted({number for _, number in judged}))}
    places = {(our_places[value], their_places[number]) for value, (_, number) in zip(values, judged, strict=True)}
    return Agreement(
        evaluator=name,
        hands=len(values),
        same_kinds=sum(value.category.hand_name == kind for value, (kind, _) in kinds),
        same_orders=sum(
            (one > other, one == other) == (first > second, first == second)
            for (one, other), ((_, first), (_, second)) in neighbours
        ),
        values=len(our_places),
        same_values=len(our_places) - len({ours for ours, theirs in places if ours != theirs}),
    )


def main(arguments: Sequence[str] | None = None) -> int:
    """Print the figures; 1 if anything differs."""
    parser = argparse.ArgumentParser(prog="python -m tests.exhaustive.agreement", description=__doc__)
    parser.add_argument("--five", type=int, default=FIVE_CARD_HANDS, help="how many hands of five cards")
    parser.add_argument("--seven", type=int, default=SEVEN_CARD_HANDS, help="how many hands of seven cards")
    parser.add_argument("--seed", type=int, default=SEED, help="which hands")
    options = parser.parse_args(arguments)
    complete = True
    for size, number in ((5, options.five), (7, options.seven)):
        for agreement in agreements(random_hands(number, size, options.seed)):
            complete = complete and agreement.complete
            sys.stdout.write(f"{_line(agreement, size)}\n")
    return 0 if complete else 1


def _line(agreement: Agreement, size: int) -> str:
    return (
        f"{agreement.hands:,} random hands of {size} cards, {agreement.evaluator}: "
        f"{agreement.same_kinds:,} of {agreement.hands:,} kinds agree, "
        f"{agreement.same_orders:,} of {agreement.hands - 1:,} neighbours, "
        f"{agreement.same_values:,} of {agreement.values:,} values in order."
    )


if __name__ == "__main__":
    sys.exit(main())
