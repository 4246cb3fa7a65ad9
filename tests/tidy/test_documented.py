"""Whatever has a name is in the documentation, and what the documentation shows is true."""

from __future__ import annotations

import shlex
import shutil
import subprocess
from functools import cache
from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from fifthstreet.cli import main
from fifthstreet.cli.clauses import coverage_of
from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS
from fifthstreet.rules.clauses import Document
from fifthstreet.rules.compare import describe_jurisdiction
from fifthstreet.rules.submissions import RulesSubmission
from tests.tidy.documented import Names, Shown, shown_in, undocumented, unknown_targets, untrue
from tests.tidy.tree import ROOT, texts
from tools.reference.commands import commands, options_of
from tools.reference.meanings import MEANINGS
from tools.reference.pages import pages, write
from tools.reference.registers import PAGES, Claims
from tools.reference.vocabulary import FILES, meanings, structs_of

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

EXAMPLES: Final = ROOT / "docs" / "examples"


@cache
def generated() -> dict[str, str]:
    """The generated pages, written once for all tests."""
    return pages()


def written_by_hand() -> dict[str, str]:
    """The pages that people wrote, by their paths."""
    return {
        path: text
        for path, text in texts().items()
        if path.endswith(".md") and (path.startswith("docs/") or "/" not in path)
    }


def names_of_games() -> Iterator[Names]:
    """Everything with a name in a game."""
    for game in map(catalogue.game, catalogue.GAMES):
        page = f"reference/games/{game.id}.md"
        yield Names("wager", page, tuple(wager.id for wager in game.wager), "- `{}`: ")
        yield Names("slot", page, tuple(slot.id for slot in game.slot), "- `{}`: ")
        yield Names("hand", page, tuple(hand.id for hand in game.hand), "- `{}`: ")
        yield Names("way of dealing", page, tuple(deal.procedure for deal in game.deal), "- `{}`: ")
        yield Names("street", page, tuple(street.id for street in game.street), "- `{}`: ")
        yield Names("setting", page, tuple(setting.id for setting in game.setting), "- `{}`: ")
        yield Names("setting", "reference/settings.md", tuple(setting.id for setting in game.setting), "- `{}`: ")
        tables = catalogue.paytables(game.id)
        keys = tuple(table.key.replace("/", "-").lower() for table in tables)
        yield Names("pay table", f"reference/paytables/{game.id}.md", keys, "(paytable-{})=")
        hands = tuple(row.hand for table in tables for row in table.rows)
        yield Names("row", f"reference/paytables/{game.id}.md", hands, "| {} |")


def names_of_jurisdictions() -> Iterator[Names]:
    """Every topic of every jurisdiction."""
    for there in map(catalogue.jurisdiction, catalogue.JURISDICTIONS):
        page = f"reference/jurisdictions/{there.id}.md"
        for rules in there.game:
            game = catalogue.game(rules.game)
            lines = [line for section in describe_jurisdiction(game, there) for line in section.lines]
            topics = tuple(line.text.partition(": ")[0] for line in lines)
            yield Names("game", page, (game.name,), "## {}\n")
            yield Names("topic", page, tuple(topic[:1].upper() + topic[1:] for topic in topics), "**{}**: ")


def names_of_files() -> Iterator[Names]:
    """Every key of every kind of data file."""
    for name, (_, kind, _) in FILES.items():
        keys = {field.name for struct in structs_of(kind) for field in msgspec.structs.fields(struct)}
        yield Names("key", f"reference/files/{name}.md", tuple(sorted(keys)), "- `{}`: ")


def names_of_commands() -> Iterator[Names]:
    """Every command with its options."""
    page = "reference/commands.md"
    for command in commands():
        yield Names("command", page, (command.words,), "## `fifthstreet {}`")
        yield Names("option", page, tuple(options_of(command)), "- `{}`: ")


def names_of_registers() -> Iterator[Names]:
    """Every ranking, ruling, duty and clause."""
    yield Names("ranking", "reference/hands.md", tuple(RANKINGS), "## `{}`")
    yield Names("hand", "reference/hands.md", tuple(hand for one in RANKINGS.values() for hand in one.hands))
    yield Names("ruling", "rulings.md", tuple(catalogue.rulings()), "## {}: ")
    duties = tuple(duty.id for duty in catalogue.procedures().duty)
    yield Names("duty", "reference/procedures.md", duties, "- `{}`: ")
    for document in Document:
        clauses = tuple(id_ for id_, entry in catalogue.clauses().items() if entry.document is document)
        yield Names("clause", f"clauses/{PAGES[document]}.md", clauses, "\n**{}** ")


@pytest.mark.parametrize(
    "names",
    [names_of_games, names_of_jurisdictions, names_of_files, names_of_commands, names_of_registers],
    ids=["games", "jurisdictions", "files", "commands", "registers"],
)
def test_whatever_has_a_name_is_documented(names: object) -> None:
    """A wager, a slot, a setting, a topic, a key, an option, a ruling or a clause has its line in the reference."""
    assert callable(names), "names are asked for by calling"
    assert undocumented(generated(), names()) == []


