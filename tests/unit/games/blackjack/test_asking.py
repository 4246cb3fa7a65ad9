"""Who is asked at blackjack, and what is open to him under each setting of the table (R12)."""

from __future__ import annotations

import pytest

from fifthstreet.money import Cents
from fifthstreet.round import Refusal, decide, legal
from fifthstreet.round.commands import CloseBets, PlaceWager
from fifthstreet.round.events import Chose
from tests.unit.games.blackjack.table import bets, dealt, do, refused, say, terms_with

ACE_UP = {"1": "8h 3c", "2": "Kd 9d", "dealer": "Ah 7c"}
TEN_UP = {"1": "8h 3c", "2": "Kd 9d", "dealer": "Kh 7c"}
TWO_SEATS = "1 blackjack $10, 2 blackjack $25"


def test_play_goes_clockwise_and_a_natural_is_not_asked() -> None:
    """Positions 1 and 3 play in turn; position 2 holds a natural."""
    cards = {"1": "8h 3c", "2": "Ad Kd", "3": "9d 7d", "dealer": "6h 9c"}
    told = dealt(terms_with(), "1 blackjack $10, 2 blackjack $10, 3 blackjack $10", cards)

    assert told.asked == "1"
    assert (
        refused(told, "3 stand")
        == "It is the turn of position 1, not of position 3. (sd-30.07.2, sd-30.07.4, sd-30.07.5)"
    )
    told = say(told, "1 stand")
    assert told.asked == "3"
    assert say(told, "3 stand").asked == ""


def test_two_cards_may_be_hit_stood_or_doubled() -> None:
    """Without a pair and without surrender nothing else is open, and after a hit nothing but hit and stand."""
    told = dealt(terms_with(), "1 blackjack $10", {"1": "8h 3c", "dealer": "6h 9c", "next": "2c"})

    assert told.offered == ["hit", "stand", "double"]
    assert say(told, "1 hit").offered == ["hit", "stand"]
    assert refused(told, "1 split").startswith("Position 1 may choose hit, stand, double, not split.")


@pytest.mark.parametrize(
    ("double_on", "cards", "open_to"),
    [
        ("any two cards", "Kh 9c", True),
        ("any two cards", "Ah 7c", True),
        ("nine to eleven", "4h 4c", False),
        ("nine to eleven", "4h 5c", True),
        ("nine to eleven", "6h 5c", True),
        ("nine to eleven", "7h 5c", False),
        ("nine to eleven", "Ah 8c", False),
        ("ten or eleven", "4h 5c", False),
        ("ten or eleven", "4h 6c", True),
        ("ten or eleven", "9h 2c", True),
    ],
)
def test_what_may_be_doubled(double_on: str, cards: str, open_to: bool) -> None:  # noqa: FBT001 - a column of the table above
    """The setting says which counts of two cards may be doubled."""
    told = dealt(terms_with({"double_on": double_on}), "1 blackjack $10", {"1": cards, "dealer": "6h 9c"})

    assert ("double" in told.offered) == open_to


@pytest.mark.parametrize(
    ("cards", "open_to"), [("8h 8c", True), ("Kh Tc", True), ("Jh Qc", True), ("Ah Ac", True), ("9h Tc", False)]
)
def test_cards_that_count_alike_may_be_split(cards: str, open_to: bool) -> None:  # noqa: FBT001 - a column of the table above
    """A pair may be split, and so may any two cards that count ten."""
    told = dealt(terms_with(), "1 blackjack $10", {"1": cards, "dealer": "6h 9c"})

    assert ("split" in told.offered) == open_to


def test_a_double_and_a_split_cost_the_wager() -> None:
    """What is offered says what it costs."""
    told = dealt(terms_with(), "1 blackjack $15", {"1": "5h 5c", "dealer": "6h 9c"})
    costs = {one.wager: one.cost for one in legal(told.state, 1)}

    assert (costs["double"], costs["split"]) == (15_00, 15_00)
    assert refused(told, "1 double $15").startswith("A double has no amount of its own.")


def test_an_ace_up_asks_everybody_for_insurance_before_anyone_plays() -> None:
    """Insurance is 50 cents to half of the wager, and a natural is asked too."""
    cards = {"1": "8h 3c", "2": "Ad Kd", "dealer": "Ah 7c"}
    told = dealt(terms_with(), TWO_SEATS, cards)
    (insure, _) = legal(told.state, 1)

    assert told.offered == ["insure", "no insurance"]
    assert insure.amounts is not None
    assert (insure.amounts.low, insure.amounts.high) == (50, 5_00)
    assert "may be $0.50 to $5 in steps of $0.50, not $5.50" in refused(told, "1 insure $5.50")
    told = say(told, "1 insure $5")
    assert (told.asked, told.offered) == ("2", ["insure", "no insurance"])
    assert "$0.50 to $12.50" in refused(told, "2 insure $13")
    told = say(told, "2 no insurance")
    assert (told.asked, told.offered) == ("1", ["hit", "stand", "double"])


