"""What may be done now: everything that ``decide`` would carry out, read off the same refusals and offers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from fifthstreet.cards import Card
from fifthstreet.money import Cents, MicroCents
from fifthstreet.round.amounts import OPENING, Amounts, opening_amounts, tip_amounts, tip_of
from fifthstreet.round.betting import lamps_due
from fifthstreet.round.commands import (
    AnyCommand,
    Choice,
    Choose,
    Claim,
    Close,
    CloseBets,
    CountStub,
    Cut,
    Deal,
    DecideReport,
    Leave,
    Pay,
    PlaceTip,
    PlaceWager,
    Recut,
    Report,
    Reveal,
    Settle,
    Show,
    Shuffle,
    Sit,
    TimeOut,
    Verify,
    VoidRound,
    WithdrawTip,
    WithdrawWager,
)
from fifthstreet.round.dealing import deck_to_shuffle
from fifthstreet.round.deciding import refused, timely
from fifthstreet.round.irregularities import AT_A_POSITION
from fifthstreet.round.state import Round
from fifthstreet.round.steps import Offer
from fifthstreet.round.tabling import cut_range, deal_range, stub_range
from fifthstreet.rules.jurisdictions import IrregularityKind

SOMEBODY: Final = "somebody"
"""A name to ask with, where a command carries one; anybody else's does as well."""


