"""Check what the program is made of: how many packages, nothing that carries out data, no page that asks a third party.

python -m tools.checks.supply
"""

import argparse
import ast
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from tools.checks.report import Report

ROOT: Final = Path(__file__).resolve().parents[2]
MOST: Final = {"server": (8, 25), "play": (11, 36)}  # asked for by name, pinned in all
BUILD: Final = {"mypy", "setuptools", "ast-serialize", "pathspec"}  # they build the engine and are not counted
NAME: Final = re.compile(r"^[a-zA-Z][\w.-]*", re.MULTILINE)
CARRIES_OUT: Final = {"eval", "exec", "compile", "__import__"}
FORBIDDEN: Final = {"pickle", "marshal", "shelve", "dill", "yaml"}
ADDRESS: Final = re.compile(r"""(?:https?:)?//[\w.-]+\.\w+""")
NAMESPACES: Final = ("http://www.w3.org",)
COMMENT: Final = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*|<!--.*?-->", re.DOTALL)


def counted(name: str) -> tuple[int, int]:
    """How many packages a set asks for, and how many it pins, less those that only build."""
    asked = (ROOT / f"requirements/{name}.in").read_text(encoding="utf-8")
    pinned = (ROOT / f"requirements/{name}.txt").read_text(encoding="utf-8")
    found = [{word.lower() for word in NAME.findall(text)} - BUILD for text in (asked, pinned)]
    return len(found[0]), len(found[1])


def dangers() -> Iterator[str]:
    """Where the program could carry out what it was only meant to read."""
    for file in sorted((ROOT / "sneakernet").rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            names: list[str] = []
            if isinstance(node, ast.Import):
                names = [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                names = [node.module or ""]
            elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CARRIES_OUT:
                yield f"{file.relative_to(ROOT)}:{node.lineno} {node.func.id}"
            yield from (f"{file.relative_to(ROOT)} imports {name}" for name in names if name.split(".")[0] in FORBIDDEN)


def foreign() -> Iterator[str]:
    """Addresses of others in what a browser gets."""
    for kind in ("*.js", "*.css", "*.html", "*.svg", "*.webmanifest"):
        for file in sorted((ROOT / "sneakernet").rglob(kind)):
            text = COMMENT.sub("", file.read_text(encoding="utf-8"))
            found = [address for address in ADDRESS.findall(text) if not address.startswith(NAMESPACES)]
            yield from (f"{file.relative_to(ROOT)}: {address}" for address in found)


def audit(report: Report) -> None:
    """Known holes, where the tool that looks them up is installed and reaches its list."""
    tool = shutil.which("pip-audit")
    if tool is None:
        report.note("pip-audit is not installed: known holes were not looked up")
        return
    lock = str(ROOT / "requirements/server.txt")
    done = subprocess.run([tool, "--require-hashes", "-r", lock], capture_output=True, text=True, check=False)
    report.row("known holes", (done.stdout + done.stderr).strip()[-200:], done.returncode == 0)


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    report = Report("supply")
    for name, (direct, pinned) in MOST.items():
        found = counted(name)
        holds = found[0] <= direct and found[1] <= pinned
        report.row(f"{name}: packages", f"{found[0]} by name, {found[1]} pinned (at most {direct} and {pinned})", holds)
    found_dangers, found_foreign = list(dangers()), list(foreign())
    report.row("nothing carries out data", f"{len(found_dangers)} {found_dangers[:5]}", not found_dangers)
    report.row("no third party in the browser", f"{len(found_foreign)} {found_foreign[:5]}", not found_foreign)
    audit(report)
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
