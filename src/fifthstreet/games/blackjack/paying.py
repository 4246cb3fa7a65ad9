"""How the wagers at blackjack end: war, insurance, each hand with its double, and buster (R10, R11, R12, R58)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from fifthstreet.games.blackjack.counting import (
    BUSTER,
    DOUBLE,
    ENTERS,
    INSURANCE,
    SPLIT,
    WAR,
    count_of,
    dealers_count,
    enlarged,
    looks,
    said,
    wins_war,
)
from fifthstreet.hands import name_dealer_bust
from fifthstreet.hands.blackjack import BlackjackTotal
from fifthstreet.money import CENTS_PER_DOLLAR, Cents, Loses, Push, ToOdds, floor_div, parse_payout
from fifthstreet.round.commands import Choice
from fifthstreet.round.lines import Line, LineKind, Outcome
from fifthstreet.round.settling import TIP, Verdict, bonus_lines, line_of, pair_lines, verdict_of
from fifthstreet.round.state import DEALER, HandState, PlayedHand, Round, Seat, Standing

BONUS: Final = "buster_bonus"
BONUS_CARDS: Final = 7
"""With how many cards at the least the dealer busts for the free bonus (sd-30.07.9.b)."""

EVEN_MONEY: Final = ToOdds(winnings=1)
INSURANCE_PAYS: Final = ToOdds(winnings=2)
DEALERS_NATURAL: Final = "the dealer has a natural"


def put_up(state: Round, seat: Seat) -> tuple[tuple[str, Cents], ...]:
    """What the player has laid down himself: winnings moved from war, which are not his own, are left out."""
    return _stakes(state, seat, seat.wagers[ENTERS])


def _stakes(state: Round, seat: Seat, entered: Cents) -> tuple[tuple[str, Cents], ...]:
    """Every wager of a position in the order of payment, the blackjack wager being of an amount."""
    found: list[tuple[str, Cents]] = []
    for name in state.terms.order:
        if name == ENTERS:
            found.append((ENTERS, entered))
            for hand in seat.hands:
                if hand.wager == SPLIT:
                    found.append((SPLIT, hand.bet))
                if hand.doubled:
                    found.append((DOUBLE, hand.doubled))
        elif name in seat.wagers:
            found.append((name, seat.wagers[name]))
    return tuple(found)


def lines(state: Round) -> list[Line]:
    """Position after position, each from war to buster (R58)."""
    return [line for position in reversed(state.in_round) for line in _lines_of(state, state.seats[position])]


def _lines_of(state: Round, seat: Seat) -> list[Line]:
    if seat.standing is Standing.FORFEITED:
        return _forfeited(state, seat)
    if seat.standing is Standing.IN and not state.progressive_only:
        return [line for name in state.terms.order for line in _turn_of(state, seat, name)]
    assert seat.standing is not Standing.FOLDED, "nobody folds at blackjack"
    return [
        line
        for name, stake in put_up(state, seat)
        for line in pair_lines(seat, name, stake, outcome=Outcome.RETURNED, why="the hand is dead")
    ]


def _forfeited(state: Round, seat: Seat) -> list[Line]:
    """Everything that still lies there is lost; a war that was taken down or moved was paid before (R43)."""
    answered = not {Choice.TAKE_DOWN, Choice.MOVE}.isdisjoint(seat.chose.values())
    found: list[Line] = []
    for name, stake in _stakes(state, seat, enlarged(state, seat)):
        if name == WAR and answered:
            found += _turn_of(state, seat, name)
        else:
            found += pair_lines(seat, name, stake, outcome=Outcome.LOSES, why="forfeited")
    return found


def _turn_of(state: Round, seat: Seat, name: str) -> list[Line]:
    """The lines of one name of the order at one position."""
    if name == ENTERS:
        return [line for hand in seat.hands for line in _hand_lines(state, seat, hand)]
    if name == BONUS:
        return _bonus(state, seat)
    if name not in seat.wagers:
        return []
    verdict = {WAR: _war, INSURANCE: _insurance, BUSTER: _buster}[name](state, seat)
    return [line_of(seat.position, name, seat.wagers[name], verdict)]


def _war(state: Round, seat: Seat) -> Verdict:
    """The higher first card wins even money; a tie loses (sd-30.12.3, sd-30.12.5)."""
    mine, dealers = state.places[str(seat.position)][0], state.places[DEALER][0]
    against = f"{mine} against the dealer's {dealers}"
    if not wins_war(state, seat):
        clauses = ("sd-30.12.5",) if mine.rank == dealers.rank else ("sd-30.12.3",)
        return Verdict(pays=Loses(), clauses=clauses, why=against)
    moved = Choice.MOVE in seat.chose.values()
    why = f"{against}, moved onto the blackjack wager" if moved else against
    return Verdict(pays=EVEN_MONEY, clauses=("sd-30.12.3", "sd-30.12.4"), why=why)


def _insurance(state: Round, seat: Seat) -> Verdict:
    clauses = state.terms.wagers[INSURANCE].clauses
    assert INSURANCE in seat.wagers, "an insurance was placed"
    if dealers_count(state).natural:
        return Verdict(pays=INSURANCE_PAYS, clauses=clauses, why=DEALERS_NATURAL)
    return Verdict(pays=Loses(), clauses=clauses, why="the dealer has no natural")


def _hand_lines(state: Round, seat: Seat, hand: PlayedHand) -> list[Line]:
    """The wager that rides on a hand, its tip, and its double."""
    stakes = [(hand.wager, hand.bet, LineKind.WAGER)]
    if hand.wager in seat.tips:
        stakes.append((TIP + hand.wager, seat.tips[hand.wager], LineKind.TIP))
    if hand.doubled:
        stakes.append((DOUBLE, hand.doubled, LineKind.WAGER))
    verdict = _against_dealer(state, hand)
    found = [line_of(seat.position, name, stake, verdict, kind=kind) for name, stake, kind in stakes]
    return [_half_back(state, line) for line in found] if _given_up(state, hand) else found


def _given_up(state: Round, hand: PlayedHand) -> bool:
    """Whether half of the wager comes back: a late surrender that no look preceded falls to a dealer's natural."""
    if hand.standing is not HandState.SURRENDERED:
        return False
    early = state.terms.settings["surrender"] == "early"
    return early or looks(state) or not dealers_count(state).natural


