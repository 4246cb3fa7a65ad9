"""What a file expects is compared with what came of it: missing, more, other, and in another order."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from fifthstreet.money import Cents
from fifthstreet.round import Line, Outcome
from fifthstreet.round.state import PlayedHand
from fifthstreet.round.text import after_of, differences, expected_of, format_expected_line, parse_round
from tests.unit.round.text.files import HEADING_LINES, LINKED, dealt

BETS: Final = "seat 1 Ann\nseat 2 Bob\n1 ante $25\n2 ante $10\nno more bets\n1 fold\n2 fold\n"
ROUND: Final = f"{HEADING_LINES}{BETS}expect\n"
LINK: Final = f"{LINKED}{BETS}expect\n2 ante $10 loses\n1 ante $25 loses\n"


def told(text: str) -> tuple[str, ...]:
    """The differences of a file."""
    return differences(parse_round(text), dealt(text))


@pytest.mark.parametrize(
    ("text", "sentences"),
    [
        (f"{ROUND}2 ante $10 loses\n1 ante $25 loses\n", ()),
        (f"{HEADING_LINES}{BETS}", ()),
        (
            f"{ROUND}2 ante $10 pushes\n1 ante $20 loses\n",
            (
                "line 12: '2 ante $10 pushes' is expected; it is '2 ante $10 loses'.",
                "line 13: '1 ante $20 loses' is expected; it is '1 ante $25 loses'.",
            ),
        ),
        (
            f"{ROUND}2 ante $10 loses\n",
            ("'1 ante $25 loses' comes of the round, and the file does not expect it.",),
        ),
        (
            f"{ROUND}2 ante $10 loses\n1 ante $25 loses\n1 ante $25 loses\n",
            ("line 14: '1 ante $25 loses' is expected, and no such line comes of the round.",),
        ),
        (
            f"{ROUND}1 ante $25 loses\n2 ante $10 loses\n",
            ("line 12: '1 ante' is expected next; '2 ante' is settled before it.",),
        ),
        (f"{LINK}after meter $12,000.50\nafter reserve $300\n", ()),
        (
            f"{LINK}after meter $12,000.5\nafter reserve $0\n",
            ("line 19: the reserve is expected to show $0; it shows $300.",),
        ),
        (
            f"{LINK}after major $1\n",
            ("line 18: 'after major' is expected, and the table has no such meter.",),
        ),
        (
            f"{ROUND}after meter $1\n",
            ("line 12: 'after meter' is expected, and the table has no such meter.",),
        ),
    ],
    ids=range(10),
)
def test_a_difference_is_a_sentence(text: str, sentences: tuple[str, ...]) -> None:
    """It says what is expected and what came; a file that expects nothing differs in nothing."""
    assert told(text) == sentences


def test_odds_are_compared_where_they_are_said() -> None:
    """Other odds with the right amount are a difference, and no odds are none."""
    bets = BETS.replace("1 fold\n", "1 bet $25\n") + "1 bet $25\n1 bet $25\n"
    text = f"{HEADING_LINES}{bets}cards 1: Ah Ad\ncards community: 7s 4s 2d\nexpect\n2 ante $10 loses\n"
    lines = "".join(f"1 {name} $25 wins $25\n" for name in ("ante", "third_street", "fourth_street", "fifth_street"))

    assert told(text + lines) == ()
    assert told(text + lines.replace("1 ante $25 wins $25", "1 ante $25 wins $25 at 1 to 1")) == ()
    assert told(text + lines.replace("1 ante $25 wins $25", "1 ante $25 wins $25 at 2 to 1")) == (
        "line 17: '1 ante $25 wins $25 at 2 to 1' is expected; it is '1 ante $25 wins $25 at 1 to 1'.",
    )


def test_what_the_meters_show_is_written_as_a_file_expects_it() -> None:
    """A reserve is named only where something is put by."""
    kept, none = dealt(LINK), dealt(LINK.replace("reserve rate 2% now $300\n", ""))

    assert [line.tier for line in after_of(kept)] == ["meter", "reserve"]
    assert [line.tier for line in after_of(none)] == ["meter"]
    assert after_of(dealt(ROUND)) == ()


def test_the_hands_of_a_split_pair_have_lines_of_their_own() -> None:
    """A line names its hand, in the order of play; what rides on no hand names the position."""
    replayed = dealt(ROUND)
    names = ("war", "blackjack", "double", "split", "split", "double", "buster")
    hands = (
        PlayedHand(place="1", wager="blackjack", bet=Cents(5_00)),
        PlayedHand(place="1/3", wager="split", bet=Cents(5_00)),
        PlayedHand(place="1/2", wager="split", bet=Cents(5_00)),
    )
    lines = tuple(Line(position=1, name=name, stake=Cents(5_00), outcome=Outcome.LOSES) for name in names)
    seats = {**replayed.last.seats, 1: replace(replayed.last.seats[1], hands=hands)}
    last = replace(replayed.last, lines=lines, seats=seats)
    played = replace(replayed, states=(*replayed.states[:-1], last))

    assert [format_expected_line(line) for line in expected_of(played)] == [
        "1 war $5 loses",
        "1 blackjack $5 loses",
        "1 double $5 loses",
        "1/3 split $5 loses",
        "1/2 split $5 loses",
        "1/2 double $5 loses",
        "1 buster $5 loses",
    ]

    silent = replace(parse_round(ROUND), expected=tuple(replace(line, hand=1) for line in expected_of(played)))
    other = replace(parse_round(ROUND), expected=tuple(replace(line, hand=4) for line in expected_of(played)))
    assert differences(silent, played) == ()
    assert len(differences(other, played)) == len(names)
