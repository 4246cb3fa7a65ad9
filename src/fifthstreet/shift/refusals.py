"""Why an act is refused: one kind for each mistake, in the order in which mistakes are named."""

from __future__ import annotations

from enum import Enum

import msgspec


class ShiftRefusalKind(Enum):
    """A mistake; where an act makes several, the one that stands first here is named."""

    NAME = "a name is wanted"
    CLOCK = "time goes forward"
    ROLE = "the role is not one that may do it"
    NOT_NOW = "this is not the time for it"
    DECKS = "the decks are not such as the table may have"
    DEVICE = "the table has no such device in such a state"
    DEALING = "the table cannot be dealt that way"
    NO_SUCH_STEP = "no such step is due"
    DONE_OTHERWISE = "a command of the round does it"
    STEP_WAITS = "another step comes first"
    SAME_PERSON = "it takes another person"
    STEP_DUE = "a step is due that it must wait for"
    MACHINE = "the machine cannot do it"


class ShiftRefusal(msgspec.Struct, frozen=True, kw_only=True):
    """An act, or a command of the round, that was not carried out: nothing has changed."""

    kind: ShiftRefusalKind
    sentence: str
    clauses: tuple[str, ...] = ()

    def __str__(self) -> str:
        """Say why, with the clause if a rule would have been broken."""
        return f"{self.sentence} ({', '.join(self.clauses)})" if self.clauses else self.sentence


def shift_refusal(kind: ShiftRefusalKind, sentence: str, *clauses: str) -> ShiftRefusal:
    """Make a refusal; its sentence begins with a capital and ends with a full stop."""
    assert sentence.endswith("."), f"a refusal is a sentence: {sentence}"
    return ShiftRefusal(kind=kind, sentence=sentence, clauses=clauses)
