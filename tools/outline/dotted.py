"""Items printed as '- 1. words' and ' - a. words' (Iowa and Cover All)."""

import re

from .labels import LabelStack, Level
from .ledger import Ledger

_ITEM = re.compile(r"\s*- (?P<label>\d+|[a-z])\.\s+")


class DottedList:
    """Enters the items of one such list under a common id prefix."""

    def __init__(self, ledger: Ledger, prefix: str) -> None:
        self._ledger = ledger
        self._prefix = prefix
        self._stack = LabelStack((Level.NUMBER, Level.LETTER))

    @property
    def present(self) -> str:
        """The id of the present item."""
        return self._prefix + ".".join(self._stack.path)

    def item(self, line: str) -> bool:
        """Enter the line if it is an item; tell whether it was one."""
        match = _ITEM.match(line)
        if match is None:
            return False
        ending = self._ledger.last.ending if self._stack.path else ""
        self._stack.push(match["label"], ending)
        self._ledger.begin(self.present, match.group(), line[match.end() :])
        return True
