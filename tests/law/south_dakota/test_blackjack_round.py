"""Blackjack with Buster and War as it is dealt and settled (20:18:15:30.07 and 30.12), read with R10, R11, R12, R58."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.money import Cents
from fifthstreet.round import Refusal, decide
from fifthstreet.round.commands import CloseBets, PlaceWager
from fifthstreet.round.dealing import face_up_by_deal
from fifthstreet.round.events import Chose, Dealt, Revealed
from fifthstreet.rules.scalars import Scalar
from tests.proofs import clause, ruling
from tests.unit.games.blackjack.table import bets, dealt, say, terms_with

ONE: Final = "1 blackjack $10"
BUSTER: Final = "1 blackjack $10, 1 buster $5"
WAR: Final = "1 blackjack $10, 1 war $5"
SEVEN_CARD_BUST: Final = {"dealer": "2h 2c", "next": "2d 2s 3h 4h Kh"}


@clause("sd-30.07.2")
def test_two_cards_each_and_one_of_the_dealer_s_face_up() -> None:
    """After the wagers each player and the dealer have two cards; the dealer's first is the up card."""
    told = dealt(terms_with(), "1 blackjack $10, 2 blackjack $10", {"1": "Th 9c", "2": "8h 9d", "dealer": "7h Tc"})
    dealings = [event.to for event in told.events if isinstance(event, Dealt)]

    assert dealings == [("1", "2", "dealer", "1", "2", "dealer")]
    assert face_up_by_deal(told.state.terms, (1, 2)) == {
        "1": frozenset({0, 1}),
        "2": frozenset({0, 1}),
        "dealer": frozenset({0}),
    }
    assert "dealer" not in told.state.turned


@clause("sd-30.07.2", "sd-30.12.6")
@ruling("R12")
def test_each_player_plays_his_hand_by_the_standard_rules() -> None:
    """Hit, stand, double, split: hand after hand, position after position, and then the dealer."""
    cards = {"1": "8h 8c", "2": "5h 4d", "dealer": "6h Tc", "next": "3d Kd 9d 2c 9h 5c"}
    told = dealt(terms_with(), "1 blackjack $10, 2 blackjack $10", cards)
    told = say(told, "1 split", "1 double", "1/2 stand", "2 hit", "2 hit", "2 stand")
    choices = [(event.position, event.hand) for event in told.events if isinstance(event, Chose)]

    assert choices == [(1, 1), (1, 1), (1, 2), (2, 1), (2, 1), (2, 1)]
    assert told.lines == [
        "2 blackjack $10 loses",
        "1 blackjack $10 pushes",
        "1 double $10 pushes",
        "1 split $10 loses",
    ]


@clause("sd-30.07.3")
@pytest.mark.parametrize(
    ("dealer", "hole_card", "line"),
    [
        ("9h Ac", "peek", "wins $15 at 3 to 2"),
        ("Th 9c", "peek", "wins $15 at 3 to 2"),
        ("Th Ac", "peek", "pushes"),
        ("Th Ac", "no peek", "pushes"),
    ],
)
def test_a_natural_is_paid_unless_the_dealer_has_one(dealer: str, hole_card: str, line: str) -> None:
    """It is paid without a choice, whether the dealer has looked and found none or can have none."""
    told = dealt(terms_with({"hole_card": hole_card}), ONE, {"1": "Ah Kc", "dealer": dealer})

    assert told.lines == [f"1 blackjack $10 {line}"]


@clause("sd-30.07.3")
@ruling("R11")
@pytest.mark.parametrize(
    ("player", "choices", "shoe"), [("Ah Kc", (), "Kh"), ("Th 6c", ("1 hit",), "Ks Kh"), ("Th 6c", ("1 stand",), "Kh")]
)
def test_buster_lives_through_a_natural_and_a_bust(player: str, choices: tuple[str, ...], shoe: str) -> None:
    """The wager is paid when the dealer busts, whatever became of the hand."""
    told = dealt(terms_with(), BUSTER, {"1": player, "dealer": "9h 6d", "next": shoe})

    assert say(told, *choices).lines[-1] == "1 buster $5 wins $10 at 2 to 1"


