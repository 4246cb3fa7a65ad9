"""The round: one pure engine that deals every game by its rulebook; command in, events out, frozen state."""

from fifthstreet.round.commands import AnyCommand, Choice, Command, Shuffling
from fifthstreet.round.deciding import decide
from fifthstreet.round.events import SCHEMA_VERSION, AnyEvent, Event
from fifthstreet.round.evolving import evolve, evolved
from fifthstreet.round.legal import Offered, legal, legal_for_table
from fifthstreet.round.lines import Line, LineKind, Outcome, Settlement
from fifthstreet.round.meters import Meters, Settled, contributed, settle_at, taken_off
from fifthstreet.round.refusals import Refusal, RefusalKind
from fifthstreet.round.settling import settle
from fifthstreet.round.state import Phase, Round, Seat, Standing, new_round
from fifthstreet.round.steps import Offer, Steps
from fifthstreet.round.stored import (
    StoredError,
    decode_command,
    decode_event,
    decode_round,
    encode_command,
    encode_event,
    encode_round,
)
from fifthstreet.round.streets import STREETS, Streets
from fifthstreet.round.terms import Terms, terms_of
from fifthstreet.round.viewing import AN_AUDITOR, AN_ONLOOKER, THE_DEALER, View, Viewer, player_named, view

__all__ = [
    "AN_AUDITOR",
    "AN_ONLOOKER",
    "SCHEMA_VERSION",
    "STREETS",
    "THE_DEALER",
    "AnyCommand",
    "AnyEvent",
    "Choice",
    "Command",
    "Event",
    "Line",
    "LineKind",
    "Meters",
    "Offer",
    "Offered",
    "Outcome",
    "Phase",
    "Refusal",
    "RefusalKind",
    "Round",
    "Seat",
    "Settled",
    "Settlement",
    "Shuffling",
    "Standing",
    "Steps",
    "StoredError",
    "Streets",
    "Terms",
    "View",
    "Viewer",
    "contributed",
    "decide",
    "decode_command",
    "decode_event",
    "decode_round",
    "encode_command",
    "encode_event",
    "encode_round",
    "evolve",
    "evolved",
    "legal",
    "legal_for_table",
    "new_round",
    "player_named",
    "settle",
    "settle_at",
    "taken_off",
    "terms_of",
    "view",
]
