"""A file is carried out line by line: by an automatic dealer or one by hand, with the meters kept beside it."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.cards import DECK, format_cards, parse_cards
from fifthstreet.money import MicroCents
from fifthstreet.round import Meters, Phase, Shuffling
from fifthstreet.round import commands as asked
from fifthstreet.round.text import Replayed, differences, expected_of, format_expected_line, parse_round
from tests.proofs import ruling
from tests.unit.round.text.files import HEADING_LINES, LINKED, dealt, example, refused

BETS: Final = "seat 1 Ann\nseat 2 Bob\n1 ante $25\n2 ante $10\n"
FOLDS: Final = "no more bets\n1 fold\n2 fold\n"
BY_HAND: Final = f"{HEADING_LINES}dealer by hand\n{BETS}"
ROYAL: Final = (
    f"{LINKED}{BETS}1 progressive $1\n2 progressive $1\ncards 2: As Ks\ncards community: Qs Js Ts\n"
    "no more bets\n1 fold\n2 bet $10\n2 bet $10\n"
)


def lines_of(replayed: Replayed) -> list[str]:
    """The lines that a round came to, as they are written."""
    return [format_expected_line(line) for line in expected_of(replayed)]


def test_the_example_of_the_reference_comes_out_as_it_says() -> None:
    """The round that the documentation shows is a true one."""
    text = example()

    assert differences(parse_round(text), dealt(text)) == ()


def test_an_automatic_dealer_does_his_steps_as_soon_as_they_are_due() -> None:
    """He shuffles, deals and turns over by himself, and settles after the last line."""
    replayed = dealt(f"{HEADING_LINES}{BETS}no more bets\n1 bet $25\n2 fold\n1 bet $25\n1 bet $25\n")

    assert [type(command).__name__ for command in replayed.commands] == [
        *("Sit", "Sit", "PlaceWager", "PlaceWager", "CloseBets", "Shuffle", "Deal", "Choose", "Choose", "Reveal"),
        *("Choose", "Reveal", "Choose", "Reveal", "Settle", "Pay", "Close"),
    ]
    assert replayed.numbers == (4, 5, 6, 7, 8, 0, 0, 9, 10, 0, 11, 0, 12, 0, 0, 0, 0)
    assert len(replayed.states) == len(replayed.events) + 1 == len(replayed.commands) + 1
    assert replayed.happened == tuple(event for events in replayed.events for event in events)
    assert replayed.last.phase is Phase.CLOSED


def test_cards_that_no_line_names_come_in_the_order_of_a_new_deck() -> None:
    """They are dealt position after position of the deal, past the cards that are named."""
    replayed = dealt(f"{HEADING_LINES}{BETS}cards 2: 3c\ncards community: As\n{FOLDS}")

    assert {place: format_cards(cards) for place, cards in replayed.last.places.items()} == {
        "1": "2c 4c",
        "2": "3c 5c",
        "community": "As 6c 7c",
    }


def test_the_cards_drawn_later_are_named_after_the_first_deal() -> None:
    """What leaves the deck next stands next in it, whoever draws it."""
    replayed = dealt(f"{HEADING_LINES}{BETS}cards next: As Ks\n{FOLDS}")

    assert replayed.last.deck[:3] == parse_cards("As Ks 9c")


def test_the_whole_deck_is_dealt_from_its_first_card() -> None:
    """A deck needs no cards named beside it."""
    deck = format_cards(DECK[::-1])
    replayed = dealt(f"{HEADING_LINES}{BETS}deck: {deck}\n{FOLDS}")

    assert replayed.last.places["1"] == parse_cards("As Ks")


def test_cards_lie_as_the_file_says_after_its_cuts() -> None:
    """Shuffled by hand, cut and cut again, the deck deals what is named."""
    text = (
        f"{BY_HAND}cards 1: As Ah\ncards 2: Ks\ncards community: Ac Ad\nshuffle by hand\nno more bets\n"
        "cut 20\nrecut 10 Flo\ndeal 3\ndeal\n1 fold\n2 fold\nsettle\npay\nshow 1\nclose\n"
    )
    replayed = dealt(text)

    assert replayed.last.places["1"] == parse_cards("As Ah")
    assert replayed.last.places["community"][:2] == parse_cards("Ac Ad")
    assert replayed.last.seats[1].opened
    assert [command.by for command in replayed.commands if isinstance(command, asked.Shuffle)] == [Shuffling.BY_HAND]


def test_the_cards_of_a_file_are_those_of_the_last_shuffle() -> None:
    """A device that jams has the deck shuffled again."""
    text = (
        f"{BY_HAND}cards 1: As Ah\nno more bets\nshuffle by hand\ncut 20\nreport the shuffling device jams\n"
        "shuffle by machine\ndeal\n1 fold\n2 fold\n"
    )

    assert dealt(text).last.places["1"] == parse_cards("As Ah")


def test_a_dealer_by_hand_may_leave_the_settlement_to_the_end() -> None:
    """What is left when nothing is to be chosen any more is done as an automatic dealer does it."""
    replayed = dealt(f"{BY_HAND}no more bets\nshuffle by machine\ndeal\n1 fold\n2 fold\n")

    assert lines_of(replayed) == ["2 ante $10 loses", "1 ante $25 loses"]
    assert replayed.last.phase is Phase.CLOSED


@pytest.mark.parametrize("by_hand", [False, True])
def test_the_stub_is_counted_when_it_is_due(by_hand: bool) -> None:  # noqa: FBT001 - a parameter of the test
    """An automatic dealer counts it right; one by hand says what he counts, and counts again."""
    lines = "dealer by hand\n" if by_hand else ""
    steps = "shuffle by machine\ndeal\ncount stub 44\ncount stub 45\n" if by_hand else ""
    replayed = dealt(f"{HEADING_LINES}stub count due\n{lines}{BETS}no more bets\n{steps}1 fold\n2 fold\n")

    counts = [command.cards for command in replayed.commands if isinstance(command, asked.CountStub)]
    assert counts == ([44, 45] if by_hand else [45])


def test_a_wager_moves_the_meters_before_it_is_settled() -> None:
    """Each progressive wager adds its rate when the bets are closed, and each adds to the reserve."""
    replayed = dealt(f"{LINKED}{BETS}1 progressive $1\n2 progressive $1\n{FOLDS}")

    assert replayed.before == Meters(tiers={"meter": MicroCents(1_200_050_000_000)}, reserve=MicroCents(30_000_000_000))
    assert replayed.after == Meters(tiers={"meter": MicroCents(1_200_060_000_000)}, reserve=MicroCents(30_004_000_000))


@ruling("R31")
def test_a_whole_meter_is_paid_as_it_then_shows() -> None:
    """Other tables have moved it; afterwards it stands at its reset amount with the fraction and the reserve."""
    replayed = dealt(f"{ROYAL}reads meter $13,000.00000001\n2 bet $10\n")

    assert "2 progressive $1 takes $13,000 at 100% of meter" in lines_of(replayed)
    assert replayed.after == Meters(tiers={"meter": MicroCents(1_030_004_000_001)})
    assert asked.Verify(position=2, supervisor="the floorperson") in replayed.commands


def test_a_reserve_may_be_read_too() -> None:
    """What other tables add to the reserve goes to the meter that is won."""
    replayed = dealt(f"{ROYAL}2 bet $10\nreads reserve $500\n")

    assert replayed.after == Meters(tiers={"meter": MicroCents(1_050_000_000_000)})


@ruling("R32")
def test_a_void_takes_the_contributions_off_again() -> None:
    """Every wager goes back and the meters show what they showed."""
    replayed = dealt(f"{ROYAL}void Sue because the lights went out\n")

    assert replayed.after == replayed.before
    assert lines_of(replayed) == [
        "2 ante $10 returned",
        "2 third_street $10 returned",
        "2 fourth_street $10 returned",
        "2 progressive $1 returned",
        "1 ante $25 returned",
        "1 progressive $1 returned",
    ]


@ruling("R32")
def test_a_void_takes_back_what_the_meter_has_paid() -> None:
    """A round that is void while one win of two is paid leaves the meters as it found them, but for other tables."""
    text = LINKED.replace("link $1", "dealer by hand\nlink $1") + (
        f"{BETS}1 progressive $1\n2 progressive $1\ncards 1: Qh Qd\ncards 2: As Ks\ncards community: Qs Js Ts\n"
        "no more bets\nshuffle by machine\ndeal\n"
        + "1 bet $25\n2 bet $10\nreveal\n" * 3
        + "settle\nclaim 2\nverify 2 Sue\nunclaim 1\nclaim 1\npay\n"
    )
    paid = dealt(f"{text}verify 1 Sue\n")
    void = dealt(f"{text}void Sue because the lights went out\n")
    moved = dealt(f"{text}reads reserve $7\nvoid Sue because the lights went out\n")

    assert "2 progressive $1 takes $12,000.60 at 100% of meter" in lines_of(paid)
    assert "1 progressive $1 takes $9 at 9 for 1" in lines_of(paid)
    assert void.after == void.before
    assert moved.before is not None
    assert moved.after == Meters(tiers=moved.before.tiers, reserve=MicroCents(696_000_000))


@ruling("R32")
def test_a_dead_hand_takes_its_contribution_off_again() -> None:
    """Its progressive wager goes back, so nothing of it stays on the meter; a wager never made put nothing there."""
    text = (
        "round caribbean-stud in south-dakota\ntable bet base\ntable progressive PMG-02\nlimit ante $5 to $10\n"
        "link $5\ntier meter seed $20,000 reset $20,000 rate 5% now $21,000\n"
        "seat 1 Ann\nseat 2 Bob\nseat 3 Cem\n1 ante $10\n1 progressive $5\n2 ante $10\n2 progressive $5\n3 ante $10\n"
        "no more bets\n"
    )
    report = "report a player has a wrong number of cards at {}\nuphold Olga\n"
    with_it = dealt(f"{text}{report.format(2)}1 fold\n3 fold\n")
    without = dealt(f"{text}{report.format(3)}1 fold\n2 fold\n")

    assert with_it.after == Meters(tiers={"meter": MicroCents(2_100_025_000_000)})
    assert without.after == Meters(tiers={"meter": MicroCents(2_100_050_000_000)})


def test_a_packet_may_be_named_with_the_card_that_is_discarded() -> None:
    """The last of the dealer's three cards is not played; it is named with the two that are, or not at all."""
    text = (
        "round let-it-ride in south-dakota\ntable dealing packets\ntable base_game A\nlimit bet_one $5 to $10\n"
        "seat 1 Ann\n1 bet_one $5\n1 bet_two $5\n1 bet_three $5\ncards 1: As Ks Qs\ncards community: 2c 2d Ac\n"
        "no more bets\n1 let ride\n1 let ride\n"
    )

    for named in (text, text.replace("2d Ac", "2d")):
        assert dealt(named).last.places["community"] == parse_cards("2c 2d")
    assert dealt(text).last.places["discards"] == parse_cards("Ac")
    assert refused(text.replace("2d Ac", "2d Ac Ad")) == (
        "line 10: 4 cards are named for community, which is dealt 3.",
    )


