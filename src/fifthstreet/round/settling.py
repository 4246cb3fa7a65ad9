"""What becomes of every wager: one pure function for the whole table, in the order of payment."""

from __future__ import annotations

from typing import Final, assert_never

import msgspec

from fifthstreet.money import (
    Cents,
    FixedAward,
    ForOdds,
    Loses,
    MeterShare,
    Payout,
    Push,
    ToOdds,
    odds_winnings_floor,
)
from fifthstreet.round.caps import capped
from fifthstreet.round.commands import Choice
from fifthstreet.round.envy import envy_lines
from fifthstreet.round.lines import Line, LineKind, Outcome, Settlement
from fifthstreet.round.showdown import Showdown, rank_of
from fifthstreet.round.state import Round, Seat, Standing
from fifthstreet.round.terms import PayTerms, Terms
from fifthstreet.rules.streets import LetRideOrTake
from fifthstreet.rules.wagers import AgainstDealer, BestAtTable, ByMeter, ByTable, DealerUnqualified, Wager

TIP: Final = "tip/"
AT_HOLDERS_TURN: Final = "at the holder's turn"


class Verdict(msgspec.Struct, frozen=True, kw_only=True):
    """How a wager ends, before its stake is looked at."""

    pays: Payout
    hand: str = ""
    clauses: tuple[str, ...] = ()
    why: str = ""
    gone: bool = False
    """Whether the wager is gone where a fixed amount is paid."""
    by_meter: bool = False


LOST: Final = Verdict(pays=Loses())


def settle(state: Round) -> Settlement:
    """Every line of a round in the order of payment, limits on winnings applied; a void returns every wager."""
    if state.void:
        return Settlement(lines=tuple(returned_lines(state, state.void)))
    lines = state.terms.player_steps.lines(state)
    return Settlement(lines=tuple(capped(state.terms, lines)))


def returned_lines(state: Round, why: str) -> list[Line]:
    """Every wager and tip going back, in the order of payment (R41)."""
    terms = state.terms
    lines: list[Line] = []
    for order in (terms.order, terms.after_all_hands):
        for position in reversed(state.in_round):
            seat = state.seats[position]
            for name, stake in terms.player_steps.put_up(state, seat):
                if name in order:
                    lines += pair_lines(seat, name, stake, outcome=Outcome.RETURNED, why=why)
    return lines


def pair_lines(seat: Seat, name: str, stake: Cents, *, outcome: Outcome, why: str = "") -> list[Line]:
    """A wager and the tip that rides on it, both ending alike and paying nothing."""
    lines = [Line(position=seat.position, name=name, stake=stake, outcome=outcome, why=why)]
    if name in seat.tips:
        tip = seat.tips[name]
        lines.append(
            Line(position=seat.position, name=TIP + name, kind=LineKind.TIP, stake=tip, outcome=outcome, why=why)
        )
    return lines


def poker_lines(state: Round) -> list[Line]:
    """The lines of a game of streets: hand after hand, then what is settled after all hands, then envy."""
    showdown = Showdown(state)
    terms = state.terms
    at_turn = terms.rules.progressive is not None and terms.rules.progressive.envy_paid == AT_HOLDERS_TURN
    envy = envy_lines(state, showdown)
    lines: list[Line] = []
    for position in reversed(state.in_round):
        seat = state.seats[position]
        for name in terms.order:
            lines += _turn_of(state, showdown, seat, name)
            if at_turn and name == terms.progressive:
                lines += envy.get(position, ())
    for position in reversed(state.in_round):
        for name in terms.after_all_hands:
            lines += _turn_of(state, showdown, state.seats[position], name)
    if not at_turn:
        lines += [line for position in reversed(state.in_round) for line in envy.get(position, ())]
    return lines


def _turn_of(state: Round, showdown: Showdown, seat: Seat, name: str) -> list[Line]:
    """The lines of one name of the order at one position: a wager with its tip, or a bonus."""
    wager = state.terms.wagers.get(name)
    if wager is None:
        return _bonus(state, showdown, seat, name)
    if name not in seat.wagers:
        return []
    if taken_back(state, seat, name):
        return pair_lines(seat, name, seat.wagers[name], outcome=Outcome.RETURNED, why="taken back")
    if seat.standing is Standing.DEAD:
        return pair_lines(seat, name, seat.wagers[name], outcome=Outcome.RETURNED, why="the hand is dead")
    if state.progressive_only and not isinstance(wager.settles, ByMeter):
        return pair_lines(seat, name, seat.wagers[name], outcome=Outcome.RETURNED, why="only the progressive is played")
    verdict = _verdict(state, showdown, seat, wager)
    lines = [line_of(seat.position, name, seat.wagers[name], verdict)]
    if name in seat.tips:
        lines.append(line_of(seat.position, TIP + name, seat.tips[name], verdict, kind=LineKind.TIP))
    return lines


