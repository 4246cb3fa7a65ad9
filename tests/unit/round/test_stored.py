"""Rounds, events and commands as bytes: read back as written, and refused in one sentence otherwise."""

from __future__ import annotations

from typing import Final

import pytest
from msgspec.structs import replace

from fifthstreet.money import Cents
from fifthstreet.round import (
    StoredError,
    decode_command,
    decode_event,
    decode_round,
    encode_command,
    encode_event,
    encode_round,
    new_round,
)
from fifthstreet.round.commands import Leave, PlaceWager
from fifthstreet.round.events import WagerPlaced
from fifthstreet.round.stored import BYTES_MOST, INTEGER_MOST
from tests.unit.round.dealt import ANTE, dealt, terms_for

MARYLAND: Final = terms_for("mississippi-stud", "maryland")
DEALT: Final = dealt(MARYLAND, {1: {"ante": ANTE, "three_card_bonus": Cents(1_00)}, 3: {"ante": ANTE}}, {})


def test_a_round_is_stored_without_its_terms() -> None:
    """The bytes of a round name its seats, its cards and its phase, and no pay table; the terms are brought along."""
    data = encode_round(DEALT)

    assert b"terms" not in data
    assert b'"phase":"the players choose"' in data
    assert decode_round(data, MARYLAND) == DEALT


def test_the_order_of_the_wagers_is_kept() -> None:
    """A round read back lists what lies at a position in the order in which it was put down, as refusals do."""
    seat = decode_round(encode_round(DEALT), MARYLAND).seats[1]

    assert list(seat.wagers) == ["ante", "three_card_bonus"]


def test_bytes_are_the_same_every_time() -> None:
    """A value has one form: an empty round, an event and a command are written as here."""
    assert encode_round(new_round(MARYLAND)).startswith(b'{"phase":"the wagers are open","seats":{},"in_round":[]')
    event = WagerPlaced(position=1, wager="ante", amount=ANTE)
    assert encode_event(event) == b'{"event":"wager placed","position":1,"wager":"ante","amount":1000}'
    command = PlaceWager(position=1, wager="ante", amount=ANTE)
    assert encode_command(command) == b'{"command":"place wager","position":1,"wager":"ante","amount":1000}'


def test_a_command_may_be_spaced_as_its_sender_likes() -> None:
    """Order and spaces of a command that comes from outside do not matter."""
    assert decode_command(b' { "position" : 3,\n "command" : "leave" } ') == Leave(position=3)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('{"command":"leave","position":true}', "expected `int`, got `bool`"),
        ('{"command":"leave","position":1.0}', "expected `int`, got `float`"),
        ('{"command":"leave","position":"1"}', "expected `int`, got `str`"),
        ('{"command":"leave","position":"\u0661"}', "expected `int`, got `str`"),
        ('{"command":"leave","position":\u0661}', "JSON is malformed"),
        ('{"command":"leave","position":NaN}', "JSON is malformed"),
        ('{"command":"leave","position":Infinity}', "JSON is malformed"),
        ('{"command":"leave","position":1e400}', "out of range"),
        ('{"command":"leave","position":null}', "expected `int`, got `null`"),
        ('{"command":"leave","position":9223372036854775808}', "a number beyond 9,223,372,036,854,775,807"),
        ('{"command":"leave","position":-99999999999999999999}', "a number beyond"),
        ('{"command":"pay","meters":{"meter":' + "9" * 5000 + "}}", "out of range"),
        ('{"command":"leave","position":1,"position":2}', "it gives a key twice"),
        ('{"command":"leave","position":1,"hat":2}', "unknown field `hat`"),
        ('{"command":"leave"}', "missing required field `position`"),
        ('{"position":1}', "missing required field `command`"),
        ('{"command":"hop","position":1}', "invalid value 'hop'"),
        ('{"command":"choose","position":1,"choice":"FOLD"}', "invalid enum value 'FOLD'"),
        ('{"command":"shuffle","deck":["As","ZZ"]}', "invalid enum value 'ZZ'"),
        ('{"command":"sit","position":1,"player":"\\ud800"}', "truncated"),
        ("[" * 100_000, "expected `object`, got `array`"),
        ('{"command":"leave","position":' + "[" * 100_000, "expected `int`, got `array`"),
        ("null", "expected `object`, got `null`"),
        ("", "truncated"),
    ],
)
def test_what_is_no_command_is_refused(text: str, told: str) -> None:
    """Each wrong text is refused in one sentence that says what is wrong with it."""
    with pytest.raises(StoredError) as caught:
        decode_command(text.encode())

    sentence = str(caught.value)
    assert sentence.startswith("This is no command: ")
    assert sentence.endswith(".")
    assert "\n" not in sentence
    assert told in sentence


def test_bytes_that_are_no_text_are_refused() -> None:
    """What is not UTF-8 is no command either."""
    with pytest.raises(StoredError, match="This is no command"):
        decode_command(b'{"command":"sit","position":1,"player":"\xff"}')


def test_no_text_is_longer_than_it_may_be() -> None:
    """A text over the limit is not read at all."""
    with pytest.raises(StoredError, match="is 1,000,001 bytes long, and none is longer than 1,000,000"):
        decode_command(b" " * (BYTES_MOST + 1))


def test_the_largest_number_is_read() -> None:
    """A number that every database holds is read; the engine then says what is wrong with it."""
    command = PlaceWager(position=1, wager="ante", amount=Cents(INTEGER_MOST))

    assert decode_command(encode_command(command)) == command


def test_what_was_stored_is_read_only_as_it_was_written() -> None:
    """A space, another order, an unknown key deep inside or a number written otherwise is refused."""
    event = encode_event(WagerPlaced(position=1, wager="ante", amount=ANTE))
    stored = encode_round(DEALT)

    for wrong in (event + b" ", event.replace(b'"position":1,', b"").replace(b"}", b',"position":1}')):
        with pytest.raises(StoredError, match="This is no event: it is not written as a stored event is"):
            decode_event(wrong)
    for wrong in (b" " + stored, stored.replace(b'"position":1', b'"hat":1,"position":1')):
        with pytest.raises(StoredError, match="This is no round: it is not written as a stored round is"):
            decode_round(wrong, MARYLAND)


def test_a_round_with_a_wrong_part_is_refused() -> None:
    """A count that is not a number, and a key that is missing, are told as they are of a command."""
    with pytest.raises(StoredError, match="This is no round: expected `int`, got `bool`"):
        decode_round(encode_round(replace(DEALT, dealt=True)), MARYLAND)
    with pytest.raises(StoredError, match="This is no round: object contains unknown field `hat`"):
        decode_round(encode_round(DEALT).replace(b'"phase"', b'"hat":1,"phase"'), MARYLAND)
