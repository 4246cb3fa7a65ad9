"""The page of procedures: every duty of hands and eyes at a table, in the order of its day."""

from __future__ import annotations

from typing import TYPE_CHECKING

from fifthstreet.games import catalogue
from fifthstreet.rules.clauses import When
from fifthstreet.rules.describe import listed
from fifthstreet.rules.procedures import Each
from tools.reference.markdown import cites, heading, items, page

if TYPE_CHECKING:
    from collections.abc import Iterator

    from fifthstreet.rules.procedures import Duty


def procedures_page() -> str:
    """Every duty under its moment, with whose it is, what waits for it, and its clauses."""
    return page(
        heading("Procedures", 1),
        "What hands and eyes do at a table. A duty is a table's where one of its clauses speaks of the table's game, "
        "jurisdiction and way of dealing. It is shown when it falls due and recorded with who did it, in which role, "
        "and when; a command that waits for it is held back until it is done (R46). A duty that a command does is "
        "over with that command. Names in braces are filled in.",
        *(block for moment in When for block in _moment(moment)),
    )


def _moment(moment: When) -> Iterator[str]:
    duties = [duty for duty in catalogue.procedures().duty if duty.when is moment]
    if duties:
        yield heading(moment.value[:1].upper() + moment.value[1:], 2)
        yield items(_duty(duty) for duty in duties)


def _duty(duty: Duty) -> str:
    told = [f"the {duty.who.value}'s"]
    if duty.each is not Each.TABLE:
        told.append(
            f"for {duty.each.value}" if duty.each.value.startswith(("each", "the")) else f"at {duty.each.value}"
        )
    if duty.text != "both":
        told.append(f"{duty.text} South Dakota's amendment")
    if duty.ends_with is not None:
        told.append(f"done by `{duty.ends_with}`")
    if duty.before:
        told.append(f"before {listed(f'`{command}`' for command in duty.before)}")
    if duty.after:
        told.append(f"after {listed((f'`{one}`' for one in duty.after), 'or')}")
    if duty.not_by is not None:
        told.append(f"by another person than `{duty.not_by}`")
    if duty.instead_of is not None:
        told.append(f"or else `{duty.instead_of}`")
    if duty.optional:
        told.append("may be left undone")
    return f"`{duty.id}`: {duty.says} *{'; '.join(told)}.*{cites((*duty.clauses, *duty.rulings))}"
