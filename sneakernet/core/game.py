"""Game: a game's rules, and the package in which its other parts lie."""

from functools import cached_property
from importlib import import_module
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from sneakernet.core.rules import Rules


class Game:
    """One game. Its rules are enough to play it everywhere: where another part is missing, a default takes its place.

    The other parts are modules of the game's package, loaded when somebody needs them: `deduction`, `judgement`,
    `style`, `recipe`, `encoding`, `series`, `clock`, `counts`, `terminal`, `say`, `browser` and `paper`;
    docs/architecture.md says what each is.
    """

    def __init__(self, rules: Rules[Any], package: str, minutes: int = 0) -> None:
        self.rules = rules
        self.package = package
        self.minutes = minutes  # what a game takes; 0: nobody has said

    @cached_property
    def name(self) -> str:
        """What the game is called on the command line, in records and on the wire."""
        return self.rules.name

    def part(self, module: str, name: str) -> Any:
        """What this module of the game's package calls so; None if the game has no such part."""
        path = self.package
        for word in module.split("."):
            if not hasattr(import_module(path), "__path__") or find_spec(f"{path}.{word}") is None:
                return None
            path = f"{path}.{word}"
        return getattr(import_module(path), name)

    def folder(self, name: str) -> Path | None:
        """A folder of the game's package with files for a room, such as its sentences; None if it has none."""
        if not hasattr(import_module(self.package), "__path__"):
            return None
        place = Path(str(files(self.package) / name))
        return place if place.is_dir() else None
