"""Event by event: what a round is after one more thing has happened."""

from __future__ import annotations

from functools import reduce
from typing import assert_never

from msgspec.structs import replace

from fifthstreet.round import events as happened
from fifthstreet.round.dealing import cut_deck, deal_stop
from fifthstreet.round.events import AnyEvent
from fifthstreet.round.meters import settled_line
from fifthstreet.round.moving import after_choice, after_deal, after_reveal
from fifthstreet.round.seeing import is_open
from fifthstreet.round.settling import settle
from fifthstreet.round.state import DISCARDS, Phase, Round, Seat, Standing, WaitingReport, replaced


def evolve(state: Round, event: AnyEvent) -> Round:  # noqa: C901, PLR0911, PLR0912 - one arm for each thing that happens
    """The round after an event."""
    match event:
        case happened.Seated():
            seat = Seat(position=event.position, player=event.player)
            return replace(state, seats=dict(sorted({**state.seats, event.position: seat}.items())))
        case happened.Left():
            return replace(state, seats={one: seat for one, seat in state.seats.items() if one != event.position})
        case happened.WagerPlaced() | happened.WagerWithdrawn() | happened.TipPlaced() | happened.TipWithdrawn():
            return _wagered(state, event)
        case happened.BetsClosed():
            return replace(state, phase=Phase.DEALING, in_round=event.positions)
        case happened.Shuffled():
            return replace(state, deck=event.deck, shuffled=event.by, cut=False, expose_next=0)
        case happened.DeckCut():
            return replace(state, deck=cut_deck(state.deck, event.cards), cut=True, expose_next=0)
        case happened.DeckRejected():
            return replace(state, deck=(), shuffled=None, cut=False, expose_next=0)
        case happened.Dealt():
            return _dealt(state, event)
        case happened.StubCounted():
            return replace(state, stub_counted=event.right)
        case happened.Chose():
            return after_choice(state.terms.player_steps.chosen(state, event))
        case happened.Drawn():
            return after_choice(state.terms.player_steps.drawn(state, event.place, event.card))
        case happened.Revealed():
            return _revealed(state, event)
        case happened.Reported() | happened.ReportDecided() | happened.CardSetAside() | happened.CardExposed():
            return _irregular(state, event)
        case happened.HandKilled():
            return _out(state, event.position, Standing.DEAD)
        case happened.HandForfeited():
            return _out(state, event.position, Standing.FORFEITED)
        case happened.OnlyProgressiveLeft():
            return replace(state, progressive_only=True, phase=Phase.READY, turn=0, hand=1)
        case happened.RoundVoided():
            state = replace(state, void=event.why, deck_leaves=event.deck_leaves, waiting=None, turn=0, hand=1)
            lines = settle(state).lines
            return replace(state, phase=Phase.SETTLED, lines=lines, paid=len(lines))
        case happened.SettlementBegun():
            return replace(state, phase=Phase.SETTLING, lines=event.lines)
        case (
            happened.WinClaimed()
            | happened.WinVerified()
            | happened.MeterRead()
            | happened.Paid()
            | happened.HandShown()
            | happened.RoundClosed()
        ):
            return _paid(state, event)
        case _:
            assert_never(event)


def evolved(state: Round, events: tuple[AnyEvent, ...]) -> Round:
    """The round after several events."""
    return reduce(evolve, events, state)


def _wagered(
    state: Round,
    event: happened.WagerPlaced | happened.WagerWithdrawn | happened.TipPlaced | happened.TipWithdrawn,
) -> Round:
    seat = state.seats[event.position]
    match event:
        case happened.WagerPlaced():
            seat = replace(seat, wagers={**seat.wagers, event.wager: event.amount})
        case happened.WagerWithdrawn():
            seat = replace(seat, wagers={name: one for name, one in seat.wagers.items() if name != event.wager})
        case happened.TipPlaced():
            seat = replace(seat, tips={**seat.tips, event.wager: event.amount})
        case happened.TipWithdrawn():
            seat = replace(seat, tips={name: one for name, one in seat.tips.items() if name != event.wager})
        case _:
            assert_never(event)
    return replace(state, seats=replaced(state, event.position, seat))


