"""The heading of a file becomes a lawful table, or is told why it is none, each reason on its line."""

from __future__ import annotations

from typing import Final

import pytest

from fifthstreet.games import catalogue
from fifthstreet.money import Loses, Payout, Push
from fifthstreet.round import Terms
from fifthstreet.round.text import OwnTable, lay, parse_round
from fifthstreet.round.text.laying import line_of, own_table
from tests.unit.round.text.files import HEADING_LINES, LINKED, refused


def laid(text: str) -> Terms:
    """What holds at the table of a heading."""
    return lay(parse_round(text), catalogue.rulebook(), catalogue.steps)


def test_what_the_heading_leaves_out_is_the_first_and_the_most() -> None:
    """The first way of dealing that the jurisdiction allows, its largest table, one position a player."""
    terms = laid(HEADING_LINES)

    assert (terms.table.dealing, terms.table.seats, terms.table.hands_per_player) == ("manual_shoe", 6, 1)
    assert terms.link is None
    assert "progressive" not in terms.wagers


def test_a_way_of_dealing_that_another_jurisdiction_allows_is_passed_over() -> None:
    """Iowa deals by machine alone."""
    assert laid(HEADING_LINES.replace("maryland", "iowa")).table.dealing == "automated"


def test_a_link_offers_the_progressive_wager() -> None:
    """Its meters have the names and the amounts of the file."""
    terms = laid(LINKED)

    assert terms.progressive == "progressive"
    assert terms.link is not None
    assert [(tier.tier, tier.seed, tier.rate) for tier in terms.link.tiers] == [("meter", 1_000_000, 500)]
    assert terms.link.reserve == 200


def test_everything_that_is_said_holds() -> None:
    """Seats, hands, dealing, settings and machines with their approvals."""
    text = """\
round blackjack in south-dakota
table seats 5
table hands 2
table buster S1
table buster_bonus house
limit blackjack $5 to $50
limit buster $5 to $10
limit war $1 to $5
setting decks 2
setting dealer_hits_soft_17 false
own buster_bonus house
  8 or more cards pays $5,000
  7 cards pays $500
  otherwise push
"""
    terms = laid(text)

    assert (terms.table.seats, terms.table.hands_per_player, terms.decks) == (5, 2, 2)
    assert terms.settings["dealer_hits_soft_17"] is False
    assert terms.pay_of("buster_bonus").table.source == "operator"
    assert set(terms.table.limits) == {"blackjack", "buster", "war"}


def test_a_table_is_taken_to_have_its_machines_and_approvals() -> None:
    """A Cover All needs a machine that counts hands, an approval of its own, and nothing more of the file."""
    text = HEADING_LINES + "table dealing automated\ntable cover_all base\nlimit cover_all $1 to $5\n"

    assert "cover_all" in laid(text).wagers


def test_a_slot_of_which_no_wager_is_bet_needs_no_table() -> None:
    """Pair plus alone asks nobody, so nothing is said of what the ante would earn."""
    text = (
        "round three-card-poker in south-dakota\ntable pair_plus base\nlimit ante $5 to $10\n"
        "limit pair_plus $5 to $10\nseat 1 Ann\n1 pair_plus $5\n"
    )

    assert "ante_bonus" in laid(f"{text}no more bets\n").pay
    assert refused(f"{text}1 ante $5\nno more bets\n1 fold\n") == (
        "line 1: Ante Bonus is offered and has no pay table; choose base. (sd-15.02.11, sd-15.02.13)",
    )


def test_a_slot_left_unfilled_goes_with_the_one_it_is_paired_with() -> None:
    """Ultimate's blind and trips schedules are one pair, so a table for trips alone names both (R55)."""
    terms = laid(
        """\
round ultimate-texas-holdem in south-dakota
table trips UTH-04
limit ante $5 to $25
limit trips $5 to $25
seat 1 Ann
1 trips $5
no more bets
"""
    )

    assert terms.table.paytables == {"trips": "UTH-04", "blind": "UTH-04"}


