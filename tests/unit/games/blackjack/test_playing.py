"""What follows the choices at blackjack: cards drawn, trees of split hands, the dealer's play, and the shoe (R12)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifthstreet.cards import format_cards
from fifthstreet.round import evolve
from fifthstreet.round.events import Dealt, Drawn, Revealed, RoundVoided
from fifthstreet.round.state import HandState, Phase
from tests.unit.games.blackjack.table import Played, dealt, refused, say, terms_with

ONE = "1 blackjack $10"


def hands(told: Played, position: int = 1) -> list[str]:
    """The hands of a position in the order of play, with their cards and how they stand."""
    return [
        f"{hand.place}: {format_cards(told.state.places[hand.place])}, {hand.standing.value}"
        for hand in told.state.seats[position].hands
    ]


def dealer(told: Played) -> str:
    """The dealer's cards."""
    return format_cards(told.state.places["dealer"])


def test_a_hit_draws_until_the_hand_stands_or_busts() -> None:
    """Each card comes from the top of the shoe, face up."""
    told = dealt(terms_with(), ONE, {"1": "8h 3c", "dealer": "Th 9c", "next": "2c 5d Kd"})
    told = say(told, "1 hit", "1 hit")

    assert hands(told) == ["1: 8h 3c 2c 5d, open"]
    assert told.state.turned["1"] == 4
    told = say(told, "1 hit")
    assert hands(told) == ["1: 8h 3c 2c 5d Kd, bust"]
    assert told.lines == ["1 blackjack $10 loses"]


def test_twenty_one_stands_by_itself() -> None:
    """A hand of twenty-one is asked no more."""
    told = dealt(terms_with(), ONE, {"1": "8h 3c", "dealer": "Th 9c", "next": "Kc"})
    told = say(told, "1 hit")

    assert hands(told) == ["1: 8h 3c Kc, stood"]
    assert told.lines == ["1 blackjack $10 wins $10 at 1 to 1"]


@pytest.mark.parametrize(("card", "ends"), [("9c", "stood"), ("2c", "stood")])
def test_a_double_draws_one_card_and_stands(card: str, ends: str) -> None:
    """Nothing more is asked, whatever the card."""
    told = dealt(terms_with(), ONE, {"1": "8h 3c", "dealer": "Th 9c", "next": card})
    told = say(told, "1 double")

    assert hands(told) == [f"1: 8h 3c {card}, {ends}"]
    assert told.state.seats[1].hands[0].doubled == 10_00


def test_a_double_may_bust() -> None:
    """Both wagers are lost with it."""
    told = dealt(terms_with(), ONE, {"1": "Th 6c", "dealer": "Th 9c", "next": "Kc"})
    told = say(told, "1 double")

    assert hands(told) == ["1: Th 6c Kc, bust"]
    assert told.lines == ["1 blackjack $10 loses", "1 double $10 loses"]


def test_a_split_hand_gets_its_second_card_when_its_turn_comes() -> None:
    """The first hand draws at once; the second draws when the first is played out."""
    told = dealt(terms_with(), ONE, {"1": "8h 8c", "dealer": "Th 9c", "next": "2c 9d 3c"})
    told = say(told, "1 split")

    assert hands(told) == ["1: 8h 2c, open", "1/2: 8c, open"]
    assert (told.state.turned["1"], told.state.turned["1/2"]) == (2, 1)
    told = say(told, "1 hit", "1 stand")
    assert hands(told) == ["1: 8h 2c 9d, stood", "1/2: 8c 3c, open"]
    assert told.asked == "1/2"
    assert refused(told, "1 stand").startswith("It is the turn of position 1, hand 2, not of position 1, hand 1.")


def test_hands_that_are_twenty_one_draw_on_one_after_the_other() -> None:
    """Tens split against aces: both hands stand at once, and the dealer plays."""
    told = dealt(terms_with(), ONE, {"1": "Kh Tc", "dealer": "9h 9c", "next": "Ac Ad"})
    told = say(told, "1 split")

    assert hands(told) == ["1: Kh Ac, stood", "1/2: Tc Ad, stood"]
    assert told.lines == ["1 blackjack $10 wins $10 at 1 to 1", "1 split $10 wins $10 at 1 to 1"]


