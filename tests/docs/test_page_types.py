"""The code on the pages is typed as strictly as the project's own."""

import subprocess
import sys
from pathlib import Path

from tests.architecture import code
from tests.docs.pages import EXTRAS, PAGES, blocks


def test_the_code_of_the_pages_is_typed(tmp_path: Path) -> None:
    files = []
    for page in (*PAGES, *EXTRAS):
        found = [block for block in blocks(page) if block.runs]
        if found:
            files.append(tmp_path / f"page_{page.stem.replace('-', '_').lower()}.py")
            text = ""
            for block in found:  # each block stands at its own lines, so that a complaint names them
                text += "\n" * (block.line - text.count("\n")) + block.text
            files[-1].write_text(text, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--config-file", "pyproject.toml", *map(str, files)],
        cwd=code.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
