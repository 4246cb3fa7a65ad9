"""One line of what a round comes to, as the grammar writes it, and how two such lines are compared."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import lru_cache

from pay_money import CannotFollowError, Pay, any_micros_of, dollars, pay_of

_LINE = re.compile(
    r"(?P<who>\d+(?:/\d+)?) (?P<wager>\S+) (?P<stake>\$\S+) "
    r"(?P<ending>wins|takes|pushes|loses|returned|surrenders)(?: (?P<amount>\$[\d,.]+))?(?: at (?P<at>.+))?"
)
_HAND = re.compile(r"(\d+)(/\d+) ((?:split|double) .*)")  # a hand that a line of the file need not name
_WITH_AMOUNT = ("wins", "takes", "surrenders")


@dataclass
class Line:
    """How one wager, bonus, tip or envy ended."""

    who: str  # the position, or the name of a hand made by splitting
    position: int
    wager: str
    stake: int
    ending: str  # wins, takes, pushes, loses, returned or surrenders
    amount: int = 0
    at: str = ""
    share: Pay | None = None  # the share of a meter, reckoned when it is paid
    odds: Pay | None = None  # what limits look at

    @property
    def key(self) -> tuple[str, str]:
        """Say which wager it is; no two lines of a round have the same."""
        return self.who, self.wager

    def text(self) -> str:
        """Write the line."""
        start = f"{self.who} {self.wager} {dollars(self.stake)} {self.ending}"
        if self.ending not in _WITH_AMOUNT:
            return start
        return f"{start} {dollars(self.amount)}" + (f" at {self.at}" if self.at else "")


def _plain_payout(text: str) -> str:
    """Bring what follows `at` to one form: odds, dollars, a percentage, envy."""
    text = text.strip()
    if text.endswith("envy"):
        return "envy"
    try:
        return pay_of(text).text()
    except CannotFollowError:
        return text


@lru_cache(maxsize=20_000)
def parts(line: str) -> tuple[str, str]:
    """Part a line into its normal form without `at …`, and the normal form of what follows `at` ('' if nothing)."""
    words = line.split()
    if words[:1] == ["after"] and len(words) == 3:
        return f"after {words[1]} {any_micros_of(words[2])}", ""
    found = _LINE.fullmatch(" ".join(words))
    if found is None:
        raise CannotFollowError(f"{line!r} is no line of an 'expect' part")
    amount = f" {any_micros_of(found['amount'])}" if found["amount"] else ""
    plain = f"{found['who']} {found['wager']} {any_micros_of(found['stake'])} {found['ending']}{amount}"
    return plain, _plain_payout(found["at"]) if found["at"] else ""


def comparable(line: str) -> str:
    """Bring a line to the form in which it is compared: spacing and commas do not matter, `at …` is left out."""
    return parts(line)[0]


def same(one: str, other: str) -> bool:
    """Say whether two lines say the same; `at …` and the name of a split hand are compared where both have them."""
    (plain, at), (plain_too, at_too) = parts(one), parts(other)
    if ("/" in plain.split()[0]) != ("/" in plain_too.split()[0]):
        plain, plain_too = _HAND.sub(r"\1 \3", plain), _HAND.sub(r"\1 \3", plain_too)
    return plain == plain_too and (not at or not at_too or at == at_too)
