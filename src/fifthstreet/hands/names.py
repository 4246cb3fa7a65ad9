"""Which hands the words on a row of a pay table mean (R6)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from fifthstreet.hands.rankings import RANKINGS, Ranking

__all__ = ["RANKINGS", "Ranking", "UnknownHandError", "hands_named"]


class UnknownHandError(ValueError):
    """Words that name no hand of a ranking, in one sentence that says what is allowed."""


_BETTER: Final = re.compile(r"(?P<hand>.+) or better")
_LESS: Final = re.compile(r"(?P<hand>.+) or less|less than (?P<above>.+)")
_RANGE: Final = re.compile(r"(?P<before>.*?)(?P<one>\w+) to (?P<other>\w+)(?P<after>.*)")
_EITHER: Final = re.compile(r", | or ")
_FAMILIES: Final = (re.compile(r"pair of \w+"), re.compile(r"four \w+"), re.compile(r"\w+ high"))
"""Hands of one kind told apart by rank: in ``pair of jacks or better`` only pairs are meant."""


def hands_named(ranking: Ranking, name: str) -> tuple[str, ...]:
    """The hands a row's words cover, highest first, in the names of ``ranking.hands``.

    A hand of one rank stays among its kind: ``pair of jacks or better`` is the pairs of jacks to aces, ``ten high or
    better`` is no pair; a whole kind does not: ``straight or better`` goes up to the royal flush. A straight flush
    covers the royal and the mini-royal, a four of a kind the four aces, because a table without a row for the stronger
    hand pays it as the weaker; where it has that row, the row stands first and takes the hand.

    >>> hands_named(RANKINGS["five_cards"], "pair of tens to jacks")
    ('pair of jacks', 'pair of tens')
    """
    words = " ".join(name.lower().split())
    for reading in (_exactly, _or_better, _or_less, _from_to, _either):
        hands = set(reading(ranking, words))
        if hands:
            return tuple(hand for hand in ranking.hands if hand in hands)
    message = f"'{name}' is none of the {ranking.title}; a row names {_allowed(ranking)}."
    raise UnknownHandError(message)


def _exactly(ranking: Ranking, words: str) -> tuple[str, ...]:
    if words in ranking.groups:
        return ranking.groups[words]
    return (words,) if words in ranking.hands else ()


def _or_better(ranking: Ranking, words: str) -> Sequence[str]:
    match = _BETTER.fullmatch(words)
    if match is None:
        return ()
    family = _family(ranking, match["hand"])
    if family:
        return _together(ranking, family[: family.index(match["hand"]) + 1])
    named = _exactly(ranking, match["hand"])
    return ranking.hands[: ranking.hands.index(named[-1]) + 1] if named else ()


def _or_less(ranking: Ranking, words: str) -> Sequence[str]:
    match = _LESS.fullmatch(words)
    if match is None:
        return ()
    words = match["hand"] or match["above"]
    family = _family(ranking, words)
    if family:
        lower = family[family.index(words) :]
        return _together(ranking, lower if match["hand"] else lower[1:])
    named = _exactly(ranking, words)
    if not named:
        return ()
    if match["hand"]:
        return ranking.hands[ranking.hands.index(named[0]) :]
    return ranking.hands[ranking.hands.index(named[-1]) + 1 :]


def _from_to(ranking: Ranking, words: str) -> Sequence[str]:
    match = _RANGE.fullmatch(words)
    if match is None:
        return ()
    ends = [f"{match['before']}{rank}{match['after']}" for rank in (match["one"], match["other"])]
    family = _family(ranking, ends[0])
    if not all(end in family for end in ends):
        return ()
    first, last = sorted(family.index(end) for end in ends)
    return _together(ranking, family[first : last + 1])


def _either(ranking: Ranking, words: str) -> Sequence[str]:
    """Read ``pair of tens or jacks``: a word that is no hand by itself continues the first one's."""
    first, *others = _EITHER.split(words)
    beginning = first.rpartition(" ")[0]
    named = [_exactly(ranking, first)]
    named += [_exactly(ranking, other) or _exactly(ranking, f"{beginning} {other}") for other in others]
    return [hand for hands in named for hand in hands] if all(named) else ()


def _family(ranking: Ranking, hand: str) -> tuple[str, ...]:
    """The hands of a hand's own kind, where the ranking tells them apart by rank."""
    for family in _FAMILIES:
        if hand in ranking.hands and family.fullmatch(hand):
            return tuple(other for other in ranking.hands if family.fullmatch(other))
    return ()


def _together(ranking: Ranking, names: Iterable[str]) -> list[str]:
    return [hand for name in names for hand in _exactly(ranking, name)]


def _allowed(ranking: Ranking) -> str:
    """Say every name once: a family by its ends, then the groups, then the grammar."""
    names: list[str] = []
    for hand in ranking.hands:
        family = _family(ranking, hand)
        if not family:
            names.append(hand)
        elif hand == family[0]:
            names.append(f"{hand} down to {family[-1]}")
    names += [group for group in ranking.groups if group not in names]
    return f"{', '.join(names)}, or several of them as 'A or better', 'A or less', 'less than A', 'A to B' or 'A or B'"
