"""What every hand at a table is worth: each named hand of a game, made of the cards that it is made of."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from fifthstreet.cards import Card
from fifthstreet.hands import (
    RANKINGS,
    best_five,
    best_four,
    five_card_hand,
    four_card_hand,
    name_dealt_five_cards,
    name_five_cards,
    name_four_cards,
    name_holdem_royals,
    name_six_cards,
    name_three_cards,
    name_two_cards,
    three_card_hand,
)
from fifthstreet.hands.five import FIVE_CARDS, FiveCardCategory
from fifthstreet.hands.four import FOUR_CARDS, FourCardCategory
from fifthstreet.hands.naming import FLOP_CARDS
from fifthstreet.hands.three import ThreeCardCategory
from fifthstreet.hands.values import HandValue
from fifthstreet.round.state import COMMUNITY, DEALER, SIX_CARD_BOX, Round
from fifthstreet.rules.games import Game
from fifthstreet.rules.wagers import HandOf, Qualifies

Value = HandValue[Any]


class Shown(msgspec.Struct, frozen=True, kw_only=True):
    """One hand as it is called: its name in its ranking, and what it is worth against another."""

    name: str
    value: Value | None = None


_CATEGORIES: Final = {
    "five_cards": FiveCardCategory,
    "three_cards": ThreeCardCategory,
    "four_cards": FourCardCategory,
}


class Showdown:
    """The hands of one round, each evaluated once and only if it is asked for."""

    def __init__(self, state: Round) -> None:
        """Remember whose cards they are."""
        self._state = state
        self._hands = state.terms.hands
        self._known: dict[tuple[int, str], Shown] = {}
        self._qualified: bool | None = None

    def hand(self, position: int, hand: str) -> Shown:
        """A named hand of a position; the dealer's is asked for under nought."""
        known = self._known.get((position, hand))
        if known is None:
            known = self._known[position, hand] = _shown(self._state, position, self._hands[hand])
        return known

    def dealer(self) -> Shown:
        """The dealer's hand."""
        name = self._state.terms.game.dealer_hand
        assert name is not None, f"nobody plays against the dealer in {self._state.terms.game.id}"
        return self.hand(0, name)

    def dealer_qualifies(self) -> bool:
        """Whether the dealer's hand is one that plays."""
        if self._qualified is None:
            self._qualified = qualifies(self._state.terms.game, self.dealer().value)
        return self._qualified


def qualifies(game: Game, value: Value | None) -> bool:
    """Whether a dealer's hand plays: a game without a least hand plays every one."""
    least = game.dealer_qualifies
    if least is None:
        return True
    assert value is not None, "a dealer who has to qualify shows a hand that can be compared"
    return _at_least(value, least, next(hand for hand in game.hand if hand.id == game.dealer_hand))


def _at_least(value: Value, least: Qualifies, hand: HandOf) -> bool:
    category = next(one for one in _CATEGORIES[hand.ranking] if one.hand_name == least.category)
    if value.category is not category:
        return bool(value.category > category)
    return value.ranks[: len(least.ranks)] >= least.ranks


def own_cards(state: Round, position: int) -> tuple[Card, ...]:
    """The cards of a position."""
    return state.places[str(position)]


def cards_of(state: Round, position: int, places: tuple[str, ...]) -> tuple[Card, ...]:
    """The cards that lie at the places of a hand."""
    cards: tuple[Card, ...] = ()
    for place in places:
        match place:
            case "own":
                cards += own_cards(state, position)
            case "flop":
                cards += state.places[COMMUNITY][:FLOP_CARDS]
            case "split_three":
                cards += state.seats[position].kept
            case "split_one":
                kept = state.seats[position].kept
                cards += tuple(card for card in own_cards(state, position) if card not in kept)
            case _:
                assert place in {COMMUNITY, DEALER, SIX_CARD_BOX}, f"no cards lie at {place}"
                cards += state.places[place]
    return cards


def _shown(state: Round, position: int, hand: HandOf) -> Shown:
    match hand.ranking:
        case "dealt_five_cards":
            seat = state.seats[position]
            kept = seat.kept or None
            name = name_dealt_five_cards(own_cards(state, position), kept, state.places[COMMUNITY] if kept else ())
            return Shown(name=name)
        case "holdem_royals":
            return Shown(name=name_holdem_royals(own_cards(state, position), state.places[COMMUNITY]))
        case "two_cards":
            return Shown(name=name_two_cards(own_cards(state, position), state.places[DEALER]))
        case _:
            return _ranked(cards_of(state, position, hand.cards), hand)


def _ranked(cards: tuple[Card, ...], hand: HandOf) -> Shown:
    match hand.ranking:
        case "five_cards":
            five = five_card_hand(cards) if len(cards) == FIVE_CARDS else best_five(cards).value
            return Shown(name=name_five_cards(five), value=five)
        case "three_cards":
            return Shown(name=name_three_cards(cards), value=three_card_hand(cards))
        case "four_cards":
            four = four_card_hand(cards) if len(cards) == FOUR_CARDS else best_four(cards).value
            return Shown(name=name_four_cards(four), value=four)
        case "six_cards":
            return Shown(name=name_six_cards(cards))
        case _:
            message = f"no hand of {hand.ranking} is shown down"
            raise AssertionError(message)


def rank_of(ranking: str, name: str) -> int:
    """How far from the top a hand stands in its ranking: nought is the highest."""
    assert RANKINGS[ranking].by_strength, f"{ranking} does not say which hand is the stronger"
    return RANKINGS[ranking].hands.index(name)
