"""What Catfish Bend's rules say of Mississippi Stud in Iowa: wagers, dealing, tables, the cap and irregularities."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Cents, Loses, Push, ToOdds
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import FoldOrBet
from fifthstreet.rules.wagers import ByTable, Multiple, Slot, Wager
from tests.proofs import clause, ruling

STREETS: Final = ("third_street", "fourth_street", "fifth_street")


def game() -> Game:
    """The game's datum."""
    return catalogue.game("mississippi-stud")


def rules() -> GameRules:
    """What Iowa says of the game."""
    found = catalogue.jurisdiction("iowa").rules_of("mississippi-stud")
    assert found is not None
    return found


def wager(name: str) -> Wager:
    """One wager of the game."""
    return next(wager for wager in game().wager if wager.id == name)


def slot(name: str) -> Slot:
    """One slot of the game."""
    return next(slot for slot in game().slot if slot.id == name)


def table(slot: str, name: str) -> Paytable:
    """One pay table of the game."""
    return next(table for table in catalogue.paytables("mississippi-stud") if (table.slot, table.name) == (slot, name))


def follows() -> dict[IrregularityKind, Consequence]:
    """What follows each irregularity."""
    return {irregularity.kind: irregularity.consequence for irregularity in rules().irregularities}


@clause("ia-overview.p1")
def test_players_meet_a_pay_table_alone() -> None:
    """There is no dealer's hand; the game's four wagers are settled by a pay table."""
    assert game().dealer_hand is None
    assert slot("base_game").wagers == ("ante", *STREETS)
    assert all(wager(name).settles == ByTable(slot="base_game") for name in slot("base_game").wagers)


def test_the_wagers_are_ante_streets_and_three_card_bonus() -> None:
    """The rules print the ante, three street wagers and the three card bonus; Cover All comes by approval."""
    assert rules().wagers == ("ante", *STREETS, "three_card_bonus", "cover_all")
    assert wager("three_card_bonus").placed == "opening"


@clause("ia-dealing.5.b", "ia-dealing.7.b", "ia-dealing.9.b")
@ruling("R14")
@pytest.mark.parametrize("street", STREETS)
def test_a_street_wager_is_one_to_three_antes(street: str) -> None:
    """Flop, turn and river bets are each once, twice or three times the ante (ia-overview.p2)."""
    choice = next(turn.choice for turn in game().street if turn.id == street)

    assert wager(street).amount == Multiple(wager="ante", times=(1, 2, 3))
    assert choice == FoldOrBet(wager=street, times=(1, 2, 3), of="ante")


@clause("ia-overview.p3")
def test_jacks_win_and_sixes_to_tens_push() -> None:
    """A pair of jacks or better wins even money, sixes to tens push, anything less loses."""
    *_, jacks, sixes = table("base_game", "base").rows

    assert (jacks.hand, jacks.pays) == ("pair of jacks or better", ToOdds(winnings=1))
    assert (sixes.hand, sixes.pays) == ("pair of sixes to tens", Push())
    assert table("base_game", "base").otherwise == Loses()


@clause("ia-shuffle.p1", "ia-dealing.1")
def test_an_automatic_shuffler_deals_from_one_deck() -> None:
    """Automated dealing is the only procedure, and there is one deck."""
    assert rules().dealing == ("automated",)
    assert rules().decks.decks == (1,)


@clause("ia-dealing.2")
def test_the_ante_opens_the_round() -> None:
    """Only an ante lets a player in."""
    assert game().opening == (("ante",),)


@ruling("R39")
def test_community_cards_are_dealt_before_the_players() -> None:
    """Three community cards face down come first, then two face down to each player (ia-dealing.3, ia-dealing.4)."""
    script = next(script for script in game().deal if script.procedure == "automated")
    steps = [(step.to, step.cards, step.face_up) for step in script.steps if step.only_with is None]

    assert steps == [(("community",), 3, ()), (("players",), 2, ())]


@ruling("R38")
def test_the_three_card_bonus_is_settled_with_its_hand() -> None:
    """The three card bonus is settled after the wagers of the same hand (ia-dealing.11)."""
    assert rules().settlement.wagers == ("ante", *STREETS, "three_card_bonus")


