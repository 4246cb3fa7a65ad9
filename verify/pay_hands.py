"""A naive evaluator: what three, four, five, six or seven cards are, and which of two hands is higher.

A card is a whole number, its rank (2 to 14, the ace 14) times four plus its suit (clubs, diamonds, hearts, spades).
The ace is also low in a sequence, never around the corner.
"""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from pay_money import CannotFollowError

RANKS = "23456789TJQKA"
SUITS = "cdhs"
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
ACE, TEN, NINE, TWO = 14, 10, 9, 2
THREE_CARDS, FOUR_CARDS, FIVE_CARDS, SIX_CARDS = 3, 4, 5, 6
PLURALS = {14: "aces", 13: "kings", 12: "queens", 11: "jacks", 10: "tens", 9: "nines", 8: "eights", 7: "sevens"}
PLURALS |= {6: "sixes", 5: "fives", 4: "fours", 3: "threes", 2: "twos"}
SINGULARS = {rank: name.removesuffix("es") if rank == 6 else name[:-1] for rank, name in PLURALS.items()}
SHAPES = {(4, 1): "four of a kind", (3, 2): "full house", (3, 1, 1): "three of a kind", (2, 2, 1): "two pair"}
SHAPES |= {(2, 1, 1, 1): "pair", (4,): "four of a kind", (3, 1): "three of a kind", (2, 2): "two pair"}
SHAPES |= {(2, 1, 1): "pair", (3,): "three of a kind", (2, 1): "pair"}
# From the lowest to the highest, for so many cards (md-6.D, sd-15.02.1, sd-15.10.1).
ORDERS = {
    5: [
        "high card",
        "pair",
        "two pair",
        "three of a kind",
        "straight",
        "flush",
        "full house",
        "four of a kind",
        "straight flush",
    ],
    4: ["high card", "pair", "two pair", "straight", "flush", "three of a kind", "straight flush", "four of a kind"],
    3: ["high card", "pair", "flush", "straight", "three of a kind", "straight flush"],
}


class Hand(NamedTuple):
    """A hand of three, four or five cards; the one that compares greater is the higher."""

    place: int  # its kind's place among the kinds, from the lowest
    ranks: tuple[int, ...]  # what decides between hands of one kind
    kind: str


def card_of(text: str) -> int:
    """Read a card such as ``As`` or ``Td``."""
    if len(text) != 2 or text[0] not in RANKS or text[1] not in SUITS:
        raise CannotFollowError(f"{text!r} is no card, such as As, Kd or Th")
    return (RANKS.index(text[0]) + 2) * 4 + SUITS.index(text[1])


