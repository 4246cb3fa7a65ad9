"""What a jurisdiction says of a game, topic by topic, and what differs between two of them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fifthstreet.money import format_dollars
from fifthstreet.rules.describe import Line, Section, counted, listed, said, the_wager, wager_name
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import (
    AggregateCap,
    Decks,
    GameRules,
    Jurisdiction,
    MinimumSeed,
    ProgressiveRule,
    WagerLimit,
)

SILENT = "says nothing of it"
"""What one of two jurisdictions does where only the other speaks."""

NOT_OFFERED = "not offered"
"""What holds of a wager's tables and amounts where only the other jurisdiction allows the wager."""

NO_SUCH_TABLE = "has no such table"
"""What holds of a seed where only the other jurisdiction allows its pay table."""

ALLOWED = "allowed"
"""The topic on which nothing else can differ if one jurisdiction does not allow the game."""

WORKED = {
    "keypad": "with sensors and a keypad",
    "game manager": "with sensors, and a game manager under the supervisor's key",
    "coin slots": "with tokens in coin slots; a supervisor verifies and pays a win",
}
"""By what means progressive wagers are taken and wins made known."""

AMOUNT, ENVY, MEANS = "amount of the progressive wager", "envy bonus paid", "progressive is worked"
PROGRESSIVE_TOPICS = (AMOUNT, ENVY, MEANS)
"""What a jurisdiction says of any progressive wager that it allows."""

PROGRESSIVE_SETTINGS = ("progressive_after_fold", "envy_needs_the_wager")
"""Settings that mean nothing where no progressive wager is allowed."""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """One topic on which two jurisdictions differ."""

    topic: str
    first: Line
    second: Line


def compare(game: Game, first: Jurisdiction, second: Jurisdiction) -> tuple[Difference, ...]:
    """Every topic on which two jurisdictions differ for a game, in the order of a round."""
    sides = [(dict(_all_topics(game, one)), _unsaid(game, one, two)) for one, two in ((first, second), (second, first))]
    alike = all(one.rules_of(game.id) is not None for one in (first, second))
    found: list[Difference] = []
    for topic in dict.fromkeys((*sides[0][0], *sides[1][0])) if alike else (ALLOWED,):
        lines = [told.get(topic) or unsaid.get(topic) or Line(text=SILENT) for told, unsaid in sides]
        if lines[0].text != lines[1].text:
            found.append(Difference(topic=topic, first=lines[0], second=lines[1]))
    return tuple(found)


def _unsaid(game: Game, jurisdiction: Jurisdiction, other: Jurisdiction) -> dict[str, Line]:
    """What holds where only the other jurisdiction speaks: a setting's own default, or that a wager is not offered."""
    rules, others = jurisdiction.rules_of(game.id), other.rules_of(game.id)
    if rules is None or others is None:
        return {}
    not_offered = Line(text=NOT_OFFERED, clauses=rules.clauses)
    lines = {
        _setting_topic(one.id): Line(text=said(one.default), clauses=one.clauses, rulings=one.rulings)
        for one in game.setting
    }
    absent = {wager.id for wager in game.wager} - set(rules.wagers)
    lines |= {_tables_topic(game, slot.id): not_offered for slot in game.slot if absent >= set(slot.wagers)}
    lines |= {_limit_topic(game, {wager: 1}): not_offered for wager in absent}
    if rules.progressive is None:
        lines |= dict.fromkeys((*PROGRESSIVE_TOPICS, *map(_setting_topic, PROGRESSIVE_SETTINGS)), not_offered)
    named = {name for allowed in rules.tables for name in allowed.names}
    seeds = others.progressive.seeds if others.progressive else ()
    return lines | {_seed_topic(seed): Line(text=NO_SUCH_TABLE) for seed in seeds if seed.paytable not in named}


def describe_jurisdiction(game: Game, jurisdiction: Jurisdiction) -> tuple[Section, ...]:
    """What a jurisdiction says of a game, one line a topic."""
    lines = tuple(
        Line(text=f"{topic}: {line.text}", clauses=line.clauses, rulings=line.rulings)
        for topic, line in _all_topics(game, jurisdiction)
    )
    return (Section(title=f"In {jurisdiction.name}", lines=lines),)


def _all_topics(game: Game, jurisdiction: Jurisdiction) -> Iterator[tuple[str, Line]]:
    rules = jurisdiction.rules_of(game.id)
    if rules is None:
        yield ALLOWED, Line(text=f"{game.name} is not allowed")
        return
    yield ALLOWED, Line(text=f"{game.name} is allowed", clauses=rules.clauses)
    yield from _topics(game, rules)


