"""Why a wager ended as it did, in a sentence that a player can check against the cards and the pay table."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import format_dollars
from fifthstreet.round.explaining import explained
from fifthstreet.round.text import read_round, replay
from fifthstreet.rules.citing import printed_in

GOLDEN: Final = Path(__file__).parents[2] / "golden"
FILES: Final = sorted(GOLDEN.glob("*/[0-9]*.round"))


def sentences(file: str) -> list[str]:
    """What is said of a golden round, in the order of payment."""
    replayed = replay(read_round((GOLDEN / file).read_bytes()), catalogue.rulebook(), catalogue.steps)
    return [one.sentence for one in explained(replayed.last, replayed.lines)]


@pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])
def test_every_line_is_explained(file: Path) -> None:
    """Each line has one sentence that names what was bet and what was paid."""
    golden = read_round(file.read_bytes())
    replayed = replay(golden, catalogue.rulebook(), catalogue.steps)
    told = explained(replayed.last, replayed.lines)

    assert [one.line for one in told] == list(replayed.lines)
    documents = catalogue.jurisdiction(golden.jurisdiction).documents
    for one in told:
        assert one.line.clauses == printed_in(one.line.clauses, documents)
        assert one.player == replayed.last.seats[one.line.position].player
        assert one.sentence.startswith("The ")
        assert one.sentence.endswith(".")
        assert format_dollars(one.line.stake) in one.sentence
        assert not one.line.amount or format_dollars(one.line.amount) in one.sentence


@pytest.mark.parametrize(
    ("file", "number", "sentence"),
    [
        (
            "mississippi-stud/05-cap-by-minimum-ante.round",
            0,
            "The Ante wager of $25 wins $2,500 and comes back: straight flush (9h 8h Qh Jh Th) pays 100 to 1.",
        ),
        (
            "mississippi-stud/05-cap-by-minimum-ante.round",
            4,
            (
                "The Ante wager of $100 wins $12,500 and comes back: royal flush (Ah Kh Qh Jh Th) pays 500 to 1, "
                "and what was won together is limited."
            ),
        ),
        (
            "silverado-stud/02-version-c-royal-bet-to-the-full.round",
            5,
            "The Three-card bet of $100 pushes: the hand was laid down.",
        ),
        (
            "texas-holdem-bonus/05-royal-after-six-cards.round",
            0,
            "The Ante wager of $5 is lost: the hand was folded.",
        ),
        (
            "texas-holdem-bonus/05-royal-after-six-cards.round",
            2,
            (
                "The Flop wager of $50 wins $50 and comes back: royal flush (Ah Kh Qh Jh Th) pays 1 to 1, "
                "and the dealer has two pair."
            ),
        ),
        (
            "four-card-poker/06-four-aces-and-three-columns-of-envy.round",
            3,
            "The Automatic Bonus reckoned on $25 is paid $50: three of a kind (5c 5d 5h Th) pays 2 to 1.",
        ),
        (
            "caribbean-stud/08-dealers-wrong-count-leaves-the-progressive.round",
            0,
            "The Ante wager of $5 comes back: only the progressive is played.",
        ),
        (
            "caribbean-stud/08-dealers-wrong-count-leaves-the-progressive.round",
            -1,
            (
                "The envy reckoned on a progressive wager of $1 is paid $300: position 2 holds straight flush, "
                "which earns $300 envy."
            ),
        ),
        (
            "blackjack/06-split-to-four-hands.round",
            4,
            "The Double wager of $10 wins $10 and comes back: 21 pays 1 to 1, and the dealer has 18.",
        ),
    ],
)
def test_a_sentence_says_what_decided(file: str, number: int, sentence: str) -> None:
    """The cards that make the hand, what it is paid, and whatever else mattered."""
    assert sentences(file)[number] == sentence
