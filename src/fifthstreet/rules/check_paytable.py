"""What makes a pay table sound: every hand has one outcome, each row says something, each payout fits its wager."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

from fifthstreet.hands import RANKINGS, Ranking, UnknownHandError, hands_named
from fifthstreet.money import (
    FixedAward,
    ForOdds,
    Loses,
    MeterShare,
    Payout,
    Push,
    ToOdds,
    format_dollars,
)
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.games import Game
from fifthstreet.rules.paytables import Paytable, PaytableRow
from fifthstreet.rules.streets import SplitOrLayDown
from fifthstreet.rules.wagers import ByMeter, Slot

SOURCES: Final = ("document", "published", "operator")


def check_paytable(table: Paytable, game: Game, *, path: str = "") -> tuple[Defect, ...]:
    """Every defect of a pay table, each with its path."""
    at = f"{path}." if path else ""
    slot = next((slot for slot in game.slot if slot.id == table.slot), None)
    if slot is None:
        slots = ", ".join(slot.id for slot in game.slot)
        sentence = f"'{table.slot}' is no pay table slot of {game.name}; its slots are {slots}."
        return (Defect(path=f"{at}slot", sentence=sentence),)
    return tuple(_heading_defects(table, slot, at)) + tuple(_row_defects(table, game, slot, at))


def ranking_of(table: Paytable, game: Game) -> Ranking | None:
    """The ranking that a table's rows are named in; none if its hand is not one of the game's."""
    slot = next(slot for slot in game.slot if slot.id == table.slot)
    name = table.hand or slot.hand
    return next((RANKINGS[hand.ranking] for hand in game.hand if hand.id == name and hand.ranking in RANKINGS), None)


def paid_hands(table: Paytable, ranking: Ranking) -> dict[str, PaytableRow]:
    """Each hand of the ranking that a row pays, with the first row that names it."""
    paid: dict[str, PaytableRow] = {}
    for row in table.rows:
        for hand in hands_named(ranking, row.hand):
            paid.setdefault(hand, row)
    return paid


def outcome(table: Paytable, ranking: Ranking, hand: str) -> Payout:
    """What a table does with a hand: it always does something."""
    assert hand in ranking.hands, f"'{hand}' is none of the {ranking.title}"
    row = paid_hands(table, ranking).get(hand)
    return row.pays if row else table.otherwise


def is_progressive(game: Game, slot: Slot) -> bool:
    """Whether a slot's wager is paid by a meter."""
    return any(isinstance(wager.settles, ByMeter) and wager.settles.slot == slot.id for wager in game.wager)


def _heading_defects(table: Paytable, slot: Slot, at: str) -> Iterator[Defect]:
    if not table.name.strip():
        yield Defect(path=f"{at}name", sentence="a pay table has a name; the only one of its slot is called 'base'.")
    if table.source not in SOURCES:
        sentence = f"'{table.source}' is no source of a pay table; it is one of {', '.join(SOURCES)}."
        yield Defect(path=f"{at}source", sentence=sentence)
    if not table.rows:
        yield Defect(path=f"{at}rows", sentence="a pay table has at least one row; this one pays nothing.")
    if not isinstance(table.otherwise, (Loses, Push)):
        sentence = f"every hand without a row cannot pay {table.otherwise}; it 'loses' or is a 'push'."
        yield Defect(path=f"{at}otherwise", sentence=sentence)
    if slot.bonus and isinstance(table.otherwise, Loses):
        sentence = f"{slot.name} pays besides its wager and never takes it; every other hand is a 'push'."
        yield Defect(path=f"{at}otherwise", sentence=sentence)
    if slot.by_players and table.players is None:
        sentence = f"{slot.name} pays by the number of players; say for how many this table holds."
        yield Defect(path=f"{at}players", sentence=sentence)
    if not slot.by_players and table.players is not None:
        sentence = f"{slot.name} pays alike for any number of players; leave 'players' out."
        yield Defect(path=f"{at}players", sentence=sentence)
    if table.players is not None and table.players < 1:
        yield Defect(path=f"{at}players", sentence=f"a table holds for one player or more, not {table.players}.")
    if table.wager is not None and table.wager <= 0:
        sentence = f"a wager is more than $0, not {format_dollars(table.wager)}."
        yield Defect(path=f"{at}wager", sentence=sentence)


def _row_defects(table: Paytable, game: Game, slot: Slot, at: str) -> Iterator[Defect]:
    progressive = is_progressive(game, slot)
    if table.reserve and not progressive:
        sentence = f"{slot.name} has no meter, so no reserve can be kept for one."
        yield Defect(path=f"{at}reserve", sentence=sentence)
    for place, row in enumerate(table.rows, start=1):
        here = f"{at}rows[{place}]"
        yield from _payout_defects(row, slot, here, progressive=progressive)
        yield from _envy_defects(row, table, slot, here, progressive=progressive)
        if table.source == "document" and not row.clauses:
            yield Defect(path=f"{here}.clauses", sentence="a row of a printed table cites the clause that prints it.")
    ranking = ranking_of(table, game)
    if ranking is None:
        hands = ", ".join(hand.id for hand in game.hand)
        sentence = f"'{table.hand or slot.hand}' is no hand of {game.name}; its hands are {hands}."
        yield Defect(path=f"{at}hand", sentence=sentence)
        return
    unknown = tuple(_unknown_hands(table, ranking, at))
    yield from unknown
    if not unknown:
        yield from _coverage_defects(table, game, ranking, at)


