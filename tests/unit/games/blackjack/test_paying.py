"""How the wagers at blackjack end, to the cent (R10, R11, R12, R58)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifthstreet.money import Cents, FixedAward
from fifthstreet.round import evolved
from fifthstreet.round.commands import CountStub, DecideReport, Report, VoidRound
from fifthstreet.round.events import HandKilled, OnlyProgressiveLeft
from fifthstreet.round.terms import pay_terms
from fifthstreet.rules.jurisdictions import IrregularityKind
from fifthstreet.rules.paytables import PaytableRow
from tests.unit.games.blackjack.table import Played, automatic, dealt, do, refused, say, terms_with

ONE = "1 blackjack $10"
SEVEN_CARDS = {"dealer": "2h 2c", "next": "2d 2s 3h 4h Kh"}
"""The dealer draws 2, 2, 3 and 4 to fifteen, then busts with seven cards; nobody else draws."""


@pytest.mark.parametrize(
    ("player", "dealer", "line"),
    [
        ("Th 9c", "Td 8d", "wins $10 at 1 to 1"),
        ("Th 8c", "Td 8d", "pushes"),
        ("Th 7c", "Td 8d", "loses"),
        ("Ah 7c", "Td 7d", "wins $10 at 1 to 1"),
        ("Th 2c", "Td 6d", "wins $10 at 1 to 1"),
    ],
)
def test_the_nearer_to_twenty_one_wins(player: str, dealer: str, line: str) -> None:
    """Higher wins even money, equal pushes, lower loses, and a bust dealer pays everybody who stood."""
    told = dealt(terms_with(), ONE, {"1": player, "dealer": dealer, "next": "Kd"})

    assert say(told, "1 stand").lines == [f"1 blackjack $10 {line}"]


@pytest.mark.parametrize(
    ("pays", "wager", "line"),
    [
        ("3 to 2", "$10", "$10 wins $15 at 3 to 2"),
        ("3 to 2", "$5", "$5 wins $7.50 at 3 to 2"),
        ("6 to 5", "$10", "$10 wins $12 at 6 to 5"),
        ("6 to 5", "$7", "$7 wins $8.40 at 6 to 5"),
    ],
)
def test_a_natural_pays_as_the_table_says(pays: str, wager: str, line: str) -> None:
    """Three to two or six to five of the wager."""
    told = dealt(terms_with({"natural_pays": pays}), f"1 blackjack {wager}", {"1": "Ah Kc", "dealer": "9h 7c"})

    assert told.lines == [f"1 blackjack {line}"]


@pytest.mark.parametrize("hole_card", ["peek", "no peek"])
def test_two_naturals_push_and_three_cards_lose_to_one(hole_card: str) -> None:
    """A natural of the dealer takes everything but a natural."""
    terms = terms_with({"hole_card": hole_card})
    cards = {"1": "Ah Kc", "2": "7h 7c", "dealer": "Th Ac", "next": "7d"}
    told = dealt(terms, "1 blackjack $10, 2 blackjack $10", cards)
    told = say(told, "2 hit") if hole_card == "no peek" else told

    assert told.lines == ["2 blackjack $10 loses", "1 blackjack $10 pushes"]


def test_an_unseen_natural_takes_doubles_and_splits_too() -> None:
    """Without a look everything that was added is lost; with one nothing could be added."""
    cards = {"1": "8h 8c", "dealer": "Th Ac", "next": "3d 9d Kd"}
    unseen = dealt(terms_with({"hole_card": "no peek"}), ONE, cards)
    seen = dealt(terms_with(), ONE, cards)

    assert seen.lines == ["1 blackjack $10 loses"]
    assert say(unseen, "1 split", "1 double", "1/2 stand").lines == [
        "1 blackjack $10 loses",
        "1 double $10 loses",
        "1 split $10 loses",
    ]


def test_insurance_pays_two_to_one_on_a_natural() -> None:
    """It is settled before the hand; a natural that is insured comes out with what was bet."""
    cards = {"1": "9h 8c", "2": "Ah Kc", "dealer": "Ad Kd"}
    told = dealt(terms_with(), "1 blackjack $15, 2 blackjack $10", cards)

    assert say(told, "1 insure $7.50", "2 insure $5").lines == [
        "2 insurance $5 wins $10 at 2 to 1",
        "2 blackjack $10 pushes",
        "1 insurance $7.50 wins $15 at 2 to 1",
        "1 blackjack $15 loses",
    ]


def test_insurance_is_lost_without_a_natural() -> None:
    """Even where the dealer comes to twenty-one with more cards."""
    told = dealt(terms_with(), ONE, {"1": "9h 8c", "dealer": "Ad 5d", "next": "5c"})

    assert say(told, "1 insure $5", "1 stand").lines == ["1 insurance $5 loses", "1 blackjack $10 loses"]


def test_insurance_is_settled_after_the_play_where_the_dealer_does_not_look() -> None:
    """The hand is bust before the natural is seen."""
    terms = terms_with({"hole_card": "no peek"})
    told = dealt(terms, ONE, {"1": "9h 8c", "dealer": "Ad Kd", "next": "Kc"})

    assert say(told, "1 insure $5", "1 hit").lines == ["1 insurance $5 wins $10 at 2 to 1", "1 blackjack $10 loses"]


def test_each_hand_of_a_split_pair_is_settled_with_its_double() -> None:
    """In the order of play: won and doubled, lost, bust."""
    cards = {"1": "8h 8c", "dealer": "Th 9c", "next": "3d Kd 8d 2c 7d Kc"}
    told = dealt(terms_with(), ONE, cards)
    told = say(told, "1 split", "1 double", "1/2 split", "1/2 stand", "1/3 hit")

    assert told.lines == [
        "1 blackjack $10 wins $10 at 1 to 1",
        "1 double $10 wins $10 at 1 to 1",
        "1 split $10 loses",
        "1 split $10 loses",
    ]


@pytest.mark.parametrize(
    ("surrender", "hole_card", "dealer", "line"),
    [
        ("late", "peek", "Th 9c", "surrenders $5"),
        ("late", "peek", "Th Ac", "loses"),
        ("early", "peek", "Th Ac", "surrenders $5"),
        ("early", "peek", "9h 9c", "surrenders $5"),
        ("late", "no peek", "Th 9c", "surrenders $5"),
        ("late", "no peek", "Th Ac", "loses"),
        ("early", "no peek", "Th Ac", "surrenders $5"),
    ],
)
def test_half_comes_back_of_a_hand_given_up(surrender: str, hole_card: str, dealer: str, line: str) -> None:
    """An early surrender holds against a natural, a late one does not, seen or unseen."""
    terms = terms_with({"surrender": surrender, "hole_card": hole_card})
    told = dealt(terms, ONE, {"1": "Td 6c", "dealer": dealer})
    told = say(told, "1 surrender") if told.asked else told

    assert told.lines == [f"1 blackjack $10 {line}"]


def test_an_early_surrender_under_an_ace_is_no_insurance() -> None:
    """One gives half up, the other insures and loses the hand to the natural."""
    terms = terms_with({"surrender": "early"})
    cards = {"1": "Td 6c", "2": "Ts 6d", "dealer": "Ah Kc"}
    told = dealt(terms, "1 blackjack $10, 2 blackjack $10", cards)

    assert say(told, "1 surrender", "2 insure $5").lines == [
        "2 insurance $5 wins $10 at 2 to 1",
        "2 blackjack $10 loses",
        "1 blackjack $10 surrenders $5",
    ]


@pytest.mark.parametrize(("jurisdiction", "stake"), [("south-dakota", "$15"), ("south-dakota-before", "$20")])
def test_what_is_won_at_war_may_be_moved(jurisdiction: str, stake: str) -> None:
    """After the amendment the winnings make the wager larger, before it winnings and wager do (R10)."""
    told = dealt(terms_with(jurisdiction=jurisdiction), f"{ONE}, 1 war $5", {"1": "Th 9c", "dealer": "9h 9d"})

    assert say(told, "1 move", "1 stand").lines == [
        "1 war $5 wins $5 at 1 to 1",
        f"1 blackjack {stake} wins {stake} at 1 to 1",
    ]
    assert say(told, "1 take down", "1 stand").lines == [
        "1 war $5 wins $5 at 1 to 1",
        "1 blackjack $10 wins $10 at 1 to 1",
    ]


def test_everything_after_a_move_follows_the_larger_wager() -> None:
    """Doubles, splits and insurance are reckoned on the wager as it then lies, and so is a surrender."""
    terms = terms_with({"surrender": "late"})
    wagers = f"{ONE}, 1 war $5"
    split = dealt(terms, wagers, {"1": "8h 8c", "dealer": "7h Tc", "next": "3d 7d 8d"})
    insured = dealt(terms, wagers, {"1": "Th 6c", "dealer": "Ah 9c"})

    assert say(split, "1 move", "1 split", "1 double", "1/2 stand").lines == [
        "1 war $5 wins $5 at 1 to 1",
        "1 blackjack $15 wins $15 at 1 to 1",
        "1 double $15 wins $15 at 1 to 1",
        "1 split $15 loses",
    ]
    assert say(insured, "1 move", "1 insure $7.50", "1 surrender").lines == [
        "1 war $5 wins $5 at 1 to 1",
        "1 insurance $7.50 loses",
        "1 blackjack $15 surrenders $7.50",
    ]


def test_a_natural_is_paid_on_the_larger_wager() -> None:
    """Three to two of $15 is $22.50."""
    told = dealt(terms_with(), f"{ONE}, 1 war $5", {"1": "Kh Ac", "dealer": "9h 9d"})

    assert say(told, "1 move").lines[-1] == "1 blackjack $15 wins $22.50 at 3 to 2"


@pytest.mark.parametrize(
    ("mine", "dealers", "wins"),
    [("Kh", "Qh", True), ("2h", "Ah", True), ("Ah", "2h", False), ("9h", "9c", False), ("Th", "Jh", False)],
)
def test_the_higher_first_card_wins_war(mine: str, dealers: str, wins: bool) -> None:  # noqa: FBT001 - a column of the table above
    """The ace is lowest, tens and courts are apart, and a tie loses."""
    told = dealt(
        terms_with({"insurance_offered": False}),
        f"{ONE}, 1 war $5",
        {"1": f"{mine} 2c", "dealer": f"{dealers} 7c", "next": "Kc Kd"},
    )
    told = say(told, "1 take down", "1 stand") if wins else say(told, "1 stand")

    assert told.lines[0] == ("1 war $5 wins $5 at 1 to 1" if wins else "1 war $5 loses")


@pytest.mark.parametrize(
    ("table", "shoe", "line"),
    [
        ("H1", "Kh", "wins $10 at 2 to 1"),
        ("H7", "Kh", "pushes"),
        ("H3", "2d Kh", "wins $10 at 2 to 1"),
        ("H3", "5h", "loses"),
        ("H3", "Ad 2s Kh", "wins $40 at 8 to 1"),
    ],
)
def test_buster_is_paid_by_the_number_of_the_dealer_s_cards(table: str, shoe: str, line: str) -> None:
    """Three, four, five cards; a table may let three push, and a dealer who stands takes the wager."""
    told = dealt(terms_with(buster=table), f"{ONE}, 1 buster $5", {"1": "Th 9c", "dealer": "7h 6c", "next": shoe})

    assert say(told, "1 stand").lines[-1] == f"1 buster $5 {line}"


def test_a_natural_of_the_dealer_takes_buster() -> None:
    """It is no bust, whatever else the wager survives (R11)."""
    told = dealt(terms_with(), f"{ONE}, 1 buster $5", {"1": "Ah Kc", "dealer": "Th Ac"})

    assert told.lines == ["1 blackjack $10 pushes", "1 buster $5 loses"]


@pytest.mark.parametrize("decks", [1, 6])
def test_a_dealer_who_busts_with_eight_cards_or_more(decks: int) -> None:
    """Eight and nine cards are paid by the same row."""
    terms = terms_with({"decks": decks}, buster="H4")
    eight = {"1": "Ah Kc", "dealer": "2h 2c", "next": "2d 2s 3h Ad 3c Th"}
    nine = {"1": "Ah Kc", "dealer": "2h 2c", "next": "2d 2s 3h Ad Ac 3c Th"}

    assert dealt(terms, f"{ONE}, 1 buster $1", eight).lines[-1] == "1 buster $1 wins $100 at 100 to 1"
    assert dealt(terms, f"{ONE}, 1 buster $1", nine).lines[-1] == "1 buster $1 wins $100 at 100 to 1"


@pytest.mark.parametrize(
    ("player", "buster", "minimum", "line"),
    [
        ("Ah Kc", "$5", 0, ["1 buster_bonus $5 takes $1,000 at $1,000"]),
        ("Ah Kc", "$5", 5, ["1 buster_bonus $5 takes $1,000 at $1,000"]),
        ("Ah Kc", "$4", 5, []),
        ("Th 9c", "$5", 0, []),
    ],
)
def test_the_free_bonus_wants_a_natural_and_the_least_wager(
    player: str, buster: str, minimum: int, line: list[str]
) -> None:
    """A dealer's bust with seven cards pays it besides the buster wager."""
    terms = terms_with({"buster_bonus_minimum_dollars": minimum}, bonus="example")
    told = dealt(terms, f"{ONE}, 1 buster {buster}", {"1": player, **SEVEN_CARDS})
    told = say(told, "1 stand") if told.asked else told

    assert [told for told in told.lines if "bonus" in told] == line
    assert any(f"buster {buster} wins" in told for told in told.lines)


