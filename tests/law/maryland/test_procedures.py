"""Chapters 2 to 5 of Maryland, and what chapters 8 to 13 have hands and eyes do: the table's day, step by step."""

from __future__ import annotations

import pytest

from fifthstreet.round import Choice, Shuffling
from fifthstreet.round import commands as asked
from fifthstreet.round.dealing import whole_deck
from fifthstreet.rules.clauses import Who
from fifthstreet.rules.jurisdictions import IrregularityKind
from fifthstreet.rules.submissions import Equipment
from fifthstreet.shift import (
    BringDecks,
    ChangeDealing,
    DeviceCounts,
    DirectShuffle,
    Do,
    NobodyPlays,
    OpenTable,
    RepairDevice,
    ReportDevice,
    ShiftRefusalKind,
    may_begin,
)
from fifthstreet.shift.state import Device, Fault
from tests.law.days import COUNTS_NOTHING, FULL, HOUR, NO_SHUFFLER, Day, table_terms
from tests.proofs import clause, ruling

OPENING = ["inspect", "verify_inspection", "spread", "look", "face_down", "wash", "stack"]


def _day(dealing: str = "automated", equipment: Equipment = FULL) -> Day:
    return Day(table_terms("maryland", "mississippi-stud", dealing, equipment=equipment))


def _shoe() -> Day:
    return _day("manual_shoe", equipment=NO_SHUFFLER)


def _hand() -> Day:
    return _day("hand", equipment=COUNTS_NOTHING)


def _packets() -> Day:
    return _day(equipment=COUNTS_NOTHING)


def _cites(day: Day, step: str, *clauses: str) -> None:
    assert day.step(step).clauses == clauses


@clause("md-2.B", "md-2.D.1", "md-2.D.2")
@ruling("R46")
def test_a_table_is_equipped_before_it_opens() -> None:
    """Its layout is approved and its boxes and discard rack hang in place, or it stays closed."""
    day = _packets()
    assert day.waits("open table") == ["layout_approved", "boxes_attached", "discard_rack_attached", "cover_all_mode"]
    told = day.refusal(OpenTable(by="Dan", role=Who.DEALER, at=0, decks=("red",)))
    assert told.kind is ShiftRefusalKind.STEP_DUE
    assert told.clauses == ("md-2.B",)
    assert all(day.step(name).who is Who.OPERATOR for name in day.waits("open table"))


@clause("md-8.A")
def test_a_manual_shoe_has_its_place() -> None:
    """Only a table dealt from a manual shoe has the step, and it does not open without it."""
    assert "shoe_placed" in _shoe().waits("open table")
    assert "shoe_placed" not in _packets().due + _hand().due


@clause("md-5.H")
def test_a_counting_device_is_approved_first() -> None:
    """A table whose device counts the cards opens after its approval; one without such a device has no such step."""
    day = _day(equipment=FULL)
    assert "counting_device_approved" in day.waits("open table")
    assert "counting_device_approved" not in _packets().due


@clause("md-5.B")
def test_a_shuffler_may_fill_the_shoe() -> None:
    """It is allowed and not asked for: the table opens without it."""
    day = _packets()
    assert day.step("shuffler_into_shoe").duty.optional
    assert "shuffler_into_shoe" not in day.waits("open table")
    assert "shuffler_into_shoe" not in _shoe().due


@clause("md-4.A", "md-4.B", "md-4.C", "md-4.C.1", "md-4.C.2", "md-4.C.3")
@ruling("R46")
def test_the_opening_goes_step_by_step() -> None:
    """Inspected, verified, spread, seen, turned, washed, stacked: each waits for the one before, the round for all."""
    day = _packets()
    day.open("red", ready=False)
    assert not may_begin(day.shift)
    assert day.waits("begin round") == [f"{step}/red" for step in OPENING]
    for step, before in zip(OPENING[1:], OPENING, strict=False):
        assert day.step(f"{step}/red").waits_for == (f"{before}/red",)
    assert day.clear("begin round") == [f"{step}/red" for step in OPENING]
    assert may_begin(day.shift)


