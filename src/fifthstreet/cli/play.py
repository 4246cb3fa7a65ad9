"""``fifthstreet play``: a seat at a table with an automatic dealer and companions, for play money."""

from __future__ import annotations

import random
from pathlib import Path

from rich.console import Console

from fifthstreet.cli.output import RefusedError, choose
from fifthstreet.cli.session import Session
from fifthstreet.cli.submission import lawful
from fifthstreet.games import catalogue
from fifthstreet.games.ordinary import ordinary_submission
from fifthstreet.round import Terms, terms_of
from fifthstreet.rules.submissions import RulesSubmission

SEATED = 4
"""How many sit at the table if nobody says."""


def play(
    game: str,
    /,
    *,
    jurisdiction: str | None = None,
    submission: Path | None = None,
    seats: int | None = None,
    seed: int | None = None,
) -> None:
    """Sit down at a table with an automatic dealer and companions, for play money.

    Parameters
    ----------
    game
        The game, as `fifthstreet games` lists it.
    jurisdiction
        Whose rules hold; the first jurisdiction that allows the game if left out.
    submission
        A casino's rules submission whose first table of the game is played; an ordinary table if left out.
    seats
        How many sit at the table, you among them; four if left out.
    seed
        A number that makes cards and companions the same again.

    """
    casino, terms = table_of(game, jurisdiction, submission)
    sitting = _seated(terms, seats)
    chance = random.Random(seed) if seed is not None else random.SystemRandom()  # noqa: S311 - play money, and a seed is wanted
    Session(Console(highlight=False), casino, terms, sitting, chance).run()


def table_of(game: str, jurisdiction: str | None, submission: Path | None) -> tuple[RulesSubmission, Terms]:
    """The casino that is meant, and what holds at its first table of a game."""
    name = choose(game, catalogue.GAMES, "game")
    casino = _casino(name, jurisdiction, submission)
    return casino, _table(name, casino)


def _casino(game: str, jurisdiction: str | None, submission: Path | None) -> RulesSubmission:
    if submission is not None:
        found = lawful(submission, lacks="no table to play at")
        if jurisdiction is not None and jurisdiction != found.jurisdiction:
            message = f"{submission.name} is of {found.jurisdiction}, not of {jurisdiction}."
            raise RefusedError(message)
        return found
    allowing = [one for one in catalogue.JURISDICTIONS if catalogue.jurisdiction(one).rules_of(game) is not None]
    where = allowing[0] if jurisdiction is None else choose(jurisdiction, catalogue.JURISDICTIONS, "jurisdiction")
    if where not in allowing:
        message = f"{where} does not allow {game}; {', '.join(allowing)} {'does' if len(allowing) == 1 else 'do'}."
        raise RefusedError(message)
    return ordinary_submission(catalogue.rulebook(), game, where)


def _table(game: str, casino: RulesSubmission) -> Terms:
    table = next((table for table in casino.table if table.game == game), None)
    if table is None:
        offered = ", ".join(sorted({table.game for table in casino.table}))
        message = f"{casino.casino} has no table of {game}; it has {offered}."
        raise RefusedError(message)
    return terms_of(catalogue.rulebook(), casino, table, steps=catalogue.steps(game))


def _seated(terms: Terms, seats: int | None) -> int:
    most = terms.table.seats
    if seats is None:
        return min(SEATED, most)
    if not 1 <= seats <= most:
        message = f"{seats} cannot sit at this table; 1 to {most} can."
        raise RefusedError(message)
    return seats
