"""A round that was played becomes a file, unless a file has no words for it."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifthstreet.cards import DECK
from fifthstreet.money import BasisPoints, Cents, Envy, MicroCents
from fifthstreet.round import AnyCommand, Choice, Meters
from fifthstreet.round import commands as asked
from fifthstreet.round.text import (
    DeckLine,
    ReadsLine,
    ReserveLine,
    RoundFileError,
    Seated,
    differences,
    format_round,
    parse_round,
    round_file_of,
)
from fifthstreet.rules.paytables import EnvyBonus
from tests.unit.round.text.files import HEADING_LINES, LINKED, dealt
from tests.unit.round.text.test_laying import laid

COMMANDS: tuple[AnyCommand, ...] = (
    asked.Sit(position=1, player="Ann"),
    asked.PlaceWager(position=1, wager="ante", amount=Cents(5_00)),
    asked.Sit(position=3, player="Bob"),
    asked.CloseBets(),
    asked.Shuffle(deck=DECK),
    asked.Deal(),
    asked.Choose(position=1, choice=Choice.FOLD),
    asked.Settle(),
    asked.Pay(),
    asked.Close(),
)


def named(player: str) -> tuple[AnyCommand, ...]:
    """The round with another player."""
    return (asked.Sit(position=1, player=player), *COMMANDS[1:])


def test_a_round_becomes_a_file_of_a_dealer_by_hand() -> None:
    """Whoever sits when it begins stands in the heading; the deck stands before the course."""
    file = round_file_of(laid(HEADING_LINES), COMMANDS, name="A fold")

    assert file.by_hand
    assert file.players == (Seated(position=1, player="Ann"),)
    assert file.course[0] == DeckLine(cards=DECK)
    assert differences(file, dealt(format_round(file))) == ()
    assert parse_round(format_round(file)) == file


def test_a_meter_that_others_have_moved_is_read_before_the_payment() -> None:
    """What a payment brings and the file's own reckoning does not come to stands on a line of its own."""
    terms = laid(LINKED)
    meters = Meters(tiers={"meter": MicroCents(5_000_000)}, reserve=MicroCents(7))
    pay = asked.Pay(meters={"meter": MicroCents(6_000_000)}, reserve=MicroCents(7))
    file = round_file_of(terms, tuple(pay if isinstance(one, asked.Pay) else one for one in COMMANDS), before=meters)

    assert ReadsLine(tier="meter", shows=MicroCents(6_000_000)) in file.course
    assert file.link is not None
    assert file.link.reserve == ReserveLine(rate=BasisPoints(200), now=MicroCents(7))
    assert [line.shows for line in file.after] == [6_000_000, 7]


def test_meters_that_nobody_has_read_stand_at_their_seeds() -> None:
    """A payment that reads no meter leaves them as they are."""
    file = round_file_of(laid(LINKED), COMMANDS)

    assert file.link is not None
    assert file.link.tiers[0].now == 10_000_00 * 10**6
    assert not any(isinstance(line, ReadsLine) for line in file.course)


@pytest.mark.parametrize(
    ("commands", "sentence"),
    [
        (COMMANDS[:3], "only a round that is over can be written as a file; here the wagers are open."),
        (COMMANDS[1:], "Nobody sits at position 1."),
        (named("Ann #2"), "'Ann #2' cannot be written on a line; it has a '#', a sign that cannot be printed or idle"),
        (named("#2"), "'#2' cannot be written on a line; "),
        (named("Ann  Lee"), "'Ann  Lee' cannot be written on a line; "),
        (named("Ann\nLee"), "'Ann\nLee' cannot be written on a line; "),
        (
            (*COMMANDS[:6], asked.VoidRound(supervisor="Just because", reason="so"), asked.Close()),
            "'Just because' cannot be written before 'because'.",
        ),
    ],
)
def test_what_cannot_be_written_is_told(commands: tuple[AnyCommand, ...], sentence: str) -> None:
    """A round without an end, commands that no round would carry out, and names that no line holds."""
    with pytest.raises(RoundFileError) as raised:
        round_file_of(laid(HEADING_LINES), commands)

    assert raised.value.defects[0].startswith(sentence)


OWN = """\
round blackjack in south-dakota
table buster H1
table buster_bonus house
limit blackjack $5 to $50
limit buster $5 to $10
own buster_bonus house
  8 or more cards pays $5,000
  7 cards pays $500
  otherwise push
"""


def test_a_pay_table_that_says_more_than_a_file_can_is_told() -> None:
    """Envy and other figures of a casino's own table have no words in a file."""
    terms = laid(OWN)
    (pay,) = terms.pay["buster_bonus"]
    envy = (EnvyBonus(wager=Cents(100), pays=Envy(amount_cents=Cents(100))),)
    more = replace(pay.table, rows=(replace(pay.table.rows[0], envy=envy),))
    wrong = replace(terms, pay={**terms.pay, "buster_bonus": (replace(pay, table=more),)})

    with pytest.raises(RoundFileError, match="'house' says more than a file can"):
        round_file_of(wrong, ())
