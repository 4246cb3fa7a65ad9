"""Seats, wagers and tips before no more bets, and that call itself (md-7.D, md-7.E)."""

from __future__ import annotations

from collections.abc import Iterator

from fifthstreet.money import format_dollars
from fifthstreet.round.amounts import OPENING, Amounts, opening_amounts, tip_amounts, tip_of
from fifthstreet.round.commands import CloseBets, Leave, PlaceTip, PlaceWager, Sit, WithdrawTip, WithdrawWager
from fifthstreet.round.events import (
    AnyEvent,
    BetsClosed,
    Left,
    Seated,
    TipPlaced,
    TipWithdrawn,
    WagerPlaced,
    WagerWithdrawn,
)
from fifthstreet.round.refusals import Refusal, RefusalKind, first_of, refusal
from fifthstreet.round.state import Round, Seat
from fifthstreet.round.terms import Terms
from fifthstreet.rules.wagers import EqualTo, Wager


def refuse_sit(state: Round, command: Sit) -> Refusal | None:
    """A player takes a free position, and no more of them than one player may have."""
    table = state.terms.table
    missing = _no_such_position(state, command.position)
    if missing is not None:
        return missing
    if command.position in state.seats:
        sitting = state.seats[command.position].player
        return refusal(RefusalKind.POSITION_TAKEN, f"{sitting} sits at position {command.position}.")
    held = sum(seat.player == command.player for seat in state.seats.values())
    if held >= table.hands_per_player:
        hands = "one position" if table.hands_per_player == 1 else f"{table.hands_per_player} positions"
        sentence = f"A player has {hands} at this table, and {command.player} has {held} already."
        return refusal(RefusalKind.TOO_MANY_POSITIONS, sentence, *state.terms.rules.hands.clauses)
    if not command.player.strip():
        return refusal(RefusalKind.NAME, "A player has a name.")
    return None


def act_sit(_state: Round, command: Sit) -> tuple[AnyEvent, ...]:
    """The player is seated."""
    return (Seated(position=command.position, player=command.player),)


def refuse_leave(state: Round, command: Leave) -> Refusal | None:
    """A player gives a position up once nothing of his lies there."""
    empty = _empty(state, command.position)
    if empty is not None:
        return empty
    if state.seats[command.position].wagers:
        sentence = f"Wagers lie at position {command.position}; they are withdrawn first."
        return refusal(RefusalKind.WAGERS_LIE_THERE, sentence)
    return None


def act_leave(_state: Round, command: Leave) -> tuple[AnyEvent, ...]:
    """The position is free."""
    return (Left(position=command.position),)


def refuse_wager(state: Round, command: PlaceWager) -> Refusal | None:
    """A wager is offered, opens the round, and has an amount that it may have."""
    terms = state.terms
    empty = _empty(state, command.position)
    if empty is not None:
        return empty
    wager = terms.wagers.get(command.wager)
    if wager is None:
        sentence = f"'{command.wager}' is not offered at this table; there is {', '.join(_opening(state))}."
        return refusal(RefusalKind.NOT_OFFERED, sentence)
    if wager.placed != OPENING:
        sentence = f"{wager.name} is placed when its street comes, not before the deal."
        return refusal(RefusalKind.NOT_AN_OPENING_WAGER, sentence, *wager.clauses)
    allowed = opening_amounts(state, state.seats[command.position], wager)
    if command.amount in allowed:
        return None
    sentence = f"{wager.name} may be {said(allowed)}, not {format_dollars(command.amount)}."
    return refusal(RefusalKind.AMOUNT, sentence, *allowed.clauses)


def said(allowed: Amounts) -> str:
    """Amounts in words: ``$5 to $100 in steps of $1``."""
    if allowed.none:
        return "nothing beside the other wagers"
    if allowed.low == allowed.high:
        return format_dollars(allowed.low)
    return f"{format_dollars(allowed.low)} to {format_dollars(allowed.high)} in steps of {format_dollars(allowed.step)}"