@clause("sd-30.07.4")
def test_the_dealer_plays_after_everybody_has_chosen_and_a_bust_pays_every_buster_wager() -> None:
    """The hole card is turned once the last position has chosen; four cards pay 2 to 1, and the losers are paid too."""
    wagers = "1 blackjack $10, 1 buster $5, 2 blackjack $10, 2 buster $20"
    told = dealt(terms_with(), wagers, {"1": "Th 6c", "2": "8h 9d", "dealer": "9h 2d", "next": "Kc 5c Ks"})
    told = say(told, "1 hit")
    assert not any(isinstance(event, Revealed) for event in told.events)
    told = say(told, "2 stand")

    assert told.lines == [
        "2 blackjack $10 wins $10 at 1 to 1",
        "2 buster $20 wins $40 at 2 to 1",
        "1 blackjack $10 loses",
        "1 buster $5 wins $10 at 2 to 1",
    ]


@clause("sd-30.07.4")
@ruling("R11")
@pytest.mark.parametrize(
    ("shoe", "line"),
    [
        ("5c", "loses"),
        ("2h Kh", "wins $10 at 2 to 1"),
        ("2h 3h Kh", "wins $20 at 4 to 1"),
        ("Ah 2h Ad Kh", "wins $75 at 15 to 1"),
        ("Ah Ac Ad 2c Kh", "wins $250 at 50 to 1"),
        ("Ah Ac Ad As As Kh", "wins $1,250 at 250 to 1"),
        ("Ah Ac Ad As As Ad Kh", "loses"),
    ],
)
def test_the_more_cards_the_dealer_busts_with_the_more_is_paid(shoe: str, line: str) -> None:
    """From three cards to eight and more under table H1; a dealer who comes to seventeen collects."""
    told = say(dealt(terms_with(), BUSTER, {"1": "Th 9c", "dealer": "9h 2d", "next": shoe}), "1 stand")

    assert told.lines[-1] == f"1 buster $5 {line}"


@clause("sd-30.07.5")
@ruling("R11")
@pytest.mark.parametrize(
    ("wagers", "naturals", "drawn"),
    [
        (ONE, {"1": "Ah Kc"}, 0),
        (BUSTER, {"1": "Ah Kc"}, 2),
        ("1 blackjack $10, 2 blackjack $10, 2 buster $5", {"1": "Ah Kc", "2": "Ad Ks"}, 2),
    ],
)
def test_the_dealer_completes_the_hand_for_buster_alone(wagers: str, naturals: dict[str, str], drawn: int) -> None:
    """No blackjack wager is left; under seventeen the dealer draws only if some buster wager lies there."""
    told = dealt(terms_with(), wagers, {**naturals, "dealer": "9h 2d", "next": "3c Kh"})
    reveals = [event for event in told.events if isinstance(event, Revealed)]

    assert sum(len(event.drawn) for event in reveals) == drawn
    assert told.state.turned["dealer"] == 2 + drawn


@clause("sd-30.07.5")
def test_a_dealer_of_seventeen_or_more_draws_nothing_for_buster() -> None:
    """The hand is complete as it was dealt."""
    told = dealt(terms_with(), BUSTER, {"1": "Ah Kc", "dealer": "9h 8d"})

    assert told.state.turned["dealer"] == 2
    assert told.lines[-1] == "1 buster $5 loses"


@ruling("R11")
def test_a_dealer_s_natural_takes_the_buster_wager() -> None:
    """It is no bust, and no card is drawn to it."""
    told = dealt(terms_with(), BUSTER, {"1": "Ah Kc", "dealer": "Th Ac"})

    assert told.lines == ["1 blackjack $10 pushes", "1 buster $5 loses"]
    assert told.state.turned["dealer"] == 2


