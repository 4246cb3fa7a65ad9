"""A blackjack table in few words: seats, wagers and cards in, choices as they are said, lines as they are written."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

import msgspec

from fifthstreet.cards import Card, parse_cards
from fifthstreet.games import catalogue
from fifthstreet.money import Cents, format_dollars, parse_dollars
from fifthstreet.round import (
    AnyCommand,
    AnyEvent,
    Choice,
    Line,
    Outcome,
    Phase,
    Refusal,
    Round,
    Terms,
    decide,
    evolve,
    evolved,
    legal,
    new_round,
    terms_of,
)
from fifthstreet.round.commands import (
    Choose,
    CloseBets,
    Deal,
    PlaceTip,
    PlaceWager,
    Reveal,
    Settle,
    Shuffle,
    Sit,
    TimeOut,
)
from fifthstreet.round.dealing import draw_order, whole_deck
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.submissions import Equipment, PostedLimit, RulesSubmission, TableRules

PLAYERS: Final = ("Ann", "Bob", "Cem", "Dora", "Eve", "Finn", "Gus")
POSTED: Final = PostedLimit(min=Cents(1_00), max=Cents(100_00))
DEALER: Final[dict[Phase, AnyCommand]] = {Phase.DEALING: Deal(), Phase.REVEALING: Reveal(), Phase.READY: Settle()}


class Played(msgspec.Struct, frozen=True, kw_only=True):
    """A round on its way, with everything that has happened in it."""

    state: Round
    events: tuple[AnyEvent, ...] = ()

    @property
    def lines(self) -> list[str]:
        """How the wagers ended, each in its line."""
        return [written(line) for line in self.state.lines]

    @property
    def offered(self) -> list[str]:
        """The choices that are open now, as they are said."""
        return [one.choice.value for one in legal(self.state, self.state.turn) if one.choice is not None]

    @property
    def asked(self) -> str:
        """The hand that is asked: ``2``, or ``2/3`` for one that was split; nothing when nobody is."""
        state = self.state
        if state.phase is not Phase.CHOOSING:
            return ""
        return str(state.turn) if state.hand == 1 else f"{state.turn}/{state.hand}"


def terms_with(
    settings: Mapping[str, Scalar] | None = None,
    *,
    jurisdiction: str = "south-dakota",
    bonus: str = "",
    buster: str = "",
    hands: int = 1,
) -> Terms:
    """A table of seven seats with every wager, by default for a dealer who hits soft 17."""
    chosen = dict(settings or {})
    standing = chosen.get("dealer_hits_soft_17") is False
    tables = {"buster": buster or ("S1" if standing else "H1")} | ({"buster_bonus": bonus} if bonus else {})
    table = TableRules(
        id="1",
        game="blackjack",
        seats=7,
        hands_per_player=hands,
        dealing="rotation",
        equipment=Equipment(shuffler=True),
        limits={"blackjack": POSTED, "buster": POSTED, "war": POSTED},
        paytables=tables,
        settings=chosen,
    )
    submission = RulesSubmission(casino="A casino", jurisdiction=jurisdiction, table=(table,))
    wrong = [str(one) for one in check_submission(submission, catalogue.rulebook()) if not one.warning]
    assert wrong == [], wrong
    return terms_of(catalogue.rulebook(), submission, table, steps=catalogue.steps("blackjack"))


def bets(terms: Terms, wagers: str) -> Played:
    """Players seated and their wagers down: ``1 blackjack $10, 1 war $5, 2 blackjack $20``; bets still open."""
    told = Played(state=new_round(terms))
    for wager in wagers.split(", "):
        position, *tip, name, amount = wager.split()
        number = int(position)
        if number not in told.state.seats:
            told = do(told, Sit(position=number, player=PLAYERS[number - 1]))
        kind = PlaceTip if tip else PlaceWager
        told = do(told, kind(position=number, wager=name, amount=parse_dollars(amount)))
    return told


def dealt(terms: Terms, wagers: str, cards: Mapping[str, str]) -> Played:
    """The round at its first choice; ``cards`` says what each position, the dealer and ``next`` are dealt."""
    told = do(bets(terms, wagers), CloseBets())
    return automatic(do(told, Shuffle(deck=deck_of(terms, told.state.in_round, cards))))


def deck_of(terms: Terms, positions: tuple[int, ...], cards: Mapping[str, str]) -> tuple[Card, ...]:
    """The shoe that deals these cards; what nobody names follows in any order."""
    named = {place: list(parse_cards(text, repeats=True)) for place, text in cards.items()}
    drawn = named.pop("next", [])
    order = draw_order(terms, positions)
    left = list(whole_deck(terms))
    for card in (*drawn, *(card for place in named.values() for card in place)):
        left.remove(card)
    filled = [named[place].pop(0) if named.get(place) else left.pop() for place in order]
    assert not any(named.values()), "more cards are named than are dealt"
    return (*filled, *drawn, *left)


def do(told: Played, command: AnyCommand) -> Played:
    """Carry a command out; it must not be refused, and its events alone must give the state."""
    answer = decide(told.state, command)
    assert not isinstance(answer, Refusal), str(answer)
    state = evolved(told.state, answer)
    assert state == evolve_one_by_one(told.state, answer), "events are applied one by one"
    return Played(state=state, events=told.events + answer)


def evolve_one_by_one(state: Round, events: tuple[AnyEvent, ...]) -> Round:
    """The fold that ``evolved`` is, written out."""
    for event in events:
        state = evolve(state, event)
    return state


def automatic(told: Played) -> Played:
    """Let the dealer go on until somebody is asked or the lines are reckoned."""
    while told.state.phase in DEALER and told.state.waiting is None:
        told = do(told, DEALER[told.state.phase])
    return told


def say(told: Played, *choices: str) -> Played:
    """Players choose in these words: ``1 hit``, ``1/2 stand``, ``3 insure $5``, ``2 times out``."""
    for choice in choices:
        told = automatic(do(told, command_of(choice)))
    return told


def command_of(choice: str) -> AnyCommand:
    """The command that a choice in words is."""
    at, _, words = choice.partition(" ")
    position, _, number = at.partition("/")
    if words == "times out":
        return TimeOut(position=int(position), hand=int(number or 1))
    said, _, amount = words.partition(" $")
    return Choose(
        position=int(position),
        hand=int(number or 1),
        choice=Choice(said),
        amount=parse_dollars(f"${amount}") if amount else None,
    )


def refused(told: Played, choice: str) -> str:
    """Why a choice is refused."""
    answer = decide(told.state, command_of(choice))
    assert isinstance(answer, Refusal), f"{choice} is carried out"
    return str(answer)


def written(line: Line) -> str:
    """A line as a ``.round`` file writes it."""
    words = f"{line.position} {line.name} {format_dollars(line.stake)} {line.outcome.value}"
    if line.outcome in (Outcome.WINS, Outcome.TAKES, Outcome.SURRENDERS):
        assert line.amount is not None, "no share of a meter is paid at blackjack"
        words += f" {format_dollars(line.amount)}"
    return words + (f" at {line.pays}" if line.outcome in (Outcome.WINS, Outcome.TAKES) else "")
