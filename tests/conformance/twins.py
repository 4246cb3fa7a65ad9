"""Twin worlds: change only the cards that a viewer has not seen, and he sees the same bytes and hears the same words.

A twin is the same round dealt from another deck: every card that the viewer has not seen by some moment changes places
with another such card. Until that moment nothing that he is shown, and no refusal that he can ask for, may differ.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from typing import Final

import msgspec

from fifthstreet.cards import ACE, DECK, TEN, Card
from fifthstreet.money import Cents
from fifthstreet.round import (
    AN_AUDITOR,
    AN_ONLOOKER,
    STREETS,
    THE_DEALER,
    AnyCommand,
    Choice,
    Phase,
    Refusal,
    Round,
    Viewer,
    decide,
    evolved,
    player_named,
    view,
)
from fifthstreet.round import commands as asked
from fifthstreet.round.dealing import draw_order
from fifthstreet.round.events import Revealed
from fifthstreet.round.state import DEALER
from fifthstreet.round.viewing import Role, View
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.conformance.knowing import known_to
from tests.conformance.playing import Played

See = Callable[[Round, Viewer], View]

VIEWERS: Final = 2
"""How many of those who look at one round are tried."""
MOMENTS: Final = 6
"""At how many moments of a round of blackjack twins are compared."""

_ENCODER: Final = msgspec.json.Encoder()


def viewers_of(played: Played) -> tuple[Viewer, ...]:
    """Everybody who may look at a round: its players, a player who has not sat down, the dealer, and the others."""
    names = dict.fromkeys(seat.player for state in played.states for seat in state.seats.values())
    return (*map(player_named, (*names, "Zoe")), THE_DEALER, AN_ONLOOKER, AN_AUDITOR)


def twins_look_alike(played: Played, *, see: See = view, viewers: int = VIEWERS) -> Iterator[str]:
    """Before each moment at which a viewer learns a card, a world that differs in what he has not seen is alike."""
    rng = random.Random(f"twins {len(played.commands)} {played.last.lines!r}")
    for viewer in rng.sample(viewers_of(played), viewers):
        shown = [see(state, viewer) for state in played.states]
        looked = [_ENCODER.encode(one) for one in shown]
        for moment, commands in twins_of(played, viewer, rng):
            for difference in _differences(played, viewer, looked, commands, see):
                yield f"{viewer.name or viewer.role.value} before command {moment}: {difference}"
        yield from _unseen(played, viewer, shown)


def twins_of(played: Played, viewer: Viewer, rng: random.Random) -> Iterator[tuple[int, tuple[AnyCommand, ...]]]:
    """Each moment after which a viewer learns a card, and the end, with the commands of a twin world up to it."""
    last = len(played.states) - 1
    if played.last.terms.steps is not STREETS:
        for moment in sorted(rng.sample(range(last + 1), min(MOMENTS, last + 1))):
            yield moment, _dealt_otherwise(played, viewer, moment, rng)
        return
    known = known_to(played, viewer)
    for moment in range(last + 1):
        if moment < last and (known[moment + 1] <= known[moment] or not played.states[moment].deck):
            continue
        seen = frozenset[Card]().union(*known[: moment + 1])
        hidden = [card for card in Card if card not in seen]
        mixed = hidden.copy()
        rng.shuffle(mixed)
        swap = dict(zip(hidden, mixed, strict=True))
        yield moment, tuple(renamed(command, swap) for command in played.commands[:moment])


def _unseen(played: Played, viewer: Viewer, shown: list[View]) -> Iterator[str]:
    """Whatever a viewer has seen he is shown for as long as the round is not void."""
    if played.last.terms.steps is not STREETS:
        return
    for number, known in enumerate(known_to(played, viewer)):
        missing = {str(card) for card in known} - set(cards_in(shown[number]))
        if missing and not played.states[number].void:
            yield f"{viewer.name or viewer.role.value} is not shown {sorted(missing)} at state {number}"


def cards_in(shown: View) -> list[str]:
    """Every card that a view names."""
    lying = [cards for seat in shown.seats for cards in (seat.cards, *(hand.cards for hand in seat.hands))]
    lying += [*shown.places.values(), tuple(shown.next_cards.values()), shown.deck]
    return [card for cards in lying for card in cards if card != "??"]


def renamed(command: AnyCommand, swap: Mapping[Card, Card]) -> AnyCommand:
    """The command of the twin world: the same cards by place, under their other names."""
    match command:
        case asked.Shuffle():
            return asked.Shuffle(deck=tuple(swap.get(card, card) for card in command.deck), by=command.by)
        case asked.Choose():
            return msgspec.structs.replace(command, cards=tuple(swap.get(card, card) for card in command.cards))
        case _:
            return command


def _dealt_otherwise(played: Played, viewer: Viewer, moment: int, rng: random.Random) -> tuple[AnyCommand, ...]:
    """Blackjack's twin: the rest of the deck lies otherwise, and the hole card is another of its kind.

    Several decks hold a card more than once, so cards change places rather than names; and because the dealer has
    looked, the table knows whether an ace or a ten lies there where that made a blackjack.
    """
    commands, state = played.commands[:moment], played.states[moment]
    shuffles = [number for number, command in enumerate(commands) if isinstance(command, asked.Shuffle)]
    if not shuffles or (viewer.role is Role.AUDITOR and state.phase is Phase.CLOSED):
        return commands
    last = shuffles[-1]
    shuffle = commands[last]
    assert isinstance(shuffle, asked.Shuffle), "the last shuffle is one"
    cut = sum(one.cards for one in commands[last:] if isinstance(one, asked.Cut | asked.Recut)) % len(shuffle.deck)
    order = [*shuffle.deck[cut:], *shuffle.deck[:cut]]
    left = len(state.deck)
    places = [len(order) - left + number for number in range(state.expose_next, left)]
    if len(state.places.get(DEALER, ())) > 1 and (DEALER, 1) not in state.exposed and not _turned_over(played, moment):
        dealt = draw_order(state.terms, state.in_round)
        hole = dealt.index(DEALER, dealt.index(DEALER) + 1)
        alike = [place for place in places if _kind_of(order[place]) == _kind_of(order[hole])]
        if alike:
            other = rng.choice(alike)
            order[hole], order[other] = order[other], order[hole]
    mixed = [order[place] for place in places]
    rng.shuffle(mixed)
    for place, card in zip(places, mixed, strict=True):
        order[place] = card
    back = len(order) - cut
    twin = asked.Shuffle(deck=(*order[back:], *order[:back]), by=shuffle.by)
    return (*commands[:last], twin, *commands[last + 1 :])


def _turned_over(played: Played, moment: int) -> bool:
    """Whether the dealer has turned the hole card over."""
    return any(isinstance(event, Revealed) for events in played.events[:moment] for event in events)


def _kind_of(card: Card) -> int:
    """Aces, tens and the others apart."""
    return 2 if card.rank == ACE else int(card.rank >= TEN)


def _differences(
    played: Played, viewer: Viewer, looked: list[bytes], commands: tuple[AnyCommand, ...], see: See
) -> Iterator[str]:
    state = played.states[0]
    for number in range(len(commands) + 1):
        if number:
            answer = decide(state, commands[number - 1])
            if isinstance(answer, Refusal):
                yield f"the twin refuses {commands[number - 1]}: {answer}"
                return
            state = evolved(state, answer)
        twins = _ENCODER.encode(see(state, viewer))
        if looked[number] != twins:
            yield f"state {number} looks otherwise:\n{looked[number].decode()}\n{twins.decode()}"
            return
    mine = played.states[len(commands)]
    for command in wrong_commands(mine, viewer):
        one, other = (decide(world, command) for world in (mine, state))
        if isinstance(one, Refusal) != isinstance(other, Refusal) or (isinstance(one, Refusal) and one != other):
            yield f"{command} is answered {one} here and {other} there"


def wrong_commands(state: Round, viewer: Viewer) -> Iterator[AnyCommand]:
    """What a viewer may try, right or wrong: a player at his own positions, the dealer everything of the table's."""
    match viewer.role:
        case Role.PLAYER:
            for position, seat in state.seats.items():
                if seat.player != viewer.name:
                    continue
                for choice in Choice:
                    yield asked.Choose(position=position, choice=choice)
                    yield asked.Choose(position=position, choice=choice, cards=DECK[:3])
                yield asked.PlaceWager(position=position, wager="ante", amount=Cents(1))
        case Role.DEALER:
            yield from _of_the_dealer(state)
        case _:
            return


def _of_the_dealer(state: Round) -> Iterator[AnyCommand]:
    yield from (asked.Deal(), asked.Deal(cards=0), asked.Reveal(), asked.Settle(), asked.Pay(), asked.Close())
    yield from (asked.CountStub(cards=cards) for cards in (-1, len(state.deck)))
    yield from (asked.Cut(cards=cards) for cards in (0, 10, len(state.deck)))
    for position in state.seats:
        yield from (asked.TimeOut(position=position), asked.Show(position=position), asked.Claim(position=position))
        yield asked.Verify(position=position, supervisor="Sue")
    yield from (asked.Report(kind=kind) for kind in IrregularityKind)
