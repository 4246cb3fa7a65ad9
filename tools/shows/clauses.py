"""Counts how the clauses of the register are answered: by a test, by a reason, or by a part that is still to come."""

from __future__ import annotations

import json
import sys
from typing import Final

from fifthstreet.games import catalogue
from fifthstreet.rules.clauses import NotOurs

HOUSE: Final = 3
"""The part that brings the house: links, keypads, accounting."""

SCREENS: Final = 4
"""The part that brings layouts and signs on screens."""


def main() -> int:
    """Print the counts as JSON, the unproved by name."""
    entries = catalogue.clauses().values()
    proofs = catalogue.proofs()
    ours = [entry for entry in entries if not isinstance(entry.honoured, NotOurs)]
    open_ones = [entry for entry in ours if not proofs.get(entry.id)]
    told = {
        "clauses": len(entries),
        "proved": len(ours) - len(open_ones),
        "not_ours": len(entries) - len(ours),
        "house": sum(entry.part == HOUSE for entry in open_ones),
        "screens": sum(entry.part == SCREENS for entry in open_ones),
        "excepted": [entry.id for entry in open_ones if entry.part in (HOUSE, SCREENS)],
        "unproved": [entry.id for entry in open_ones if entry.part not in (HOUSE, SCREENS)],
    }
    print(json.dumps(told, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
