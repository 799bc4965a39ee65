"""Settings of a server: where it listens, where it keeps its tables, whom it trusts, and its limits."""

import os
from collections.abc import Iterable, Mapping
from importlib.util import find_spec
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Final

from msgspec import Struct
from msgspec.structs import fields, replace

from sneakernet.core.settings import BadSetting

VARIABLE: Final = "SNEAKERNET_"
USUAL_PROCESSES: Final = max(1, min(8, (os.cpu_count() or 1) - 1))  # one core is left to the tables


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
    thoughts_per_second: float = 1.0  # replays, records, positions and hints count for one, reviews for five
    thought_burst: float = 20.0
    sockets_per_guest: int = 8
    sockets_per_address: int = 50
    connections_per_address: int = 100  # besides sockets; not of proxies that are believed
    connections: int = 0  # in all; 0: as many as the machine lets a process have
    tables_per_minute: float = 10.0
    guests_per_minute: float = 30.0
    arrivals_per_minute: float = 10.0  # links and phrases that one address may try
    entries_per_minute: float = 10.0  # of a guest at one table: orders, passes, names, seats, whatever is kept of it
    entry_burst: float = 60.0
    chat_lines: float = 5.0
    chat_seconds: float = 10.0
    queue_messages: int = 64
    queue_bytes: int = 256 * 1024
    idle_table_seconds: float = 600.0
    chat_kept: int = 200


LIMITS: Final = Limits()


class Settings(Struct, frozen=True):
    """Everything a host can set, by command line or by environment variable (SNEAKERNET_PORT=8080)."""

    database: str = "sneakernet.db"
    host: str = "127.0.0.1"
    port: int = 8000
    origins: tuple[str, ...] = ()  # where browsers find the server: https://play.example.org
    proxies: tuple[str, ...] = ()  # addresses and networks whose X-Forwarded-For is believed
    hook_hosts: tuple[str, ...] = ()  # names that web hooks may call
    mail: str = ""  # the mail server for notices: smtp://user:password@host:587, or smtps://; empty: no e-mail
    mail_from: str = ""  # who sends them
    mail_domains: tuple[str, ...] = ()  # to whom: example.org, or * for everybody
    printing: bool = True  # whether there is a page with sheets to print
    web: str = ""  # folder of the browser client; empty: the one that is shipped
    internal: str = "127.0.0.1:0"  # where other workers on the same database reach this one; 0: any port
    bot_processes: int = USUAL_PROCESSES  # in which bots think for seconds; 0: all think in a thread
    bot_seconds: float = 0.7  # a bot takes at least so long where people watch it
    metrics: str = ""  # where Prometheus finds the figures: 127.0.0.1:9464; empty: nowhere
    log: str = "text"  # or json
    log_level: str = "warning"
    owner_file: str = ""  # with the owner's secret; empty: beside the database
    keep_tables_days: int = 365  # a table where nothing changes for so long is erased; 0: never
    keep_guests_days: int = 90  # a guest who sits nowhere is forgotten so long after they were here last; 0: never
    limits: Limits = LIMITS

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


def read_limits(given: Iterable[str], limits: Limits = LIMITS) -> Limits:
    """Limits with some of them set anew, each as name=number."""
    known = {field.name: field.type for field in fields(Limits)}
    for text in given:
        name, _, number = text.partition("=")
        if name not in known:
            raise BadSetting("limit-name", given=name, allowed=", ".join(known))
        try:
            value: float = int(number) if known[name] is int else float(number)
        except ValueError:
            value = -1.0
        if not (0 < value < 1e9 or value == getattr(LIMITS, name)):
            raise BadSetting("limit-number", given=text)
        limits = replace(limits, **{name: value})
    return limits


def read_networks(given: Iterable[str], field: str) -> tuple[str, ...]:
    """Addresses and networks; BadSetting for what is neither."""
    found: list[str] = []
    for text in given:
        try:
            found.append(str(ip_network(text, strict=False)))
        except ValueError:
            raise BadSetting("network", field=field, given=text) from None
    return tuple(found)


def read_address(text: str, field: str) -> str:
    """A host and a port; BadSetting for anything else."""
    host, _, port = text.rpartition(":")
    if not host or not (port.isascii() and port.isdecimal() and int(port) < 65536):
        raise BadSetting("address", field=field, given=text)
    return text


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
        proxies=read_networks(words("PROXIES"), VARIABLE + "PROXIES"),
        hook_hosts=words("HOOK_HOSTS"),
        mail=text("MAIL", ""),
        mail_from=text("MAIL_FROM", ""),
        mail_domains=words("MAIL_DOMAINS"),
        printing=text("PRINTING", "on") != "off" and find_spec("typst") is not None,
        web=text("WEB", ""),
        internal=read_address(text("INTERNAL", "127.0.0.1:0"), VARIABLE + "INTERNAL"),
        bot_processes=number("BOT_PROCESSES", USUAL_PROCESSES),
        metrics=text("METRICS", ""),
        log=text("LOG", "text"),
        log_level=text("LOG_LEVEL", "warning"),
        owner_file=text("OWNER_FILE", ""),
        keep_tables_days=number("KEEP_TABLES_DAYS", 365),
        keep_guests_days=number("KEEP_GUESTS_DAYS", 90),
        limits=read_limits(words("LIMITS")),
    )
