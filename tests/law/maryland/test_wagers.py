"""Chapter 7 of Maryland: which wagers there are, what each needs, and who may make them."""

from __future__ import annotations

import msgspec
import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Cents
from fifthstreet.rules.check_table import offered_wagers
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.submissions import PostedLimit, TableRules
from fifthstreet.rules.wagers import ByMeter, ByTable, Multiple, Posted, Wager
from tests.proofs import clause, ruling

STREETS = ("third_street", "fourth_street", "fifth_street")
PRINTED = (
    "ante",
    *STREETS,
    "progressive",
    "three_card_bonus",
    "six_card_bonus",
)


def _wager(name: str) -> Wager:
    return next(wager for wager in catalogue.game("mississippi-stud").wager if wager.id == name)


@clause("md-7.F")
def test_the_seven_printed_wagers_may_be_placed(rules: GameRules) -> None:
    """Cover All, which another document brings, is the only one besides."""
    assert rules.wagers == (*PRINTED, "cover_all")


@clause("ca-1")
@ruling("R24")
def test_cover_all_needs_an_approval_of_its_own() -> None:
    """No printed wager of Maryland needs one."""
    assert [approval.wager for approval in catalogue.jurisdiction("maryland").approvals] == ["cover_all"]
    assert [wager.id for wager in catalogue.game("mississippi-stud").wager if wager.needs_approval] == ["cover_all"]


@clause("md-7.F.1")
def test_the_ante_alone_opens_a_round(game: Game) -> None:
    """There is one way in; its amount is the player's within the posted limits."""
    assert game.opening == (("ante",),)
    assert _wager("ante").amount == Posted()
    assert _wager("ante").needs == ()


@clause("md-7.F.2", "md-11.B.1.a", "md-11.D", "md-11.F")
@ruling("R14")
@pytest.mark.parametrize(
    ("street", "needs"),
    [("third_street", "ante"), ("fourth_street", "third_street"), ("fifth_street", "fourth_street")],
)
def test_street_wagers_are_whole_multiples_of_the_ante(street: str, needs: str) -> None:
    """Each is one, two or three antes, made on its own street by a player who made the one before."""
    wager = _wager(street)
    assert wager.amount == Multiple(wager="ante", times=(1, 2, 3))
    assert wager.placed == street
    assert wager.needs == (needs,)


@pytest.mark.parametrize("name", ["ante", "progressive", "three_card_bonus", "six_card_bonus"])
def test_four_wagers_are_made_before_the_deal(name: str) -> None:
    """The ante and the three side wagers belong to the opening (md-7.D)."""
    assert _wager(name).placed == "opening"


@clause("md-7.F.3", "md-7.F.4", "md-7.F.5")
@pytest.mark.parametrize("name", ["progressive", "three_card_bonus", "six_card_bonus"])
def test_a_side_wager_is_offered_only_if_the_submission_says_so(name: str, game: Game) -> None:
    """A table that posts the ante alone offers none of the three; naming its pay table and limits offers it."""
    limits = {"ante": PostedLimit(min=Cents(5_00), max=Cents(100_00))}
    plain = TableRules(
        id="1", game=game.id, seats=6, dealing="automated", limits=limits, paytables={"base_game": "base"}
    )
    more = msgspec.structs.replace(
        plain,
        limits=limits if name == "progressive" else limits | {name: limits["ante"]},
        paytables={"base_game": "base", name: "A"},
    )
    assert [wager.id for wager in offered_wagers(plain, game)] == ["ante", *STREETS]
    assert [wager.id for wager in offered_wagers(more, game)] == ["ante", *STREETS, name]


@clause("md-7.F.3", "md-7.F.3.a")
def test_the_progressive_is_an_option_on_top_of_the_ante() -> None:
    """It opens no round by itself and is paid by the progressive table, in part from a meter."""
    wager = _wager("progressive")
    assert wager.needs == ("ante",)
    assert wager.settles == ByMeter(slot="progressive")


