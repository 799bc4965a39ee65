"""Guests: who somebody is on which server. The secrets lie in one file that only its owner can read."""

import json
import os
from contextlib import suppress
from pathlib import Path
from typing import Final

from sneakernet.terminal.service import Refused, Service

UNKNOWN: Final = 401


class Guests:
    """The secrets of one person, by server; without a file they are forgotten at the end."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self.secrets: dict[str, str] = {}
        if file is not None:
            with suppress(OSError, ValueError):
                kept = json.loads(file.read_text(encoding="utf-8"))
                self.secrets = {str(server): str(secret) for server, secret in kept.items()}

    async def come_in(self, service: Service, name: str = "") -> None:
        """Be the guest one was before, or a new one. A name that is given is the guest's from now on."""
        service.token = self.secrets.get(service.server, "")
        if service.token:
            try:
                await service.get("/api/me")
            except Refused as refused:
                if refused.status != UNKNOWN:
                    raise
                service.token = ""
        if not service.token:
            wish = {"name": name, "language": service.language, "token": True}
            service.token = str((await service.post("/api/guests", wish)).get("token", ""))
            self.keep(service.server, service.token)

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
