"""Rulings that no game's own tests hold: rows whose words leave a hand open, and what several papers leave unsaid."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.cards import parse_cards
from fifthstreet.games import catalogue
from fifthstreet.hands import RANKINGS, hands_named, name_holdem_royals
from fifthstreet.money import Cents
from fifthstreet.rules.jurisdictions import Consequence, GameRules, IrregularityKind
from fifthstreet.rules.paytables import envy_at
from tests.law.casinos import casino, refusals
from tests.proofs import clause, ruling

ULTIMATE: Final = """
[[table]]
id = "UTH-1"
game = "ultimate-texas-holdem"
seats = 6
dealing = "rotation"
limits = {{ ante = {{ min = "$5", max = "$25" }}, trips = {{ min = "$5", max = "$25" }} }}
paytables = {{ blind = "UTH-02", trips = "{trips}" }}
"""


def _south_dakota(game: str) -> GameRules:
    rules = catalogue.jurisdiction("south-dakota").rules_of(game)
    assert rules is not None
    return rules


@ruling("R47")
@pytest.mark.parametrize(
    ("hole", "board", "row"),
    [
        ("As Ks", "Qs Js Ts 2d 3c", "royal flush"),
        ("As 4h", "Ks Qs Js Ts 3c", "royal flush"),
        ("As 4h", "Ks Qs 3c Js Ts", "royal flush"),
        ("2d 3c", "As Ks Qs Js Ts", "community royal flush"),
        ("9s 8s", "As Ks Qs Js Ts", "community royal flush"),
    ],
)
def test_a_bare_royal_flush_takes_a_card_of_the_players_own(hole: str, board: str, row: str) -> None:
    """UTHP-02 pays its royal row whenever the player has a part in it, and the community row when he has none."""
    (table,) = (found for found in catalogue.paytables("ultimate-texas-holdem") if found.name == "UTHP-02")
    hand = name_holdem_royals(parse_cards(hole), parse_cards(board))
    paying = [found.hand for found in table.rows if hand in hands_named(RANKINGS["holdem_royals"], found.hand)]
    assert paying[0] == row


@ruling("R48")
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_slips_that_south_dakota_does_not_print_follow_maryland(game: str) -> None:
    """Stray cards, wrong decks and jams are met as Maryland meets them; an exposed card is never a misdeal."""
    told = {found.kind: found for found in _south_dakota(game).irregularities}
    expected = {
        IrregularityKind.CARD_DRAWN_IN_ERROR: Consequence.USE_NEXT,
        IrregularityKind.CARDS_FACE_UP: Consequence.TURN_OVER_AND_GO_ON,
        IrregularityKind.SHUFFLER_JAMS: Consequence.RESHUFFLE,
        IrregularityKind.DECK_WRONG_COUNT: Consequence.VOID_ROUND_REMOVE_DECK,
    }
    if any(deal.automated for deal in catalogue.game(game).deal) or game == "blackjack":
        expected[IrregularityKind.DEALING_SHOE_JAMS] = Consequence.VOID_ROUND
    assert {kind: found.consequence for kind, found in told.items() if "R48" in found.rulings} == expected


@ruling("R49")
@pytest.mark.parametrize(
    ("game", "seats", "hands"),
    [
        ("mississippi-stud", 6, 1),
        ("three-card-poker", 6, 2),
        ("let-it-ride", 6, 1),
        ("caribbean-stud", 6, 1),
        ("silverado-stud", 6, 1),
        ("four-card-poker", 6, 6),
        ("texas-holdem-bonus", 6, 1),
        ("ultimate-texas-holdem", 6, 1),
        ("blackjack", 7, 2),
    ],
)
def test_seats_and_hands_where_no_number_is_printed(game: str, seats: int, hands: int) -> None:
    """Six seats, seven at blackjack; one hand, two in Three Card and at blackjack, and any position in Four Card."""
    rules = _south_dakota(game)
    assert (rules.seats.max, rules.hands.max) == (seats, hands)
    assert rules.seats.clauses == ()


@ruling("R49")
def test_iowa_seats_six() -> None:
    """Catfish Bend's paper prints one hand for each player and no number of seats."""
    iowa = catalogue.jurisdiction("iowa").rules_of("mississippi-stud")
    assert iowa is not None
    assert (iowa.seats.max, iowa.hands.max) == (6, 1)


