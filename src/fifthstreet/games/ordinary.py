"""An ordinary table of each game: what a newcomer sits down at before any casino has filed a submission."""

from __future__ import annotations

from typing import Final

from fifthstreet.money import BasisPoints, Cents, MeterShare
from fifthstreet.rules.check_submission import check_submission
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.streets import DealScript
from fifthstreet.rules.submissions import (
    Equipment,
    Link,
    LinkTier,
    PostedLimit,
    RulesSubmission,
    TableRules,
)
from fifthstreet.rules.wagers import ByMeter, Posted, Wager

CASINO: Final = "Fifth Street"
TABLE: Final = "1"
LEAST: Final = Cents(5_00)
LEAST_AT_THE_SIDE: Final = Cents(1_00)
MOSTS: Final = tuple(Cents(100 * dollars) for dollars in (100, 75, 50, 30, 25, 20, 15, 10))
"""What the largest wager may be: the first of these that the jurisdiction's limits allow."""

PROGRESSIVE: Final = Cents(1_00)
SEED: Final = Cents(10_000_00)
RATE: Final = BasisPoints(10_00)
SMALLER_RATE: Final = BasisPoints(2_00)
"""What each further tier of a progressive gets of a wager."""

EQUIPMENT: Final = Equipment(
    shuffler=True, shuffler_counts_cards=True, shuffler_counts_hands=True, progressive_sensors=True
)
APPROVAL: Final = "play money"


def ordinary_submission(
    rulebook: Rulebook, game: str, jurisdiction: str, *, seats: int | None = None
) -> RulesSubmission:
    """A casino of one table that offers every wager it may, each by the first pay table that is listed."""
    rules = rulebook.jurisdictions[jurisdiction].rules_of(game)
    assert rules is not None, f"{jurisdiction} does not allow {game}"
    for most in MOSTS:
        submission = _submission(rulebook, rules, jurisdiction, seats=seats or rules.seats.max, most=most)
        if not any(not defect.warning for defect in check_submission(submission, rulebook)):
            return submission
    message = f"no table of {game} is lawful in {jurisdiction}"
    raise AssertionError(message)


def _submission(rulebook: Rulebook, rules: GameRules, jurisdiction: str, *, seats: int, most: Cents) -> RulesSubmission:
    game = rulebook.games[rules.game]
    offered = _offered(game, rules)
    tables = {
        slot.id: allowed.names[0]
        for slot in game.slot
        for allowed in rules.tables
        if allowed.slot == slot.id and allowed.names and any(wager in offered for wager in slot.wagers)
    }
    posted = {
        name: PostedLimit(min=LEAST_AT_THE_SIDE if _at_the_side(game, wager) else LEAST, max=most)
        for name, wager in offered.items()
        if isinstance(wager.amount, Posted) and not isinstance(wager.settles, ByMeter)
    }
    table = TableRules(
        id=TABLE,
        game=game.id,
        seats=seats,
        hands_per_player=rules.hands.max,
        dealing=_dealing(game, rules).procedure,
        equipment=EQUIPMENT,
        limits=posted,
        paytables=tables,
        approvals={name: APPROVAL for name, wager in offered.items() if wager.needs_approval},
    )
    progressive = next((wager for wager in offered.values() if isinstance(wager.settles, ByMeter)), None)
    links: tuple[Link, ...] = ()
    if progressive is not None and isinstance(progressive.settles, ByMeter):
        slot = progressive.settles.slot
        links = (_link(rulebook.table_named(game.id, slot, tables[slot])[0], rules),)
    return RulesSubmission(casino=CASINO, jurisdiction=jurisdiction, table=(table,), link=links)


def _offered(game: Game, rules: GameRules) -> dict[str, Wager]:
    """Every wager that the jurisdiction lets a table offer; of wagers that keep apart, the last."""
    apart = {name for one in game.apart for name in one.wagers if name != one.wagers[-1]}
    return {wager.id: wager for wager in game.wager if wager.id in rules.wagers and wager.id not in apart}


def _at_the_side(game: Game, wager: Wager) -> bool:
    """Whether a wager stands beside those with which a round is entered."""
    return not any(wager.id in way for way in game.opening)


def _dealing(game: Game, rules: GameRules) -> DealScript:
    """A machine's packets where there are any, for some wagers are dealt by machine alone."""
    allowed = [deal for deal in game.deal if deal.procedure in rules.dealing]
    return next((deal for deal in allowed if deal.automated), allowed[0])


def _link(paytable: Paytable, rules: GameRules) -> Link:
    """A progressive of the pay table's own wager, each tier at the seed that is printed, or else the usual one."""
    tiers = dict.fromkeys(row.pays.tier for row in paytable.rows if isinstance(row.pays, MeterShare))
    seeds = rules.progressive.seeds if rules.progressive is not None else ()
    printed = {seed.tier: seed.at_least for seed in seeds if seed.paytable == paytable.name}
    return Link(
        id="progressive",
        name="Progressive",
        tables=(TABLE,),
        wager=paytable.wager or PROGRESSIVE,
        tiers=tuple(
            LinkTier(
                tier=tier,
                seed=printed.get(tier, SEED),
                reset=printed.get(tier, SEED),
                rate=SMALLER_RATE if number else RATE,
            )
            for number, tier in enumerate(tiers)
        ),
        reserve=paytable.reserve,
    )
