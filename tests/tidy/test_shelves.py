"""Game folders are alike, and every proof names a clause or a ruling that exists."""

from __future__ import annotations

from typing import Final

from tests.tidy.shelves import GAME_FILES, OUTLINE, PROOFS, RULINGS, uneven_game_folders, unknown_proofs
from tests.tidy.tree import texts

OUTLINE_PATH: Final = "src/fifthstreet/documents/outline/maryland.txt"
TEST: Final = "tests/unit/hands/test_five.py::test_order"


def test_every_game_folder_holds_the_same_files() -> None:
    """No game of the repository lacks a file or has one of its own."""
    assert uneven_game_folders(texts()) == []


def test_an_uneven_game_folder_is_caught() -> None:
    """A folder's missing and strange files are named; code of a game and the shared folder are no defect."""
    folder = "src/fifthstreet/games"
    even = [f"{folder}/blackjack/{file}" for file in (*GAME_FILES, "steps.py")]
    common = [f"{folder}/common/paytables.toml", f"{folder}/catalogue.py"]
    uneven = [f"{folder}/let-it-ride/{file}" for file in (*GAME_FILES - {"clauses.toml"}, "notes.txt")]

    assert uneven_game_folders(even + common) == []
    assert uneven_game_folders(even + uneven) == [
        "let-it-ride: lacks clauses.toml; every game folder holds the same files.",
        "let-it-ride: holds notes.txt; every game folder holds the same files.",
    ]


def test_every_proof_names_a_clause_or_a_ruling_that_exists() -> None:
    """No test of the repository names an unknown id."""
    assert unknown_proofs(texts()) == []


def test_an_unknown_id_is_caught() -> None:
    """The sentence names the test, so that its writer can mend it."""
    known = {OUTLINE_PATH: "md-6.D.1 0011223344556677\n", RULINGS: '[[ruling]]\nid = "R5"\n'}
    good = f'[clauses]\n"md-6.D.1" = ["{TEST}"]\n[rulings]\n"R5" = ["{TEST}"]\n'
    bad = f'[clauses]\n"md-6.D.99" = ["{TEST}"]\n[rulings]\n"R99" = ["{TEST}"]\n'

    assert OUTLINE.fullmatch(OUTLINE_PATH)
    assert unknown_proofs(known | {PROOFS: good}) == []
    assert unknown_proofs(known | {PROOFS: bad}) == [
        f"{TEST}: names the clause md-6.D.99, which is not in the register.",
        f"{TEST}: names the ruling R99, which is not in the register.",
    ]
