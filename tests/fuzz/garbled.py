"""Rounds as text that went wrong on the way: lines lost, doubled and swapped, words put in the place of others."""

from __future__ import annotations

import random
from typing import Final

TOKENS: Final = (
    "",
    "0",
    "1",
    "7",
    "99",
    "-1",
    "1/2",
    "$0",
    "$5",
    "$-5",
    "$1e9",
    "$999999999999999999999999",
    "$0.001",
    "$1,00",
    "As",
    "Zz",
    "??",
    "10h",
    "A♠",
    "1 ante $5",
    "ante",
    "fold",
    "split",
    "deal",
    "cut",
    "close",
    "expect",
    "round",
    "setting",
    "own",
    "pays",
    "otherwise",
    "100%",
    "101%",
    "push",
    "500 to 1",
    "0 to 1",
    "9" * 5000,
    "\u0663",
    "\u00b2",
    "\x00",
    "\ufeff",
    "\u2028",
    "#",
    "\t",
    "x" * 300,
)


def garbled(text: str, others: tuple[str, ...], chance: random.Random) -> bytes:
    """A text with one to six things wrong."""
    lines = text.split("\n")
    for _ in range(chance.randint(1, 6)):
        lines = _worse(lines, others, chance) or [""]
    data = bytearray("\n".join(lines).encode("utf-8"))
    if data and chance.random() < 0.1:
        for _ in range(chance.randint(1, 5)):
            data[chance.randrange(len(data))] = chance.randrange(256)
    return bytes(data)


def _worse(lines: list[str], others: tuple[str, ...], chance: random.Random) -> list[str]:
    place = chance.randrange(len(lines))
    match chance.randrange(7):
        case 0:
            return lines[:place] + lines[place + 1 :]
        case 1:
            return [*lines[:place], lines[place], *lines[place:]]
        case 2:
            other = chance.randrange(len(lines))
            lines[place], lines[other] = lines[other], lines[place]
            return lines
        case 3:
            stranger = chance.choice(others).split("\n")
            return [*lines[:place], chance.choice(stranger), *lines[place:]]
        case 4:
            return lines[: place + 1]
        case _:
            words = lines[place].split(" ")
            words[chance.randrange(len(words))] = chance.choice(TOKENS)
            return [*lines[:place], " ".join(words), *lines[place + 1 :]]
