"""Players, mistakes, irregularities and supervisors in any order: the round never does what it may not."""

from __future__ import annotations

import random
from typing import Final

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from fifthstreet.round import (
    AN_ONLOOKER,
    THE_DEALER,
    AnyCommand,
    AnyEvent,
    Phase,
    Refusal,
    decide,
    decode_round,
    encode_round,
    evolve,
    evolved,
    new_round,
    player_named,
    view,
)
from fifthstreet.round.commands import CloseBets, Deal, DecideReport, VoidRound
from tests.conformance.ledger import Ledger
from tests.conformance.offering import covers, extremes, wrong_command
from tests.conformance.playing import CALM, PLAYERS, offers_of, play
from tests.conformance.subjects import Subject, one_of_each, terms_at
from tests.conformance.voiding import voids_at

pytestmark = pytest.mark.enumeration

STEPS: Final = 30
SHARE: Final = 10
"""An example of a whole round counts as so many of an ordinary property."""
ONWARD: Final = frozenset(
    {
        "no more bets",
        "shuffle",
        "deal",
        "count stub",
        "choose",
        "time out",
        "reveal",
        "settle",
        "claim",
        "verify",
        "pay",
    }
)
"""What brings a round towards its end."""
CHANCE: Final = st.integers(min_value=0, max_value=2**32)


class Table(RuleBasedStateMachine):
    """One round at one table, at which anything may be tried at any time."""

    subject: Subject

    @initialize(seed=CHANCE, count_due=st.booleans())
    def open(self, seed: int, count_due: bool) -> None:  # noqa: FBT001 - hypothesis calls it
        """Players sit down and bet; half of the time the bets are closed and the cards dealt."""
        terms = terms_at(self.subject)
        self.state = self.begun = new_round(terms, count_due=count_due)
        self.events: list[AnyEvent] = []
        self.ledger = Ledger(self.state)
        self.differences: list[str] = []
        for command in play(terms, seed, CALM).commands:
            if isinstance(command, CloseBets) and seed % 2:
                break
            self.give(command)
            if isinstance(command, Deal):
                break

    def give(self, command: AnyCommand) -> None:
        """Give a command: it is carried out whole, or it is refused and nothing has changed."""
        before, stored = self.state, encode_round(self.state)
        answer = decide(before, command)
        offered = any(covers(before, one, command) for one in offers_of(before))
        assert encode_round(before) == stored, "a decision changes nothing by itself"
        assert offered != isinstance(answer, Refusal), f"{command} is {'' if offered else 'not '}offered: {answer}"
        if isinstance(answer, Refusal):
            assert str(answer).startswith(answer.sentence)
            return
        for event in answer:
            self.state = evolve(self.state, event)
            self.differences += self.ledger.after(self.state, event)
            self.events.append(event)

    def chance(self, seed: int) -> random.Random:
        """Draw otherwise at every moment, even from the same seed."""
        return random.Random(f"{seed} {len(self.events)}")

    @rule(seed=CHANCE)
    def try_anything(self, seed: int) -> None:
        """Somebody does one thing that is open to him, a report or a change of mind among them."""
        chance = self.chance(seed)
        offers = [one for one in offers_of(self.state) if one.command != "void"]
        if offers:
            self.give(chance.choice(list(extremes(self.state, chance.choice(offers), chance))))

    @rule(seed=CHANCE, steps=st.integers(min_value=1, max_value=6))
    def go_on(self, seed: int, steps: int) -> None:
        """Players choose and the dealer goes on, so that the round comes to its end now and then."""
        chance = self.chance(seed)
        for _ in range(steps):
            offers = [one for one in offers_of(self.state) if one.command in ONWARD]
            if offers:
                self.give(chance.choice(list(extremes(self.state, chance.choice(offers), chance))))

    @rule(seed=CHANCE)
    def make_a_mistake(self, seed: int) -> None:
        """Somebody tries what may be wrong in any way."""
        self.give(wrong_command(self.state, self.chance(seed)))

    @precondition(lambda self: self.state.waiting is not None)
    @rule(upheld=st.booleans())
    def decide_the_report(self, upheld: bool) -> None:  # noqa: FBT001 - hypothesis calls it
        """A supervisor decides what waits for him."""
        self.give(DecideReport(upheld=upheld, supervisor="Sue"))

    @precondition(lambda self: self.state.phase is Phase.SETTLING or len(self.events) % 17 == 0)
    @rule()
    def void(self) -> None:
        """A supervisor voids the round, in its settlement or now and then before."""
        self.give(VoidRound(supervisor="Sue", reason="the lights went out"))

    @invariant()
    def is_its_events(self) -> None:
        """The round is what its events make of it, and what is read back of it."""
        if self.events:
            assert evolved(self.begun, tuple(self.events)) == self.state
            assert decode_round(encode_round(self.state), self.state.terms) == self.state

    @invariant()
    def loses_no_cent(self) -> None:
        """The ledger agrees, and would agree if the round were void now."""
        assert not self.differences
        for _, events in voids_at(self.state):
            assert not list(Ledger(self.begun).voided(evolved(self.state, events)))

    @invariant()
    def shows_everybody_his_own(self) -> None:
        """Every view can be written, shows a player all of his own cards and nobody the deck."""
        for viewer in (*map(player_named, PLAYERS), THE_DEALER, AN_ONLOOKER):
            shown = view(self.state, viewer)
            assert msgspec.json.encode(shown)
            assert shown.deck == ()
            assert all("??" not in seat.cards for seat in shown.seats if seat.player == viewer.name)


def one_per_game() -> list[Subject]:
    """One table of each game, every other one with settings that depart from the usual."""
    found: dict[str, Subject] = {}
    for number, subject in enumerate(one_of_each()):
        (table,) = subject.submission.table
        if table.game not in found or bool(table.settings) == bool(number % 2):
            found[table.game] = subject
    return list(found.values())


@pytest.mark.hypothesis
@pytest.mark.parametrize("subject", one_per_game(), ids=str)
def test_anything_may_be_tried_at_any_time(subject: Subject) -> None:
    """Whatever is tried in whatever order is carried out whole or changes nothing, and no cent is lost."""

    class AtThisTable(Table):
        """The table of this subject."""

    AtThisTable.subject = subject
    examples = settings().max_examples // SHARE
    run_state_machine_as_test(AtThisTable, settings=settings(max_examples=examples, stateful_step_count=STEPS))
    assert AtThisTable.subject is subject