@clause("md-4.A")
def test_a_floorperson_verifies_what_the_dealer_inspected() -> None:
    """The inspection is the dealer's, its verification a floorperson's, and one person may not do both."""
    day = _packets()
    day.open("red", ready=False)
    day.do("inspect/red")
    verify = Do(by="Dan", role=Who.DEALER, at=0, step="verify_inspection/red")
    assert day.refusal(verify).kind is ShiftRefusalKind.ROLE
    verify = Do(by="Dan", role=Who.FLOORPERSON, at=0, step="verify_inspection/red")
    assert day.refusal(verify).kind is ShiftRefusalKind.SAME_PERSON
    day.do("verify_inspection/red")
    assert day.shift.done["verify_inspection/red"].by == "Flo"


@clause("md-4.E", "md-3.B.1")
def test_each_of_two_decks_is_opened_by_itself() -> None:
    """With a shuffler and two decks every step falls due twice, and each deck's cards are of one design."""
    day = _packets()
    day.open("red", "blue", ready=False)
    for deck in ("red", "blue"):
        assert {f"{step}/{deck}" for step in OPENING} < set(day.waits("begin round"))
        assert f"same_design/{deck}" in day.waits("begin round")
    day.do("inspect/red")
    assert day.step("verify_inspection/red").waits_for == ()
    assert day.step("verify_inspection/blue").waits_for == ("inspect/blue",)


@clause("md-4.F")
def test_prepared_decks_need_no_opening() -> None:
    """Decks that come inspected and shuffled are played at once."""
    day = _packets()
    day.open("red", ready=True)
    assert may_begin(day.shift)
    assert not {f"{step}/red" for step in OPENING} & set(day.due)


@clause("md-3.B.2")
def test_two_decks_have_backs_of_different_colours() -> None:
    """Two decks of one colour are refused, and so are two where no shuffler lets them alternate."""
    day = _packets()
    day.clear("open table")
    same = OpenTable(by="Dan", role=Who.DEALER, at=0, decks=("red", "red"))
    assert day.refusal(same).kind is ShiftRefusalKind.DECKS
    alone = _shoe()
    alone.clear("open table")
    assert alone.refusal(OpenTable(by="Dan", role=Who.DEALER, at=0, decks=("red", "blue"))).kind is (
        ShiftRefusalKind.DECKS
    )


@clause("md-3.B.4", "md-3.B.3", "md-3.B.5")
def test_two_decks_take_turns() -> None:
    """Each is dealt every second round, the other lying shuffled in the machine; one at a time is in the rack."""
    day = _packets()
    day.open("red", "blue")
    dealt = []
    for _ in range(4):
        dealt.append(day.shift.in_play)
        day.fold_round()
    assert dealt == ["red", "blue", "red", "blue"]
    day.begin()
    assert "other_deck_in_machine" in day.due
    alone = _packets()
    alone.open("red")
    alone.begin()
    assert "other_deck_in_machine" not in alone.due


@clause("md-3.B.5")
def test_the_round_ends_with_one_deck_in_the_rack() -> None:
    """With two decks the round closes only when that has been looked to."""
    day = _packets()
    day.open("red", "blue")
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    day.deal()
    day.choose(1, Choice.FOLD)
    day.goes(asked.Settle(), asked.Pay())
    assert day.waits("close") == ["cards_in_order", "one_deck_in_the_rack"]


@clause("md-3.C")
@pytest.mark.parametrize(("dealing", "hours"), [("hand", 4), ("manual_shoe", 8), ("automated", 8)])
def test_decks_are_changed_within_their_hours(dealing: str, hours: int) -> None:
    """At the hour the next round waits for new decks, and not a millisecond before."""
    day = _day(dealing, equipment=COUNTS_NOTHING)
    day.open("red")
    day.now = hours * HOUR - 1
    day.fold_round()
    assert may_begin(day.shift)
    day.now += 1
    day.act(DirectShuffle, Who.FLOORPERSON)
    assert day.waits("begin round") == ["change_deck/red"]
    assert not may_begin(day.shift)
    day.act(BringDecks, decks=("green",), ready=True)
    assert may_begin(day.shift)


