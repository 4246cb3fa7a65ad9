"""Caribbean Stud in South Dakota: what section 20:18:16:15.05 says of wagers, limits, hands and tables."""

from __future__ import annotations

from fifthstreet.cards import ACE, KING
from fifthstreet.games import catalogue
from fifthstreet.money import Cents, FixedAward, Loses, MeterShare, Push, ToOdds
from fifthstreet.rules.games import Game
from fifthstreet.rules.jurisdictions import GameRules
from fifthstreet.rules.paytables import Paytable
from fifthstreet.rules.streets import DealStep, FoldOrBet, Manner
from fifthstreet.rules.wagers import AgainstDealer, DealerUnqualified, Multiple, Wager
from tests.law.casinos import casino, refusals, sign_of
from tests.proofs import clause, ruling

TABLE = """
[[table]]
id = "{name}"
game = "caribbean-stud"
seats = 6
dealing = "rotation"
equipment = {{ progressive_sensors = true }}
limits = {{ ante = {{ min = "$5", max = "$25" }} }}
paytables = {{ bet = "base", progressive = "OLD-10PCT" }}
"""
TWO_TABLES = TABLE.format(name="CS-1") + TABLE.format(name="CS-2")

PROGRESSIVES = ("OLD-10PCT", "OLD-5000", "PMG-01", "PMG-02")


def _link(name: str, tables: str) -> str:
    return f"""
[[link]]
id = "{name}"
name = "Jackpot"
tables = [{tables}]
wager = "$1"
tiers = [{{ seed = "$10,000", reset = "$10,000", rate = "20%" }}]
"""


def _game() -> Game:
    return catalogue.game("caribbean-stud")


def _wager(name: str) -> Wager:
    return next(wager for wager in _game().wager if wager.id == name)


def _rules(jurisdiction: str = "south-dakota") -> GameRules:
    rules = catalogue.jurisdiction(jurisdiction).rules_of("caribbean-stud")
    assert rules is not None
    return rules


def _table(slot: str, name: str) -> Paytable:
    return next(table for table in catalogue.paytables("caribbean-stud") if (table.slot, table.name) == (slot, name))


@clause("sd-15.05.1")
@ruling("R49")
def test_one_deck_is_used_and_each_player_has_one_hand() -> None:
    """A single deck, one hand for each player, six positions, and only the dealer to play against."""
    rules = _rules()
    assert rules.decks.decks == (1,)
    assert rules.hands.max == 1
    assert rules.seats.max == 6
    assert _game().decks == (1,)
    assert _game().dealer_hand == "dealer"


@clause("sd-15.05.2")
def test_the_ante_opens_the_round() -> None:
    """Whoever plays has made an ante, and nothing else is asked of him."""
    assert _game().opening == (("ante",),)
    assert _rules().wagers == ("ante", "bet", "progressive")


@clause("sd-15.05.3")
@ruling("R22")
def test_the_progressive_is_optional_and_stands_beside_an_ante() -> None:
    """The progressive is never asked for, needs the ante, and outlives a fold unless the operator says otherwise."""
    progressive = _wager("progressive")
    after_fold = next(setting for setting in _game().setting if setting.id == "progressive_after_fold")
    assert progressive.needs == ("ante",)
    assert progressive.placed == "opening"
    assert progressive.survives_fold
    assert after_fold.default == "live"


@clause("sd-15.05.4")
@ruling("R4")
def test_the_old_progressive_pays_a_flush_or_better() -> None:
    """On both old schedules the lowest paid hand is a flush and everything under it loses."""
    for name in ("OLD-10PCT", "OLD-5000"):
        table = _table("progressive", name)
        assert [row.hand for row in table.rows] == [
            "royal flush",
            "straight flush",
            "four of a kind",
            "full house",
            "flush",
        ]
        assert table.otherwise == Loses()


