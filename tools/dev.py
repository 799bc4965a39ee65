"""What the Makefile does, where there is no make: python -m tools.dev setup|play|test|lint

It needs Python 3.11 or newer and nothing else.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VENV: Final = ROOT / ".venv"
PIP: Final = ("-m", "pip", "install", "-qq", "--disable-pip-version-check")


def programs(environment: Path) -> Path:
    """Where an environment keeps its programs."""
    return environment / ("Scripts" if os.name == "nt" else "bin")


PYTHON: Final = programs(VENV) / "python"


def call(*words: str | Path, **more: str) -> None:
    """Run a program here, and end with it if it fails."""
    done = subprocess.run([str(word) for word in words], cwd=ROOT, env={**os.environ, **more}, check=False)
    if done.returncode:
        sys.exit(done.returncode)


def install(name: str) -> None:
    """What a list of requirements pins, unless this very list is installed."""
    wanted = ROOT / "requirements" / f"{name}.txt"
    done = VENV / f"ready-to-{name}"
    if done.is_file() and done.stat().st_mtime >= wanted.stat().st_mtime:
        return
    if not PYTHON.with_suffix(".exe" if os.name == "nt" else "").exists():
        print(f"Making {VENV.name} …", flush=True)
        call(sys.executable, "-m", "venv", VENV)
        (VENV / "made-in").write_text(f"{ROOT}\n", encoding="utf-8")
    print(f"Installing requirements/{name}.txt …", flush=True)
    call(PYTHON, *PIP, "--require-hashes", "-r", wanted)
    if name == "play":
        call(PYTHON, *PIP, "--no-deps", "--no-build-isolation", "-e", ".")
    done.touch()


def build(*how: str) -> None:
    """The engine, if this source is not built yet."""
    call(PYTHON, "-m", "tools.build_engine", *how, SNEAKERNET_ENGINE="interpreted")


def lint() -> None:
    """Style, types and rooms."""
    call(PYTHON, "-m", "ruff", "check", "--quiet", ".")
    call(PYTHON, "-m", "ruff", "format", "--check", "--quiet", ".")
    call(programs(VENV) / "oxlint", "--quiet", "sneakernet", "docs/site")
    call(PYTHON, "-m", "mypy", "--no-error-summary")
    call(programs(VENV) / "lint-imports", "--no-cache")


def main(words: list[str]) -> None:
    """One of the four."""
    if words[:1] not in (["setup"], ["play"], ["test"], ["lint"]):
        sys.exit(__doc__)
    install("play")
    if words[0] in ("test", "lint"):
        install("test")
    if words[0] == "setup":
        build()
    elif words[0] == "play":
        call(PYTHON, "-m", "tools.play", *(words[1:] or ["hackers"]))
    elif words[0] == "lint":
        lint()
    else:
        lint()
        build("--required")
        call(PYTHON, "-m", "pytest", "-q", "-n", "auto", *words[1:])


if __name__ == "__main__":
    main(sys.argv[1:])
