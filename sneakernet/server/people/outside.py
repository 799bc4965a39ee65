"""Calls to the world outside: to one public address of a named host, over TLS, once and nowhere else."""

import http.client
import smtplib
import socket
import ssl
from collections.abc import Callable
from email.message import EmailMessage
from ipaddress import IPv6Address, ip_address, ip_network
from typing import Final
from urllib.parse import unquote, urlsplit

SECONDS: Final = 5.0
HTTPS: Final = 443
TRANSLATED: Final = ip_network("64:ff9b::/96")  # IPv4 addresses of any kind


class Unreachable(Exception):
    """Nobody was told: there is no such host, it is not public, or it said no."""


def resolve(host: str) -> list[str]:
    """The addresses of a host."""
    return [str(found[4][0]) for found in socket.getaddrinfo(host, HTTPS, type=socket.SOCK_STREAM)]


def is_public(text: str) -> bool:
    """Whether everybody on the internet means the same host by an address, also by one that stands for another."""
    address = ip_address(text.partition("%")[0])
    if isinstance(address, IPv6Address):
        if address in TRANSLATED or address.sixtofour is not None or address.teredo is not None:
            return False
        if address.ipv4_mapped is not None:
            return is_public(str(address.ipv4_mapped))
    return address.is_global and not address.is_multicast


class PinnedConnection(http.client.HTTPSConnection):
    """A connection to an address that was looked at; the name behind it is not looked up again."""

    def __init__(self, host: str, address: str) -> None:
        super().__init__(host, HTTPS, timeout=SECONDS, context=ssl.create_default_context())
        self.address = address

    def connect(self) -> None:
        plain = socket.create_connection((self.address, self.port), self.timeout)
        self.sock = ssl.create_default_context().wrap_socket(plain, server_hostname=self.host)


class Outside:
    """Calls hosts. How names are looked up and lines are opened can be put in its place, whom it calls cannot."""

    def __init__(
        self,
        look_up: Callable[[str], list[str]] = resolve,
        open_line: Callable[[str, str], http.client.HTTPConnection] = PinnedConnection,
    ) -> None:
        self.look_up = look_up
        self.open_line = open_line

    def public_address(self, host: str) -> str:
        """Where a host is. One of its addresses that is not public spoils all of them."""
        try:
            found = self.look_up(host)
            if found and all(map(is_public, found)):
                return found[0]
        except (OSError, ValueError, UnicodeError):
            pass
        raise Unreachable(host)

    def post(self, url: str, body: bytes, headers: dict[str, str]) -> None:
        """Post something; a redirect is a no, and what is answered does not matter."""
        parts = urlsplit(url)
        host = parts.hostname or ""
        line = self.open_line(host, self.public_address(host))
        path = parts.path + (f"?{parts.query}" if parts.query else "")
        try:
            line.request("POST", path or "/", body, {**headers, "Host": host})
            status = line.getresponse().status
        except (OSError, http.client.HTTPException, ValueError) as problem:
            raise Unreachable(type(problem).__name__) from None
        finally:
            line.close()
        if not 200 <= status < 300:
            raise Unreachable(f"HTTP {status}")


def send_mail(server: str, sender: str, to: str, text: str) -> None:
    """Send a letter by the server's owner's own mail server: smtp://user:password@host:port, or smtps://."""
    parts = urlsplit(server)
    letter = EmailMessage()
    letter["From"], letter["To"], letter["Subject"] = sender, to, f"Sneakernet: {text.splitlines()[0]}"
    letter["Auto-Submitted"] = "auto-generated"
    letter.set_content(text)
    kind = smtplib.SMTP_SSL if parts.scheme == "smtps" else smtplib.SMTP
    try:
        with kind(parts.hostname or "", parts.port or 0, timeout=SECONDS) as line:
            if parts.username:
                if parts.scheme != "smtps":
                    line.starttls(context=ssl.create_default_context())
                line.login(unquote(parts.username), unquote(parts.password or ""))
            line.send_message(letter)
    except (OSError, smtplib.SMTPException) as problem:
        raise Unreachable(type(problem).__name__) from None
