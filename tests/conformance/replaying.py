"""What a round is made of: its events alone, in their stored form too, and every card of the deck just once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from fifthstreet.cards import Card
from fifthstreet.round import (
    Phase,
    Round,
    decide,
    decode_command,
    decode_event,
    decode_round,
    encode_command,
    encode_event,
    encode_round,
    evolved,
)
from fifthstreet.round.dealing import deck_to_shuffle, whole_deck
from tests.conformance.playing import Played


def replay_equals_state(played: Played) -> Iterator[str]:
    """The events alone make every state again, and the same command is answered by the same events again."""
    state = played.states[0]
    for command, events, expected in zip(played.commands, played.events, played.states[1:], strict=True):
        if decide(state, command) != events:
            yield f"{command} is answered otherwise the second time"
        state = evolved(state, events)
        if state != expected:
            yield f"the events of {command} make another round"
    if state.phase is not Phase.CLOSED:
        yield f"the round ends in {state.phase}"


def stored_equals_state(played: Played) -> Iterator[str]:
    """Every state, command and event is read back as it was written, and plays on as it would have."""
    for number, state in enumerate(played.states):
        data = encode_round(state)
        read = decode_round(data, state.terms)
        if read != state or encode_round(read) != data:
            yield f"state {number} is read back otherwise"
        if number < len(played.commands) and decide(read, played.commands[number]) != played.events[number]:
            yield f"state {number}, read back, answers {played.commands[number]} otherwise"
    for command in played.commands:
        if decode_command(encode_command(command)) != command:
            yield f"{command} is read back otherwise"
    for event in played.happened:
        if decode_event(encode_event(event)) != event:
            yield f"{event} is read back otherwise"


def every_card_is_somewhere(played: Played) -> Iterator[str]:
    """From the shuffle on, the deck and the places hold each card of the whole deck once."""
    whole = Counter(whole_deck(played.last.terms))
    for number, state in enumerate(played.states):
        lying = _lying(state)
        expected = whole if state.deck or state.dealt else whole - Counter(deck_to_shuffle(state))
        if lying != expected:
            yield f"state {number} has {dict(lying - expected)} too often and lacks {dict(expected - lying)}"


def _lying(state: Round) -> Counter[Card]:
    return Counter((*state.deck, *(card for cards in state.places.values() for card in cards)))