def _dealt(state: Round, event: happened.Dealt) -> Round:
    assert event.cards == state.deck[: len(event.cards)], "cards are dealt from the top"
    places = dict(state.places)
    exposed = state.exposed
    for number, (place, card) in enumerate(zip(event.to, event.cards, strict=True)):
        lying = places.get(place, ())
        if number < state.expose_next:
            exposed = (*exposed, (place, len(lying)))
        places[place] = (*lying, card)
    dealt = state.dealt + len(event.to)
    state = replace(
        state,
        deck=state.deck[len(event.cards) :],
        places=places,
        dealt=dealt,
        exposed=exposed,
        expose_next=max(state.expose_next - len(event.to), 0),
    )
    return after_deal(state) if dealt == deal_stop(state) else state


def _revealed(state: Round, event: happened.Revealed) -> Round:
    taken = event.burned + event.drawn
    assert taken == state.deck[: len(taken)], "cards are burned and turned up from the top"
    places, exposed = state.places, state.exposed
    if event.burned:
        lying = places.get(DISCARDS, ())
        exposed += tuple((DISCARDS, len(lying) + number) for number in range(min(state.expose_next, len(event.burned))))
        places = {**places, DISCARDS: lying + event.burned}
    if event.drawn:
        places = {**places, event.place: places.get(event.place, ()) + event.drawn}
    state = replace(
        state,
        deck=state.deck[len(taken) :],
        places=places,
        exposed=exposed,
        expose_next=max(state.expose_next - len(taken), 0),
        turned={**state.turned, **event.turned},
    )
    return after_reveal(state) if event.last else state


def _irregular(
    state: Round,
    event: happened.Reported | happened.ReportDecided | happened.CardSetAside | happened.CardExposed,
) -> Round:
    match event:
        case happened.Reported():
            waiting = WaitingReport(kind=event.kind, position=event.position, consequence=event.consequence)
            return replace(state, waiting=waiting) if event.waits else state
        case happened.ReportDecided():
            return replace(state, waiting=None)
        case happened.CardSetAside():
            assert event.card == state.deck[0], "the card set aside is the next one"
            lying = state.places.get(DISCARDS, ())
            return replace(
                state,
                deck=state.deck[1:],
                places={**state.places, DISCARDS: (*lying, event.card)},
                exposed=(*state.exposed, (DISCARDS, len(lying))),
                expose_next=max(state.expose_next - 1, 0),
            )
        case happened.CardExposed():
            if event.next_cards:
                return replace(state, expose_next=max(state.expose_next, event.next_cards))
            return replace(state, exposed=(*state.exposed, (event.place, event.number)))
        case _:
            assert_never(event)


def _out(state: Round, position: int, standing: Standing) -> Round:
    """Take a hand out of the round; if it was asked, the turn passes on, and what is not paid is reckoned anew."""
    seat = state.seats[position]
    # What the settlement has opened stays open, whatever becomes of it; a folded hand that it left closed does not.
    opened = seat.opened or (state.phase is Phase.SETTLING and is_open(state, position))
    seat = replace(seat, standing=standing, opened=opened)
    state = replace(state, seats=replaced(state, position, seat))
    if state.phase is Phase.SETTLING:
        lines = state.lines[: state.paid] + settle(state).lines[state.paid :]
        claimed = tuple(one for one in state.claimed if one != position)
        verified = tuple(one for one in state.verified if one != position)
        state = replace(state, lines=lines, claimed=claimed, verified=verified)
    if state.phase is Phase.CHOOSING and state.turn == position:
        return after_choice(state)
    return state


def _paid(
    state: Round,
    event: happened.WinClaimed
    | happened.WinVerified
    | happened.MeterRead
    | happened.Paid
    | happened.HandShown
    | happened.RoundClosed,
) -> Round:
    match event:
        case happened.WinClaimed():
            others = tuple(one for one in state.claimed if one != event.position)
            return replace(state, claimed=(*others, event.position) if event.claimed else others)
        case happened.WinVerified():
            return replace(state, verified=(*state.verified, event.position))
        case happened.MeterRead():
            lines = list(state.lines)
            lines[event.line] = settled_line(lines[event.line], event.pays)
            return replace(state, lines=tuple(lines))
        case happened.Paid():
            phase = Phase.SETTLED if event.lines == len(state.lines) else Phase.SETTLING
            return replace(state, paid=event.lines, phase=phase)
        case happened.HandShown():
            seat = replace(state.seats[event.position], opened=True)
            return replace(state, seats=replaced(state, event.position, seat))
        case happened.RoundClosed():
            return replace(state, phase=Phase.CLOSED)
        case _:
            assert_never(event)
