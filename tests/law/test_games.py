"""Of every game: when each wager is placed and what it needs, and from how many cards each hand is made."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue

WAGERS = {
    "mississippi-stud": """
        ante                opening
        third_street        third_street    needs ante
        fourth_street       fourth_street   needs third_street
        fifth_street        fifth_street    needs fourth_street
        progressive         opening         needs ante                          collected
        three_card_bonus    opening         needs ante
        six_card_bonus      opening         needs ante three_card_bonus
        cover_all           opening         needs ante
    """,
    "three-card-poker": """
        ante                opening
        play                play            needs ante
        pair_plus           opening
        progressive         opening                                             collected
    """,
    "let-it-ride": """
        bet_one             opening
        bet_two             opening
        bet_three           opening
        bonus               opening         needs bet_three                     collected
        three_card_bonus    opening         needs bet_three
        progressive         opening         needs bet_three                     collected
    """,
    "caribbean-stud": """
        ante                opening
        bet                 bet             needs ante
        progressive         opening         needs ante                          collected
    """,
    "silverado-stud": """
        five_card_bet       opening
        three_card_bet      opening         needs five_card_bet
        raise               raise           needs five_card_bet
        four_card_bonus     opening         needs five_card_bet three_card_bet
    """,
    "four-card-poker": """
        ante                opening
        play                play            needs ante
        aces_up             opening
        progressive         opening                                             collected
    """,
    "texas-holdem-bonus": """
        ante                opening
        flop                flop            needs ante
        turn                turn            needs flop
        river               river           needs flop
        bonus               opening         needs ante
        progressive         opening         needs ante                          collected
    """,
    "ultimate-texas-holdem": """
        ante                opening         needs blind
        blind               opening         needs ante
        play                before_flop     needs ante blind
        trips               opening
        progressive         opening                                             collected
    """,
    "blackjack": """
        blackjack           opening
        double              play            needs blackjack
        split               play            needs blackjack
        insurance           insurance       needs blackjack
        buster              opening         needs blackjack
        war                 opening         needs blackjack
    """,
}

HANDS = {
    "mississippi-stud": ["player 5", "community 3", "six_cards 5 of 6"],
    "three-card-poker": ["player 3", "dealer 3"],
    "let-it-ride": ["player 5", "own_three 3"],
    "caribbean-stud": ["player 5", "dealer 5"],
    "silverado-stud": ["five_cards 5", "three_cards 3", "four_cards 4"],
    "four-card-poker": ["player 4 of 5", "dealer 4 of 6", "five_cards_dealt 5"],
    "texas-holdem-bonus": [
        "player 5 of 7",
        "dealer 5 of 7",
        "hole_cards 4",
        "hole_and_flop 5",
        "best_of_seven 5 of 7",
    ],
    "ultimate-texas-holdem": ["player 5 of 7", "dealer 5 of 7", "hole_and_flop 5", "best_of_seven 5 of 7"],
    "blackjack": ["dealer 8"],
}
"""Hold'em's four hole cards are the player's two and the dealer's; a dealer's bust is told up to eight cards."""


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_when_each_wager_is_placed_and_what_it_needs(game: str) -> None:
    """Every wager of the game, the street that places it, the wagers it needs, and whether it is collected unplayed."""
    told = []
    for wager in catalogue.game(game).wager:
        words = [wager.id, wager.placed]
        words += ["needs", *wager.needs] if wager.needs else []
        words += ["collected"] if wager.collected_at_no_more_bets else []
        told.append(words)
    assert told == [line.split() for line in WAGERS[game].strip().splitlines()]


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_from_how_many_cards_each_hand_is_made(game: str) -> None:
    """A hand counts all its cards, or the best so many of them."""
    told = [
        f"{hand.id} {hand.dealt}" if hand.best is None else f"{hand.id} {hand.best} of {hand.dealt}"
        for hand in catalogue.game(game).hand
    ]
    assert told == HANDS[game]


@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_game_is_allowed_somewhere(game: str) -> None:
    """A game that no jurisdiction allows could be dealt nowhere."""
    jurisdictions = [catalogue.jurisdiction(name) for name in catalogue.JURISDICTIONS]

    assert any(one.rules_of(game) is not None for one in jurisdictions)
