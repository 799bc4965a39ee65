"""Plant small faults in a copy of the program, one at a time, and see whether the tests that watch the place notice.

python -m tools.checks.mutants --jobs 2                 all of them
python -m tools.checks.mutants --sample 24 --minutes 3  some of them, drawn with a seed
"""

import argparse
import os
import random
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import Queue
from typing import Final, NamedTuple

from tools.checks.report import Report

ROOT: Final = Path(__file__).resolve().parents[2]
COPIED: Final = (
    "sneakernet", "tests", "tools", "docs", "stubs", "requirements", "pyproject.toml", "README.md", "Makefile",
)  # fmt: skip
NOTICED: Final = 0.95
SECONDS: Final = 240  # for the tests of one fault


class Fault(NamedTuple):
    """One small fault: in which file, what instead of what, and the tests that should notice."""

    file: str
    was: str
    becomes: str
    tests: str

    @property
    def name(self) -> str:
        """How it is told of."""
        return f"{self.file}: {self.was.strip().splitlines()[0][:70]} → {self.becomes.strip()[:40] or 'nothing'}"


def read() -> list[Fault]:
    """All faults of the list."""
    rooms = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))["room"]
    return [Fault(room["file"], was, becomes, room["tests"]) for room in rooms for was, becomes in room["faults"]]


def copy_to(folder: Path) -> Path:
    """The program once more."""
    for name in COPIED:
        source = ROOT / name
        if source.is_dir():
            shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(source, folder / name)
    return folder


def is_noticed(copies: "Queue[Path]", end: float, fault: Fault) -> tuple[Fault, str]:
    """Whether some test fails with the fault in place: noticed, missed, or late where there was no time to look."""
    if time.monotonic() > end:
        return fault, "late"
    folder = copies.get()
    file = folder / fault.file
    whole = file.read_text(encoding="utf-8")
    try:
        file.write_text(whole.replace(fault.was, fault.becomes, 1), encoding="utf-8")
        command = [sys.executable, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", *fault.tests.split()]
        environment = {**os.environ, "SNEAKERNET_ENGINE": "interpreted", "PYTHONDONTWRITEBYTECODE": "1"}
        environment["PYTHONPATH"] = str(folder)
        done = subprocess.run(
            command, cwd=folder, env=environment, capture_output=True, text=True, timeout=SECONDS, check=False
        )
        return fault, "noticed" if done.returncode == 1 else "missed" if done.returncode == 0 else "broken"
    except subprocess.TimeoutExpired:
        return fault, "noticed"  # nothing goes on any more
    finally:
        file.write_text(whole, encoding="utf-8")
        copies.put(folder)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--sample", type=int, default=0, help="so many of them; 0: all")
    parser.add_argument("--minutes", type=float, default=45.0, help="until no other one is begun")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--only", default="", help="those whose file has this in its name")
    given = parser.parse_args()
    faults = [fault for fault in read() if given.only in fault.file]
    if given.sample:
        faults = random.Random(given.seed).sample(faults, min(given.sample, len(faults)))
    report = Report(f"mutants: {len(faults)} of {len(read())} faults, seed {given.seed}")
    copies: Queue[Path] = Queue()
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(given.jobs) as pool:
        for number in range(given.jobs):
            copies.put(copy_to(Path(name) / str(number)))
        looked = partial(is_noticed, copies, time.monotonic() + 60 * given.minutes)
        found: dict[str, list[str]] = {}
        for fault, what in pool.map(looked, faults):
            found.setdefault(what, []).append(fault.name)
            if what in ("missed", "broken"):
                report.note(f"{what}: {fault.name}")
    seen = len(found.get("noticed", [])), len(found.get("missed", [])) + len(found.get("broken", []))
    if late := len(found.get("late", [])):
        report.note(f"{late} were not looked at: the time was over")
    report.least(f"noticed, of {sum(seen)}", 100 * seen[0] / max(1, sum(seen)), 100 * NOTICED, " %")
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
