"""Reads the lines of the course of a round: who does what, how the cards lie, and what else happens."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from typing import Final

from fifthstreet.round import commands as asked
from fifthstreet.round.commands import Choice, Shuffling
from fifthstreet.round.text.file import (
    BOX,
    NEXT,
    CardsLine,
    CommandLine,
    CourseLine,
    DeckLine,
    ReadsLine,
    ShuffleLine,
)
from fifthstreet.round.text.mistakes import Mistake, shown
from fifthstreet.round.text.words import cards_of, meter_of, money_of, name_of, number_of, text_of
from fifthstreet.rules.jurisdictions import IrregularityKind

POSITION: Final = re.compile(r"([0-9]{1,4})(?:/([0-9]{1,4}))?")
PLACES: Final = ("community", "dealer", BOX, NEXT)
CHOICES: Final = {tuple(choice.value.split()): choice for choice in Choice}
WITH_AMOUNT: Final = (Choice.BET, Choice.INSURE)
BECAUSE: Final = "because"
LAMPS: Final = "lamps"
NO_LAMPS: Final = "none"


def position_line(number: int, words: Sequence[str]) -> CourseLine:
    """Read what somebody does at a position."""
    match = POSITION.fullmatch(words[0])
    assert match is not None, f"{words[0]} begins a position's line"
    position, hand = int(match.group(1)), int(match.group(2) or 1)
    rest = tuple(words[1:])
    command: asked.AnyCommand | None = _of_hand(position, hand, rest)
    if command is None:
        if match.group(2) is not None:
            message = (
                f"{shown(' '.join(words))} names a hand; {shown(words[0])} is followed by a choice or 'times out'."
            )
            raise Mistake(message)
        command = _of_position(position, rest)
    return CommandLine(number=number, command=command)


def _of_hand(position: int, hand: int, rest: tuple[str, ...]) -> asked.Choose | asked.TimeOut | None:
    """What one hand chooses; none if it is no choice."""
    if rest == ("times", "out"):
        return asked.TimeOut(position=position, hand=hand)
    for words, choice in CHOICES.items():
        if rest[: len(words)] != words:
            continue
        further = rest[len(words) :]
        if choice in WITH_AMOUNT:
            if len(further) != 1:
                message = f"{choice.value} has one amount; write 'N {choice.value} $A'."
                raise Mistake(message)
            return asked.Choose(position=position, hand=hand, choice=choice, amount=money_of(further[0]))
        if choice is Choice.SPLIT:
            cards = cards_of(further) if further else ()
            return asked.Choose(position=position, hand=hand, choice=choice, cards=cards)
        if further:
            message = f"nothing follows {shown(choice.value)}; here stands {shown(' '.join(further))}."
            raise Mistake(message)
        return asked.Choose(position=position, hand=hand, choice=choice)
    return None


def _of_position(position: int, rest: tuple[str, ...]) -> asked.AnyCommand:
    match rest:
        case ("withdraw", "tip", wager):
            return asked.WithdrawTip(position=position, wager=name_of(wager, "wager"))
        case ("withdraw", wager):
            return asked.WithdrawWager(position=position, wager=name_of(wager, "wager"))
        case ("tip", wager, amount):
            return asked.PlaceTip(position=position, wager=name_of(wager, "wager"), amount=money_of(amount))
        case (wager, amount) if amount.startswith("$"):
            return asked.PlaceWager(position=position, wager=name_of(wager, "wager"), amount=money_of(amount))
        case _:
            known = [*(choice.value for choice in Choice), "times out", "withdraw", "tip"]
            said = " ".join(rest)
            near = difflib.get_close_matches(said[:20], known, n=1)
            hint = f"; did you mean '{near[0]}'?" if near else ", such as 'ante $25', 'fold' or 'bet $25'."
            message = (
                f"{shown(said)} is nothing that a player does{hint}" if rest else f"position {position} does nothing."
            )
            raise Mistake(message)


def _cards(number: int, words: Sequence[str]) -> CourseLine | None:
    """Read which cards a place is dealt: ``cards 1: As Ks``."""
    said, colon, cards = " ".join(words[1:]).partition(":")
    place = said.strip()
    if not colon or not place:
        return None
    if place not in PLACES:
        if POSITION.fullmatch(place) is None or "/" in place:
            message = f"{shown(place)} is no place for cards; it is a position's number or one of {', '.join(PLACES)}."
            raise Mistake(message)
        place = str(int(place))
    return CardsLine(number=number, place=place, cards=cards_of(cards.split()))


def _deck(number: int, words: Sequence[str]) -> CourseLine | None:
    _, colon, cards = " ".join(words).partition(":")
    if not colon:
        return None
    return DeckLine(number=number, cards=cards_of(cards.split()))


def _no_more_bets(number: int, words: Sequence[str]) -> CourseLine | None:
    match list(words):
        case ["no", "more", "bets"]:
            return CommandLine(number=number, command=asked.CloseBets())
        case ["no", "more", "bets", "lamps", "none"]:
            return CommandLine(number=number, command=asked.CloseBets(lamps=()))
        case ["no", "more", "bets", "lamps", _, *_]:
            lamps = tuple(number_of(word, "position") for word in words[4:])
            return CommandLine(number=number, command=asked.CloseBets(lamps=lamps))
        case _:
            return None


def _report(number: int, words: Sequence[str]) -> CourseLine | None:
    kinds = {kind.value: kind for kind in IrregularityKind}
    said, position = " ".join(words[1:]), None
    if len(words) > 3 and words[-2] == "at":
        said, position = " ".join(words[1:-2]), number_of(words[-1], "position")
    if said not in kinds:
        near = difflib.get_close_matches(said[:100], kinds, n=1)
        hint = f"did you mean '{near[0]}'?" if near else f"one is '{next(iter(kinds))}'."
        message = f"{shown(said)} is no irregularity; {hint}"
        raise Mistake(message)
    return CommandLine(number=number, command=asked.Report(kind=kinds[said], position=position))


def _decision(number: int, words: Sequence[str]) -> CourseLine | None:
    supervisor = text_of(words[1:], "the supervisor's name")
    command = asked.DecideReport(upheld=words[0] == "uphold", supervisor=supervisor)
    return CommandLine(number=number, command=command)


def _void(number: int, words: Sequence[str]) -> CourseLine | None:
    if BECAUSE not in words:
        return None
    place = list(words).index(BECAUSE)
    supervisor = text_of(words[1:place], "the supervisor's name")
    reason = text_of(words[place + 1 :], "the reason")
    return CommandLine(number=number, command=asked.VoidRound(supervisor=supervisor, reason=reason))


def _reads(number: int, words: Sequence[str]) -> CourseLine | None:
    match words:
        case [_, tier, shows]:
            return ReadsLine(number=number, tier=name_of(tier, "meter"), shows=meter_of(shows))
        case _:
            return None


def _shuffle(number: int, words: Sequence[str]) -> CourseLine | None:
    for by in Shuffling:
        if " ".join(words[1:]) == by.value:
            return ShuffleLine(number=number, by=by)
    return None


def _counted(number: int, words: Sequence[str]) -> CourseLine | None:
    """Read a line of one word and a number: ``cut 20``, ``claim 3``."""
    if len(words) != 2:
        return None
    count = number_of(words[1], "number")
    command: asked.AnyCommand
    match words[0]:
        case "cut":
            command = asked.Cut(cards=count)
        case "claim" | "unclaim":
            command = asked.Claim(position=count, claimed=words[0] == "claim")
        case "show":
            command = asked.Show(position=count)
        case word:
            assert word == "leave", f"{word} is followed by a number"
            command = asked.Leave(position=count)
    return CommandLine(number=number, command=command)


def _named(number: int, words: Sequence[str]) -> CourseLine | None:
    """Read a line of one word, a number and a name: ``verify 3 Sue``."""
    if len(words) < 3:
        return None
    count, name = number_of(words[1], "number"), " ".join(words[2:])
    command: asked.AnyCommand
    match words[0]:
        case "recut":
            command = asked.Recut(cards=count, floorperson=name)
        case "verify":
            command = asked.Verify(position=count, supervisor=name)
        case word:
            assert word == "sit", f"{word} is followed by a number and a name"
            command = asked.Sit(position=count, player=name)
    return CommandLine(number=number, command=command)


def _deal(number: int, words: Sequence[str]) -> CourseLine | None:
    if len(words) > 2:
        return None
    cards = number_of(words[1], "number of cards") if len(words) == 2 else None
    return CommandLine(number=number, command=asked.Deal(cards=cards))


def _count(number: int, words: Sequence[str]) -> CourseLine | None:
    if len(words) != 3 or words[1] != "stub":
        return None
    return CommandLine(number=number, command=asked.CountStub(cards=number_of(words[2], "number of cards")))


def _alone(number: int, words: Sequence[str]) -> CourseLine | None:
    """Read a line of one word."""
    if len(words) != 1:
        return None
    command: asked.AnyCommand
    match words[0]:
        case "reveal":
            command = asked.Reveal()
        case "settle":
            command = asked.Settle()
        case "pay":
            command = asked.Pay()
        case word:
            assert word == "close", f"{word} stands alone"
            command = asked.Close()
    return CommandLine(number=number, command=command)


COURSE: Final[dict[str, Callable[[int, Sequence[str]], CourseLine | None]]] = {
    "cards": _cards,
    "deck:": _deck,
    "deck": _deck,
    "no": _no_more_bets,
    "report": _report,
    "uphold": _decision,
    "dismiss": _decision,
    "void": _void,
    "reads": _reads,
    "sit": _named,
    "leave": _counted,
    "shuffle": _shuffle,
    "cut": _counted,
    "recut": _named,
    "deal": _deal,
    "count": _count,
    "reveal": _alone,
    "settle": _alone,
    "claim": _counted,
    "unclaim": _counted,
    "verify": _named,
    "pay": _alone,
    "show": _counted,
    "close": _alone,
}
"""By its first word, how a line of the course is read that no position begins; none if it is not written so."""

FORMS: Final[dict[str, tuple[str, ...]]] = {
    "cards": ("cards PLACE: CARDS",),
    "deck:": ("deck: CARDS",),
    "deck": ("deck: CARDS",),
    "no": ("no more bets", "no more bets lamps N N", "no more bets lamps none"),
    "report": ("report IRREGULARITY", "report IRREGULARITY at N"),
    "uphold": ("uphold NAME",),
    "dismiss": ("dismiss NAME",),
    "void": ("void NAME because TEXT",),
    "reads": ("reads TIER $M", "reads reserve $M"),
    "sit": ("sit N PLAYER",),
    "leave": ("leave N",),
    "shuffle": ("shuffle by hand", "shuffle by machine"),
    "cut": ("cut N",),
    "recut": ("recut N NAME",),
    "deal": ("deal", "deal N"),
    "count": ("count stub N",),
    "reveal": ("reveal",),
    "settle": ("settle",),
    "claim": ("claim N",),
    "unclaim": ("unclaim N",),
    "verify": ("verify N NAME",),
    "pay": ("pay",),
    "show": ("show N",),
    "close": ("close",),
}
"""By its first word, how such a line is written."""

assert set(FORMS) == set(COURSE), "every line has its form"

BY_HAND: Final = (
    asked.Cut,
    asked.Recut,
    asked.Deal,
    asked.CountStub,
    asked.Reveal,
    asked.Settle,
    asked.Claim,
    asked.Verify,
    asked.Pay,
    asked.Show,
    asked.Close,
)
"""The dealer's steps, which are lines of a file only where he deals by hand."""


def is_dealers(line: CourseLine) -> bool:
    """Whether a line is a step of a dealer by hand."""
    return isinstance(line, ShuffleLine) or (isinstance(line, CommandLine) and isinstance(line.command, BY_HAND))
