"""Guests: who somebody is on which server. The secrets lie in one file that only its owner can read."""

import json
import os
import re
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sneakernet.terminal.service import Refused, Service, Unreachable

UNKNOWN: Final = 401
TOKEN: Final = re.compile(r"[A-Za-z0-9_.~+/=-]{1,200}")


class Guests:
    """The secrets of one person, by server; without a file they are forgotten at the end."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.secrets: dict[str, str] = {}
        if file is not None:
            with suppress(OSError, ValueError):
                kept = json.loads(file.read_text(encoding="utf-8"))
                self.secrets = {str(server): str(secret) for server, secret in kept.items()}

    async def come_in(self, service: Service, name: str = "", key: str = "") -> str:
        """Be the guest one was before, or a new one of this name; returns how one is called there.

        `key`: under what the secret is kept, if not under the server.
        """
        service.token = self.secrets.get(key or service.server, "")
        if service.token:
            try:
                return name_in(await service.get("/api/me"))
            except Refused as refused:
                if refused.status != UNKNOWN:
                    raise
                service.token = ""
        wish = {"name": name, "language": service.language, "token": True}
        came = await service.post("/api/guests", wish)
        service.token = token_in(came)
        self.keep(key or service.server, service.token)
        return name_in(came)

    def keep(self, server: str, secret: str) -> None:
        """Remember a secret."""
        self.secrets[server] = secret
        if self.file is None:
            return
        self.file.parent.mkdir(parents=True, exist_ok=True)
        new = self.file.with_suffix(f".{os.getpid()}")
        new.touch(mode=0o600)
        new.write_text(json.dumps(self.secrets, indent=1), encoding="utf-8")
        new.replace(self.file)


def name_in(page: Any) -> str:
    """The guest's name, as a server tells it."""
    try:
        return str(page["guest"]["name"])
    except (KeyError, TypeError):
        raise Unreachable("no guest") from None


def token_in(page: Any) -> str:
    """The guest's secret: letters and digits, as it goes into a header."""
    token = page.get("token") if isinstance(page, dict) else None
    if not isinstance(token, str) or not TOKEN.fullmatch(token):
        raise Unreachable("no token")
    return token