@ruling("R11")
@pytest.mark.parametrize(("hits", "line"), [(True, "wins $10 at 2 to 1"), (False, "loses")])
def test_h_and_s_tables_go_with_what_the_dealer_does_on_a_soft_seventeen(hits: bool, line: str) -> None:  # noqa: FBT001 - the two values of a setting
    """The same cards bust a dealer who hits and not one who stands."""
    terms = terms_with({"dealer_hits_soft_17": hits, "insurance_offered": False})
    told = dealt(terms, BUSTER, {"1": "Th 9c", "dealer": "Ah 6d", "next": "6c Kh"})

    assert say(told, "1 stand").lines[-1] == f"1 buster $5 {line}"


@clause("sd-30.07.9.a")
@ruling("R56")
def test_the_free_bonus_has_a_least_wager_and_holds_buster_to_the_blackjack_wager() -> None:
    """Under a least wager of $5 a buster of $4 earns none; where the bonus is offered $11 beside $10 is refused."""
    terms = terms_with({"buster_bonus_minimum_dollars": 5}, bonus="example")
    least, less = (
        dealt(terms, f"1 blackjack $10, 1 buster {amount}", {"1": "Ah Kc", **SEVEN_CARD_BUST})
        for amount in ("$5", "$4")
    )
    told = bets(terms, ONE)
    as_much, more = (
        decide(told.state, PlaceWager(position=1, wager="buster", amount=amount))
        for amount in (Cents(10_00), Cents(11_00))
    )

    assert least.lines[-1] == "1 buster_bonus $5 takes $1,000 at $1,000"
    assert less.lines[-1] == "1 buster $4 wins $200 at 50 to 1"
    assert not isinstance(as_much, Refusal)
    assert isinstance(more, Refusal)
    assert more.clauses == ("sd-30.07.9.a",)


@clause("sd-30.07.9.b")
@pytest.mark.parametrize(
    ("player", "cards", "lines"),
    [
        (
            "Ah Kc",
            SEVEN_CARD_BUST,
            ["1 buster $5 wins $250 at 50 to 1", "1 buster_bonus $5 takes $1,000 at $1,000"],
        ),
        (
            "Ah Kc",
            {"dealer": "2h 2c", "next": "2d 2s 3h Ad 3c Th"},
            ["1 buster $5 wins $1,250 at 250 to 1", "1 buster_bonus $5 takes $8,000 at $8,000"],
        ),
        ("Ah Kc", {"dealer": "2h 2c", "next": "2d 5s 4h Kh"}, ["1 buster $5 wins $75 at 15 to 1"]),
        ("Th 9c", SEVEN_CARD_BUST, ["1 buster $5 wins $250 at 50 to 1"]),
    ],
)
def test_a_natural_earns_the_bonus_when_the_dealer_busts_with_seven_cards(
    player: str, cards: dict[str, str], lines: list[str]
) -> None:
    """Seven or more cards pay it in addition to buster; six do not, nor does a hand that is no natural."""
    told = dealt(terms_with(bonus="example"), BUSTER, {"1": player, **cards})
    told = say(told, "1 stand") if told.asked else told

    assert told.lines[1:] == lines


@clause("sd-30.12.3", "sd-30.12.5")
@ruling("R10")
@pytest.mark.parametrize(
    ("mine", "dealers", "line"),
    [
        ("9h", "8c", "wins $5 at 1 to 1"),
        ("8h", "9c", "loses"),
        ("8h", "8c", "loses"),
        ("2h", "Ac", "wins $5 at 1 to 1"),
        ("Ah", "2c", "loses"),
        ("Ah", "Ac", "loses"),
        ("Kh", "Qc", "wins $5 at 1 to 1"),
        ("Jh", "Tc", "wins $5 at 1 to 1"),
    ],
)
def test_war_goes_to_the_higher_first_card(mine: str, dealers: str, line: str) -> None:
    """One card each: the higher wins 1 to 1, aces are low, courts stand above ten in order, and a tie loses."""
    terms = terms_with({"insurance_offered": False})
    told = dealt(terms, WAR, {"1": f"{mine} 7d", "dealer": f"{dealers} 7c"})
    if "wins" in line:
        assert told.state.dealt == 2
        told = say(told, "1 take down")

    assert say(told, "1 stand").lines[0] == f"1 war $5 {line}"


