"""Chapter 13 of Maryland, played, with misconduct (11.A) and leaving (7.C): what follows when a round goes wrong."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.cards import format_cards
from fifthstreet.money import Cents
from fifthstreet.round import AN_ONLOOKER, Outcome, Phase, RefusalKind, view
from fifthstreet.round.commands import Deal, DecideReport, Pay, Recut, Report, Shuffle
from fifthstreet.round.state import DISCARDS, Standing
from tests.law.maryland.tables import (
    BY_HAND,
    EVERY_WAGER,
    JACKPOT,
    PLAIN,
    THE_CALL,
    everyone_bets,
    players,
    street,
    to_the_end,
)
from tests.law.rounds import after, before, ends, is_void, lines_of, played, refusal_of, refused
from tests.proofs import clause, ruling

SIDES: Final = ("progressive $1", "three_card_bonus $5", "six_card_bonus $5")
STACKED: Final = "cards 1: 2h 3h\ncards 2: 4d 5d\ncards community: 6s 7s 8s\n"
UNDER_THE_DEAL: Final = f"{PLAIN}{BY_HAND}{players(2)}{STACKED}{THE_CALL}shuffle by machine\n"
STREET_BY_HAND: Final = f"{street(1, 2)}reveal\n"
GOES_ON: Final = f"deal\n{STREET_BY_HAND * 3}"
FACE_UP: Final = "one card is found face up in the deck"
EXPOSED: Final = "a card is exposed in the deal"


@clause("md-13.A")
@ruling("R40")
@pytest.mark.parametrize("slip", [FACE_UP, EXPOSED])
def test_one_card_seen_in_the_deal_is_not_used(slip: str) -> None:
    """It goes to the discards, everybody has seen it, and every later card moves up by one."""
    replayed = played(f"{UNDER_THE_DEAL}deal 3\nreport {slip}\n{GOES_ON}")

    assert {place: format_cards(cards) for place, cards in replayed.last.places.items()} == {
        "1": "2h 3h",
        "2": "4d 6s",
        DISCARDS: "5d",
        "community": "7s 8s 2c",
    }
    assert view(after(replayed, Deal), AN_ONLOOKER).places == {}
    assert view(before(replayed, Deal, 2), AN_ONLOOKER).places[DISCARDS] == ("5d",)
    assert not replayed.last.void


@clause("md-13.C")
def test_a_card_drawn_unseen_is_used_as_the_next() -> None:
    """Every card goes where it would have gone, and nobody has seen one too early."""
    replayed = played(f"{UNDER_THE_DEAL}deal 3\nreport a card is drawn in error unseen\n{GOES_ON}")

    assert {place: format_cards(cards) for place, cards in replayed.last.places.items()} == {
        "1": "2h 3h",
        "2": "4d 5d",
        "community": "6s 7s 8s",
    }
    assert view(after(replayed, Deal, 2), AN_ONLOOKER).places["community"] == ("??", "??", "??")


VOIDED: Final = f"{JACKPOT}{BY_HAND}{players(2)}{everyone_bets(2, 'progressive $1')}{THE_CALL}shuffle by machine\n"


@ruling("R32", "R40", "R41")
@pytest.mark.parametrize(
    ("slip", "deal"),
    [
        pytest.param("more than one card is found face up in the deck", "deal 3\n", marks=clause("md-13.B")),
        pytest.param("a player has a wrong number of cards at 2", "deal\n", marks=clause("md-13.D")),
        pytest.param("the community cards are a wrong number", "deal\n", marks=clause("md-13.D")),
        pytest.param("a community card is exposed early", "deal\n", marks=clause("md-13.E")),
        pytest.param("the dealing shoe jams in a round", "deal 3\n", marks=clause("md-13.G")),
    ],
)
def test_all_hands_are_void_and_every_wager_goes_back(slip: str, deal: str) -> None:
    """A supervisor upholds it: ante and progressive return, the meter gives the contributions up, the deck stays."""
    replayed = ends(
        f"{VOIDED}{deal}report {slip}\nuphold Grace\nexpect\n2 ante $10 returned\n2 progressive $1 returned\n"
        "1 ante $10 returned\n1 progressive $1 returned\nafter meter $20,000\n"
    )

    assert is_void(replayed)
    assert not replayed.last.deck_leaves


@clause("md-13.D")
@ruling("R32", "R41")
def test_a_void_returns_what_a_fold_had_lost_and_what_was_paid() -> None:
    """A wrong count found while hands are paid undoes them all: the fold, the royal and its share of the meter."""
    text = f"{JACKPOT}{BY_HAND}{players(3)}2 progressive $1\n3 progressive $1\n"
    bets = f"1 fold\n{street(2, 3)}reveal\n" + f"{street(2, 3)}reveal\n" * 2
    replayed = played(
        f"{text}cards 3: Ah Kh\ncards 2: Qs Qd\ncards community: Qh Jh Th\n{THE_CALL}"
        f"shuffle by machine\ndeal\n{bets}settle\nclaim 3\nverify 3 Grace\npay\n"
        "report a player has a wrong number of cards at 2\nuphold Grace\n"
    )
    first = after(replayed, Pay)

    assert first.lines[4].handed_over == Cents(20_000_20)
    assert first.paid == 10
    assert is_void(replayed)
    assert len(replayed.lines) == 11
    assert replayed.after == replayed.before


@clause("md-13.E")
@ruling("R40")
@pytest.mark.parametrize("open_cards", [0, 1, 2])
def test_whichever_community_card_is_seen_early_voids_the_round(open_cards: int) -> None:
    """On every street the next card may be seen before its time; a supervisor may find that it was not."""
    text = f"{UNDER_THE_DEAL}deal\n{STREET_BY_HAND * open_cards}report a community card is exposed early\n"
    rest = STREET_BY_HAND * (3 - open_cards)

    assert is_void(played(f"{text}uphold Grace\n"))
    assert not played(f"{text}dismiss Grace\n{rest}").last.void


@ruling("R25")
def test_an_error_in_the_six_card_box_voids_the_round() -> None:
    """Its four cards are like the community's; where no box is dealt nothing can be wrong with it."""
    slip = "report the six card box has a wrong number of cards or is exposed early\n"

    replayed = played(f"{EVERY_WAGER}{players(1)}{THE_CALL}{slip}uphold Grace\n")

    assert is_void(replayed)
    assert not replayed.last.deck_leaves
    assert "Nothing at this moment of the round can mean" in refused(f"{PLAIN}{players(1)}{THE_CALL}{slip}1 fold\n")


