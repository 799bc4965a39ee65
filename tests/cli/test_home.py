"""`make play`: the lobby for browsers and a game in the terminal, from one command."""

import os
import socket
import subprocess
import sys
import urllib.request
from pathlib import Path

from sneakernet.cli.home import is_open


def free_port() -> int:
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return int(listener.getsockname()[1])


def test_the_lobby_is_open_while_a_game_is_played_here_and_closes_with_it(tmp_path: Path) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    game = subprocess.Popen(
        [sys.executable, "-m", "sneakernet.cli", "home"],
        env={**os.environ, "SNEAKERNET_PORT": str(port), "XDG_DATA_HOME": str(tmp_path), "BROWSER": "true"},
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    assert game.stdin is not None
    assert game.stdout is not None
    first = game.stdout.readline()
    assert address in first
    with urllib.request.urlopen(address, timeout=10) as page:
        assert page.status == 200
        assert b"Sneakernet" in page.read()
    game.stdin.write("quit\n")
    game.stdin.flush()
    story, _ = game.communicate(timeout=60)
    assert "ADD" in story
    assert game.returncode == 0
    assert not is_open(address)
