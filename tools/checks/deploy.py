"""Check the container file: its steps run in an empty folder, and what they leave serves. The image is not built.

python -m tools.checks.deploy
"""

import argparse
import asyncio
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.checks.report import Report
from tools.server.house import come_in, request
from tools.server.killed import free_port

ROOT: Final = Path(__file__).resolve().parents[2]
PLACES: Final = ("/srv", "/src", "/build", "/wheels", "/data")
OF_THE_IMAGE: Final = ("apt-get", "useradd")  # steps that change the machine itself
NOT_THERE: Final = ("mypy", "setuptools", "mypyc", "textual", "typst", "pydantic")


def steps(text: str) -> list[tuple[str, str]]:
    """The instructions of a container file, each with what follows it."""
    joined = re.sub(r"\\\n", " ", text)
    lines = (line.strip() for line in joined.splitlines() if line.strip() and not line.startswith("#"))
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


def inside(folder: Path, command: str) -> str:
    """A command with the places of the image below a folder."""
    return re.sub(rf"(?<![\w.])({'|'.join(PLACES)})(?=[/ ]|$)", rf"{folder}\1", command)


def copy(folder: Path, rest: str) -> None:
    """One COPY: from here, or from what an earlier stage has made."""
    words = [word for word in shlex.split(rest) if not word.startswith("--")]
    *sources, target = words
    for source in sources:
        there = folder / source.lstrip("/") if "--from=" in rest else ROOT / source
        into = folder / target.lstrip("/")
        if there.is_dir():
            shutil.copytree(there, into, ignore=shutil.ignore_patterns("__pycache__"), dirs_exist_ok=True)
        else:
            into = into / there.name if target.endswith("/") else into
            into.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(there, into)


def carry_out(report: Report, folder: Path, more: dict[str, str]) -> None:
    """All steps, one after the other."""
    path = f"{Path(sys.executable).resolve().parent}{os.pathsep}{os.environ['PATH']}"
    environment = {"PATH": path, "HOME": str(folder), "EXTRAS": "", **more}
    (folder / "data").mkdir(mode=0o700)
    for word, rest in steps((ROOT / "Dockerfile").read_text(encoding="utf-8")):
        if word == "COPY":
            copy(folder, rest)
        elif word == "RUN" and not any(tool in rest for tool in OF_THE_IMAGE):
            command = inside(folder, rest).replace("python -m venv", "python3 -m venv")
            done = subprocess.run(
                ["sh", "-c", command], cwd=folder, env=environment, capture_output=True, text=True, check=False
            )
            report.row(rest[:70], done.stdout.strip().splitlines()[-1][:80] if done.stdout.strip() else "done",
                       done.returncode == 0)  # fmt: skip
            if done.returncode:
                report.note(done.stderr[-800:])


async def serves(report: Report, folder: Path) -> None:
    """What the steps have left opens tables, and stops when it is told to."""
    program, port = folder / "srv/venv/bin/sneakernet", free_port()
    environment = {"PATH": os.environ["PATH"], "SNEAKERNET_DATABASE": str(folder / "data/sneakernet.db")}
    server = subprocess.Popen([program, "serve", "--port", str(port)], cwd=folder / "data", env=environment)
    try:
        status = 0
        async with asyncio.timeout(30):
            while not status:
                try:
                    status = (await request(port, "GET", "/readyz")).status
                except OSError:
                    await asyncio.sleep(0.1)
        person = await come_in(port, "Ann")
        table = await person.table("hackers", start=True)
        view = (await person.call("GET", f"/api/tables/{table}")).json["view"]
        report.row("a game is dealt", f"ready {status}", status == 200 and view is not None)
    finally:
        server.send_signal(signal.SIGTERM)
        ended = server.wait(30)
    report.row("it stops when it is told to", f"status {ended}", ended in (0, -signal.SIGTERM))
    modes = {path.name: oct(path.stat().st_mode & 0o777) for path in (folder / "data").glob("sneakernet.db*")}
    report.row("its files are its own", str(modes), set(modes.values()) == {"0o600"})


def packages(report: Report, folder: Path) -> None:
    """What is in the final image."""
    listed = [str(folder / "srv/venv/bin/pip"), "list", "--format=freeze", "--disable-pip-version-check"]
    names = {line.partition("==")[0].lower() for line in subprocess.check_output(listed, text=True).split()}
    report.row("neither compiler nor build packages", f"{len(names)} packages", not names & set(NOT_THERE))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--interpreted", action="store_true", help="do not compile the engine, which takes minutes")
    more = {"SNEAKERNET_ENGINE": "interpreted"} if parser.parse_args().interpreted else {}
    report = Report("deploy: the steps of the container file; the image itself is not built")
    with tempfile.TemporaryDirectory() as name:
        carry_out(report, Path(name), more)
        if not report.failed:
            packages(report, Path(name))
            asyncio.run(serves(report, Path(name)))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
