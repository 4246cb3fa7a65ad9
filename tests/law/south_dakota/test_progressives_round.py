"""How South Dakota's progressive wagers are collected, won, verified and paid, in every game that has one."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.money import MicroCents
from fifthstreet.round import RefusalKind
from fifthstreet.round.commands import Claim, CloseBets, Pay, PlaceWager, Verify, WithdrawWager
from fifthstreet.round.events import BetsClosed, Chose, Dealt, Paid, Revealed
from fifthstreet.round.text import Replayed, after_of, format_meter
from tests.law.rounds import at_the_call, before, done, happened_before, lines_of, played, refusal_of
from tests.law.south_dakota.progressives import a_round
from tests.proofs import clause, ruling

METER: Final = MicroCents(10_000_00_000_000)
NOW: Final = Pay(meters={"meter": METER})
TEXTS: Final = ("south-dakota", "south-dakota-before")


def progressives(replayed: Replayed) -> list[str]:
    """What became of every progressive wager, in the order of payment."""
    return [line for line in lines_of(replayed) if " progressive " in line]


def envy(replayed: Replayed) -> list[str]:
    """The envy of a round, in the order of payment."""
    return [line for line in lines_of(replayed) if " envy/" in line]


def meters_after(replayed: Replayed) -> dict[str, str]:
    """What the meter and the reserve show after a round."""
    return {line.tier: format_meter(line.shows) for line in after_of(replayed)}


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("three-card-poker", marks=clause("sd-15.02.15.a.i")),
        pytest.param("let-it-ride", marks=clause("sd-15.03.10.a.i")),
        pytest.param("caribbean-stud", marks=clause("sd-15.05.20.a")),
        pytest.param("four-card-poker", marks=clause("sd-15.10.16.a.i")),
        pytest.param("texas-holdem-bonus", marks=clause("sd-15.12.18.a.i")),
        pytest.param("mississippi-stud", marks=clause("sd-15.14.17.a.i")),
        pytest.param("ultimate-texas-holdem", marks=clause("sd-15.15.18.a.i")),
    ],
)
@ruling("R30")
def test_a_percentage_is_paid_of_what_the_meter_shows_at_that_moment(game: str) -> None:
    """A royal wins all that the meter shows when it is paid, though it showed another sum when the round began."""
    claimed = done(before(played(a_round(game)), Claim), Claim(position=3))
    verified = done(claimed, Verify(position=3, supervisor="Olga"))

    (paid,) = (line for line in done(verified, NOW).lines if (line.position, line.name) == (3, "progressive"))

    assert paid.amount == 10_000_00
    assert refusal_of(verified, Pay()).kind is RefusalKind.METER_UNKNOWN


@pytest.mark.parametrize(
    ("game", "paid"),
    [
        pytest.param("three-card-poker", "$6 at 6 for 1", marks=clause("sd-15.02.15.a.ii")),
        pytest.param("let-it-ride", "$9 at 9 for 1", marks=clause("sd-15.03.10.a.ii")),
        pytest.param("caribbean-stud", "$9 at 9 for 1", marks=clause("sd-15.05.20.b")),
        pytest.param("four-card-poker", "$9 at 9 for 1", marks=clause("sd-15.10.16.a.ii")),
        pytest.param("texas-holdem-bonus", "$9 at 9 for 1", marks=clause("sd-15.12.18.a.ii")),
        pytest.param("mississippi-stud", "$9 at 9 for 1", marks=clause("sd-15.14.17.a.ii")),
        pytest.param("ultimate-texas-holdem", "$9 at 9 for 1", marks=clause("sd-15.15.18.a.ii")),
    ],
)
@ruling("R30")
def test_a_fixed_award_leaves_the_meter_as_it_is(game: str, paid: str) -> None:
    """Two wagers add ten cents each to the meter and five to the reserve; the award that one wins takes nothing off."""
    replayed = played(a_round(game, without="23"))

    assert progressives(replayed) == ["4 progressive $1 loses", f"1 progressive $1 takes {paid}"]
    assert meters_after(replayed) == {"meter": "$4,000.20", "reserve": "$300.10"}


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("three-card-poker", marks=clause("sd-15.02.15.a.iii")),
        pytest.param("let-it-ride", marks=clause("sd-15.03.10.a.iii")),
        pytest.param("caribbean-stud", marks=clause("sd-15.05.20.c")),
        pytest.param("four-card-poker", marks=clause("sd-15.10.16.a.iii")),
        pytest.param("texas-holdem-bonus", marks=clause("sd-15.12.18.a.iii")),
        pytest.param("mississippi-stud", marks=clause("sd-15.14.17.a.iii")),
        pytest.param("ultimate-texas-holdem", marks=clause("sd-15.15.18.a.iii")),
    ],
)
def test_the_dealer_marks_a_win_and_takes_a_mark_back_that_was_made_by_accident(game: str) -> None:
    """A win is marked, unmarked and marked again; nothing is paid before a supervisor has verified what is marked."""
    unmarked = before(played(a_round(game)), Claim)
    marked = done(unmarked, Claim(position=3))
    taken_back = done(marked, Claim(position=3, claimed=False))
    verified = done(done(taken_back, Claim(position=3)), Verify(position=3, supervisor="Olga"))

    assert (unmarked.claimed, marked.claimed, taken_back.claimed) == ((), (3,), ())
    assert refusal_of(taken_back, Verify(position=3, supervisor="Olga")).kind is RefusalKind.NOT_CLAIMED
    assert {refusal_of(state, NOW).kind for state in (unmarked, marked)} == {RefusalKind.NOT_VERIFIED}
    assert refusal_of(verified, Claim(position=3, claimed=False)).kind is RefusalKind.ALREADY_VERIFIED
    assert refusal_of(done(verified, NOW), NOW).sentence.startswith("The progressive win of position 2 waits")
    assert refusal_of(unmarked, Claim(position=4)).kind is RefusalKind.NO_PROGRESSIVE_WIN


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("let-it-ride", marks=clause("sd-15.03.10.a.vi")),
        pytest.param("caribbean-stud", marks=clause("sd-15.05.20.f")),
        pytest.param("four-card-poker", marks=clause("sd-15.10.16.a.vi")),
        pytest.param("texas-holdem-bonus", marks=clause("sd-15.12.18.a.vi")),
        pytest.param("mississippi-stud", marks=clause("sd-15.14.17.a.vi")),
        pytest.param("ultimate-texas-holdem", marks=clause("sd-15.15.18.a.vi")),
    ],
)
@ruling("R29", "R30", "R33")
def test_a_full_award_resets_the_meter_and_the_next_hand_counter_clockwise_is_paid_from_that(
    game: str, text: str
) -> None:
    """After $4,000.40 the meter stands at $2,000 and the reserve of $300.20; a tenth of it goes to the next winner."""
    replayed = played(a_round(game, jurisdiction=text))

    assert progressives(replayed) == [
        "4 progressive $1 loses",
        "3 progressive $1 takes $4,000.40 at 100% of meter",
        "2 progressive $1 takes $230.02 at 10% of meter",
        "1 progressive $1 takes $9 at 9 for 1",
    ]
    assert meters_after(replayed) == {"meter": "$2,070.18", "reserve": "$0"}


@clause("sd-15.02.15.a.v")
@ruling("R29", "R30")
@pytest.mark.parametrize("text", TEXTS)
def test_three_cards_meter_is_reset_by_ace_king_queen_of_spades_only(text: str) -> None:
    """It stands at $2,000 and the reserve of $300.20, and the awards that follow counter-clockwise are fixed."""
    replayed = played(a_round("three-card-poker", jurisdiction=text))

    assert progressives(replayed) == [
        "4 progressive $1 loses",
        "3 progressive $1 takes $4,000.40 at 100% of meter",
        "2 progressive $1 takes $500 at 500 for 1",
        "1 progressive $1 takes $6 at 6 for 1",
    ]
    assert meters_after(replayed) == {"meter": "$2,300.20", "reserve": "$0"}


@clause("sd-15.05.20")
@pytest.mark.parametrize("text", TEXTS)
def test_a_supervisor_verifies_caribbeans_progressive_hands_before_they_are_paid(text: str) -> None:
    """Each win waits for the supervisor by itself, is told with its amount, and is paid when he has verified it."""
    replayed = played(a_round("caribbean-stud", jurisdiction=text))
    verified = [command.position for command in replayed.commands if isinstance(command, Verify)]
    unverified = [before(replayed, Verify, number) for number in (1, 2, 3)]

    assert verified == [3, 2, 1]
    assert {refusal_of(state, NOW).kind for state in unverified} == {RefusalKind.NOT_VERIFIED}
    assert next(line.amount for line in unverified[2].lines if line.by_meter and line.position == 1) == 9_00


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("let-it-ride", marks=clause("sd-15.03.10.b.i")),
        pytest.param("caribbean-stud", marks=clause("sd-15.05.21.g.i")),
        pytest.param("four-card-poker", marks=clause("sd-15.10.16.b.i")),
        pytest.param("texas-holdem-bonus", marks=clause("sd-15.12.18.b.i")),
        pytest.param("mississippi-stud", marks=clause("sd-15.14.17.b.i")),
        pytest.param("ultimate-texas-holdem", marks=clause("sd-15.15.18.b.i")),
    ],
)
@ruling("R22", "R23")
def test_everyone_with_the_wager_is_paid_envy_for_another_players_royal_or_straight_flush(game: str, text: str) -> None:
    """The royal's holder has no wager: it earns the others envy and gets none; nobody is paid for his own hand."""
    replayed = played(a_round(game, jurisdiction=text, without="3"))

    assert envy(replayed) == [
        "4 envy/3 $1 takes $1,000 at $1,000 envy",
        "2 envy/3 $1 takes $1,000 at $1,000 envy",
        "1 envy/3 $1 takes $1,000 at $1,000 envy",
        "4 envy/2 $1 takes $300 at $300 envy",
        "1 envy/2 $1 takes $300 at $300 envy",
    ]
    assert progressives(replayed) == [
        "4 progressive $1 loses",
        "2 progressive $1 takes $400.03 at 10% of meter",
        "1 progressive $1 takes $9 at 9 for 1",
    ]