def taken_back(state: Round, seat: Seat, name: str) -> bool:
    """Whether a wager was taken back at a street's choice."""
    return any(
        isinstance(street.choice, LetRideOrTake)
        and street.choice.wager == name
        and seat.chose.get(street.id) is Choice.TAKE_BACK
        for street in state.terms.game.street
    )


def is_live(state: Round, seat: Seat, wager: Wager) -> bool:
    """Whether a wager is settled on its own terms rather than lost or given back (R22)."""
    match seat.standing:
        case Standing.IN:
            return True
        case Standing.DEAD | Standing.FORFEITED:
            return False
        case Standing.FOLDED:
            if isinstance(wager.settles, ByMeter) and state.terms.settings.get("progressive_after_fold") == "forfeited":
                return state.progressive_only
            return wager.survives_fold
        case _:
            assert_never(seat.standing)


def _verdict(state: Round, showdown: Showdown, seat: Seat, wager: Wager) -> Verdict:
    if not is_live(state, seat, wager):
        return _given_up(state, seat, wager)
    match wager.settles:
        case ByTable(slot=slot):
            return _by_table(state, showdown, seat, wager, slot)
        case AgainstDealer():
            return _against_dealer(state, showdown, seat, wager, wager.settles)
        case BestAtTable(slot=slot):
            return _best_at_table(state, showdown, slot)
        case ByMeter(slot=slot):
            pay = state.terms.pay_of(slot)
            shown = showdown.hand(seat.position, pay.hand.id)
            return verdict_of(pay, shown.name, by_meter=True)
        case _:
            message = f"{wager.id} is settled by its game's own steps"
            raise AssertionError(message)


def _given_up(state: Round, seat: Seat, wager: Wager) -> Verdict:
    """A wager lost with its hand, by the clause of the fold, of the rule that takes it, or of the wager itself."""
    if seat.standing is not Standing.FOLDED:
        return Verdict(pays=Loses(), why="forfeited", clauses=wager.clauses)
    told = () if isinstance(wager.settles, ByMeter) else _fold_clauses(state, seat)
    decided = next((one for one in state.terms.rules.decided if one.setting == "progressive_after_fold"), None)
    if isinstance(wager.settles, ByMeter) and decided is not None:
        told = decided.clauses
    return Verdict(pays=Loses(), why="folded", clauses=told or wager.clauses)


def _fold_clauses(state: Round, seat: Seat) -> tuple[str, ...]:
    """What is said of the fold on the street on which the hand was given up."""
    for street in state.terms.game.street:
        if seat.chose.get(street.id) is Choice.FOLD:
            return street.fold.clauses
    return ()


def verdict_of(pay: PayTerms, hand: str, *, by_meter: bool = False) -> Verdict:
    """What a pay table says of a hand."""
    row = pay.pays[hand]
    return Verdict(pays=row.pays, hand=hand, clauses=row.clauses, gone=by_meter or pay.wager_gone, by_meter=by_meter)


def _by_table(state: Round, showdown: Showdown, seat: Seat, wager: Wager, slot: str) -> Verdict:
    laid_down = Choice.LAY_DOWN in seat.chose.values()
    pay = state.terms.pay_of(slot)
    if laid_down and "split_one" in pay.hand.cards:
        return Verdict(pays=Push(), clauses=wager.clauses, why="the hand was laid down")
    verdict = verdict_of(pay, showdown.hand(seat.position, pay.hand.id).name)
    if isinstance(verdict.pays, ToOdds) and _stake_is_gone(state.terms, wager):
        odds = ForOdds(amount=verdict.pays.winnings, stake=verdict.pays.stake)
        return msgspec.structs.replace(verdict, pays=odds)
    return verdict