def test_half_of_an_odd_wager_is_insured_with_fifty_cents() -> None:
    """Half of $15 is $7.50."""
    told = dealt(terms_with(), "1 blackjack $15", {"1": "8h 3c", "dealer": "Ah 7c"})

    assert say(told, "1 insure $7.50").state.seats[1].wagers["insurance"] == 7_50


@pytest.mark.parametrize(
    ("settings", "cards"),
    [({"insurance_offered": False}, ACE_UP), ({}, TEN_UP), ({}, {"dealer": "9h As", "1": "2c 3c"})],
)
def test_no_insurance_is_asked_without_an_ace_up_or_where_none_is_offered(
    settings: dict[str, bool], cards: dict[str, str]
) -> None:
    """The dealer's ace must be the up card, and the table must offer insurance."""
    told = dealt(terms_with(settings), "1 blackjack $10", {place: cards[place] for place in ("1", "dealer")})

    assert told.offered == ["hit", "stand", "double"]


def test_late_surrender_is_open_on_two_cards_alone() -> None:
    """After a hit, and on a hand made by splitting, nobody surrenders."""
    terms = terms_with({"surrender": "late"})
    told = dealt(terms, "1 blackjack $10", {"1": "8h 8c", "dealer": "Th 9c", "next": "2c 3c"})

    assert told.offered == ["hit", "stand", "double", "split", "surrender"]
    assert "surrender" not in say(told, "1 hit").offered
    assert "surrender" not in say(told, "1 split").offered


def test_early_surrender_under_a_ten_is_asked_before_the_dealer_looks() -> None:
    """Each hand surrenders or checks, a natural is not asked, and afterwards nobody may surrender."""
    terms = terms_with({"surrender": "early"})
    cards = {"1": "Th 6c", "2": "Ad Kd", "3": "9d 7d", "dealer": "Kh 7c"}
    told = dealt(terms, "1 blackjack $10, 2 blackjack $10, 3 blackjack $10", cards)

    assert told.offered == ["check", "surrender"]
    told = say(told, "1 surrender")
    assert told.asked == "3"
    told = say(told, "3 check")
    assert (told.asked, told.offered) == ("3", ["hit", "stand", "double"])


def test_early_surrender_under_an_ace_stands_beside_insurance() -> None:
    """One question: insure, decline, or surrender; a natural is asked for insurance alone."""
    told = dealt(terms_with({"surrender": "early"}), TWO_SEATS, {**ACE_UP, "2": "Ad Kd"})

    assert told.offered == ["insure", "no insurance", "surrender"]
    told = say(told, "1 surrender")
    assert (told.asked, told.offered) == ("2", ["insure", "no insurance"])


def test_early_surrender_where_the_dealer_need_not_look_is_asked_in_play() -> None:
    """Under a nine no look comes first, and without a look at all the hand's own turn is early enough."""
    early = terms_with({"surrender": "early"})
    unseen = terms_with({"surrender": "early", "hole_card": "no peek"})
    nine_up = dealt(early, "1 blackjack $10", {"1": "Th 6c", "dealer": "9h 7c"})
    ten_up = dealt(unseen, "1 blackjack $10", {"1": "Th 6c", "dealer": "Kh 7c"})

    assert nine_up.offered == ten_up.offered == ["hit", "stand", "double", "surrender"]


@pytest.mark.parametrize("up", ["Ah Kc", "Kh Ac"])
def test_a_natural_that_the_dealer_sees_ends_the_play(up: str) -> None:
    """Nobody is asked for his hand once the dealer has looked."""
    told = dealt(terms_with({"insurance_offered": False}), TWO_SEATS, {"1": "8h 3c", "2": "Kd 9d", "dealer": up})

    assert told.asked == ""
    assert told.lines == ["2 blackjack $25 loses", "1 blackjack $10 loses"]


def test_a_natural_that_nobody_sees_is_played_against() -> None:
    """Where the dealer does not look, the play goes on."""
    terms = terms_with({"hole_card": "no peek"})

    assert dealt(terms, "1 blackjack $10", {"1": "8h 3c", "dealer": "Kh Ac"}).asked == "1"


