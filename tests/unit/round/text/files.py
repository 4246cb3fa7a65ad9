"""Files that a writer of rounds might write, drawn at random, and a few that tests change in one place."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, TypeVar

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from fifthstreet.cards import DECK
from fifthstreet.games import catalogue
from fifthstreet.money import BasisPoints, Cents, Envy, FixedAward, ForOdds, Loses, MeterShare, MicroCents, Push, ToOdds
from fifthstreet.round import Choice, Outcome, Shuffling
from fifthstreet.round import commands as asked
from fifthstreet.round.text import (
    AfterLine,
    CardsLine,
    CommandLine,
    DeckLine,
    ExpectedLine,
    LimitLine,
    LinkLine,
    OwnTable,
    ReadsLine,
    Replayed,
    ReserveLine,
    RoundFile,
    RoundFileError,
    Seated,
    SettingLine,
    ShuffleLine,
    TableLine,
    TierLine,
    parse_round,
    replay,
)
from fifthstreet.round.text.course import COURSE, is_dealers
from fifthstreet.round.text.file import AMOUNT_MOST, CourseLine
from fifthstreet.round.text.heading import HEADING
from fifthstreet.rules.jurisdictions import IrregularityKind
from fifthstreet.rules.paytables import PaytableRow
from fifthstreet.rules.submissions import PostedLimit

T = TypeVar("T")

REFERENCE: Final = Path(__file__).parents[4] / "docs" / "reference" / "round.md"


def example() -> str:
    """The round that the reference shows."""
    found = re.search(r"```text\n(round.*?)```", REFERENCE.read_text("utf-8"), re.DOTALL)
    assert found is not None, "the reference shows a round"
    return found.group(1)


HEADING_LINES: Final = """\
round mississippi-stud in maryland
table base_game base
limit ante $5 to $100
"""

LINKED: Final = """\
round mississippi-stud in maryland
table base_game base
table progressive A
limit ante $5 to $100
link $1
tier meter seed $10,000 reset $10,000 rate 5% now $12,000.50
reserve rate 2% now $300
"""


def dealt(text: str) -> Replayed:
    """A file's round, carried out."""
    return replay(parse_round(text), catalogue.rulebook(), catalogue.steps)


def refused(text: str) -> tuple[str, ...]:
    """What is wrong with a file that cannot be read or followed."""
    try:
        dealt(text)
    except RoundFileError as error:
        return error.defects
    return ()


AMOUNTS: Final = st.integers(0, AMOUNT_MOST).map(Cents)
SHOWN: Final = st.integers(0, AMOUNT_MOST * 10**6).map(MicroCents)
RATES: Final = st.integers(0, 10_000).map(BasisPoints)
NUMBERS: Final = st.integers(0, 9_999)
WORDS: Final = st.from_regex(r"[a-z][a-z0-9_-]{0,8}", fullmatch=True)
SAID: Final = {word for choice in Choice for word in choice.value.split()} | {"times", "tip", "withdraw", "because"}
NAMES: Final = WORDS.filter(lambda word: word not in SAID | {"dealing", "seats", "hands", "reserve", "expect"})
TEXTS: Final = st.lists(st.from_regex(r"[A-Za-zÀ-ž♠0-9.,'$-][^\W_]{0,6}", fullmatch=True), min_size=1, max_size=4).map(
    " ".join
)
PEOPLE: Final = TEXTS.filter(lambda text: "because" not in text.split())
CARDS: Final = st.lists(st.sampled_from(DECK), min_size=1, max_size=9).map(tuple)
TIERS: Final = st.sampled_from(("meter", "major", "minor", "mini"))
ODDS: Final = st.integers(1, 1_000_000)
PAYOUTS: Final = st.one_of(
    st.builds(ToOdds, winnings=ODDS, stake=ODDS),
    st.builds(ForOdds, amount=ODDS, stake=ODDS),
    st.just(Push()),
    st.just(Loses()),
    st.builds(MeterShare, share=st.integers(1, 10_000).map(BasisPoints), tier=TIERS),
    st.builds(FixedAward, amount_cents=st.integers(1, AMOUNT_MOST).map(Cents)),
)
SETTINGS: Final = st.one_of(
    st.booleans(),
    st.integers(0, 999_999_999),
    TEXTS.filter(lambda text: text.lower() not in ("true", "false") and not text.isdigit()),
)
HANDS: Final = st.sampled_from(("royal flush", "three of a kind", "8 or more cards", "jacks or better"))


