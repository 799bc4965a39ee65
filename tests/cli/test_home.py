"""`make play`: the lobby for browsers and a game in the terminal, from one command."""

import os
import signal
import socket
import subprocess
import sys
import urllib.request
from collections.abc import Callable
from pathlib import Path

import pytest

from sneakernet.cli.home import is_open, wait_for
from tests.cli.command import COMMAND, Terminal, environment


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
    assert "You are dealt" in " ".join(story.split()), "what is asked first depends on the deal"
    assert game.returncode == 0
    assert not is_open(address)


def is_ended(terminal: Terminal) -> None:
    terminal.leave_by_signal(signal.SIGTERM)


def is_closed(terminal: Terminal) -> None:
    os.close(terminal.fd)
    os.waitpid(terminal.pid, 0)
    terminal.fd = os.open(os.devnull, os.O_RDONLY)


@pytest.mark.parametrize("in_game", [True, False])
@pytest.mark.parametrize("end", [is_ended, is_closed])
def test_the_lobby_goes_and_the_game_is_kept_when_the_terminal_is_closed_or_the_command_ended(
    tmp_path: Path, end: Callable[[Terminal], None], in_game: bool
) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    with Terminal(tmp_path, "home", "--plain", SNEAKERNET_PORT=str(port), BROWSER="true") as terminal:
        terminal.wait_for("\n> ")
        assert is_open(address)
        if not in_game:  # the lobby stays after the game
            terminal.type("quit\n")
            terminal.wait_for("Ctrl+C closes it.\n")
        end(terminal)
    assert not is_open(address)
    assert len(list((tmp_path / "data" / "sneakernet").glob("*.record"))) == 1


@pytest.mark.parametrize("end", [is_ended, is_closed])
@pytest.mark.parametrize("words", [["play", "hackers"], ["lobby"]])
def test_the_full_screen_takes_the_server_that_it_opened_along(
    tmp_path: Path, words: list[str], end: Callable[[Terminal], None]
) -> None:
    port = free_port()
    with Terminal(tmp_path, *words, SNEAKERNET_PORT=str(port)) as terminal:
        while "HACKERS" not in terminal.seen and terminal.read():
            pass
        assert is_open(f"http://127.0.0.1:{port}")
        end(terminal)
    assert not is_open(f"http://127.0.0.1:{port}")


@pytest.mark.parametrize("end", [is_ended, is_closed])
def test_a_lobby_that_was_open_before_stays(tmp_path: Path, end: Callable[[Terminal], None]) -> None:
    port = free_port()
    address = f"http://127.0.0.1:{port}"
    command = [COMMAND, "serve", "--port", str(port)]
    lobby = subprocess.Popen(command, env=environment(tmp_path), cwd=tmp_path, stdout=subprocess.DEVNULL)
    try:
        assert wait_for(address, lobby)
        with Terminal(tmp_path, "home", "--plain", SNEAKERNET_PORT=str(port), BROWSER="true") as terminal:
            terminal.wait_for("\n> ")
            end(terminal)
        assert is_open(address)
    finally:
        lobby.terminate()
        lobby.wait(timeout=30)
