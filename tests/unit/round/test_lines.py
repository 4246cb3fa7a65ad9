"""What every line of a settlement says besides its amount: its kind, its hand, a word on why, its clauses."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS
from fifthstreet.round import Choice, Line, Outcome, Round
from fifthstreet.round.lines import LineKind
from fifthstreet.round.settling import TIP
from fifthstreet.round.showdown import Showdown
from fifthstreet.round.state import Seat, Standing
from fifthstreet.round.text import read_round, replay
from fifthstreet.rules.wagers import AgainstDealer, BestAtTable, ByMeter, DealerUnqualified, Wager

GOLDEN: Final = Path(__file__).parents[2] / "golden"
FILES: Final = [file for file in sorted(GOLDEN.glob("*/*.round")) if file.parent.name != "blackjack"]
LIMITED: Final = "what was won together is limited"


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_every_line_says_what_it_is_and_what_decided_it(file: Path) -> None:
    """A line is of the kind its name tells, names the hand that was shown, and says why where the hand does not."""
    round_ = replay(read_round(file.read_bytes()), catalogue.rulebook(), catalogue.steps)
    state = round_.last
    showdown = Showdown(state)

    assert [line.kind for line in round_.lines] == [kind_of(state, line) for line in round_.lines]
    assert [line.by_meter for line in round_.lines] == [
        bool(line.hand) and line.name.removeprefix("tip/").partition("/")[0] in ("progressive", "envy")
        for line in round_.lines
    ]
    assert [(line.position, line.name, line.hand, line.why) for line in round_.lines] == [
        (line.position, line.name, *said_of(state, showdown, line)) for line in round_.lines
    ]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_every_line_cites_what_it_is_settled_by(file: Path) -> None:
    """A wager that is given back cites nothing; every other line cites its row, its table or its wager's clauses."""
    round_ = replay(read_round(file.read_bytes()), catalogue.rulebook(), catalogue.steps)
    state = round_.last

    for line in round_.lines:
        cited = set(line.clauses)
        if line.outcome is Outcome.RETURNED:
            assert not cited
        else:
            assert not has_printed_clauses(state, line) or cited & citable(state, line), line
            assert cited <= citable(state, line), line


def kind_of(state: Round, line: Line) -> LineKind:
    """What a line's name tells of it."""
    if line.name.startswith(TIP):
        return LineKind.TIP
    if line.name.startswith("envy/"):
        return LineKind.ENVY
    return LineKind.WAGER if line.name in state.terms.wagers else LineKind.BONUS


def said_of(state: Round, showdown: Showdown, line: Line) -> tuple[str, str]:
    """The hand of a line and the word on what decided it."""
    seat = state.seats[line.position]
    wager = state.terms.wagers.get(line.name.removeprefix(TIP))
    if line.outcome is Outcome.RETURNED:
        return "", returned_because(state, seat, line)
    if line.kind is LineKind.ENVY:
        pay = state.terms.pay_of(state.terms.slot_of[state.terms.progressive or ""])
        return showdown.hand(int(line.name.partition("/")[2]), pay.hand.id).name, ""
    if wager is None:
        return showdown.hand(line.position, state.terms.pay_of(line.name).hand.id).name, ""
    hand, why = decided_by(state, showdown, seat, wager)
    return hand, line.why if line.why == LIMITED and line.outcome is Outcome.WINS else why


def returned_because(state: Round, seat: Seat, line: Line) -> str:
    """Why a wager is given back."""
    taken = [street.choice for street in state.terms.game.street if seat.chose.get(street.id) is Choice.TAKE_BACK]
    if state.void:
        return state.void
    if line.name.removeprefix(TIP) in [getattr(choice, "wager", None) for choice in taken]:
        return "taken back"
    return "the hand is dead" if seat.standing is Standing.DEAD else "only the progressive is played"


def decided_by(state: Round, showdown: Showdown, seat: Seat, wager: Wager) -> tuple[str, str]:
    """The hand that decided a wager, and the word on it."""
    if seat.standing is Standing.FORFEITED:
        return "", "forfeited"
    forfeited = isinstance(wager.settles, ByMeter) and state.terms.settings.get("progressive_after_fold") == "forfeited"
    if seat.standing is Standing.FOLDED and (forfeited or not wager.survives_fold):
        return "", "folded"
    match wager.settles:
        case AgainstDealer():
            return against_dealer(showdown, seat, wager.settles)
        case BestAtTable(slot=slot):
            pay = state.terms.pay_of(slot, state.players)
            hands = {one: showdown.hand(one, pay.hand.id).name for one in state.in_round}
            best = min(hands, key=lambda one: RANKINGS[pay.hand.ranking].hands.index(hands[one]))
            return hands[best], f"the highest hand dealt, position {best}'s"
        case _:
            pay = state.terms.pay_of(state.terms.slot_of[wager.id])
            if Choice.LAY_DOWN in seat.chose.values() and "split_one" in pay.hand.cards:
                return "", "the hand was laid down"
            return showdown.hand(seat.position, pay.hand.id).name, ""


def against_dealer(showdown: Showdown, seat: Seat, settles: AgainstDealer) -> tuple[str, str]:
    """The player's hand, and what the dealer had."""
    mine, dealers = showdown.hand(seat.position, settles.hand), showdown.dealer()
    if not showdown.dealer_qualifies() and settles.dealer_unqualified is not DealerUnqualified.IN_ACTION:
        return mine.name, f"the dealer's {dealers.name} does not qualify"
    tie = "a tie: " if mine.value == dealers.value else ""
    return mine.name, f"{tie}the dealer has {dealers.name}"


def citable(state: Round, line: Line) -> frozenset[str]:
    """Every clause of a line's wager, of its pay table, of the limits and, of a folded hand, of the fold."""
    name = line.name.removeprefix(TIP)
    terms = state.terms
    wager = terms.wagers.get((terms.progressive or "") if line.kind is LineKind.ENVY else name)
    slot = terms.slot_of.get(wager.id) if wager is not None else name
    clauses = set(wager.clauses) if wager is not None else set()
    for pay in terms.pay.get(slot or "", ()):
        clauses.update(pay.table.clauses)
        for row in pay.table.rows:
            clauses.update(row.clauses, *(bonus.clauses for bonus in row.envy))
    if line.why == "folded":
        chose = state.seats[line.position].chose
        folds = [street.fold.clauses for street in terms.game.street if chose.get(street.id) is Choice.FOLD]
        decided = [one.clauses for one in terms.rules.decided if one.setting == "progressive_after_fold"]
        clauses.update(*folds, *decided)
    return frozenset(clauses.union(*(cap.clauses for cap in terms.rules.caps)))


def has_printed_clauses(state: Round, line: Line) -> bool:
    """Whether a line is not of a casino's own pay table, which no document prints."""
    slot = state.terms.slot_of.get(line.name.removeprefix(TIP), line.name)
    return all(pay.table.source != "operator" for pay in state.terms.pay.get(slot, ()))
