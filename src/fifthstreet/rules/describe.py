"""A game and what a jurisdiction says of it, told in sentences that cite their clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

import msgspec

from fifthstreet.rules.games import Game
from fifthstreet.rules.streets import (
    CheckOrBet,
    Choice,
    DealStep,
    FoldOrBet,
    InsureOrNot,
    LetRideOrTake,
    Manner,
    PlayBlackjack,
    Reveal,
    SplitOrLayDown,
    Street,
    TakeOrMove,
)
from fifthstreet.rules.wagers import (
    AgainstDealer,
    Amount,
    AtMost,
    BestAtTable,
    ByMeter,
    ByOwnSteps,
    ByTable,
    DealerUnqualified,
    EqualTo,
    Multiple,
    Posted,
    Wager,
)

HALF = 1
"""The ``halves`` of an amount that goes up to half of another wager."""

PLACE_NAMES = {
    "players": "each player",
    "dealer": "the dealer",
    "community": "the community cards",
    "six_card_box": "the six card box",
}
"""What the places cards are dealt to are called in a sentence."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One sentence of the rules with what it rests on."""

    text: str
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Sentences under one heading."""

    title: str
    lines: tuple[Line, ...]


def listed(words: Iterable[object], last: str = "and") -> str:
    """Join words as a sentence does: ``a, b and c``."""
    said = [str(word) for word in words]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} {last} {said[-1]}" if said else "none"


def wager_name(game: Game, wager: str) -> str:
    """What a wager, or a bonus settled beside it, is called; its id if the game has none of that id."""
    names = {slot.id: slot.name for slot in game.slot} | {one.id: one.name for one in game.wager}
    return names.get(wager, wager)


def describe_game(game: Game) -> tuple[Section, ...]:
    """How a game is played wherever it is dealt."""
    return (
        Section(title="Entering a round", lines=(Line(text=_opening(game), clauses=game.clauses),)),
        Section(title="Wagers", lines=tuple(_wager_line(game, wager) for wager in game.wager)),
        Section(title="Dealing", lines=tuple(_deal_lines(game))),
        Section(title="Play", lines=tuple(_street_line(game, street) for street in game.street)),
        *_dealer_section(game),
        Section(title="Settings", lines=tuple(_setting_lines(game))),
    )


def _opening(game: Game) -> str:
    ways = listed((listed(wager_name(game, name) for name in way) for way in game.opening), "or")
    return f"A player enters with {ways}."


def _wager_line(game: Game, wager: Wager) -> Line:
    needs = f" It needs {listed(wager_name(game, name) for name in wager.needs)}." if wager.needs else ""
    fold = " It is settled even if its player folds." if wager.survives_fold else ""
    collected = " It is collected at 'no more bets'." if wager.collected_at_no_more_bets else ""
    approval = " It is offered only under a separate approval." if wager.needs_approval else ""
    text = (
        f"{wager.name}: {wager.about} It is {_amount(game, wager.amount)}.{needs} "
        f"{_settles(game, wager)}{collected}{fold}{approval}"
    )
    return Line(text=text, clauses=wager.clauses, rulings=wager.rulings)


def _amount(game: Game, amount: Amount) -> str:
    match amount:
        case Posted():
            return "any amount within the posted limits"
        case EqualTo(wager=wager):
            return f"equal to the {wager_name(game, wager)}"
        case Multiple(wager=wager, times=times):
            return f"{listed(times, 'or')} times the {wager_name(game, wager)}"
        case AtMost(wager=wager, halves=halves):
            part = "half of " if halves == HALF else ""
            return f"any amount up to {part}the {wager_name(game, wager)}"
        case _:
            assert_never(amount)


def _settles(game: Game, wager: Wager) -> str:
    match wager.settles:
        case ByTable(slot=slot):
            return f"It is paid by the {_slot_name(game, slot)} table."
        case BestAtTable(slot=slot):
            return f"It is paid by the {_slot_name(game, slot)} table for the highest hand dealt at the table."
        case ByMeter(slot=slot):
            return f"It is paid by the {_slot_name(game, slot)} table, in part from a meter."
        case AgainstDealer():
            return _against_dealer(game, wager.settles)
        case ByOwnSteps(rule=rule):
            return rule if rule.endswith(".") else f"{rule}."
        case _:
            assert_never(wager.settles)


def _against_dealer(game: Game, settles: AgainstDealer) -> str:
    pays = f"by the {_slot_name(game, settles.slot)} table" if settles.slot else str(settles.pays)
    unqualified = {
        DealerUnqualified.WINS: f" If the dealer does not qualify it is paid {settles.pays}.",
        DealerUnqualified.PUSHES: " If the dealer does not qualify it is a push.",
        DealerUnqualified.IN_ACTION: "",
    }[settles.dealer_unqualified]
    return f"It meets the dealer: a win is paid {pays}, a tie {_tie(str(settles.tie))}.{unqualified}"


def _tie(tie: str) -> str:
    return {"push": "is a push", "loses": "loses"}.get(tie, f"is paid {tie}")


def _slot_name(game: Game, slot: str) -> str:
    return next((one.name for one in game.slot if one.id == slot), slot)


def _deal_lines(game: Game) -> Iterator[Line]:
    for deal in game.deal:
        steps = "; ".join(_step(game, step) for step in deal.steps)
        yield Line(text=f"{deal.name}: {steps}.", clauses=deal.clauses, rulings=deal.rulings)


def _step(game: Game, step: DealStep) -> str:
    cards = "one card" if step.cards == 1 else f"{step.cards} cards"
    manner = ", one at a time in rotation" if step.manner is Manner.ROTATION else ""
    to = listed(PLACE_NAMES.get(place, place) for place in step.to)
    face_up = f", card {listed(step.face_up)} face up" if step.face_up else ", face down"
    discarded = f", card {listed(step.discarded)} set aside unseen" if step.discarded else ""
    only = f" (only where {wager_name(game, step.only_with)} is offered)" if step.only_with else ""
    return f"{cards} to {to}{manner}{face_up}{discarded}{only}"


def _street_line(game: Game, street: Street) -> Line:
    who = "Each player who has not bet yet may" if street.asks == "not bet" else "Each player still in may"
    then = "".join(f" {_reveal(reveal)}" for reveal in street.reveals)
    text = f"{street.name}: {who} {_choice(game, street.choice)}.{then}"
    return Line(text=text, clauses=street.clauses, rulings=street.rulings)


def _choice(game: Game, choice: Choice) -> str:
    match choice:
        case FoldOrBet(wager=wager, times=times, of=of):
            return f"fold, or bet {_times(game, times, of)} as {wager_name(game, wager)}"
        case CheckOrBet(wager=wager, times=times, of=of):
            return f"check, or bet {_times(game, times, of)} as {wager_name(game, wager)}"
        case LetRideOrTake(wager=wager):
            return f"take back {wager_name(game, wager)} or let it ride"
        case SplitOrLayDown(into=into, lay_down=lay_down):
            split = f"split the hand into {listed(into)} cards"
            return f"{split}, or lay it down as dealt with {listed(lay_down, 'or')}" if lay_down else split
        case TakeOrMove(wager=wager, onto=onto):
            return f"take down a won {wager_name(game, wager)} or move it onto {wager_name(game, onto)}"
        case InsureOrNot(wager=wager, of=of):
            return f"place {wager_name(game, wager)} against the dealer's natural, up to half of {wager_name(game, of)}"
        case PlayBlackjack():
            return "hit, stand, double, split or surrender as the table's settings allow"
        case _:
            assert_never(choice)


def _times(game: Game, times: tuple[int, ...], of: str) -> str:
    name = wager_name(game, of)
    return f"the amount of the {name}" if times == (1,) else f"{listed(times, 'or')} times the {name}"


def _reveal(reveal: Reveal) -> str:
    burn = "A card is burned. " if reveal.burn else ""
    what = {"community": "community card", "dealer": "dealer's card", "six_card_box": "card of the six card box"}
    name = what.get(reveal.what, reveal.what)
    if reveal.cards == 0:
        return f"{burn}The dealer's hand is turned over." if reveal.what == "dealer" else f"{burn}All are turned over."
    cards = f"The next {name} is" if reveal.cards == 1 else f"{reveal.cards} {name}s are"
    return f"{burn}{cards} turned over."


def _dealer_section(game: Game) -> tuple[Section, ...]:
    if game.dealer_hand is None:
        return ()
    qualifies = game.dealer_qualifies
    text = f"The dealer qualifies with {qualifies.name} or better." if qualifies else "The dealer always plays."
    return (Section(title="The dealer", lines=(Line(text=text, clauses=qualifies.clauses if qualifies else ()),)),)


def _setting_lines(game: Game) -> Iterator[Line]:
    for setting in game.setting:
        allowed = listed((said(value) for value in setting.allowed), "or")
        text = f"{setting.id}: {setting.about} Allowed: {allowed}; {said(setting.default)} unless said otherwise."
        yield Line(text=text, clauses=setting.clauses, rulings=setting.rulings)


def said(value: object) -> str:
    """A setting's value as a file writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
