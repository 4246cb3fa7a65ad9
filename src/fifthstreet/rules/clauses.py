"""Clauses of the documents and rulings on them: what each says in our words and how it is honoured."""

from __future__ import annotations

import re
from enum import Enum
from typing import Final

import msgspec

CLAUSE_ID: Final = re.compile(r"(md|sd|ia|ca)-[A-Za-z0-9]+(?:[.-][A-Za-z0-9]+)*")
"""How a clause is cited: ``md-11.B.2.a``, ``sd-15.14.17.b.i``, ``ia-dealing.12``, ``ca-8.a``."""

RULING_ID: Final = re.compile(r"R[1-9]\d*")
"""How a ruling is cited: ``R22``."""

PARTS: Final = (1, 2, 3, 4, 5, 6, 7)
"""The parts in which Fifth Street is built; a clause may wait for a later one."""


class Document(Enum):
    """One of the four regulatory documents, by the prefix of its clauses."""

    MARYLAND = "md"
    SOUTH_DAKOTA = "sd"
    IOWA = "ia"
    COVER_ALL = "ca"

    @property
    def title(self) -> str:
        """What the document is called in a sentence."""
        return _TITLES[self]


_TITLES: Final = {
    Document.MARYLAND: "Maryland, Mississippi Stud (version 1.2)",
    Document.SOUTH_DAKOTA: "South Dakota, chapters 20:18:15 Blackjack and 20:18:16 Poker, as printed with amendments",
    Document.IOWA: "Iowa, Mississippi Stud at Catfish Bend",
    Document.COVER_ALL: "Mississippi Stud Cover All Bonus, rules and procedures",
}


class Who(Enum):
    """Who performs a step of procedure."""

    PLAYER = "player"
    DEALER = "dealer"
    FLOORPERSON = "floorperson"
    SUPERVISOR = "supervisor"
    OPERATOR = "operator"
    MACHINE = "machine"


class When(Enum):
    """The moment of a table's day at which a step of procedure falls due, in the order of the day."""

    EQUIPPING = "equipping the table"
    OPENING = "opening the table"
    SHUFFLE = "shuffling"
    CUT = "cutting"
    WAGERS = "taking wagers"
    NO_MORE_BETS = "no more bets"
    DEAL = "dealing"
    AFTER_DEAL = "after the deal"
    CHOICES = "asking for choices"
    REVEAL = "revealing cards"
    SETTLEMENT = "settling"
    JACKPOT = "paying a progressive"
    ROUND_END = "ending the round"
    IRREGULARITY = "meeting an irregularity"
    IDLE = "when nobody plays"
    CHANGE = "changing a jackpot"


class Reason(Enum):
    """Why a clause is not ours to honour; there is no other reason."""

    HEADING = "a heading or a lead-in that says nothing its parts do not say"
    NOT_IN_SOURCE = "names a rule whose text is not in the source"
    PUBLICATION = "a note of publication, authority or reference"
    REGULATOR = "a duty of the regulator"
    STRUCK = "struck by the amendment and in force nowhere"


class Enforced(msgspec.Struct, frozen=True, kw_only=True, tag="enforced", tag_field="class"):
    """The product makes it so; ``by`` is the Python symbol or datum that does."""

    by: str


class Recorded(msgspec.Struct, frozen=True, kw_only=True, tag="recorded", tag_field="class"):
    """A duty of hands and eyes, shown when it falls due and recorded with who did it."""

    who: Who
    when: When


class Shown(msgspec.Struct, frozen=True, kw_only=True, tag="shown", tag_field="class"):
    """The product says it where people read it: on the layout, the sign, a screen or the rules."""

    where: str


class NotOurs(msgspec.Struct, frozen=True, kw_only=True, tag="not ours", tag_field="class"):
    """Not the product's to honour, for one of the reasons of a closed list."""

    reason: Reason


Honoured = Enforced | Recorded | Shown | NotOurs


class Clause(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One printed unit of a document: what it says in our words and how the product honours it."""

    id: str
    summary: str
    honoured: Honoured
    part: int = 1
    """The part of Fifth Street that brings the tests which prove it."""
    rulings: tuple[str, ...] = ()
    text: str = "both"
    """``both``, or the one South Dakota text (``before`` or ``after`` the amendment) in which it stands."""

    @property
    def document(self) -> Document:
        """The document in which the clause is printed."""
        return Document(self.id.partition("-")[0])


class Ruling(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """How Fifth Street reads the documents where they are silent, damaged or disagree."""

    id: str
    title: str
    reading: str
    reason: str
    clauses: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    """The named settings by which a regulator or operator decides otherwise."""
    part: int = 1
    """The part of Fifth Street that brings the test which holds it."""
