"""A ledger of one round: every cent that a player, the tray, the tips and the meters give and get, event by event.

It is a second fold over the events that knows nothing of how a wager is decided: it knows what was put down, which
lines are paid, and what a meter showed. Whatever it cannot account for it tells as a difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final, NamedTuple

from fifthstreet.money import MeterShare, MicroCents, micro_cents
from fifthstreet.round import (
    AnyEvent,
    Choice,
    Line,
    LineKind,
    Meters,
    Outcome,
    Phase,
    Round,
    Seat,
    contributed,
    evolve,
    settle,
    settle_at,
)
from fifthstreet.round import events as happened
from fifthstreet.round.meters import awarded, taken_off
from fifthstreet.round.settling import TIP
from tests.conformance.playing import Played

TRAY: Final = "tray"
TIPS: Final = "tips"
METERS: Final = "meters"
BLACKJACK: Final = "blackjack"


class Ledger:
    """Accounts of one round in cents: what came in is above nought, what went out below it."""

    def __init__(self, state: Round) -> None:
        """Open the accounts before anything has happened."""
        self.terms = state.terms
        self.accounts: Counter[str] = Counter()
        self.lying: dict[tuple[int, str], int] = {}
        """What lies at a position: each wager, and each tip as ``tip/ante``."""
        self.paid = 0
        self.astray = 0
        self.meters: Meters | None = None
        """What the meters show, from the first reading on."""
        self.first: Meters | None = None

    def after(self, state: Round, event: AnyEvent) -> Iterator[str]:
        """Enter an event, given the round after it; tell whatever does not agree."""
        match event:
            case happened.WagerPlaced():
                self._put(event.position, event.wager, event.amount)
            case happened.TipPlaced():
                self._put(event.position, TIP + event.wager, event.amount)
            case happened.WagerWithdrawn():
                self._put(event.position, event.wager, 0)
            case happened.TipWithdrawn():
                self._put(event.position, TIP + event.wager, 0)
            case happened.Chose():
                yield from self._chose(state, event)
            case happened.MeterRead():
                yield from self._read(state, event)
            case happened.Paid():
                for line in state.lines[self.paid : event.lines]:
                    yield from self._pay(state, line)
                self.paid = event.lines
            case happened.RoundVoided():
                yield from self.voided(state)
            case _:
                pass
        yield from self._agree(state)

    def _put(self, position: int, name: str, amount: int) -> None:
        before = self.lying.get((position, name), 0)
        self.accounts[_player(position)] -= amount - before
        self.lying[position, name] = amount

    def _chose(self, state: Round, event: happened.Chose) -> Iterator[str]:
        """A choice puts down exactly what it says; which wagers it enlarged is read off the seat."""
        put = put_down(state.seats[event.position])
        grown = sum(put.values()) - sum(
            amount for (position, _), amount in self.lying.items() if position == event.position
        )
        if grown != event.amount:
            yield f"{event.choice.value} for {event.amount} put down {grown}"
        for (position, name), amount in put.items():
            self._put(position, name, amount)

    def _read(self, state: Round, event: happened.MeterRead) -> Iterator[str]:
        line = state.lines[event.line]
        assert self.terms.link is not None, "a meter is a link's"
        shown = Meters(
            tiers={**(self.meters.tiers if self.meters else {}), event.tier: event.shows}, reserve=event.reserve
        )
        if self.meters is not None and self.meters.tiers.get(event.tier, event.shows) != event.shows:
            yield f"the {event.tier} showed {event.shows} after {self.meters.tiers[event.tier]} was left"
        if self.first is None or event.tier not in self.first.tiers:
            before = {} if self.first is None else self.first.tiers
            reserve = event.reserve if self.first is None else self.first.reserve
            self.first = Meters(tiers={**before, event.tier: event.shows}, reserve=reserve)
        assert isinstance(line.pays, MeterShare), "a share was read"
        pays, self.meters = awarded(self.terms.link, shown, line.pays)
        if line.amount != event.pays or pays != event.pays:
            yield f"the {event.tier} pays {event.pays}, its line {line.amount}, its share {pays}"
        if not 0 <= micro_cents(event.pays) <= event.shows:
            yield f"the {event.tier} pays {event.pays} of {event.shows}"

    def _pay(self, state: Round, line: Line) -> Iterator[str]:
        """Move one line's money: its stake leaves the layout once, what is handed over comes from tray or meter."""
        if line.amount is None:
            yield f"{line.name} of {line.position} is paid before its meter is read"
            return
        if line.amount < 0 or (line.outcome is Outcome.LOSES and line.amount):
            yield f"{line.name} of {line.position} {line.outcome.value} and pays {line.amount}"
        if line.staked:
            lying = self.lying.get((line.position, line.name), 0)
            if moved := self._moved(state, line, lying):
                self._put(line.position, line.name, lying + moved)
            self.lying[line.position, line.name] -= line.stake
            if self.lying[line.position, line.name] < 0:
                yield f"{line.name} of {line.position} is settled for {line.stake} where {lying} lay"
        receiver = TIPS if line.kind is LineKind.TIP else _player(line.position)
        self.accounts[receiver] += line.handed_over
        source = METERS if isinstance(line.pays, MeterShare) else TRAY
        self.accounts[source] -= line.handed_over - (line.staked if source == TRAY else 0)
        self.accounts[TRAY] += line.staked if source == METERS else 0

    def _moved(self, state: Round, line: Line, lying: int) -> int:
        """What war's winnings have added to a blackjack wager, where the player moved them onto it."""
        if line.name != BLACKJACK or Choice.MOVE not in state.seats[line.position].chose.values():
            return 0
        return max(line.stake - lying, 0)

    def voided(self, state: Round) -> Iterator[str]:
        """Everything goes back: what was paid is taken back, and every wager and tip is handed out again."""
        put = _all_put(state)
        returned: Counter[tuple[int, str]] = Counter()
        for line in state.lines:
            if line.outcome is not Outcome.RETURNED or line.handed_over != line.stake or line.amount:
                yield f"{line.name} of {line.position} {line.outcome.value} in a void round"
            returned[line.position, line.name] += line.stake
        if returned != put:
            yield f"a void round returns {dict(returned)} of {dict(put)}"
        if state.paid != len(state.lines) or state.phase is not Phase.SETTLED:
            yield "a void round has something left to pay"
        link = self.terms.link
        wagers = sum(self.terms.progressive in state.seats[position].wagers for position in state.in_round)
        if link is not None:
            shown = Meters(tiers={tier.tier: MicroCents(7 * micro_cents(tier.seed)) for tier in link.tiers})
            if taken_off(link, contributed(link, shown, wagers), wagers) != shown:
                yield "the contributions of a void round stay on the meters"
        self.accounts.clear()
        self.lying.clear()
        self.paid = len(state.lines)

    def _agree(self, state: Round) -> Iterator[str]:
        """Nothing is created or lost, and until it is paid what was put down lies where the round says it does."""
        total = sum(self.accounts.values()) + sum(self.lying.values())
        if total:
            self.astray += abs(total)
            yield f"{total} cents were created"
        if state.phase not in (Phase.SETTLING, Phase.SETTLED, Phase.CLOSED):
            lying = {place: amount for place, amount in self.lying.items() if amount}
            put = _all_put(state)
            if lying != put:
                yield f"{lying} lies where the round has {dict(put)}"
        if state.phase in (Phase.SETTLED, Phase.CLOSED):
            left = {place: amount for place, amount in self.lying.items() if amount}
            if left:
                self.astray += sum(map(abs, left.values()))
                yield f"{left} is never settled"

    def at_the_end(self, before: Round, state: Round) -> Iterator[str]:
        """What the players got is what the settlement says, folded at once over the meters as they stood."""
        if state.void:
            return
        link = self.terms.link
        settlement = settle(before)
        whole = settle_at(settlement, link, self.first or Meters(tiers={}))
        if whole.settlement.lines != state.lines:
            yield "the lines paid one by one are not those of the whole settlement"
        paid = sum(self.accounts[_player(position)] for position in state.seats) + self.accounts[TIPS]
        expected = whole.settlement.handed_over - whole.settlement.staked
        if paid != expected:
            self.astray += abs(paid - expected)
            yield f"players and tips are {paid} ahead, the settlement {expected}"


