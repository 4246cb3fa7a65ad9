"""South Dakota, section 16:15.10: how a round of Four Card Poker is dealt, played and settled."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.round import RefusalKind
from fifthstreet.round.commands import Choose, Deal, Reveal
from fifthstreet.round.seeing import seen_by_all
from tests.law.rounds import (
    after,
    asked_in_turn,
    before,
    dealt_to,
    ends,
    is_void,
    line_of,
    lines_of,
    played,
    refusal_of,
    refused,
    settled_in_turn,
)
from tests.law.south_dakota.course import assert_ends, course
from tests.proofs import clause, ruling

HEADING: Final = """
round four-card-poker in south-dakota
table automatic_bonus FCP-01
table aces_up FCP-01
limit ante $5 to $30
limit aces_up $5 to $100
"""

PROGRESSIVE: Final = """
table progressive PMG-01
link $1
tier meter seed $1,000 reset $1,000 rate 10% now $2,000
"""

TWO: Final = """
seat 2 Ann
seat 5 Bob
2 ante $10
5 ante $20
cards 2: Jc Jd 9h 5s 2d
cards 5: Kc Qd 7d 4h 3c
cards dealer: As Kd Th 8c 6h 2s
no more bets
"""

BOTH_PLAY: Final = """
2 bet $10
5 bet $20
"""


@clause("sd-15.10.5")
@ruling("R38", "R39", "R51")
@pytest.mark.parametrize(
    ("dealing", "order"),
    [
        ("rotation", ["2", "5", "dealer"] * 5 + ["dealer"]),
        ("packets", ["2"] * 5 + ["5"] * 5 + ["dealer"] * 6),
    ],
)
def test_players_get_five_cards_face_down_from_the_left_and_the_dealer_five_and_one_face_up(
    dealing: str, order: list[str]
) -> None:
    """However they are delivered, the dealer's sixth card is the only one that anybody sees."""
    replayed = played(f"{HEADING}table dealing {dealing}\n{TWO}{BOTH_PLAY}")

    assert dealt_to(replayed) == order
    assert seen_by_all(after(replayed, Deal)) == {"2": frozenset(), "5": frozenset(), "dealer": frozenset({5})}


@clause("sd-15.10.6")
@ruling("R14", "R38")
def test_a_player_plays_for_one_to_three_antes_or_folds_for_his_ante() -> None:
    """Asked from the left, a player may put up once, twice or three times his ante; no other amount is taken."""
    for amount in ("$10", "$20", "$30"):
        replayed = played(f"{HEADING}{TWO}2 bet {amount}\n5 fold")
        assert lines_of(replayed) == [
            "5 ante $20 loses",
            f"2 play {amount} wins {amount} at 1 to 1",
            "2 ante $10 wins $10 at 1 to 1",
        ]
        assert asked_in_turn(replayed) == [("play", 2), ("play", 5)]
    for amount in ("$5", "$15", "$40"):
        sentence = refused(f"{HEADING}{TWO}2 bet {amount}")
        assert f"The bet may be $10 to $30 in steps of $10, not {amount}. (sd-15.10.6" in sentence


@clause("sd-15.10.6", "sd-15.10.11")
@ruling("R22")
@pytest.mark.parametrize(("pair", "ends_as"), [("As Ah", "wins $5 at 1 to 1"), ("Ks Kh", "loses")])
def test_a_folded_pair_of_aces_forfeits_the_ante_and_wins_aces_up(pair: str, ends_as: str) -> None:
    """Kings lose it; what the dealer holds, four queens here, takes nothing from a hand that wins it."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        1 ante $10
        1 aces_up $5
        cards 1: {pair} 9c 5d 2h
        cards dealer: Qs Qd Qc Qh 6h 3s
        no more bets
        1 fold
        expect
        1 ante $10 loses
        1 aces_up $5 {ends_as}
        """)


@clause("sd-15.10.7")
@ruling("R22", "R23")
def test_a_folded_hand_with_a_progressive_wager_stays_at_the_sensor() -> None:
    """Its straight flush takes its share and earns envy; a folded hand without the wager earns nothing for anybody."""
    assert_ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        1 progressive $1
        2 ante $10
        3 ante $10
        3 progressive $1
        cards 1: 9s 8s 7s 6s 5s
        cards 2: 9h 8h 7h 6h 5h
        cards 3: Jc Jd Td 4c 2d
        cards dealer: As Kd Tc 8c 3h 2s
        no more bets
        1 fold
        2 fold
        3 bet $10
        expect
        3 play $10 wins $10 at 1 to 1
        3 ante $10 wins $10 at 1 to 1
        3 progressive $1 loses
        2 ante $10 loses
        1 ante $10 loses
        1 progressive $1 takes $200.02
        3 envy/1 $1 takes $300 at $300 envy
        """)


@clause("sd-15.10.7", "sd-15.10.8")
def test_the_dealer_shows_his_best_four_of_six_when_everybody_has_acted() -> None:
    """His six cards lie but for the last face down until then; of the two that he cannot use none counts."""
    replayed = ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        1 ante $10
        2 ante $10
        cards 1: Jc Jd Jh 4c 2d
        cards 2: Qs Qh 9d 4s 3c
        cards dealer: Kc 9c 5c 2c Qd Qc
        no more bets
        1 bet $10
        2 bet $10
        expect
        2 play $10 loses
        2 ante $10 loses
        1 play $10 wins $10 at 1 to 1
        1 ante $10 wins $10 at 1 to 1
        1 automatic_bonus $10 takes $20 at 2 to 1
        """)

    assert course(replayed) == ["no more bets", "1 bet", "2 bet", "dealer 6", "settlement"]
    assert refusal_of(before(replayed, Choose, 2), Reveal()).kind is RefusalKind.NOT_NOW
    assert seen_by_all(before(replayed, Reveal))["dealer"] == frozenset({5})
    assert line_of(replayed, 2, "play").why == "the dealer has flush"


