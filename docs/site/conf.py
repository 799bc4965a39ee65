"""The documentation site: `make docs` builds it from the pages of docs/ in build/docs; the server shows it at /docs."""

import os
import re
import shutil
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent.parent
DOCS = ROOT / "docs"
os.environ["SNEAKERNET_ENGINE"] = "interpreted"  # machine code has no signatures
sys.path[:0] = [str(ROOT), str(HERE)]

from sneakernet import __version__  # noqa: E402

project = "Sneakernet"
author = "The Sneakernet developers"
version = release = __version__
extensions = ["myst_parser", "sphinx.ext.autodoc", "made_pages"]
root_doc = "index"
exclude_patterns = ["README.md", "site"]
myst_heading_anchors = 4
myst_enable_extensions = ["colon_fence"]
suppress_warnings = ["misc.highlighting_failure", "myst.header"]  # Fluent has no highlighter
default_role = "code"

autodoc_typehints = "signature"
autodoc_mock_imports = ["gymnasium", "pettingzoo", "pyspiel"]  # only the extra for adapters brings them
autodoc_member_order = "bysource"
autodoc_default_options = {"members": True, "undoc-members": True}

html_theme = "theme"
html_theme_path = [str(HERE)]
html_title = "Sneakernet"
html_copy_source = False
html_show_sourcelink = False
html_use_index = False
html_domain_indices = False

BESIDE = {"RULINGS.md": "/rulings.md", "CHANGELOG.md": "/changelog.md", "CREDITS.md": "/credits.md"}
LINK = re.compile(r"(!?)\[([^\]\n]+)\]\(([^)\s#:]+)(#[^)\s]*)?\)")


def lead_inside(app, name, source):
    """Links to files of the project that are no pages of the site become words."""
    folder = (DOCS / name).parent
    beside = next((file for file, page in BESIDE.items() if page == f"/{name}.md"), "")
    if beside:
        folder, source[0] = ROOT, (ROOT / beside).read_text(encoding="utf-8")

    def turn(found: re.Match[str]) -> str:
        picture, text, path, anchor = found.groups()
        target = (folder / path).resolve()
        if target.is_file() and target.suffix == ".md" and beside and DOCS in target.parents:
            return f"[{text}](/{target.relative_to(DOCS).as_posix()}{anchor or ''})"
        if target.name in BESIDE and target.parent == ROOT:
            return f"[{text}]({BESIDE[target.name]}{anchor or ''})"
        if target.is_dir() and (target / "README.md").is_file() and DOCS in target.parents:
            return f"[{text}]({path.rstrip('/')}/README.md)"
        outside = DOCS not in target.parents or target.is_dir() or target.suffix not in (".md", ".png", ".webp")
        return found[0] if path.startswith("/") or picture or not outside else text

    source[0] = LINK.sub(turn, source[0])
    if name == "decisions/README":
        source[0] += "\n```{toctree}\n:hidden:\n:glob:\n\n0*\n```\n"


def read_plainly(app, what, name, found, options, lines):
    """Docstrings are plain text: a star is a star, and what is indented or a table stays as it is."""
    told, lines[:] = list(lines), []
    shown = False
    for before, line in zip(["", *told], told, strict=False):
        if line.strip():
            begins = not before.strip() and line.startswith(("    ", "|"))
            lines += ["::", ""] if begins and not shown else []
            shown = begins or (shown and line.startswith(("    ", "|")))
        lines.append(f"    {line}" if shown and line[:1] == "|" else line if shown else line.replace("*", "\\*"))


def bring_colours(app, problem):
    """Colours and icon are those of the game, from its own files."""
    if problem is None and app.builder.format == "html":
        web = ROOT / "sneakernet" / "web"
        shutil.copy(web / "icon.svg", Path(app.outdir) / "_static")
        sheet = (web / "css" / "base.css").read_text(encoding="utf-8")
        blocks = re.findall(r"^:root.*?\}$", sheet, re.MULTILINE | re.DOTALL)
        (Path(app.outdir) / "_static" / "colours.css").write_text("\n".join(blocks) + "\n", encoding="utf-8")


def setup(app):
    """Sphinx asks for this."""
    app.connect("source-read", lead_inside)
    app.connect("autodoc-process-docstring", read_plainly)
    app.connect("build-finished", bring_colours)
