"""Check that what people install is whole: sdist and wheel by the ordinary back-end, in a clean environment.

python -m tools.checks.wheel [--python PYTHON …] [--bounds locked|lowest|newest]
"""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from sneakernet import engine
from tools.build_engine import what_is_missing
from tools.checks.report import Report
from tools.dev import programs

ROOT: Final = engine.ROOT
LISTED: Final = ("git", "ls-files", "--cached", "--others", "--exclude-standard")
PACKAGING: Final = (
    "pyproject.toml",
    "setup.py",
    "Makefile",
    "LICENSE",
    "tests/conftest.py",
    "requirements/test.txt",
    "compose.workers.yaml",
)
SECONDS: Final = 900
NOISE: Final = 0.7
"""Of the checkout's speed: what a wheel must reach in one run beside other work."""


def call(words: Iterable[str | Path], folder: Path = ROOT, **environment: str) -> str:
    """Run a program; what it printed. One that fails ends the check with what it said."""
    clean = {key: value for key, value in os.environ.items() if key not in (engine.SETTING, "PYTHONPATH")}
    done = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env={**clean, **environment},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=SECONDS,
    )
    if done.returncode:
        raise SystemExit(f"FAIL   {' '.join(str(word) for word in words)}\n{done.stdout}")
    return done.stdout


def build(what: str, root: Path, out: Path, **environment: str) -> Path:
    """Let the back-end that pyproject.toml names build an sdist or a wheel."""
    name = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["build-system"]["build-backend"]
    program = f"import {name} as b; print('made', b.build_{what}({str(out)!r}))"
    said = call([sys.executable, "-c", program], root, **environment)
    return out / said.rpartition("made ")[2].strip()


def own_files() -> set[str]:
    """Every file of the package, as git knows them."""
    return {name for name in call([*LISTED, "--", "sneakernet"]).split() if (ROOT / name).is_file()}


def tagged(wheel: Path, out: Path) -> Path:
    """The wheel with the oldest manylinux tag that its machine code allows, where auditwheel is installed."""
    if not shutil.which("auditwheel", path=str(Path(sys.executable).parent)):
        return wheel
    auditwheel = Path(sys.executable).parent / "auditwheel"
    path = f"{auditwheel.parent}{os.pathsep}{os.environ['PATH']}"
    call([auditwheel, "repair", "--wheel-dir", out, wheel], PATH=path)
    return next(out.glob("*manylinux*.whl"))


def clean(python: str, folder: Path, wheel: Path, bounds: str) -> Path:
    """A new environment with nothing but the wheel and what it asks for; its folder of programs."""
    call([python, "-m", "venv", folder])
    pip: list[str | Path] = [programs(folder) / "python", "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if bounds == "newest":
        call([*pip, wheel], folder)
    else:
        pins = folder / "pins.txt"
        text = (ROOT / "requirements" / ("play.txt" if bounds == "locked" else "lowest.txt")).read_text("utf-8")
        pins.write_text("\n".join(line.rstrip(" \\") for line in text.splitlines() if "--hash" not in line), "utf-8")
        call([*pip, "-c", pins, wheel], folder)
    return programs(folder)


def speed(program: Path, folder: Path) -> float:
    """Decisions a second of whole games of HACKERS."""
    rows = [json.loads(line) for line in call([program, "bench", "hackers", "--json"], folder).splitlines()]
    return float(next(row["best"] for row in rows if row["mode"] == "compiled, whole games"))


def installed(report: Report, python: str, bounds: str, folder: Path) -> None:
    """One Python: build, install, ask, play."""
    wheel = build("wheel", ROOT, folder / "made")
    files = set(zipfile.ZipFile(wheel).namelist())
    lacking = sorted(own_files() - files)
    report.row("files in the wheel", f"{len(files)}, lacking {lacking[:5]}", not lacking)
    wheel = tagged(wheel, folder / "tagged")
    report.row("compiled", wheel.name, "none-any" not in wheel.name)
    there = clean(python, folder / "clean", wheel, bounds)
    said = call([there / "sneakernet", "--version"], folder).strip()
    report.row("version", said, "(compiled engine, build " in said)
    told = call([there / "sneakernet", "cards", "hackers"], folder)
    report.row("cards", f"{len(told.splitlines())} lines", len(told.splitlines()) > 20)
    ours, theirs = speed(programs(ROOT / ".venv") / "sneakernet", folder), speed(there / "sneakernet", folder)
    report.least("speed beside the checkout's", theirs / ours, NOISE)
    play = [sys.executable, "-m", "pytest", "-q", "-x", "tests/web/test_games.py"]
    call(play, SNEAKERNET_SERVED_BY=str(there / "python"))
    report.row("each game in a browser", "played to its end", True)


def pure(report: Report, python: str, bounds: str, folder: Path, sdist: Path) -> None:
    """What a machine without a compiler gets from the sdist."""
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
        packed.extractall(folder / "unpacked", filter="data")
    lacking = [name for name in PACKAGING if name not in names]
    report.row("what packagers need", f"{len(names)} files, lacking {lacking}", not lacking)
    wheel = build("wheel", next((folder / "unpacked").iterdir()), folder / "pure", SNEAKERNET_ENGINE="interpreted")
    report.row("without a compiler", wheel.name, wheel.name.endswith("py3-none-any.whl"))
    there = clean(python, folder / "slow", wheel, bounds)
    said = call([there / "sneakernet", "--version"], folder).strip()
    report.row("version without a compiler", said, "(interpreted engine" in said)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--python", default=sys.executable, help="the Python that installs the wheel")
    parser.add_argument("--bounds", default="locked", choices=("locked", "lowest", "newest"))
    given = parser.parse_args()
    report = Report(f"wheel, {given.bounds}")
    missing = what_is_missing()
    if missing:
        report.row("compiler", f"no {missing}", holds=False)
        return report.finish()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for part in ("made", "tagged", "pure"):
            (folder / part).mkdir()
        installed(report, given.python, given.bounds, folder)
        pure(report, given.python, given.bounds, folder, build("sdist", ROOT, folder / "made"))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
