"""Commands that nobody at a table would give: every kind with every field as wrong as its type lets it be."""

from __future__ import annotations

import random
from enum import Enum
from types import UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints

import msgspec

from fifthstreet.cards import DECK, Card
from fifthstreet.money import Cents, MicroCents
from fifthstreet.round import AnyCommand, Round
from fifthstreet.round.stored import encode_command
from fifthstreet.round.tabling import cut_range

NUMBERS: Final[tuple[int, ...]] = (
    -(10**30),
    -(2**63),
    -1,
    0,
    1,
    2,
    3,
    5,
    6,
    7,
    9,
    10,
    13,
    26,
    42,
    51,
    52,
    53,
    104,
    2**31,
    2**63,
    10**30,
)
AMOUNTS: Final[tuple[int, ...]] = (
    -(10**18),
    -500,
    -1,
    0,
    1,
    49,
    50,
    99,
    100,
    101,
    500,
    501,
    1000,
    2500,
    2501,
    10**4,
    10**7,
    10**18,
)
WORDS: Final = (
    "",
    " ",
    "ante",
    "Ante",
    "ante ",
    "blind",
    "blackjack",
    "progressive",
    "third_street",
    "split",
    "meter",
    "meter\x00",
    "\u202eetna",
    "\U0001f0a1",
    "1",
    "None",
    "x" * 5000,
    "__class__",
    "../../etc/passwd",
    "{0}",
    "%s",
    "\ud800",
    "[red]bold",
    "'; drop table meters; --",
)
KINDS: Final[tuple[type[Any], ...]] = AnyCommand.__args__
HINTS: Final = {kind: get_type_hints(kind) for kind in KINDS}


def hostile_command(state: Round, chance: random.Random) -> AnyCommand:
    """Any command: half of its fields are what the round would expect, the others are anything of their type."""
    kind = chance.choice(KINDS)
    given = {name: _value(hint, name, state, chance) for name, hint in HINTS[kind].items() if _is_field(kind, name)}
    command: AnyCommand = kind(**given)
    return command


def _is_field(kind: type[Any], name: str) -> bool:
    return name in kind.__struct_fields__


def _value(hint: Any, name: str, state: Round, chance: random.Random) -> object:
    """A value of a type, likely or wild."""
    if hint is Cents or hint is MicroCents:
        return Cents(chance.choice(AMOUNTS))
    if hint is bool:
        return chance.random() < 0.5
    if hint is int:
        return _number(name, state, chance)
    if hint is str:
        return _word(name, state, chance)
    if isinstance(hint, type) and issubclass(hint, Enum):
        return chance.choice(list(hint))
    return _made(hint, name, state, chance)


def _made(hint: Any, name: str, state: Round, chance: random.Random) -> object:
    """A value that is put together: one of several types, a row or a table of values."""
    origin, inner = get_origin(hint), get_args(hint)
    if origin in (Union, UnionType):
        return _value(chance.choice(inner), name, state, chance) if inner else None
    if origin is tuple and inner[0] is Card:
        return _cards(name, state, chance)
    if origin is tuple:
        return tuple(chance.choice((-1, 0, 1, 2, 6, 9)) for _ in range(chance.randint(0, 8)))
    if origin is dict:
        return {chance.choice(WORDS): MicroCents(chance.choice(AMOUNTS)) for _ in range(chance.randint(0, 3))}
    assert hint is type(None), f"no value of {hint} is known"
    return None


def _number(name: str, state: Round, chance: random.Random) -> int:
    likely: dict[str, list[int]] = {
        "position": [state.turn, *range(1, state.terms.table.seats + 1)],
        "hand": [1, state.hand, 2],
    }
    numbers: list[int] = likely.get(name, [*cut_range(state), len(state.deck), 1])
    return chance.choice(NUMBERS if chance.random() < 0.5 else numbers)


def _word(name: str, state: Round, chance: random.Random) -> str:
    if chance.random() < 0.5:
        return chance.choice(WORDS)
    return chance.choice(tuple(state.terms.wagers)) if name == "wager" else f"Somebody {chance.randint(1, 9)}"


def _cards(name: str, state: Round, chance: random.Random) -> tuple[Card, ...]:
    if name == "deck":
        deck = list(DECK * chance.choice((1, state.terms.decks)))
        chance.shuffle(deck)
        match chance.randrange(4):
            case 0:
                deck[0] = deck[1]
            case 1:
                deck.pop()
            case 2:
                deck.append(deck[0])
            case _:
                pass
        return tuple(deck)
    own = state.places.get(str(state.turn), ()) or tuple(DECK[:4])
    return tuple(chance.choice((*own, DECK[0])) for _ in range(chance.randint(0, 5)))


def hostile_bytes(command: AnyCommand, chance: random.Random) -> bytes:
    """A command as it might be sent by somebody who means harm: bytes flipped, keys doubled, numbers swollen."""
    try:
        data = bytearray(encode_command(command))
    except (UnicodeEncodeError, msgspec.MsgspecError, OverflowError):
        data = bytearray(b'{"command":"close"}')
    match chance.randrange(6):
        case 0:
            for _ in range(chance.randint(1, 4)):
                data[chance.randrange(len(data))] = chance.randrange(256)
        case 1:
            del data[chance.randrange(len(data)) :]
        case 2:
            data[1:1] = data[1:-1] + b","
        case 3:
            data = bytearray(data.replace(b":1", chance.choice((b":1e999", b":true", b":NaN", b':"1"', b":01"))))
        case 4:
            data = bytearray(b"[" * chance.choice((10, 3000)) + data)
        case _:
            data = bytearray(data.replace(b"}", b',"more":null}'))
    return bytes(data)
