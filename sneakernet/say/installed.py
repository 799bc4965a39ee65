"""How this program was installed, and so which command adds an extra to it."""

import os
import sys
from pathlib import Path
from typing import Final

from sneakernet import engine

LEFT_BY: Final = {
    "pipx_metadata.json": "pipx runpip sneakernet install",
    "uv-receipt.toml": "uv pip install --python {environment}",
}
"""What an installer leaves in the environment that it made for this program alone, and how more comes into it."""


def how_to_add(extra: str, environment: Path | None = None, checkout: Path = engine.ROOT) -> str:
    """The command that installs what an extra needs, here where this program runs."""
    here = environment or Path(sys.prefix)
    if engine.can_be_built(checkout):
        return f"make {extra}" if here == checkout / ".venv" else f'pip install -e ".[{extra}]"'
    command = next((command for file, command in LEFT_BY.items() if (here / file).is_file()), "")
    if not command:  # pip is that of the environment in use, which need not be the program's own
        command = "pip install" if os.environ.get("VIRTUAL_ENV") == str(here) else f"{sys.executable} -m pip install"
    return f'{command.format(environment=here)} "sneakernet[{extra}]"'
