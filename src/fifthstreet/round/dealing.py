"""Which card goes where: the order of the deal under each procedure, and of what is turned up from the deck."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from fifthstreet.cards import DECK, Card
from fifthstreet.round.state import COMMUNITY, DISCARDS, Round
from fifthstreet.round.terms import Terms
from fifthstreet.rules.streets import DealScript, DealStep, Manner, Reveal

PLAYERS = "players"

LARGEST_TABLE = 7
"""The positions of the largest table; with eight decks a shoe of blackjack serves them all."""


class Planned(msgspec.Struct, frozen=True, kw_only=True):
    """One card of the deal."""

    place: str
    packet: str
    """The place with whose cards it is dealt, also where it is set aside from them."""
    face_up: bool = False
    step: int
    """Which sweep of the deal gives it, counted from one."""


@lru_cache(maxsize=512)
def deal_plan(script: DealScript, positions: tuple[int, ...], offered: frozenset[str]) -> tuple[Planned, ...]:
    """Every card of the deal in order, each with the place it goes to (R39, R51)."""
    assert len(positions) <= LARGEST_TABLE, f"no table has {len(positions)} positions"
    plan: list[Planned] = []
    for number, step in enumerate(script.steps, start=1):
        if step.only_with is None or step.only_with in offered:
            plan += _sweep(step, number, positions)
    return tuple(plan)


def _sweep(step: DealStep, number: int, positions: tuple[int, ...]) -> list[Planned]:
    places = [place for to in step.to for place in (map(str, positions) if to == PLAYERS else (to,))]
    turns = range(1, step.cards + 1)
    if step.manner is Manner.TOGETHER:
        order = [(place, turn) for place in places for turn in turns]
    else:
        passed_over = set(turns).difference(step.rounds or turns)
        order = [
            (place, turn) for turn in turns for place in places if not (place == places[-1] and turn in passed_over)
        ]
    return [
        Planned(
            place=DISCARDS if turn in step.discarded else place,
            packet=place,
            face_up=turn in step.face_up,
            step=number,
        )
        for place, turn in order
    ]


def plan_of(state: Round) -> tuple[Planned, ...]:
    """The deal of a round whose bets are closed."""
    return deal_plan(state.terms.script, state.in_round, frozenset(state.terms.wagers))


def deal_stop(state: Round) -> int:
    """How many cards are dealt before the deal pauses: all of them, or those before a street that interrupts it.

    A street that asks only who holds a wager interrupts nothing where nobody holds it.
    """
    plan = plan_of(state)
    street = state.asking
    if street is None or street.during_deal is None:
        return len(plan)
    wagers = {name for position in state.in_round for name in state.seats[position].wagers}
    if street.requires and wagers.isdisjoint(street.requires):
        return len(plan)
    return sum(planned.step <= street.during_deal for planned in plan)


def face_up_by_deal(terms: Terms, positions: tuple[int, ...]) -> dict[str, frozenset[int]]:
    """Which cards of each place are dealt face up, by their number from nought."""
    seen: dict[str, int] = {}
    found: dict[str, set[int]] = {}
    for planned in _deal_of(terms, positions):
        number = seen.get(planned.place, 0)
        seen[planned.place] = number + 1
        if planned.face_up:
            found.setdefault(planned.place, set()).add(number)
    return {place: frozenset(numbers) for place, numbers in found.items()}


def deals_community(script: DealScript) -> bool:
    """Whether the community cards are dealt before the first choice rather than turned up from the deck."""
    return any(COMMUNITY in step.to for step in script.steps)


def from_deck(terms: Terms, reveal: Reveal) -> bool:
    """Whether a reveal turns cards up from the deck."""
    return reveal.what == COMMUNITY and not deals_community(terms.script)


def draw_order(terms: Terms, positions: tuple[int, ...]) -> tuple[str, ...]:
    """Where every card of an undisturbed round goes, in the order in which the cards leave the deck (R52)."""
    return tuple(planned.place for planned in _deal_of(terms, positions)) + _turned_up(terms)


def packet_order(terms: Terms, positions: tuple[int, ...]) -> tuple[str, ...]:
    """With whose cards every card of an undisturbed round is dealt; a card set aside is of the packet it came in."""
    return tuple(planned.packet for planned in _deal_of(terms, positions)) + _turned_up(terms)


def _deal_of(terms: Terms, positions: tuple[int, ...]) -> tuple[Planned, ...]:
    return deal_plan(terms.script, positions, frozenset(terms.wagers))


def _turned_up(terms: Terms) -> tuple[str, ...]:
    order: list[str] = []
    for street in terms.game.street:
        for reveal in street.reveals:
            if from_deck(terms, reveal):
                order += [DISCARDS] * reveal.burn + [COMMUNITY] * reveal.cards
    return tuple(order)


def cards_to_come(state: Round) -> tuple[str, ...]:
    """Where the next cards of the deck go: what is left of the deal, and what the streets to come turn up."""
    order = [planned.place for planned in plan_of(state)[state.dealt :]]
    for street in state.terms.game.street[state.street :]:
        for reveal in street.reveals:
            if from_deck(state.terms, reveal):
                order += [DISCARDS] * reveal.burn + [COMMUNITY] * reveal.cards
    return tuple(order)


def whole_deck(terms: Terms) -> tuple[Card, ...]:
    """Every card in play at a table, in order."""
    return DECK * terms.decks


def deck_to_shuffle(state: Round) -> tuple[Card, ...]:
    """The cards that a shuffle brings: the whole deck without what was set aside for the round (md-13.A)."""
    left = list(whole_deck(state.terms))
    for card in state.places.get(DISCARDS, ()):
        left.remove(card)
    return tuple(left)


def cut_deck(deck: tuple[Card, ...], cards: int) -> tuple[Card, ...]:
    """What lies above the cover card goes to the bottom."""
    assert 0 < cards < len(deck), f"a deck of {len(deck)} cannot be cut {cards} cards in"
    return deck[cards:] + deck[:cards]
