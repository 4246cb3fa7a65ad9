"""The shift as a fold: acts in, events out, refused for the first mistake, and nothing lost in writing it down."""

from __future__ import annotations

import random
from collections.abc import Callable

import msgspec
import pytest
from msgspec.structs import replace

from fifthstreet.money import Cents
from fifthstreet.round import Choice, Line, Outcome, Phase, Refusal, decide, evolved
from fifthstreet.round import commands as asked
from fifthstreet.rules.clauses import Who
from fifthstreet.shift import (
    AnyAct,
    AnyShiftEvent,
    BeginRound,
    BringDecks,
    ChangeDealing,
    CloseTable,
    DeviceCounts,
    DirectShuffle,
    Do,
    EndRound,
    NobodyPlays,
    OpenTable,
    RepairDevice,
    ReportDevice,
    ShiftRefusal,
    ShiftRefusalKind,
    decide_shift,
    due,
    evolve_shift,
    evolved_shift,
    held,
    may_do,
    new_shift,
    next_round,
)
from fifthstreet.shift.state import Device, Fault
from fifthstreet.shift.steps import MAY_DO
from tests.conformance.playing import play
from tests.conformance.subjects import Subject, one_of_each, terms_at
from tests.law.days import COUNTS_NOTHING, FULL, NO_SHUFFLER, Day, table_terms, way


def _day() -> Day:
    terms = table_terms("maryland", "mississippi-stud", equipment=COUNTS_NOTHING)
    return Day(terms, table_terms("maryland", "mississippi-stud", "manual_shoe", equipment=COUNTS_NOTHING))


def _open() -> Day:
    day = _day()
    day.open("red")
    return day


def _unopened() -> Day:
    day = _day()
    day.clear("open table")
    return day


def _in_round() -> Day:
    day = _open()
    day.begin()
    return day


def _spread() -> Day:
    day = _day()
    day.open("red", ready=False)
    return day


def _inspected() -> Day:
    day = _spread()
    day.do("inspect/red")
    return day


def _broken() -> Day:
    day = _open()
    day.act(ReportDevice, device=Device.SHUFFLER, fault=Fault.FAILED)
    return day


def _by_hand() -> Day:
    day = Day(table_terms("maryland", "mississippi-stud", "manual_shoe", equipment=NO_SHUFFLER))
    day.open("red")
    return day


OF_THE_ROUND = {ShiftRefusalKind.MACHINE}
"""What only a command of the round is refused for."""

