"""An act in, events out: every act is refused for the first of its mistakes, or carried out whole."""

from __future__ import annotations

from typing import Final, assert_never

from fifthstreet.round import Round
from fifthstreet.round.dealing import whole_deck
from fifthstreet.rules.clauses import Who
from fifthstreet.rules.describe import counted, listed
from fifthstreet.shift import acts
from fifthstreet.shift import events as happened
from fifthstreet.shift.acts import AnyAct
from fifthstreet.shift.blocking import refuse_begin, waiting
from fifthstreet.shift.due import due
from fifthstreet.shift.events import AnyShiftEvent
from fifthstreet.shift.refusals import ShiftRefusal, ShiftRefusalKind, shift_refusal
from fifthstreet.shift.state import Device, Fault, Shift, count_due, counts_cards
from fifthstreet.shift.steps import Step, may_do

_DEALERS: Final = frozenset({Who.DEALER, Who.MACHINE, Who.FLOORPERSON, Who.SUPERVISOR})
_ABOVE: Final = frozenset({Who.FLOORPERSON, Who.SUPERVISOR})

ROLES: Final[dict[type[acts.Act], frozenset[Who]]] = {
    acts.OpenTable: _DEALERS,
    acts.BringDecks: _DEALERS,
    acts.Do: frozenset(Who),
    acts.BeginRound: _DEALERS,
    acts.EndRound: _DEALERS,
    acts.NobodyPlays: _DEALERS,
    acts.DirectShuffle: _ABOVE,
    acts.DeviceCounts: _DEALERS,
    acts.ReportDevice: _DEALERS,
    acts.RepairDevice: _ABOVE,
    acts.ChangeDealing: _ABOVE,
    acts.CloseTable: _DEALERS,
}
"""Who may do what; whose a step is, its duty says."""

assert set(ROLES) == set(AnyAct.__args__), "every act has its roles"


def decide_shift(state: Shift, act: AnyAct, playing: Round | None = None) -> tuple[AnyShiftEvent, ...] | ShiftRefusal:
    """What follows an act: events, or the reason why nothing does; steps of a round are told with the round."""
    wrong = _refused(state, act) or _refuse(state, act, playing)
    # Beyond this line nothing may fail.
    return wrong if wrong is not None else _acted(state, act, playing)


def _refused(state: Shift, act: AnyAct) -> ShiftRefusal | None:
    """Every act names who does it, in a role that may, at a time that has come."""
    word = str(type(act).__struct_config__.tag)
    if not act.by.strip():
        return shift_refusal(ShiftRefusalKind.NAME, "Whoever acts at a table has a name.")
    if act.at < state.now:
        sentence = f"The last act was at {state.now}, and this one is said to be at {act.at}: time goes forward."
        return shift_refusal(ShiftRefusalKind.CLOCK, sentence)
    if act.role not in ROLES[type(act)]:
        allowed = listed((role.value for role in Who if role in ROLES[type(act)]), "or")
        sentence = f"'{word}' is not for a {act.role.value}: it wants a {allowed}."
        return shift_refusal(ShiftRefusalKind.ROLE, sentence)
    return None


def _refuse(state: Shift, act: AnyAct, playing: Round | None) -> ShiftRefusal | None:
    match act:
        case acts.OpenTable():
            return _refuse_open(state, act)
        case acts.BringDecks():
            return _refuse_decks(state, act)
        case acts.Do():
            return _refuse_step(state, act, playing)
        case acts.BeginRound():
            return refuse_begin(state)
        case acts.EndRound():
            return None if state.in_round else _not_now("No round is being played.")
        case acts.NobodyPlays() | acts.CloseTable():
            return _refuse_pause(state)
        case acts.DirectShuffle() | acts.DeviceCounts():
            return _refuse_at_the_deck(state, act)
        case acts.ReportDevice() | acts.RepairDevice():
            return _refuse_device(state, act)
        case acts.ChangeDealing():
            return _refuse_dealing(state, act)
        case _:
            assert_never(act)


def _not_now(sentence: str) -> ShiftRefusal:
    return shift_refusal(ShiftRefusalKind.NOT_NOW, sentence)


