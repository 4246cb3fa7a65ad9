"""What holds at one table: a game, its jurisdiction's rules and the house's choices, looked up once and then played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec

from fifthstreet.hands import RANKINGS, hands_named
from fifthstreet.money import FixedAward, ForOdds, MeterShare, Payout
from fifthstreet.rules.check_table import limits_at, linked_to, offered_wagers, setting_of
from fifthstreet.rules.citing import citing_only
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import GameRules, WagerLimit
from fifthstreet.rules.paytables import Paytable, PaytableRow
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.streets import DealScript
from fifthstreet.rules.submissions import Link, RulesSubmission, TableRules
from fifthstreet.rules.wagers import ByMeter, EqualTo, HandOf, Multiple, Wager

if TYPE_CHECKING:
    from fifthstreet.round.steps import Steps

DECK_SIZE: Final = 52


class Row(msgspec.Struct, frozen=True, kw_only=True):
    """What one hand is paid under one pay table."""

    pays: Payout
    clauses: tuple[str, ...]
    row: PaytableRow | None
    """The printed row; none for a hand that no row names."""


class PayTerms(msgspec.Struct, frozen=True, kw_only=True):
    """One pay table in use: what it pays every hand of its ranking."""

    table: Paytable
    hand: HandOf
    """The game's named hand that it ranks."""
    pays: dict[str, Row]
    wager_gone: bool
    """Whether the wager is gone where the table pays a fixed amount (R33)."""


class LimitTerms(msgspec.Struct, frozen=True, kw_only=True):
    """A limit on wagers together, with the opening wagers that a placed wager brings after it."""

    limit: WagerLimit
    follows: dict[str, tuple[str, int]]
    """By a wager: the wager whose amount decides its own, and how many times that is at the least."""


