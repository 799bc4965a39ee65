"""Doors to a real server: the full screen by its keys, plain lines, ssh; and a server that is started again."""

import asyncio
import os
import socket
import stat
import subprocess
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncssh
import pytest
from textual.pilot import Pilot

from sneakernet.terminal.guests import Guests
from sneakernet.terminal.marks import Marks
from sneakernet.terminal.messages import Prompt
from sneakernet.terminal.screen.app import Goal, Terminal
from sneakernet.terminal.screen.dialogs import LookUp, Reading
from sneakernet.terminal.screen.lobby import LobbyScreen
from sneakernet.terminal.screen.parts import KEYS
from sneakernet.terminal.screen.play import TableScreen
from sneakernet.terminal.service import Service
from sneakernet.terminal.table import AtTable
from sneakernet.terminal.words import Words
from tests.cli.command import COMMAND, environment
from tests.cli.command import Terminal as Pseudo
from tools.server.house import House
from tools.server.killed import Killed, free_port

PATIENCE = 120.0


def run(scene: Awaitable[None]) -> None:
    """Play a scene, however busy the machine is."""
    asyncio.run(asyncio.wait_for(scene, PATIENCE))


async def come_in(port: int, folder: Path, language: str = "en") -> Service:
    """A guest of a server."""
    service = Service(f"http://127.0.0.1:{port}", language)
    await Guests(folder / "guests.json").come_in(service)
    return service


async def sit_down(service: Service, game: str, **wish: object) -> Terminal:
    """A new game against bots, on the full screen."""
    usual = {"start": True, "stand_in": "uniform", "tempo": "fast"}
    made = await service.post("/api/tables", {"game": game, **usual, **wish})
    return Terminal(Words(service.language), service, Goal("table", made["table"]["id"]))


async def until(pilot: Pilot[str], fits: Callable[[TableScreen], bool]) -> TableScreen:
    """Wait for the table to be so."""
    while True:
        screen = pilot.app.screen
        if isinstance(screen, TableScreen) and fits(screen):
            return screen
        await pilot.pause(0.02)


async def until_lobby(pilot: Pilot[str]) -> LobbyScreen:
    """Wait for the lobby."""
    while True:
        screen = pilot.app.screen
        if isinstance(screen, LobbyScreen) and screen.lines:
            return screen
        await pilot.pause(0.02)


def is_asked(screen: TableScreen) -> bool:
    return screen.at.over or screen.at.prompt is not None


def keys(prompt: Prompt) -> list[str]:
    """The keys that answer a question: its first choice, or the first ones of a set."""
    found = Marks.of(prompt)
    if found is None:
        return ["1"]
    marks: dict[int, str] = {}  # by group, of which one may be marked
    for n, option in enumerate(found.choice.options):
        if len(marks) < found.least:
            marks.setdefault(option.group if option.group >= 0 else -n - 1, KEYS[n])
    return [*marks.values(), *([] if found.least else ["end"]), "enter"]


async def answer(pilot: Pilot[str], screen: TableScreen) -> None:
    """Answer the question by keys."""
    prompt, moment = screen.at.prompt, screen.moment()
    assert prompt is not None
    await pilot.pause(0.05)
    await pilot.press(*keys(prompt))
    await until(pilot, lambda screen: screen.moment() != moment or screen.at.over)


