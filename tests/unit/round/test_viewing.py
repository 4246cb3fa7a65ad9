"""What each viewer sees of a round: his own cards, what lies open, and what he may do; nothing else."""

from __future__ import annotations

from typing import Final

import msgspec
import pytest

from fifthstreet.cards import Card
from fifthstreet.money import Cents
from fifthstreet.round import (
    AN_AUDITOR,
    AN_ONLOOKER,
    THE_DEALER,
    Choice,
    Phase,
    Round,
    View,
    Viewer,
    player_named,
    view,
)
from fifthstreet.round.commands import (
    Choose,
    Close,
    CloseBets,
    Deal,
    Pay,
    Report,
    Reveal,
    Settle,
    Show,
    Shuffle,
    VoidRound,
)
from fifthstreet.round.events import CardExposed
from fifthstreet.round.evolving import evolve
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.proofs import clause, ruling
from tests.unit.round.dealt import ANTE, after, dealt, deck_with, seated, terms_for

MARYLAND: Final = terms_for("mississippi-stud", "maryland")
SOUTH_DAKOTA: Final = terms_for("mississippi-stud", "south-dakota")
SILVERADO: Final = terms_for("silverado-stud", "south-dakota")
CARIBBEAN: Final = terms_for("caribbean-stud", "south-dakota")
HOLDEM: Final = terms_for("texas-holdem-bonus", "south-dakota")
FLOP: Final = {"discards": "2c", "community": "As Ks Qs"}
FLOP_BET: Final = Choose(position=1, choice=Choice.BET, amount=Cents(2 * ANTE))
DOLLAR: Final = Cents(1_00)
TWO: Final = {1: {"ante": ANTE}, 2: {"ante": ANTE}}
CARDS: Final = {"1": "As Ks", "2": "2c 7d", "community": "Qs Js 9h"}
ANN, BOB = player_named("Ann"), player_named("Bob")
FOLD, BET = Choice.FOLD, Choice.BET


def hands(state: Round, viewer: Viewer) -> list[str]:
    """The cards of every position as a viewer sees them."""
    return [" ".join(seat.cards) for seat in view(state, viewer).seats]


def to_the_end(state: Round) -> Round:
    """Ann folds, Bob bets on every street, and everything is paid."""
    state = after(state, Choose(position=1, choice=FOLD))
    for _ in range(3):
        state = after(state, Choose(position=2, choice=BET, amount=ANTE), Reveal())
    return after(state, Settle(), Pay())


def test_a_player_sees_his_own_cards_alone() -> None:
    """Ann sees hers and Bob his; the dealer, who handles them, and everybody else see neither."""
    state = dealt(SOUTH_DAKOTA, TWO, CARDS)

    assert hands(state, ANN) == ["As Ks", "?? ??"]
    assert hands(state, BOB) == ["?? ??", "2c 7d"]
    for viewer in (THE_DEALER, AN_ONLOOKER, AN_AUDITOR, player_named("Zoe"), player_named("")):
        assert hands(state, viewer) == ["?? ??", "?? ??"]
        assert view(state, viewer).places == {"community": ("??", "??", "??")}


@clause("md-11.C", "md-11.E", "md-11.G")
def test_community_cards_are_seen_as_they_are_turned_over() -> None:
    """After each street one more of them lies open, for everybody."""
    state = dealt(SOUTH_DAKOTA, TWO, CARDS)
    seen = []
    for _ in range(3):
        state = after(state, Choose(position=1, choice=BET, amount=ANTE), Choose(position=2, choice=BET, amount=ANTE))
        state = after(state, Reveal())
        seen.append(" ".join(view(state, AN_ONLOOKER).places["community"]))

    assert seen == ["Qs ?? ??", "Qs Js ??", "Qs Js 9h"]


@clause("md-11.I")
def test_hands_are_opened_as_the_settlement_begins() -> None:
    """Bob, who stayed, shows his cards then; Ann, who folded, keeps hers closed until she is asked (R44)."""
    state = to_the_end(dealt(SOUTH_DAKOTA, TWO, CARDS))

    assert hands(state, AN_ONLOOKER) == ["?? ??", "2c 7d"]
    assert hands(after(state, Show(position=1)), AN_ONLOOKER) == ["As Ks", "2c 7d"]


@ruling("R22", "R44")
def test_a_folded_hand_is_opened_for_the_side_bet_that_it_decides() -> None:
    """A progressive that lives on after a fold opens the hand; one that is forfeited does not."""
    with_progressive = {1: {"ante": ANTE, "progressive": DOLLAR}, 2: {"ante": ANTE}}
    alive = to_the_end(dealt(SOUTH_DAKOTA, with_progressive, CARDS))
    forfeited = to_the_end(dealt(MARYLAND, with_progressive, CARDS))

    assert hands(alive, BOB) == ["As Ks", "2c 7d"]
    assert hands(forfeited, BOB) == ["?? ??", "2c 7d"]