class Terms(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that holds at one table."""

    game: Game
    jurisdiction: str
    rules: GameRules
    table: TableRules
    link: Link | None
    steps: Any
    """How its choices are asked, what follows from them and how its wagers end: a ``Steps``."""
    script: DealScript
    wagers: dict[str, Wager]
    settings: dict[str, Scalar]
    pay: dict[str, tuple[PayTerms, ...]]
    """By slot, the pay table in use; several where there is one for each number of players."""
    slot_of: dict[str, str]
    """By wager, the slot whose pay table pays it."""
    hands: dict[str, HandOf]
    limits: tuple[LimitTerms, ...]
    order: tuple[str, ...]
    """Wagers, tips beside them, and bonuses in the order in which one hand is settled."""
    after_all_hands: tuple[str, ...]
    progressive: str | None
    """The progressive wager, where it is offered."""
    decks: int

    @property
    def player_steps(self) -> Steps:
        """How the game's choices are asked and its wagers end."""
        steps: Steps = self.steps
        return steps

    def pay_of(self, slot: str, players: int = 0) -> PayTerms:
        """The pay table in use in a slot, for a number of players where that matters."""
        found = self.pay[slot]
        if len(found) == 1:
            return found[0]
        return next(one for one in found if one.table.players == players)

    def flag(self, setting: str) -> bool:
        """Whether a setting is on; a game without the setting has it off."""
        return self.settings.get(setting) is True


def terms_of(
    rulebook: Rulebook, submission: RulesSubmission, table: TableRules, *, steps: Steps, decks: int | None = None
) -> Terms:
    """Look up what holds at a table of a lawful submission."""
    jurisdiction = rulebook.jurisdictions[submission.jurisdiction]
    game = citing_only(rulebook.games[table.game], jurisdiction.documents)
    rules = jurisdiction.rules_of(game.id)
    assert rules is not None, f"{jurisdiction.id} does not allow {game.id}"
    settings = _settings(table, game, rules)
    wagers = {wager.id: wager for wager in offered_wagers(table, game) if wager.id in rules.wagers}
    hands = {hand.id: hand for hand in game.hand}
    number = settings.get("decks", 1) if decks is None else decks
    assert isinstance(number, int), "a number of decks is a number"
    return Terms(
        game=game,
        jurisdiction=jurisdiction.id,
        rules=rules,
        table=table,
        link=linked_to(table, submission),
        steps=steps,
        script=next(deal for deal in game.deal if deal.procedure == table.dealing),
        wagers=wagers,
        settings=settings,
        pay=citing_only(_pay(rulebook, submission, table, hands), jurisdiction.documents),
        slot_of={wager: slot.id for slot in game.slot if not slot.bonus for wager in slot.wagers},
        hands=hands,
        limits=tuple(_limit(limit, game) for limit in limits_at(table, game, rules)),
        order=_order(game, rules, table, wagers),
        after_all_hands=tuple(name for name in rules.settlement.after_all_hands if name in wagers),
        progressive=next((name for name, wager in wagers.items() if isinstance(wager.settles, ByMeter)), None),
        decks=number,
    )


def _settings(table: TableRules, game: Game, rules: GameRules) -> dict[str, Scalar]:
    found = {setting.id: setting_of(table, game, rules, setting.id) for setting in game.setting}
    return {name: value for name, value in found.items() if value is not None}


def _pay(
    rulebook: Rulebook, submission: RulesSubmission, table: TableRules, hands: dict[str, HandOf]
) -> dict[str, tuple[PayTerms, ...]]:
    game = rulebook.games[table.game]
    slots = {slot.id: slot for slot in game.slot}
    found: dict[str, tuple[PayTerms, ...]] = {}
    for slot, name in table.paytables.items():
        own = tuple(one for one in submission.paytable if one.game == game.id and one.slot == slot and one.name == name)
        tables = own or rulebook.table_named(game.id, slot, name)
        assert tables, f"{game.id} has no pay table {name} for {slot}"
        found[slot] = tuple(
            pay_terms(one, hands[one.hand or slots[slot].hand], bonus=slots[slot].bonus) for one in tables
        )
    return found


def pay_terms(table: Paytable, hand: HandOf, *, bonus: bool = False) -> PayTerms:
    """Look up what a pay table pays every hand of its ranking: the first row that names a hand pays it."""
    otherwise = Row(pays=table.otherwise, clauses=table.clauses, row=None)
    pays = dict.fromkeys(RANKINGS[hand.ranking].hands, otherwise)
    for row in reversed(table.rows):
        told = Row(pays=row.pays, clauses=row.clauses or table.clauses, row=row)
        for name in hands_named(RANKINGS[hand.ranking], row.hand):
            pays[name] = told
    gone = any(isinstance(row.pays, ForOdds | MeterShare) for row in table.rows)
    fixed = any(isinstance(row.pays, FixedAward) for row in table.rows)
    assert pays, f"{table.key} pays nothing"
    return PayTerms(table=table, hand=hand, pays=pays, wager_gone=gone or (bonus and fixed))


def _limit(limit: WagerLimit, game: Game) -> LimitTerms:
    follows: dict[str, tuple[str, int]] = {}
    for wager in game.wager:
        match wager.amount:
            case EqualTo(wager=name):
                follows[wager.id] = (name, 1)
            case Multiple(wager=name, times=times) if wager.needs:
                follows[wager.id] = (name, min(times))
            case _:
                pass
    return LimitTerms(limit=limit, follows=follows)


def _order(game: Game, rules: GameRules, table: TableRules, wagers: dict[str, Wager]) -> tuple[str, ...]:
    """The settlement's order: a bonus without a turn of its own follows its wager."""
    bonuses = {slot.id: slot.wagers[0] for slot in game.slot if slot.bonus and slot.id in table.paytables}
    order: list[str] = []
    for name in rules.settlement.wagers:
        if name in wagers or name in bonuses:
            order.append(name)
            order += [bonus for bonus, on in bonuses.items() if on == name and bonus not in rules.settlement.wagers]
    assert all(name in order or name in rules.settlement.after_all_hands for name in wagers), "every wager has a turn"
    return tuple(order)
