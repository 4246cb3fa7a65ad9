"""The register says of every clause how it is honoured, and of every document how far."""

from __future__ import annotations

import pytest

from fifthstreet.rules.clauses import (
    Document,
    Enforced,
    Honoured,
    NotOurs,
    Reason,
    Recorded,
    Shown,
    When,
    Who,
)
from fifthstreet.rules.defects import DataError
from fifthstreet.rules.register import class_of, coverage, read_clauses, read_proofs

CLAUSES = """
["md-1.A"]
class = "enforced"
by = "fifthstreet.rules.games.Game"
summary = "A game has a name."

["md-1.B"]
class = "recorded"
who = "dealer"
when = "shuffling"
summary = "The dealer shuffles."
part = 2
rulings = ["R42"]

["md-1.C"]
class = "shown"
where = "the sign"
summary = "The sign says so."
text = "before"

["sd-15.99"]
class = "not ours"
reason = "a duty of the regulator"
summary = "The regulator approves."
part = 3
"""


def test_an_entry_says_how_its_clause_is_honoured() -> None:
    """Each class has keys of its own beside the summary."""
    entries = read_clauses(CLAUSES, what="clauses")
    expected: dict[str, Honoured] = {
        "md-1.A": Enforced(by="fifthstreet.rules.games.Game"),
        "md-1.B": Recorded(who=Who.DEALER, when=When.SHUFFLE),
        "md-1.C": Shown(where="the sign"),
        "sd-15.99": NotOurs(reason=Reason.REGULATOR),
    }

    assert {clause: entry.honoured for clause, entry in entries.items()} == expected
    assert [class_of(entry) for entry in entries.values()] == ["enforced", "recorded", "shown", "not ours"]
    assert (entries["md-1.B"].part, entries["md-1.B"].rulings) == (2, ("R42",))
    assert [entry.document for entry in entries.values()] == [*[Document.MARYLAND] * 3, Document.SOUTH_DAKOTA]


def test_wrong_entries_are_all_named_at_once() -> None:
    """Each under the id of its clause."""
    wrong = """
    title = "clauses"

    ["md-1.A"]
    class = "enforced"
    by = "somebody"
    summry = "A game has a name."

    ["md-1.B"]
    class = "recorded"
    who = "guest"
    when = "shuffling"
    summary = "The dealer shuffles."

    ["md-1.C"]
    class = "ours"
    summary = "The sign says so."

    ["md-1.D"]
    summary = "It stands for nothing."
    """

    people = (f"'{who.value}'" for who in Who)
    with pytest.raises(DataError) as caught:
        read_clauses(wrong, what="clauses")

    assert [str(defect) for defect in caught.value.defects] == [
        "title: a clause is a table of what it says and how it is honoured.",
        "md-1.A.summry: 'summry' is not known here; did you mean 'summary'?",
        "md-1.A.summary: 'summary' is missing.",
        f"md-1.B.honoured.who: 'guest' is not one of {', '.join(people)}.",
        "md-1.C.honoured.class: 'ours' is not one of 'enforced', 'recorded', 'shown', 'not ours'.",
        "md-1.D.honoured.class: 'class' is missing; it is one of 'enforced', 'recorded', 'shown', 'not ours'.",
    ]


def test_proofs_of_clauses_and_of_rulings_are_read_together() -> None:
    """No clause has a ruling's name."""
    text = '[clauses]\n"md-1.A" = ["test_a"]\n[rulings]\nR5 = ["test_b", "test_c"]\n'

    assert read_proofs(text) == {"md-1.A": ("test_a",), "R5": ("test_b", "test_c")}


def test_coverage_counts_a_documents_entries_against_its_outlines() -> None:
    """What is missing, unknown or hashed otherwise by the second outline is named."""
    entries = read_clauses(CLAUSES, what="clauses")
    first = (("md-1", "aa"), ("md-1.A", "bb"), ("md-1.B", "cc"))
    second = (("md-1.A", "bb"), ("md-1.B", "dd"), ("md-1.D", "ee"))

    found = coverage(Document.MARYLAND, entries, {"md-1.A": ("test_a",), "md-1.C": ()}, (first, second))

    assert found.document == "md"
    assert found.title == Document.MARYLAND.title
    assert (found.units, found.clauses, found.with_tests, found.awaiting) == (3, 3, 1, 1)
    assert found.by_class == {"enforced": 1, "recorded": 1, "shown": 1}
    assert found.by_part == {1: 2, 2: 1}
    assert found.without_entry == ("md-1",)
    assert found.unknown == ("md-1.C",)
    assert found.outline_differences == ("md-1", "md-1.B", "md-1.D")


@pytest.mark.parametrize("document", Document)
def test_every_document_has_a_title_of_its_own(document: Document) -> None:
    """By which it is called in a sentence."""
    assert document.title
    assert [other for other in Document if other.title == document.title] == [document]