def test_the_progressive_is_collected_at_no_more_bets(game: Game) -> None:
    """Whatever the dealing procedure, it is the one wager taken in before the deal (md-8.C.2, md-9.A.4, md-10.A.3)."""
    assert [wager.id for wager in game.wager if wager.collected_at_no_more_bets] == ["progressive"]


@clause("md-7.F.4")
@ruling("R1")
def test_the_three_card_bonus_is_bet_on_the_community_cards(game: Game) -> None:
    """It is an option for whoever has an ante, and a pair is its least winning hand."""
    wager = _wager("three_card_bonus")
    assert wager.needs == ("ante",)
    assert wager.settles == ByTable(slot="three_card_bonus")
    slot = next(slot for slot in game.slot if slot.id == "three_card_bonus")
    hand = next(hand for hand in game.hand if hand.id == slot.hand)
    assert (hand.cards, hand.ranking) == (("community",), "three_cards")
    tables = [table for table in catalogue.paytables("mississippi-stud") if table.slot == slot.id]
    assert {table.rows[-1].hand for table in tables if table.name in "ABCDEF"} == {"pair"}


@clause("md-7.F.5", "md-7.F.5.c")
@ruling("R25")
def test_the_six_card_bonus_needs_the_three_card_bonus(game: Game) -> None:
    """It is an option for whoever has both an ante and a three card bonus wager."""
    wager = _wager("six_card_bonus")
    assert wager.needs == ("ante", "three_card_bonus")
    assert wager.placed == "opening"
    with_box = [deal.procedure for deal in game.deal if any(step.only_with == wager.id for step in deal.steps)]
    assert with_box == ["automated"]


@clause("md-7.F.5.a")
@ruling("R6")
def test_the_six_card_bonus_ranks_the_best_five_of_box_and_own_cards(game: Game) -> None:
    """The box's four cards and the player's two are looked at together; three of a kind is the least that wins."""
    hand = next(hand for hand in game.hand if hand.id == "six_cards")
    assert hand.cards == ("own", "six_card_box")
    assert hand.best == 5
    tables = [table for table in catalogue.paytables("mississippi-stud") if table.slot == "six_card_bonus"]
    assert {table.rows[-1].hand for table in tables} == {"three of a kind"}


@clause("md-7.F.5.b")
def test_both_six_card_tables_know_the_super_royal(game: Game) -> None:
    """All six cards make it, under either table, and it stands above the royal flush."""
    assert next(hand for hand in game.hand if hand.id == "six_cards").ranking == "six_cards"
    tables = {
        table.name: [row.hand for row in table.rows]
        for table in catalogue.paytables("mississippi-stud")
        if table.slot == "six_card_bonus"
    }
    assert tables.keys() == {"A", "B"}
    for hands in tables.values():
        assert hands[0].startswith("super royal")
        assert next(hand for hand in hands if not hand.startswith("super royal")) == "royal flush"


@clause("md-7.G")
def test_a_player_has_one_position(rules: GameRules) -> None:
    """Nobody bets on two hands in Maryland."""
    assert rules.hands.max == 1


@ruling("R43")
def test_leaving_in_a_round_loses_its_wagers(rules: GameRules) -> None:
    """A player who walks away is treated as having lost every wager of the round (md-7.C.2)."""
    found = {irregularity.kind: irregularity.consequence for irregularity in rules.irregularities}
    assert found[IrregularityKind.ABANDONED] is Consequence.FORFEIT


@ruling("R37")
def test_no_tip_is_bet_in_maryland(rules: GameRules) -> None:
    """The document has a tip box and no tip wager; a regulator or operator may decide otherwise."""
    assert rules.tips == ()
    setting = next(setting for setting in catalogue.game("mississippi-stud").setting if setting.id == "tip_wagers")
    assert setting.default is False
