"""What an irregularity does to hands, wagers and lines at the moment at which it is found."""

from __future__ import annotations

from typing import Final

from fifthstreet.money import Cents
from fifthstreet.round import AN_ONLOOKER, Choice, Outcome, Phase, Refusal, RefusalKind, Round, decide, view
from fifthstreet.round.commands import (
    Choose,
    Claim,
    CloseBets,
    Deal,
    DecideReport,
    Pay,
    PlaceWager,
    Report,
    Reveal,
    Settle,
    Shuffle,
    Sit,
    Verify,
)
from fifthstreet.round.state import Standing
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.proofs import clause, ruling
from tests.unit.round.dealt import ANTE, after, dealt, deck_with, seated, terms_for

CARIBBEAN: Final = terms_for("caribbean-stud", "south-dakota")
THREE_CARD: Final = terms_for("three-card-poker", "south-dakota")
DOLLAR: Final = Cents(1_00)
UPHELD: Final = DecideReport(upheld=True, supervisor="Sue")
WRONG_COUNT_AT_ONE: Final = Report(kind=IrregularityKind.PLAYER_WRONG_COUNT, position=1)
WRONG_COUNT_AT_TWO: Final = Report(kind=IrregularityKind.PLAYER_WRONG_COUNT, position=2)


def settling() -> Round:
    """Ann at position 1 holds a royal flush with the progressive wager, Bob at 2 a pair; the settlement begins."""
    wagers = {1: {"ante": ANTE, "progressive": DOLLAR}, 2: {"ante": ANTE}}
    cards = {"1": "As Ks Qs Js Ts", "2": "2c 2d 7h 8h 9c", "dealer": "Ac Kc 4d 5d 6h"}
    state = dealt(CARIBBEAN, wagers, cards)
    for position in (1, 2):
        state = after(state, Choose(position=position, choice=Choice.BET, amount=Cents(2 * ANTE)))
    return after(state, Reveal(), Settle())


@clause("sd-15.05.10")
@ruling("R41")
def test_a_wrong_count_found_in_the_settlement_kills_the_hand_all_the_same() -> None:
    """Ann's hand is counted when it is opened: her wagers go back, her mark is gone, and Bob's lines stand."""
    before = after(settling(), Claim(position=1), Verify(position=1, supervisor="Sue"))
    state = after(before, WRONG_COUNT_AT_ONE, UPHELD)

    assert state.seats[1].standing is Standing.DEAD
    assert {line.outcome for line in state.lines if line.position == 1} == {Outcome.RETURNED}
    assert [line for line in state.lines if line.position == 2] == [line for line in before.lines if line.position == 2]
    assert (state.claimed, state.verified) == ((), ())
    assert view(state, AN_ONLOOKER).seats[0].cards == ("As", "Ks", "Qs", "Js", "Ts")
    assert after(state, Pay()).phase is Phase.SETTLED


@ruling("R41")
def test_a_hand_that_is_paid_is_not_dead_any_more() -> None:
    """Bob, at the dealer's right, is paid while Ann's win waits; his cards are gone when his count is doubted."""
    state = after(settling(), Pay())
    answer = decide(state, WRONG_COUNT_AT_TWO)

    assert state.paid == 4
    assert isinstance(answer, Refusal)
    assert answer.kind is RefusalKind.NOT_IN_PLAY
    assert answer.sentence == "Wagers of position 2 are paid already; its hand can no longer be dead."


@clause("md-7.C.2")
@ruling("R43")
def test_a_player_who_leaves_loses_the_wagers_of_all_his_positions() -> None:
    """Ann plays positions 1 and 3; when she leaves, both are forfeited and the turn passes to Bob."""
    state = after(seated(THREE_CARD, {1: {"ante": ANTE}, 2: {"ante": ANTE}}), Sit(position=3, player="Ann"))
    state = after(state, PlaceWager(position=3, wager="ante", amount=ANTE), CloseBets())
    state = after(state, Shuffle(deck=deck_with(THREE_CARD, (1, 2, 3), {})), Deal())
    state = after(state, Report(kind=IrregularityKind.ABANDONED, position=1), UPHELD)

    assert [seat.standing for seat in state.seats.values()] == [Standing.FORFEITED, Standing.IN, Standing.FORFEITED]
    assert (state.turn, state.phase) == (2, Phase.CHOOSING)
