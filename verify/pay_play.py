"""The course of a round: who bet what, what everybody chose, irregularities, and when it is paid."""

from __future__ import annotations

from dataclasses import dataclass, field

from pay_blackjack import Blackjack
from pay_deal import deal
from pay_hands import card_of
from pay_line import Line
from pay_meters import Meters
from pay_money import CannotFollowError, cents_of, micros_of
from pay_rounds import IOWA, MARYLAND, Round, Step
from pay_seat import Seat
from pay_settle import settle
from pay_tables import BLACKJACK, CARIBBEAN, FOUR, HOLDEM, MISSISSIPPI, RIDE, SILVERADO, THREE, ULTIMATE

# The choices of each game in order: the wager that a bet makes, its size in antes if it is fixed, and what else one
# may choose.
STREETS: dict[str, list[tuple[str, int, str]]] = {
    MISSISSIPPI: [("third_street", 0, "fold"), ("fourth_street", 0, "fold"), ("fifth_street", 0, "fold")],
    THREE: [("play", 1, "fold")],
    RIDE: [("bet_one", 0, "ride"), ("bet_two", 0, "ride")],
    CARIBBEAN: [("bet", 2, "fold")],
    SILVERADO: [("", 0, "split"), ("raise", 1, "check")],
    FOUR: [("play", 0, "fold")],
    HOLDEM: [("flop", 2, "fold"), ("turn", 1, "check"), ("river", 1, "check")],
    ULTIMATE: [("play", 0, "check"), ("play", 2, "check"), ("play", 1, "fold")],
    BLACKJACK: [],
}
# What may be bet before the bets are closed; the first of these words enter the round, and without one nobody does.
ENTRIES = {
    MISSISSIPPI: (("ante",), ("progressive", "three_card_bonus", "six_card_bonus", "cover_all")),
    THREE: (("ante", "pair_plus"), ("progressive",)),
    RIDE: (("bet_one", "bet_two", "bet_three"), ("bonus", "three_card_bonus", "progressive")),
    CARIBBEAN: (("ante",), ("progressive",)),
    SILVERADO: (("five_card_bet", "three_card_bet"), ("four_card_bonus",)),
    FOUR: (("ante", "aces_up", "progressive"), ()),
    HOLDEM: (("ante",), ("bonus", "progressive")),
    ULTIMATE: (("ante", "trips"), ("blind", "progressive")),
    BLACKJACK: (("blackjack",), ("buster", "war")),
}
# What may not be left standing without the wagers that it needs, when the bets are closed.
NEEDS: dict[str, dict[str, tuple[str, ...]]] = {
    MISSISSIPPI: dict.fromkeys(("progressive", "three_card_bonus", "cover_all"), ("ante",))
    | {"six_card_bonus": ("ante", "three_card_bonus")},  # md-7.F.5.c
    RIDE: dict.fromkeys(("bet_one", "bet_two", "bet_three"), ("bet_one", "bet_two", "bet_three"))
    | dict.fromkeys(("bonus", "three_card_bonus", "progressive"), ("bet_three",)),
    CARIBBEAN: {"progressive": ("ante",)},
    SILVERADO: {"five_card_bet": ("three_card_bet",), "three_card_bet": ("five_card_bet",)}
    | {"four_card_bonus": ("five_card_bet", "three_card_bet")},
    HOLDEM: {"bonus": ("ante",), "progressive": ("ante",)},
    ULTIMATE: {"ante": ("blind",), "blind": ("ante",)},
    BLACKJACK: {"buster": ("blackjack",), "war": ("blackjack",)},
}
NEEDS_ANTE = (THREE, FOUR, ULTIMATE)  # their other wagers may stand alone and are then not asked
COSTS_NOTHING = {"fold": "fold", "check": "check", "ride": "let ride", "split": "split"}
FIRST_THREE = ("split", "first", "three")  # what a time out keeps at Silverado
BOOKKEEPING = {"reveal", "settle", "claim", "unclaim", "show", "count", "cut", "recut"}

