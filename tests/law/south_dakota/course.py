"""How a round went: whether it ended as its text expects, and its course in short lines that a test can compare."""

from __future__ import annotations

from typing import Final

from fifthstreet.round import AnyEvent
from fifthstreet.round.events import (
    BetsClosed,
    Chose,
    Dealt,
    DeckCut,
    Revealed,
    SettlementBegun,
    Shuffled,
)
from fifthstreet.round.text import Replayed
from tests.law.rounds import ends

TO_THE_SHOWDOWN: Final = (BetsClosed, Chose, Revealed, SettlementBegun)
TO_THE_DEAL: Final = (BetsClosed, Shuffled, DeckCut, Dealt)


def assert_ends(text: str) -> None:
    """A round ends as its text expects, and that is all that is asked of it."""
    ends(text)


def course(replayed: Replayed, kinds: tuple[type[AnyEvent], ...] = TO_THE_SHOWDOWN) -> list[str]:
    """The events of some kinds in their order, each in a word or two."""
    return [_told(event) for event in replayed.happened if isinstance(event, kinds)]


def _told(event: AnyEvent) -> str:
    match event:
        case BetsClosed():
            return "no more bets"
        case Chose(position=position, choice=choice):
            return f"{position} {choice.value}"
        case Revealed(burned=burned, place=place, turned=turned):
            return f"{'burn, ' * len(burned)}{place} {turned[place]}"
        case SettlementBegun():
            return "settlement"
        case _:
            return type(event).__name__.lower()
