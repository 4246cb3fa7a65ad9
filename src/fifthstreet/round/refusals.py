"""Why a command is refused: one kind for each mistake, in the order in which mistakes are named."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Final

import msgspec


class RefusalKind(Enum):
    """A mistake; where a command makes several, the one that stands first here is named."""

    ROUND_OVER = "the round is over"
    REPORT_WAITS = "a report waits for a supervisor"
    NOT_NOW = "this is not the time for it"
    STUB_COUNT_DUE = "the stub must be counted first"
    NO_REPORT = "no report waits for a supervisor"
    UNKNOWN_IRREGULARITY = "the rules know no such irregularity here"
    NO_SUCH_POSITION = "the table has no such position"
    POSITION_TAKEN = "somebody sits at the position"
    POSITION_EMPTY = "nobody sits at the position"
    TOO_MANY_POSITIONS = "the player has as many positions as one player may have"
    WAGERS_LIE_THERE = "wagers lie at the position"
    NOT_OFFERED = "the wager is not offered at this table"
    NOT_AN_OPENING_WAGER = "the wager is placed later in the round"
    NO_TIP = "no tip rides on the wager"
    NO_WAGER = "the wager has not been placed"
    NOBODY_BETS = "nobody has placed a wager"
    WAGER_MISSING = "a wager lacks another that it needs"
    UNEQUAL = "a wager is not as large as the one that it must equal"
    AMOUNT = "the amount is not one that the wager may have"
    TIP_AMOUNT = "the amount is not one that the tip may have"
    LAMPS_DISAGREE = "the lamps and the progressive wagers do not agree"
    DECK = "the cards are not a whole deck"
    CUT = "the deck may not be cut there"
    DEAL_COUNT = "there are not so many cards to deal"
    STUB_COUNT = "no such count is possible"
    NOT_IN_PLAY = "the position has no part in the round"
    NOT_ITS_TURN = "it is not the position's turn"
    NO_SUCH_CHOICE = "the choice is not open"
    CHOICE_AMOUNT = "the choice has another amount"
    CHOICE_CARDS = "the choice names other cards than may be named"
    NO_PROGRESSIVE_WIN = "the position has no progressive win"
    NOT_CLAIMED = "the dealer has not marked the progressive win"
    ALREADY_VERIFIED = "the progressive win is verified already"
    NOT_VERIFIED = "a progressive win waits to be verified"
    METER_UNKNOWN = "the meter's reading is wanted"
    NOTHING_TO_SHOW = "there is no folded hand to open"
    NAME = "a name is wanted"


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """A command that was not carried out: nothing has changed."""

    kind: RefusalKind
    sentence: str
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Say why, with the clause if a rule would have been broken."""
        return f"{self.sentence} ({', '.join(self.clauses)})" if self.clauses else self.sentence


ORDER: Final = {kind: number for number, kind in enumerate(RefusalKind)}
"""Where each kind stands among them."""


def first_of(refusals: Iterable[Refusal]) -> Refusal | None:
    """The refusal that is named where there are several: of those that stand first, the first."""
    return min(refusals, key=lambda one: ORDER[one.kind], default=None)


def refusal(kind: RefusalKind, sentence: str, *clauses: str) -> Refusal:
    """Make a refusal; its sentence begins with a capital and ends with a full stop, and each clause is named once."""
    assert sentence.endswith("."), f"a refusal is a sentence: {sentence}"
    return Refusal(kind=kind, sentence=sentence, clauses=tuple(dict.fromkeys(clauses)))
