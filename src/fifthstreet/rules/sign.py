"""The sign of a table: what its layout or a posted sign must tell players, from the casino's submission (md-2.B.7)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, assert_never

import msgspec

from fifthstreet.hands import RANKINGS
from fifthstreet.money import Cents, ToOdds, format_dollars, odds_winnings_floor
from fifthstreet.rules.check_paytable import paid_hands, ranking_of
from fifthstreet.rules.check_table import limits_at, linked_to, offered_wagers, setting_of
from fifthstreet.rules.describe import listed, wager_name
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import AggregateCap, GameRules
from fifthstreet.rules.paytables import Paytable, envy_at
from fifthstreet.rules.rulebook import Rulebook
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.submissions import Link, LinkTier, RulesSubmission, TableRules
from fifthstreet.rules.wagers import (
    AgainstDealer,
    AtMost,
    BestAtTable,
    ByMeter,
    ByOwnSteps,
    ByTable,
    DealerUnqualified,
    EqualTo,
    Multiple,
    Posted,
    Wager,
)

PLAY_MONEY: Final = "Play money only: nothing won here has value."
"""The last line of every sign."""

HIGHEST_ONLY: Final = "Each pay table pays the highest hand only"
"""What every sign says of its pay tables (md-12.C.2, R6)."""

OWN_STEPS: Final = {
    "blackjack": "1 to 1",
    "insurance": "2 to 1 if the dealer has a natural",
    "war": "1 to 1 if your first card is higher, the ace low; a tie loses",
}
"""What a wager pays that its game settles by steps of its own."""

PHRASES: Final[dict[str, dict[Scalar, str]]] = {
    "street_multiples": {"any": "A street wager may be any amount from once to three times the ante"},
    "progressive_after_fold": {
        "live": "The progressive wager of a player who folds stays in play",
        "forfeited": "A player who folds forfeits the progressive wager",
    },
    "envy_needs_the_wager": {
        True: "A hand earns envy bonuses for others only if its own player made the progressive wager",
        False: "A hand earns envy bonuses for others even if its own player did not make the progressive wager",
    },
    "bonus_stake_returned": {False: "The bonus wager is not returned with a win"},
    "raise_amount": {"up to": "The raise may be any amount up to the five-card bet"},
    "dealer_hits_soft_17": {True: "The dealer hits soft 17", False: "The dealer stands on every 17"},
    "double_after_split": {True: "A split hand may be doubled", False: "A split hand may not be doubled"},
    "split_aces_again": {True: "Aces may be split again", False: "Aces are split once"},
    "insurance_offered": {False: "No insurance"},
    "hole_card": {
        "peek": "The dealer looks for a natural before anyone plays",
        "no peek": "A dealer's natural takes doubles and splits too",
    },
    "surrender": {
        "none": "No surrender",
        "late": "A player may surrender half the wager once the dealer has no natural",
        "early": "A player may surrender half the wager before the dealer looks for a natural",
    },
    "war_moves": {
        "winnings": "A War win is taken down, or its winnings are moved onto the blackjack wager",
        "winnings and wager": "A War win is taken down, or winnings and wager are moved onto the blackjack wager",
    },
    "buster_at_most_the_bet": {
        "with the bonus": "The Buster wager may not exceed the blackjack wager where the free bonus is paid",
        "always": "The Buster wager may not exceed the blackjack wager",
    },
    "buster_bonus_minimum_dollars": {0: "The free bonus is paid to a player with a natural when the dealer busts"},
}
"""How a sign says a setting at each of its values; a value without words is not a player's business."""

FIGURES: Final = {
    "decks": "Decks in play: {}",
    "double_on": "A player may double on {}",
    "split_hands_max": "A hand may be split into {} hands at most",
    "split_aces_draw": "A split ace receives {}",
    "natural_pays": "A player's natural pays {}",
    "buster_bonus_minimum_dollars": (
        "The free bonus is paid to a player with a natural and a Buster wager of ${} or more when the dealer busts"
    ),
}
"""How a sign says a setting that is a figure or a few words."""

NEEDS: Final = {
    "progressive_after_fold": "progressive",
    "envy_needs_the_wager": "envy",
    "bonus_stake_returned": "bonus",
    "war_moves": "war",
    "buster_at_most_the_bet": "buster",
    "buster_bonus_minimum_dollars": "buster_bonus",
}
"""What a table must offer for a setting to be on its sign: a wager, a pay table, or envy bonuses."""

COVER_ALL: Final = "cover_all"
"""The wager that a setting may take out of the limit of a round."""

