"""Compile the rooms named in sneakernet/engine.py with mypyc, in one step, from the source as it stands.

The source is copied first, and the copy is digested and compiled: what is edited meanwhile cannot slip in. The result
is moved to build/engine/<digest> whole, so that several builds at once do no harm and a half-finished one is not seen.

usage: python -m tools.build_engine [--lenient | --required]
"""

import os
import re
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import time
from pathlib import Path
from typing import Final

from sneakernet import engine

GROUP: Final = "sneakernet_engine"
FLAGS: Final = ("-fvisibility=hidden", "-Wno-error")
"""Hidden: accessors are called directly and inlined. No error: a newer compiler may warn of what an older did not."""

SELDOM: Final = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#define FROM_PYTHON __attribute__((optimize("O1")))
#else
#define RUNS_ONCE
#define FROM_PYTHON
#endif
"""
MARKS: Final = (
    (re.compile(r"^(?= *char CPyDef_\w+_____top_level__\(void\) \{)", re.MULTILINE), "RUNS_ONCE "),
    (re.compile(r"^(?= *PyObject \*CPyPy_\w+\([^;\n]*\) ?\{)", re.MULTILINE), "FROM_PYTHON "),
)
"""What need not be fast, which is half of the code: modules being imported, and the doors from interpreted code."""

NEUTRAL: Final = {engine.SETTING: "interpreted", "MYPYPATH": ""}
UNFINISHED: Final = ".building-"
FORGOTTEN: Final = 3600.0
"""A half-finished build of this age (in seconds) was interrupted."""


def main(lenient: bool, required: bool) -> int:
    """Build, unless this very source is built.

    `lenient`: a build that fails is told, and the game still starts. `required`: the tests compare both engines, so a
    machine that cannot build cannot run them.
    """
    if engine.find_build(engine.ROOT) is not None or not engine.sources(engine.ROOT):
        return 0
    missing = what_is_missing()
    if missing:
        print(f"No {missing} here: the rules run interpreted, which is slower and otherwise the same.")
        return 1 if required else 0
    print("Building the engine, a minute or two …", flush=True)
    began = time.monotonic()
    errors = build(engine.ROOT)
    if errors:
        print(errors, file=sys.stderr)
        print("The engine could not be built; the rules run interpreted.", file=sys.stderr)
        return 0 if lenient else 1
    print(f"The engine is built ({time.monotonic() - began:.0f} s).")
    return 0


def what_is_missing() -> str:
    """What the build lacks on this machine, or nothing. A first start needs Python alone."""
    compiler = c_compiler()
    if not compiler:
        return "C compiler"
    if os.name == "nt":  # where every Python brings its header files
        return ""
    include = sysconfig.get_path("include")
    tried = subprocess.run(
        [*compiler, "-E", "-I", include, "-"], input=b"#include <Python.h>\n", capture_output=True, check=False
    )
    return "Python header files (python3-dev)" if tried.returncode else ""


def c_compiler() -> list[str]:
    """The compiler that this Python was made with, or any other; on Windows what tells setuptools where it is."""
    if os.name == "nt":
        installer = Path(os.environ.get("PROGRAMFILES(X86)", ""), "Microsoft Visual Studio", "Installer", "vswhere.exe")
        return [str(installer)] if installer.is_file() else []
    for command in (os.environ.get("CC"), sysconfig.get_config_var("CC"), "cc", "gcc", "clang"):
        words = (command or "").split()
        if words and shutil.which(words[0]):
            return words
    return []


def build(root: Path) -> str:
    """Compile `root`'s source into its place; the errors, if there were any."""
    builds = root / engine.BUILDS
    builds.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix=UNFINISHED, dir=builds) as name:
        work = Path(name)
        copy_source(root, work)
        done = subprocess.run(
            [sys.executable, str(Path(__file__).resolve()), "--compile-here"],
            cwd=work,
            env={**os.environ, **compiler_path(root), **NEUTRAL},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            return done.stdout.strip() or f"the compiler stopped with {done.returncode}"
        finish(work, builds / engine.digest(work))
    return ""


def compiler_path(root: Path) -> dict[str, str]:
    """Where Python finds mypy (pip names the place when it builds a wheel) and where the C compiler is."""
    path = os.pathsep.join(filter(None, (str(root), os.environ.get("PYTHONPATH"))))
    return {"PYTHONPATH": path, **({} if os.name == "nt" else {"CC": " ".join(c_compiler())})}


def copy_source(root: Path, work: Path) -> None:
    """Everything that the compiled rooms and their digest are made from."""
    shutil.copytree(root / engine.PACKAGE.name, work / engine.PACKAGE.name, ignore=only_python)
    (work / engine.RECIPE).parent.mkdir()
    shutil.copy(root / engine.RECIPE, work / engine.RECIPE)


def only_python(folder: str, names: list[str]) -> list[str]:
    """What of a folder is not copied."""
    return [name for name in names if not name.endswith(".py") and not Path(folder, name).is_dir()]


def compile_here() -> None:
    """In the copy: mypyc writes C, the C compiler makes modules of it, in `lib`."""
    from mypyc.build import mypycify
    from setuptools import Distribution
    from setuptools.command.build_ext import build_ext

    groups = by_room(engine.to_compile(Path()))
    extensions = mypycify(
        ["--config-file=", "--explicit-package-bases", *[file for files, _ in groups for file in files]],
        debug_level="0",
        target_dir="c",
        separate=groups,
    )
    for extension in extensions:
        if os.name != "nt":
            extension.extra_compile_args = [*extension.extra_compile_args, *FLAGS]
        for source in extension.sources:
            mark_seldom(Path(source))
    command = build_ext(Distribution({"name": GROUP, "ext_modules": extensions}))
    command.build_lib, command.build_temp, command.parallel = "lib", "obj", os.cpu_count() or 1
    command.ensure_finalized()
    command.run()
    ending = sysconfig.get_config_var("EXT_SUFFIX")
    lines = [f"{extension.name} {extension.name.replace('.', '/')}{ending}" for extension in extensions]
    Path("lib", engine.MODULES).write_text("\n".join(lines) + "\n", encoding="utf-8")


def mark_seldom(source: Path) -> None:
    """Tell the C compiler what need not be fast: optimizing that would take a fifth of its time."""
    text = source.read_text(encoding="utf-8")
    for place, mark in MARKS:
        text = place.sub(mark, text)
    source.write_text(SELDOM + text, encoding="utf-8")


def by_room(files: list[Path]) -> list[tuple[list[str], str | None]]:
    """Each game and each other room is one piece of C, so that all cores can compile at once."""
    rooms: dict[str, list[str]] = {}
    for file in files:
        room = file.parts[2] if file.parts[1] == "games" else file.parts[1]
        rooms.setdefault(f"{GROUP}_{room}", []).append(str(file))
    return [(found, name) for name, found in rooms.items()]


def finish(work: Path, place: Path) -> None:
    """Move the build to its place, and clear older ones away."""
    try:
        (work / "lib").replace(place)
    except OSError:
        if not (place / engine.MODULES).is_file():
            raise
        # another build of the same source was faster; both are the same
    clear_old(place)


def clear_old(newest: Path) -> None:
    """Keep this build and the one before it, from which a program may still be running."""
    others = [folder for folder in newest.parent.iterdir() if folder != newest]
    finished = sorted((folder for folder in others if (folder / engine.MODULES).is_file()), key=age)
    interrupted = [folder for folder in others if folder.name.startswith(UNFINISHED) and age(folder) > FORGOTTEN]
    for folder in finished[1:] + interrupted:
        shutil.rmtree(folder, ignore_errors=True)


def age(folder: Path) -> float:
    """Seconds since a folder was made; 0 if another build has just cleared it away."""
    try:
        return time.time() - folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0


if __name__ == "__main__":
    if "--compile-here" in sys.argv:
        compile_here()
    else:
        sys.exit(main(lenient="--lenient" in sys.argv, required="--required" in sys.argv))
