"""A human at a terminal table: whatever is typed, the round goes on, the chips add up and nothing breaks."""

from __future__ import annotations

import io
import random
import re
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from rich.console import Console

from fifthstreet.cli.asking import keys_of
from fifthstreet.cli.play import table_of
from fifthstreet.cli.session import CHIPS, Session
from fifthstreet.games import catalogue
from fifthstreet.round import Phase, legal

if TYPE_CHECKING:
    from collections.abc import Callable

    from rich.text import TextType

    from tests.integration.cli.conftest import Answer

PLACES = [
    (game, place)
    for game in catalogue.GAMES
    for place in catalogue.JURISDICTIONS
    if catalogue.jurisdiction(place).rules_of(game) is not None
]
MARYLAND = str(Path(__file__).parents[3] / "examples" / "maryland.toml")
ROUNDS = 12
NONSENSE = (
    "",
    "x",
    "1",
    "99 5",
    "1 1e9",
    "t 1",
    "2 -5",
    "b",
    "b Zz",
    "s As As As",
    "?",
    "\x00",
    "\u0661 \u0665",
    "[red]",
    "1 5 5",
)


class Typist(Console):
    """Somebody who types what is open to him, nonsense now and then, and leaves after some rounds."""

    def __init__(self, chance: random.Random) -> None:
        """Write to nowhere, a hundred columns wide."""
        super().__init__(file=io.StringIO(), width=100, highlight=False)
        self.chance = chance
        self.session: Session | None = None

    def input(self, prompt: TextType = "", **_options: object) -> str:
        """Answer the question that the session asks."""
        assert self.session is not None, "somebody plays"
        self.print(prompt)
        if self.session.rounds >= ROUNDS:
            return "q"
        if self.chance.random() < 0.15:
            return self.chance.choice(NONSENSE)
        return self._sensible(self.session)

    def _sensible(self, session: Session) -> str:
        state = session.state
        if state.phase is Phase.BETTING:
            offered = [one for one in legal(state, session.me) if one.command == "place wager"]
            if self.chance.random() < 0.6:
                return ""
            number = self.chance.randrange(len(offered))
            amounts = offered[number].amounts
            assert amounts is not None
            return f"{number + 1} {amounts.low // 100}"
        if state.phase is not Phase.CHOOSING:
            return ""
        offers = tuple(one for one in legal(state, session.me) if one.command == "choose")
        own = state.places[str(session.me)]
        key = self.chance.choice(keys_of(offers, own))
        if key.command is not None:
            return key.key
        word = key.key.split()[0]
        amounts = next((one.amounts for one in offers if one.amounts is not None), None)
        keeps = next((one.keeps for one in offers if one.keeps), 0)
        return (
            f"{word} {' '.join(map(str, own[:keeps]))}" if keeps else f"{word} {amounts.low // 100 if amounts else 1}"
        )


def evening(game: str, place: str, seed: int) -> tuple[Session, str]:
    """An evening of some rounds, and everything that was shown."""
    casino, terms = table_of(game, place, None)
    console = Typist(random.Random(f"{game} {place} {seed}"))
    session = Session(console, casino, terms, 4, random.Random(seed))
    console.session = session
    session.run()
    assert isinstance(console.file, io.StringIO)
    return session, console.file.getvalue()


@pytest.mark.parametrize(("game", "place"), PLACES)
def test_an_evening_at_every_table(game: str, place: str) -> None:
    """Nothing that is typed breaks the table, and the chips are what was given plus what every round brought."""
    session, shown = evening(game, place, 1)

    assert session.rounds == ROUNDS
    assert "You leave after 12 rounds" in shown
    results = [
        (1 if word == "win" else -1) * round(100 * float(amount.replace(",", "")))
        for word, amount in re.findall(r"You (win|lose) \$([\d,.]+)\.(?=\s)", shown)
    ]
    assert session.chips == session.given + sum(results)
    assert session.given >= CHIPS


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_no_hidden_card_is_shown(game: str) -> None:
    """While the human is asked, a companion's cards that are dealt face down are backs."""
    _, shown = evening(game, PLACES[[one for one, _ in PLACES].index(game)][1], 2)

    assert "▒▒▒" in shown


def test_the_same_seed_deals_the_same_evening() -> None:
    """Cards and companions come from the seed alone."""
    assert evening("three-card-poker", "south-dakota", 5)[1] == evening("three-card-poker", "south-dakota", 5)[1]


def test_leaving_in_the_middle_gives_the_round_up(run: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of the input is a leave like any other: what lies on the cloth is lost, and it is said."""
    monkeypatch.setattr("sys.stdin", io.StringIO("1 25\n\n2\n"))

    answer = run("play", "mississippi-stud", "--seed", "3", "--seats", "2")

    assert answer.status == 0
    assert "The round is given up, and $75 with it." in answer.out
    assert "You leave after 0 rounds with $925, $75 behind. Play money only." in answer.out


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("play four-card-poker --seats 7", "7 cannot sit at this table; 1 to 6 can."),
        (
            "play caribbean-stud --jurisdiction iowa",
            "iowa does not allow caribbean-stud; south-dakota, south-dakota-before do.",
        ),
        (
            f"play silverado-stud --submission {MARYLAND}",
            "Harbour Light Casino has no table of silverado-stud; it has mississippi-stud.",
        ),
        (
            f"play mississippi-stud --jurisdiction iowa --submission {MARYLAND}",
            "maryland.toml is of maryland, not of iowa.",
        ),
    ],
)
def test_a_table_that_is_not_there(run: Callable[..., Answer], arguments: str, sentence: str) -> None:
    """What cannot be played is refused in one sentence."""
    answer = run(*arguments.split())

    assert (answer.status, answer.err.strip()) == (2, sentence)
