"""Chapters 7 to 10 of Maryland, played: who bets, until when, and what the call of no more bets closes."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.money import Cents
from fifthstreet.round import AnyCommand, Phase, RefusalKind
from fifthstreet.round.commands import CloseBets, Deal, Leave, PlaceWager, WithdrawWager
from fifthstreet.round.events import BetsClosed, Dealt
from tests.law.maryland.tables import EVERY_WAGER, JACKPOT, PLAIN, THE_CALL, everyone_bets, players, to_the_end
from tests.law.rounds import after, at_the_call, before, done, ends, happened_before, played, refusal_of, refused
from tests.proofs import clause, ruling

OPENING: Final = (
    PlaceWager(position=1, wager="ante", amount=Cents(20_00)),
    PlaceWager(position=1, wager="progressive", amount=Cents(1_00)),
    PlaceWager(position=1, wager="three_card_bonus", amount=Cents(5_00)),
    PlaceWager(position=1, wager="six_card_bonus", amount=Cents(5_00)),
)

BETTING: Final = f"{EVERY_WAGER}{players(2)}{everyone_bets(2, 'progressive $1', 'three_card_bonus $1')}"

LAMPS: Final = f"{JACKPOT}{players(3)}1 progressive $1\n3 progressive $1\n{THE_CALL}{to_the_end(1, 2, 3)}"

procedures = pytest.mark.parametrize("dealing", ["manual_shoe", "hand", "automated"])


@clause("md-7.D")
@pytest.mark.parametrize("wager", OPENING, ids=lambda wager: wager.wager)
def test_opening_wagers_lie_there_before_the_call(wager: PlaceWager) -> None:
    """Ante, progressive, three card and six card bonus are taken up to no more bets, and not a moment later."""
    open_, closed = at_the_call(played(f"{BETTING}{THE_CALL}{to_the_end(1, 2)}"))

    assert done(open_, wager).seats[1].wagers[wager.wager] == wager.amount
    assert refusal_of(closed, wager).kind is RefusalKind.NOT_NOW


@clause("md-7.E")
@pytest.mark.parametrize(
    "command",
    [*OPENING, *(WithdrawWager(position=2, wager=name) for name in ("ante", "progressive", "three_card_bonus"))],
    ids=lambda command: f"{type(command).__name__}-{command.wager}",
)
def test_nothing_is_made_raised_or_withdrawn_after_the_call(command: AnyCommand) -> None:
    """From the call to the end of the round no opening wager changes, whatever the moment."""
    replayed = played(f"{BETTING}{THE_CALL}{to_the_end(1, 2, bet='$30')}")
    since = replayed.states[replayed.commands.index(CloseBets()) + 1 :]

    assert {state.phase for state in since} >= {Phase.DEALING, Phase.CHOOSING, Phase.SETTLING, Phase.CLOSED}
    for state in since:
        assert refusal_of(state, command).kind in (RefusalKind.NOT_NOW, RefusalKind.ROUND_OVER)


@clause("md-7.E")
def test_street_wagers_alone_are_added_after_the_call() -> None:
    """What lies there in the end is what lay there at the call and the three street wagers besides."""
    replayed = played(f"{BETTING}{THE_CALL}{to_the_end(1, 2, bet='$30')}")
    added = {f"{street}_street": Cents(30_00) for street in ("third", "fourth", "fifth")}

    for position in (1, 2):
        opening = at_the_call(replayed)[1].seats[position].wagers
        assert replayed.last.seats[position].wagers == opening | added


@pytest.mark.parametrize(
    "dealing",
    [
        pytest.param("manual_shoe", marks=clause("md-8.C")),
        pytest.param("hand", marks=clause("md-9.A.3.a")),
        pytest.param("automated", marks=clause("md-10.A.2.a")),
    ],
)
def test_no_more_bets_is_called_before_a_card_is_dealt(dealing: str) -> None:
    """A dealer with the shuffled deck at hand deals nothing while the wagers are open."""
    heading = f"{PLAIN}table dealing {dealing}\ndealer by hand\n{players(1)}shuffle by machine\n"
    replayed = played(f"{heading}{THE_CALL}deal\n1 fold\n")

    assert refusal_of(before(replayed, CloseBets), Deal()).kind is RefusalKind.NOT_NOW
    assert happened_before(replayed, BetsClosed, Dealt)
    assert "deal" in refused(f"{heading}deal\n")


@clause("md-2.C.2", "md-8.C.1", "md-9.A.3.b", "md-10.A.2.b")
@ruling("R27")
@procedures
def test_the_call_locks_the_progressive(dealing: str) -> None:
    """A progressive wager tried after no more bets is not recognised, even before the first card."""
    late = f"{JACKPOT}table dealing {dealing}\n{players(2)}1 progressive $1\n{THE_CALL}"
    replayed = played(f"{late}{to_the_end(1, 2)}")
    (closed,) = (event for event in replayed.happened if isinstance(event, BetsClosed))

    assert "cannot come now" in refused(f"{late}2 progressive $1\n")
    assert closed.progressive == (1,)
    assert "progressive" not in replayed.last.seats[2].wagers


@pytest.mark.parametrize(
    "dealing",
    [
        pytest.param("manual_shoe", marks=clause("md-8.C.2")),
        pytest.param("hand", marks=clause("md-9.A.4")),
        pytest.param("automated", marks=clause("md-10.A.3")),
    ],
)
def test_progressive_wagers_are_collected_before_the_deal(dealing: str) -> None:
    """They are counted at the call and have fed the meter by the first payment, their players' folds or not."""
    text = f"{JACKPOT}table dealing {dealing}\n{players(3)}1 progressive $1\n3 progressive $1\n{THE_CALL}"
    replayed = ends(
        f"{text}1 fold\n2 fold\n3 fold\nexpect\n3 ante $10 loses\n3 progressive $1 loses\n"
        "2 ante $10 loses\n1 ante $10 loses\n1 progressive $1 loses\nafter meter $20,000.20\n"
    )
    (closed,) = (event for event in replayed.happened if isinstance(event, BetsClosed))

    assert closed.progressive == (1, 3)
    assert happened_before(replayed, BetsClosed, Dealt)


