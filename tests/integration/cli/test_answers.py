"""What the commands answer, to people in lines that fit the terminal and to programs in JSON of a known structure."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.describe import Section
from fifthstreet.rules.register import Coverage
from fifthstreet.rules.sign import Sign

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.integration.cli.conftest import Answer

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
MARYLAND: Final = str(EXAMPLES / "maryland.toml")


class Heading(msgspec.Struct):
    """One game as `games --json` lists it."""

    id: str
    name: str
    summary: str
    sections: list[str]


class Rules(msgspec.Struct):
    """A game as `rules --json` tells it."""

    game: str
    name: str
    summary: str
    sections: list[Section]


class Row(msgspec.Struct):
    """A row as `paytables --json` lists it."""

    hand: str
    pays: dict[str, int | str]
    printed: str | None
    envy: list[dict[str, Any]]
    clauses: list[str]
    rulings: list[str]


class Table(msgspec.Struct):
    """A pay table as `paytables --json` lists it."""

    game: str
    wager: list[str]
    slot: str
    name: str
    jurisdictions: list[str]
    clauses: list[str]
    rows: list[Row]
    otherwise: dict[str, int | str]


class Entry(msgspec.Struct):
    """A clause as `clauses --json` lists it."""

    id: str
    document: str
    summary: str
    part: int
    rulings: list[str]
    tests: list[str]


class Compared(msgspec.Struct):
    """Two jurisdictions as `compare --json` sets them side by side."""

    game: str
    first: str
    second: str
    differences: list[dict[str, Any]]


class Checked(msgspec.Struct):
    """A submission as `submission check --json` answers it."""

    file: str
    lawful: bool
    defects: list[Defect]


ANSWERS: Final[dict[str, Any]] = {
    "games --json": list[Heading],
    "rules mississippi-stud --json": Rules,
    "rules mississippi-stud --jurisdiction maryland --json": Rules,
    "paytables blackjack --json": list[Table],
    "paytables --all --json": list[Table],
    "clauses --json": list[Coverage],
    "clauses --document ca --json": list[Entry],
    "clauses --clause md-11.B --json": list[Entry],
    "compare mississippi-stud maryland iowa --json": Compared,
    "submission check examples/iowa.toml --json": Checked,
    "submission sign examples/iowa.toml --json": list[Sign],
}

LINES: Final = (
    "games",
    *(f"rules {game}" for game in catalogue.GAMES),
    "rules mississippi-stud --jurisdiction maryland",
    "rules blackjack --jurisdiction iowa",
    "clauses",
    "clauses --document ia",
    "clauses --clause sd-15.14.17",
    "compare mississippi-stud maryland iowa",
    "compare let-it-ride south-dakota south-dakota-before",
    "submission check examples/south-dakota.toml",
    "submission sign examples/south-dakota.toml",
)


def placed(words: str) -> list[str]:
    """The words of a command line, the examples where they are."""
    return [str(EXAMPLES / word.removeprefix("examples/")) if "/" in word else word for word in words.split()]


@pytest.mark.parametrize(("words", "kind"), ANSWERS.items(), ids=[*ANSWERS])
def test_json_has_its_structure(run: Callable[..., Answer], words: str, kind: Any) -> None:
    """Every command answers as JSON, and nothing else is printed."""
    answer = run(*placed(words))

    assert (answer.status, answer.err) == (0, "")
    assert msgspec.json.decode(answer.out, type=kind)


@pytest.mark.parametrize("words", LINES)
@pytest.mark.parametrize("columns", [80, 120])
def test_no_line_is_wider_than_the_terminal(
    run: Callable[..., Answer], monkeypatch: pytest.MonkeyPatch, words: str, columns: int
) -> None:
    """Sentences and the last column of a table wrap; no line ends in blanks, and no two lines in a row are empty."""
    monkeypatch.setenv("COLUMNS", str(columns))
    answer = run(*placed(words))
    lines = answer.out.splitlines()

    assert (answer.status, answer.err) == (0, "")
    assert max(map(len, lines)) <= columns
    assert [line for line in lines if line != line.rstrip()] == []
    assert "\n\n\n" not in answer.out
    assert not answer.out.endswith("\n\n")


def test_games_are_listed_in_their_order(run: Callable[..., Answer]) -> None:
    """Nine games, the same in lines and in JSON."""
    listed = [heading["id"] for heading in json.loads(run("games", "--json").out)]

    assert listed == list(catalogue.GAMES)
    assert all(f"\n{game} " in run("games").out for game in listed)


def test_the_rules_of_a_game_cite_clauses(run: Callable[..., Answer]) -> None:
    """A jurisdiction adds what it says of the game and what its staff do; it is not told unasked."""
    alone = run("rules", "mississippi-stud").out
    there = run("rules", "mississippi-stud", "--jurisdiction", "maryland").out

    assert "md-11.B.1.a" in alone
    assert there.startswith(alone)
    assert "In Maryland" in there.removeprefix(alone)
    assert "Procedure: " in there.removeprefix(alone)


def test_a_game_may_be_written_as_it_is_spoken(run: Callable[..., Answer]) -> None:
    """Capitals, blanks and underscores are forgiven."""
    assert run("rules", "Let It Ride") == run("rules", "let_it_ride") == run("rules", "let-it-ride")


def test_a_paytable_shows_envy_only_where_there_is_some(run: Callable[..., Answer]) -> None:
    """The column stands with tables that print it, at each of their wagers."""
    blackjack, stud = run("paytables", "blackjack").out, run("paytables", "mississippi-stud").out

    assert "envy" not in blackjack
    assert "Blackjack with Buster and War: Buster, pay table H1 (south-dakota,\n  south-dakota-before)\n" in blackjack
    assert "$1,000 at $1, $5,000 at $5" in stud
    assert "FCCP-3, wager $1, reserve 5%" in run("paytables", "four-card-poker").out
    assert "Cover All, pay table base, 6 players" in stud


def test_the_register_is_counted_and_listed(run: Callable[..., Answer]) -> None:
    """Counts per document by default; one document or one clause with all below it on demand."""
    counts, document, one = (
        run("clauses").out,
        run("clauses", "--document", "ca").out,
        run("clauses", "--clause", "ca-8").out,
    )

    assert all(f"\n{document} " in counts for document in ("md", "sd", "ia", "ca"))
    assert document.startswith("ca-1  ")
    assert [line.split()[0] for line in one.splitlines() if line.startswith("ca-")] == ["ca-8", "ca-8.a"]
    assert run("clauses", "--document", "ca", "--clause", "ca-8").out == one


def test_two_texts_are_compared_topic_by_topic(run: Callable[..., Answer]) -> None:
    """What differs is told with clauses on both sides; what does not differ is said not to."""
    found = run("compare", "mississippi-stud", "maryland", "iowa").out

    assert found.startswith("Mississippi Stud: Maryland and Iowa\n")
    assert "\n  Iowa: " in found
    assert "[md-12.C.1" in found
    assert run("compare", "mississippi-stud", "iowa", "iowa").out.endswith("They do not differ.\n")
    assert "Neither allows Blackjack" in run("compare", "blackjack", "maryland", "iowa").out


def test_a_lawful_submission_is_said_to_be_so(run: Callable[..., Answer]) -> None:
    """The casino, its jurisdiction and what it has, in one line."""
    assert run("submission", "check", MARYLAND).out == (
        "Harbour Light Casino is lawful in Maryland: 3 tables, 1 progressive link.\n"
    )


def test_a_warning_refuses_nothing(run: Callable[..., Answer], tmp_path: Path) -> None:
    """Games that win with different probabilities may be linked; the figures are told and the status is 0."""
    file = tmp_path / "casino.toml"
    text = (EXAMPLES / "south-dakota.toml").read_text("utf-8")
    joined = text.replace('tables = ["mississippi-2"]', 'tables = ["mississippi-2", "four-card-3"]') + FOUR_ACES
    file.write_text(joined, "utf-8")
    answer = run("submission", "check", str(file))
    told = json.loads(run("submission", "check", str(file), "--json").out)

    assert (answer.status, answer.err) == (0, "")
    assert "mississippi-2 royal flush 1 in 649,740, four-card-3 four aces 1 in 54,145" in " ".join(answer.out.split())
    assert " ".join(answer.out.split()).endswith("South Dakota: 13 tables, 4 progressive links, 1 warning.")
    assert (told["lawful"], [defect["warning"] for defect in told["defects"]]) == (True, [True])
    assert run("submission", "sign", str(file), "--table", "four-card-3").status == 0


FOUR_ACES: Final = """
[[table]]
id = "four-card-3"
game = "four-card-poker"
seats = 6
dealing = "rotation"
equipment = { progressive_sensors = true }
limits = { ante = { min = "$5", max = "$25" } }
paytables = { automatic_bonus = "FCP-01", progressive = "FCCP-1" }
"""


def test_every_defect_of_a_submission_is_told_at_once(run: Callable[..., Answer], tmp_path: Path) -> None:
    """Each on lines of its own, then the count on the error stream; JSON holds the same."""
    file = tmp_path / "casino.toml"
    text = Path(MARYLAND).read_text("utf-8")
    file.write_text(text.replace("seats = 6", "seats = 7").replace('"$25,000"', '"$5,000"'), "utf-8")
    answer = run("submission", "check", str(file))
    data = run("submission", "check", str(file), "--json")
    told = msgspec.json.decode(data.out, type=Checked)

    assert (answer.status, answer.err) == (2, "casino.toml is not lawful: 4 defects.\n")
    assert answer.out.startswith("table[1].seats: Mississippi Stud has 1 to 6 seats in Maryland, not 7. (md-2.A)\n")
    assert (data.status, data.err) == (2, "casino.toml is not lawful: 4 defects.\n")
    assert (told.lawful, len(told.defects)) == (False, 4)
    assert " ".join(answer.out.split()) == " ".join(str(defect) for defect in told.defects)


def test_a_file_that_is_no_toml_is_told_as_a_defect(run: Callable[..., Answer], tmp_path: Path) -> None:
    """The line and the column are given; a byte order mark is no mistake."""
    file = tmp_path / "casino.toml"
    file.write_text("casino = ", "utf-8")
    marked = tmp_path / "marked.toml"
    marked.write_text(Path(MARYLAND).read_text("utf-8"), "utf-8-sig")

    assert run("submission", "check", str(file)) == (
        2,
        "casino.toml: it is not TOML: Invalid value (at end of document).\n",
        "casino.toml is not lawful: 1 defect.\n",
    )
    assert run("submission", "check", str(marked)).status == 0


def test_one_sign_is_printed_alone(run: Callable[..., Answer]) -> None:
    """With --table there is one sign and no line between signs."""
    answer = run("submission", "sign", MARYLAND, "--table", "MS-102")

    assert answer.out.startswith("Harbour Light Casino, table MS-102\nMISSISSIPPI STUD\n")
    assert "=" * 80 not in answer.out
    assert answer.out.endswith("  Play money only: nothing won here has value.\n")


def test_the_version_is_said(run: Callable[..., Answer]) -> None:
    """The name and the number."""
    assert run("--version").out.startswith("fifthstreet ")
