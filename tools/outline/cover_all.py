"""Parser for the Cover All rules: numbered items and one table."""

from .dotted import DottedList
from .ledger import Ledger
from .tables import is_row, is_table_line


def parse(document: str) -> Ledger:
    """Return the ledger of the Cover All document."""
    ledger = Ledger()
    items = DottedList(ledger, "ca-")
    rows = 0
    for line in filter(str.strip, document.splitlines()):
        if is_table_line(line):
            if is_row(line):
                rows += 1
                ledger.begin(f"{items.present}.t1.{rows}", "", line)
            else:
                ledger.skip("table header", line)
        elif not items.item(line):
            if ledger.units:
                ledger.extend(line)
            else:
                ledger.skip("title", line)
    return ledger
