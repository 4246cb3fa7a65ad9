"""Chapters 7 to 11 and 13 of Maryland, as far as hands and eyes carry a round out: each duty at its moment."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from fifthstreet.money import MicroCents
from fifthstreet.round import Choice, Shuffling
from fifthstreet.round import commands as asked
from fifthstreet.round.dealing import whole_deck
from fifthstreet.rules.clauses import Who
from fifthstreet.rules.jurisdictions import IrregularityKind
from fifthstreet.shift import checklist
from tests.law.days import COUNTS_NOTHING, NO_SHUFFLER, Day, table_terms
from tests.proofs import clause, ruling

WAYS = ("manual_shoe", "hand", "automated")
METERS = {"meter": MicroCents(10_000_00 * 1_000_000)}


def _day(dealing: str) -> Day:
    equipment = NO_SHUFFLER if dealing == "manual_shoe" else COUNTS_NOTHING
    day = Day(table_terms("maryland", "mississippi-stud", dealing, equipment=equipment))
    day.open("red")
    day.begin()
    return day


def _shuffling(day: Day) -> Shuffling:
    return Shuffling.BY_HAND if day.shift.dealing == "manual_shoe" else Shuffling.BY_MACHINE


def _dealt(dealing: str = "automated", **hands: str) -> Day:
    """A round of three players, all with the progressive but the last, whose cards are dealt."""
    day = _day(dealing)
    day.bet(1, ante=5, progressive=1)
    day.bet(2, ante=5, progressive=1, three_card_bonus=1)
    day.bet(3, ante=5)
    day.goes(asked.CloseBets())
    day.deal(by=_shuffling(day), **hands)
    return day


def _own(day: Day) -> list[str]:
    """What the checklist of the round names, without what stands ready for the whole day."""
    assert day.playing is not None
    return [step.id for step in checklist(day.shift, day.playing)]


@clause("md-7.A", "md-7.B")
@ruling("R46")
def test_wagers_are_chips_and_no_spoken_cash() -> None:
    """Both are shown while wagers are taken, the one to players and the other to the dealer, and no longer."""
    day = _day("automated")
    assert day.step("chips_alone").who is Who.PLAYER
    assert day.step("no_spoken_cash").who is Who.DEALER
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    assert not {"chips_alone", "no_spoken_cash"} & set(day.due)


@pytest.mark.parametrize(
    ("dealing", "clauses"),
    [
        pytest.param(
            "manual_shoe",
            {"md-8.C.2", "md-8.C.2.a", "md-8.C.2.b", "md-8.C.2.c"},
            marks=clause("md-8.C.2", "md-8.C.2.a", "md-8.C.2.b", "md-8.C.2.c"),
        ),
        pytest.param(
            "hand",
            {"md-9.A.4", "md-9.A.4.a", "md-9.A.4.b", "md-9.A.4.c"},
            marks=clause("md-9.A.4", "md-9.A.4.a", "md-9.A.4.b", "md-9.A.4.c"),
        ),
        pytest.param(
            "automated",
            {"md-10.A.3", "md-10.A.3.a", "md-10.A.3.b", "md-10.A.3.c"},
            marks=clause("md-10.A.3", "md-10.A.3.a", "md-10.A.3.b", "md-10.A.3.c"),
        ),
    ],
)
def test_progressive_wagers_are_collected_counted_and_put_away_before_the_deal(dealing: str, clauses: set[str]) -> None:
    """Locked, taken in, counted against the lamps and into the tray, in this order; the deal waits for each."""
    day = _day(dealing)
    day.bet(1, ante=5, progressive=1)
    day.bet(2, ante=5, progressive=1)
    day.goes(asked.CloseBets(lamps=(1, 2)))
    order = ["lock_progressive", "collect_progressive", "count_progressive", "progressive_into_tray"]
    assert day.waits("deal")[:4] == order
    for step, before in zip(order[1:], order, strict=False):
        assert day.step(step).waits_for == (before,)
    assert day.step("count_progressive").says == "Count the chips: they must be 2, as many as the lamps that are lit."
    assert {one for step in order[1:] for one in day.step(step).clauses} == clauses


def test_nothing_is_collected_where_nobody_made_the_wager() -> None:
    """The system is locked all the same."""
    day = _day("automated")
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    assert "lock_progressive" in day.waits("deal")
    assert not {"collect_progressive", "count_progressive", "progressive_into_tray"} & set(day.due)


def test_nothing_is_locked_where_the_wager_is_not_offered() -> None:
    """A table without the progressive has no step about it."""
    terms = table_terms("maryland", "mississippi-stud", equipment=COUNTS_NOTHING)
    day = Day(replace(terms, wagers={name: one for name, one in terms.wagers.items() if name != "progressive"}))
    day.open("red")
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    assert not [step for step in day.due if "progressive" in step]


@clause("md-8.B", "md-8.D")
def test_a_manual_shoe_is_filled_and_drawn_from_with_two_hands() -> None:
    """The deal waits for the stack in the shoe; each card is drawn with one hand and laid out with the other."""
    day = _day("manual_shoe")
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    day.deal(by=Shuffling.BY_HAND)
    assert "deck_into_shoe" in day.shift.done
    again = _day("manual_shoe")
    again.bet(1, ante=5)
    again.goes(asked.CloseBets())
    assert again.step("two_hands").clauses == ("md-8.D",)


@clause("md-9.A.2", "md-9.A.2.a", "md-9.A.2.b")
def test_a_deck_in_the_hand_stays_there_over_the_tray() -> None:
    """The deal waits until the dealer has taken the deck into one hand; then it is held over the tray."""
    day = _day("hand")
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    assert "deck_into_hand" in day.waits("deal")
    assert "deck_into_shoe" not in day.due
    assert day.step("deck_into_hand").clauses == ("md-9.A.2", "md-9.A.2.a")
    assert day.step("over_the_tray").clauses == ("md-9.A.2.b",)


@clause("md-10.A.1")
def test_the_cards_go_into_the_machine() -> None:
    """The deal waits until the stack is in the machine that deals it."""
    day = _day("automated")
    day.bet(1, ante=5)
    day.goes(asked.CloseBets(), asked.Shuffle(deck=whole_deck(day.shift.terms)))
    assert "deck_into_machine" in day.waits("deal")
    assert day.step("deck_into_machine").waits_for == ()
    day.goes(asked.Shuffle(deck=whole_deck(day.shift.terms), by=Shuffling.BY_HAND))
    assert day.step("deck_into_machine").waits_for == ("cut_to_the_bottom",)


@pytest.mark.parametrize(
    ("dealing", "clauses"),
    [
        pytest.param("manual_shoe", ("md-8.F", "md-8.I"), marks=clause("md-8.F")),
        pytest.param("hand", ("md-9.B.3", "md-9.D"), marks=clause("md-9.B.3")),
        pytest.param("automated", ("md-10.B.4", "md-10.D"), marks=clause("md-10.B.4")),
    ],
)
def test_the_stub_is_put_away_unseen_before_the_first_choice(dealing: str, clauses: tuple[str, ...]) -> None:
    """It is the first thing after the deal, whatever the way of dealing."""
    day = _dealt(dealing)
    assert day.waits("choose") == ["stub_away"]
    assert day.step("stub_away").clauses == clauses


@pytest.mark.parametrize(
    ("dealing", "face_down"),
    [
        pytest.param("manual_shoe", "md-8.H", marks=clause("md-8.G", "md-8.H", "md-8.I", "md-8.J")),
        pytest.param("hand", "md-9.C.2", marks=clause("md-9.C.1", "md-9.C.2", "md-9.D", "md-9.E")),
        pytest.param("automated", "md-10.C", marks=clause("md-10.C", "md-10.D", "md-10.E")),
    ],
)
@ruling("R42")
def test_a_count_that_is_due_comes_first(dealing: str, face_down: str) -> None:
    """Counted face down after the deal, and looked into if it is off; only then is the stub put away unseen."""
    day = _day(dealing)
    day.end()
    for _ in range(4):
        day.fold_round(by=_shuffling(day))
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    day.deal(by=_shuffling(day))
    assert face_down in day.step("count_face_down").clauses
    assert "look_for_a_misdeal" in day.due
    assert day.step("stub_away").waits_for == ("count_stub",)
    assert day.playing is not None
    left = len(day.playing.deck)
    assert day.step("count_stub").says == (
        f"Count the stub: with the {52 - left} cards that have left it, it must make 52."
    )
    day.goes(asked.CountStub(cards=left))
    assert day.step("stub_away").waits_for == ()
    assert not {"count_stub", "count_face_down", "look_for_a_misdeal"} & set(day.due)


@clause("md-11.A", "md-11.A.2", "md-11.A.3", "md-11.A.4")
def test_players_are_shown_how_to_hold_their_cards() -> None:
    """They look and put the cards down, keep them in view and themselves silent, and nobody else touches them."""
    day = _dealt()
    assert [day.step(step).who for step in ("look_at_own_cards", "cards_in_view", "keep_silent")] == [Who.PLAYER] * 3
    assert day.step("nobody_touches").who is Who.DEALER
    assert [day.step(step).clauses[0] for step in ("look_at_own_cards", "nobody_touches", "cards_in_view")] == [
        "md-11.A",
        "md-11.A.2",
        "md-11.A.3",
    ]
    assert day.step("keep_silent").clauses == ("md-11.A.4",)


@clause("md-11.B", "md-11.B.1")
def test_the_dealer_asks_clockwise_from_his_left() -> None:
    """The checklist names the position to be asked and the street."""
    day = _dealt()
    assert day.step("ask/1/third_street/1").says == "Ask position 1 on 3rd Street."
    day.choose(1, Choice.BET, 5)
    assert "ask/2/third_street/1" in day.due


@pytest.mark.parametrize(
    ("street", "step", "lost"),
    [
        pytest.param(1, "take_folded_third/3", "Ante", marks=clause("md-11.B.2.a", "md-11.B.2.b")),
        pytest.param(2, "take_folded_fourth/3", "Ante and 3rd Street", marks=clause("md-11.D.1.a", "md-11.D.1.b")),
        pytest.param(
            3, "take_folded_fifth/3", "Ante, 3rd Street and 4th Street", marks=clause("md-11.F.1.a", "md-11.F.1.b")
        ),
    ],
)
def test_a_fold_is_taken_in_at_once(street: int, step: str, lost: str) -> None:
    """Wagers into the tray and cards into the discard rack, before anything else goes on."""
    day = _dealt()
    for number in range(1, street + 1):
        day.choose(1, Choice.BET, 5)
        day.choose(2, Choice.BET, 5)
        day.choose(3, Choice.FOLD if number == street else Choice.BET, None if number == street else 5)
        if number < street:
            day.goes(asked.Reveal())
    assert day.waits("reveal") == [step]
    assert day.step(step).says == (f"Take in position 3's {lost}, and put the folded cards into the discard rack.")


@clause("md-11.B.3", "md-11.D.2", "md-11.F.2", "md-11.I.2.c")
@ruling("R22")
@pytest.mark.parametrize("position", [1, 2])
def test_a_fold_with_a_side_wager_stays_on_the_table(position: int) -> None:
    """The cards of a folded hand with a progressive or three card wager wait for it; the wagers lost are taken in."""
    day = _dealt()
    if position == 2:
        day.choose(1, Choice.BET, 5)
    day.choose(position, Choice.FOLD)
    step = f"leave_folded/{position}"
    assert day.waits("choose") == [step]
    assert day.step(step).says == (
        f"Take in position {position}'s Ante and leave the folded cards on the table for the other wagers."
    )


def _to_the_end(day: Day) -> None:
    for _ in range(3):
        for position in (1, 2, 3):
            day.choose(position, Choice.BET, 5)
        day.goes(asked.Reveal())
    day.goes(asked.Settle())


@clause("md-11.I", "md-11.I.1", "md-11.I.2", "md-11.I.2.a", "md-11.I.2.b", "md-11.I.2.d", "md-11.I.3")
@ruling("R38")
def test_hands_are_opened_taken_and_paid_one_by_one_from_the_right() -> None:
    """Position 3 first: opened, announced, settled and put away, before position 2 is looked at."""
    day = _dealt(p3="2c 7d", p2="9c 9d", p1="Ac Ad", community="3h Js 5s")
    _to_the_end(day)
    own = [step for step in _own(day) if not step.startswith(("highest", "higher"))]
    assert own[:6] == [
        "open_and_announce/3",
        "take/3/ante",
        "take/3/third_street",
        "take/3/fourth_street",
        "take/3/fifth_street",
        "hand_away/3",
    ]
    assert own[6:11] == [
        "open_and_announce/2",
        *(f"leave/2/{one}" for one in ("ante", "third_street", "fourth_street", "fifth_street")),
    ]
    assert own[11:13] == ["take/2/three_card_bonus", "hand_away/2"]
    assert own[13:15] == ["open_and_announce/1", "pay/1/ante"]
    assert day.step("open_and_announce/3").says == "Turn over position 3's cards and announce the hand: high card."
    assert day.step("take/3/ante").says == "Take position 3's Ante, $5, into the tray."
    assert day.step("leave/2/ante").says == "Leave position 2's Ante, $5: it pushes."
    assert day.step("pay/1/ante").says == "Pay position 1's Ante: $5."


@clause("md-11.B.2.a", "md-11.I.2.a", "md-8.C.2.c")
def test_what_was_taken_in_before_is_not_taken_twice() -> None:
    """A folded ante is in the tray since the fold, and a lost progressive wager since the call of no more bets."""
    day = _dealt(p3="2c 7d", p2="9c 9d", p1="Ac 4d", community="3h Js 5s")
    for _ in range(2):
        for position in (1, 2, 3):
            day.choose(position, Choice.BET, 5)
        day.goes(asked.Reveal())
    for position, choice, amount in ((1, Choice.BET, 5), (2, Choice.FOLD, None), (3, Choice.FOLD, None)):
        day.choose(position, choice, amount)
    day.goes(asked.Reveal(), asked.Settle())
    taken = [step for step in _own(day) if step.startswith("take")]
    assert taken == [
        "take/2/three_card_bonus",
        *(f"take/1/{name}" for name in ("ante", "third_street", "fourth_street", "fifth_street")),
    ]


@clause("md-11.I.4.a", "md-11.I.4.b", "md-11.I.4.c")
def test_a_progressive_win_is_verified_before_it_is_paid() -> None:
    """The dealer verifies hand and lamp; until both are done the floorperson's validation is held back."""
    day = _dealt(p3="2c 7d", p2="9c 8d", p1="Ac Ad", community="Ah Js 5s")
    _to_the_end(day)
    day.goes(asked.Claim(position=1))
    assert day.waits("verify") == ["verify_winning_hand/1", "verify_lamp/1"]
    assert day.step("validate_win/1").who is Who.FLOORPERSON
    held = day.give(asked.Verify(position=1, supervisor="Flo"))
    assert held is not None
    assert held.clauses == ("md-11.I.4.a",)
    day.goes(asked.Verify(position=1, supervisor="Flo"), asked.Pay(meters=METERS))
    assert "validate_win/1" not in day.due


