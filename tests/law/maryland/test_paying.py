"""Chapters 11.I and 12 of Maryland, played: limits on a hand, shares of a meter at their turn, and envy."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import LineKind, Phase, RefusalKind
from fifthstreet.round.commands import Claim, Pay, Settle, Verify
from fifthstreet.round.events import MeterRead, WinVerified
from tests.law.maryland.tables import BY_HAND, JACKPOT, PLAIN, THE_CALL, everyone_bets, players, street, to_the_end
from tests.law.rounds import after, done, ends, lines_of, played, refusal_of, refused
from tests.proofs import clause, ruling

STAKES: Final = ("ante", "third_street", "fourth_street", "fifth_street")

A_ROYAL: Final = "cards 1: Ah Kh\ncards community: Qh Jh Th\n"

TWO_STRAIGHT_FLUSHES: Final = "cards 1: 5h 6h\ncards 2: Th Jh\ncards community: 7h 8h 9h\n"
"""Ann and Bob have a straight flush each."""

JACKPOT_BY_HAND: Final = (
    f"{JACKPOT}{BY_HAND}{players(2)}1 progressive $1\n2 progressive $1\ncards 1: 8h 8d\ncards 2: 7h 7d\n"
    "cards community: 8c 7c 2d\nno more bets\nshuffle by machine\ndeal\n1 bet $10\n2 bet $10\nreveal\n"
    "1 bet $10\n2 bet $10\nreveal\n1 bet $10\n2 bet $10\nreveal\nsettle\n"
)
"""Both hold three of a kind, and the dealer begins to pay."""


@clause("md-12.B")
@ruling("R34", "R36")
def test_a_hand_wins_fifty_thousand_dollars_in_all_and_not_a_cent_more() -> None:
    """Up to the limit a royal is paid whole; beyond it $50,000 is shared out, odd cents to the largest rests."""
    text = f"{PLAIN}{players(1, '$20')}{A_ROYAL}{THE_CALL}"
    beyond = played(f"{text}1 bet $20\n1 bet $40\n1 bet $60\n")

    assert lines_of(played(f"{text.replace('ante $20', 'ante $25')}{to_the_end(1, bet='$25')}")) == [
        f"1 {name} $25 wins $12,500 at 500 to 1" for name in STAKES
    ]
    assert lines_of(beyond) == [
        "1 ante $20 wins $7,142.86 at 500 to 1",
        "1 third_street $20 wins $7,142.86 at 500 to 1",
        "1 fourth_street $40 wins $14,285.71 at 500 to 1",
        "1 fifth_street $60 wins $21,428.57 at 500 to 1",
    ]
    assert "md-12.B" in beyond.lines[0].clauses


@clause("md-12.B", "md-12.B.2")
@ruling("R34")
@pytest.mark.parametrize(
    ("least", "setting", "together"),
    [("$5", "", 50_000), ("$15", "", 75_000), ("$15", "setting cap_minimum_antes 4\n", 50_000)],
)
def test_the_limit_is_the_greater_of_two_amounts(least: str, setting: str, together: int) -> None:
    """What ten minimum antes win at 500 to 1 takes the place of $50,000 once it is more."""
    heading = f"{PLAIN.replace('$5 to', f'{least} to')}{setting}"
    text = f"{heading}{players(1, '$100')}{A_ROYAL}{THE_CALL}{to_the_end(1, bet='$300')}"
    paid = [line.amount for line in played(text).lines]

    assert sum(amount for amount in paid if amount is not None) == together * 100
    assert paid == [together * 10, together * 30, together * 30, together * 30]


@clause("md-12.B")
@ruling("R34")
def test_the_limit_is_each_hands_own_and_leaves_side_wagers_out() -> None:
    """Two straight flushes at $1,000 come to $50,000 each; the jackpot and the envy are paid besides."""
    text = f"{JACKPOT}{players(2, '$100')}1 progressive $1\n{TWO_STRAIGHT_FLUSHES}"
    lines = played(f"{text}{THE_CALL}{to_the_end(1, 2, bet='$300')}").lines
    won = {position: [line.amount for line in lines if line.position == position] for position in (1, 2)}

    assert won[2] == [5_000_00, 15_000_00, 15_000_00, 15_000_00]
    assert won[1] == [300_00, *won[2], 2_000_01]


@clause("md-11.I.4.d", "md-12.C.4")
@ruling("R30")
def test_a_share_is_of_what_the_meter_shows_at_the_players_turn() -> None:
    """Of two straight flushes at 10% each, the one settled second takes its share of what the first has left."""
    replayed = ends(
        f"{JACKPOT}{players(3)}1 progressive $1\n2 progressive $1\n{TWO_STRAIGHT_FLUSHES}cards 3: 2c 2d\n{THE_CALL}"
        f"{to_the_end(1, 2, 3)}expect\n"
        "3 ante $10 loses\n3 third_street $10 loses\n3 fourth_street $10 loses\n3 fifth_street $10 loses\n"
        + "".join(f"2 {name} $10 wins $1,000 at 100 to 1\n" for name in STAKES)
        + "2 progressive $1 takes $2,000.02 at 10% of meter\n1 envy/2 $1 takes $300 at $300 envy\n"
        + "".join(f"1 {name} $10 wins $1,000 at 100 to 1\n" for name in STAKES)
        + "1 progressive $1 takes $1,800.01 at 10% of meter\n2 envy/1 $1 takes $300 at $300 envy\n"
        "after meter $16,200.17\n"
    )
    shown = [event.shows for event in replayed.happened if isinstance(event, MeterRead)]

    assert shown == [20_000_20_000_000, 18_000_18_000_000]


@clause("md-12.C.4")
@ruling("R30")
def test_the_meter_is_read_when_the_turn_comes() -> None:
    """Other tables raise it between two payments, and the second share is of what it then shows."""
    text = f"{JACKPOT}{BY_HAND}{players(2)}1 progressive $1\n2 progressive $1\n{TWO_STRAIGHT_FLUSHES}"
    bets = f"{street(1, 2)}reveal\n" * 3
    dealt = f"{text}{THE_CALL}shuffle by machine\ndeal\n{bets}settle\nclaim 2\nverify 2 Grace\npay\n"
    replayed = played(f"{dealt}reads meter $50,000\nclaim 1\nverify 1 Grace\npay\nclose\n")
    read = [(event.shows, event.pays) for event in replayed.happened if isinstance(event, MeterRead)]

    assert read == [(20_000_20_000_000, 2_000_02), (50_000_00_000_000, 5_000_00)]


@clause("md-11.I.4.d")
@ruling("R29", "R30")
def test_a_royal_takes_the_whole_meter_and_resets_it() -> None:
    """With the reserve added, the next player's straight flush finds it at its reset amount."""
    text = f"{JACKPOT}reserve rate 0% now $500\n{players(2)}{everyone_bets(2, 'progressive $1')}"
    replayed = played(f"{text}cards 2: Ah Kh\ncards 1: 9h 8h\ncards community: Qh Jh Th\n{THE_CALL}{to_the_end(1, 2)}")
    taken = [line for line in lines_of(replayed) if "progressive" in line]

    assert taken == [
        "2 progressive $1 takes $20,000.20 at 100% of meter",
        "1 progressive $1 takes $1,050 at 10% of meter",
    ]


