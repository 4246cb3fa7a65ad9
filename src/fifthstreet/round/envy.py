"""Envy: what other holders of the progressive wager are paid for somebody's hand (R23)."""

from __future__ import annotations

from fifthstreet.round.lines import Line, LineKind, Outcome
from fifthstreet.round.showdown import Showdown
from fifthstreet.round.state import Round, Seat, Standing
from fifthstreet.rules.paytables import envy_at


def envy_lines(state: Round, showdown: Showdown) -> dict[int, list[Line]]:
    """By the position that holds the hand, the envy that it earns the others, the highest position first."""
    terms = state.terms
    if terms.progressive is None or terms.link is None:
        return {}
    pay = terms.pay_of(terms.slot_of[terms.progressive])
    if not any(row.envy for row in pay.table.rows):
        return {}
    receivers = [state.seats[position] for position in reversed(state.in_round) if _receives(state, position)]
    found: dict[int, list[Line]] = {}
    for position in state.in_round:
        holder = state.seats[position]
        if not _earns(state, holder):
            continue
        hand = showdown.hand(position, pay.hand.id).name
        row = pay.pays[hand]
        envy = envy_at(pay.table, row.row, terms.link.wager) if row.row is not None else None
        if row.row is None or envy is None:
            continue
        clauses = tuple(clause for bonus in row.row.envy for clause in bonus.clauses) or row.clauses
        found[position] = [
            Line(
                position=seat.position,
                name=f"envy/{position}",
                kind=LineKind.ENVY,
                stake=seat.wagers[terms.progressive],
                outcome=Outcome.TAKES,
                amount=envy.amount_cents,
                pays=envy,
                hand=hand,
                clauses=clauses,
                by_meter=True,
            )
            for seat in receivers
            if seat.player != holder.player
        ]
    return found


def _receives(state: Round, position: int) -> bool:
    """Whoever made the progressive wager receives envy, after a fold too; a forfeited or dead hand does not."""
    seat = state.seats[position]
    return state.terms.progressive in seat.wagers and seat.standing in (Standing.IN, Standing.FOLDED)


def _earns(state: Round, holder: Seat) -> bool:
    """Whether a hand earns envy for others: a folded one only while its progressive wager is alive."""
    terms = state.terms
    wagered = terms.progressive in holder.wagers
    match holder.standing:
        case Standing.IN:
            return wagered or not terms.flag("envy_needs_the_wager")
        case Standing.FOLDED:
            progressive = terms.rules.progressive
            kept = state.progressive_only or terms.settings.get("progressive_after_fold") != "forfeited"
            return wagered and kept and progressive is not None and progressive.folded_earns_envy
        case _:
            return False
