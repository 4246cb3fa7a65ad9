"""Every mistake is named by its kind, and of several the one that stands first."""

from __future__ import annotations

from typing import Final, NamedTuple

import pytest

from fifthstreet.cards import DECK, Card
from fifthstreet.money import Cents, MicroCents
from fifthstreet.round import AnyCommand, Choice, Refusal, RefusalKind, Round, Shuffling, decide, new_round
from fifthstreet.round.commands import (
    Choose,
    Claim,
    Close,
    CloseBets,
    CountStub,
    Cut,
    Deal,
    DecideReport,
    Leave,
    Pay,
    PlaceTip,
    PlaceWager,
    Recut,
    Report,
    Reveal,
    Settle,
    Show,
    Shuffle,
    Sit,
    Verify,
    WithdrawWager,
)
from fifthstreet.round.refusals import ORDER, first_of, refusal
from fifthstreet.rules.jurisdictions import IrregularityKind
from tests.unit.round.dealt import ANTE, after, dealt, deck_with, seated, terms_for

MISSISSIPPI: Final = terms_for("mississippi-stud", "south-dakota")
ULTIMATE: Final = terms_for("ultimate-texas-holdem", "south-dakota")
CARIBBEAN: Final = terms_for("caribbean-stud", "south-dakota")
DOLLAR: Final = Cents(1_00)
BETS: Final = {1: {"ante": ANTE, "progressive": DOLLAR}, 2: {"ante": ANTE}}
ROYAL: Final[dict[str, str]] = {"1": "As Ks", "2": "2c 7d", "community": "Qs Js Ts"}
METER: Final = {"meter": MicroCents(10**12)}


def streets(state: Round) -> Round:
    """Ann bets on every street and Bob folds; the settlement begins."""
    state = after(state, Choose(position=1, choice=Choice.BET, amount=ANTE), Choose(position=2, choice=Choice.FOLD))
    for _ in range(2):
        state = after(state, Reveal(), Choose(position=1, choice=Choice.BET, amount=ANTE))
    return after(state, Reveal(), Settle())


EMPTY: Final = new_round(MISSISSIPPI)
SEATED: Final = seated(MISSISSIPPI, {1: {}, 2: {}})
BET: Final = seated(MISSISSIPPI, BETS)
CLOSED: Final = after(BET, CloseBets())
SHUFFLED: Final = after(CLOSED, Shuffle(deck=deck_with(MISSISSIPPI, (1, 2), ROYAL)))
CUT_ONCE: Final = after(CLOSED, Shuffle(deck=DECK, by=Shuffling.BY_HAND), Cut(cards=20))
COUNT_DUE: Final = dealt(MISSISSIPPI, BETS, ROYAL, count_due=True)
DEALT: Final = dealt(MISSISSIPPI, BETS, ROYAL)
REPORTED: Final = after(DEALT, Report(kind=IrregularityKind.DEALING_SHOE_JAMS))
SETTLING: Final = streets(DEALT)
CLAIMED: Final = after(SETTLING, Claim(position=1))
VERIFIED: Final = after(CLAIMED, Verify(position=1, supervisor="Sue"))
AT_THE_METER: Final = after(CLAIMED, Pay())
READABLE: Final = after(VERIFIED, Pay())
SETTLED: Final = after(VERIFIED, Pay(meters=METER))
BLIND_ALONE: Final = after(
    seated(ULTIMATE, {1: {"ante": ANTE, "blind": ANTE}, 2: {"ante": ANTE}}),
    PlaceWager(position=1, wager="ante", amount=Cents(15_00)),
)
UNEQUAL: Final = after(BLIND_ALONE, PlaceWager(position=2, wager="blind", amount=ANTE))
LARGE_TIP: Final = after(
    seated(CARIBBEAN, {1: {"ante": ANTE}}),
    PlaceTip(position=1, wager="ante", amount=ANTE),
    PlaceWager(position=1, wager="ante", amount=Cents(5_00)),
)


class Mistake(NamedTuple):
    """A command that makes a mistake; where it makes another besides, the same with the first one mended."""

    kind: RefusalKind
    state: Round
    command: AnyCommand
    mended: tuple[Round, AnyCommand, RefusalKind] | None = None


