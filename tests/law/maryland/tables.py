"""Tables of Maryland at which the tests of the law play their rounds, and the lines that many of them share."""

from __future__ import annotations

from typing import Final

PLAIN: Final = """\
round mississippi-stud in maryland
table base_game base
limit ante $5 to $100
"""

JACKPOT: Final = f"""\
{PLAIN}table progressive A
link $1
tier meter seed $10,000 reset $10,000 rate 10% now $20,000
"""

EVERY_WAGER: Final = f"""\
{JACKPOT}table three_card_bonus F
table six_card_bonus A
limit three_card_bonus $1 to $25
limit six_card_bonus $1 to $25
table dealing automated
"""

BY_HAND: Final = "dealer by hand\n"
THE_CALL: Final = "no more bets\n"


def players(number: int, ante: str = "$10") -> str:
    """Ann at position 1, Bob at 2 and so on, each with an ante."""
    names = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")[:number]
    seats = "".join(f"seat {position} {name}\n" for position, name in enumerate(names, start=1))
    return seats + "".join(f"{position} ante {ante}\n" for position in range(1, number + 1))


def street(*positions: int, bet: str = "$10") -> str:
    """Each of these positions bets on one street."""
    return "".join(f"{position} bet {bet}\n" for position in positions)


def to_the_end(*positions: int, bet: str = "$10") -> str:
    """Each of these positions bets on all three streets."""
    return street(*positions, bet=bet) * 3


def everyone_bets(number: int, *wagers: str) -> str:
    """Each position places these wagers beside its ante."""
    return "".join(f"{position} {wager}\n" for position in range(1, number + 1) for wager in wagers)
