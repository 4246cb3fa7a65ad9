"""``fifthstreet compare``: what differs between two jurisdictions for one game."""

from __future__ import annotations

from fifthstreet.cli.output import choose, cited, say, say_json, say_wrapped
from fifthstreet.games import catalogue
from fifthstreet.rules.compare import compare as differences
from fifthstreet.rules.describe import listed


def compare(game: str, first: str, second: str, /, *, json: bool = False) -> None:
    """Say what differs between two jurisdictions for one game, with the clauses.

    Parameters
    ----------
    game
        The game, as `fifthstreet games` lists it.
    first
        A jurisdiction: maryland, iowa, south-dakota or south-dakota-before (its text before the amendment).
    second
        Another.
    json
        Answer as JSON.

    """
    datum = catalogue.game(choose(game, catalogue.GAMES, "game"))
    one, other = (
        catalogue.jurisdiction(choose(name, catalogue.JURISDICTIONS, "jurisdiction")) for name in (first, second)
    )
    found = differences(datum, one, other)
    if json:
        say_json({"game": datum.id, "first": one.id, "second": other.id, "differences": found})
        return
    say_wrapped(f"{datum.name}: {one.name} and {other.name}")
    if one.rules_of(datum.id) is None and other.rules_of(datum.id) is None:
        say_wrapped(f"Neither allows {datum.name}; it is allowed in {listed(_allowing(datum.id), 'or')}.")
    elif not found:
        say("They do not differ.")
    for difference in found:
        say()
        say(difference.topic[:1].upper() + difference.topic[1:])
        say_wrapped(f"{one.name}: {cited(difference.first)}", indent=2)
        say_wrapped(f"{other.name}: {cited(difference.second)}", indent=2)


def _allowing(game: str) -> list[str]:
    """The jurisdictions that allow a game."""
    jurisdictions = (catalogue.jurisdiction(name) for name in catalogue.JURISDICTIONS)
    return [one.name for one in jurisdictions if one.rules_of(game) is not None]
