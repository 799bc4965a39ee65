"""Typesetting: sheets as PDF, or as one picture for each. Fonts come with the library, none from the machine."""

import json
from typing import Any, Final

from sneakernet.paper.sheets import Wish, layouts, sheets

BEGIN: Final = """
#for part in data.parts {
  if part == "cards" { card-sheets() } else if part == "table" { table-sheets() } else { rules-booklet() }
}
"""  # after the game's own layouts, for they may write any of these anew


def compiler(wish: Wish) -> Any:
    """The sheets, ready to be typeset: all layouts one after the other, and then the sheets that are wanted."""
    source = "\n".join(file.read_text(encoding="utf-8") for file in layouts(wish.game)) + BEGIN
    import typst  # a server without printing does without it

    fonts = typst.Fonts(include_system_fonts=False)
    told = {"data": json.dumps(sheets(wish))}
    return typst.Compiler(source.encode(), font_paths=fonts, ignore_system_fonts=True, sys_inputs=told)


def pdf(wish: Wish) -> bytes:
    """One file with all sheets. The same wish gives the same bytes."""
    made: bytes = compiler(wish).compile(format="pdf")
    return made


def pictures(wish: Wish, dots_per_inch: float = 150) -> list[bytes]:
    """Each sheet as a picture (PNG)."""
    made: bytes | list[bytes] = compiler(wish).compile(format="png", ppi=dots_per_inch)
    return [made] if isinstance(made, bytes) else made
