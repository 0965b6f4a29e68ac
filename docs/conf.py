"""How `just docs` builds the guide and the reference; docs/decisions/046 says why with these tools."""

from qless_studio import __version__

project = "Qless Studio"
release = version = __version__

extensions = ["myst_parser", "sphinx.ext.autodoc"]
myst_heading_anchors = 3
default_role = "code"  # docstrings quote as Markdown does: `name`

autodoc_default_options = {"members": True, "undoc-members": True, "show-inheritance": True}
autodoc_member_order = "bysource"
autodoc_typehints_format = "short"
autodoc_preserve_defaults = True
python_use_unqualified_type_names = True
suppress_warnings = ["ref.python"]  # every game has a Puzzle and Options of its own

html_theme = "furo"
html_title = "Qless Studio"
html_show_copyright = False
html_show_sphinx = False
html_copy_source = False