@clause("sd-15.05.4")
def test_several_tables_may_share_one_jackpot() -> None:
    """Two tables on one meter are lawful, and a table on two meters is not."""
    assert refusals(casino("south-dakota", TWO_TABLES + _link("stud", '"CS-1", "CS-2"'))) == []
    twice = refusals(casino("south-dakota", TWO_TABLES + _link("stud", '"CS-1", "CS-2"') + _link("other", '"CS-2"')))
    assert {sentence for _, sentence in twice} == {
        "table CS-2 is joined to stud and to other; a table has one progressive.",
        "table CS-2 is joined to other and to stud; a table has one progressive.",
    }


@clause("sd-15.05.8")
@ruling("R37")
def test_a_tip_rides_on_the_ante_up_to_the_ante() -> None:
    """The ante alone carries a tip, which is at most the player's ante; the bet carries none."""
    assert [(tip.wager, tip.at_most) for tip in _rules().tips] == [("ante", "ante")]


@clause("sd-15.05.11.b")
def test_the_bet_is_exactly_twice_the_ante() -> None:
    """To stay in costs two antes, neither more nor less."""
    street = next(street for street in _game().street if street.id == "bet")
    assert _wager("bet").amount == Multiple(wager="ante", times=(2,))
    assert street.choice == FoldOrBet(wager="bet", times=(2,), of="ante")


@clause("sd-15.05.12")
def test_the_dealer_qualifies_with_ace_and_king() -> None:
    """Ace and king without a pair are the least with which the dealer plays."""
    least = _game().dealer_qualifies
    assert least is not None
    assert (least.category, least.ranks) == ("high card", (ACE, KING))


@ruling("R17")
def test_an_unqualified_dealer_pays_antes_and_returns_bets() -> None:
    """Without a qualifying hand the dealer pays the ante and leaves the bet alone."""
    unqualified = {name: _against_dealer(name).dealer_unqualified for name in ("ante", "bet")}
    assert unqualified == {"ante": DealerUnqualified.WINS, "bet": DealerUnqualified.PUSHES}


def test_a_tie_pushes_ante_and_bet() -> None:
    """Neither wager is paid or taken when the hands are equal (sd-15.05.15)."""
    assert [_against_dealer(name).tie for name in ("ante", "bet")] == [Push(), Push()]


@clause("sd-15.05.16")
def test_a_winning_ante_is_paid_even_money() -> None:
    """An ante is paid 1 to 1, whatever hand wins it."""
    ante = _against_dealer("ante")
    assert ante.pays == ToOdds(winnings=1)
    assert ante.slot is None


@clause("sd-15.05.17")
def test_a_winning_bet_is_paid_by_its_schedule() -> None:
    """One schedule pays the bet, and it leaves no winning hand out."""
    allowed = next(tables for tables in _rules().tables if tables.slot == "bet")
    table = _table("bet", "base")
    assert _against_dealer("bet").slot == "bet"
    assert allowed.names == ("base",)
    assert (table.rows[0].hand, str(table.rows[0].pays)) == ("royal flush", "100 to 1")
    assert (table.rows[-1].hand, str(table.rows[-1].pays)) == ("pair or less", "1 to 1")


@clause("sd-15.05.17", "sd-15.05.21")
def test_the_sign_shows_both_schedules() -> None:
    """What a winning bet is paid and what the progressive pays stand on the sign, from the top row to the last."""
    one_table = TWO_TABLES[: TWO_TABLES.rindex("[[table]]")]
    sign = sign_of(casino("south-dakota", one_table + _link("stud", '"CS-1"')))
    for row in (
        "royal flush 100 to 1",
        "straight flush 50 to 1",
        "two pair 2 to 1",
        "pair or less 1 to 1",
        "royal flush 100% of meter",
        "straight flush 10% of meter",
        "four of a kind $500",
        "full house $100",
        "flush $50",
    ):
        assert row in sign, row


