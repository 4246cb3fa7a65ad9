"""Whether one table of a rules submission is lawful where it stands."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fifthstreet.money import Cents, format_dollars
from fifthstreet.rules.check_paytable import is_progressive
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import AllowedTables, GameRules, Jurisdiction
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.streets import DealScript
from fifthstreet.rules.submissions import RulesSubmission, TableRules
from fifthstreet.rules.wagers import BestAtTable, Posted, Slot, Wager


class _At(msgspec.Struct, frozen=True, kw_only=True):
    """One table with all that is said of its game."""

    table: TableRules
    game: Game
    rules: GameRules
    jurisdiction: Jurisdiction
    rulebook: Rulebook
    own: tuple[Paytable, ...]
    path: str

    def defect(self, field: str, sentence: str, *, by: object = None) -> Defect:
        """A defect of this table under the clauses of whatever rule it breaks."""
        return Defect(
            path=f"{self.path}.{field}",
            sentence=sentence,
            clauses=getattr(by, "clauses", ()),
            rulings=getattr(by, "rulings", ()),
        )


def check_table(
    table: TableRules, submission: RulesSubmission, rulebook: Rulebook, jurisdiction: Jurisdiction, *, path: str
) -> Iterator[Defect]:
    """Every defect of one table."""
    game = rulebook.games.get(table.game)
    if game is None:
        sentence = f"'{table.game}' is no game; there is {', '.join(rulebook.games)}."
        yield Defect(path=f"{path}.game", sentence=sentence)
        return
    rules = jurisdiction.rules_of(table.game)
    if rules is None:
        allowed = ", ".join(rules.game for rules in jurisdiction.game)
        sentence = f"{jurisdiction.name} does not allow {game.name}; it allows {allowed}."
        yield Defect(path=f"{path}.game", sentence=sentence)
        return
    at = _At(
        table=table,
        game=game,
        rules=rules,
        jurisdiction=jurisdiction,
        rulebook=rulebook,
        own=submission.paytable,
        path=path,
    )
    yield from _seat_defects(at)
    yield from _dealing_defects(at)
    yield from _limit_defects(at)
    yield from _offer_defects(at)
    yield from _paytable_defects(at)
    yield from _group_defects(at)
    yield from _setting_defects(at)
    yield from _approval_defects(at)


def offered_wagers(table: TableRules, game: Game) -> tuple[Wager, ...]:
    """The wagers a table offers: those with posted limits or a progressive pay table, and all that follow from them."""
    slots = {slot.id: slot for slot in game.slot}
    paid = {wager for slot in table.paytables if slot in slots for wager in slots[slot].wagers}
    return tuple(
        wager
        for wager in game.wager
        if (wager.id in table.limits if isinstance(wager.amount, Posted) and not _by_link(wager, game) else True)
        and (wager.id in paid if _by_link(wager, game) else True)
    )


def _by_link(wager: Wager, game: Game) -> bool:
    """Whether a progressive link sets the wager's amount, so that the table posts none."""
    return any(wager.id in slot.wagers and is_progressive(game, slot) for slot in game.slot)


def setting_of(table: TableRules, game: Game, rules: GameRules, name: str) -> Scalar | None:
    """What holds at a table: what the submission says, else the jurisdiction, else the game; none if unknown."""
    if name in table.settings:
        return table.settings[name]
    for decided in rules.decided:
        if decided.setting == name:
            return decided.value
    return next((setting.default for setting in game.setting if setting.id == name), None)


def _seat_defects(at: _At) -> Iterator[Defect]:
    seats, hands = at.rules.seats, at.rules.hands
    if not 1 <= at.table.seats <= seats.max:
        sentence = f"{at.game.name} is played with 1 to {seats.max} seats there, not {at.table.seats}."
        yield at.defect("seats", sentence, by=seats)
    if not 1 <= at.table.hands_per_player <= hands.max:
        most = "one hand only" if hands.max == 1 else f"1 to {hands.max} hands"
        sentence = f"a player plays {most} of {at.game.name} there, not {at.table.hands_per_player}."
        yield at.defect("hands_per_player", sentence, by=hands)


def _dealing_defects(at: _At) -> Iterator[Defect]:
    scripts = {deal.procedure: deal for deal in at.game.deal}
    script = scripts.get(at.table.dealing)
    if script is None:
        sentence = f"'{at.table.dealing}' is no way of dealing {at.game.name}; there is {', '.join(scripts)}."
        yield at.defect("dealing", sentence)
        return
    if at.table.dealing not in at.rules.dealing:
        allowed = ", ".join(at.rules.dealing)
        sentence = f"{at.jurisdiction.name} deals {at.game.name} by {allowed}, not by {at.table.dealing}."
        yield at.defect("dealing", sentence, by=at.rules)
    by_rule = at.table.dealing in at.rules.decks.shuffler_for
    if (script.automated or by_rule) and not at.table.equipment.shuffler:
        sentence = f"dealing by {at.table.dealing} needs a shuffling device; say shuffler = true if there is one."
        yield at.defect("equipment.shuffler", sentence, by=at.rules.decks if by_rule else script)


