"""The laws of a round hold at every kind of table, and each of them notices a round that breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from msgspec.structs import replace

from fifthstreet.cards import Card
from fifthstreet.games import catalogue
from fifthstreet.money import Cents
from fifthstreet.round import Offered, Phase, Refusal, Round, Viewer, decide, evolved, view
from fifthstreet.round.commands import VoidRound
from fifthstreet.round.dealing import draw_order
from fifthstreet.round.events import AnyEvent, Paid, SettlementBegun
from fifthstreet.round.state import SIX_CARD_BOX, Standing
from fifthstreet.round.viewing import SeatView, View
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.conformance.laws import LAWS, Law, main, tallied
from tests.conformance.ledger import Ledger, audited, money_is_conserved
from tests.conformance.offering import offers_are_what_is_accepted
from tests.conformance.playing import CALM, Played, offers_of, play
from tests.conformance.replaying import every_card_is_somewhere, replay_equals_state, stored_equals_state
from tests.conformance.subjects import Subject, one_of_each, playable, terms_at
from tests.conformance.twins import twins_look_alike
from tests.conformance.voiding import SUPERVISED, VOIDS, voided_moments, voids_at
from tests.proofs import clause, ruling

pytestmark = pytest.mark.enumeration

ROUNDS = 4
ROUNDS_TILL_ALL = 30
ROUNDS_AT_LENGTH = 5_000


def rounds_of(subject: Subject) -> tuple[Played, ...]:
    """A few rounds of one table, played once for all laws."""
    return _rounds_of(one_of_each().index(subject))


@cache
def _rounds_of(number: int) -> tuple[Played, ...]:
    terms = terms_at(one_of_each()[number])
    return tuple(play(terms, seed) for seed in range(ROUNDS))


@cache
def calm_round() -> Played:
    """A round in which nothing goes wrong."""
    return play(terms_at(one_of_each()[0]), 1, CALM)


def has_a_box(subject: Subject) -> bool:
    """Whether a six card box is dealt at a table."""
    return SIX_CARD_BOX in draw_order(terms_at(subject), (1,))


def with_a_box() -> Subject:
    """A table at which a six card box is dealt."""
    return next(subject for subject in playable() if has_a_box(subject))


@pytest.mark.parametrize("law", [money_is_conserved, *LAWS.values()], ids=lambda law: law.__name__)
@pytest.mark.parametrize("subject", one_of_each(), ids=str)
def test_the_law_holds(subject: Subject, law: Law) -> None:
    """Random legal rounds of every game in every jurisdiction, with mishaps, keep every law."""
    assert [difference for played in rounds_of(subject) for difference in law(played)] == []


@pytest.mark.exhaustive
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_the_laws_hold_at_length(game: str) -> None:
    """Thousands of rounds of each game, at every table it can have, keep every law to the cent."""
    tally = tallied(game, ROUNDS_AT_LENGTH)

    assert (tally.told, tally.cents) == ([], 0)
    assert tally.rounds == ROUNDS_AT_LENGTH


def test_the_table_of_the_laws_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    """The command plays as many rounds as it is asked for and prints a line of noughts for the game."""
    status = main(["--rounds", "2", "--game", "mississippi-stud"])

    heading, row = capsys.readouterr().out.splitlines()
    assert status == 0
    assert heading.split() == ["game", "rounds", "events", "cents", "money", *LAWS]
    game, rounds, events, *found = row.split()
    assert (game, rounds, set(found)) == ("mississippi-stud", "2", {"0"})
    assert int(events) > 0


def test_an_event_left_out_is_noticed() -> None:
    """A round whose last event is missing is not what its events make."""
    played = calm_round()

    short = played._replace(events=(*played.events[:-1], ()))

    assert list(replay_equals_state(short))


def test_a_card_on_the_table_twice_is_noticed() -> None:
    """A deck that lost a card, and one that has a card too often, are told."""
    played = calm_round()
    number = next(number for number, state in enumerate(played.states) if state.deck)
    state = played.states[number]
    twice = replace(state, deck=(*state.deck[:-1], Card.ACE_OF_SPADES, Card.ACE_OF_SPADES))

    assert list(every_card_is_somewhere(played._replace(states=(*played.states[:number], twice))))


def test_a_state_that_cannot_be_read_back_is_noticed() -> None:
    """A state that a reader would take for another is told."""
    played = calm_round()
    unlike = replace(played.states[-1], paid=True)

    with pytest.raises(ValueError, match="expected `int`, got `bool`"):
        list(stored_equals_state(played._replace(states=(*played.states[:-1], unlike))))


def test_a_cent_too_much_is_noticed() -> None:
    """Whoever is paid a cent more than the settlement says makes a cent that the ledger misses."""
    played = calm_round()

    def generous(event: AnyEvent) -> AnyEvent:
        if not isinstance(event, SettlementBegun):
            return event
        first, *rest = event.lines
        return SettlementBegun(lines=(replace(first, stake=Cents(first.stake + 1)), *rest))

    altered = played._replace(events=tuple(tuple(map(generous, events)) for events in played.events))

    assert audited(played).cents == 0
    assert audited(altered).cents > 0


def test_a_wager_that_is_never_settled_is_noticed() -> None:
    """A settlement without one of its lines leaves a wager lying."""
    played = calm_round()

    def forgetful(event: AnyEvent) -> AnyEvent:
        match event:
            case SettlementBegun():
                return SettlementBegun(lines=event.lines[1:])
            case Paid():
                return Paid(lines=event.lines - 1)
            case _:
                return event

    altered = played._replace(events=tuple(tuple(map(forgetful, events)) for events in played.events))

    assert any("is never settled" in one for one in money_is_conserved(altered))


def test_an_offer_too_many_and_one_too_few_are_noticed() -> None:
    """An offer that is refused is told, and a command that is carried out without one."""
    played = calm_round()

    def withheld(state: Round) -> tuple[Offered, ...]:
        return tuple(one for one in offers_of(state) if one.command != "void")

    def added(state: Round) -> tuple[Offered, ...]:
        return (*offers_of(state), Offered(command="close"))

    assert any("carried out and not offered" in one for one in offers_are_what_is_accepted(played, offers=withheld))
    assert any("is offered and refused" in one for one in offers_are_what_is_accepted(played, offers=added))


def test_a_card_shown_too_early_is_noticed() -> None:
    """A view that gives a card of the deck away differs between twins, and so does one that gives a hand away."""

    def next_card(state: Round, viewer: Viewer) -> View:
        return replace(view(state, viewer), void="" if not state.deck else f"the last card is {state.deck[-1]}")

    def a_hand(state: Round, viewer: Viewer) -> View:
        told = " ".join(map(str, state.places.get(str(state.in_round[-1]), ()))) if state.in_round else ""
        return replace(view(state, viewer), void=told)

    def every_hand(state: Round, viewer: Viewer) -> View:
        shown = view(state, viewer)
        hands = [tuple(map(str, state.places.get(str(seat.position), ()))) for seat in shown.seats]
        return replace(shown, seats=tuple(map(with_cards, shown.seats, hands)))

    rounds = rounds_of(one_of_each()[0])

    for leak in (next_card, a_hand, every_hand):
        assert any(True for played in rounds for _ in twins_look_alike(played, see=leak))


def with_cards(seat: SeatView, cards: tuple[str, ...]) -> SeatView:
    """A seat as it would be seen with other cards."""
    return replace(seat, cards=cards)


def test_a_card_hidden_from_who_has_seen_it_is_noticed() -> None:
    """A view that hides everything differs between no twins, and is told all the same."""

    def blind(state: Round, viewer: Viewer) -> View:
        shown = view(state, viewer)
        seats = tuple(with_cards(seat, ("??",) * len(seat.cards)) for seat in shown.seats)
        return replace(shown, seats=seats, places={})

    found = [one for played in rounds_of(one_of_each()[0]) for one in twins_look_alike(played, see=blind)]

    assert any("is not shown" in one for one in found)


@ruling("R41")
@clause("md-13.B", "md-13.D", "md-13.E", "md-13.G")
@pytest.mark.parametrize("subject", [*one_of_each(), with_a_box()], ids=str)
def test_every_cause_of_a_void_is_tried_on_every_street(subject: Subject) -> None:
    """Whatever voids a round does so in the deal, on every street and in the settlement, and keeps nothing."""
    terms = terms_at(subject)
    phases = {Phase.DEALING, Phase.REVEALING, Phase.SETTLING}
    wanted: set[tuple[str, str | int]] = {(SUPERVISED, phase.value) for phase in phases}
    wanted |= {(SUPERVISED, street) for street in range(len(terms.game.street))}
    wanted |= {(cause, "") for cause in causes_of(subject)}
    kept: list[str] = []
    for seed in range(ROUNDS_TILL_ALL):
        for moment, differences in voided_moments(play(terms, seed)):
            kept += differences
            wanted -= {(moment.why, moment.phase.value), (moment.why, "")}
            if moment.phase is Phase.CHOOSING:
                wanted.discard((moment.why, moment.street))
        if not wanted:
            break

    assert kept == []
    assert wanted == set()


def causes_of(subject: Subject) -> Iterator[str]:
    """What the jurisdiction says voids a round of the game."""
    for rule in terms_at(subject).rules.irregularities:
        boxed = rule.kind is not IrregularityKind.SIX_CARD_BOX_WRONG or has_a_box(subject)
        if rule.consequence in VOIDS and boxed:
            yield rule.kind.value


@ruling("R41")
def test_a_void_returns_folded_and_settled_wagers_too() -> None:
    """A round voided when some of its lines are paid returns those wagers as well, and those of hands that folded."""
    states = [
        state
        for subject in one_of_each()
        for played in rounds_of(subject)
        for state in played.states
        if state.phase is Phase.SETTLING
        and state.paid
        and any(seat.standing is Standing.FOLDED for seat in state.seats.values())
    ]

    assert states
    for state in states:
        ((_, events), *_) = voids_at(state)
        after = evolved(state, events)
        staked = sum(sum(seat.wagers.values()) + sum(seat.tips.values()) for seat in state.seats.values())
        assert sum(line.handed_over for line in after.lines) == staked


def test_a_void_that_keeps_a_wager_is_noticed() -> None:
    """A void round without one of its lines is told."""
    played = calm_round()
    state = next(state for state in played.states if state.phase is Phase.SETTLING)
    answer = decide(state, VoidRound(supervisor="Sue", reason="the lights went out"))
    assert not isinstance(answer, Refusal)
    voided = evolved(state, answer)
    ledger = Ledger(played.states[0])

    assert list(ledger.voided(voided)) == []
    assert any("returns" in one for one in ledger.voided(replace(voided, lines=voided.lines[1:])))
