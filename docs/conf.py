"""The documentation as a site: `sphinx-build -W -n docs build/docs`, which `./test` does too."""

from headjudge.version import VERSION

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