def card_text(card: int) -> str:
    """Write a card as ``As``."""
    return RANKS[card // 4 - 2] + SUITS[card % 4]


def whole_deck(decks: int = 1) -> list[int]:
    """List the cards, deck after deck: clubs, diamonds, hearts, spades, each from the two up to the ace."""
    return [rank * 4 + suit for _ in range(decks) for suit in range(4) for rank in range(2, 15)]


def sequence_top(ranks: list[int]) -> int:
    """Say the highest rank of a sequence, ranks given from the highest down; 0 if they are none."""
    if len(set(ranks)) != len(ranks):
        return 0
    if ranks[0] - ranks[-1] == len(ranks) - 1:
        return ranks[0]
    rest = ranks[1:]
    if ranks[0] == ACE and rest[0] == len(ranks) and rest[-1] == TWO:
        return rest[0]
    return 0


def evaluate_once(cards: tuple[int, ...]) -> Hand:
    """Say what three, four or five cards are."""
    order = ORDERS[len(cards)]
    ranks = sorted((card // 4 for card in cards), reverse=True)
    one_suit = len({card % 4 for card in cards}) == 1
    top = sequence_top(ranks)
    if top:
        kind = "straight flush" if one_suit else "straight"
        return Hand(order.index(kind), (top,), kind)
    groups = sorted(((count, rank) for rank, count in Counter(ranks).items()), reverse=True)
    kind = "flush" if one_suit else SHAPES.get(tuple(count for count, _ in groups), "high card")
    return Hand(order.index(kind), tuple(rank for _, rank in groups), kind)


evaluate_sorted = lru_cache(maxsize=100_000)(evaluate_once)


def evaluate(cards: list[int]) -> Hand:
    """Say what three, four or five cards are, remembering what was asked before."""
    return evaluate_sorted(tuple(sorted(cards)))


@lru_cache(maxsize=50_000)
def _best(cards: tuple[int, ...], size: int) -> Hand:
    """Try every choice of so many of the cards; the cards come sorted."""
    return max(evaluate_sorted(chosen) for chosen in combinations(cards, size))


def best(cards: list[int], size: int = FIVE_CARDS) -> Hand:
    """Say the highest hand of so many of the cards, all choices tried."""
    return _best(tuple(sorted(cards)), size)


def is_royal(hand: Hand) -> bool:
    """Say whether a hand is the straight flush from the ace down."""
    return hand.kind == "straight flush" and hand.ranks == (ACE,)


def five_name(hand: Hand) -> str:
    """Name a five-card hand."""
    if is_royal(hand):
        return "royal flush"
    return f"pair of {PLURALS[hand.ranks[0]]}" if hand.kind == "pair" else hand.kind


def three_name(cards: list[int]) -> str:
    """Name three cards; ace, king and queen of one suit are a mini-royal of it."""
    hand = evaluate(cards)
    return f"mini-royal of {SUIT_NAMES[cards[0] % 4]}" if is_royal(hand) else hand.kind


def four_name(hand: Hand) -> str:
    """Name a four-card hand: ``four aces``, ``pair of aces``, ``ace high``."""
    if hand.kind == "four of a kind":
        return f"four {PLURALS[hand.ranks[0]]}"
    if hand.kind == "pair":
        return f"pair of {PLURALS[hand.ranks[0]]}"
    return f"{SINGULARS[hand.ranks[0]]} high" if hand.kind == "high card" else hand.kind


def six_name(cards: list[int]) -> str:
    """Name six cards: a super royal takes all six, every other hand the best five."""
    suits = {card % 4 for card in cards}
    if len(suits) == 1 and sorted(card // 4 for card in cards) == list(range(NINE, ACE + 1)):
        return f"super royal of {SUIT_NAMES[cards[0] % 4]}"
    return five_name(best(cards))


def holdem_name(hole: list[int], board: list[int]) -> str:
    """Name the best five of seven; a royal flush by the cards that it takes, a community's if all are on the board."""
    hand = best(hole + board)
    if not is_royal(hand):
        return five_name(hand)
    if is_royal(best(board)):
        return "community royal flush"
    if is_royal(best(hole + board[:3])):
        return "royal flush in five cards"
    return "royal flush in six cards" if is_royal(best(hole + board[:4])) else "royal flush in seven cards"


def two_name(hole: list[int], dealer: list[int]) -> str:
    """Name a player's first two cards, as the side bet on them does."""
    high, low = sorted((card // 4 for card in hole), reverse=True)
    if high == low == ACE and all(card // 4 == ACE for card in dealer):
        return "pair of aces against a dealer's pair of aces"
    if high == low:
        return f"pair of {PLURALS[high]}"
    if high == ACE and low > TEN:
        return f"ace {SINGULARS[low]}" + (" suited" if hole[0] % 4 == hole[1] % 4 else "")
    return "other cards"


# So many hands of each kind are there among the 2,598,960 of five cards, counted by formula:
# ranks and suits chosen one after the other.
CLOSED_FORM = {
    "royal flush": 4,
    "straight flush": 9 * 4,
    "four of a kind": 13 * 48,
    "full house": 13 * 4 * 12 * 6,
    "flush": (1287 - 10) * 4,
    "straight": 10 * (4**5 - 4),
    "three of a kind": 13 * 4 * 66 * 16,
    "two pair": 78 * 36 * 44,
    "pair": 13 * 6 * 220 * 64,
    "high card": (1287 - 10) * (4**5 - 4),
}


def count_hands() -> dict[str, int]:
    """Walk every hand of five cards through the evaluator and count the kinds."""
    deck = sorted(whole_deck())
    counted: Counter[str] = Counter()
    for cards in combinations(deck, FIVE_CARDS):
        hand = evaluate_once(cards)
        counted["royal flush" if is_royal(hand) else hand.kind] += 1
    return {kind: counted[kind] for kind in CLOSED_FORM}
