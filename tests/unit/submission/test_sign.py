"""What a table's sign tells players: wagers, limits, multiples, pay tables, meters, envy, caps and house rules."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.rules.sign import PLAY_MONEY, Sign, SignTable
from tests.proofs import clause, ruling
from tests.unit.submission.casinos import NAMES, example, sign_of, table_of

TABLES: Final = [(name, table["id"]) for name in NAMES for table in example(name)["table"]]


def wagers(sign: Sign) -> dict[str, tuple[str, str]]:
    """Amount and pay of each wager on a sign."""
    return {wager.name: (wager.amount, wager.pays) for wager in sign.wagers}


def paytable(sign: Sign, title: str) -> SignTable:
    """One pay table of a sign."""
    return next(table for table in sign.paytables if table.title == title)


def notes(name: str, table: str) -> tuple[str, ...]:
    """The notes of one table's sign in an example."""
    return sign_of(example(name), table).notes


@clause("md-2.B.7", "sd-15.05.17", "sd-15.05.21")
@pytest.mark.parametrize(("name", "table"), TABLES, ids=[table for _, table in TABLES])
def test_every_wager_that_a_table_pays_shows_what_it_pays(name: str, table: str) -> None:
    """Every wager has odds or a pay table printed below, which has rows, and the sign says that it is play money."""
    sign = sign_of(example(name), table)
    titles = [one.title.partition(",")[0] for one in sign.paytables]

    assert sign.foot == PLAY_MONEY
    assert all(one.rows for one in sign.paytables)
    for wager in sign.wagers:
        named = wager.pays.removeprefix("see ").partition(";")[0].partition(",")[0]
        assert wager.amount
        assert named in titles if wager.pays.startswith("see ") else wager.pays.startswith(("1 to 1", "2 to 1"))


@clause("md-2.B.7")
@ruling("R14")
def test_the_street_wagers_are_shown_as_multiples_of_the_ante() -> None:
    """A Maryland sign says once, twice or three times the ante for each street, and the ante's own limits."""
    shown = wagers(sign_of(example("maryland"), "MS-101"))

    assert shown["Ante"] == ("$5 to $100", "see Mississippi Stud")
    for street in ("3rd Street", "4th Street", "5th Street"):
        assert shown[street] == ("1, 2 or 3 times Ante", "see Mississippi Stud")
    assert shown["Six Card Bonus"] == ("$1 to $25, with Three Card Bonus", "see Six Card Bonus")
    assert shown["Progressive"] == ("$5", "see Progressive; the wager is not returned")


def test_a_street_wager_of_any_amount_is_said() -> None:
    """Where a table lets a street be bet between once and three times the ante, the sign says so."""
    data = example("maryland")
    table_of(data, "MS-102")["settings"] = {"street_multiples": "any"}

    assert "A street wager may be any amount from once to three times the ante." in sign_of(data, "MS-102").notes


@clause("md-12.C.1.c", "md-12.C.7.c")
def test_a_progressive_shows_its_tiers_and_its_envy_at_its_wager() -> None:
    """The $5 link shows the envy of $5, and each meter with what it starts at."""
    sign = sign_of(example("maryland"), "MS-101")
    shown = paytable(sign, "Progressive, pay table C")

    assert shown.columns == ("hand", "pays", "envy bonus")
    assert shown.rows[:2] == (("royal flush", "100% of mega", "$5,000"), ("straight flush", "100% of major", "$1,500"))
    assert shown.rows[-1] == ("any other hand", "loses", "")
    assert (
        "Harbour Jackpot, shared by 2 tables: the mega starts at $25,000, the major starts at $2,500 and the minor "
        "starts at $500; the display shows what there is now."
    ) in sign.notes


@ruling("R28")
def test_an_envy_bonus_without_a_wager_of_its_own_stands_for_any() -> None:
    """Three Card Poker prints one envy amount, which a $5 link pays too; a meter may reset to another amount."""
    data = example("south-dakota")
    data["link"][2] |= {"wager": "$5", "tiers": [{"seed": "$2,000", "reset": "$1,000", "rate": "14%"}]}
    sign = sign_of(data, "three-card-1")

    assert paytable(sign, "Progressive, pay table 1").rows[0] == ("mini-royal of spades", "100% of meter", "$100")
    assert (
        "Ace of Spades: the meter starts at $2,000 and again at $1,000; the display shows what there is now."
    ) in sign.notes


def test_a_progressive_without_envy_says_nothing_of_it() -> None:
    """THBP-08 prints no envy bonus, so its sign has neither the column nor the notes."""
    data = example("south-dakota")
    table_of(data, "holdem-bonus-1")["paytables"]["progressive"] = "THBP-08"
    sign = sign_of(data, "holdem-bonus-1")

    assert paytable(sign, "Progressive, pay table THBP-08").columns == ("hand", "pays")
    assert not any("envy" in note for note in sign.notes)