def test_the_free_bonus_wants_seven_cards() -> None:
    """A bust with six pays buster alone, even where the casino's own table would name fewer cards."""
    terms = terms_with(bonus="example")
    pay = terms.pay_of("buster_bonus")
    row = PaytableRow(hand="3 or more cards", pays=FixedAward(amount_cents=Cents(100_00)))
    own = pay_terms(replace(pay.table, name="own", rows=(row,)), pay.hand, bonus=True)
    terms = replace(terms, pay={**terms.pay, "buster_bonus": (own,)})
    told = dealt(terms, f"{ONE}, 1 buster $5", {"1": "Ah Kc", "dealer": "2h 2c", "next": "2d 5s 4h Kh"})

    assert told.lines == ["1 blackjack $10 wins $15 at 3 to 2", "1 buster $5 wins $75 at 15 to 1"]


def test_a_tip_rides_on_the_first_hand() -> None:
    """It is paid and lost like the wager, is never doubled or split, and comes back by half on a surrender."""
    terms = terms_with({"tip_wagers": True, "surrender": "late"})
    wagers = f"{ONE}, 1 tip blackjack $2.50"
    natural = dealt(terms, wagers, {"1": "Ah Kc", "dealer": "9h 9d"})
    split = dealt(terms, wagers, {"1": "8h 8c", "dealer": "7h Tc", "next": "3d 9d 2c"})
    given_up = dealt(terms, wagers, {"1": "Td 6c", "dealer": "9h 9d"})

    assert natural.lines[1] == "1 tip/blackjack $2.50 wins $3.75 at 3 to 2"
    assert say(split, "1 split", "1 double", "1/2 stand").lines == [
        "1 blackjack $10 wins $10 at 1 to 1",
        "1 tip/blackjack $2.50 wins $2.50 at 1 to 1",
        "1 double $10 wins $10 at 1 to 1",
        "1 split $10 loses",
    ]
    assert say(given_up, "1 surrender").lines == [
        "1 blackjack $10 surrenders $5",
        "1 tip/blackjack $2.50 surrenders $1.25",
    ]


