"""How often a progressive's highest award falls due: exact, for the hands that such awards are printed for."""

from __future__ import annotations

from fractions import Fraction
from math import comb
from typing import Final

import msgspec

from fifthstreet.money import MeterShare
from fifthstreet.rules.games import Game
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.wagers import HandOf

DECK_SIZE: Final = 52
ROYALS: Final = 4
ROYAL_SIZE: Final = 5
HOLE: Final = 2


class Trigger(msgspec.Struct, frozen=True, kw_only=True):
    """The hand that wins the most of a meter, and how often one player holds it."""

    hand: str
    probability: Fraction

    @property
    def one_in(self) -> str:
        """The odds as they are quoted: ``1 in 649,740``."""
        whole = self.probability.denominator * 2 + self.probability.numerator
        return f"1 in {whole // (2 * self.probability.numerator):,}"


def trigger(table: Paytable, game: Game) -> Trigger | None:
    """The trigger of a progressive pay table; none if it pays no share of a meter or its hand has no closed form."""
    shares = [(row.pays.share, row.hand) for row in table.rows if isinstance(row.pays, MeterShare)]
    if not shares:
        return None
    top = max(share for share, _ in shares)
    hand = next(hand for share, hand in shares if share == top)
    slot = next(slot for slot in game.slot if slot.id == table.slot)
    of = next(hand_of for hand_of in game.hand if hand_of.id == (table.hand or slot.hand))
    probability = _probability(hand, of)
    return None if probability is None else Trigger(hand=hand, probability=probability)


def _probability(hand: str, of: HandOf) -> Fraction | None:
    if of.ranking == "holdem_royals":
        return _holdem_royal(hand, of.dealt)
    match hand:
        case "royal flush":
            return royal_in(of.dealt)
        case "four aces":
            return _contains(size=4, sets=1, cards=of.dealt)
        case "mini-royal of spades":
            return _contains(size=3, sets=1, cards=of.dealt)
        case "mini-royal":
            return _contains(size=3, sets=4, cards=of.dealt)
        case _:
            return None


def _holdem_royal(hand: str, cards: int) -> Fraction | None:
    in_order = {"royal flush in five cards": 5, "royal flush in six cards": 6, "royal flush in seven cards": 7}
    if hand in in_order:
        seen = in_order[hand]
        return royal_in(seen) - royal_in(seen - 1) if seen > ROYAL_SIZE else royal_in(seen)
    if hand == "community royal flush":
        return royal_in(ROYAL_SIZE)
    return royal_in(cards) - royal_in(cards - HOLE) if hand == "royal flush" else None


def royal_in(cards: int) -> Fraction:
    """The probability that some cards, fewer than ten, hold a royal flush.

    >>> royal_in(5), royal_in(7)
    (Fraction(1, 649740), Fraction(1, 30940))
    """
    assert cards < 2 * ROYAL_SIZE, "two royals cannot both lie in fewer than ten cards"
    return _contains(size=ROYAL_SIZE, sets=ROYALS, cards=cards)


def _contains(*, size: int, sets: int, cards: int) -> Fraction:
    """The probability that some cards hold one of so many sets, no two of which they could hold together."""
    assert sets == 1 or cards < 2 * size, "the sets could lie together"
    return (
        Fraction(sets * comb(DECK_SIZE - size, cards - size), comb(DECK_SIZE, cards)) if cards >= size else Fraction(0)
    )
