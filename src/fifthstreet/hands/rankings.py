"""Which hands each kind of pay table can name: a hand dealt is exactly one of them (R6)."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import msgspec

from fifthstreet.cards import ACE, RANK_NAMES, RANK_PLURALS, SIX, TWO, Rank, Suit
from fifthstreet.hands.five import FiveCardCategory
from fifthstreet.hands.four import FourCardCategory
from fifthstreet.hands.three import ThreeCardCategory
from fifthstreet.hands.two import TwoCardCategory


class Ranking(msgspec.Struct, frozen=True, kw_only=True):
    """The hands one kind of pay table can pay."""

    id: str
    title: str
    """What its hands are called in a sentence."""
    hands: tuple[str, ...]
    """Every hand by its name, highest first; whatever is dealt is one of them and no more than one."""
    by_strength: bool = True
    """Whether a hand nearer the front is the stronger; the two cards of a side bet are told apart and not ranked."""
    groups: Mapping[str, tuple[str, ...]] = {}
    """Names that cover several hands; some of them cover a stronger hand for the table that has no row of its own
    for it. A hand laid down as dealt is covered by no other: without its row it cannot be laid down."""


MOST_CARDS_NAMED: Final = 8
"""A dealer who busts with more cards is counted with these (R11)."""


def pair_of(rank: Rank) -> str:
    """The pairs of one rank: ``pair of jacks``."""
    return f"pair of {RANK_PLURALS[rank]}"


def four_of(rank: Rank) -> str:
    """Four of a kind of one rank: ``four aces``."""
    return f"four {RANK_PLURALS[rank]}"


def high(rank: Rank) -> str:
    """Unpaired cards by the highest of them: ``ten high``."""
    return f"{RANK_NAMES[rank]} high"


def suited_royals(name: str) -> tuple[str, ...]:
    """A royal by its suit; no suit is above another, so their order means nothing."""
    return tuple(f"{name} of {suit.name.lower()}" for suit in reversed(Suit))


def dealer_bust(cards: int) -> str:
    """A busted dealer by the number of cards."""
    return f"{cards} cards" if cards < MOST_CARDS_NAMED else f"{MOST_CARDS_NAMED} or more cards"


ROYAL_IN_FIVE: Final = "royal flush in five cards"
ROYAL_IN_SIX: Final = "royal flush in six cards"
ROYAL_IN_SEVEN: Final = "royal flush in seven cards"
COMMUNITY_ROYAL: Final = "community royal flush"
FOUR_OF_A_KIND_DEALT: Final = "four of a kind dealt"
TWO_PAIR_DEALT: Final = "two pair dealt"
ACES_AGAINST_ACES: Final = "pair of aces against a dealer's pair of aces"

_RANKS: Final = tuple(range(ACE, TWO - 1, -1))
_PAIRS: Final = tuple(pair_of(rank) for rank in _RANKS)
_FOURS: Final = tuple(four_of(rank) for rank in _RANKS)
_MINI_ROYALS: Final = suited_royals("mini-royal")
_SUPER_ROYALS: Final = suited_royals("super royal")
_BUSTS: Final = tuple(dealer_bust(cards) for cards in range(MOST_CARDS_NAMED, 2, -1))

_ROYAL: Final = FiveCardCategory.ROYAL_FLUSH.hand_name
_STRAIGHT_FLUSH: Final = FiveCardCategory.STRAIGHT_FLUSH.hand_name
_FOUR_OF_A_KIND: Final = FiveCardCategory.FOUR_OF_A_KIND.hand_name
_TWO_PAIR: Final = FiveCardCategory.TWO_PAIR.hand_name
_PAIR: Final = FiveCardCategory.PAIR.hand_name

_FIVE_CARDS: Final = (
    *(category.hand_name for category in reversed(FiveCardCategory) if category > FiveCardCategory.PAIR),
    *_PAIRS,
    FiveCardCategory.HIGH_CARD.hand_name,
)
_THREE_CARDS: Final = (
    *_MINI_ROYALS,
    *(category.hand_name for category in reversed(ThreeCardCategory) if category < ThreeCardCategory.MINI_ROYAL),
)
_BETWEEN_FOURS_AND_PAIRS: Final = tuple(
    category.hand_name
    for category in reversed(FourCardCategory)
    if FourCardCategory.PAIR < category < FourCardCategory.FOUR_OF_A_KIND
)
# Five high would be 5-4-3-2, which is a straight.
_HIGH_CARDS: Final = tuple(high(rank) for rank in range(ACE, SIX - 1, -1))
_HOLDEM_ROYALS: Final = (ROYAL_IN_FIVE, ROYAL_IN_SIX, ROYAL_IN_SEVEN)
_ACES: Final = (ACES_AGAINST_ACES, pair_of(ACE))
_ACE_WITH: Final = tuple(
    category.hand_name
    for category in reversed(TwoCardCategory)
    if TwoCardCategory.OTHER_CARDS < category < TwoCardCategory.PAIR
)


def _dealt_five_cards() -> tuple[str, ...]:
    dealt = {_FOUR_OF_A_KIND: FOUR_OF_A_KIND_DEALT, _TWO_PAIR: TWO_PAIR_DEALT}
    hands: list[str] = []
    for hand in _FIVE_CARDS:
        hands += [dealt[hand], hand] if hand in dealt else [hand]
    return tuple(hands)


_ALL: Final = (
    Ranking(
        id="five_cards",
        title="five-card hands",
        hands=_FIVE_CARDS,
        groups={_STRAIGHT_FLUSH: (_ROYAL, _STRAIGHT_FLUSH), _PAIR: _PAIRS},
    ),
    Ranking(
        id="three_cards",
        title="three-card hands",
        hands=_THREE_CARDS,
        groups={"mini-royal": _MINI_ROYALS, _STRAIGHT_FLUSH: (*_MINI_ROYALS, _STRAIGHT_FLUSH)},
    ),
    Ranking(
        id="four_cards",
        title="four-card hands",
        hands=(*_FOURS, *_BETWEEN_FOURS_AND_PAIRS, *_PAIRS, *_HIGH_CARDS),
        groups={_FOUR_OF_A_KIND: _FOURS, _PAIR: _PAIRS, FourCardCategory.HIGH_CARD.hand_name: _HIGH_CARDS},
    ),
    Ranking(
        id="six_cards",
        title="six-card hands",
        hands=(*_SUPER_ROYALS, *_FIVE_CARDS),
        groups={
            "super royal": _SUPER_ROYALS,
            _ROYAL: (*_SUPER_ROYALS, _ROYAL),
            _STRAIGHT_FLUSH: (*_SUPER_ROYALS, _ROYAL, _STRAIGHT_FLUSH),
            _PAIR: _PAIRS,
        },
    ),
    Ranking(
        id="dealt_five_cards",
        title="five-card hands, dealt or made",
        hands=_dealt_five_cards(),
        groups={_STRAIGHT_FLUSH: (_ROYAL, _STRAIGHT_FLUSH), _PAIR: _PAIRS},
    ),
    Ranking(
        id="holdem_royals",
        title="hands of two hole cards and the board",
        hands=(*_HOLDEM_ROYALS, COMMUNITY_ROYAL, *_FIVE_CARDS[1:]),
        groups={
            _ROYAL: _HOLDEM_ROYALS,
            ROYAL_IN_SIX: _HOLDEM_ROYALS[:2],
            ROYAL_IN_SEVEN: _HOLDEM_ROYALS,
            _STRAIGHT_FLUSH: (*_HOLDEM_ROYALS, _STRAIGHT_FLUSH),
            _PAIR: _PAIRS,
        },
    ),
    Ranking(
        id="two_cards",
        by_strength=False,
        title="pairs of hole cards",
        hands=(ACES_AGAINST_ACES, *_PAIRS, *_ACE_WITH, TwoCardCategory.OTHER_CARDS.hand_name),
        groups={
            _PAIR: (ACES_AGAINST_ACES, *_PAIRS),
            pair_of(ACE): _ACES,
            **{unsuited: (f"{unsuited} suited", unsuited) for unsuited in _ACE_WITH if not unsuited.endswith("suited")},
        },
    ),
    Ranking(
        id="dealer_busts",
        title="numbers of cards in a busted dealer's hand",
        hands=_BUSTS,
        groups={f"{cards} or more cards": _BUSTS[: MOST_CARDS_NAMED - cards + 1] for cards in range(3, 8)},
    ),
)

RANKINGS: Final[Mapping[str, Ranking]] = MappingProxyType({ranking.id: ranking for ranking in _ALL})
"""Every ranking by its id."""

assert all(len(set(ranking.hands)) == len(ranking.hands) for ranking in _ALL), "a ranking names a hand twice"
assert all(set(hands) <= set(ranking.hands) for ranking in _ALL for hands in ranking.groups.values())
