"""The pages of the jurisdictions: what each says of every game it allows, topic by topic."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fifthstreet.cli.rules import procedure
from fifthstreet.games import catalogue
from fifthstreet.rules.compare import compare, describe_jurisdiction
from fifthstreet.rules.describe import listed
from tools.reference.markdown import cites, count, folded, heading, items, page, table, toctree

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fifthstreet.rules.describe import Line
    from fifthstreet.rules.games import Game
    from fifthstreet.rules.jurisdictions import Jurisdiction

AMENDMENT: Final = "amendment"
ABOUT_AMENDMENT: Final = (
    "The document is printed as an amendment: struck words beside new ones. Here each text stands alone and every "
    "topic on which they differ is listed; `fifthstreet compare GAME south-dakota-before south-dakota` prints the "
    "same for one game."
)


def jurisdiction_pages() -> Iterator[tuple[str, str]]:
    """Every page of the jurisdictions, and the redline of each amendment."""
    there = [catalogue.jurisdiction(name) for name in catalogue.JURISDICTIONS]
    rows = [(f"[{one.name}]({one.id}.md)", f"`{one.id}`", count(len(one.game), "game")) for one in there]
    yield (
        "reference/jurisdictions/index.md",
        page(
            heading("Jurisdictions", 1),
            "What each jurisdiction says of the games it allows. Two texts of one jurisdiction, before and after an "
            "amendment, are two jurisdictions here, so that they can be compared like any others.",
            table(("jurisdiction", "id", "allows"), rows),
            f"What South Dakota's amendment changed: [game by game]({AMENDMENT}.md).",
            toctree([*(one.id for one in there), AMENDMENT], hidden=True),
        ),
    )
    for one in there:
        yield f"reference/jurisdictions/{one.id}.md", _jurisdiction_page(one)
    yield f"reference/jurisdictions/{AMENDMENT}.md", _amendment_page()


def _jurisdiction_page(one: Jurisdiction) -> str:
    approvals = [
        f"`{approval.wager}` is offered only under a separate approval." + cites((*approval.clauses, *approval.rulings))
        for approval in one.approvals
    ]
    games = sorted(one.game, key=lambda rules: catalogue.GAMES.index(rules.game))
    return page(
        heading(one.name, 1, f"jurisdiction-{one.id}"),
        f"{one.about} The regulator is {one.regulator}. "
        f"Its id is `{one.id}`; it rests on the documents {listed(f'`{name}`' for name in one.documents)}.",
        items(approvals),
        *(block for rules in games for block in _game(catalogue.game(rules.game), one)),
    )


def _game(game: Game, there: Jurisdiction) -> Iterator[str]:
    yield heading(game.name, 2)
    yield f"How it is played: [{game.name}](../games/{game.id}.md)."
    for section in describe_jurisdiction(game, there):
        yield items(_topic(line) for line in section.lines)
    steps = procedure(game, there, catalogue.clauses().values())
    if steps:
        number = sum(len(section.lines) for section in steps)
        body = [
            f"{section.title.removeprefix('Procedure: ').capitalize()}:\n\n{_lines(section.lines)}" for section in steps
        ]
        yield folded(f"{count(number, 'step')} that its staff perform", "\n\n".join(body))


def _topic(line: Line) -> str:
    topic, _, text = line.text.partition(": ")
    return f"**{topic[:1].upper()}{topic[1:]}**: {text}.{cites((*line.clauses, *line.rulings))}"


def _lines(lines: tuple[Line, ...]) -> str:
    return items(f"{line.text}{cites((*line.clauses, *line.rulings))}" for line in lines)


def _amendment_page() -> str:
    blocks = [
        heading("South Dakota before and after its amendment", 1),
        ABOUT_AMENDMENT,
    ]
    for old, new in catalogue.AMENDED.items():
        before, after = catalogue.jurisdiction(old), catalogue.jurisdiction(new)
        for name in catalogue.GAMES:
            game = catalogue.game(name)
            found = compare(game, before, after) if after.rules_of(name) or before.rules_of(name) else ()
            if found:
                blocks.append(heading(game.name, 2))
                blocks.append(items(_difference(one.topic, one.first, one.second) for one in found))
    return page(*blocks)


def _difference(topic: str, before: Line, after: Line) -> str:
    was, now = (f"{line.text}{cites((*line.clauses, *line.rulings))}" for line in (before, after))
    return f"**{topic[:1].upper()}{topic[1:]}**\n  - before: {was}\n  - after: {now}"