MISTAKES: Final = (
    Mistake(RefusalKind.ROUND_OVER, after(SETTLED, Close()), Deal(), (SETTLED, Deal(), RefusalKind.NOT_NOW)),
    Mistake(
        RefusalKind.REPORT_WAITS,
        REPORTED,
        Deal(),
        (after(REPORTED, DecideReport(upheld=False, supervisor="Sue")), Deal(), RefusalKind.NOT_NOW),
    ),
    Mistake(
        RefusalKind.NOT_NOW,
        CLOSED,
        Choose(position=9, choice=Choice.FOLD),
        (COUNT_DUE, Choose(position=9, choice=Choice.FOLD), RefusalKind.STUB_COUNT_DUE),
    ),
    Mistake(
        RefusalKind.NOT_NOW,
        SHUFFLED,
        Report(kind=IrregularityKind.DEALER_WRONG_COUNT, position=9),
        (
            DEALT,
            Report(kind=IrregularityKind.DEALER_WRONG_COUNT, position=9),
            RefusalKind.UNKNOWN_IRREGULARITY,
        ),
    ),
    Mistake(
        RefusalKind.STUB_COUNT_DUE,
        COUNT_DUE,
        Choose(position=9, choice=Choice.FOLD),
        (DEALT, Choose(position=9, choice=Choice.FOLD), RefusalKind.NOT_IN_PLAY),
    ),
    Mistake(
        RefusalKind.NO_REPORT,
        DEALT,
        DecideReport(upheld=True, supervisor=" "),
        (REPORTED, DecideReport(upheld=True, supervisor=" "), RefusalKind.NAME),
    ),
    Mistake(
        RefusalKind.UNKNOWN_IRREGULARITY,
        DEALT,
        Report(kind=IrregularityKind.CONDUCT, position=9),
        (DEALT, Report(kind=IrregularityKind.ABANDONED, position=9), RefusalKind.NOT_IN_PLAY),
    ),
    Mistake(
        RefusalKind.NO_SUCH_POSITION,
        SEATED,
        Sit(position=9, player=""),
        (SEATED, Sit(position=1, player=""), RefusalKind.POSITION_TAKEN),
    ),
    Mistake(
        RefusalKind.POSITION_TAKEN,
        SEATED,
        Sit(position=1, player="Bob"),
        (SEATED, Sit(position=3, player="Bob"), RefusalKind.TOO_MANY_POSITIONS),
    ),
    Mistake(
        RefusalKind.POSITION_TAKEN,
        SEATED,
        Sit(position=1, player=""),
        (SEATED, Sit(position=3, player=""), RefusalKind.NAME),
    ),
    Mistake(
        RefusalKind.POSITION_EMPTY,
        SEATED,
        PlaceWager(position=3, wager="faro", amount=DOLLAR),
        (SEATED, PlaceWager(position=1, wager="faro", amount=DOLLAR), RefusalKind.NOT_OFFERED),
    ),
    Mistake(RefusalKind.TOO_MANY_POSITIONS, SEATED, Sit(position=3, player="Bob")),
    Mistake(RefusalKind.WAGERS_LIE_THERE, BET, Leave(position=1)),
    Mistake(
        RefusalKind.NOT_OFFERED,
        SEATED,
        PlaceWager(position=1, wager="faro", amount=DOLLAR),
        (SEATED, PlaceWager(position=1, wager="third_street", amount=DOLLAR), RefusalKind.NOT_AN_OPENING_WAGER),
    ),
    Mistake(
        RefusalKind.NOT_AN_OPENING_WAGER,
        SEATED,
        PlaceWager(position=1, wager="third_street", amount=DOLLAR),
        (SEATED, PlaceWager(position=1, wager="ante", amount=DOLLAR), RefusalKind.AMOUNT),
    ),
    Mistake(
        RefusalKind.NO_TIP,
        SEATED,
        PlaceTip(position=1, wager="progressive", amount=Cents(1)),
        (SEATED, PlaceTip(position=1, wager="ante", amount=Cents(1)), RefusalKind.NO_WAGER),
    ),
    Mistake(
        RefusalKind.NO_WAGER,
        SEATED,
        PlaceTip(position=1, wager="ante", amount=Cents(1)),
        (BET, PlaceTip(position=1, wager="ante", amount=Cents(1)), RefusalKind.TIP_AMOUNT),
    ),
    Mistake(
        RefusalKind.NOBODY_BETS,
        SEATED,
        CloseBets(lamps=(2,)),
        (after(BET, WithdrawWager(position=1, wager="ante")), CloseBets(lamps=(2,)), RefusalKind.WAGER_MISSING),
    ),
    Mistake(
        RefusalKind.WAGER_MISSING,
        BLIND_ALONE,
        CloseBets(lamps=(2,)),
        (UNEQUAL, CloseBets(lamps=(2,)), RefusalKind.UNEQUAL),
    ),
    Mistake(
        RefusalKind.UNEQUAL,
        UNEQUAL,
        CloseBets(lamps=(2,)),
        (
            after(UNEQUAL, PlaceWager(position=1, wager="ante", amount=ANTE)),
            CloseBets(lamps=(2,)),
            RefusalKind.LAMPS_DISAGREE,
        ),
    ),
    Mistake(RefusalKind.AMOUNT, SEATED, PlaceWager(position=1, wager="ante", amount=DOLLAR)),
    Mistake(
        RefusalKind.TIP_AMOUNT,
        LARGE_TIP,
        CloseBets(lamps=(1,)),
        (
            after(LARGE_TIP, PlaceWager(position=1, wager="ante", amount=ANTE)),
            CloseBets(lamps=(1,)),
            RefusalKind.LAMPS_DISAGREE,
        ),
    ),
    Mistake(RefusalKind.LAMPS_DISAGREE, BET, CloseBets(lamps=(2,))),
    Mistake(RefusalKind.DECK, CLOSED, Shuffle(deck=DECK[1:])),
    Mistake(
        RefusalKind.CUT,
        CUT_ONCE,
        Recut(cards=0, floorperson=""),
        (CUT_ONCE, Recut(cards=20, floorperson=""), RefusalKind.NAME),
    ),
    Mistake(RefusalKind.DEAL_COUNT, SHUFFLED, Deal(cards=0)),
    Mistake(RefusalKind.STUB_COUNT, DEALT, CountStub(cards=53)),
    Mistake(
        RefusalKind.NOT_IN_PLAY,
        DEALT,
        Choose(position=3, choice=Choice.SPLIT),
        (DEALT, Choose(position=2, choice=Choice.SPLIT), RefusalKind.NOT_ITS_TURN),
    ),
    Mistake(
        RefusalKind.NOT_ITS_TURN,
        DEALT,
        Choose(position=2, choice=Choice.SPLIT),
        (DEALT, Choose(position=1, choice=Choice.SPLIT), RefusalKind.NO_SUCH_CHOICE),
    ),
    Mistake(
        RefusalKind.NO_SUCH_CHOICE,
        DEALT,
        Choose(position=1, choice=Choice.SPLIT, amount=DOLLAR),
        (DEALT, Choose(position=1, choice=Choice.FOLD, amount=DOLLAR), RefusalKind.CHOICE_AMOUNT),
    ),
    Mistake(
        RefusalKind.CHOICE_AMOUNT,
        DEALT,
        Choose(position=1, choice=Choice.FOLD, amount=DOLLAR, cards=(Card.ACE_OF_SPADES,)),
        (DEALT, Choose(position=1, choice=Choice.FOLD, cards=(Card.ACE_OF_SPADES,)), RefusalKind.CHOICE_CARDS),
    ),
    Mistake(RefusalKind.CHOICE_CARDS, DEALT, Choose(position=1, choice=Choice.FOLD, cards=(Card.ACE_OF_SPADES,))),
    Mistake(
        RefusalKind.NO_PROGRESSIVE_WIN,
        SETTLING,
        Verify(position=2, supervisor=""),
        (SETTLING, Verify(position=1, supervisor=""), RefusalKind.NOT_CLAIMED),
    ),
    Mistake(
        RefusalKind.NOT_CLAIMED,
        SETTLING,
        Verify(position=1, supervisor=""),
        (CLAIMED, Verify(position=1, supervisor=""), RefusalKind.NAME),
    ),
    Mistake(
        RefusalKind.ALREADY_VERIFIED,
        VERIFIED,
        Verify(position=1, supervisor=""),
        (CLAIMED, Verify(position=1, supervisor=""), RefusalKind.NAME),
    ),
    Mistake(RefusalKind.NOT_VERIFIED, AT_THE_METER, Pay(), (READABLE, Pay(), RefusalKind.METER_UNKNOWN)),
    Mistake(RefusalKind.METER_UNKNOWN, READABLE, Pay()),
    Mistake(RefusalKind.NOTHING_TO_SHOW, SETTLED, Show(position=1)),
    Mistake(RefusalKind.NAME, EMPTY, Sit(position=1, player=" ")),
)


