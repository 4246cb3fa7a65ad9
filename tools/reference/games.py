"""The pages of the games: how each is played, and every name that a data file may use of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fifthstreet.games import catalogue
from fifthstreet.rules.describe import listed, said
from tools.reference.markdown import cites, count, heading, items, linked, page, table, toctree

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from fifthstreet.rules.describe import Line
    from fifthstreet.rules.games import Game, Setting
    from fifthstreet.rules.wagers import HandOf, Slot

from fifthstreet.rules.describe import describe_game

NAMED_PARTS: Final = {"Wagers": "wager", "Dealing": "deal", "Play": "street", "Settings": "setting"}
"""The sections whose sentences speak, in order, of the parts of a datum that a file calls by their ids."""


def game_pages(notes: Mapping[str, str]) -> Iterator[tuple[str, str]]:
    """Every page of the games, given what each game's folder says of it."""
    games = [catalogue.game(name) for name in catalogue.GAMES]
    rows = [(f"[{game.name}]({game.id}.md)", f"`{game.id}`", game.summary) for game in games]
    yield (
        "reference/games/index.md",
        page(
            heading("Games", 1),
            "How each game is played, and every name that a rules submission or a pay table may use of it.",
            table(("game", "id", "what it is"), rows),
            toctree((game.id for game in games), hidden=True),
        ),
    )
    for game in games:
        yield f"reference/games/{game.id}.md", _game_page(game, notes[game.id])


def _game_page(game: Game, notes: str) -> str:
    where = [one for name in catalogue.JURISDICTIONS if (one := catalogue.jurisdiction(name)).rules_of(game.id)]
    allowed = listed(f"[{one.name}](../jurisdictions/{one.id}.md)" for one in where)
    return page(
        heading(game.name, 1, f"game-{game.id}"),
        game.summary,
        f"Its id is `{game.id}`. It is allowed in {allowed}. "
        f"Its [pay tables](../paytables/{game.id}.md) have a page of their own.",
        heading("In short", 2),
        _demoted(notes),
        heading("Sentence by sentence", 2),
        "What `fifthstreet rules` says, with the id by which a data file calls each wager, way of dealing, street and "
        "setting.",
        *_sections(game),
        heading("Hands", 2),
        "The named hands that wagers and pay tables speak of.",
        items(_hand(game, hand) for hand in game.hand),
        heading("Pay table slots", 2),
        "The places that a pay table fills; a rules submission names a table for each.",
        items(_slot(game, slot) for slot in game.slot),
        *_groups(game),
    )


def _demoted(notes: str) -> str:
    """The notes of a game's folder without their title, one level down."""
    lines = notes.splitlines()[1:]
    return linked("\n".join(f"#{line}" if line.startswith("#") else line for line in lines).strip())


def _sections(game: Game) -> Iterator[str]:
    for section in describe_game(game):
        ids = _ids(game, section.title)
        if section.lines:
            yield heading(section.title, 3)
            yield items(_sentence(line, name) for line, name in zip(section.lines, ids, strict=True))


def _ids(game: Game, title: str) -> list[str]:
    match NAMED_PARTS.get(title):
        case "wager":
            return [wager.id for wager in game.wager]
        case "deal":
            return [deal.procedure for deal in game.deal]
        case "street":
            return [street.id for street in game.street]
        case "setting":
            return [setting.id for setting in game.setting]
        case _:
            return [""]


def _sentence(line: Line, name: str) -> str:
    text = line.text.removeprefix(f"{name}: ")
    return (f"`{name}`: " if name else "") + text + cites((*line.clauses, *line.rulings))


def _hand(game: Game, hand: HandOf) -> str:
    cards = f"the best {hand.best} of {hand.dealt} cards" if hand.best else count(hand.dealt, "card")
    lying = listed(f"`{place}`" for place in hand.cards)
    rank = f"ranked as [`{hand.ranking}`](../hands.md#ranking-{hand.ranking.replace('_', '-')})"
    dealer = "; the dealer's own" if hand.id == game.dealer_hand else ""
    return f"`{hand.id}`: {hand.name}, {cards} lying at {lying}, {rank}{dealer}.{cites((*hand.clauses, *hand.rulings))}"


def _slot(game: Game, slot: Slot) -> str:
    names = dict.fromkeys(paytable.name for paytable in catalogue.paytables(game.id) if paytable.slot == slot.id)
    parts = [f"pays {listed(f'`{wager}`' for wager in slot.wagers)} by the hand `{slot.hand}`"]
    if slot.bonus:
        parts.append("besides the wager's own settlement")
    if slot.by_players:
        parts.append("one table for each number of hands dealt")
    if slot.optional:
        parts.append("may be left empty")
    tables = listed(f"`{name}`" for name in names)
    text = f"`{slot.id}`: {slot.name}, {', '.join(parts)}. Tables: {tables}."
    return text + cites((*slot.clauses, *slot.rulings))


def _groups(game: Game) -> Iterator[str]:
    lines = [
        f"The tables of {listed(f'`{slot}`' for slot in one.slots)} are chosen together, by one name."
        + cites((*one.clauses, *one.rulings))
        for one in game.together
    ]
    lines += [
        f"A table offers one at most of {listed(f'`{wager}`' for wager in one.wagers)}."
        + cites((*one.clauses, *one.rulings))
        for one in game.apart
    ]
    if lines:
        yield heading("Together and apart", 2)
        yield items(lines)


def settings_page() -> str:
    """Every setting of every game: what a regulator or operator may decide."""
    blocks = []
    for name in catalogue.GAMES:
        game = catalogue.game(name)
        blocks.append(heading(f"[{game.name}](games/{game.id}.md)", 2))
        blocks.append(items(_setting(game, setting) for setting in game.setting))
    return page(
        heading("Settings", 1),
        "Where the documents are silent or at odds, a ruling says what holds and a setting lets a regulator or an "
        "operator decide otherwise. The submission's word is taken first, then the jurisdiction's, then the default.",
        *blocks,
    )


def _setting(game: Game, setting: Setting) -> str:
    allowed = listed((f"`{said(value)}`" for value in setting.allowed), "or")
    decided = [
        f"`{said(one.value)}` in {there.name}"
        for there in map(catalogue.jurisdiction, catalogue.JURISDICTIONS)
        if (rules := there.rules_of(game.id))
        for one in rules.decided
        if one.setting == setting.id
    ]
    elsewhere = f"; {listed(decided)}" if decided else ""
    return (
        f"`{setting.id}`: {setting.about} {allowed}; by default `{said(setting.default)}`{elsewhere}."
        f"{cites((*setting.clauses, *setting.rulings))}"
    )
