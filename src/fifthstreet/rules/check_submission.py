"""Whether a casino's rules submission is lawful: every defect at once, each with the clause it breaks."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

import msgspec

from fifthstreet.money import CENTS_PER_DOLLAR
from fifthstreet.rules.check_link import check_link, progressive_without_link
from fifthstreet.rules.check_paytable import check_paytable
from fifthstreet.rules.check_table import check_table
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import AllowedTables, Jurisdiction
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.submissions import House, RulesSubmission, TableRules

WINNER_ORDERS: Final = (
    "counter-clockwise from the dealer's right",
    "in the order of the dealer's keys",
    "shared equally",
)
"""How the house may settle two winners of one meter at once."""

CHOICE_SECONDS: Final = range(5, 601)
"""How long a player may be given to choose."""

SEVERAL: Final = 2

ID: Final = re.compile(r"[A-Za-z0-9]+(?:[._-]+[A-Za-z0-9]+)*")
"""What an id is made of, so that a round's id can be written after its table's."""

STRUCK: Final = "before"
"""The text of a jurisdiction whose words an amendment struck."""


def check_submission(submission: RulesSubmission, rulebook: Rulebook) -> tuple[Defect, ...]:
    """Every defect of a rules submission; warnings are among them and refuse nothing."""
    defects = list(_heading_defects(submission))
    defects += _house_defects(submission.house)
    jurisdiction = rulebook.jurisdictions.get(submission.jurisdiction)
    if jurisdiction is None:
        allowed = ", ".join(rulebook.jurisdictions)
        sentence = f"'{submission.jurisdiction}' is no jurisdiction; there is {allowed}."
        return (*defects, Defect(path="jurisdiction", sentence=sentence))
    if jurisdiction.text == STRUCK:
        sentence = f"{jurisdiction.name} is a text no longer in force; a table opened today follows the text after it."
        defects.append(Defect(path="jurisdiction", sentence=sentence, rulings=("R3",), warning=True))
    for place, own in enumerate(submission.paytable, start=1):
        defects += _own_defects(own, submission, rulebook, jurisdiction, f"paytable[{place}]")
    for place, table in enumerate(submission.table, start=1):
        defects += check_table(table, submission, rulebook, jurisdiction, path=f"table[{place}]")
    for place, link in enumerate(submission.link, start=1):
        defects += check_link(link, submission, rulebook, jurisdiction, path=f"link[{place}]")
    return tuple(dict.fromkeys((*defects, *progressive_without_link(submission))))


def _heading_defects(submission: RulesSubmission) -> Iterator[Defect]:
    if not submission.casino.strip():
        yield Defect(path="casino", sentence="a submission names its casino.")
    if not submission.table:
        yield Defect(path="table", sentence="a casino has at least one table.")
    for what, ids in (
        ("table", [table.id for table in submission.table]),
        ("link", [link.id for link in submission.link]),
    ):
        for place, name in enumerate(ids, start=1):
            if not name.strip():
                yield Defect(path=f"{what}[{place}].id", sentence=f"a {what} has an id of its own.")
            elif not ID.fullmatch(name):
                sentence = f"'{name}' is no id; one is of letters and digits, with '-', '_' or '.' between them."
                yield Defect(path=f"{what}[{place}].id", sentence=sentence)
            elif name in ids[: place - 1]:
                yield Defect(
                    path=f"{what}[{place}].id", sentence=f"there are two {what}s '{name}'; each id is used once."
                )


def _house_defects(house: House) -> Iterator[Defect]:
    if house.simultaneous_winners not in WINNER_ORDERS:
        allowed = "; ".join(WINNER_ORDERS)
        sentence = f"'{house.simultaneous_winners}' is no order of winners; one of: {allowed}."
        yield Defect(path="house.simultaneous_winners", sentence=sentence, rulings=("R30",))
    if house.choice_seconds not in CHOICE_SECONDS:
        sentence = (
            f"a player has {CHOICE_SECONDS.start} to {CHOICE_SECONDS.stop - 1} seconds to choose, "
            f"not {house.choice_seconds}."
        )
        yield Defect(path="house.choice_seconds", sentence=sentence, rulings=("R43",))
    if house.variance_alarm < CENTS_PER_DOLLAR:
        sentence = "the alarm between meter and sign sounds at $1 or more."
        yield Defect(path="house.variance_alarm", sentence=sentence)


def _own_defects(
    own: Paytable, submission: RulesSubmission, rulebook: Rulebook, jurisdiction: Jurisdiction, path: str
) -> Iterator[Defect]:
    game = rulebook.games.get(own.game)
    if game is None:
        sentence = f"'{own.game}' is no game; there is {', '.join(rulebook.games)}."
        yield Defect(path=f"{path}.game", sentence=sentence)
        return
    if own.source != "operator":
        sentence = 'a casino\'s own pay table says source = "operator".'
        yield Defect(path=f"{path}.source", sentence=sentence)
    if any(table.name == own.name for table in rulebook.tables_of(own.game, own.slot)):
        sentence = f"'{own.name}' is a printed pay table of {game.name}; give your own another name."
        yield Defect(path=f"{path}.name", sentence=sentence)
    twins = [other for other in submission.paytable if other.key == own.key]
    if len(twins) >= SEVERAL and twins[0] is not own:
        yield Defect(path=f"{path}.name", sentence=f"there are two pay tables '{own.key}'; each is given once.")
    yield from check_paytable(msgspec.structs.replace(own, source="operator"), game, path=path)
    yield from _supply_defects(own, game, rulebook, jurisdiction, path)
    if not any(_uses(table, own) for table in submission.table):
        yield Defect(path=path, sentence=f"no table uses the pay table '{own.name}'.", warning=True)


def _uses(table: TableRules, own: Paytable) -> bool:
    return table.game == own.game and table.paytables.get(own.slot) == own.name


def _supply_defects(
    own: Paytable, game: Game, rulebook: Rulebook, jurisdiction: Jurisdiction, path: str
) -> Iterator[Defect]:
    """Whether the jurisdiction lets a casino bring a table for the slot, and pay by it what this one pays."""
    rules = jurisdiction.rules_of(own.game)
    if rules is None:
        sentence = f"{jurisdiction.name} does not allow {game.name}, so no pay table can be brought for it."
        yield Defect(path=f"{path}.game", sentence=sentence)
        return
    for allowed in rules.tables:
        if allowed.slot == own.slot and not allowed.operator_may_supply:
            sentence = f"{jurisdiction.name} prints the pay tables of {own.slot}; a casino may not bring its own."
            yield Defect(path=f"{path}.slot", sentence=sentence, clauses=allowed.clauses, rulings=allowed.rulings)
        elif allowed.slot == own.slot and any(slot.id == own.slot and slot.bonus for slot in game.slot):
            yield from _bonus_defects(own, rulebook, allowed, path)


def _bonus_defects(own: Paytable, rulebook: Rulebook, allowed: AllowedTables, path: str) -> Iterator[Defect]:
    """A bonus is given for the hands that its printed example names; the casino decides the amounts alone."""
    printed = [row.hand for table in rulebook.tables_of(own.game, own.slot) for row in table.rows]
    for place, row in enumerate(own.rows, start=1):
        if row.hand not in printed:
            sentence = f"'{row.hand}' earns no bonus; it is given for {' or '.join(printed)}."
            yield Defect(
                path=f"{path}.rows[{place}].hand", sentence=sentence, clauses=allowed.clauses, rulings=allowed.rulings
            )
