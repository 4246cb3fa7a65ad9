"""Every datum that moves money or hides a card, wrong in one place at a time, in copies of the rulebook."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum
from itertools import pairwise
from typing import Any, Final, NamedTuple

import msgspec

from fifthstreet.games.catalogue import AMENDED
from fifthstreet.money import Cents, Envy, FixedAward, ForOdds, Loses, MeterShare, Payout, Push, ToOdds
from fifthstreet.round.terms import pay_terms
from fifthstreet.rules.games import Game, Setting
from fifthstreet.rules.jurisdictions import (
    Consequence,
    Decided,
    Irregularity,
    Jurisdiction,
    ProgressiveRule,
    SettlementOrder,
)
from fifthstreet.rules.paytables import EnvyBonus, Paytable, PaytableRow
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.streets import DealStep, FoldOrBet, PlayBlackjack, Reveal, SplitOrLayDown, Street
from fifthstreet.rules.wagers import HandOf

DOLLAR: Final = 100
PERCENT: Final = 100

WORDS: Final = frozenset(
    {"id", "name", "about", "summary", "title", "sections", "clauses", "rulings", "source", "printed"}
)
"""What is said of a datum, which nothing is decided by."""

NAMED: Final = frozenset(
    {"wager", "slot", "game", "placed", "of", "onto", "rule", "procedure", "paytable", "tier", "setting"}
)
"""By what name data speak of one another; where a name is money's, its own mutants are made below."""

OFFERS: Final = frozenset(
    {"allowed", "approvals", "dealing", "apart", "hands", "names", "needs_approval", "operator_may_supply", "optional"}
    | {"rebuy_during_round", "seats", "settings", "tables", "together", "seeds", "amounts"}
)
"""What a casino may open, which is decided when its submission is read, before any round."""

DAY: Final = frozenset(
    {"alternate_two_with_shuffler", "hours_max_by_hand", "hours_max_from_shoe", "shuffler_for", "stub_count_rounds"}
    | {"workflow", "automated"}
)
"""What a table's day and its machines go by, which no wager and no card of a round depends on."""

CHECKED: Final = frozenset({"best", "dealt", "lay_down"})
"""What the rulebook says twice, so that its own check can compare it with the deal."""

LEFT_OUT: Final = WORDS | NAMED | OFFERS | DAY | CHECKED

NAMED_BY_ITSELF: Final = frozenset({"dealt_five_cards", "two_cards", "holdem_royals", "dealer_busts"})
"""Rankings that say themselves which cards they look at, so that a hand's places only tell whose cards are opened."""

ORDERED: Final = frozenset({"after_all_hands", "reveals", "steps", "to"})
"""Where the order of two neighbours matters, besides the order of settlement."""

LEFT_WITHOUT: Final = frozenset(
    {"after_all_hands", "caps", "cards", "discarded", "envy", "face_up", "irregularities"}
    | {"limits", "needs", "opening", "requires", "reveals", "rounds", "steps", "times", "tips", "wagers"}
)
"""Lists of which an entry may be missing."""


class Cell(NamedTuple):
    """What is printed in one place of a pay table."""

    table: Paytable
    row: PaytableRow | None
    """None for what every other hand gets."""


class Mutant(NamedTuple):
    """One wrong datum."""

    name: str
    rulebook: Rulebook
    game: str
    jurisdictions: tuple[str, ...]
    """Where it is wrong."""
    cell: Cell | None = None
    """The printed cell that is wrong; none for any other datum."""


Changed = Iterator[tuple[str, Any]]


def every_mutant(rulebook: Rulebook) -> Iterator[Mutant]:
    """Every cell, then every other datum, in the order of the rulebook."""
    yield from cells(rulebook)
    for name, game in rulebook.games.items():
        for what, wrong in altered(game, game):
            games = {**rulebook.games, name: wrong}
            yield Mutant(
                f"{name}: {what}", msgspec.structs.replace(rulebook, games=games), name, tuple(rulebook.jurisdictions)
            )
    for jurisdiction in rulebook.jurisdictions.values():
        yield from _of_jurisdiction(rulebook, jurisdiction)