def test_a_side_bet_on_the_community_cards_opens_no_hand() -> None:
    """The three card bonus of a folded hand is settled without its cards; the six card bonus is not."""
    three = {1: {"ante": ANTE, "three_card_bonus": DOLLAR}, 2: {"ante": ANTE}}
    six = {1: {"ante": ANTE, "three_card_bonus": DOLLAR, "six_card_bonus": DOLLAR}, 2: {"ante": ANTE}}

    assert hands(to_the_end(dealt(MARYLAND, three, CARDS)), BOB) == ["?? ??", "2c 7d"]
    assert hands(to_the_end(dealt(MARYLAND, six, CARDS)), BOB) == ["As Ks", "2c 7d"]


@ruling("R24")
def test_cover_all_opens_every_hand() -> None:
    """Folded hands count towards the highest hand at the table, so they are opened where anybody bet on it."""
    state = dealt(MARYLAND, {1: {"ante": ANTE}, 2: {"ante": ANTE, "cover_all": DOLLAR}}, CARDS)

    assert hands(to_the_end(state), AN_ONLOOKER) == ["As Ks", "2c 7d"]


def test_a_void_leaves_hidden_cards_hidden() -> None:
    """Nobody's cards are opened when the wagers go back, and only an auditor reads them when the round is over."""
    state = after(dealt(SOUTH_DAKOTA, TWO, CARDS), VoidRound(supervisor="Sue", reason="the lights went out"))
    closed = after(state, Close())

    assert hands(state, AN_ONLOOKER) == hands(closed, THE_DEALER) == ["?? ??", "?? ??"]
    assert hands(state, AN_AUDITOR) == ["?? ??", "?? ??"]
    assert hands(closed, AN_AUDITOR) == ["As Ks", "2c 7d"]


def test_the_deck_is_an_auditors_after_the_round() -> None:
    """Everybody knows how many cards are left; which they are, an auditor learns once the round is closed."""
    state = to_the_end(dealt(SOUTH_DAKOTA, TWO, CARDS))
    closed = after(state, Close())

    assert {view(state, viewer).deck for viewer in (ANN, THE_DEALER, AN_ONLOOKER, AN_AUDITOR)} == {()}
    assert view(closed, THE_DEALER).deck == ()
    assert view(closed, AN_AUDITOR).deck == tuple(map(str, closed.deck))
    assert view(closed, ANN).deck_left == len(closed.deck) == 45


@clause("sd-15.05.9")
def test_a_card_dealt_face_up_is_seen() -> None:
    """The dealer's last card at Caribbean Stud lies open from the deal on, the other four until they are revealed."""
    state = dealt(CARIBBEAN, {1: {"ante": ANTE}}, {"dealer": "2c 3c 4c 5c Ah"})
    revealed = after(state, Choose(position=1, choice=BET, amount=Cents(2 * ANTE)), Reveal())

    assert view(state, ANN).places["dealer"] == ("??", "??", "??", "??", "Ah")
    assert view(revealed, ANN).places["dealer"] == ("2c", "3c", "4c", "5c", "Ah")


def test_burned_cards_stay_hidden() -> None:
    """Hold'em burns a card before the flop; the flop is seen and the burned card is not."""
    state = dealt(HOLDEM, {1: {"ante": ANTE}}, FLOP)
    shown = view(after(state, FLOP_BET, Reveal()), THE_DEALER)

    assert shown.places["discards"] == ("??",)
    assert shown.places["community"] == ("As", "Ks", "Qs")


@ruling("R40")
def test_a_card_seen_in_the_deck_stays_seen() -> None:
    """A card exposed before it is burned is known among the discards, and before that on the deck."""
    state = dealt(HOLDEM, {1: {"ante": ANTE}}, FLOP)
    state = after(state, Report(kind=IrregularityKind.CARD_EXPOSED))
    burned = after(state, FLOP_BET, Reveal())

    assert view(state, ANN).next_cards == {0: "2c"}
    assert view(burned, ANN).places["discards"] == ("2c",)
    assert view(burned, ANN).next_cards == {}


@ruling("R40")
def test_a_community_card_exposed_in_the_deck_is_seen() -> None:
    """The first card of the flop, seen early, lies under the one that is burned."""
    state = dealt(HOLDEM, {1: {"ante": ANTE}}, FLOP)
    state = after(state, Report(kind=IrregularityKind.COMMUNITY_CARD_EXPOSED))

    assert view(state, ANN).next_cards == {1: "As"}


@ruling("R40")
def test_a_community_card_exposed_where_it_lies_is_seen() -> None:
    """In South Dakota the card is turned over and the round goes on: everybody has seen it."""
    state = after(dealt(SOUTH_DAKOTA, TWO, CARDS), Report(kind=IrregularityKind.COMMUNITY_CARD_EXPOSED))

    assert view(state, ANN).places["community"] == ("Qs", "??", "??")