REFUSED = [
    (ShiftRefusalKind.NAME, _open, OpenTable(by=" ", role=Who.PLAYER, at=-1, decks=())),
    (ShiftRefusalKind.CLOCK, _open, OpenTable(by="Ann", role=Who.PLAYER, at=-1, decks=())),
    (ShiftRefusalKind.ROLE, _open, OpenTable(by="Ann", role=Who.PLAYER, at=0, decks=())),
    (ShiftRefusalKind.NOT_NOW, _open, OpenTable(by="Dan", role=Who.DEALER, at=0, decks=())),
    (ShiftRefusalKind.NOT_NOW, _day, BringDecks(by="Dan", role=Who.DEALER, at=0, decks=("red",))),
    (ShiftRefusalKind.NOT_NOW, _in_round, BringDecks(by="Dan", role=Who.DEALER, at=0, decks=("red",))),
    (ShiftRefusalKind.NOT_NOW, _day, BeginRound(by="Dan", role=Who.DEALER, at=0)),
    (ShiftRefusalKind.NOT_NOW, _in_round, BeginRound(by="Dan", role=Who.DEALER, at=0)),
    (ShiftRefusalKind.NOT_NOW, _open, EndRound(by="Dan", role=Who.DEALER, at=0)),
    (ShiftRefusalKind.NOT_NOW, _day, NobodyPlays(by="Dan", role=Who.DEALER, at=0)),
    (ShiftRefusalKind.NOT_NOW, _in_round, CloseTable(by="Dan", role=Who.DEALER, at=0)),
    (ShiftRefusalKind.NOT_NOW, _day, DirectShuffle(by="Flo", role=Who.FLOORPERSON, at=0)),
    (ShiftRefusalKind.NOT_NOW, _in_round, ChangeDealing(by="Flo", role=Who.FLOORPERSON, at=0, dealing="manual_shoe")),
    (ShiftRefusalKind.DECKS, _day, OpenTable(by="Dan", role=Who.DEALER, at=0, decks=())),
    (ShiftRefusalKind.DECKS, _unopened, OpenTable(by="Dan", role=Who.DEALER, at=0, decks=("red", "blue", "green"))),
    (ShiftRefusalKind.DECKS, _unopened, OpenTable(by="Dan", role=Who.DEALER, at=0, decks=(" ",))),
    (ShiftRefusalKind.DEVICE, _open, DeviceCounts(by="machine", role=Who.MACHINE, at=0, cards=52)),
    (ShiftRefusalKind.DEVICE, _open, RepairDevice(by="Flo", role=Who.FLOORPERSON, at=0, device=Device.SHOE)),
    (
        ShiftRefusalKind.DEVICE,
        _broken,
        ReportDevice(by="Dan", role=Who.DEALER, at=0, device=Device.SHUFFLER, fault=Fault.JAMMED),
    ),
    (
        ShiftRefusalKind.DEVICE,
        _by_hand,
        ReportDevice(by="Dan", role=Who.DEALER, at=0, device=Device.SHUFFLER, fault=Fault.FAILED),
    ),
    (ShiftRefusalKind.DEALING, _broken, ChangeDealing(by="Flo", role=Who.FLOORPERSON, at=0, dealing="hand")),
    (ShiftRefusalKind.NO_SUCH_STEP, _open, Do(by="Dan", role=Who.DEALER, at=0, step="inspect/red")),
    (ShiftRefusalKind.ROLE, _spread, Do(by="Flo", role=Who.FLOORPERSON, at=0, step="inspect/red")),
    (ShiftRefusalKind.DONE_OTHERWISE, _in_round, Do(by="Dan", role=Who.DEALER, at=0, step="shuffle")),
    (ShiftRefusalKind.STEP_WAITS, _spread, Do(by="Dan", role=Who.FLOORPERSON, at=0, step="verify_inspection/red")),
    (ShiftRefusalKind.SAME_PERSON, _inspected, Do(by="Dan", role=Who.SUPERVISOR, at=0, step="verify_inspection/red")),
    (ShiftRefusalKind.STEP_DUE, _day, OpenTable(by="Dan", role=Who.DEALER, at=0, decks=("red",))),
    (ShiftRefusalKind.STEP_DUE, _spread, BeginRound(by="Dan", role=Who.DEALER, at=0)),
    (ShiftRefusalKind.STEP_DUE, _broken, ChangeDealing(by="Flo", role=Who.FLOORPERSON, at=0, dealing="manual_shoe")),
]


@pytest.mark.parametrize(("kind", "day", "act"), REFUSED)
def test_a_mistake_is_named_in_one_sentence_and_changes_nothing(
    kind: ShiftRefusalKind, day: Callable[[], Day], act: AnyAct
) -> None:
    """Each act has one mistake more than the kinds before its own: the first of them is named."""
    there = day()
    before = there.shift
    told = there.refusal(act)
    assert told.kind is kind
    assert told.sentence.endswith(".")
    assert there.shift == before


def test_every_refusal_is_reachable() -> None:
    """All kinds are met in the table of mistakes, but the one that only commands of the round meet."""
    assert {kind for kind, _, _ in REFUSED} | OF_THE_ROUND == set(ShiftRefusalKind)


def test_a_refusal_prints_its_clauses() -> None:
    """What breaks a rule names it."""
    told = _spread().refusal(BeginRound(by="Dan", role=Who.DEALER, at=0))
    assert str(told) == (
        "'begin round' waits for 'inspect/red', which is the dealer's: "
        "Look over the cards of the red deck for defects. (md-4.A)"
    )
    assert str(_open().refusal(EndRound(by="Dan", role=Who.DEALER, at=0))) == "No round is being played."


