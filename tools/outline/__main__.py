"""Command line: print a document's outline, its units' text, or a self-check."""

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from . import check, cover_all, iowa, maryland, south_dakota
from .ledger import Ledger, OutlineError
from .text import unit_hash

PARSERS: dict[str, Callable[[str], Ledger]] = {
    "maryland": maryland.parse,
    "south-dakota": south_dakota.parse,
    "iowa": iowa.parse,
    "cover-all": cover_all.parse,
}


def _arguments(arguments: Sequence[str] | None) -> argparse.Namespace:
    """Return the parsed command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.outline", description=__doc__)
    parser.add_argument("document", choices=sorted(PARSERS))
    parser.add_argument("file", type=Path, help="the document's text")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--text", action="store_true", help="print id, tab, text")
    form.add_argument("--check", action="store_true", help="account for every letter")
    return parser.parse_args(arguments)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line and return the exit status."""
    options = _arguments(arguments)
    document: str = options.file.read_text(encoding="utf-8")
    try:
        ledger = PARSERS[options.document](document)
    except OutlineError as error:
        print(f"{options.document}: {error}", file=sys.stderr)
        return 1
    if options.check:
        print("\n".join(check.report(document, ledger)))
        return 1 if check.faults(document, ledger) else 0
    for unit in ledger.units:
        if options.text:
            print(f"{unit.unit_id}\t{unit.text}")
        else:
            print(f"{unit.unit_id} {unit_hash(unit.unit_id, unit.text)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
