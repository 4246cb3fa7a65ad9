"""South Dakota's play sections, as far as hands and eyes carry them out, in the text before and after the amendment."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifthstreet.money import MicroCents
from fifthstreet.round import Choice, Phase, Shuffling
from fifthstreet.round import commands as asked
from fifthstreet.round.dealing import whole_deck
from fifthstreet.round.state import HandState, PlayedHand
from fifthstreet.rules.clauses import Who
from fifthstreet.shift import checklist, may_begin
from tests.conformance.subjects import subjects, terms_at
from tests.law.days import Day, table_terms
from tests.proofs import clause, ruling

AFTER, BEFORE = "south-dakota", "south-dakota-before"
OPENING = {
    "three-card-poker": {"ante": 5, "progressive": 1},
    "let-it-ride": {"bet_one": 5, "bet_two": 5, "bet_three": 5, "progressive": 1},
    "caribbean-stud": {"ante": 5, "progressive": 1},
    "silverado-stud": {"five_card_bet": 5, "three_card_bet": 5},
    "four-card-poker": {"ante": 5, "progressive": 1},
    "texas-holdem-bonus": {"ante": 5, "progressive": 1},
    "mississippi-stud": {"ante": 5, "progressive": 1},
    "ultimate-texas-holdem": {"ante": 5, "blind": 5, "progressive": 1},
    "blackjack": {"blackjack": 5, "buster": 5},
}


def _day(game: str, jurisdiction: str = AFTER, **settings: str) -> Day:
    """A table with a round of two players whose bets are still open."""
    day = Day(table_terms(jurisdiction, game, "rotation", settings={**settings}))
    day.open("red", ready=False)
    day.begin()
    link = day.shift.terms.link
    for position in (1, 2):
        wagers = dict(OPENING[game])
        if "progressive" in wagers:
            assert link is not None
            wagers["progressive"] = link.wager // 100
        day.bet(position, **wagers)
    return day


def _closed(game: str, jurisdiction: str = AFTER, **settings: str) -> Day:
    day = _day(game, jurisdiction, **settings)
    day.goes(asked.CloseBets())
    return day


def _own(day: Day) -> list[str]:
    assert day.playing is not None
    return [step.id for step in checklist(day.shift, day.playing)]


@pytest.mark.parametrize("jurisdiction", [AFTER, BEFORE])
@pytest.mark.parametrize("game", OPENING)
def test_no_section_says_how_a_table_is_opened(game: str, jurisdiction: str) -> None:
    """Decks come and the round begins: inspection and spread are in rules whose text is not in the source."""
    day = Day(table_terms(jurisdiction, game, "rotation"))
    day.open("red", ready=False)
    assert may_begin(day.shift)


@pytest.mark.parametrize(
    ("game", "section"),
    [
        ("three-card-poker", "sd-15.02.4"),
        ("let-it-ride", "sd-15.03.4"),
        ("caribbean-stud", "sd-15.05.9"),
        ("silverado-stud", "sd-15.09.4"),
        ("texas-holdem-bonus", "sd-15.12.4"),
        ("mississippi-stud", "sd-15.14.4"),
        ("ultimate-texas-holdem", "sd-15.15.4"),
    ],
)
@clause("sd-15.02.4", "sd-15.03.4", "sd-15.05.9", "sd-15.09.4", "sd-15.12.4", "sd-15.14.4", "sd-15.15.4")
@ruling("R42")
def test_every_round_is_shuffled_cut_and_dealt(game: str, section: str) -> None:
    """The shuffle, the cut after a shuffle by hand and the deal are due one after another, under the same clause."""
    day = _closed(game)
    assert section in day.step("shuffle").clauses
    assert "deal" not in day.due
    day.goes(asked.Shuffle(deck=whole_deck(day.shift.terms), by=Shuffling.BY_HAND))
    assert section in day.step("cut").clauses
    day.goes(asked.Cut(cards=10))
    assert section in day.step("deal").clauses


@pytest.mark.parametrize(
    ("game", "section"),
    [
        ("three-card-poker", "sd-15.02.4"),
        ("caribbean-stud", "sd-15.05.5"),
        ("four-card-poker", "sd-15.10.4"),
        ("texas-holdem-bonus", "sd-15.12.3"),
        ("mississippi-stud", "sd-15.14.4"),
        ("ultimate-texas-holdem", "sd-15.15.4"),
    ],
)
@clause("sd-15.02.4", "sd-15.14.4", "sd-15.15.4")
@ruling("R3")
def test_the_keypad_locks_the_sensors_before_the_deal(game: str, section: str) -> None:
    """As amended the deal waits for the appropriate button on the keypad, not for COIN IN."""
    day = _closed(game)
    assert "press_keypad" in day.waits("deal")
    assert day.step("press_keypad").clauses == (section,)
    assert not {"press_coin_in", "lock_coin_slots"} & set(day.due)


@pytest.mark.parametrize(
    ("game", "step"),
    [
        ("three-card-poker", "press_coin_in"),
        ("caribbean-stud", "lock_coin_slots"),
        ("four-card-poker", "press_coin_in"),
        ("mississippi-stud", "press_coin_in"),
        ("ultimate-texas-holdem", "press_coin_in"),
    ],
)
@ruling("R3")
def test_before_the_amendment_coins_went_in(game: str, step: str) -> None:
    """The button was COIN IN, and Caribbean's coin slots were locked."""
    day = _closed(game, BEFORE)
    assert step in day.waits("deal")
    assert "press_keypad" not in day.due


