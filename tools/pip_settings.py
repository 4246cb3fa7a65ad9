"""Says in uv's words where this machine's pip finds its packages, as shell assignments for setup.sh.

uv does not read pip's configuration; a setting that the machine already gives to uv is left as it is.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from ast import literal_eval
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Mapping

UV_NAMES: Final = {
    "index-url": ("UV_DEFAULT_INDEX", " "),
    "extra-index-url": ("UV_INDEX", " "),
    "find-links": ("UV_FIND_LINKS", ","),
    "no-index": ("UV_NO_INDEX", " "),
    "trusted-host": ("UV_INSECURE_HOST", " "),
    "cert": ("SSL_CERT_FILE", " "),
    "proxy": ("ALL_PROXY", " "),
    "default-timeout": ("UV_HTTP_TIMEOUT", " "),
    "timeout": ("UV_HTTP_TIMEOUT", " "),
}
"""For each of pip's settings, the variable that uv reads and what stands between its values."""

PRECEDENCE: Final = ("global", "install", ":env:")

ALWAYS: Final = {"UV_INDEX_STRATEGY": "unsafe-best-match"}
"""Like pip, ask every index: the hashes say which file is the right one."""


def uv_settings(listing: str, environment: Mapping[str, str]) -> dict[str, str]:
    r"""Give the variables to set, from what ``pip config list`` prints.

    >>> uv_settings("global.find-links='/a /b'\n:env:.timeout='9'\n", {"SSL_CERT_FILE": "/c"})
    {'UV_INDEX_STRATEGY': 'unsafe-best-match', 'UV_FIND_LINKS': '/a,/b', 'UV_HTTP_TIMEOUT': '9'}
    >>> uv_settings("global.timeout='9'\n:env:.timeout='60'\n", {})["UV_HTTP_TIMEOUT"]
    '60'
    """
    settings = dict(ALWAYS)
    for _, name, value in sorted(_entries(listing)):
        variable, separator = UV_NAMES[name]
        settings[variable] = separator.join(value.split())
    return {variable: value for variable, value in settings.items() if variable not in environment}


def _entries(listing: str) -> list[tuple[int, str, str]]:
    entries = []
    for line in listing.splitlines():
        key, _, value = line.partition("=")
        section, _, name = key.rpartition(".")
        if section in PRECEDENCE and name in UV_NAMES:
            entries.append((PRECEDENCE.index(section), name, str(literal_eval(value))))
    return entries


def main() -> int:
    """Print one shell assignment for each variable."""
    command = [sys.executable, "-m", "pip", "config", "list"]
    listing = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    for variable, value in uv_settings(listing, os.environ).items():
        print(f"export {variable}={shlex.quote(value)}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