@clause("sd-30.12.4")
@ruling("R10")
@pytest.mark.parametrize(("jurisdiction", "stake"), [("south-dakota", "$15"), ("south-dakota-before", "$20")])
def test_a_winner_takes_down_or_adds_to_the_blackjack_wager(jurisdiction: str, stake: str) -> None:
    """The winnings may be added; before the amendment the war wager went with them."""
    told = dealt(terms_with(jurisdiction=jurisdiction), WAR, {"1": "Th 9c", "dealer": "9h 9d"})
    war = "1 war $5 wins $5 at 1 to 1"

    assert told.offered == ["take down", "move"]
    assert say(told, "1 take down", "1 stand").lines == [war, "1 blackjack $10 wins $10 at 1 to 1"]
    assert say(told, "1 move", "1 stand").lines == [war, f"1 blackjack {stake} wins {stake} at 1 to 1"]


@clause("sd-30.12.6")
def test_the_second_cards_come_after_war() -> None:
    """Nobody has a second card while war is asked; then blackjack goes on as ever."""
    told = dealt(terms_with(), WAR, {"1": "Th 9c", "dealer": "9h 9d"})
    at_war = {place: len(cards) for place, cards in told.state.places.items()}
    told = say(told, "1 take down")

    assert at_war == {"1": 1, "dealer": 1}
    assert {place: len(cards) for place, cards in told.state.places.items()} == {"1": 2, "dealer": 2}
    assert told.offered == ["hit", "stand", "double"]


@ruling("R58")
def test_war_and_insurance_come_first_and_buster_last() -> None:
    """From the highest position down: war, insurance, hand by hand each with its double, and buster."""
    wagers = "1 blackjack $10, 1 buster $5, 1 war $5, 2 blackjack $10"
    cards = {"1": "8h 8c", "2": "Td 9d", "dealer": "Ah 4c", "next": "3d 9d 2c Kc Ks"}
    told = say(dealt(terms_with(), wagers, cards), "1 take down", "1 insure $5", "2 no insurance", "1 split")
    told = say(told, "1 double", "1/2 stand", "2 stand")

    assert [line.rpartition(" $")[0].split(" $")[0] for line in told.lines] == [
        "2 blackjack",
        "1 war",
        "1 insurance",
        "1 blackjack",
        "1 double",
        "1 split",
        "1 buster",
    ]


@ruling("R12")
@pytest.mark.parametrize(
    ("settings", "player", "offered"),
    [
        ({}, "8h 8c", ["hit", "stand", "double", "split"]),
        ({"double_on": "nine to eleven"}, "8h 8c", ["hit", "stand", "split"]),
        ({"surrender": "late"}, "8h 7c", ["hit", "stand", "double", "surrender"]),
    ],
)
def test_what_the_source_does_not_say_is_the_table_s_to_say(
    settings: dict[str, Scalar], player: str, offered: list[str]
) -> None:
    """Without a word from the table any two cards double and nobody surrenders."""
    assert dealt(terms_with(settings), ONE, {"1": player, "dealer": "9h 9d"}).offered == offered


@clause("sd-30.07.1")
def test_nobody_plays_without_a_blackjack_wager() -> None:
    """Buster and war alone do not enter the round."""
    told = bets(terms_with(), "1 buster $5, 1 war $5")
    answer = decide(told.state, CloseBets())

    assert isinstance(answer, Refusal)
    assert answer.sentence == "Position 1 has buster, war; the round is entered with blackjack."