FACE_UP = "one card is found face up in the deck"
EXPOSED = "a card is exposed in the deal"
CONDUCT = "a player breaks a rule of conduct"
JAM = "the shuffling device jams"
STARRED = {
    "a community card is exposed early",
    "more than one card is found face up in the deck",
    "a player has a wrong number of cards",
    "the dealer has a wrong number of cards",
    "the community cards are a wrong number",
    "the six card box has a wrong number of cards or is exposed early",
    "the deck is not fifty-two cards",
    "the dealing shoe jams in a round",
    CONDUCT,
    "a player leaves the table in a round",
}
UNSTARRED = {FACE_UP, JAM, EXPOSED, "a card is drawn in error unseen"}


def consequence(game: str, jurisdiction: str, irregularity: str) -> str:
    """Say what an upheld report does: void, dead hand, progressive only, forfeit, set aside, reshuffle, or nothing."""
    printed = jurisdiction in (MARYLAND, IOWA)  # R40: Iowa follows Maryland
    special = {
        FACE_UP: "set aside" if printed else "",  # md-13.A; sd: turned over
        EXPOSED: "set aside" if printed else "",  # R40; md-13.C uses a card drawn in error only if its face is unseen
        JAM: "reshuffle",  # md-13.F, R48
        "a community card is exposed early": "void" if printed else "",  # md-13.E; sd-15.14.5
        "more than one card is found face up in the deck": "void" if printed else "",  # md-13.B, R48
        CONDUCT: "forfeit",  # md-11.A.5, ia-irregularities
        "a player leaves the table in a round": "forfeit",  # md-7.C.2, R43
    }
    if game == CARIBBEAN:  # sd-15.05.10, R41
        special["a player has a wrong number of cards"] = "dead hand"
        special["the dealer has a wrong number of cards"] = "progressive only"
    return special.get(irregularity, "void" if irregularity in STARRED else "")


