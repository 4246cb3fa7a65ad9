"""Which duties are a table's: those of which a clause speaks, for its game, its jurisdiction and its way of dealing."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from fifthstreet.round import Terms
from fifthstreet.rules.clauses import Clause
from fifthstreet.rules.jurisdictions import Jurisdiction
from fifthstreet.rules.procedures import Duty, Procedures


class Way(msgspec.Struct, frozen=True, kw_only=True):
    """One way in which a table may be dealt, and what hands and eyes do there."""

    terms: Terms
    duties: tuple[Duty, ...]

    @property
    def dealing(self) -> str:
        """The dealing procedure."""
        return self.terms.script.procedure


def way_of(procedures: Procedures, jurisdiction: Jurisdiction, register: Mapping[str, Clause], *, terms: Terms) -> Way:
    """Pick a table's duties out of all there are, each with the clauses that speak of the table."""
    assert terms.jurisdiction == jurisdiction.id, f"the table is in {terms.jurisdiction}"
    found = []
    for duty in procedures.duty:
        clauses = tuple(
            clause
            for clause in duty.clauses
            if _in_force(register[clause], jurisdiction)
            and _of_the_game(clause, terms)
            and _of_the_dealing(clause, procedures.dealing, terms)
        )
        if (clauses or duty.everywhere) and _belongs(duty, jurisdiction, terms):
            found.append(msgspec.structs.replace(duty, clauses=clauses))
    return Way(terms=terms, duties=tuple(found))


def _in_force(clause: Clause, jurisdiction: Jurisdiction) -> bool:
    """Whether a clause is of the jurisdiction's documents, and of its text where there are two."""
    return clause.document.value in jurisdiction.documents and clause.text in ("both", jurisdiction.text)


def _of_the_game(clause: str, terms: Terms) -> bool:
    return any(clause.startswith((f"{section}-", f"{section}.")) for section in terms.game.sections)


def _of_the_dealing(clause: str, dealing: Mapping[str, str], terms: Terms) -> bool:
    """Whether a clause is not of a chapter on another way of dealing."""
    return all(
        way == terms.script.procedure for beginning, way in dealing.items() if clause.startswith(f"{beginning}.")
    )


def _belongs(duty: Duty, jurisdiction: Jurisdiction, terms: Terms) -> bool:
    """Whether what the table offers, and what it is equipped with, makes the duty one of its own."""
    return (
        duty.text in ("both", jurisdiction.text)
        and (duty.offered is None or duty.offered in terms.wagers)
        and (duty.made is None or duty.made in terms.wagers)
        and (not duty.dealing or terms.script.procedure in duty.dealing)
        and (duty.equipment is None or getattr(terms.table.equipment, duty.equipment))
        and all(terms.settings.get(name) in values for name, values in duty.settings.items())
    )
