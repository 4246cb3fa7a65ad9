"""How the documentation is built: quietly, from these pages and from the data they describe."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from fifthstreet import __version__  # noqa: E402 - found only once the path above is set
from tools.reference.pages import write  # noqa: E402 - the same

if TYPE_CHECKING:
    from sphinx.application import Sphinx

project = "Fifth Street"
author = "The Fifth Street engineers"
copyright = f"2026 {author}"  # noqa: A001 - the name that Sphinx asks for
version = release = __version__

extensions = ["myst_parser", "sphinx.ext.doctest"]
myst_enable_extensions = ["attrs_inline", "colon_fence"]
myst_heading_anchors = 3
exclude_patterns = ["examples"]

html_theme = "furo"
html_title = "Fifth Street"
html_static_path = ["_static"]
html_css_files = ["fifthstreet.css"]
html_show_sourcelink = False
html_copy_source = False
html_show_sphinx = False


def setup(app: Sphinx) -> None:
    """Write the generated pages before Sphinx looks for pages."""
    app.connect("config-inited", lambda *_: write(Path(app.srcdir)))
