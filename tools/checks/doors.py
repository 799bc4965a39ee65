"""Check that every door leads to one table: a browser, the full screen, plain lines, a program; and alone; and by ssh.

python -m tools.checks.doors

The server is killed and started again in the middle of the game at the one table. Needs tmux, ssh and chromium.
"""

import asyncio
import runpy
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any, Final

from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tools.checks.report import Report
from tools.server.house import Person, come_in
from tools.server.killed import Killed, free_port
from tools.terminal.tmux import Tmux

COMMAND: Final = str(Path(sys.executable).with_name("sneakernet"))
BOT: Final = Path(__file__).resolve().parents[2] / "docs" / "reference" / "example_bot.py"
OVER: Final = "Another game"
SEATS: Final = 4
OPENED_SECONDS: Final = 60.0
FIRST_PICK_SECONDS: Final = 20.0
CLICKER: Final = """() => setInterval(() => {
  document.querySelector(".planet-show button")?.click();
  document.querySelector(".choices [data-pick]:not(:disabled)")?.click();
  document.querySelector(".choices .confirm:not(:disabled)")?.click();
}, 100)"""


def alone(report: Report, folder: Path) -> None:
    """A game on this machine, to its end; a second terminal joins the same server."""
    port = str(free_port())
    with Tmux([COMMAND, "play", "hackers", "--bots", "uniform"], folder, SNEAKERNET_PORT=port) as terminal:
        terminal.wait("ADD")
        with Tmux([COMMAND, "lobby"], folder, SNEAKERNET_PORT=port) as second:
            report.row("a second terminal joins the server", "my table is listed", "Your table" in second.wait("New:"))
        n = terminal.play(OVER)
        report.row("alone, to the end", f"{n} choices", n > 3)
        terminal.press("q")
        terminal.wait("LEFT 0")


def by_ssh(report: Report, folder: Path) -> None:
    """The lobby by ssh, a game to its end, and how long it takes to the first choice."""
    port, ssh, key = str(free_port()), str(free_port()), folder / "key"
    subprocess.run(["ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", str(key)], check=True)
    words = [COMMAND, "serve", "--port", port, "--ssh", ssh, "--database", str(folder / "ssh.db")]
    trust = [
        "-o",
        "StrictHostKeyChecking=no",
        "-o",
        f"UserKnownHostsFile={folder / 'hosts'}",
        "-o",
        "IdentitiesOnly=yes",
    ]
    with Tmux(words, folder) as server:
        server.wait("By ssh")
        opened(int(ssh))
        began = time.monotonic()
        with Tmux(["ssh", "-p", ssh, "-i", str(key), *trust, "kate@127.0.0.1"], folder) as terminal:
            terminal.wait("New:")
            for _ in range(3):
                terminal.press("1")
                time.sleep(0.3)
            terminal.wait(lambda screen: "ADD" in screen or "choosing" in screen)
            report.most("first choice by ssh", time.monotonic() - began, FIRST_PICK_SECONDS, " s", goal=False)
            n = terminal.play(OVER)
            report.row("by ssh, to the end", f"{n} choices", n > 3)


def opened(port: int) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + OPENED_SECONDS
    with socket.socket() as probe:
        while probe.connect_ex(("127.0.0.1", port)) != 0:
            assert time.monotonic() < end, f"nobody listens at {port}"
            time.sleep(0.1)


class Plain:
    """A client in plain lines, that answers by its first choice."""

    def __init__(self, link: str, folder: Path) -> None:
        self.process = subprocess.Popen(
            [COMMAND, "join", link, "--plain"], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, bufsize=1,
            env={"PATH": "/usr/bin:/bin", "XDG_DATA_HOME": str(folder / "plain"), "LANG": "C.UTF-8"},
        )  # fmt: skip
        self.said = ""

    async def play(self) -> None:
        """Answer whenever a question has come."""
        assert self.process.stdout is not None and self.process.stdin is not None
        least = 1  # so many marks are needed; a question that asks for no set says nothing of it
        while line := await asyncio.to_thread(self.process.stdout.readline):
            self.said += line
            if "Type the numbers of all you want, from" in line:
                least = int(line.split("from ")[1].split()[0])
            if line.startswith("   1  "):
                self.process.stdin.write((" ".join(str(n + 1) for n in range(least)) or "0") + "\n")
                least = 1


async def one_table(report: Report, folder: Path) -> None:
    """Four doors, one table, and a server that is killed in between."""
    server = Killed(folder)
    await server.start()
    host = await come_in(server.port, "host")
    table = await host.table(
        "hackers", chairs=[{}] * SEATS, sit="", seats=SEATS, tempo="fast", beat=2, absent_seconds=30
    )
    link = f"http://127.0.0.1:{server.port}/t/{table}"
    program = asyncio.create_task(network_bot(link.rpartition("/t/")[0], table))
    plain = Plain(link, folder)
    answering = asyncio.create_task(plain.play())
    with Tmux([COMMAND, "join", link], folder / "full") as screen:
        from playwright.async_api import async_playwright

        async with async_playwright() as playwright:
            browser = await playwright.chromium.launch(executable_path="/usr/bin/chromium", args=["--no-sandbox"])
            page = await browser.new_page()
            await page.goto(link)
            await sit(page)
            await seated(host, table, SEATS)
            await page.evaluate(CLICKER)
            await host.call("POST", f"/api/tables/{table}/do", {"do": "start"})
            await asyncio.to_thread(screen.wait, "DECK")
            game = asyncio.create_task(asyncio.to_thread(screen.play, OVER))
            await asyncio.sleep(4.0)
            server.kill()
            await asyncio.to_thread(screen.wait, "NO CARRIER")
            await server.start()
            await game
            over = (await host.call("GET", f"/api/tables/{table}")).json
            await browser.close()
    words = over["view"]["result"]["why"] if over["view"] and over["view"]["result"] else ""
    report.row("one table, four doors, one restart", words or "no result", bool(words))
    report.row(
        "plain lines reached the end", f"{plain.said.count('> ')} lines", "NO CARRIER" in plain.said or bool(words)
    )
    report.row("the program saw the same end", (await program)["why"], (await program)["why"] == words)
    answering.cancel()
    plain.process.terminate()
    plain.process.wait()
    server.end()


async def network_bot(server: str, table: str) -> dict[str, Any]:
    """The bot of the reference, which comes back as the same guest when the line breaks."""
    example = runpy.run_path(str(BOT))
    token = await asyncio.to_thread(example["come_in"], server, "example bot")
    while True:
        try:
            result: dict[str, Any] = await example["play"](server, table, token)
            return result
        except (OSError, ConnectionClosed, InvalidHandshake):
            await asyncio.sleep(0.5)


async def sit(page: Any) -> None:
    """Take a seat in the browser."""
    button = page.locator("button", has_text="Sit down").first
    await button.wait_for()
    await button.click()


async def seated(host: Person, table: str, seats: int) -> None:
    """Wait until so many people sit there."""
    while True:
        chairs = (await host.call("GET", f"/api/tables/{table}")).json["table"]["chairs"]
        if sum(chair["kind"] == "person" for chair in chairs) == seats:
            return
        await asyncio.sleep(0.2)


def main() -> int:
    report = Report("doors: every one leads to one table")
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        alone(report, folder)
        by_ssh(report, folder)
        asyncio.run(asyncio.wait_for(one_table(report, folder), 900))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
