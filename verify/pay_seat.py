"""A position at the table and what stands on it."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class BlackjackHand:
    """One hand of blackjack: the wager on it, its cards, and how its play ended."""

    name: str
    wager: str
    stake: int
    cards: list[int]
    doubled: int = 0
    done: bool = False
    surrendered: bool = False
    split_aces: bool = False


@dataclass
class Seat:
    """A position: its player, its wagers and tips in cents, and what was chosen there."""

    number: int
    player: str
    wagers: dict[str, int] = field(default_factory=dict)
    tips: dict[str, int] = field(default_factory=dict)
    street: int = 0
    folded: bool = False
    taken: set[str] = field(default_factory=set)  # Let It Ride's bets that were taken back
    kept: list[int] = field(default_factory=list)  # Silverado's three cards of the five-card hand
    laid: bool = False  # Silverado's hand laid down as dealt
    dead: bool = False
    forfeited: bool = False
    war: str = ""  # "down" or "moved" once a won war was answered
    looked: bool = False  # what is asked before the dealer looks was answered, insurance or early surrender
    hands: list[BlackjackHand] = field(default_factory=list)

    @property
    def out(self) -> bool:
        """Say whether the hand takes no further part."""
        return self.dead or self.forfeited
