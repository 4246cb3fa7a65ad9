"""Every wrong cell and every wrong clause is noticed: a tenth of them in `make test`, all in `make exhaustive`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import BasisPoints, Cents, FixedAward, ForOdds, Loses, MeterShare, Payout, Push, ToOdds
from tests.mutation.catching import caught, cells_of, golden_rounds, printed
from tests.mutation.cells import TENTHS, Judged, killers, mutants, report, tenth_of_the_tree
from tests.mutation.mutants import every_mutant, wrong_pays

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.enumeration


def survivors(*arguments: str) -> list[str]:
    """The survivors that the command names; the law is tried in children of a process that has read nothing else."""
    command = [sys.executable, "-m", "tests.mutation.cells", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode in (0, 1), done.stderr
    assert "survive" in done.stdout, done.stderr
    named = [line for line in done.stdout.splitlines() if line.startswith("survives: ")]
    assert bool(named) == bool(done.returncode)
    return named


def test_no_mutant_of_the_tenth_that_is_due_survives() -> None:
    """A tenth of all wrong data, another one whenever the data or the golden rounds change."""
    assert survivors("--tenth", "due") == []


@pytest.mark.exhaustive
def test_no_mutant_survives() -> None:
    """Every cell wrong is noticed twice, and every other datum that moves money or hides a card at least once."""
    assert survivors() == []


@pytest.mark.exhaustive
def test_the_law_holds_by_the_right_rulebook() -> None:
    """No test of the law fails without a wrong datum, so that one that fails has noticed something."""
    assert survivors("--right") == []


def test_the_right_rulebook_is_noticed_by_nobody() -> None:
    """Golden rounds, the second payer and his tables all agree with the rulebook as it is."""
    rulebook = catalogue.rulebook()

    assert [one.name for one in golden_rounds() if any(one.replayed(rulebook))] == []
    for tables in rulebook.paytables.values():
        for table in tables:
            right = cells_of(rulebook, table)
            assert {hand: right[hand] for hand in printed(table)} == printed(table), table.key


def test_a_wrong_cell_is_noticed_by_both() -> None:
    """A royal flush at 501 to 1 in Mississippi Stud differs from a golden round and from the second payer's table."""
    mutant = next(one for one in mutants(None) if one.name.startswith("mississippi-stud/base_game/base: royal flush"))
    found = caught(mutant)

    assert found.golden.startswith("mississippi-stud/")
    assert found.payer == "royal flush: ('500 to 1', ())"


def test_every_row_of_every_table_is_made_wrong() -> None:
    """Each printed row has a mutant of what it pays, and each envy one of its own."""
    made = [one.name for one in mutants(None) if one.cell is not None]

    for tables in catalogue.rulebook().paytables.values():
        for table in tables:
            for row in table.rows:
                wanted = [f"{table.key}: {row.hand} pays "] + [f"{table.key}: {row.hand} earns "] * len(row.envy)
                for beginning in wanted:
                    assert any(name.startswith(beginning) for name in made), beginning
    assert len(made) == len(set(made))


def test_every_mutant_differs_from_the_rulebook() -> None:
    """Nothing is counted as noticed that was never wrong, and no name stands for two mutants."""
    names = [one.name for one in every_mutant(catalogue.rulebook()) if one.rulebook != catalogue.rulebook()]

    assert len(names) == len(set(names)) == sum(1 for _ in mutants(None))


@pytest.mark.parametrize(
    ("pays", "wrong"),
    [
        (ToOdds(winnings=500), ToOdds(winnings=501)),
        (ForOdds(amount=300), ForOdds(amount=301)),
        (MeterShare(share=BasisPoints(1_000)), MeterShare(share=BasisPoints(900))),
        (FixedAward(amount_cents=Cents(100_00)), FixedAward(amount_cents=Cents(101_00))),
        (Push(), Loses()),
        (Loses(), Push()),
    ],
)
def test_a_payout_is_made_a_little_wrong(pays: Payout, wrong: Payout) -> None:
    """One more at odds, one dollar more, one hundredth of a meter less; a push loses and a loss pushes."""
    assert list(wrong_pays(pays)) == [wrong]


def test_the_tenths_are_the_whole() -> None:
    """Every mutant belongs to one tenth, and the one that is due is one of them."""
    assert sum(sum(1 for _ in mutants(tenth)) for tenth in range(TENTHS)) == sum(1 for _ in mutants(None))
    assert tenth_of_the_tree() in range(TENTHS)


def test_the_tests_of_the_law_that_are_kept_speak_of_mutants_there_are() -> None:
    """No line is kept for a datum that is gone, and each names a test."""
    assert set(killers()) <= {one.name for one in mutants(None)}
    assert [name for name, test in killers().items() if not (ROOT / test.partition("::")[0]).is_file()] == []


def test_a_survivor_is_named() -> None:
    """A cell that one of the two misses survives, and the report says who did notice it."""
    found = [
        Judged("a cell", cell=True, golden="a round", payer=""),
        Judged("a clause", cell=False, golden="", payer=""),
    ]

    told = list(report(found, ["a sight"]))

    assert told[-4:-1] == [
        "survives: a cell (noticed by the golden rounds alone)",
        "survives: a clause",
        "survives: a sight",
    ]
    assert told[-1].endswith(" mutants: 3 survive.")
    assert told[1].split() == ["cells", "1", "1", "0", "0", "1"]