def act_wager(_state: Round, command: PlaceWager) -> tuple[AnyEvent, ...]:
    """The wager lies there."""
    return (WagerPlaced(position=command.position, wager=command.wager, amount=command.amount),)


def refuse_withdraw(state: Round, command: WithdrawWager) -> Refusal | None:
    """Only what lies there can be withdrawn."""
    empty = _empty(state, command.position)
    if empty is not None:
        return empty
    if command.wager not in state.seats[command.position].wagers:
        return refusal(RefusalKind.NO_WAGER, f"No {command.wager} lies at position {command.position}.")
    return None


def act_withdraw(state: Round, command: WithdrawWager) -> tuple[AnyEvent, ...]:
    """The wager goes back, and the tip that rode on it."""
    events: tuple[AnyEvent, ...] = (WagerWithdrawn(position=command.position, wager=command.wager),)
    if command.wager in state.seats[command.position].tips:
        events += (TipWithdrawn(position=command.position, wager=command.wager),)
    return events


def refuse_tip(state: Round, command: PlaceTip) -> Refusal | None:
    """A tip rides on a wager that the rules name and the player has placed (R37)."""
    empty = _empty(state, command.position)
    if empty is not None:
        return empty
    tip = tip_of(state.terms, command.wager)
    if tip is None or command.wager not in state.terms.wagers:
        carriers = [name for name in state.terms.wagers if tip_of(state.terms, name) is not None]
        sentence = f"No tip rides on '{command.wager}' here; one rides on {' or '.join(carriers) or 'nothing'}."
        return refusal(
            RefusalKind.NO_TIP, sentence, *(clause for one in state.terms.rules.tips for clause in one.clauses)
        )
    seat = state.seats[command.position]
    if command.wager not in seat.wagers:
        sentence = f"The tip rides on {command.wager}, which has not been placed at position {command.position}."
        return refusal(RefusalKind.NO_WAGER, sentence, *tip.clauses)
    allowed = tip_amounts(seat, tip)
    if command.amount in allowed:
        return None
    sentence = f"The tip may be {said(allowed)}, not {format_dollars(command.amount)}."
    return refusal(RefusalKind.TIP_AMOUNT, sentence, *tip.clauses)


def act_tip(_state: Round, command: PlaceTip) -> tuple[AnyEvent, ...]:
    """The tip lies beside the wager."""
    return (TipPlaced(position=command.position, wager=command.wager, amount=command.amount),)


def refuse_withdraw_tip(state: Round, command: WithdrawTip) -> Refusal | None:
    """Only a tip that lies there can be withdrawn."""
    empty = _empty(state, command.position)
    if empty is not None:
        return empty
    if command.wager not in state.seats[command.position].tips:
        return refusal(RefusalKind.NO_WAGER, f"No tip on {command.wager} lies at position {command.position}.")
    return None


def act_withdraw_tip(_state: Round, command: WithdrawTip) -> tuple[AnyEvent, ...]:
    """The tip goes back."""
    return (TipWithdrawn(position=command.position, wager=command.wager),)


def refuse_close_bets(state: Round, command: CloseBets) -> Refusal | None:
    """Every position that has bet can enter the round, and its lamp agrees with its wager at the sensor (R27)."""
    betting = [seat for _, seat in sorted(state.seats.items()) if seat.wagers]
    if not betting:
        return refusal(RefusalKind.NOBODY_BETS, "Nobody has placed a wager; the round begins with the first one.")
    wrong = first_of(one for seat in betting for one in _incomplete(state, seat))
    if wrong is not None:
        return wrong
    lit = lamps_due(state)
    if command.lamps is not None and set(command.lamps) != set(lit):
        sensor = sensor_wager(state.terms)
        named = sensor.name.lower() if sensor is not None else "progressive"
        differ = ", ".join(map(str, sorted(set(lit).symmetric_difference(command.lamps))))
        sentence = f"The {named} wagers and the lit lamps do not agree at position {differ}."
        return refusal(RefusalKind.LAMPS_DISAGREE, sentence, *(sensor.clauses if sensor is not None else ()))
    return None


