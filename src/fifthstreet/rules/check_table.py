"""Whether one table of a rules submission is lawful where it stands."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec

from fifthstreet.money import Cents, format_dollars
from fifthstreet.rules.check_paytable import is_progressive
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.describe import listed, said, wager_name
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import AllowedTables, GameRules, Jurisdiction, WagerLimit
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.streets import DealScript
from fifthstreet.rules.submissions import Link, RulesSubmission, TableRules
from fifthstreet.rules.wagers import BestAtTable, EqualTo, Multiple, Posted, Slot, Wager

LIMIT_BINDS: Final = "limit_binds"
"""The setting, in games that have it, that says whether limits bind each wager or all of a hand together."""


class _At(msgspec.Struct, frozen=True, kw_only=True):
    """One table with all that is said of its game."""

    table: TableRules
    game: Game
    rules: GameRules
    jurisdiction: Jurisdiction
    rulebook: Rulebook
    own: tuple[Paytable, ...]
    link: Link | None
    path: str

    def defect(self, field: str, sentence: str, *, by: object = None) -> Defect:
        """A defect of this table under the clauses of whatever rule it breaks, as its own jurisdiction prints them."""
        clauses: tuple[str, ...] = getattr(by, "clauses", ())
        spoken = [clause for clause in clauses if clause.partition("-")[0] in self.jurisdiction.documents]
        return Defect(
            path=f"{self.path}.{field}",
            sentence=sentence,
            clauses=tuple(dict.fromkeys(spoken)),
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
        link=linked_to(table, submission),
        path=path,
    )
    yield from _seat_defects(at)
    yield from _dealing_defects(at)
    yield from _equipment_defects(at)
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


def limits_at(table: TableRules, game: Game, rules: GameRules) -> tuple[WagerLimit, ...]:
    """The limits that bind at a table: each as printed, or all as one where it binds a hand's wagers together."""
    setting = next((setting for setting in game.setting if setting.id == LIMIT_BINDS), None)
    if setting is None or not rules.limits or setting_of(table, game, rules, LIMIT_BINDS) == setting.default:
        return rules.limits
    return (
        WagerLimit(
            wagers={name: times for limit in rules.limits for name, times in limit.wagers.items()},
            max=max(limit.max for limit in rules.limits),
            clauses=tuple(dict.fromkeys(clause for limit in rules.limits for clause in limit.clauses)),
            rulings=tuple(dict.fromkeys(ruling for limit in rules.limits for ruling in limit.rulings)),
        ),
    )


def linked_to(table: TableRules, submission: RulesSubmission) -> Link | None:
    """The progressive link that a table is joined to, if any."""
    return next((link for link in submission.link if table.id in link.tables), None)


def _seat_defects(at: _At) -> Iterator[Defect]:
    seats, hands = at.rules.seats, at.rules.hands
    if not 1 <= at.table.seats <= seats.max:
        sentence = f"{at.game.name} has 1 to {seats.max} seats in {at.jurisdiction.name}, not {at.table.seats}."
        yield at.defect("seats", sentence, by=seats)
    if not 1 <= at.table.hands_per_player <= hands.max:
        most = "one hand" if hands.max == 1 else f"1 to {hands.max} hands"
        sentence = (
            f"in {at.jurisdiction.name} a player plays {most} of {at.game.name}, not {at.table.hands_per_player}."
        )
        yield at.defect("hands_per_player", sentence, by=hands)
    elif 1 <= at.table.seats < at.table.hands_per_player:
        sentence = (
            f"each hand of a player takes a position; {at.table.hands_per_player} hands do not fit "
            f"a table of {at.table.seats}."
        )
        yield at.defect("hands_per_player", sentence, by=hands)


def _dealing_defects(at: _At) -> Iterator[Defect]:
    scripts = {deal.procedure: deal for deal in at.game.deal}
    script = scripts.get(at.table.dealing)
    if script is None:
        sentence = f"'{at.table.dealing}' is no way of dealing {at.game.name}; there is {', '.join(scripts)}."
        yield at.defect("dealing", sentence)
        return
    if at.table.dealing not in at.rules.dealing:
        allowed = listed((f"'{procedure}'" for procedure in at.rules.dealing), "or")
        sentence = f"{at.jurisdiction.name} deals {at.game.name} by {allowed}, not by '{at.table.dealing}'."
        yield at.defect("dealing", sentence, by=at.rules)
    by_rule = at.table.dealing in at.rules.decks.shuffler_for
    if (script.automated or by_rule) and not at.table.equipment.shuffler:
        sentence = f"dealing by '{at.table.dealing}' needs a shuffling device; say shuffler = true if there is one."
        yield at.defect("equipment.shuffler", sentence, by=at.rules.decks if by_rule else script)