def _stake_is_gone(terms: Terms, wager: Wager) -> bool:
    """Whether the house keeps a winning bonus wager that was collected (R2)."""
    return wager.collected_at_no_more_bets and terms.settings.get("bonus_stake_returned") is False


def _against_dealer(state: Round, showdown: Showdown, seat: Seat, wager: Wager, settles: AgainstDealer) -> Verdict:
    mine, dealers = showdown.hand(seat.position, settles.hand), showdown.dealer()
    assert mine.value is not None, f"{mine.name} cannot be compared"
    assert dealers.value is not None, f"the dealer's {dealers.name} cannot be compared"
    clauses = wager.clauses
    if not showdown.dealer_qualifies():
        told = f"the dealer's {dealers.name} does not qualify"
        match settles.dealer_unqualified:
            case DealerUnqualified.WINS:
                return Verdict(pays=settles.pays, hand=mine.name, clauses=clauses, why=told)
            case DealerUnqualified.PUSHES:
                return Verdict(pays=Push(), hand=mine.name, clauses=clauses, why=told)
            case DealerUnqualified.IN_ACTION:
                pass
            case _:
                assert_never(settles.dealer_unqualified)
    told = f"the dealer has {dealers.name}"
    if mine.value < dealers.value:
        return Verdict(pays=Loses(), hand=mine.name, clauses=clauses, why=told)
    if mine.value == dealers.value:
        return Verdict(pays=settles.tie, hand=mine.name, clauses=clauses, why=f"a tie: {told}")
    if settles.slot is None:
        return Verdict(pays=settles.pays, hand=mine.name, clauses=clauses, why=told)
    verdict = verdict_of(state.terms.pay_of(settles.slot), mine.name)
    return msgspec.structs.replace(verdict, why=told)


def _best_at_table(state: Round, showdown: Showdown, slot: str) -> Verdict:
    """What the highest hand dealt to anyone pays, folded hands counted (R24)."""
    pay = state.terms.pay_of(slot, state.players)
    shown = [(showdown.hand(position, pay.hand.id).name, position) for position in state.in_round]
    best, position = min(shown, key=lambda one: rank_of(pay.hand.ranking, one[0]))
    verdict = verdict_of(pay, best)
    return msgspec.structs.replace(verdict, why=f"the highest hand dealt, position {position}'s")


def _bonus(state: Round, showdown: Showdown, seat: Seat, slot: str) -> list[Line]:
    """A bonus reckoned on a wager, if the hand earns one."""
    wager = next(one.wagers[0] for one in state.terms.game.slot if one.id == slot)
    if wager not in seat.wagers or seat.standing is not Standing.IN or state.progressive_only:
        return []
    pay = state.terms.pay_of(slot)
    return bonus_lines(seat, slot, seat.wagers[wager], verdict_of(pay, showdown.hand(seat.position, pay.hand.id).name))


def bonus_lines(seat: Seat, slot: str, stake: Cents, verdict: Verdict) -> list[Line]:
    """The line of a bonus: what it pays is taken, for its wager has a line of its own."""
    line = line_of(seat.position, slot, stake, verdict, kind=LineKind.BONUS)
    return [msgspec.structs.replace(line, outcome=Outcome.TAKES)] if line.amount else []


def line_of(position: int, name: str, stake: Cents, verdict: Verdict, *, kind: LineKind = LineKind.WAGER) -> Line:
    """The line of a wager under a verdict; fractions of a cent are dropped (R36)."""
    pays = verdict.pays
    amount: Cents | None = Cents(0)
    match pays:
        case ToOdds():
            outcome, amount = Outcome.WINS, odds_winnings_floor(pays, stake)
        case ForOdds():
            outcome, amount = Outcome.TAKES, odds_winnings_floor(pays, stake)
        case FixedAward():
            outcome, amount = Outcome.TAKES if verdict.gone else Outcome.WINS, pays.amount_cents
        case MeterShare():
            outcome, amount = Outcome.TAKES, None
        case Push():
            outcome = Outcome.PUSHES
        case Loses():
            outcome = Outcome.LOSES
        case _:
            assert_never(pays)
    return Line(
        position=position,
        name=name,
        kind=kind,
        stake=stake,
        outcome=outcome,
        amount=amount,
        pays=pays,
        hand=verdict.hand,
        clauses=verdict.clauses,
        why=verdict.why,
        by_meter=verdict.by_meter,
    )
