"""Broken links of the documentation are found without a network."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tools.check_links import broken_links

if TYPE_CHECKING:
    from pathlib import Path


def test_a_broken_link_is_named_and_a_whole_one_is_not(tmp_path: Path) -> None:
    """Pages, pictures, folders and anchors inside the folder are followed; other addresses are not."""
    (tmp_path / "games").mkdir()
    (tmp_path / "games" / "index.html").write_text('<h1 id="let it ride">Games</h1>')
    (tmp_path / "index.html").write_text(
        '<a href="games/index.html#let%20it%20ride"></a><a href="games/"></a><a href="https://example.org/x"></a>'
        '<a href="#top" id="top"></a><a href="gone.html"></a><img src="table.svg"><a href="games/#blackjack"></a>'
    )

    assert broken_links(tmp_path) == [
        "index.html: games/#blackjack names an anchor that its page does not have.",
        "index.html: gone.html leads to no page or file.",
        "index.html: table.svg leads to no page or file.",
    ]
