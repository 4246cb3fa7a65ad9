"""What happens between the wagers and the settlement: how cards are dealt, who chooses what, what is revealed."""

from __future__ import annotations

from enum import Enum

import msgspec


class Manner(Enum):
    """How the cards of one step leave the dealer's hands."""

    ROTATION = "one at a time in rotation"
    TOGETHER = "all at once to each place in turn"


class DealStep(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One sweep of the deal."""

    to: tuple[str, ...]
    """The places dealt to, in order: ``players``, ``dealer``, ``community``, ``six_card_box``."""
    cards: int
    manner: Manner = Manner.TOGETHER
    face_up: tuple[int, ...] = ()
    """Which of the cards lie face up, counted from one."""
    discarded: tuple[int, ...] = ()
    """Which of the cards are set aside unseen, counted from one."""
    rounds: tuple[int, ...] = ()
    """In which rotations the last place is dealt to, where that is not all of them."""
    only_with: str | None = None
    """The wager without whose offer the step is left out."""


class DealScript(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The order of the cards under one dealing procedure."""

    procedure: str
    name: str
    steps: tuple[DealStep, ...]
    automated: bool = False
    """Whether a machine hands out the cards in packets."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Fold(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the documents say of giving a hand up."""

    clauses: tuple[str, ...] = ()


class FoldOrBet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="fold or bet"):
    """Give the hand up, or place a wager to stay."""

    wager: str
    times: tuple[int, ...]
    of: str


class CheckOrBet(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="check or bet"):
    """Go on for nothing, or place a wager."""

    wager: str
    times: tuple[int, ...]
    of: str


class LetRideOrTake(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="let ride or take"):
    """Leave a wager in play, or take it back."""

    wager: str


class SplitOrLayDown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="split or lay down"):
    """Split the hand in two, or lay down one of the hands that may be laid down as dealt."""

    into: tuple[int, ...]
    lay_down: tuple[str, ...]


class TakeOrMove(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="take or move"):
    """Take a won wager down, or move it onto another."""

    wager: str
    onto: str


class InsureOrNot(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="insure or not"):
    """Insure against a dealer's natural, or not."""

    wager: str
    of: str


class PlayBlackjack(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="play blackjack"):
    """Hit, stand, double, split or surrender, as the table's settings allow."""

    of: str


Choice = FoldOrBet | CheckOrBet | LetRideOrTake | SplitOrLayDown | TakeOrMove | InsureOrNot | PlayBlackjack


class Reveal(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is turned over once everyone has chosen."""

    what: str
    """``community``, ``dealer``, ``six_card_box`` or ``nothing``."""
    cards: int = 0
    """How many of them; none for all that are left."""
    burn: int = 0
    """How many cards are burned first."""


class Street(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One turn of the round: every player still in chooses, then something is revealed."""

    id: str
    name: str
    choice: Choice
    reveals: tuple[Reveal, ...] = ()
    asks: str = "everyone"
    """``everyone`` still in, or only those who have ``not bet`` on an earlier street."""
    requires: tuple[str, ...] = ()
    """The wagers of which a player must hold one to be asked."""
    during_deal: int | None = None
    """How many steps of the deal come before it, where it interrupts the deal."""
    fold: Fold = Fold()
    """Where it is said what a hand given up here loses."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()
