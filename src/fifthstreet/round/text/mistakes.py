"""What is wrong with a ``.round`` file: every mistake at once, each a sentence that names its line."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

SHOWN_MOST: Final = 40
"""How much of a word a sentence repeats."""
TOLD_MOST: Final = 50
"""How many mistakes are told one by one; a file with more is no round at all."""


class RoundFileError(ValueError):
    """Every mistake of a ``.round`` file."""

    def __init__(self, defects: Iterable[str]) -> None:
        """Tell each mistake in its sentence."""
        self.defects = tuple(defects)
        assert self.defects, "there is no error without a mistake"
        super().__init__("\n".join(self.defects))


class Mistake(ValueError):  # noqa: N818 - it is a user's, and told as a sentence
    """What is wrong with one line, in a sentence that does not yet name the line."""


class Mistakes:
    """The mistakes found so far, each with the number of its line."""

    def __init__(self) -> None:
        self._found: list[tuple[int, str]] = []

    def add(self, number: int, sentence: str) -> None:
        """Take down one more mistake."""
        self._found.append((number, sentence))

    def refuse(self) -> None:
        """Raise if there is any mistake."""
        if not self._found:
            return
        told = [at(number, sentence) for number, sentence in sorted(self._found, key=lambda one: one[0])]
        more = len(told) - TOLD_MOST
        if more > 0:
            told[TOLD_MOST:] = [f"{more} more lines are wrong; a .round file is text as the reference describes it."]
        raise RoundFileError(told)


def at(number: int, sentence: str) -> str:
    """A sentence with the line that it speaks of."""
    return f"line {number}: {sentence}"


def shown(text: str) -> str:
    """Text as a sentence repeats it: between quotation marks, and not too much of it."""
    return f"'{text}'" if len(text) <= SHOWN_MOST else f"'{text[:SHOWN_MOST]}...'"


def meant(word: str, known: Iterable[str]) -> str:
    """The end of a sentence about a word that is not known: the one that was meant, or all there are."""
    words = list(dict.fromkeys(known))
    near = difflib.get_close_matches(word[:SHOWN_MOST], words, n=1)
    return f"did you mean '{near[0]}'?" if near else f"there is {', '.join(words) or 'none'}."
