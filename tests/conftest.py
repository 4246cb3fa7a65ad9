"""What every test shares: how hypothesis draws its examples, and which tests coverage leaves alone."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from collections.abc import Generator

settings.register_profile("test", derandomize=True, deadline=None)
settings.register_profile("exhaustive", deadline=None, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("test")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None]:
    """Run what walks every hand or plays many rounds without coverage, which is slower by far and learns nothing."""
    if item.get_closest_marker("enumeration") is None:
        return (yield)
    tracer = sys.gettrace()
    sys.settrace(None)
    try:
        return (yield)
    finally:
        sys.settrace(tracer)