def played_far() -> Played:
    """War moved, insurance, a split, a double and a second hand to play; another position waits."""
    wagers = f"{ONE}, 1 buster $5, 1 war $5, 1 tip blackjack $1, 2 blackjack $20"
    cards = {"1": "8h 8c", "2": "Td 7d", "dealer": "Ah 9c", "next": "3d 9d 2c 5c"}
    told = dealt(terms_with({"tip_wagers": True}), wagers, cards)
    return say(told, "1 move", "1 insure $7.50", "2 no insurance", "1 split", "1 double")


def test_a_void_returns_what_the_players_have_put_up() -> None:
    """Insurance, split and double go back in full; what was moved from war is no player's money and is not paid."""
    told = do(played_far(), VoidRound(supervisor="Sue", reason="the lights went out"))

    assert told.lines == [
        "2 blackjack $20 returned",
        "1 war $5 returned",
        "1 insurance $7.50 returned",
        "1 blackjack $10 returned",
        "1 tip/blackjack $1 returned",
        "1 double $15 returned",
        "1 split $15 returned",
        "1 buster $5 returned",
    ]


def test_a_player_who_leaves_between_two_hands_loses_what_lies_there() -> None:
    """The turn passes on; the war was paid when its winnings were moved, and they are lost with the larger wager."""
    told = do(played_far(), Report(kind=IrregularityKind.ABANDONED, position=1))
    told = automatic(do(told, DecideReport(upheld=True, supervisor="Sue")))

    assert told.asked == "2"
    assert say(told, "2 stand").lines == [
        "2 blackjack $20 loses",
        "1 war $5 wins $5 at 1 to 1",
        "1 insurance $7.50 loses",
        "1 blackjack $15 loses",
        "1 tip/blackjack $1 loses",
        "1 double $15 loses",
        "1 split $15 loses",
        "1 buster $5 loses",
    ]


