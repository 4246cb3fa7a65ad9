"""What settling comes to where no golden round reaches: a stake that the house keeps, shares read at once, limits."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import BasisPoints, Cents, ForOdds, Loses, MeterShare, MicroCents, Push, ToOdds, micro_cents
from fifthstreet.round import Line, Meters, Outcome, Settlement, contributed, settle, settle_at
from fifthstreet.round.caps import capped
from fifthstreet.round.lines import LineKind
from fifthstreet.round.settling import LOST, Verdict, line_of
from fifthstreet.round.showdown import Showdown, qualifies
from fifthstreet.round.text import parse_round, read_round, replay
from tests.proofs import ruling
from tests.unit.round.dealt import ANTE, dealt, terms_for

GOLDEN: Final = Path(__file__).parents[2] / "golden"
DOLLAR: Final = Cents(1_00)

LET_IT_RIDE: Final = """
round let-it-ride in south-dakota
table dealing rotation
table base_game A
table bonus B
limit bet_one $5 to $20
limit bonus $1 to $20
setting bonus_stake_returned {returned}

seat 1 Ann

1 bet_one $5
1 bet_two $5
1 bet_three $5
1 bonus $2
cards 1: Kh Kd 4c
cards community: 4s 9h
no more bets

1 let ride
1 let ride
"""


@ruling("R2")
@pytest.mark.parametrize(
    ("returned", "outcome", "pays", "handed_over"),
    [("true", Outcome.WINS, ToOdds(winnings=4), 10_00), ("false", Outcome.TAKES, ForOdds(amount=4), 8_00)],
)
def test_a_bonus_stake_comes_back_where_the_house_says_so(
    returned: str, outcome: Outcome, pays: ToOdds | ForOdds, handed_over: int
) -> None:
    """Two pair pays $2 of bonus 4 to 1 under table B; the $2 come back besides unless the house keeps them."""
    file = parse_round(LET_IT_RIDE.format(returned=returned))
    played = replay(file, catalogue.rulebook(), catalogue.steps)
    (bonus,) = [line for line in played.lines if line.name == "bonus"]

    assert (bonus.outcome, bonus.pays, bonus.amount) == (outcome, pays, 8_00)
    assert bonus.handed_over == handed_over
    assert {line.outcome for line in played.lines if line.name != "bonus"} == {Outcome.WINS}


@pytest.mark.parametrize("name", ["02-royal-after-a-tenth-of-the-meter", "04-envy-from-three-hands"])
def test_a_settlement_is_folded_over_the_meters_at_once(name: str) -> None:
    """Every share is read at its turn, so that the lines and the meters are those that were paid one by one."""
    played = replay(
        read_round((GOLDEN / "caribbean-stud" / f"{name}.round").read_bytes()), catalogue.rulebook(), catalogue.steps
    )
    link = played.terms.link
    assert link is not None
    assert played.before is not None
    wagers = sum(line.name == "progressive" for line in played.lines)

    whole = settle_at(settle(played.last), link, contributed(link, played.before, wagers))

    assert whole.settlement.lines == played.lines
    assert whole.meters == played.after


def test_a_settlement_without_a_share_needs_no_link() -> None:
    """Lines in cents stay as they are, and so do the meters."""
    lines = tuple(line_of(position, "ante", DOLLAR, LOST) for position in (2, 1))
    meters = Meters(tiers={"meter": MicroCents(5)}, reserve=MicroCents(7))

    whole = settle_at(Settlement(lines=lines), None, meters)

    assert whole.settlement == Settlement(lines=lines)
    assert whole.meters == meters


@pytest.mark.parametrize(
    ("pays", "outcome", "amount", "handed_over"),
    [
        (ToOdds(winnings=3, stake=2), Outcome.WINS, 1_50, 2_50),
        (ForOdds(amount=3, stake=2), Outcome.TAKES, 1_50, 1_50),
        (Push(), Outcome.PUSHES, 0, 1_00),
        (Loses(), Outcome.LOSES, 0, 0),
    ],
)
def test_a_line_is_what_its_payout_makes_of_the_wager(
    pays: ToOdds | ForOdds | Push | Loses, outcome: Outcome, amount: int, handed_over: int
) -> None:
    """Odds to one come back with the wager, odds for one without it, and a line keeps all that its verdict says."""
    verdict = Verdict(pays=pays, hand="a pair", clauses=("md-12.A",), why="so it is", by_meter=True)

    line = line_of(3, "tip/ante", DOLLAR, verdict, kind=LineKind.TIP)

    assert line == Line(
        position=3,
        name="tip/ante",
        kind=LineKind.TIP,
        stake=DOLLAR,
        outcome=outcome,
        amount=Cents(amount),
        pays=pays,
        hand="a pair",
        clauses=("md-12.A",),
        why="so it is",
        by_meter=True,
    )
    assert line.handed_over == handed_over


def test_a_share_of_a_meter_waits_to_be_read() -> None:
    """A share has no amount before its turn; it is a wager's own line unless a kind is said."""
    line = line_of(1, "progressive", DOLLAR, Verdict(pays=MeterShare(share=BasisPoints(1_000)), by_meter=True))

    assert (line.outcome, line.amount, line.kind) == (Outcome.TAKES, None, LineKind.WAGER)
    assert (line.hand, line.clauses, line.why) == ("", (), "")


