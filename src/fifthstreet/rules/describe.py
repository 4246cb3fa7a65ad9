"""A game and what a jurisdiction says of it, told in sentences that cite their clauses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

import msgspec

from fifthstreet.rules.games import Game
from fifthstreet.rules.streets import (
    CheckOrBet,
    Choice,
    DealStep,
    FoldOrBet,
    InsureOrNot,
    LetRideOrTake,
    Manner,
    PlayBlackjack,
    Reveal,
    SplitOrLayDown,
    Street,
    TakeOrMove,
)
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

HALF = 1
"""The ``halves`` of an amount that goes up to half of another wager."""

PLACE_NAMES = {
    "players": "each player",
    "dealer": "the dealer",
    "community": "the community card area",
    "six_card_box": "the six card box",
}
"""What the places cards are dealt to are called in a sentence."""

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""Small numbers as a sentence writes them."""

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh")
"""The places of cards in a step of the deal."""


class Line(msgspec.Struct, frozen=True, kw_only=True):
    """One sentence of the rules with what it rests on."""

    text: str
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Section(msgspec.Struct, frozen=True, kw_only=True):
    """Sentences under one heading."""

    title: str
    lines: tuple[Line, ...]


def listed(words: Iterable[object], last: str = "and") -> str:
    """Join words as a sentence does: ``a, b and c``."""
    said = [str(word) for word in words]
    return said[0] if len(said) == 1 else f"{', '.join(said[:-1])} {last} {said[-1]}" if said else "none"


def counted(count: int, thing: str) -> str:
    """So many of a thing: ``one card``, ``three cards``."""
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} {thing}{'' if count == 1 else 's'}"


def wager_name(game: Game, wager: str) -> str:
    """What a wager, or a bonus settled beside it, is called; its id if the game has none of that id."""
    names = {slot.id: slot.name for slot in game.slot} | {one.id: one.name for one in game.wager}
    return names.get(wager, wager)


def the_wager(game: Game, wager: str) -> str:
    """A wager's name in a sentence: ``the Ante``; one told from others by a number or a sign has no article."""
    name = wager_name(game, wager)
    return f"the {name}" if name.replace(" ", "").replace("-", "").isalpha() else name


def describe_game(game: Game) -> tuple[Section, ...]:
    """How a game is played wherever it is dealt."""
    return (
        Section(title="Entering a round", lines=(Line(text=_opening(game), clauses=game.clauses),)),
        Section(title="Wagers", lines=tuple(_wager_line(game, wager) for wager in game.wager)),
        Section(title="Dealing", lines=tuple(_deal_lines(game))),
        Section(title="Play", lines=tuple(_street_line(game, street) for street in game.street)),
        *_dealer_section(game),
        Section(title="Settings", lines=tuple(_setting_lines(game))),
    )


def _opening(game: Game) -> str:
    ways = [listed(the_wager(game, name) for name in way) for way in game.opening]
    several = any(len(way) > 1 for way in game.opening)
    return f"A player enters a round with {', or with '.join(ways) if several else listed(ways, 'or')}."


def _wager_line(game: Game, wager: Wager) -> Line:
    sentences = [wager.about, f"The amount is {_amount(game, wager)}."]
    if wager.needs:
        sentences.append(f"It may stand only beside {listed(the_wager(game, name) for name in wager.needs)}.")
    sentences.append(_settles(game, wager))
    if wager.bonus:
        sentences.append(f"The {_slot_name(game, wager.bonus)} table pays on it besides.")
    if wager.collected_at_no_more_bets:
        sentences.append("It is collected at 'no more bets'.")
    if wager.survives_fold and any(isinstance(street.choice, FoldOrBet) for street in game.street):
        unless = ", unless the settings say that it is forfeited" if isinstance(wager.settles, ByMeter) else ""
        sentences.append(f"It is settled even if its player folds{unless}.")
    if wager.needs_approval:
        sentences.append("It is offered only under a separate approval.")
    return Line(text=f"{wager.name}: {' '.join(sentences)}", clauses=wager.clauses, rulings=wager.rulings)