def test_a_hand_made_by_splitting_is_played_right_after_the_one_it_came_from() -> None:
    """Four hands in the order of play 1, 1/3, 1/2, 1/4; a fifth is not to be had."""
    shoe = "8d 2c 3c 8s 4c 5c 8c"
    told = dealt(terms_with(), ONE, {"1": "8h 8c", "dealer": "Th 9c", "next": shoe})
    told = say(told, "1 split", "1 split")

    assert hands(told) == ["1: 8h 2c, open", "1/3: 8d, open", "1/2: 8c, open"]
    told = say(told, "1 stand", "1/3 stand")
    assert hands(told)[1:] == ["1/3: 8d 3c, stood", "1/2: 8c 8s, open"]
    told = say(told, "1/2 split", "1/2 stand", "1/4 stand")
    assert hands(told) == ["1: 8h 2c, stood", "1/3: 8d 3c, stood", "1/2: 8c 4c, stood", "1/4: 8s 5c, stood"]


@pytest.mark.parametrize(("hands_max", "splits"), [(2, 1), (3, 2), (4, 3)])
def test_a_hand_is_split_into_so_many_and_no_more(hands_max: int, splits: int) -> None:
    """The setting counts splits of splits."""
    terms = terms_with({"split_hands_max": hands_max})
    told = dealt(terms, ONE, {"1": "8h 8c", "dealer": "Th 9c", "next": "8d 8s 8h 8c 8d"})
    for _ in range(splits):
        assert "split" in told.offered
        told = say(told, "1 split")

    assert "split" not in told.offered
    assert len(told.state.seats[1].hands) == hands_max


@pytest.mark.parametrize("allowed", [True, False])
def test_whether_split_hands_may_be_doubled(allowed: bool) -> None:  # noqa: FBT001 - the two values of a setting
    """The setting says whether a hand made by splitting may be doubled."""
    terms = terms_with({"double_after_split": allowed})
    told = dealt(terms, ONE, {"1": "8h 8c", "dealer": "Th 9c", "next": "3c"})

    assert ("double" in say(told, "1 split").offered) == allowed


def test_split_aces_get_one_card_each() -> None:
    """Whatever the card, the hands stand; an ace with a ten is twenty-one and no natural."""
    told = dealt(terms_with(), ONE, {"1": "Ah Ac", "dealer": "Th Tc", "next": "2c Kc"})
    told = say(told, "1 split")

    assert hands(told) == ["1: Ah 2c, stood", "1/2: Ac Kc, stood"]
    assert told.lines == ["1 blackjack $10 loses", "1 split $10 wins $10 at 1 to 1"]


def test_aces_are_split_once_unless_the_table_says_otherwise() -> None:
    """A second ace stands on the first; where it may be split again, that or a stand is all that is open."""
    cards = {"1": "Ah Ac", "dealer": "Th 9c", "next": "Ad 2c 3c 4c"}
    once = say(dealt(terms_with(), ONE, cards), "1 split")
    again = say(dealt(terms_with({"split_aces_again": True}), ONE, cards), "1 split")

    assert hands(once) == ["1: Ah Ad, stood", "1/2: Ac 2c, stood"]
    assert again.offered == ["stand", "split"]
    assert hands(say(again, "1 split")) == ["1: Ah 2c, stood", "1/3: Ad 3c, stood", "1/2: Ac 4c, stood"]
    assert hands(say(again, "1 stand")) == ["1: Ah Ad, stood", "1/2: Ac 2c, stood"]


