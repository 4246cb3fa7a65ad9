"""How a table is drawn in a terminal: cards, seats, wagers and what they came to."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from rich.align import Align
from rich.box import ROUNDED, SIMPLE_HEAD
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from fifthstreet.money import format_dollars
from fifthstreet.round import Line, Outcome

HIDDEN: Final = "??"
SIGNS: Final = {"c": "♣", "d": "♦", "h": "♥", "s": "♠"}
BLACK: Final = "bold black on white"
RED: Final = "bold red3 on white"
BACK: Final = "bright_white on blue3"
FELT: Final = "green4"
STYLES: Final = {
    Outcome.WINS: "bold green3",
    Outcome.TAKES: "bold green3",
    Outcome.PUSHES: "yellow3",
    Outcome.RETURNED: "yellow3",
    Outcome.SURRENDERS: "dark_orange",
    Outcome.LOSES: "red3",
}


def small_card(card: str) -> Text:
    """A card in three columns: ``A♠``."""
    if card == HIDDEN:
        return Text("▒▒▒", style=BACK)
    rank, suit = card[0].replace("T", "10"), card[1]
    return Text(f"{rank}{SIGNS[suit]}".center(3), style=RED if suit in "dh" else BLACK)


def small_cards(cards: Iterable[str]) -> Text:
    """Cards side by side."""
    return Text(" ").join(small_card(card) for card in cards)


def large_card(card: str) -> Text:
    """A card of seven columns and five rows."""
    if card == HIDDEN:
        rows = ["╭─────╮", "│▒▒▒▒▒│", "│▒▒▒▒▒│", "│▒▒▒▒▒│", "╰─────╯"]
        return Text("\n".join(rows), style=BACK)
    rank, suit = card[0].replace("T", "10"), card[1]
    middle = f"│  {SIGNS[suit]}  │"
    rows = ["╭─────╮", f"│{rank:<2}   │", middle, f"│   {rank:>2}│", "╰─────╯"]
    return Text("\n".join(rows), style=RED if suit in "dh" else BLACK)


def large_cards(cards: Sequence[str], labels: Sequence[str] = ()) -> RenderableType:
    """Cards side by side, each with a word under it if there are any."""
    grid = Table.grid(padding=(0, 1))
    for _ in cards:
        grid.add_column(justify="center")
    grid.add_row(*(Align.center(large_card(card)) for card in cards))
    if labels:
        grid.add_row(*(Text(label, style="dim") for label in labels))
    return grid


def place(title: str, cards: Sequence[str], labels: Sequence[str] = ()) -> RenderableType:
    """Cards with a title above them, in the middle of the cloth."""
    return Align.center(Group(Align.center(Text(title, style="bold")), Align.center(large_cards(cards, labels))))


def others(rows: Sequence[tuple[str, Text, str, str]]) -> Table:
    """The other seats: who sits there, the cards, the wagers and what was done last."""
    table = Table(box=None, show_header=False, padding=(0, 2), expand=True)
    for ratio in (3, 4, 11, 5):
        table.add_column(ratio=ratio)
    for name, cards, wagers, done in rows:
        table.add_row(Text(name), cards, Text(wagers, style="dim"), Text(done))
    return table


def cloth(title: str, subtitle: str, parts: Iterable[RenderableType]) -> Panel:
    """The whole table."""
    spaced = [renderable for part in parts for renderable in (part, Text())]
    return Panel(
        Group(*spaced[:-1]),
        title=Text(title, style="bold"),
        subtitle=Text(subtitle),
        border_style=FELT,
        box=ROUNDED,
        padding=(1, 2),
    )


def paytable(title: str, rows: Sequence[tuple[str, str]]) -> Panel:
    """What a table pays, hand by hand."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column()
    grid.add_column(justify="right")
    for hand, pays in rows:
        grid.add_row(hand, Text(pays, style="bold"))
    return Panel(grid, title=Text(f" {title} ", style="bold"), border_style=FELT, box=ROUNDED, padding=(1, 1))


def beside(cloth: RenderableType, panel: RenderableType) -> Table:
    """A cloth with a panel at its right."""
    grid = Table.grid(expand=True)
    grid.add_column(ratio=1)
    grid.add_column()
    grid.add_row(cloth, panel)
    return grid


def settlement(lines: Sequence[Line], names: dict[int, str]) -> Table:
    """Every line of a settlement with its odds and its clause."""
    table = Table(box=SIMPLE_HEAD, expand=True, pad_edge=False)
    table.add_column("seat")
    table.add_column("wager")
    table.add_column("stake", justify="right")
    table.add_column("ends", min_width=10)
    table.add_column("paid", justify="right")
    table.add_column("for", ratio=1)
    table.add_column("clause", style="dim")
    for line in lines:
        told = ", ".join(part for part in (line.hand, _odds(line), line.why) if part)
        table.add_row(
            names[line.position],
            line.name.replace("_", " "),
            format_dollars(line.stake),
            Text(line.outcome.value, style=STYLES[line.outcome]),
            format_dollars(line.amount) if line.amount else "",
            told,
            line.clauses[0] if line.clauses else "",
        )
    return table


def _odds(line: Line) -> str:
    return str(line.pays) if line.outcome in (Outcome.WINS, Outcome.TAKES) and line.pays is not None else ""


def keys(offers: Sequence[tuple[str, str]]) -> Columns:
    """What may be typed now, each with what it does."""
    return Columns(
        [Text.assemble((f" {key} ", "bold black on green3"), f" {does}") for key, does in offers], padding=(0, 3)
    )
