"""Whether a progressive link of a rules submission is lawful, and whether its games win alike."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fifthstreet.money import (
    BASIS_POINTS_PER_PERCENT,
    CENTS_PER_DOLLAR,
    BasisPoints,
    MeterShare,
    format_dollars,
    format_percent,
)
from fifthstreet.rules.check_paytable import is_progressive
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Jurisdiction, ProgressiveRule, WagerLimit
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.submissions import Link, RulesSubmission, TableRules
from fifthstreet.rules.triggers import trigger
from fifthstreet.rules.wagers import Slot


class _Joined(msgspec.Struct, frozen=True, kw_only=True):
    """One table of a link with the pay table that it brings."""

    table: TableRules
    game: Game
    rule: ProgressiveRule
    limits: tuple[WagerLimit, ...]
    paytable: Paytable


def check_link(
    link: Link, submission: RulesSubmission, rulebook: Rulebook, jurisdiction: Jurisdiction, *, path: str
) -> Iterator[Defect]:
    """Every defect of one link; a difference in how often its games win is a warning."""
    yield from _table_defects(link, submission, rulebook, path)
    yield from _rate_defects(link, path)
    joined = tuple(_joined(link, submission, rulebook, jurisdiction))
    for one in joined:
        yield from _wager_defects(link, one, path)
        yield from _limit_defects(link, one, path)
        yield from _tier_defects(link, one, path)
        yield from _seed_defects(link, one, path)
        yield from _reserve_defects(link, one, path)
    yield from _trigger_warnings(joined, path)


def progressive_without_link(submission: RulesSubmission) -> Iterator[Defect]:
    """Tables that name a progressive pay table and are joined to no link."""
    linked = {table for link in submission.link for table in link.tables}
    for place, table in enumerate(submission.table, start=1):
        if "progressive" in table.paytables and table.id not in linked:
            sentence = f"table {table.id} offers a progressive wager and no link joins it."
            yield Defect(path=f"table[{place}].paytables.progressive", sentence=sentence, rulings=("R28",))


def progressive_slot(game: Game) -> Slot | None:
    """The slot of a game that a meter pays; none if it has no progressive."""
    return next((slot for slot in game.slot if is_progressive(game, slot)), None)


def _table_defects(link: Link, submission: RulesSubmission, rulebook: Rulebook, path: str) -> Iterator[Defect]:
    tables = {table.id: table for table in submission.table}
    if not link.tables:
        yield Defect(path=f"{path}.tables", sentence="a link joins at least one table.")
    for place, name in enumerate(link.tables, start=1):
        here = f"{path}.tables[{place}]"
        if name not in tables:
            sentence = f"'{name}' is no table of the casino; there is {', '.join(tables) or 'none'}."
            yield Defect(path=here, sentence=sentence)
            continue
        if name in link.tables[: place - 1]:
            yield Defect(path=here, sentence=f"table {name} is joined twice.")
        others = [other.id for other in submission.link if other.id != link.id and name in other.tables]
        if others:
            sentence = f"table {name} is joined to {link.id} and to {others[0]}; a table has one progressive."
            yield Defect(path=here, sentence=sentence, rulings=("R28",))
        game = rulebook.games.get(tables[name].game)
        slot = progressive_slot(game) if game else None
        if game and slot is None:
            yield Defect(path=here, sentence=f"table {name} deals {game.name}, which has no progressive wager.")
        elif slot and slot.id not in tables[name].paytables:
            sentence = f"table {name} is joined and names no pay table under paytables.{slot.id}."
            yield Defect(path=here, sentence=sentence)


def _joined(
    link: Link, submission: RulesSubmission, rulebook: Rulebook, jurisdiction: Jurisdiction
) -> Iterator[_Joined]:
    for table in submission.table:
        game = rulebook.games.get(table.game)
        rules = jurisdiction.rules_of(table.game)
        slot = progressive_slot(game) if game else None
        if table.id not in link.tables or game is None or rules is None or slot is None or rules.progressive is None:
            continue
        own = tuple(one for one in submission.paytable if one.game == game.id and one.slot == slot.id)
        chosen = table.paytables.get(slot.id)
        for paytable in (*rulebook.tables_of(game.id, slot.id), *own):
            if paytable.name == chosen:
                yield _Joined(table=table, game=game, rule=rules.progressive, limits=rules.limits, paytable=paytable)


def _rate_defects(link: Link, path: str) -> Iterator[Defect]:
    if not link.name.strip():
        yield Defect(path=f"{path}.name", sentence="a link has a name that its sign and meters show.")
    if link.wager <= 0 or link.wager % CENTS_PER_DOLLAR:
        sentence = f"a progressive wager is a whole number of dollars, $1 or more, not {format_dollars(link.wager)}."
        yield Defect(path=f"{path}.wager", sentence=sentence)
    names = [tier.tier for tier in link.tiers]
    for place, tier in enumerate(link.tiers, start=1):
        here = f"{path}.tiers[{place}]"
        if tier.tier in names[: place - 1]:
            yield Defect(path=f"{here}.tier", sentence=f"there are two tiers '{tier.tier}'; each meter is named once.")
        if tier.rate == 0:
            sentence = f"the {tier.tier} would never grow; its rate of progression is more than 0%."
            yield Defect(path=f"{here}.rate", sentence=sentence, rulings=("R30",))
        for word, cents in (("seed", tier.seed), ("reset", tier.reset)):
            if cents <= 0:
                sentence = f"the {word} amount of the {tier.tier} is more than $0, not {format_dollars(cents)}."
                yield Defect(path=f"{here}.{word}", sentence=sentence)
    whole = BasisPoints(sum(tier.rate for tier in link.tiers) + link.reserve)
    if whole > 100 * BASIS_POINTS_PER_PERCENT:
        sentence = f"rates and reserve take {format_percent(whole)} of each wager; they are 100% at most."
        yield Defect(path=f"{path}.tiers", sentence=sentence)


def _wager_defects(link: Link, one: _Joined, path: str) -> Iterator[Defect]:
    wager, table = link.wager, one.paytable
    if one.rule.amounts and wager not in one.rule.amounts:
        allowed = " or ".join(format_dollars(amount) for amount in one.rule.amounts)
        sentence = f"the progressive of table {one.table.id} is wagered at {allowed}, not {format_dollars(wager)}."
        yield Defect(path=f"{path}.wager", sentence=sentence, clauses=one.rule.clauses, rulings=one.rule.rulings)
    elif table.wager is not None and wager != table.wager and not table.amounts_scale:
        sentence = (
            f"pay table {table.name} of table {one.table.id} is for a wager of {format_dollars(table.wager)}, "
            f"not {format_dollars(wager)}."
        )
        yield Defect(path=f"{path}.wager", sentence=sentence, clauses=table.clauses, rulings=("R28",))


def _limit_defects(link: Link, one: _Joined, path: str) -> Iterator[Defect]:
    slot = progressive_slot(one.game)
    wagers = slot.wagers if slot else ()
    for limit in one.limits:
        if any(limit.wagers.get(wager, 0) * link.wager > limit.max for wager in wagers):
            sentence = (
                f"the progressive of table {one.table.id} may be {format_dollars(limit.max)} at most, "
                f"not {format_dollars(link.wager)}."
            )
            yield Defect(path=f"{path}.wager", sentence=sentence, clauses=limit.clauses, rulings=limit.rulings)


def _tier_defects(link: Link, one: _Joined, path: str) -> Iterator[Defect]:
    paid = {row.pays.tier for row in one.paytable.rows if isinstance(row.pays, MeterShare)}
    named = {tier.tier for tier in link.tiers}
    for tier in sorted(paid - named):
        sentence = (
            f"pay table {one.paytable.name} of table {one.table.id} pays from the {tier}; give the link that tier."
        )
        yield Defect(path=f"{path}.tiers", sentence=sentence, clauses=one.paytable.clauses)
    for tier in sorted(named - paid):
        sentence = f"no row of pay table {one.paytable.name} of table {one.table.id} pays from the {tier}."
        yield Defect(path=f"{path}.tiers", sentence=sentence, clauses=one.paytable.clauses)


def _seed_defects(link: Link, one: _Joined, path: str) -> Iterator[Defect]:
    for least in one.rule.seeds:
        if least.paytable != one.paytable.name:
            continue
        for place, tier in enumerate(link.tiers, start=1):
            for word, cents in (("seed", tier.seed), ("reset", tier.reset)):
                if tier.tier == least.tier and 0 < cents < least.at_least:
                    sentence = (
                        f"the {word} amount of the {tier.tier} is at least {format_dollars(least.at_least)} "
                        f"for pay table {least.paytable}, not {format_dollars(cents)}."
                    )
                    yield Defect(
                        path=f"{path}.tiers[{place}].{word}",
                        sentence=sentence,
                        clauses=least.clauses,
                        rulings=least.rulings,
                    )


def _reserve_defects(link: Link, one: _Joined, path: str) -> Iterator[Defect]:
    if one.paytable.reserve and link.reserve != one.paytable.reserve:
        sentence = (
            f"pay table {one.paytable.name} of table {one.table.id} keeps a reserve of "
            f"{format_percent(one.paytable.reserve)}, not {format_percent(link.reserve)}."
        )
        yield Defect(path=f"{path}.reserve", sentence=sentence, clauses=one.paytable.clauses, rulings=("R31",))


def _trigger_warnings(joined: tuple[_Joined, ...], path: str) -> Iterator[Defect]:
    found = {one.table.id: trigger(one.paytable, one.game) for one in joined}
    known = {name: one for name, one in found.items() if one is not None}
    if len({one.probability for one in known.values()}) > 1:
        figures = ", ".join(f"{name} {one.hand} {one.one_in}" for name, one in known.items())
        sentence = f"the tables of this link win its highest award with different probabilities: {figures}."
        yield Defect(path=f"{path}.tables", sentence=sentence, warning=True)
