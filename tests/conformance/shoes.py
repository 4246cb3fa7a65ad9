"""How a shoe of blackjack lies and what is chosen, so that one of the game's own cases comes about."""

from __future__ import annotations

import random
from typing import Final

from fifthstreet.cards import ACE, KING, Card
from fifthstreet.round import Choice, Terms
from fifthstreet.round.text.file import NEXT
from tests.conformance.stacking import SUITS, Wanted, Wish, card
from tests.conformance.strata import Aim

DEALERS: Final[dict[str, tuple[int, ...]]] = {
    "insurance wins": (ACE, 12),
    "insurance loses": (ACE, 7),
    "dealer natural": (ACE, 11),
    "split": (6, 10),
    "split into 4": (6, 10),
    "double of a split hand": (6, 10),
    "dealer busts": (6, 10),
    "double": (6,),
    "war down": (3,),
    "war moved": (3,),
    "push": (KING, KING),
}
"""By what is wanted, the ranks that the dealer begins with."""

OWN: Final[dict[str, tuple[int, ...]]] = {
    "natural 3 to 2": (ACE, KING),
    "natural 6 to 5": (ACE, KING),
    "double": (5, 6),
    "war down": (KING,),
    "war moved": (KING,),
    "push": (KING, KING),
}
"""By what is wanted, the ranks that the player begins with; who is to split has two of a kind."""

PREFERS: Final[dict[str, tuple[Choice, ...]]] = {
    "insurance wins": (Choice.INSURE,),
    "insurance loses": (Choice.INSURE,),
    "split": (Choice.SPLIT,),
    "split into 4": (Choice.SPLIT,),
    "double of a split hand": (Choice.SPLIT, Choice.DOUBLE),
    "double": (Choice.DOUBLE,),
    "war down": (Choice.TAKE_DOWN,),
    "war moved": (Choice.MOVE,),
    "push": (),
    "surrender": (Choice.SURRENDER,),
    "bust": (Choice.HIT,),
}
"""By what is wanted, what the player chooses where he may; else he stands."""

OTHERS_STAND: Final = ("dealer busts", "split into 4", "double of a split hand")
"""What needs the first cards that are drawn."""


def blackjack_wish(_terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """One of the cases of blackjack."""
    case = aim.hand
    position = rng.choice(list(wish.players))
    pair = rng.randint(2, 9)
    splits = {"split": 2, "split into 4": 2, "double of a split hand": 1}.get(case, 0)
    own = (pair, pair) if splits else OWN.get(case, ())
    drawn = (pair,) * splits if case == "split into 4" else (max(11 - pair, 3),) if splits == 1 else ()
    if case == "dealer busts":
        drawn = (KING,)
    ranks = {str(position): own, "dealer": DEALERS.get(case, ()), NEXT: drawn}
    wanted = [
        Wanted(tuple(card(rank, suit) for rank, suit in zip(of, suits, strict=False)), ((place, len(of)),))
        for (place, of), suits in zip(ranks.items(), ("cd", "hs", "hs"), strict=True)
        if of
    ]
    alone = frozenset({position})
    return wish._replace(
        bets={position: ("blackjack", "war") if case.startswith("war") else ("blackjack",)},
        wanted=tuple(wanted),
        prefers={position: (*PREFERS[case], Choice.STAND)} if case in PREFERS else {},
        all_prefer=(Choice.STAND,) if case in OTHERS_STAND else (),
        stays=frozenset(wish.players) if case in OTHERS_STAND else alone,
        high=wish.high and case != "war moved",
    )


def buster_wish(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """The dealer busts with so many cards; whoever waits for the free bonus has a natural."""
    cards = _busting(terms, int(aim.hand.split()[0]), rng)
    position = rng.choice(list(wish.players))
    wanted = [Wanted(tuple(cards[:2]), (("dealer", 2),)), Wanted(tuple(cards[2:]), ((NEXT, len(cards)),))]
    if aim.slot == "buster_bonus":
        wanted.append(Wanted((card(ACE, "h"), card(rng.choice((10, 11, 12, 13)), "h")), ((str(position), 2),)))
    return wish._replace(
        bets=dict.fromkeys(wish.players, ("blackjack", "buster")),
        wanted=tuple(wanted),
        all_prefer=(Choice.STAND, Choice.NO_INSURANCE),
        stays=frozenset(wish.players),
        high=rng.random() < 0.5,
        mishaps=0.0,
    )


def _busting(terms: Terms, many: int, rng: random.Random) -> list[Card]:
    """Cards with which the dealer busts at the end of so many; where they are many, small ones come first."""
    soft = terms.flag("dealer_hits_soft_17")
    low = (ACE, ACE, 2, 3, 4, 5) if many > 5 else tuple(range(2, ACE + 1))
    while True:
        ranks = [*rng.choices(low, k=many - 1), rng.randint(2, KING)]
        if _bust_at(ranks, hits_soft=soft) == many and all(ranks.count(rank) <= 4 * terms.decks for rank in ranks):
            return [card(rank, SUITS[ranks[:number].count(rank) % 4]) for number, rank in enumerate(ranks)]


def _bust_at(ranks: list[int], *, hits_soft: bool) -> int:
    """With how many of these cards a dealer busts; nought if he stands, or goes on after the last."""
    hard = 0
    for number, rank in enumerate(ranks, start=1):
        hard += 1 if rank == ACE else min(rank, 10)
        soft = ACE in ranks[:number] and hard + 10 <= 21
        total = hard + 10 * soft
        if hard > 21:
            return number
        if number > 1 and total >= 17 and not (hits_soft and soft and total == 17):
            return 0
    return 0
