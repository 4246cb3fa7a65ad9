"""The command line: thin, one module a command, every answer also as JSON."""

from __future__ import annotations

import sys

from fifthstreet.cli.output import RefusedError

__all__ = ["main"]

EXIT_REFUSED = 2
"""The exit status of every error a user can make."""

QUICK = (["games"], ["games", "--json"])
"""Command lines that need no parser: the list of games is asked for most and answers at once."""


def main(arguments: list[str] | None = None) -> int:
    """Run one command; an error is one sentence and exit status 2, never a traceback."""
    tokens = sys.argv[1:] if arguments is None else arguments
    try:
        if tokens in QUICK:
            from fifthstreet.cli.games import games  # noqa: PLC0415 - a command is imported when it is asked for

            games(json="--json" in tokens)
            return 0
        from fifthstreet.cli.app import run  # noqa: PLC0415 - the parser is imported only when there is much to parse

        run(tokens)
    except RefusedError as refusal:
        sys.stderr.write(f"{refusal}\n")
        return EXIT_REFUSED
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    return 0
