"""Self-check: every letter and digit of a document is accounted for, in order."""

from collections import Counter

from .ledger import Ledger, PieceKind
from .text import all_letters, normalise


def faults(document: str, ledger: Ledger) -> list[str]:
    """Return what is wrong with the ledger of a document (nothing, if it is sound)."""
    found = []
    whole = all_letters(document)
    pieces = "".join(all_letters(piece.text) for piece in ledger.pieces)
    if whole != pieces:
        same = next(
            (n for n, (a, b) in enumerate(zip(whole, pieces, strict=False)) if a != b),
            min(len(whole), len(pieces)),
        )
        found.append(f"the document and its pieces part after {whole[:same][-40:]!r}")
    ids = [unit.unit_id for unit in ledger.units]
    begun = dict.fromkeys(p.owner for p in ledger.pieces if p.kind is not PieceKind.SKIPPED)
    found += [f"{unit_id} has no words" for unit_id in begun if unit_id not in ids]
    for unit in ledger.units:
        words = "".join(
            normalise(piece.text)
            for piece in ledger.pieces
            if piece.kind is PieceKind.WORDS and piece.owner == unit.unit_id
        )
        if words != normalise(unit.text):
            found.append(f"{unit.unit_id} does not have the words of its pieces")
    return found


def report(document: str, ledger: Ledger) -> list[str]:
    """Return the lines of an account: letters by kind, skipped text, faults."""
    tally: Counter[str] = Counter()
    skipped = []
    for piece in ledger.pieces:
        tally[piece.kind.value] += len(all_letters(piece.text))
        if piece.kind is PieceKind.SKIPPED:
            skipped.append(f"skipped, {piece.owner}: {' '.join(piece.text.split())}")
    account = ", ".join(f"{tally[kind.value]} {kind.value}" for kind in PieceKind)
    lines = [
        *skipped,
        f"{len(ledger.units)} units",
        f"{len(all_letters(document))} letters and digits: {account}",
    ]
    wrong = faults(document, ledger)
    return lines + ([f"FAULT: {fault}" for fault in wrong] or ["sound"])
