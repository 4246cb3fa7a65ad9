"""What the rules of the Cover All bonus say: who may make it, when, what it plays and when it is settled."""

from __future__ import annotations

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Loses
from fifthstreet.rules.jurisdictions import GameRules, Jurisdiction
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.wagers import BestAtTable, Wager
from tests.proofs import clause, ruling

everywhere = pytest.mark.parametrize("jurisdiction", catalogue.JURISDICTIONS)


def wager() -> Wager:
    """The Cover All wager."""
    return next(wager for wager in catalogue.game("mississippi-stud").wager if wager.id == "cover_all")


def tables() -> list[Paytable]:
    """Its pay tables."""
    return [table for table in catalogue.paytables("mississippi-stud") if table.slot == "cover_all"]


def rules(jurisdiction: Jurisdiction) -> GameRules:
    """What a jurisdiction says of Mississippi Stud."""
    found = jurisdiction.rules_of("mississippi-stud")
    assert found is not None
    return found


@clause("ca-1")
@ruling("R24")
@everywhere
def test_it_is_offered_only_under_a_separate_approval(jurisdiction: str) -> None:
    """Every jurisdiction lets it be offered with Mississippi Stud, under an approval of its own."""
    place = catalogue.jurisdiction(jurisdiction)

    assert "cover_all" in rules(place).wagers
    assert [approval.wager for approval in place.approvals] == ["cover_all"]
    assert wager().needs_approval


@clause("ca-1", "ca-2")
def test_it_is_an_optional_wager_placed_before_the_round() -> None:
    """It is made with the opening wagers, beside an ante, and no round needs it."""
    assert wager().placed == "opening"
    assert wager().needs == ("ante",)
    assert catalogue.game("mississippi-stud").opening == (("ante",),)


def test_it_changes_nothing_in_the_deal() -> None:
    """Two cards go to each player and three community cards lie face down; no step is dealt for Cover All (ca-4)."""
    script = next(script for script in catalogue.game("mississippi-stud").deal if script.procedure == "automated")
    steps = {step.to: (step.cards, step.face_up) for step in script.steps if step.only_with is None}

    assert steps == {("community",): (3, ()), ("players",): (2, ())}
    assert all(step.only_with != "cover_all" for step in script.steps)


@clause("ca-6", "ca-11")
@ruling("R24")
def test_there_is_a_table_for_each_number_of_players() -> None:
    """What it pays depends on the number of hands, from one to six."""
    slot = next(slot for slot in catalogue.game("mississippi-stud").slot if slot.id == "cover_all")

    assert slot.by_players
    assert [table.players for table in tables()] == [1, 2, 3, 4, 5, 6]


@ruling("R24")
def test_the_best_hand_at_the_table_pays_from_three_of_a_kind() -> None:
    """The highest five-card hand dealt to anyone pays everyone; less than three of a kind loses (ca-7)."""
    hand = next(hand for hand in catalogue.game("mississippi-stud").hand if hand.id == "player")

    assert wager().settles == BestAtTable(slot="cover_all")
    assert hand.cards == ("own", "community")
    assert {table.rows[-1].hand for table in tables()} == {"three of a kind"}
    assert {table.otherwise for table in tables()} == {Loses()}


@ruling("R22")
def test_it_survives_a_fold() -> None:
    """A player who folds keeps his Cover All wager."""
    assert wager().survives_fold


@ruling("R38")
@everywhere
def test_it_is_settled_after_all_hands(jurisdiction: str) -> None:
    """Everyone's wagers of the game come first, then Cover All (ca-10)."""
    settlement = rules(catalogue.jurisdiction(jurisdiction)).settlement

    assert settlement.after_all_hands == ("cover_all",)
    assert "cover_all" not in settlement.wagers


@clause("ca-11")
@everywhere
def test_its_tables_may_be_chosen(jurisdiction: str) -> None:
    """The one printed matrix is the table of every jurisdiction."""
    allowed = {allowed.slot: allowed.names for allowed in rules(catalogue.jurisdiction(jurisdiction)).tables}

    assert allowed["cover_all"] == ("base",)
