"""Every test of the command line has a home of its own."""

from pathlib import Path

import pytest

from tests.cli.command import Here


@pytest.fixture
def here(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Here:
    return Here(tmp_path, capsys, monkeypatch)
