"""Coverage does not slow the tests that walk every hand or play rounds by the hundred."""

from __future__ import annotations

import sys

import pytest


@pytest.mark.enumeration
def test_an_enumeration_runs_untraced() -> None:
    """While a marked test runs, nothing follows its lines, whether coverage is measured or not."""
    assert sys.gettrace() is None
