"""Rounds, events and commands as bytes: what each looks like when it is stored or sent, and what is refused.

The bytes are JSON, keys in the order in which they came to be, so that the same events always become the same bytes.
A round is stored without its terms, which are kept under their own hash; whoever reads it brings them. What was stored
is read back only as it was written: one unknown key, one space, one number written otherwise is refused. A command
comes from outside and may be spaced and ordered as its sender likes; its keys, its types and the size of its numbers
may not differ.
"""

from __future__ import annotations

import json
from functools import partial
from typing import Any, Final, cast, get_type_hints

import msgspec

from fifthstreet.round.commands import AnyCommand
from fifthstreet.round.events import AnyEvent
from fifthstreet.round.state import Round
from fifthstreet.round.terms import Terms

INTEGER_MOST: Final = 2**63 - 1
"""No amount, count or meter comes near it, and every database holds it."""

BYTES_MOST: Final = 1_000_000
"""The longest text that is read: a round of eight decks stays under a tenth of it."""


class StoredError(ValueError):
    """Bytes that are no round, event or command, in one sentence that says why."""


_ROUND_FIELDS: Final = tuple(name for name in Round.__struct_fields__ if name != "terms")
_HINTS: Final = get_type_hints(Round)
_StoredRound: Final = msgspec.defstruct(
    "StoredRound",
    [(name, _HINTS[name]) for name in _ROUND_FIELDS],
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
)
"""A round without its terms: made from the round's own fields, so that it never lags behind them."""

_ENCODER: Final = msgspec.json.Encoder()


def encode_round(state: Round) -> bytes:
    """A round as bytes, without its terms."""
    return _ENCODER.encode(_StoredRound(**{name: getattr(state, name) for name in _ROUND_FIELDS}))


def decode_round(data: bytes, terms: Terms) -> Round:
    """A stored round at the table whose terms are brought along."""
    stored = _read(data, _StoredRound, "round")
    _hold(data, stored, "round")
    return Round(terms=terms, **{name: getattr(stored, name) for name in _ROUND_FIELDS})


def encode_event(event: AnyEvent) -> bytes:
    """An event as bytes."""
    return _ENCODER.encode(event)


def decode_event(data: bytes) -> AnyEvent:
    """A stored event."""
    event = _read(data, AnyEvent, "event")
    _hold(data, event, "event")
    return cast("AnyEvent", event)


def encode_command(command: AnyCommand) -> bytes:
    """A command as bytes."""
    return _ENCODER.encode(command)


def decode_command(data: bytes) -> AnyCommand:
    """A command that was stored or sent.

    >>> decode_command(b'{"command": "leave", "position": 3}')
    Leave(position=3)
    """
    return cast("AnyCommand", _read(data, AnyCommand, "command"))


def _read(data: bytes, kind: Any, what: str) -> Any:
    """Read JSON as one kind of value, or say in one sentence why that cannot be."""
    if len(data) > BYTES_MOST:
        message = f"This is no {what}: it is {len(data):,} bytes long, and none is longer than {BYTES_MOST:,}."
        raise StoredError(message)
    try:
        value = msgspec.json.decode(data, type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        reason = str(error).rstrip(".") or "it is nested too deeply"
        message = f"This is no {what}: {_sentence(reason)}."
        raise StoredError(message) from error
    _bound(json.loads(data, object_pairs_hook=partial(_once, what)), what)
    return value


def _sentence(reason: str) -> str:
    """A reason as the second half of a sentence; only ``JSON`` keeps its capitals."""
    return reason if reason.startswith("JSON") else reason[:1].lower() + reason[1:]


def _once(what: str, pairs: list[tuple[str, object]]) -> dict[str, object]:
    """Refuse a key that is given twice, of which one reader would believe the first and another the last."""
    found = dict(pairs)
    if len(found) < len(pairs):
        message = f"This is no {what}: it gives a key twice."
        raise StoredError(message)
    return found


def _bound(value: object, what: str) -> None:
    """Refuse numbers that no money and no count reaches."""
    match value:
        case dict():
            for one in value.values():
                _bound(one, what)
        case list():
            for one in value:
                _bound(one, what)
        case int() if abs(value) > INTEGER_MOST:
            message = f"This is no {what}: it holds a number beyond {INTEGER_MOST:,}."
            raise StoredError(message)
        case _:
            pass


def _hold(data: bytes, value: object, what: str) -> None:
    """Refuse bytes that are not exactly what the value they stand for is written as."""
    if _ENCODER.encode(value) != data:
        message = f"This is no {what}: it is not written as a stored {what} is, key for key and byte for byte."
        raise StoredError(message)
