"""Every generated page of the documentation, and how the pages reach a folder."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from fifthstreet.games import catalogue
from tools.reference.commands import commands_page
from tools.reference.games import game_pages, settings_page
from tools.reference.hands import hands_page
from tools.reference.jurisdictions import jurisdiction_pages
from tools.reference.paytables import paytable_pages
from tools.reference.procedures import procedures_page
from tools.reference.python import python_page
from tools.reference.registers import Claims, clause_pages, rulings_page
from tools.reference.vocabulary import file_pages

ROOT: Final = Path(__file__).resolve().parents[2]
FOLDERS: Final = ("reference/games", "reference/paytables", "reference/jurisdictions", "reference/files", "clauses")
"""Folders of which every page is generated: a page that is no longer written goes."""


def pages() -> dict[str, str]:
    """Every generated page by its path in the documentation."""
    claims = Claims(ROOT)
    return {
        **dict(game_pages(_notes())),
        **dict(paytable_pages()),
        **dict(jurisdiction_pages()),
        **dict(file_pages()),
        **dict(clause_pages(claims)),
        "rulings.md": rulings_page(claims),
        "reference/settings.md": settings_page(),
        "reference/hands.md": hands_page(),
        "reference/procedures.md": procedures_page(),
        "reference/commands.md": commands_page(),
        "reference/python.md": python_page(),
    }


def _notes() -> dict[str, str]:
    """What each game's folder says of it to readers."""
    folder = ROOT / "src" / "fifthstreet" / "games"
    return {name: (folder / name.replace("-", "_") / "README.md").read_text("utf-8") for name in catalogue.GAMES}


def write(folder: Path) -> int:
    """Write what has changed into a folder and remove what is no longer written; give the number of pages."""
    made = pages()
    for path, text in made.items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        if not file.is_file() or file.read_text("utf-8") != text:
            file.write_text(text, "utf-8")
    for name in FOLDERS:
        for file in (folder / name).glob("*.md"):
            if file.relative_to(folder).as_posix() not in made:
                file.unlink()
    return len(made)