@clause("md-11.I.4.a", "md-11.I.4.c")
def test_no_progressive_win_is_paid_before_a_floorperson_has_validated_it() -> None:
    """The dealer marks the hand, somebody above him verifies it by name, and only then is it paid."""
    replayed = played(
        f"{JACKPOT_BY_HAND}claim 2\nverify 2 Grace\npay\nclaim 1\nunclaim 1\nclaim 1\nverify 1 Finn\npay\n"
    )
    settled = after(replayed, Settle)

    assert refusal_of(settled, Verify(position=2, supervisor="Grace")).kind is RefusalKind.NOT_CLAIMED
    first = done(settled, Pay())
    assert first.lines[first.paid].name == "progressive"
    assert refusal_of(first, Pay()).kind is RefusalKind.NOT_VERIFIED
    claimed = done(first, Claim(position=2))
    assert refusal_of(claimed, Pay()).kind is RefusalKind.NOT_VERIFIED
    assert refusal_of(claimed, Verify(position=2, supervisor=" ")).kind is RefusalKind.NAME
    verified = [event.supervisor for event in replayed.happened if isinstance(event, WinVerified)]
    assert verified == ["Grace", "Finn"]
    assert "waits for a supervisor to verify it" in refused(f"{JACKPOT_BY_HAND}pay\npay\n")


@clause("md-11.I.4.a")
def test_what_has_not_won_is_not_verified() -> None:
    """A hand below three of a kind, or one whose player has no lit lamp, has no win to mark."""
    text = f"{JACKPOT}{players(2)}1 progressive $1\ncards 1: 8h 8d\ncards 2: 7h 7d\ncards community: Kc 7c 2d\n"
    settled = after(played(f"{text}{THE_CALL}{to_the_end(1, 2)}"), Settle)

    for position in (1, 2):
        assert refusal_of(settled, Claim(position=position)).kind is RefusalKind.NO_PROGRESSIVE_WIN
    assert settled.phase is Phase.SETTLING


QUALIFYING: Final = (
    f"{JACKPOT}{players(4)}cards 1: 9h 8h\ncards 2: 2c 3c\ncards 3: Ah Kh\ncards 4: 4c 5c\ncards community: Qh Jh Th\n"
)
"""Ann has a straight flush, Cem a royal flush; Bob and Dee have nothing."""


