"""The dealer's tips in South Dakota: on which wagers they ride, and that they end as those wagers end (R37)."""

from __future__ import annotations

import pytest

from fifthstreet.round import LineKind
from tests.law.rounds import line_of, lines_of, played, refused
from tests.law.south_dakota.progressives import a_round
from tests.proofs import clause, ruling


def tipped(game: str, *tips: str) -> str:
    """The round of a game with tips placed before no more bets."""
    return a_round(game).replace("no more bets", "\n".join([*tips, "no more bets"]))


@pytest.mark.parametrize(
    ("game", "wager"),
    [
        pytest.param("three-card-poker", "ante", marks=clause("sd-15.02.3")),
        pytest.param("let-it-ride", "bet_three", marks=clause("sd-15.03.3")),
        pytest.param("caribbean-stud", "ante", marks=clause("sd-15.05.8")),
        pytest.param("mississippi-stud", "ante", marks=clause("sd-15.14.3")),
        pytest.param("ultimate-texas-holdem", "ante", marks=clause("sd-15.15.3")),
        pytest.param("ultimate-texas-holdem", "blind", marks=clause("sd-15.15.3")),
    ],
)
@ruling("R37")
def test_a_tip_is_paid_with_its_wager_and_lost_with_it(game: str, wager: str) -> None:
    """Right after the wager stands the tip: at the same odds where it wins, gone where it loses, its stake its own."""
    replayed = played(tipped(game, f"1 tip {wager} $2", f"4 tip {wager} $2.50"))

    for position, stake in ((1, 2_00), (4, 2_50)):
        carrier, tip = line_of(replayed, position, wager), line_of(replayed, position, f"tip/{wager}")
        assert replayed.lines.index(tip) == replayed.lines.index(carrier) + 1
        assert (tip.kind, tip.stake) == (LineKind.TIP, stake)
        assert (tip.outcome, tip.pays, tip.hand) == (carrier.outcome, carrier.pays, carrier.hand)
    assert line_of(replayed, 4, f"tip/{wager}").handed_over == 0


@pytest.mark.parametrize(
    ("game", "wager", "cites"),
    [
        pytest.param("three-card-poker", "progressive", "sd-15.02.3", marks=clause("sd-15.02.3")),
        pytest.param("let-it-ride", "bet_one", "sd-15.03.3", marks=clause("sd-15.03.3")),
        pytest.param("let-it-ride", "bet_two", "sd-15.03.3", marks=clause("sd-15.03.3")),
        pytest.param("caribbean-stud", "bet", "sd-15.05.8", marks=clause("sd-15.05.8")),
        pytest.param("mississippi-stud", "third_street", "sd-15.14.3", marks=clause("sd-15.14.3")),
        pytest.param("ultimate-texas-holdem", "play", "sd-15.15.3", marks=clause("sd-15.15.3")),
    ],
)
def test_no_tip_rides_on_another_wager(game: str, wager: str, cites: str) -> None:
    """The section names the wagers that carry a tip; one placed on any other is refused under it."""
    sentence = refused(tipped(game, f"1 tip {wager} $2"))

    assert f"No tip rides on '{wager}' here" in sentence
    assert cites in sentence


@pytest.mark.parametrize("game", ["four-card-poker", "texas-holdem-bonus"])
@ruling("R37")
def test_no_tip_is_bet_where_the_section_prints_none(game: str) -> None:
    """Four Card Poker and Texas Hold'em Bonus say nothing of tips, so none rides on their ante."""
    assert "No tip rides on 'ante' here; one rides on nothing." in refused(tipped(game, "1 tip ante $2"))


@clause("sd-15.05.8")
def test_caribbeans_tip_is_at_most_the_players_ante() -> None:
    """A tip of the ante's five dollars is taken and one of fifty cents more is not."""
    assert "1 tip/ante $5 wins $5 at 1 to 1" in lines_of(played(tipped("caribbean-stud", "1 tip ante $5")))
    assert "not $5.50. (sd-15.05.8)" in refused(tipped("caribbean-stud", "1 tip ante $5.50"))


@clause("sd-15.02.3", "sd-15.14.3", "sd-15.15.3")
@ruling("R37")
@pytest.mark.parametrize(
    ("game", "wager", "streets"),
    [
        ("three-card-poker", "ante", {"play"}),
        ("mississippi-stud", "ante", {"third_street", "fourth_street", "fifth_street"}),
        ("ultimate-texas-holdem", "ante", {"play"}),
    ],
)
def test_the_tip_stays_in_play_without_a_street_wager_for_the_dealer(game: str, wager: str, streets: set[str]) -> None:
    """The player goes on with wagers of his own; the dealer has the one tip to the end, and no other."""
    replayed = played(tipped(game, f"1 tip {wager} $2"))

    assert [line.name for line in replayed.lines if line.kind is LineKind.TIP] == [f"tip/{wager}"]
    assert streets < {line.name for line in replayed.lines if line.position == 1}
    assert line_of(replayed, 1, f"tip/{wager}").handed_over > 2_00


SILVERADO = """
round silverado-stud in south-dakota
limit five_card_bet $5 to $50
table five_card_bet A
table three_card_bet A
seat 1 Ann
1 five_card_bet $10
1 three_card_bet $10
cards 1: Jc 9d 4h Kd
cards community: Jh 3c
"""


@clause("sd-15.09.3")
@ruling("R37")
def test_a_tip_rides_on_either_or_both_of_silverados_hands() -> None:
    """A pair of jacks wins one tip and the king high loses the other; the raise carries none."""
    both = "1 tip five_card_bet $2\n1 tip three_card_bet $3\n"
    played_out = "no more bets\n1 split Jc 9d 4h\n1 bet $10"

    assert lines_of(played(f"{SILVERADO}{both}{played_out}")) == [
        "1 five_card_bet $10 wins $10 at 1 to 1",
        "1 tip/five_card_bet $2 wins $2 at 1 to 1",
        "1 raise $10 wins $10 at 1 to 1",
        "1 three_card_bet $10 loses",
        "1 tip/three_card_bet $3 loses",
    ]
    assert "(sd-15.09.3)" in refused(f"{SILVERADO}1 tip raise $2\n{played_out}")


@clause("sd-15.02.3")
@ruling("R37")
def test_three_cards_tip_rides_on_pair_plus_where_the_player_has_bet_on_it() -> None:
    """His own wager on the same hand comes first; then the tip is paid at its odds, though the hand is folded."""
    text = """
round three-card-poker in south-dakota
table ante_bonus base
table pair_plus base
limit ante $5 to $100
limit pair_plus $5 to $100
seat 1 Ann
1 ante $10
WAGER1 tip pair_plus $2
cards 1: 9c 9d 2h
cards dealer: Kc 8d 3h
no more bets
1 fold
"""

    assert lines_of(played(text.replace("WAGER", "1 pair_plus $5\n"))) == [
        "1 ante $10 loses",
        "1 pair_plus $5 wins $5 at 1 to 1",
        "1 tip/pair_plus $2 wins $2 at 1 to 1",
    ]
    assert "has not been placed at position 1. (sd-15.02.3)" in refused(text.replace("WAGER", ""))
