"""``fifthstreet games``: the games of the rulebook."""

from __future__ import annotations

from fifthstreet.cli.output import say, say_json, say_table
from fifthstreet.games import catalogue


def games(*, json: bool = False) -> None:
    """List the games of the rulebook.

    Parameters
    ----------
    json
        Answer as JSON.

    """
    headings = catalogue.headings()
    if json:
        say_json(headings)
        return
    say("The games of Fifth Street. Play money only.")
    say()
    say_table(("game", "what it is"), [(heading.id, f"{heading.name}. {heading.summary}") for heading in headings])
    say()
    say("See how one is played: fifthstreet rules GAME.")
    say("See what it pays:      fifthstreet paytables GAME.")