def _equipment_defects(at: _At) -> Iterator[Defect]:
    """A shuffling device that counts is a shuffling device."""
    equipment = at.table.equipment
    counting = {
        "shuffler_counts_cards": equipment.shuffler_counts_cards,
        "shuffler_counts_hands": equipment.shuffler_counts_hands,
    }
    for field, counts in counting.items():
        if counts and not equipment.shuffler:
            sentence = f"{field} is said of a table without a shuffling device; say shuffler = true if there is one."
            yield at.defect(f"equipment.{field}", sentence)


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
            of = wager_name(at.game, wager.amount.wager)
            yield at.defect(field, f"{wager.name} follows from {of}; leave its limits out.")
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
    counted = [(limit, _times_counted(limit, wager, at.game)) for limit in limits_at(at.table, at.game, at.rules)]
    bounds = [(limit.max // times // amount.unit * amount.unit, times, limit) for limit, times in counted if times]
    if bounds and posted.max > min(bounds, key=_first)[0]:
        most, times, limit = min(bounds, key=_first)
        sentence = f"{wager.name} may be {format_dollars(Cents(most))} at most, not {format_dollars(posted.max)}"
        why = f"; with what must follow it, it counts {times} times towards {format_dollars(limit.max)}"
        yield at.defect(f"{field}.max", sentence + (why if times > 1 else "") + ".", by=limit)


def _times_counted(limit: WagerLimit, wager: Wager, game: Game) -> int:
    """How many times a posted wager counts towards a limit, with the least of every wager that its amount decides."""
    follows = {wager.id: 1}
    for other in game.wager:
        match other.amount:
            case EqualTo(wager=name) if name == wager.id:
                follows[other.id] = 1
            case Multiple(wager=name, times=times) if name == wager.id:
                follows[other.id] = min(times)
            case _:
                pass
    return sum(times * follows.get(name, 0) for name, times in limit.wagers.items())


def _first(bound: tuple[int, int, WagerLimit]) -> int:
    return bound[0]


def _together_defects(at: _At) -> Iterator[Defect]:
    """Wagers that one limit binds together must at least fit at their least."""
    wagers = {wager.id: wager for wager in at.game.wager}
    for limit in limits_at(at.table, at.game, at.rules):
        least = {name: _least(at, wagers[name], limit) for name in limit.wagers}
        counted = {wagers[name].name: cents for name, cents in least.items() if cents}
        alone_over = any(
            _times_counted(limit, wagers[name], at.game) * posted.max > limit.max
            for name, posted in at.table.limits.items()
            if name in wagers
        )
        if len(counted) > 1 and sum(counted.values()) > limit.max and not alone_over:
            named = listed(f"{name} {format_dollars(cents)}" for name, cents in counted.items())
            sentence = (
                f"at their least the wagers come to {format_dollars(Cents(sum(counted.values())))} "
                f"({named}, each with what must follow it); together they may be {format_dollars(limit.max)} at most."
            )
            yield at.defect("limits", sentence, by=limit)


def _least(at: _At, wager: Wager, limit: WagerLimit) -> Cents:
    """What a wager adds to a limit at its least: nothing if the table posts no amount for it."""
    times = _times_counted(limit, wager, at.game)
    if wager.id in at.table.limits and isinstance(wager.amount, Posted):
        return Cents(times * at.table.limits[wager.id].min)
    by_link = _by_link(wager, at.game) and wager in offered_wagers(at.table, at.game)
    return Cents(times * at.link.wager) if by_link and at.link is not None else Cents(0)


def _offer_defects(at: _At) -> Iterator[Defect]:
    offered = {wager.id: wager for wager in offered_wagers(at.table, at.game)}
    if not any(all(name in offered for name in way) for way in at.game.opening):
        ways = " or ".join(" and ".join(way) for way in at.game.opening)
        yield at.defect("limits", f"{at.game.name} is entered with {ways}; post its limits.", by=at.game)
    for wager in offered.values():
        for name in wager.needs:
            needed = next(other for other in at.game.wager if other.id == name)
            if name not in offered and isinstance(wager.amount, Posted):
                sentence = f"{wager.name} is offered and needs {needed.name}, which is not."
                yield at.defect(f"limits.{wager.id}", sentence, by=wager)
        if isinstance(wager.settles, BestAtTable) and not at.table.equipment.shuffler_counts_hands:
            sentence = f"{wager.name} needs a shuffler that counts the hands dealt; say shuffler_counts_hands = true."
            yield at.defect("equipment.shuffler_counts_hands", sentence, by=wager)
        for deal in at.game.deal:
            if deal.procedure == at.table.dealing:
                yield from _deal_offer_defects(at, wager, deal)
        if wager.collected_at_no_more_bets and not at.table.equipment.progressive_sensors:
            sentence = f"{wager.name} needs a sensor at every position; say progressive_sensors = true."
            yield at.defect("equipment.progressive_sensors", sentence, by=wager)


def _deal_offer_defects(at: _At, wager: Wager, deal: DealScript) -> Iterator[Defect]:
    """A wager that some procedures deal cards for, or that a machine must count, is offered under those alone."""
    dealt_for = [other.procedure for other in at.game.deal for step in other.steps if step.only_with == wager.id]
    if dealt_for and deal.procedure not in dealt_for:
        allowed = listed((f"'{procedure}'" for procedure in dealt_for), "or")
        sentence = f"{wager.name} is dealt by {allowed} only, not by '{deal.procedure}'."
        yield at.defect("dealing", sentence, by=wager)
    if isinstance(wager.settles, BestAtTable) and not deal.automated:
        sentence = f"{wager.name} needs cards dealt by the machine that counts the hands, not by '{deal.procedure}'."
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
            sentence = f"{slot.name} is offered and has no pay table; choose {_choices(_allowed(at, slot))}."
            yield at.defect(f"paytables.{slot.id}", sentence, by=slot)
        elif chosen is not None and not wagered:
            yield at.defect(f"paytables.{slot.id}", f"{slot.name} has a pay table and is not offered.")
        elif chosen is not None:
            yield from _chosen_defects(at, slot, chosen)


def _allowed(at: _At, slot: Slot) -> AllowedTables | None:
    return next((allowed for allowed in at.rules.tables if allowed.slot == slot.id), None)


def _choices(allowed: AllowedTables | None) -> str:
    """What an operator may write for a slot, as the end of a sentence."""
    own = ["one of your own"] if allowed and allowed.operator_may_supply else []
    return listed([*(allowed.names if allowed else ()), *own], "or") or "none"


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
            f"'{chosen}' is no pay table that {at.jurisdiction.name} lists for {slot.name}; choose {_choices(allowed)}."
        )
        yield at.defect(field, sentence, by=allowed)
    for table in at.rulebook.table_named(at.game.id, slot.id, chosen):
        for name, value in table.settings.items():
            if setting_of(at.table, at.game, at.rules, name) != value:
                here = said(setting_of(at.table, at.game, at.rules, name))
                sentence = f"pay table {chosen} is for tables where {name} is {said(value)}; here it is {here}."
                yield at.defect(field, sentence, by=table)


def _group_defects(at: _At) -> Iterator[Defect]:
    for together in at.game.together:
        names = {slot: at.table.paytables[slot] for slot in together.slots if slot in at.table.paytables}
        if len(set(names.values())) > 1:
            slots = listed(slot.name for slot in at.game.slot if slot.id in names)
            sentence = f"{slots} take pay tables of one name, not {listed(names.values())}."
            yield at.defect("paytables", sentence, by=together)
    offered = {wager.id: wager for wager in offered_wagers(at.table, at.game)}
    for apart in at.game.apart:
        both = [offered[name].name for name in apart.wagers if name in offered]
        if len(both) > 1:
            sentence = f"a table offers {listed(both, 'or')}, not both."
            yield at.defect("limits", sentence, by=apart)


def _setting_defects(at: _At) -> Iterator[Defect]:
    settings = {setting.id: setting for setting in at.game.setting}
    for name, value in at.table.settings.items():
        if name not in settings:
            sentence = f"'{name}' is no setting of {at.game.name}; there is {', '.join(settings) or 'none'}."
            yield at.defect(f"settings.{name}", sentence)
        elif not any(value == allowed and type(value) is type(allowed) for allowed in settings[name].allowed):
            allowed = ", ".join(said(value) for value in settings[name].allowed)
            sentence = f"{said(value)} is not allowed for {name}; it is one of {allowed}."
            yield at.defect(f"settings.{name}", sentence, by=settings[name])
        else:
            yield from _departure_warnings(at, name, value)


def _departure_warnings(at: _At, name: str, value: Scalar) -> Iterator[Defect]:
    """What a jurisdiction decides may be decided otherwise only by its regulator, so a departure is pointed out."""
    for decided in at.rules.decided:
        if decided.setting == name and decided.value != value:
            sentence = (
                f"the rules of {at.jurisdiction.name} are read as '{said(decided.value)}'; "
                f"'{said(value)}' needs the agreement of {at.jurisdiction.regulator}."
            )
            defect = at.defect(f"settings.{name}", sentence, by=decided)
            yield msgspec.structs.replace(defect, warning=True)


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