def _payout_defects(row: PaytableRow, slot: Slot, here: str, *, progressive: bool) -> Iterator[Defect]:
    if progressive and isinstance(row.pays, ToOdds):
        sentence = f"{slot.name} never returns its wager, so {row.pays} must be written 'for 1'."
        yield Defect(path=f"{here}.pays", sentence=sentence, rulings=("R29",))
    if progressive and isinstance(row.pays, Push):
        sentence = f"{slot.name} never returns its wager, so no hand is a push."
        yield Defect(path=f"{here}.pays", sentence=sentence, rulings=("R29",))
    if not progressive and isinstance(row.pays, MeterShare):
        sentence = f"{slot.name} has no meter to pay {row.pays} from."
        yield Defect(path=f"{here}.pays", sentence=sentence)
    if slot.bonus and isinstance(row.pays, Loses):
        sentence = f"{slot.name} pays besides its wager and never takes it, so no hand loses."
        yield Defect(path=f"{here}.pays", sentence=sentence)


def _envy_defects(row: PaytableRow, table: Paytable, slot: Slot, here: str, *, progressive: bool) -> Iterator[Defect]:
    if row.envy and not progressive:
        yield Defect(
            path=f"{here}.envy", sentence=f"{slot.name} has no envy bonus; only a progressive wager earns one."
        )
    amounts = [bonus.wager for bonus in row.envy]
    for amount in sorted({amount for amount in amounts if amounts.count(amount) > 1}):
        sentence = f"the envy bonus at a wager of {format_dollars(amount)} is given twice."
        yield Defect(path=f"{here}.envy", sentence=sentence)
    for amount in amounts:
        if table.wager is not None and amount != table.wager:
            sentence = (
                f"an envy bonus at a wager of {format_dollars(amount)} stands in a table for "
                f"{format_dollars(table.wager)}."
            )
            yield Defect(path=f"{here}.envy", sentence=sentence, rulings=("R28",))


def _unknown_hands(table: Paytable, ranking: Ranking, at: str) -> Iterator[Defect]:
    for place, row in enumerate(table.rows, start=1):
        try:
            hands_named(ranking, row.hand)
        except UnknownHandError as error:
            yield Defect(path=f"{at}rows[{place}].hand", sentence=str(error))


def _coverage_defects(table: Paytable, game: Game, ranking: Ranking, at: str) -> Iterator[Defect]:
    taken: dict[str, int] = {}
    for place, row in enumerate(table.rows, start=1):
        hands = hands_named(ranking, row.hand)
        fresh = [hand for hand in hands if hand not in taken]
        if not fresh:
            above = taken[hands[0]]
            sentence = f"'{row.hand}' pays nothing here: row {above} has already paid it."
            yield Defect(path=f"{at}rows[{place}].hand", sentence=sentence, rulings=("R6",))
        taken.update(dict.fromkeys(fresh, place))
    if not ranking.by_strength:
        return
    laid_down = _laid_down(game)
    yield from _gap_defects(table, ranking, taken, laid_down, at)
    yield from _order_warnings(table, ranking, taken, laid_down, at)


def _laid_down(game: Game) -> frozenset[str]:
    """Hands that are played by laying them down, which not every table offers."""
    choices = [street.choice for street in game.street]
    return frozenset(hand for choice in choices if isinstance(choice, SplitOrLayDown) for hand in choice.lay_down)


def _wins(payout: Payout) -> bool:
    return not isinstance(payout, (Push, Loses))


def _gap_defects(
    table: Paytable, ranking: Ranking, taken: dict[str, int], laid_down: frozenset[str], at: str
) -> Iterator[Defect]:
    won = [
        place for place, hand in enumerate(ranking.hands) if hand in taken and _wins(table.rows[taken[hand] - 1].pays)
    ]
    if not won:
        return
    for hand in ranking.hands[won[0] : won[-1]]:
        if hand not in taken and hand not in laid_down:
            lower = ranking.hands[next(place for place in won if place > ranking.hands.index(hand))]
            sentence = f"'{hand}' has no row, though the lower '{lower}' is paid; give it one, if only 'loses'."
            yield Defect(path=f"{at}rows", sentence=sentence)


def _odds(payout: Payout) -> tuple[int, int] | None:
    match payout:
        case ToOdds(winnings=paid, stake=stake) | ForOdds(amount=paid, stake=stake):
            return paid, stake
        case Push() | Loses():
            return 0, 1
        case MeterShare() | FixedAward():
            return None


def _order_warnings(
    table: Paytable, ranking: Ranking, taken: dict[str, int], laid_down: frozenset[str], at: str
) -> Iterator[Defect]:
    ranked = [hand for hand in ranking.hands if hand in taken and hand not in laid_down]
    warned: set[int] = set()
    for higher, lower in pairwise(ranked):
        above, below = table.rows[taken[higher] - 1], table.rows[taken[lower] - 1]
        best, least = _odds(above.pays), _odds(below.pays)
        if best is None or least is None or taken[higher] in warned:
            continue
        if best[0] * least[1] < least[0] * best[1]:
            warned.add(taken[higher])
            sentence = f"'{above.hand}' pays {above.pays}, less than the lower '{below.hand}' with {below.pays}."
            yield Defect(path=f"{at}rows[{taken[higher]}].pays", sentence=sentence, warning=True)
