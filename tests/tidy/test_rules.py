"""Each house rule catches what it is for, in the words that the writer will read."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

import pytest

from tests.tidy import claims, modules, texts
from tests.tidy.rules import RULES, HouseRule

if TYPE_CHECKING:
    from collections.abc import Callable


class Snapshot(NamedTuple):
    """A text that keeps a rule, one that breaks it, and what the rule then says."""

    check: Callable[[str, str], list[str]]
    good: str
    bad: str
    sentences: list[str]


MODULE: Final = "src/fifthstreet/money/thing.py"
BODY_OF_69: Final = "    pass\n" * 69
BODY_OF_70: Final = "    pass\n" * 70

SNAPSHOTS: Final = (
    Snapshot(
        modules.long_modules,
        "x = 1\n" * 500,
        "x = 1\n" * 501,
        [f"{MODULE}: 501 lines; a module has at most 500."],
    ),
    Snapshot(
        modules.long_functions,
        f"def deal():\n{BODY_OF_69}",
        f"x = 1\ndef deal():\n{BODY_OF_70}",
        [f"{MODULE}:2: deal has 71 lines; a function has at most 70."],
    ),
    Snapshot(
        modules.impure_imports,
        "from fractions import Fraction\nfrom . import random\n",
        "import os.path\nfrom random import shuffle\n",
        [
            f"{MODULE}:1: imports os.path; this layer has no chance, clock, file or network.",
            f"{MODULE}:2: imports random; this layer has no chance, clock, file or network.",
        ],
    ),
    Snapshot(
        modules.impure_calls,
        "meter.open()\n",
        "open('cards')\npath.read_text()\n",
        [
            f"{MODULE}:1: calls open(); this layer touches nothing outside.",
            f"{MODULE}:2: calls .read_text(); this layer reads and writes no file.",
        ],
    ),
    Snapshot(
        modules.floats,
        "half: int = total // 2\n",
        "rate = 0.5\nshare: float = 1\nhalf = total / 2\ntotal /= 2\nmost = math.inf\n",
        [
            f"{MODULE}:1: 0.5 is no integer; money is counted, never approximated.",
            f"{MODULE}:2: float is no integer; money is counted, never approximated.",
            f"{MODULE}:3: true division; name the rounding, or make a Fraction.",
            f"{MODULE}:4: true division; name the rounding, or make a Fraction.",
            f"{MODULE}:5: inf is no integer; money is counted, never approximated.",
        ],
    ),
    Snapshot(
        modules.imported_test_libraries,
        "import tomllib\n",
        "from unittest.mock import MagicMock\n",
        [f"{MODULE}:1: imports unittest.mock; the product does not know that it is tested."],
    ),
    Snapshot(
        modules.prints,
        "card.print()\n",
        "print('As')\n",
        [f"{MODULE}:1: prints; only the command line speaks to the reader."],
    ),
    Snapshot(
        claims.excused_tests,
        "@pytest.mark.exhaustive\ndef test_all(): ...\n",
        "@pytest.mark.skip\ndef test_one(): ...\n@pytest.mark.xfail(strict=True)\ndef test_two(): ...\n",
        [
            f"{MODULE}:1: skip; a test runs and passes, or goes.",
            f"{MODULE}:3: xfail; a test runs and passes, or goes.",
        ],
    ),
    Snapshot(
        claims.tests_without_assertion,
        "def test_one():\n    assert deal()\n"
        "def test_two():\n    with pytest.raises(ValueError):\n        deal()\n"
        "def test_three():\n    check_deal()\n"
        "def helper():\n    deal()\n",
        "def test_one():\n    deal()\ndef test_two():\n    assert True\n",
        [f"{MODULE}:1: test_one asserts nothing.", f"{MODULE}:3: test_two asserts nothing."],
    ),
    Snapshot(
        texts.lock_addresses,
        'rich==15.0.0 \\\n    --hash=sha256:00\n      "url": "https://example.org/donate"\n',
        "--index-url https://example.org\nrich @ file:rich.whl\n",
        [
            f"{MODULE}:1: holds an address; a lock names versions and hashes only.",
            f"{MODULE}:2: holds an address; a lock names versions and hashes only.",
        ],
    ),
    Snapshot(
        texts.registries,
        "https://example.org/simply\n",
        "see py" + "pi.org\nhttps://host/py/simp" + "le\n",
        [
            f"{MODULE}:1: “py" + "pi.org” names a package registry; the machine says where packages come from.",
            f"{MODULE}:2: “//host/py/simpl{'e'}” names a package registry; the machine says where packages come from.",
        ],
    ),
    Snapshot(
        texts.private_words,
        "a shared table, a seed, docs/rulings.md\n",
        "see share" + "d/notes\nSTYLE" + ".md\n",
        [
            f"{MODULE}:1: “share" + "d/” names a paper or a place that a reader does not have.",
            f"{MODULE}:2: “STYLE" + ".md” names a paper or a place that a reader does not have.",
        ],
    ),
    Snapshot(
        texts.unfinished_work,
        "# To do one thing well.\n",
        "x = 1  # TO" + "DO\n",
        [f"{MODULE}:1: “TO" + "DO” leaves work undone; finish it, or open an issue."],
    ),
    Snapshot(
        texts.unexplained_exceptions,
        "x = 1  # noqa: S101 the house asserts\ny = 2  # type: ignore[misc]  # an untyped library\nz = '# noqa'\n",
        "x = 1  # noqa: S101\ny = 2  # type: ignore[misc]\nz = 3  # pragma: no cover\n",
        [
            f"{MODULE}:1: silences a checker without a reason on the same line.",
            f"{MODULE}:2: silences a checker without a reason on the same line.",
            f"{MODULE}:3: silences a checker without a reason on the same line.",
        ],
    ),
    Snapshot(
        texts.unexplained_ignores,
        'ignore = [\n    "S101",  # the house asserts\n]\nselect = ["ALL"]\n',
        'ignore = [\n    "S101",\n]\n',
        [f'{MODULE}:2: "S101", ignores a rule without a reason on the same line.'],
    ),
    Snapshot(
        texts.missing_final_newline,
        "x = 1\n",
        "x = 1",
        [f"{MODULE}: does not end with a newline."],
    ),
    Snapshot(
        texts.long_readme,
        "line\n" * 150,
        "line\n" * 151,
        [f"{MODULE}: 151 lines; the README has at most 150."],
    ),
)


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.check.__name__)
def test_each_rule_catches_what_it_is_for(rule: HouseRule) -> None:
    """Every rule has a snapshot: it passes the good text and names what is wrong in the bad one."""
    (snapshot,) = [snapshot for snapshot in SNAPSHOTS if snapshot.check is rule.check]

    assert rule.check(MODULE, snapshot.good) == []
    assert sorted(rule.check(MODULE, snapshot.bad)) == snapshot.sentences


def test_a_test_module_may_be_longer() -> None:
    """A file of tests has at most 600 lines."""
    assert modules.long_modules("tests/unit/test_deal.py", "x = 1\n" * 600) == []
    assert modules.long_modules("tests/unit/test_deal.py", "x = 1\n" * 601) == [
        "tests/unit/test_deal.py: 601 lines; a module has at most 600."
    ]


def test_the_catalogue_alone_reads_the_data_of_the_package() -> None:
    """Only the modules named for it read package data, and they read no other way."""
    reading = "from importlib.resources import files\nfiles('fifthstreet').joinpath('x').read_text()\n"

    assert modules.impure_imports("src/fifthstreet/games/catalogue.py", reading) == []
    assert modules.impure_calls("src/fifthstreet/games/catalogue.py", reading) == []
    assert modules.floats("src/fifthstreet/games/catalogue.py", "folder / 'game.toml'") == []
    assert len(modules.impure_imports("src/fifthstreet/games/other.py", reading)) == 1
    assert len(modules.impure_imports("src/fifthstreet/games/catalogue.py", "import os\n")) == 1


@pytest.mark.parametrize(
    ("path", "governed_by"),
    [
        ("src/fifthstreet/cards.py", "impure_imports"),
        ("src/fifthstreet/games/blackjack/steps.py", "floats"),
        ("src/fifthstreet/rules/wager.py", "prints"),
        ("requirements/dev.txt", "lock_addresses"),
        ("tests/unit/hands/test_five.py", "excused_tests"),
        ("README.md", "long_readme"),
    ],
)
def test_a_rule_governs_the_files_it_is_for(path: str, governed_by: str) -> None:
    """The patterns of paths reach the files they mean."""
    assert governed_by in {rule.check.__name__ for rule in RULES if rule.governs(path)}


def test_the_command_line_may_print_and_may_read_files() -> None:
    """The outer layers are not held to the rules of the pure ones."""
    governing = {rule.check.__name__ for rule in RULES if rule.governs("src/fifthstreet/cli/main.py")}

    assert governing & {"prints", "impure_imports", "floats"} == set()
