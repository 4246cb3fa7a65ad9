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
from fifthstreet.round.state import DEALER
from fifthstreet.round.viewing import Role, View
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.conformance.playing import Played

See = Callable[[Round, Viewer], View]

VIEWERS: Final = 2
"""How many of those who look at one round are tried."""

_ENCODER: Final = msgspec.json.Encoder()


def viewers_of(played: Played) -> tuple[Viewer, ...]:
    """Everybody who may look at a round: its players, a player who has not sat down, the dealer, and the others."""
    names = dict.fromkeys(seat.player for state in played.states for seat in state.seats.values())
    return (*map(player_named, (*names, "Zoe")), THE_DEALER, AN_ONLOOKER, AN_AUDITOR)


def twins_look_alike(played: Played, *, see: See = view) -> Iterator[str]:
    """Before each moment at which a viewer learns a card, a world that differs in what he has not seen is alike."""
    rng = random.Random(f"twins {len(played.commands)} {played.last.lines!r}")
    for viewer in rng.sample(viewers_of(played), VIEWERS):
        shown = [see(state, viewer) for state in played.states]
        looked = [_ENCODER.encode(one) for one in shown]
        for moment in moments_of(played, shown):
            commands = twin_commands(played, shown, moment, rng)
            for difference in _differences(played, viewer, looked, commands, see):
                yield f"{viewer.name or viewer.role.value} before command {moment}: {difference}"


def moments_of(played: Played, shown: list[View]) -> list[int]:
    """The last state before each at which a viewer learns a card, and the last of all."""
    knows = [len(cards_in(one)) for one in shown]
    learns = [number for number in range(len(knows) - 1) if knows[number + 1] > knows[number]]
    return [*(number for number in learns if played.states[number].deck), len(shown) - 1]


def cards_in(shown: View) -> list[str]:
    """Every card that a view names."""
    lying = [cards for seat in shown.seats for cards in (seat.cards, *(hand.cards for hand in seat.hands))]
    lying += [*shown.places.values(), tuple(shown.next_cards.values()), shown.deck]
    return [card for cards in lying for card in cards if card != "??"]


def twin_commands(played: Played, shown: list[View], moment: int, rng: random.Random) -> tuple[AnyCommand, ...]:
    """The commands up to a moment in a world whose unseen cards have changed places."""
    commands = played.commands[:moment]
    if played.last.terms.steps is not STREETS:
        return _dealt_otherwise(played, shown[moment], commands, rng)
    seen = {card for one in shown[: moment + 1] for card in cards_in(one)}
    hidden = [card for card in Card if str(card) not in seen]
    mixed = hidden.copy()
    rng.shuffle(mixed)
    swap = dict(zip(hidden, mixed, strict=True))
    return tuple(renamed(command, swap) for command in commands)


def renamed(command: AnyCommand, swap: Mapping[Card, Card]) -> AnyCommand:
    """The command of the twin world: the same cards by place, under their other names."""
    match command:
        case asked.Shuffle():
            return asked.Shuffle(deck=tuple(swap.get(card, card) for card in command.deck), by=command.by)
        case asked.Choose():
            return msgspec.structs.replace(command, cards=tuple(swap.get(card, card) for card in command.cards))
        case _:
            return command


def _dealt_otherwise(
    played: Played, shown: View, commands: tuple[AnyCommand, ...], rng: random.Random
) -> tuple[AnyCommand, ...]:
    """Blackjack's twin: the rest of the deck lies otherwise, and the hole card is another of its kind.

    Several decks hold a card more than once, so cards change places rather than names; and because the dealer has
    looked, the table knows whether an ace or a ten lies there where that made a blackjack.
    """
    shuffles = [number for number, command in enumerate(commands) if isinstance(command, asked.Shuffle)]
    if not shuffles or shown.deck:
        return commands
    last = shuffles[-1]
    shuffle = commands[last]
    assert isinstance(shuffle, asked.Shuffle), "the last shuffle is one"
    cut = sum(one.cards for one in commands[last:] if isinstance(one, asked.Cut | asked.Recut)) % len(shuffle.deck)
    order = [*shuffle.deck[cut:], *shuffle.deck[:cut]]
    left = shown.deck_left
    places = [len(order) - left + number for number in range(left) if number not in shown.next_cards]
    if "??" in shown.places.get(DEALER, ()):
        hole = draw_order(played.last.terms, played.last.in_round).index(DEALER, shown_before(played))
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


def shown_before(played: Played) -> int:
    """The place in the deal after the dealer's first card, from which the hole card is looked for."""
    return draw_order(played.last.terms, played.last.in_round).index(DEALER) + 1


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
