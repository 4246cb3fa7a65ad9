"""Every table that the rulebook lets a casino open: each game, jurisdiction, way of dealing and pay table."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final, NamedTuple

from msgspec.structs import replace

from fifthstreet.games import catalogue
from fifthstreet.games.ordinary import APPROVAL, EQUIPMENT, LEAST, LEAST_AT_THE_SIDE, MOSTS, RATE, SEED
from fifthstreet.money import BasisPoints, Cents, MeterShare
from fifthstreet.round import STREETS, Terms, terms_of
from fifthstreet.rules.check_link import progressive_slot
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.paytables import Paytable, PaytableRow
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.streets import DealScript
from fifthstreet.rules.submissions import Link, LinkTier, PostedLimit, RulesSubmission, TableRules
from fifthstreet.rules.wagers import BestAtTable, ByMeter, Posted, Slot, Wager

TABLE: Final = "1"
OWN: Final = "own"
LARGEST: Final = (*MOSTS, LEAST, LEAST_AT_THE_SIDE)
"""What a posted limit is: the first of these that the jurisdiction's limits allow."""


class Subject(NamedTuple):
    """One table of one casino, as a law of the engine is tried on it."""

    name: str
    submission: RulesSubmission

    def __str__(self) -> str:
        """Print it as a test's id."""
        return self.name


@cache
def subjects() -> tuple[Subject, ...]:
    """Every game in every jurisdiction by every way of dealing, so often that each pay table is in use at least once.

    Every other table departs from the settings that hold when nobody says anything, so that these are in use too.
    """
    return tuple(
        subject
        for jurisdiction in catalogue.JURISDICTIONS
        for rules in catalogue.jurisdiction(jurisdiction).game
        for dealing in rules.dealing
        for subject in _at(jurisdiction, rules, dealing)
    )


@cache
def playable() -> tuple[Subject, ...]:
    """The subjects whose steps the engine has."""
    return tuple(
        subject
        for subject in subjects()
        if subject.submission.table[0].game != "blackjack" or catalogue.steps("blackjack") is not STREETS
    )


@cache
def one_of_each() -> tuple[Subject, ...]:
    """Of every game in every jurisdiction, two tables: one with the usual settings and one that departs from them."""
    found: dict[tuple[str, str, bool], Subject] = {}
    for subject in playable():
        (table,) = subject.submission.table
        found.setdefault((table.game, subject.submission.jurisdiction, bool(table.settings)), subject)
    return tuple(found.values())


def terms_at(subject: Subject) -> Terms:
    """What holds at the table of a subject."""
    (table,) = subject.submission.table
    return terms_of(catalogue.rulebook(), subject.submission, table, steps=catalogue.steps(table.game))