def _refuse_open(state: Shift, act: acts.OpenTable) -> ShiftRefusal | None:
    if state.open:
        return _not_now("The table is open already.")
    return _refuse_these_decks(state, act.decks) or waiting(state, "open table")


def _refuse_decks(state: Shift, act: acts.BringDecks) -> ShiftRefusal | None:
    if not state.open:
        return _not_now("The table is not open.")
    if state.in_round and state.decks:
        return _not_now("Decks are changed between rounds.")
    if state.leaving:
        return shift_refusal(
            ShiftRefusalKind.STEP_DUE, f"The {state.leaving[0]} deck first leaves the table.", "md-5.C"
        )
    return _refuse_these_decks(state, act.decks)


def _refuse_these_decks(state: Shift, decks: tuple[str, ...]) -> ShiftRefusal | None:
    """One deck, or two of different colours that a shuffler lets alternate; a shoe of several counts as one."""
    rule = state.terms.rules.decks
    two = rule.alternate_two_with_shuffler and state.terms.table.equipment.shuffler
    if not 1 <= len(decks) <= (2 if two else 1):
        allowed = "one or two decks" if two else "one deck"
        sentence = f"The table is played with {allowed}, not {counted(len(decks), 'deck')}."
        return shift_refusal(ShiftRefusalKind.DECKS, sentence, *rule.clauses)
    if not all(deck.strip() for deck in decks) or len(set(decks)) < len(decks):
        sentence = "Each deck is named by the colour of its backs, and two decks have different ones."
        return shift_refusal(ShiftRefusalKind.DECKS, sentence, *rule.clauses)
    return None


def _refuse_step(state: Shift, act: acts.Do, playing: Round | None) -> ShiftRefusal | None:
    """A step is done when it is due, by whoever may do it, after the steps that come first."""
    assert playing is None or state.in_round, "a round that is told is being played"
    step = _step(state, act.step, playing)
    if step is None:
        return shift_refusal(ShiftRefusalKind.NO_SUCH_STEP, f"The step '{act.step}' is not due.")
    if not may_do(act.role, step.who):
        sentence = f"'{step.id}' is the {step.who.value}'s, not a {act.role.value}'s."
        return shift_refusal(ShiftRefusalKind.ROLE, sentence, *step.clauses)
    if step.duty.ends_with is not None:
        sentence = f"'{step.id}' is done by '{step.duty.ends_with}'."
        return shift_refusal(ShiftRefusalKind.DONE_OTHERWISE, sentence, *step.clauses)
    if step.waits_for:
        sentence = f"'{step.id}' waits for '{step.waits_for[0]}'."
        return shift_refusal(ShiftRefusalKind.STEP_WAITS, sentence, *step.clauses)
    other = state.done.get(f"{step.duty.not_by}/{step.on}")
    if other is not None and other.by == act.by:
        sentence = f"'{step.id}' takes another person than {act.by}, who did '{step.duty.not_by}'."
        return shift_refusal(ShiftRefusalKind.SAME_PERSON, sentence, *step.clauses)
    return None


def _step(state: Shift, name: str, playing: Round | None) -> Step | None:
    return next((step for step in due(state, playing) if step.id == name), None)


def _refuse_pause(state: Shift) -> ShiftRefusal | None:
    if not state.open:
        return _not_now("The table is not open.")
    return _not_now("A round is being played.") if state.in_round else None


def _refuse_at_the_deck(state: Shift, act: acts.DirectShuffle | acts.DeviceCounts) -> ShiftRefusal | None:
    if not state.open or not state.decks:
        return _not_now("No deck lies at the table.")
    if isinstance(act, acts.DeviceCounts) and not counts_cards(state):
        sentence = "No shuffler in working order counts the cards at this table."
        return shift_refusal(ShiftRefusalKind.DEVICE, sentence)
    return None


