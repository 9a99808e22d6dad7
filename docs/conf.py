"""The documentation as a site: `sphinx-build -W -n docs build/docs`, which `./test` does too."""

import sys
from pathlib import Path
from typing import Any

from headjudge.version import VERSION

sys.path.insert(0, str(Path(__file__).parent.parent))
from scripts import rulings

project = "Headjudge"
author = "Headjudge contributors"
release = VERSION
html_title = f"Headjudge {release}"
html_theme = "furo"
html_show_copyright = False

extensions = ["myst_parser", "sphinx.ext.autodoc", "sphinx.ext.viewcode"]
exclude_patterns = ["_build"]
myst_heading_anchors = 3
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["misc.highlighting_failure"]  # not every lexer knows CSV

autodoc_member_order = "bysource"
autodoc_typehints = "signature"
autodoc_default_options = {"members": True, "undoc-members": False}


def setup(app: Any) -> None:
    """Write the rulings of a game under the mark of its page."""
    app.connect("source-read", write_rulings)


def write_rulings(app: Any, name: str, source: list[str]) -> None:
    """The source of a page, with the rulings that belong there."""
    source[0] = rulings.with_rulings(source[0])
