"""``fifthstreet rules``: how a game is played, each sentence with its clauses."""

from __future__ import annotations

from collections.abc import Iterable

from fifthstreet.cli.output import choose, say, say_json, say_sections, say_wrapped
from fifthstreet.games import catalogue
from fifthstreet.rules.clauses import Clause, Recorded, When
from fifthstreet.rules.compare import describe_jurisdiction
from fifthstreet.rules.describe import Line, Section, describe_game
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Jurisdiction
from fifthstreet.rules.sources import speaks_of


def rules(game: str, /, *, jurisdiction: str | None = None, json: bool = False) -> None:
    """Say how a game is played, in plain words with the clauses they rest on.

    Parameters
    ----------
    game
        The game, as `fifthstreet games` lists it.
    jurisdiction
        Add what one jurisdiction says of it, and the steps its staff perform.
    json
        Answer as JSON.

    """
    datum = catalogue.game(choose(game, catalogue.GAMES, "game"))
    sections = describe_game(datum)
    if jurisdiction is not None:
        there = catalogue.jurisdiction(choose(jurisdiction, catalogue.JURISDICTIONS, "jurisdiction"))
        sections += describe_jurisdiction(datum, there)
        sections += procedure(datum, there, catalogue.clauses().values())
    if json:
        say_json({"game": datum.id, "name": datum.name, "summary": datum.summary, "sections": sections})
        return
    say(datum.name)
    say_wrapped(datum.summary, hanging=False)
    say_sections(sections)


def procedure(game: Game, jurisdiction: Jurisdiction, entries: Iterable[Clause]) -> tuple[Section, ...]:
    """The steps that people perform in a game there, by the moment at which each falls due."""
    steps: dict[When, list[Line]] = {when: [] for when in When}
    for entry in entries:
        said_here = entry.document.value in jurisdiction.documents and speaks_of(entry.id, game.sections)
        in_text = entry.text in ("both", jurisdiction.text)
        if said_here and in_text and isinstance(entry.honoured, Recorded):
            who = entry.honoured.who.value
            steps[entry.honoured.when].append(Line(text=f"({who}) {entry.summary}", clauses=(entry.id,)))
    return tuple(
        Section(title=f"Procedure: {when.value}", lines=tuple(lines)) for when, lines in steps.items() if lines
    )
