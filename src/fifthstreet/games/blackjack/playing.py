"""What follows a choice at blackjack: cards drawn, hands made by splitting, and the dealer's own play (R11, R12)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games.blackjack.asking import asked, hand_asked, may_split, split_aces_are_done
from fifthstreet.games.blackjack.counting import (
    BUSTER,
    DEALER_STANDS,
    ENTERS,
    INSURANCE,
    SPLIT,
    cards_of,
    enlarged,
    of_split_aces,
    place_of,
)
from fifthstreet.hands.blackjack import BLACKJACK, BlackjackTotal, blackjack_total
from fifthstreet.money import Cents
from fifthstreet.round.commands import Choice
from fifthstreet.round.events import AnyEvent, Chose, Drawn, Revealed, RoundVoided
from fifthstreet.round.evolving import evolve
from fifthstreet.round.state import DEALER, HandState, Phase, PlayedHand, Round, Seat, Standing, replaced
from fifthstreet.rules.streets import InsureOrNot, PlayBlackjack

NO_CARDS_LEFT: Final = "the cards have run out"


def begun(state: Round) -> Round:
    """Once everybody has two cards, each position has a hand: a natural, or one that is open."""
    if not isinstance(asked(state).choice, InsureOrNot):
        return state
    seats = {
        position: _with_hand(state, seat) if position in state.in_round else seat
        for position, seat in state.seats.items()
    }
    return replace(state, seats=seats)


def _with_hand(state: Round, seat: Seat) -> Seat:
    place = place_of(seat.position, 1)
    natural = blackjack_total(state.places[place]).natural
    standing = HandState.NATURAL if natural else HandState.OPEN
    return replace(seat, hands=(PlayedHand(place=place, wager=ENTERS, bet=enlarged(state, seat), standing=standing),))


def chosen(state: Round, event: Chose) -> Round:
    """The choice is written down at its position, and at its hand."""
    seat = state.seats[event.position]
    seat = replace(seat, chose={**seat.chose, event.street: event.choice})
    match event.choice:
        case Choice.INSURE:
            seat = replace(seat, wagers={**seat.wagers, INSURANCE: event.amount})
        case Choice.STAND:
            seat = _with(seat, replace(hand_asked(state), standing=HandState.STOOD))
        case Choice.SURRENDER:
            seat = _with(seat, replace(hand_asked(state), standing=HandState.SURRENDERED))
        case Choice.DOUBLE:
            seat = _with(seat, replace(hand_asked(state), doubled=event.amount))
        case Choice.SPLIT:
            return _split(state, seat, event)
        case _:
            pass
    return replace(state, seats=replaced(state, event.position, seat))


def _with(seat: Seat, *hands: PlayedHand) -> Seat:
    """The seat with a hand as it now is, and with those that it became after it."""
    place = next(number for number, hand in enumerate(seat.hands) if hand.place == hands[0].place)
    return replace(seat, hands=(*seat.hands[:place], *hands, *seat.hands[place + 1 :]))


def _split(state: Round, seat: Seat, event: Chose) -> Round:
    """The pair becomes two hands, and the second is played right after the first."""
    hand = hand_asked(state)
    other = PlayedHand(place=place_of(seat.position, len(seat.hands) + 1), wager=SPLIT, bet=event.amount)
    first, second = cards_of(state, hand)
    return replace(
        state,
        seats=replaced(state, seat.position, _with(seat, hand, other)),
        places={**state.places, hand.place: (first,), other.place: (second,)},
        turned={**state.turned, hand.place: 1, other.place: 1},
    )


def drawn(state: Round, place: str, card: Card) -> Round:
    """The hand asked has a card more: bust, doubled, at twenty-one, or a split ace with its card, it is done."""
    assert card is state.deck[0], "a card is drawn from the top"
    hand, seat = hand_asked(state), state.seats[state.turn]
    assert hand.place == place, "the hand asked draws"
    cards = (*cards_of(state, hand), card)
    standing = _after_card(state, seat, hand, cards)
    return replace(
        state,
        deck=state.deck[1:],
        expose_next=max(state.expose_next - 1, 0),
        places={**state.places, place: cards},
        turned={**state.turned, place: len(cards)},
        seats=replaced(state, seat.position, _with(seat, replace(hand, standing=standing))),
    )


def _after_card(state: Round, seat: Seat, hand: PlayedHand, cards: tuple[Card, ...]) -> HandState:
    count = blackjack_total(cards)
    if count.bust:
        return HandState.BUST
    if hand.doubled or count.total == BLACKJACK:
        return HandState.STOOD
    if of_split_aces(seat, cards) and split_aces_are_done(state) and not may_split(state, seat, cards):
        return HandState.STOOD
    return HandState.OPEN


def consequences(state: Round, event: Chose) -> tuple[AnyEvent, ...]:
    """The card that a hit or a double draws, and the second card of every split hand whose turn it then is."""
    events: list[AnyEvent] = []
    draws = event.choice in (Choice.HIT, Choice.DOUBLE)
    state = evolve(state, event)
    while draws or _lacks_a_card(state):
        if not state.deck:
            return (*events, RoundVoided(why=NO_CARDS_LEFT))
        events.append(Drawn(place=place_of(state.turn, state.hand), card=state.deck[0]))
        state = evolve(state, events[-1])
        draws = False
    return tuple(events)


def _lacks_a_card(state: Round) -> bool:
    """Whether the hand asked is one half of a pair that has no second card yet."""
    if state.phase is not Phase.CHOOSING or not isinstance(asked(state).choice, PlayBlackjack):
        return False
    return len(cards_of(state, hand_asked(state))) == 1


def amount_of(state: Round, choice: Choice, amount: Cents | None) -> Cents:
    """A double and a split cost what lies on the hand; insurance costs what the player says."""
    match choice:
        case Choice.DOUBLE | Choice.SPLIT:
            return hand_asked(state).bet
        case Choice.INSURE:
            assert amount is not None, "an insurance names its amount"
            return amount
        case _:
            return Cents(0)


def has_reveals(state: Round) -> bool:
    """The dealer's hand is turned over when every hand has been played."""
    return bool(asked(state).reveals)


