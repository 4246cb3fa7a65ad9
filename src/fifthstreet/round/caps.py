"""Limits on what is won together, shared to the cent (R34, R35, R36)."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.money import Cents, ToOdds, ceil_div, largest_remainder
from fifthstreet.round.lines import Line, LineKind, Outcome
from fifthstreet.round.terms import Terms
from fifthstreet.rules.jurisdictions import AggregateCap

ONE_HAND: Final = "one player's hand"
COVER_ALL: Final = "cover_all"


def capped(terms: Terms, lines: list[Line]) -> list[Line]:
    """The lines with every limit on winnings applied."""
    for cap in terms.rules.caps:
        counted = [place for place, line in enumerate(lines) if _counts(terms, cap, line)]
        groups = (
            [[place for place in counted if lines[place].position == position] for position in _positions(lines)]
            if cap.over == ONE_HAND
            else [counted]
        )
        for group in groups:
            _share(lines, group, cap_of(terms, cap), cap.clauses)
    return lines


def _positions(lines: list[Line]) -> list[int]:
    return list(dict.fromkeys(line.position for line in lines))


def _counts(terms: Terms, cap: AggregateCap, line: Line) -> bool:
    """Whether the winnings of a line count towards a limit; tips never do (R37)."""
    if line.kind is not LineKind.WAGER or line.outcome is not Outcome.WINS or line.name not in cap.wagers:
        return False
    if line.name == COVER_ALL and terms.settings.get("cap_covers_cover_all") is False:
        return False
    if cap.counts_odds_from is None:
        return True
    return isinstance(line.pays, ToOdds) and line.pays.winnings >= cap.counts_odds_from * line.pays.stake


def cap_of(terms: Terms, cap: AggregateCap) -> Cents:
    """What a limit comes to at a table: at least what the highest hand wins on the table's minimum antes."""
    if cap.or_at_minimum is None:
        return cap.max
    wager = cap.wagers[0]
    antes = terms.settings.get("cap_minimum_antes", cap.or_at_minimum)
    assert isinstance(antes, int), "a number of antes is a number"
    odds = [row.pays for row in terms.pay_of(terms.slot_of[wager]).table.rows if isinstance(row.pays, ToOdds)]
    best = max(ceil_div(one.winnings, one.stake) for one in odds)
    return Cents(max(cap.max, best * antes * terms.table.limits[wager].min))


def _share(lines: list[Line], places: list[int], most: Cents, clauses: tuple[str, ...]) -> None:
    """Share a limit among the lines that won more together, in proportion to what each would have won."""
    won = [lines[place].amount or Cents(0) for place in places]
    if sum(won) <= most:
        return
    for place, amount in zip(places, largest_remainder(most, won), strict=True):
        line = lines[place]
        assert line.amount is not None, "a share of a meter is under no limit"
        why = "what was won together is limited"
        lines[place] = msgspec.structs.replace(
            line, amount=Cents(amount), why=why, clauses=tuple(dict.fromkeys((*line.clauses, *clauses)))
        )