@clause("sd-15.02.15.b")
@ruling("R19", "R23")
@pytest.mark.parametrize("text", TEXTS)
def test_three_cards_envy_wants_the_wager_of_giver_and_receiver(text: str) -> None:
    """A hand earns envy only if its holder made the wager, and only for others who made it, never for himself."""
    everyone = played(a_round("three-card-poker", jurisdiction=text))
    without_three = played(a_round("three-card-poker", jurisdiction=text, without="3"))

    assert envy(everyone) == [
        "4 envy/3 $1 takes $100 at $100 envy",
        "2 envy/3 $1 takes $100 at $100 envy",
        "1 envy/3 $1 takes $100 at $100 envy",
        "4 envy/2 $1 takes $25 at $25 envy",
        "3 envy/2 $1 takes $25 at $25 envy",
        "1 envy/2 $1 takes $25 at $25 envy",
    ]
    assert envy(without_three) == ["4 envy/2 $1 takes $25 at $25 envy", "1 envy/2 $1 takes $25 at $25 envy"]


@pytest.mark.parametrize(
    "game",
    [
        pytest.param("three-card-poker", marks=clause("sd-15.02.15.p2")),
        pytest.param("let-it-ride", marks=clause("sd-15.03.10.b.iii")),
        pytest.param("caribbean-stud", marks=clause("sd-15.05.21.g.iii")),
        pytest.param("four-card-poker", marks=clause("sd-15.10.16.b.iii")),
        pytest.param("texas-holdem-bonus", marks=clause("sd-15.12.18.b.iii")),
        pytest.param("mississippi-stud", marks=clause("sd-15.14.17.b.iii")),
        pytest.param("ultimate-texas-holdem", marks=clause("sd-15.15.18.b.iii")),
    ],
)
@ruling("R23")
def test_envy_is_paid_at_the_end_once_for_every_hand_that_earns_it(game: str) -> None:
    """All other wagers of the table come first; whoever is no winner himself is paid twice for two such hands."""
    replayed = played(a_round(game))
    lines = lines_of(replayed)

    assert envy(replayed) == lines[-6:]
    assert [line.split()[1] for line in envy(replayed) if line.startswith("1 ")] == ["envy/3", "envy/2"]


