"""A little harm in every run of the tests; `make fuzz` does the whole of it."""

from __future__ import annotations

from fifthstreet.round import RefusalKind
from tests.fuzz.harm import harm

TRIES = 6_000


def test_harm_does_none() -> None:
    """Hostile commands and garbled rounds are refused in sentences, and a refusal changes nothing."""
    told = harm(TRIES, seed=7)

    assert told.tracebacks == ()
    assert told.changed == 0
    assert told.refused + told.carried_out == TRIES
    assert told.refused > TRIES // 2
    assert set(told.kinds) - {"bytes"} <= {kind.name for kind in RefusalKind}
