"""What the companions at a terminal table do: plain play by what anybody would see in his own cards."""

from __future__ import annotations

import random
from collections import Counter
from typing import Final

from fifthstreet.cards import Card
from fifthstreet.hands import blackjack_total
from fifthstreet.money import Cents
from fifthstreet.round import Choice, Offered, Round, legal
from fifthstreet.round.amounts import OPENING
from fifthstreet.round.commands import AnyCommand, Choose, PlaceWager
from fifthstreet.round.state import COMMUNITY, DEALER

NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Esme", "Finn", "Greta")
FACE: Final = 11
STIFF: Final = 12
STAND: Final = 17
WEAK_UP_CARD: Final = 7
BOLD: Final = 0.15
"""How often a companion stays with nothing."""
SIDE_BETS: Final = 0.35
"""How often a companion makes a side bet that is offered."""


def wagers_of(state: Round, position: int, chance: random.Random) -> list[AnyCommand]:
    """The opening wagers of a companion: the table's first way into the round, small, and a side bet now and then."""
    terms = state.terms
    way = next(way for way in terms.game.opening if all(name in terms.wagers for name in way))
    wanted = list(way)
    for name, wager in terms.wagers.items():
        beside = wager.placed == OPENING and name not in wanted and set(wager.needs) <= set(wanted)
        if beside and chance.random() < SIDE_BETS:
            wanted.append(name)
    offers = {one.wager: one for one in legal(state, position) if one.command == "place wager"}
    first = offers[wanted[0]].amounts
    assert first is not None, "a wager has an amount"
    bet = min(Cents(first.low * chance.choice((1, 1, 2, 3))), first.high)
    placed: list[AnyCommand] = [PlaceWager(position=position, wager=wanted[0], amount=bet)]
    for name in wanted[1:]:
        amounts = offers[name].amounts if name in offers else None
        if name in way:
            placed.append(PlaceWager(position=position, wager=name, amount=bet))
        elif amounts is not None and not amounts.none:
            placed.append(PlaceWager(position=position, wager=name, amount=amounts.low))
    return placed


def choice_of(state: Round, chance: random.Random) -> AnyCommand:
    """What the companion who is asked chooses."""
    offers = {one.choice: one for one in legal(state, state.turn) if one.command == "choose"}
    assert offers, "somebody is asked"
    chosen = _blackjack(state, offers) or _poker(state, offers, chance)
    offer = offers[chosen]
    own = state.places[str(state.turn)]
    return Choose(
        position=state.turn,
        choice=chosen,
        amount=offer.amounts.low if offer.amounts is not None else None,
        cards=_kept(own, offer.keeps),
        hand=state.hand,
    )


def _poker(state: Round, offers: dict[Choice | None, Offered], chance: random.Random) -> Choice:
    """Stay with a pair, two faces or a whim; give up else."""
    likes = _likes(state) or chance.random() < BOLD
    good = (Choice.LAY_DOWN, Choice.SPLIT, Choice.BET, Choice.LET_RIDE)
    poor = (Choice.SPLIT, Choice.CHECK, Choice.FOLD, Choice.TAKE_BACK)
    return next(choice for choice in (good if likes else poor) + good if choice in offers)


def _likes(state: Round) -> bool:
    own = state.places[str(state.turn)]
    seen = own + state.places.get(COMMUNITY, ())[: state.turned.get(COMMUNITY, 0)]
    pairs = [rank for rank, count in Counter(card.rank for card in seen).items() if count > 1]
    mine = {card.rank for card in own}
    return any(rank in mine for rank in pairs) or sum(card.rank >= FACE for card in own) > 1


def _kept(own: tuple[Card, ...], number: int) -> tuple[Card, ...]:
    """The cards to keep together: those that pair, then the highest."""
    counts = Counter(card.rank for card in own)
    return tuple(sorted(own, key=lambda card: (-counts[card.rank], -card.rank))[:number])


def _blackjack(state: Round, offers: dict[Choice | None, Offered]) -> Choice | None:
    """Take winnings down, never insure, and play by the dealer's up card; nothing outside blackjack."""
    if Choice.TAKE_DOWN in offers:
        return Choice.TAKE_DOWN
    if Choice.NO_INSURANCE in offers:
        return Choice.NO_INSURANCE
    if Choice.STAND not in offers:
        return None
    hand = state.seats[state.turn].hands[state.hand - 1]
    cards = state.places[hand.place]
    total = blackjack_total(cards)
    up = min(state.places[DEALER][0].rank, 10)
    if Choice.SPLIT in offers and cards[0].rank in (8, 14):
        return Choice.SPLIT
    if Choice.DOUBLE in offers and total.total in (10, 11) and not total.soft:
        return Choice.DOUBLE
    stand_from = STIFF if up < WEAK_UP_CARD and not total.soft else STAND
    if total.total >= stand_from or Choice.HIT not in offers:
        return Choice.STAND
    return Choice.HIT