@ruling("R35", "R37")
def test_only_winnings_at_long_odds_count_towards_iowas_limit() -> None:
    """At 100 to 1 a line counts; at 99 to 1 or 199 to 2 it does not, nor does a tip or a wager that is lost."""
    terms = terms_for("mississippi-stud", "iowa")
    odds = {"100 to 1": ToOdds(winnings=100), "99 to 1": ToOdds(winnings=99), "199 to 2": ToOdds(winnings=199, stake=2)}
    stake = Cents(1_000_00)
    lines = [line_of(position, "ante", stake, Verdict(pays=pays)) for position, pays in enumerate(odds.values(), 1)]
    tip = line_of(1, "tip/ante", stake, Verdict(pays=odds["100 to 1"]), kind=LineKind.TIP)
    lost = line_of(4, "ante", stake, LOST)

    limited = capped(terms, [*lines, tip, lost])

    assert [line.amount for line in limited] == [25_000_00, 99_000_00, 99_500_00, 100_000_00, 0]
    assert limited[1:] == [*lines[1:], tip, lost]


@ruling("R34", "R36")
def test_marylands_limit_binds_each_hand_alone() -> None:
    """Two hands that each won $60,000 are each held to $50,000, shared in proportion; $50,000 itself is not touched."""
    terms = terms_for("mississippi-stud", "maryland")
    wins = {1: (20_000_00, 40_000_00), 2: (60_000_00, 0), 3: (50_000_00, 0)}
    lines = [
        line_of(position, name, Cents(amount), Verdict(pays=ToOdds(winnings=1), clauses=("md-12.A",)))
        for position, amounts in wins.items()
        for name, amount in zip(("ante", "third_street"), amounts, strict=True)
        if amount
    ]

    limited = capped(terms, list(lines))

    assert [line.amount for line in limited] == [16_666_67, 33_333_33, 50_000_00, 50_000_00]
    assert {line.clauses for line in limited[:3]} == {("md-12.A", "md-12.B", "md-12.B.1", "md-12.B.2")}
    assert limited[3] == lines[3]


def test_a_dealer_without_a_least_hand_always_qualifies() -> None:
    """Nothing is asked of a dealer's hand where the game prints no least hand."""
    assert qualifies(catalogue.game("four-card-poker"), None)
    assert qualifies(catalogue.game("texas-holdem-bonus"), None)


def test_the_dealers_hand_is_asked_for_once() -> None:
    """A hand is evaluated once, and the dealer's is the same whoever meets it."""
    places = {"1": "2c 3d", "2": "4h 5h", "dealer": "Ah Ad"}
    terms = terms_for("ultimate-texas-holdem", "south-dakota")
    state = dealt(terms, {one: {"ante": ANTE, "blind": ANTE} for one in (1, 2)}, places)
    showdown = Showdown(state)

    assert showdown.hand(1, "player") is showdown.hand(1, "player")
    assert showdown.dealer() is showdown.hand(0, "dealer")


def test_micro_cents_of_a_dollar() -> None:
    """A dollar on a meter is a hundred million micro-cents."""
    assert micro_cents(DOLLAR) == 100_000_000