def kind_of(state: Round, command: AnyCommand) -> RefusalKind:
    """Why a command is refused, and that it is."""
    answer = decide(state, command)
    assert isinstance(answer, Refusal), f"{command} is carried out"
    return answer.kind


@pytest.mark.parametrize("mistake", MISTAKES, ids=lambda mistake: mistake.kind.name)
def test_the_first_mistake_is_named(mistake: Mistake) -> None:
    """A command that makes two mistakes is refused for the one that stands first, and once mended for the other."""
    assert kind_of(mistake.state, mistake.command) is mistake.kind
    if mistake.mended is not None:
        state, command, later = mistake.mended
        assert kind_of(state, command) is later
        assert ORDER[mistake.kind] < ORDER[later]


def test_every_kind_of_mistake_can_be_made() -> None:
    """The table walks the kinds from the first to the last and leaves none out."""
    walked = list(dict.fromkeys(mistake.kind for mistake in MISTAKES))

    assert walked == list(RefusalKind)


def test_of_several_refusals_the_first_kind_is_named() -> None:
    """Among refusals of one kind the first stands; where there is none, nothing is refused."""
    later, early, same = (
        refusal(kind, f"{number}.")
        for number, kind in enumerate((RefusalKind.LAMPS_DISAGREE, RefusalKind.UNEQUAL, RefusalKind.UNEQUAL))
    )

    assert first_of((later, early, same)) is early
    assert first_of(()) is None
