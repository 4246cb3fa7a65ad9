"""Every cell and every clause, wrong in turn: ``python -m tests.mutation.cells [--tenth K] [--jobs 2]``.

A wrong pay cell must be noticed by the golden rounds and by the second payer; any other wrong datum that moves money
or hides a card by one of these or by a test of the law; a wrong sight of the cards by the twin worlds. The command
prints how many were noticed by whom and names every survivor; it fails if there is one.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Final, NamedTuple

from fifthstreet.games import catalogue
from tests.mutation.catching import Caught, caught
from tests.mutation.laws import caught_by_law, first_failure, tests_of
from tests.mutation.mutants import Mutant, every_mutant
from tests.mutation.sights import SIGHTS, caught_by_twins

ROOT: Final = Path(__file__).parents[2]
DATA: Final = ("src/fifthstreet/games/*/*.toml", "src/fifthstreet/jurisdictions/*.toml", "tests/golden/*/*.round")
KILLERS: Final = Path(__file__).with_name("killers.txt")
"""Of the mutants that neither golden rounds nor the second payer notice, each with the test of the law that does."""
TENTHS: Final = 10


class Judged(NamedTuple):
    """One mutant, and by whom it was noticed."""

    name: str
    cell: bool
    golden: str
    payer: str
    law: str = ""

    @property
    def survives(self) -> bool:
        """Whether somebody who has to notice it does not."""
        if self.cell:
            return not (self.golden and self.payer)
        return not (self.golden or self.payer or self.law)


@cache
def killers() -> dict[str, str]:
    """By mutant, the test of the law that noticed it last time."""
    if not KILLERS.exists():
        return {}
    return dict(line.split(" | ") for line in KILLERS.read_text("utf-8").splitlines())


def tenth_of_the_tree() -> int:
    """Which tenth is due: another one whenever a datum or a golden round changes."""
    told = hashlib.sha256()
    for pattern in DATA:
        for path in sorted(ROOT.glob(pattern)):
            told.update(path.read_bytes())
    return int(told.hexdigest(), 16) % TENTHS


def mutants(tenth: int | None) -> Iterator[Mutant]:
    """Every mutant, or one tenth of them."""
    found = every_mutant(catalogue.rulebook())
    return found if tenth is None else islice(found, tenth, None, TENTHS)


def judged(mutant: Mutant) -> Judged:
    """Ask everybody who can notice a mutant."""
    found: Caught = caught(mutant)
    law = (
        ""
        if mutant.cell is not None or found.golden or found.payer
        else caught_by_law(mutant, killers().get(mutant.name))
    )
    return Judged(mutant.name, mutant.cell is not None, found.golden, found.payer, law)


def _share(tenth: int | None, share: int, shares: int) -> list[Judged]:
    return [judged(mutant) for mutant in islice(mutants(tenth), share, None, shares)]


def run(tenth: int | None, jobs: int) -> list[Judged]:
    """Judge the mutants in so many processes."""
    if jobs == 1:
        return _share(tenth, 0, 1)
    with ProcessPoolExecutor(jobs) as pool:
        shares = pool.map(_share, [tenth] * jobs, range(jobs), [jobs] * jobs)
        return [one for share in shares for one in share]


def report(found: list[Judged], blind: list[str]) -> Iterator[str]:
    """The table of what was noticed by whom, and every survivor by its name."""
    yield f"{'':<10}{'mutants':>10}{'golden':>10}{'payer':>10}{'law':>10}{'survive':>10}"
    for name, kind in (("cells", True), ("clauses", False)):
        some = [one for one in found if one.cell is kind]
        noticed = [(bool(one.golden), bool(one.payer), bool(one.law), one.survives) for one in some]
        counts = (len(some), *(sum(one[column] for one in noticed) for column in range(4)))
        yield f"{name:<10}" + "".join(f"{count:>10}" for count in counts)
    yield f"{'sights':<10}{len(SIGHTS):>10}{'':>20}{len(SIGHTS) - len(blind):>10}{len(blind):>10}"
    for one in found:
        if one.survives:
            by = (
                f"noticed by {'the golden rounds' if one.golden else 'the second payer'} alone"
                if one.golden or one.payer
                else ""
            )
            yield f"survives: {one.name}" + (f" ({by})" if by else "")
    yield from (f"survives: {one}" for one in blind)
    left = sum(one.survives for one in found) + len(blind)
    yield f"{len(found) + len(SIGHTS):,} mutants: {left:,} survive."


def law_of_the_right_rulebook() -> list[str]:
    """The tests of the law that fail though nothing is wrong, which nobody could then trust to notice anything."""
    rulebook = catalogue.rulebook()
    groups = {group: None for game in catalogue.GAMES for group in tests_of(game, catalogue.JURISDICTIONS)}
    return [failed for group in groups if (failed := first_failure(rulebook, group))]


def main(arguments: list[str] | None = None) -> int:
    """Run the command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.mutation.cells", description=__doc__)
    parser.add_argument("--tenth", help="one tenth, 0 to 9, or 'due' for the one that is due", default=None)
    parser.add_argument("--jobs", type=int, default=1, help="in how many processes")
    parser.add_argument("--right", action="store_true", help="only try the tests of the law by the right rulebook")
    parser.add_argument("--write", action="store_true", help="write down which test of the law noticed what")
    asked = parser.parse_args(arguments)
    if asked.right:
        failed = law_of_the_right_rulebook()
        print(*(f"survives: {one} fails though nothing is wrong" for one in failed), sep="\n")  # noqa: T201 - a command answers by printing
        print(f"{len(failed)} survive the right rulebook.")  # noqa: T201 - the same
        return int(bool(failed))
    tenth = tenth_of_the_tree() if asked.tenth == "due" else None if asked.tenth is None else int(asked.tenth)
    found = run(tenth, asked.jobs)
    blind = [name for name in SIGHTS if not caught_by_twins(name)]
    if tenth is not None:
        print(f"The tenth numbered {tenth}, by what the data and the golden rounds are today.")  # noqa: T201 - a command answers by printing
    print(*report(found, blind), sep="\n")  # noqa: T201 - the same
    if asked.write:
        kept = killers() | {one.name: one.law for one in found if (ROOT / one.law.partition("::")[0]).is_file()}
        named = {mutant.name for mutant in mutants(None)}
        KILLERS.write_text("".join(f"{name} | {kept[name]}\n" for name in sorted(kept) if name in named), "utf-8")
    return int(any(one.survives for one in found) or bool(blind))


if __name__ == "__main__":
    sys.exit(main())
