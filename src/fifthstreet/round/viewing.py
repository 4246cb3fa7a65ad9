"""What one viewer may see of a round: the only projection of it that leaves the table.

A card that the viewer has not seen is ``??``; the order of the deck is nobody's before the round is closed.
"""

from __future__ import annotations

from enum import Enum
from typing import Final

import msgspec

from fifthstreet.cards import Card, Unknown
from fifthstreet.money import Cents
from fifthstreet.round.commands import Choice
from fifthstreet.round.legal import Offered, legal, legal_for_table
from fifthstreet.round.lines import Line
from fifthstreet.round.seeing import is_open, position_of, seen_by_all, seen_in_deck
from fifthstreet.round.state import HandState, Phase, PlayedHand, Round, Seat, Standing, WaitingReport
from fifthstreet.rules.scalars import Scalar
from fifthstreet.rules.submissions import PostedLimit


class Role(Enum):
    """As what somebody looks at a round."""

    PLAYER = "player"
    """Sees his own cards at every position that he holds."""
    DEALER = "dealer"
    """Handles cards that lie face down and does not see them."""
    ONLOOKER = "onlooker"
    AUDITOR = "auditor"
    """Sees everything once the round is closed."""


class Viewer(msgspec.Struct, frozen=True, kw_only=True):
    """Who looks."""

    role: Role
    name: str = ""
    """Of a player, the name under which he sits."""


THE_DEALER: Final = Viewer(role=Role.DEALER)
AN_ONLOOKER: Final = Viewer(role=Role.ONLOOKER)
AN_AUDITOR: Final = Viewer(role=Role.AUDITOR)


def player_named(name: str) -> Viewer:
    """A player by the name under which he sits."""
    return Viewer(role=Role.PLAYER, name=name)


class TableView(msgspec.Struct, frozen=True, kw_only=True):
    """What is posted at the table."""

    id: str
    game: str
    name: str
    """The game's name as it is said."""
    jurisdiction: str
    seats: int
    hands_per_player: int
    dealing: str
    decks: int
    wagers: tuple[str, ...]
    limits: dict[str, PostedLimit]
    paytables: dict[str, str]
    settings: dict[str, Scalar]
    progressive: str | None
    progressive_amount: Cents | None


class HandView(msgspec.Struct, frozen=True, kw_only=True):
    """One of the hands that a player plays in turn."""

    place: str
    cards: tuple[str, ...]
    wager: str
    bet: Cents
    doubled: Cents
    standing: HandState


class SeatView(msgspec.Struct, frozen=True, kw_only=True):
    """One position with a player at it."""

    position: int
    player: str
    takes_part: bool
    wagers: dict[str, Cents]
    tips: dict[str, Cents]
    standing: Standing
    chose: dict[str, Choice]
    cards: tuple[str, ...]
    kept: tuple[str, ...]
    """The cards kept together where a hand was split in two."""
    hands: tuple[HandView, ...]


class Asked(msgspec.Struct, frozen=True, kw_only=True):
    """Whose turn it is, and on which street."""

    position: int
    hand: int
    street: str
    name: str
    """The street's name as it is said."""


class View(msgspec.Struct, frozen=True, kw_only=True):
    """A round as one viewer sees it."""

    viewer: Viewer
    table: TableView
    phase: Phase
    seats: tuple[SeatView, ...]
    places: dict[str, tuple[str, ...]]
    """The cards of the table's own places: the community, the dealer, the six card box, the discards."""
    deck_left: int
    next_cards: dict[int, str]
    """The cards still in the deck that everybody has seen, by how many cards lie on each."""
    deck: tuple[str, ...]
    """What is left of the deck as it lies; only an auditor is shown it, after the round."""
    shuffled: str
    cut: bool
    asked: Asked | None
    count_due: bool
    waiting: WaitingReport | None
    void: str
    deck_leaves: bool
    progressive_only: bool
    lines: tuple[Line, ...]
    """What became of every wager, once the settlement has begun."""
    paid: int
    claimed: tuple[int, ...]
    verified: tuple[int, ...]
    may: tuple[Offered, ...]
    """What this viewer may do now."""


