"""What a round needs for its aim: cards that make a named hand, and decks that deal them where they are wanted."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from fifthstreet.cards import ACE, RANK_LETTERS, RANK_NAMES, RANK_PLURALS, Card
from fifthstreet.round import Choice, Terms
from fifthstreet.round.dealing import draw_order, whole_deck
from fifthstreet.round.text.file import NEXT

SUITS: Final = "cdhs"
RANK_OF: Final = {name: rank for names in (RANK_NAMES, RANK_PLURALS) for rank, name in names.items()}
GROUPS: Final = {
    "four of a kind": (4,),
    "full house": (3, 2),
    "three of a kind": (3,),
    "two pair": (2, 2),
    "pair": (2,),
    "high card": (1,),
}
"""How many cards of one rank make a hand; the others are all different."""


class Wanted(NamedTuple):
    """Cards that are to lie somewhere among the first cards of some places."""

    cards: tuple[Card, ...]
    places: tuple[tuple[str, int], ...]
    """Each place and how many of its cards may be these."""


NOTHING: Final[Mapping[int, Any]] = MappingProxyType({})


class Wish(NamedTuple):
    """Everything that is decided of a round before it begins."""

    players: dict[int, str]
    bets: Mapping[int, tuple[str, ...]] = NOTHING
    wanted: tuple[Wanted, ...] = ()
    stays: frozenset[int] = frozenset()
    """The positions that neither fold nor let their time run out."""
    keeps: Mapping[int, frozenset[Card]] = NOTHING
    """By position, the three cards of the five-card hand, or the one that is not of it."""
    prefers: Mapping[int, tuple[Choice, ...]] = NOTHING
    all_prefer: tuple[Choice, ...] = ()
    """What everybody else chooses where he may."""
    beside: float = 0.6
    """How often a wager is placed that is not needed."""
    folds: float = 0.15
    mishaps: float = 0.0
    """How often, of all moments, anything is reported that the round does not aim at."""
    moment: int = 1
    """From which moment on what is aimed at may be reported."""
    in_settlement: bool = False
    """Whether that is once some wagers are paid and others are not."""
    high: bool = False
    """Whether everything is bet to the full."""
    by_hand: bool = False


def card(rank: int, suit: str) -> Card:
    """The card of a rank from two to fourteen."""
    return Card(RANK_LETTERS[rank - 2] + suit)


def hand_of(name: str, size: int, rng: random.Random) -> list[Card]:
    """So many cards that are a hand by its name, as a pay table names it."""
    words = name.split()
    if name.startswith(("mini-royal", "super royal")):
        return [card(ACE - number, words[-1][0]) for number in range(size)]
    if name == "royal flush":
        return _sequence(5, ACE, rng.choice(SUITS)) + _others(size - 5, range(2, 9), rng)
    if name == "straight flush":
        return _sequence(size, rng.randint(size, ACE - 1 + (size == 4)), rng.choice(SUITS))
    if name == "straight":
        return _straight(size, rng)
    if name == "flush":
        suit = rng.choice(SUITS)
        return [card(rank, suit) for rank in _apart(size, range(2, ACE + 1), rng)]
    if words[-1] == "high":
        return _unsuited([RANK_OF[words[0]], *_apart(size - 1, range(2, RANK_OF[words[0]]), rng, RANK_OF[words[0]])])
    if words[0] == "four" and len(words) == 2:
        return _grouped((4,), size, rng, RANK_OF[words[1]])
    if name.startswith("pair of "):
        return _grouped((2,), size, rng, RANK_OF[words[2]])
    return _grouped(GROUPS[name.removesuffix(" dealt")], size, rng)


def _sequence(size: int, top: int, suit: str) -> list[Card]:
    """Cards of one suit in a row; the ace is also low."""
    return [card(rank if rank > 1 else ACE, suit) for rank in range(top, top - size, -1)]


def _straight(size: int, rng: random.Random) -> list[Card]:
    top = rng.randint(size, ACE)
    first, *rest = [rank if rank > 1 else ACE for rank in range(top, top - size, -1)]
    return [card(first, "c"), card(rest[0], "d"), *(card(rank, rng.choice(SUITS)) for rank in rest[1:])]


def _apart(size: int, ranks: range, rng: random.Random, *more: int) -> list[int]:
    """Different ranks that are, with one more rank, no sequence."""
    while True:
        found = rng.sample(ranks, size)
        all_of_them = sorted((*found, *more), reverse=True)
        low = [1 if rank == ACE else rank for rank in all_of_them]
        if max(all_of_them) - min(all_of_them) >= len(all_of_them) and max(low) - min(low) >= len(low):
            return found


def _unsuited(ranks: Sequence[int]) -> list[Card]:
    return [card(rank, SUITS[number % 4]) for number, rank in enumerate(ranks)]


def _grouped(sizes: tuple[int, ...], size: int, rng: random.Random, rank: int | None = None) -> list[Card]:
    """Cards of a few ranks in groups, and others beside them of ranks of their own."""
    if sizes == (1,):
        return _unsuited(_apart(size, range(2, ACE + 1), rng))
    ranks = [one for one in rng.sample(range(2, ACE + 1), len(sizes) + size) if one != rank]
    if rank is not None:
        ranks.insert(0, rank)
    found = [card(one, suit) for one, many in zip(ranks, sizes, strict=False) for suit in rng.sample(SUITS, many)]
    return found + [card(one, rng.choice(SUITS)) for one in ranks[len(sizes) : len(sizes) + size - len(found)]]


def _others(size: int, ranks: range, rng: random.Random) -> list[Card]:
    return [card(rank, rng.choice(SUITS)) for rank in rng.sample(ranks, max(size, 0))]


def numbers_of(terms: Terms, positions: tuple[int, ...]) -> dict[str, list[int]]:
    """By place, the numbers from nought in the deck of the cards that it is dealt; ``next`` is what comes after."""
    order = draw_order(terms, positions)
    found: dict[str, list[int]] = {NEXT: list(range(len(order), len(order) + 60))}
    for number, place in enumerate(order):
        found.setdefault(place, []).append(number)
    return found


def stacked(terms: Terms, positions: tuple[int, ...], wanted: Sequence[Wanted], rng: random.Random) -> tuple[Card, ...]:
    """A whole deck that deals what is wanted where that is possible; what is wanted first comes first."""
    numbers = numbers_of(terms, positions)
    left = list(whole_deck(terms))
    deck: dict[int, Card] = {}
    for want in wanted:
        in_order = want.places[0][0] == NEXT or (len(want.places) == 1 and len(want.cards) == want.places[0][1])
        free = [n for place, first in want.places for n in numbers.get(place, [])[:first] if n not in deck]
        chosen = free if in_order else rng.sample(free, len(free))
        for number, wants in zip(chosen, want.cards, strict=False):
            if wants in left:
                left.remove(wants)
                deck[number] = wants
    rng.shuffle(left)
    rest = iter(left)
    return tuple(deck[number] if number in deck else next(rest) for number in range(len(whole_deck(terms))))