def cells(rulebook: Rulebook) -> Iterator[Mutant]:
    """Every printed cell of every pay table of every game."""
    for game, tables in rulebook.paytables.items():
        for place, table in enumerate(tables):
            for what, row, wrong in _cells_of(table, others=_pays_others(rulebook.games[game], table)):
                paytables = {**rulebook.paytables, game: (*tables[:place], wrong, *tables[place + 1 :])}
                yield Mutant(
                    f"{table.key}: {what}",
                    msgspec.structs.replace(rulebook, paytables=paytables),
                    game,
                    rulebook.jurisdictions_of(table),
                    Cell(wrong, row),
                )


def _pays_others(game: Game, table: Paytable) -> bool:
    """Whether what a table says of every other hand decides anything: a hand is left, and it takes the wager or not."""
    slot = next(one for one in game.slot if one.id == table.slot)
    hand = next(one for one in game.hand if one.id == (table.hand or slot.hand))
    return not slot.bonus and any(row.row is None for row in pay_terms(table, hand).pays.values())


def _cells_of(table: Paytable, *, others: bool) -> Iterator[tuple[str, PaytableRow | None, Paytable]]:
    """The cells of one table, row by row, and what every other hand gets if that decides anything."""
    rows = table.rows
    for place, row in enumerate(rows):
        wrongs = [
            (f"pays {wrong}, not {row.pays}", msgspec.structs.replace(row, pays=wrong))
            for wrong in wrong_pays(row.pays)
        ]
        wrongs += [
            (
                f"earns {wrong.pays}, not {bonus.pays}",
                msgspec.structs.replace(row, envy=(*row.envy[:at], wrong, *row.envy[at + 1 :])),
            )
            for at, bonus in enumerate(row.envy)
            for wrong in [_more_envy(bonus)]
        ]
        for what, wrong in wrongs:
            yield (
                f"{row.hand} {what}",
                wrong,
                msgspec.structs.replace(table, rows=(*rows[:place], wrong, *rows[place + 1 :])),
            )
    for place, (one, other) in enumerate(pairwise(rows)):
        if (one.pays, one.envy) != (other.pays, other.envy):
            swapped = (msgspec.structs.replace(one, hand=other.hand), msgspec.structs.replace(other, hand=one.hand))
            wrong_table = msgspec.structs.replace(table, rows=(*rows[:place], *swapped, *rows[place + 2 :]))
            yield f"{one.hand} and {other.hand} change places", swapped[0], wrong_table
    for wrong_pay in wrong_pays(table.otherwise) if others else ():
        yield f"every other hand pays {wrong_pay}", None, msgspec.structs.replace(table, otherwise=wrong_pay)


def _more_envy(bonus: EnvyBonus) -> EnvyBonus:
    return msgspec.structs.replace(bonus, pays=Envy(amount_cents=Cents(bonus.pays.amount_cents + DOLLAR)))


def wrong_pays(pays: Payout) -> Iterator[Payout]:
    """A payout, a little wrong."""
    match pays:
        case ToOdds():
            yield msgspec.structs.replace(pays, winnings=pays.winnings + 1)
        case ForOdds():
            yield msgspec.structs.replace(pays, amount=pays.amount + 1)
        case MeterShare():
            yield msgspec.structs.replace(pays, share=pays.share - PERCENT)
        case FixedAward():
            yield msgspec.structs.replace(pays, amount_cents=Cents(pays.amount_cents + DOLLAR))
        case Push():
            yield Loses()
        case Loses():
            yield Push()


