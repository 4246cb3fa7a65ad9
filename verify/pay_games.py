"""How one position's wagers end in each poker game, in the order in which its document prints them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from pay_book import Book
from pay_hands import (
    ACE,
    FOUR_CARDS,
    Hand,
    best,
    evaluate,
    five_name,
    four_name,
    holdem_name,
    six_name,
    three_name,
    two_name,
)
from pay_money import EVEN, LOSE, PUSH, CannotFollowError, Pay
from pay_rounds import IOWA, MARYLAND
from pay_seat import Seat
from pay_tables import CARIBBEAN, FOUR, HOLDEM, MISSISSIPPI, RIDE, SILVERADO, THREE, ULTIMATE

if TYPE_CHECKING:
    from pay_play import Play

QUEEN, KING, PAIR = 12, 13, 1
STREETS = ("third_street", "fourth_street", "fifth_street")


def cards_of(play: Play, seat: Seat) -> list[int]:
    """Say the cards that a position was dealt."""
    return play.cards()[str(seat.number)]


def board_of(play: Play) -> list[int]:
    """Say the community cards; Let It Ride's third is discarded (sd-15.03.4)."""
    board = play.cards()["community"]
    return board[:2] if play.round.game == RIDE else board


def progressive_hand(play: Play, seat: Seat) -> str:
    """Name the hand by which a position's progressive wager, and the envy of others, is reckoned."""
    game, cards = play.round.game, cards_of(play, seat)
    short = play.round.tables.get("progressive", "").startswith("PMG")
    if game == THREE:
        return three_name(cards)
    if game == FOUR and not short:
        return four_name(best(cards, FOUR_CARDS))  # R7
    if game in (CARIBBEAN, FOUR):
        return five_name(evaluate(cards))
    board = board_of(play)
    if game in (HOLDEM, ULTIMATE):
        return five_name(evaluate(cards + board[:3])) if short else holdem_name(cards, board)  # R9
    return five_name(evaluate(cards + board))


def against(player: Hand, dealer: Hand) -> Pay:
    """Even money for the higher hand; a tie pushes."""
    if player == dealer:
        return PUSH
    return EVEN if player > dealer else LOSE


def _mississippi(play: Play, book: Book, seat: Seat) -> None:
    """md-11.I, md-12, ia-dealing.11 and 12, sd-15.14.6, 15 to 17."""
    board = board_of(play)
    hand = five_name(evaluate(cards_of(play, seat) + board))
    base = LOSE if seat.folded else book.row("base_game", hand)
    ante_first = play.round.jurisdiction in (MARYLAND, IOWA)
    for wager in ("ante", *STREETS) if ante_first else (*STREETS, "ante"):
        book.ends(seat, wager, base)
    book.progressive(seat, hand)
    if "three_card_bonus" in seat.wagers:
        book.ends(seat, "three_card_bonus", book.row("three_card_bonus", three_name(board)))
    if "six_card_bonus" in seat.wagers:
        six = cards_of(play, seat) + play.cards()["box"]
        book.ends(seat, "six_card_bonus", book.row("six_card_bonus", six_name(six)))


