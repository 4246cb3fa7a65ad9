"""The streets of the poker games: who is asked, what is open to him, what follows, and what is turned over."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.cards import Card
from fifthstreet.hands import name_dealt_five_cards
from fifthstreet.hands.four import FourCardCategory, four_card_hand
from fifthstreet.money import Cents
from fifthstreet.round.amounts import multiple_amounts
from fifthstreet.round.commands import Choice
from fifthstreet.round.dealing import from_deck
from fifthstreet.round.events import AnyEvent, Chose, Revealed
from fifthstreet.round.lines import Line
from fifthstreet.round.settling import poker_lines
from fifthstreet.round.state import Round, Seat, Standing, replaced
from fifthstreet.round.steps import Offer
from fifthstreet.rules.streets import (
    CheckOrBet,
    FoldOrBet,
    LetRideOrTake,
    Reveal,
    SplitOrLayDown,
    Street,
)

NOT_BET: Final = "not bet"
"""A street that asks only those who have not placed its wager on an earlier one."""

MAY_LAY_DOWN: Final = frozenset({FourCardCategory.FOUR_OF_A_KIND, FourCardCategory.TWO_PAIR})


class Streets:
    """Streets as data: the steps of every game but blackjack."""

    def most(self, _state: Round, _seat: Seat, _wager: str) -> tuple[Cents, tuple[str, ...]] | None:
        """No poker game limits an opening wager beyond what its jurisdiction and its table do."""
        return None

    def put_up(self, state: Round, seat: Seat) -> tuple[tuple[str, Cents], ...]:
        """Name each wager once, as it lies there."""
        order = (*state.terms.order, *state.terms.after_all_hands)
        return tuple((name, seat.wagers[name]) for name in order if name in seat.wagers)

    def begun(self, state: Round) -> Round:
        """Nothing changes as a street of a poker game begins."""
        return state

    def first_turn(self, state: Round) -> tuple[int, int] | None:
        """Ask clockwise from the dealer's left (md-11.B)."""
        return _turn_from(state, 0)

    def next_turn(self, state: Round) -> tuple[int, int] | None:
        """Ask the next position clockwise."""
        return _turn_from(state, state.turn)

    def offers(self, state: Round) -> tuple[Offer, ...]:
        """What the position may choose that is asked now."""
        street, seat = _street(state), state.seats[state.turn]
        choice = street.choice
        match choice:
            case FoldOrBet() | CheckOrBet():
                other = Choice.FOLD if isinstance(choice, FoldOrBet) else Choice.CHECK
                return (Offer(choice=other, clauses=street.clauses), *_bets(state, seat, street, choice))
            case LetRideOrTake():
                return tuple(
                    Offer(choice=one, wager=choice.wager, clauses=street.clauses)
                    for one in (Choice.LET_RIDE, Choice.TAKE_BACK)
                )
            case SplitOrLayDown():
                split = Offer(choice=Choice.SPLIT, keeps=choice.into[0], clauses=street.clauses)
                lay_down = Offer(choice=Choice.LAY_DOWN, clauses=street.clauses)
                return (split, lay_down) if _may_lay_down(state, seat) else (split,)
            case _:
                message = f"streets do not ask {choice}"
                raise AssertionError(message)

    def on_time_out(self, state: Round) -> tuple[Choice, tuple[Card, ...]]:
        """Fold, or choose what costs nothing (R43)."""
        choice = _street(state).choice
        match choice:
            case FoldOrBet():
                return Choice.FOLD, ()
            case CheckOrBet():
                return Choice.CHECK, ()
            case LetRideOrTake():
                return Choice.LET_RIDE, ()
            case SplitOrLayDown():
                return Choice.SPLIT, state.places[str(state.turn)][: choice.into[0]]
            case _:
                message = f"streets do not ask {choice}"
                raise AssertionError(message)

    def amount_of(self, _state: Round, offer: Offer, amount: Cents | None) -> Cents:
        """Give the amount of a bet; no other choice has one."""
        return amount if offer.amounts is not None and amount is not None else Cents(0)

    def consequences(self, _state: Round, _event: Chose) -> tuple[AnyEvent, ...]:
        """Nothing follows a choice before all have chosen."""
        return ()

    def chosen(self, state: Round, event: Chose) -> Round:
        """Write the choice down at its position."""
        seat = state.seats[event.position]
        chose = {**seat.chose, event.street: event.choice}
        match event.choice:
            case Choice.FOLD:
                seat = msgspec.structs.replace(seat, chose=chose, standing=Standing.FOLDED)
            case Choice.BET:
                bet = _street(state).choice
                assert isinstance(bet, FoldOrBet | CheckOrBet), "only such a street takes a bet"
                seat = msgspec.structs.replace(seat, chose=chose, wagers={**seat.wagers, bet.wager: event.amount})
            case _:
                seat = msgspec.structs.replace(seat, chose=chose, kept=event.cards or seat.kept)
        return msgspec.structs.replace(state, seats=replaced(state, event.position, seat))

    def drawn(self, state: Round, place: str, card: Card) -> Round:
        """No hand of a poker game draws a card."""
        message = f"{place} draws no {card} in {state.terms.game.id}"
        raise AssertionError(message)

    def has_reveals(self, state: Round) -> bool:
        """Whether the street turns anything over that is there to be turned."""
        return any(_is_there(state, reveal) for reveal in _street(state).reveals)

    def reveals(self, state: Round) -> tuple[AnyEvent, ...]:
        """Turn over what the street turns over, the cards of the deck after those burned (R52)."""
        events: list[AnyEvent] = []
        deck = state.deck
        turned = dict(state.turned)
        for reveal in _street(state).reveals:
            if not _is_there(state, reveal):
                continue
            burned: tuple[Card, ...] = ()
            drawn: tuple[Card, ...] = ()
            already = turned.get(reveal.what, 0)
            if from_deck(state.terms, reveal):
                burned, deck = deck[: reveal.burn], deck[reveal.burn :]
                drawn, deck = deck[: reveal.cards], deck[reveal.cards :]
                turned[reveal.what] = already + len(drawn)
            else:
                lying = len(state.places[reveal.what])
                turned[reveal.what] = min(already + (reveal.cards or lying), lying)
            now = {reveal.what: turned[reveal.what]}
            events.append(Revealed(burned=burned, drawn=drawn, place=reveal.what, turned=now, last=False))
        assert events, "a street that turns nothing over has no reveal"
        last = events.pop()
        assert isinstance(last, Revealed), "reveals are all there is"
        return (*events, msgspec.structs.replace(last, last=True))

    def lines(self, state: Round) -> list[Line]:
        """Settle the wagers of every hand by pay tables, the dealer's hand and the meters."""
        return poker_lines(state)


