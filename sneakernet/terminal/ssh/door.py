"""The door: who comes by ssh, how many at once, and what goes between their terminal and the screen made for them."""

import asyncio
import fcntl
import os
import pty
import struct
import sys
import termios
from collections.abc import Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Final

import asyncssh

from sneakernet.say import preferred
from sneakernet.terminal.guests import Guests
from sneakernet.terminal.service import Refused, Service, Unreachable
from sneakernet.terminal.ssh.screens import Screens, Wanted

MOST: Final = 200  # screens at once
OF_AN_ADDRESS: Final = 20
LOGIN_SECONDS: Final = 20
IDLE_SECONDS: Final = 30  # between signs of life; after three without an answer the line is dead
PIECE: Final = 32 * 1024
PASTED: Final = 16 * 1024  # bytes of keys at a time: more is no typing
WIDEST, TALLEST = 400, 200
LONGEST_NAME: Final = 64


class Door:
    """What all connections share."""

    def __init__(self, server: str, public: str, folder: Path) -> None:
        self.server = server
        self.public = public  # where browsers find it
        self.guests = Guests(folder / "ssh_guests.json")
        self.screens = Screens()
        self.here: dict[str, int] = {}  # by address: how many connections

    def enter(self, address: str) -> bool:
        """One more from there, if there is room."""
        if sum(self.here.values()) >= MOST or self.here.get(address, 0) >= OF_AN_ADDRESS:
            return False
        self.here[address] = self.here.get(address, 0) + 1
        return True

    def leave(self, address: str) -> None:
        """One less."""
        self.here[address] -= 1
        if not self.here[address]:
            del self.here[address]


class Connection(asyncssh.SSHServer):
    """One connection: any key will do, as its fingerprint is the guest; without one somebody is new each time."""

    def __init__(self, door: Door) -> None:
        self.door = door
        self.address = ""
        self.entered = False
        self.fingerprint = ""
        self.name = ""

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        self.address = str(conn.get_extra_info("peername")[0])
        self.entered = self.door.enter(self.address)
        if not self.entered:
            conn.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.entered:
            self.entered = False
            self.door.leave(self.address)

    def begin_auth(self, username: str) -> bool:
        self.name = username[:LONGEST_NAME]
        return True

    def public_key_auth_supported(self) -> bool:
        return True

    def validate_public_key(self, username: str, key: asyncssh.SSHKey) -> bool:
        self.fingerprint = key.get_fingerprint()
        return True

    def kbdint_auth_supported(self) -> bool:
        return True

    def get_kbdint_challenge(
        self, username: str, lang: str, submethods: str
    ) -> tuple[str, str, str, list[tuple[str, bool]]]:
        self.fingerprint = ""  # whoever had a key that counts does not come here
        return "", "", "", []  # nothing to type

    def validate_kbdint_response(self, username: str, responses: Sequence[str]) -> bool:
        return True

    def session_requested(self) -> "Session":
        return Session(self)