BUSTS: Final = "dealer_busts"
"""The ranking of hands that are only paid when the dealer busts."""

OTHER_HANDS: Final = "any other hand"
"""The last row of a pay table on a sign."""

BASE: Final = "base"
"""The name of a pay table that is the only one of its slot, which a sign need not say."""


class SignWager(msgspec.Struct, frozen=True, kw_only=True):
    """One wager as a sign shows it: its name, how much it may be, and what it pays."""

    name: str
    amount: str
    pays: str


class SignTable(msgspec.Struct, frozen=True, kw_only=True):
    """One pay table as a sign shows it: a title, the heads of its columns, and its rows."""

    title: str
    columns: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Sign(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one table's sign says."""

    casino: str
    table: str
    game: str
    wagers: tuple[SignWager, ...]
    paytables: tuple[SignTable, ...]
    notes: tuple[str, ...]
    foot: str = PLAY_MONEY


class _Posted(msgspec.Struct, frozen=True, kw_only=True):
    """One table with all that its sign is made from."""

    table: TableRules
    game: Game
    rules: GameRules
    link: Link | None
    wagers: tuple[Wager, ...]
    paytables: tuple[Paytable, ...]

    def setting(self, name: str, *, default: Scalar) -> Scalar:
        """What holds at the table, or a default where the game has no such setting."""
        value = setting_of(self.table, self.game, self.rules, name)
        return default if value is None else value


def signs(submission: RulesSubmission, rulebook: Rulebook) -> tuple[Sign, ...]:
    """The sign of every table of a lawful submission, in its order."""
    return tuple(_sign(table, submission, rulebook) for table in submission.table)


def _sign(table: TableRules, submission: RulesSubmission, rulebook: Rulebook) -> Sign:
    game = rulebook.games[table.game]
    rules = rulebook.jurisdictions[submission.jurisdiction].rules_of(table.game)
    assert rules is not None, f"{game.name} is not allowed in {submission.jurisdiction}"
    posted = _Posted(
        table=table,
        game=game,
        rules=rules,
        link=linked_to(table, submission),
        wagers=tuple(wager for wager in offered_wagers(table, game) if wager.id in rules.wagers),
        paytables=tuple(_chosen(table, submission, rulebook)),
    )
    return Sign(
        casino=submission.casino,
        table=table.id,
        game=game.name,
        wagers=tuple(_sign_wager(posted, wager) for wager in posted.wagers if _is_offered(posted, wager)),
        paytables=tuple(_sign_tables(posted)),
        notes=tuple(
            f"{note}."
            for note in (
                *_dealer_notes(game),
                HIGHEST_ONLY,
                *_limit_notes(posted),
                *_meter_notes(posted),
                *(note for cap in rules.caps for note in _cap_notes(posted, cap)),
                *_setting_notes(posted),
            )
        ),
    )


def _is_offered(posted: _Posted, wager: Wager) -> bool:
    """A wager that a setting takes away is not on the sign."""
    return wager.id != "insurance" or posted.setting("insurance_offered", default=True) is True


def _sign_wager(posted: _Posted, wager: Wager) -> SignWager:
    return SignWager(name=wager.name, amount=_amount(posted, wager), pays=_pays(posted, wager))


def _amount(posted: _Posted, wager: Wager) -> str:
    match wager.amount:
        case Posted():
            return f"{_posted_amount(posted, wager)}{_needs(posted.game, wager)}"
        case EqualTo(wager=of):
            return f"equal to {wager_name(posted.game, of)}"
        case Multiple(wager=of, times=times):
            return f"{listed(times, 'or')} times {wager_name(posted.game, of)}"
        case AtMost(wager=of, halves=halves):
            return f"up to {'half of ' if halves == 1 else ''}{wager_name(posted.game, of)}"
        case _:
            assert_never(wager.amount)


def _needs(game: Game, wager: Wager) -> str:
    """The wagers that this one needs, but for those without which nobody is in the round."""
    names = [name for name in wager.needs if not all(name in way for way in game.opening)]
    return f", with {listed(wager_name(game, name) for name in names)}" if names else ""


def _posted_amount(posted: _Posted, wager: Wager) -> str:
    limits = posted.table.limits.get(wager.id)
    if limits is None:
        return format_dollars(_linked(posted).wager)
    least, most = format_dollars(limits.min), format_dollars(limits.max)
    return least if least == most else f"{least} to {most}"


def _pays(posted: _Posted, wager: Wager) -> str:
    match wager.settles:
        case ByTable(slot=slot):
            return f"see {_slot_name(posted.game, slot)}"
        case BestAtTable(slot=slot):
            return f"see {_slot_name(posted.game, slot)}, for the highest hand dealt to anyone"
        case ByMeter(slot=slot):
            return f"see {_slot_name(posted.game, slot)}; the wager is not returned"
        case AgainstDealer():
            return _against_dealer(posted.game, wager.settles)
        case ByOwnSteps(rule=rule):
            return OWN_STEPS[rule]
        case _:
            assert_never(wager.settles)


def _against_dealer(game: Game, settles: AgainstDealer) -> str:
    paid = f"see {_slot_name(game, settles.slot)}" if settles.slot else str(settles.pays)
    tie = {"push": "a tie pushes", "loses": "a tie loses"}.get(str(settles.tie), "a tie wins")
    match settles.dealer_unqualified:
        case DealerUnqualified.WINS:
            return f"{paid}, also if the dealer does not qualify; {tie}"
        case DealerUnqualified.PUSHES:
            return f"{paid}; {tie}, as when the dealer does not qualify"
        case DealerUnqualified.IN_ACTION:
            return f"{paid}; {tie}"
        case _:
            assert_never(settles.dealer_unqualified)


def _slot_name(game: Game, slot: str) -> str:
    return next(one.name for one in game.slot if one.id == slot)


def _dealer_notes(game: Game) -> Iterator[str]:
    if game.dealer_qualifies is not None:
        yield f"The dealer qualifies with {game.dealer_qualifies.name} or better"


def _limit_notes(posted: _Posted) -> Iterator[str]:
    """Limits that the posted ones do not already keep: of several wagers together, or of one that follows another."""
    for limit in limits_at(posted.table, posted.game, posted.rules):
        counted = [wager for wager in posted.wagers if wager.id in limit.wagers]
        if sum(limit.wagers[wager.id] * _most(posted, wager.id) for wager in counted) > limit.max:
            times = [(limit.wagers[wager.id], wager.name) for wager in counted]
            named = listed(name if count == 1 else f"{count} times {name}" for count, name in times)
            together = " together" if len(counted) > 1 else ""
            yield f"{named} may be {format_dollars(limit.max)} at most{together}"


def _most(posted: _Posted, name: str) -> int:
    """The most a wager could come to if its printed limit did not bind."""
    wager = next(wager for wager in posted.game.wager if wager.id == name)
    match wager.amount:
        case EqualTo(wager=of) | AtMost(wager=of):
            return _most(posted, of)
        case Multiple(wager=of, times=times):
            return max(times) * _most(posted, of)
        case Posted():
            return posted.table.limits[name].max if name in posted.table.limits else _linked(posted).wager
        case _:
            assert_never(wager.amount)


def _linked(posted: _Posted) -> Link:
    assert posted.link is not None, f"a link sets the progressive wager of table {posted.table.id}"
    return posted.link


def _meter_notes(posted: _Posted) -> Iterator[str]:
    link = posted.link
    if link is None:
        return
    shared = f", shared by {len(link.tables)} tables" if len(link.tables) > 1 else ""
    yield f"{link.name}{shared}: {listed(_start(tier) for tier in link.tiers)}; the display shows what there is now"
    if _pays_envy(posted):
        paid = posted.rules.progressive.envy_paid if posted.rules.progressive else "at the end of the round"
        yield f"An envy bonus is paid {paid} to every other player at the table with the progressive wager"


def _start(tier: LinkTier) -> str:
    again = f" and again at {format_dollars(tier.reset)}" if tier.reset != tier.seed else ""
    return f"the {tier.tier} starts at {format_dollars(tier.seed)}{again}"


def _cap_notes(posted: _Posted, cap: AggregateCap) -> Iterator[str]:
    outside = COVER_ALL if posted.setting("cap_covers_cover_all", default=True) is False else None
    wagers = listed(wager.name for wager in posted.wagers if wager.id in cap.wagers and wager.id != outside)
    if cap.counts_odds_from is None:
        most = format_dollars(_cap_amount(posted, cap))
        yield f"Winnings of {cap.over} on {wagers} together are limited to {most}"
    else:
        yield (
            f"Winnings at {cap.counts_odds_from} to 1 or longer of {cap.over} in one round, on {wagers}, are limited "
            f"to {format_dollars(cap.max)}; when more is won it is shared in proportion"
        )


def _cap_amount(posted: _Posted, cap: AggregateCap) -> Cents:
    """The limit at this table: as printed, or what the highest hand wins on so many minimum antes if that is more."""
    antes = posted.setting("cap_minimum_antes", default=cap.or_at_minimum or 0)
    assert isinstance(antes, int), "a number of antes is a whole number"
    least = min(limits.min for name, limits in posted.table.limits.items() if name in cap.wagers)
    odds = [row.pays for paytable in posted.paytables for row in paytable.rows if _pays_capped(posted, paytable, cap)]
    won = [odds_winnings_floor(pays, Cents(antes * least)) for pays in odds if isinstance(pays, ToOdds)]
    return Cents(max([cap.max, *won]))


def _pays_capped(posted: _Posted, paytable: Paytable, cap: AggregateCap) -> bool:
    slot = next(slot for slot in posted.game.slot if slot.id == paytable.slot)
    return any(wager in cap.wagers for wager in slot.wagers)


def _setting_notes(posted: _Posted) -> Iterator[str]:
    told = {wager.id for wager in posted.wagers} | {paytable.slot for paytable in posted.paytables}
    told |= {"envy"} if _pays_envy(posted) else set()
    for setting in posted.game.setting:
        note = _setting_note(setting.id, posted.setting(setting.id, default=setting.default))
        if note is not None and NEEDS.get(setting.id, posted.game.wager[0].id) in told:
            yield note


def _setting_note(name: str, value: Scalar) -> str | None:
    phrases = PHRASES.get(name, {})
    return phrases[value] if value in phrases else FIGURES[name].format(value) if name in FIGURES else None


def _pays_envy(posted: _Posted) -> bool:
    return any(row.envy for paytable in posted.paytables for row in paytable.rows)


def _chosen(table: TableRules, submission: RulesSubmission, rulebook: Rulebook) -> Iterator[Paytable]:
    own = [one for one in submission.paytable if one.game == table.game]
    for slot in rulebook.games[table.game].slot:
        for paytable in (*rulebook.tables_of(table.game, slot.id), *own):
            if paytable.slot == slot.id and paytable.name == table.paytables.get(slot.id):
                yield paytable


def _sign_tables(posted: _Posted) -> Iterator[SignTable]:
    for slot in posted.game.slot:
        tables = [paytable for paytable in posted.paytables if paytable.slot == slot.id]
        if tables:
            name = "" if tables[0].name == BASE else f", pay table {tables[0].name}"
            build = _by_players if slot.by_players else _plain_table
            yield build(f"{slot.name}{name}", tables, posted)


def _by_players(title: str, tables: list[Paytable], _posted: _Posted) -> SignTable:
    """One matrix of the tables for each number of players; all of them name the same hands."""
    ordered = sorted(tables, key=_players)
    rows = [(row.hand, *(str(one.rows[place].pays) for one in ordered)) for place, row in enumerate(ordered[0].rows)]
    last = (OTHER_HANDS, *(str(one.otherwise) for one in ordered))
    columns = ("hand", *(str(one.players) for one in ordered))
    return SignTable(title=f"{title}, by the number of players", columns=columns, rows=(*rows, last))


def _players(paytable: Paytable) -> int:
    return paytable.players or 0


def _plain_table(title: str, tables: list[Paytable], posted: _Posted) -> SignTable:
    paytable = tables[0]
    wager = posted.link.wager if posted.link else Cents(0)
    envy = [envy_at(paytable, row, wager) for row in paytable.rows]
    rows = [
        (row.hand, str(row.pays), format_dollars(bonus.amount_cents) if bonus else "")
        for row, bonus in zip(paytable.rows, envy, strict=True)
    ]
    rows += [(*last, "") for last in _last_row(paytable, posted.game)]
    if any(envy):
        return SignTable(title=title, columns=("hand", "pays", "envy bonus"), rows=tuple(rows))
    return SignTable(title=title, columns=("hand", "pays"), rows=tuple(row[:-1] for row in rows))


def _last_row(paytable: Paytable, game: Game) -> Iterator[tuple[str, str]]:
    """What becomes of every hand without a row, if there is such a hand; a bonus takes nothing from anybody."""
    ranking = ranking_of(paytable, game)
    assert ranking is not None, f"{paytable.key} ranks no hand of {game.name}"
    unpaid = len(paid_hands(paytable, ranking)) < len(ranking.hands)
    if next(slot.bonus for slot in game.slot if slot.id == paytable.slot):
        yield OTHER_HANDS, "no bonus"
    elif unpaid or ranking is RANKINGS[BUSTS]:
        yield OTHER_HANDS if unpaid else "no bust", str(paytable.otherwise)