def _amount(game: Game, wager: Wager) -> str:
    match wager.amount:
        case Posted():
            linked = isinstance(wager.settles, ByMeter)
            return "the one at which the progressive is linked" if linked else "any within the posted limits"
        case EqualTo(wager=other):
            return f"that of {the_wager(game, other)}"
        case Multiple(wager=other, times=times):
            return _times(game, times, other)
        case AtMost(wager=other, halves=halves):
            part = "half of " if halves == HALF else "that of "
            return f"any up to {part}{the_wager(game, other)}"
        case _:
            assert_never(wager.amount)


def _settles(game: Game, wager: Wager) -> str:
    match wager.settles:
        case ByTable(slot=slot):
            return f"It is paid by the {_slot_name(game, slot)} table."
        case BestAtTable(slot=slot):
            return f"It is paid by the {_slot_name(game, slot)} table for the highest hand dealt at the table."
        case ByMeter(slot=slot):
            return f"It is paid by the {_slot_name(game, slot)} table, in part from a meter."
        case AgainstDealer():
            return _against_dealer(game, wager.settles)
        case ByOwnSteps(rule=rule):
            return f"It is settled by the game's own rule for {rule}."
        case _:
            assert_never(wager.settles)


def _against_dealer(game: Game, settles: AgainstDealer) -> str:
    pays = f"by the {_slot_name(game, settles.slot)} table" if settles.slot else str(settles.pays)
    unqualified = {
        DealerUnqualified.WINS: f" If the dealer does not qualify, it is paid {pays}.",
        DealerUnqualified.PUSHES: " If the dealer does not qualify, it is a push.",
        DealerUnqualified.IN_ACTION: "",
    }[settles.dealer_unqualified]
    return f"It meets the dealer's hand: a win is paid {pays}, a tie {_tie(str(settles.tie))}.{unqualified}"


def _tie(tie: str) -> str:
    return {"push": "is a push", "loses": "loses"}.get(tie, f"is paid {tie}")


def _slot_name(game: Game, slot: str) -> str:
    return next((one.name for one in game.slot if one.id == slot), slot)


def _deal_lines(game: Game) -> Iterator[Line]:
    for deal in game.deal:
        steps = "; ".join(_step(game, step) for step in deal.steps)
        yield Line(text=f"{deal.name}: {steps}.", clauses=deal.clauses, rulings=deal.rulings)


def _step(game: Game, step: DealStep) -> str:
    to = listed(PLACE_NAMES.get(place, place) for place in step.to)
    rotation = ", one at a time in rotation" if step.manner is Manner.ROTATION and step.cards > 1 else ""
    discarded = f", the {_placed(step.discarded)} set aside unseen" if step.discarded else ""
    only = f" (only where {the_wager(game, step.only_with)} is offered)" if step.only_with else ""
    last = PLACE_NAMES.get(step.to[-1], step.to[-1])
    rounds = f", {last} in the {_placed(step.rounds)} of them only" if step.rounds else ""
    return f"{counted(step.cards, 'card')} to {to}{rotation}{rounds}, {_facing(step)}{discarded}{only}"


def _facing(step: DealStep) -> str:
    if not step.face_up:
        return "face down"
    return "face up" if len(step.face_up) == step.cards else f"the {_placed(step.face_up)} face up"


def _placed(places: tuple[int, ...]) -> str:
    return listed(ORDINALS[place - 1] for place in places)


def _street_line(game: Game, street: Street) -> Line:
    holding = f" with {listed((the_wager(game, name) for name in street.requires), 'or')}" if street.requires else ""
    then = "".join(f" {_reveal(reveal)}" for reveal in street.reveals)
    who = f"Each player{holding} who has not bet yet" if street.asks == "not bet" else f"Each player still in{holding}"
    text = f"{street.name}: {who} {_choice(game, street.choice)}.{then}"
    return Line(text=text, clauses=street.clauses, rulings=street.rulings)


