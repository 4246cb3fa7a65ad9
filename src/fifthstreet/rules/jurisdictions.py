"""A jurisdiction: which games it allows and what it says of each, rule by rule with its clauses."""

from __future__ import annotations

from enum import Enum

import msgspec

from fifthstreet.money import Cents
from fifthstreet.rules.scalars import Scalar


class AtMostRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A number that may not be exceeded: seats at a table, hands of one player."""

    max: int
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class WagerLimit(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The most that one wager, or several together, may amount to."""

    wagers: dict[str, int]
    """Each wager and how many times it counts towards the limit."""
    max: Cents
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class AllowedTables(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The pay tables from which an operator chooses for one slot."""

    slot: str
    names: tuple[str, ...]
    operator_may_supply: bool = False
    """Whether a casino may bring a table of its own."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class MinimumSeed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The least initial and reset amount of one tier of a progressive."""

    paytable: str
    tier: str
    at_least: Cents
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class ProgressiveRule(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a jurisdiction says of a game's progressive wager."""

    amounts: tuple[Cents, ...] = ()
    """The only amounts the wager may have; any that the pay table allows if none are listed."""
    seeds: tuple[MinimumSeed, ...] = ()
    envy_paid: str = "at the end of the round"
    """``at the holder's turn`` or ``at the end of the round``."""
    folded_earns_envy: bool = True
    """Whether a folded hand whose cards stay at the sensor earns envy for the others."""
    workflow: str = "keypad"
    """``keypad``; before South Dakota's amendment ``game manager`` with the supervisor's key, or ``coin slots``."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class AggregateCap(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """The most that is paid together, shared in proportion when more was won."""

    over: str
    """``one player's hand`` or ``the whole table``."""
    wagers: tuple[str, ...]
    max: Cents
    or_at_minimum: int | None = None
    """If given, the cap is at least what the highest hand wins on this many minimum antes."""
    counts_odds_from: int | None = None
    """If given, only winnings at these odds to 1 or longer count towards the cap."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class IrregularityKind(Enum):
    """What can go wrong at a table."""

    COMMUNITY_CARD_EXPOSED = "a community card is exposed early"
    CARD_EXPOSED = "a card is exposed in the deal"
    CARD_FACE_UP = "one card is found face up in the deck"
    CARDS_FACE_UP = "more than one card is found face up in the deck"
    CARD_DRAWN_IN_ERROR = "a card is drawn in error unseen"
    PLAYER_WRONG_COUNT = "a player has a wrong number of cards"
    DEALER_WRONG_COUNT = "the dealer has a wrong number of cards"
    COMMUNITY_WRONG_COUNT = "the community cards are a wrong number"
    SIX_CARD_BOX_WRONG = "the six card box has a wrong number of cards or is exposed early"
    DECK_WRONG_COUNT = "the deck is not fifty-two cards"
    SHUFFLER_JAMS = "the shuffling device jams"
    DEALING_SHOE_JAMS = "the dealing shoe jams in a round"
    CONDUCT = "a player breaks a rule of conduct"
    ABANDONED = "a player leaves the table in a round"


class Consequence(Enum):
    """What follows an irregularity."""

    VOID_ROUND = "the round is void and every wager goes back"
    VOID_ROUND_REMOVE_DECK = "the round is void, every wager goes back and the deck leaves the table"
    SET_ASIDE = "the card is set aside for the round"
    USE_NEXT = "the card is used as the next card"
    TURN_OVER_AND_GO_ON = "the card is turned over and the deal goes on"
    DEAD_HAND = "that player's hand is dead and his wagers go back"
    PROGRESSIVE_ONLY = "antes and bets go back and only the progressive is played"
    RESHUFFLE = "the cards are shuffled again"
    FORFEIT = "that player loses every wager of the round"


class Irregularity(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What follows from one irregularity in one game."""

    kind: IrregularityKind
    consequence: Consequence
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Tip(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wager on which a tip for the dealer may ride."""

    wager: str
    at_most: str | None = None
    """The player's wager that it may not exceed, if any."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Decks(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Which decks are used and how long."""

    decks: tuple[int, ...] = (1,)
    alternate_two_with_shuffler: bool = False
    shuffler_for: tuple[str, ...] = ()
    """The dealing procedures that may be used only with an automated shuffler."""
    hours_max_by_hand: int | None = None
    hours_max_from_shoe: int | None = None
    stub_count_rounds: int | None = None
    """The stub is counted at least once in this many rounds unless a device counts the cards."""
    cut_cards_min: int | None = None
    """How many cards from the top the cut is made at least."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class SettlementOrder(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """In which order the wagers of one hand are settled, hands going counter-clockwise from the dealer's right."""

    wagers: tuple[str, ...]
    """The wagers, and where a bonus paid on a wager has a turn of its own, the slot of that bonus."""
    after_all_hands: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Decided(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What the jurisdiction decides of one of the game's settings when the operator says nothing."""

    setting: str
    value: Scalar
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class GameRules(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What a jurisdiction says of one game."""

    game: str
    wagers: tuple[str, ...]
    """The wagers that may be offered there."""
    seats: AtMostRule
    hands: AtMostRule
    dealing: tuple[str, ...]
    """The dealing procedures that may be used."""
    tables: tuple[AllowedTables, ...] = ()
    limits: tuple[WagerLimit, ...] = ()
    progressive: ProgressiveRule | None = None
    caps: tuple[AggregateCap, ...] = ()
    irregularities: tuple[Irregularity, ...]
    tips: tuple[Tip, ...] = ()
    decks: Decks
    settlement: SettlementOrder
    decided: tuple[Decided, ...] = ()
    rebuy_during_round: bool = False
    """Whether a player may buy chips during a round (table stakes set aside)."""
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Approval(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A wager that may be offered only under a separate approval."""

    wager: str
    clauses: tuple[str, ...] = ()
    rulings: tuple[str, ...] = ()


class Jurisdiction(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One jurisdiction, or one dated text of it."""

    id: str
    name: str
    about: str
    regulator: str
    documents: tuple[str, ...]
    text: str = "both"
    """Which of South Dakota's two texts it is: ``before``, ``after``, or ``both`` where there is one text only."""
    approvals: tuple[Approval, ...] = ()
    game: tuple[GameRules, ...]

    def rules_of(self, game: str) -> GameRules | None:
        """What it says of a game; none if the game is not allowed."""
        return next((rules for rules in self.game if rules.game == game), None)
