"""Data files build on one another: headings, shared pay tables, amended texts."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.defects import DataError
from fifthstreet.rules.paytables import SharedPaytableFile
from fifthstreet.rules.reading import read_toml
from fifthstreet.rules.sources import amended, expanded, heading_lines, speaks_of
from tests.unit.rules.small import GAME, JURISDICTION, changed, small_game, small_jurisdiction

SHARED = """
[[paytable]]
name = "LINK-01"
wager = "$1"
amounts_scale = true
otherwise = "loses"
uses = [
  { game = "pocket-stud", slot = "progressive", hand = "own", clauses = ["sd-15.99.12"], rulings = ["R9"] },
  { game = "other-stud", slot = "jackpot" },
]
rows = [
  { hand = "royal flush", pays = "100% of meter", clauses = ["sd-15.99.12.1", "sd-15.98.7.1"], envy = [
    { wager = "$1", pays = "$100 envy", clauses = ["sd-15.99.12.2", "sd-15.98.7.2"] },
  ], rulings = ["R30"] },
  { hand = "full house", pays = "50 for 1", printed = "50 to 1", clauses = ["sd-15.98.7.3"], rulings = ["R29"] },
]

[[paytable]]
name = "LINK-02"
otherwise = "loses"
uses = [{ game = "other-stud", slot = "jackpot" }]
rows = [{ hand = "royal flush", pays = "100% of meter" }]
"""

AMENDMENT = """
id = "nowhere-before"
name = "Nowhere before"
text = "before"

[[game]]
game = "pocket-stud"
wagers = ["ante"]

[[game]]
game = "new-stud"
wagers = ["ante"]
seats = { max = 6 }
hands = { max = 1 }
dealing = ["rotation"]
irregularities = []
decks = {}
settlement = { wagers = ["ante"] }
"""


def test_a_heading_ends_where_the_first_table_begins() -> None:
    """A quick listing reads no more."""
    heading = heading_lines(GAME)

    assert heading.splitlines()[1] == 'id = "pocket-stud"'
    assert heading.rstrip().endswith('clauses = ["sd-15.99.1"]')


def test_a_datum_without_tables_is_all_heading() -> None:
    """Then every line is read."""
    assert heading_lines('id = "one"\nname = "One"') == 'id = "one"\nname = "One"'


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_game_is_listed_by_what_it_says_of_itself(game: str) -> None:
    """The heading and the whole datum agree."""
    heading = next(heading for heading in catalogue.headings() if heading.id == game)
    datum = catalogue.game(game)

    assert (heading.name, heading.summary, heading.sections) == (datum.name, datum.summary, datum.sections)


def test_a_shared_table_is_printed_by_a_game_with_that_games_clauses() -> None:
    """Rows and envy keep what lies in the game's own sections and leave the others'."""
    (table,) = expanded(read_toml(SharedPaytableFile, SHARED, what="shared").paytable, small_game())

    assert table.key == "pocket-stud/progressive/LINK-01"
    assert (table.hand, table.wager, table.amounts_scale) == ("own", 100, True)
    assert (table.clauses, table.rulings) == (("sd-15.99.12",), ("R9",))
    assert [row.clauses for row in table.rows] == [("sd-15.99.12.1",), ()]
    assert [row.rulings for row in table.rows] == [("R30",), ("R29",)]
    assert [bonus.clauses for row in table.rows for bonus in row.envy] == [("sd-15.99.12.2",)]
    assert [str(row.printed) for row in table.rows] == ["None", "50 to 1"]


@pytest.mark.parametrize(
    ("clause", "sections", "expected"),
    [
        ("sd-15.14", ("sd-15.14",), True),
        ("sd-15.14.2", ("sd-15.14",), True),
        ("sd-15.140", ("sd-15.14",), False),
        ("md-2.A", ("md",), True),
        ("mdx-2.A", ("md",), False),
        ("ia-dealing.3", ("md", "ia"), True),
        ("ca-1", (), False),
    ],
)
def test_a_clause_lies_in_a_section_or_does_not(clause: str, sections: tuple[str, ...], *, expected: bool) -> None:
    """A section is a whole number of places of an id, or a whole document."""
    assert speaks_of(clause, sections) is expected


def test_an_amended_text_keeps_what_it_does_not_change() -> None:
    """What it says of a game replaces what the other text says, rule by rule; a new game is added."""
    base, before = small_jurisdiction(), amended(JURISDICTION, AMENDMENT, what="before")
    rules, kept = before.rules_of("pocket-stud"), base.rules_of("pocket-stud")
    assert rules is not None
    assert kept is not None

    assert (before.id, before.text, before.regulator) == ("nowhere-before", "before", base.regulator)
    assert rules.wagers == ("ante",)
    assert (rules.seats, rules.tables, rules.progressive) == (kept.seats, kept.tables, kept.progressive)
    assert [game.game for game in before.game] == ["pocket-stud", "new-stud"]
    assert base.rules_of("new-stud") is None


@pytest.mark.parametrize("games", ['game = "pocket-stud"', 'game = ["pocket-stud", {}]', ""])
def test_an_amendment_without_games_changes_none(games: str) -> None:
    """What is not a list of games with names adds nothing to the text it amends."""
    assert amended(JURISDICTION, games, what="before") == small_jurisdiction()


def test_an_amendment_is_refused_with_its_own_defects() -> None:
    """As any other file is."""
    wrong = changed(AMENDMENT, ("hands = { max = 1 }\n", ""))

    with pytest.raises(DataError, match=r"^before has 1 defect: game\[2\]\.hands: 'hands' is missing\.$"):
        amended(JURISDICTION, wrong, what="before")
