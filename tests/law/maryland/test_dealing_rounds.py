"""Chapters 8 to 10 of Maryland, played: where each card goes, who sees it, and what a wrong count does."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import AN_ONLOOKER, THE_DEALER, RefusalKind, Round, player_named, view
from fifthstreet.round.commands import Choice, Choose, CountStub, Deal
from fifthstreet.round.text import Replayed
from tests.law.maryland.tables import EVERY_WAGER, PLAIN, THE_CALL, players, to_the_end
from tests.law.rounds import after, dealt_to, done, ends, is_void, played, refusal_of
from tests.proofs import clause, ruling

SEATED: Final = """\
seat 1 Ann
seat 2 Bob
seat 3 Cem
seat 5 Eve
1 ante $10
2 ante $10
5 ante $10
"""
"""Cem has made no ante, and nobody sits at 4."""

TWO_EACH: Final = ["1", "1", "2", "2", "5", "5"]
THREE_COMMUNITY: Final = ["community"] * 3
FOUR_IN_THE_BOX: Final = ["six_card_box"] * 4
MISDEALS: Final = ("a player has a wrong number of cards at 2", "the community cards are a wrong number")
WRONG_DECK: Final = "the deck is not fifty-two cards"


def dealt(heading: str) -> Replayed:
    """A round of the three who have bet, to its end."""
    return played(f"{heading}{SEATED}{THE_CALL}{to_the_end(1, 2, 5)}")


def lie_face_down(state: Round) -> bool:
    """Whether nobody sees a card but the players their own two."""
    for viewer in (AN_ONLOOKER, THE_DEALER, player_named("Cem")):
        seen = view(state, viewer)
        shown = [*seen.places.values(), *(seat.cards for seat in seen.seats)]
        if {card for cards in shown for card in cards} != {"??"}:
            return False
    anns = view(state, player_named("Ann"))
    return "??" not in anns.seats[0].cards and set(anns.seats[1].cards) == {"??"}


@pytest.mark.parametrize(
    "dealing",
    [
        pytest.param("manual_shoe", marks=clause("md-8.E", "md-8.E.1", "md-8.E.2")),
        pytest.param("hand", marks=clause("md-9.B", "md-9.B.1", "md-9.B.2")),
    ],
)
@ruling("R38", "R39")
def test_players_are_dealt_clockwise_and_the_community_last(dealing: str) -> None:
    """Two cards at once to each who has an ante, from the dealer's left, then three to the community, all face down."""
    replayed = dealt(f"{PLAIN}table dealing {dealing}\n")

    assert dealt_to(replayed) == [*TWO_EACH, *THREE_COMMUNITY]
    assert lie_face_down(after(replayed, Deal))


@clause("md-10.B.1", "md-10.B.2", "md-10.B.3")
@ruling("R25", "R38", "R39")
def test_packets_come_to_box_community_and_players_in_turn() -> None:
    """Four cards for the box, three for the community, two for each who has an ante, clockwise and face down."""
    replayed = dealt(EVERY_WAGER)

    assert dealt_to(replayed) == [*FOUR_IN_THE_BOX, *THREE_COMMUNITY, *TWO_EACH]
    assert lie_face_down(after(replayed, Deal))


@clause("md-10.H")
@ruling("R25", "R39")
def test_packets_give_the_community_its_cards_before_the_players() -> None:
    """So it is too where no six card bonus is offered and no box is dealt."""
    assert dealt_to(dealt(f"{PLAIN}table dealing automated\n")) == [*THREE_COMMUNITY, *TWO_EACH]


def counted(dealing: str, irregularity: str) -> Replayed:
    """A round whose stub came to a card too few, which a supervisor put down to an irregularity."""
    return ends(
        f"{PLAIN}table dealing {dealing}\nstub count due\ndealer by hand\n{players(2)}{THE_CALL}shuffle by machine\n"
        f"deal\ncount stub 44\nreport {irregularity}\nuphold Grace\nexpect\n2 ante $10 returned\n1 ante $10 returned\n"
    )


@ruling("R41")
@pytest.mark.parametrize(
    ("dealing", "irregularity"),
    [
        pytest.param("manual_shoe", MISDEALS[0], marks=clause("md-8.J.1", "md-13.D")),
        pytest.param("manual_shoe", MISDEALS[1], marks=clause("md-8.J.1", "md-13.D")),
        pytest.param("hand", MISDEALS[0], marks=clause("md-9.E.1", "md-9.F")),
        pytest.param("hand", MISDEALS[1], marks=clause("md-9.E.2", "md-9.F")),
        pytest.param("automated", MISDEALS[0], marks=clause("md-10.E.1", "md-10.F")),
        pytest.param("automated", MISDEALS[1], marks=clause("md-10.E.2", "md-10.F")),
    ],
)
def test_a_misdeal_voids_every_hand_and_keeps_the_deck(dealing: str, irregularity: str) -> None:
    """A player with other than two cards, or other than three community cards: all wagers back, the deck stays."""
    replayed = counted(dealing, irregularity)

    assert is_void(replayed)
    assert not replayed.last.deck_leaves


@pytest.mark.parametrize(
    "dealing",
    [
        pytest.param("manual_shoe", marks=clause("md-8.J.2")),
        pytest.param("hand", marks=clause("md-9.G")),
        pytest.param("automated", marks=clause("md-10.G")),
    ],
)
def test_a_wrong_deck_rightly_dealt_voids_every_hand_and_leaves(dealing: str) -> None:
    """Where the count is wrong and nothing was misdealt, all wagers go back and the whole deck leaves the table."""
    replayed = counted(dealing, WRONG_DECK)

    assert is_void(replayed)
    assert replayed.last.deck_leaves


@ruling("R42")
def test_a_count_of_the_stub_that_is_due_holds_up_the_first_choice() -> None:
    """Nobody chooses before the stub is counted, and a wrong count leaves it due (md-8.G, md-9.C.1, md-10.C)."""
    heading = f"{PLAIN}stub count due\ndealer by hand\n{players(1)}{THE_CALL}shuffle by machine\n"
    state = after(played(f"{heading}deal\ncount stub 47\n1 fold\n"), Deal)
    fold = Choose(position=1, choice=Choice.FOLD)

    assert refusal_of(state, fold).kind is RefusalKind.STUB_COUNT_DUE
    miscounted = done(state, CountStub(cards=46))
    assert "md-8.G" in refusal_of(miscounted, fold).clauses
    assert done(done(miscounted, CountStub(cards=47)), fold).seats[1].chose == {"third_street": Choice.FOLD}