STREETS: Final = Streets()
"""The steps of every game but blackjack."""


def _street(state: Round) -> Street:
    street = state.asking
    assert street is not None, "a street is asked"
    return street


def _turn_from(state: Round, after: int) -> tuple[int, int] | None:
    street = _street(state)
    for position in state.in_round:
        if position > after and _asks(street, state.seats[position]):
            return position, 1
    return None


def _asks(street: Street, seat: Seat) -> bool:
    """Whether a street asks a position."""
    if seat.standing is not Standing.IN or Choice.LAY_DOWN in seat.chose.values():
        return False
    if street.requires and not any(name in seat.wagers for name in street.requires):
        return False
    placed = getattr(street.choice, "wager", None)
    return not (street.asks == NOT_BET and placed in seat.wagers)


def _bets(state: Round, seat: Seat, street: Street, choice: FoldOrBet | CheckOrBet) -> tuple[Offer, ...]:
    amounts = multiple_amounts(state.terms, seat, choice.wager, seat.wagers[choice.of], choice.times)
    if amounts.none:
        return ()
    return (Offer(choice=Choice.BET, wager=choice.wager, amounts=amounts, clauses=street.clauses),)


def _may_lay_down(state: Round, seat: Seat) -> bool:
    """Whether the table in use has a row for the four cards as they were dealt (R15)."""
    cards = state.places[str(seat.position)]
    if four_card_hand(cards).category not in MAY_LAY_DOWN:
        return False
    table = state.terms.pay_of(state.terms.slot_of["five_card_bet"])
    row = table.pays[name_dealt_five_cards(cards, None)]
    return row.row is not None


def _is_there(state: Round, reveal: Reveal) -> bool:
    """Whether cards lie where a reveal turns them over, or come there from the deck."""
    if reveal.what == "nothing":
        return False
    return from_deck(state.terms, reveal) or reveal.what in state.places
