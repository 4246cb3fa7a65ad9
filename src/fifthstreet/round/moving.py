"""How a round moves on: from the deal to the choices, from one position to the next, from street to street."""

from __future__ import annotations

from msgspec.structs import replace

from fifthstreet.round.dealing import plan_of
from fifthstreet.round.settling import is_live
from fifthstreet.round.state import Phase, Round, Standing


def after_deal(state: Round) -> Round:
    """The deal pauses or is done: the street that comes next begins."""
    return _begin_street(state)


def after_choice(state: Round) -> Round:
    """The next hand is asked; when all have chosen, the street turns over what it turns over."""
    turn = state.terms.player_steps.next_turn(state)
    if turn is None:
        return _all_have_chosen(state)
    position, hand = turn
    return replace(state, turn=position, hand=hand)


def after_reveal(state: Round) -> Round:
    """The street is over."""
    return _street_over(state)


def _begin_street(state: Round) -> Round:
    if state.asking is None:
        return replace(state, phase=Phase.READY, turn=0, hand=1)
    if not anything_live(state):
        return replace(state, phase=Phase.READY, turn=0, hand=1)
    state = state.terms.player_steps.begun(state)
    turn = state.terms.player_steps.first_turn(state)
    if turn is None:
        return _all_have_chosen(state)
    position, hand = turn
    return replace(state, phase=Phase.CHOOSING, turn=position, hand=hand)


def _all_have_chosen(state: Round) -> Round:
    state = replace(state, turn=0, hand=1)
    if not anything_live(state):
        return replace(state, phase=Phase.READY)
    if state.terms.player_steps.has_reveals(state):
        return replace(state, phase=Phase.REVEALING)
    return _street_over(state)


def _street_over(state: Round) -> Round:
    state = replace(state, street=state.street + 1, turn=0, hand=1)
    if state.dealt < len(plan_of(state)):
        return replace(state, phase=Phase.DEALING)
    return _begin_street(state)


def anything_live(state: Round) -> bool:
    """Whether any wager is still to be decided by cards: else nothing more is turned over (R26)."""
    for position in state.in_round:
        seat = state.seats[position]
        if seat.standing is Standing.IN:
            return True
        if seat.standing is Standing.FOLDED and any(
            is_live(state, seat, state.terms.wagers[name]) for name in seat.wagers
        ):
            return True
    return False