@clause("md-7.F.3.b", "md-8.C.2.b", "md-9.A.4.b", "md-10.A.3.b", "md-11.I.4.b")
@ruling("R27")
@procedures
def test_nothing_is_dealt_until_chips_and_lamps_agree(dealing: str) -> None:
    """A lamp too few or too many, or at another position, holds up the call; an unlit lamp is no wager."""
    open_ = before(played(LAMPS.replace("link", f"table dealing {dealing}\nlink")), CloseBets)

    for lamps in [(), (1,), (1, 2), (1, 2, 3)]:
        refusal = refusal_of(open_, CloseBets(lamps=lamps))
        assert refusal.kind is RefusalKind.LAMPS_DISAGREE
        assert "md-8.C.2" in refusal.clauses
    assert done(open_, CloseBets(lamps=(3, 1))).phase is Phase.DEALING

    unlit = done(done(open_, WithdrawWager(position=3, wager="progressive")), CloseBets(lamps=(1,)))
    assert unlit.in_round == (1, 2, 3)
    assert "progressive" not in unlit.seats[3].wagers


@clause("md-7.C")
def test_only_who_sits_at_the_table_bets() -> None:
    """A wager at a position where nobody sits is not taken; once somebody sits there, it is."""
    open_, _ = at_the_call(played(f"{PLAIN}{players(1)}{THE_CALL}1 fold\n"))

    empty = refusal_of(open_, PlaceWager(position=2, wager="ante", amount=Cents(10_00)))

    assert empty.kind is RefusalKind.POSITION_EMPTY
    assert "Nobody sits at position 2." in refused(f"{PLAIN}{players(1)}2 ante $10\n{THE_CALL}1 fold\n2 fold\n")


@clause("md-7.C.1")
@ruling("R43")
def test_who_has_bet_and_been_dealt_cards_stays_until_the_round_is_over() -> None:
    """A seat can be given up before the wager is made and not again, a fold or a loss notwithstanding."""
    replayed = played(f"{PLAIN}{players(2)}{THE_CALL}1 fold\n{to_the_end(2)}")
    since = replayed.states[replayed.commands.index(CloseBets()) + 1 :]

    assert after(replayed, CloseBets).in_round == (1, 2)
    for position in (1, 2):
        for state in since:
            assert refusal_of(state, Leave(position=position)).kind in (RefusalKind.NOT_NOW, RefusalKind.ROUND_OVER)
    assert set(replayed.last.seats) == {1, 2}
