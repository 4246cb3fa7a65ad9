"""What a viewer has seen of the cards: told from the events alone, without asking the view that is tried against it."""

from __future__ import annotations

from fifthstreet.cards import DECK, Card
from fifthstreet.round import AnyEvent, Choice, Line, Round, Viewer, evolve
from fifthstreet.round import events as happened
from fifthstreet.round.dealing import draw_order, plan_of
from fifthstreet.round.state import COMMUNITY, Standing
from fifthstreet.round.viewing import Role
from tests.conformance.playing import Played

ON_THE_BOARD = frozenset({"three_card_bonus"})
"""Side bets of Mississippi Stud that the community cards alone decide; at Let It Ride the bonus takes the player's."""


def known_to(played: Played, viewer: Viewer) -> list[frozenset[Card]]:
    """At every state of a round dealt from one deck, the cards that a viewer has seen."""
    state = played.states[0]
    known: set[Card] = set()
    found = [frozenset(known)]
    for events in played.events:
        for event in events:
            before, state = state, evolve(state, event)
            if isinstance(event, happened.Shuffled | happened.DeckCut | happened.DeckRejected):
                # What was seen on the deck lies elsewhere now; what was set aside is known still.
                known &= {card for cards in state.places.values() for card in cards}
            known |= _learned(before, state, event, viewer)
        found.append(frozenset(known))
    return found


def _learned(before: Round, state: Round, event: AnyEvent, viewer: Viewer) -> set[Card]:
    match event:
        case happened.Dealt():
            return _dealt(before, event, viewer)
        case happened.Revealed():
            turned = {card for place, number in event.turned.items() for card in state.places[place][:number]}
            return turned | set(event.drawn)
        case happened.Drawn() | happened.CardSetAside():
            return {event.card}
        case happened.CardExposed():
            return _exposed(state, event)
        case happened.HandShown():
            return _hand(state, event.position)
        case happened.Chose() if event.choice is Choice.LAY_DOWN:
            return _hand(state, event.position)
        case happened.SettlementBegun():
            return {card for position in state.in_round if _opened(state, position) for card in _hand(state, position)}
        case happened.RoundClosed() if viewer.role is Role.AUDITOR:
            return set(DECK)
        case _:
            return set()


def _hand(state: Round, position: int) -> set[Card]:
    return set(state.places.get(str(position), ()))


def _dealt(before: Round, event: happened.Dealt, viewer: Viewer) -> set[Card]:
    own = {
        str(position)
        for position, seat in before.seats.items()
        if viewer.role is Role.PLAYER and seat.player == viewer.name
    }
    plan = plan_of(before)[before.dealt :]
    return {
        card
        for planned, place, card in zip(plan, event.to, event.cards, strict=False)
        if place in own or planned.face_up
    }


def _exposed(state: Round, event: happened.CardExposed) -> set[Card]:
    if event.next_cards:
        return set(state.deck[: event.next_cards])
    lying = state.places.get(event.place, ())
    if event.number < len(lying):
        return {lying[event.number]}
    assert event.place == COMMUNITY, "only a community card is seen before it is dealt"
    order = draw_order(state.terms, state.in_round)
    coming = [number for number, place in enumerate(order) if place == COMMUNITY][event.number]
    return {state.deck[coming - (len(DECK) - len(state.deck))]}


def _opened(state: Round, position: int) -> bool:
    """Whether the settlement opened a hand: its holder stayed, or a line tells what it was."""
    if state.seats[position].standing is Standing.IN:
        return True
    return any(_tells(state, line, position) for line in state.lines)


def _tells(state: Round, line: Line, position: int) -> bool:
    if not line.hand:
        return False
    if line.name in ("cover_all", f"envy/{position}"):
        return True
    on_the_board = line.name in ON_THE_BOARD and state.terms.game.id == "mississippi-stud"
    return line.position == position and not on_the_board and not line.name.startswith("envy/")
