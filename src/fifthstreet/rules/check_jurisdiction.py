"""What makes a jurisdiction sound: all it says of a game is about wagers, tables and settings the game has."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from fifthstreet.money import MeterShare
from fifthstreet.rules.check_game import allows, citation_defects, unknown
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.describe import said
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import GameRules, Jurisdiction, ProgressiveRule
from fifthstreet.rules.paytables import Paytable

ENVY_PAID: Final = ("at the holder's turn", "at the end of the round")
"""When an envy bonus is paid."""

WORKFLOWS: Final = ("keypad", "game manager", "coin slots")
"""How a winning progressive is made known: two of them to the text before South Dakota's amendment only."""

CAPPED: Final = ("one player's hand", "the whole table")
"""Over what a cap is reckoned."""


def check_jurisdiction(
    jurisdiction: Jurisdiction, games: Mapping[str, Game], paytables: Mapping[str, tuple[Paytable, ...]]
) -> tuple[Defect, ...]:
    """Every defect of a jurisdiction's datum, each with its path."""
    defects: list[Defect] = []
    for place, rules in enumerate(jurisdiction.game, start=1):
        game = games.get(rules.game)
        if game is None:
            sentence = f"'{rules.game}' is no game; there is {', '.join(games)}."
            defects.append(Defect(path=f"game[{place}].game", sentence=sentence))
            continue
        here = f"game[{place}]"
        defects += _wager_defects(rules, game, here)
        defects += _table_defects(rules, game, paytables.get(game.id, ()), here)
        if rules.progressive is not None:
            defects += _progressive_defects(rules.progressive, paytables.get(game.id, ()), f"{here}.progressive")
        defects += _decided_defects(rules, game, here)
        defects += _cited(rules, here)
    return tuple(defects)


def _known(names: Iterable[str], known: Iterable[str], path: str, what: str) -> Iterator[Defect]:
    allowed = list(known)
    for name in names:
        yield from unknown(name, allowed, path, what)


def _wager_defects(rules: GameRules, game: Game, here: str) -> Iterator[Defect]:
    wagers = [wager.id for wager in game.wager]
    yield from _known(rules.wagers, wagers, f"{here}.wagers", f"wager of {game.name}")
    yield from _known(rules.dealing, [deal.procedure for deal in game.deal], f"{here}.dealing", "dealing procedure")
    for place, limit in enumerate(rules.limits, start=1):
        yield from _known(limit.wagers, wagers, f"{here}.limits[{place}].wagers", f"wager of {game.name}")
    for place, cap in enumerate(rules.caps, start=1):
        yield from _known(cap.wagers, wagers, f"{here}.caps[{place}].wagers", f"wager of {game.name}")
        yield from _known([cap.over], CAPPED, f"{here}.caps[{place}].over", "reach of a cap")
    for place, tip in enumerate(rules.tips, start=1):
        yield from _known([tip.wager], wagers, f"{here}.tips[{place}].wager", f"wager of {game.name}")
        at_most = [tip.at_most] if tip.at_most else []
        yield from _known(at_most, wagers, f"{here}.tips[{place}].at_most", f"wager of {game.name}")
    settled = (*rules.settlement.wagers, *rules.settlement.after_all_hands)
    bonuses = [slot.id for slot in game.slot if slot.bonus]
    yield from _known(settled, [*wagers, *bonuses], f"{here}.settlement", f"wager or bonus of {game.name}")
    for wager in rules.wagers:
        if wager not in settled:
            sentence = f"'{wager}' may be placed and is never settled; give it its turn."
            yield Defect(path=f"{here}.settlement", sentence=sentence, clauses=rules.settlement.clauses)


def _table_defects(rules: GameRules, game: Game, paytables: tuple[Paytable, ...], here: str) -> Iterator[Defect]:
    for place, allowed in enumerate(rules.tables, start=1):
        yield from _known([allowed.slot], [slot.id for slot in game.slot], f"{here}.tables[{place}].slot", "slot")
        names = [table.name for table in paytables if table.slot == allowed.slot]
        yield from _known(allowed.names, names, f"{here}.tables[{place}].names", f"pay table of {allowed.slot}")
    filled = {allowed.slot for allowed in rules.tables}
    for slot in game.slot:
        if slot.id not in filled and any(wager in rules.wagers for wager in slot.wagers):
            sentence = f"{slot.name} is offered and no pay table is allowed for it; name one."
            yield Defect(path=f"{here}.tables", sentence=sentence, clauses=slot.clauses)


def _progressive_defects(rule: ProgressiveRule, paytables: tuple[Paytable, ...], here: str) -> Iterator[Defect]:
    yield from _known([rule.envy_paid], ENVY_PAID, f"{here}.envy_paid", "moment at which envy is paid")
    yield from _known([rule.workflow], WORKFLOWS, f"{here}.workflow", "way to make a winning progressive known")
    tiers = {
        f"{table.name}, {row.pays.tier}": None
        for table in paytables
        for row in table.rows
        if isinstance(row.pays, MeterShare)
    }
    for place, seed in enumerate(rule.seeds, start=1):
        yield from _known([f"{seed.paytable}, {seed.tier}"], tiers, f"{here}.seeds[{place}]", "tier of a pay table")
        yield from citation_defects(seed, f"{here}.seeds[{place}]")
    yield from citation_defects(rule, here)


def _decided_defects(rules: GameRules, game: Game, here: str) -> Iterator[Defect]:
    settings = {setting.id: setting for setting in game.setting}
    for place, decided in enumerate(rules.decided, start=1):
        path = f"{here}.decided[{place}]"
        if decided.setting not in settings:
            yield from _known([decided.setting], settings, f"{path}.setting", f"setting of {game.name}")
        elif not allows(settings[decided.setting], decided.value):
            allowed = ", ".join(said(value) for value in settings[decided.setting].allowed)
            sentence = f"'{said(decided.value)}' is none of the values that '{decided.setting}' may have: {allowed}."
            yield Defect(path=f"{path}.value", sentence=sentence)
    kinds = [irregularity.kind for irregularity in rules.irregularities]
    for kind in sorted({kind.value for kind in kinds if kinds.count(kind) > 1}):
        yield Defect(path=f"{here}.irregularities", sentence=f"what follows when {kind} is said twice; say it once.")


def _cited(rules: GameRules, here: str) -> Iterator[Defect]:
    groups: tuple[tuple[str, tuple[object, ...]], ...] = (
        ("tables", rules.tables),
        ("limits", rules.limits),
        ("caps", rules.caps),
        ("irregularities", rules.irregularities),
        ("tips", rules.tips),
        ("decided", rules.decided),
        ("seats", (rules.seats,)),
        ("hands", (rules.hands,)),
        ("decks", (rules.decks,)),
        ("settlement", (rules.settlement,)),
    )
    for what, group in groups:
        for place, datum in enumerate(group, start=1):
            yield from citation_defects(datum, f"{here}.{what}[{place}]")