@pytest.mark.parametrize(("slot", "paid"), [("buster_bonus", Push()), ("buster", Loses()), ("side", Loses())])
def test_what_any_other_hand_is_paid_need_not_be_said(slot: str, paid: Payout) -> None:
    """A bonus takes no wager, so it pushes; any other wager loses."""
    own = OwnTable(slot=slot, name="house", rows=())

    assert own_table(catalogue.game("blackjack"), own).otherwise == paid


UNLAWFUL: Final = {
    "round mississippi in marland": (
        "line 1: 'marland' is no jurisdiction; did you mean 'maryland'?",
        "line 1: 'mississippi' is no game; did you mean 'mississippi-stud'?",
    ),
    "round blackjack in maryland": (
        "line 1: Maryland does not allow Blackjack with Buster and War; it allows mississippi-stud.",
    ),
    "round mississippi-stud in maryland\nlimit ante $5 to $10": (
        "line 1: Mississippi Stud is offered and has no pay table; choose base. (md-12.A)",
    ),
    f"{HEADING_LINES}table seats 9\ntable hands 3\ntable dealing rotation": (
        "line 4: Mississippi Stud has 1 to 6 seats in Maryland, not 9. (md-2.A)",
        "line 5: in Maryland a player plays one hand of Mississippi Stud, not 3. (md-7.G)",
        (
            "line 6: Maryland deals Mississippi Stud by 'manual_shoe', 'hand' or 'automated', not by 'rotation'. "
            "(md-7.D, md-7.E, md-7.F, R37)"
        ),
    ),
    f"{HEADING_LINES}setting tip_wagers 4\ntable side x\nlimit raise $1 to $2": (
        "line 4: 4 is not allowed for tip_wagers; it is one of true, false. (R37)",
        (
            "line 5: 'side' is no pay table slot of Mississippi Stud; there is base_game, progressive, "
            "three_card_bonus, six_card_bonus, cover_all."
        ),
        (
            "line 6: 'raise' is no wager of Mississippi Stud; there is ante, third_street, fourth_street, "
            "fifth_street, progressive, three_card_bonus, six_card_bonus, cover_all."
        ),
    ),
    f"{HEADING_LINES}table progressive A": (
        "line 4: the table offers a progressive wager and there is no link; write 'link $1' and its tiers. (R28)",
    ),
    LINKED.replace("table progressive A\n", ""): (
        "line 4: the table is joined to a link and names no pay table; write 'table progressive NAME'.",
    ),
    LINKED.replace("$1\n", "$3\n").replace("seed $10,000", "seed $1").replace("rate 2%", "rate 99%"): (
        "line 5: rates and reserve take 104% of each wager; they are 100% at most.",
        (
            "line 5: the progressive is wagered at $1 or $5, not $3. "
            "(md-12.C.3.b, md-12.C.4, md-12.C.6, md-12.C.7, md-11.I.4.e, R23, R28, R30, R31)"
        ),
        "line 6: the seed amount of the meter is at least $10,000 for pay table A, not $1. (md-12.C.3.b.i)",
    ),
    f"{HEADING_LINES}own base_game house\n  royal flush pays 5 to 1\n  otherwise loses": (
        "line 4: Maryland prints the pay tables of base_game; a casino may not bring its own. (md-12.A, R33)",
    ),
}


@pytest.mark.parametrize(("text", "sentences"), UNLAWFUL.items(), ids=range(len(UNLAWFUL)))
def test_an_unlawful_table_is_told_line_by_line(text: str, sentences: tuple[str, ...]) -> None:
    """Every reason at once, in the words of a file, with its clauses."""
    assert refused(text) == sentences


@pytest.mark.parametrize(
    ("path", "number"),
    [
        ("jurisdiction", 1),
        ("table[1].game", 1),
        ("table[1].limits.ante.max", 3),
        ("table[1].limits", 1),
        ("table[1].paytables.base_game", 2),
        ("table[1].approvals.ante", 1),
        ("link[1].wager", 5),
        ("link[1].tiers", 5),
        ("link[1].tiers[1].rate", 6),
        ("link[1].reserve", 7),
    ],
)
def test_a_path_of_a_submission_is_a_line_of_the_file(path: str, number: int) -> None:
    """What no line says is told of the first."""
    text = LINKED.replace("table progressive A\nlimit ante $5 to $100", "limit ante $5 to $100\ntable progressive A")

    assert line_of(parse_round(text), path) == number
