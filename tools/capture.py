"""Plays a round at the terminal and keeps two screens of it as pictures for the documentation: ``make capture``."""

from __future__ import annotations

import io
import random
import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING, Final

from rich.console import Console
from rich.terminal_theme import TerminalTheme

from fifthstreet.cli.play import table_of
from fifthstreet.cli.session import Session

if TYPE_CHECKING:
    from rich.text import TextType

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDER: Final = ROOT / "docs" / "_static"
WIDTH: Final = 124
SEED: Final = 655
TYPED: Final = ("1 25", "2 1", "3 5", "", "3", "3", "3", "q")
SCREENS: Final = {6: "play-choice", 7: "play-settled"}
"""The screens that are kept, by how many lines were typed before each."""

THEME: Final = TerminalTheme(
    (18, 22, 20),
    (226, 230, 227),
    [
        (0, 0, 0),
        (214, 69, 65),
        (60, 160, 90),
        (222, 184, 60),
        (70, 110, 200),
        (170, 90, 190),
        (60, 170, 180),
        (240, 240, 240),
    ],
    [
        (90, 96, 93),
        (230, 90, 85),
        (80, 190, 110),
        (240, 205, 90),
        (90, 130, 230),
        (190, 110, 210),
        (80, 190, 200),
        (255, 255, 255),
    ],
)


FONTS: Final = re.compile(r"\s*(@font-face \{.*?\}|<!--.*?-->)", re.DOTALL)
"""What would fetch a font from elsewhere, where the reader's own fixed font does; and comments."""


class Recorded(Console):
    """A console that types by itself and keeps what it showed before each line."""

    def __init__(self) -> None:
        """Record as wide as a large terminal."""
        super().__init__(
            record=True,
            width=WIDTH,
            file=io.StringIO(),
            force_terminal=True,
            color_system="truecolor",
            highlight=False,
            legacy_windows=False,
        )
        self.typed = iter(TYPED)
        self.screens: list[str] = []

    def input(self, prompt: TextType = "", **_options: object) -> str:
        """Type the next line, and keep the screen that asked for it."""
        self.print(prompt, end="")
        drawn = self.export_svg(title="fifthstreet play mississippi-stud", theme=THEME, clear=True)
        self.screens.append(FONTS.sub("", drawn))
        return next(self.typed)


def screens() -> dict[str, str]:
    """The screens that are kept, by the names of their files."""
    console = Recorded()
    casino, terms = table_of("mississippi-stud", None, None)
    Session(console, casino, terms, 4, random.Random(SEED)).run()  # noqa: S311 - the same round every time
    return {f"{name}.svg": console.screens[number] + "\n" for number, name in SCREENS.items()}


def main() -> int:
    """Write the pictures."""
    for name, svg in screens().items():
        (FOLDER / name).write_text(svg, encoding="utf-8")
        print(f"Wrote {(FOLDER / name).relative_to(ROOT)}.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
