"""What the lines of a blackjack round say besides their amounts: the hand, a word on the dealer's, the clauses."""

from __future__ import annotations

import pytest

from fifthstreet.round import Line, Outcome, evolved
from fifthstreet.round.commands import DecideReport, Report
from fifthstreet.round.events import HandKilled
from fifthstreet.round.lines import LineKind
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.unit.games.blackjack.table import Played, automatic, dealt, do, say, terms_with

ONE = "1 blackjack $10"
HAND = ("sd-30.07.1", "sd-30.07.2", "sd-30.07.3", "sd-30.12.6")
NATURAL = ("sd-30.07.3",)
INSURANCE = ("sd-30.07.2",)
WON_WAR = ("sd-30.12.3", "sd-30.12.4")


def said(line: Line) -> tuple[str, str, str, tuple[str, ...]]:
    """What a line says."""
    return line.name, line.hand, line.why, line.clauses


def all_said(told: Played) -> list[tuple[str, str, str, tuple[str, ...]]]:
    """What every line of a round says."""
    return [said(line) for line in told.state.lines]


@pytest.mark.parametrize(
    ("round_", "hand", "why"),
    [
        (("Th 9c", "1 stand", "Td 8d", ""), "19", "the dealer has 18"),
        (("Th 8c", "1 stand", "Td 8d", ""), "18", "the dealer has 18"),
        (("Ah 7c", "1 stand", "Td 8d", ""), "soft 18", "the dealer has 18"),
        (("Th 2c", "1 stand", "Td 6d", "Kd"), "12", "the dealer is bust with 26"),
        (("Th 6c", "1 hit", "Td 7d", "Kd"), "bust with 26", ""),
    ],
)
def test_a_hand_is_told_beside_the_dealers(round_: tuple[str, str, str, str], hand: str, why: str) -> None:
    """What the player's cards come to, and the dealer's unless the player has bust before him."""
    player, choice, dealer, drawn = round_
    told = say(dealt(terms_with(), ONE, {"1": player, "dealer": dealer, "next": drawn}), choice)

    assert all_said(told) == [("blackjack", hand, why, HAND)]


def test_naturals_are_told() -> None:
    """A natural is paid by its own clause, and two of them push."""
    told = dealt(terms_with(), ONE, {"1": "Ah Kc", "dealer": "9h 7c"})
    assert all_said(told) == [("blackjack", "a natural", "", NATURAL)]

    cards = {"1": "Ah Kc", "2": "7h 7c", "dealer": "Th Ac"}
    told = dealt(terms_with(), "1 blackjack $10, 2 blackjack $10", cards)
    assert all_said(told) == [
        ("blackjack", "14", "the dealer has a natural", HAND),
        ("blackjack", "a natural", "the dealer has a natural", NATURAL),
    ]


@pytest.mark.parametrize(("hole", "why"), [("Kc", "the dealer has a natural"), ("6c", "the dealer has no natural")])
def test_insurance_is_told(hole: str, why: str) -> None:
    """Insurance is decided by whether the dealer has a natural."""
    told = dealt(terms_with(), ONE, {"1": "Th 9c", "dealer": f"Ac {hole}"})
    told = say(told, "1 insure $5")
    told = told if told.state.lines else say(told, "1 stand")

    assert all_said(told)[0] == ("insurance", "", why, INSURANCE)


@pytest.mark.parametrize("surrender", ["late", "early"])
def test_a_surrender_is_told(surrender: str) -> None:
    """Half a surrendered wager comes back at no odds."""
    told = dealt(terms_with({"surrender": surrender}), ONE, {"1": "Th 6c", "dealer": "9d 8d"})
    (line,) = say(told, "1 surrender").state.lines

    assert said(line) == ("blackjack", "16", "surrendered", HAND)
    assert (line.outcome, line.pays) == (Outcome.SURRENDERS, None)


@pytest.mark.parametrize(
    ("card", "choice", "why", "clauses"),
    [
        ("Kc", "1 take down", "Kc against the dealer's 9d", WON_WAR),
        ("Kc", "1 move", "Kc against the dealer's 9d, moved onto the blackjack wager", WON_WAR),
        ("As", "", "As against the dealer's 9d", ("sd-30.12.3",)),
        ("9c", "", "9c against the dealer's 9d", ("sd-30.12.5",)),
    ],
)
def test_a_war_is_told(card: str, choice: str, why: str, clauses: tuple[str, ...]) -> None:
    """The two first cards, what was done with a win, and the clause of a win, a loss or a tie."""
    told = dealt(terms_with(), f"{ONE}, 1 war $5", {"1": f"{card} 7h", "dealer": "9d 8c", "next": "2c"})
    told = say(told, choice) if choice else told

    assert all_said(say(told, "1 stand"))[0] == ("war", "", why, clauses)


@pytest.mark.parametrize(
    ("dealer", "choice", "why"), [("Td 8d", "1 stand", "the dealer has 18"), ("Td Ad", "", "the dealer has a natural")]
)
def test_a_lost_buster_is_told(dealer: str, choice: str, why: str) -> None:
    """A buster wager is lost to a dealer who does not bust."""
    told = dealt(terms_with(), f"{ONE}, 1 buster $5", {"1": "Th 9c", "dealer": dealer})
    told = say(told, choice) if choice else told

    assert all_said(told)[-1] == ("buster", "", why, ("sd-30.07.4",))


def test_a_tip_is_told_as_a_tip() -> None:
    """A tip rides on the hand and ends as the hand does."""
    terms = terms_with({"tip_wagers": True})
    told = say(dealt(terms, f"{ONE}, 1 tip blackjack $2", {"1": "Th 9c", "dealer": "Td 8d"}), "1 stand")

    assert [(line.name, line.kind) for line in told.state.lines] == [
        ("blackjack", LineKind.WAGER),
        ("tip/blackjack", LineKind.TIP),
    ]
    assert {(line.hand, line.why, line.clauses) for line in told.state.lines} == {("19", "the dealer has 18", HAND)}


def two_hands() -> Played:
    """Two players, the first of whom is asked."""
    cards = {"1": "Th 6c", "2": "Th 9c", "dealer": "Td 8d"}
    return dealt(terms_with(), "1 blackjack $10, 2 blackjack $10", cards)


def test_a_player_who_leaves_is_told() -> None:
    """Whoever leaves the table in a round forfeits, and the line says so."""
    told = do(two_hands(), Report(kind=IrregularityKind.ABANDONED, position=1))
    told = automatic(do(told, DecideReport(upheld=True, supervisor="Sue")))

    assert all_said(say(told, "2 stand"))[1] == ("blackjack", "", "forfeited", ())


def test_a_dead_hand_is_told() -> None:
    """The wager of a dead hand goes back, and the line says so."""
    told = Played(state=evolved(two_hands().state, (HandKilled(position=1),)))

    assert all_said(say(told, "2 stand"))[1] == ("blackjack", "", "the hand is dead", ())
