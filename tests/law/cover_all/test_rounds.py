"""The Cover All bonus, played: the deal it leaves alone, the one hand that pays everyone, and its place at the end."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import AN_ONLOOKER, Outcome, view
from fifthstreet.round.commands import Deal, Settle
from fifthstreet.round.seeing import is_open
from tests.law.rounds import after, before, dealt_to, ends, lines_of, played
from tests.proofs import clause, ruling

TABLE: Final = """\
round mississippi-stud in maryland
table dealing automated
table base_game base
table cover_all base
limit ante $5 to $100
limit cover_all $1 to $100
"""
THREE: Final = f"{TABLE}seat 1 Ann\nseat 2 Bob\nseat 3 Cem\n1 ante $10\n2 ante $10\n3 ante $10\n"
THE_CALL: Final = "no more bets\n"
BETS: Final = "1 bet $10\n2 bet $10\n3 bet $10\n"
SHARED: Final = "cards community: 9h Th Jh\n"

everywhere = pytest.mark.parametrize("jurisdiction", ["maryland", "iowa", "south-dakota"])


def covers(text: str) -> list[str]:
    """What became of the Cover All wagers, in the order of payment."""
    return [line for line in lines_of(played(text)) if "cover_all" in line]


@clause("ca-4")
@ruling("R39")
def test_the_deal_is_the_base_games() -> None:
    """Two cards for each player by the usual procedure and three for the community, all face down."""
    plain = THREE.replace("table cover_all base\n", "").replace("limit cover_all $1 to $100\n", "")
    with_it = played(f"{THREE}1 cover_all $5\n{THE_CALL}{BETS * 3}")
    without = played(f"{plain}{THE_CALL}{BETS * 3}")

    assert dealt_to(with_it) == dealt_to(without) == ["community"] * 3 + ["1", "1", "2", "2", "3", "3"]
    seen = view(after(with_it, Deal), AN_ONLOOKER)
    assert seen.places["community"] == ("??", "??", "??")
    assert {seat.cards for seat in seen.seats} == {("??", "??")}


@clause("ca-7")
@ruling("R6", "R24")
def test_the_highest_hand_pays_everyone_who_bet_and_no_lower_hand_pays() -> None:
    """Ann's straight and Bob's straight flush: both bettors are paid for the straight flush, three players' column."""
    cards = f"cards 1: Ks Qd\ncards 2: 8h 7h\ncards 3: 2c 3d\n{SHARED}"
    bets = f"1 cover_all $5\n3 cover_all $10\n{cards}{THE_CALL}"

    assert covers(f"{THREE}{bets}{BETS * 3}") == [
        "3 cover_all $10 wins $800 at 80 to 1",
        "1 cover_all $5 wins $400 at 80 to 1",
    ]


@clause("ca-7")
@ruling("R24")
@pytest.mark.parametrize(
    ("own", "shared", "ending"),
    [
        ("As Ks", "Qs Js Ts", "wins $500 at 500 to 1"),
        ("8s 8d", "8h 8c 3c", "wins $150 at 150 to 1"),
        ("8s 8d", "8h 3d 3c", "wins $100 at 100 to 1"),
        ("As 9s", "6s 3s 2s", "wins $60 at 60 to 1"),
        ("As Kd", "Qs Jd Ts", "wins $40 at 40 to 1"),
        ("8s 8d", "8h 4d 3c", "wins $20 at 20 to 1"),
        ("8s 8d", "4h 4d 3c", "loses"),
    ],
)
def test_three_of_a_kind_is_the_least_that_wins(own: str, shared: str, ending: str) -> None:
    """The hand is the player's two cards and the three community cards; two pair win nothing."""
    text = f"{TABLE}seat 1 Ann\n1 ante $10\n1 cover_all $1\ncards 1: {own}\ncards community: {shared}\n{THE_CALL}"
    assert covers(f"{text}1 bet $10\n1 bet $10\n1 bet $10\n") == [f"1 cover_all $1 {ending}"]


