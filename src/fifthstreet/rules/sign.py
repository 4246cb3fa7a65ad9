"""The sign of a table: what its layout or a posted sign must tell players, from the casino's submission (md-2.B.7)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fifthstreet.money import format_dollars, format_percent
from fifthstreet.rules.check_table import offered_wagers, setting_of
from fifthstreet.rules.describe import listed, said, wager_name
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import AggregateCap, GameRules
from fifthstreet.rules.paytables import Paytable, envy_at
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.submissions import Link, RulesSubmission, TableRules
from fifthstreet.rules.wagers import Multiple

PLAY_MONEY = "Play money only: nothing won here has value."
"""The last line of every sign."""


class SignTable(msgspec.Struct, frozen=True, kw_only=True):
    """One pay table as a sign shows it: a heading and its rows."""

    title: str
    rows: tuple[tuple[str, str], ...]


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one table's sign says."""

    casino: str
    table: str
    game: str
    lines: tuple[str, ...]
    paytables: tuple[SignTable, ...]
    foot: str = PLAY_MONEY


def signs(submission: RulesSubmission, rulebook: Rulebook) -> tuple[Sign, ...]:
    """The sign of every table of a lawful submission, in its order."""
    return tuple(_sign(table, submission, rulebook) for table in submission.table)


def _sign(table: TableRules, submission: RulesSubmission, rulebook: Rulebook) -> Sign:
    game = rulebook.games[table.game]
    rules = rulebook.jurisdictions[submission.jurisdiction].rules_of(table.game)
    assert rules is not None, f"{game.name} is not allowed in {submission.jurisdiction}"
    link = next((link for link in submission.link if table.id in link.tables), None)
    lines = (
        *_limit_lines(table, game),
        *_multiple_lines(table, game),
        *_link_lines(link),
        *(_cap_line(game, cap) for cap in rules.caps),
        *_setting_lines(table, game, rules),
    )
    chosen = tuple(_chosen(table, submission, rulebook))
    return Sign(
        casino=submission.casino,
        table=table.id,
        game=game.name,
        lines=lines,
        paytables=tuple(_sign_table(game, paytable, link) for paytable in chosen),
    )


def _limit_lines(table: TableRules, game: Game) -> Iterator[str]:
    for name, posted in table.limits.items():
        least, most = format_dollars(posted.min), format_dollars(posted.max)
        yield (
            f"{wager_name(game, name)} {least}"
            if posted.min == posted.max
            else (f"{wager_name(game, name)} {least} to {most}")
        )


def _multiple_lines(table: TableRules, game: Game) -> Iterator[str]:
    for wager in offered_wagers(table, game):
        if isinstance(wager.amount, Multiple):
            times = listed(wager.amount.times, "or")
            yield f"{wager.name} is {times} times the {wager_name(game, wager.amount.wager)}"


def _link_lines(link: Link | None) -> Iterator[str]:
    if link is None:
        return
    yield f"{link.name}: progressive wager {format_dollars(link.wager)}"
    for tier in link.tiers:
        rate = format_percent(tier.rate)
        yield f"The {tier.tier} starts at {format_dollars(tier.seed)} and takes {rate} of each wager"
    if link.reserve:
        yield f"The reserve takes {format_percent(link.reserve)} of each wager"


def _cap_line(game: Game, cap: AggregateCap) -> str:
    wagers = listed(wager_name(game, name) for name in cap.wagers)
    return f"Winnings of {cap.over} on {wagers} are limited to {format_dollars(cap.max)}" + (
        f" where they are {cap.counts_odds_from} to 1 or longer"
        if cap.counts_odds_from is not None
        else " or what the minimum wager could win, whichever is more"
    )


def _setting_lines(table: TableRules, game: Game, rules: GameRules) -> Iterator[str]:
    for setting in game.setting:
        value = setting_of(table, game, rules, setting.id)
        if value != setting.default:
            yield f"{setting.about} Here: {said(value)}"


def _chosen(table: TableRules, submission: RulesSubmission, rulebook: Rulebook) -> Iterator[Paytable]:
    own = [one for one in submission.paytable if one.game == table.game]
    for slot, name in table.paytables.items():
        for paytable in (*rulebook.tables_of(table.game, slot), *own):
            if paytable.slot == slot and paytable.name == name:
                yield paytable


def _sign_table(game: Game, paytable: Paytable, link: Link | None) -> SignTable:
    slot = next(slot for slot in game.slot if slot.id == paytable.slot)
    players = f", {paytable.players} players" if paytable.players and paytable.players > 1 else ""
    alone = ", 1 player" if paytable.players == 1 else ""
    name = "" if paytable.name == "base" else f" {paytable.name}"
    rows = []
    for row in paytable.rows:
        envy = envy_at(paytable, row, link.wager) if link is not None else None
        rows.append((row.hand, f"{row.pays}, {envy}" if envy else str(row.pays)))
    return SignTable(title=f"{slot.name}{name}{players}{alone}", rows=tuple(rows))
