"""Addresses that a person may type or paste: a server, a table, a replay; or the id of one alone."""

import re
from typing import Final, NamedTuple
from urllib.parse import urlsplit

from sneakernet.core.complaint import Complaint

ID: Final = re.compile(r"[A-Za-z0-9_-]{1,64}")
PLACES: Final = {"t": "table", "r": "replay"}


class Address(NamedTuple):
    """Where a server is (`https://play.example.org`), and what of it is meant."""

    server: str
    kind: str  # "table", "replay", or empty for the server itself
    id: str

    @property
    def secure(self) -> bool:
        return self.server.startswith("https:")

    def page(self, path: str) -> str:
        """A path of this server as a link."""
        return f"{self.server}{path}"


def read_address(text: str, home: str = "") -> Address:
    """What an address means; `home` is the server of somebody who names none."""
    text = text.strip()
    if home and ID.fullmatch(text) and len(text) > 16:
        return Address(home, "table", text)
    parts = urlsplit(text if "://" in text else f"http://{text}")
    try:
        port = parts.port
    except ValueError:
        port = -1
    if parts.scheme not in ("http", "https") or not parts.hostname or port == -1 or parts.username is not None:
        raise Complaint("no-address", given=text)
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    server = f"{parts.scheme}://{host}" + (f":{port}" if port else "")
    words = [word for word in parts.path.split("/") if word]
    if not words:
        return Address(server, "", "")
    if len(words) == 2 and words[0] in PLACES and ID.fullmatch(words[1]):
        return Address(server, PLACES[words[0]], words[1])
    raise Complaint("no-address", given=text)
