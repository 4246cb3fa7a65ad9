"""Blackjack with Buster and War: the hands as they are played, the dealer's own draws, and how the wagers end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pay_book import Book
from pay_money import EVEN, LOSE, PUSH, CannotFollowError, Pay, cents_of, pay_of
from pay_rounds import Round, Step
from pay_seat import BlackjackHand, Seat

if TYPE_CHECKING:
    from pay_play import Play

ACE, COURT, TEN = 14, 10, 10
TARGET, DEALER_STANDS, NATURAL_CARDS = 21, 17, 2
MANY_CARDS, BONUS_CARDS = 8, 7
TWO_TO_ONE = Pay("to", 2, 1)


def total(cards: list[int]) -> tuple[int, bool]:
    """Add up a hand; the second answer says whether an ace counts eleven in it."""
    ranks = [card // 4 for card in cards]
    hard = sum(1 if rank == ACE else min(rank, COURT) for rank in ranks)
    soft = ACE in ranks and hard + 10 <= TARGET
    return hard + 10 * soft, soft


def war_rank(card: int) -> int:
    """Rank a card at war: the ace is low (sd-30.12.3, R10)."""
    rank = card // 4
    return 1 if rank == ACE else rank


class Blackjack:
    """The blackjack part of a round."""

    def __init__(self, rnd: Round, seats: dict[int, Seat]) -> None:
        """Begin before the deal."""
        self.round = rnd
        self.seats = seats
        self.play: Play | None = None
        self.drawn = 0
        self.peeks = rnd.settings.get("hole_card", "peek") == "peek"
        self.surrender = rnd.settings.get("surrender", "none")
        self.insurance = rnd.is_on("insurance_offered", default=True)
        self.split_names = any("/" in step.who for step in rnd.steps)
        self.dealer_played: list[int] | None = None

    # The deal.

    def open(self, play: Play) -> None:
        """Remember the round whose cards are played; the bets are closed."""
        self.play = play

    def _cards(self, place: str) -> list[int]:
        """Say what a place was dealt at first; each position's hand begins with it."""
        assert self.play is not None
        places = self.play.cards()
        for seat in self.play.in_round():
            if not seat.hands:
                name = str(seat.number)
                seat.hands = [BlackjackHand(name, "blackjack", seat.wagers["blackjack"], list(places[name]))]
        return places[place]

    def _draw(self) -> int:
        """Draw the next card."""
        assert self.play is not None
        if self.drawn >= len(self.play.stub):
            raise CannotFollowError("the deck has no card left")
        self.drawn += 1
        return self.play.stub[self.drawn - 1]

    def dealer_natural(self) -> bool:
        """Say whether the dealer's first two cards make twenty-one."""
        return total(self._cards("dealer"))[0] == TARGET

    def _seats(self) -> list[Seat]:
        """List the positions in the round, those out of it left out."""
        assert self.play is not None
        self._cards("dealer")
        return [seat for seat in self.play.in_round() if not seat.out]

    def war_won(self, seat: Seat) -> bool:
        """sd-30.12.3 and 5: the first cards decide, a tie loses."""
        dealer = self._cards("dealer")[0]
        return "war" in seat.wagers and war_rank(seat.hands[0].cards[0]) > war_rank(dealer)

    def _insurable(self) -> bool:
        """Say whether the dealer shows an ace against which he offers insurance."""
        return self.insurance and self._cards("dealer")[0] // 4 == ACE

    def _early(self) -> bool:
        """Say whether hands may be given up before the dealer looks under his ace or ten."""
        return self.surrender == "early" and self.peeks and self._cards("dealer")[0] // 4 >= TEN

    def _asked_first(self, seat: Seat) -> bool:
        """Say whether a position has still to answer what is asked before the dealer looks.

        The holder of a natural gives nothing up and is asked for insurance alone.
        """
        return not seat.looked and (self._insurable() or (self._early() and not self.natural(seat.hands[0])))

    def _over(self) -> bool:
        """Say whether the dealer has looked and found a natural, so that nobody plays."""
        return self.peeks and self.dealer_natural()

    def natural(self, hand: BlackjackHand) -> bool:
        """Say whether a hand is a natural: two cards, never split, twenty-one."""
        seat = self.seats[int(hand.name.partition("/")[0])]
        return len(hand.cards) == NATURAL_CARDS and total(hand.cards)[0] == TARGET and len(seat.hands) == 1

    # The players' lines.

    def step(self, seat: Seat, step: Step) -> None:
        """Follow a choice."""
        self._cards("dealer")
        if not seat.hands:
            raise CannotFollowError(f"position {seat.number} has no wager")
        verb = step.verb
        if verb == "times out":
            if self.war_won(seat) and not seat.war:
                verb = "take down"
            else:
                verb = ("no insurance" if self._insurable() else "check") if self._asked_first(seat) else "stand"
        if verb in ("take down", "move"):
            self._answer_war(seat, verb)
        elif self.war_won(seat) and not seat.war:
            raise CannotFollowError(f"position {seat.number} has still to take its war down or to move it")
        elif verb in ("no insurance", "check") or step.words[0] == "insure":
            self._answer_first(seat, step, verb)
        elif verb == "surrender" and self._early():
            self._surrender_early(seat)
        elif self._asked_first(seat):
            raise CannotFollowError(
                f"position {seat.number} is asked before the dealer looks, and {verb!r} stands here"
            )
        else:
            self._play_hand(seat, step.who, verb)

    def _answer_first(self, seat: Seat, step: Step, verb: str) -> None:
        """``insure $A``, ``no insurance``, or ``check`` where there is no insurance to be answered."""
        if not self._asked_first(seat) or (verb == "check") == self._insurable():
            raise CannotFollowError(f"position {seat.number} is not asked for {verb!r} there")
        seat.looked = True
        if step.words[0] == "insure":
            seat.wagers["insurance"] = cents_of(step.words[1])

    def _surrender_early(self, seat: Seat) -> None:
        """Give the hand up before the dealer looks; with an ace up that answers for the insurance too."""
        if not self._asked_first(seat) or self.natural(seat.hands[0]):
            raise CannotFollowError(f"position {seat.number} is not asked any more whether it surrenders")
        seat.looked = True
        seat.hands[0].surrendered = seat.hands[0].done = True

    def _answer_war(self, seat: Seat, verb: str) -> None:
        """sd-30.12.4: the winnings, before the amendment with the wager, go onto the blackjack wager or come down."""
        if not self.war_won(seat) or seat.war:
            raise CannotFollowError(f"position {seat.number} has won no war that is still to be answered")
        seat.war = "moved" if verb == "move" else "down"
        if seat.war == "moved":
            default = "winnings and wager" if self.round.jurisdiction.endswith("before") else "winnings"
            both = self.round.settings.get("war_moves", default) == "winnings and wager"
            seat.hands[0].stake += seat.wagers["war"] * (2 if both else 1)
        assert self.play is not None
        self.play.hits[f"war {seat.war}"] = None

    def _finished(self, hand: BlackjackHand) -> bool:
        """Say whether a hand is played out: ended by a choice, bust, at twenty-one, or a split ace with its card."""
        if hand.done or total(hand.cards)[0] >= TARGET:
            return True
        if not hand.split_aces or len(hand.cards) < NATURAL_CARDS:
            return False
        return not self._may_split_aces(hand)

    def _may_split_aces(self, hand: BlackjackHand) -> bool:
        """Say whether a split ace may be split again, or drawn to."""
        if self.round.settings.get("split_aces_draw", "one card") != "one card":
            return True
        seat = self.seats[int(hand.name.partition("/")[0])]
        again = self.round.is_on("split_aces_again", default=False)
        room = len(seat.hands) < int(self.round.settings.get("split_hands_max", "4"))
        return again and room and all(card // 4 == ACE for card in hand.cards)

    def _target(self, seat: Seat, who: str) -> BlackjackHand:
        """Find the hand that a line means: the one it names, or the position's first that is still to be played."""
        named = next((hand for hand in seat.hands if hand.name == who), None)
        if named is None:
            raise CannotFollowError(f"position {seat.number} has no hand {who}")
        if self._finished(named) and not self.split_names and len(seat.hands) > 1:
            return next((hand for hand in seat.hands if not self._finished(hand)), named)
        return named

    def _advance(self, target: BlackjackHand | None) -> str:
        """Deal the second cards of split hands up to the target; say which hand before it is not played out."""
        for seat in self._seats():
            for hand in seat.hands:
                if len(hand.cards) == 1:
                    hand.cards.append(self._draw())
                if hand is target:
                    return ""
                if not self._finished(hand):
                    return hand.name
        return ""

    def _play_hand(self, seat: Seat, who: str, verb: str) -> None:
        """Hit, stand, double, split or surrender."""
        if self._over():
            raise CannotFollowError(f"the dealer has a natural, nobody plays, and {verb!r} stands here")
        hand = self._target(seat, who)
        if waiting := self._advance(hand):
            raise CannotFollowError(f"hand {waiting} is still to be played before hand {hand.name}")
        if self._finished(hand) and (verb != "stand" or hand.done or total(hand.cards)[0] > TARGET):
            raise CannotFollowError(f"hand {hand.name} is played out, and {verb!r} stands here")
        if verb == "surrender":
            self._may_surrender(seat, hand)
            hand.surrendered = hand.done = True
        elif verb == "hit":
            hand.cards.append(self._draw())
        elif verb == "stand":
            hand.done = True
        elif verb == "double":
            hand.doubled, hand.done = hand.stake, True
            hand.cards.append(self._draw())
        elif verb == "split":
            self._split(seat, hand)
        else:
            raise CannotFollowError(f"{verb!r} is no choice; hit, stand, double, split and surrender are")

    def _may_surrender(self, seat: Seat, hand: BlackjackHand) -> None:
        """Refuse a surrender where the table has none, or of other than the first two cards."""
        if self.surrender == "none":
            raise CannotFollowError("'setting surrender late' or 'early' is expected, because a hand is surrendered")
        if len(seat.hands) > 1 or len(hand.cards) != NATURAL_CARDS:
            raise CannotFollowError(f"hand {hand.name} is no longer the first two cards, which alone are surrendered")

    def _split(self, seat: Seat, hand: BlackjackHand) -> None:
        """Make two hands of two cards; the new one is played right after the one that it came from."""
        if len(hand.cards) != NATURAL_CARDS:
            raise CannotFollowError(f"hand {hand.name} has no two cards to split")
        aces = all(card // 4 == ACE for card in hand.cards)
        new = BlackjackHand(f"{seat.number}/{len(seat.hands) + 1}", "split", hand.stake, [hand.cards.pop()])
        hand.split_aces = new.split_aces = aces
        seat.hands.insert(seat.hands.index(hand) + 1, new)
        hand.cards.append(self._draw())
        assert self.play is not None
        self.play.hits["split"] = None

    def missing(self) -> str:
        """Say what is still to be chosen, '' if nothing is."""
        for seat in self._seats():
            if self.war_won(seat) and not seat.war:
                return f"position {seat.number} has still to take its war down or to move it"
            if self._asked_first(seat):
                what = "insure or not" if self._insurable() else "check or surrender"
                return f"position {seat.number} has still to {what}"
        if self._over():
            return ""
        waiting = self._advance(None)
        return f"hand {waiting} is still to be played" if waiting else ""

    # The dealer.

    def dealer(self) -> list[int]:
        """Play the dealer's hand, if any hand or any buster wager is still live (sd-30.07.5, R11)."""
        if self.dealer_played is not None:
            return self.dealer_played
        cards = list(self._cards("dealer"))
        natural = self.dealer_natural()
        live = not natural and any(
            "buster" in seat.wagers
            or any(
                not hand.surrendered and not self.natural(hand) and total(hand.cards)[0] <= TARGET
                for hand in seat.hands
            )
            for seat in self._seats()
        )
        hits_soft = self.round.is_on("dealer_hits_soft_17", default=True)
        while live:
            points, soft = total(cards)
            if points > DEALER_STANDS or (points == DEALER_STANDS and not (soft and hits_soft)):
                break
            cards.append(self._draw())
        self.dealer_played = cards
        return cards

    # The settlement.

    def _verdict(self, hand: BlackjackHand) -> Pay:
        """Say how a hand ends against the dealer's."""
        natural, dealer_natural = self.natural(hand), self.dealer_natural()
        points, dealer = total(hand.cards)[0], total(self.dealer())[0]
        if natural:
            return PUSH if dealer_natural else pay_of(self.round.settings.get("natural_pays", "3 to 2"))
        if dealer_natural or points > TARGET:
            return LOSE
        if dealer > TARGET or points > dealer:
            return EVEN
        return PUSH if points == dealer else LOSE

    def settle(self, seat: Seat, book: Book) -> None:
        """Write how a position's wagers end: war, insurance, hand by hand, buster (R58)."""
        self._label(seat, book)
        book.ends(seat, "war", EVEN if self.war_won(seat) else LOSE)
        book.ends(seat, "insurance", TWO_TO_ONE if self.dealer_natural() else LOSE)
        for hand in seat.hands:
            if hand.surrendered and not (self.surrender == "late" and self.dealer_natural()):
                self._surrender(seat, hand, book)
                continue
            verdict = self._verdict(hand)
            book.write(seat, hand.name, hand.wager, (hand.stake, verdict))
            if hand.wager == "blackjack":
                book.tip(seat, "blackjack", verdict)
            if hand.doubled:
                book.write(seat, hand.name, "double", (hand.doubled, verdict))
        if "buster" in seat.wagers:
            self._buster(seat, book)

    def _label(self, seat: Seat, book: Book) -> None:
        """Note what decided the hands of a position."""
        if "insurance" in seat.wagers:
            book.hit(f"insurance {'wins' if self.dealer_natural() else 'loses'}")
        if self.dealer_natural():
            book.hit("dealer natural")
        elif total(self.dealer())[0] > TARGET:
            book.hit("dealer busts")
        for hand in seat.hands:
            if self.natural(hand):
                book.hit(f"natural {self.round.settings.get('natural_pays', '3 to 2')}")
            if total(hand.cards)[0] > TARGET:
                book.hit("bust")
            if hand.doubled:
                book.hit("double")

    @staticmethod
    def _surrender(seat: Seat, hand: BlackjackHand, book: Book) -> None:
        """Half the wager comes back, a fraction of a cent dropped; a tip on it likewise."""
        book.hit("surrender")
        stakes = [(hand.wager, hand.stake)]
        if hand.wager in seat.tips:
            stakes.append((f"tip/{hand.wager}", seat.tips[hand.wager]))
        for wager, stake in stakes:
            book.write(seat, hand.name, wager, (stake, LOSE))
            book.lines[-1].ending, book.lines[-1].amount = "surrenders", stake // 2

    def _buster(self, seat: Seat, book: Book) -> None:
        """sd-30.07.4, 8 and 9: paid by the number of cards with which the dealer busts."""
        cards = self.dealer()
        bust = total(cards)[0] > TARGET
        many = f"{MANY_CARDS} or more cards" if len(cards) >= MANY_CARDS else f"{len(cards)} cards"
        book.ends(seat, "buster", book.row("buster", many) if bust else LOSE)
        least = int(self.round.settings.get("buster_bonus_minimum_dollars", "0").strip("$")) * 100
        earns = bust and len(cards) >= BONUS_CARDS and self.natural(seat.hands[0])
        if earns and "buster_bonus" in self.round.tables and seat.wagers["buster"] >= least:
            book.bonus(seat, "buster_bonus", "buster", book.row("buster_bonus", many))

    def all_alike(self, seat: Seat, book: Book, ending: Pay, void: bool) -> None:
        """All wagers of a position end alike; a war that was answered stays won, unless the round is void."""
        book.ends(seat, "war", EVEN if seat.war and not void else ending)
        book.ends(seat, "insurance", ending)
        if not seat.hands:
            book.ends(seat, "blackjack", ending)
        for hand in seat.hands:
            first = hand.wager == "blackjack"
            stake = seat.wagers["blackjack"] if void and first else hand.stake
            book.write(seat, hand.name, hand.wager, (stake, ending))
            if first:
                book.tip(seat, "blackjack", ending)
            if hand.doubled:
                book.write(seat, hand.name, "double", (hand.doubled, ending))
        book.ends(seat, "buster", ending)
