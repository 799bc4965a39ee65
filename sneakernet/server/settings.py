"""Settings of a server: where it listens, where it keeps its tables, whom it trusts, and its limits."""

import os
from collections.abc import Mapping
from ipaddress import ip_address
from pathlib import Path
from typing import Final

from msgspec import Struct

from sneakernet.core.settings import BadSetting

VARIABLE: Final = "SNEAKERNET_"


class Limits(Struct, frozen=True):
    """How much one client may ask for. The figures are those of docs/host/checks.md."""

    frame_bytes: int = 8 * 1024
    body_bytes: int = 16 * 1024
    messages_per_second: float = 20.0
    message_burst: float = 40.0
    requests_per_second: float = 20.0
    request_burst: float = 80.0
    files_per_second: float = 200.0  # a page of the browser client has some thirty files, and friends share an address
    file_burst: float = 1000.0
    sockets_per_guest: int = 8
    sockets_per_address: int = 50
    tables_per_minute: float = 10.0
    guests_per_minute: float = 30.0
    chat_lines: float = 5.0
    chat_seconds: float = 10.0
    queue_messages: int = 64
    queue_bytes: int = 256 * 1024
    idle_table_seconds: float = 600.0
    chat_kept: int = 200


class Settings(Struct, frozen=True):
    """Everything a host can set, by command line or by environment variable (SNEAKERNET_PORT=8080)."""

    database: str = "sneakernet.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # where browsers find the server: https://play.example.org
    proxies: tuple[str, ...] = ()  # addresses whose X-Forwarded-For is believed
    hook_hosts: tuple[str, ...] = ()  # names that web hooks may call
    web: str = ""  # folder of the browser client; empty: the one that is shipped
    bot_processes: int = 1  # 0: bots think in a thread
    bot_seconds: float = 0.7  # a bot takes at least so long where people watch it
    limits: Limits = Limits()

    @property
    def secure(self) -> bool:
        """Whether browsers come over TLS; then cookies are for TLS only."""
        return any(origin.startswith("https://") for origin in self.origins)

    @property
    def web_folder(self) -> Path:
        return Path(self.web) if self.web else Path(__file__).resolve().parents[1] / "web"

    def exposed(self) -> bool:
        """Whether others on the network could read along: not on this machine alone, and without TLS."""
        return not self.secure and not is_loopback(self.host)


def is_loopback(host: str) -> bool:
    """Whether an address can be reached from this machine alone."""
    if host == "localhost":
        return True
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return False


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings that environment variables give."""

    def text(name: str, default: str) -> str:
        return environment.get(VARIABLE + name, "") or default

    def words(name: str) -> tuple[str, ...]:
        return tuple(environment.get(VARIABLE + name, "").split())

    def number(name: str, default: int) -> int:
        given = text(name, str(default))
        if not (given.isascii() and given.isdecimal()):
            raise BadSetting("whole-number", field=VARIABLE + name, given=given)
        return int(given)

    return Settings(
        database=text("DATABASE", "sneakernet.db"),
        host=text("HOST", "127.0.0.1"),
        port=number("PORT", 8000),
        origins=tuple(origin.rstrip("/") for origin in words("ORIGINS")),
        proxies=words("PROXIES"),
        hook_hosts=words("HOOK_HOSTS"),
        web=text("WEB", ""),
        bot_processes=number("BOT_PROCESSES", 1),
    )
