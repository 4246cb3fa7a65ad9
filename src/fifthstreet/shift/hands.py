"""To which hands of a round a duty is done while the players choose: asked, folded, staying or ended."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from fifthstreet.round import Choice, Phase, Round, Seat, Standing
from fifthstreet.round.state import HandState
from fifthstreet.rules.describe import listed, wager_name
from fifthstreet.rules.procedures import Duty, Each
from fifthstreet.rules.wagers import BestAtTable

Subject = tuple[str, dict[str, str]]
"""What a step is done to, and what its sentence says of it."""

_CHOOSING: Final = (Phase.CHOOSING, Phase.REVEALING, Phase.READY)
_STAYS: Final = frozenset({Choice.BET, Choice.SPLIT})
_ENDED: Final = frozenset({HandState.BUST, HandState.NATURAL})


def hands_of(playing: Round, duty: Duty) -> Iterator[Subject]:
    """Each hand to which a duty of the choices is done now, in the order of choosing."""
    match duty.each:
        case Each.ASKED:
            yield from _asked(playing)
        case Each.FOLD | Each.KEPT_FOLD:
            yield from _folded(playing, duty, kept=duty.each is Each.KEPT_FOLD)
        case Each.STAY:
            yield from _staying(playing, duty)
        case _:
            assert duty.each is Each.ENDED_HAND, f"{duty.each} is no hand of the choices"
            yield from _ended(playing)


def _asked(playing: Round) -> Iterator[Subject]:
    street = playing.asking
    if playing.phase is Phase.CHOOSING and street is not None:
        yield f"{playing.turn}/{street.id}/{playing.hand}", {"position": str(playing.turn), "street": street.name}


def _folded(playing: Round, duty: Duty, *, kept: bool) -> Iterator[Subject]:
    """Folded hands in the order of folding: street by street, and on each clockwise (sd-15.14.7)."""
    if playing.phase not in _CHOOSING:
        return
    for street in playing.terms.game.street:
        if duty.on not in (None, street.id):
            continue
        for position in playing.in_round:
            seat = playing.seats[position]
            folded = seat.standing is Standing.FOLDED and seat.chose.get(street.id) is Choice.FOLD
            if folded and stays_on_the_table(playing, seat) is kept:
                yield str(position), {"position": str(position), "lost": _lost(playing, seat)}


def stays_on_the_table(playing: Round, seat: Seat) -> bool:
    """Whether a folded hand's cards stay, because a wager that outlives the fold needs them (R22, R24)."""
    wagers = playing.terms.wagers
    own = any(wagers[name].survives_fold for name in seat.wagers)
    return own or any(
        isinstance(wager.settles, BestAtTable) and any(name in one.wagers for one in playing.seats.values())
        for name, wager in wagers.items()
    )


def _lost(playing: Round, seat: Seat) -> str:
    wagers = playing.terms.wagers
    names = [name for name in seat.wagers if not wagers[name].survives_fold]
    return listed(wager_name(playing.terms.game, name) for name in names)


def _staying(playing: Round, duty: Duty) -> Iterator[Subject]:
    street = playing.asking
    if playing.phase not in (Phase.CHOOSING, Phase.REVEALING) or street is None or duty.on not in (None, street.id):
        return
    for position in playing.in_round:
        choice = playing.seats[position].chose.get(street.id)
        if choice in _STAYS or (choice is not None and duty.on is not None):
            yield f"{position}/{street.id}", {"position": str(position)}


def _ended(playing: Round) -> Iterator[Subject]:
    """Hands of blackjack that a natural or a bust has ended while a wager on the dealer is live (sd-30.07.6.b)."""
    if playing.phase not in _CHOOSING:
        return
    for position in playing.in_round:
        seat = playing.seats[position]
        if seat.hands and all(hand.standing in _ENDED for hand in seat.hands) and "buster" in seat.wagers:
            yield str(position), {"position": str(position)}