def _topics(game: Game, rules: GameRules) -> Iterator[tuple[str, Line]]:
    yield "seats", _line(f"{rules.seats.max} at most", rules.seats)
    yield "hands per player", _line(f"{rules.hands.max} at most", rules.hands)
    yield "wagers offered", _line(listed(wager_name(game, name) for name in rules.wagers), rules)
    for limit in rules.limits:
        yield _limit_topic(game, limit.wagers), _line(_limit(limit), limit)
    yield "dealing", _line(listed((_deal_name(game, name) for name in rules.dealing), "or"), rules)
    yield "decks", _line(_decks(rules.decks), rules.decks)
    for allowed in rules.tables:
        own = ["one of the casino's own"] if allowed.operator_may_supply else []
        yield _tables_topic(game, allowed.slot), _line(listed((*allowed.names, *own), "or"), allowed)
    yield from _progressive(rules.progressive)
    for cap in rules.caps:
        yield f"limit on what {cap.over} is paid", _line(_cap(game, cap), cap)
    yield "order of settlement", _line(_settlement(game, rules), rules.settlement)
    for irregularity in rules.irregularities:
        yield f"when {irregularity.kind.value}", _line(irregularity.consequence.value, irregularity)
    yield "tips", _tips(game, rules)
    for decided in rules.decided:
        yield _setting_topic(decided.setting), _line(said(decided.value), decided)
    yield "buying chips in a round", Line(text="allowed" if rules.rebuy_during_round else "not allowed")


def _limit_topic(game: Game, wagers: dict[str, int]) -> str:
    return f"limit on {' + '.join(_times_counted(game, name, times) for name, times in wagers.items())}"


def _tables_topic(game: Game, slot: str) -> str:
    return f"pay tables of {_slot(game, slot)}"


def _setting_topic(setting: str) -> str:
    return f"setting {setting}"


def _seed_topic(seed: MinimumSeed) -> str:
    return f"seed and reset of table {seed.paytable}, {seed.tier}"


def _line(text: str, rule: object) -> Line:
    return Line(text=text, clauses=getattr(rule, "clauses", ()), rulings=getattr(rule, "rulings", ()))


def _times_counted(game: Game, wager: str, times: int) -> str:
    return wager_name(game, wager) if times == 1 else f"{times} × {wager_name(game, wager)}"


def _limit(limit: WagerLimit) -> str:
    together = " together" if len(limit.wagers) > 1 else ""
    return f"{format_dollars(limit.max)} at most{together}"


def _deal_name(game: Game, procedure: str) -> str:
    return next((deal.name.lower() for deal in game.deal if deal.procedure == procedure), procedure)


def _slot(game: Game, slot: str) -> str:
    return next((one.name for one in game.slot if one.id == slot), slot)


def _decks(decks: Decks) -> str:
    parts = ["one deck in play" if decks.decks == (1,) else f"{listed(decks.decks, 'or')} decks in play"]
    if decks.alternate_two_with_shuffler:
        parts.append("two may alternate with a shuffling device")
    parts += [
        f"changed at least every {counted(hours, 'hour')} {how}"
        for hours, how in (
            (decks.hours_max_by_hand, "when dealt by hand"),
            (decks.hours_max_from_shoe, "when dealt from a shoe"),
        )
        if hours is not None
    ]
    if decks.stub_count_rounds is not None:
        parts.append(f"stub counted at least every {counted(decks.stub_count_rounds, 'round')}")
    if decks.cut_cards_min is not None:
        parts.append(f"cut at least {counted(decks.cut_cards_min, 'card')} from the top")
    return ", ".join(parts)


def _progressive(rule: ProgressiveRule | None) -> Iterator[tuple[str, Line]]:
    if rule is None:
        return
    amounts = (
        listed((format_dollars(amount) for amount in rule.amounts), "or") if rule.amounts else "as the link sets it"
    )
    yield AMOUNT, _line(amounts, rule)
    yield ENVY, _line(rule.envy_paid, rule)
    yield MEANS, _line(WORKED[rule.workflow], rule)
    for seed in rule.seeds:
        text = f"{format_dollars(seed.at_least)} at least"
        yield _seed_topic(seed), _line(text, seed)


def _cap(game: Game, cap: AggregateCap) -> str:
    wagers = listed(wager_name(game, name) for name in cap.wagers)
    text = f"{format_dollars(cap.max)} at most on {wagers}"
    if cap.or_at_minimum is not None:
        text += f", or what the highest hand wins on {cap.or_at_minimum} minimum antes if that is more"
    if cap.counts_odds_from is not None:
        text += f", counting winnings at {cap.counts_odds_from} to 1 or longer, shared in proportion"
    return text


def _settlement(game: Game, rules: GameRules) -> str:
    text = listed((wager_name(game, name) for name in rules.settlement.wagers), ", then").replace(" ,", ",")
    after = rules.settlement.after_all_hands
    return f"{text}; after all hands {listed(wager_name(game, name) for name in after)}" if after else text


def _tips(game: Game, rules: GameRules) -> Line:
    if not rules.tips:
        return Line(text="none may ride a wager", rulings=("R37",))
    named = [
        the_wager(game, tip.wager) + (f", up to the player's {wager_name(game, tip.at_most)}" if tip.at_most else "")
        for tip in rules.tips
    ]
    clauses = tuple(dict.fromkeys(clause for tip in rules.tips for clause in tip.clauses))
    return Line(text=f"may ride on {listed(named)}", clauses=clauses, rulings=("R37",))