def put_down(seat: Seat) -> Counter[tuple[int, str]]:
    """What a player has put down at a position: wagers, tips, and what rides on hands made in turn."""
    put = Counter({(seat.position, name): int(amount) for name, amount in seat.wagers.items()})
    put.update({(seat.position, TIP + name): int(amount) for name, amount in seat.tips.items()})
    for hand in seat.hands:
        put[seat.position, "double"] += hand.doubled
        if hand.wager == "split":
            put[seat.position, hand.wager] += hand.bet
    return +put


def _all_put(state: Round) -> Counter[tuple[int, str]]:
    return sum(map(put_down, state.seats.values()), Counter())


def _player(position: int) -> str:
    return f"player {position}"


class Audit(NamedTuple):
    """What the ledger of a round finds."""

    differences: tuple[str, ...]
    cents: int
    """How many cents were lost or created."""


def audited(played: Played) -> Audit:
    """The ledger of a round, entered event by event and closed at its end."""
    ledger = Ledger(played.states[0])
    state = ready = played.states[0]
    found: list[str] = []
    for event in played.happened:
        if state.phase is Phase.READY:
            ready = state
        state = evolve(state, event)
        found += ledger.after(state, event)
    found += ledger.at_the_end(ready, state)
    return Audit(tuple(found), ledger.astray)


def money_is_conserved(played: Played) -> Iterator[str]:
    """After every event and at the end, every cent that came in is lying, paid, kept or given back."""
    yield from audited(played).differences
