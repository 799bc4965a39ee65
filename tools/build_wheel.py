"""The steps of building a wheel that put the compiled engine and the documentation into it."""

import shutil
from pathlib import Path

from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

from sneakernet import engine
from tools import build_engine


class BringEngine(build_ext):
    """Build the engine as for a checkout, and put it into the package."""

    def run(self) -> None:
        """Build what is not built yet. A checkout that is installed as it stands has its own place for it."""
        if self.editable_mode:
            return
        errors = "" if engine.find_build(engine.ROOT) else build_engine.build(engine.ROOT)
        if errors and not all(extension.optional for extension in self.extensions):
            raise SystemExit(errors)
        if errors:
            self.warn(f"the engine could not be built; this wheel runs the rules interpreted\n{errors}")
            return
        built = engine.find_build(engine.ROOT)
        assert built is not None
        shutil.copytree(built.folder, self.brought(), dirs_exist_ok=True)

    def brought(self) -> Path:
        """Where the build lies inside the package."""
        return Path(self.build_lib, engine.PACKAGE.name, engine.BROUGHT, engine.digest(engine.ROOT, brought=True))

    def get_outputs(self) -> list[str]:
        """What was put into the wheel."""
        return [str(file) for file in self.brought().rglob("*") if file.is_file()]


class BringPages(build_py):
    """Put the documentation into the package, where `make docs` has built it."""

    def run(self) -> None:
        """After the package itself, of which nothing is left from an earlier wheel: the digest is of all its files."""
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, engine.PACKAGE.name), ignore_errors=True)
        super().run()
        built = engine.ROOT / "build" / "docs"
        if built.is_dir() and not self.editable_mode:
            left_out = shutil.ignore_patterns(".doctrees", ".buildinfo")
            place = Path(self.build_lib, engine.PACKAGE.name, "web", "docs")
            shutil.copytree(built, place, ignore=left_out, dirs_exist_ok=True)
