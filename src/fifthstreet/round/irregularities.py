"""What goes wrong at a table, and what the jurisdiction says follows from it (R40, R41, R48)."""

from __future__ import annotations

from typing import Final, assert_never

from fifthstreet.round.commands import DecideReport, Report, VoidRound
from fifthstreet.round.dealing import cards_to_come, plan_of
from fifthstreet.round.events import (
    AnyEvent,
    CardExposed,
    CardSetAside,
    DeckRejected,
    HandForfeited,
    HandKilled,
    OnlyProgressiveLeft,
    ReportDecided,
    Reported,
    RoundVoided,
)
from fifthstreet.round.refusals import Refusal, RefusalKind, refusal
from fifthstreet.round.state import COMMUNITY, SIX_CARD_BOX, Phase, Round, Standing, WaitingReport
from fifthstreet.rules.jurisdictions import Consequence, Irregularity, IrregularityKind
from fifthstreet.rules.streets import PlayBlackjack

AT_A_POSITION: Final = frozenset(
    {IrregularityKind.PLAYER_WRONG_COUNT, IrregularityKind.CONDUCT, IrregularityKind.ABANDONED}
)
"""What happens to one position rather than to the table."""

WAITS: Final = frozenset(
    {
        Consequence.VOID_ROUND,
        Consequence.VOID_ROUND_REMOVE_DECK,
        Consequence.DEAD_HAND,
        Consequence.PROGRESSIVE_ONLY,
        Consequence.FORFEIT,
    }
)
"""What moves money, and so waits for a supervisor."""

_DEALT_FROM: Final = frozenset({Phase.DEALING, Phase.CHOOSING, Phase.REVEALING})
"""While cards leave the deck."""

_PLAYING: Final = frozenset({Phase.DEALING, Phase.CHOOSING, Phase.REVEALING, Phase.READY})


def irregularity_of(state: Round, kind: IrregularityKind) -> Irregularity | None:
    """What the jurisdiction says of an irregularity in this game; none if it says nothing."""
    return next((one for one in state.terms.rules.irregularities if one.kind is kind), None)


def refuse_report(state: Round, command: Report) -> Refusal | None:
    """An irregularity is one that the rules know, of a position in play where it is a position's, and timely."""
    rule = irregularity_of(state, command.kind)
    clauses = () if rule is None else rule.clauses
    if not _timely(state, command.kind, None if rule is None else rule.consequence):
        sentence = f"Nothing at this moment of the round can mean that {command.kind.value}."
        return refusal(RefusalKind.NOT_NOW, sentence, *clauses)
    if rule is None:
        sentence = f"The rules of {state.terms.game.name} in this jurisdiction do not know that {command.kind.value}."
        return refusal(RefusalKind.UNKNOWN_IRREGULARITY, sentence)
    if (command.kind in AT_A_POSITION) != (command.position is not None):
        word = "names a position" if command.kind in AT_A_POSITION else "is of no position"
        return refusal(RefusalKind.NOT_IN_PLAY, f"The report that {command.kind.value} {word}.", *clauses)
    if command.position is not None and not _takes_part(state, command.position):
        sentence = f"Position {command.position} has no hand in play."
        return refusal(RefusalKind.NOT_IN_PLAY, sentence, *clauses)
    if rule.consequence is Consequence.DEAD_HAND and _paid_in_part(state, command.position):
        sentence = f"Wagers of position {command.position} are paid already; its hand can no longer be dead."
        return refusal(RefusalKind.NOT_IN_PLAY, sentence, *clauses)
    return None


def _takes_part(state: Round, position: int) -> bool:
    return position in state.in_round and state.seats[position].standing in (Standing.IN, Standing.FOLDED)


def _paid_in_part(state: Round, position: int | None) -> bool:
    return any(line.position == position for line in state.lines[: state.paid])


def _timely(state: Round, kind: IrregularityKind, consequence: Consequence | None) -> bool:
    """Whether an irregularity can be found at this moment."""
    begun = state.dealt > 0
    match kind:
        case (
            IrregularityKind.CARD_EXPOSED
            | IrregularityKind.CARD_FACE_UP
            | IrregularityKind.CARDS_FACE_UP
            | IrregularityKind.CARD_DRAWN_IN_ERROR
        ):
            return state.phase in _DEALT_FROM and _more_leaves_the_deck(state)
        case IrregularityKind.COMMUNITY_CARD_EXPOSED:
            return begun and state.phase in _PLAYING and _next_community(state) is not None
        case IrregularityKind.PLAYER_WRONG_COUNT | IrregularityKind.DECK_WRONG_COUNT:
            return begun
        case IrregularityKind.DEALER_WRONG_COUNT:
            return begun and (consequence is not Consequence.PROGRESSIVE_ONLY or _deal_done(state))
        case IrregularityKind.COMMUNITY_WRONG_COUNT:
            return begun
        case IrregularityKind.SIX_CARD_BOX_WRONG:
            return SIX_CARD_BOX in state.places
        case IrregularityKind.SHUFFLER_JAMS:
            return not begun and state.phase in (Phase.BETTING, Phase.DEALING)
        case IrregularityKind.DEALING_SHOE_JAMS | IrregularityKind.CONDUCT | IrregularityKind.ABANDONED:
            return state.phase in _PLAYING
        case _:
            assert_never(kind)