@clause("sd-15.14.17.p1", "sd-15.03.10.p1", "sd-15.05.21.f.p1", "sd-15.10.16.p1", "sd-15.12.18.p1", "sd-15.15.18.p1")
@ruling("R28")
@pytest.mark.parametrize(
    "game",
    [
        "mississippi-stud",
        "let-it-ride",
        "caribbean-stud",
        "four-card-poker",
        "texas-holdem-bonus",
        "ultimate-texas-holdem",
    ],
)
def test_envy_grows_with_the_wager(game: str) -> None:
    """On the linked tables a royal flush earns $1,000 of envy for each dollar of the progressive wager."""
    tables = {table.name: table for table in catalogue.paytables(game) if table.slot == "progressive"}
    for name in ("PMG-01", "PMG-02"):
        table = tables[name]
        found = [str(envy_at(table, table.rows[0], Cents(dollars * 100))) for dollars in (1, 2, 5)]
        assert found == ["$1,000 envy", "$2,000 envy", "$5,000 envy"]


@ruling("R28")
def test_three_cards_envy_does_not_grow() -> None:
    """Its section says nothing of growing: the awards are the printed $100 and $25 at any wager."""
    for table in catalogue.paytables("three-card-poker"):
        if table.slot == "progressive":
            for wager in (Cents(1_00), Cents(2_00), Cents(5_00)):
                assert [str(envy_at(table, row, wager)) for row in table.rows[:2]] == ["$100 envy", "$25 envy"]


@ruling("R55")
def test_ultimates_schedules_are_not_mixed() -> None:
    """A table with the blind schedule of one name and the trips schedule of another is refused."""
    paired = casino("south-dakota", ULTIMATE.format(trips="UTH-02"))
    mixed = casino("south-dakota", ULTIMATE.format(trips="UTH-03"))
    assert refusals(paired) == []
    assert [path for path, _ in refusals(mixed)] == ["table[1].paytables"]


@ruling("R56")
def test_buster_is_held_to_the_bet_with_the_bonus_only() -> None:
    """Unless decided otherwise the comparison of the two wagers holds at tables with the free bonus."""
    settings = {setting.id: setting for setting in catalogue.game("blackjack").setting}
    within = settings["buster_at_most_the_bet"]
    assert (within.default, within.allowed) == ("with the bonus", ("with the bonus", "always"))


@ruling("R58")
@pytest.mark.parametrize(
    ("jurisdiction", "game", "first"),
    [
        ("maryland", "mississippi-stud", ("ante", "third_street", "fourth_street", "fifth_street")),
        ("iowa", "mississippi-stud", ("ante", "third_street", "fourth_street", "fifth_street")),
        ("south-dakota", "let-it-ride", ("bet_one", "bet_two", "bet_three")),
        ("south-dakota", "blackjack", ("war", "insurance", "blackjack", "double", "split", "buster")),
    ],
)
def test_wagers_are_settled_as_they_were_made(jurisdiction: str, game: str, first: tuple[str, ...]) -> None:
    """Where a document prints no order among the wagers of one hand, the earlier wager is settled earlier."""
    rules = catalogue.jurisdiction(jurisdiction).rules_of(game)
    assert rules is not None
    assert rules.settlement.wagers[: len(first)] == first


