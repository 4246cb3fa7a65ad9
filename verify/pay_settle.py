"""The whole table's settlement: which lines there are, in the order of payment, with envy, Cover All and limits."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pay_book import Book
from pay_games import GAMES, progressive_hand
from pay_hands import best, five_name
from pay_line import Line
from pay_money import LOSE, Pay, dollars, share_out
from pay_rounds import IOWA, MARYLAND
from pay_seat import Seat
from pay_tables import BLACKJACK, FOUR, HOLDEM, RIDE, SILVERADO, THREE, ULTIMATE, envy_scale

if TYPE_CHECKING:
    from pay_play import Play

RETURNED = Pay("returned")
STREETS = ("third_street", "fourth_street", "fifth_street")
ORDER = {  # the order of one position's wagers, for hands that are not evaluated
    THREE: ("play", "ante", "pair_plus", "progressive"),
    RIDE: ("bet_one", "bet_two", "bet_three", "bonus", "three_card_bonus", "progressive"),
    "caribbean-stud": ("ante", "bet", "progressive"),
    SILVERADO: ("five_card_bet", "raise", "three_card_bet", "four_card_bonus"),
    FOUR: ("play", "ante", "aces_up", "progressive"),
    HOLDEM: ("bonus", "flop", "turn", "river", "ante", "progressive"),
    ULTIMATE: ("play", "ante", "blind", "trips", "progressive"),
}
BASE_GAME = ("ante", *STREETS)
MARYLAND_LIMIT = 50_000_00  # md-12.B
MARYLAND_ANTES = {"10": 10, "4": 4}  # R34: bets in minimum antes on the hand that pays 500 to 1
TOP_ODDS = 500
IOWA_LIMIT, IOWA_ODDS = 25_000_00, 100  # Iowa, "maximum aggregate payout"


def settle(play: Play) -> list[Line]:
    """Say how every wager of the round ends, in the order of payment; shares of meters are not yet reckoned."""
    book = Book(play.round, play.hits)
    seats = list(reversed(play.in_round()))
    envy = {} if play.void else _envy(play, book)
    for seat in seats:
        ending = _overriding(play, seat)
        if ending is not None:
            _all_alike(play, book, seat, ending)
            if _progressive_stands(play, seat):
                _progressive_alone(play, book, seat)
        elif play.blackjack:
            play.blackjack.settle(seat, book)
        else:
            GAMES[play.round.game](play, book, seat)
        if play.round.jurisdiction == MARYLAND:
            _after_progressive(book, seat, envy.get(seat.number, []))
    _cover_all(play, book, seats)
    if play.round.jurisdiction != MARYLAND:
        book.lines.extend(line for lines in envy.values() for line in lines)
    _limits(play, book)
    return book.lines


def _overriding(play: Play, seat: Seat) -> Pay | None:
    """Say how all wagers of a hand end alike, None if each is settled for itself."""
    if play.void or seat.dead or play.progressive_only:
        return RETURNED
    return LOSE if seat.forfeited else None


def _progressive_stands(play: Play, seat: Seat) -> bool:
    """Say whether a hand's progressive wager ends apart from its others, because it alone is played."""
    return play.progressive_only and not play.void and not seat.dead


def _all_alike(play: Play, book: Book, seat: Seat, ending: Pay) -> None:
    """All wagers of a hand lose, or all come back; what was taken back before has come back."""
    if play.round.game == BLACKJACK and play.blackjack:
        play.blackjack.all_alike(seat, book, ending, play.void)
        return
    order = ORDER.get(play.round.game) or mississippi_order(play.round.jurisdiction)
    for wager in order:
        if wager == "progressive" and _progressive_stands(play, seat):
            continue
        book.ends(seat, wager, RETURNED if wager in seat.taken else ending)


def mississippi_order(jurisdiction: str) -> tuple[str, ...]:
    """md-11.I and R58: as they were made; sd-15.14.6: the streets before the ante."""
    if jurisdiction in (MARYLAND, IOWA):
        return (*BASE_GAME, "progressive", "three_card_bonus", "six_card_bonus")
    return (*STREETS, "ante", "progressive")


def _progressive_alone(play: Play, book: Book, seat: Seat) -> None:
    """sd-15.05.10: after a dealer's wrong count the progressive alone is played; it stands last in its order.

    A fold forfeits nothing then, whatever the house says of folds: it goes back with the bets.
    """
    if seat.forfeited:  # in either order of the two reports
        book.ends(seat, "progressive", LOSE)
    elif "progressive" in seat.wagers:
        book.ends(seat, "progressive", book.row("progressive", progressive_hand(play, seat)))