def _of_jurisdiction(rulebook: Rulebook, jurisdiction: Jurisdiction) -> Iterator[Mutant]:
    """What a jurisdiction says of its games; what an earlier text says alike is wrong in both."""
    later = {earlier: rulebook.jurisdictions[base] for earlier, base in AMENDED.items()}
    for rules in jurisdiction.game:
        base = later[jurisdiction.id].rules_of(rules.game) if jurisdiction.id in later else None
        earlier = [rulebook.jurisdictions[one] for one, other in AMENDED.items() if other == jurisdiction.id]
        for field in rules.__struct_fields__:
            value = getattr(rules, field)
            if field in LEFT_OUT or (base is not None and value == getattr(base, field)):
                continue
            alike = [
                one
                for one in earlier
                if (there := one.rules_of(rules.game)) is not None and getattr(there, field) == value
            ]
            for what, wrong in _field(field, value, (rulebook.games[rules.game], rules)):
                changed = {one.id: _with(one, rules.game, field, wrong) for one in (jurisdiction, *alike)}
                yield Mutant(
                    f"{jurisdiction.id}, {rules.game}: {what}",
                    msgspec.structs.replace(rulebook, jurisdictions={**rulebook.jurisdictions, **changed}),
                    rules.game,
                    tuple(changed),
                )


def _with(jurisdiction: Jurisdiction, game: str, field: str, value: Any) -> Jurisdiction:
    changed = tuple(
        msgspec.structs.replace(rules, **{field: value}) if rules.game == game else rules for rules in jurisdiction.game
    )
    return msgspec.structs.replace(jurisdiction, game=changed)


def altered(struct: msgspec.Struct, *among: Any) -> Changed:
    """A record with one thing wrong in it, at every place where that moves money or hides a card."""
    for field in struct.__struct_fields__:
        if field in LEFT_OUT:
            continue
        value = getattr(struct, field)
        own = _own_way(struct, field, value, among)
        for what, wrong in _field(field, value, (*among, struct)) if own is None else own:
            yield what, msgspec.structs.replace(struct, **{field: wrong})


def _own_way(struct: msgspec.Struct, field: str, value: Any, among: tuple[Any, ...]) -> list[tuple[str, Any]] | None:
    """What can be wrong where the kind of a value does not tell it; none where it does."""
    found = _when_dealt(struct, field, value)
    return found if found is not None else _when_decided(struct, field, value, among)


def _when_dealt(struct: msgspec.Struct, field: str, value: Any) -> list[tuple[str, Any]] | None:
    match struct, field:
        case DealStep(), "manner" if struct.cards == 1 or not (len(struct.to) > 1 or "players" in struct.to):
            return []  # one card, or one place, is dealt alike in either manner
        case Reveal(), "burn" if not value:
            return []  # nothing is burned before cards that lie on the table
        case Reveal(), "cards" if value > 1:
            return [(f"{value - 1} cards are turned over, not {value}", value - 1)]
        case Street(choice=PlayBlackjack()), "reveals":
            return []  # the game's own steps turn the dealer's cards over
        case Street(), "asks" if value == "everyone":
            return []  # its wager is placed on no earlier street
        case SplitOrLayDown(), "into":
            return [(f"{value[0] - 1} cards are kept together, not {value[0]}", (value[0] - 1, value[1] + 1))]
        case HandOf(), "cards" if struct.ranking in NAMED_BY_ITSELF:
            others = tuple(one for one in value if one != "own")
            return [("its own cards are left out", others)] if others != value else []
        case _:
            return None


def _when_decided(
    struct: msgspec.Struct, field: str, value: Any, among: tuple[Any, ...]
) -> list[tuple[str, Any]] | None:
    game = next(one for one in among if isinstance(one, Game))
    match struct, field:
        case Setting(), "default":
            return [(f"{struct.id} is {wrong} by default", wrong) for wrong in struct.allowed if wrong != value]
        case Decided(), "value":
            setting = next(one for one in game.setting if one.id == struct.setting)
            return [(f"{setting.id} is decided as {wrong}", wrong) for wrong in setting.allowed if wrong != value]
        case ProgressiveRule(), "folded_earns_envy" if not any(
            isinstance(one.choice, FoldOrBet) for one in game.street
        ):
            return []  # nobody folds
        case Irregularity(), "kind":
            return []  # each kind has a rule of its own, which may be missing or have another consequence
        case Irregularity(), "consequence":
            voids = value in (Consequence.VOID_ROUND, Consequence.VOID_ROUND_REMOVE_DECK)
            wrong = Consequence.TURN_OVER_AND_GO_ON if voids else Consequence.VOID_ROUND
            return [(f"when {struct.kind.value}, {wrong.value}", wrong)]
        case _, "hand" if isinstance(value, str):
            return [(f"the hand of {_name(struct)} is {hand.id}", hand.id) for hand in _hands_like(game, value)]
        case _:
            return None