def test_a_whole_game_by_keys_and_another_one(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            app = await sit_down(await come_in(house.port, tmp_path), "hackers")
            async with app.run_test(size=(80, 24)) as pilot:
                while not (screen := await until(pilot, is_asked)).at.over:
                    await answer(pilot, screen)
                first = screen.moment()
                await pilot.press("n")
                again = await until(pilot, lambda screen: is_asked(screen) and screen.moment()[0] != first[0])
                assert not again.at.over
                await pilot.press("q")
            assert app.return_code == 0

    run(scene())


@pytest.mark.parametrize("game", ["access-denied", "wired"])
def test_the_first_choices_of_a_longer_game_by_keys_help_cards_and_the_sheet(tmp_path: Path, game: str) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            app = await sit_down(await come_in(house.port, tmp_path, "de"), game)
            async with app.run_test(size=(120, 40)) as pilot:
                for _ in range(3):
                    await answer(pilot, await until(pilot, is_asked))
                screen = await until(pilot, is_asked)
                await pilot.press("question_mark")
                assert isinstance(app.screen, Reading) and screen.at.prompt is not None
                assert screen.at.prompt.text in app.screen.text.plain
                await pilot.press("escape", "c")
                while not isinstance(app.screen, LookUp):
                    await pilot.pause(0.02)
                many = len(app.screen.shown)
                await pilot.press(*"a", "escape")
                assert many > 15
                await pilot.press("d")
                assert screen.has_class("sheet_only") and screen.at.drawn("sheet", 40)
                for key in ("a", "p", "slash", "r", "l", "i", "o", "t"):  # each opens or says something, and goes away
                    await pilot.press(key)
                    await pilot.pause(0.3)
                    await pilot.press("escape")
                    await until(pilot, lambda screen: True)

    run(scene())


def test_undo_and_why_are_answered(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            app = await sit_down(await come_in(house.port, tmp_path), "wired", seats=2)
            async with app.run_test(size=(80, 24)) as pilot:
                screen = await until(pilot, is_asked)
                await pilot.press("w")
                while not (isinstance(app.screen, Reading) and app.screen.text.plain):
                    await pilot.pause(0.02)
                await pilot.press("escape", "u")
                while not screen.notice:
                    await pilot.pause(0.02)

    run(scene())


def test_the_lobby_lists_a_table_and_leads_to_it_and_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            host = await come_in(house.port, tmp_path / "host")
            await host.post("/api/tables", {"game": "hackers", "public": True, "title": "Friday"})
            guest = await come_in(house.port, tmp_path / "guest")
            app = Terminal(Words("en"), guest, Goal("lobby"), "kate")
            async with app.run_test(size=(80, 24)) as pilot:
                lobby = await until_lobby(pilot)
                assert "Friday" in lobby.lines[0].head
                await pilot.press("1")
                await until(pilot, lambda screen: bool(screen.at.you.seat))
                await pilot.press("q")
                await until_lobby(pilot)

    run(scene())


def test_a_line_that_breaks_is_dialled_again_and_the_game_goes_on(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Killed(tmp_path)
        await server.start()
        try:
            app = await sit_down(await come_in(server.port, tmp_path), "hackers")
            async with app.run_test(size=(80, 24)) as pilot:
                screen = await until(pilot, is_asked)
                seen = screen.at.view
                server.kill()
                await until(pilot, lambda screen: not screen.at.up and screen.at.tries > 0)
                await server.start()
                screen = await until(pilot, lambda screen: screen.at.up and is_asked(screen))
                assert seen is not None and screen.at.view is not None
                assert (seen.game, seen.prompt) == (screen.at.view.game, screen.at.view.prompt)
                await answer(pilot, screen)
        finally:
            server.end()

    run(scene())


def test_two_clients_of_one_seat_agree(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            service = await come_in(house.port, tmp_path)
            app = await sit_down(service, "hackers")
            other = AtTable(Words("en"), service, app.goal.id)

            async def listen() -> None:
                async for news in other.link.news():
                    other.take(news)

            listening = asyncio.create_task(listen())
            async with app.run_test(size=(80, 24)) as pilot:
                screen = await until(pilot, is_asked)
                await answer(pilot, screen)
                await until(pilot, is_asked)
                while other.view is None or other.view.seq != screen.moment()[1] or other.prompt is None:
                    await pilot.pause(0.02)
                assert screen.at.prompt == other.prompt and screen.at.hand == other.hand
            listening.cancel()

    run(scene())


def test_plain_lines_play_a_whole_game(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            service = await come_in(house.port, tmp_path)
            made = await service.post("/api/tables", {"game": "hackers", "sit": "", "chairs": [{}], "tempo": "fast"})
            link = f"{service.server}/t/{made['table']['id']}"
            words = [COMMAND, "join", link, "--plain"]
            process = await asyncio.create_subprocess_exec(
                *words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment(tmp_path)
            )
            assert process.stdin is not None and process.stdout is not None
            said, started = "", False
            while "Press Enter to play" not in said:
                line = (await process.stdout.readline()).decode()
                assert line, said[-2000:]
                said += line
                if "This table: " in line and not started:
                    started = True
                    while not (await service.get(f"/api/tables/{made['table']['id']}"))["table"]["chairs"][0]["guest"]:
                        await asyncio.sleep(0.05)
                    await service.post(f"/api/tables/{made['table']['id']}/do", {"do": "start"})
                if line.startswith("   1  "):
                    process.stdin.write(b"1\n")
                elif " in any order" in line and "Choose up to" not in line:
                    process.stdin.write(b"2\n0\n")  # one is marked already
                elif " in any order" in line:
                    process.stdin.write(b"0\n")
            process.stdin.write(b"quit\n")
            process.stdin.close()
            assert await process.wait() == 0
            assert "\x1b" not in said and "DECK" in said

    run(scene())


def test_plain_lines_that_nobody_reads_any_more_end_without_a_word(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            service = await come_in(house.port, tmp_path)
            made = await service.post("/api/tables", {"game": "hackers", "sit": "", "chairs": [{}]})
            table = made["table"]["id"]
            words = [COMMAND, "watch", f"{service.server}/t/{table}", "--plain"]
            reader, writer = os.pipe()
            with os.fdopen(reader, encoding="utf-8") as said:
                process = await asyncio.create_subprocess_exec(
                    *words, stdin=subprocess.PIPE, stdout=writer, stderr=subprocess.PIPE, env=environment(tmp_path)
                )
                os.close(writer)
                while "This table: " not in await asyncio.to_thread(said.readline):
                    pass
            assert process.stderr is not None
            while process.returncode is None:
                await service.post(f"/api/tables/{table}/do", {"do": "say", "text": "Anybody?"})
                await asyncio.sleep(2.0)  # so often may somebody speak
            assert (await process.stderr.read(), process.returncode) == (b"", 130)

    run(scene())


def test_a_game_on_this_machine_goes_on_where_it_was_left(tmp_path: Path) -> None:
    for wanted in ("A new game. It is", "Welcome back: this"):
        with Pseudo(tmp_path, "play", "hackers", SNEAKERNET_PORT=str(free_port())) as terminal:
            while wanted not in terminal.plain or ("ADD:" not in terminal.plain and "DRAW:" not in terminal.plain):
                assert terminal.read(), terminal.plain[-2000:]
            terminal.type("q")
            assert terminal.finish() == 0
            assert "goes on with it" in terminal.plain


class Keyless(asyncssh.SSHClient):
    """Somebody who has no key, and answers nothing where nothing is asked."""

    def kbdint_auth_requested(self) -> str:
        return ""

    def kbdint_challenge_received(self, name: str, instructions: str, lang: str, prompts: object) -> list[str]:
        assert not prompts
        return []


async def by_ssh(port: int, key: asyncssh.SSHKey | None, wanted: str) -> str:
    """Come by ssh, and read until this is on the screen."""
    keys = [key] if key is not None else []
    given: dict[str, Any] = {
        "known_hosts": None,
        "client_keys": keys,
        "client_factory": Keyless,
        "username": "kate",
        "config": None,
    }
    async with asyncssh.connect("127.0.0.1", port, **given) as there:
        with pytest.raises(asyncssh.ChannelOpenError):
            await there.open_connection("127.0.0.1", 22)
        with pytest.raises(asyncssh.ChannelOpenError):
            await there.run("id")
        process = await there.create_process(term_type="xterm-256color", term_size=(80, 24))
        said = ""
        while wanted not in said:
            said += await process.stdout.read(1000)
        process.stdin.write("q")
        await process.wait_closed()
        return said


def test_by_ssh_the_key_is_the_guest_and_there_is_no_shell(tmp_path: Path) -> None:
    async def scene() -> None:
        port, ssh = free_port(), free_port()
        words = [COMMAND, "serve", "--port", str(port), "--ssh", str(ssh), "--database", str(tmp_path / "a.db")]
        server = subprocess.Popen(words, env=environment(tmp_path), stdout=subprocess.DEVNULL)
        try:
            while not is_listening(ssh):
                await asyncio.sleep(0.05)
            key = asyncssh.generate_private_key("ssh-ed25519")
            assert "kate" in await by_ssh(ssh, key, "New:")
            assert "kate" in await by_ssh(ssh, key, "New:"), "the same guest: no second name is made for it"
            await by_ssh(ssh, None, "New:")
            folder = tmp_path / "data" / "sneakernet"
            assert stat.S_IMODE((folder / "ssh_host_key").stat().st_mode) == 0o600
            assert (folder / "ssh_guests.json").read_text().count("SHA256:") == 1
        finally:
            server.terminate()
            server.wait(timeout=30)

    run(scene())


def is_listening(port: int) -> bool:
    """Whether somebody answers there."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0