@clause("md-13.F")
def test_a_shuffler_that_jams_has_the_cards_shuffled_again() -> None:
    """Nothing is dealt from the failed shuffle; nothing is void, and the next shuffle's cards are dealt."""
    text = f"{PLAIN}{BY_HAND}{players(2)}{STACKED}{THE_CALL}shuffle by machine\nreport the shuffling device jams\n"
    replayed = played(f"{text}shuffle by machine\n{GOES_ON}")
    jammed = after(replayed, Report)

    assert jammed.deck == ()
    assert jammed.phase is Phase.DEALING
    assert refusal_of(jammed, Deal()).kind is RefusalKind.NOT_NOW
    assert "No shuffled deck lies at the table" in refused(f"{text}deal\n")
    assert not replayed.last.void
    assert after(replayed, Shuffle, 2).deck != ()


@ruling("R41")
def test_nothing_else_happens_while_a_report_waits() -> None:
    """Until a supervisor has decided it nobody chooses and nothing is paid."""
    text = f"{PLAIN}{players(2)}{THE_CALL}report the dealing shoe jams in a round\n"
    waiting = before(played(f"{text}dismiss Grace\n1 fold\n2 fold\n"), DecideReport)

    assert "A supervisor first decides the report" in refused(f"{text}1 fold\n")
    assert refusal_of(waiting, Deal()).kind is RefusalKind.REPORT_WAITS
    assert refusal_of(waiting, DecideReport(upheld=True, supervisor="")).kind is RefusalKind.NAME


BOB_HAS_A_ROYAL: Final = (
    f"{EVERY_WAGER}{players(2)}{everyone_bets(2, *SIDES)}cards box: Jd Js 2c 3c\ncards community: Ah Kh Qh\n"
    f"cards 1: 4s 5s\ncards 2: Jh Th\n{THE_CALL}"
)


@pytest.mark.parametrize(
    "slip",
    [
        pytest.param("a player breaks a rule of conduct", marks=clause("md-11.A.5")),
        pytest.param("a player leaves the table in a round", marks=(clause("md-7.C.2"), ruling("R43"))),
    ],
)
@pytest.mark.parametrize("bets", [1, 2, 3])
def test_misconduct_and_leaving_lose_every_wager_of_the_round(slip: str, bets: int) -> None:
    """Bob holds a royal flush and three jacks with the box; every wager of his is lost, Ann plays on without envy."""
    text = f"{BOB_HAS_A_ROYAL}{street(1, 2) * (bets - 1)}1 bet $10\nreport {slip} at 2\nuphold Grace\n"
    replayed = played(f"{text}{street(1) * (3 - bets)}")
    bobs = [line for line in replayed.lines if line.position == 2]

    assert replayed.last.seats[2].standing is Standing.FORFEITED
    assert len(bobs) == 4 + bets - 1
    assert {line.outcome for line in bobs} == {Outcome.LOSES}
    assert "1 three_card_bonus $5 wins $250 at 50 to 1" in lines_of(replayed)
    assert not [line for line in replayed.lines if line.name.startswith("envy")]


