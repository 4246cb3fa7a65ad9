"""What every test shares: how hypothesis draws its examples."""

from __future__ import annotations

from hypothesis import HealthCheck, settings

settings.register_profile("test", derandomize=True, deadline=None)
settings.register_profile("exhaustive", deadline=None, max_examples=2_000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("test")
