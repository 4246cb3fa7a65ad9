"""Chapter 11 of Maryland, played: who is asked, what is turned over, what a fold loses and keeps, who is paid when."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.cards import format_cards
from fifthstreet.money import Cents
from fifthstreet.round import AN_ONLOOKER, Choice, Outcome, Phase, RefusalKind, Round, legal, view
from fifthstreet.round.commands import Choose, Reveal, Settle, TimeOut
from fifthstreet.round.events import Revealed
from fifthstreet.round.seeing import is_open
from tests.law.maryland.tables import EVERY_WAGER, JACKPOT, PLAIN, THE_CALL, everyone_bets, players, street, to_the_end
from tests.law.rounds import (
    after,
    asked_in_turn,
    before,
    done,
    ends,
    line_of,
    lines_of,
    played,
    refusal_of,
    refused,
    settled_in_turn,
)
from tests.proofs import clause, ruling

THREE_PLAY: Final = f"{PLAIN}{players(3)}{THE_CALL}"
SIDES: Final = ("progressive $1", "three_card_bonus $5", "six_card_bonus $5")

A_ROYAL_FOLDS: Final = (
    f"{EVERY_WAGER}{players(2)}{everyone_bets(2, *SIDES)}"
    f"cards box: Jd Js 2c 3c\ncards community: Ah Kh Qh\ncards 1: Jh Th\ncards 2: 4c 5c\n{THE_CALL}"
)
"""Ann's two cards make a royal flush with the community's and three jacks with the box's; Bob's make nothing."""


def community(state: Round) -> tuple[str, ...]:
    """The community cards as everybody sees them."""
    return view(state, AN_ONLOOKER).places["community"]


@clause("md-11.B")
@ruling("R38")
def test_choices_go_clockwise_from_the_dealers_left() -> None:
    """Position 1 is asked first on every street, a hand that has folded no more, and nobody out of his turn."""
    folds = f"1 bet $10\n2 fold\n3 bet $20\n{street(1, 3)}{street(1)}3 fold\n"
    replayed = played(f"{THREE_PLAY}{folds}")
    third = [("third_street", position) for position in (1, 2, 3)]
    later = [(name, position) for name in ("fourth_street", "fifth_street") for position in (1, 3)]
    refusal = refusal_of(before(replayed, Choose), Choose(position=2, choice=Choice.FOLD))

    assert asked_in_turn(replayed) == third + later
    assert refusal.kind is RefusalKind.NOT_ITS_TURN
    assert "md-11.B" in refusal.clauses


@clause("md-11.B.1", "md-11.B.1.b")
@ruling("R14")
def test_third_street_is_a_bet_of_one_to_three_antes_or_a_fold() -> None:
    """There is no third answer, and no amount but one, two or three antes."""
    state = before(played(f"{PLAIN}{players(1)}{THE_CALL}1 fold\n"), Choose)
    offered = [(one.choice, one.amounts) for one in legal(state, 1)]
    bets = [one.amounts for one in legal(state, 1) if one.choice is Choice.BET]

    assert [choice for choice, _ in offered] == [Choice.FOLD, Choice.BET]
    assert [(one.low, one.high, one.step) for one in bets if one is not None] == [(1000, 3000, 1000)]
    for dollars in (5, 15, 40):
        bet = Choose(position=1, choice=Choice.BET, amount=Cents(dollars * 100))
        refusal = refusal_of(state, bet)
        assert refusal.kind is RefusalKind.CHOICE_AMOUNT
        assert {"md-11.B.1", "md-11.B.1.b"} <= set(refusal.clauses)
    check = refusal_of(state, Choose(position=1, choice=Choice.CHECK))
    assert check.kind is RefusalKind.NO_SUCH_CHOICE
    assert "Position 1 may choose fold, bet, not check." in refused(f"{PLAIN}{players(1)}{THE_CALL}1 check\n")


@pytest.mark.parametrize(
    ("number", "seen"),
    [
        pytest.param(1, ("Ah", "??", "??"), marks=clause("md-11.C")),
        pytest.param(2, ("Ah", "Kd", "??"), marks=clause("md-11.E")),
        pytest.param(3, ("Ah", "Kd", "Qc"), marks=clause("md-11.G")),
    ],
)
def test_each_street_turns_one_card_when_all_have_acted(number: int, seen: tuple[str, ...]) -> None:
    """Before the last of them has bet or folded nothing is turned; then the dealer turns exactly the next card."""
    choices = f"1 bet $10\n2 fold\n3 bet $10\n{street(1, 3)}1 bet $10\n3 fold\n"
    replayed = played(f"{PLAIN}{players(3)}cards community: Ah Kd Qc\n{THE_CALL}{choices}")
    asked = [state for state in replayed.states if state.phase is Phase.CHOOSING and state.street == number - 1]

    assert len(asked) > 1
    for state in asked:
        assert refusal_of(state, Reveal()).kind is RefusalKind.NOT_NOW
        assert community(state) == tuple(card if place < number - 1 else "??" for place, card in enumerate(seen))
    assert community(before(replayed, Reveal, number)) == community(asked[0])
    assert community(after(replayed, Reveal, number)) == seen


@clause("md-11.G")
@ruling("R25")
def test_the_six_card_box_is_opened_after_the_third_community_card() -> None:
    """It stays face down through all three streets."""
    replayed = played(f"{A_ROYAL_FOLDS}{to_the_end(1, 2)}")
    turned = [event.place for event in replayed.happened if isinstance(event, Revealed)]

    assert turned == ["community", "community", "community", "six_card_box"]
    assert set(view(before(replayed, Reveal, 3), AN_ONLOOKER).places["six_card_box"]) == {"??"}
    assert view(before(replayed, Settle), AN_ONLOOKER).places["six_card_box"] == ("Jd", "Js", "2c", "3c")


FOLDS: Final = {
    1: ("1 fold\n2 bet $10\n", ("ante",)),
    2: (f"{street(1, 2)}1 fold\n2 bet $10\n", ("ante", "third_street")),
    3: (f"{street(1, 2) * 2}1 fold\n2 bet $10\n", ("ante", "third_street", "fourth_street")),
}
"""By street, the choices that end with Ann's fold on it and Bob's bet, and what she has bet by then."""


def ann_folds(number: int) -> str:
    """Every choice of a round in which Ann folds on a street and Bob stays."""
    return FOLDS[number][0] + street(2) * (3 - number)


@clause("md-11.H.1")
@ruling("R22")
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1, marks=clause("md-11.B.2.a")),
        pytest.param(2, marks=clause("md-11.D.1.a")),
        pytest.param(3, marks=clause("md-11.F.1.a")),
    ],
)
def test_a_fold_loses_ante_street_wagers_and_progressive(number: int) -> None:
    """The hand that folds would have been a royal flush: its wagers are lost, and the meter is not touched."""
    replayed = played(f"{A_ROYAL_FOLDS}{ann_folds(number)}")
    lost = [line.name for line in replayed.lines if line.position == 1 and line.outcome is Outcome.LOSES]

    assert lost == [*FOLDS[number][1], "progressive"]
    assert replayed.after is not None
    assert replayed.after.tiers == {"meter": 20_000_20_000_000}


@clause("md-11.H.2", "md-11.I.2.c")
@ruling("R22")
@pytest.mark.parametrize(
    "number",
    [
        pytest.param(1, marks=clause("md-11.B.3")),
        pytest.param(2, marks=clause("md-11.D.2")),
        pytest.param(3, marks=clause("md-11.F.2")),
    ],
)
def test_a_folded_hand_with_side_wagers_waits_for_them(number: int) -> None:
    """Its cards stay closed on the table until the settlement opens them and both bonuses are paid on them."""
    replayed = played(f"{A_ROYAL_FOLDS}{ann_folds(number)}")
    held, settled = before(replayed, Settle), after(replayed, Settle)

    assert format_cards(held.places["1"]) == "Jh Th"
    assert not is_open(held, 1)
    assert is_open(settled, 1)
    assert [line for line in lines_of(replayed) if line.startswith("1 ")][-2:] == [
        "1 three_card_bonus $5 wins $250 at 50 to 1",
        "1 six_card_bonus $5 wins $25 at 5 to 1",
    ]


@clause("md-11.I.2.c")
def test_a_folded_hand_without_side_wagers_is_not_opened() -> None:
    """Nothing is settled with its cards, so nobody sees them."""
    replayed = played(f"{PLAIN}{players(2)}{THE_CALL}1 fold\n{to_the_end(2)}")

    assert not is_open(after(replayed, Settle), 1)
    assert is_open(after(replayed, Settle), 2)


@clause("md-11.B.3")
@ruling("R22")
def test_an_operator_may_let_the_progressive_outlive_a_fold() -> None:
    """Under that setting the cards that were kept take the whole meter; the ante is lost all the same."""
    text = f"{JACKPOT}setting progressive_after_fold live\n{players(2)}1 progressive $1\n"
    replayed = ends(
        f"{text}cards community: Ah Kh Qh\ncards 1: Jh Th\ncards 2: 2c 3c\n{THE_CALL}1 fold\n2 fold\n"
        "expect\n2 ante $10 loses\n1 ante $10 loses\n1 progressive $1 takes $20,000.10 at 100% of meter\n"
        "after meter $10,000\n"
    )

    assert line_of(replayed, 1, "progressive").hand == "royal flush"


@ruling("R26")
def test_when_all_have_folded_live_side_wagers_are_still_settled() -> None:
    """Nobody is left to ask, yet all three cards are turned over and the three card bonus is paid."""
    text = f"{EVERY_WAGER}{players(2)}2 three_card_bonus $5\ncards community: 8h 8d 8c\n{THE_CALL}1 fold\n2 fold\n"
    replayed = ends(f"{text}expect\n2 ante $10 loses\n2 three_card_bonus $5 wins $150 at 30 to 1\n1 ante $10 loses\n")

    assert asked_in_turn(replayed) == [("third_street", 1), ("third_street", 2)]
    assert community(before(replayed, Settle)) == ("8h", "8d", "8c")


@ruling("R26")
def test_when_all_have_folded_and_nothing_is_live_no_card_is_turned() -> None:
    """The forfeited progressive wagers decide nothing any more."""
    replayed = played(f"{JACKPOT}{players(2)}1 progressive $1\n2 progressive $1\n{THE_CALL}1 fold\n2 fold\n")

    assert community(replayed.last) == ("??", "??", "??")
    assert {line.outcome for line in replayed.lines} == {Outcome.LOSES}


@clause("md-11.I", "md-11.I.2", "md-11.I.3")
@ruling("R38", "R58")
def test_hands_are_settled_counter_clockwise_each_one_to_the_end() -> None:
    """From the dealer's right; in each turn ante and streets come first, then progressive, three and six card bonus."""
    text = f"{EVERY_WAGER}{players(3)}{everyone_bets(3, *SIDES)}cards community: 9h 9d 2c\n"
    replayed = played(f"{text}cards 1: As Kd\ncards 2: 9c 9s\ncards 3: Qs Jd\n{THE_CALL}{to_the_end(1, 2, 3)}")
    turn = ["ante", "third_street", "fourth_street", "fifth_street", "progressive"]
    turn += ["three_card_bonus", "six_card_bonus"]

    assert settled_in_turn(replayed) == [3, 2, 1]
    for position in (3, 2, 1):
        assert [line.name for line in replayed.lines if line.position == position] == turn


