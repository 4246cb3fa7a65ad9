"""``fifthstreet round explain``: why every wager of a round ended as it did, in sentences with their clauses."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from fifthstreet.cards import format_cards
from fifthstreet.cli.files import read_bytes
from fifthstreet.cli.output import RefusedError, say, say_columns, say_json, say_wrapped
from fifthstreet.games import catalogue
from fifthstreet.round import LineKind, Round
from fifthstreet.round.explaining import Explained, explained
from fifthstreet.round.text import Replayed, RoundFileError, read_round, replay
from fifthstreet.round.text.file import BYTES_MOST


def explain(file: Path, /, *, json: bool = False) -> None:
    """Say in sentences why every wager of a .round file ends as it does, with the clauses that decide it.

    Parameters
    ----------
    file
        The round.
    json
        Answer as JSON.

    """
    try:
        read = read_round(read_bytes(file, BYTES_MOST))
        replayed = replay(read, catalogue.rulebook(), catalogue.steps)
    except RoundFileError as error:
        for sentence in error.defects:
            say_wrapped(sentence)
        message = f"{file} cannot be followed."
        raise RefusedError(message) from error
    told = explained(replayed.last, replayed.lines)
    if json:
        say_json([_data(one) for one in told])
        return
    if read.name:
        say_wrapped(read.name)
    place = catalogue.jurisdiction(replayed.terms.jurisdiction)
    say_wrapped(f"{replayed.terms.game.name}, {place.name}")
    _say_places(replayed.last)
    if replayed.last.void:
        say()
        say_wrapped(f"The round is void: {replayed.last.void}. Every wager goes back.")
    _say_told(replayed, told)
    _say_clauses(dict.fromkeys(clause for one in told for clause in one.line.clauses))


def _data(one: Explained) -> dict[str, object]:
    return {
        "position": one.line.position,
        "player": one.player,
        "wager": one.line.name,
        "sentence": one.sentence,
        "clauses": one.line.clauses,
    }


def _say_places(last: Round) -> None:
    """The cards that lay before nobody in particular."""
    shown = [(place, cards) for place, cards in last.places.items() if not place[0].isdecimal() and cards]
    for place, cards in shown:
        say(f"{place.replace('_', ' ').capitalize()}: {format_cards(cards)}")


def _say_told(replayed: Replayed, told: Iterable[Explained]) -> None:
    """The sentences, under a heading whenever another position's turn comes."""
    heading = ""
    for one in told:
        now = "Envy" if one.line.kind is LineKind.ENVY else _seat(replayed.last, one.line.position)
        if now != heading:
            heading = now
            say()
            say(heading)
        whose = f"{one.player}, position {one.line.position}: " if one.line.kind is LineKind.ENVY else ""
        cited = ", ".join(one.line.clauses)
        say_wrapped(f"{whose}{one.sentence}" + (f" [{cited}]" if cited else ""), indent=2)


def _seat(last: Round, position: int) -> str:
    hands = [cards for place, cards in last.places.items() if place.partition("/")[0] == str(position)]
    cards = " and ".join(format_cards(hand) for hand in hands)
    return f"Position {position}, {last.seats[position].player}" + (f": {cards}" if cards else "")


def _say_clauses(cited: Iterable[str]) -> None:
    """What the clauses that were cited say, in our own words."""
    register = catalogue.clauses()
    rows = [(clause, register[clause].summary) for clause in cited if clause in register]
    if rows:
        say()
        say("What the clauses say")
        say_columns(rows, indent=2)
