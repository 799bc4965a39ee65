"""The locks: everything pinned, everything hashed, and no word about where it comes from."""

import re
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Final

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.architecture import code

FOLDER: Final = code.ROOT / "requirements"
LOCKS: Final = (
    "lock",
    "play",
    "postgres",
    "lab",
    "ssh",
    "train",
    "docs",
    "test",
    "adapters",
    "ray",
    "extras",
    "metrics",
    "identity",
    "push",
    "server",
    "build",
)
PIN: Final = re.compile(r"(?P<name>[a-z0-9._-]+)==(?P<version>[^\s;]+)( ; [^\\]+)?((?: --hash=sha256:[0-9a-f]{64})+)")
HOST: Final = re.compile(r"https?:|://|--(extra-)?index-url|--find-links|--trusted-host| @ ", re.IGNORECASE)


def lines(text: str) -> list[str]:
    """The lines of a requirements file, continued ones joined, comments left out."""
    joined = re.sub(r"\s*\\\n\s*", " ", text)
    bare = (re.sub(r"(^|\s+)#.*", "", line).strip() for line in joined.splitlines())
    return [line for line in bare if line]


def pins(text: str) -> dict[str, str]:
    """Name and version of each pin; a line that is anything else is refused."""
    found = {}
    for line in lines(text):
        pin = PIN.fullmatch(line)
        assert pin, f"not a pin with hashes: {line[:80]}"
        found[str(canonicalize_name(pin["name"]))] = pin["version"]
    return found


def wanted(name: str) -> set[str]:
    """What an input asks for by name."""
    asked = (line for line in lines((FOLDER / f"{name}.in").read_text("utf-8")) if not line.startswith("-r"))
    return {str(canonicalize_name(Requirement(line).name)) for line in asked}


def wanted_beside_playing(name: str) -> set[str]:
    """The same, with what other inputs ask for that it includes, but for that of playing."""
    included = re.findall(r"^-r (\w+)\.in$", (FOLDER / f"{name}.in").read_text("utf-8"), re.MULTILINE)
    return wanted(name).union(*[wanted_beside_playing(other) for other in included if other != "play"])


def locked(name: str) -> dict[str, str]:
    """What a lock pins."""
    return pins((FOLDER / f"{name}.txt").read_text("utf-8"))


@pytest.mark.parametrize("name", LOCKS)
def test_every_pin_has_hashes_and_nothing_asked_for_is_missing(name: str) -> None:
    assert wanted(name) <= locked(name).keys()


@pytest.mark.parametrize("file", sorted(FOLDER.iterdir()), ids=lambda file: file.name)
def test_no_host_is_named(file: Path) -> None:
    assert not HOST.search(file.read_text("utf-8"))


def test_the_tests_run_on_what_the_players_run() -> None:
    assert locked("play").items() <= locked("test").items() <= locked("extras").items()


def test_the_lock_agrees_with_the_package() -> None:
    project = tomllib.loads((code.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for text in project["dependencies"]:
        needed = Requirement(text)
        version = locked("play")[str(canonicalize_name(needed.name))]
        assert needed.specifier.contains(version), f"{text}, but {version} is locked"


def test_the_wheel_is_compiled_by_what_the_checkout_is_compiled_by() -> None:
    system = tomllib.loads((code.ROOT / "pyproject.toml").read_text("utf-8"))["build-system"]
    pinned = {one.name: str(one.specifier) for one in map(Requirement, system["requires"])}
    assert {name: f"=={locked('play')[name]}" for name in ("librt", "mypy")}.items() <= pinned.items()


def test_every_extra_of_the_package_is_locked_and_can_be_made() -> None:
    project = tomllib.loads((code.ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    makefile = (code.ROOT / "Makefile").read_text("utf-8")
    told = (code.ROOT / "docs" / "start.md").read_text("utf-8")
    for extra, asked in project["optional-dependencies"].items():
        assert f"`sneakernet[{extra}]`" in told
        assert re.search(rf"^[a-z ]*\b{extra}\b[a-z ]*:", makefile, re.MULTILINE), f"there is no make {extra}"
        brought = {str(canonicalize_name(Requirement(one).name)) for one in asked}
        assert brought == wanted_beside_playing(extra), f"{extra}: pip and make install other things"
        for needed in map(Requirement, asked):
            assert needed.specifier.contains(locked(extra)[str(canonicalize_name(needed.name))]), needed


def test_a_server_alone_needs_few_packages() -> None:
    assert len(wanted("server")) <= 8 and len(locked("server")) <= 25
    assert not {"mypy", "setuptools", "textual", "typst", "pydantic"} & locked("server").keys()
    build = {"mypy", "pathspec", "setuptools", *wanted("build")}
    assert build <= locked("build").keys()


ALONE: Final = """
import sys
from importlib.machinery import PathFinder
class Without(PathFinder):
    @classmethod
    def find_spec(cls, name, path=None, target=None):
        return None if name.partition(".")[0] in MISSING else super().find_spec(name, path, target)
sys.meta_path[sys.meta_path.index(PathFinder)] = Without
from sneakernet.cli.main import run
from sneakernet.server.run import serve
from sneakernet.server.settings import from_environment
assert not from_environment().printing
sys.exit(run(["serve", "--help"]))
"""


def test_a_server_starts_without_what_its_lock_does_not_bring() -> None:
    missing = ["textual", "typst", "segno", "asyncssh", "psycopg", "psycopg_pool", "prometheus_client"]
    code_text = ALONE.replace("MISSING", repr(missing))
    done = subprocess.run([sys.executable, "-c", code_text], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_pin_without_a_hash_is_refused() -> None:
    good = f"rich==15.0 \\\n    --hash=sha256:{'0' * 64}\n    # via typer\n"
    assert pins(good) == {"rich": "15.0"}
    for bad in ("rich==15.0\n", "rich>=15\n", f"--index-url somewhere\n{good}"):
        with pytest.raises(AssertionError, match="not a pin"):
            pins(bad)
