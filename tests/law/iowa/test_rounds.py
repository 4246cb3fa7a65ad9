"""Iowa's rules, played: the deal, three choices, the settlement, the limit of a round and what voids a hand."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.money import Cents
from fifthstreet.round import AN_ONLOOKER, Choice, Outcome, RefusalKind, Round, legal, player_named, view
from fifthstreet.round.commands import Choose, Deal, Reveal, Settle
from fifthstreet.round.seeing import is_open
from fifthstreet.round.state import DISCARDS, Standing
from tests.law.rounds import (
    after,
    asked_in_turn,
    before,
    dealt_to,
    ends,
    is_void,
    line_of,
    lines_of,
    played,
    refusal_of,
    settled_in_turn,
)
from tests.proofs import clause, ruling

TABLE: Final = """\
round mississippi-stud in iowa
table base_game base
table three_card_bonus base
limit ante $5 to $100
limit three_card_bonus $1 to $100
seat 1 Ann
seat 2 Bob
seat 3 Cem
"""
COVERED: Final = TABLE.replace("limit ante", "table cover_all base\nlimit cover_all $1 to $100\nlimit ante")
ANTES: Final = "1 ante $10\n2 ante $10\n3 ante $10\n"
THE_CALL: Final = "no more bets\n"
BETS: Final = "1 bet $10\n2 bet $10\n3 bet $10\n"
STREETS: Final = ("ante", "third_street", "fourth_street", "fifth_street")


def community(state: Round) -> tuple[str, ...]:
    """The community cards as everybody sees them."""
    return view(state, AN_ONLOOKER).places["community"]


@clause("ia-overview.p2")
@ruling("R14")
def test_an_ante_and_the_bonus_then_three_times_a_fold_or_one_to_three_antes() -> None:
    """Each bet buys the next community card; before the deal there is the ante and, if wanted, the bonus."""
    replayed = played(f"{TABLE}{ANTES}1 three_card_bonus $5\n{THE_CALL}{BETS * 3}")
    opening = {one.wager for one in legal(replayed.states[3], 1) if one.command == "place wager"}

    assert opening == {"ante", "three_card_bonus"}
    for number in range(3):
        state = before(replayed, Choose, 3 * number + 1)
        fold, bet = legal(state, 1)
        assert (fold.choice, bet.choice) == (Choice.FOLD, Choice.BET)
        assert bet.amounts is not None
        assert [Cents(dollars * 100) in bet.amounts for dollars in (5, 10, 15, 20, 30, 40)] == [
            *(False, True, False, True, True, False)
        ]
        assert sum(card != "??" for card in community(state)) == number


@clause("ia-dealing.3", "ia-dealing.4")
@ruling("R38", "R39")
def test_the_community_is_dealt_first_and_the_players_from_the_left() -> None:
    """Three community cards, then two at once for each player in turn, every one of them face down."""
    replayed = played(f"{TABLE}{ANTES}{THE_CALL}{BETS * 3}")
    seen = view(after(replayed, Deal), AN_ONLOOKER)

    assert dealt_to(replayed) == ["community"] * 3 + ["1", "1", "2", "2", "3", "3"]
    assert seen.places["community"] == ("??", "??", "??")
    assert [seat.cards for seat in seen.seats] == [("??", "??")] * 3


@clause("ia-dealing.5")
@ruling("R38")
def test_the_first_choice_comes_once_a_player_has_seen_his_cards() -> None:
    """He is asked after the whole deal and sees his own two cards and nothing else."""
    replayed = played(f"{TABLE}{ANTES}cards 1: As Kd\n{THE_CALL}{BETS * 3}")
    seen = view(before(replayed, Choose), player_named("Ann"))

    assert [seat.cards for seat in seen.seats] == [("As", "Kd"), ("??", "??"), ("??", "??")]
    assert refusal_of(before(replayed, Deal), Choose(position=1, choice=Choice.FOLD)).kind is RefusalKind.NOT_NOW
    assert asked_in_turn(replayed)[:3] == [("third_street", 1), ("third_street", 2), ("third_street", 3)]


@pytest.mark.parametrize(
    ("bets", "lost"),
    [
        pytest.param(0, STREETS[:1], marks=clause("ia-dealing.5.a")),
        pytest.param(1, STREETS[:2], marks=clause("ia-dealing.7.a")),
        pytest.param(2, STREETS[:3], marks=clause("ia-dealing.9.a")),
    ],
)
def test_a_fold_surrenders_what_was_bet_so_far(bets: int, lost: tuple[str, ...]) -> None:
    """Ann folds what would have been a royal flush: ante and street bets are lost, and she is asked no more."""
    text = f"{TABLE}{ANTES}cards 1: As Ks\ncards community: Qs Js Ts\n{THE_CALL}"
    others = "2 bet $10\n3 bet $10\n"
    replayed = played(f"{text}{BETS * bets}1 fold\n{others}{others * (2 - bets)}")

    assert [(line.name, line.outcome) for line in replayed.lines if line.position == 1] == [
        (name, Outcome.LOSES) for name in lost
    ]
    assert len([one for one in asked_in_turn(replayed) if one[1] == 1]) == bets + 1


@pytest.mark.parametrize(
    ("number", "seen"),
    [
        pytest.param(1, ("2c", "??", "??"), marks=clause("ia-dealing.6")),
        pytest.param(2, ("2c", "4d", "??"), marks=clause("ia-dealing.8")),
        pytest.param(3, ("2c", "4d", "6h"), marks=clause("ia-dealing.10")),
    ],
)
def test_the_dealer_turns_one_card_after_each_round_of_choices(number: int, seen: tuple[str, ...]) -> None:
    """Until all have chosen he may not; then it is the next of the three."""
    replayed = played(f"{TABLE}{ANTES}cards community: 2c 4d 6h\n{THE_CALL}{BETS * 3}")
    last_asked = before(replayed, Choose, 3 * number)

    assert refusal_of(last_asked, Reveal()).kind is RefusalKind.NOT_NOW
    assert community(last_asked)[number - 1] == "??"
    assert community(after(replayed, Reveal, number)) == seen


@clause("ia-dealing.11")
@ruling("R33", "R38", "R58")
def test_hands_are_settled_from_right_to_left_the_bonus_with_its_hand() -> None:
    """Cem's pair of jacks wins, Bob's nines push, Ann's ace high loses; each bonus follows its own hand's wagers."""
    bonus = "".join(f"{position} three_card_bonus $5\n" for position in (1, 2, 3))
    cards = "cards 1: As 3c\ncards 2: 9c 5d\ncards 3: Jd 7c\ncards community: Jh 9h 2h\n"
    replayed = ends(
        f"{TABLE}{ANTES}{bonus}{cards}{THE_CALL}{BETS * 3}expect\n"
        + "".join(f"3 {name} $10 wins $10 at 1 to 1\n" for name in STREETS)
        + "3 three_card_bonus $5 wins $15 at 3 to 1\n"
        + "".join(f"2 {name} $10 pushes\n" for name in STREETS)
        + "2 three_card_bonus $5 wins $15 at 3 to 1\n"
        + "".join(f"1 {name} $10 loses\n" for name in STREETS)
        + "1 three_card_bonus $5 wins $15 at 3 to 1\n"
    )

    assert settled_in_turn(replayed) == [3, 2, 1]
    assert not any(is_open(before(replayed, Settle), position) for position in (1, 2, 3))
    assert all(is_open(after(replayed, Settle), position) for position in (1, 2, 3))


@clause("ia-dealing.12")
@ruling("R1", "R22")
@pytest.mark.parametrize(
    ("shared", "ending"),
    [
        ("As Ks Qs", "wins $200 at 40 to 1"),
        ("8s 8h 8d", "wins $150 at 30 to 1"),
        ("2s 3h Ad", "wins $30 at 6 to 1"),
        ("2s 7s Js", "wins $15 at 3 to 1"),
        ("8s 8h 3d", "wins $5 at 1 to 1"),
        ("Js Th 3d", "loses"),
    ],
)
def test_the_three_card_bonus_is_settled_after_a_fold_on_the_community_cards_alone(shared: str, ending: str) -> None:
    """Ann's pair of jacks, folded and taken, counts for nothing there; the folded cards wait until the end."""
    text = f"{TABLE}{ANTES}1 three_card_bonus $5\ncards 1: Jd Jc\ncards community: {shared}\n{THE_CALL}"
    replayed = played(f"{text}1 fold\n2 bet $10\n3 bet $10\n" + "2 bet $10\n3 bet $10\n" * 2)

    assert [line for line in lines_of(replayed) if line.startswith("1 ")] == [
        "1 ante $10 loses",
        f"1 three_card_bonus $5 {ending}",
    ]
    assert before(replayed, Settle).places["1"] == before(replayed, Choose).places["1"]


