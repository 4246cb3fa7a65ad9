"""At which moment of a round a duty falls due that is done once, and what its sentence then says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fifthstreet.round import Phase, Round, Shuffling
from fifthstreet.round.dealing import plan_of, whole_deck
from fifthstreet.round.state import COMMUNITY, DEALER, SIX_CARD_BOX
from fifthstreet.rules.clauses import When
from fifthstreet.rules.describe import counted, listed
from fifthstreet.rules.procedures import Duty

_NAMES: Final = {DEALER: "the dealer's hand", SIX_CARD_BOX: "the six card box", COMMUNITY: "the community cards"}


def in_time(playing: Round, duty: Duty) -> bool:
    """Whether a duty that is done once in a round belongs to this moment of it."""
    return _MOMENTS[duty.when](playing) and _as_shuffled(playing, duty) and _outstanding(playing, duty)


def _before_the_deal(playing: Round) -> bool:
    return playing.dealt == 0 and playing.phase in (Phase.BETTING, Phase.DEALING)


def deal_done(playing: Round) -> bool:
    """Whether every card of the deal is out and the round goes on."""
    playing_on = playing.phase in (Phase.CHOOSING, Phase.REVEALING, Phase.READY)
    return playing_on and playing.dealt == len(plan_of(playing))


def _no_moment(_playing: Round) -> bool:
    return False


_MOMENTS: Final[dict[When, Callable[[Round], bool]]] = {
    When.EQUIPPING: _no_moment,
    When.OPENING: _no_moment,
    When.SHUFFLE: lambda playing: _before_the_deal(playing) and not playing.deck,
    When.CUT: lambda playing: _before_the_deal(playing) and bool(playing.deck),
    When.WAGERS: lambda playing: playing.phase is Phase.BETTING,
    When.NO_MORE_BETS: lambda playing: playing.phase is Phase.DEALING and playing.dealt == 0,
    When.DEAL: lambda playing: playing.phase is Phase.DEALING,
    When.AFTER_DEAL: deal_done,
    When.CHOICES: lambda playing: playing.phase is Phase.CHOOSING,
    When.REVEAL: lambda playing: playing.phase is Phase.REVEALING,
    When.SETTLEMENT: lambda playing: playing.phase is Phase.SETTLING,
    When.JACKPOT: lambda playing: playing.phase is Phase.SETTLING,
    When.ROUND_END: lambda playing: playing.phase is Phase.SETTLED,
    When.IRREGULARITY: lambda playing: playing.waiting is not None,
    When.IDLE: _no_moment,
    When.CHANGE: _no_moment,
}

assert set(_MOMENTS) == set(When), "every moment of the day is known"


def _as_shuffled(playing: Round, duty: Duty) -> bool:
    return duty.shuffled is None or (playing.shuffled is not None and playing.shuffled.value == duty.shuffled)


def _outstanding(playing: Round, duty: Duty) -> bool:
    """Whether the command that does a duty is still to come."""
    match duty.ends_with:
        case "cut":
            return playing.shuffled is Shuffling.BY_HAND and not playing.cut
        case "recut":
            return playing.cut
        case "deal":
            return bool(playing.deck)
        case _:
            return True


def somebody_made(playing: Round, wager: str) -> bool:
    """Whether a player in the round, or while the bets are open at the table, has made a wager."""
    positions = playing.in_round or tuple(playing.seats)
    return any(wager in playing.seats[position].wagers for position in positions)


def words_of(playing: Round) -> dict[str, str]:
    """What the sentences of once-done duties say of the round."""
    decks = playing.terms.rules.decks
    progressive = playing.terms.progressive
    wagers = sum(progressive in playing.seats[position].wagers for position in playing.in_round)
    return {
        "wagers": str(wagers),
        "least": str(decks.cut_cards_min or 1),
        "way": playing.terms.script.name,
        "whole": str(len(whole_deck(playing.terms))),
        "dealt": str(len(whole_deck(playing.terms)) - len(playing.deck)),
        "what": _turned_over(playing),
        "order": _order(playing),
    }


def _turned_over(playing: Round) -> str:
    """What the street turns over next."""
    street = playing.asking
    told = []
    for reveal in street.reveals if street is not None else ():
        if reveal.burn:
            told.append(f"after burning {counted(reveal.burn, 'card')}")
        if reveal.what == COMMUNITY and reveal.cards:
            told.append(f"the next {counted(reveal.cards, 'community card')}")
        else:
            told.append(_NAMES.get(reveal.what, reveal.what))
    return ", ".join(told) or "what is to be shown"


def _order(playing: Round) -> str:
    """The order in which cards are put away so that each hand lies together (md-11.J)."""
    places = [f"position {position}" for position in reversed(playing.in_round)]
    places += [name for place, name in _NAMES.items() if playing.places.get(place)]
    return listed(places)
