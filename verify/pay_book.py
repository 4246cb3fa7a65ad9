"""Writing down how wagers end: a line for each, its tip right after it, and what decided it."""

from __future__ import annotations

from pay_line import Line
from pay_money import LOSE, Pay
from pay_rounds import MARYLAND, Round
from pay_seat import Seat
from pay_tables import also_known_as

_ENDINGS = {"push": "pushes", "lose": "loses", "returned": "returned"}


def ended(line: Line, pay: Pay) -> Line:
    """Fill in how a wager ends: `wins` if the stake comes back besides, `takes` if it is gone."""
    if pay.kind in _ENDINGS:
        line.ending = _ENDINGS[pay.kind]
        return line
    gone = pay.kind in ("for", "share") or (pay.kind == "dollars" and line.wager == "progressive")
    line.ending, line.at, line.odds = "takes" if gone else "wins", pay.text(), pay
    if pay.kind == "share":
        line.share = pay
    else:
        line.amount = pay.on(line.stake)
    return line


class Book:
    """The lines of a round in the order of payment, and the labels of what decided them."""

    def __init__(self, rnd: Round, hits: dict[str, None]) -> None:
        """Begin with no line."""
        self.round = rnd
        self.hits = hits
        self.lines: list[Line] = []

    def hit(self, label: str) -> None:
        """Note what decided money."""
        self.hits[label] = None

    def row(self, slot: str, hand: str, players: int = 0) -> Pay:
        """Say what a hand gets by the table that fills a slot: its row's payout, or it loses."""
        table = self.round.table(slot, players)
        row = table.row(hand)
        pay = row.pay if row else table.otherwise or LOSE
        if pay.kind != "lose":
            label = hand if hand in table.rows else also_known_as(hand) if row else "otherwise"
            self.hit(f"row {self.round.game} {slot} {table.name.partition('/')[0]} {label}")
            if players:
                self.hit(f"players {players} {slot} {label}")
        return pay

    def ends(self, seat: Seat, wager: str, pay: Pay) -> None:
        """Write how a wager that was placed ends, and the tip that rides on it."""
        if wager in seat.wagers:
            self.write(seat, str(seat.number), wager, (seat.wagers[wager], pay))
        self.tip(seat, wager, pay)

    def tip(self, seat: Seat, wager: str, pay: Pay) -> None:
        """Write how the tip on a wager ends: like its wager."""
        if wager in seat.tips:
            self.write(seat, str(seat.number), f"tip/{wager}", (seat.tips[wager], pay))

    def write(self, seat: Seat, who: str, wager: str, ending: tuple[int, Pay]) -> None:
        """Write a line of a stake and what it gets."""
        stake, pay = ending
        self.lines.append(ended(Line(who, seat.number, wager, stake, ""), pay))

    def bonus(self, seat: Seat, name: str, wager: str, pay: Pay) -> None:
        """Write a bonus that was earned on a wager which has a line of its own."""
        if pay.kind in _ENDINGS or wager not in seat.wagers:
            return
        stake = seat.wagers[wager]
        line = Line(str(seat.number), seat.number, name, stake, "takes", pay.on(stake), pay.text(), odds=pay)
        self.lines.append(line)

    @staticmethod
    def fold_forfeits(rnd: Round) -> bool:
        """Say whether a fold forfeits the progressive wager: as the setting says, else in Maryland (md-11.H.1, R22)."""
        default = "forfeited" if rnd.jurisdiction == MARYLAND else "live"
        return rnd.settings.get("progressive_after_fold", default) == "forfeited"

    def progressive(self, seat: Seat, hand: str) -> None:
        """Settle a progressive wager by its table, unless a fold forfeited it."""
        if "progressive" not in seat.wagers:
            return
        lost = seat.folded and self.fold_forfeits(self.round)
        self.ends(seat, "progressive", LOSE if lost else self.row("progressive", hand))