def test_a_report_that_is_dismissed_leaves_the_hand_to_play() -> None:
    """The same hand is asked as before."""
    told = played_far()
    reported = do(told, Report(kind=IrregularityKind.ABANDONED, position=1))
    dismissed = do(reported, DecideReport(upheld=False, supervisor="Sue"))

    assert dismissed.state == told.state
    assert dismissed.asked == "1/2"


def test_when_everybody_has_left_nothing_more_is_dealt() -> None:
    """The only player leaves while he is asked at war, before the second cards."""
    told = dealt(terms_with(), f"{ONE}, 1 war $5", {"1": "Th 9c", "dealer": "9h 9d"})
    told = do(told, Report(kind=IrregularityKind.ABANDONED, position=1))
    told = automatic(do(told, DecideReport(upheld=True, supervisor="Sue")))

    assert told.state.dealt == 2
    assert told.lines == ["1 war $5 loses", "1 blackjack $10 loses"]


def test_a_dead_hand_takes_back_what_was_put_up() -> None:
    """Where a jurisdiction kills a hand, its splits and doubles go back with it."""
    told = played_far()
    state = evolved(told.state, (HandKilled(position=1),))
    told = say(Played(state=state), "2 stand")

    assert told.lines[0] == "2 blackjack $20 loses"
    assert [line.rpartition(" ")[2] for line in told.lines[1:]] == ["returned"] * 7


