"""Checks every internal link, picture and anchor of a folder of built pages.

``python -m tools.check_links build/docs`` names each page and each address that leads nowhere. Addresses that leave
the folder by a scheme (``https:``, ``mailto:``) are not followed: the build needs no network.
"""

from __future__ import annotations

import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import TYPE_CHECKING, Final
from urllib.parse import unquote, urlsplit

if TYPE_CHECKING:
    from collections.abc import Mapping

LINK_ATTRIBUTES: Final = ("href", "src")
ANCHOR_ATTRIBUTES: Final = ("id", "name")


class Page(HTMLParser):
    """What one page links to, and the anchors that it offers."""

    def __init__(self, text: str) -> None:
        """Read a page from its text."""
        super().__init__()
        self.links: list[str] = []
        self.anchors: set[str] = set()
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note the links and the anchors of one tag."""
        del tag
        for name, value in attrs:
            if value and name in LINK_ATTRIBUTES:
                self.links.append(value)
            elif value and name in ANCHOR_ATTRIBUTES:
                self.anchors.add(value)


def broken_links(folder: Path) -> list[str]:
    """Give one sentence for each link of a folder's pages that leads nowhere."""
    pages = {file.resolve(): Page(file.read_text(encoding="utf-8")) for file in sorted(folder.rglob("*.html"))}
    return [
        f"{file.relative_to(folder.resolve())}: {link} {defect}."
        for file, page in pages.items()
        for link in sorted(set(page.links))
        if (defect := _defect(file, link, pages))
    ]


def _defect(file: Path, link: str, pages: Mapping[Path, Page]) -> str:
    address = urlsplit(link)
    if address.scheme or address.netloc:
        return ""
    target = (file.parent / unquote(address.path)).resolve() if address.path else file
    target = target / "index.html" if target.is_dir() else target
    if not target.is_file():
        return "leads to no page or file"
    if address.fragment and target in pages and unquote(address.fragment) not in pages[target].anchors:
        return "names an anchor that its page does not have"
    return ""


def main(arguments: list[str]) -> int:
    """Print each broken link and how many pages were read; 1 if any link is broken or there is no page."""
    folder = Path(*arguments)
    defects = broken_links(folder)
    for defect in defects:
        print(defect)
    pages = len(list(folder.rglob("*.html")))
    print(f"{pages} pages read, {len(defects)} broken links.")
    return 1 if defects or not pages else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