@clause("ca-7")
@ruling("R22", "R24", "R26")
def test_a_folded_hand_counts_and_its_holder_is_paid() -> None:
    """Everybody folds; Bob's folded straight flush pays Ann and Cem, and the column is that of the hands dealt."""
    cards = f"cards 1: Ks Qd\ncards 2: 8h 7h\ncards 3: 2c 3d\n{SHARED}"
    replayed = played(f"{THREE}1 cover_all $5\n3 cover_all $10\n{cards}{THE_CALL}1 fold\n2 fold\n3 fold\n")

    assert [line for line in lines_of(replayed) if "cover_all" in line] == [
        "3 cover_all $10 wins $800 at 80 to 1",
        "1 cover_all $5 wins $400 at 80 to 1",
    ]
    assert not is_open(before(replayed, Settle), 2)
    assert is_open(after(replayed, Settle), 2)


@ruling("R24")
@pytest.mark.parametrize(("hands", "odds"), [(1, 20), (2, 10), (3, 7), (4, 5), (5, 4), (6, 3)])
def test_the_column_is_that_of_the_hands_dealt(hands: int, odds: int) -> None:
    """Three of a kind on the board pays less the more players have been dealt in; who only sits does not count."""
    names = ("Ann", "Bob", "Cem", "Dee", "Eve", "Fay")
    seats = "".join(f"seat {number} {name}\n" for number, name in enumerate(names, start=1))
    antes = "".join(f"{number} ante $5\n" for number in range(1, hands + 1))
    folds = "".join(f"{number} fold\n" for number in range(1, hands + 1))
    text = f"{TABLE}{seats}{antes}1 cover_all $1\ncards community: 8s 8d 8h\n"
    own = "".join(
        f"cards {number}: {cards}\n"
        for number, cards in enumerate(("2c 3d", "4c 5d", "6c 7d", "9c Td", "Jc Qd", "Kc Ad")[:hands], start=1)
    )

    assert covers(f"{text}{own}{THE_CALL}{folds}") == [f"1 cover_all $1 wins ${odds} at {odds} to 1"]


@clause("ca-8", "ca-10")
@ruling("R38", "R58")
@everywhere
def test_all_base_wagers_are_reconciled_first_and_as_ever(jurisdiction: str) -> None:
    """The lines of the game are those of a round without Cover All; only after them it is paid, from the right."""
    text = THREE.replace("maryland", jurisdiction).replace("$100", "$25")
    cards = f"cards 1: Ks Qd\ncards 2: 8h 7h\ncards 3: 2c 3d\n{SHARED}"
    choices = f"{THE_CALL}1 bet $10\n2 bet $20\n3 fold\n" + "1 bet $30\n2 bet $10\n" * 2
    plain = lines_of(played(f"{text}{cards}{choices}"))
    covered = lines_of(played(f"{text}1 cover_all $5\n3 cover_all $10\n{cards}{choices}"))

    assert covered[: len(plain)] == plain
    assert covered[len(plain) :] == ["3 cover_all $10 wins $800 at 80 to 1", "1 cover_all $5 wins $400 at 80 to 1"]


@ruling("R24", "R41")
def test_a_forfeited_hand_counts_but_its_wager_is_lost() -> None:
    """Bob, who breaks a rule of conduct with a straight flush, is paid nothing; Ann is, for his hand."""
    cards = f"cards 1: Ks Qd\ncards 2: 8h 7h\ncards 3: 2c 3d\n{SHARED}"
    conduct = "report a player breaks a rule of conduct at 2\nuphold Grace\n"
    text = f"{THREE}1 cover_all $5\n2 cover_all $5\n{cards}{THE_CALL}{conduct}1 fold\n3 fold\n"
    replayed = ends(
        f"{text}expect\n3 ante $10 loses\n2 ante $10 loses\n1 ante $10 loses\n2 cover_all $5 loses\n"
        "1 cover_all $5 wins $400 at 80 to 1\n"
    )

    assert {line.outcome for line in replayed.lines if line.position == 2} == {Outcome.LOSES}