@clause("md-4.D", "md-5.A.1", "md-5.A.2")
@ruling("R42")
def test_a_shuffle_comes_before_every_round() -> None:
    """The first round and each one after it begin without a deck, and the deal waits for the shuffle."""
    day = _packets()
    day.open("red")
    for _ in range(2):
        day.begin()
        assert "shuffle" in day.due
        assert "deal" not in day.due
        day.bet(1, ante=5)
        day.goes(asked.CloseBets())
        day.deal()
        assert "shuffle" not in day.due
        day.choose(1, Choice.FOLD)
        day.goes(asked.Settle(), asked.Pay(), asked.Close())
        day.end()


@clause("md-5.A.3")
def test_a_floorperson_may_ask_for_a_shuffle() -> None:
    """Nobody below a floorperson may; the deal waits until it is done."""
    day = _packets()
    day.open("red")
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    told = day.refusal(DirectShuffle(by="Dan", role=Who.DEALER, at=0))
    assert told.kind is ShiftRefusalKind.ROLE
    day.act(DirectShuffle, Who.FLOORPERSON)
    assert "shuffle_again" in day.waits("deal")
    _cites(day, "shuffle_again", "md-5.A.3")
    day.do("shuffle_again")
    assert "shuffle_again" not in day.due


@clause("md-5.C", "md-5.C.1", "md-5.C.2")
@pytest.mark.parametrize("cards", [51, 53])
def test_a_miscounted_deck_leaves_the_table(cards: int) -> None:
    """Where a device counts, any number but 52 takes the deck away, and another one comes in its place."""
    day = _day(equipment=FULL)
    day.open("red")
    day.act(DeviceCounts, cards=52)
    assert may_begin(day.shift)
    day.act(DeviceCounts, cards=cards)
    assert day.waits("begin round") == ["remove_deck/red"]
    assert day.refusal(BringDecks(by="Dan", role=Who.DEALER, at=0, decks=("blue",))).kind is ShiftRefusalKind.STEP_DUE
    day.do("remove_deck/red")
    assert not may_begin(day.shift)
    day.act(BringDecks, decks=("blue",), ready=True)
    assert may_begin(day.shift)


@clause("md-5.C.1")
def test_only_a_counting_device_counts() -> None:
    """A shuffler that does not count cannot be said to have counted."""
    day = _packets()
    day.open("red")
    told = day.refusal(DeviceCounts(by="machine", role=Who.MACHINE, at=0, cards=51))
    assert told.kind is ShiftRefusalKind.DEVICE


@clause("md-5.D.1", "md-5.I")
@ruling("R42")
def test_after_a_machines_shuffle_nothing_is_cut() -> None:
    """The deal comes at once; no cut and no recut is due."""
    day = _day(equipment=FULL)
    day.open("red")
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets(), asked.Shuffle(deck=whole_deck(day.shift.terms)))
    assert not {"cut", "recut", "cut_to_the_bottom"} & set(day.due)
    assert "deal" in day.due


@clause("md-5.D.2", "md-5.E.1", "md-5.E.2", "md-5.F", "md-8.B")
@ruling("R42")
def test_after_a_shuffle_by_hand_the_deck_is_cut() -> None:
    """The cover card, the cards above it to the bottom, the stack into the shoe; a floorperson may have it recut."""
    day = _shoe()
    day.open("red")
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets(), asked.Shuffle(deck=whole_deck(day.shift.terms), by=Shuffling.BY_HAND))
    assert day.step("cut").says == "Put the cover card into the stack at least 10 cards from the top."
    assert day.step("cut_to_the_bottom").waits_for == ("cut",)
    assert day.step("deck_into_shoe").waits_for == ("cut_to_the_bottom",)
    assert "recut" not in day.due
    day.goes(asked.Cut(cards=10))
    assert day.step("recut").who is Who.FLOORPERSON
    assert day.step("recut").duty.optional
    assert day.clear("deal")[-2:] == ["cut_to_the_bottom", "deck_into_shoe"]
    day.goes(asked.Recut(cards=30, floorperson="Flo"), asked.Deal())