@ruling("R3")
def test_before_the_amendment_holdem_bonus_had_no_keypad() -> None:
    """Its clause on shuffle and sensors came with the amendment."""
    assert not {"press_keypad", "press_coin_in", "collect_progressive"} & set(_closed("texas-holdem-bonus", BEFORE).due)


@pytest.mark.parametrize(
    "game", ["three-card-poker", "four-card-poker", "texas-holdem-bonus", "mississippi-stud", "let-it-ride"]
)
@clause("sd-15.02.6", "sd-15.14.6", "sd-15.15.6")
def test_progressive_wagers_come_off_the_table_before_the_deal(game: str) -> None:
    """The deal waits until they are collected."""
    assert "collect_progressive" in _closed(game).waits("deal")


def test_let_it_rides_sensors_are_looked_at_before_the_call() -> None:
    """The dealer sees that each lamp is lit, and only then calls no more bets (sd-15.03.2)."""
    day = _day("let-it-ride")
    assert day.waits("no more bets") == ["sensors_lit"]


@pytest.mark.parametrize("made", [True, False])
def test_let_it_rides_bonus_wagers_come_off_the_table_before_the_deal(made: bool) -> None:  # noqa: FBT001 - pytest passes it by name
    """The deal waits until they are in the tray, if anybody has made one (sd-15.03.2)."""
    tables = (one for one in subjects() if "bonus" in one.submission.table[0].paytables)
    day = Day(terms_at(next(one for one in tables if one.submission.table[0].game == "let-it-ride")))
    day.open("red")
    day.begin()
    least = day.shift.terms.table.limits["bet_one"].min // 100
    bonus = {"bonus": day.shift.terms.table.limits["bonus"].min // 100} if made else {}
    day.bet(1, bet_one=least, bet_two=least, bet_three=least, **bonus)
    day.goes(asked.CloseBets())
    assert ("collect_bonus" in day.waits("deal")) is made


@pytest.mark.parametrize(
    ("game", "section"),
    [("let-it-ride", "sd-15.03.4"), ("caribbean-stud", "sd-15.05.9"), ("silverado-stud", "sd-15.09.4")],
)
def test_the_rest_of_the_deck_is_put_away_unseen(game: str, section: str) -> None:
    """The first choice waits for it where the section says so."""
    day = _closed(game)
    day.deal()
    assert day.waits("choose") == ["stub_away"]
    assert day.step("stub_away").clauses == (section,)


@clause("sd-15.02.8", "sd-15.05.11.a", "sd-15.12.5.a")
@pytest.mark.parametrize(
    ("game", "section"),
    [("three-card-poker", "sd-15.02.8"), ("caribbean-stud", "sd-15.05.11.a"), ("texas-holdem-bonus", "sd-15.12.5.a")],
)
def test_folded_cards_are_counted_into_the_rack(game: str, section: str) -> None:
    """When all have folded who wish to, the dealer takes wagers and cards in the order of folding."""
    day = Day(table_terms(AFTER, game, "rotation"))
    day.open("red")
    day.begin()
    for position in (1, 2, 3):
        day.bet(position, ante=5)
    day.goes(asked.CloseBets())
    day.deal()
    day.choose(1, Choice.FOLD)
    day.choose(2, Choice.FOLD)
    day.choose(3, Choice.BET, 10 if game != "three-card-poker" else 5)
    assert day.waits("reveal") == ["fold_for_the_rack/1", "fold_for_the_rack/2"]
    assert day.step("fold_for_the_rack/1").clauses == (section,)


@clause("sd-15.14.7", "sd-15.14.10", "sd-15.14.13", "sd-15.10.7")
@pytest.mark.parametrize("game", ["mississippi-stud", "four-card-poker"])
@ruling("R22")
def test_folded_cards_with_a_progressive_wager_lie_at_the_sensor(game: str) -> None:
    """They stay face down there, and the wagers lost are taken in."""
    day = _closed(game)
    day.deal()
    day.choose(1, Choice.FOLD)
    day.choose(2, Choice.BET, 5)
    assert day.waits("reveal") == ["fold_at_the_sensor/1"]


@clause("sd-15.02.9", "sd-15.15.7")
@pytest.mark.parametrize(
    ("game", "street", "amount"), [("three-card-poker", "play", 5), ("ultimate-texas-holdem", "before_flop", 20)]
)
@ruling("R46")
def test_cards_go_under_the_play_wager(game: str, street: str, amount: int) -> None:
    """A player who bets lays them there; one who has not chosen yet does not."""
    day = _closed(game)
    day.deal()
    day.choose(1, Choice.BET, amount)
    assert [step for step in _own(day) if step.startswith("cards_under")] == [f"cards_under_the_wager/1/{street}"]


@clause("sd-15.03.5", "sd-15.03.6")
@ruling("R46")
def test_let_it_ride_moves_bets_back_and_tucks_cards() -> None:
    """A bet taken back goes towards its player; after the second choice the cards lie under the third bet."""
    day = _closed("let-it-ride")
    day.deal()
    assert day.step("move_the_bet_back").clauses == ("sd-15.03.5", "sd-15.03.6")
    day.choose(1, Choice.TAKE_BACK)
    day.choose(2, Choice.LET_RIDE)
    assert not [step for step in _own(day) if step.startswith("cards_under")]
    day.goes(asked.Reveal())
    day.choose(1, Choice.TAKE_BACK)
    day.choose(2, Choice.LET_RIDE)
    assert "cards_under_the_third_bet/1/second_bet" in _own(day)
    assert "cards_under_the_third_bet/2/second_bet" in _own(day)


@clause("sd-15.09.5")
def test_silverados_split_is_examined_before_the_first_card() -> None:
    """The dealer sees that all cards lie under the right bets, and only then turns one over."""
    day = _closed("silverado-stud")
    day.deal(p1="Ac 2d 7h 9s", p2="Kc 3d 8h Ts")
    for position, cards in ((1, "Ac 2d 7h"), (2, "Kc 3d 8h")):
        assert day.playing is not None
        named = tuple(card for card in day.playing.places[str(position)] if str(card) in cards)
        day.goes(asked.Choose(position=position, choice=Choice.SPLIT, cards=named))
    assert day.waits("reveal") == ["examine_the_split"]
    day.goes(asked.Reveal())
    day.choose(1, Choice.CHECK)
    day.choose(2, Choice.CHECK)
    assert day.waits("reveal") == []
    assert "examine_the_split" not in day.due


def _won(game: str, jurisdiction: str = AFTER) -> Day:
    """A round of Mississippi Stud or Caribbean Stud in which position 2 wins the progressive with a straight flush."""
    day = _closed(game, jurisdiction)
    if game == "mississippi-stud":
        day.deal(p2="9h 8h", p1="2c 3d", community="7h 6h 5h")
        for _ in range(3):
            day.choose(1, Choice.BET, 5)
            day.choose(2, Choice.BET, 5)
            day.goes(asked.Reveal())
    else:
        day.deal(p2="9h 8h 7h 6h 5h", p1="2c 3d 9c Jd Ks")
        day.choose(1, Choice.BET, 10)
        day.choose(2, Choice.BET, 10)
        day.goes(asked.Reveal())
    day.goes(asked.Settle())
    return day


@clause("sd-15.14.17.a.iv", "sd-15.05.20.d")
@pytest.mark.parametrize(
    ("game", "section"), [("mississippi-stud", "sd-15.14.17.a.iv"), ("caribbean-stud", "sd-15.05.20.d")]
)
def test_a_supervisor_is_called_to_a_progressive_win(game: str, section: str) -> None:
    """The dealer presses the hand's button and calls; the verification is held back until he has."""
    day = _won(game)
    assert "press_hand/2" in day.due
    day.goes(asked.Claim(position=2))
    assert "press_hand/2" not in day.due
    assert day.waits("verify") == ["call_supervisor/2"]
    assert day.step("call_supervisor/2").clauses == (section,)


@pytest.mark.parametrize(
    ("game", "section"),
    [
        pytest.param("let-it-ride", "sd-15.03.10.a.iv", marks=clause("sd-15.03.10.a.iv")),
        pytest.param("texas-holdem-bonus", "sd-15.12.18.a.iv", marks=clause("sd-15.12.18.a.iv")),
        pytest.param("mississippi-stud", "sd-15.14.17.a.iv", marks=clause("sd-15.14.17.a.iv")),
        pytest.param("ultimate-texas-holdem", "sd-15.15.18.a.iv", marks=clause("sd-15.15.18.a.iv")),
    ],
)
def test_every_progressive_game_calls_a_supervisor(game: str, section: str) -> None:
    """Each section's own clause is at the dealer's step, and the verification waits for it."""
    (duty,) = (one for one in _day(game).shift.duties if one.id == "call_supervisor")
    assert section in duty.clauses
    assert duty.who is Who.DEALER
    assert duty.before == ("verify",)


@clause("sd-15.10.16.a.iv")
def test_four_cards_supervisor_verifies_the_hands() -> None:
    """Nobody below a supervisor verifies there."""
    (duty,) = (one for one in _day("four-card-poker").shift.duties if one.id == "supervisor_verifies")
    assert duty.clauses == ("sd-15.10.16.a.iv",)
    assert duty.who is Who.SUPERVISOR
    assert duty.ends_with == "verify"


@clause("sd-15.05.13.b")
@ruling("R3")
def test_before_the_amendment_caribbeans_supervisor_paid() -> None:
    """He verified, named the amount and paid; the amended text has the dealer report the win to him."""
    day = _won("caribbean-stud", BEFORE)
    assert day.step("supervisor_pays/2").who is Who.SUPERVISOR
    assert "call_supervisor/2" not in day.due
    assert "supervisor_pays/2" not in _won("caribbean-stud").due


@pytest.mark.parametrize(
    ("game", "section"),
    [
        pytest.param("three-card-poker", "sd-15.02.15.b", marks=clause("sd-15.02.15.b")),
        pytest.param("let-it-ride", "sd-15.03.10.b.ii", marks=clause("sd-15.03.10.b.ii")),
        pytest.param("caribbean-stud", "sd-15.05.21.g.ii", marks=clause("sd-15.05.21.g.ii")),
        pytest.param("four-card-poker", "sd-15.10.16.b.ii", marks=clause("sd-15.10.16.b.ii")),
        pytest.param("texas-holdem-bonus", "sd-15.12.18.b.ii", marks=clause("sd-15.12.18.b.ii")),
        pytest.param("mississippi-stud", "sd-15.14.17.b.ii", marks=clause("sd-15.14.17.b.ii")),
        pytest.param("ultimate-texas-holdem", "sd-15.15.18.b.ii", marks=clause("sd-15.15.18.b.ii")),
    ],
)
def test_every_progressive_game_leaves_an_envy_hand_open(game: str, section: str) -> None:
    """Each section's own clause is at the step that leaves it face up until everything is paid."""
    (duty,) = (one for one in _day(game).shift.duties if one.id == "envy_hand_stays")
    assert duty.clauses == (section,)


@clause("sd-15.14.17.b.ii")
@ruling("R46")
def test_a_hand_that_earns_envy_is_not_put_away() -> None:
    """A straight flush of position 2 stays face up for position 1, whose own losing cards go."""
    own = _own(_won("mississippi-stud"))
    assert "envy_hand_stays/2" in own
    assert "hand_away/2" not in own
    assert "hand_away/1" in own


@clause("sd-15.05.19")
@ruling("R46")
def test_caribbeans_hands_are_counted_away_one_by_one() -> None:
    """Each is spread, counted and put away before the next is opened, but for one that wins the progressive."""
    own = _own(_won("caribbean-stud"))
    assert own.index("count_hand_away/1") > own.index("open_and_announce/1")
    assert own.index("winning_hand_stays/2") < own.index("open_and_announce/1")
    assert "count_hand_away/2" not in own


@clause("sd-15.09.8")
@ruling("R46")
def test_silverados_losing_cards_go_on_top_of_the_deck() -> None:
    """They are collected at the hand's turn and laid at the dealer's right."""
    day = _closed("silverado-stud")
    day.deal(p1="Ac 2d 7h 9s", p2="Kc 3d 8h Ts", community="4c 6d")
    for position in (1, 2):
        assert day.playing is not None
        day.goes(asked.Choose(position=position, choice=Choice.SPLIT, cards=day.playing.places[str(position)][:3]))
    day.goes(asked.Reveal())
    day.choose(1, Choice.CHECK)
    day.choose(2, Choice.CHECK)
    day.goes(asked.Reveal(), asked.Settle())
    own = _own(day)
    assert (
        own.index("take/2/five_card_bet") < own.index("losing_hand_on_the_deck/2") < own.index("take/1/five_card_bet")
    )


@clause("sd-15.03.11")
@ruling("R46")
def test_let_it_ride_gathers_the_cards_before_the_round_closes() -> None:
    """Winners' cards and community cards go to the discard rack, and the keypad is pressed."""
    day = _closed("let-it-ride")
    day.deal()
    for _ in range(2):
        day.choose(1, Choice.TAKE_BACK)
        day.choose(2, Choice.TAKE_BACK)
        day.goes(asked.Reveal())
    day.goes(asked.Settle())
    while day.playing is not None and day.playing.phase is Phase.SETTLING:
        for position in (1, 2):
            day.goes(asked.Claim(position=position), asked.Verify(position=position, supervisor="Sue"))
        day.goes(asked.Pay(meters=dict.fromkeys(("meter", "mega", "major", "minor"), MicroCents(10**10))))
    assert day.waits("close") == ["cards_gathered", "reset_keypad"]


@pytest.mark.parametrize(("jurisdiction", "step"), [(AFTER, "reset_keypad"), (BEFORE, "game_over")])
@ruling("R3")
def test_the_system_is_readied_for_the_next_hand(jurisdiction: str, step: str) -> None:
    """With all settled the dealer presses the keypad's button, which was game over before the amendment."""
    day = _closed("mississippi-stud", jurisdiction)
    day.deal(p1="2c 7d", p2="3h 9s", community="Jd Ks 5c")
    day.choose(1, Choice.FOLD)
    day.choose(2, Choice.FOLD)
    for _ in range(3):
        if day.playing is not None and day.playing.phase is Phase.REVEALING:
            day.goes(asked.Reveal())
    day.goes(asked.Settle(), asked.Pay())
    assert step in day.waits("close")


@ruling("R3")
def test_before_the_amendment_caribbeans_coin_slots_are_unlocked() -> None:
    """The round closes when players may wager on the next hand again."""
    day = _won("caribbean-stud", BEFORE)
    assert day.playing is not None
    day.playing = replace(day.playing, phase=Phase.SETTLED)
    assert day.waits("close") == ["unlock_coin_slots"]


def test_nobody_marks_what_nobody_bet() -> None:
    """Without a buster wager in the round neither the deal nor the end of the round waits for a lammer."""
    day = Day(table_terms(AFTER, "blackjack", "rotation", settings={"buster_lammers": "all wagers"}))
    day.open("red")
    day.begin()
    day.bet(1, blackjack=5)
    day.goes(asked.CloseBets())
    assert day.waits("deal") == []
    assert day.playing is not None
    day.playing = replace(day.playing, phase=Phase.SETTLED)
    assert day.waits("close") == []


@clause("sd-30.07.6.a", "sd-30.07.7.p1")
@ruling("R44")
def test_the_first_way_marks_every_buster_wager_before_the_deal() -> None:
    """Under that setting the deal waits for the lammers; under the others it does not."""
    assert "lammers_before_deal" in _closed("blackjack", buster_lammers="all wagers").waits("deal")
    assert "lammers_before_deal" not in _closed("blackjack", buster_lammers="ended hands").due
    assert "lammers_before_deal" not in _closed("blackjack", buster_lammers="none").due


def _ended(standing: HandState, lammers: str) -> list[str]:
    """What is due when position 1's hand stands so and position 2 is still to choose."""
    day = _closed("blackjack", buster_lammers=lammers)
    assert day.playing is not None
    hand = PlayedHand(place="1", wager="blackjack", bet=day.playing.seats[1].wagers["blackjack"], standing=standing)
    seats = {**day.playing.seats, 1: replace(day.playing.seats[1], hands=(hand,))}
    day.playing = replace(day.playing, seats=seats, phase=Phase.CHOOSING, turn=2)
    return day.waits("reveal")


@clause("sd-30.07.6.b")
@ruling("R44")
def test_the_second_way_marks_the_buster_wager_of_an_ended_hand() -> None:
    """A natural or a bust is marked before the dealer plays; a hand that stands is not, nor in the other ways."""
    assert _ended(HandState.BUST, "ended hands") == ["lammer_on_ended_hand/1"]
    assert _ended(HandState.NATURAL, "ended hands") == ["lammer_on_ended_hand/1"]
    assert _ended(HandState.STOOD, "ended hands") == []
    assert _ended(HandState.BUST, "none") == []


@clause("sd-30.07.7", "sd-30.07.7.a", "sd-30.07.7.b", "sd-30.07.7.p1")
def test_lammers_come_off_when_the_buster_wagers_are_settled() -> None:
    """The round closes only without them, and they wait before the side bet's place."""
    day = _closed("blackjack", buster_lammers="ended hands")
    assert day.playing is not None
    day.playing = replace(day.playing, phase=Phase.SETTLED)
    assert "lammers_off" in day.waits("close")
    assert "lammers_in_front" in day.due
    none = _closed("blackjack", buster_lammers="none")
    assert none.playing is not None
    none.playing = replace(none.playing, phase=Phase.SETTLED)
    assert not {"lammers_off", "lammers_in_front"} & set(none.due)


@clause("sd-15.12.5")
def test_holdem_bonus_players_decide_in_silence() -> None:
    """They look at their own cards and tell each other nothing."""
    day = _closed("texas-holdem-bonus")
    day.deal()
    assert day.step("keep_silent").clauses == ("sd-15.12.5",)
    assert "sd-15.12.5" in day.step("look_at_own_cards").clauses