@ruling("R26")
def test_a_bonus_is_settled_when_everybody_has_folded() -> None:
    """The community cards are turned over for it although nobody is left to buy them."""
    text = f"{TABLE}{ANTES}1 three_card_bonus $5\ncards community: 8s 8h 8d\n{THE_CALL}1 fold\n2 fold\n3 fold\n"
    replayed = played(text)

    assert community(before(replayed, Settle)) == ("8s", "8h", "8d")
    assert line_of(replayed, 1, "three_card_bonus").amount == Cents(150_00)


@clause("ia-payouts.p2", "ia-payouts.p3")
@ruling("R35", "R36")
def test_long_odds_share_the_limit_and_short_odds_are_paid_in_full() -> None:
    """$20,000 and $40,000 of straight flushes share $25,000 one to two; three nines and the bonus are paid whole."""
    text = f"{TABLE}1 ante $50\n2 ante $100\n2 three_card_bonus $100\n3 ante $100\n"
    cards = "cards 1: 8h 7h\ncards 2: Kh Qh\ncards 3: 9d 9c\ncards community: 9h Th Jh\n"
    bets = "1 bet $50\n2 bet $100\n3 bet $300\n"
    replayed = ends(
        f"{text}{cards}{THE_CALL}{bets * 3}expect\n"
        "3 ante $100 wins $300 at 3 to 1\n3 third_street $300 wins $900 at 3 to 1\n"
        "3 fourth_street $300 wins $900 at 3 to 1\n3 fifth_street $300 wins $900 at 3 to 1\n"
        + "".join(f"2 {name} $100 wins $4,166.67 at 100 to 1\n" for name in STREETS)
        + "2 three_card_bonus $100 wins $4,000 at 40 to 1\n"
        + "".join(f"1 {name} $50 wins $2,083.33 at 100 to 1\n" for name in STREETS)
    )
    limited = [line.amount or 0 for line in replayed.lines if "ia-payouts.p1" in line.clauses]

    assert len(limited) == 8
    assert sum(limited) == Cents(25_000_00)


