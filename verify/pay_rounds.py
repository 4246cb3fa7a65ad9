"""Reading of a `.round` file: the heading, the course as steps, and what the file expects."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from fractions import Fraction
from typing import NamedTuple

from pay_hands import card_of
from pay_money import CannotFollowError, cents_of, micros_of, pay_of, percentage_of
from pay_tables import Row, Table, table_named

MARYLAND, IOWA, SOUTH_DAKOTA, BEFORE = "maryland", "iowa", "south-dakota", "south-dakota-before"
JURISDICTIONS = (MARYLAND, IOWA, SOUTH_DAKOTA, BEFORE)
# Slots whose schedules are printed as one: a table of the one name fills both.
PAIRED = {"five_card_bet": "three_card_bet", "automatic_bonus": "aces_up", "blind": "trips"}
PAIRED |= {other: slot for slot, other in PAIRED.items()}
_COMMENT = re.compile(r"(^|\s)#.*$")
_OWN_ROW = re.compile(r"(?P<hand>.+?) pays (?P<pay>.+)|otherwise (?P<other>.+)")


class Step(NamedTuple):
    """One line of the course: its number in the file, its words, and the position that it begins with ('' if none)."""

    line: int
    who: str
    words: tuple[str, ...]

    @property
    def position(self) -> int:
        """Say the number of the position that acts, 0 if none does."""
        return int(self.who.partition("/")[0]) if self.who else 0

    @property
    def verb(self) -> str:
        """Say the words after the position, amounts and all, as one text."""
        return " ".join(self.words)


@dataclass
class Tier:
    """A meter: what it is reset to, its rate, and what it showed, in millionths of a cent."""

    name: str
    reset: int
    rate: Fraction
    now: int


@dataclass
class Round:
    """A file as it was read."""

    game: str = ""
    jurisdiction: str = ""
    dealing: str = ""
    tables: dict[str, str] = field(default_factory=dict)
    own: dict[tuple[str, str], Table] = field(default_factory=dict)
    limits: dict[str, tuple[int, int]] = field(default_factory=dict)
    settings: dict[str, str] = field(default_factory=dict)
    players: dict[int, str] = field(default_factory=dict)
    link: int = 0
    tiers: dict[str, Tier] = field(default_factory=dict)
    reserve: Tier | None = None
    by_hand: bool = False
    steps: list[Step] = field(default_factory=list)
    cards: dict[str, list[int]] = field(default_factory=dict)
    deck: list[int] = field(default_factory=list)
    expected: list[str] = field(default_factory=list)
    has_expect: bool = False
    open_own: Table | None = None

    def table(self, slot: str, players: int = 0) -> Table:
        """Find the table that fills a slot (Cover All has one for each number of players)."""
        name = self.tables.get(slot) or self.tables.get(PAIRED.get(slot, ""))
        if name is None:
            raise CannotFollowError(f"a line 'table {slot} NAME' is expected, because its wager is bet")
        own = self.own.get((slot, name))
        return own or table_named(self.game, slot, f"{name}/{players}" if players else name)

    def is_on(self, setting: str, default: bool) -> bool:
        """Say whether a yes-or-no setting is on."""
        value = self.settings.get(setting)
        return default if value is None else value.lower() in ("true", "yes", "on")


def read_round(text: str) -> Round:
    """Read a whole file; what cannot be read is refused with the number of its line."""
    rnd = Round()
    for number, raw in enumerate(text.splitlines(), start=1):
        line = _COMMENT.sub("", raw).strip() if "#" in raw else raw.strip()
        if not line:
            continue
        try:
            _read_line(rnd, number, line)
        except CannotFollowError as trouble:
            raise CannotFollowError(trouble.what, trouble.line or number) from None
        except (ValueError, IndexError, KeyError):
            raise CannotFollowError(f"{line!r} is not written as the grammar says", number) from None
    if not rnd.game:
        raise CannotFollowError("the first line should be 'round GAME in JURISDICTION'", 1)
    return rnd


def _read_line(rnd: Round, number: int, line: str) -> None:
    """Take one line that says something."""
    words = tuple(line.split())
    if not rnd.game:
        _read_first(rnd, words)
    elif rnd.has_expect:
        for word in words:
            if word.startswith("$"):
                micros_of(word)
        rnd.expected.append(" ".join(words))
    elif rnd.open_own is not None and (row := _OWN_ROW.fullmatch(" ".join(words))):
        _read_own_row(rnd, row)
    elif words[0] in _HEADING:
        rnd.open_own = None
        _HEADING[words[0]](rnd, words)
    else:
        rnd.open_own = None
        who = words[0] if words[0][0].isdigit() else ""
        if who and not re.fullmatch(r"\d+(/\d+)?", who):
            raise CannotFollowError(f"{who!r} is no position, such as 2 or 2/3")
        rnd.steps.append(Step(number, who, words[1:] if who else words))


def _read_first(rnd: Round, words: tuple[str, ...]) -> None:
    """``round GAME in JURISDICTION``."""
    if len(words) != 4 or (words[0], words[2]) != ("round", "in"):
        raise CannotFollowError("the first line should be 'round GAME in JURISDICTION'")
    if words[3] not in JURISDICTIONS:
        raise CannotFollowError(f"{words[3]} is no jurisdiction; {', '.join(JURISDICTIONS)} are")
    rnd.game, rnd.jurisdiction = words[1], words[3]


def _read_own_row(rnd: Round, row: re.Match[str]) -> None:
    """``HAND pays PAYOUT`` or ``otherwise PAYOUT`` of an operator's own table."""
    table = rnd.open_own
    assert table is not None
    if row["other"]:
        rnd.open_own = table._replace(otherwise=pay_of(row["other"]))
        rnd.own[table.slot, table.name] = rnd.open_own
    else:
        table.rows[row["hand"]] = Row(pay_of(row["pay"]), 0)


