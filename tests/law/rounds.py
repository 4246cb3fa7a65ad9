"""Whole rounds for the tests of the law: played from text, refused in a sentence, and looked into at any moment."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.round import AnyCommand, Line, Phase, Refusal, Round, decide, evolved
from fifthstreet.round.commands import CloseBets
from fifthstreet.round.events import AnyEvent, Chose, Dealt
from fifthstreet.round.text import (
    Replayed,
    RoundFileError,
    differences,
    expected_of,
    format_expected_line,
    parse_round,
    replay,
)


def played(text: str) -> Replayed:
    """A round that is written as text, carried out to its end."""
    return replay(parse_round(text), catalogue.rulebook(), catalogue.steps)


def ends(text: str) -> Replayed:
    """A round that ends as its text expects, line for line."""
    file = parse_round(text)
    replayed = replay(file, catalogue.rulebook(), catalogue.steps)
    assert file.expected, "the text says what it expects"
    assert differences(file, replayed) == ()
    return replayed


def refused(text: str) -> str:
    """Why a text's round cannot be carried out: the sentence of the line that breaks a rule."""
    with pytest.raises(RoundFileError) as caught:
        played(text)
    (sentence,) = caught.value.defects
    return sentence


def refusal_of(state: Round, command: AnyCommand) -> Refusal:
    """Why a command is refused in a round as it stands."""
    answer = decide(state, command)
    assert isinstance(answer, Refusal), f"{command} is carried out"
    return answer


def done(state: Round, command: AnyCommand) -> Round:
    """The round after a command that is carried out."""
    answer = decide(state, command)
    assert not isinstance(answer, Refusal), str(answer)
    return evolved(state, answer)


def lines_of(replayed: Replayed) -> list[str]:
    """What became of every wager, as it is written in a ``.round`` file."""
    return [format_expected_line(line) for line in expected_of(replayed)]


def line_of(replayed: Replayed, position: int, name: str) -> Line:
    """What became of one wager."""
    (line,) = (line for line in replayed.lines if (line.position, line.name) == (position, name))
    return line


def before(replayed: Replayed, kind: type[AnyCommand], number: int = 1) -> Round:
    """The round as it stood before a command of a kind, the first unless another is counted off."""
    return replayed.states[_place_of(replayed, kind, number)]


def after(replayed: Replayed, kind: type[AnyCommand], number: int = 1) -> Round:
    """The round as it stood after a command of a kind, the first unless another is counted off."""
    return replayed.states[_place_of(replayed, kind, number) + 1]


def _place_of(replayed: Replayed, kind: type[AnyCommand], number: int) -> int:
    places = [place for place, command in enumerate(replayed.commands) if isinstance(command, kind)]
    return places[number - 1]


def at_the_call(replayed: Replayed) -> tuple[Round, Round]:
    """The round before no more bets was called, and after it."""
    return before(replayed, CloseBets), after(replayed, CloseBets)


def dealt_to(replayed: Replayed) -> list[str]:
    """The places that were dealt a card, card by card in the order of the deal."""
    return [place for event in replayed.happened if isinstance(event, Dealt) for place in event.to]


def asked_in_turn(replayed: Replayed) -> list[tuple[str, int]]:
    """Who chose on which street, in the order in which they were asked."""
    return [(event.street, event.position) for event in replayed.happened if isinstance(event, Chose)]


def settled_in_turn(replayed: Replayed) -> list[int]:
    """The positions in the order in which their lines were settled, each once for every turn that it had."""
    turns: list[int] = []
    for line in replayed.lines:
        if not turns or turns[-1] != line.position:
            turns.append(line.position)
    return turns


def happened_before(replayed: Replayed, first: type[AnyEvent], then: type[AnyEvent]) -> bool:
    """Whether every event of one kind came before every event of another, and both did come."""
    firsts = [place for place, event in enumerate(replayed.happened) if isinstance(event, first)]
    thens = [place for place, event in enumerate(replayed.happened) if isinstance(event, then)]
    return bool(firsts) and bool(thens) and max(firsts) < min(thens)


def is_void(replayed: Replayed) -> bool:
    """Whether a round was void: every wager went back, nothing was paid and the round is over."""
    outcomes = {line.outcome.value for line in replayed.lines}
    return bool(replayed.last.void) and outcomes == {"returned"} and replayed.last.phase is Phase.CLOSED