@clause("md-11.I.2.a", "md-11.I.2.c")
def test_losing_wagers_are_taken_and_the_cards_stay_for_the_side_wagers() -> None:
    """A hand that lost everything on the table wins the six card bonus with its own two cards."""
    text = f"{EVERY_WAGER}{players(1)}1 three_card_bonus $5\n1 six_card_bonus $5\n"
    replayed = ends(
        f"{text}cards box: 4c 4d 9h Kc\ncards community: 2h 7d Js\ncards 1: 4h 9s\n{THE_CALL}{to_the_end(1)}"
        "expect\n1 ante $10 loses\n1 third_street $10 loses\n1 fourth_street $10 loses\n1 fifth_street $10 loses\n"
        "1 three_card_bonus $5 loses\n1 six_card_bonus $5 wins $100 at 20 to 1\n"
    )

    assert line_of(replayed, 1, "six_card_bonus").hand == "full house"
    assert is_open(replayed.last, 1)


@clause("md-1.B.9", "md-11.I.2.b")
@pytest.mark.parametrize("rank", ["6", "7", "8", "9", "T"])
def test_a_pair_of_sixes_to_tens_neither_pays_nor_takes(rank: str) -> None:
    """All four wagers lie as they were; the progressive and the bonuses are settled on their own terms."""
    text = f"{EVERY_WAGER}{players(1)}1 progressive $1\n1 three_card_bonus $5\ncards community: 2h 4d Ks\n"
    replayed = ends(
        f"{text}cards 1: {rank}c {rank}d\n{THE_CALL}1 bet $10\n1 bet $20\n1 bet $30\n"
        "expect\n1 ante $10 pushes\n1 third_street $10 pushes\n1 fourth_street $20 pushes\n1 fifth_street $30 pushes\n"
        "1 progressive $1 loses\n1 three_card_bonus $5 loses\n"
    )

    assert [line.handed_over for line in replayed.lines] == [10_00, 10_00, 20_00, 30_00, 0, 0]


