"""Reads a ``.round`` file whole: its heading, its course and what it expects, every mistake told at once."""

from __future__ import annotations

import re
from collections.abc import Sequence
from enum import Enum
from typing import Final

from fifthstreet.round.lines import Outcome
from fifthstreet.round.text import course, heading
from fifthstreet.round.text.course import COURSE, POSITION, is_dealers, position_line
from fifthstreet.round.text.file import (
    BYTES_MOST,
    AfterLine,
    CardsLine,
    CourseLine,
    DeckLine,
    ExpectedLine,
    RoundFile,
)
from fifthstreet.round.text.heading import HEADING, Heading
from fifthstreet.round.text.mistakes import Mistake, Mistakes, RoundFileError, at, meant, shown
from fifthstreet.round.text.words import meter_of, money_of, name_of, paid_at

_COMMENT: Final = re.compile(r"(?:^| )#.*", re.DOTALL)
HEADING_MOST: Final = 200
"""How many things a heading says at most, so that a long one is refused before a table is sought for it."""
EXPECT: Final = "expect"
AFTER: Final = "after"
AT: Final = "at"


class Part(Enum):
    """The three parts of a file."""

    HEADING = "the heading"
    COURSE = "the course of the round"
    EXPECTED = "what is expected"


def read_round(data: bytes) -> RoundFile:
    """Read the bytes of a file."""
    _check_length(len(data))
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        number = data.count(b"\n", 0, error.start) + 1
        raise RoundFileError([at(number, "the file is not UTF-8 text from here on.")]) from None
    return parse_round(text)


def parse_round(text: str) -> RoundFile:
    """Read the text of a file."""
    _check_length(len(text))
    _check_length(len(text.encode("utf-8", "surrogatepass")))
    reading = _Reading()
    for number, line in enumerate(text.removeprefix("\ufeff").split("\n"), start=1):
        reading.read(number, line)
    return reading.file()


def _check_length(length: int) -> None:
    if length > BYTES_MOST:
        raise RoundFileError([at(1, f"the file is over {BYTES_MOST:,} bytes; no round is so long.")])


class _Reading:
    """A file read so far."""

    def __init__(self) -> None:
        self.part = Part.HEADING
        self.begun = False
        self.mistakes = Mistakes()
        self.heading = Heading(self.mistakes)
        self.course: list[CourseLine] = []
        self.expected: list[ExpectedLine] = []
        self.after: dict[str, AfterLine] = {}

    def read(self, number: int, line: str) -> None:
        """Read one line."""
        plain = line.removesuffix("\r").replace("\t", " ")
        try:
            _check_printable(plain)
            words = _COMMENT.sub("", plain).split()
            if words:
                self._read(number, words)
        except Mistake as mistake:
            self.mistakes.add(number, str(mistake))

    def _read(self, number: int, words: Sequence[str]) -> None:
        first = words[0]
        if not self.begun:
            self.begun = True
            if first != "round":
                self.mistakes.add(number, "a file begins with its game, as in 'round mississippi-stud in maryland'.")
        if self.part is Part.HEADING and first not in COURSE and self.heading.takes_row(number, words):
            return
        self.heading.end_own()
        if len(words) == 1 and first == EXPECT:
            if self.part is Part.EXPECTED:
                message = "'expect' stands once, before all that is expected."
                raise Mistake(message)
            self.part = Part.EXPECTED
        elif self.part is Part.EXPECTED:
            self._read_expected(number, words)
        elif first in HEADING:
            if self.part is not Part.HEADING:
                message = f"{shown(first)} is said in the heading, before the course of the round."
                raise Mistake(message)
            if not HEADING[first](self.heading, number, words):
                raise _ill_written(heading.FORMS[first])
        else:
            self._read_course(number, words)

    def _read_course(self, number: int, words: Sequence[str]) -> None:
        first = words[0]
        if POSITION.fullmatch(first):
            self.part = Part.COURSE
            self.course.append(position_line(number, words))
        elif first in COURSE or first.startswith("deck:"):
            self.part = Part.COURSE
            word = first if first in COURSE else "deck"
            line = COURSE[word](number, words)
            if line is None:
                raise _ill_written(course.FORMS[word])
            self.course.append(line)
        else:
            known = [*HEADING, *COURSE] if self.part is Part.HEADING else [*COURSE]
            message = f"{shown(first)} begins no line of {self.part.value}; {meant(first, [*known, EXPECT])}"
            raise Mistake(message)

    def _read_expected(self, number: int, words: Sequence[str]) -> None:
        match words:
            case ["after", tier, shows]:
                line = AfterLine(number=number, tier=name_of(tier, "meter"), shows=meter_of(shows))
                if tier in self.after:
                    message = f"what {shown(tier)} shows after the round is said already."
                    raise Mistake(message)
                self.after[tier] = line
            case ["after", *_]:
                message = "the line is not written so; write 'after TIER $M' or 'after reserve $M'."
                raise Mistake(message)
            case _:
                self.expected.append(expected_line(number, words))

    def file(self) -> RoundFile:
        """The file that was read, if nothing is wrong with it."""
        fields = self.heading.fields()
        if len(self.heading.numbers) > HEADING_MOST:
            self.mistakes.add(1, f"the heading says over {HEADING_MOST} things of its table; no table has so many.")
        if not self.begun:
            self.mistakes.add(
                1, "the file is empty; it begins with its game, as in 'round mississippi-stud in maryland'."
            )
        self._check_course(by_hand="by_hand" in fields)
        self.mistakes.refuse()
        return RoundFile(
            **fields, course=tuple(self.course), expected=tuple(self.expected), after=tuple(self.after.values())
        )

    def _check_course(self, *, by_hand: bool) -> None:
        """The cards of a place are named once, and the dealer's steps stand where he deals by hand."""
        places: dict[str, int] = {}
        for line in self.course:
            if is_dealers(line) and not by_hand:
                sentence = "the dealer does this by himself; it is a line only of a file that says 'dealer by hand'."
                self.mistakes.add(line.number, sentence)
            if isinstance(line, DeckLine | CardsLine):
                place = line.place if isinstance(line, CardsLine) else "the deck"
                if place in places:
                    self.mistakes.add(line.number, f"the cards of {place} are named already on line {places[place]}.")
                places.setdefault(place, line.number)
        if "the deck" in places and len(places) > 1:
            sentence = "a file names the whole deck or the cards of single places, not both."
            self.mistakes.add(places["the deck"], sentence)


