"""The dealer's next steps in settling: open, announce, take, pay, leave and put away, hand by hand (md-11.I)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Final

from fifthstreet.money import format_dollars
from fifthstreet.round import Line, LineKind, Outcome, Phase, Round, Standing
from fifthstreet.round.settling import TIP
from fifthstreet.round.tabling import is_progressive_win
from fifthstreet.rules.describe import wager_name
from fifthstreet.rules.procedures import Duty, Each
from fifthstreet.shift.hands import Subject, stays_on_the_table
from fifthstreet.shift.steps import Step, step_of

_BY_OUTCOME: Final = {
    Outcome.WINS: Each.WIN,
    Outcome.TAKES: Each.WIN,
    Outcome.PUSHES: Each.PUSH,
    Outcome.LOSES: Each.LOSS,
    Outcome.RETURNED: Each.RETURN,
    Outcome.SURRENDERS: Each.WIN,
}

assert set(_BY_OUTCOME) == set(Outcome), "every outcome is taken, paid, left or given back"

PAYING: Final = frozenset(
    {Each.OPENED, Each.LOSS, Each.WIN, Each.PUSH, Each.RETURN, Each.JACKPOT, Each.SETTLED, Each.KEPT, Each.WINNER}
)
"""What the steps of a settlement are done to."""

Turn = tuple[Each, str, dict[str, str]]
"""One thing to do in the order of the settlement: what it is done to, which, and in what words."""


def paying_steps(playing: Round, duties: Sequence[Duty]) -> tuple[Step, ...]:
    """Every step of the settlement that is still to be done, in its order; of a void round, every wager's return."""
    winners_stay = any(duty.each is Each.WINNER for duty in duties)
    return tuple(
        step_of(duty, on, words)
        for each, on, words in _numbered(_turns(playing, winners_stay=winners_stay))
        for duty in duties
        if duty.each is each and _waits(playing, duty, on)
    )


def _numbered(turns: Iterable[Turn]) -> Iterator[Turn]:
    """Tell wagers of one name at one position apart: both hands of a split pair may be doubled."""
    met: Counter[tuple[Each, str]] = Counter()
    for each, on, words in turns:
        met[each, on] += 1
        yield each, on if met[each, on] == 1 else f"{on}/{met[each, on]}", words


def _waits(playing: Round, duty: Duty, on: str) -> bool:
    """Whether a progressive win still waits for the command that does a duty."""
    position = int(on.partition("/")[0])
    match duty.ends_with:
        case "claim":
            return position not in playing.claimed
        case "verify":
            return position not in playing.verified
        case _:
            return True


def _turns(playing: Round, *, winners_stay: bool) -> Iterator[Turn]:
    if playing.phase is Phase.SETTLED and playing.void:
        for line in playing.lines:
            yield Each.RETURN, *_line(playing, line)
    elif playing.phase is Phase.SETTLING:
        seen: set[int] = set()
        number = 0
        for position, group in groupby(playing.lines, key=lambda line: line.position):
            lines = tuple(group)
            unpaid = lines[max(playing.paid - number, 0) :]
            if unpaid:
                opens = position not in seen and len(unpaid) == len(lines)
                yield from _hand(playing, position, unpaid, opens=opens)
                if position not in seen and not _taken_in(playing, position):
                    put_away = _put_away(playing, position, winners_stay=winners_stay)
                    yield put_away, str(position), {"position": str(position)}
            seen.add(position)
            number += len(lines)


def _hand(playing: Round, position: int, lines: tuple[Line, ...], *, opens: bool) -> Iterator[Turn]:
    """One position's turn: its cards are opened, then its wagers settled."""
    here = str(position)
    words = {"position": here, "hand": next((line.hand for line in lines if line.hand), "no hand")}
    if opens and not _taken_in(playing, position):
        yield Each.OPENED, here, words
    for line in lines:
        if _already_taken(playing, line):
            continue
        if is_progressive_win(line):
            yield Each.JACKPOT, here, {**words, "hand": line.hand}
        yield _BY_OUTCOME[line.outcome], *_line(playing, line)


def _taken_in(playing: Round, position: int) -> bool:
    """Whether a hand was folded and its cards are in the discard rack."""
    seat = playing.seats[position]
    return seat.standing is Standing.FOLDED and not stays_on_the_table(playing, seat)


def _already_taken(playing: Round, line: Line) -> bool:
    """Whether a losing wager lies in the tray since the call of no more bets, or since its hand was folded."""
    if line.outcome is not Outcome.LOSES or line.kind is LineKind.ENVY:
        return False
    wager = playing.terms.wagers[line.name.removeprefix(TIP)]
    folded = playing.seats[line.position].standing is Standing.FOLDED
    return wager.collected_at_no_more_bets or (folded and not wager.survives_fold)


def _put_away(playing: Round, position: int, *, winners_stay: bool) -> Each:
    """What becomes of a settled hand's cards: it may stay for envy, or where a winner's cards stay."""
    if any(line.name == f"envy/{position}" for line in playing.lines):
        return Each.KEPT
    wins = any(line.position == position and is_progressive_win(line) for line in playing.lines)
    return Each.WINNER if winners_stay and wins else Each.SETTLED


def _line(playing: Round, line: Line) -> Subject:
    share = line.share
    if share is not None:
        amount = f"its share of the {share.tier}"
    else:
        assert line.amount is not None, "an amount is known unless a meter is to be read"
        amount = format_dollars(line.amount if _BY_OUTCOME[line.outcome] is Each.WIN else line.stake)
    words = {"position": str(line.position), "wager": _name(playing, line), "amount": amount}
    return f"{line.position}/{line.name}", words


def _name(playing: Round, line: Line) -> str:
    """What a line is called at the table: a wager, a tip, a bonus or envy."""
    game = playing.terms.game
    match line.kind:
        case LineKind.TIP:
            return f"tip on {wager_name(game, line.name.partition('/')[2])}"
        case LineKind.ENVY:
            return f"envy of position {line.name.partition('/')[2]}'s hand"
        case _:
            return wager_name(game, line.name)
