"""A round prints and parses: what is printed is read back, and what cannot be read is told in sentences."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fifthstreet.money import BasisPoints, Cents, ForOdds, MeterShare
from fifthstreet.round import Choice, Outcome
from fifthstreet.round import commands as asked
from fifthstreet.round.text import (
    CardsLine,
    CommandLine,
    ExpectedLine,
    RoundFile,
    RoundFileError,
    SettingLine,
    format_round,
    parse_round,
    read_round,
)
from tests.unit.round.text.files import HEADING_LINES, accidents, example, round_files


@given(round_files())
def test_what_is_printed_is_read_back(file: RoundFile) -> None:
    """Every file survives printing, and what is printed no longer changes."""
    text = format_round(file)

    assert parse_round(text) == file
    assert format_round(parse_round(text)) == text


@given(st.one_of(st.text(), accidents()))
def test_no_text_raises_anything_but_its_own_error(text: str) -> None:
    """Whatever is written, it is a file or its mistakes are sentences."""
    defects: tuple[str, ...] = ()
    try:
        file = parse_round(text)
    except RoundFileError as error:
        defects = error.defects
    else:
        assert parse_round(format_round(file)) == file

    assert all(sentence.startswith("line ") and sentence.endswith((".", "?")) for sentence in defects[:50]), defects


@given(st.binary())
def test_no_bytes_raise_anything_but_their_own_error(data: bytes) -> None:
    """Bytes that are no text are refused like any other mistake."""
    with pytest.raises(RoundFileError) as raised:
        read_round(data)

    assert raised.value.defects[0].startswith("line ")


COURSE = (
    "sit 3 Cem the Third",
    "leave 3",
    "1 ante $25",
    "1 withdraw ante",
    "1 tip ante $2.50",
    "1 withdraw tip ante",
    "cards community: Qs Js Ts",
    "cards next: As As",
    "no more bets",
    "no more bets lamps 1 3",
    "no more bets lamps none",
    "1 fold",
    "1 bet $75",
    "1 check",
    "1 let ride",
    "1 take back",
    "1 split Ah Kh Qh",
    "1 lay down",
    "1 take down",
    "1 move",
    "1 insure $5",
    "1 no insurance",
    "1/2 hit",
    "1 stand",
    "1 double",
    "1/3 split",
    "1 surrender",
    "1/2 times out",
    "report the shuffling device jams",
    "report a player leaves the table in a round at 2",
    "uphold Sue",
    "dismiss Sue Smith",
    "void Sue because the lights went out",
    "reads meter $10,000.12345678",
    "reads reserve $5",
    "shuffle by hand",
    "shuffle by machine",
    "cut 20",
    "recut 20 Flo",
    "deal",
    "deal 3",
    "count stub 40",
    "reveal",
    "settle",
    "claim 2",
    "unclaim 2",
    "verify 2 Sue",
    "pay",
    "show 2",
    "close",
)


@pytest.mark.parametrize("line", COURSE)
def test_a_line_of_the_course_is_printed_as_it_is_written(line: str) -> None:
    """Each kind of line has one form."""
    text = format_round(parse_round(f"{HEADING_LINES}dealer by hand\n{line}\n"))

    assert text.endswith(f"\n\n{line}\n")


def test_the_whole_deck_is_printed_as_it_is_written() -> None:
    """A deck is one line, the card dealt first standing first."""
    assert format_round(parse_round(f"{HEADING_LINES}deck: as,Kd 10♥\n")).endswith("\n\ndeck: As Kd Th\n")


HEADING = (
    "name A quiet round",
    "table dealing hand",
    "table progressive MS Stud-01",
    "table seats 5",
    "table hands 2",
    "setting tip_wagers true",
    "setting cap_minimum_antes 4",
    "setting double_on any two cards",
    "own bonus house\n  royal flush pays 500 to 1\n  8 or more cards pays $8,000\n  otherwise loses",
    "link $1\ntier meter seed $1,000 reset $2,000 rate 4.25% now $1,234.50\nreserve rate 1% now $12.125",
    "own bonus house\n  royal flush pays 500 to 1",
    "stub count due",
    "dealer by hand",
    "seat 3 Cem the Third",
)


@pytest.mark.parametrize("line", HEADING)
def test_a_line_of_the_heading_is_printed_as_it_is_written(line: str) -> None:
    """Each kind of line has one form."""
    assert line in format_round(parse_round(HEADING_LINES + line))


EXPECTED = (
    "1 ante $25 wins $5,000 at 500 to 1",
    "1 ante $25 wins $5,000",
    "1 progressive $1 takes $300 at 300 for 1",
    "1 progressive $1 takes $1,000 at 10% of meter",
    "1 envy/3 $1 takes $1,000 at $1,000 envy",
    "1 blind $25 pushes",
    "1 tip/ante $0.50 loses",
    "1 ante $25 returned",
    "1 blackjack $25 surrenders $12.50",
    "1/3 split $25 wins $25 at 1 to 1",
    "after meter $10,000.00000001",
    "after reserve $0",
)


@pytest.mark.parametrize("line", EXPECTED)
def test_an_expected_line_is_printed_as_it_is_written(line: str) -> None:
    """Each kind of line has one form."""
    assert format_round(parse_round(f"{HEADING_LINES}expect\n{line}\n")).endswith(f"\n\nexpect\n{line}\n")


def test_the_lines_become_values() -> None:
    """What a line says is a command of the engine, cards, or a line of a settlement."""
    file = parse_round(example())

    assert (file.game, file.jurisdiction, file.name) == (
        "mississippi-stud",
        "maryland",
        "A royal flush, bet to the full",
    )
    assert file.course[0] == CommandLine(command=asked.PlaceWager(position=1, wager="ante", amount=Cents(25_00)))
    assert isinstance(file.course[3], CardsLine)
    assert file.course[-1] == CommandLine(command=asked.Choose(position=1, choice=Choice.BET, amount=Cents(75_00)))
    assert file.expected[0] == ExpectedLine(position=2, name="ante", stake=Cents(10_00), outcome=Outcome.LOSES)


def test_where_a_line_stands_is_no_part_of_what_it_says() -> None:
    """Empty lines, remarks and more spaces change the numbers of the lines and nothing else."""
    spaced = "\ufeff# a remark\n\n" + example().replace("\n", "   # said aloud\r\n").replace("bet $", "bet \t $")
    file, other = parse_round(example()), parse_round(spaced)

    assert file == other
    assert hash(file) == hash(other)
    assert file.course[0].number + 2 == other.course[0].number
    assert file.course[0] != file.course[1]
    assert file.course[0] != "1 ante $25"


def test_a_sign_within_a_word_begins_no_remark() -> None:
    """Only at a line's beginning or after a space does the rest of the line say nothing."""
    assert parse_round(f"{HEADING_LINES}name Round#4 of #9").name == "Round#4 of"