def _at(jurisdiction: str, rules: GameRules, dealing: str) -> Iterator[Subject]:
    game = catalogue.game(rules.game)
    script = next(deal for deal in game.deal if deal.procedure == dealing)
    most = max((len(allowed.names) for allowed in rules.tables), default=1)
    apart = max((len(one.wagers) for one in game.apart), default=1)
    for number in range(2 * most * apart):
        offered = _offered(game, rules, script, number // (2 * most))
        yield Subject(
            name=f"{game.id} in {jurisdiction}, {dealing}, {number + 1}",
            submission=_lawful(jurisdiction, rules, script, offered, number),
        )


def _lawful(
    jurisdiction: str, rules: GameRules, script: DealScript, offered: dict[str, Wager], number: int
) -> RulesSubmission:
    """The table of a number, its wagers as large as the limits let them be."""
    game = catalogue.game(rules.game)
    mosts = {wager.id: 0 for wager in game.wager}
    while True:
        table, own = _table(rules, script, offered, {name: LARGEST[one] for name, one in mosts.items()}, number)
        submission = RulesSubmission(
            casino="Conformance",
            jurisdiction=jurisdiction,
            table=(table,),
            link=tuple(_links(game, rules, table.paytables, number)),
            paytable=own,
        )
        defects = [defect for defect in check_submission(submission, catalogue.rulebook()) if not defect.warning]
        if not defects:
            return submission
        for defect in defects:
            name = defect.path.removeprefix("table[1].limits.").removesuffix(".max")
            assert name in mosts, f"{game.id} in {jurisdiction} by {script.procedure}, {number}: {defect}"
            mosts[name] += 1
            assert mosts[name] < len(LARGEST), f"no limit of {name} is lawful: {defect}"


def _table(
    rules: GameRules, script: DealScript, offered: dict[str, Wager], mosts: dict[str, Cents], number: int
) -> tuple[TableRules, tuple[Paytable, ...]]:
    game = catalogue.game(rules.game)
    own: tuple[Paytable, ...] = ()
    paytables: dict[str, str] = {}
    for slot in game.slot:
        allowed = next((one for one in rules.tables if one.slot == slot.id), None)
        if allowed is None or not any(name in offered for name in slot.wagers):
            continue
        if allowed.names:
            paytables[slot.id] = allowed.names[number // 2 % len(allowed.names)]
        else:
            own += (_own(game, slot),)
            paytables[slot.id] = OWN
    posted = [
        name
        for name, wager in offered.items()
        if isinstance(wager.amount, Posted) and not isinstance(wager.settles, ByMeter)
    ]
    opening = {name for way in game.opening for name in way}
    table = TableRules(
        id=TABLE,
        game=game.id,
        seats=rules.seats.max,
        hands_per_player=rules.hands.max,
        dealing=script.procedure,
        equipment=EQUIPMENT,
        limits={
            name: PostedLimit(min=min(LEAST if name in opening else LEAST_AT_THE_SIDE, mosts[name]), max=mosts[name])
            for name in posted
        },
        paytables=paytables,
        settings=_settings(game, paytables, number),
        approvals={name: APPROVAL for name, wager in offered.items() if wager.needs_approval},
    )
    return table, own


def _offered(game: Game, rules: GameRules, script: DealScript, which: int) -> dict[str, Wager]:
    """Every wager that may be offered so dealt; of wagers that keep apart, one of them."""
    left_out = {name for one in game.apart for place, name in enumerate(one.wagers) if place != which}
    dealt_for = {step.only_with for deal in game.deal for step in deal.steps if step.only_with is not None}
    dealt = {step.only_with for step in script.steps}
    for wager in game.wager:
        by_machine = isinstance(wager.settles, BestAtTable) and not script.automated
        if (wager.id in dealt_for and wager.id not in dealt) or by_machine:
            left_out.add(wager.id)
    return {wager.id: wager for wager in game.wager if wager.id in rules.wagers and wager.id not in left_out}


def _settings(game: Game, paytables: dict[str, str], number: int) -> dict[str, Scalar]:
    """What the pay tables ask for and, at every other table, whatever else may be decided."""
    settings: dict[str, Scalar] = {}
    if number % 2:
        for place, setting in enumerate(game.setting):
            settings[setting.id] = setting.allowed[(number // 2 + place + 1) % len(setting.allowed)]
    for slot, name in paytables.items():
        for table in catalogue.rulebook().table_named(game.id, slot, name):
            settings |= table.settings
    return settings


def _links(game: Game, rules: GameRules, paytables: dict[str, str], number: int) -> Iterator[Link]:
    slot = progressive_slot(game)
    if slot is None or slot.id not in paytables:
        return
    (table,) = catalogue.rulebook().table_named(game.id, slot.id, paytables[slot.id])
    assert rules.progressive is not None, f"{game.id} has a progressive"
    amounts = rules.progressive.amounts
    wager = amounts[number // 2 % len(amounts)] if amounts else Cents(100 * (1 + number % 3))
    if table.wager is not None and not table.amounts_scale:
        wager = table.wager
    tiers = tuple(dict.fromkeys(row.pays.tier for row in table.rows if isinstance(row.pays, MeterShare)))
    yield Link(
        id="link",
        name="Link",
        tables=(TABLE,),
        wager=wager,
        tiers=tuple(
            LinkTier(tier=tier, seed=SEED, reset=SEED, rate=BasisPoints(RATE + 25 * place))
            for place, tier in enumerate(tiers)
        ),
        reserve=table.reserve or BasisPoints(100 * (number % 3)),
    )


def _own(game: Game, slot: Slot) -> Paytable:
    """A table of the casino's own, where none is printed: its first hand wins."""
    shared = next(table for table in catalogue.paytables(game.id) if table.slot == slot.id)
    rows = tuple(PaytableRow(hand=row.hand, pays=row.pays) for row in shared.rows)
    return replace(shared, name=OWN, source="operator", rows=rows, clauses=(), rulings=())