def _hands_like(game: Game, hand: str) -> list[HandOf]:
    ranking = next(one.ranking for one in game.hand if one.id == hand)
    return [one for one in game.hand if one.id not in (hand, game.dealer_hand) and one.ranking == ranking]


OTHER: Final[dict[str, tuple[str, ...]]] = {
    "asks": ("everyone", "not bet"),
    "envy_paid": ("at the holder's turn", "at the end of the round"),
    "over": ("one player's hand", "the whole table"),
    "what": ("community", "dealer", "nothing"),
    "category": ("high card", "pair", "two pair"),
}
"""Words that decide something, and what they may be."""


def _field(field: str, value: Any, among: tuple[Any, ...]) -> Changed:
    match value:
        case ToOdds() | ForOdds() | MeterShare() | FixedAward() | Push() | Loses():
            yield from ((f"{field} {wrong}, not {value}", wrong) for wrong in wrong_pays(value))
        case msgspec.Struct():
            yield from ((f"{field}, {what}", wrong) for what, wrong in altered(value, *among))
        case bool():
            yield f"{field} is {not value}", not value
        case int():
            step = DOLLAR if field in ("max", "unit", "at_least") and value >= DOLLAR else 1
            yield f"{field} is {value + step}, not {value}", value + step
        case Enum():
            yield from ((f"{field} is {wrong.value!r}", wrong) for wrong in type(value) if wrong is not value)
        case str() if field in OTHER:
            yield from ((f"{field} is {wrong!r}", wrong) for wrong in OTHER[field] if wrong != value)
        case tuple() if field != "decks":
            yield from _list(field, value, among)
        case dict():
            yield from ((f"{field} without {one}", {k: v for k, v in value.items() if k != one}) for one in value)
            yield from ((f"{field} counts {one} once more", {**value, one: value[one] + 1}) for one in value)
        case str() if field == "only_with":
            yield f"{field} is left out", None
        case _:
            return


def _list(field: str, values: tuple[Any, ...], among: tuple[Any, ...]) -> Changed:
    for place, value in enumerate(values):
        rest = (values[:place], values[place + 1 :])
        named = f"{field} {place + 1}"
        named += f" ({_name(value)})" if isinstance(value, msgspec.Struct) else ""
        if isinstance(value, msgspec.Struct):
            yield from ((f"{named}: {what}", (*rest[0], wrong, *rest[1])) for what, wrong in altered(value, *among))
        elif isinstance(value, int):
            yield f"{named} is {value + 1}, not {value}", (*rest[0], value + 1, *rest[1])
        if field in LEFT_WITHOUT:
            yield f"{named} is left out", (*rest[0], *rest[1])
        elif isinstance(value, tuple):
            yield from (
                (f"{field} {what}", (*rest[0], wrong, *rest[1])) for what, wrong in _list("opening", value, among)
            )
    if field in ORDERED or (field == "wagers" and isinstance(among[-1], SettlementOrder)):
        for place, (one, other) in enumerate(pairwise(values)):
            swapped = (*values[:place], other, one, *values[place + 2 :])
            if one != other:
                yield f"{field}: {_name(other)} before {_name(one)} at {place + 1}", swapped


def _name(value: Any) -> str:
    """By what a datum is called in a mutant's name."""
    for field in ("id", "procedure", "slot", "setting", "kind", "wager", "what", "to", "over", "wagers"):
        named = getattr(value, field, None)
        if named is not None:
            return str(
                named.value
                if isinstance(named, Enum)
                else " and ".join(named)
                if isinstance(named, tuple | dict)
                else named
            )
    return " and ".join(value) if isinstance(value, tuple) else str(value)
