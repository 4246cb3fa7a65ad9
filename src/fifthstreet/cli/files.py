"""How a command reads the file that it is given: so many bytes at most, or one sentence why not."""

from __future__ import annotations

from pathlib import Path

from fifthstreet.cli.output import RefusedError


def read_bytes(file: Path, most: int) -> bytes:
    """What a file holds."""
    try:
        with file.open("rb") as stream:
            content = stream.read(most + 1)
    except OSError as error:
        message = f"{file} cannot be read: {(error.strerror or 'unknown reason').lower()}."
        raise RefusedError(message) from error
    except ValueError as error:
        message = f"{file!r} cannot be read: it is no name of a file."
        raise RefusedError(message) from error
    if len(content) > most:
        message = f"{file} cannot be read: it is over {most:,} bytes."
        raise RefusedError(message)
    return content
