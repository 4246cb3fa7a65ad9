"""Command in, events out: every command is refused for the first of its mistakes, or carried out whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec

from fifthstreet.round import betting, choosing, irregularities, tabling
from fifthstreet.round.commands import (
    AnyCommand,
    Choose,
    Claim,
    Close,
    CloseBets,
    CountStub,
    Cut,
    Deal,
    DecideReport,
    Leave,
    Pay,
    PlaceTip,
    PlaceWager,
    Recut,
    Report,
    Reveal,
    Settle,
    Show,
    Shuffle,
    Sit,
    TimeOut,
    Verify,
    VoidRound,
    WithdrawTip,
    WithdrawWager,
)
from fifthstreet.round.events import AnyEvent
from fifthstreet.round.refusals import Refusal, RefusalKind, refusal
from fifthstreet.round.state import Phase, Round


class Handler(msgspec.Struct, frozen=True, kw_only=True):
    """How one kind of command is answered."""

    when: frozenset[Phase]
    refuse: Callable[[Round, Any], Refusal | None]
    act: Callable[[Round, Any], tuple[AnyEvent, ...]]
    past_report: bool = False
    """Whether it may come while a report waits for a supervisor."""
    past_count: bool = True
    """Whether it may come while the stub is to be counted."""


def _when(*phases: Phase) -> frozenset[Phase]:
    return frozenset(phases)


_BETTING: Final = _when(Phase.BETTING)
_DECK: Final = _when(Phase.BETTING, Phase.DEALING)
_PLAY: Final = _when(Phase.DEALING, Phase.CHOOSING, Phase.REVEALING, Phase.READY, Phase.SETTLING)
_UNTIL_THE_END: Final = _PLAY | _when(Phase.SETTLED)
"""A wrong count that is found when all is paid voids the round as any other does, until the round is closed (R41)."""

_COUNT: Final = _when(Phase.DEALING, Phase.CHOOSING, Phase.REVEALING, Phase.READY)

HANDLERS: Final[dict[type, Handler]] = {
    Sit: Handler(when=_BETTING, refuse=betting.refuse_sit, act=betting.act_sit),
    Leave: Handler(when=_BETTING, refuse=betting.refuse_leave, act=betting.act_leave),
    PlaceWager: Handler(when=_BETTING, refuse=betting.refuse_wager, act=betting.act_wager),
    WithdrawWager: Handler(when=_BETTING, refuse=betting.refuse_withdraw, act=betting.act_withdraw),
    PlaceTip: Handler(when=_BETTING, refuse=betting.refuse_tip, act=betting.act_tip),
    WithdrawTip: Handler(when=_BETTING, refuse=betting.refuse_withdraw_tip, act=betting.act_withdraw_tip),
    CloseBets: Handler(when=_BETTING, refuse=betting.refuse_close_bets, act=betting.act_close_bets),
    Shuffle: Handler(when=_DECK, refuse=tabling.refuse_shuffle, act=tabling.act_shuffle),
    Cut: Handler(when=_DECK, refuse=tabling.refuse_cut, act=tabling.act_cut),
    Recut: Handler(when=_DECK, refuse=tabling.refuse_cut, act=tabling.act_cut),
    Deal: Handler(when=_when(Phase.DEALING), refuse=tabling.refuse_deal, act=tabling.act_deal),
    CountStub: Handler(when=_COUNT, refuse=tabling.refuse_count, act=tabling.act_count),
    Choose: Handler(
        when=_when(Phase.CHOOSING), refuse=choosing.refuse_choose, act=choosing.act_choose, past_count=False
    ),
    TimeOut: Handler(
        when=_when(Phase.CHOOSING), refuse=choosing.refuse_time_out, act=choosing.act_time_out, past_count=False
    ),
    Reveal: Handler(
        when=_when(Phase.REVEALING), refuse=tabling.refuse_reveal, act=tabling.act_reveal, past_count=False
    ),
    Settle: Handler(when=_when(Phase.READY), refuse=tabling.refuse_settle, act=tabling.act_settle, past_count=False),
    Claim: Handler(when=_when(Phase.SETTLING), refuse=tabling.refuse_claim, act=tabling.act_claim),
    Verify: Handler(when=_when(Phase.SETTLING), refuse=tabling.refuse_verify, act=tabling.act_verify),
    Pay: Handler(when=_when(Phase.SETTLING), refuse=tabling.refuse_pay, act=tabling.act_pay),
    Show: Handler(when=_when(Phase.SETTLED), refuse=tabling.refuse_show, act=tabling.act_show),
    Close: Handler(when=_when(Phase.SETTLED), refuse=tabling.refuse_close, act=tabling.act_close),
    Report: Handler(when=_UNTIL_THE_END | _BETTING, refuse=irregularities.refuse_report, act=irregularities.act_report),
    DecideReport: Handler(
        when=_UNTIL_THE_END, refuse=irregularities.refuse_decision, act=irregularities.act_decision, past_report=True
    ),
    VoidRound: Handler(
        when=_UNTIL_THE_END, refuse=irregularities.refuse_void, act=irregularities.act_void, past_report=True
    ),
}
"""By kind of command, when it may come, why it is refused and what follows it."""

ONCE_ONLY: Final = frozenset({Report, DecideReport, VoidRound})
"""What has no place in a round that is void already."""

WAGERING: Final = frozenset({PlaceWager, WithdrawWager, PlaceTip, WithdrawTip})

assert set(HANDLERS) == set(AnyCommand.__args__), "every command has its handler"


def decide(state: Round, command: AnyCommand) -> tuple[AnyEvent, ...] | Refusal:
    """What follows a command: events, or the reason why nothing does."""
    wrong = refused(state, command)
    # Beyond this line nothing may fail.
    return wrong if wrong is not None else HANDLERS[type(command)].act(state, command)


def refused(state: Round, command: AnyCommand) -> Refusal | None:
    """The first of a command's mistakes; none if it would be carried out."""
    return untimely(state, type(command)) or HANDLERS[type(command)].refuse(state, command)