@ruling("R40", "R41", "R43")
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_every_south_dakota_game_meets_exposed_cards_and_wrong_counts_alike(game: str) -> None:
    """Exposed cards are turned over, wrong counts void the round but in Caribbean, and who leaves loses his wagers."""
    caribbean = game == "caribbean-stud"
    expected = {
        IrregularityKind.CARD_EXPOSED: Consequence.TURN_OVER_AND_GO_ON,
        IrregularityKind.CARD_FACE_UP: Consequence.TURN_OVER_AND_GO_ON,
        IrregularityKind.PLAYER_WRONG_COUNT: Consequence.DEAD_HAND if caribbean else Consequence.VOID_ROUND,
        IrregularityKind.ABANDONED: Consequence.FORFEIT,
    }
    if catalogue.game(game).dealer_hand:
        expected[IrregularityKind.DEALER_WRONG_COUNT] = (
            Consequence.PROGRESSIVE_ONLY if caribbean else Consequence.VOID_ROUND
        )
    if any("community" in hand.cards for hand in catalogue.game(game).hand):
        expected[IrregularityKind.COMMUNITY_CARD_EXPOSED] = Consequence.TURN_OVER_AND_GO_ON
        expected[IrregularityKind.COMMUNITY_WRONG_COUNT] = Consequence.VOID_ROUND
    told = {found.kind: found for found in _south_dakota(game).irregularities}
    assert {kind: found.consequence for kind, found in told.items() if "R48" not in found.rulings} == expected


@ruling("R42")
@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("text", ["south-dakota", "south-dakota-before"])
def test_the_cut_is_ten_cards_deep_in_south_dakota_too(text: str, game: str) -> None:
    """Its sections ask for a cut and say nothing of its depth."""
    rules = catalogue.jurisdiction(text).rules_of(game)
    assert rules is not None
    assert rules.decks.cut_cards_min == 10


@ruling("R23")
@pytest.mark.parametrize("game", catalogue.GAMES)
@pytest.mark.parametrize("text", ["south-dakota", "south-dakota-before"])
def test_envy_waits_for_the_end_of_a_south_dakota_round(text: str, game: str) -> None:
    """All seven games with a progressive say so, before the amendment and after it."""
    rules = catalogue.jurisdiction(text).rules_of(game)
    assert rules is not None
    paid = rules.progressive.envy_paid if rules.progressive else None
    assert paid == (None if game in {"silverado-stud", "blackjack"} else "at the end of the round")


TOGETHER: Final = {
    "let-it-ride": dict.fromkeys(("bet_one", "bet_two", "bet_three", "bonus", "three_card_bonus", "progressive"), 1),
    "caribbean-stud": {"ante": 3, "progressive": 1},
}
"""Where the limit binds wagers together, how often each counts; Caribbean's bet of two antes is counted at the ante."""

TWENTY_FIVE: Final = {
    ("mississippi-stud", "ante"),
    ("ultimate-texas-holdem", "ante"),
    ("ultimate-texas-holdem", "blind"),
}
"""Wagers whose limit is $25 rather than $100."""


@ruling("R21")
@pytest.mark.parametrize("game", catalogue.GAMES)
def test_a_south_dakota_wager_is_a_hundred_dollars_at_most(game: str) -> None:
    """Each wager alone, save where they count together; two antes and a blind are $25 at most."""
    told = {tuple(limit.wagers.items()): limit.max for limit in _south_dakota(game).limits}
    expected = {
        ((name, 1),): Cents(25_00 if (game, name) in TWENTY_FIVE else 100_00) for limit in told for name, _ in limit
    }

    assert told == ({tuple(TOGETHER[game].items()): Cents(100_00)} if game in TOGETHER else expected)


@ruling("R23")
@pytest.mark.parametrize("jurisdiction", catalogue.JURISDICTIONS)
def test_a_folded_hand_earns_envy_wherever_its_cards_stay_at_the_sensor(jurisdiction: str) -> None:
    """In every South Dakota game it does, before the amendment and after it; in Maryland it does not (md-11.H)."""
    told = {
        rules.progressive.folded_earns_envy for rules in catalogue.jurisdiction(jurisdiction).game if rules.progressive
    }

    assert told == {"maryland": {False}, "iowa": set[bool]()}.get(jurisdiction, {True})