@clause("md-11.I.2.b")
@pytest.mark.parametrize(("rank", "ending"), [("5", "loses"), ("J", "wins $10 at 1 to 1")])
def test_a_pair_next_to_those_does_not_push(rank: str, ending: str) -> None:
    """Fives lose and jacks win."""
    text = f"{PLAIN}{players(1)}cards community: 2h 4d Ks\ncards 1: {rank}c {rank}d\n{THE_CALL}"
    assert lines_of(played(f"{text}{to_the_end(1)}"))[0] == f"1 ante $10 {ending}"


@clause("md-11.I.2.d")
@ruling("R33")
@pytest.mark.parametrize(
    ("own", "shared", "odds"),
    [
        ("Ah Kh", "Qh Jh Th", 500),
        ("9c 8c", "7c 6c 5c", 100),
        ("8h 8d", "8c 8s 2d", 40),
        ("8h 8d", "8c 2s 2d", 10),
        ("Ah 9h", "7h 4h 2h", 6),
        ("5h 4d", "3c 2s Ah", 4),
        ("8h 8d", "8c 2s 3d", 3),
        ("8h 8d", "2c 2s 3d", 2),
        ("Kh 8d", "Kc 2s 3d", 1),
    ],
)
def test_winning_wagers_are_paid_by_chapter_twelve(own: str, shared: str, odds: int) -> None:
    """All four wagers are paid the odds of the hand, and each of them comes back besides."""
    text = f"{PLAIN}{players(1, '$5')}cards 1: {own}\ncards community: {shared}\n{THE_CALL}"
    replayed = played(f"{text}1 bet $5\n1 bet $10\n1 bet $15\n")

    assert [(line.stake, line.amount, line.handed_over) for line in replayed.lines] == [
        (dollars * 100, dollars * 100 * odds, dollars * 100 * (odds + 1)) for dollars in (5, 5, 10, 15)
    ]


