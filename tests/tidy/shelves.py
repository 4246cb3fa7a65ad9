"""The house rules about what stands beside what: game folders, and the list of proofs."""

from __future__ import annotations

import re
import tomllib
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

GAME_FOLDER: Final = re.compile(r"src/fifthstreet/games/(?P<game>[^/]+)/(?P<file>.+)")
GAME_FILES: Final = frozenset({"game.toml", "paytables.toml", "clauses.toml", "README.md"})
OTHER_DOCUMENT: Final = re.compile(r"clauses-(maryland|iowa|cover-all)\.toml")
"""The register of one more document that speaks of the game."""
GAME_CODE: Final = frozenset({"__init__.py", "steps.py", "counting.py", "asking.py", "playing.py", "paying.py"})
"""The steps of a game of its own, and the modules that they are parted into."""
SHARED_BY_GAMES: Final = "common"

OUTLINE: Final = re.compile(r"src/fifthstreet/documents/outline/[^/]+\.txt")
RULINGS: Final = "src/fifthstreet/documents/rulings.toml"
PROOFS: Final = "src/fifthstreet/documents/proofs.toml"


def uneven_game_folders(paths: Iterable[str]) -> list[str]:
    """Refuse a game folder that lacks a file of its kind, or holds one of another."""
    folders: dict[str, set[str]] = {}
    for found in filter(None, map(GAME_FOLDER.fullmatch, paths)):
        folders.setdefault(found["game"], set()).add(found["file"])
    folders.pop(SHARED_BY_GAMES, None)
    missing = [
        f"{game}: lacks {file}; every game folder holds the same files."
        for game, files in folders.items()
        for file in sorted(GAME_FILES - files)
    ]
    strange = [
        f"{game}: holds {file}; every game folder holds the same files."
        for game, files in folders.items()
        for file in sorted(files - GAME_FILES - GAME_CODE)
        if not OTHER_DOCUMENT.fullmatch(file)
    ]
    return missing + strange


def unknown_proofs(texts: Mapping[str, str]) -> list[str]:
    """Refuse a test that names a clause no document has, or a ruling nobody made."""
    proofs = tomllib.loads(texts[PROOFS])
    outlines = [text for path, text in texts.items() if OUTLINE.fullmatch(path)]
    clauses = {line.split()[0] for text in outlines for line in text.splitlines()}
    rulings = {ruling["id"] for ruling in tomllib.loads(texts.get(RULINGS, "")).get("ruling", [])}
    return [
        f"{tests[0]}: names the {kind} {id_}, which is not in the register."
        for kind, known in (("clause", clauses), ("ruling", rulings))
        for id_, tests in proofs[f"{kind}s"].items()
        if id_ not in known
    ]