@clause("md-5.G", "md-5.G.1", "md-5.G.2", "md-5.G.3")
def test_an_idle_table_is_opened_again() -> None:
    """The cards leave shoe and rack, are spread, seen by the first player, and washed and stacked as at the opening."""
    day = _packets()
    day.open("red", ready=False)
    day.fold_round()
    assert "empty_the_shoe/red" not in day.due
    day.act(NobodyPlays)
    assert day.step("spread_again/red").waits_for == ("empty_the_shoe/red",)
    assert day.step("look_again/red").waits_for == ("spread_again/red",)
    assert day.step("face_down/red").waits_for == ("look_again/red",)
    assert (
        day.step("spread_again/red").says
        == "Spread the red deck on the table face down, or face up if a player asks for it."
    )
    assert day.clear("begin round") == [
        f"{step}/red" for step in ("empty_the_shoe", "spread_again", "look_again", "face_down", "wash", "stack")
    ]
    day.fold_round()
    assert may_begin(day.shift)


@clause("md-5.G.3")
def test_prepared_decks_are_opened_in_full_after_an_idle_table() -> None:
    """A deck that came prepared was never inspected at the table: now it is."""
    day = _packets()
    day.open("red", ready=True)
    day.act(NobodyPlays)
    assert {f"{step}/red" for step in OPENING} < set(day.waits("begin round"))


def test_no_table_is_idle_in_a_round() -> None:
    """Nobody can be said not to play while a round is played."""
    day = _packets()
    day.open("red")
    day.begin()
    told = day.refusal(NobodyPlays(by="Dan", role=Who.DEALER, at=0))
    assert told.kind is ShiftRefusalKind.NOT_NOW


@clause("md-8.G", "md-9.C.1", "md-10.C")
@ruling("R42")
@pytest.mark.parametrize("dealing", ["manual_shoe", "hand", "automated"])
def test_the_stub_is_counted_every_fifth_round(dealing: str) -> None:
    """Four rounds go by without a count; the fifth, and after a count the fifth from there, has one."""
    day = _day(dealing, equipment=COUNTS_NOTHING)
    day.open("red")
    due = []
    for _ in range(10):
        day.begin()
        assert day.playing is not None
        due.append(day.playing.count_due)
        day.end()
        day.fold_round()
    assert due == [False, False, False, False, True] * 2


@clause("md-8.G", "md-9.C.1", "md-10.C")
@ruling("R42")
def test_a_device_that_counts_spares_the_stub_count() -> None:
    """With it no count is ever due; when it cannot be used the rounds are counted from there."""
    day = _day("manual_shoe", equipment=FULL)
    day.open("red")
    for _ in range(6):
        day.fold_round()
    assert day.shift.since_count == 0
    day.act(ReportDevice, device=Device.SHUFFLER, fault=Fault.FAILED)
    day.do("cover_device/shuffler")
    for _ in range(4):
        day.fold_round(by=Shuffling.BY_HAND)
    day.begin()
    assert day.playing is not None
    assert day.playing.count_due


@clause("md-13.H", "md-13.H.1", "md-13.H.2")
@pytest.mark.parametrize("step", ["cover_device/shuffler", "mark_device/shuffler"])
def test_a_failed_device_is_covered_or_marked_first(step: str) -> None:
    """Until a floorperson has done either, no round begins and the way of dealing stays as it is."""
    terms = [table_terms("maryland", "mississippi-stud", way, equipment=FULL) for way in ("automated", "manual_shoe")]
    day = Day(*terms)
    day.open("red")
    day.act(ReportDevice, device=Device.SHUFFLER, fault=Fault.FAILED)
    assert day.waits("begin round") == ["cover_device/shuffler", "mark_device/shuffler"]
    assert day.waits("change dealing") == ["cover_device/shuffler", "mark_device/shuffler"]
    change = ChangeDealing(by="Flo", role=Who.FLOORPERSON, at=0, dealing="manual_shoe")
    assert day.refusal(change).clauses == ("md-13.H", "md-13.H.1")
    day.do(step)
    assert may_begin(day.shift)
    day.act(ChangeDealing, Who.FLOORPERSON, dealing="manual_shoe")
    assert day.waits("begin round") == ["shoe_placed"]
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    told = day.give(asked.Shuffle(deck=whole_deck(day.shift.terms)))
    assert told is not None
    assert told.kind is ShiftRefusalKind.MACHINE
    day.deal(by=Shuffling.BY_HAND)


