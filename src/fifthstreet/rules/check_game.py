"""What makes a game's datum sound: every name it uses is one it defines, every choice can be played."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, assert_never

from fifthstreet.hands import RANKINGS
from fifthstreet.rules.clauses import CLAUSE_ID, RULING_ID
from fifthstreet.rules.defects import Defect
from fifthstreet.rules.describe import said
from fifthstreet.rules.games import Game, Setting
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.streets import (
    CheckOrBet,
    FoldOrBet,
    InsureOrNot,
    LetRideOrTake,
    PlayBlackjack,
    SplitOrLayDown,
    TakeOrMove,
)
from fifthstreet.rules.wagers import AgainstDealer, BestAtTable, ByMeter, ByOwnSteps, ByTable, Posted, Wager

PLACES: Final = ("players", "dealer", "community", "six_card_box")
"""Where cards are dealt to."""

LYING: Final = ("own", "split_three", "split_one", "community", "flop", "dealer", "six_card_box")
"""Where the cards of a hand lie; the split ones are the parts of a hand that its player divides."""

OPENING: Final = "opening"

ASKED: Final = ("everyone", "not bet")
"""Whom a street asks: all who are still in, or those who have not bet on an earlier street."""


def check_game(game: Game) -> tuple[Defect, ...]:
    """Every defect of a game's datum, each with its path."""
    return (
        *_repeats("wager", [wager.id for wager in game.wager]),
        *_repeats("slot", [slot.id for slot in game.slot]),
        *_repeats("hand", [hand.id for hand in game.hand]),
        *_repeats("deal", [deal.procedure for deal in game.deal]),
        *_repeats("street", [street.id for street in game.street]),
        *_repeats("setting", [setting.id for setting in game.setting]),
        *_opening_defects(game),
        *_wager_defects(game),
        *_slot_defects(game),
        *_hand_defects(game),
        *_deal_defects(game),
        *_street_defects(game),
        *_setting_defects(game),
        *_group_defects(game),
        *_citation_defects(game),
    )


def _repeats(what: str, ids: list[str]) -> Iterator[Defect]:
    for place, name in enumerate(ids, start=1):
        if name in ids[: place - 1]:
            yield Defect(path=f"{what}[{place}]", sentence=f"there are two of '{name}'; each is defined once.")


def unknown(name: str | None, known: Iterable[str], path: str, what: str) -> Iterator[Defect]:
    """A defect if a name is given and is none of those that are known."""
    names = list(known)
    if name is not None and name not in names:
        allowed = ", ".join(f"'{one}'" for one in names)
        sentence = f"'{name}' is no {what}; {f'it is one of {allowed}' if names else 'there is none'}."
        yield Defect(path=path, sentence=sentence)


def _wagers(game: Game) -> list[str]:
    return [wager.id for wager in game.wager]


def _slots(game: Game) -> list[str]:
    return [slot.id for slot in game.slot]


def _hands(game: Game) -> list[str]:
    return [hand.id for hand in game.hand]


def _opening_defects(game: Game) -> Iterator[Defect]:
    if not game.opening:
        yield Defect(path="opening", sentence="a game says which wagers enter a round; this one names none.")
    for place, way in enumerate(game.opening, start=1):
        for name in way:
            yield from unknown(name, _wagers(game), f"opening[{place}]", "wager")
    if not game.decks or min(game.decks) < 1:
        yield Defect(path="decks", sentence="a game is played with one deck or more; say with how many.")


def _wager_defects(game: Game) -> Iterator[Defect]:
    for place, wager in enumerate(game.wager, start=1):
        here = f"wager[{place}]"
        yield from unknown(wager.placed, [OPENING, *(street.id for street in game.street)], f"{here}.placed", "street")
        for name in wager.needs:
            yield from unknown(name, _wagers(game), f"{here}.needs", "wager")
            if name == wager.id:
                yield Defect(path=f"{here}.needs", sentence=f"'{name}' needs itself; a wager needs other wagers.")
        yield from unknown(wager.bonus, _slots(game), f"{here}.bonus", "slot")
        if not isinstance(wager.amount, Posted):
            yield from unknown(wager.amount.wager, _wagers(game), f"{here}.amount.wager", "wager")
        yield from _settles_defects(game, wager, f"{here}.settles")


def _settles_defects(game: Game, wager: Wager, here: str) -> Iterator[Defect]:
    match wager.settles:
        case ByTable(slot=slot) | BestAtTable(slot=slot) | ByMeter(slot=slot):
            yield from unknown(slot, _slots(game), f"{here}.slot", "slot")
        case AgainstDealer(hand=hand, slot=slot):
            yield from unknown(hand, _hands(game), f"{here}.hand", "hand")
            yield from unknown(slot, _slots(game), f"{here}.slot", "slot")
            if game.dealer_hand is None:
                yield Defect(path="dealer_hand", sentence=f"{wager.name} meets the dealer, who has no hand; name one.")
        case ByOwnSteps():
            return
        case _:
            assert_never(wager.settles)


def _slot_defects(game: Game) -> Iterator[Defect]:
    for place, slot in enumerate(game.slot, start=1):
        yield from unknown(slot.hand, _hands(game), f"slot[{place}].hand", "hand")
        for name in slot.wagers:
            yield from unknown(name, _wagers(game), f"slot[{place}].wagers", "wager")


