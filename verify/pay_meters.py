"""The meters of a link, to the millionth of a cent."""

from __future__ import annotations

from fractions import Fraction

from pay_money import MICRO, CannotFollowError, Pay
from pay_rounds import Tier

WHOLE = 100  # per cent


class Meters:
    """What each meter and the reserve show, and what this round has changed."""

    def __init__(self, tiers: dict[str, Tier], reserve: Tier | None, link: int) -> None:
        """Start from what the file says that they showed; a link without a reserve line has an empty one."""
        self.tiers = tiers
        self.rates = dict(tiers) | ({"reserve": reserve} if reserve else {})
        self.named = set(self.rates)  # what lines of the file name
        if link and not reserve:
            self.rates["reserve"] = Tier("reserve", 0, Fraction(0), 0)
        self.now = {name: tier.now for name, tier in self.rates.items()}
        self.added: dict[int, dict[str, int]] = {}  # by position, what its wager contributed
        self.awarded: dict[str, int] = {}  # what awards and resets changed

    def contribute(self, position: int, wager: int) -> None:
        """Add a progressive wager's contributions: the wager times each rate, to the millionth of a cent."""
        mine = {name: int(wager * MICRO * tier.rate) for name, tier in self.rates.items()}
        self.added[position] = mine
        for name, micros in mine.items():
            self.now[name] += micros

    def take_back_from(self, position: int) -> None:
        """Take one wager's contributions off again, because the wager was given back."""
        for name, micros in self.added.pop(position, {}).items():
            self.now[name] -= micros

    def take_back(self) -> None:
        """Take the whole round off again, awards and all."""
        for position in list(self.added):
            self.take_back_from(position)
        for name, micros in self.awarded.items():
            self.now[name] -= micros
        self.awarded.clear()

    def read(self, name: str, micros: int) -> None:
        """Take what other tables have made of a meter."""
        if name not in self.now:
            line = "link" if name == "reserve" else f"tier {name}"
            raise CannotFollowError(f"the heading has no line '{line} …'")
        self.named.add(name)
        self.now[name] = micros

    def award(self, share: Pay) -> int:
        """Pay a share of a meter, in cents; a whole meter then stands at its reset amount with the reserve added."""
        if share.tier not in self.tiers:
            raise CannotFollowError(f"the heading has no line 'tier {share.tier} …', and {share.text()} is won")
        before = dict(self.now)
        cents = self.now[share.tier] * share.over // (WHOLE * MICRO)
        self.now[share.tier] -= cents * MICRO
        if share.over == WHOLE:
            self.now[share.tier] += self.tiers[share.tier].reset
            if "reserve" in self.now:
                self.now[share.tier] += self.now["reserve"]
                self.now["reserve"] = 0
        for name, micros in self.now.items():
            self.awarded[name] = self.awarded.get(name, 0) + micros - before[name]
        return cents
