"""The pages of the registers: every ruling, and every clause with how it is honoured and what proves it."""

from __future__ import annotations

import ast
from functools import cache
from itertools import groupby
from typing import TYPE_CHECKING, Final

from fifthstreet.cli.clauses import coverage_of
from fifthstreet.games import catalogue
from fifthstreet.rules.clauses import Clause, Document, Enforced, NotOurs, Recorded, Ruling, Shown
from fifthstreet.rules.register import class_of
from tools.reference.markdown import cites, count, folded, heading, items, link, page, table, target, toctree

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from fifthstreet.rules.register import Coverage

CLASSES: Final = {
    "enforced": "the product makes it so",
    "recorded": "a duty of hands and eyes: shown when it falls due and recorded with who did it",
    "shown": "said where people read it: on the layout, the sign, a screen or the rules",
    "not ours": "not the product's to honour, for one reason of a closed list",
}

PAGES: Final = {
    Document.MARYLAND: "maryland",
    Document.SOUTH_DAKOTA: "south-dakota",
    Document.IOWA: "iowa",
    Document.COVER_ALL: "cover-all",
}


class Claims:
    """What each test claims, in its own words: the first line of its docstring."""

    def __init__(self, root: Path) -> None:
        """Read tests from below a root, each file when it is first asked for."""
        self._root = root
        self._of_file = cache(self._read)

    def of(self, test: str) -> str:
        """Give the claim of one test, named as ``tests/law/test_paytables.py::test_name``."""
        file, _, name = test.partition("::")
        return self._of_file(file).get(name, "")

    def _read(self, file: str) -> dict[str, str]:
        path = self._root / file
        return dict(_claims(ast.parse(path.read_text("utf-8")).body, "")) if path.is_file() else {}


def _claims(body: list[ast.stmt], prefix: str) -> Iterator[tuple[str, str]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _claims(node.body, f"{prefix}{node.name}::")
        elif isinstance(node, ast.FunctionDef):
            yield f"{prefix}{node.name}", (ast.get_docstring(node) or "").partition("\n\n")[0].replace("\n", " ")


def rulings_page(claims: Claims) -> str:
    """Every ruling, with its reason."""
    return page(
        heading("Rulings", 1),
        "How Fifth Street reads the documents where they are silent, damaged or at odds. Each ruling has its reason, "
        "the clauses it reads, the settings by which a regulator or an operator decides otherwise, and its tests.",
        *(block for ruling in catalogue.rulings().values() for block in _ruling(ruling, claims)),
    )


def _ruling(ruling: Ruling, claims: Claims) -> Iterator[str]:
    yield heading(f"{ruling.id}: {ruling.title}", 2, ruling.id)
    yield ruling.reading
    yield f"*Why:* {ruling.reason}"
    if ruling.clauses:
        yield f"*Reads*{cites(ruling.clauses)}"
    if ruling.settings:
        yield f"*Decided otherwise by* {', '.join(f'`{name}`' for name in ruling.settings)}."
    tests = catalogue.proofs().get(ruling.id, ())
    yield _tests(tests, claims) if tests else _awaited(ruling.part)


def _tests(tests: tuple[str, ...], claims: Claims) -> str:
    said = [f"{claims.of(test)} [`{test}`]{{.test}}".strip() for test in tests]
    return folded(count(len(tests), "test"), items(said))


def _awaited(part: int) -> str:
    return f"Its tests come with part {part}."


def clause_pages(claims: Claims) -> Iterator[tuple[str, str]]:
    """Every page of the clause register."""
    found = {document: coverage_of(document) for document in Document}
    head = ("", *(f"[`{document.value}`]({name}.md)" for document, name in PAGES.items()))
    yield (
        "clauses/index.md",
        page(
            heading("Clauses", 1),
            "Every printed unit of the four documents: what it says in our words, how Fifth Street honours it, and the "
            "tests that prove it. [How a clause is honoured](../concepts/clauses.md) says what the classes mean.",
            items(f"`{document.value}`: [{document.title}]({name}.md)" for document, name in PAGES.items()),
            table(head, _counts(tuple(found.values()))),
            heading("The two outlines", 2),
            "Each document was divided into its printed units twice, independently. An outline holds the id of every "
            "unit and a salted hash of its words, so that two outlines can be compared without either holding the "
            "text.",
            *(_outlines(document, one) for document, one in found.items()),
            toctree(PAGES.values(), hidden=True),
        ),
    )
    for document in Document:
        yield f"clauses/{PAGES[document]}.md", _document_page(document, claims)


def _counts(found: Sequence[Coverage]) -> Iterator[tuple[str, ...]]:
    """One line for each figure and one column for each document, so that the table fits a narrow page."""
    yield "units", *(str(one.units) for one in found)
    for word in CLASSES:
        yield word, *(str(one.by_class.get(word, 0)) for one in found)
    yield "with tests", *(str(one.with_tests) for one in found)
    differences = [len(one.outline_differences) for one in found]
    yield "outlines", *(f"{number} differ" if number else "agree" for number in differences)


def _outlines(document: Document, one: Coverage) -> str:
    first, second = (len(catalogue.outline(document, second=again)) for again in (False, True))
    differ = f"They differ in {', '.join(one.outline_differences)}." if one.outline_differences else "No difference."
    without = f" Without an entry: {', '.join(one.without_entry)}." if one.without_entry else ""
    unknown = f" In no outline: {', '.join(one.unknown)}." if one.unknown else ""
    return f"- `{document.value}`: {count(first, 'unit')} and {count(second, 'unit')}. {differ}{without}{unknown}"


def _document_page(document: Document, claims: Claims) -> str:
    entries = [entry for entry in catalogue.clauses().values() if entry.document is document]
    blocks = [heading(document.title, 1), f"{count(len(entries), 'clause')} of the document `{document.value}`."]
    for section, of_section in groupby(entries, key=lambda entry: _section(entry.id)):
        blocks.append(heading(section, 2))
        blocks += [_clause(entry, claims) for entry in of_section]
    return page(*blocks)


def _section(clause: str) -> str:
    """The chapter or section in which a clause stands.

    >>> _section("md-11.B.2.a"), _section("sd-15.14.17.b.i"), _section("ia-dealing.12"), _section("ca-8.a")
    ('md-11', 'sd-15.14', 'ia-dealing', 'ca')
    """
    document, _, rest = clause.partition("-")
    if document == Document.COVER_ALL.value:
        return document
    depth = 2 if document == Document.SOUTH_DAKOTA.value and rest[0].isdigit() else 1
    return f"{document}-{'.'.join(rest.split('.')[:depth])}"


def _clause(entry: Clause, claims: Claims) -> str:
    tests = catalogue.proofs().get(entry.id, ())
    dated = "" if entry.text == "both" else f", only in the text {entry.text} the amendment"
    read = f", read by {', '.join(map(link, entry.rulings))}" if entry.rulings else ""
    awaited = "" if tests or isinstance(entry.honoured, NotOurs) else f" {_awaited(entry.part)}"
    how = f"[*{class_of(entry)}*{_how(entry)}{dated}{read}.{awaited}]{{.how}}"
    block = f"{target(entry.id)}\n**{entry.id}** {entry.summary} {how}"
    return f"{block}\n\n{_tests(tests, claims)}" if tests else block


def _how(entry: Clause) -> str:
    match entry.honoured:
        case Enforced(by=by):
            return f" by `{by}`"
        case Recorded(who=who, when=when):
            return f": the {who.value}, {when.value}"
        case Shown(where=where):
            return f" on {where}"
        case NotOurs(reason=reason):
            return f": {reason.value}"
