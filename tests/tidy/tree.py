"""The files of the repository, as the tidy tests read them."""

from __future__ import annotations

import subprocess
from functools import cache
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[2]


@cache
def texts() -> dict[str, str]:
    """Give every text of the repository by its path, those not yet committed included."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listing = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = [path for path in listing.split("\0") if path and (ROOT / path).is_file()]
    contents = {path: (ROOT / path).read_bytes() for path in sorted(set(paths))}
    return {path: content.decode() for path, content in contents.items() if b"\0" not in content}
