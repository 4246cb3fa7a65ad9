"""Where each card goes: the order of every dealing procedure, and the deck that a file's cards make."""

from __future__ import annotations

from pay_hands import card_text, whole_deck
from pay_money import CannotFollowError
from pay_rounds import IOWA, MARYLAND, Round
from pay_tables import BLACKJACK, CARIBBEAN, FOUR, HOLDEM, MISSISSIPPI, RIDE, SILVERADO, THREE, ULTIMATE

BOARD, DEALER, BOX, BURNT, NEXT = "community", "dealer", "box", "burnt", "next"


def _round_robin(places: list[str], times: int) -> list[str]:
    """One card at a time in rotation."""
    return places * times


def _packets(places: list[str], size: int) -> list[str]:
    """All cards of a place at once, place after place."""
    return [place for place in places for _ in range(size)]


def _mississippi(dealing: str, players: list[str], with_box: bool) -> list[str]:
    """md-8.E, md-9.B, md-10.B, ia-dealing.3 and 4, sd-15.14.4 (R39)."""
    if dealing == "automated":
        return [BOX] * (4 * with_box) + [BOARD] * 3 + _packets(players, 2)
    if dealing == "rotation":
        return _round_robin(players, 2) + [BOARD] * 3
    return _packets(players, 2) + [BOARD] * 3


def _others(game: str, packets: bool, players: list[str]) -> list[str]:
    """List the South Dakota games' order of deal, burns included."""
    everybody = [*players, DEALER]
    in_turn: dict[str, list[str]] = {
        THREE: _round_robin(everybody, 3),
        RIDE: _round_robin([*players, BOARD], 2) + players,
        CARIBBEAN: _round_robin(everybody, 5),
        SILVERADO: _round_robin(players, 4) + [BOARD] * 2,
        FOUR: [*_round_robin(everybody, 5), DEALER],
        HOLDEM: _round_robin(everybody, 2) + [BURNT] + [BOARD] * 3 + [BURNT, BOARD, BURNT, BOARD],
        ULTIMATE: _round_robin(everybody, 2) + [BURNT] + [BOARD] * 3 + [BURNT] + [BOARD] * 2,
        BLACKJACK: _round_robin(everybody, 2),
    }
    at_once: dict[str, list[str]] = {
        THREE: _packets(everybody, 3),
        RIDE: _packets([*players, BOARD], 3),
        CARIBBEAN: _packets(everybody, 5),
        FOUR: _packets(players, 5) + [DEALER] * 6,
        ULTIMATE: [BOARD] * 5 + _packets(everybody, 2),
    }
    return at_once.get(game, in_turn[game]) if packets else in_turn[game]


def _check_dealing(rnd: Round) -> None:
    """Refuse a way of dealing that the game does not have."""
    if rnd.game == MISSISSIPPI:
        known = {MARYLAND: ("manual_shoe", "hand", "automated"), IOWA: ("automated",)}
        allowed: tuple[str, ...] = known.get(rnd.jurisdiction, ("rotation", "automated"))
    else:
        alone = rnd.game in (SILVERADO, HOLDEM, BLACKJACK)
        allowed = ("rotation",) if alone else ("rotation", "packets")
    if rnd.dealing and rnd.dealing not in allowed:
        raise CannotFollowError(f"{rnd.game} is dealt by {' or '.join(allowed)} there, not by {rnd.dealing}", 1)


def deal_order(rnd: Round, positions: list[int]) -> list[str]:
    """List the place of each card of an undisturbed deal."""
    _check_dealing(rnd)
    players = [str(position) for position in sorted(positions)]
    if rnd.game != MISSISSIPPI:
        return _others(rnd.game, rnd.dealing == "packets", players)
    first = {MARYLAND: "manual_shoe", IOWA: "automated"}.get(rnd.jurisdiction, "rotation")
    return _mississippi(rnd.dealing or first, players, "six_card_bonus" in rnd.limits)


def lay_deck(rnd: Round, order: list[str]) -> list[int]:
    """Lay the deck: the cards that the file names where it says, the rest from what is left, in order."""
    if rnd.deck:
        return list(rnd.deck)
    left = whole_deck(int(rnd.settings.get("decks", "6")) if rnd.game == BLACKJACK else 1)
    named = {place: list(cards) for place, cards in rnd.cards.items()}
    drawn = named.pop(NEXT, [])
    for card in [card for cards in named.values() for card in cards] + drawn:
        if card not in left:
            raise CannotFollowError(f"{card_text(card)} is named more often than the deck has it")
        left.remove(card)
    left.reverse()
    deck = []
    for place in order:
        mine = named.get(place)
        deck.append(mine.pop(0) if mine else left.pop())
    over = [place for place, cards in named.items() if cards]
    if over:
        raise CannotFollowError(f"'cards {over[0]}:' names more cards than that place is dealt")
    return deck + drawn + left[::-1]


def deal(rnd: Round, positions: list[int], set_aside: list[int]) -> tuple[dict[str, list[int]], list[int]]:
    """Deal a round: the cards of each place, and what is left of the deck.

    Each number of `set_aside` says how many cards had been dealt when the next one went to the discards.
    """
    order = deal_order(rnd, positions)
    deck = lay_deck(rnd, order)
    for dealt in set_aside:
        del deck[dealt]
    if len(deck) < len(order):
        raise CannotFollowError(f"the deck has {len(deck)} cards, {len(order)} are dealt")
    places: dict[str, list[int]] = {}
    for place, card in zip(order, deck, strict=False):
        places.setdefault(place, []).append(card)
    return places, deck[len(order) :]
