"""Every wrong pay table is answered with the sentences that are written beside it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec
import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.check_paytable import check_paytable
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.reading import read_toml
from tests.unit.rules.small import changed
from tests.unit.rules.wrong import Wrong, answered, read_wrong

if TYPE_CHECKING:
    from fifthstreet.rules.defects import Defect

FILE: Final = read_wrong("wrong_paytables.toml")


def checked(text: str) -> tuple[Defect, ...]:
    """Read and check the text of a pay table."""
    table = read_toml(Paytable, text, what="pay table")
    return check_paytable(table, catalogue.game(table.game))


@pytest.mark.parametrize("wrong", FILE.wrong, ids=lambda wrong: wrong.id)
def test_a_wrong_paytable_is_answered_with_its_sentences(wrong: Wrong) -> None:
    """Each line says where, what is wrong, what is allowed, and which clause or ruling is broken."""
    text = changed(FILE.sound[wrong.of], *wrong.change.items())

    assert answered(lambda: checked(text)) == wrong.expected


@pytest.mark.parametrize("name", FILE.sound)
def test_what_a_wrong_paytable_was_made_from_is_sound(name: str) -> None:
    """So each answer answers the change and nothing else."""
    assert answered(lambda: checked(FILE.sound[name])) == []


def test_there_are_forty_kinds_of_wrong_paytable_and_more() -> None:
    """No two are the same change, and each is answered."""
    changes = {(wrong.of, *wrong.change.items()) for wrong in FILE.wrong}

    assert len(FILE.wrong) == len(changes) == len({wrong.id for wrong in FILE.wrong})
    assert len(changes) >= 40
    assert all(wrong.expected for wrong in FILE.wrong)


def test_defects_of_a_table_inside_another_file_are_found_by_their_path() -> None:
    """A casino's submission holds several pay tables, so each path begins with the place of its own."""
    table = read_toml(Paytable, FILE.sound["stud"], what="pay table")
    wrong = msgspec.structs.replace(table, name="", clauses=("7.F",))

    found = check_paytable(wrong, catalogue.game(table.game), path="paytable[2]")

    assert [defect.path for defect in found] == ["paytable[2].name", "paytable[2].clauses"]


def test_a_table_of_another_game_is_refused_before_its_rows_are_read() -> None:
    """Its slots and hands would be looked up in the wrong game."""
    table = read_toml(Paytable, FILE.sound["stud"], what="pay table")

    found = check_paytable(table, catalogue.game("blackjack"))

    assert [str(defect) for defect in found] == ["game: this is a pay table of 'mississippi-stud', not of 'blackjack'."]