def test_only_a_winner_at_war_is_asked() -> None:
    """Position 2 ties and position 3 has an ace, which is low."""
    cards = {"1": "9h 3c", "2": "8d 9d", "3": "Ad 5d", "dealer": "8c 7c"}
    wagers = "1 blackjack $10, 1 war $5, 2 blackjack $10, 2 war $5, 3 blackjack $10, 3 war $5, 4 blackjack $10"
    told = dealt(terms_with(), wagers, {**cards, "4": "Kh 2c"})

    assert (told.asked, told.offered) == ("1", ["take down", "move"])
    assert told.state.dealt == 5
    told = say(told, "1 take down")
    assert (told.asked, told.offered) == ("1", ["hit", "stand", "double"])
    assert told.state.dealt == 10


def test_what_is_moved_stays_within_the_limit() -> None:
    """A blackjack wager of $90 cannot be enlarged by $20, for a wager is at most $100 (R21)."""
    cards = {"1": "9h 3c", "dealer": "8c 7c"}
    at_most = dealt(terms_with(), "1 blackjack $90, 1 war $10", cards)
    too_much = dealt(terms_with(), "1 blackjack $90, 1 war $20", cards)

    assert at_most.offered == ["take down", "move"]
    assert too_much.offered == ["take down"]


def test_war_s_own_wager_leaves_room_once_it_is_won() -> None:
    """Where a hand's wagers are limited together, the war wager no longer counts when its winnings move."""
    terms = terms_with({"limit_binds": "all wagers of a hand"})
    cards = {"1": "9h 3c", "dealer": "8c 7c"}

    assert dealt(terms, "1 blackjack $60, 1 buster $10, 1 war $30", cards).offered == ["take down", "move"]
    assert dealt(terms, "1 blackjack $60, 1 buster $12, 1 war $28", cards).offered == ["take down", "move"]


@pytest.mark.parametrize(
    ("wagers", "cards", "choice"),
    [
        ("1 blackjack $10, 1 war $5", {"1": "9h 3c", "dealer": "8c 7c"}, "TAKE_DOWN"),
        ("1 blackjack $10", ACE_UP, "NO_INSURANCE"),
        ("1 blackjack $10", {"1": "8h 3c", "dealer": "8c 7c"}, "STAND"),
        ("1 blackjack $10", TEN_UP, "CHECK"),
    ],
)
def test_silence_costs_nothing(wagers: str, cards: dict[str, str], choice: str) -> None:
    """War is taken down, insurance declined, a hand stands, and an early surrender is not made (R43)."""
    settings = {"surrender": "early"} if choice == "CHECK" else {}
    told = dealt(terms_with(settings), wagers, {place: cards[place] for place in ("1", "dealer")})
    told = say(told, "1 times out")

    chose = next(event for event in told.events if isinstance(event, Chose))
    assert (chose.choice.name, chose.amount, chose.timed_out) == (choice, 0, True)


@pytest.mark.parametrize(
    ("settings", "bonus", "refuses"),
    [({}, "", False), ({}, "example", True), ({"buster_at_most_the_bet": "always"}, "", True)],
)
def test_buster_is_held_to_the_blackjack_wager(settings: dict[str, str], bonus: str, refuses: bool) -> None:  # noqa: FBT001 - a column of the table above
    """With the free bonus, or where the table says so, buster may not exceed the blackjack wager (R56)."""
    told = bets(terms_with(settings, bonus=bonus), "1 blackjack $10, 1 buster $10")
    answer = decide(told.state, PlaceWager(position=1, wager="buster", amount=Cents(11_00)))

    assert isinstance(answer, Refusal) == refuses
    if isinstance(answer, Refusal):
        assert str(answer) == "Buster may be $1 to $10 in steps of $1, not $11. (sd-30.07.9.a)"


def test_buster_is_held_to_a_blackjack_wager_made_smaller_afterwards() -> None:
    """The wagers are compared again when the bets are closed."""
    told = bets(terms_with(bonus="example"), "1 blackjack $20, 1 buster $15, 1 blackjack $10")
    answer = decide(told.state, CloseBets())

    assert isinstance(answer, Refusal)
    assert str(answer) == "Buster at position 1 may be $1 to $10 in steps of $1, not $15. (sd-30.07.9.a)"


def test_buster_laid_before_the_blackjack_wager_is_compared_later() -> None:
    """Nothing is there to hold it to yet."""
    told = bets(terms_with(bonus="example"), "1 buster $15, 1 blackjack $20")

    assert do(told, CloseBets()).state.in_round == (1,)