def _half_back(state: Round, line: Line) -> Line:
    """A surrender's line: half of the stake comes back, without the fraction of a cent (R36)."""
    half = Cents(floor_div(line.stake, 2))
    clauses = state.terms.wagers[ENTERS].clauses
    return replace(line, outcome=Outcome.SURRENDERS, amount=half, pays=None, clauses=clauses, why="surrendered")


def _against_dealer(state: Round, hand: PlayedHand) -> Verdict:
    """A natural before everything else, then bust hands, then the counts."""
    mine, dealers = count_of(state, hand), dealers_count(state)
    if hand.standing is HandState.NATURAL:
        return _natural(state, dealers)
    clauses = state.terms.wagers[hand.wager].clauses
    if hand.standing is HandState.BUST:
        return Verdict(pays=Loses(), hand=said(mine), clauses=clauses)
    if dealers.natural:
        return Verdict(pays=Loses(), hand=said(mine), clauses=clauses, why=DEALERS_NATURAL)
    if hand.standing is HandState.SURRENDERED:
        return Verdict(pays=Loses(), hand=said(mine), clauses=clauses, why="surrendered")
    assert hand.standing is HandState.STOOD, f"a hand that is {hand.standing.value} meets no count"
    why = f"the dealer has {said(dealers)}" if not dealers.bust else f"the dealer is {said(dealers)}"
    if dealers.bust or mine.total > dealers.total:
        return Verdict(pays=EVEN_MONEY, hand=said(mine), clauses=clauses, why=why)
    pays = Push() if mine.total == dealers.total else Loses()
    return Verdict(pays=pays, hand=said(mine), clauses=clauses, why=why)


def _natural(state: Round, dealers: BlackjackTotal) -> Verdict:
    if dealers.natural:
        return Verdict(pays=Push(), hand="a natural", clauses=("sd-30.07.3",), why=DEALERS_NATURAL)
    pays = parse_payout(str(state.terms.settings["natural_pays"]))
    return Verdict(pays=pays, hand="a natural", clauses=("sd-30.07.3",))


def _buster(state: Round, seat: Seat) -> Verdict:
    """A dealer's bust pays by its number of cards, whatever the player's hand came to (sd-30.07.3, sd-30.07.4)."""
    assert BUSTER in seat.wagers, "a buster wager was placed"
    dealers = dealers_count(state)
    if dealers.bust:
        name = name_dealer_bust(len(state.places[DEALER]))
        return verdict_of(state.terms.pay_of(state.terms.slot_of[BUSTER]), name)
    why = DEALERS_NATURAL if dealers.natural else f"the dealer has {said(dealers)}"
    return Verdict(pays=Loses(), clauses=("sd-30.07.4",), why=why)


def _bonus(state: Round, seat: Seat) -> list[Line]:
    """The free bonus: a natural, a buster wager that is large enough, and a dealer bust with seven cards or more."""
    natural = any(hand.standing is HandState.NATURAL for hand in seat.hands)
    cards = len(state.places[DEALER])
    if not natural or BUSTER not in seat.wagers or cards < BONUS_CARDS or not dealers_count(state).bust:
        return []
    least = state.terms.settings["buster_bonus_minimum_dollars"]
    assert isinstance(least, int), "a number of dollars is a number"
    if seat.wagers[BUSTER] < least * CENTS_PER_DOLLAR:
        return []
    verdict = verdict_of(state.terms.pay_of(BONUS), name_dealer_bust(cards))
    return bonus_lines(seat, BONUS, seat.wagers[BUSTER], verdict)