@clause("md-13.H")
def test_a_repaired_device_is_used_again() -> None:
    """What was covered needs no cover any more; failing again, it is covered anew."""
    day = _packets()
    day.open("red")
    for _ in range(2):
        day.act(ReportDevice, device=Device.SHUFFLER, fault=Fault.FAILED)
        assert day.clear("begin round") == ["cover_device/shuffler"]
        day.act(RepairDevice, Who.FLOORPERSON, device=Device.SHUFFLER)
        assert may_begin(day.shift)


def test_a_failed_shoe_deals_nothing() -> None:
    """Covered or not, an automated shoe that cannot be used holds the deal up until the table is dealt otherwise."""
    day = _packets()
    day.open("red")
    day.act(ReportDevice, device=Device.SHOE, fault=Fault.FAILED)
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets(), asked.Shuffle(deck=whole_deck(day.shift.terms)))
    day.clear("deal")
    told = day.give(asked.Deal())
    assert told is not None
    assert told.kind is ShiftRefusalKind.MACHINE


@clause("md-9.A.1")
def test_cards_dealt_from_the_hand_are_shuffled_by_machine() -> None:
    """A shuffle by hand is held back where the cards are dealt from the hand."""
    day = _hand()
    day.open("red")
    day.begin()
    told = day.give(asked.Shuffle(deck=whole_deck(day.shift.terms), by=Shuffling.BY_HAND))
    assert told is not None
    assert told.kind is ShiftRefusalKind.MACHINE
    assert "md-9.A.1" in told.clauses


@clause("md-13.F")
def test_a_shuffler_that_jams_has_the_cards_shuffled_again() -> None:
    """The deal waits for it, and the device is in use again after."""
    day = _packets()
    day.open("red")
    day.begin()
    day.act(ReportDevice, device=Device.SHUFFLER, fault=Fault.JAMMED)
    assert "shuffle_after_jam/shuffler" in day.waits("deal")
    assert "empty_jammed_shoe/shuffler" not in day.due
    day.do("shuffle_after_jam/shuffler")
    assert day.shift.faults == {}


@clause("md-13.G")
def test_a_shoe_that_jams_is_emptied_before_the_next_round() -> None:
    """Its cards and those already dealt are put together; only then does a round begin."""
    day = _packets()
    day.open("red")
    day.act(ReportDevice, device=Device.SHOE, fault=Fault.JAMMED)
    assert day.waits("begin round") == ["empty_jammed_shoe/dealing shoe"]
    day.do("empty_jammed_shoe/dealing shoe")
    assert may_begin(day.shift)


@clause("md-8.J.2", "md-9.G", "md-10.G")
def test_a_deck_found_wrong_in_a_round_leaves_the_table() -> None:
    """The round that is void for it tells the shift, and the deck goes before anything else."""
    day = _packets()
    day.open("red", "blue")
    day.begin()
    day.bet(1, ante=5)
    day.goes(asked.CloseBets())
    day.deal()
    day.goes(
        asked.Report(kind=IrregularityKind.DECK_WRONG_COUNT),
        asked.DecideReport(upheld=True, supervisor="Sue"),
        asked.Close(),
    )
    day.end()
    assert day.waits("begin round") == ["remove_deck/red"]
    day.do("remove_deck/red")
    assert list(day.shift.decks) == ["blue"]
    assert may_begin(day.shift)