def _more_leaves_the_deck(state: Round) -> bool:
    """Whether cards are still dealt, turned up or drawn, and enough of them lie there to do without one."""
    coming = len(cards_to_come(state))
    drawn = any(isinstance(street.choice, PlayBlackjack) for street in state.terms.game.street[state.street :])
    return (coming > 0 or drawn) and len(state.deck) > max(coming, 1)


def _deal_done(state: Round) -> bool:
    return state.dealt == len(plan_of(state)) and state.phase not in (Phase.SETTLING, Phase.SETTLED)


def _next_community(state: Round) -> int | None:
    """The first community card that is still face down, by its number from nought."""
    number = state.turned.get(COMMUNITY, 0)
    hidden = len(state.places.get(COMMUNITY, ())) > number
    still_in_deck = any(
        reveal.what == COMMUNITY for street in state.terms.game.street[state.street :] for reveal in street.reveals
    )
    return number if hidden or still_in_deck else None


def act_report(state: Round, command: Report) -> tuple[AnyEvent, ...]:
    """The report waits for a supervisor if it moves money; else it takes effect at once."""
    rule = irregularity_of(state, command.kind)
    assert rule is not None, f"{command.kind.value} is not refused"
    waits = rule.consequence in WAITS
    reported = Reported(kind=command.kind, position=command.position, consequence=rule.consequence, waits=waits)
    return (reported,) if waits else (reported, *_at_once(state, command.kind, rule.consequence))


def _at_once(state: Round, kind: IrregularityKind, consequence: Consequence) -> tuple[AnyEvent, ...]:
    match consequence:
        case Consequence.SET_ASIDE:
            return (CardSetAside(card=state.deck[0]),)
        case Consequence.RESHUFFLE:
            return (DeckRejected(),)
        case Consequence.USE_NEXT:
            return ()
        case _:
            assert consequence is Consequence.TURN_OVER_AND_GO_ON, f"{consequence} waits for a supervisor"
    if kind is IrregularityKind.COMMUNITY_CARD_EXPOSED:
        number = _next_community(state)
        assert number is not None, "a community card is still face down"
        return (CardExposed(place=COMMUNITY, number=number),)
    return (CardExposed(next_cards=2 if kind is IrregularityKind.CARDS_FACE_UP else 1),)


def refuse_decision(state: Round, command: DecideReport) -> Refusal | None:
    """A supervisor decides the report that waits."""
    if state.waiting is None:
        return refusal(RefusalKind.NO_REPORT, "No report waits for a supervisor.")
    if not command.supervisor.strip():
        return refusal(RefusalKind.NAME, "A supervisor who decides a report has a name.")
    return None


def act_decision(state: Round, command: DecideReport) -> tuple[AnyEvent, ...]:
    """What is upheld takes effect; what is dismissed leaves the round as it was."""
    assert state.waiting is not None, "a report waits"
    decided = ReportDecided(upheld=command.upheld, supervisor=command.supervisor)
    return (decided, *_upheld(state, state.waiting)) if command.upheld else (decided,)


def _upheld(state: Round, waiting: WaitingReport) -> tuple[AnyEvent, ...]:
    match waiting.consequence:
        case Consequence.VOID_ROUND:
            return (RoundVoided(why=waiting.kind.value),)
        case Consequence.VOID_ROUND_REMOVE_DECK:
            return (RoundVoided(why=waiting.kind.value, deck_leaves=True),)
        case Consequence.PROGRESSIVE_ONLY:
            return (OnlyProgressiveLeft(),)
        case Consequence.DEAD_HAND:
            assert waiting.position is not None, "a dead hand is at a position"
            return (HandKilled(position=waiting.position),)
        case _:
            assert waiting.consequence is Consequence.FORFEIT, f"{waiting.consequence} does not wait"
            assert waiting.position is not None, "who forfeits sits at a position"
            return tuple(HandForfeited(position=position) for position in _hands_of(state, waiting.position))


def _hands_of(state: Round, position: int) -> list[int]:
    """The hands in play of the player at a position: whoever forfeits loses every wager of the round (R43)."""
    player = state.seats[position].player
    return [one for one in state.in_round if state.seats[one].player == player and _takes_part(state, one)]


def refuse_void(state: Round, command: VoidRound) -> Refusal | None:
    """A supervisor voids a round for a reason."""
    if not command.supervisor.strip():
        return refusal(RefusalKind.NAME, "A supervisor who voids a round has a name.")
    if not command.reason.strip():
        return refusal(RefusalKind.NAME, "A round is voided for a reason, in words.")
    assert state.in_round, "a round whose bets are closed has hands"
    return None


def act_void(_state: Round, command: VoidRound) -> tuple[AnyEvent, ...]:
    """The round is void."""
    return (RoundVoided(why=command.reason, supervisor=command.supervisor),)
