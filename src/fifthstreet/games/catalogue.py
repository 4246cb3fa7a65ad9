"""The one list of games, and the one place below the house that reads the product's data files."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from fifthstreet.games.blackjack.steps import BLACKJACK
from fifthstreet.round.steps import Steps
from fifthstreet.round.streets import STREETS
from fifthstreet.rules.clauses import Clause, Document, Ruling
from fifthstreet.rules.games import Game, GameHeading
from fifthstreet.rules.jurisdictions import Jurisdiction
from fifthstreet.rules.paytables import Paytable, PaytableFile, SharedPaytable, SharedPaytableFile
from fifthstreet.rules.procedures import Procedures
from fifthstreet.rules.reading import read_toml
from fifthstreet.rules.register import RulingFile, read_clauses, read_proofs
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.sources import amended, expanded, heading_lines

GAMES: Final = (
    "mississippi-stud",
    "three-card-poker",
    "let-it-ride",
    "caribbean-stud",
    "silverado-stud",
    "four-card-poker",
    "texas-holdem-bonus",
    "ultimate-texas-holdem",
    "blackjack",
)

JURISDICTIONS: Final = ("maryland", "iowa", "south-dakota", "south-dakota-before")

AMENDED: Final = {"south-dakota-before": "south-dakota"}
"""Jurisdictions written as changes to another: the text before an amendment, told from the text after."""

OUTLINES: Final = {
    Document.MARYLAND: "maryland.txt",
    Document.SOUTH_DAKOTA: "south-dakota.txt",
    Document.IOWA: "iowa.txt",
    Document.COVER_ALL: "cover-all.txt",
}


OWN_STEPS: Final[dict[str, Steps]] = {"blackjack": BLACKJACK}
"""Games that streets as data cannot say."""


def _data() -> Traversable:
    return files("fifthstreet")


def _game_folder(game: str) -> Traversable:
    assert game in GAMES, f"'{game}' is not in the catalogue"
    return _data() / "games" / game.replace("-", "_")


@cache
def headings() -> tuple[GameHeading, ...]:
    """Every game by its first lines alone, for a quick listing."""
    return tuple(
        read_toml(GameHeading, heading_lines((_game_folder(game) / "game.toml").read_text("utf-8")), what=game)
        for game in GAMES
    )


@cache
def game(name: str) -> Game:
    """One game's datum."""
    return read_toml(Game, (_game_folder(name) / "game.toml").read_text("utf-8"), what=f"{name}/game.toml")


def steps(name: str) -> Steps:
    """How one game's choices are asked and its wagers end: streets as data, save for games with steps of their own."""
    assert name in GAMES, f"'{name}' is not in the catalogue"
    return OWN_STEPS.get(name, STREETS)


@cache
def shared_paytables() -> tuple[SharedPaytable, ...]:
    """The pay tables that several games print."""
    text = (_data() / "games" / "common" / "paytables.toml").read_text("utf-8")
    return read_toml(SharedPaytableFile, text, what="common/paytables.toml").paytable


@cache
def paytables(name: str) -> tuple[Paytable, ...]:
    """Every pay table of one game, those it shares with others included."""
    text = (_game_folder(name) / "paytables.toml").read_text("utf-8")
    own = read_toml(PaytableFile, text, what=f"{name}/paytables.toml").paytable
    return own + expanded(shared_paytables(), game(name))


@cache
def jurisdiction(name: str) -> Jurisdiction:
    """One jurisdiction; the text before an amendment is read as changes to the text after it."""
    assert name in JURISDICTIONS, f"'{name}' is not a jurisdiction"
    text = (_data() / "jurisdictions" / f"{name}.toml").read_text("utf-8")
    what = f"jurisdictions/{name}.toml"
    if name in AMENDED:
        base = (_data() / "jurisdictions" / f"{AMENDED[name]}.toml").read_text("utf-8")
        return amended(base, text, what=what)
    return read_toml(Jurisdiction, text, what=what)


@cache
def rulebook() -> Rulebook:
    """Everything in one value."""
    return Rulebook(
        games={name: game(name) for name in GAMES},
        paytables={name: paytables(name) for name in GAMES},
        jurisdictions={name: jurisdiction(name) for name in JURISDICTIONS},
    )


@cache
def clauses() -> dict[str, Clause]:
    """The clause register: every printed unit of the four documents, in printed order."""
    found: dict[str, Clause] = {}
    folders = [_data() / "documents", *(_game_folder(name) for name in GAMES)]
    for folder in folders:
        for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
            if file.name.startswith("clauses") and file.name.endswith(".toml"):
                found |= read_clauses(file.read_text("utf-8"), what=f"{folder.name}/{file.name}")
    order = [clause for document in Document for clause, _ in outline(document)]
    place = {clause: number for number, clause in enumerate(order)}
    return dict(sorted(found.items(), key=lambda item: place.get(item[0], len(place))))


@cache
def rulings() -> dict[str, Ruling]:
    """The product's own list of rulings."""
    text = (_data() / "documents" / "rulings.toml").read_text("utf-8")
    return {ruling.id: ruling for ruling in read_toml(RulingFile, text, what="documents/rulings.toml").ruling}


@cache
def procedures() -> Procedures:
    """The duties of every table, in the order of a table's day."""
    text = (_data() / "documents" / "procedures.toml").read_text("utf-8")
    return read_toml(Procedures, text, what="documents/procedures.toml")


@cache
def outline(document: Document, *, second: bool = False) -> tuple[tuple[str, str], ...]:
    """Every printed unit of a document with its salted hash; the second outline was made independently."""
    folder = "second-outline" if second else "outline"
    text = (_data() / "documents" / folder / OUTLINES[document]).read_text("utf-8")
    return tuple((unit, digest) for unit, _, digest in (line.partition(" ") for line in text.splitlines()))


@cache
def proofs() -> dict[str, tuple[str, ...]]:
    """The tests that prove each clause and ruling."""
    return read_proofs((_data() / "documents" / "proofs.toml").read_text("utf-8"))
