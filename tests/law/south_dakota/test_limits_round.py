"""How much may lie before a South Dakota player in one round: the sections' own limits at the bets and later (R21)."""

from __future__ import annotations

from typing import Final

import pytest

from tests.law.rounds import lines_of, played, refused
from tests.proofs import clause, ruling

LINK: Final = "link WAGER\ntier meter seed $1,000 reset $1,000 rate 10% now $2,000\nseat 1 Ann\n"

CARIBBEAN: Final = (
    "round caribbean-stud in south-dakota\ntable bet base\nlimit ante $5 to $33\ntable progressive PMG-02\n"
)

LET_IT_RIDE: Final = """
round let-it-ride in south-dakota
table base_game A
table three_card_bonus A
table progressive LIRP-1
limit bet_one $5 to $30
limit three_card_bonus $1 to $25
"""

THREE_OF_THIRTY: Final = "1 bet_one $30\n1 bet_two $30\n1 bet_three $30\n"


@clause("sd-15.05.p2")
@ruling("R21")
def test_caribbeans_ante_bet_and_progressive_stay_within_a_hundred_dollars() -> None:
    """$31 and its bet of $62 leave room for a progressive of $5 and $32 with $64 do not, whichever is placed first."""
    heading = CARIBBEAN + LINK.replace("WAGER", "$5")

    full = lines_of(played(f"{heading}1 ante $31\n1 progressive $5\nno more bets\n1 bet $62"))
    assert [line.split(" ")[1:3] for line in full] == [["ante", "$31"], ["bet", "$62"], ["progressive", "$5"]]
    progressive = refused(f"{heading}1 ante $32\n1 progressive $5")
    assert "Progressive may be nothing beside the other wagers, not $5. (sd-15.05.11.b, sd-15.05.p2)" in progressive
    ante = refused(f"{heading}1 progressive $5\n1 ante $32")
    assert "Ante may be $5 to $31 in steps of $1, not $32. (sd-15.05.11.b, sd-15.05.p2)" in ante


@clause("sd-15.03.13")
@ruling("R21")
def test_let_it_rides_wagers_stay_within_a_hundred_dollars_together() -> None:
    """Three bets of $30 leave room for $10 of side bets and not for a dollar more."""
    heading = LET_IT_RIDE + LINK.replace("WAGER", "$1")
    ride = "no more bets\n1 let ride\n1 let ride"

    full = lines_of(played(f"{heading}{THREE_OF_THIRTY}1 three_card_bonus $9\n1 progressive $1\n{ride}"))
    assert len(full) == 5
    bonus = refused(f"{heading}{THREE_OF_THIRTY}1 progressive $1\n1 three_card_bonus $10")
    assert "Three Card Bonus may be $1 to $9 in steps of $1, not $10. (sd-15.03.13)" in bonus
    progressive = refused(f"{heading}{THREE_OF_THIRTY}1 three_card_bonus $10\n1 progressive $1")
    assert "Progressive may be nothing beside the other wagers, not $1. (sd-15.03.13)" in progressive


@clause("sd-15.14.2")
@ruling("R21")
def test_mississippis_ante_is_at_most_twenty_five_dollars_and_its_streets_are_not_held_to_that() -> None:
    """No table may post more than $25 for the ante; three times $25 on every street is lawful."""
    heading = "round mississippi-stud in south-dakota\ntable base_game base\nlimit ante $5 to MOST\nseat 1 Ann\n"
    rounds = f"{heading}1 ante $25\nno more bets\n1 bet $75\n1 bet $75\n1 bet $75"

    assert len(lines_of(played(rounds.replace("MOST", "$25")))) == 4
    assert "Ante may be $25 at most, not $26. (sd-15.14.2, R21)" in refused(rounds.replace("MOST", "$26"))


@clause("sd-15.15.2")
@ruling("R21")
@pytest.mark.parametrize(
    ("ante", "trips", "sentence"),
    [
        ("$26", "$100", "Ante may be $25 at most, not $26. (sd-15.15.2, R21)"),
        ("$25", "$101", "Trips may be $100 at most, not $101. (sd-15.15.2, R21)"),
    ],
)
def test_ultimates_ante_and_trips_have_limits_of_their_own(ante: str, trips: str, sentence: str) -> None:
    """No table may post more; within them ante and blind are equal and trips may be bet alone."""
    tables = "round ultimate-texas-holdem in south-dakota\ntable blind UTH-01\ntable trips UTH-01\n"
    lawful = f"{tables}limit ante $5 to $25\nlimit trips $5 to $100\nseat 1 Ann\n"

    assert sentence in refused(f"{tables}limit ante $5 to {ante}\nlimit trips $5 to {trips}\nseat 1 Ann\n")
    assert [line.split(" ")[1] for line in lines_of(played(f"{lawful}1 trips $100\nno more bets"))] == ["trips"]
    assert "Blind may be $10, not $20. (sd-15.15.2" in refused(f"{lawful}1 ante $10\n1 blind $20")
    assert "entered with ante and blind or trips. (sd-15.15" in refused(f"{lawful}1 ante $10\nno more bets")


@ruling("R21")
def test_elsewhere_each_wager_alone_is_at_most_a_hundred_dollars() -> None:
    """An ante of $40 in Four Card leaves a play wager of twice as much and not of three times as much."""
    heading = "round four-card-poker in south-dakota\ntable automatic_bonus FCP-01\nlimit ante $5 to $100\nseat 1 Ann\n"
    bets = f"{heading}1 ante $40\nno more bets\n"

    assert len(lines_of(played(f"{bets}1 bet $80"))) == 2
    assert "The bet may be $40 to $80 in steps of $40, not $120." in refused(f"{bets}1 bet $120")