def unique(line: SearchStrategy[T], *fields: str) -> SearchStrategy[tuple[T, ...]]:
    """Lines of which no two agree in a field."""
    keys = tuple((lambda one, field=field: getattr(one, field)) for field in fields)
    return st.lists(line, max_size=4, unique_by=keys).map(tuple)


def choices() -> SearchStrategy[asked.Choose]:
    """Whatever a player may choose, with the amount or the cards that belong to it."""
    spot = {"position": NUMBERS, "hand": st.integers(1, 4)}
    amount = dict.fromkeys((Choice.BET, Choice.INSURE), AMOUNTS)
    return st.sampled_from(Choice).flatmap(
        lambda choice: st.builds(
            asked.Choose,
            **spot,
            choice=st.just(choice),
            amount=amount.get(choice, st.none()),
            cards=st.one_of(st.just(()), CARDS) if choice is Choice.SPLIT else st.just(()),
        )
    )


COMMANDS: Final = st.one_of(
    st.builds(asked.Sit, position=NUMBERS, player=TEXTS),
    st.builds(asked.Leave, position=NUMBERS),
    st.builds(asked.PlaceWager, position=NUMBERS, wager=NAMES, amount=AMOUNTS),
    st.builds(asked.WithdrawWager, position=NUMBERS, wager=NAMES),
    st.builds(asked.PlaceTip, position=NUMBERS, wager=NAMES, amount=AMOUNTS),
    st.builds(asked.WithdrawTip, position=NUMBERS, wager=NAMES),
    st.builds(asked.CloseBets, lamps=st.one_of(st.none(), st.lists(NUMBERS, max_size=3).map(tuple))),
    choices(),
    st.builds(asked.TimeOut, position=NUMBERS, hand=st.integers(1, 4)),
    st.builds(asked.Report, kind=st.sampled_from(IrregularityKind), position=st.one_of(st.none(), NUMBERS)),
    st.builds(asked.DecideReport, upheld=st.booleans(), supervisor=TEXTS),
    st.builds(asked.VoidRound, supervisor=PEOPLE, reason=TEXTS),
    st.builds(asked.Cut, cards=NUMBERS),
    st.builds(asked.Recut, cards=NUMBERS, floorperson=TEXTS),
    st.builds(asked.Deal, cards=st.one_of(st.none(), NUMBERS)),
    st.builds(asked.CountStub, cards=NUMBERS),
    st.just(asked.Reveal()),
    st.just(asked.Settle()),
    st.builds(asked.Claim, position=NUMBERS, claimed=st.booleans()),
    st.builds(asked.Verify, position=NUMBERS, supervisor=TEXTS),
    st.just(asked.Pay()),
    st.builds(asked.Show, position=NUMBERS),
    st.just(asked.Close()),
)
PLACES: Final = st.one_of(NUMBERS.map(str), st.sampled_from(("community", "dealer", "box", "next")))
LINES: Final = st.one_of(
    st.builds(CommandLine, command=COMMANDS),
    st.builds(ShuffleLine, by=st.sampled_from(Shuffling)),
    st.builds(ReadsLine, tier=st.one_of(NAMES, st.just("reserve")), shows=SHOWN),
)


@st.composite
def courses(draw: st.DrawFn, *, by_hand: bool) -> tuple[CourseLine, ...]:
    """Lines in any order, the cards of no place named twice."""
    lines: list[CourseLine] = draw(st.lists(LINES, max_size=12))
    if not by_hand:
        lines = [line for line in lines if not is_dealers(line)]
    if draw(st.booleans()):
        lines += draw(unique(st.builds(CardsLine, place=PLACES, cards=CARDS), "place"))
    elif draw(st.booleans()):
        lines.insert(0, DeckLine(cards=draw(CARDS)))
    return tuple(lines)


