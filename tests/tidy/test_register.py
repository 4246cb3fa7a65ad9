"""The register keeps its promises: each unit has one true entry, and what is done is proved."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.rules.clauses import Clause, Document, Enforced, Honoured, NotOurs, Reason, Ruling, Shown
from fifthstreet.rules.submissions import House
from tests.tidy import register
from tests.tidy.tree import texts

CLAUSE_FILE: Final = re.compile(r"src/fifthstreet/(?:documents|games/[^/]+)/clauses[^/]*\.toml")
CITING: Final = re.compile(
    r"src/fifthstreet/(?:games|jurisdictions|documents)/(?!.*proofs\.toml).*\.toml|src/fifthstreet/(?:rules|cli)/.*\.py"
)
TEST: Final = "tests/law/test_game.py::test_it"


@cache
def _units(*, second: bool = False) -> dict[str, str]:
    return {unit: digest for document in Document for unit, digest in catalogue.outline(document, second=second)}


def _found(by: str) -> object:
    return register.found(by, catalogue.rulebook())


def _entry(honoured: Honoured, *, part: int = 1, name: str = "md-6.A") -> Clause:
    return Clause(id=name, summary="Something.", honoured=honoured, part=part)


def test_the_two_outlines_agree() -> None:
    """Two readers found the same units with the same words in all four documents."""
    assert register.outline_differences(_units(), _units(second=True)) == []


def test_a_unit_read_otherwise_is_caught() -> None:
    """Other words and a unit that one reader missed are both named."""
    assert register.outline_differences({"md-1": "a", "md-2": "b"}, {"md-1": "a", "md-2": "c", "md-3": "d"}) == [
        "md-2: the two outlines of the documents do not agree on it.",
        "md-3: the two outlines of the documents do not agree on it.",
    ]


def test_every_unit_has_one_entry() -> None:
    """No printed unit lacks its entry, has two, or is made up."""
    files = {path: text for path, text in texts().items() if CLAUSE_FILE.fullmatch(path)}
    assert register.miscounted_entries(_units(), files) == []


def test_a_miscounted_entry_is_caught() -> None:
    """A unit without an entry, an entry told twice and an entry of no unit are named."""
    files = {"a": '["md-1"]\nsummary = "x"\n["md-9"]\nsummary = "x"\n', "b": '["md-1"]\nsummary = "y"\n'}
    assert register.miscounted_entries(["md-1", "md-2"], files) == [
        "md-2: has no entry in the register.",
        "md-1: has 2 entries in the register.",
        "md-9: is a unit of no document.",
    ]


def test_every_entry_names_a_part() -> None:
    """Parts are 1 to 7, and what is not ours waits for none."""
    assert register.misplaced_parts(catalogue.clauses().values()) == []


def test_a_misplaced_part_is_caught() -> None:
    """An eighth part, and a heading that waits, are named."""
    heading = NotOurs(reason=Reason.HEADING)
    sound = [_entry(Enforced(by="fifthstreet.round"), part=7), _entry(heading)]
    wrong = [_entry(Enforced(by="fifthstreet.round"), part=8), _entry(heading, part=2)]
    assert register.misplaced_parts(sound) == []
    assert register.misplaced_parts(wrong) == [
        "md-6.A: part 8 does not exist.",
        "md-6.A: is not ours and waits for part 2.",
    ]


def test_every_enforced_entry_names_what_does_it() -> None:
    """A symbol can be imported, a datum is in the rulebook; later parts may name a layer that is to come."""
    assert register.unresolved(catalogue.clauses().values(), _found) == []


@pytest.mark.parametrize(
    ("by", "part"),
    [
        ("fifthstreet.hands.five_card_hand", 1),
        ("fifthstreet.round", 2),
        ("games/mississippi-stud/wager/ante", 1),
        ("games/mississippi-stud/deal/rotation", 1),
        ("games/mississippi-stud/opening", 1),
        ("games/three-card-poker/dealer_qualifies", 1),
        ("paytables/mississippi-stud/cover_all/base", 1),
        ("jurisdictions/maryland/mississippi-stud/seats", 1),
        ("jurisdictions/south-dakota/mississippi-stud/rebuy_during_round", 1),
    ],
)
def test_what_may_be_named(by: str, part: int) -> None:
    """Each kind of name is understood."""
    assert register.unresolved([_entry(Enforced(by=by), part=part)], _found) == []


@pytest.mark.parametrize(
    ("by", "part"),
    [
        ("fifthstreet.hands.six_card_hand", 1),
        ("fifthstreet.nowhere.thing", 2),
        ("fifthstreet.training", 1),
        ("five_card_hand", 1),
        ("games/mississippi-stud/wager/blind", 1),
        ("games/mississippi-stud/dealer_qualifies", 1),
        ("games/mississippi-stud/summary", 1),
        ("games/pai-gow/wager/ante", 1),
        ("paytables/mississippi-stud/cover_all/A", 1),
        ("jurisdictions/maryland/mississippi-stud/tips", 1),
        ("jurisdictions/maryland/blackjack/seats", 1),
        ("jurisdictions/nevada/blackjack/seats", 1),
    ],
)
def test_a_name_of_nothing_is_caught(by: str, part: int) -> None:
    """A typing error, an absent datum and an unfinished layer for a finished part are named."""
    assert register.unresolved([_entry(Enforced(by=by), part=part)], _found) == [
        f"md-6.A: is enforced by {by}, which is nowhere."
    ]


def test_every_datum_named_cites_the_clause() -> None:
    """Register and data agree on which datum does what a clause asks."""
    assert register.uncited(catalogue.clauses().values(), _found) == []


def test_a_datum_that_does_not_cite_the_clause_is_caught() -> None:
    """The seats of Maryland are its chapter 2's, not chapter 7's."""
    by = "jurisdictions/maryland/mississippi-stud/seats"
    assert register.uncited([_entry(Enforced(by=by), name="md-2.A")], _found) == []
    assert register.uncited([_entry(Enforced(by=by), name="md-7.G")], _found) == [
        f"md-7.G: is enforced by {by}, which does not cite it."
    ]


def test_every_clause_of_a_finished_part_is_proved() -> None:
    """What the product enforces or shows by now has a test that names it."""
    assert register.unproved(catalogue.clauses().values(), catalogue.proofs()) == []


def test_every_ruling_of_a_finished_part_is_held() -> None:
    """Each reading that decides something by now has a test that names it."""
    assert register.unproved_rulings(catalogue.rulings().values(), catalogue.proofs()) == []


def test_what_is_not_proved_is_caught() -> None:
    """A finished part asks for a test of what is enforced or shown, and of each ruling; a later part does not yet."""
    entries = [
        _entry(Enforced(by="fifthstreet.money.Push")),
        _entry(Shown(where="sign"), name="md-6.B"),
        _entry(Shown(where="layout"), part=4, name="md-6.C"),
        _entry(NotOurs(reason=Reason.HEADING), name="md-6.D"),
    ]
    rulings = [Ruling(id=f"R{part}", title="", reading="", reason="", part=part) for part in (1, 3)]
    assert register.unproved(entries, {"md-6.B": (TEST,)}) == ["md-6.A: part 1 is done and no test proves it."]
    assert register.unproved(entries, {"md-6.A": (TEST,), "md-6.B": ()}) == [
        "md-6.B: part 1 is done and no test proves it."
    ]
    assert register.unproved_rulings(rulings, {}) == ["R1: part 1 is done and no test holds it."]
    assert register.unproved_rulings(rulings, {"R1": (TEST,)}) == []


def test_no_test_claims_a_clause_of_a_part_to_come() -> None:
    """What only the round, the house or a screen can prove is not counted as proved by its data."""
    assert register.premature_proofs(catalogue.clauses().values(), catalogue.proofs()) == []


def test_a_premature_claim_is_caught() -> None:
    """The sentence names the test, so that its writer can mend it."""
    entries = [_entry(Enforced(by="fifthstreet.ledger"), part=3)]
    assert register.premature_proofs(entries, {}) == []
    assert register.premature_proofs(entries, {"md-6.A": (TEST,)}) == [
        f"{TEST}: claims to prove md-6.A, which waits for part 3."
    ]


def test_every_setting_of_a_ruling_can_be_set() -> None:
    """What a regulator or an operator may decide otherwise is a setting of a game or of the house."""
    settings = {setting.id for game in catalogue.rulebook().games.values() for setting in game.setting}
    assert register.unknown_settings(catalogue.rulings().values(), settings | set(House.__struct_fields__)) == []


def test_an_unknown_setting_is_caught() -> None:
    """The sentence names ruling and setting."""
    ruling = Ruling(id="R1", title="", reading="", reason="", settings=("raise_amount", "raze_amount"))
    assert register.unknown_settings([ruling], {"raise_amount"}) == [
        "R1: names the setting raze_amount, which no game and no house has."
    ]


def test_every_citation_exists() -> None:
    """Games, pay tables, jurisdictions, entries, rulings and the checks' own sentences cite what is there."""
    known = _units().keys() | catalogue.rulings().keys()
    citing = {path: text for path, text in texts().items() if CITING.fullmatch(path)}
    assert [defect for path, text in citing.items() for defect in register.unknown_citations(path, text, known)] == []
    assert len([path for path in citing if path.endswith(".toml")]) > len(catalogue.GAMES)


def test_an_unknown_citation_is_caught() -> None:
    """Data are read at any depth, modules by their strings; a clause in a sentence is prose."""
    known = {"md-6.A", "R1"}
    data = 'clauses = ["md-6.A"]\n[[row]]\nrulings = ["R1", "R99"]\nenvy = [{ clauses = ["md-6.Z"] }]\n'
    module = 'x = Defect(clauses=("md-6.A", "md-6.Y"), rulings=("R98",))\ny = "see md-6.X"\n'
    assert tomllib.loads(data)
    assert register.unknown_citations("game.toml", data, known) == [
        "game.toml: cites R99, which does not exist.",
        "game.toml: cites md-6.Z, which does not exist.",
    ]
    assert register.unknown_citations("check.py", module, known) == [
        "check.py: cites R98, which does not exist.",
        "check.py: cites md-6.Y, which does not exist.",
    ]
