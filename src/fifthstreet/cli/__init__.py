"""The command line: thin, one module a command, every answer also as JSON."""

from __future__ import annotations

import io
import os
import sys

from fifthstreet.cli.output import RefusedError

__all__ = ["main"]

QUICK = (["games"], ["games", "--json"])
"""Command lines that need no parser: the list of games is asked for most and answers at once."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; an error is one sentence and an exit status, never a traceback."""
    tokens = sys.argv[1:] if arguments is None else arguments
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        _run(tokens)
        sys.stdout.flush()
    except RefusedError as refusal:
        sys.stdout.flush()
        sys.stderr.write(f"{refusal}\n")
        return refusal.status
    except BrokenPipeError:
        _hush()
    return 0


def _run(tokens: list[str]) -> None:
    if tokens in QUICK:
        from fifthstreet.cli.games import games  # noqa: PLC0415 - a command is imported when it is asked for

        games(json="--json" in tokens)
        return
    from fifthstreet.cli.app import run  # noqa: PLC0415 - the parser is imported only when there is much to parse

    run(tokens)


def _hush() -> None:
    """Send what is still to be written nowhere: whoever read it has gone, as `head` goes after ten lines."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, sys.stdout.fileno())
    os.close(nowhere)
