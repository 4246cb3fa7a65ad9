"""What a human is asked at a terminal table, and how what is typed becomes a command."""

from __future__ import annotations

from typing import Final

import msgspec

from fifthstreet.cards import Card, CardNotationError, parse_cards
from fifthstreet.money import Cents, MoneyNotationError, format_dollars, parse_dollars
from fifthstreet.round import Choice, Offered
from fifthstreet.round.amounts import Amounts
from fifthstreet.round.commands import AnyCommand, Choose

FEW: Final = 4
"""So many amounts are listed one by one; of more, the least and the most are named."""

KEYS: Final = {
    Choice.FOLD: "f",
    Choice.CHECK: "c",
    Choice.LET_RIDE: "r",
    Choice.TAKE_BACK: "b",
    Choice.SPLIT: "p",
    Choice.LAY_DOWN: "l",
    Choice.TAKE_DOWN: "t",
    Choice.MOVE: "m",
    Choice.NO_INSURANCE: "n",
    Choice.INSURE: "i",
    Choice.HIT: "h",
    Choice.STAND: "s",
    Choice.DOUBLE: "d",
    Choice.SURRENDER: "u",
    Choice.BET: "b",
}


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """Something that may be typed, and what it does."""

    key: str
    does: str
    command: Choose | None = None
    """What it asks for; none where more must be typed after it."""


def keys_of(offers: tuple[Offered, ...], own: tuple[Card, ...]) -> tuple[Key, ...]:
    """Everything that may be typed for the choices that are open."""
    taken: set[str] = set()
    keys: list[Key] = []
    for offer in offers:
        assert offer.choice is not None, "a choice is offered"
        if offer.amounts is not None and _few(offer.amounts):
            keys += _listed(offer, offer.amounts)
        elif offer.amounts is not None:
            keys.append(Key(key=f"{_free(KEYS[offer.choice], taken)} $", does=_range(offer)))
        elif offer.keeps:
            keys.append(Key(key=f"{_free(KEYS[offer.choice], taken)} CARDS", does=_keeps(offer, own)))
        else:
            keys.append(Key(key=_free(KEYS[offer.choice], taken), does=_said(offer), command=_choose(offer)))
    return tuple(keys)


def _free(key: str, taken: set[str]) -> str:
    assert key not in taken, f"two choices have the key {key}"
    taken.add(key)
    return key


def _few(amounts: Amounts) -> bool:
    return (amounts.high - amounts.low) // amounts.step < FEW


def _listed(offer: Offered, amounts: Amounts) -> list[Key]:
    assert offer.choice is not None, "a choice is offered"
    wanted = range(amounts.low, amounts.high + 1, amounts.step)
    times = {amount: amount // amounts.step for amount in wanted}
    if amounts.low % amounts.step or len(wanted) == 1:
        times = {amount: number for number, amount in enumerate(wanted, start=1)}
    return [
        Key(
            key=str(times[amount]),
            does=f"{offer.choice.value} {format_dollars(Cents(amount))}",
            command=_choose(offer, Cents(amount)),
        )
        for amount in wanted
    ]


def _range(offer: Offered) -> str:
    assert offer.choice is not None, "a choice is offered"
    assert offer.amounts is not None, "it has amounts"
    return f"{offer.choice.value} {format_dollars(offer.amounts.low)} to {format_dollars(offer.amounts.high)}"


def _keeps(offer: Offered, own: tuple[Card, ...]) -> str:
    assert offer.choice is not None, "a choice is offered"
    return f"{offer.choice.value}: name the {offer.keeps} of your {len(own)} cards that stay together"


def _said(offer: Offered) -> str:
    assert offer.choice is not None, "a choice is offered"
    return f"{offer.choice.value} {format_dollars(offer.cost)}" if offer.cost else offer.choice.value


def _choose(offer: Offered, amount: Cents | None = None, cards: tuple[Card, ...] = ()) -> Choose:
    assert offer.position is not None, "a position is asked"
    assert offer.choice is not None, "a choice is offered"
    return Choose(position=offer.position, choice=offer.choice, amount=amount, cards=cards, hand=offer.hand or 1)


def understood(typed: str, offers: tuple[Offered, ...], own: tuple[Card, ...]) -> AnyCommand | str:
    """The command that was typed, or a sentence that says what may be typed."""
    word, _, rest = typed.strip().lower().partition(" ")
    keys = keys_of(offers, own)
    for key in keys:
        if key.command is not None and word == key.key and not rest:
            return key.command
    for offer in offers:
        assert offer.choice is not None, "a choice is offered"
        if rest and word in (KEYS[offer.choice], offer.choice.value):
            return _with_rest(offer, rest)
    return f"'{typed.strip()}' is not open to you now; type {', '.join(key.key for key in keys)}, ? or q."


def _with_rest(offer: Offered, rest: str) -> AnyCommand | str:
    try:
        if offer.keeps:
            return _choose(offer, cards=parse_cards(rest))
        return _choose(offer, amount=dollars(rest))
    except (CardNotationError, MoneyNotationError) as error:
        return str(error)


def dollars(typed: str) -> Cents:
    """An amount of money, with or without the sign."""
    word = typed.strip()
    return parse_dollars(word if word.startswith("$") else f"${word}")