def test_odds_and_truth_are_read_in_their_other_spellings() -> None:
    """What money's own notation understands is understood here; a share alone is of the meter."""
    lines = "expect\n1 progressive $1 takes $300 at 300 FOR 1\n1 progressive $1 takes $300 at 10%\n"
    file = parse_round(f"{HEADING_LINES}setting tip_wagers True\n{lines}")

    assert file.expected[0].pays == ForOdds(amount=300)
    assert file.expected[1].pays == MeterShare(share=BasisPoints(10_00))
    assert file.settings == (SettingLine(setting="tip_wagers", value=True),)


MISTAKES = {
    "": "line 1: the file is empty; it begins with its game, as in 'round mississippi-stud in maryland'.",
    "seat 1 Ann": "line 1: a file begins with its game, as in 'round mississippi-stud in maryland'.",
    "round faro": "line 1: the line is not written so; write 'round GAME in JURISDICTION'.",
    "R\nround faro in iowa": "line 5: round is said already on line 1.",
    "R\nlimit ante $5": "line 5: the line is not written so; write 'limit WAGER $A to $B'.",
    "R\nlimit side 5 to $10": "line 5: '5' is not an amount of money; write dollars as in $25, $2.50 or $1,000,000.",
    "R\nlimit side -$5 to $10": "line 5: '-$5' is not an amount of a round; one is from $0 to $1,000,000,000.",
    "R\nlimit side $5 to $10,000,000,000": (
        "line 5: '$10,000,000,000' is not an amount of a round; one is from $0 to $1,000,000,000."
    ),
    "R\nlimit side $٣ to $10": "line 5: '$٣' is not an amount of money; write dollars as in $25, $2.50 or $1,000,000.",
    "R\nlimit ante $5 to $10": "line 5: the limit of 'ante' is said already on line 3.",
    "R\nlimit $ide $5 to $10": "line 5: '$ide' is no name of a wager.",
    "R\ntable seats": (
        "line 5: the line is not written so; "
        "write 'table dealing PROCEDURE' or 'table seats N' or 'table hands N' or 'table SLOT NAME'."
    ),
    "R\ntable seats many": "line 5: 'many' is no number of seats; write a whole number, as in 3.",
    "R\nsetting tips": "line 5: the line is not written so; write 'setting NAME VALUE'.",
    "R\nown bonus house\nroyal flush pays lots\notherwise loses": (
        "line 6: 'lots' is not a payout; one is odds (500 to 1, 3 to 2, 300 for 1), push, loses, "
        "a share of a meter (10% of meter) or an amount ($1,000)."
    ),
    "R\nown bonus house\notherwise lots": (
        "line 6: 'lots' is not a payout; one is odds (500 to 1, 3 to 2, 300 for 1), push, loses, "
        "a share of a meter (10% of meter) or an amount ($1,000)."
    ),
    "R\nown bonus house\notherwise loses\notherwise push": (
        "line 7: 'otherwise' of the pay table on line 5 is said already on line 6."
    ),
    "R\nown bonus": "line 5: the line is not written so; write 'own SLOT NAME'.",
    "R\nown bonus house\n  pays 5 to 1\n  otherwise loses": "line 6: the hand is missing; write it before 'pays'.",
    "R\nlink": "line 5: the line is not written so; write 'link $1'.",
    "R\ntier meter seed $1": ("line 5: the line is not written so; write 'tier NAME seed $S reset $R rate P now $M'."),
    "R\nlink $1\ntier reserve seed $1 reset $1 rate 1% now $1": (
        "line 6: 'reserve' is no name of a tier; the reserve has a line of its own, 'reserve rate P now $M'."
    ),
    "R\nlink $1\ntier meter seed $1 reset $1 rate 101% now $1": (
        "line 6: '101%' is not a percentage; write one from 0% to 100%, as in 10% or 2.5%."
    ),
    "R\nreserve rate 1%": "line 5: the line is not written so; write 'reserve rate P now $M'.",
    "R\nreserve rate 1% now $1": "line 5: a meter is a link's; write the link before it, as in 'link $1'.",
    "R\nstub count": "line 5: the line is not written so; write 'stub count due'.",
    "R\ndealer by heart": "line 5: the line is not written so; write 'dealer by hand'.",
    "R\nseat 1": "line 5: the line is not written so; write 'seat N PLAYER'.",
    "R\nseat one Ann": "line 5: 'one' is no position; write a whole number, as in 3.",
    "R\nname": "line 5: the name of the round is missing; write it at the end of the line.",
    "R\nlimt raise $1 to $2": "line 5: 'limt' begins no line of the heading; did you mean 'limit'?",
    "R\n1 ante $5\nlimit raise $1 to $2": "line 6: 'limit' is said in the heading, before the course of the round.",
    "R\n1 fodl": "line 5: 'fodl' is nothing that a player does; did you mean 'fold'?",
    "R\n1 xyzzy": "line 5: 'xyzzy' is nothing that a player does, such as 'ante $25', 'fold' or 'bet $25'.",
    "R\n1": "line 5: position 1 does nothing.",
    "R\n1 bet": "line 5: bet has one amount; write 'N bet $A'.",
    "R\n1 fold $5": "line 5: nothing follows 'fold'; here stands '$5'.",
    "R\n1/2 ante $5": "line 5: '1/2 ante $5' names a hand; '1/2' is followed by a choice or 'times out'.",
    "R\n1 split Ah Kx": (
        "line 5: 'Kx' is no card; a card is a rank (2 to 9, T, J, Q, K, A) and a suit (c, d, h, s), as in As Kd Th."
    ),
    "R\ncards 1 As": "line 5: the line is not written so; write 'cards PLACE: CARDS'.",
    "R\ncards 1:": "line 5: no card is named; write them as in As Kd Th.",
    "R\ncards shoe: As": (
        "line 5: 'shoe' is no place for cards; it is a position's number or one of community, dealer, box, next."
    ),
    "R\ncards 1: As\ncards 01: Ks": "line 6: the cards of 1 are named already on line 5.",
    "R\ncards 1: As\ndeck: Ks": "line 6: a file names the whole deck or the cards of single places, not both.",
    "R\ndeck As": "line 5: the line is not written so; write 'deck: CARDS'.",
    "R\nno bets": (
        "line 5: the line is not written so; "
        "write 'no more bets' or 'no more bets lamps N N' or 'no more bets lamps none'."
    ),
    "R\nreport the shuffler jams": (
        "line 5: 'the shuffler jams' is no irregularity; did you mean 'the shuffling device jams'?"
    ),
    "R\nuphold": "line 5: the supervisor's name is missing; write it at the end of the line.",
    "R\nvoid Sue": "line 5: the line is not written so; write 'void NAME because TEXT'.",
    "R\nreads meter": "line 5: the line is not written so; write 'reads TIER $M' or 'reads reserve $M'.",
    "R\nreads meter $1.123456789": (
        "line 5: '$1.123456789' is not what a meter shows; write dollars with up to eight places, as in $10,000.125."
    ),
    "R\nreads meter $1,000,000,000.01": (
        "line 5: '$1,000,000,000.01' is more than a meter shows; it is $1,000,000,000 at most."
    ),
    "R\ndealer by hand\nshuffle": (
        "line 6: the line is not written so; write 'shuffle by hand' or 'shuffle by machine'."
    ),
    "R\ndealer by hand\ncut": "line 6: the line is not written so; write 'cut N'.",
    "R\ndealer by hand\nrecut 20": "line 6: the line is not written so; write 'recut N NAME'.",
    "R\ndealer by hand\ndeal 1 2": "line 6: the line is not written so; write 'deal' or 'deal N'.",
    "R\ndealer by hand\ncount": "line 6: the line is not written so; write 'count stub N'.",
    "R\ndealer by hand\npay 3": "line 6: the line is not written so; write 'pay'.",
    "R\ndeal": "line 5: the dealer does this by himself; it is a line only of a file that says 'dealer by hand'.",
    "R\nexpect\nexpect": "line 6: 'expect' stands once, before all that is expected.",
    "R\nexpect\n1 ante $5 vanishes": (
        "line 6: '1 ante $5 vanishes' is nothing to expect; write 'N WAGER $S wins $P at PAYOUT', "
        "'N WAGER $S takes $P at PAYOUT', 'N WAGER $S pushes', 'N WAGER $S loses', 'N WAGER $S returned' or "
        "'N WAGER $S surrenders $H'."
    ),
    "R\nexpect\n1 ante $5 wins $5 at much envy": (
        "line 6: 'much envy' is not an envy award; write it as in $1,000 envy."
    ),
    "R\nexpect\n12345 ante $5 loses": (
        "line 6: '12345' is no position; write a whole number, as in 3, or a hand, as in 3/2."
    ),
    "R\nexpect\nafter meter": ("line 6: the line is not written so; write 'after TIER $M' or 'after reserve $M'."),
    "R\nexpect\nafter meter $1\nafter meter $1": "line 7: what 'meter' shows after the round is said already.",
    "R\nname A\x00B": "line 5: the sign U+0000 cannot be printed; a line is of printable text.",
    "R\n" + "1 ante $" + "9" * 90: (
        f"line 5: '${'9' * 39}...' is not an amount of money; write dollars as in $25, $2.50 or $1,000,000."
    ),
}