def lamps_due(state: Round) -> tuple[int, ...]:
    """The positions whose lamps are lit when the bets are closed: those with a wager at the sensor."""
    sensor = sensor_wager(state.terms)
    if sensor is None:
        return ()
    return tuple(position for position, seat in sorted(state.seats.items()) if sensor.id in seat.wagers)


def sensor_wager(terms: Terms) -> Wager | None:
    """The wager that is made at the sensors: the progressive, or the bonus that shares its sensor (R57)."""
    return next((wager for wager in terms.wagers.values() if wager.collected_at_no_more_bets), None)


def _incomplete(state: Round, seat: Seat) -> Iterator[Refusal]:
    """Whatever a position still lacks to enter the round."""
    terms = state.terms
    ways = terms.game.opening
    if not any(all(name in seat.wagers for name in way) for way in ways):
        entered = " or ".join(" and ".join(way) for way in ways)
        sentence = f"Position {seat.position} has {', '.join(seat.wagers)}; the round is entered with {entered}."
        yield refusal(RefusalKind.WAGER_MISSING, sentence, *terms.game.clauses)
    for name, amount in seat.wagers.items():
        wager = terms.wagers[name]
        for needed in wager.needs:
            if needed not in seat.wagers:
                sentence = f"{wager.name} at position {seat.position} needs {terms.wagers[needed].name}."
                yield refusal(RefusalKind.WAGER_MISSING, sentence, *wager.clauses)
        if isinstance(wager.amount, EqualTo) and seat.wagers.get(wager.amount.wager) != amount:
            equal = terms.wagers[wager.amount.wager].name
            sentence = f"{wager.name} at position {seat.position} must equal {equal}."
            yield refusal(RefusalKind.UNEQUAL, sentence, *wager.clauses)
        allowed = opening_amounts(state, seat, wager)
        if amount not in allowed:
            sentence = f"{wager.name} at position {seat.position} may be {said(allowed)}, not {format_dollars(amount)}."
            yield refusal(RefusalKind.AMOUNT, sentence, *allowed.clauses)
    for name, amount in seat.tips.items():
        tip = tip_of(terms, name)
        if tip is not None and amount not in tip_amounts(seat, tip):
            most = tip_amounts(seat, tip)
            sentence = f"The tip at position {seat.position} may be {said(most)}, not {format_dollars(amount)}."
            yield refusal(RefusalKind.TIP_AMOUNT, sentence, *tip.clauses)


def act_close_bets(state: Round, _command: CloseBets) -> tuple[AnyEvent, ...]:
    """The bets are closed, and the progressive wagers are collected."""
    positions = tuple(position for position, seat in sorted(state.seats.items()) if seat.wagers)
    progressive = tuple(one for one in positions if state.terms.progressive in state.seats[one].wagers)
    return (BetsClosed(positions=positions, progressive=progressive),)


def _no_such_position(state: Round, position: int) -> Refusal | None:
    seats = state.terms.table.seats
    if 1 <= position <= seats:
        return None
    sentence = f"This table has positions 1 to {seats}, not {position}."
    return refusal(RefusalKind.NO_SUCH_POSITION, sentence, *state.terms.rules.seats.clauses)


def _empty(state: Round, position: int) -> Refusal | None:
    missing = _no_such_position(state, position)
    if missing is not None:
        return missing
    if position not in state.seats:
        return refusal(RefusalKind.POSITION_EMPTY, f"Nobody sits at position {position}.")
    return None


def _opening(state: Round) -> list[str]:
    return [name for name, wager in state.terms.wagers.items() if wager.placed == OPENING]