def envy(text: str) -> list[str]:
    """The envy that a round paid, in the order of payment."""
    return [line for line in lines_of(played(text)) if "envy" in line]


@clause("md-1.B.3", "md-11.I.4.e", "md-11.I.4.e.i", "md-11.I.4.e.ii", "md-11.I.4.e.iii")
@ruling("R23")
def test_each_qualifying_hand_earns_the_other_holders_a_fixed_sum() -> None:
    """One for each hand of somebody else, none for one's own, none without the wager, in the qualifying hand's turn."""
    bets = everyone_bets(3, "progressive $1")
    replayed = played(f"{QUALIFYING}{bets}{THE_CALL}{to_the_end(1, 2, 3, 4)}")
    named = [f"{line.position} {line.name}" for line in replayed.lines]

    assert [line for line in lines_of(replayed) if "envy" in line] == [
        "2 envy/3 $1 takes $1,000 at $1,000 envy",
        "1 envy/3 $1 takes $1,000 at $1,000 envy",
        "3 envy/1 $1 takes $300 at $300 envy",
        "2 envy/1 $1 takes $300 at $300 envy",
    ]
    assert named.index("2 envy/3") == named.index("3 progressive") + 1
    assert named.index("2 ante") > named.index("1 envy/3")
    assert named.index("3 envy/1") == named.index("1 progressive") + 1
    assert all(line.outcome.value == "takes" for line in replayed.lines if line.kind is LineKind.ENVY)


@clause("md-1.B.3", "md-11.I.4.e.i")
@ruling("R28")
def test_envy_of_a_five_dollar_wager_is_five_times_as_much() -> None:
    """It follows the wager of whoever receives it, and nobody's hand."""
    text = QUALIFYING.replace("link $1", "link $5")
    assert envy(f"{text}2 progressive $5\n{THE_CALL}{to_the_end(1, 2, 3, 4)}") == [
        "2 envy/3 $5 takes $5,000 at $5,000 envy",
        "2 envy/1 $5 takes $1,500 at $1,500 envy",
    ]


@clause("md-11.I.4.e.i")
@ruling("R23")
def test_a_hand_without_the_wager_earns_envy_unless_the_house_decides_otherwise() -> None:
    """Cem has not bet the progressive: his royal pays Bob, or under the setting does not."""
    bets = f"2 progressive $1\n{THE_CALL}{to_the_end(1, 2, 3, 4)}"

    assert envy(f"{QUALIFYING}{bets}") == [
        "2 envy/3 $1 takes $1,000 at $1,000 envy",
        "2 envy/1 $1 takes $300 at $300 envy",
    ]
    assert envy(QUALIFYING.replace("seat 1", "setting envy_needs_the_wager true\nseat 1") + bets) == []


@clause("md-11.H.2")
@ruling("R22", "R23")
def test_who_folds_receives_envy_and_earns_nobody_any() -> None:
    """Bob folds and is paid for Cem's royal; Ann folds a straight flush, for which nobody is paid."""
    bets = everyone_bets(3, "progressive $1")
    choices = "1 fold\n2 fold\n3 bet $10\n4 bet $10\n" + street(3, 4) * 2

    assert envy(f"{QUALIFYING}{bets}{THE_CALL}{choices}") == [
        "2 envy/3 $1 takes $1,000 at $1,000 envy",
        "1 envy/3 $1 takes $1,000 at $1,000 envy",
    ]


@clause("md-11.I.4.d")
def test_the_progressive_stake_is_never_returned() -> None:
    """Three of a kind takes 9 for 1 from the tray; the meter keeps what was bet and what it showed."""
    replayed = played(f"{JACKPOT_BY_HAND}claim 2\nverify 2 Grace\nclaim 1\nverify 1 Grace\npay\n")
    taken = [line for line in replayed.lines if line.name == "progressive"]

    assert [(line.stake, line.amount, line.handed_over) for line in taken] == [(100, 900, 900), (100, 900, 900)]
    assert replayed.after is not None
    assert replayed.after.tiers == {"meter": 20_000_20_000_000}


@clause("md-11.H.1")
@ruling("R22", "R23")
def test_a_house_that_keeps_the_folded_progressive_alive_pays_no_envy_for_it() -> None:
    """The wager is the holder's still, but a folded hand is no qualifying hand in Maryland."""
    replayed = ends(
        f"""{JACKPOT}setting progressive_after_fold live
seat 1 Ann
seat 2 Bob
1 ante $10
1 progressive $1
2 ante $10
2 progressive $1
cards 1: 9h 8h
cards 2: 2c 2d
cards community: Qh Jh Th
no more bets
1 fold
2 fold

expect
2 ante $10 loses
2 progressive $1 loses
1 ante $10 loses
1 progressive $1 takes $2,000.02 at 10% of meter
"""
    )

    assert not any(line.name.startswith("envy") for line in replayed.lines)
