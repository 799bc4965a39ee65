"""How this program was installed, and so which command adds an extra to it."""

import sys
from pathlib import Path
from typing import Final

from sneakernet import engine

LEFT_BY: Final = {"pipx_metadata.json": "pipx install --force", "uv-receipt.toml": "uv tool install --force"}
"""What an installer leaves in the environment that it made for this program alone, and how it installs anew."""


def how_to_add(extra: str, environment: Path | None = None, checkout: Path = engine.ROOT) -> str:
    """The command that installs what an extra needs, here where this program runs."""
    here = environment or Path(sys.prefix)
    if engine.can_be_built(checkout):
        return f"make {extra}" if here == checkout / ".venv" else f'pip install -e ".[{extra}]"'
    command = next((command for file, command in LEFT_BY.items() if (here / file).is_file()), "pip install")
    return f'{command} "sneakernet[{extra}]"'