def _check_printable(line: str) -> None:
    if not line.isprintable():
        wrong = next(letter for letter in line if not letter.isprintable())
        message = f"the sign U+{ord(wrong):04X} cannot be printed; a line is of printable text."
        raise Mistake(message)


def _ill_written(forms: tuple[str, ...]) -> Mistake:
    said = " or ".join(f"'{form}'" for form in forms)
    return Mistake(f"the line is not written so; write {said}.")


_FORMS: Final = (
    "'N WAGER $S wins $P at PAYOUT', 'N WAGER $S takes $P at PAYOUT', 'N WAGER $S pushes', 'N WAGER $S loses', "
    "'N WAGER $S returned' or 'N WAGER $S surrenders $H'"
)
_PAID: Final = (Outcome.WINS, Outcome.TAKES, Outcome.SURRENDERS)


def expected_line(number: int, words: Sequence[str]) -> ExpectedLine:
    """Read how one wager ends."""
    outcomes = {outcome.value: outcome for outcome in Outcome}
    match words:
        case [position, name, stake, word, *rest] if word in outcomes:
            outcome = outcomes[word]
        case _:
            message = f"{shown(' '.join(words))} is nothing to expect; write {_FORMS}."
            raise Mistake(message)
    amount = money_of(rest.pop(0)) if outcome in _PAID and rest else None
    pays = None
    if rest and rest[0] == AT and outcome in (Outcome.WINS, Outcome.TAKES) and amount is not None:
        pays, rest = paid_at(rest[1:]), []
    if rest or (amount is None and outcome in _PAID):
        message = f"{shown(' '.join(words))} is not written so; write {_FORMS}."
        raise Mistake(message)
    match = POSITION.fullmatch(position)
    if match is None:
        message = f"{shown(position)} is no position; write a whole number, as in 3, or a hand, as in 3/2."
        raise Mistake(message)
    return ExpectedLine(
        number=number,
        position=int(match.group(1)),
        hand=int(match.group(2) or 1),
        name=name_of(name, "wager"),
        stake=money_of(stake),
        outcome=outcome,
        **({"amount": amount} if amount is not None else {}),
        pays=pays,
    )