def _limit_defects(at: _At) -> Iterator[Defect]:
    wagers = {wager.id: wager for wager in at.game.wager}
    for name, posted in at.table.limits.items():
        field = f"limits.{name}"
        wager = wagers.get(name)
        if wager is None:
            yield at.defect(field, f"'{name}' is no wager of {at.game.name}; there is {', '.join(wagers)}.")
            continue
        if name not in at.rules.wagers:
            sentence = f"{at.jurisdiction.name} does not offer {wager.name} in {at.game.name}."
            yield at.defect(field, sentence, by=at.rules)
        if _by_link(wager, at.game):
            yield at.defect(field, f"the link sets the amount of {wager.name}; leave its limits out.")
        elif not isinstance(wager.amount, Posted):
            yield at.defect(field, f"{wager.name} follows from {wager.amount.wager}; leave its limits out.")
        else:
            yield from _posted_defects(at, wager, field)
        if posted.min > posted.max:
            sentence = f"the least wager {format_dollars(posted.min)} is over the most, {format_dollars(posted.max)}."
            yield at.defect(field, sentence)
    yield from _together_defects(at)


def _posted_defects(at: _At, wager: Wager, field: str) -> Iterator[Defect]:
    posted, amount = at.table.limits[wager.id], wager.amount
    assert isinstance(amount, Posted), f"{wager.id} has no posted limits"
    if posted.min <= 0:
        sentence = f"a wager is more than $0, not {format_dollars(posted.min)}."
        yield at.defect(f"{field}.min", sentence)
    for word, cents in (("min", posted.min), ("max", posted.max)):
        if cents % amount.unit:
            sentence = (
                f"{wager.name} is wagered in steps of {format_dollars(amount.unit)}, not {format_dollars(cents)}."
            )
            yield at.defect(f"{field}.{word}", sentence, by=wager)
    for limit in at.rules.limits:
        times = limit.wagers.get(wager.id, 0)
        if times * posted.max > limit.max:
            most = Cents(limit.max // times)
            sentence = f"{wager.name} may be {format_dollars(most)} at most, not {format_dollars(posted.max)}"
            why = f"; with what follows from it, it counts {times} times towards {format_dollars(limit.max)}"
            yield at.defect(f"{field}.max", sentence + (why if times > 1 else "") + ".", by=limit)


def _together_defects(at: _At) -> Iterator[Defect]:
    for limit in at.rules.limits:
        posted = {name: at.table.limits[name] for name in limit.wagers if name in at.table.limits}
        least = sum(limit.wagers[name] * one.min for name, one in posted.items())
        alone_over = any(limit.wagers[name] * one.max > limit.max for name, one in posted.items())
        if len(posted) > 1 and least > limit.max and not alone_over:
            named, most = ", ".join(posted), format_dollars(limit.max)
            sentence = f"the least of {named} together come to {format_dollars(Cents(least))}, over the {most} allowed."
            yield at.defect("limits", sentence, by=limit)


def _offer_defects(at: _At) -> Iterator[Defect]:
    offered = {wager.id: wager for wager in offered_wagers(at.table, at.game)}
    if not any(all(name in offered for name in way) for way in at.game.opening):
        ways = " or ".join(" and ".join(way) for way in at.game.opening)
        yield at.defect("limits", f"{at.game.name} is entered with {ways}; post its limits.", by=at.game)
    for wager in offered.values():
        for name in wager.needs:
            needed = next(other for other in at.game.wager if other.id == name)
            if name not in offered:
                sentence = f"{wager.name} is offered and needs {needed.name}, which is not."
                yield at.defect(f"limits.{wager.id}", sentence, by=wager)
        if isinstance(wager.settles, BestAtTable) and not at.table.equipment.shuffler_counts_hands:
            sentence = f"{wager.name} needs a shuffler that counts the hands dealt; say shuffler_counts_hands = true."
            yield at.defect("equipment.shuffler_counts_hands", sentence, by=wager)
        for deal in at.game.deal:
            if deal.procedure == at.table.dealing:
                yield from _deal_offer_defects(at, wager, deal)
        if _by_link(wager, at.game) and not at.table.equipment.progressive_sensors:
            sentence = f"{wager.name} needs a sensor at every position; say progressive_sensors = true."
            yield at.defect("equipment.progressive_sensors", sentence, by=wager)


def _deal_offer_defects(at: _At, wager: Wager, deal: DealScript) -> Iterator[Defect]:
    """A wager that some procedures deal cards for, or that a machine must count, is offered under those alone."""
    dealt_for = [other.procedure for other in at.game.deal for step in other.steps if step.only_with == wager.id]
    if dealt_for and deal.procedure not in dealt_for:
        sentence = f"{wager.name} is dealt by {', '.join(dealt_for)} only, not by {deal.procedure}."
        yield at.defect("dealing", sentence, by=wager)
    if isinstance(wager.settles, BestAtTable) and not deal.automated:
        sentence = f"{wager.name} needs cards dealt by the machine that counts the hands, not by {deal.procedure}."
        yield at.defect("dealing", sentence, by=wager)


def _paytable_defects(at: _At) -> Iterator[Defect]:
    slots = {slot.id: slot for slot in at.game.slot}
    offered = {wager.id for wager in offered_wagers(at.table, at.game)}
    for name in at.table.paytables:
        if name not in slots:
            sentence = f"'{name}' is no pay table slot of {at.game.name}; there is {', '.join(slots)}."
            yield at.defect(f"paytables.{name}", sentence)
    for slot in at.game.slot:
        chosen = at.table.paytables.get(slot.id)
        wagered = any(wager in offered for wager in slot.wagers)
        if chosen is None and wagered and not (slot.bonus and slot.optional):
            sentence = f"{slot.name} is offered and has no pay table; choose one of {_choices(at, slot)}."
            yield at.defect(f"paytables.{slot.id}", sentence, by=slot)
        elif chosen is not None and not wagered:
            yield at.defect(f"paytables.{slot.id}", f"{slot.name} has a pay table and is not offered.")
        elif chosen is not None:
            yield from _chosen_defects(at, slot, chosen)


def _allowed(at: _At, slot: Slot) -> AllowedTables | None:
    return next((allowed for allowed in at.rules.tables if allowed.slot == slot.id), None)


def _choices(at: _At, slot: Slot) -> str:
    allowed = _allowed(at, slot)
    return ", ".join(allowed.names) if allowed else "none"


def _chosen_defects(at: _At, slot: Slot, chosen: str) -> Iterator[Defect]:
    field = f"paytables.{slot.id}"
    allowed = _allowed(at, slot)
    if allowed is None:
        sentence = f"{at.jurisdiction.name} does not offer {slot.name} in {at.game.name}."
        yield at.defect(field, sentence, by=at.rules)
        return
    own = any(table.game == at.game.id and table.slot == slot.id and table.name == chosen for table in at.own)
    if chosen not in allowed.names and not own:
        sentence = (
            f"'{chosen}' is no pay table that {at.jurisdiction.name} lists for {slot.name}; "
            f"it lists {', '.join(allowed.names)}."
        )
        yield at.defect(field, sentence, by=allowed)
    for table in at.rulebook.table_named(at.game.id, slot.id, chosen):
        for name, value in table.settings.items():
            if setting_of(at.table, at.game, at.rules, name) != value:
                sentence = f"pay table {chosen} is for tables where {name} is {_said(value)}."
                yield at.defect(field, sentence, by=table)


def _group_defects(at: _At) -> Iterator[Defect]:
    for together in at.game.together:
        names = {slot: at.table.paytables[slot] for slot in together.slots if slot in at.table.paytables}
        if len(set(names.values())) > 1:
            said = " and ".join(f"{slot} {name}" for slot, name in names.items())
            sentence = f"{', '.join(names)} are filled by tables of one name, not by {said}."
            yield at.defect("paytables", sentence, by=together)
    offered = {wager.id: wager for wager in offered_wagers(at.table, at.game)}
    for apart in at.game.apart:
        both = [offered[name].name for name in apart.wagers if name in offered]
        if len(both) > 1:
            sentence = f"a table offers {' or '.join(both)}, not both."
            yield at.defect("limits", sentence, by=apart)


def _said(value: Scalar) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)