def _three_card(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.02.6 to 15: a dealer without a queen does not qualify."""
    cards = cards_of(play, seat)
    name = three_name(cards)
    if "ante" in seat.wagers:
        dealer = evaluate(play.cards()["dealer"])
        qualifies = dealer.kind != "high card" or dealer.ranks[0] >= QUEEN
        result = against(evaluate(cards), dealer)
        if not seat.folded:
            book.hit(f"qualifies {THREE} {'yes' if qualifies else 'no'}")
            book.ends(seat, "play", result if qualifies else PUSH)
            book.bonus(seat, "ante_bonus", "ante", book.row("ante_bonus", name))
        book.ends(seat, "ante", LOSE if seat.folded else result if qualifies else EVEN)
    if "pair_plus" in seat.wagers:
        book.ends(seat, "pair_plus", book.row("pair_plus", name))
    book.progressive(seat, name)


def _let_it_ride(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.03.7 to 10: three bets by one table, two of which may have been taken back."""
    cards = cards_of(play, seat)
    name = five_name(evaluate(cards + board_of(play)))
    base = book.row("base_game", name)
    for wager in ("bet_one", "bet_two", "bet_three"):
        book.ends(seat, wager, Pay("returned") if wager in seat.taken else base)
    if "bonus" in seat.wagers:
        pay = book.row("bonus", name)
        if pay.kind == "to" and not play.round.is_on("bonus_stake_returned", default=True):
            pay = pay._replace(kind="for")
        book.ends(seat, "bonus", pay)
    if "three_card_bonus" in seat.wagers:
        book.ends(seat, "three_card_bonus", book.row("three_card_bonus", three_name(cards)))
    book.progressive(seat, name)


def _caribbean(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.05.11 to 21: the dealer qualifies with ace and king or better."""
    mine, dealer = evaluate(cards_of(play, seat)), evaluate(play.cards()["dealer"])
    name = five_name(mine)
    if seat.folded:
        book.ends(seat, "ante", LOSE)
    else:
        qualifies = dealer.kind != "high card" or dealer.ranks[:2] == (ACE, KING)
        book.hit(f"qualifies {CARIBBEAN} {'yes' if qualifies else 'no'}")
        result = against(mine, dealer)
        book.ends(seat, "ante", result if qualifies else EVEN)
        bet = PUSH if not qualifies else book.row("bet", name) if result == EVEN else result
        book.ends(seat, "bet", bet)
    book.progressive(seat, name)


def _silverado(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.09.5 to 9, R15: three and one of the four cards, each with both shared ones; or laid down as dealt."""
    cards, board = cards_of(play, seat), board_of(play)
    if seat.laid:
        dealt = f"{evaluate(cards).kind} dealt"
        five = book.row("five_card_bet", dealt)
        if five == LOSE:
            raise CannotFollowError(f"position {seat.number} lays down four cards for which its table has no row")
        three = PUSH
    else:
        rest = [card for card in cards if card not in seat.kept]
        five = book.row("five_card_bet", five_name(evaluate(seat.kept + board)))
        three = book.row("three_card_bet", three_name(rest + board))
    book.ends(seat, "five_card_bet", five)
    book.ends(seat, "raise", five)
    book.ends(seat, "three_card_bet", three)
    if "four_card_bonus" in seat.wagers:
        book.ends(seat, "four_card_bonus", book.row("four_card_bonus", four_name(evaluate(cards))))


def _four_card(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.10.6 to 16: best four of five against the dealer's best four of six; ties are the player's (R18)."""
    mine = best(cards_of(play, seat), FOUR_CARDS)
    name = four_name(mine)
    if "ante" in seat.wagers:
        result = EVEN if mine >= best(play.cards()["dealer"], FOUR_CARDS) else LOSE
        result = LOSE if seat.folded else result
        book.ends(seat, "play", result)
        book.ends(seat, "ante", result)
        if not seat.folded:
            book.bonus(seat, "automatic_bonus", "ante", book.row("automatic_bonus", name))
    if "aces_up" in seat.wagers:
        book.ends(seat, "aces_up", book.row("aces_up", name))
    if "progressive" in seat.wagers:
        book.progressive(seat, progressive_hand(play, seat))


def _holdem_bonus(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.12.12 to 18, R13: a lesser win than a flush pushes the ante."""
    cards, board, dealer = cards_of(play, seat), board_of(play), play.cards()["dealer"]
    if "bonus" in seat.wagers:
        book.ends(seat, "bonus", book.row("bonus", two_name(cards, dealer)))
    mine = best(cards + board)
    result = LOSE if seat.folded else against(mine, best(dealer + board))
    for wager in ("flop", "turn", "river"):
        book.ends(seat, wager, result)
    if result == EVEN:
        ante = book.row("ante", five_name(mine))
        result = PUSH if ante == LOSE else ante
    book.ends(seat, "ante", result)
    if "progressive" in seat.wagers:
        book.progressive(seat, progressive_hand(play, seat))


def _ultimate(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.15.12 to 18, R16: a dealer without a pair leaves the ante out; the blind is paid from a straight up."""
    cards, board = cards_of(play, seat), board_of(play)
    mine = best(cards + board)
    name = five_name(mine)
    if "ante" in seat.wagers:
        dealer = best(play.cards()["dealer"] + board)
        qualifies = dealer.place >= PAIR
        result = LOSE if seat.folded else against(mine, dealer)
        book.ends(seat, "play", result)
        if not seat.folded:
            book.hit(f"qualifies {ULTIMATE} {'yes' if qualifies else 'no'}")
        book.ends(seat, "ante", result if seat.folded or qualifies else PUSH)
        if result == EVEN:
            blind = book.row("blind", name)
            result = PUSH if blind == LOSE else blind
        book.ends(seat, "blind", result)
    if "trips" in seat.wagers:
        book.ends(seat, "trips", book.row("trips", name))
    if "progressive" in seat.wagers:
        book.progressive(seat, progressive_hand(play, seat))


GAMES: dict[str, Callable[[Play, Book, Seat], None]] = {
    MISSISSIPPI: _mississippi,
    THREE: _three_card,
    RIDE: _let_it_ride,
    CARIBBEAN: _caribbean,
    SILVERADO: _silverado,
    FOUR: _four_card,
    HOLDEM: _holdem_bonus,
    ULTIMATE: _ultimate,
}
