"""Every mistake of a user is one sentence on the error stream and exit status 2."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.integration.cli.conftest import Answer

EXAMPLES: Final = Path(__file__).parents[3] / "examples"
IOWA: Final = str(EXAMPLES / "iowa.toml")
GAMES: Final = (
    "mississippi-stud, three-card-poker, let-it-ride, caribbean-stud, silverado-stud, four-card-poker, "
    "texas-holdem-bonus, ultimate-texas-holdem, blackjack"
)
COMMANDS: Final = "games, rules, paytables, play, clauses, compare, submission, round"
MISTAKES: Final = {
    "nope": f"'nope' is no command of fifthstreet; there is {COMMANDS}.",
    "rule": "'rule' is no command of fifthstreet; did you mean 'rules'?",
    "submission nope": "'nope' is no command of fifthstreet submission; there is check, sign.",
    "submission sing": "'sing' is no command of fifthstreet submission; did you mean 'sign'?",
    "round nope": "'nope' is no command of fifthstreet round; there is run, explain.",
    "round run": "fifthstreet round run needs FILE; see fifthstreet round run --help.",
    "round run nowhere.round": "nowhere.round cannot be read: no such file or directory.",
    "--json": f"'--json' is no command of fifthstreet; there is {COMMANDS}.",
    "games extra": "fifthstreet games takes no 'extra'; see fifthstreet games --help.",
    "games --jsn": "'--jsn' is no option of fifthstreet games; did you mean '--json'?",
    "games --xyzzy": "'--xyzzy' is no option of fifthstreet games; see fifthstreet games --help.",
    "rules": "fifthstreet rules needs GAME; see fifthstreet rules --help.",
    "rules blackjack --jurisdiction": (
        "fifthstreet rules needs a value after --jurisdiction; see fifthstreet rules --help."
    ),
    "rules blackjack --jurisdiction iowa --jurisdiction iowa": (
        "--jurisdiction is given twice; see fifthstreet rules --help."
    ),
    "rules blackjack --json=maybe": 'Invalid value for --json: unable to convert "maybe" into bool.',
    "rules poker": f"'poker' is no game; there is {GAMES}.",
    "rules mississippi": "'mississippi' is no game; did you mean 'mississippi-stud'?",
    "rules blackjack --jurisdiction nevada": (
        "'nevada' is no jurisdiction; there is maryland, iowa, south-dakota, south-dakota-before."
    ),
    "paytables": f"paytables takes a game, or --all for every game; there is {GAMES}.",
    "paytables blackjack --all": f"paytables takes a game, or --all for every game; there is {GAMES}.",
    "paytables blackjac": "'blackjac' is no game; did you mean 'blackjack'?",
    "clauses --document zz": "'zz' is no document; there is md, sd, ia, ca.",
    "clauses --clause md-99": (
        "'md-99' is no clause of the documents; ids look like md-11.B.2.a, sd-15.14.17.b.i or ca-8.a."
    ),
    "compare blackjack iowa": "fifthstreet compare needs SECOND; see fifthstreet compare --help.",
    "compare blackjack iowa marylnd": "'marylnd' is no jurisdiction; did you mean 'maryland'?",
    "submission check": "fifthstreet submission check needs FILE; see fifthstreet submission check --help.",
    f"submission sign {IOWA} --table 9": "'9' is no table of Prairie Star Casino; there is 7, 8.",
}


@pytest.mark.parametrize(("words", "sentence"), MISTAKES.items(), ids=[*[*MISTAKES][:-1], "an unknown table"])
def test_a_mistake_is_answered_in_one_sentence(run: Callable[..., Answer], words: str, sentence: str) -> None:
    """It says what is wrong and what is right; nothing is printed as an answer."""
    assert run(*words.split()) == (2, "", f"{sentence}\n")


UNREADABLE: Final[dict[str, tuple[bytes, str]]] = {
    "binary": (b"casino = \xff\xfe\x00", "it is not UTF-8 text."),
    "long": (b"#" * 1_000_001, "it is over 1,000,000 bytes."),
    "deep": (b"casino = " + b"[" * 3_000, "a number in it is too long, or its lists lie too deep in one another."),
    "figures": (b"seats = " + b"9" * 5_000, "a number in it is too long, or its lists lie too deep in one another."),
}


@pytest.mark.parametrize("command", ["check", "sign"])
@pytest.mark.parametrize(("content", "why"), UNREADABLE.values(), ids=[*UNREADABLE])
def test_an_unreadable_file_is_refused(
    run: Callable[..., Answer], tmp_path: Path, command: str, content: bytes, why: str
) -> None:
    """A file that is no text, too long or too deep is refused with its name and the reason."""
    file = tmp_path / "casino.toml"
    file.write_bytes(content)

    assert run("submission", command, str(file)) == (2, "", f"{file} cannot be read: {why}\n")


def test_a_directory_and_a_missing_file_are_refused(run: Callable[..., Answer], tmp_path: Path) -> None:
    """The system's own reason is given."""
    missing = tmp_path / "nowhere.toml"

    assert run("submission", "check", str(tmp_path)) == (2, "", f"{tmp_path} cannot be read: is a directory.\n")
    assert run("submission", "check", str(missing)) == (
        2,
        "",
        f"{missing} cannot be read: no such file or directory.\n",
    )


def test_an_unlawful_submission_has_no_sign(run: Callable[..., Answer], tmp_path: Path) -> None:
    """The sentence says where its defects are told."""
    file = tmp_path / "casino.toml"
    file.write_text("casino = 'A'", "utf-8")

    assert run("submission", "sign", str(file)) == (
        2,
        "",
        f"casino.toml is not lawful, so it has no sign; see fifthstreet submission check {file}.\n",
    )
