"""Measures how long ``fifthstreet games`` takes to start, beside a bare import measured in the same run."""

from __future__ import annotations

import subprocess
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Sequence

ROUNDS: Final = 15
TARGET_SECONDS: Final = 0.3
RATIO_FLOOR: Final = 0.15
"""The reference must take at least this share of the command's time, on any machine."""

COMMAND: Final = (str(Path(sys.executable).with_name("fifthstreet")), "games")
REFERENCE: Final = (sys.executable, "-c", "import msgspec, tomllib")


def seconds(command: Sequence[str]) -> float:
    """Time one run of a command, which must succeed."""
    start = time.perf_counter()
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return time.perf_counter() - start


def main() -> int:
    """Print both times, best of several rounds taken in turn; 1 if the ratio is below its floor."""
    rounds = [(seconds(COMMAND), seconds(REFERENCE)) for _ in range(ROUNDS)]
    command, reference = (min(column) for column in zip(*rounds, strict=True))
    ratio = reference / command
    met = "met" if command < TARGET_SECONDS else "short"
    print(f"fifthstreet games       {command:.3f} s, target under {TARGET_SECONDS} s: {met}")
    print(f"import msgspec, tomllib {reference:.3f} s")
    print(f"ratio                   {ratio:.2f}, floor {RATIO_FLOOR}: {'met' if ratio >= RATIO_FLOOR else 'short'}")
    return 0 if ratio >= RATIO_FLOOR else 1


if __name__ == "__main__":
    sys.exit(main())
