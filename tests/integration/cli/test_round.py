"""`fifthstreet round run`: how every wager of a round in a file ended, and whether the file expects that."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

import msgspec
import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.integration.cli.conftest import Answer

PRINTED: Final = Path(__file__).parent / "golden"
GOLDEN: Final = Path(__file__).parents[2] / "golden"
ROUND: Final = """\
round mississippi-stud in maryland
name Two kings and a fold
table base_game base
table progressive A
limit ante $5 to $100
link $1
tier meter seed $10,000 reset $10,000 rate 5% now $12,000.50
seat 1 Ann
seat 2 Bob

1 ante $10
1 progressive $1
2 ante $5
cards 1: Kh Kd
cards community: 7s 4s 2d
no more bets

1 bet $10
2 fold
1 bet $10
1 bet $10
"""
EXPECT: Final = """
expect
2 ante $5 loses
1 ante $10 wins $10 at 1 to 1
1 third_street $10 wins $10 at 1 to 1
1 fourth_street $10 wins $10 at 1 to 1
1 fifth_street $10 wins $10 at 1 to 1
1 progressive $1 loses
after meter $12,000.55
"""
SAID: Final = """\
Two kings and a fold
Mississippi Stud, Maryland

position  player  wager          stake  outcome  at      paid  why
--------------------------------------------------------------------------------
2         Bob     ante           $5     loses                  folded [md-11.B.2.a]
1         Ann     ante           $10    wins     1 to 1  $10   pair of kings
                                                               [md-12.A.9]
1         Ann     third_street   $10    wins     1 to 1  $10   pair of kings
                                                               [md-12.A.9]
1         Ann     fourth_street  $10    wins     1 to 1  $10   pair of kings
                                                               [md-12.A.9]
1         Ann     fifth_street   $10    wins     1 to 1  $10   pair of kings
                                                               [md-12.A.9]
1         Ann     progressive    $1     loses                  pair of kings
                                                               [md-1.B.4,
                                                               md-12.C.1.a,
                                                               md-12.C.6.a,
                                                               md-12.C.7.a]

Staked $46; paid $40; handed over with the wagers that come back $80.

meter    before      after
-------------------------------
meter    $12,000.50  $12,000.55
reserve  $0          $0

