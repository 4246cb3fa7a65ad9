"""How a round went, in short lines a test can compare: the call, the choices, the cards turned and the payment."""

from __future__ import annotations

from typing import Final

from fifthstreet.round import AnyEvent
from fifthstreet.round.events import (
    BetsClosed,
    Chose,
    Dealt,
    DeckCut,
    Paid,
    Revealed,
    SettlementBegun,
    Shuffled,
    WinClaimed,
    WinVerified,
)
from fifthstreet.round.text import Replayed

TO_THE_SHOWDOWN: Final = (BetsClosed, Chose, Revealed, SettlementBegun)
TO_THE_DEAL: Final = (BetsClosed, Shuffled, DeckCut, Dealt)


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
        case WinClaimed(position=position, claimed=claimed):
            return f"{'claim' if claimed else 'unclaim'} {position}"
        case WinVerified(position=position, supervisor=supervisor):
            return f"verify {position} {supervisor}"
        case Paid(lines=lines):
            return f"paid {lines}"
        case _:
            return type(event).__name__.lower()
