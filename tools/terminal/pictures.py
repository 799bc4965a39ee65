"""Write the pictures of the full screen into docs/pictures: python -m tools.terminal.pictures

Each is also a test: tests/terminal/test_pictures.py draws it again.
"""

import asyncio
from pathlib import Path
from typing import Final

from tools.terminal.scenes import Scene, picture

FOLDER: Final = Path(__file__).resolve().parents[2] / "docs" / "pictures"
SMALL, LARGE = (80, 24), (200, 50)
SCENES: Final = (
    Scene("terminal-hackers", "hackers", 4, 14, SMALL),
    Scene("terminal-hackers-large", "hackers", 4, 14, LARGE, "de", "phosphor"),
    Scene("terminal-access-denied", "access-denied", 4, 30, SMALL, "de"),
    Scene("terminal-access-denied-large", "access-denied", 4, 60, LARGE),
    Scene("terminal-wired", "wired", 3, 60, SMALL, "en", "amber"),
    Scene("terminal-wired-large", "wired", 3, 90, LARGE, "de"),
)


def file_of(scene: Scene) -> Path:
    """Where the picture of a scene lies."""
    return FOLDER / f"{scene.name}.svg"


async def write() -> None:
    """All pictures."""
    for scene in SCENES:
        file_of(scene).write_text(await picture(scene), encoding="utf-8")
        print(file_of(scene).name)


if __name__ == "__main__":
    asyncio.run(write())
