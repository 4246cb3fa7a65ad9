"""The page of the hand rankings: every hand that a row of a pay table may name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS
from fifthstreet.rules.describe import listed
from tools.reference.markdown import heading, items, page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fifthstreet.hands import Ranking


def hands_page() -> str:
    """Every ranking with its hands and the groups of them."""
    return page(
        heading("Hands and rankings", 1),
        "A ranking lists every hand that a kind of pay table can tell apart; whatever is dealt is exactly one of them. "
        "A row of a pay table names a hand, a group, or several hands as `A or better`, `A or less`, `less than A`, "
        "`A to B`, or `A or B`. Of the hands of one kind told apart by rank, only that kind is meant: "
        "`pair of jacks or better` is no two pair.",
        *(block for ranking in RANKINGS.values() for block in _ranking(ranking)),
    )


def _ranking(ranking: Ranking) -> Iterator[str]:
    yield heading(f"`{ranking.id}`", 2, f"ranking-{ranking.id.replace('_', '-')}")
    order = "highest first" if ranking.by_strength else "told apart, not ranked"
    used = [
        f"[{game.name}](games/{game.id}.md)"
        for game in map(catalogue.game, catalogue.GAMES)
        if any(hand.ranking == ranking.id for hand in game.hand)
    ]
    users = f" Used by {listed(used)}." if used else ""
    yield f"{ranking.title[:1].upper()}{ranking.title[1:]}, {order}.{users}"
    yield items([", ".join(f"`{hand}`" for hand in ranking.hands)])
    if ranking.groups:
        yield "Groups:"
        yield items(f"`{name}`: {', '.join(f'`{hand}`' for hand in hands)}" for name, hands in ranking.groups.items())
