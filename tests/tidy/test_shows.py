"""What a part shows is read from what its commands print, and nothing short passes for met."""

from __future__ import annotations

import json

from tools.shows import part1
from tools.shows.lines import Figure, Line, Outcome, at_least, at_most, matching, measured


def test_a_missing_figure_is_short() -> None:
    """A command that prints no figure meets nothing."""
    silent = Outcome(0, "nothing here")

    assert [read(silent).met for read in (matching(r"\d+ passed"), at_least(r"(\d+)", 1), at_most(r"(\d+)", 9))] == [
        False,
        False,
        False,
    ]


def test_a_figure_is_met_at_its_target_and_short_beyond() -> None:
    """Sixty are enough where sixty are asked; 501 lines are too many where 500 are allowed."""
    assert at_least(r"(\d+) passed", 60)(Outcome(0, "60 passed")) == Figure("60", met=True)
    assert at_least(r"(\d+) passed", 60)(Outcome(0, "59 passed")) == Figure("59", met=False)
    assert at_most(r"(\d+) lines", 500)(Outcome(0, "500 lines")) == Figure("500", met=True)
    assert at_most(r"(\d+) lines", 500)(Outcome(0, "501 lines")) == Figure("501", met=False)


def test_a_command_that_fails_is_short_whatever_it_prints() -> None:
    """A failing command is reported with its exit code."""
    figure = measured(Line("it fails", "echo 60 passed; exit 3", "60", at_least(r"(\d+) passed", 60)), 0)

    assert figure == Figure("failed with 3, see build/shows/0.out and .err", met=False)


def test_an_output_that_cannot_be_read_is_short() -> None:
    """A listing that is not JSON meets nothing, and the lines after it still run."""
    figure = measured(Line("it babbles", "echo babble", "tables", part1.paytables), 0)

    assert figure.text.startswith("cannot be read")
    assert not figure.met


def test_a_pay_table_that_is_not_listed_is_short() -> None:
    """Every printed table must be listed, and every clause of a printed row be cited by a row or its envy award."""
    printed, clauses = part1.printed_tables()
    first, *others = sorted(clauses)
    rows = [{"clauses": [clause], "envy": []} for clause in others]
    envious = [*rows, {"clauses": [], "envy": [{"clauses": [first]}]}]
    keys = ("game", "slot", "name", "players")
    tables: list[dict[str, object]] = [dict(zip(keys, table, strict=True)) | {"rows": []} for table in printed]
    whole = [tables[0] | {"rows": envious}, *tables[1:]]

    assert part1.paytables(Outcome(0, json.dumps({"paytables": whole}))).met
    assert not part1.paytables(Outcome(0, json.dumps([tables[0] | {"rows": rows}, *tables[1:]]))).met
    assert not part1.paytables(Outcome(0, json.dumps(whole[:-1]))).met


def test_a_unit_without_an_entry_or_an_outline_that_differs_is_short() -> None:
    """The register is whole only if each unit has its entry and both outlines agree."""
    whole = {"units": 2, "clauses": 2, "with_tests": 1, "without_entry": [], "outline_differences": []}
    wanting = whole | {"clauses": 1, "without_entry": ["md-6.A"]}
    different = whole | {"outline_differences": ["md-6.A"]}

    assert [part1.clauses(Outcome(0, json.dumps([document]))).met for document in (whole, wanting, different)] == [
        True,
        False,
        False,
    ]
