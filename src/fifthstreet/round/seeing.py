"""Which cards lie open: what everybody at the table has seen, at its place or still in the deck."""

from __future__ import annotations

from typing import Final

from fifthstreet.cards import Card
from fifthstreet.round.commands import Choice
from fifthstreet.round.dealing import cards_to_come, face_up_by_deal
from fifthstreet.round.settling import is_live
from fifthstreet.round.state import COMMUNITY, DEALER, SIX_CARD_BOX, Phase, Round, Seat, Standing
from fifthstreet.rules.wagers import BestAtTable, ByMeter, ByTable, Wager

_OPENED: Final = frozenset({Phase.SETTLING, Phase.SETTLED, Phase.CLOSED})
"""When the hands that are settled lie open, unless the round is void."""

_OF_NOBODY: Final = frozenset({COMMUNITY, "flop", DEALER, SIX_CARD_BOX})
"""Cards of a hand for which no player's cards are opened."""


def position_of(place: str) -> int | None:
    """Whose cards lie at a place: ``3`` and ``3/2`` are position 3's; none are the table's own."""
    head = place.partition("/")[0]
    return int(head) if head.isdecimal() else None


def seen_by_all(state: Round) -> dict[str, frozenset[int]]:
    """By place, which of its cards everybody has seen, by their number from nought."""
    face_up = face_up_by_deal(state.terms, state.in_round)
    open_hands = {position for position in state.in_round if is_open(state, position)}
    found: dict[str, frozenset[int]] = {}
    for place, cards in state.places.items():
        everything = frozenset(range(len(cards)))
        if position_of(place) in open_hands:
            found[place] = everything
            continue
        seen = set(face_up.get(place, ())) | set(range(state.turned.get(place, 0)))
        seen |= {number for where, number in state.exposed if where == place}
        found[place] = everything & seen
    return found


def is_open(state: Round, position: int) -> bool:
    """Whether a hand was opened: to be settled, laid down as dealt, or shown to a player who asked (R44).

    A folded hand is opened only where a side bet is settled with it, or where every hand is counted (md-11.I, ca-8.a).
    """
    seat = state.seats[position]
    if seat.opened or Choice.LAY_DOWN in seat.chose.values():
        return True
    if state.void or state.phase not in _OPENED:
        return False
    if seat.standing is Standing.IN:
        return True
    return _settled_with_its_cards(state, seat) or _every_hand_counts(state)


def _settled_with_its_cards(state: Round, seat: Seat) -> bool:
    wagers = [state.terms.wagers[name] for name in seat.wagers]
    return any(is_live(state, seat, wager) and _needs_own_cards(state, wager) for wager in wagers)


def _needs_own_cards(state: Round, wager: Wager) -> bool:
    match wager.settles:
        case ByTable(slot=slot) | ByMeter(slot=slot):
            return not set(state.terms.pay_of(slot).hand.cards) <= _OF_NOBODY
        case _:
            return False


def _every_hand_counts(state: Round) -> bool:
    """Whether a wager on the highest hand at the table is settled (R24)."""
    return any(
        isinstance(state.terms.wagers[name].settles, BestAtTable)
        and is_live(state, state.seats[position], state.terms.wagers[name])
        for position in state.in_round
        for name in state.seats[position].wagers
    )


def seen_in_deck(state: Round) -> dict[int, Card]:
    """The cards of the deck that everybody has seen, by how many cards lie on each."""
    numbers = set(range(state.expose_next))
    lying = len(state.places.get(COMMUNITY, ()))
    coming = [number for number, place in enumerate(cards_to_come(state)) if place == COMMUNITY]
    for place, number in state.exposed:
        if place == COMMUNITY and lying <= number < lying + len(coming):
            numbers.add(coming[number - lying])
    return {number: state.deck[number] for number in sorted(numbers) if number < len(state.deck)}