@clause("sd-15.05.21", "sd-15.05.21.b")
@ruling("R4")
def test_the_licensee_chooses_one_of_four_progressive_schedules() -> None:
    """The old schedule with 10 % or $5,000 for a straight flush, or a linked one at $1 or $5."""
    allowed = next(tables for tables in _rules().tables if tables.slot == "progressive")
    straight_flush = {name: _table("progressive", name).rows[1] for name in PROGRESSIVES}
    assert allowed.names == PROGRESSIVES
    assert not allowed.operator_may_supply
    assert {row.hand for row in straight_flush.values()} == {"straight flush"}
    assert isinstance(straight_flush["OLD-10PCT"].pays, MeterShare)
    assert straight_flush["OLD-5000"].pays == FixedAward(amount_cents=Cents(500_000))


@clause("sd-15.05.21.f.p1")
@ruling("R28", "R29")
def test_the_linked_progressive_keeps_the_stake_and_scales_with_the_wager() -> None:
    """No row is paid "to 1", and envy grows with the wager from the printed $1 and $5."""
    for name, wager, envy in (("PMG-01", 100, ("$1,000", "$300")), ("PMG-02", 500, ("$5,000", "$1,500"))):
        table = _table("progressive", name)
        assert (table.wager, table.amounts_scale) == (wager, True)
        assert not [row.hand for row in table.rows if isinstance(row.pays, ToOdds)]
        assert [str(bonus.pays) for row in table.rows for bonus in row.envy] == [f"{amount} envy" for amount in envy]


@clause("sd-15.05.p1")
@ruling("R20")
def test_chips_may_be_bought_during_a_round() -> None:
    """The rule of table stakes does not hold here."""
    assert _rules().rebuy_during_round


@clause("sd-15.05.p2")
@ruling("R21")
def test_ante_bet_and_progressive_together_stay_within_100_dollars() -> None:
    """The limit is reckoned when the ante is made: three antes, because the bet is two, and the progressive."""
    (limit,) = _rules().limits
    assert limit.wagers == {"ante": 3, "progressive": 1}
    assert limit.max == Cents(10_000)


@ruling("R40", "R41", "R43", "R48")
def test_what_follows_each_irregularity() -> None:
    """A wrong count kills a player's hand or, at the dealer's, leaves the progressive alone in play."""
    follows = {irregularity.kind.value: irregularity.consequence.value for irregularity in _rules().irregularities}
    assert follows == {
        "a card is exposed in the deal": "the card is turned over and the deal goes on",
        "one card is found face up in the deck": "the card is turned over and the deal goes on",
        "more than one card is found face up in the deck": "the card is turned over and the deal goes on",
        "a card is drawn in error unseen": "the card is used as the next card",
        "a player has a wrong number of cards": "that player's hand is dead and his wagers go back",
        "the dealer has a wrong number of cards": "antes and bets go back and only the progressive is played",
        "the deck is not fifty-two cards": "the round is void, every wager goes back and the deck leaves the table",
        "the shuffling device jams": "the cards are shuffled again",
        "the dealing shoe jams in a round": "the round is void and every wager goes back",
        "a player leaves the table in a round": "that player loses every wager of the round",
    }


@ruling("R51")
def test_both_deals_give_five_cards_and_show_one_of_the_dealers() -> None:
    """By hand and in packets every place gets five cards, and the dealer's fifth alone lies face up."""
    for script in _game().deal:
        dealt = {place: _cards_to(place, script.steps) for place in ("players", "dealer")}
        assert dealt == {"players": [False] * 5, "dealer": [False, False, False, False, True]}
    by_hand = next(script for script in _game().deal if script.procedure == "rotation")
    assert by_hand.steps[0].manner is Manner.ROTATION
    assert {script.procedure for script in _game().deal} == set(_rules().dealing)


def _cards_to(place: str, steps: tuple[DealStep, ...]) -> list[bool]:
    """Whether each card to a place lies face up, in the order dealt."""
    return [number in step.face_up for step in steps if place in step.to for number in range(1, step.cards + 1)]


def _against_dealer(wager: str) -> AgainstDealer:
    settles = _wager(wager).settles
    assert isinstance(settles, AgainstDealer)
    return settles