def _qualifies(play: Play, seat: Seat) -> bool:
    """Say whether a hand may earn envy for others (R23)."""
    default = play.round.game == THREE
    if seat.out or (play.round.is_on("envy_needs_the_wager", default) and "progressive" not in seat.wagers):
        return False
    if not seat.folded:
        return True
    if play.round.jurisdiction == MARYLAND:  # never there, whatever becomes of its own wager
        return False
    settled = play.progressive_only or not Book.fold_forfeits(play.round)
    return settled and "progressive" in seat.wagers  # its cards stayed at the sensor


def _envy(play: Play, book: Book) -> dict[int, list[Line]]:
    """List the envy that each hand earns for others, holders and receivers from the highest position down."""
    name = play.round.tables.get("progressive")
    receivers = [seat for seat in reversed(play.in_round()) if "progressive" in seat.wagers and not seat.out]
    if name is None or not receivers:
        return {}
    table = play.round.table("progressive")
    scale = envy_scale(play.round.game, name)
    earned: dict[int, list[Line]] = {}
    for holder in reversed(play.in_round()):
        row = table.row(progressive_hand(play, holder)) if _qualifies(play, holder) else None
        if row is None or not row.envy:
            continue
        for seat in receivers:
            if seat.number == holder.number or seat.player == holder.player:
                continue
            wager = seat.wagers["progressive"]
            amount = row.envy * wager // scale if scale else row.envy
            line = Line(str(seat.number), seat.number, f"envy/{holder.number}", wager, "takes", amount)
            line.at = f"{dollars(amount)} envy"
            earned.setdefault(holder.number, []).append(line)
    if earned:
        count = len({line.position for lines in earned.values() for line in lines})
        book.hit(f"envy {count}x{len(earned)}")
    return earned


def _after_progressive(book: Book, seat: Seat, envy: list[Line]) -> None:
    """Put Maryland's envy for a hand right after where that hand's progressive wager stands or would stand."""
    if not envy:
        return
    later = ("three_card_bonus", "six_card_bonus")
    place = len(book.lines)
    while (
        place
        and book.lines[place - 1].position == seat.number
        and book.lines[place - 1].wager.removeprefix("tip/") in later
    ):
        place -= 1
    book.lines[place:place] = envy


def _cover_all(play: Play, book: Book, seats: list[Seat]) -> None:
    """ca-7: the highest hand dealt pays every holder of the wager, by the number of hands dealt."""
    holders = [seat for seat in seats if "cover_all" in seat.wagers]
    if not holders:
        return
    verdict: Pay = LOSE
    overridden = {seat.number: _overriding(play, seat) for seat in holders}
    if not all(overridden.values()):
        cards = play.cards()
        highest = max(best(cards[str(seat.number)] + cards["community"]) for seat in seats)
        verdict = book.row("cover_all", five_name(highest), len(seats))
    for seat in holders:
        book.ends(seat, "cover_all", overridden[seat.number] or verdict)


def _limits(play: Play, book: Book) -> None:
    """Bring winnings under Maryland's limit for a hand (md-12.B) and Iowa's for a round."""
    if play.round.jurisdiction == MARYLAND:
        antes = MARYLAND_ANTES[play.round.settings.get("cap_minimum_antes", "10")]
        minimum = play.round.limits.get("ante", (0, 0))[0]
        limit = max(MARYLAND_LIMIT, TOP_ODDS * antes * minimum)
        for position in {line.position for line in book.lines}:
            mine = [line for line in book.lines if line.position == position and line.wager in BASE_GAME]
            _share_limit(book, mine, limit, "cap maryland")
    elif play.round.jurisdiction == IOWA:
        covers = play.round.is_on("cap_covers_cover_all", default=True)
        high = [
            line
            for line in book.lines
            if line.odds
            and line.odds.over >= IOWA_ODDS * line.odds.under
            and not line.wager.startswith("tip/")
            and (covers or line.wager != "cover_all")
        ]
        _share_limit(book, high, IOWA_LIMIT, "cap iowa")


def _share_limit(book: Book, lines: list[Line], limit: int, name: str) -> None:
    """Share a limit over the lines that count towards it, if it binds."""
    won = [line for line in lines if line.ending == "wins"]
    if sum(line.amount for line in won) <= limit:
        return
    book.hit(name)
    for line, amount in zip(won, share_out(limit, [line.amount for line in won]), strict=True):
        line.amount = amount