@clause("md-11.A.5")
@ruling("R23")
def test_who_forfeits_his_progressive_wager_receives_no_envy() -> None:
    """Ann talks of her cards; Bob's royal flush earns envy for nobody, as her wager for it is lost."""
    text = f"{BOB_HAS_A_ROYAL}report a player breaks a rule of conduct at 1\nuphold Grace\n{street(2) * 3}"
    lines = lines_of(played(text))

    assert "1 progressive $1 loses" in lines
    assert "2 progressive $1 takes $20,000.20 at 100% of meter" in lines
    assert not [line for line in lines if "envy" in line]


@clause("md-7.C.2")
@ruling("R43")
def test_whether_a_player_has_abandoned_his_wagers_is_for_a_supervisor() -> None:
    """A report that is dismissed costs nothing: the wagers may be treated as lost, and need not be."""
    text = f"{BOB_HAS_A_ROYAL}report a player leaves the table in a round at 2\ndismiss Grace\n"
    assert "2 ante $10 wins $5,000 at 500 to 1" in lines_of(played(f"{text}{to_the_end(1, 2)}"))


@clause("md-11.A.5")
def test_a_hand_that_has_folded_can_still_forfeit_its_side_wagers() -> None:
    """Talking before all community cards are open costs the wagers that the fold had left."""
    text = f"{BOB_HAS_A_ROYAL}1 bet $10\n2 fold\nreport a player breaks a rule of conduct at 2\nuphold Grace\n"
    bobs = [line for line in played(f"{text}{street(1) * 2}").lines if line.position == 2]

    assert [(line.name, line.outcome) for line in bobs] == [
        (name, Outcome.LOSES) for name in ("ante", "progressive", "three_card_bonus", "six_card_bonus")
    ]


@ruling("R42")
def test_a_deck_shuffled_by_hand_is_cut_ten_cards_in_and_a_machines_is_not() -> None:
    """A shuffle by hand is cut before the deal, at least ten from either end; a floorperson has only a cut repeated."""
    text = f"{PLAIN}{BY_HAND}{players(1)}{THE_CALL}"
    cut = played(f"{text}shuffle by hand\ncut 10\nrecut 42 Grace\ndeal\n1 fold\n")

    assert "is cut before the deal" in refused(f"{text}shuffle by hand\ndeal\n")
    assert "10 to 42 cards from the top, not 9." in refused(f"{text}shuffle by hand\ncut 9\n")
    assert "10 to 42 cards from the top, not 43." in refused(f"{text}shuffle by hand\ncut 43\n")
    assert "is not cut" in refused(f"{text}shuffle by machine\ncut 20\n")
    recut = Recut(cards=20, floorperson="Grace")
    assert refusal_of(after(cut, Shuffle), recut).kind is RefusalKind.NOT_NOW


@clause("md-13.D")
@ruling("R41")
def test_a_wrong_count_found_after_the_last_payment_still_voids() -> None:
    """As long as the round is not closed every wager goes back, paid or lost; a round that is void is voided once."""
    paid = f"{PLAIN}{BY_HAND}{players(2)}{STACKED}{THE_CALL}shuffle by machine\n{GOES_ON}settle\npay\n"
    counted = f"{paid}report a player has a wrong number of cards at 2\nuphold Gil\n"

    replayed = played(counted)

    assert is_void(replayed)
    assert {line.outcome for line in replayed.lines} == {Outcome.RETURNED}
    assert len(replayed.lines) == 8
    assert "the round is void" in refused(f"{counted}void Gil because of the count\n")


@clause("md-7.E")
def test_a_late_wager_is_refused_by_its_clause() -> None:
    """After no more bets a wager is neither changed nor taken down, and the refusal names the clause."""
    called = f"{PLAIN}{players(1)}{STACKED.splitlines(keepends=True)[0]}{THE_CALL}"

    for late in ("1 ante $15", "1 withdraw ante"):
        assert "md-7.E" in refused(f"{called}{late}\n")
