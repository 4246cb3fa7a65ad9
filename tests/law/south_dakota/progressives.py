"""One round of every South Dakota game with a progressive: a royal, a straight flush and three of a kind at a meter."""

from __future__ import annotations

from typing import Final, NamedTuple


class Table(NamedTuple):
    """What a game's round needs besides its players and the link."""

    heading: str
    wagers: str
    """What every position bets; ``N`` stands for its number."""
    cards: str
    choices: str


LINK: Final = """
link $1
tier meter seed $1,000 reset $2,000 rate 10% now $4,000
reserve rate 5% now $300
"""

SEATS: Final = """
seat 1 Ann
seat 2 Bob
seat 3 Cid
seat 4 Dee
"""

TABLES: Final = {
    "mississippi-stud": Table(
        heading="table base_game base\ntable progressive PMG-01\nlimit ante $5 to $25",
        wagers="N ante $5",
        cards="""
            cards 1: Qd Qh
            cards 2: 9s 8s
            cards 3: As Ks
            cards 4: 7c 2d
            cards community: Qs Js Ts
        """,
        choices="""
            1 bet $5
            2 bet $5
            3 bet $5
            4 bet $5
            1 bet $5
            2 bet $5
            3 bet $5
            4 bet $5
            1 bet $5
            2 bet $5
            3 bet $5
            4 bet $5
        """,
    ),
    "let-it-ride": Table(
        heading="table base_game A\ntable progressive PMG-01\nlimit bet_one $5 to $25",
        wagers="N bet_one $5\nN bet_two $5\nN bet_three $5",
        cards="""
            cards 1: Jd Jh 2c
            cards 2: 9s 8s 7s
            cards 3: As Ks Qs
            cards 4: 6c 4d 3h
            cards community: Js Ts
        """,
        choices="""
            1 let ride
            2 let ride
            3 let ride
            4 let ride
            1 let ride
            2 let ride
            3 let ride
            4 let ride
        """,
    ),
    "caribbean-stud": Table(
        heading="table bet base\ntable progressive PMG-01\nlimit ante $5 to $25",
        wagers="N ante $5",
        cards="""
            cards 1: Qd Qh Qc 4c 2d
            cards 2: 9s 8s 7s 6s 5s
            cards 3: As Ks Qs Js Ts
            cards 4: 7c 6d 4h 3d 2c
            cards dealer: Kd Kc 9h 8d 3s
        """,
        choices="1 bet $10\n2 bet $10\n3 bet $10\n4 bet $10",
    ),
    "four-card-poker": Table(
        heading="table automatic_bonus FCP-01\ntable progressive PMG-01\nlimit ante $5 to $25",
        wagers="N ante $5",
        cards="""
            cards 1: Qd Qh Qc 4c 2d
            cards 2: 9s 8s 7s 6s 5s
            cards 3: As Ks Qs Js Ts
            cards 4: 7c 6d 4h 3d 2c
            cards dealer: Kd Kc 9h 8d 3s 2h
        """,
        choices="1 bet $5\n2 bet $5\n3 bet $5\n4 bet $5",
    ),
    "texas-holdem-bonus": Table(
        heading="table ante base\ntable progressive PMG-01\nlimit ante $5 to $25",
        wagers="N ante $5",
        cards="""
            cards 1: Qd Qh
            cards 2: 9s 8s
            cards 3: As Ks
            cards 4: 7c 2d
            cards dealer: Ac 3h
            cards community: Qs Js Ts 4d 4h
        """,
        choices="""
            1 bet $10
            2 bet $10
            3 bet $10
            4 bet $10
            1 check
            2 check
            3 check
            4 check
            1 check
            2 check
            3 check
            4 check
        """,
    ),
    "ultimate-texas-holdem": Table(
        heading="table blind UTH-01\ntable progressive PMG-01\nlimit ante $5 to $25",
        wagers="N ante $5\nN blind $5",
        cards="""
            cards 1: Qd Qh
            cards 2: 9s 8s
            cards 3: As Ks
            cards 4: 7c 2d
            cards dealer: Ac 3h
            cards community: Qs Js Ts 4d 4h
        """,
        choices="1 bet $15\n2 bet $15\n3 bet $15\n4 bet $15",
    ),
    "three-card-poker": Table(
        heading="table ante_bonus base\ntable progressive 1\nlimit ante $5 to $25",
        wagers="N ante $5",
        cards="""
            cards 1: 4c 3d 2h
            cards 2: Ad Kd Qd
            cards 3: As Ks Qs
            cards 4: 9c 7d 2c
            cards dealer: Kc 7h 2d
        """,
        choices="1 bet $5\n2 bet $5\n3 bet $5\n4 bet $5",
    ),
}


def a_round(game: str, *, jurisdiction: str = "south-dakota", without: str = "") -> str:
    """The round of a game as text; the positions named ``without`` make no progressive wager."""
    table = TABLES[game]
    wagers = "\n".join(table.wagers.replace("N", position) for position in "1234")
    progressive = "\n".join(f"{position} progressive $1" for position in "1234" if position not in without)
    heading = f"round {game} in {jurisdiction}\n{table.heading}\n{LINK}{SEATS}"
    return f"{heading}\n{wagers}\n{progressive}\n{table.cards}\nno more bets\n{table.choices}"
