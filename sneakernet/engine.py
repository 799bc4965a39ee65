"""Which engine runs the rules: the source as it stands, or the same source compiled.

`make` compiles the rooms named in COMPILED into build/engine/<digest>. The digest is taken of their source text and of
everything else that shapes the machine code, so a program starts compiled only when that very source was compiled:
edited source is never answered by stale machine code. Packages stay where they are; only their modules are replaced.
A wheel brings such a build along, in sneakernet/compiled/<digest>, made from the source beside it.
"""

import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import EXTENSION_SUFFIXES, ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

COMPILED: Final = (
    "core/**/*.py",
    "games/*/rules/**/*.py",
    "games/*/deduction/**/*.py",
    "games/*/judgement.py",
    "games/*/judgement/**/*.py",
    "bots/judgement/**/*.py",
    "bots/search/**/*.py",
)
"""The compiled rooms, inside the package. Everything else is always interpreted, and so is each `__init__.py`."""

BORDER: Final = (
    "cards",
    "choosing",
    "complaint",
    "conform",
    "exchange",
    "frames",
    "game",
    "position",
    "record",
    "refusals",
    "registry",
    "settings",
    "windows",
)
"""Modules and folders of those rooms that run at the border only, once per question or game: machine code would not be
felt there, and compiling it takes as long as compiling rules. They are digested like the rest."""

PACKAGE: Final = Path(__file__).resolve().parent
ROOT: Final = PACKAGE.parent
BUILDS: Final = Path("build", "engine")
RECIPE: Final = Path("tools", "build_engine.py")
BROUGHT: Final = "compiled"
"""Inside an installed package: the build that its wheel has brought."""
MODULES: Final = "modules.txt"
"""Inside a build: one line per module, its name and its file. It is written last."""

SETTING: Final = "SNEAKERNET_ENGINE"
CHOICES: Final = ("auto", "compiled", "interpreted")


class Build:
    """A finished build, as a finder of modules: it answers for what was compiled and for nothing else."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        lines = (folder / MODULES).read_text(encoding="utf-8").splitlines()
        self.files = dict(line.split(" ", 1) for line in lines)

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        """Where the compiled module of this name lies, if it is one."""
        file = self.files.get(name)
        if file is None:
            return None
        place = str(self.folder / file)
        return spec_from_file_location(name, place, loader=ExtensionFileLoader(name, place))


def sources(root: Path) -> list[Path]:
    """The files of the compiled rooms, `__init__.py` included, relative to `root`, in one fixed order."""
    package = root / PACKAGE.name
    return sorted(file.relative_to(root) for pattern in COMPILED for file in package.glob(pattern))


def to_compile(root: Path) -> list[Path]:
    """The files that become machine code."""
    return [file for file in sources(root) if file.name != "__init__.py" and not is_border(file)]


def is_border(file: Path) -> bool:
    """Whether a file, or a folder it lies in, is named in BORDER."""
    return not {file.stem, *file.parent.parts}.isdisjoint(BORDER)


def digest(root: Path, brought: bool = False) -> str:
    """A short name for this source as this Python, mypy and librt would compile it.

    `brought`: for a build that a wheel brings. Who compiled it and how is settled then; only the source can change.
    """
    seen = blake2b(digest_size=10)
    makers = "" if brought else f" {_installed('mypy')} {_installed('librt')}"
    seen.update(f"{EXTENSION_SUFFIXES[0]}{makers}\n".encode())
    for file in (*(() if brought else (RECIPE,)), *sources(root)):
        text = (root / file).read_bytes()
        seen.update(f"{file.as_posix()} {len(text)}\n".encode())
        seen.update(text)
    return seen.hexdigest()


def _installed(name: str) -> str:
    """The version of an installed package. Reading the folder's name is ten times faster than importlib.metadata."""
    spec = find_spec(name)
    for place in spec.submodule_search_locations or () if spec else ():
        for found in Path(place).parent.glob(f"{name}-*.dist-info"):
            return found.name
    return f"no {name}"


def can_be_built(root: Path) -> bool:
    """Whether this is a checkout; beside an installed package there is nothing to build with."""
    return (root / RECIPE).is_file()


def find_build(root: Path) -> Build | None:
    """The finished build of exactly this source, or None."""
    checkout = can_be_built(root)
    builds = root / BUILDS if checkout else root / PACKAGE.name / BROUGHT
    if not builds.is_dir():
        return None
    folder = builds / digest(root, brought=not checkout)
    return Build(folder) if (folder / MODULES).is_file() else None


_build: Build | None = None
_reason = "engine-asked"


def start() -> None:
    """Choose the engine, once, before the first rule is imported."""
    global _build, _reason
    wanted = os.environ.get(SETTING) or "auto"
    if wanted not in CHOICES:
        _stop(f"{SETTING} is {wanted!r}; it can be {', '.join(CHOICES)}")
    if wanted == "interpreted":
        return
    _build = find_build(ROOT)
    if _build is not None:
        sys.meta_path.insert(0, _build)
    else:
        _reason = "engine-not-built" if can_be_built(ROOT) else "engine-no-checkout"
        if wanted == "compiled":
            cure = "`make engine` compiles it" if can_be_built(ROOT) else "install it where there is a C compiler"
            _stop(f"{SETTING} asks for the compiled engine, but this source is not compiled; {cure}")


def _stop(line: str) -> None:
    """No room is open yet, so no language is spoken but this one."""
    print(f"sneakernet: {line}", file=sys.stderr)
    raise SystemExit(2)


def compiled(module: str = "") -> bool:
    """Whether the rules, or one module, run as machine code."""
    return _build is not None and (not module or module in _build.files)


def describe() -> tuple[str, str]:
    """Which engine runs and why, as the name of a sentence; and the name of the build."""
    return ("engine-compiled", _build.folder.name) if _build is not None else (_reason, "")
