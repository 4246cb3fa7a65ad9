"""Which house rule governs which files."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final, NamedTuple

from tests.tidy import claims, modules, texts

if TYPE_CHECKING:
    from collections.abc import Callable

PURE: Final = r"src/fifthstreet/(?:cards|money|hands|rules|round|games|shift|analysis|ledger)(?:\.py|/.*\.py)"
PYTHON: Final = r".*\.py"
PRODUCT: Final = r"(?:src|docs|tests|tools|bench)/.*|[^/]+"
PRODUCT_PYTHON: Final = r"src/.*\.py"
SILENT: Final = r"src/fifthstreet/(?!cli[/.]).*\.py"
TEST: Final = r"tests/(?:.*/)?test_[^/]*\.py"
LOCK: Final = r"requirements/.*\.txt|(?:.*/)?package-lock\.json|(?:.*/)?[^/]+\.lock"
ANY: Final = r".*"


class HouseRule(NamedTuple):
    """A check of one file's text, and the paths that it governs."""

    check: Callable[[str, str], list[str]]
    paths: str

    def governs(self, path: str) -> bool:
        """Whether a file, by its path from the root, must keep the rule."""
        return re.fullmatch(self.paths, path) is not None


RULES: Final = (
    HouseRule(modules.long_modules, PYTHON),
    HouseRule(modules.long_functions, PYTHON),
    HouseRule(modules.impure_imports, PURE),
    HouseRule(modules.impure_calls, PURE),
    HouseRule(modules.floats, PURE),
    HouseRule(modules.imported_test_libraries, PRODUCT_PYTHON),
    HouseRule(modules.prints, SILENT),
    HouseRule(claims.excused_tests, TEST),
    HouseRule(claims.tests_without_assertion, TEST),
    HouseRule(texts.lock_addresses, LOCK),
    HouseRule(texts.registries, ANY),
    HouseRule(texts.private_words, PRODUCT),
    HouseRule(texts.unfinished_work, ANY),
    HouseRule(texts.unexplained_exceptions, PYTHON),
    HouseRule(texts.unexplained_ignores, r"pyproject\.toml"),
    HouseRule(texts.missing_final_newline, ANY),
    HouseRule(texts.long_readme, r"README\.md"),
)