@clause("md-11.I.5")
@ruling("R33")
@pytest.mark.parametrize(
    ("table", "shared", "odds"),
    [("A", "Ah Kh Qh", 40), ("C", "Ah Kh Qh", 50), ("B", "4h 3d 2c", 5), ("E", "9h 5h 2h", 3), ("F", "9h 9d 2h", 1)],
)
def test_a_winning_three_card_bonus_is_paid_by_the_table_chosen(table: str, shared: str, odds: int) -> None:
    """The three community cards decide it, whatever the player holds; its stake comes back."""
    heading = EVERY_WAGER.replace("table three_card_bonus F", f"table three_card_bonus {table}")
    text = f"{heading}{players(1)}1 three_card_bonus $5\ncards community: {shared}\n{THE_CALL}"
    line = line_of(played(f"{text}{to_the_end(1)}"), 1, "three_card_bonus")

    assert (line.outcome, line.amount) == (Outcome.WINS, 500 * odds)


@clause("md-11.I.6")
@ruling("R25", "R33")
@pytest.mark.parametrize(
    ("table", "own", "box", "dollars"),
    [
        ("A", "Ad Kd", "Qd Jd Td 9d", 1_000_000),
        ("B", "Ad Kd", "Qd Jd Td 9d", 100_000),
        ("A", "As Ks", "Qs Js Ts 9s", 100_000),
        ("A", "As Ks", "Qs Js Ts 8s", 5_000),
        ("B", "8h 8d", "8c 2s 3d 9h", 25),
    ],
)
def test_a_winning_six_card_bonus_is_paid_by_the_table_chosen(table: str, own: str, box: str, dollars: int) -> None:
    """Two cards of the player's and the box's four decide it; a $5 wager comes back with what it won."""
    heading = EVERY_WAGER.replace("table six_card_bonus A", f"table six_card_bonus {table}")
    text = f"{heading}{players(1)}1 three_card_bonus $1\n1 six_card_bonus $5\ncards 1: {own}\ncards box: {box}\n"
    line = line_of(played(f"{text}{THE_CALL}{to_the_end(1)}"), 1, "six_card_bonus")

    assert (line.outcome, line.amount) == (Outcome.WINS, dollars * 100)


@ruling("R43")
def test_a_player_who_lets_the_time_run_out_folds() -> None:
    """His ante is lost on any street, and the turn goes on."""
    replayed = played(f"{PLAIN}{players(2)}{THE_CALL}1 times out\n{to_the_end(2)}")
    timed_out = done(before(replayed, TimeOut), TimeOut(position=1))

    assert timed_out.turn == 2
    assert line_of(replayed, 1, "ante").outcome is Outcome.LOSES
