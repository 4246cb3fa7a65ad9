"""Lays the table that the heading of a ``.round`` file describes, if it is lawful where it stands."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

import msgspec

from fifthstreet.money import BasisPoints, Cents, Loses, Push
from fifthstreet.round import commands as asked
from fifthstreet.round.amounts import OPENING
from fifthstreet.round.steps import Steps
from fifthstreet.round.terms import Terms, terms_of
from fifthstreet.round.text.file import CommandLine, OwnTable, RoundFile
from fifthstreet.round.text.mistakes import Mistakes, meant, shown
from fifthstreet.rules.check_link import progressive_slot
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.check_table import offered_wagers
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.submissions import Equipment, Link, LinkTier, RulesSubmission, TableRules

TABLE: Final = "1"
CASINO: Final = "Fifth Street"
LINK: Final = "link"
EQUIPMENT: Final = Equipment(
    shuffler=True, shuffler_counts_cards=True, shuffler_counts_hands=True, progressive_sensors=True
)
APPROVAL: Final = "taken as given"

_PATH: Final = re.compile(r"(table|link|paytable)\[(\d+)\](?:\.(\w+))?(?:\[(\d+)\])?(?:\.([\w -]+))?")


def lay(file: RoundFile, rulebook: Rulebook, steps: Callable[[str], Steps]) -> Terms:
    """What holds at the file's table; every reason why no such table may be opened is told at once."""
    mistakes = Mistakes()
    if file.jurisdiction not in rulebook.jurisdictions:
        hint = meant(file.jurisdiction, rulebook.jurisdictions)
        mistakes.add(_line(file, "round"), f"{shown(file.jurisdiction)} is no jurisdiction; {hint}")
    if file.game not in rulebook.games:
        mistakes.add(_line(file, "round"), f"{shown(file.game)} is no game; {meant(file.game, rulebook.games)}")
    mistakes.refuse()
    game, there = rulebook.games[file.game], rulebook.jurisdictions[file.jurisdiction]
    rules = there.rules_of(file.game)
    if rules is None:
        allowed = ", ".join(one.game for one in there.game)
        mistakes.add(_line(file, "round"), f"{there.name} does not allow {game.name}; it allows {allowed}.")
        mistakes.refuse()
    assert rules is not None, "a game that is not allowed is refused"
    submission = submission_of(file, game, rules)
    for defect in check_submission(submission, rulebook):
        if not defect.warning:
            mistakes.add(line_of(file, defect.path), _told(defect, game))
    mistakes.refuse()
    (table,) = submission.table
    return terms_of(rulebook, submission, table, steps=steps(game.id))


def submission_of(file: RoundFile, game: Game, rules: GameRules) -> RulesSubmission:
    """The casino of one table that the heading describes, its machines and approvals taken as given."""
    allowed = (deal.procedure for deal in game.deal if deal.procedure in rules.dealing)
    table = TableRules(
        id=TABLE,
        game=game.id,
        seats=file.seats if file.seats is not None else rules.seats.max,
        hands_per_player=file.hands,
        dealing=file.dealing if file.dealing is not None else next(allowed),
        equipment=EQUIPMENT,
        limits={line.wager: line.limit for line in file.limits},
        paytables={line.slot: line.name for line in file.tables},
        settings={line.setting: line.value for line in file.settings},
    )
    table = msgspec.structs.replace(table, paytables={**table.paytables, **_idle_tables(file, table, game, rules)})
    needing = [wager.id for wager in offered_wagers(table, game) if wager.needs_approval]
    return RulesSubmission(
        casino=CASINO,
        jurisdiction=file.jurisdiction,
        table=(msgspec.structs.replace(table, approvals=dict.fromkeys(needing, APPROVAL)),),
        link=_links(file),
        paytable=tuple(own_table(game, own) for own in file.own),
    )