"""


class Line(msgspec.Struct, forbid_unknown_fields=True):
    """One wager as `round run --json` tells it."""

    position: int
    player: str
    wager: str
    kind: str
    stake_cents: int
    outcome: str
    at: str | None
    paid_cents: int
    handed_over_cents: int
    hand: str
    why: str
    clauses: list[str]


class Meter(msgspec.Struct, forbid_unknown_fields=True):
    """One meter as `round run --json` tells it."""

    meter: str
    before_micro_cents: int
    before: str
    after_micro_cents: int
    after: str


class Run(msgspec.Struct, forbid_unknown_fields=True):
    """One file as `round run --json` tells it."""

    file: str
    mistakes: list[str]
    name: str = ""
    game: str = ""
    jurisdiction: str = ""
    void: str = ""
    lines: list[Line] = []
    staked_cents: int = 0
    paid_cents: int = 0
    handed_over_cents: int = 0
    meters: list[Meter] = []
    as_expected: bool = False
    differences: list[str] = []


@pytest.fixture
def written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a round that comes out, one that does not, and one that cannot be followed."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "true.round").write_text(ROUND + EXPECT, "utf-8")
    (tmp_path / "false.round").write_text(ROUND + EXPECT.replace("ante $5 loses", "ante $5 pushes"), "utf-8")
    (tmp_path / "wrong.round").write_text(ROUND.replace("2 fold", "2 fodl"), "utf-8")
    (tmp_path / "silent.round").write_text(ROUND, "utf-8")
    return tmp_path


@pytest.mark.usefixtures("written")
def test_a_round_is_told_wager_by_wager(run: Callable[..., Answer]) -> None:
    """Position, player, stake, outcome, odds, amount and clause; then totals, meters and whether all is as expected."""
    assert run("round", "run", "true.round") == (0, f"{SAID}Every line is as the file expects.\n", "")


@pytest.mark.usefixtures("written")
def test_a_file_that_expects_nothing_is_told_all_the_same(run: Callable[..., Answer]) -> None:
    """Nothing is compared, so nothing differs."""
    assert run("round", "run", "silent.round") == (0, f"{SAID}The file expects nothing.\n", "")


@pytest.mark.usefixtures("written")
def test_a_difference_ends_with_status_one(run: Callable[..., Answer]) -> None:
    """The differences follow the round, and the last sentence counts them."""
    assert run("round", "run", "false.round") == (
        1,
        f"{SAID}The file expects otherwise:\n  line 24: '2 ante $5 pushes' is expected; it is '2 ante $5 loses'.\n",
        "false.round is not as it expects: 1 difference.\n",
    )


@pytest.mark.usefixtures("written")
def test_a_file_that_cannot_be_followed_ends_with_status_two(run: Callable[..., Answer]) -> None:
    """Each mistake is a sentence with its line."""
    assert run("round", "run", "wrong.round") == (
        2,
        "line 19: 'fodl' is nothing that a player does; did you mean 'fold'?\n",
        "wrong.round cannot be followed: 1 mistake.\n",
    )


@pytest.mark.usefixtures("written")
def test_of_several_files_each_has_a_line(run: Callable[..., Answer]) -> None:
    """Only what differs or cannot be followed says more; one that is not there keeps no other from being dealt."""
    assert run("round", "run", "true.round", "silent.round", "false.round", "wrong.round", "no.round") == (
        2,
        (
            "true.round: as it expects.\n"
            "silent.round: it expects nothing.\n"
            "false.round: not as it expects: 1 difference.\n"
            "  line 24: '2 ante $5 pushes' is expected; it is '2 ante $5 loses'.\n"
            "wrong.round: cannot be followed: 1 mistake.\n"
            "  line 19: 'fodl' is nothing that a player does; did you mean 'fold'?\n"
            "no.round: cannot be followed: 1 mistake.\n"
            "  no.round cannot be read: no such file or directory.\n"
        ),
        "2 of 5 files cannot be followed.\n",
    )
    assert run("round", "run", "true.round", "false.round")[0::2] == (
        1,
        "1 of 2 files do not come out as they expect.\n",
    )


@pytest.mark.usefixtures("written")
def test_programs_are_told_the_same(run: Callable[..., Answer]) -> None:
    """Every figure is a number of cents, every notation stands beside it."""
    answer = run("round", "run", "false.round", "wrong.round", "--json")
    differing, wrong = msgspec.json.decode(answer.out, type=list[Run])

    assert (answer.status, answer.err) == (2, "1 of 2 files cannot be followed.\n")
    assert (differing.staked_cents, differing.paid_cents, differing.handed_over_cents) == (46_00, 40_00, 80_00)
    assert differing.lines[1].at == "1 to 1"
    assert differing.lines[0].at is None
    assert [meter.after for meter in differing.meters] == ["$12,000.55", "$0"]
    assert not differing.as_expected
    assert wrong.mistakes == ["line 19: 'fodl' is nothing that a player does; did you mean 'fold'?"]


def test_a_void_round_and_one_without_a_link_are_told(run: Callable[..., Answer], written: Path) -> None:
    """A void says why; a table without a link has no meters."""
    text = ROUND.replace("1 progressive $1\n", "").replace("table progressive A\n", "")
    lines = [line for line in text.splitlines() if not line.startswith(("link", "tier"))]
    (written / "void.round").write_text("\n".join([*lines, "void Sue because the lights went out"]), "utf-8")
    answer = run("round", "run", "void.round")
    data: list[dict[str, Any]] = json.loads(run("round", "run", "void.round", "--json").out)

    assert answer.status == 0
    assert "The round is void: the lights went out.\n" in answer.out
    assert "meter" not in answer.out
    assert data[0]["meters"] == []
    assert data[0]["void"] == "the lights went out"


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x00" * 300_000, b"", b"round " * 1_000], ids=range(4))
def test_no_file_ends_with_a_traceback(run: Callable[..., Answer], tmp_path: Path, content: bytes) -> None:
    """Bytes, length, nothing at all and nonsense are refused in sentences."""
    file = tmp_path / "any.round"
    file.write_bytes(content)
    answer = run("round", "run", str(file))

    assert answer.status == 2
    assert "Traceback" not in answer.out + answer.err
    assert answer.err.startswith(str(file))


def test_a_round_is_explained_in_sentences(run: Callable[..., Answer]) -> None:
    """Word for word as it was read: every line, position after position, envy last, and what the clauses say."""
    file = GOLDEN / "caribbean-stud" / "08-dealers-wrong-count-leaves-the-progressive.round"
    answer = run("round", "explain", str(file))

    assert answer == (0, (PRINTED / "explain.txt").read_text("utf-8"), "")


def test_an_explanation_is_data_for_programs(run: Callable[..., Answer], tmp_path: Path) -> None:
    """Each line has its sentence and the clauses that its own jurisdiction prints."""
    file = tmp_path / "kings.round"
    file.write_text(ROUND, "utf-8")
    told = json.loads(run("round", "explain", str(file), "--json").out)

    assert told[0] == {
        "position": 2,
        "player": "Bob",
        "wager": "ante",
        "sentence": "The Ante wager of $5 is lost: the hand was folded.",
        "clauses": ["md-11.B.2.a"],
    }
    assert [one["wager"] for one in told[1:]] == [
        "ante",
        "third_street",
        "fourth_street",
        "fifth_street",
        "progressive",
    ]


def test_what_cannot_be_followed_is_not_explained(run: Callable[..., Answer], tmp_path: Path) -> None:
    """The mistakes are told as `round run` tells them, with exit status 2."""
    file = tmp_path / "wrong.round"
    file.write_text(ROUND.replace("2 fold", "2 raise"), "utf-8")
    answer = run("round", "explain", str(file))

    assert (answer.status, answer.err.strip()) == (2, f"{file} cannot be followed.")
    assert answer.out.startswith("line 19: ")