def reveals(state: Round) -> tuple[AnyEvent, ...]:
    """The hole card, then card after card while a wager waits for the dealer's count (sd-30.07.4, sd-30.07.5)."""
    lying = state.places[DEALER]
    drawn_cards: list[Card] = []
    deck = iter(state.deck)
    if _waited_for(state):
        while dealer_draws(state, blackjack_total((*lying, *drawn_cards))):
            card = next(deck, None)
            if card is None:
                return (*_turned(lying, drawn_cards), RoundVoided(why=NO_CARDS_LEFT))
            drawn_cards.append(card)
    *others, last = _turned(lying, drawn_cards)
    return (*others, replace(last, last=True))


def _turned(lying: tuple[Card, ...], drawn_cards: list[Card]) -> tuple[Revealed, ...]:
    hole = Revealed(place=DEALER, turned={DEALER: len(lying)}, last=False)
    return (
        hole,
        *(
            Revealed(drawn=(card,), place=DEALER, turned={DEALER: number}, last=False)
            for number, card in enumerate(drawn_cards, start=len(lying) + 1)
        ),
    )


def _waited_for(state: Round) -> bool:
    """Whether a hand stands that the dealer's count decides, or a buster wager is live (R11)."""
    playing = [state.seats[one] for one in state.in_round if state.seats[one].standing is Standing.IN]
    return any(
        BUSTER in seat.wagers or any(hand.standing is HandState.STOOD for hand in seat.hands) for seat in playing
    )


def dealer_draws(state: Round, count: BlackjackTotal) -> bool:
    """Whether the dealer must draw: under seventeen, and to a soft seventeen where that is the table's rule."""
    if count.total == DEALER_STANDS and count.soft:
        return state.terms.flag("dealer_hits_soft_17")
    return count.total < DEALER_STANDS