@clause("md-13.A")
def test_a_card_set_aside_was_seen() -> None:
    """The card found face up goes to the discards for everybody to know, and the shuffle that follows lacks it."""
    state = after(seated(MARYLAND, TWO), CloseBets())
    deck = deck_with(MARYLAND, (1, 2), {})
    state = after(state, Shuffle(deck=deck), Report(kind=IrregularityKind.CARD_FACE_UP))
    again = after(state, Shuffle(deck=tuple(reversed(deck[1:]))))

    assert view(state, ANN).places["discards"] == (str(deck[0]),)
    assert view(state, THE_DEALER).may[0].deck == 51
    assert len(again.deck) == 51
    assert deck[0] not in again.deck


def test_a_shuffle_and_a_cut_hide_what_was_seen_on_the_deck() -> None:
    """A card seen on top of the deck is lost to sight in another order, and two seen are not forgotten for one."""
    state = after(seated(SOUTH_DAKOTA, TWO), CloseBets(), Shuffle(deck=deck_with(SOUTH_DAKOTA, (1, 2), {})))
    both = after(state, Report(kind=IrregularityKind.CARDS_FACE_UP), Report(kind=IrregularityKind.CARD_EXPOSED))
    dealt_on = after(both, Deal(cards=1))

    assert len(view(both, ANN).next_cards) == 2
    assert len(view(dealt_on, ANN).next_cards) == 1
    assert view(after(both, Shuffle(deck=tuple(reversed(both.deck)))), ANN).next_cards == {}


LAID: Final = {"1": "9s 9d 9h 9c", "2": "2c 7d 8d 3h", "community": "Qs Js"}
BOTH: Final = {"five_card_bet": ANTE, "three_card_bet": ANTE}


def silverado() -> Round:
    """Ann holds four nines and may lay them down; Bob must split."""
    return dealt(SILVERADO, {1: BOTH, 2: BOTH}, LAID)


@ruling("R15")
def test_only_the_holder_is_told_that_he_may_lay_down() -> None:
    """What is open to Ann tells her cards, so nobody else is shown it."""
    state = silverado()

    assert [offer.choice for offer in view(state, ANN).may] == [Choice.SPLIT, Choice.LAY_DOWN]
    for viewer in (BOB, THE_DEALER, AN_ONLOOKER):
        assert Choice.LAY_DOWN not in {offer.choice for offer in view(state, viewer).may}


@ruling("R15")
def test_the_cards_kept_are_the_holders_until_his_hand_is_opened() -> None:
    """Which three cards Ann keeps together is hidden from Bob, even when one of her cards has been seen."""
    kept = (Card.NINE_OF_SPADES, Card.NINE_OF_HEARTS, Card.NINE_OF_CLUBS)
    state = after(silverado(), Choose(position=1, choice=Choice.SPLIT, cards=kept))
    state = evolve(state, CardExposed(place="1", number=0))

    assert view(state, ANN).seats[0].kept == ("9s", "9h", "9c")
    assert view(state, BOB).seats[0].kept == ("??", "??", "??")
    assert hands(state, BOB)[0] == "9s ?? ?? ??"


@clause("sd-15.09.5")
def test_a_hand_laid_down_lies_open() -> None:
    """Ann lays her four nines down at once, and everybody sees them."""
    state = after(silverado(), Choose(position=1, choice=Choice.LAY_DOWN))

    assert hands(state, BOB) == ["9s 9d 9h 9c", "2c 7d 8d 3h"]


def test_each_may_do_what_is_his() -> None:
    """Ann may choose, Bob may not before his turn, the dealer may let time run out, an onlooker may do nothing."""
    state = dealt(SOUTH_DAKOTA, TWO, CARDS)

    assert {offer.command for offer in view(state, ANN).may} == {"choose"}
    assert view(state, BOB).may == view(state, AN_ONLOOKER).may == view(state, AN_AUDITOR).may == ()
    assert "time out" in {offer.command for offer in view(state, THE_DEALER).may}
    assert view(state, BOB).asked == view(state, ANN).asked
    assert (state.turn, state.phase) == (1, Phase.CHOOSING)


def test_a_stranger_may_sit_where_it_is_free() -> None:
    """Zoe is offered the four positions that are left, and Ann, who has one, none."""
    state = seated(SOUTH_DAKOTA, TWO)

    assert [(offer.command, offer.position) for offer in view(state, player_named("Zoe")).may] == [
        ("sit", position) for position in (3, 4, 5, 6)
    ]
    assert {offer.position for offer in view(state, ANN).may} == {1}


@pytest.mark.parametrize("viewer", [ANN, THE_DEALER, AN_ONLOOKER, AN_AUDITOR], ids=lambda one: one.role.value)
def test_a_view_is_written_and_read_back(viewer: Viewer) -> None:
    """A view goes over a wire as JSON and comes out as it went in."""
    shown = view(to_the_end(dealt(SOUTH_DAKOTA, TWO, CARDS)), viewer)

    assert msgspec.json.decode(msgspec.json.encode(shown), type=View) == shown
