"""Builds the deck that a ``.round`` file describes, so that every place is dealt what the file names."""

from __future__ import annotations

from collections import Counter

from fifthstreet.cards import Card
from fifthstreet.round import commands as asked
from fifthstreet.round.dealing import packet_order, whole_deck
from fifthstreet.round.state import SIX_CARD_BOX
from fifthstreet.round.terms import Terms
from fifthstreet.round.text.file import BOX, NEXT, CardsLine, CommandLine, DeckLine, RoundFile, ShuffleLine
from fifthstreet.round.text.mistakes import Mistakes


def positions_of(file: RoundFile) -> tuple[int, ...]:
    """The positions at which wagers lie when the bets are closed."""
    wagers: dict[int, set[str]] = {}
    for line in file.course:
        match line:
            case CommandLine(command=asked.PlaceWager(position=position, wager=wager)):
                wagers.setdefault(position, set()).add(wager)
            case CommandLine(command=asked.WithdrawWager(position=position, wager=wager)):
                wagers.get(position, set()).discard(wager)
            case CommandLine(command=asked.CloseBets()):
                break
            case _:
                pass
    return tuple(sorted(position for position, placed in wagers.items() if placed))


def deck_of(file: RoundFile, terms: Terms) -> tuple[Card, ...]:
    """The deck as it lies when the deal begins: the cards named, and between them what is left in order."""
    for line in file.course:
        if isinstance(line, DeckLine):
            return line.cards
    mistakes = Mistakes()
    positions = tuple(one for one in positions_of(file) if 1 <= one <= terms.table.seats)
    order = packet_order(terms, positions)
    deck: dict[int, Card] = {}
    left = list(whole_deck(terms))
    for line in file.course:
        if not isinstance(line, CardsLine):
            continue
        numbers = _numbers_of(line, order, terms)
        if len(line.cards) > len(numbers):
            mistakes.add(line.number, _too_many(line, len(numbers), positions))
        deck |= zip(numbers, line.cards, strict=False)
        for card in line.cards:
            if card in left:
                left.remove(card)
            else:
                times = Counter(whole_deck(terms))[card]
                held = "once" if times == 1 else f"{times} times"
                mistakes.add(line.number, f"{card} is named too often; the deck holds it {held}.")
    mistakes.refuse()
    rest = iter(left)
    return tuple(deck[number] if number in deck else next(rest) for number in range(len(whole_deck(terms))))


def _numbers_of(line: CardsLine, order: tuple[str, ...], terms: Terms) -> list[int]:
    """By their number from nought in the deck, the cards that go to a place."""
    if line.place == NEXT:
        return list(range(len(order), len(whole_deck(terms))))
    place = SIX_CARD_BOX if line.place == BOX else line.place
    return [number for number, one in enumerate(order) if one == place]


def _too_many(line: CardsLine, dealt: int, positions: tuple[int, ...]) -> str:
    if dealt:
        return f"{len(line.cards)} cards are named for {line.place}, which is dealt {dealt}."
    betting = ", ".join(map(str, positions)) or "none"
    return f"{line.place} is dealt no cards in this round; the positions with wagers are {betting}."


def shuffled_for(file: RoundFile, place: int, deck: tuple[Card, ...]) -> tuple[Card, ...]:
    """The deck as the shuffle on a line of the course brings it, so that it lies as wanted after the cuts."""
    cut = 0
    for line in file.course[place + 1 :]:
        match line:
            case ShuffleLine():
                break
            case CommandLine(command=asked.Cut(cards=cards) | asked.Recut(cards=cards)):
                cut += cards
            case _:
                pass
    return rotated(deck, -cut)


def rotated(deck: tuple[Card, ...], cards: int) -> tuple[Card, ...]:
    """A deck once so many cards have gone from the top to the bottom, or back again."""
    if not deck:
        return deck
    top = cards % len(deck)
    return deck[top:] + deck[:top]