def _setting_defects(at: _At) -> Iterator[Defect]:
    settings = {setting.id: setting for setting in at.game.setting}
    for name, value in at.table.settings.items():
        if name not in settings:
            sentence = f"'{name}' is no setting of {at.game.name}; there is {', '.join(settings) or 'none'}."
            yield at.defect(f"settings.{name}", sentence)
        elif not any(value == allowed and type(value) is type(allowed) for allowed in settings[name].allowed):
            allowed = ", ".join(_said(value) for value in settings[name].allowed)
            sentence = f"{_said(value)} is not allowed for {name}; it is one of {allowed}."
            yield at.defect(f"settings.{name}", sentence, by=settings[name])


def _approval_defects(at: _At) -> Iterator[Defect]:
    offered = {wager.id: wager for wager in offered_wagers(at.table, at.game)}
    for wager in offered.values():
        if wager.needs_approval and not at.table.approvals.get(wager.id, "").strip():
            approval = next((one for one in at.jurisdiction.approvals if one.wager == wager.id), wager)
            sentence = f"{wager.name} needs a separate approval; give its reference under approvals.{wager.id}."
            yield at.defect(f"approvals.{wager.id}", sentence, by=approval)
    for name in at.table.approvals:
        if name not in offered:
            yield at.defect(f"approvals.{name}", f"an approval is given for '{name}', which is not offered.")
        elif not offered[name].needs_approval:
            yield at.defect(f"approvals.{name}", f"{offered[name].name} needs no separate approval.")