@clause("ia-payouts.p2")
@ruling("R35")
def test_what_pays_less_than_a_hundred_to_one_has_no_limit() -> None:
    """Four of a kind at 40 to 1 is paid $40,000, although a straight flush in the round would be limited."""
    text = f"{TABLE}1 ante $100\n2 ante $5\n3 ante $5\ncards 1: 8h 8d\ncards community: 8c 8s 2d\n{THE_CALL}"
    replayed = played(f"{text}1 bet $300\n2 fold\n3 fold\n1 bet $300\n1 bet $300\n")

    assert sum(line.amount or 0 for line in replayed.lines if line.position == 1) == Cents(40_000_00)


@clause("ia-payouts.p3")
@ruling("R24", "R35")
@pytest.mark.parametrize(
    ("setting", "cover_all", "ante"),
    [("", "$4,545.46", "$2,045.46"), ("setting cap_covers_cover_all false\n", "$10,000", "$2,500")],
)
def test_cover_all_shares_the_limit_unless_the_house_decides_otherwise(setting: str, cover_all: str, ante: str) -> None:
    """A straight flush wins $45,000 by itself; two players' Cover All at 100 to 1 wins $10,000 more."""
    text = f"{COVERED}1 ante $45\n1 cover_all $100\n2 ante $5\ncards 1: 8h 7h\ncards community: 9h Th Jh\n"
    choices = "1 bet $135\n2 fold\n1 bet $135\n1 bet $135\n"
    replayed = played(f"{text.replace('seat 1', f'{setting}seat 1')}{THE_CALL}{choices}")

    assert [line for line in lines_of(replayed) if "ante $45" in line or "cover_all" in line] == [
        f"1 ante $45 wins {ante} at 100 to 1",
        f"1 cover_all $100 wins {cover_all} at 100 to 1",
    ]
    counted = [line for line in replayed.lines if line.position == 1 and (not setting or line.name != "cover_all")]
    assert sum(line.amount or 0 for line in counted) == Cents(25_000_00)