@pytest.mark.parametrize("text", TEXTS)
@pytest.mark.parametrize(
    "game",
    [
        pytest.param("three-card-poker", marks=clause("sd-15.02.4", "sd-15.02.6")),
        pytest.param("let-it-ride", marks=clause("sd-15.03.2")),
        pytest.param("caribbean-stud", marks=clause("sd-15.05.5")),
        pytest.param("four-card-poker", marks=clause("sd-15.10.4")),
        pytest.param("texas-holdem-bonus", marks=clause("sd-15.12.3")),
        pytest.param("mississippi-stud", marks=clause("sd-15.14.4", "sd-15.14.6")),
        pytest.param("ultimate-texas-holdem", marks=clause("sd-15.15.4", "sd-15.15.6")),
    ],
)
@ruling("R27")
def test_progressive_wagers_are_locked_and_collected_before_the_cards_and_paid_at_the_end(game: str, text: str) -> None:
    """Lamps and wagers agree at the call; then no wager comes or goes; each is collected undealt and stays lit."""
    replayed = played(a_round(game, jurisdiction=text, without="3"))
    bets, closed = at_the_call(replayed)
    (collected,) = (event.progressive for event in replayed.happened if isinstance(event, BetsClosed))

    assert refusal_of(bets, CloseBets(lamps=(1, 2, 3, 4))).kind is RefusalKind.LAMPS_DISAGREE
    assert refusal_of(bets, CloseBets(lamps=(1, 2))).kind is RefusalKind.LAMPS_DISAGREE
    assert done(bets, CloseBets(lamps=(1, 2, 4))) == closed
    assert collected == (1, 2, 4)
    assert happened_before(replayed, BetsClosed, Dealt)
    late = PlaceWager(position=3, wager="progressive", amount=closed.seats[1].wagers["progressive"])
    assert refusal_of(closed, late).kind is RefusalKind.NOT_NOW
    assert refusal_of(closed, WithdrawWager(position=1, wager="progressive")).kind is RefusalKind.NOT_NOW
    assert {seat.position for seat in before(replayed, Claim).seats.values() if "progressive" in seat.wagers} == {
        1,
        2,
        4,
    }
    assert happened_before(replayed, Chose, Paid)
    assert happened_before(replayed, Revealed, Paid)