@clause("md-11.J")
def test_cards_are_put_away_so_that_hands_can_be_rebuilt() -> None:
    """The round closes after it, and the step names the order: as settled, then the community cards."""
    day = _dealt(p3="2c 7d", p2="9c 8d", p1="Ac Kd", community="3h Js 5s")
    _to_the_end(day)
    day.goes(asked.Pay())
    assert day.waits("close") == ["cards_in_order"]
    assert "position 3, position 2, position 1" in day.step("cards_in_order").says
    assert "the community cards" in day.step("cards_in_order").says


@clause("md-13.D")
@ruling("R41")
def test_a_void_round_gives_every_wager_back() -> None:
    """The dealer is told each wager that goes back, and pays nothing."""
    day = _dealt()
    day.goes(
        asked.Report(kind=IrregularityKind.COMMUNITY_WRONG_COUNT), asked.DecideReport(upheld=True, supervisor="Sue")
    )
    back = [step for step in _own(day) if step.startswith("give_back")]
    assert back == [
        "give_back/3/ante",
        "give_back/2/ante",
        "give_back/2/progressive",
        "give_back/2/three_card_bonus",
        "give_back/1/ante",
        "give_back/1/progressive",
    ]
    assert day.step("give_back/1/ante").says == "Give position 1's Ante, $5, back."
