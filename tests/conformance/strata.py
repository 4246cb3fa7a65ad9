"""What the rounds of one game aim at, so that every row, qualification, limit, envy and void comes up often enough."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Final

import msgspec
from msgspec.structs import replace

from fifthstreet.games import catalogue
from fifthstreet.money import Cents
from fifthstreet.round import Terms, terms_of
from fifthstreet.round.irregularities import WAITS
from fifthstreet.rules.submissions import PostedLimit, RulesSubmission
from tests.conformance.subjects import playable

DEAR: Final = Cents(25_00)
"""A least ante at which ten of them on the highest hand win more than Maryland's fixed limit."""
IN_SETTLEMENT: Final = "void in the settlement"

RECIPES: Final[dict[tuple[str, str], tuple[int, tuple[tuple[str, int], ...]]]] = {
    ("mississippi-stud", "base_game"): (5, (("own", 2), ("community", 3))),
    ("mississippi-stud", "progressive"): (5, (("own", 2), ("community", 3))),
    ("mississippi-stud", "three_card_bonus"): (3, (("community", 3),)),
    ("mississippi-stud", "six_card_bonus"): (6, (("own", 2), ("six_card_box", 4))),
    ("mississippi-stud", "cover_all"): (5, (("own", 2), ("community", 3))),
    ("three-card-poker", "ante_bonus"): (3, (("own", 3),)),
    ("three-card-poker", "pair_plus"): (3, (("own", 3),)),
    ("three-card-poker", "progressive"): (3, (("own", 3),)),
    ("let-it-ride", "base_game"): (5, (("own", 3), ("community", 2))),
    ("let-it-ride", "bonus"): (5, (("own", 3), ("community", 2))),
    ("let-it-ride", "progressive"): (5, (("own", 3), ("community", 2))),
    ("let-it-ride", "three_card_bonus"): (3, (("own", 3),)),
    ("caribbean-stud", "bet"): (5, (("own", 5),)),
    ("caribbean-stud", "progressive"): (5, (("own", 5),)),
    ("silverado-stud", "five_card_bet"): (5, (("own", 3), ("community", 2))),
    ("silverado-stud", "three_card_bet"): (3, (("own", 1), ("community", 2))),
    ("silverado-stud", "four_card_bonus"): (4, (("own", 4),)),
    ("four-card-poker", "automatic_bonus"): (4, (("own", 5),)),
    ("four-card-poker", "aces_up"): (4, (("own", 5),)),
    ("four-card-poker", "progressive"): (4, (("own", 5),)),
    ("texas-holdem-bonus", "ante"): (5, (("own", 2), ("community", 5))),
    ("texas-holdem-bonus", "bonus"): (2, (("own", 2),)),
    ("texas-holdem-bonus", "progressive"): (5, (("own", 2), ("community", 5))),
    ("ultimate-texas-holdem", "blind"): (5, (("own", 2), ("community", 5))),
    ("ultimate-texas-holdem", "trips"): (5, (("own", 2), ("community", 5))),
    ("ultimate-texas-holdem", "progressive"): (5, (("own", 2), ("community", 5))),
}
"""By game and slot, of how many cards a row's hand is made, and among how many of which places they lie."""

TIES: Final = ("three-card-poker", "caribbean-stud", "four-card-poker", "texas-holdem-bonus", "ultimate-texas-holdem")
QUALIFIES: Final = ("three-card-poker", "caribbean-stud", "ultimate-texas-holdem")
SURVIVES: Final = {
    "mississippi-stud": ("progressive", "three_card_bonus", "six_card_bonus", "cover_all"),
    "three-card-poker": ("pair_plus", "progressive"),
    "caribbean-stud": ("progressive",),
    "four-card-poker": ("aces_up", "progressive"),
    "texas-holdem-bonus": ("bonus", "progressive"),
    "ultimate-texas-holdem": ("trips", "progressive"),
}
"""By game, the wagers beside which a hand may be folded."""

ENVY: Final = {
    "mississippi-stud": 2,
    "three-card-poker": 3,
    "let-it-ride": 2,
    "caribbean-stud": 3,
    "four-card-poker": 3,
    "texas-holdem-bonus": 2,
    "ultimate-texas-holdem": 2,
}
"""By game, how many hands at a time may earn envy; cards that are shared leave room for two."""

BLACKJACK: Final = (
    "insurance wins",
    "insurance loses",
    "dealer natural",
    "dealer busts",
    "natural 3 to 2",
    "natural 6 to 5",
    "bust",
    "double",
    "split",
    "surrender",
    "war down",
    "war moved",
    "split into 4",
    "double of a split hand",
    "push",
)


class Aim(msgspec.Struct, frozen=True, kw_only=True):
    """What one round is to bring about."""

    kind: str
    """``row``, ``report``, ``fold``, ``envy``, ``tie``, ``qualifies``, ``cap``, ``blackjack`` or ``chance``."""
    label: str = ""
    """What is counted when it comes about."""
    slot: str = ""
    table: str = ""
    hand: str = ""
    players: int = 0
    holders: int = 0
    suits: Callable[[Terms], bool] | None = None
    """Which tables it may be aimed at."""

    def fits(self, terms: Terms) -> bool:
        """Whether it can come about at a table."""
        return self.suits is None or self.suits(terms)


@cache
def tables_of(game: str) -> tuple[Terms, ...]:
    """Every table of a game, and some of them again with a larger least wager."""
    subjects = [subject.submission for subject in playable() if subject.submission.table[0].game == game]
    submissions = [other for one in subjects for other in _at_other_limits(one)]
    return tuple(terms_of(catalogue.rulebook(), one, one.table[0], steps=catalogue.steps(game)) for one in submissions)


