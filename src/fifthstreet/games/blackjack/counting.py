"""What the cards on a blackjack table come to: hands, the dealer's natural, and who has won at war (R10, R12)."""

from __future__ import annotations

from typing import Final

from fifthstreet.cards import ACE, TEN, Card, Rank
from fifthstreet.hands.blackjack import BLACKJACK, BlackjackTotal, blackjack_total
from fifthstreet.money import Cents
from fifthstreet.round.commands import Choice
from fifthstreet.round.state import DEALER, PlayedHand, Round, Seat

ENTERS: Final = "blackjack"
"""The wager with which a round is entered; the others are named after it by their rules."""

DOUBLE: Final = "double"
SPLIT: Final = "split"
INSURANCE: Final = "insurance"
BUSTER: Final = "buster"
WAR: Final = "war"

DEALER_STANDS: Final = 17


def place_of(position: int, number: int) -> str:
    """Where the cards of one of a position's hands lie, by its number in the order in which they were made."""
    return str(position) if number == 1 else f"{position}/{number}"


def number_of(hand: PlayedHand) -> int:
    """The number of a hand among those of its position, in the order in which they were made."""
    _, made, number = hand.place.partition("/")
    return int(number) if made else 1


def cards_of(state: Round, hand: PlayedHand) -> tuple[Card, ...]:
    """The cards of a hand."""
    return state.places[hand.place]


def count_of(state: Round, hand: PlayedHand) -> BlackjackTotal:
    """What the cards of a hand come to."""
    return blackjack_total(cards_of(state, hand))


def dealers_count(state: Round) -> BlackjackTotal:
    """What the dealer's cards come to, the hole card counted."""
    return blackjack_total(state.places[DEALER])


def shows(state: Round) -> Rank:
    """The rank of the dealer's up card, which is the first."""
    return state.places[DEALER][0].rank


def may_have_natural(state: Round) -> bool:
    """Whether the dealer's up card is an ace or counts ten."""
    return shows(state) >= TEN


def looks(state: Round) -> bool:
    """Whether the dealer looks under the up card before anyone plays."""
    return state.terms.settings["hole_card"] == "peek" and may_have_natural(state)


def natural_seen(state: Round) -> bool:
    """Whether the dealer has looked and found a natural, so that nobody plays."""
    return looks(state) and dealers_count(state).natural


def of_split_aces(seat: Seat, cards: tuple[Card, ...]) -> bool:
    """Whether a hand was made by splitting aces: all hands of a position begin with cards of one value."""
    return len(seat.hands) > 1 and cards[0].rank == ACE


def value(card: Card) -> int:
    """What two cards of a pair share: their rank, courts and tens being alike."""
    return card.rank if card.rank == ACE else min(card.rank, TEN)


def wins_war(state: Round, seat: Seat) -> bool:
    """Whether a position's first card beats the dealer's; the ace is low and a tie loses (sd-30.12.3, sd-30.12.5)."""
    return _at_war(state.places[str(seat.position)][0]) > _at_war(state.places[DEALER][0])


def _at_war(card: Card) -> Rank:
    return 1 if card.rank == ACE else card.rank


def moved(state: Round, seat: Seat) -> Cents:
    """What a player who won at war may move onto the blackjack wager (sd-30.12.4)."""
    times = 2 if state.terms.settings["war_moves"] == "winnings and wager" else 1
    return Cents(times * seat.wagers[WAR])


def enlarged(state: Round, seat: Seat) -> Cents:
    """What lies on the blackjack wager: what entered the round, and what was moved there from war."""
    if Choice.MOVE not in seat.chose.values():
        return seat.wagers[ENTERS]
    return Cents(seat.wagers[ENTERS] + moved(state, seat))


def said(count: BlackjackTotal) -> str:
    """A count in words."""
    if count.bust:
        return f"bust with {count.total}"
    return f"soft {count.total}" if count.soft and count.total < BLACKJACK else str(count.total)