def _idle_tables(file: RoundFile, table: TableRules, game: Game, rules: GameRules) -> dict[str, str]:
    """For slots of which no wager is bet in the round, and which the file therefore need not fill, any pay table."""
    commands = [line.command for line in file.course if isinstance(line, CommandLine)]
    bet = {command.wager for command in commands if isinstance(command, asked.PlaceWager)}
    if any(isinstance(command, asked.Choose) for command in commands):
        bet |= {wager.id for wager in game.wager if wager.placed != OPENING}
    offered = {wager.id for wager in offered_wagers(table, game)}
    return {
        slot.id: _name_beside(slot.id, table, game) or allowed.names[0]
        for slot in game.slot
        for allowed in rules.tables
        if slot.id == allowed.slot and slot.id not in table.paytables and allowed.names and not slot.optional
        if offered.intersection(slot.wagers) and bet and not bet.intersection(slot.wagers)
    }


def _name_beside(slot: str, table: TableRules, game: Game) -> str | None:
    """The name that fills a slot whose tables go in pairs and of which the other is named."""
    beside = {other for pair in game.together if slot in pair.slots for other in pair.slots}
    return next((name for other, name in table.paytables.items() if other in beside), None)


def own_table(game: Game, own: OwnTable) -> Paytable:
    """A pay table of the operator's own as the rules know it."""
    bonus = any(slot.id == own.slot and slot.bonus for slot in game.slot)
    otherwise = own.otherwise if own.otherwise is not None else Push() if bonus else Loses()
    return Paytable(game=game.id, slot=own.slot, name=own.name, rows=own.rows, otherwise=otherwise, source="operator")


def _links(file: RoundFile) -> tuple[Link, ...]:
    if file.link is None:
        return ()
    tiers = tuple(LinkTier(tier=one.tier, seed=one.seed, reset=one.reset, rate=one.rate) for one in file.link.tiers)
    reserve = file.link.reserve.rate if file.link.reserve is not None else BasisPoints(0)
    link = Link(id=LINK, name="Link", tables=(TABLE,), wager=Cents(file.link.wager), tiers=tiers, reserve=reserve)
    return (link,)


def _told(defect: Defect, game: Game) -> str:
    """A defect in the words of a file: where a submission has a key, a file has a line."""
    slot = progressive_slot(game)
    sentence = defect.sentence
    if slot is not None and sentence.startswith(f"table {TABLE} is joined and names no pay table"):
        sentence = f"the table is joined to a link and names no pay table; write 'table {slot.id} NAME'."
    if sentence == f"table {TABLE} offers a progressive wager and no link joins it.":
        sentence = "the table offers a progressive wager and there is no link; write 'link $1' and its tiers."
    sentence = sentence.replace(f" of table {TABLE} ", " ")
    cited = ", ".join((*defect.clauses, *defect.rulings))
    return f"{sentence} ({cited})" if cited else sentence


def line_of(file: RoundFile, path: str) -> int:
    """The line of the file that says what a path of the submission names; the first if none does."""
    match = _PATH.match(path)
    if match is None:
        return _line(file, "round")
    what, place, field, row, key = match.groups()
    if what == "paytable":
        return file.own[int(place) - 1].number
    if what == "link":
        assert file.link is not None, "what is said of a link is said of the file's"
        if field == "tiers" and row is not None:
            return file.link.tiers[int(row) - 1].number
        return file.link.reserve.number if field == "reserve" and file.link.reserve else file.link.number
    return _line_of_table(file, field, (key or "").partition(".")[0])


def _line_of_table(file: RoundFile, field: str, key: str) -> int:
    said: dict[str, int] = {}
    match field:
        case "limits":
            said = {line.wager: line.number for line in file.limits}
        case "paytables":
            said = {line.slot: line.number for line in file.tables}
        case "settings":
            said = {line.setting: line.number for line in file.settings}
        case _:
            key = {"hands_per_player": "hands"}.get(field, field)
            said = file.places.numbers
    return said.get(key, _line(file, "round"))


def _line(file: RoundFile, what: str) -> int:
    return file.places.numbers.get(what, 1)
