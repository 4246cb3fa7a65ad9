"""Who is asked at blackjack, and what is open to him: war, insurance, and the play of every hand (R10, R12)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fifthstreet.cards import ACE, Card
from fifthstreet.games.blackjack.counting import (
    BUSTER,
    DOUBLE,
    ENTERS,
    INSURANCE,
    SPLIT,
    WAR,
    cards_of,
    count_of,
    looks,
    moved,
    natural_seen,
    number_of,
    of_split_aces,
    place_of,
    shows,
    value,
    wins_war,
)
from fifthstreet.money import Cents, floor_div
from fifthstreet.round.amounts import Amounts, later_room
from fifthstreet.round.commands import Choice
from fifthstreet.round.state import HandState, PlayedHand, Round, Seat, Standing
from fifthstreet.round.steps import Offer
from fifthstreet.rules.streets import InsureOrNot, PlayBlackjack, Street, TakeOrMove
from fifthstreet.rules.wagers import AtMost

INSURANCE_STEP: Final = Cents(50)
"""Half of a wager of whole dollars is a multiple of it."""

DOUBLE_ON: Final[dict[object, range]] = {
    "any two cards": range(2, 22),
    "nine to eleven": range(9, 12),
    "ten or eleven": range(10, 12),
}
"""By the table's setting, the counts of two cards that may be doubled."""


def most(state: Round, seat: Seat, wager: str) -> tuple[Cents, tuple[str, ...]] | None:
    """Hold the buster wager to the blackjack wager where the table or the free bonus asks for it (sd-30.07.9.a)."""
    terms = state.terms
    held = terms.settings["buster_at_most_the_bet"] == "always" or "buster_bonus" in terms.pay
    if wager != BUSTER or not held or ENTERS not in seat.wagers:
        return None
    return seat.wagers[ENTERS], ("sd-30.07.9.a",)


def turn_after(state: Round, position: int) -> tuple[int, int] | None:
    """The position and the hand asked next: position after position clockwise, at each hand after hand."""
    playing = [state.seats[one] for one in state.in_round if state.seats[one].standing is Standing.IN]
    match asked(state).choice:
        case TakeOrMove():
            asks = (one for one in playing if WAR in one.wagers and wins_war(state, one))
        case InsureOrNot():
            asks = (one for one in playing if before_the_look(state, one))
        case _:
            return None if natural_seen(state) else _first_open(playing)
    return next(((one.position, 1) for one in asks if one.position > position), None)


def asked(state: Round) -> Street:
    """The street that is asked."""
    street = state.asking
    assert street is not None, "a street is asked"
    return street


def _first_open(playing: list[Seat]) -> tuple[int, int] | None:
    for seat in playing:
        for hand in seat.hands:
            if hand.standing is HandState.OPEN:
                return seat.position, number_of(hand)
    return None


def offers(state: Round) -> tuple[Offer, ...]:
    """What is open to the hand whose turn it is."""
    seat = state.seats[state.turn]
    choice = asked(state).choice
    match choice:
        case TakeOrMove():
            return _at_war(state, seat)
        case InsureOrNot():
            return before_the_look(state, seat)
        case _:
            assert isinstance(choice, PlayBlackjack), f"blackjack does not ask {choice}"
            return _in_play(state, seat, hand_asked(state))


def hand_asked(state: Round) -> PlayedHand:
    """The hand whose turn it is."""
    place = place_of(state.turn, state.hand)
    return next(hand for hand in state.seats[state.turn].hands if hand.place == place)


def on_time_out(state: Round) -> Choice:
    """What is chosen for a player whose time has run out: whatever costs nothing (R43)."""
    match asked(state).choice:
        case TakeOrMove():
            return Choice.TAKE_DOWN
        case InsureOrNot():
            return Choice.NO_INSURANCE if _insures(state) else Choice.CHECK
        case _:
            return Choice.STAND


def _at_war(state: Round, seat: Seat) -> tuple[Offer, ...]:
    """Take everything down, or move it; the wager enlarged by it stays within the limits."""
    clauses = asked(state).clauses
    take_down = Offer(choice=Choice.TAKE_DOWN, clauses=clauses)
    enlarged = Cents(seat.wagers[ENTERS] + moved(state, seat))
    left = replace(seat, wagers={name: amount for name, amount in seat.wagers.items() if name != WAR})
    room, _ = later_room(state.terms, left, ENTERS, enlarged)
    if room < enlarged:
        return (take_down,)
    return take_down, Offer(choice=Choice.MOVE, wager=ENTERS, clauses=clauses)


