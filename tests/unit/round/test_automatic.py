"""What a dealer without hands does next, at every moment of a round."""

from __future__ import annotations

from typing import Final

from fifthstreet.games import catalogue
from fifthstreet.round import Phase, Round
from fifthstreet.round.automatic import FLOORPERSON, dealers_next
from fifthstreet.round.carrying import Carried
from fifthstreet.round.commands import (
    Claim,
    Close,
    CountStub,
    Deal,
    DecideReport,
    Pay,
    Report,
    Reveal,
    Settle,
    Shuffle,
    Verify,
)
from fifthstreet.round.dealing import whole_deck
from fifthstreet.round.text import Replayed, parse_round, replay
from fifthstreet.rules.jurisdictions import IrregularityKind

TEXT: Final = """\
round mississippi-stud in maryland
table base_game base
table progressive A
limit ante $5 to $100
link $1
tier meter seed $10,000 reset $10,000 rate 10% now $20,000
stub count due
seat 1 Ann
1 ante $10
1 progressive $1
cards 1: 9h 8h
cards community: Qh Jh Th
no more bets
1 bet $10
1 bet $10
1 bet $10
"""


def replayed() -> Replayed:
    """A round with a progressive win and a stub that is to be counted."""
    return replay(parse_round(TEXT), catalogue.rulebook(), catalogue.steps)


def test_each_step_is_done_as_soon_as_it_is_due() -> None:
    """Shuffle, deal, count, reveal three times, settle, pay, mark, verify, pay, close; a floorperson verifies."""
    done = [
        command for command in replayed().commands if not type(command).__name__.startswith(("Sit", "Place", "Choose"))
    ]

    assert [type(command) for command in done[1:]] == [
        Shuffle,
        Deal,
        CountStub,
        Reveal,
        Reveal,
        Reveal,
        Settle,
        Pay,
        Claim,
        Verify,
        Pay,
        Close,
    ]
    assert Verify(position=1, supervisor=FLOORPERSON) in done


def test_nobody_deals_while_the_wagers_are_open_or_somebody_is_asked() -> None:
    """The dealer waits for the call, for every choice, and once the round is over."""
    states: dict[Phase, Round] = {}
    for state in replayed().states:
        states[state.phase] = state

    for phase in (Phase.BETTING, Phase.CHOOSING, Phase.CLOSED):
        assert dealers_next(states[phase], (), None) is None


def test_nothing_is_done_while_a_report_waits() -> None:
    """Who deals stops until the supervisor has decided, and then goes on."""
    round_ = replayed()
    carried = Carried(round_.terms, round_.before)
    for command in round_.commands[: [type(one) for one in round_.commands].index(Deal) + 1]:
        assert carried.do(command) is None
    assert dealers_next(carried.state, whole_deck(round_.terms), carried.meters) is None

    assert carried.do(Report(kind=IrregularityKind.COMMUNITY_WRONG_COUNT)) is None
    assert dealers_next(carried.state, (), carried.meters) is None

    assert carried.do(DecideReport(upheld=True, supervisor="Gil")) is None
    assert dealers_next(carried.state, (), carried.meters) == Close()
