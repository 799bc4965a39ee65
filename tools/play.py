"""Play at once: python -m tools.play GAME

Opens the lobby with a game beside it. An engine that is not built yet is built meanwhile, and everything that is
started here runs without it: no process of one table may run another engine than the others.
"""

import os
import shutil
import subprocess
import sys
from typing import Final

from sneakernet import engine
from tools.build_engine import what_is_missing

LOG: Final = engine.BUILDS / "log.txt"
KIND: Final = ("nice", "-n", "10")  # the game comes first, where there is such a program


def is_needed() -> bool:
    """Whether the engine is to be built; what that lacks here is told."""
    if engine.find_build(engine.ROOT) is not None:
        return False
    missing = what_is_missing()
    if missing:
        print(f"No {missing} here: the rules run interpreted, which is slower and otherwise the same.", flush=True)
    return not missing


def build_beside() -> None:
    """Begin to build; it goes on when the game is over, and the next start finds it."""
    log = engine.ROOT / LOG
    log.parent.mkdir(parents=True, exist_ok=True)
    kind = KIND if shutil.which(KIND[0]) else ()
    with log.open("w", encoding="utf-8") as said:
        subprocess.Popen(
            [*kind, sys.executable, "-m", "tools.build_engine", "--lenient"],
            cwd=engine.ROOT,
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=said,
            start_new_session=True,  # Ctrl+C in the game is for the game
        )


def main(words: list[str]) -> int:
    """Build beside, if need be, and play."""
    here = dict(os.environ)
    if is_needed():
        print("The engine is being built meanwhile; this first game runs without it.", flush=True)
        here[engine.SETTING] = "interpreted"
        build_beside()
    command = [sys.executable, "-m", "sneakernet.cli", "home", *words]
    if os.name != "nt":
        os.execve(sys.executable, command, here)
    return subprocess.run(command, env=here, check=False).returncode


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