def timely(state: Round, kind: type[AnyCommand]) -> bool:
    """Whether a command of a kind can come now, whatever it says."""
    return _out_of_time(state, kind) is None


def untimely(state: Round, kind: type[AnyCommand]) -> Refusal | None:
    """Why no command of a kind can come now, whatever it says; none if one can."""
    match _out_of_time(state, kind):
        case None:
            return None
        case RefusalKind.ROUND_OVER as over:
            return refusal(over, "The round is over; the next one begins with new wagers.")
        case RefusalKind.REPORT_WAITS as waits:
            assert state.waiting is not None, "a report waits"
            return refusal(waits, f"A supervisor first decides the report that {state.waiting.kind.value}.")
        case RefusalKind.NOT_NOW as late:
            void = bool(state.void) and kind in ONCE_ONLY
            name = kind.__struct_config__.tag
            sentence = f"'{name}' cannot come now: {'the round is void' if void else state.phase.value}."
            return refusal(late, sentence, *(state.terms.rules.clauses if kind in WAGERING else ()))
        case due:
            return refusal(due, "The stub is counted before anybody chooses.", *state.terms.rules.decks.clauses)


def _out_of_time(state: Round, kind: type[AnyCommand]) -> RefusalKind | None:
    """The kind of the refusal, without its sentence, for those who only ask whether."""
    handler = HANDLERS[kind]
    if state.phase is Phase.CLOSED:
        return RefusalKind.ROUND_OVER
    if state.waiting is not None and not handler.past_report:
        return RefusalKind.REPORT_WAITS
    if state.phase not in handler.when or (state.void and kind in ONCE_ONLY):
        return RefusalKind.NOT_NOW
    if not handler.past_count and tabling.stub_count_due(state):
        return RefusalKind.STUB_COUNT_DUE
    return None