def test_what_is_not_documented_is_caught() -> None:
    """A name without its line, and a page that is not there, are told in one sentence each."""
    expected = [Names("wager", "games.md", ("ante", "play"), "- `{}`: "), Names("ruling", "rulings.md", ("R1",))]

    assert undocumented({"games.md": "- `ante`: Opens.\n- `play`: Raises.\n", "rulings.md": "`R1`"}, expected) == []
    assert undocumented({"games.md": "- `ante`: Opens; `play` raises.\n"}, expected) == [
        "games.md: says nothing of the wager play.",
        "rulings.md: says nothing of the ruling R1.",
    ]


def test_every_option_says_what_it_does() -> None:
    """No argument of a command is listed without a meaning."""
    assert [
        (command.words, typed) for command in commands() for typed, about in options_of(command).items() if not about
    ] == []


def test_every_key_of_a_submission_says_what_it_means() -> None:
    """No key of a submission is listed without a meaning, and no meaning is kept for a key that has gone."""
    keys = {
        f"{struct.__name__}.{field.name}": meanings(struct).get(field.name, "")
        for struct in structs_of(RulesSubmission)
        for field in msgspec.structs.fields(struct)
    }

    assert [key for key, about in keys.items() if not about] == []
    assert set(MEANINGS) <= set(keys)


def test_the_two_outlines_agree_and_every_unit_has_an_entry() -> None:
    """What the clause pages say of their own completeness is so."""
    found = [coverage_of(document) for document in Document]

    assert [(one.document, one.outline_differences, one.without_entry, one.unknown) for one in found] == [
        (document.value, (), (), ()) for document in Document
    ]


def test_no_generated_page_is_kept() -> None:
    """Git ignores every page that the build writes, so none is committed and none is out of date."""
    paths = "\0".join(f"docs/{path}" for path in generated())
    ignored = subprocess.run(
        ["git", "check-ignore", "-z", "--stdin", "--no-index"],  # noqa: S607 - git is found where the machine has it
        cwd=ROOT,
        input=paths,
        capture_output=True,
        text=True,
        check=True,
    ).stdout

    assert set(ignored.split("\0")) - {""} == set(paths.split("\0"))


def test_a_page_that_is_no_longer_written_goes(tmp_path: Path) -> None:
    """Writing twice changes nothing but the page of a game that has gone."""
    gone = tmp_path / "reference" / "games" / "faro.md"
    gone.parent.mkdir(parents=True)
    gone.write_text("# Faro\n")

    assert write(tmp_path) == len(generated())
    assert not gone.exists()
    assert {file.relative_to(tmp_path).as_posix() for file in tmp_path.rglob("*.md")} == set(generated())


def test_a_claim_is_the_first_line_of_a_docstring(tmp_path: Path) -> None:
    """Tests in classes are found, and a test that has gone claims nothing."""
    (tmp_path / "test_hands.py").write_text(
        'def test_order():\n    """A pair beats\n    no pair.\n\n    More."""\n'
        'class TestTies:\n    def test_low_ace(self):\n        """The ace is low."""\n'
    )
    claims = Claims(tmp_path)

    assert claims.of("test_hands.py::test_order") == "A pair beats no pair."
    assert claims.of("test_hands.py::TestTies::test_low_ace") == "The ace is low."
    assert claims.of("test_hands.py::test_gone") == claims.of("test_gone.py::test_order") == ""


def test_every_command_shown_answers_as_shown(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Each console session of the README and the documentation is run on the examples of the documentation."""
    shutil.copytree(EXAMPLES, tmp_path, dirs_exist_ok=True)
    shutil.copytree(ROOT / "examples", tmp_path / "examples")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def answer(arguments: str) -> str:
        main(shlex.split(arguments))
        answered = capsys.readouterr()
        return answered.out + answered.err

    shown = [one for page, text in written_by_hand().items() for one in shown_in(page, text)]

    assert {one.arguments.split()[0] for one in shown} >= {"games", "rules", "paytables", "clauses", "submission"}
    assert not (false := untrue(shown, answer)), "\n".join(false)


def test_a_false_session_is_caught() -> None:
    """Three dots stand for anything; another answer is refused and told."""
    text = "```console\n$ fifthstreet games\nThe games ...\n$ fifthstreet rules faro\n...\nFaro\n```\n"
    shown = shown_in("start.md", text)

    assert shown == [
        Shown("start.md", "games", "The games ..."),
        Shown("start.md", "rules faro", "...\nFaro\n"),
    ]
    assert (
        untrue(shown, {"games": "The games of\n  Fifth Street.\n", "rules faro": "A game:\nFaro\n"}.__getitem__) == []
    )
    assert untrue(shown[1:], lambda _: "'faro' is no game.\n") == [
        "start.md: 'fifthstreet rules faro' answers otherwise:\n'faro' is no game.\n"
    ]


def test_every_target_named_is_in_the_makefile() -> None:
    """The README, the documentation and the list for contributors name targets that make has, and all of them."""
    makefile = (ROOT / "Makefile").read_text("utf-8")

    assert unknown_targets(written_by_hand(), makefile) == []
    assert unknown_targets({"README.md": "`make test` or `make tea`"}, makefile) == [
        "README.md: 'make tea' is no target of the Makefile."
    ]