@pytest.mark.parametrize("whose", list(Who))
def test_who_may_do_what(whose: Who) -> None:
    """Everybody may do his own; a player does nobody else's, and a dealer nothing of those above him."""
    assert may_do(whose, whose)
    if whose is not Who.PLAYER:
        assert not may_do(Who.PLAYER, whose)
    assert may_do(Who.SUPERVISOR, Who.FLOORPERSON)
    assert not may_do(Who.DEALER, Who.FLOORPERSON)
    assert not may_do(Who.FLOORPERSON, Who.SUPERVISOR)
    assert set(MAY_DO[whose]) <= set(Who)


def test_what_is_done_is_recorded_with_who_what_and_when() -> None:
    """The event keeps the words in which the step was due, its clauses and a note; the state who did it and when."""
    day = _spread()
    act = Do(by="Dan", role=Who.DEALER, at=77, step="inspect/red", note="one corner bent")
    answer = decide_shift(day.shift, act)
    assert not isinstance(answer, ShiftRefusal)
    (event,) = answer
    assert msgspec.to_builtins(event) == {
        "event": "step done",
        "by": "Dan",
        "role": "dealer",
        "at": 77,
        "step": "inspect/red",
        "says": "Look over the cards of the red deck for defects.",
        "clauses": ("md-4.A",),
        "note": "one corner bent",
    }
    after = evolve_shift(day.shift, event)
    assert (after.done["inspect/red"].by, after.done["inspect/red"].at, after.now) == ("Dan", 77, 77)


def test_a_rounds_steps_are_forgotten_with_the_next_round() -> None:
    """What was done for the table stays; what was done for a round is due again in the next."""
    day = _open()
    day.fold_round()
    assert "cards_in_order" in day.shift.done
    day.begin()
    assert "cards_in_order" not in day.shift.done
    assert "layout_approved" in day.shift.done


def test_a_round_that_never_dealt_is_not_counted() -> None:
    """It neither brings the stub count nearer nor changes the deck."""
    day = _day()
    day.open("red", "blue")
    day.begin()
    day.end()
    assert (day.shift.rounds, day.shift.since_count, day.shift.in_play) == (0, 0, "red")


def test_a_closed_table_opens_again() -> None:
    """Its decks are gone and its equipment is still approved; new decks are inspected."""
    day = _spread()
    day.clear("begin round")
    day.act(CloseTable)
    assert not day.shift.open
    assert day.shift.decks == {}
    day.open("red", ready=False)
    assert "inspect/red" in day.waits("begin round")


def test_a_deck_that_comes_in_a_round_is_opened_and_shuffled() -> None:
    """A device finds the deck wrong while wagers are taken: another comes, and the deal waits for its shuffle."""
    day = Day(table_terms("maryland", "mississippi-stud", equipment=FULL))
    day.open("red")
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    day.act(DeviceCounts, cards=51)
    assert day.waits("shuffle") == ["remove_deck/red"]
    day.do("remove_deck/red")
    told = day.give(asked.Shuffle(deck=()))
    assert told is not None
    assert told.kind is ShiftRefusalKind.DECKS
    day.act(BringDecks, decks=("blue",))
    assert "inspect/blue" in day.waits("shuffle")
    assert "shuffle_again" in day.waits("deal")
    day.deal()
    assert "shuffle_again" not in day.due
    day.choose(1, Choice.FOLD)


def test_a_deck_that_leaves_in_a_round_leaves_the_other_one() -> None:
    """What was done with the other stays; a deck counted wrong twice leaves once; the cards are shuffled anew."""
    day = Day(table_terms("maryland", "mississippi-stud", equipment=FULL))
    day.open("red", "blue", ready=False)
    day.begin()
    day.act(DirectShuffle, Who.FLOORPERSON)
    day.do("shuffle_again")
    for _ in range(2):
        day.act(DeviceCounts, cards=51)
    assert day.waits("shuffle") == ["remove_deck/red"]
    day.do("remove_deck/red")
    assert (list(day.shift.decks), day.shift.in_play) == (["blue"], "blue")
    assert day.waits("shuffle") == []
    assert day.waits("deal") == ["shuffle_again"]
    assert "wash/blue" in day.shift.done
    assert "wash/red" not in day.shift.done


