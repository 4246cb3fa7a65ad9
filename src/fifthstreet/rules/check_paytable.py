"""What makes a pay table sound: every hand has one outcome, each row says something, each payout fits its wager."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from itertools import pairwise
from typing import Final, assert_never

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
from fifthstreet.rules.check_game import allows, citation_defects
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.describe import said
from fifthstreet.rules.games import Game
from fifthstreet.rules.paytables import Paytable, PaytableRow
from fifthstreet.rules.streets import SplitOrLayDown
from fifthstreet.rules.wagers import ByMeter, Slot

SOURCES: Final = ("document", "published", "operator")


def check_paytable(table: Paytable, game: Game, *, path: str = "") -> tuple[Defect, ...]:
    """Every defect of a pay table, each with its path."""
    at = f"{path}." if path else ""
    if table.game != game.id:
        sentence = f"this is a pay table of '{table.game}', not of '{game.id}'."
        return (Defect(path=f"{at}game", sentence=sentence),)
    slot = next((slot for slot in game.slot if slot.id == table.slot), None)
    if slot is None:
        slots = ", ".join(slot.id for slot in game.slot)
        sentence = f"'{table.slot}' is no slot of {game.name}; a pay table fills one of {slots}."
        return (Defect(path=f"{at}slot", sentence=sentence),)
    return (
        *_heading_defects(table, slot, at),
        *_wager_defects(table, at),
        *_progressive_defects(table, game, slot, at),
        *_setting_defects(table, game, at),
        *_row_defects(table, game, slot, at),
        *_hand_defects(table, game, slot, at),
    )


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
        yield Defect(path=f"{at}name", sentence="a pay table has a name; call the only one of its slot 'base'.")
    if table.source not in SOURCES:
        sentence = f"'{table.source}' is no source of a pay table; it is one of {', '.join(SOURCES)}."
        yield Defect(path=f"{at}source", sentence=sentence)
    if not table.rows:
        yield Defect(path=f"{at}rows", sentence="a pay table has at least one row; this one has none.")
    if not isinstance(table.otherwise, (Loses, Push)):
        sentence = f"a hand without a row cannot pay {table.otherwise}; it 'loses' or is a 'push'."
        yield Defect(path=f"{at}otherwise", sentence=sentence)
    if slot.bonus and isinstance(table.otherwise, Loses):
        sentence = f"{slot.name} is paid besides its wager and never takes it; a hand without a row is a 'push'."
        yield Defect(path=f"{at}otherwise", sentence=sentence, clauses=slot.clauses, rulings=slot.rulings)
    if slot.by_players and table.players is None:
        sentence = f"{slot.name} pays by the number of hands dealt; say in 'players' for how many this table is."
        yield Defect(path=f"{at}players", sentence=sentence, clauses=slot.clauses, rulings=slot.rulings)
    if not slot.by_players and table.players is not None:
        sentence = f"{slot.name} pays the same for any number of players; leave 'players' out."
        yield Defect(path=f"{at}players", sentence=sentence)
    if table.players is not None and table.players < 1:
        yield Defect(path=f"{at}players", sentence=f"a table is for one player or more, not {table.players}.")
    yield from citation_defects(table, at.removesuffix("."))


def _wager_defects(table: Paytable, at: str) -> Iterator[Defect]:
    if table.wager is not None and table.wager <= 0:
        sentence = f"a table is for a wager of more than $0, not of {format_dollars(table.wager)}."
        yield Defect(path=f"{at}wager", sentence=sentence)
    if table.amounts_scale and table.wager is None:
        sentence = "awards grow in proportion to the wager they are printed for; say in 'wager' which that is."
        yield Defect(path=f"{at}amounts_scale", sentence=sentence, rulings=("R28",))


def _progressive_defects(table: Paytable, game: Game, slot: Slot, at: str) -> Iterator[Defect]:
    progressive = is_progressive(game, slot)
    if table.reserve and not progressive:
        sentence = f"{slot.name} has no meter, so there is no reserve to keep for one."
        yield Defect(path=f"{at}reserve", sentence=sentence, rulings=("R31",))
    if progressive and isinstance(table.otherwise, Push):
        sentence = f"{slot.name} never returns its wager; a hand without a row 'loses'."
        yield Defect(path=f"{at}otherwise", sentence=sentence, rulings=("R29",))
    if progressive and table.rows and not any(isinstance(row.pays, MeterShare) for row in table.rows):
        sentence = f"no hand is paid a share of the meter, so what {slot.name} adds to it is never won."
        yield Defect(path=f"{at}rows", sentence=sentence, warning=True)


def _setting_defects(table: Paytable, game: Game, at: str) -> Iterator[Defect]:
    settings = {setting.id: setting for setting in game.setting}
    for name, value in table.settings.items():
        setting = settings.get(name)
        if setting is None:
            near = get_close_matches(name, settings, n=1)
            meant = f"did you mean '{near[0]}'?" if near else f"there is {', '.join(settings) or 'none'}."
            sentence = f"'{name}' is no setting of {game.name}; {meant}"
            yield Defect(path=f"{at}settings.{name}", sentence=sentence)
        elif not allows(setting, value):
            allowed = ", ".join(said(one) for one in setting.allowed)
            sentence = f"'{said(value)}' is none of the values that '{name}' may have: {allowed}."
            yield Defect(
                path=f"{at}settings.{name}", sentence=sentence, clauses=setting.clauses, rulings=setting.rulings
            )


def _row_defects(table: Paytable, game: Game, slot: Slot, at: str) -> Iterator[Defect]:
    progressive = is_progressive(game, slot)
    for place, row in enumerate(table.rows, start=1):
        here = f"{at}rows[{place}]"
        yield from _payout_defects(row, slot, here, progressive=progressive)
        if row.envy and not progressive:
            sentence = f"{slot.name} has no envy bonus; only a progressive wager earns one."
            yield Defect(path=f"{here}.envy", sentence=sentence, rulings=("R23",))
        yield from _envy_defects(row, table, here)
        if table.source == "document" and not row.clauses:
            sentence = (
                "a row of a printed table cites the clause that prints it; a casino's own table says so in 'source'."
            )
            yield Defect(path=f"{here}.clauses", sentence=sentence)
        yield from citation_defects(row, here)


def _payout_defects(row: PaytableRow, slot: Slot, here: str, *, progressive: bool) -> Iterator[Defect]:
    if progressive and isinstance(row.pays, ToOdds):
        paid = ForOdds(amount=row.pays.winnings, stake=row.pays.stake)
        sentence = f"{slot.name} never returns its wager; write {paid} instead of {row.pays}."
        yield Defect(path=f"{here}.pays", sentence=sentence, rulings=("R29",))
    if progressive and isinstance(row.pays, Push):
        sentence = f"{slot.name} never returns its wager, so no hand is a push; it is paid or 'loses'."
        yield Defect(path=f"{here}.pays", sentence=sentence, rulings=("R29",))
    if not progressive and isinstance(row.pays, MeterShare):
        sentence = f"{slot.name} has no meter from which to pay {row.pays}; pay odds or an amount."
        yield Defect(path=f"{here}.pays", sentence=sentence)
    if slot.bonus and isinstance(row.pays, Loses):
        sentence = f"{slot.name} is paid besides its wager and never takes it; a hand is paid or is a 'push'."
        yield Defect(path=f"{here}.pays", sentence=sentence, clauses=slot.clauses, rulings=slot.rulings)


def _envy_defects(row: PaytableRow, table: Paytable, here: str) -> Iterator[Defect]:
    amounts = [bonus.wager for bonus in row.envy]
    for amount in sorted({amount for amount in amounts if amounts.count(amount) > 1}):
        sentence = f"the envy bonus at a wager of {format_dollars(amount)} is given twice; give it once."
        yield Defect(path=f"{here}.envy", sentence=sentence, rulings=("R28",))
    for place, bonus in enumerate(row.envy, start=1):
        path = f"{here}.envy[{place}]"
        if bonus.wager <= 0:
            sentence = f"an envy bonus goes with a wager of more than $0, not of {format_dollars(bonus.wager)}."
            yield Defect(path=f"{path}.wager", sentence=sentence)
        elif table.wager is not None and bonus.wager != table.wager:
            sentence = (
                f"this is an envy bonus for a wager of {format_dollars(bonus.wager)} in a table for a wager of "
                f"{format_dollars(table.wager)}; a table is for one wager."
            )
            yield Defect(path=f"{path}.wager", sentence=sentence, rulings=("R28",))
        yield from citation_defects(bonus, path)


def _hand_defects(table: Paytable, game: Game, slot: Slot, at: str) -> Iterator[Defect]:
    ranking = ranking_of(table, game)
    if ranking is None:
        hands = ", ".join(hand.id for hand in game.hand)
        sentence = f"'{table.hand or slot.hand}' is no hand of {game.name}; its hands are {hands}."
        yield Defect(path=f"{at}hand", sentence=sentence)
        return
    unknown = tuple(_unknown_hands(table, ranking, at))
    yield from unknown or _coverage_defects(table, game, ranking, at)


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
            sentence = f"'{row.hand}' is never paid here, for row {above} has paid it; a hand is paid by one row."
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


def _gap_defects(
    table: Paytable, ranking: Ranking, taken: dict[str, int], laid_down: frozenset[str], at: str
) -> Iterator[Defect]:
    paid = [(place, taken[hand]) for place, hand in enumerate(ranking.hands) if hand in taken]
    won = [place for place, row in paid if not isinstance(table.rows[row - 1].pays, (Push, Loses))]
    pushed = [place for place, row in paid if isinstance(table.rows[row - 1].pays, Push)]
    unpaid = "would be a push" if isinstance(table.otherwise, Push) else "would lose"
    for place, hand in enumerate(ranking.hands):
        if hand in taken or hand in laid_down:
            continue
        if below := next((lower for lower in won if lower > place), None):
            sentence = (
                f"'{hand}' has no row and {unpaid}, though the lower '{ranking.hands[below]}' wins; "
                "give it a row, if only one that says 'loses' or 'push'."
            )
            yield Defect(path=f"{at}rows", sentence=sentence)
        elif _meant(table):
            continue
        elif below := next((lower for lower in pushed if lower > place), None):
            sentence = (
                f"'{hand}' has no row and would lose, though the lower '{ranking.hands[below]}' pushes; is that meant?"
            )
            yield Defect(path=f"{at}rows", sentence=sentence, warning=True)


def _meant(table: Paytable) -> bool:
    """Whether a hand may do worse than a lower one that pushes: a document means what it prints."""
    return table.source == "document" or isinstance(table.otherwise, Push)


def _winnings(payout: Payout) -> tuple[int, int] | None:
    """What is won beside the wager, as a fraction of it; none where that depends on the meter or the wager."""
    match payout:
        case ToOdds(winnings=winnings, stake=stake):
            return winnings, stake
        case ForOdds(amount=amount, stake=stake):
            return amount - stake, stake
        case Push():
            return 0, 1
        case Loses():
            return -1, 1
        case MeterShare() | FixedAward():
            return None
        case _:
            assert_never(payout)


def _does(payout: Payout) -> str:
    match payout:
        case Push():
            return "pushes"
        case Loses():
            return "loses"
        case _:
            return f"pays {payout}"


def _order_warnings(
    table: Paytable, ranking: Ranking, taken: dict[str, int], laid_down: frozenset[str], at: str
) -> Iterator[Defect]:
    ranked = [hand for hand in ranking.hands if hand in taken and hand not in laid_down]
    warned: set[int] = set()
    for higher, lower in pairwise(ranked):
        above, below = table.rows[taken[higher] - 1], table.rows[taken[lower] - 1]
        best, least = _winnings(above.pays), _winnings(below.pays)
        if best is None or least is None or taken[higher] in warned:
            continue
        if best[0] * least[1] < least[0] * best[1]:
            warned.add(taken[higher])
            lesser, greater = _does(above.pays), _does(below.pays)
            sentence = f"'{above.hand}' {lesser}, though the lower '{below.hand}' {greater}; is that meant?"
            yield Defect(path=f"{at}rows[{taken[higher]}].pays", sentence=sentence, warning=True)
