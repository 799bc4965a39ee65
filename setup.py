"""What pyproject.toml cannot say: a wheel brings the compiled engine along, where it can be built.

SNEAKERNET_ENGINE=interpreted asks for a wheel without it, SNEAKERNET_ENGINE=compiled for none at all if that fails.
"""

import os
import sys
from pathlib import Path
from typing import Final

from setuptools import Extension, setup

WANTED: Final = os.environ.pop("SNEAKERNET_ENGINE", "auto")
sys.path.insert(0, str(Path(__file__).resolve().parent))

from tools import build_engine, build_wheel  # noqa: E402

if WANTED == "interpreted" or (WANTED == "auto" and build_engine.what_is_missing()):
    setup(cmdclass={"build_py": build_wheel.BringPages})
else:
    setup(
        ext_modules=[Extension("sneakernet.compiled", [], optional=WANTED == "auto")],
        cmdclass={"build_ext": build_wheel.BringEngine, "build_py": build_wheel.BringPages},
    )