@pytest.mark.parametrize(("text", "sentence"), MISTAKES.items(), ids=range(len(MISTAKES)))
def test_a_mistake_is_told_in_a_sentence(text: str, sentence: str) -> None:
    """It names the line, what is wrong and what is right."""
    with pytest.raises(RoundFileError) as raised:
        parse_round(text.replace("R\n", f"{HEADING_LINES}# the heading ends\n", 1))

    assert raised.value.defects == (sentence,)


@pytest.mark.parametrize(
    "line", ["1 ante $5 wins", "1 ante $5 wins $5 at", "1 ante $5 loses $5", "1 ante $5 wins $5 by 1"]
)
def test_an_expected_line_says_no_more_and_no_less(line: str) -> None:
    """What follows the outcome is an amount and odds, or nothing."""
    with pytest.raises(RoundFileError, match=r"^line 5: "):
        parse_round(f"{HEADING_LINES}expect\n{line}\n")


def test_all_mistakes_are_told_at_once_and_in_order() -> None:
    """A reader mends a file in one go."""
    with pytest.raises(RoundFileError) as raised:
        parse_round("round faro\nseat 1\n1 fodl\ndeal\nexpect\n1 loses\n")

    assert [sentence[:7] for sentence in raised.value.defects] == [f"line {number}:" for number in (1, 2, 3, 4, 6)]