def view(state: Round, viewer: Viewer) -> View:
    """What a viewer may see of a round."""
    shows_all = viewer.role is Role.AUDITOR and state.phase is Phase.CLOSED
    cards = _cards(state, viewer, shows_all=shows_all)
    return View(
        viewer=viewer,
        table=_table(state),
        phase=state.phase,
        seats=tuple(
            _seat(state, seat, cards, whole=shows_all or _holds(state, viewer, position) or is_open(state, position))
            for position, seat in state.seats.items()
        ),
        places={place: lying for place, lying in cards.items() if position_of(place) is None},
        deck_left=len(state.deck),
        next_cards={number: str(card) for number, card in seen_in_deck(state).items()},
        deck=tuple(map(str, state.deck)) if shows_all else (),
        shuffled="" if state.shuffled is None else state.shuffled.value,
        cut=state.cut,
        asked=_asked(state),
        count_due=state.count_due and not state.stub_counted,
        waiting=state.waiting,
        void=state.void,
        deck_leaves=state.deck_leaves,
        progressive_only=state.progressive_only,
        lines=state.lines,
        paid=state.paid,
        claimed=state.claimed,
        verified=state.verified,
        may=_may(state, viewer),
    )


def _cards(state: Round, viewer: Viewer, *, shows_all: bool) -> dict[str, tuple[str, ...]]:
    """The cards of every place as the viewer sees them."""
    seen = seen_by_all(state)
    found: dict[str, tuple[str, ...]] = {}
    for place, cards in state.places.items():
        if shows_all or _holds(state, viewer, position_of(place)):
            found[place] = tuple(map(str, cards))
        else:
            found[place] = tuple(_text(card, seen=number in seen[place]) for number, card in enumerate(cards))
    return found


def _text(card: Card, *, seen: bool) -> str:
    return str(card if seen else Unknown.CARD)


def _holds(state: Round, viewer: Viewer, position: int | None) -> bool:
    """Whether the cards of a position are the viewer's own."""
    if viewer.role is not Role.PLAYER or position is None:
        return False
    return state.seats[position].player == viewer.name


def _table(state: Round) -> TableView:
    terms = state.terms
    return TableView(
        id=terms.table.id,
        game=terms.game.id,
        name=terms.game.name,
        jurisdiction=terms.jurisdiction,
        seats=terms.table.seats,
        hands_per_player=terms.table.hands_per_player,
        dealing=terms.script.procedure,
        decks=terms.decks,
        wagers=tuple(terms.wagers),
        limits=terms.table.limits,
        paytables=terms.table.paytables,
        settings=terms.settings,
        progressive=terms.progressive,
        progressive_amount=terms.link.wager if terms.link is not None else None,
    )


def _seat(state: Round, seat: Seat, cards: dict[str, tuple[str, ...]], *, whole: bool) -> SeatView:
    return SeatView(
        position=seat.position,
        player=seat.player,
        takes_part=seat.position in state.in_round,
        wagers=seat.wagers,
        tips=seat.tips,
        standing=seat.standing,
        chose=seat.chose,
        cards=cards.get(str(seat.position), ()),
        # Which cards were kept is the holder's secret until the hand is opened, though some of them be seen.
        kept=tuple(_text(card, seen=whole) for card in seat.kept),
        hands=tuple(_hand(hand, cards) for hand in seat.hands),
    )


def _hand(hand: PlayedHand, cards: dict[str, tuple[str, ...]]) -> HandView:
    return HandView(
        place=hand.place,
        cards=cards.get(hand.place, ()),
        wager=hand.wager,
        bet=hand.bet,
        doubled=hand.doubled,
        standing=hand.standing,
    )


def _asked(state: Round) -> Asked | None:
    street = state.asking
    if not state.turn or street is None:
        return None
    return Asked(position=state.turn, hand=state.hand, street=street.id, name=street.name)


def _may(state: Round, viewer: Viewer) -> tuple[Offered, ...]:
    match viewer.role:
        case Role.PLAYER:
            return _may_as_player(state, viewer.name)
        case Role.DEALER:
            return legal_for_table(state)
        case _:
            return ()


def _may_as_player(state: Round, name: str) -> tuple[Offered, ...]:
    """What is open at the player's own positions, and the free ones that he may take."""
    offers: list[Offered] = []
    for position in range(1, state.terms.table.seats + 1):
        if position not in state.seats or state.seats[position].player == name:
            offers += [offered for offered in legal(state, position) if name not in offered.not_for]
    return tuple(offers)
