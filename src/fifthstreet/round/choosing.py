"""A player's choice: whose turn it is, what is open to him, and what follows."""

from __future__ import annotations

from fifthstreet.money import format_dollars
from fifthstreet.round.betting import said
from fifthstreet.round.commands import Choose, TimeOut
from fifthstreet.round.events import AnyEvent, Chose
from fifthstreet.round.refusals import Refusal, RefusalKind, refusal
from fifthstreet.round.state import Round
from fifthstreet.round.steps import Offer


def refuse_choose(state: Round, command: Choose) -> Refusal | None:
    """The hand that is asked makes a choice that is open to it."""
    out_of_turn = _out_of_turn(state, command)
    if out_of_turn is not None:
        return out_of_turn
    offers = state.terms.player_steps.offers(state)
    for offer in offers:
        if offer.choice is command.choice:
            return _wrong_amount(command, offer) or _wrong_cards(state, command, offer)
    assert state.asking is not None, "somebody is asked"
    words = ", ".join(offer.choice.value for offer in offers)
    sentence = f"Position {command.position} may choose {words}, not {command.choice.value}."
    return refusal(RefusalKind.NO_SUCH_CHOICE, sentence, *state.asking.clauses)


def _out_of_turn(state: Round, command: Choose | TimeOut) -> Refusal | None:
    if command.position == state.turn and command.hand == state.hand:
        return None
    if command.position not in state.in_round:
        return refusal(RefusalKind.NOT_IN_PLAY, f"Position {command.position} has no part in the round.")
    asked = f"position {state.turn}" + (f", hand {state.hand}" if state.hand > 1 or command.hand > 1 else "")
    given = f"position {command.position}" + (f", hand {command.hand}" if state.hand > 1 or command.hand > 1 else "")
    assert state.asking is not None, "somebody is asked"
    sentence = f"It is the turn of {asked}, not of {given}."
    return refusal(RefusalKind.NOT_ITS_TURN, sentence, *state.asking.clauses)


def _wrong_amount(command: Choose, offer: Offer) -> Refusal | None:
    if offer.amounts is None:
        if command.amount is None:
            return None
        sentence = f"A {offer.choice.value} has no amount of its own."
        return refusal(RefusalKind.CHOICE_AMOUNT, sentence, *offer.clauses)
    if command.amount is not None and command.amount in offer.amounts:
        return None
    given = "no amount" if command.amount is None else format_dollars(command.amount)
    sentence = f"The {offer.choice.value} may be {said(offer.amounts)}, not {given}."
    return refusal(RefusalKind.CHOICE_AMOUNT, sentence, *(offer.amounts.clauses or offer.clauses))


def _wrong_cards(state: Round, command: Choose, offer: Offer) -> Refusal | None:
    cards = command.cards
    right_number = len(cards) == offer.keeps and len(set(cards)) == len(cards)
    if right_number and (not cards or set(cards) <= set(state.places[str(command.position)])):
        return None
    if offer.keeps:
        sentence = f"A {offer.choice.value} names {offer.keeps} different cards of those held at the position."
    else:
        sentence = f"A {offer.choice.value} names no cards."
    return refusal(RefusalKind.CHOICE_CARDS, sentence, *offer.clauses)


def act_choose(state: Round, command: Choose) -> tuple[AnyEvent, ...]:
    """The choice is made, and what follows it at once."""
    steps = state.terms.player_steps
    offer = next(offer for offer in steps.offers(state) if offer.choice is command.choice)
    assert state.asking is not None, "somebody is asked"
    chose = Chose(
        position=command.position,
        street=state.asking.id,
        choice=command.choice,
        amount=steps.amount_of(state, offer, command.amount),
        cards=command.cards,
        hand=command.hand,
    )
    return (chose, *steps.consequences(state, chose))


def refuse_time_out(state: Round, command: TimeOut) -> Refusal | None:
    """Time runs out for the hand that is asked."""
    return _out_of_turn(state, command)


def act_time_out(state: Round, command: TimeOut) -> tuple[AnyEvent, ...]:
    """The hand folds or makes the choice that costs nothing (R43)."""
    steps = state.terms.player_steps
    choice, cards = steps.on_time_out(state)
    assert state.asking is not None, "somebody is asked"
    chose = Chose(
        position=command.position,
        street=state.asking.id,
        choice=choice,
        cards=cards,
        hand=command.hand,
        timed_out=True,
    )
    return (chose, *steps.consequences(state, chose))
