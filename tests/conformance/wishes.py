"""What must be true of a round so that it may bring about what it aims at: seats, wagers, cards and choices."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Final

from fifthstreet.round import Choice, Terms
from tests.conformance.shoes import blackjack_wish, buster_wish
from tests.conformance.stacking import SUITS, Wanted, Wish, card, hand_of
from tests.conformance.strata import IN_SETTLEMENT, RECIPES, Aim

NAMES: Final = ("Ann", "Bob", "Cem", "Dora", "Eve", "Finn", "Gus")
WAGERS: Final = {
    "ante_bonus": "ante",
    "base_game": "ante",
    "automatic_bonus": "ante",
    "bet": "ante",
    "buster_bonus": "buster",
    "blind": "ante",
}
"""By slot, the wager to place so that its table may pay, where it is named otherwise."""


def wish_of(terms: Terms, aim: Aim, rng: random.Random) -> Wish:
    """What a round at a table needs for its aim."""
    seats = terms.table.seats
    number = min(aim.players, seats) if aim.players and aim.kind == "row" else rng.choice((1, 2, 3, 3, 4, seats))
    if aim.kind == "envy":
        apart = aim.holders == 1 or aim.players < aim.holders
        number = min(seats, aim.players + aim.holders * apart)
    positions = rng.sample(range(1, seats + 1), number)
    wish = Wish(
        players=_players(terms, positions, aim, rng),
        folds=rng.choice((0.0, 0.15, 0.5)),
        mishaps=0.04 if rng.random() < 0.1 else 0.0,
        high=rng.random() < 0.1,
        by_hand=rng.random() < 0.15,
    )
    return WISHES[aim.kind](terms, aim, rng, wish)


def _players(terms: Terms, positions: list[int], aim: Aim, rng: random.Random) -> dict[int, str]:
    """Everybody has one position, or some have as many as the table allows."""
    together = terms.table.hands_per_player if aim.kind != "envy" and rng.random() < 0.25 else 1
    return {position: NAMES[number // together] for number, position in enumerate(sorted(positions))}


def _first(wish: Wish) -> int:
    return next(iter(sorted(wish.players)))


def _chance(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    del terms, aim, rng
    return wish


def _row(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """One position is dealt the hand of a row, and stays."""
    if aim.slot.startswith("buster"):
        return buster_wish(terms, aim, rng, wish)
    position = rng.choice(list(wish.players))
    wager = WAGERS.get(aim.slot, aim.slot)
    if wager not in terms.wagers:
        wager = terms.game.opening[0][0]
    bets = (wager, *terms.wagers[wager].needs)
    wish = wish._replace(bets={position: bets}, stays=frozenset({position}))
    wanted = _wanted(terms, aim, str(position), rng)
    if aim.slot == "bet":
        wanted += (_dealer_qualifies(rng, low=aim.hand == "high card"),)
    if terms.game.id == "silverado-stud":
        return _silverado(aim, position, wanted, wish)
    if aim.slot == "cover_all":
        wish = wish._replace(bets=dict.fromkeys(wish.players, ("ante", "cover_all")))
    return wish._replace(wanted=wanted)


def _wanted(terms: Terms, aim: Aim, own: str, rng: random.Random) -> tuple[Wanted, ...]:
    game = terms.game.id
    size, places = RECIPES[game, aim.slot]
    short = aim.slot == "progressive" and aim.table.startswith("PMG")
    if game == "four-card-poker" and short:
        size = 5
    if game in ("texas-holdem-bonus", "ultimate-texas-holdem") and short:
        places = (("own", 2), ("community", 3))
    if aim.hand.endswith("dealt"):
        return (Wanted(tuple(hand_of(aim.hand, 4, rng)), ((own, 4),)),)
    if aim.hand.endswith(("five cards", "six cards", "seven cards")) or aim.hand.startswith("community"):
        return _royal(aim.hand, own, rng)
    if size == 2:
        return _two(aim.hand, own, rng)
    cards = tuple(hand_of(aim.hand, size, rng))
    return (Wanted(cards, tuple((own if place == "own" else place, first) for place, first in places)),)


def _royal(hand: str, own: str, rng: random.Random) -> tuple[Wanted, ...]:
    """A royal flush that needs so many of the shared cards, or none of the player's own."""
    suit = rng.choice(SUITS)
    royal = tuple(card(rank, suit) for rank in rng.sample(range(10, 15), 5))
    if hand.startswith("community"):
        return (Wanted(royal, (("community", 5),)),)
    last = {"five": 3, "six": 4, "seven": 5}[hand.split()[-2]]
    mine = 2 if last == 3 else rng.choice((1, 2))
    shared = royal[mine:]
    other = (card(2, suit), card(3, SUITS[SUITS.index(suit) - 1]))
    board = [*shared[:-1], *other[: last - len(shared)]]
    rng.shuffle(board)
    return (Wanted(royal[:mine], ((own, 2),)), Wanted((*board, shared[-1]), (("community", last),)))


