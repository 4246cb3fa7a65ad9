"""Plain data becomes the vocabulary, or every defect in it is named with its path."""

from __future__ import annotations

from enum import Enum
from typing import Any

import msgspec
import pytest

from fifthstreet.money import BasisPoints, Cents, Envy, MicroCents, Payout, Push, ToOdds
from fifthstreet.rules.defects import DataError
from fifthstreet.rules.reading import collect, parse_toml, read_data, read_toml
from fifthstreet.rules.scalars import Scalar


class Colour(Enum):
    """One of two."""

    RED = "red"
    BLACK = "black"


class Chip(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="chip"):
    """A part that is told by its tag."""

    worth: Cents


class Lammer(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag="lammer"):
    """Another."""

    says: str = "nothing"


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """A datum that leaves alone what it does not know."""

    name: str


class Tray(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A datum with a field of every kind."""

    name: str
    colour: Colour = Colour.RED
    payout: Payout | None = None
    envy: Envy | None = None
    share: BasisPoints = BasisPoints(0)
    meter: MicroCents = MicroCents(0)
    least: Cents | None = None
    parts: tuple[Chip | Lammer, ...] = ()
    ways: tuple[tuple[str, ...], ...] = ()
    counts: dict[str, int] = {}
    value: Scalar = 0
    open: bool = False


def test_every_kind_of_field_is_read() -> None:
    """Text with a grammar of its own is parsed, lists become tuples, and what is missing has its default."""
    tray = read_toml(
        Tray,
        """
        name = "one"
        colour = "black"
        payout = "3 to 2"
        envy = "$10 envy"
        share = "2.5%"
        meter = 7
        least = "$5"
        parts = [{ type = "chip", worth = "$25" }, { type = "lammer" }]
        ways = [["a", "b"], []]
        counts = { a = 1 }
        value = "late"
        """,
        what="tray",
    )

    assert tray == Tray(
        name="one",
        colour=Colour.BLACK,
        payout=ToOdds(winnings=3, stake=2),
        envy=Envy(amount_cents=Cents(1000)),
        share=BasisPoints(250),
        meter=MicroCents(7),
        least=Cents(500),
        parts=(Chip(worth=Cents(2500)), Lammer()),
        ways=(("a", "b"), ()),
        counts={"a": 1},
        value="late",
    )


@pytest.mark.parametrize(
    ("data", "expected"),
    [
        ("tray", ": 'tray' stands where a table is expected."),
        ({}, "name: 'name' is missing."),
        ({"name": "one", "colour": "green"}, "colour: 'green' is not one of 'red', 'black'."),
        ({"name": "one", "colour": ["red"]}, "colour: a list is not one of 'red', 'black'."),
        (
            {"name": "one", "payout": 3},
            'payout: 3 stands where a payout in quotation marks, as in "3 to 1", is expected.',
        ),
        ({"name": "one", "envy": "$10"}, "envy: '$10' is not an envy award; write it as in $1,000 envy."),
        ({"name": "one", "meter": "7"}, "meter: '7' stands where a whole number is expected."),
        ({"name": "one", "meter": True}, "meter: true stands where a whole number is expected."),
        ({"name": "one", "least": 5}, 'least: 5 stands where an amount in quotation marks, as in "$25", is expected.'),
        ({"name": "one", "parts": {}}, "parts: a table stands where a list is expected."),
        ({"name": "one", "parts": ["chip"]}, "parts[1]: 'chip' stands where a table is expected."),
        ({"name": "one", "parts": [{}]}, "parts[1].type: 'type' is missing; it is one of 'chip', 'lammer'."),
        (
            {"name": "one", "parts": [{"type": "lammer"}, {"type": "chit"}]},
            "parts[2].type: 'chit' is not one of 'chip', 'lammer'.",
        ),
        ({"name": "one", "parts": [{"type": ["chip"]}]}, "parts[1].type: a list is not one of 'chip', 'lammer'."),
        ({"name": "one", "parts": [{"type": "chip"}]}, "parts[1].worth: 'worth' is missing."),
        ({"name": "one", "ways": [["a", 2]]}, "ways[1][2]: 2 stands where text is expected."),
        ({"name": "one", "counts": []}, "counts: a list stands where a table is expected."),
        ({"name": "one", "counts": {"a": 1.5}}, "counts.a: 1.5 stands where a whole number is expected."),
        (
            {"name": "one", "value": 1.5},
            "value: 1.5 stands where text, a whole number or true or false is expected.",
        ),
        ({"name": "one", "open": "yes"}, "open: 'yes' stands where true or false is expected."),
        ({"name": "one", "opn": True}, "opn: 'opn' is not known here; did you mean 'open'?"),
    ],
)
def test_what_is_wrong_is_said_with_what_is_allowed(data: object, expected: str) -> None:
    """One defect, one line: where, what, and what may stand there."""
    _, defects = collect(Tray, data)

    assert [str(defect) for defect in defects] == [expected]


def test_every_defect_is_named_at_once() -> None:
    """Whoever mends a file mends it once."""
    with pytest.raises(DataError) as caught:
        read_data(Tray, {"colour": "green", "parts": [{"type": "chip", "worth": 5}, 3]}, what="tray")

    assert [defect.path for defect in caught.value.defects] == ["name", "colour", "parts[1].worth", "parts[2]"]
    assert str(caught.value).startswith("tray has 4 defects: name: 'name' is missing.; ")


def test_a_value_without_defect_is_a_value() -> None:
    """Nothing is left out when nothing is wrong."""
    assert collect(Tray, {"name": "one"}) == (Tray(name="one"), ())


def test_a_path_begins_where_the_reader_says() -> None:
    """So that a part of a file names its place in the whole."""
    _, defects = collect(Chip, {"worth": "five"}, path="tray[2]")

    assert defects[0].path == "tray[2].worth"


def test_a_heading_leaves_alone_what_it_does_not_know() -> None:
    """Only the first lines of a datum are read to list it."""
    assert read_data(Heading, {"name": "one", "rest": 2}, what="heading") == Heading(name="one")


def test_broken_toml_is_one_defect_of_the_whole_file() -> None:
    """It says where the text stops making sense."""
    with pytest.raises(DataError, match=r"^tray has 1 defect: tray: it is not TOML: .*line 1.*\.$"):
        parse_toml("name = one", what="tray")


@pytest.mark.parametrize(("kind", "text", "value"), [(Payout, "push", Push()), (Cents, "$1", 100)])
def test_a_value_with_a_grammar_may_stand_alone(kind: Any, text: str, value: object) -> None:
    """A payout or an amount is read wherever it stands."""
    assert collect(kind, text) == (value, ())