def expected_lines() -> SearchStrategy[ExpectedLine]:
    """Any line that may be expected."""
    names = st.one_of(NAMES, NAMES.map("tip/{}".format), NUMBERS.map("envy/{}".format))
    common = {"position": NUMBERS, "hand": st.integers(1, 4), "name": names, "stake": AMOUNTS}
    paid = st.sampled_from((Outcome.WINS, Outcome.TAKES))
    at = st.one_of(st.none(), PAYOUTS, st.builds(Envy, amount_cents=st.integers(1, AMOUNT_MOST).map(Cents)))
    rest = st.sampled_from((Outcome.PUSHES, Outcome.LOSES, Outcome.RETURNED))
    return st.one_of(
        st.builds(ExpectedLine, **common, outcome=paid, amount=AMOUNTS, pays=at),
        st.builds(ExpectedLine, **common, outcome=st.just(Outcome.SURRENDERS), amount=AMOUNTS),
        st.builds(ExpectedLine, **common, outcome=rest),
    )


def links() -> SearchStrategy[LinkLine]:
    """A link with meters, or without any, which no table would have."""
    tier = st.builds(TierLine, tier=NAMES, seed=AMOUNTS, reset=AMOUNTS, rate=RATES, now=SHOWN)
    reserve = st.one_of(st.none(), st.builds(ReserveLine, rate=RATES, now=SHOWN))
    return st.builds(LinkLine, wager=AMOUNTS, tiers=unique(tier, "tier"), reserve=reserve)


@st.composite
def round_files(draw: st.DrawFn) -> RoundFile:
    """Any file that can be written; most describe no table that is lawful."""
    by_hand = draw(st.booleans())
    limit = st.builds(PostedLimit, min=AMOUNTS, max=AMOUNTS)
    rows = st.lists(st.builds(PaytableRow, hand=HANDS, pays=PAYOUTS), max_size=3).map(tuple)
    return RoundFile(
        game=draw(NAMES),
        jurisdiction=draw(NAMES),
        name=draw(st.one_of(st.just(""), TEXTS)),
        dealing=draw(st.one_of(st.none(), NAMES)),
        seats=draw(st.one_of(st.none(), NUMBERS)),
        hands=draw(NUMBERS),
        tables=draw(unique(st.builds(TableLine, slot=NAMES, name=TEXTS), "slot")),
        limits=draw(unique(st.builds(LimitLine, wager=NAMES, limit=limit), "wager")),
        settings=draw(unique(st.builds(SettingLine, setting=NAMES, value=SETTINGS), "setting")),
        own=draw(
            unique(
                st.builds(OwnTable, slot=NAMES, name=TEXTS, rows=rows, otherwise=st.one_of(st.none(), PAYOUTS)),
                "slot",
                "name",
            )
        ),
        link=draw(st.one_of(st.none(), links())),
        count_due=draw(st.booleans()),
        by_hand=by_hand,
        players=draw(unique(st.builds(Seated, position=NUMBERS, player=TEXTS), "position")),
        course=draw(courses(by_hand=by_hand)),
        expected=draw(st.lists(expected_lines(), max_size=4).map(tuple)),
        after=draw(unique(st.builds(AfterLine, tier=st.one_of(NAMES, st.just("reserve")), shows=SHOWN), "tier")),
    )


LIKELY: Final = st.sampled_from(
    (
        *HEADING, *COURSE, *(choice.value for choice in Choice), "1", "2/3", "$5", "$1,0", "As", "10♥", "??", "4%",
        "3 to 2", "expect", "after", "wins", "takes", "loses", "pushes", "surrenders", "at", "pays", "otherwise", "now",
        "reset", "seed", "in", "by hand", "because", "count", "due", "times out", ":", "#", "\t", "\r", "\x00", "²",
        "٣", "$٣", "\uff19", "\ud800", "\u2028", "9" * 5_000, "$" + "9" * 5_000, "[" * 100, "stub", "lamps", "none",
    )
)  # fmt: skip
"""Words from which a file is made by accident."""


def accidents() -> SearchStrategy[str]:
    """Text that looks much like a file, and is none."""
    line = st.lists(LIKELY, max_size=6).map(" ".join)
    return st.lists(line, max_size=12).map(lambda lines: "\n".join(["round blackjack in south-dakota", *lines]))