class Session(asyncssh.SSHServerSession[bytes]):
    """A terminal: its bytes go to a screen in a process of its own, and back."""

    def __init__(self, connection: Connection) -> None:
        self.connection = connection
        self.door = connection.door
        self.channel: asyncssh.SSHServerChannel[bytes] | None = None
        self.size = (80, 24)
        self.term = ""
        self.master = -1
        self.process: asyncio.Task[None] | None = None
        self.pid = 0

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        self.channel = chan

    def pty_requested(
        self, term_type: str, term_size: asyncssh.misc.TermSizeArg, term_modes: Mapping[int, int]
    ) -> bool:
        self.term = term_type
        self.size = (int(term_size[0]), int(term_size[1])) if isinstance(term_size, tuple) else self.size
        return True

    def shell_requested(self) -> bool:
        return self.master < 0

    def session_started(self) -> None:
        self.process = asyncio.get_running_loop().create_task(self.show())

    async def show(self) -> None:
        """Be a guest, and have a screen until one leaves it."""
        channel = self.channel
        assert channel is not None
        if not self.term:
            channel.write(b"A terminal is needed: ssh -t\r\n")
            channel.exit(1)
            return
        environment = channel.get_environment()
        language = preferred({name: environment.get(name, "") for name in ("LC_ALL", "LC_MESSAGES", "LANG")})
        service = Service(self.door.server, language, forwarded=self.connection.address)
        try:
            key = self.connection.fingerprint
            guests = self.door.guests if key else Guests(None)
            name = await guests.come_in(service, self.wanted_name(), key)
        except (Refused, Unreachable) as problem:
            channel.write(f"{problem}\r\n".encode())
            channel.exit(1)
            return
        self.master, slave = pty.openpty()
        self.resize(*self.size)
        wanted = Wanted(
            os.ttyname(slave), self.door.server, self.door.public, service.token, language, name, self.term,
            environment.get("COLORTERM", ""), "NO_COLOR" in environment, self.connection.address,
        )  # fmt: skip
        screen = await asyncio.to_thread(self.door.screens.open, wanted)
        self.pid = screen.pid or 0
        os.set_blocking(self.master, False)
        self.resume_writing()
        try:
            await ended(screen.sentinel)  # not a thread each: there are few
        finally:
            os.close(slave)
            self.drain()
            self.close_master()
            with suppress(OSError):
                channel.exit(0)

    def wanted_name(self) -> str:
        """The user's name on their own machine, unless it is one that says nothing."""
        name = self.connection.name
        return name if name.isalnum() and name not in ("root", "user", "guest", "play") else ""

    def read(self) -> None:
        """The screen has drawn something."""
        try:
            piece = os.read(self.master, PIECE)
        except BlockingIOError:
            return
        except OSError:
            piece = b""
        if piece and self.channel is not None:
            with suppress(BrokenPipeError):  # the other side has just gone
                self.channel.write(piece)
        else:
            self.pause_writing()

    def drain(self) -> None:
        """What the screen has said last."""
        with suppress(OSError):
            while self.master >= 0 and self.channel is not None and (piece := os.read(self.master, PIECE)):
                self.channel.write(piece)

    def pause_writing(self) -> None:
        """The other side does not read: the screen has to wait."""
        if self.master >= 0:
            asyncio.get_running_loop().remove_reader(self.master)

    def resume_writing(self) -> None:
        if self.master >= 0:
            asyncio.get_running_loop().add_reader(self.master, self.read)

    def data_received(self, data: bytes, datatype: asyncssh.DataType) -> None:
        if self.master >= 0:
            with suppress(OSError):  # keys that the screen does not read are lost, as on a line that is too slow
                os.write(self.master, data[:PASTED])

    def terminal_size_changed(self, width: int, height: int, pixwidth: int, pixheight: int) -> None:
        self.resize(width, height)

    def resize(self, width: int, height: int) -> None:
        """The terminal is so large."""
        self.size = (max(1, min(width, WIDEST)), max(1, min(height, TALLEST)))
        if self.master >= 0:
            size = struct.pack("HHHH", self.size[1], self.size[0], 0, 0)
            fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)

    def eof_received(self) -> bool:
        self.door.screens.hang_up(self.pid)
        return False

    def connection_lost(self, exc: Exception | None) -> None:
        self.door.screens.hang_up(self.pid)

    def close_master(self) -> None:
        """Nobody reads it any more."""
        self.pause_writing()
        with suppress(OSError):
            os.close(self.master)
        self.master = -1


async def ended(sentinel: int) -> None:
    """Wait until a process has ended."""
    over = asyncio.Event()
    loop = asyncio.get_running_loop()
    loop.add_reader(sentinel, over.set)
    try:
        await over.wait()
    finally:
        loop.remove_reader(sentinel)


def host_key(folder: Path) -> asyncssh.SSHKey:
    """The key of this host: made when it is first needed, and readable to its owner alone."""
    file = folder / "ssh_host_key"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        fresh = file.with_suffix(f".{os.getpid()}")
        fresh.touch(mode=0o600)
        fresh.write_bytes(asyncssh.generate_private_key("ssh-ed25519").export_private_key())
        fresh.replace(file)
    return asyncssh.read_private_key(file)


async def serve(server: str, public: str, host: str, port: int, folder: Path) -> None:
    """Let people in until standard input ends: whoever started the door is gone then."""
    door = Door(server, public, folder)
    await asyncio.to_thread(door.screens.make_ready)
    listener = await asyncssh.create_server(
        lambda: Connection(door), host, port, server_host_keys=[host_key(folder)], server_version="Sneakernet",
        encoding=None, line_editor=False, allow_scp=False, sftp_factory=None, x11_forwarding=False,
        agent_forwarding=False, gss_host=None, login_timeout=LOGIN_SECONDS, keepalive_interval=IDLE_SECONDS,
        keepalive_count_max=3, compression_algs=["none"], reuse_address=True,
    )  # fmt: skip
    await asyncio.to_thread(sys.stdin.read)
    listener.close()
    door.screens.close()


def run(server: str, public: str, host: str, port: int, folder: Path) -> None:
    """The door, until it is closed."""
    with suppress(KeyboardInterrupt):
        asyncio.run(serve(server, public, host, port, folder))
