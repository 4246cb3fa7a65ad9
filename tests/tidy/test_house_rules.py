"""The house rules hold for every file of the repository."""

from __future__ import annotations

import pytest

from tests.tidy.rules import RULES, HouseRule
from tests.tidy.tree import texts


@pytest.mark.parametrize("rule", RULES, ids=lambda rule: rule.check.__name__)
def test_every_file_keeps_the_rule(rule: HouseRule) -> None:
    """No file that a rule governs breaks it."""
    defects = [defect for path, text in texts().items() if rule.governs(path) for defect in rule.check(path, text)]

    assert defects == []


def test_the_repository_has_its_papers() -> None:
    """What a reader, a lawyer and a contributor look for stands at the root."""
    papers = {"README.md", "CHANGELOG.md", "CONTRIBUTING.md", "LICENSE", "NOTICE", "Makefile", ".ci/run"}

    assert papers - texts().keys() == set()
