"""The pay tables as this program knows them, and how a row is found."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pay_hands import PLURALS, SINGULARS, SUIT_NAMES
from pay_money import CannotFollowError, Pay, cents_of, pay_of
from pay_printed import BLOCKS

MISSISSIPPI, THREE, RIDE = "mississippi-stud", "three-card-poker", "let-it-ride"
CARIBBEAN, SILVERADO, FOUR = "caribbean-stud", "silverado-stud", "four-card-poker"
HOLDEM, ULTIMATE, BLACKJACK = "texas-holdem-bonus", "ultimate-texas-holdem", "blackjack"


class Row(NamedTuple):
    """What one hand pays its holder, and what others receive for it (0: nothing)."""

    pay: Pay
    envy: int


class Table(NamedTuple):
    """A pay table: its rows by the name of the hand, and what every other hand gets (None: it loses)."""

    game: str
    slot: str
    name: str
    rows: dict[str, Row]
    otherwise: Pay | None = None

    def row(self, hand: str) -> Row | None:
        """Find the row of a hand; where a table has none for the special royal, it is the hand that it also is."""
        return self.rows.get(hand) or self.rows.get(also_known_as(hand))


def also_known_as(hand: str) -> str:
    """Say what a hand is where its own name is no row: a mini-royal is a straight flush, a super royal a royal."""
    if hand.startswith("mini-royal"):
        return "straight flush"
    if hand.startswith("super royal"):
        return "royal flush"
    return "pair of aces" if hand.startswith("pair of aces against") else hand


_RANK_OF = {name: rank for rank, name in SINGULARS.items()}


def _hands(text: str) -> list[str]:
    """Spell out a row's hand: ``pairs jack to ace``, ``fours two to ace``, ``highs six to nine``, ``mini-royal``."""
    words = text.split()
    if text == "mini-royal":
        return [f"mini-royal of {suit}" for suit in reversed(SUIT_NAMES)]
    if words[0] not in ("pairs", "fours", "highs"):
        return [text]
    ranks = range(_RANK_OF[words[3]], _RANK_OF[words[1]] - 1, -1)
    if words[0] == "pairs":
        return [f"pair of {PLURALS[rank]}" for rank in ranks]
    return [f"four {PLURALS[rank]}" if words[0] == "fours" else f"{SINGULARS[rank]} high" for rank in ranks]


def _read_block(block: str) -> list[Table]:
    """Read one printed schedule."""
    lines = [line for line in block.splitlines() if line and not line.startswith("#")]
    heading, names = lines[0].split(": ")
    game, slot = heading.split()
    tables = [Table(game, slot, name.strip(), {}) for name in names.split(";")]
    for line in lines[1:]:
        hands, *cells = (cell.strip() for cell in line.split(";"))
        for table, cell in zip(tables, cells, strict=True):
            if cell != "-":
                pay, _, envy = cell.partition(" + ")
                row = Row(pay_of(pay), cents_of(envy) if envy else 0)
                table.rows.update(dict.fromkeys(_hands(hands), row))
    return tables


@cache
def printed_tables() -> dict[tuple[str, str, str], Table]:
    """Read every table once; the key is game, slot and name (Cover All's name ends with the number of players)."""
    blocks = [block for text in BLOCKS for block in text.strip().split("\n\n")]
    return {(table.game, table.slot, table.name): table for block in blocks for table in _read_block(block)}


def table_named(game: str, slot: str, name: str) -> Table:
    """Find one table."""
    found = printed_tables().get((game, slot, name))
    if found is None:
        raise CannotFollowError(f"no document prints a table {name} for the slot {slot} of {game}")
    return found


def all_tables() -> dict[tuple[str, str, str, int | None], list[tuple[str, str, str]]]:
    """List every table: (game, slot, name, players or None) to its rows of hand, payout and envy (or '')."""
    listed = {}
    for (game, slot, name), table in printed_tables().items():
        bare, _, players = name.partition("/")
        rows = [
            (hand, row.pay.text(), Pay("dollars", row.envy).text() * bool(row.envy)) for hand, row in table.rows.items()
        ]
        listed[game, slot, bare, int(players) if players else None] = rows
    return listed


def envy_scale(game: str, name: str) -> int:
    """Say for how many cents of wager the envy is printed; 0 where it does not grow with the wager."""
    if game == THREE:
        return 0
    return 500 if name == "PMG-02" else 100