@clause("sd-15.10.9")
@ruling("R38")
def test_hands_are_settled_from_the_right_as_play_ante_aces_up_and_progressive() -> None:
    """Position 6 and then position 1; the bonus reckoned on the ante stands beside it."""
    replayed = ends(f"""{HEADING}{PROGRESSIVE}
        seat 1 Ann
        seat 6 Bob
        1 ante $10
        1 aces_up $5
        1 progressive $1
        6 ante $10
        6 aces_up $5
        6 progressive $1
        cards 1: Jc Jd Jh 4c 2d
        cards 6: Qs 9h 7d 4s 3c
        cards dealer: As Kd Th 8c 6h 2s
        no more bets
        1 bet $30
        6 bet $10
        expect
        6 play $10 loses
        6 ante $10 loses
        6 aces_up $5 loses
        6 progressive $1 loses
        1 play $30 wins $30 at 1 to 1
        1 ante $10 wins $10 at 1 to 1
        1 automatic_bonus $10 takes $20 at 2 to 1
        1 aces_up $5 wins $45 at 9 to 1
        1 progressive $1 takes $9 at 9 for 1
        """)

    assert settled_in_turn(replayed) == [6, 1]


@clause("sd-15.10.10")
@ruling("R18", "R50")
def test_the_dealer_always_plays_and_the_player_wins_ties() -> None:
    """His nine high loses to a pair, ties with the same nine high, which is paid, and beats a lower fourth card."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        seat 3 Cid
        1 ante $10
        2 ante $10
        3 ante $10
        cards 1: 9h 8s 6c 4d 2h
        cards 2: 9s 8c 6s 3h 2c
        cards 3: 5c 5d Ks Jh 2s
        cards dealer: 9c 8d 6h 4s 3c 2d
        no more bets
        1 bet $20
        2 bet $20
        3 bet $30
        expect
        3 play $30 wins $30 at 1 to 1
        3 ante $10 wins $10 at 1 to 1
        2 play $20 loses
        2 ante $10 loses
        1 play $20 wins $20 at 1 to 1
        1 ante $10 wins $10 at 1 to 1
        """)


@clause("sd-15.10.10")
@ruling("R18")
def test_a_hand_that_the_dealer_beats_still_earns_its_bonus_on_the_ante() -> None:
    """Three of a kind and a straight flush lose play and ante to four aces, and are paid 2 and 20 to 1 besides."""
    assert_ends(f"""{HEADING}
        seat 1 Ann
        seat 2 Bob
        1 ante $10
        2 ante $30
        cards 1: 9s 8s 7s 6s 2h
        cards 2: Jc Jd Jh 4c 2d
        cards dealer: As Ad Ah Ac 6h 3s
        no more bets
        1 bet $10
        2 bet $60
        expect
        2 play $60 loses
        2 ante $30 loses
        2 automatic_bonus $30 takes $60 at 2 to 1
        1 play $10 loses
        1 ante $10 loses
        1 automatic_bonus $10 takes $200 at 20 to 1
        """)


@clause("sd-15.10.14")
@ruling("R32", "R41")
@pytest.mark.parametrize(
    "irregularity", ["a player has a wrong number of cards at 5", "the dealer has a wrong number of cards"]
)
def test_a_wrong_number_of_cards_voids_every_hand(irregularity: str) -> None:
    """Every wager goes back, the folded and the progressive too, and the round is over: the next one is shuffled."""
    bets = TWO.replace("no more bets", "2 aces_up $5\n2 progressive $1\nno more bets")
    replayed = played(f"{HEADING}{PROGRESSIVE}{bets}2 fold\nreport {irregularity}\nuphold Olga")

    assert is_void(replayed)
    assert lines_of(replayed) == [
        "5 ante $20 returned",
        "2 ante $10 returned",
        "2 aces_up $5 returned",
        "2 progressive $1 returned",
    ]
    assert replayed.after == replayed.before