def test_wagers_of_one_name_are_told_apart() -> None:
    """Where both hands of a split pair were doubled, the dealer takes the one double and then the other."""
    day = Day(table_terms("south-dakota", "blackjack"))
    day.open("red")
    day.begin()
    day.bet(1, blackjack=5)
    day.goes(asked.CloseBets())
    assert day.playing is not None
    lines = tuple(Line(position=1, name="double", stake=Cents(500), outcome=Outcome.LOSES) for _ in range(2))
    day.playing = replace(day.playing, phase=Phase.SETTLING, lines=lines)
    assert [step for step in day.due if step.startswith("take")] == ["take/1/double", "take/1/double/2"]


def test_a_time_that_runs_out_waits_as_a_choice_does() -> None:
    """Both wait for the stub to be put away."""
    day = _in_round()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    day.deal()
    assert day.waits("time out") == day.waits("choose") == ["stub_away"]


def test_what_a_command_does_cannot_be_claimed_done() -> None:
    """The shuffle is over when a deck lies there, not when somebody says so."""
    day = _in_round()
    told = day.refusal(Do(by="Dan", role=Who.DEALER, at=0, step="shuffle"))
    assert told.sentence == "'shuffle' is done by 'shuffle'."
    assert day.step("shuffle").recorded == "shuffle"
    assert day.step("chips_alone").recorded == "do"


def test_a_table_is_one_table() -> None:
    """Ways of dealing two different tables make no shift, nor do none."""
    with pytest.raises(AssertionError, match="one table's"):
        new_shift(way(table_terms("maryland", "mississippi-stud")), way(table_terms("iowa", "mississippi-stud")))
    with pytest.raises(AssertionError, match="some way"):
        new_shift()


def test_no_round_comes_out_of_a_table_without_one() -> None:
    """A round begins by an act of the shift, and its commands are asked about in a round."""
    day = _open()
    with pytest.raises(AssertionError, match="by an act"):
        next_round(day.shift)
    day.begin()
    assert day.playing is not None
    playing = day.playing
    day.end()
    with pytest.raises(AssertionError, match="in a round"):
        held(day.shift, playing, asked.CloseBets())


@pytest.mark.parametrize("subject", one_of_each(), ids=str)
def test_a_whole_day_at_any_table(subject: Subject) -> None:
    """Rounds of random play go through once what they wait for is done; events replay, and are read as written.

    Every sentence is filled in, nothing that waits is left when a round closes, and no step is due twice at once.
    """
    terms = terms_at(subject)
    day = Day(terms)
    start = day.shift
    log: list[AnyShiftEvent] = []

    def carry_out(act: AnyAct) -> None:
        answer = decide_shift(day.shift, act, day.playing)
        assert not isinstance(answer, ShiftRefusal), str(answer)
        day.shift = evolved_shift(day.shift, answer)
        log.extend(answer)

    day.carry_out = carry_out  # type: ignore[method-assign] # every event of the day is kept
    day.open("red", ready=False)
    rng = random.Random(str(subject))
    for _ in range(3):
        day.clear("begin round")
        day.act(BeginRound)
        day.playing = next_round(day.shift)
        played = play(terms, rng.randint(1, 10**6))
        for command, state in zip(played.commands, played.states, strict=False):
            day.playing = state
            steps = [step.id for step in due(day.shift, state)]
            assert len(steps) == len(set(steps))
            assert not [step.says for step in due(day.shift, state) if "{" in step.says]
            day.clear(str(type(command).__struct_config__.tag))
            assert held(day.shift, state, command) is None or not terms.table.equipment.shuffler
            answer = decide(state, command)
            assert not isinstance(answer, Refusal)
            assert evolved(state, answer) is not None
        day.playing = played.last
        day.end()
        day.clear("begin round")
        if not day.shift.decks:
            day.act(BringDecks, decks=("red",))
    assert evolved_shift(start, tuple(log)) == day.shift
    written = msgspec.json.encode(log)
    assert msgspec.json.decode(written, type=list[AnyShiftEvent]) == log