def test_no_more_is_told_than_anybody_reads() -> None:
    """A file that is no round at all is not repeated line by line."""
    with pytest.raises(RoundFileError) as raised:
        parse_round("x\n" * 90_000)

    assert len(raised.value.defects) == 51
    assert raised.value.defects[-1] == (
        "89951 more lines are wrong; a .round file is text as the reference describes it."
    )


@pytest.mark.parametrize("text", ["x" * 10_000_000, "x" * 200_001, "é" * 100_001], ids=["line", "long", "wide"])
def test_a_file_is_no_longer_than_it_may_be(text: str) -> None:
    """Length is counted in bytes before anything is read."""
    with pytest.raises(RoundFileError) as told:
        parse_round(text)
    with pytest.raises(RoundFileError) as told_of_bytes:
        read_round(text.encode())

    assert told.value.defects == ("line 1: the file is over 200,000 bytes; no round is so long.",)
    assert told_of_bytes.value.defects == told.value.defects


def test_a_heading_says_no_more_than_a_table_has() -> None:
    """Thousands of settings are refused before any table is sought for them."""
    with pytest.raises(RoundFileError) as raised:
        parse_round(HEADING_LINES + "".join(f"setting s{number} 1\n" for number in range(10_000)))

    assert raised.value.defects == ("line 1: the heading says over 200 things of its table; no table has so many.",)


def test_bytes_that_are_no_text_are_found_on_their_line() -> None:
    """The line is where the first of them stands."""
    with pytest.raises(RoundFileError) as raised:
        read_round(b"round blackjack in south-dakota\nname \xff\n")

    assert raised.value.defects == ("line 2: the file is not UTF-8 text from here on.",)
    assert read_round(example().encode()) == parse_round(example())
