"""The meters of a progressive link: what each wager adds, and what each award takes (R30, R31, R36)."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.money import (
    BASIS_POINTS_PER_PERCENT,
    BasisPoints,
    Cents,
    MeterShare,
    MicroCents,
    exact_div,
    floor_div,
    micro_cents,
    whole_cents_floor,
)
from fifthstreet.round.lines import Line, Settlement
from fifthstreet.rules.submissions import Link

RESERVE: Final = "reserve"
"""What the reserve is called beside the meters."""

WHOLE: Final = BasisPoints(100 * BASIS_POINTS_PER_PERCENT)


class Meters(msgspec.Struct, frozen=True, kw_only=True):
    """What a link's meters show and its reserve holds."""

    tiers: dict[str, MicroCents]
    reserve: MicroCents = MicroCents(0)


class Settled(msgspec.Struct, frozen=True, kw_only=True):
    """A settlement with every share in cents, and the meters after it."""

    settlement: Settlement
    meters: Meters


def contributed(link: Link, meters: Meters, wagers: int) -> Meters:
    """The meters once so many progressive wagers have been collected."""
    return _moved(link, meters, wagers)


def taken_off(link: Link, meters: Meters, wagers: int) -> Meters:
    """The meters once the contributions of a void round are taken off them again (R32)."""
    return _moved(link, meters, -wagers)


def _moved(link: Link, meters: Meters, wagers: int) -> Meters:
    tiers = {
        tier.tier: MicroCents(meters.tiers[tier.tier] + wagers * contribution(link.wager, tier.rate))
        for tier in link.tiers
    }
    return Meters(tiers=tiers, reserve=MicroCents(meters.reserve + wagers * contribution(link.wager, link.reserve)))


def contribution(wager: Cents, rate: BasisPoints) -> MicroCents:
    """What one wager adds at a rate, without rounding.

    >>> contribution(Cents(100), BasisPoints(425))
    4250000
    """
    return MicroCents(exact_div(micro_cents(wager) * rate, WHOLE))


def awarded(link: Link, meters: Meters, share: MeterShare) -> tuple[Cents, Meters]:
    """What a share of a meter pays now, and the meters after it.

    The fraction of a cent stays on the meter; a whole meter stands at its reset amount with the reserve afterwards.
    """
    shows = meters.tiers[share.tier]
    pays = whole_cents_floor(MicroCents(floor_div(shows * share.share, WHOLE)))
    left = MicroCents(shows - micro_cents(pays))
    if share.share < WHOLE:
        return pays, Meters(tiers={**meters.tiers, share.tier: left}, reserve=meters.reserve)
    reset = next(tier.reset for tier in link.tiers if tier.tier == share.tier)
    stands = MicroCents(micro_cents(reset) + left + meters.reserve)
    return pays, Meters(tiers={**meters.tiers, share.tier: stands})


def settled_line(line: Line, pays: Cents) -> Line:
    """A line whose share of a meter has become cents."""
    assert line.share is not None, f"{line.name} is no share of a meter"
    return msgspec.structs.replace(line, amount=pays)


def settle_at(settlement: Settlement, link: Link | None, meters: Meters) -> Settled:
    """Fold a settlement over the meters as they stand: each share is read at its turn."""
    lines: list[Line] = []
    for line in settlement.lines:
        if line.share is None:
            lines.append(line)
            continue
        assert link is not None, "a share of a meter is of a link's"
        pays, meters = awarded(link, meters, line.share)
        lines.append(settled_line(line, pays))
    return Settled(settlement=Settlement(lines=tuple(lines)), meters=meters)