def _refuse_device(state: Shift, act: acts.ReportDevice | acts.RepairDevice) -> ShiftRefusal | None:
    fault = state.faults.get(act.device.value)
    if isinstance(act, acts.RepairDevice):
        if fault is None:
            return shift_refusal(ShiftRefusalKind.DEVICE, f"Nothing is wrong with the {act.device.value}.")
        return None
    uses = any(
        way.terms.table.equipment.shuffler if act.device is Device.SHUFFLER else way.terms.script.automated
        for way in state.ways.values()
    )
    if not uses:
        return shift_refusal(ShiftRefusalKind.DEVICE, f"The table has no {act.device.value} that could fail.")
    if fault in (act.fault, Fault.FAILED):
        return shift_refusal(ShiftRefusalKind.DEVICE, f"The {act.device.value} is reported already.")
    return None


def _refuse_dealing(state: Shift, act: acts.ChangeDealing) -> ShiftRefusal | None:
    if state.in_round:
        return _not_now("The way of dealing is changed between rounds.")
    if act.dealing not in state.ways or act.dealing == state.dealing:
        others = listed((f"'{way}'" for way in state.ways if way != state.dealing), "or")
        sentence = f"The table cannot change from '{state.dealing}' to '{act.dealing}'; the other ways are {others}."
        return shift_refusal(ShiftRefusalKind.DEALING, sentence)
    return waiting(state, "change dealing")


def _acted(state: Shift, act: AnyAct, playing: Round | None) -> tuple[AnyShiftEvent, ...]:  # noqa: C901, PLR0911, PLR0912 - one arm for each act
    match act:
        case acts.OpenTable():
            opened = happened.TableOpened(by=act.by, role=act.role, at=act.at)
            return (opened, _brought(act))
        case acts.BringDecks():
            return (_brought(act),)
        case acts.Do():
            return (_stepped(state, act, playing),)
        case acts.BeginRound():
            return (_begun(state, act),)
        case acts.EndRound():
            return (_over(state, act),)
        case acts.NobodyPlays():
            return (happened.TableIdle(by=act.by, role=act.role, at=act.at),)
        case acts.DirectShuffle():
            return (happened.ShuffleDirected(by=act.by, role=act.role, at=act.at),)
        case acts.DeviceCounts():
            return (_counted(state, act),)
        case acts.ReportDevice():
            return (happened.DeviceReported(by=act.by, role=act.role, at=act.at, device=act.device, fault=act.fault),)
        case acts.RepairDevice():
            return (happened.DeviceRepaired(by=act.by, role=act.role, at=act.at, device=act.device),)
        case acts.ChangeDealing():
            return (happened.DealingChanged(by=act.by, role=act.role, at=act.at, dealing=act.dealing),)
        case acts.CloseTable():
            return (happened.TableClosed(by=act.by, role=act.role, at=act.at),)
        case _:
            assert_never(act)


def _brought(act: acts.OpenTable | acts.BringDecks) -> happened.DecksBrought:
    return happened.DecksBrought(by=act.by, role=act.role, at=act.at, decks=act.decks, ready=act.ready)


def _stepped(state: Shift, act: acts.Do, playing: Round | None) -> happened.StepDone:
    step = _step(state, act.step, playing)
    assert step is not None, "a step that is not refused is due"
    return happened.StepDone(
        by=act.by, role=act.role, at=act.at, step=step.id, says=step.says, clauses=step.clauses, note=act.note
    )


def _begun(state: Shift, act: acts.BeginRound) -> happened.RoundBegun:
    return happened.RoundBegun(
        by=act.by,
        role=act.role,
        at=act.at,
        number=state.rounds + 1,
        deck=state.in_play,
        count_due=count_due(state),
    )


def _over(state: Shift, act: acts.EndRound) -> happened.RoundOver:
    """Two decks take turns, so that each is dealt every second round (md-3.B.4)."""
    others = [name for name in state.decks if name != state.in_play]
    return happened.RoundOver(
        by=act.by,
        role=act.role,
        at=act.at,
        played=act.played,
        counted=act.stub_counted or counts_cards(state),
        deck_leaves=act.deck_leaves,
        void=act.void,
        next_deck=others[0] if others and act.played else state.in_play,
    )


def _counted(state: Shift, act: acts.DeviceCounts) -> happened.DeckCounted:
    right = act.cards == len(whole_deck(state.terms))
    return happened.DeckCounted(by=act.by, role=act.role, at=act.at, deck=state.in_play, cards=act.cards, right=right)