@ruling("R1", "R22")
def test_the_three_card_bonus_plays_the_community_cards_and_outlives_a_fold() -> None:
    """It ranks the community cards alone, survives a fold, and wins with a pair or better (ia-dealing.12)."""
    hand = next(hand for hand in game().hand if hand.id == slot("three_card_bonus").hand)

    assert hand.cards == ("community",)
    assert hand.ranking == "three_cards"
    assert wager("three_card_bonus").survives_fold
    assert table("three_card_bonus", "base").rows[-1].hand == "pair"
    assert table("three_card_bonus", "base").otherwise == Loses()


def test_the_unnamed_three_card_bonus_is_table_e_of_maryland() -> None:
    """Iowa prints without a name the five rows that Maryland calls table E, and its table is chosen as `base`."""
    allowed = next(allowed for allowed in rules().tables if allowed.slot == "three_card_bonus")
    rows = {name: [(row.hand, row.pays) for row in table("three_card_bonus", name).rows] for name in ("base", "E")}

    assert allowed.names == ("base",)
    assert rows["base"] == rows["E"]


@clause("ia-payouts.p1")
@ruling("R35")
def test_long_odds_are_capped_over_the_whole_table() -> None:
    """Winnings at 100 to 1 or longer come to $25,000 at most for the table; shorter odds do not count."""
    (cap,) = rules().caps

    assert cap.max == Cents(2_500_000)
    assert cap.over == "the whole table"
    assert cap.counts_odds_from == 100
    assert cap.or_at_minimum is None
    assert set(cap.wagers) == {"ante", *STREETS, "three_card_bonus", "cover_all"}


@clause("ia-payouts.p1")
@ruling("R35")
def test_the_cap_covers_cover_all_unless_told_otherwise() -> None:
    """Cover All winnings count towards the limit by default."""
    setting = next(setting for setting in game().setting if setting.id == "cap_covers_cover_all")

    assert setting.default is True
    assert {decision.setting: decision.value for decision in rules().decided} == {"cap_covers_cover_all": True}


@ruling("R41")
def test_a_wrong_number_of_cards_voids_the_round() -> None:
    """A wrong count in a player's hand or among the community cards is a misdeal (ia-irregularities.1)."""
    assert follows()[IrregularityKind.PLAYER_WRONG_COUNT] is Consequence.VOID_ROUND
    assert follows()[IrregularityKind.COMMUNITY_WRONG_COUNT] is Consequence.VOID_ROUND


@clause("ia-irregularities.2")
def test_a_player_has_one_hand() -> None:
    """Nobody plays more than one hand."""
    assert rules().hands.max == 1


def test_telling_what_a_hand_holds_forfeits_every_wager() -> None:
    """A player who passes on information loses all his wagers of the round (ia-irregularities.4)."""
    assert follows()[IrregularityKind.CONDUCT] is Consequence.FORFEIT


@ruling("R40", "R43", "R48")
@pytest.mark.parametrize(
    ("kind", "consequence"),
    [
        (IrregularityKind.COMMUNITY_CARD_EXPOSED, Consequence.VOID_ROUND),
        (IrregularityKind.CARD_EXPOSED, Consequence.SET_ASIDE),
        (IrregularityKind.CARD_FACE_UP, Consequence.SET_ASIDE),
        (IrregularityKind.CARDS_FACE_UP, Consequence.VOID_ROUND),
        (IrregularityKind.CARD_DRAWN_IN_ERROR, Consequence.USE_NEXT),
        (IrregularityKind.DECK_WRONG_COUNT, Consequence.VOID_ROUND_REMOVE_DECK),
        (IrregularityKind.SHUFFLER_JAMS, Consequence.RESHUFFLE),
        (IrregularityKind.DEALING_SHOE_JAMS, Consequence.VOID_ROUND),
        (IrregularityKind.ABANDONED, Consequence.FORFEIT),
    ],
)
def test_what_iowa_leaves_unsaid_is_met_as_in_maryland(kind: IrregularityKind, consequence: Consequence) -> None:
    """Iowa prints nothing of exposed and stray cards, wrong decks, jams and players who leave; all follow Maryland."""
    maryland = catalogue.jurisdiction("maryland").rules_of("mississippi-stud")

    assert maryland is not None
    assert follows()[kind] is consequence
    assert [found.consequence for found in maryland.irregularities if found.kind is kind] == [consequence]


@ruling("R37")
def test_no_tip_is_wagered() -> None:
    """Iowa prints no tip wager, so there is none."""
    assert rules().tips == ()


def test_iowa_allows_this_one_game() -> None:
    """The document speaks of Mississippi Stud alone."""
    assert [allowed.game for allowed in catalogue.jurisdiction("iowa").game] == ["mississippi-stud"]