def before_the_look(state: Round, seat: Seat) -> tuple[Offer, ...]:
    """Insurance against an ace, and an early surrender; both end when the dealer looks at the hole card."""
    (hand,) = seat.hands
    clauses = asked(state).clauses
    open_to: list[Offer] = []
    if _insures(state):
        amounts = _insurance_amounts(state, seat, hand)
        open_to += [
            Offer(choice=Choice.INSURE, wager=INSURANCE, amounts=amounts, clauses=clauses),
            Offer(choice=Choice.NO_INSURANCE, clauses=clauses),
        ]
    if _surrenders_before_the_look(state) and hand.standing is HandState.OPEN:
        if not open_to:
            open_to.append(Offer(choice=Choice.CHECK, clauses=clauses))
        open_to.append(Offer(choice=Choice.SURRENDER, clauses=clauses))
    return tuple(open_to)


def _insures(state: Round) -> bool:
    return state.terms.flag("insurance_offered") and INSURANCE in state.terms.wagers and shows(state) == ACE


def _surrenders_before_the_look(state: Round) -> bool:
    return state.terms.settings["surrender"] == "early" and looks(state)


def _insurance_amounts(state: Round, seat: Seat, hand: PlayedHand) -> Amounts:
    part = state.terms.wagers[INSURANCE].amount
    assert isinstance(part, AtMost), "insurance is a part of the wager"
    whole = Cents(floor_div(hand.bet * part.halves, 2))
    high, clauses = later_room(state.terms, seat, INSURANCE, whole)
    return Amounts(low=INSURANCE_STEP, high=Cents(high - high % INSURANCE_STEP), step=INSURANCE_STEP, clauses=clauses)


def _in_play(state: Round, seat: Seat, hand: PlayedHand) -> tuple[Offer, ...]:
    cards = cards_of(state, hand)
    clauses = asked(state).clauses
    choices: list[tuple[Choice, str | None]] = [(Choice.HIT, None), (Choice.STAND, None)]
    if of_split_aces(seat, cards) and split_aces_are_done(state):
        choices = [(Choice.STAND, None)]
    elif may_double(state, seat, hand):
        choices.append((Choice.DOUBLE, DOUBLE))
    if may_split(state, seat, cards):
        choices.append((Choice.SPLIT, SPLIT))
    if _may_surrender(state, seat, cards):
        choices.append((Choice.SURRENDER, None))
    return tuple(Offer(choice=choice, wager=wager, clauses=clauses) for choice, wager in choices)


def split_aces_are_done(state: Round) -> bool:
    """Whether an ace split from another gets one card and no more."""
    return state.terms.settings["split_aces_draw"] == "one card"


def may_double(state: Round, seat: Seat, hand: PlayedHand) -> bool:
    """Whether a hand of two cards may be doubled."""
    if len(cards_of(state, hand)) != 2 or DOUBLE not in state.terms.wagers:
        return False
    after_split = len(seat.hands) > 1
    if after_split and not state.terms.flag("double_after_split"):
        return False
    return count_of(state, hand).total in DOUBLE_ON[state.terms.settings["double_on"]]


def may_split(state: Round, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether a hand of two cards that count alike may be split; any two cards that count ten do."""
    if len(cards) != 2 or value(cards[0]) != value(cards[1]) or SPLIT not in state.terms.wagers:
        return False
    hands_most = state.terms.settings["split_hands_max"]
    assert isinstance(hands_most, int), "a number of hands is a number"
    if len(seat.hands) >= hands_most:
        return False
    return not of_split_aces(seat, cards) or state.terms.flag("split_aces_again")


def _may_surrender(state: Round, seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether the first two cards may be given up; what early surrender leaves is asked before the dealer looks."""
    if state.terms.settings["surrender"] == "none" or _surrenders_before_the_look(state):
        return False
    return len(cards) == 2 and len(seat.hands) == 1