def test_an_ace_drawn_to_the_last_hand_allowed_stands() -> None:
    """With the most hands made, aces that may be split again have nothing left to choose."""
    terms = terms_with({"split_aces_again": True, "split_hands_max": 2})
    told = dealt(terms, ONE, {"1": "Ah Ac", "dealer": "Th 9c", "next": "Ad As"})

    assert hands(say(told, "1 split")) == ["1: Ah Ad, stood", "1/2: Ac As, stood"]


def test_split_aces_may_be_played_like_any_hand() -> None:
    """Where they draw any number of cards, they may be hit and doubled."""
    terms = terms_with({"split_aces_draw": "any number"})
    told = dealt(terms, ONE, {"1": "Ah Ac", "dealer": "Th 9c", "next": "2c 3c"})
    told = say(told, "1 split")

    assert told.offered == ["hit", "stand", "double"]
    assert hands(say(told, "1 hit"))[0] == "1: Ah 2c 3c, open"


@pytest.mark.parametrize(
    ("cards", "hits", "drawn", "held"),
    [
        ("Ah 6c", True, "5d Kd", "Ah 6c 5d Kd"),
        ("Ah 6c", False, "5d", "Ah 6c"),
        ("Ah 7c", True, "5d", "Ah 7c"),
        ("Th 7c", True, "5d", "Th 7c"),
        ("Ah 2c", True, "4d 3s", "Ah 2c 4d 3s"),
        ("Ah 2c", False, "4d 3s", "Ah 2c 4d"),
        ("Th 6c", False, "Ad", "Th 6c Ad"),
    ],
)
def test_what_the_dealer_draws_to(cards: str, hits: bool, drawn: str, held: str) -> None:  # noqa: FBT001 - a column of the table above
    """Sixteen and less, a soft seventeen where the table says so, and nothing higher."""
    terms = terms_with({"dealer_hits_soft_17": hits, "insurance_offered": False})
    told = say(dealt(terms, ONE, {"1": "Td 8d", "dealer": cards, "next": drawn}), "1 stand")

    assert dealer(told) == held


def test_the_dealer_turns_the_hole_card_and_then_card_after_card() -> None:
    """Each card is a reveal of its own, and the last ends the street."""
    told = say(dealt(terms_with(), ONE, {"1": "Td 8d", "dealer": "2h 3c", "next": "4c 5c 6c"}), "1 stand")
    reveals = [event for event in told.events if isinstance(event, Revealed)]

    assert [event.turned["dealer"] for event in reveals] == [2, 3, 4, 5]
    assert [format_cards(event.drawn) for event in reveals] == ["", "4c", "5c", "6c"]
    assert [event.last for event in reveals] == [False, False, False, True]


@pytest.mark.parametrize(
    ("wagers", "cards", "choices"),
    [
        (ONE, "Td 8d", ("1 hit",)),
        (ONE, "Ad Kd", ()),
        (ONE, "Td 6d", ("1 surrender",)),
    ],
)
def test_the_dealer_draws_for_nobody(wagers: str, cards: str, choices: tuple[str, ...]) -> None:
    """When every hand is bust, a natural or surrendered, the hole card is turned and nothing drawn."""
    terms = terms_with({"surrender": "late"})
    told = say(dealt(terms, wagers, {"1": cards, "dealer": "2h 3c", "next": "Kc 4c"}), *choices)

    assert dealer(told) == "2h 3c"
    assert told.state.turned["dealer"] == 2


@pytest.mark.parametrize(("cards", "choices"), [("Td 8d", ("1 hit",)), ("Ad Kd", ()), ("Td 6d", ("1 surrender",))])
def test_the_dealer_plays_out_for_a_live_buster_wager(cards: str, choices: tuple[str, ...]) -> None:
    """No hand is left, but the dealer draws to the end (R11)."""
    terms = terms_with({"surrender": "late"})
    shoe = "Kc 4c 7c 5d" if choices == ("1 hit",) else "4c 7c 5d"
    told = say(dealt(terms, f"{ONE}, 1 buster $5", {"1": cards, "dealer": "2h 3c", "next": shoe}), *choices)

    assert dealer(told) == "2h 3c 4c 7c 5d"
    assert told.lines[-1] == "1 buster $5 loses"