def _read_own(rnd: Round, words: tuple[str, ...]) -> None:
    """``own SLOT NAME``."""
    rnd.open_own = Table(rnd.game, words[1], " ".join(words[2:]), {})
    rnd.own[words[1], rnd.open_own.name] = rnd.open_own


def _read_table(rnd: Round, words: tuple[str, ...]) -> None:
    """``table dealing PROCEDURE``, ``table seats N``, ``table hands N``, ``table SLOT NAME``."""
    if words[1] == "dealing":
        rnd.dealing = words[2]
    elif words[1] not in ("seats", "hands"):
        rnd.tables[words[1]] = " ".join(words[2:])


def _read_limit(rnd: Round, words: tuple[str, ...]) -> None:
    """``limit WAGER $A to $B``."""
    rnd.limits[words[1]] = (cents_of(words[2]), cents_of(words[4]))


def _read_setting(rnd: Round, words: tuple[str, ...]) -> None:
    """Read ``setting NAME VALUE``."""
    rnd.settings[words[1]] = " ".join(words[2:]).strip("'\"")


def _read_link(rnd: Round, words: tuple[str, ...]) -> None:
    """``link $1``."""
    rnd.link = cents_of(words[1])


def _read_tier(rnd: Round, words: tuple[str, ...]) -> None:
    """``tier NAME seed $S reset $R rate P now $M``."""
    said = dict(zip(words[2::2], words[3::2], strict=True))
    rnd.tiers[words[1]] = Tier(words[1], micros_of(said["reset"]), percentage_of(said["rate"]), micros_of(said["now"]))


def _read_reserve(rnd: Round, words: tuple[str, ...]) -> None:
    """``reserve rate P now $M``."""
    said = dict(zip(words[1::2], words[2::2], strict=True))
    rnd.reserve = Tier("reserve", 0, percentage_of(said["rate"]), micros_of(said["now"]))


def _read_seat(rnd: Round, words: tuple[str, ...]) -> None:
    """``seat N PLAYER``."""
    rnd.players[int(words[1])] = " ".join(words[2:])


def _read_cards(rnd: Round, words: tuple[str, ...]) -> None:
    """``cards PLACE: CARDS``."""
    place, _, rest = " ".join(words[1:]).partition(":")
    rnd.cards.setdefault(place.strip(), []).extend(card_of(word) for word in rest.split())


def _read_deck(rnd: Round, words: tuple[str, ...]) -> None:
    """``deck: CARDS``."""
    rnd.deck.extend(card_of(word) for word in words[1:])


def _read_dealer(rnd: Round, words: tuple[str, ...]) -> None:
    """``dealer by hand``."""
    if words != ("dealer", "by", "hand"):
        raise CannotFollowError("'dealer by hand' is expected")
    rnd.by_hand = True


def _read_expect(rnd: Round, words: tuple[str, ...]) -> None:
    """``expect``: the last part begins."""
    rnd.has_expect = bool(words)


def _skip(rnd: Round, words: tuple[str, ...]) -> None:
    """``name TEXT`` and ``stub count due``: they move no money."""


_HEADING: dict[str, Callable[[Round, tuple[str, ...]], None]] = {
    "name": _skip,
    "stub": _skip,
    "table": _read_table,
    "own": _read_own,
    "limit": _read_limit,
    "setting": _read_setting,
    "link": _read_link,
    "tier": _read_tier,
    "reserve": _read_reserve,
    "seat": _read_seat,
    "dealer": _read_dealer,
    "cards": _read_cards,
    "deck:": _read_deck,
    "expect": _read_expect,
}