REFUSED: Final = {
    f"{HEADING_LINES}{BETS}no more bets\n2 fold\n": (
        "line 9: It is the turn of position 1, not of position 2. "
        "(md-1.B.1, md-1.B.6, md-7.F.2, md-11.B, md-11.B.1, md-11.B.1.b, md-11.C)"
    ),
    f"{HEADING_LINES}{BETS}no more bets\n1 bet $30\n": (
        "line 9: The bet may be $25 to $75 in steps of $25, not $30. "
        "(md-1.B.1, md-1.B.6, md-7.F.2, md-11.B, md-11.B.1, md-11.B.1.b, md-11.C)"
    ),
    f"{HEADING_LINES}{BETS}no more bets\n1 fold\n": (
        "line 9: the file ends while position 2 is asked for 3rd Street: fold or bet."
    ),
    f"{HEADING_LINES}{BETS}": "line 7: the file ends while the wagers are open; write 'no more bets'.",
    HEADING_LINES: "line 1: the file ends while the wagers are open; write 'no more bets'.",
    f"{HEADING_LINES}{BETS}no more bets\nreport a player leaves the table in a round at 1\n": (
        "line 9: the file ends while the report that a player leaves the table in a round waits; "
        "write 'uphold NAME' or 'dismiss NAME'."
    ),
    f"{BY_HAND}no more bets\n": (
        "line 9: the file ends before the cards are dealt; write what the dealer does by hand, such as 'deal'."
    ),
    f"{BY_HAND}no more bets\nshuffle by machine\ndeal\n1 fold\n2 bet $10\n": (
        "line 13: the file ends while cards are to be turned over; write 'reveal'."
    ),
    f"stub\n{BY_HAND}no more bets\nshuffle by machine\ndeal\n": (
        "line 12: the file ends before the stub is counted; write 'count stub N'."
    ),
    f"{HEADING_LINES}{BETS}cards 1: As Ks Qs\n{FOLDS}": "line 8: 3 cards are named for 1, which is dealt 2.",
    f"{HEADING_LINES}{BETS}cards 1: As As\n{FOLDS}": "line 8: As is named too often; the deck holds it once.",
    f"{HEADING_LINES}{BETS}cards 3: As\n{FOLDS}": (
        "line 8: 3 is dealt no cards in this round; the positions with wagers are 1, 2."
    ),
    f"{HEADING_LINES}{BETS}1 withdraw ante\n2 withdraw ante\ncards box: As\n": (
        "line 10: box is dealt no cards in this round; the positions with wagers are none."
    ),
    f"{HEADING_LINES}{BETS}reads meter $5\n": (
        "line 8: the table is joined to no link, so no meter is read; write 'link $1' and its tiers."
    ),
    f"{LINKED}{BETS}reads mater $5\n": "line 12: 'mater' is no meter of the link; did you mean 'meter'?",
    f"{LINKED}{BETS}no more bets lamps 1\n": (
        "line 12: The progressive wagers and the lit lamps do not agree at position 1. (md-1.B.8, "
    ),
    f"{HEADING_LINES}{BETS}deck: As Ks\n{FOLDS}": "line 8: The deck is 52 cards; this one has 2: no 2c 3c ",
    f"{BY_HAND}deck: As Ks\nshuffle by machine\n": "line 9: The deck is 52 cards; this one has 2: no 2c 3c ",
    f"{BY_HAND}shuffle by machine\ncut 20\n": "line 10: A deck that a machine has shuffled is not cut. (md-3.A, ",
    f"{BY_HAND}no more bets\nshuffle by machine\nshuffle by machine\ndeal\nshuffle by machine\n": (
        "line 13: 'shuffle' cannot come now: the players choose."
    ),
    f"{HEADING_LINES}seat 9 Ann\n": "line 4: This table has positions 1 to 6, not 9. (md-2.A)",
    f"{HEADING_LINES}{BETS}3 ante $5\n": "line 8: Nobody sits at position 3.",
}


@pytest.mark.parametrize(("text", "sentence"), REFUSED.items(), ids=range(len(REFUSED)))
def test_a_line_that_cannot_be_followed_is_told(text: str, sentence: str) -> None:
    """The engine's own sentence stands under the line's number, with the clauses of the jurisdiction."""
    if text.startswith("stub\n"):
        text = text.removeprefix("stub\n").replace("dealer by hand", "stub count due\ndealer by hand")
    (told,) = refused(text)

    assert told.startswith(sentence)
    assert told == sentence or sentence.endswith(" ")


def test_somebody_may_come_and_go_before_the_bets_are_closed() -> None:
    """Sitting down and leaving are lines of the course too."""
    replayed = dealt(f"{HEADING_LINES}seat 1 Ann\nleave 1\nsit 1 Bob\n1 ante $5\nno more bets lamps none\n1 fold\n")

    assert replayed.last.seats[1].player == "Bob"
