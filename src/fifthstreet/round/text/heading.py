"""Reads the heading of a ``.round`` file: the game, the table, its limits and pay tables, its link and its players."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from fifthstreet.money import Payout
from fifthstreet.round.meters import RESERVE
from fifthstreet.round.text.file import (
    LimitLine,
    LinkLine,
    OwnTable,
    Places,
    ReserveLine,
    Seated,
    SettingLine,
    TableLine,
    TierLine,
)
from fifthstreet.round.text.mistakes import Mistake, Mistakes, shown
from fifthstreet.round.text.words import (
    meter_of,
    money_of,
    name_of,
    number_of,
    payout_of,
    percent_of,
    text_of,
)
from fifthstreet.rules.paytables import PaytableRow
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.submissions import PostedLimit

OTHERWISE: Final = "otherwise"
PAYS: Final = "pays"
DIGITS_MOST: Final = 9


class Heading:
    """What the heading has said so far."""

    def __init__(self, mistakes: Mistakes) -> None:
        self.mistakes = mistakes
        self.said: dict[str, Any] = {}
        """What is said once, by the field of the file."""
        self.numbers: dict[str, int] = {}
        """On which line each thing was said that may be said once."""
        self.rows: list[PaytableRow] = []
        self.otherwise: Payout | None = None
        self.own: tuple[int, str, str] | None = None
        """The line, the slot and the name of the pay table whose rows follow."""
        self.owns: list[OwnTable] = []
        self.tables: list[TableLine] = []
        self.limits: list[LimitLine] = []
        self.settings: list[SettingLine] = []
        self.players: list[Seated] = []
        self.link: tuple[int, Any] | None = None
        self.tiers: list[TierLine] = []
        self.reserve: ReserveLine | None = None

    def takes_row(self, number: int, words: Sequence[str]) -> bool:
        """Whether a line is a row of the pay table that is being written, and then take it down."""
        if self.own is None or words[0] in HEADING or not (words[0] == OTHERWISE or PAYS in words):
            return False
        if words[0] == OTHERWISE:
            self.once(number, f"'otherwise' of the pay table on line {self.own[0]}")
            self.otherwise = payout_of(words[1:])
            return True
        place = words.index(PAYS)
        if not place:
            message = "the hand is missing; write it before 'pays'."
            raise Mistake(message)
        hand = " ".join(words[:place])
        self.rows.append(PaytableRow(hand=hand, pays=payout_of(words[place + 1 :])))
        return True

    def end_own(self) -> None:
        """The rows of the operator's own table are all there."""
        if self.own is None:
            return
        number, slot, name = self.own
        table = OwnTable(number=number, slot=slot, name=name, rows=tuple(self.rows), otherwise=self.otherwise)
        self.owns.append(table)
        self.own, self.rows, self.otherwise = None, [], None

    def once(self, number: int, what: str) -> None:
        """Refuse what has been said before."""
        if what in self.numbers:
            message = f"{what} is said already on line {self.numbers[what]}."
            raise Mistake(message)
        self.numbers[what] = number

    def fields(self) -> dict[str, Any]:
        """The heading as the fields of a file; what stands alone that belongs to a link is a mistake."""
        self.end_own()
        if self.link is None:
            for line in (*self.tiers, *((self.reserve,) if self.reserve is not None else ())):
                self.mistakes.add(line.number, "a meter is a link's; write the link before it, as in 'link $1'.")
        link = (
            LinkLine(number=self.link[0], wager=self.link[1], tiers=tuple(self.tiers), reserve=self.reserve)
            if self.link is not None
            else None
        )
        return self.said | {
            "tables": tuple(self.tables),
            "limits": tuple(self.limits),
            "settings": tuple(self.settings),
            "own": tuple(self.owns),
            "players": tuple(self.players),
            "link": link,
            "places": Places(numbers=self.numbers),
        }


def _round(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, game, "in", jurisdiction]:
            heading.once(number, "round")
            heading.said |= {"game": name_of(game, "game"), "jurisdiction": name_of(jurisdiction, "jurisdiction")}
        case _:
            return False
    return True


def _name(heading: Heading, number: int, words: Sequence[str]) -> bool:
    heading.once(number, "name")
    heading.said["name"] = text_of(words[1:], "the name of the round")
    return True


