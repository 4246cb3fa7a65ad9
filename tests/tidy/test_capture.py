"""The terminal's screens in the documentation are those that the command draws."""

from __future__ import annotations

from tests.tidy.tree import ROOT
from tools.capture import FOLDER, screens


def test_the_screens_in_the_documentation_are_drawn_by_the_command() -> None:
    """`make capture` would change nothing."""
    assert FOLDER.is_relative_to(ROOT)
    for name, svg in screens().items():
        assert (FOLDER / name).read_text("utf-8") == svg, "run `make capture`"


def test_the_screens_fetch_nothing() -> None:
    """A page shown without a network looks the same: the pictures name no address but the one of their format."""
    for svg in screens().values():
        assert "http" not in svg.replace("http://www.w3.org/2000/svg", "")
