"""What a dealer without hands does next: each step as soon as it is due, and a floorperson who verifies at once."""

from __future__ import annotations

from typing import Final

from fifthstreet.cards import Card
from fifthstreet.round.commands import AnyCommand, Claim, Close, CountStub, Deal, Pay, Reveal, Settle, Shuffle, Verify
from fifthstreet.round.meters import Meters
from fifthstreet.round.state import Phase, Round
from fifthstreet.round.tabling import is_progressive_win, stub_count_due

FLOORPERSON: Final = "the floorperson"


def dealers_next(
    state: Round, deck: tuple[Card, ...], meters: Meters | None, *, supervisor: str = FLOORPERSON
) -> AnyCommand | None:
    """The dealer's next command; none while the wagers are open, while somebody is asked, and once all is over."""
    if state.waiting is not None:
        return None
    match state.phase:
        case Phase.BETTING | Phase.CLOSED:
            return None
        case Phase.DEALING:
            return Deal() if state.deck else Shuffle(deck=deck)
        case Phase.CHOOSING:
            return CountStub(cards=len(state.deck)) if stub_count_due(state) else None
        case Phase.REVEALING | Phase.READY if stub_count_due(state):
            return CountStub(cards=len(state.deck))
        case Phase.REVEALING:
            return Reveal()
        case Phase.READY:
            return Settle()
        case Phase.SETTLING:
            return _paying(state, meters, supervisor)
        case Phase.SETTLED:
            return Close()


def _paying(state: Round, meters: Meters | None, supervisor: str) -> AnyCommand:
    """Mark and have verified the progressive win that is next in turn, then pay as far as may be."""
    line = state.lines[state.paid]
    if is_progressive_win(line) and line.position not in state.verified:
        if line.position not in state.claimed:
            return Claim(position=line.position)
        return Verify(position=line.position, supervisor=supervisor)
    return Pay(meters=meters.tiers, reserve=meters.reserve) if meters is not None else Pay()