def _two(hand: str, own: str, rng: random.Random) -> tuple[Wanted, ...]:
    words = hand.split()
    if "against" in words:
        aces = [card(14, suit) for suit in rng.sample(SUITS, 4)]
        return (Wanted(tuple(aces[:2]), ((own, 2),)), Wanted(tuple(aces[2:]), (("dealer", 2),)))
    if words[0] == "pair":
        return (Wanted(tuple(hand_of(hand, 2, rng)), ((own, 2),)),)
    one, other = rng.sample(SUITS, 2)
    low = {"king": 13, "queen": 12, "jack": 11}[words[1]]
    return (Wanted((card(14, one), card(low, one if "suited" in words else other)), ((own, 2),)),)


def _dealer_qualifies(rng: random.Random, *, low: bool) -> Wanted:
    """A dealer with ace and king, and no more."""
    ranks = (14, 13, 5, 4, 2) if low or rng.random() < 0.7 else (14, 13, 10, 7, 3)
    return Wanted(tuple(card(rank, SUITS[number % 4]) for number, rank in enumerate(ranks)), (("dealer", 5),))


def _silverado(aim: Aim, position: int, wanted: tuple[Wanted, ...], wish: Wish) -> Wish:
    """The cards that make the hand are kept together, or laid down as they were dealt."""
    wish = wish._replace(wanted=wanted)
    if aim.hand.endswith("dealt"):
        return wish._replace(prefers={position: (Choice.LAY_DOWN,)})
    if aim.slot == "four_card_bonus":
        return wish
    cards = wanted[0].cards
    if aim.slot == "five_card_bet":
        three = Wanted(cards[:3], ((str(position), 3),))
        return wish._replace(
            wanted=(three, Wanted(cards[3:], (("community", 2),))),
            keeps={position: frozenset(cards[:3])},
            prefers={position: (Choice.SPLIT,)},
        )
    one = Wanted(cards[:1], ((str(position), 4),))
    return wish._replace(
        wanted=(one, Wanted(cards[1:], (("community", 2),))),
        keeps={position: frozenset(cards[:1])},
        prefers={position: (Choice.SPLIT,)},
    )