def _table(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, "dealing", procedure]:
            heading.once(number, "dealing")
            heading.said["dealing"] = name_of(procedure, "way of dealing")
        case [_, ("seats" | "hands") as what, figure]:
            heading.once(number, what)
            heading.said[what] = number_of(figure, f"number of {what}")
        case [_, slot, _, *_] if slot not in ("dealing", "seats", "hands"):
            heading.once(number, f"the pay table of {shown(slot)}")
            table = TableLine(number=number, slot=name_of(slot, "slot"), name=" ".join(words[2:]))
            heading.tables.append(table)
        case _:
            return False
    return True


def _limit(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, wager, least, "to", most]:
            heading.once(number, f"the limit of {shown(wager)}")
            limit = PostedLimit(min=money_of(least), max=money_of(most))
            heading.limits.append(LimitLine(number=number, wager=name_of(wager, "wager"), limit=limit))
        case _:
            return False
    return True


def _setting(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, setting, _, *_]:
            heading.once(number, f"the setting {shown(setting)}")
            line = SettingLine(number=number, setting=name_of(setting, "setting"), value=_value(" ".join(words[2:])))
            heading.settings.append(line)
        case _:
            return False
    return True


def _value(text: str) -> Scalar:
    """Read true, false, a whole number or text."""
    if text.lower() in ("true", "false"):
        return text.lower() == "true"
    return int(text) if text.isascii() and text.isdigit() and len(text) <= DIGITS_MOST else text


def _own(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, slot, _, *_]:
            name = " ".join(words[2:])
            heading.once(number, f"the pay table {shown(name)} of {shown(slot)}")
            heading.own = (number, name_of(slot, "slot"), name)
        case _:
            return False
    return True


def _link(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, amount]:
            heading.once(number, "link")
            heading.link = (number, money_of(amount))
        case _:
            return False
    return True


def _tier(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, tier, "seed", seed, "reset", reset, "rate", rate, "now", now]:
            heading.once(number, f"the tier {shown(tier)}")
            if tier == RESERVE:
                message = "'reserve' is no name of a tier; the reserve has a line of its own, 'reserve rate P now $M'."
                raise Mistake(message)
            line = TierLine(
                number=number,
                tier=name_of(tier, "tier"),
                seed=money_of(seed),
                reset=money_of(reset),
                rate=percent_of(rate),
                now=meter_of(now),
            )
            heading.tiers.append(line)
        case _:
            return False
    return True


def _reserve(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, "rate", rate, "now", now]:
            heading.once(number, "reserve")
            heading.reserve = ReserveLine(number=number, rate=percent_of(rate), now=meter_of(now))
        case _:
            return False
    return True


def _stub(heading: Heading, number: int, words: Sequence[str]) -> bool:
    if list(words) != ["stub", "count", "due"]:
        return False
    heading.once(number, "stub count due")
    heading.said["count_due"] = True
    return True


def _dealer(heading: Heading, number: int, words: Sequence[str]) -> bool:
    if list(words) != ["dealer", "by", "hand"]:
        return False
    heading.once(number, "dealer by hand")
    heading.said["by_hand"] = True
    return True


def _seat(heading: Heading, number: int, words: Sequence[str]) -> bool:
    match words:
        case [_, position, _, *_]:
            heading.once(number, f"the player of position {shown(position)}")
            player = text_of(words[2:], "the player's name")
            heading.players.append(Seated(number=number, position=number_of(position, "position"), player=player))
        case _:
            return False
    return True


HEADING: Final[dict[str, Callable[[Heading, int, Sequence[str]], bool]]] = {
    "round": _round,
    "name": _name,
    "table": _table,
    "limit": _limit,
    "setting": _setting,
    "own": _own,
    "link": _link,
    "tier": _tier,
    "reserve": _reserve,
    "stub": _stub,
    "dealer": _dealer,
    "seat": _seat,
}
"""By its first word, how a line of the heading is read; the answer is whether it is written as it should be."""

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "round": ("round GAME in JURISDICTION",),
    "name": ("name TEXT",),
    "table": (
        "table dealing PROCEDURE",
        "table seats N",
        "table hands N",
        "table SLOT NAME",
    ),
    "limit": ("limit WAGER $A to $B",),
    "setting": ("setting NAME VALUE",),
    "own": ("own SLOT NAME",),
    "link": ("link $1",),
    "tier": ("tier NAME seed $S reset $R rate P now $M",),
    "reserve": ("reserve rate P now $M",),
    "stub": ("stub count due",),
    "dealer": ("dealer by hand",),
    "seat": ("seat N PLAYER",),
}
"""By its first word, how a line of the heading is written."""

assert set(FORMS) == set(HEADING), "every line has its form"
