"""How many alterations of the code that settles rounds and counts money the tests notice: ``make mutants``.

mutmut alters one operator, one constant or one argument at a time, and runs the tests that come by there. It works
on a copy of the tree under ``build/``; ``[tool.mutmut]`` in ``pyproject.toml`` says what is altered and tried. It
prints how many mutants were killed and names those that were not; it fails below nine in ten.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
SCRATCH: Final = ROOT / "build" / "mutants"
COPIED: Final = ("docs", "src", "tests", "tools", "verify", "README.md", "pyproject.toml")
KILLED_LEAST: Final = 90
"""Of a hundred mutants, how many have to be killed."""


def copy_tree() -> None:
    """A fresh copy of everything that the tests read."""
    shutil.rmtree(SCRATCH, ignore_errors=True)
    SCRATCH.mkdir(parents=True)
    for name in COPIED:
        path = ROOT / name
        if path.is_dir():
            shutil.copytree(path, SCRATCH / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy2(path, SCRATCH / name)


def mutmut(*arguments: str) -> str:
    """Run mutmut in the copy; what it says is returned, and shown if it fails."""
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [str(Path(sys.executable).with_name("mutmut")), *arguments]
    done = subprocess.run(command, cwd=SCRATCH, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout[-4_000:]}{done.stderr}mutmut could not {arguments[0]}.")
    return done.stdout


def counts() -> dict[str, int]:
    """How the mutants ended, by word."""
    mutmut("export-cicd-stats")
    found: dict[str, int] = json.loads((SCRATCH / "mutants" / "mutmut-cicd-stats.json").read_text("utf-8"))
    return found


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tools.mutants", description=__doc__)
    parser.add_argument("--jobs", type=int, default=2, help="in how many processes")
    asked = parser.parse_args(arguments)
    copy_tree()
    mutmut("run", "--max-children", str(asked.jobs))
    ended = counts()
    killed, total = ended["killed"] + ended["timeout"], ended["total"]
    left = [line.strip() for line in mutmut("results").splitlines() if line.strip() and "timeout" not in line]
    print(*left, sep="\n")
    print(f"{killed:,} of {total:,} mutants are killed: {100 * killed / total:.1f} %.")
    return int(100 * killed < KILLED_LEAST * total)


if __name__ == "__main__":
    sys.exit(main())