def _report(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """Something goes wrong sooner or later; at the latest when a progressive win waits to be verified."""
    if aim.label != IN_SETTLEMENT:
        return wish._replace(moment=rng.choice((1, 1, 2, 3, 5)), by_hand=rng.random() < 0.5)
    (table, *_) = terms.pay["progressive"]
    hands = [name for name, told in table.pays.items() if told.row is not None]
    row = Aim(kind="row", slot="progressive", table=table.table.name, hand=rng.choice(hands))
    wish = _row(terms, row, rng, wish)
    return wish._replace(by_hand=True, in_settlement=True, mishaps=0.0)


def _fold(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """A position with a wager that outlives a fold folds at once, or after a street or two."""
    position = rng.choice(list(wish.players))
    bets = ("ante", aim.slot, *terms.wagers[aim.slot].needs)
    fold: dict[int, tuple[Choice, ...]] = {position: (Choice.FOLD,)} if rng.random() < 0.6 else {}
    wish = wish._replace(bets={position: bets}, prefers=fold, folds=0.5)
    if aim.slot in terms.slot_of and aim.slot != "cover_all" and rng.random() < 0.5:
        tables = terms.pay[terms.slot_of[aim.slot]]
        row = rng.choice(tables[0].table.rows)
        hand = rng.choice([name for name, told in tables[0].pays.items() if told.row is row] or [""])
        if hand and (terms.game.id, aim.slot) in RECIPES:
            sub = Aim(kind="row", slot=aim.slot, table=tables[0].table.name, hand=hand)
            wish = wish._replace(wanted=_wanted(terms, sub, str(position), rng))
    return wish


def _envy(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """So many hands earn envy, and so many other players have made the wager."""
    positions = list(wish.players)
    rng.shuffle(positions)
    betting = positions[-aim.players :]
    if terms.flag("envy_needs_the_wager"):
        betting += positions[: aim.holders]
    both: tuple[str, ...] = ("ante", "progressive")
    rows = [row for row in terms.pay["progressive"][0].table.rows if row.envy]
    holders = tuple(str(position) for position in positions[: aim.holders])
    wanted = _holders(terms, holders, {row.hand for row in rows}, rng)
    return wish._replace(
        bets=dict.fromkeys(betting, both),
        wanted=wanted,
        stays=frozenset(positions),
        beside=0.0 if rng.random() < 0.8 else 0.5,
        mishaps=0.0,
    )


def _holders(terms: Terms, holders: tuple[str, ...], rows: set[str], rng: random.Random) -> tuple[Wanted, ...]:
    """Straight flushes beside one another, or fours of a kind where these earn envy."""
    game = terms.game.id
    suits = rng.sample(SUITS, 4)
    if game == "three-card-poker":
        return tuple(
            Wanted(tuple(hand_of(f"mini-royal of {suit}", 3, rng)), ((own, 3),))
            for own, suit in zip(holders, ("spades", "diamonds", "hearts", "clubs"), strict=False)
        )
    if game == "four-card-poker" and not any("royal" in row for row in rows):
        ranks = rng.sample(range(2, 15), 3)
        return tuple(
            Wanted(tuple(card(rank, suit) for suit in SUITS), ((own, 5),))
            for own, rank in zip(holders, ranks, strict=False)
        )
    if game in ("caribbean-stud", "four-card-poker"):
        tops = [rng.randint(5, 14) for _ in holders]
        return tuple(
            Wanted(tuple(card((top - n - 2) % 13 + 2 if top - n > 1 else 14, suit) for n in range(5)), ((own, 5),))
            for own, top, suit in zip(holders, tops, suits, strict=False)
        )
    return _beside(game, holders, suits[0], rng)


def _beside(game: str, holders: tuple[str, ...], suit: str, rng: random.Random) -> tuple[Wanted, ...]:
    """Two straight flushes of one suit that share the community cards: below them and above them."""
    own = 3 if game == "let-it-ride" else 2
    low = rng.randint(5, 9 if own == 2 else 8)
    board = [card(low + n, suit) for n in range(5 - own)]
    below = [card(low - 1 - n, suit) for n in range(own)]
    above = [card(low + 5 - own + n, suit) for n in range(own)]
    sides = [below, above]
    rng.shuffle(sides)
    wanted = [Wanted(tuple(board), (("community", 5 - own),))]
    wanted += [Wanted(tuple(cards), ((place, own),)) for place, cards in zip(holders, sides, strict=False)]
    return tuple(wanted)


def _tie(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """A position and the dealer hold the same ranks, or both play the board."""
    del aim
    position = _first(wish)
    own = str(position)
    game = terms.game.id
    if game in ("texas-holdem-bonus", "ultimate-texas-holdem"):
        cards = tuple(hand_of(rng.choice(("royal flush", "straight")), 5, rng))
        wanted: tuple[Wanted, ...] = (Wanted(cards, (("community", 5),)),)
    else:
        size = {"three-card-poker": 3, "caribbean-stud": 5, "four-card-poker": 4}[game]
        ranks = rng.choice(((14, 13, 9, 7, 3), (14, 13, 12, 8, 6), (13, 13, 9, 4, 2), (12, 12, 8, 8, 5)))[:size]
        mine = tuple(card(rank, SUITS[(n + 1) % 4]) for n, rank in enumerate(ranks))
        his = tuple(card(rank, SUITS[(n + 3) % 4]) for n, rank in enumerate(ranks))
        extra = game == "four-card-poker"
        wanted = (
            Wanted((*mine, *([card(2, "c")] if extra else [])), ((own, size + extra),)),
            Wanted((*his, *([card(2, "d"), card(3, "s")] if extra else [])), (("dealer", size + 2 * extra),)),
        )
    return wish._replace(bets={position: ("ante", "blind")}, wanted=wanted, stays=frozenset({position}))


def _qualifies(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """The dealer has just enough, or just too little."""
    del rng
    game, yes = terms.game.id, aim.hand == "yes"
    least = {"three-card-poker": (12, 3, 2), "caribbean-stud": (14, 13, 4, 3, 2)}
    less = {"three-card-poker": (11, 10, 8), "caribbean-stud": (14, 12, 11, 10, 9)}
    if game not in least:
        return wish
    ranks = (least if yes else less)[game]
    cards = tuple(card(rank, SUITS[n % 4]) for n, rank in enumerate(ranks))
    return wish._replace(wanted=(Wanted(cards, (("dealer", len(cards)),)),), stays=frozenset(wish.players))


def _cap(terms: Terms, aim: Aim, rng: random.Random, wish: Wish) -> Wish:
    """A hand that wins more than a limit, bet to the full."""
    position = rng.choice(list(wish.players))
    hand = rng.choice(("royal flush", "royal flush", "straight flush"))
    sub = Aim(kind="row", slot="base_game", hand=hand)
    del aim
    wanted = _wanted(terms, sub, str(position), rng)
    return wish._replace(
        bets={position: ("ante", "cover_all")}, wanted=wanted, stays=frozenset(wish.players), high=True
    )


WISHES: Final[dict[str, Callable[[Terms, Aim, random.Random, Wish], Wish]]] = {
    "chance": _chance,
    "row": _row,
    "report": _report,
    "fold": _fold,
    "envy": _envy,
    "tie": _tie,
    "qualifies": _qualifies,
    "cap": _cap,
    "blackjack": blackjack_wish,
}