def _choice(game: Game, choice: Choice) -> str:
    match choice:
        case FoldOrBet(wager=wager, times=times, of=of):
            return f"folds, or bets {_times(game, times, of)} as {the_wager(game, wager)}"
        case CheckOrBet(wager=wager, times=times, of=of):
            return f"checks, or bets {_times(game, times, of)} as {the_wager(game, wager)}"
        case LetRideOrTake(wager=wager):
            return f"takes {the_wager(game, wager)} back or lets it ride"
        case SplitOrLayDown(into=into, lay_down=lay_down):
            split = f"splits the hand into {' and '.join(counted(part, 'card') for part in into)}"
            dealt = f"{listed(lay_down, 'or')}, where the pay table has a row for that"
            return f"{split}, or lays it down as {dealt}" if lay_down else split
        case TakeOrMove(wager=wager, onto=onto):
            return f"takes {the_wager(game, wager)} down if it won, or moves it onto {the_wager(game, onto)}"
        case InsureOrNot(wager=wager, of=of):
            natural = "against a natural if the dealer shows an ace"
            return f"may place {the_wager(game, wager)} {natural}, up to half of {the_wager(game, of)}"
        case PlayBlackjack():
            return "hits, stands, doubles, splits or surrenders as the table's settings allow"
        case _:
            assert_never(choice)


def _times(game: Game, times: tuple[int, ...], of: str) -> str:
    words: dict[tuple[int, ...], str] = {(1,): "the amount of", (2,): "twice"}
    return f"{words.get(times, listed(times, 'or') + ' times')} {the_wager(game, of)}"


def _reveal(reveal: Reveal) -> str:
    burn = f"{counted(reveal.burn, 'card').capitalize()} {_is_or_are(reveal.burn)} burned. " if reveal.burn else ""
    whole = {"community": "The community cards are", "dealer": "The dealer's hand is"}
    if reveal.cards == 0:
        return f"{burn}{whole.get(reveal.what, 'The cards of the six card box are')} turned over."
    if reveal.what == "community":
        cards = f"The next {counted(reveal.cards, 'community card').removeprefix('one ')}"
    elif reveal.what == "dealer":
        cards = f"{NUMBERS[reveal.cards].capitalize()} of the dealer's cards"
    else:
        cards = f"{counted(reveal.cards, 'card').capitalize()} of {PLACE_NAMES[reveal.what]}"
    return f"{burn}{cards} {_is_or_are(reveal.cards)} turned over."


def _is_or_are(count: int) -> str:
    return "is" if count == 1 else "are"


def _dealer_section(game: Game) -> tuple[Section, ...]:
    if game.dealer_hand is None:
        return ()
    qualifies = game.dealer_qualifies
    text = (
        f"The dealer qualifies with {qualifies.name} or better." if qualifies else "The dealer plays whatever he holds."
    )
    return (Section(title="The dealer", lines=(Line(text=text, clauses=qualifies.clauses if qualifies else ()),)),)


def _setting_lines(game: Game) -> Iterator[Line]:
    for setting in game.setting:
        allowed = listed((_quoted(value) for value in setting.allowed), "or")
        default = _quoted(setting.default)
        text = f"{setting.id}: {setting.about} It may be {allowed}, and is {default} unless someone decides otherwise."
        yield Line(text=text, clauses=setting.clauses, rulings=setting.rulings)


def _quoted(value: object) -> str:
    """A setting's value in a sentence, of which text must be told apart."""
    return f"'{value}'" if isinstance(value, str) else said(value)


def said(value: object) -> str:
    """A setting's value as a file writes it."""
    return str(value).lower() if isinstance(value, bool) else str(value)