@pytest.mark.parametrize(("wagers", "dealings"), [(ONE, [4]), (f"{ONE}, 1 war $5", [2, 2])])
def test_the_deal_pauses_for_war_alone(wagers: str, dealings: list[int]) -> None:
    """Where nobody has bet on war, the cards are dealt in one go; a war that is lost still comes before the second."""
    told = dealt(terms_with(), wagers, {"1": "8h 3c", "dealer": "Th 9c"})

    assert [len(event.to) for event in told.events if isinstance(event, Dealt)] == dealings
    assert told.asked == "1"


def test_two_positions_of_one_player_are_two_hands() -> None:
    """Each is asked and settled for itself."""
    cards = {"1": "8h 8c", "2": "Td 9d", "dealer": "Th 8d", "next": "3c Kd 2c"}
    told = dealt(terms_with(hands=2), "1 blackjack $10, 2 blackjack $20", cards)
    told = say(told, "1 split", "1 double", "1/2 stand", "2 stand")

    assert told.lines == [
        "2 blackjack $20 wins $20 at 1 to 1",
        "1 blackjack $10 wins $10 at 1 to 1",
        "1 double $10 wins $10 at 1 to 1",
        "1 split $10 loses",
    ]


def test_a_shoe_of_eight_decks_holds_each_card_eight_times() -> None:
    """Seven positions are dealt the same card, and a hand may draw it once more."""
    terms = terms_with({"decks": 8})
    wagers = ", ".join(f"{position} blackjack $10" for position in range(1, 8))
    cards = {str(position): "5c 6d" for position in range(1, 8)} | {"dealer": "Th 9c", "next": "5c"}
    told = dealt(terms, wagers, cards)

    assert len(told.state.deck) == 8 * 52 - 16
    assert hands(say(told, "1 hit")) == ["1: 5c 6d 5c, open"]


def test_a_hand_for_which_no_card_is_left_voids_the_round() -> None:
    """What cannot be dealt to its end goes back to everybody."""
    told = dealt(terms_with({"decks": 1}), ONE, {"1": "8h 3c", "dealer": "Th 9c"})
    told = say(Played(state=replace(told.state, deck=())), "1 hit")

    assert isinstance(told.events[-1], RoundVoided)
    assert told.state.void == "the cards have run out"
    assert told.lines == ["1 blackjack $10 returned"]


def test_a_dealer_for_whom_no_card_is_left_voids_the_round() -> None:
    """The hole card and what could be drawn are turned over, and the wagers go back."""
    told = dealt(terms_with({"decks": 1}), f"{ONE}, 1 buster $5", {"1": "8h 8c", "dealer": "2h 3c"})
    told = say(Played(state=replace(told.state, deck=told.state.deck[:1])), "1 stand")

    assert told.state.phase is Phase.SETTLED
    assert told.state.turned["dealer"] == 3
    assert told.lines == ["1 blackjack $10 returned", "1 buster $5 returned"]


def test_a_card_is_drawn_from_the_top_by_the_hand_asked() -> None:
    """Anything else is a mistake of the program."""
    told = dealt(terms_with(), ONE, {"1": "8h 3c", "dealer": "Th 9c", "next": "2c 3d"})

    with pytest.raises(AssertionError, match="a card is drawn from the top"):
        evolve(told.state, Drawn(place="1", card=told.state.deck[1]))
    with pytest.raises(AssertionError, match="the hand asked draws"):
        evolve(told.state, Drawn(place="2", card=told.state.deck[0]))


def test_a_natural_is_one_before_anybody_plays() -> None:
    """The hands are made when the deal is done; until then there are none."""
    at_war = dealt(terms_with(), f"{ONE}, 1 war $5", {"1": "Kh Ac", "dealer": "9h 9c"})

    assert at_war.state.seats[1].hands == ()
    assert say(at_war, "1 take down").state.seats[1].hands[0].standing is HandState.NATURAL
