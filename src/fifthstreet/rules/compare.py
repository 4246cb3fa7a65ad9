"""What a jurisdiction says of a game, topic by topic, and what differs between two of them."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from fifthstreet.money import format_dollars
from fifthstreet.rules.describe import Line, Section, listed, said, wager_name
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import AggregateCap, Decks, GameRules, Jurisdiction, ProgressiveRule, WagerLimit

SILENT = "says nothing of it"
"""What one of two jurisdictions does where only the other speaks."""


class Difference(msgspec.Struct, frozen=True, kw_only=True):
    """One topic on which two jurisdictions differ."""

    topic: str
    first: Line
    second: Line


def compare(game: Game, first: Jurisdiction, second: Jurisdiction) -> tuple[Difference, ...]:
    """Every topic on which two jurisdictions differ for a game, in the order of a round."""
    told, other = (dict(_all_topics(game, one)) for one in (first, second))
    silent = Line(text=SILENT)
    return tuple(
        Difference(topic=topic, first=told.get(topic, silent), second=other.get(topic, silent))
        for topic in dict.fromkeys((*told, *other))
        if told.get(topic, silent).text != other.get(topic, silent).text
    )


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
        yield "allowed", Line(text=f"{game.name} is not allowed")
        return
    yield "allowed", Line(text=f"{game.name} is allowed", clauses=rules.clauses)
    yield from _topics(game, rules)


def _topics(game: Game, rules: GameRules) -> Iterator[tuple[str, Line]]:
    yield "seats", _line(f"{rules.seats.max} at most", rules.seats)
    yield "hands per player", _line(f"{rules.hands.max} at most", rules.hands)
    yield "wagers offered", _line(listed(wager_name(game, name) for name in rules.wagers), rules)
    for limit in rules.limits:
        named = " + ".join(_counted(game, name, times) for name, times in limit.wagers.items())
        yield f"limit on {named}", _line(_limit(limit), limit)
    yield "dealing", _line(listed(_deal_name(game, name) for name in rules.dealing), rules)
    yield "decks", _line(_decks(rules.decks), rules.decks)
    for allowed in rules.tables:
        own = ", or one of the casino's own" if allowed.operator_may_supply else ""
        yield f"pay tables of {_slot(game, allowed.slot)}", _line(listed(allowed.names, "or") + own, allowed)
    yield from _progressive(rules.progressive)
    for cap in rules.caps:
        yield f"limit on what {cap.over} is paid", _line(_cap(game, cap), cap)
    yield "order of settlement", _line(_settlement(game, rules), rules.settlement)
    for irregularity in rules.irregularities:
        yield f"when {irregularity.kind.value}", _line(irregularity.consequence.value, irregularity)
    yield "tips", _tips(game, rules)
    for decided in rules.decided:
        yield f"setting {decided.setting}", _line(said(decided.value), decided)
    yield "buying chips in a round", Line(text="allowed" if rules.rebuy_during_round else "not allowed")


def _line(text: str, rule: object) -> Line:
    return Line(text=text, clauses=getattr(rule, "clauses", ()), rulings=getattr(rule, "rulings", ()))


def _counted(game: Game, wager: str, times: int) -> str:
    return wager_name(game, wager) if times == 1 else f"{times} × {wager_name(game, wager)}"


def _limit(limit: WagerLimit) -> str:
    together = " together" if len(limit.wagers) > 1 else ""
    return f"{format_dollars(limit.max)} at most{together}"


def _deal_name(game: Game, procedure: str) -> str:
    return next((deal.name.lower() for deal in game.deal if deal.procedure == procedure), procedure)


def _slot(game: Game, slot: str) -> str:
    return next((one.name for one in game.slot if one.id == slot), slot)


def _decks(decks: Decks) -> str:
    parts = [f"{listed(decks.decks, 'or')} in play"]
    if decks.alternate_two_with_shuffler:
        parts.append("two may alternate with a shuffling device")
    if decks.hours_max_by_hand is not None:
        parts.append(f"changed every {decks.hours_max_by_hand} hours by hand")
    if decks.hours_max_from_shoe is not None:
        parts.append(f"every {decks.hours_max_from_shoe} from a shoe")
    if decks.stub_count_rounds is not None:
        parts.append(f"stub counted every {decks.stub_count_rounds} rounds")
    if decks.cut_cards_min is not None:
        parts.append(f"cut at least {decks.cut_cards_min} cards in")
    return ", ".join(parts)


def _progressive(rule: ProgressiveRule | None) -> Iterator[tuple[str, Line]]:
    if rule is None:
        return
    amounts = (
        listed((format_dollars(amount) for amount in rule.amounts), "or") if rule.amounts else "as the link sets it"
    )
    yield "amount of the progressive wager", _line(amounts, rule)
    yield "envy bonus paid", _line(rule.envy_paid, rule)
    yield "winning progressive keyed in", _line(f"by {rule.workflow}", rule)
    for seed in rule.seeds:
        text = f"{format_dollars(seed.at_least)} at least"
        yield f"seed and reset of {seed.paytable}, {seed.tier}", _line(text, seed)


def _cap(game: Game, cap: AggregateCap) -> str:
    wagers = listed(wager_name(game, name) for name in cap.wagers)
    text = f"{format_dollars(cap.max)} on {wagers}"
    if cap.or_at_minimum is not None:
        text += f", or what the highest hand wins on {cap.or_at_minimum} minimum antes if that is more"
    if cap.counts_odds_from is not None:
        text += f", counting winnings at {cap.counts_odds_from} to 1 or longer, shared in proportion"
    return text


def _settlement(game: Game, rules: GameRules) -> str:
    text = listed((wager_name(game, name) for name in rules.settlement.wagers), "then")
    after = rules.settlement.after_all_hands
    return f"{text}; after all hands {listed(wager_name(game, name) for name in after)}" if after else text


def _tips(game: Game, rules: GameRules) -> Line:
    if not rules.tips:
        return Line(text="none may ride a wager", rulings=("R37",))
    named = [
        wager_name(game, tip.wager) + (f" up to the {wager_name(game, tip.at_most)}" if tip.at_most else "")
        for tip in rules.tips
    ]
    clauses = tuple(dict.fromkeys(clause for tip in rules.tips for clause in tip.clauses))
    return Line(text=f"may ride on {listed(named)}", clauses=clauses, rulings=("R37",))