@clause("ia-irregularities.1")
@ruling("R41")
@pytest.mark.parametrize(
    "slip", ["a player has a wrong number of cards at 2", "the community cards are a wrong number"]
)
def test_a_wrong_number_of_cards_is_a_misdeal(slip: str) -> None:
    """A player's or the dealer's: every hand is void and every wager goes back, folded ones and side bets too."""
    text = f"{TABLE}{ANTES}1 three_card_bonus $5\n{THE_CALL}1 fold\n2 bet $10\nreport {slip}\nuphold Grace\n"
    replayed = played(text)

    assert is_void(replayed)
    assert [f"{line.position} {line.name}" for line in replayed.lines] == [
        *("3 ante", "2 ante", "2 third_street", "1 ante", "1 three_card_bonus")
    ]


@clause("ia-irregularities.4")
def test_passing_on_what_a_hand_holds_voids_it_and_loses_every_wager() -> None:
    """Bob's royal flush wins nothing, nor does his bonus; the others play on."""
    text = f"{TABLE}{ANTES}1 three_card_bonus $5\n2 three_card_bonus $5\ncards 2: As Ks\ncards community: Qs Js Ts\n"
    conduct = "report a player breaks a rule of conduct at 2\nuphold Grace\n"
    replayed = played(f"{text}{THE_CALL}{BETS}{conduct}" + "1 bet $10\n3 bet $10\n" * 2)

    assert replayed.last.seats[2].standing is Standing.FORFEITED
    assert [line for line in lines_of(replayed) if line.startswith("2 ")] == [
        *("2 ante $10 loses", "2 third_street $10 loses", "2 three_card_bonus $5 loses")
    ]
    assert line_of(replayed, 1, "three_card_bonus").amount == Cents(200_00)


UNDER_THE_DEAL: Final = f"{TABLE}dealer by hand\n{ANTES}{THE_CALL}shuffle by machine\ndeal 5\n"


@ruling("R40", "R48")
@pytest.mark.parametrize(
    "slip", ["a community card is exposed early", "more than one card is found face up in the deck"]
)
def test_a_community_card_or_two_cards_seen_early_void_the_round(slip: str) -> None:
    """Iowa is silent and follows Maryland."""
    assert is_void(played(f"{UNDER_THE_DEAL}report {slip}\nuphold Grace\n"))


@ruling("R40")
def test_one_card_found_face_up_is_set_aside() -> None:
    """The deal goes on with the card after it, as in Maryland."""
    streets = f"{BETS}reveal\n" * 3
    replayed = played(f"{UNDER_THE_DEAL}report one card is found face up in the deck\ndeal\n{streets}")
    (aside,) = replayed.last.places[DISCARDS]

    assert not replayed.last.void
    assert aside == before(replayed, Deal).deck[5]
    assert replayed.last.places["2"][0] == before(replayed, Deal).deck[6]