@dataclass
class Play:
    """A round as far as it has been followed."""

    round: Round
    seats: dict[int, Seat] = field(default_factory=dict)
    closed: bool = False
    void: bool = False
    progressive_only: bool = False
    report: tuple[str, int] | None = None
    dealt: int = 0
    set_aside: list[int] = field(default_factory=list)
    places: dict[str, list[int]] | None = None
    stub: list[int] = field(default_factory=list)
    verified: set[int] = field(default_factory=set)
    queue: list[Line] = field(default_factory=list)
    paid: list[Line] = field(default_factory=list)
    settled: bool = False
    hits: dict[str, None] = field(default_factory=dict)

    def __post_init__(self) -> None:
        """Seat the players and set the meters."""
        self.seats = {number: Seat(number, player) for number, player in sorted(self.round.players.items())}
        self.meters = Meters(self.round.tiers, self.round.reserve, self.round.link)
        self.blackjack = Blackjack(self.round, self.seats) if self.round.game == BLACKJACK else None

    # The file's lines.

    def follow(self) -> None:
        """Follow every step and pay what is to be paid."""
        if self.round.game not in STREETS:
            raise CannotFollowError(f"{self.round.game} is no game; {', '.join(STREETS)} are", 1)
        for step in self.round.steps:
            try:
                self._step(step)
            except CannotFollowError as trouble:
                raise CannotFollowError(trouble.what, trouble.line or step.line) from None
            except (LookupError, ValueError) as error:
                what = f"'{step.who} {step.verb}' does not fit the round, or is not written as the grammar says"
                raise CannotFollowError(what.replace("' ", "'"), step.line) from error
        if self.report:
            raise CannotFollowError(f"the file ends before 'uphold' or 'dismiss' of the report that {self.report[0]}")
        if not self.settled and (missing := self.missing()):
            raise CannotFollowError(f"the file ends before the round does: {missing}")
        self.pay(everything=True)

    def _step(self, step: Step) -> None:
        """Follow one line."""
        first = step.words[0] if step.words else ""
        if self.report and first not in ("uphold", "dismiss", "void", "reads"):
            raise CannotFollowError(f"a report waits for 'uphold' or 'dismiss', and {step.verb!r} stands here")
        if step.who:
            self._seat_step(step)
        elif first in ("shuffle", "deal", "no"):
            self._deal_step(step)
        elif first in ("sit", "leave"):
            self._chair_step(step)
        elif first in ("report", "uphold", "dismiss", "void"):
            self._irregular_step(step)
        elif first == "reads":
            self.meters.read(step.words[1], micros_of(step.words[2]))
        elif first == "verify":
            self.verified.add(int(step.words[1]))
        elif first in ("pay", "close"):
            self.pay(everything=first == "close")
        elif first not in BOOKKEEPING:
            raise CannotFollowError(f"no line begins {first!r}")

    def _deal_step(self, step: Step) -> None:
        """``shuffle by …``, ``deal``, ``deal N``, ``no more bets``."""
        first = step.words[0]
        if first == "shuffle":
            self.dealt, self.places = 0, None
            self.set_aside.clear()
        elif first == "deal" and len(step.words) > 1:
            self.dealt += int(step.words[1])
        elif first == "deal":
            self.cards()
        elif step.words[:3] != ("no", "more", "bets") or step.words[3:4] not in ((), ("lamps",)):
            raise CannotFollowError(f"{step.verb!r} is no line; 'no more bets' may be meant")
        else:
            self._close_bets(step.words[4:] if len(step.words) > len(("no", "more", "bets")) else None)

    def _chair_step(self, step: Step) -> None:
        """``sit N PLAYER`` and ``leave N``: between the wagers, and what was bet there goes with who leaves."""
        number = int(step.words[1])
        if self.closed:
            raise CannotFollowError(f"'{step.words[0]}' stands after 'no more bets'; such lines stand among the wagers")
        if step.words[0] == "leave":
            self.seat(number)
            del self.seats[number]
        elif number in self.seats:
            raise CannotFollowError(f"position {number} is taken")
        else:
            self.seats[number] = Seat(number, " ".join(step.words[2:]))
            self.seats = dict(sorted(self.seats.items()))
            if self.blackjack:
                self.blackjack.seats = self.seats

    def _check_needs(self, seat: Seat) -> None:
        """Refuse wagers without the one that they need; a tip without its wager is none."""
        for wager, bases in NEEDS.get(self.round.game, {}).items():
            if wager in seat.wagers and (missing := [base for base in bases if base not in seat.wagers]):
                raise CannotFollowError(f"position {seat.number} bets {wager} without {missing[0]}, which it needs")
        for wager in seat.tips.keys() - seat.wagers.keys():
            del seat.tips[wager]

    def _check_lamps(self, lit: tuple[str, ...]) -> None:
        """md-7.F.3.b, 8.C.2, R27: chips and lamps that do not agree block the deal; sd-15.03.2: a bonus lights one."""
        lamps = set() if lit == ("none",) else {int(word) for word in lit}
        sensed = {"progressive", "bonus"} if self.round.game == RIDE else {"progressive"}
        chips = {seat.number for seat in self.seats.values() if seat.wagers.keys() & sensed}
        if lamps != chips:
            where = ", ".join(str(number) for number in sorted(lamps ^ chips))
            raise CannotFollowError(f"the wagers at the sensors and the lit lamps do not agree at {where}")

    def _close_bets(self, lit: tuple[str, ...] | None) -> None:
        """Close the bets: who has a wager is dealt in, and the progressive wagers feed the meters."""
        for seat in self.seats.values():
            self._check_needs(seat)
            entries = ENTRIES[self.round.game][0]
            if seat.wagers and not seat.wagers.keys() & set(entries):
                raise CannotFollowError(f"position {seat.number} is expected to bet {' or '.join(entries)}")
        if lit is not None:
            self._check_lamps(lit)
        self.closed = True
        for seat in self.in_round():
            if "progressive" in seat.wagers:
                self.meters.contribute(seat.number, seat.wagers["progressive"])
        if self.blackjack:
            self.blackjack.open(self)
        if not self.round.by_hand:
            self.cards()

    def _irregular_step(self, step: Step) -> None:
        """``report …``, ``uphold NAME``, ``dismiss NAME``, ``void NAME because TEXT``."""
        first, said = step.words[0], " ".join(step.words[1:])
        if first == "void":
            self._void("supervisor")
        elif first == "report":
            what, _, where = said.partition(" at ")
            position = int(where) if where.isdigit() else 0
            if what not in STARRED | UNSTARRED:
                raise CannotFollowError(f"no irregularity is called {what!r}")
            if what == CONDUCT and self.round.jurisdiction not in (MARYLAND, IOWA):
                raise CannotFollowError(f"no rule of {self.round.jurisdiction} says what follows when {what}")
            effect = consequence(self.round.game, self.round.jurisdiction, what)
            if what in STARRED and effect:
                self.report = (what, position)
            elif what in UNSTARRED:
                self._effect(effect)
        elif self.report is None:
            raise CannotFollowError(f"'{first}' stands here, and no report waits for it")
        else:
            (what, position), self.report = self.report, None
            if first == "uphold":
                self._uphold(what, position)

    def _effect(self, effect: str) -> None:
        """Carry out what takes effect at once."""
        if effect == "set aside" and self.places is None:
            self.set_aside.append(self.dealt)
        elif effect == "reshuffle":
            self.dealt, self.places = 0, None
            self.set_aside.clear()

    def _uphold(self, what: str, position: int) -> None:
        """Carry out what an upheld report does."""
        effect = consequence(self.round.game, self.round.jurisdiction, what)
        if effect == "void":
            self._void(what)
            return
        self.hits[effect] = None
        if effect == "progressive only":
            self.progressive_only = True
            return
        seat = self.seat(position)
        if effect == "dead hand":
            seat.dead = True
            self.meters.take_back_from(seat.number)
            return
        for mine in self.seats.values():
            if mine.player == seat.player and mine.wagers:
                mine.forfeited = True

    def _void(self, cause: str) -> None:
        """Void the round: everything goes back, and the meters never saw it."""
        self.hits[f"void {cause}"] = None
        self.void = True
        self.meters.take_back()

    # The players' lines.

    def seat(self, position: int) -> Seat:
        """Find a seat."""
        if position not in self.seats:
            raise CannotFollowError(f"nobody sits at position {position}; a line 'seat {position} PLAYER' is expected")
        return self.seats[position]

    def _seat_step(self, step: Step) -> None:
        """Follow a line of a position: wagers until the bets are closed, choices after that."""
        seat = self.seat(step.position)
        if not self.closed:
            self._wager_step(seat, step.words)
        elif self.void or self.progressive_only or seat.out:
            raise CannotFollowError(f"position {step.position} is not asked any more")
        elif self.blackjack:
            self.cards()
            self.blackjack.step(seat, step)
        else:
            self._choice(seat, step.words)

    def _wager_step(self, seat: Seat, words: tuple[str, ...]) -> None:
        """``WAGER $A``, ``withdraw WAGER``, ``tip WAGER $A``, ``withdraw tip WAGER``."""
        known = {wager for wagers in ENTRIES[self.round.game] for wager in wagers}
        match words:
            case ("withdraw", "tip", wager):
                seat.tips.pop(wager, None)
            case ("withdraw", wager):
                seat.wagers.pop(wager, None)
                seat.tips.pop(wager, None)
            case ("tip", wager, amount):
                seat.tips[wager] = cents_of(amount)
            case (wager, amount) if amount.startswith("$") and wager in known:
                seat.wagers[wager] = cents_of(amount)
            case _:
                raise CannotFollowError(
                    f"{' '.join(words)!r} is no wager, such as '{min(known)} $5'; choices follow 'no more bets'"
                )

    def _choice(self, seat: Seat, words: tuple[str, ...]) -> None:
        """Follow a choice of the street at which the position stands."""
        streets = STREETS[self.round.game]
        if seat.laid and words == ("check",):
            return
        if not self.asked(seat):
            raise CannotFollowError(
                f"position {seat.number} has nothing to choose any more, and {' '.join(words)!r} stands here"
            )
        wager, times, other = streets[seat.street]
        if words == ("times", "out"):
            words = tuple(COSTS_NOTHING[other].split())
            if other == "split":
                words = FIRST_THREE
        seat.street += 1
        if words == ("fold",) and other == "fold":
            self._fold(seat)
        elif words[:1] == ("bet",) and wager and other != "ride":
            self._bet(seat, wager, words[1:] or (str(times),))
        elif words == ("take", "back") and other == "ride":
            seat.taken.add(wager)
        elif other == "split":
            self._split(seat, words)
        elif words != tuple(COSTS_NOTHING[other].split()):
            said = " ".join(words)
            raise CannotFollowError(f"{said!r} is no choice of this street; {COSTS_NOTHING[other]!r} or a bet is")

    def _bet(self, seat: Seat, wager: str, amount: tuple[str, ...]) -> None:
        """Place the wager of a street; without an amount it is the multiple of the ante that the street fixes."""
        if amount == ("0",):
            raise CannotFollowError("the amount of the bet is expected")
        base = seat.wagers.get("ante", seat.wagers.get("five_card_bet", 0))
        seat.wagers[wager] = cents_of(amount[0]) if amount[0].startswith("$") else int(amount[0]) * base
        if self.round.game == ULTIMATE:
            seat.street = len(STREETS[ULTIMATE])

    def _fold(self, seat: Seat) -> None:
        """Fold: note which side wagers lived at that moment."""
        seat.folded = True
        for wager in seat.wagers:
            if wager not in ("ante", "blind", "third_street", "fourth_street", "fifth_street", "flop"):
                self.hits[f"fold with {wager}"] = None

    def _split(self, seat: Seat, words: tuple[str, ...]) -> None:
        """Silverado: lay the four cards down, or keep three of them for the five-card hand."""
        if words == ("lay", "down"):
            seat.laid, seat.street = True, len(STREETS[SILVERADO])
            return
        mine = self.cards()[str(seat.number)]
        chosen = mine[:3] if words == FIRST_THREE else [card_of(text) for text in words[1:]]
        if words[0] != "split" or len(set(chosen)) != len(FIRST_THREE) or not set(chosen) <= set(mine):
            raise CannotFollowError("'lay down' is expected, or 'split' and three of the position's own four cards")
        seat.kept = chosen

    # Where the round stands.

    def in_round(self) -> list[Seat]:
        """List the seats that are dealt in, from the lowest position."""
        return [seat for seat in self.seats.values() if seat.wagers]

    def cards(self) -> dict[str, list[int]]:
        """Deal, once the bets are closed, and say the cards of each place."""
        if self.places is None:
            if not self.closed:
                raise CannotFollowError("'no more bets' is expected first")
            positions = [seat.number for seat in self.in_round()]
            self.places, self.stub = deal(self.round, positions, self.set_aside)
        return self.places

    def asked(self, seat: Seat) -> bool:
        """Say whether a position still has a choice to make."""
        if not seat.wagers or seat.out or seat.folded or self.void or self.progressive_only:
            return False
        if self.round.game in NEEDS_ANTE and "ante" not in seat.wagers:
            return False
        return seat.street < len(STREETS[self.round.game])

    def missing(self) -> str:
        """Say what is still to come before the round can be settled, '' if nothing is."""
        if self.void:
            return ""
        if not self.closed:
            return "'no more bets' is expected"
        if self.blackjack and not self.progressive_only:
            self.cards()
            return self.blackjack.missing()
        waits = [seat.number for seat in self.in_round() if self.asked(seat)]
        return f"position {waits[0]} has still to choose" if waits else ""

    # Payment.

    def pay(self, everything: bool) -> None:
        """Pay wager after wager: to the end, or until a progressive win is still to be verified."""
        if self.settled and not self.queue and not self.void:
            return
        if missing := self.missing():
            raise CannotFollowError(f"the round cannot be paid yet: {missing}")
        if self.void:
            self.paid = []
        done = {line.key for line in self.paid}
        self.queue = [line for line in settle(self) if line.key not in done]
        self.settled = True
        while self.queue:
            line = self.queue[0]
            waits = line.wager == "progressive" and line.ending == "takes" and line.position not in self.verified
            if waits and not everything:
                return
            if line.share is not None:
                line.amount = self.meters.award(line.share)
            self.paid.append(self.queue.pop(0))