class Offered(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A command that would be carried out, with what of it may be chosen."""

    command: str
    """Its name, as the command is tagged."""
    position: int | None = None
    hand: int | None = None
    """Which of the position's hands."""
    wager: str | None = None
    choice: Choice | None = None
    amounts: Amounts | None = None
    """What money it may name; none where it names none."""
    cost: Cents = Cents(0)
    """What a choice without an amount of its own costs."""
    keeps: int = 0
    """How many of the hand's cards it names."""
    cards: tuple[int, int] | None = None
    """How many cards it may say, the least and the most."""
    deck: int | None = None
    """Of how many cards the deck is that it brings."""
    report: IrregularityKind | None = None
    claimed: bool | None = None
    lamps: tuple[int, ...] | None = None
    """The positions whose lamps are lit if lamps are named."""
    meters: tuple[str, ...] = ()
    """The meters whose reading it must bring."""
    names: tuple[str, ...] = ()
    """What must be written out: a name, a reason."""
    not_for: tuple[str, ...] = ()
    """Players to whom it is not open."""
    clauses: tuple[str, ...] = ()


_Asked = Iterator[tuple[Offered, AnyCommand]]
"""What might be offered, each with a command to ask with."""


def legal(state: Round, position: int) -> tuple[Offered, ...]:
    """What whoever sits at a position, or takes it, may do now."""
    return _accepted(state, _of_player(state, position))


def legal_for_table(state: Round) -> tuple[Offered, ...]:
    """What the dealer and the supervisor may do now."""
    return _accepted(state, _of_table(state))


def _accepted(state: Round, asked: _Asked) -> tuple[Offered, ...]:
    return tuple(
        offered for offered, command in asked if timely(state, type(command)) and refused(state, command) is None
    )


def _of_player(state: Round, position: int) -> _Asked:
    if timely(state, PlaceWager):
        yield from _seating(state, position)
        if position in state.seats:
            yield from _wagering(state, position)
    if timely(state, Choose) and position == state.turn:
        yield from (_choosing(state, offer) for offer in state.terms.player_steps.offers(state))


def _seating(state: Round, position: int) -> _Asked:
    sitting = sorted({seat.player for seat in state.seats.values()})
    stranger = SOMEBODY + "".join(sitting)
    full = tuple(name for name in sitting if refused(state, Sit(position=position, player=name)) is not None)
    yield (
        Offered(command="sit", position=position, names=("player",), not_for=full),
        Sit(position=position, player=stranger),
    )
    yield Offered(command="leave", position=position), Leave(position=position)


def _wagering(state: Round, position: int) -> _Asked:
    seat = state.seats[position]
    for name, wager in state.terms.wagers.items():
        if wager.placed != OPENING:
            continue
        amounts = opening_amounts(state, seat, wager)
        yield (
            Offered(command="place wager", position=position, wager=name, amounts=amounts, clauses=wager.clauses),
            PlaceWager(position=position, wager=name, amount=amounts.low),
        )
        tip = tip_of(state.terms, name)
        if tip is not None:
            tips = tip_amounts(seat, tip)
            yield (
                Offered(command="place tip", position=position, wager=name, amounts=tips, clauses=tip.clauses),
                PlaceTip(position=position, wager=name, amount=tips.low),
            )
    for name in seat.wagers:
        yield (
            Offered(command="withdraw wager", position=position, wager=name),
            WithdrawWager(position=position, wager=name),
        )
    for name in seat.tips:
        yield (
            Offered(command="withdraw tip", position=position, wager=name),
            WithdrawTip(position=position, wager=name),
        )


def _choosing(state: Round, offer: Offer) -> tuple[Offered, AnyCommand]:
    steps = state.terms.player_steps
    cards: tuple[Card, ...] = state.places.get(str(state.turn), ())
    amount = offer.amounts.low if offer.amounts is not None else None
    offered = Offered(
        command="choose",
        position=state.turn,
        hand=state.hand,
        wager=offer.wager,
        choice=offer.choice,
        amounts=offer.amounts,
        cost=Cents(0) if offer.amounts is not None else steps.amount_of(state, offer, None),
        keeps=offer.keeps,
        clauses=offer.clauses,
    )
    return offered, Choose(
        position=state.turn, choice=offer.choice, amount=amount, cards=cards[: offer.keeps], hand=state.hand
    )


def _of_table(state: Round) -> _Asked:
    yield from _preparing(state)
    yield from _dealing(state)
    yield from _settling(state)
    yield from _supervising(state)


def _preparing(state: Round) -> _Asked:
    terms = state.terms
    lamps = lamps_due(state)
    yield Offered(command="no more bets", lamps=lamps), CloseBets(lamps=lamps)
    if not timely(state, Shuffle):
        return
    deck = () if state.dealt else deck_to_shuffle(state)
    yield Offered(command="shuffle", deck=len(deck), clauses=terms.rules.decks.clauses), Shuffle(deck=deck)
    least, most = cut_range(state)
    cut = Offered(command="cut", cards=(least, most), clauses=terms.rules.decks.clauses)
    yield cut, Cut(cards=least)
    recut = msgspec.structs.replace(cut, command="recut", names=("floorperson",))
    yield recut, Recut(cards=least, floorperson=SOMEBODY)


def _dealing(state: Round) -> _Asked:
    clauses = state.terms.script.clauses
    if timely(state, Deal):
        yield Offered(command="deal", cards=deal_range(state), clauses=clauses), Deal()
    low, high = stub_range(state)
    yield Offered(command="count stub", cards=(low, high)), CountStub(cards=low)
    yield (
        Offered(command="time out", position=state.turn, hand=state.hand),
        TimeOut(position=state.turn, hand=state.hand),
    )
    street = state.asking
    yield Offered(command="reveal", clauses=street.clauses if street is not None else ()), Reveal()


def _settling(state: Round) -> _Asked:
    settlement = state.terms.rules.settlement
    yield Offered(command="settle", clauses=settlement.clauses), Settle()
    for position in state.in_round if timely(state, Claim) else ():
        for claimed in (True, False):
            yield (
                Offered(command="claim", position=position, claimed=claimed),
                Claim(position=position, claimed=claimed),
            )
        yield (
            Offered(command="verify", position=position, names=("supervisor",)),
            Verify(position=position, supervisor=SOMEBODY),
        )
    if timely(state, Pay):
        share = state.lines[state.paid].share
        meters = (share.tier,) if share is not None else ()
        reading = {tier: MicroCents(0) for tier in meters}
        yield Offered(command="pay", meters=meters, clauses=settlement.clauses), Pay(meters=reading)
    for position in state.in_round if timely(state, Show) else ():
        yield Offered(command="show", position=position), Show(position=position)
    yield Offered(command="close"), Close()


def _supervising(state: Round) -> _Asked:
    for rule in state.terms.rules.irregularities if timely(state, Report) else ():
        for position in state.in_round if rule.kind in AT_A_POSITION else (None,):
            offered = Offered(command="report", report=rule.kind, position=position, clauses=rule.clauses)
            yield offered, Report(kind=rule.kind, position=position)
    yield (
        Offered(command="decide report", names=("supervisor",)),
        DecideReport(upheld=True, supervisor=SOMEBODY),
    )
    yield (
        Offered(command="void", names=("supervisor", "reason")),
        VoidRound(supervisor=SOMEBODY, reason=SOMEBODY),
    )
