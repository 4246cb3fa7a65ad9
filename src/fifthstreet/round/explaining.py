"""Why each wager ended as it did: one sentence a line, with the cards that decided it and the clauses."""

from __future__ import annotations

from typing import Final, assert_never

import msgspec

from fifthstreet.cards import Card, format_cards
from fifthstreet.hands import best_five, best_four
from fifthstreet.money import format_dollars
from fifthstreet.round.lines import Line, LineKind, Outcome
from fifthstreet.round.showdown import cards_of, own_cards
from fifthstreet.round.state import Round
from fifthstreet.rules.wagers import AgainstDealer, BestAtTable, ByMeter, ByTable, HandOf

_PLAIN: Final = {
    "folded": "the hand was folded",
    "forfeited": "the player forfeits every wager of the round",
    "taken back": "the player took it back",
    "surrendered": "the hand was surrendered",
}
"""What a word says when it stands alone."""


class Explained(msgspec.Struct, frozen=True, kw_only=True):
    """What is said of one line."""

    line: Line
    player: str
    sentence: str


def explained(state: Round, lines: tuple[Line, ...]) -> tuple[Explained, ...]:
    """A sentence for every line of a settled round, in the order of payment."""
    return tuple(
        Explained(
            line=line,
            player=state.seats[line.position].player,
            sentence=f"{_subject(state, line)} {_ended(line)}: {_because(state, line)}.",
        )
        for line in lines
    )


def _subject(state: Round, line: Line) -> str:
    """The wager as it is spoken of."""
    stake = format_dollars(line.stake)
    match line.kind:
        case LineKind.WAGER:
            return f"The {_named(state, line.name)} of {stake}"
        case LineKind.TIP:
            return f"The tip of {stake} on the {_named(state, line.name.partition('/')[2])}"
        case LineKind.BONUS:
            slot = next(slot for slot in state.terms.game.slot if slot.id == line.name)
            return f"The {slot.name} reckoned on {stake}"
        case LineKind.ENVY:
            return f"The envy reckoned on a progressive wager of {stake}"
        case _:
            assert_never(line.kind)


def _named(state: Round, wager: str) -> str:
    """A wager's name; ``Ante wager``, and ``Five-card bet`` as it stands."""
    name = state.terms.wagers[wager].name
    return name if name.lower().endswith(("bet", "bonus")) else f"{name} wager"


def _ended(line: Line) -> str:
    assert line.amount is not None, "a share of a meter is read before it is explained"
    amount = format_dollars(line.amount)
    match line.outcome:
        case Outcome.WINS:
            return f"wins {amount} and comes back"
        case Outcome.TAKES:
            return f"is paid {amount}"
        case Outcome.PUSHES:
            return "pushes"
        case Outcome.LOSES:
            return "is lost"
        case Outcome.RETURNED:
            return "comes back"
        case Outcome.SURRENDERS:
            return f"is given up for {amount}"
        case _:
            assert_never(line.outcome)


def _because(state: Round, line: Line) -> str:
    if line.kind is LineKind.ENVY:
        return f"position {line.name.partition('/')[2]} holds {line.hand}, which earns {line.pays}"
    if not line.hand:
        return _PLAIN.get(line.why, line.why) or "so the pay table says"
    cards = deciding_cards(state, line)
    hand = f"{line.hand} ({format_cards(cards)})" if cards else line.hand
    return _with_why(f"{hand} {_said_of(line)}", line.why)


def _said_of(line: Line) -> str:
    match line.outcome:
        case Outcome.WINS | Outcome.TAKES:
            return f"pays {line.pays}"
        case Outcome.PUSHES:
            return "is a push"
        case Outcome.LOSES:
            return "wins nothing"
        case _:
            return "is the hand"


def _with_why(said: str, why: str) -> str:
    return f"{said}, and {why}" if why else said


def deciding_cards(state: Round, line: Line) -> tuple[Card, ...]:
    """The cards that make the hand of a line; none where another position's hand or none decided it."""
    hand = _hand_of(state, line)
    return made_of(state, line.position, hand) if hand is not None and line.hand else ()


def _hand_of(state: Round, line: Line) -> HandOf | None:
    terms = state.terms
    name = line.name.partition("/")[2] if line.kind is LineKind.TIP else line.name
    if line.kind is LineKind.BONUS:
        return terms.pay_of(name).hand
    wager = terms.wagers.get(name)
    match wager.settles if wager is not None else None:
        case ByTable(slot=slot) | ByMeter(slot=slot):
            return terms.pay_of(slot).hand
        case AgainstDealer(hand=hand):
            return terms.hands[hand]
        case BestAtTable() | _:
            return None


def made_of(state: Round, position: int, hand: HandOf) -> tuple[Card, ...]:
    """The cards that count in a named hand of a position; all that it is sought in where the count may differ."""
    if hand.ranking == "dealt_five_cards" and not state.seats[position].kept:
        return own_cards(state, position)
    cards = cards_of(state, position, hand.cards)
    if hand.best is None or hand.best >= len(cards):
        return cards
    match hand.ranking:
        case "five_cards":
            return best_five(cards).cards
        case "four_cards":
            return best_four(cards).cards
        case _:
            return cards
