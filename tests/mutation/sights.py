"""What lies open, wrong in one way at a time: each must be noticed by twin worlds, in rounds of every kind of table.

What a viewer sees is decided by code rather than by data, so it is the code that is altered here, one answer at a time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from types import ModuleType
from typing import Any, Final, NamedTuple

from fifthstreet.cards import Card
from fifthstreet.round import Round, seeing, viewing
from fifthstreet.round.dealing import draw_order, face_up_by_deal
from fifthstreet.round.state import COMMUNITY, DEALER, SIX_CARD_BOX, Phase, Standing
from tests.conformance.playing import Played, play
from tests.conformance.subjects import Subject, one_of_each, playable, terms_at
from tests.conformance.twins import twins_look_alike

ROUNDS: Final = 12
"""How many rounds of each table are looked at, unless a wrong sight is noticed before."""

SEEN_BY_ALL: Final = seeing.seen_by_all
SEEN_IN_DECK: Final = seeing.seen_in_deck
IS_OPEN: Final = seeing.is_open

Seen = Mapping[str, frozenset[int]]


class Sight(NamedTuple):
    """One function of the module that decides what lies open, and what it answers wrongly."""

    function: str
    answer: Callable[..., Any]


def _everything_at(place: str) -> Sight:
    def seen(state: Round) -> Seen:
        return {
            **SEEN_BY_ALL(state),
            **({place: frozenset(range(len(state.places[place])))} if place in state.places else {}),
        }

    return Sight("seen_by_all", seen)


def _nothing_at(place: str) -> Sight:
    def seen(state: Round) -> Seen:
        return {**SEEN_BY_ALL(state), **({place: frozenset[int]()} if place in state.places else {})}

    return Sight("seen_by_all", seen)


def _top_card(state: Round) -> dict[int, Card]:
    return SEEN_IN_DECK(state) | ({0: state.deck[0]} if state.deck else {})


def _not_in_deck(_state: Round) -> dict[int, Card]:
    return {}


def _hole_card(terms: Any, positions: tuple[int, ...]) -> dict[str, frozenset[int]]:
    found = {place: frozenset(numbers) for place, numbers in face_up_by_deal(terms, positions).items()}
    return found | {DEALER: found.get(DEALER, frozenset()) | {0, 1}}


def _face_down(_terms: Any, _positions: tuple[int, ...]) -> dict[str, frozenset[int]]:
    return {}


def _open_when_folded(state: Round, position: int) -> bool:
    return IS_OPEN(state, position) or state.seats[position].standing is Standing.FOLDED


def _open_at_the_end(state: Round, position: int) -> bool:
    return IS_OPEN(state, position) or state.phase in (Phase.SETTLING, Phase.SETTLED, Phase.CLOSED)


def _open_before_settling(state: Round, position: int) -> bool:
    return IS_OPEN(state, position) or state.phase is Phase.READY


def _open_always(_state: Round, _position: int) -> bool:
    return True


def _never_open(_state: Round, _position: int) -> bool:
    return False


SIGHTS: Final[dict[str, Sight]] = {
    "the community cards lie open from the deal": _everything_at(COMMUNITY),
    "the dealer's cards lie open from the deal": _everything_at(DEALER),
    "the six card box lies open from the deal": _everything_at(SIX_CARD_BOX),
    "the community cards are never turned over": _nothing_at(COMMUNITY),
    "the dealer's cards are never turned over": _nothing_at(DEALER),
    "the next card of the deck is seen": Sight("seen_in_deck", _top_card),
    "a card exposed in the deck is forgotten": Sight("seen_in_deck", _not_in_deck),
    "the dealer's first two cards are dealt face up": Sight("face_up_by_deal", _hole_card),
    "no card is dealt face up": Sight("face_up_by_deal", _face_down),
    "a folded hand lies open": Sight("is_open", _open_when_folded),
    "every hand is opened when the round is settled, void or not": Sight("is_open", _open_at_the_end),
    "hands are opened before they are settled": Sight("is_open", _open_before_settling),
    "every hand lies open": Sight("is_open", _open_always),
    "no hand is ever opened": Sight("is_open", _never_open),
}
"""By what is wrong with it."""


def caught_by_twins(name: str) -> str:
    """The first table and round where a wrong sight shows; nothing if nobody notices it."""
    with looking(SIGHTS[name]):
        return next(_noticed(), "")


@cache
def tables() -> tuple[Subject, ...]:
    """Two tables of every game in every jurisdiction, and one where a six card box is dealt."""
    box = next(one for one in playable() if SIX_CARD_BOX in draw_order(terms_at(one), (1,)))
    return (*one_of_each(), box)


def _noticed() -> Iterator[str]:
    for seed in range(ROUNDS):
        for subject in tables():
            if any(twins_look_alike(round_of(str(subject), seed))):
                yield f"{subject}, seed {seed}"


@cache
def round_of(subject: str, seed: int) -> Played:
    """One round of a table, played once for all sights."""
    found = next(one for one in tables() if str(one) == subject)
    return play(terms_at(found), seed)


@contextmanager
def looking(sight: Sight) -> Iterator[None]:
    """While it lasts, the cards lie open as a wrong sight says."""
    homes: list[ModuleType] = [module for module in (seeing, viewing) if hasattr(module, sight.function)]
    right = [getattr(module, sight.function) for module in homes]
    for module in homes:
        setattr(module, sight.function, sight.answer)
    try:
        yield
    finally:
        for module, function in zip(homes, right, strict=True):
            setattr(module, sight.function, function)