def _hand_defects(game: Game) -> Iterator[Defect]:
    yield from unknown(game.dealer_hand, _hands(game), "dealer_hand", "hand")
    for place, hand in enumerate(game.hand, start=1):
        yield from unknown(hand.ranking, RANKINGS, f"hand[{place}].ranking", "ranking")
        if not (hand.best or 1) <= hand.dealt:
            sentence = f"a hand of {hand.best or 1} cannot be made from {hand.dealt} cards."
            yield Defect(path=f"hand[{place}].dealt", sentence=sentence)
        for name in hand.cards:
            yield from unknown(name, LYING, f"hand[{place}].cards", "place where cards lie")


def _deal_defects(game: Game) -> Iterator[Defect]:
    for place, deal in enumerate(game.deal, start=1):
        for number, step in enumerate(deal.steps, start=1):
            here = f"deal[{place}].steps[{number}]"
            for name in step.to:
                yield from unknown(name, PLACES, f"{here}.to", "place to deal to")
            yield from unknown(step.only_with, _wagers(game), f"{here}.only_with", "wager")
            if step.cards < 1:
                yield Defect(path=f"{here}.cards", sentence=f"a step deals one card or more, not {step.cards}.")
            for card in (*step.face_up, *step.discarded):
                if not 1 <= card <= step.cards:
                    sentence = f"card {card} is none of the {step.cards} that the step deals."
                    yield Defect(path=here, sentence=sentence)


def _street_defects(game: Game) -> Iterator[Defect]:
    for place, street in enumerate(game.street, start=1):
        here = f"street[{place}]"
        for name in street.requires:
            yield from unknown(name, _wagers(game), f"{here}.requires", "wager")
        yield from unknown(street.asks, ASKED, f"{here}.asks", "word for whom a street asks")
        for reveal in street.reveals:
            yield from unknown(reveal.what, PLACES, f"{here}.reveals", "place to reveal")
        match street.choice:
            case FoldOrBet(wager=wager, of=of) | CheckOrBet(wager=wager, of=of) | InsureOrNot(wager=wager, of=of):
                yield from unknown(wager, _wagers(game), f"{here}.choice.wager", "wager")
                yield from unknown(of, _wagers(game), f"{here}.choice.of", "wager")
            case TakeOrMove(wager=wager, onto=onto):
                yield from unknown(wager, _wagers(game), f"{here}.choice.wager", "wager")
                yield from unknown(onto, _wagers(game), f"{here}.choice.onto", "wager")
            case LetRideOrTake(wager=wager) | PlayBlackjack(of=wager):
                yield from unknown(wager, _wagers(game), f"{here}.choice", "wager")
            case SplitOrLayDown(into=into):
                yield from _split_defects(game, into, here)
            case _:
                assert_never(street.choice)


def _split_defects(game: Game, into: tuple[int, ...], here: str) -> Iterator[Defect]:
    own = next((step.cards for deal in game.deal for step in deal.steps if "players" in step.to), 0)
    if sum(into) != own:
        sentence = f"{own} cards cannot be split into {' and '.join(map(str, into))}; the parts make up the hand."
        yield Defect(path=f"{here}.choice.into", sentence=sentence)


def _setting_defects(game: Game) -> Iterator[Defect]:
    for place, setting in enumerate(game.setting, start=1):
        if not allows(setting, setting.default):
            allowed = ", ".join(said(value) for value in setting.allowed)
            sentence = f"'{said(setting.default)}' is none of the values that '{setting.id}' may have: {allowed}."
            yield Defect(path=f"setting[{place}].default", sentence=sentence)


def _group_defects(game: Game) -> Iterator[Defect]:
    for place, together in enumerate(game.together, start=1):
        for name in together.slots:
            yield from unknown(name, _slots(game), f"together[{place}].slots", "slot")
    for place, apart in enumerate(game.apart, start=1):
        for name in apart.wagers:
            yield from unknown(name, _wagers(game), f"apart[{place}].wagers", "wager")


def _citation_defects(game: Game) -> Iterator[Defect]:
    groups: tuple[tuple[str, tuple[object, ...]], ...] = (
        ("wager", game.wager),
        ("slot", game.slot),
        ("hand", game.hand),
        ("deal", game.deal),
        ("street", game.street),
        ("setting", game.setting),
    )
    for what, group in groups:
        for place, datum in enumerate(group, start=1):
            yield from citation_defects(datum, f"{what}[{place}]")


def citation_defects(datum: object, path: str) -> Iterator[Defect]:
    """Defects of the clauses and rulings that one datum cites, by their form alone."""
    at = f"{path}." if path else ""
    for clause in getattr(datum, "clauses", ()):
        if not CLAUSE_ID.fullmatch(clause):
            yield Defect(path=f"{at}clauses", sentence=f"'{clause}' is not a clause; write one as in md-7.F.1.")
    for ruling in getattr(datum, "rulings", ()):
        if not RULING_ID.fullmatch(ruling):
            yield Defect(path=f"{at}rulings", sentence=f"'{ruling}' is not a ruling; write one as in R14.")


def allows(setting: Setting, value: Scalar) -> bool:
    """Whether a setting may have a value; 1 is not true, though Python takes them for equal."""
    return any(type(one) is type(value) and one == value for one in setting.allowed)
