"""``fifthstreet clauses``: the register of every clause and how it is honoured."""

from __future__ import annotations

from typing import Any

import msgspec

from fifthstreet.cli.output import RefusedError, choose, say, say_json, say_table, say_wrapped
from fifthstreet.games import catalogue
from fifthstreet.rules.clauses import Clause, Document, Enforced, NotOurs, Recorded, Shown
from fifthstreet.rules.register import Coverage, class_of, coverage


def clauses(*, document: str | None = None, clause: str | None = None, json: bool = False) -> None:
    """Say how every clause of the documents is honoured and what proves it.

    Parameters
    ----------
    document
        One document: md, sd, ia or ca. Lists its clauses.
    clause
        One clause by its id, such as md-11.B.2.a, with all below it.
    json
        Answer as JSON.

    """
    if document is None and clause is None:
        _say_coverage([coverage_of(one) for one in Document], json=json)
        return
    entries = list(catalogue.clauses().values())
    if document is not None:
        chosen = Document(choose(document, [one.value for one in Document], "document"))
        entries = [entry for entry in entries if entry.document is chosen]
    if clause is not None:
        entries = [entry for entry in entries if entry.id == clause or entry.id.startswith(f"{clause}.")]
        if not entries:
            message = f"'{clause}' is no clause of the documents; ids look like md-11.B.2.a, sd-15.14.17.b.i or ca-8.a."
            raise RefusedError(message)
    if json:
        say_json([clause_data(entry) for entry in entries])
        return
    for entry in entries:
        _say_clause(entry)


def coverage_of(document: Document) -> Coverage:
    """What the register holds of one document."""
    outlines = (catalogue.outline(document), catalogue.outline(document, second=True))
    return coverage(document, catalogue.clauses(), catalogue.proofs(), outlines)


def clause_data(entry: Clause) -> dict[str, Any]:
    """One entry with the tests that prove it."""
    return {
        "id": entry.id,
        "document": entry.document.value,
        "summary": entry.summary,
        **msgspec.to_builtins(entry.honoured),
        "part": entry.part,
        "text": entry.text,
        "rulings": list(entry.rulings),
        "tests": list(catalogue.proofs().get(entry.id, ())),
    }


def _say_clause(entry: Clause) -> None:
    tests = catalogue.proofs().get(entry.id, ())
    proof = f"{len(tests)} test{'' if len(tests) == 1 else 's'}" if tests else f"tests come with part {entry.part}"
    rests = f", read by {', '.join(entry.rulings)}" if entry.rulings else ""
    dated = "" if entry.text == "both" else f", only in the text {entry.text} the amendment"
    unproved = isinstance(entry.honoured, NotOurs) and not tests
    say_wrapped(f"{entry.id}  {entry.summary}")
    say_wrapped(f"{class_of(entry)}: {_how(entry)}{rests}{dated}" + ("" if unproved else f"; {proof}"), indent=4)


def _how(entry: Clause) -> str:
    match entry.honoured:
        case Enforced(by=by):
            return f"by {by}"
        case Recorded(who=who, when=when):
            return f"by the {who.value}, {when.value}"
        case Shown(where=where):
            return f"on {where}"
        case NotOurs(reason=reason):
            return reason.value


def _say_coverage(documents: list[Coverage], *, json: bool) -> None:
    if json:
        say_json(documents)
        return
    heading = ("doc", "units", "clauses", "enforced", "recorded", "shown", "not ours", "with tests", "outlines")
    rows = [
        (
            one.document,
            str(one.units),
            str(one.clauses),
            *(str(one.by_class.get(word, 0)) for word in ("enforced", "recorded", "shown", "not ours")),
            str(one.with_tests),
            "agree" if not one.outline_differences else f"{len(one.outline_differences)} differ",
        )
        for one in documents
    ]
    say_table(heading, rows)
    say()
    for one in documents:
        say_wrapped(f"{one.document}: {one.title}")
        for unit in one.without_entry:
            say(f"  {unit} has no entry.")
        for unit in one.unknown:
            say(f"  {unit} is in no document.")