def _at_other_limits(submission: RulesSubmission) -> Iterator[RulesSubmission]:
    """A table as it is; in Maryland, where a limit on winnings depends on it, also with a least ante of $25."""
    yield submission
    (table,) = submission.table
    limits = table.limits
    if submission.jurisdiction == "maryland" and limits["ante"].max >= DEAR:
        dearer = {**limits, "ante": PostedLimit(min=DEAR, max=limits["ante"].max)}
        yield replace(submission, table=(replace(table, limits=dearer),))


def aims_of(game: str, rows: Iterator[tuple[str, str, int | None, str]]) -> tuple[Aim, ...]:
    """Everything that the rounds of a game aim at; the rows are of every table: slot, name, players and hand."""
    found = [_row(game, slot, name, players, hand) for slot, name, players, hand in rows]
    found += _reports(game)
    found += [_fold(wager) for wager in SURVIVES.get(game, ())]
    found += _envy(game)
    if game in TIES:
        found.append(Aim(kind="tie", label=f"tie {game}"))
    if game in QUALIFIES:
        found += [Aim(kind="qualifies", label=f"qualifies {game} {answer}", hand=answer) for answer in ("yes", "no")]
    if game == "mississippi-stud":
        found += [
            Aim(kind="cap", label=f"cap {place}", hand="royal flush", suits=_in(place))
            for place in ("maryland", "iowa")
        ]
    if game == "blackjack":
        found += [Aim(kind="blackjack", label=label, hand=label, suits=_blackjack(label)) for label in BLACKJACK]
    possible = [aim for aim in found if any(aim.fits(terms) for terms in tables_of(game))]
    return (*possible, *(Aim(kind="chance") for _ in range(len(possible) // 4 + 1)))


def _in(jurisdiction: str) -> Callable[[Terms], bool]:
    return lambda terms: terms.jurisdiction == jurisdiction


def _row(game: str, slot: str, name: str, players: int | None, hand: str) -> Aim:
    label = f"row {game} {slot} {name} {hand}"
    if players is not None:
        label = f"players {players} {slot} {hand}"
    return Aim(
        kind="row",
        label=label,
        slot=slot,
        table=name,
        hand=hand,
        players=players or 0,
        suits=lambda terms: terms.table.paytables.get(slot) == name,
    )


def _reports(game: str) -> list[Aim]:
    kinds = dict.fromkeys(
        irregularity.kind
        for terms in tables_of(game)
        for irregularity in terms.rules.irregularities
        if irregularity.consequence in WAITS
    )
    found = [
        Aim(kind="report", label="void supervisor"),
        Aim(kind="report", label=IN_SETTLEMENT, suits=lambda terms: terms.progressive is not None),
    ]
    return found + [
        Aim(kind="report", label=label, hand=kind.value, suits=fits)
        for kind in kinds
        for label, fits in _outcomes(game, kind.value)
    ]


def _outcomes(game: str, irregularity: str) -> Iterator[tuple[str, Callable[[Terms], bool]]]:
    """What an irregularity comes to somewhere, with the tables where it does."""
    words = {
        "the round is void and every wager goes back": f"void {irregularity}",
        "the round is void, every wager goes back and the deck leaves the table": f"void {irregularity}",
        "that player's hand is dead and his wagers go back": "dead hand",
        "antes and bets go back and only the progressive is played": "progressive only",
        "that player loses every wager of the round": "forfeit",
    }
    consequences = {_consequence(terms, irregularity) for terms in tables_of(game)} & words.keys()
    for consequence in sorted(consequences):
        yield words[consequence], _brings(irregularity, consequence)


def _brings(irregularity: str, consequence: str) -> Callable[[Terms], bool]:
    return lambda terms: _consequence(terms, irregularity) == consequence


def _consequence(terms: Terms, irregularity: str) -> str:
    found = (one for one in terms.rules.irregularities if one.kind.value == irregularity)
    return next((one.consequence.value for one in found), "")


def _fold(wager: str) -> Aim:
    return Aim(kind="fold", label=f"fold with {wager}", slot=wager, suits=lambda terms: wager in terms.wagers)


def _envy(game: str) -> Iterator[Aim]:
    for holders in range(1, ENVY.get(game, 0) + 1):
        for receivers in range(1, 6):
            yield Aim(
                kind="envy",
                label=f"envy {receivers}x{holders}",
                players=receivers,
                holders=holders,
                suits=_earns(alone=receivers >= holders),
            )


def _earns(*, alone: bool) -> Callable[[Terms], bool]:
    """Tables whose hands earn envy; also where their holders have not made the wager, unless they may have."""

    def earns(terms: Terms) -> bool:
        tables = terms.pay.get("progressive", ()) if terms.progressive is not None else ()
        return any(row.envy for one in tables for row in one.table.rows) and (
            alone or not terms.flag("envy_needs_the_wager")
        )

    return earns


def _blackjack(label: str) -> Callable[[Terms], bool]:
    """Which tables of blackjack have a rule."""
    needs: dict[str, Callable[[Terms], bool]] = {
        "insurance wins": lambda terms: terms.flag("insurance_offered"),
        "insurance loses": lambda terms: terms.flag("insurance_offered"),
        "natural 3 to 2": lambda terms: terms.settings["natural_pays"] == "3 to 2",
        "natural 6 to 5": lambda terms: terms.settings["natural_pays"] == "6 to 5",
        "surrender": lambda terms: terms.settings["surrender"] != "none",
        "split into 4": lambda terms: terms.settings["split_hands_max"] == 4,
        "double of a split hand": lambda terms: terms.flag("double_after_split"),
    }
    return needs.get(label, lambda _: True)