@clause("md-12.B.1", "md-12.B.2")
@ruling("R34")
@pytest.mark.parametrize(
    ("least", "antes", "limit"),
    [("$5", 10, "$50,000"), ("$50", 10, "$250,000"), ("$50", 4, "$100,000"), ("$10", 10, "$50,000")],
)
def test_the_limit_on_one_hand_is_shown_in_dollars(least: str, antes: int, limit: str) -> None:
    """$50,000, or what the highest hand wins on so many of the table's least antes if that is more."""
    data = example("maryland")
    table = table_of(data, "MS-201")
    table["limits"]["ante"]["min"] = least
    table["settings"] = {"cap_minimum_antes": antes}
    said = "Winnings of one player's hand on Ante, 3rd Street, 4th Street and 5th Street together are limited to"

    assert f"{said} {limit}." in sign_of(data, "MS-201").notes


@clause("ia-payouts.p1")
@ruling("R35")
@pytest.mark.parametrize(
    ("inside", "last"), [(True, "Three Card Bonus and Cover All"), (False, "and Three Card Bonus")]
)
def test_the_limit_on_a_round_in_iowa_is_shown(inside: bool, last: str) -> None:  # noqa: FBT001 - a case of the table
    """It names the wagers that count, Cover All only where it does, and says that the rest is shared."""
    data = example("iowa")
    table_of(data, "8")["settings"] = {"cap_covers_cover_all": inside}
    note = next(note for note in sign_of(data, "8").notes if "$25,000" in note)

    assert f"{last}, are limited to $25,000; when more is won it is shared in proportion." in note
    assert ("Cover All" in note) is inside


@clause("ca-6", "ca-11")
def test_cover_all_is_one_matrix_by_the_number_of_players() -> None:
    """What it pays depends on how many hands are dealt, from one to six."""
    shown = paytable(sign_of(example("iowa"), "8"), "Cover All, by the number of players")

    assert shown.columns == ("hand", "1", "2", "3", "4", "5", "6")
    assert shown.rows[0] == ("royal flush", "500 to 1", "250 to 1", "200 to 1", "150 to 1", "125 to 1", "100 to 1")
    assert shown.rows[-1] == ("any other hand", *["loses"] * 6)


@clause("sd-15.03.13", "sd-15.05.p2")
@ruling("R21")
def test_a_limit_that_the_posted_ones_do_not_keep_is_shown() -> None:
    """Wagers bound together, or one that follows another, are held to their limit where they could exceed it."""
    data = example("south-dakota")
    table_of(data, "caribbean-1")["limits"]["ante"]["max"] = "$33"

    together = "Bet 1, Bet 2, Bet $, Three Card Bonus and Progressive may be $100 at most together."
    assert together in notes("south-dakota", "let-it-ride-1")
    assert "Play may be $100 at most." in notes("south-dakota", "four-card-1")
    assert "3 times Ante and Progressive may be $100 at most together." in sign_of(data, "caribbean-1").notes
    assert not any("at most" in note for note in notes("south-dakota", "caribbean-1"))


def test_a_wager_against_the_dealer_shows_odds_ties_and_what_an_unqualified_dealer_does() -> None:
    """Ante and play say what a tie does, and the sign what the dealer needs."""
    three_card = sign_of(example("south-dakota"), "three-card-1")
    four_card = wagers(sign_of(example("south-dakota"), "four-card-1"))

    assert wagers(three_card)["Ante"] == ("$5 to $100", "1 to 1, also if the dealer does not qualify; a tie pushes")
    assert wagers(three_card)["Play"] == (
        "equal to Ante",
        "1 to 1; a tie pushes, as when the dealer does not qualify",
    )
    assert "The dealer qualifies with queen high or better." in three_card.notes
    assert four_card["Ante"] == ("$5 to $100", "1 to 1; a tie wins")


@clause("sd-30.07.8")
@ruling("R11", "R12")
def test_a_blackjack_sign_shows_the_house_rules_and_the_free_bonus() -> None:
    """Decks, soft 17, naturals, surrender, war and the bonus are told; a dealer who does not bust takes Buster."""
    sign = sign_of(example("south-dakota"), "blackjack-1")

    assert wagers(sign)["War"][1] == "1 to 1 if your first card is higher, the ace low; a tie loses"
    assert wagers(sign)["Insurance"] == ("up to half of Blackjack", "2 to 1 if the dealer has a natural")
    assert paytable(sign, "Buster, pay table S7").rows[-1] == ("no bust", "loses")
    assert paytable(sign, "Buster Bonus, pay table spruce").rows == (
        ("8 or more cards", "$5,000"),
        ("7 cards", "$500"),
        ("any other hand", "no bonus"),
    )
    assert {"Decks in play: 6.", "The dealer stands on every 17.", "A player's natural pays 3 to 2."} <= {*sign.notes}
    assert any("Buster wager of $5 or more" in note for note in sign.notes)


def test_a_blackjack_sign_leaves_out_what_the_table_does_not_offer() -> None:
    """Without Buster, War and insurance none of them is on the sign; one amount is shown as one."""
    data = example("south-dakota")
    table = table_of(data, "blackjack-1")
    table["limits"] = {"blackjack": {"min": "$25", "max": "$25"}}
    table["paytables"] = {}
    table["settings"] = {"insurance_offered": False}
    sign = sign_of(data, "blackjack-1")

    assert wagers(sign)["Blackjack"] == ("$25", "1 to 1")
    assert [*wagers(sign)] == ["Blackjack", "Double", "Split"]
    assert "No insurance." in sign.notes
    assert not any("Buster" in note or "War" in note for note in sign.notes)
