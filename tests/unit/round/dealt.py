"""Rounds for tests of the engine: an ordinary table, a deck that deals what a test wants, and commands in a row."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from fifthstreet.cards import DECK, Card, parse_cards
from fifthstreet.games import catalogue
from fifthstreet.games.ordinary import ordinary_submission
from fifthstreet.money import Cents
from fifthstreet.round import AnyCommand, Refusal, Round, Terms, decide, evolved, new_round, terms_of
from fifthstreet.round.commands import CloseBets, Deal, PlaceWager, Shuffle, Sit
from fifthstreet.round.dealing import draw_order

PLAYERS: Final = ("Ann", "Bob", "Cem", "Dora", "Eve", "Finn")
ANTE: Final = Cents(10_00)


def terms_for(game: str, jurisdiction: str) -> Terms:
    """What holds at an ordinary table of a game."""
    submission = ordinary_submission(catalogue.rulebook(), game, jurisdiction)
    (table,) = submission.table
    return terms_of(catalogue.rulebook(), submission, table, steps=catalogue.steps(game))


def after(state: Round, *commands: AnyCommand) -> Round:
    """The round after commands of which none may be refused."""
    for command in commands:
        answer = decide(state, command)
        assert not isinstance(answer, Refusal), f"{command}: {answer}"
        state = evolved(state, answer)
    return state


def deck_with(terms: Terms, positions: tuple[int, ...], places: Mapping[str, str]) -> tuple[Card, ...]:
    """A deck that deals these cards to these places, each place by its name; the rest in order."""
    wanted = {place: list(parse_cards(text)) for place, text in places.items()}
    left = [card for card in DECK if not any(card in cards for cards in wanted.values())]
    order = draw_order(terms, positions)
    deck = [wanted[place].pop(0) if wanted.get(place) else left.pop(0) for place in order]
    assert not any(wanted.values()), f"the deal has no room for {wanted}"
    return (*deck, *left)


def seated(terms: Terms, wagers: dict[int, dict[str, Cents]], *, count_due: bool = False) -> Round:
    """A round in which Ann sits at position 1, Bob at 2 and so on, with wagers before them."""
    state = new_round(terms, count_due=count_due)
    for position, placed in wagers.items():
        state = after(state, Sit(position=position, player=PLAYERS[position - 1]))
        for wager, amount in placed.items():
            state = after(state, PlaceWager(position=position, wager=wager, amount=amount))
    return state


def dealt(
    terms: Terms, wagers: dict[int, dict[str, Cents]], places: Mapping[str, str], *, count_due: bool = False
) -> Round:
    """A round whose cards have been dealt as a test wants them."""
    state = seated(terms, wagers, count_due=count_due)
    return after(state, CloseBets(), Shuffle(deck=deck_with(terms, tuple(wagers), places)), Deal())