def test_where_only_a_progressive_were_left_everything_goes_back() -> None:
    """Blackjack has none, so nothing is played any more."""
    told = played_far()
    told = automatic(Played(state=evolved(told.state, (OnlyProgressiveLeft(),))))

    assert [line.rpartition(" ")[2] for line in told.lines] == ["returned"] * 8


def test_an_exposed_card_is_drawn_like_any_other() -> None:
    """The next card is seen by everybody and then dealt; nothing is left to be seen afterwards."""
    told = dealt(terms_with(), ONE, {"1": "8h 3c", "dealer": "5h 9c", "next": "2c Kd"})
    told = do(told, Report(kind=IrregularityKind.CARD_FACE_UP))
    assert told.state.expose_next == 1
    drawn = say(told, "1 hit")
    revealed = say(told, "1 stand")

    assert drawn.state.expose_next == revealed.state.expose_next == 0


@pytest.mark.parametrize("kind", [IrregularityKind.PLAYER_WRONG_COUNT, IrregularityKind.DEALING_SHOE_JAMS])
def test_a_report_upheld_voids_splits_too(kind: IrregularityKind) -> None:
    """Whatever voids the round returns every wager of it."""
    told = played_far()
    at = 1 if kind is IrregularityKind.PLAYER_WRONG_COUNT else None
    told = do(told, Report(kind=kind, position=at))
    told = do(told, DecideReport(upheld=True, supervisor="Sue"))

    assert told.state.void == kind.value
    assert sum(line.handed_over for line in told.state.lines) == 78_50


def test_the_stub_is_counted_after_the_whole_deal() -> None:
    """War is asked in the middle of the deal and does not wait; insurance and play do."""
    told = dealt(terms_with(), f"{ONE}, 1 war $5", {"1": "Th 9c", "dealer": "9h 9d"})
    due = say(Played(state=replace(told.state, count_due=True)), "1 take down")

    assert due.asked == "1"
    assert refused(due, "1 stand") == "The stub is counted before anybody chooses. (sd-30.07.1)"
    assert say(do(due, CountStub(cards=len(due.state.deck))), "1 stand").lines[0].startswith("1 war")
