"""The owner's secret: made at the first start, in a file that nobody else can read; the store has its fingerprint."""

import os
import secrets
from contextlib import suppress
from pathlib import Path

from sneakernet.server.clock import Time
from sneakernet.server.people.secrecy import fingerprint
from sneakernet.server.settings import Settings
from sneakernet.server.storage.store import Note, Store


def secret_file(settings: Settings) -> Path:
    """Where the secret lies: beside the database, or where the owner wants it."""
    if settings.owner_file:
        return Path(settings.owner_file)
    return Path(f"{settings.database}.owner" if "://" not in settings.database else "sneakernet.owner")


async def owner_mark(settings: Settings, store: Store, time: Time) -> str:
    """The fingerprint of the secret, which is made where there is none."""
    file = secret_file(settings)
    with suppress(FileNotFoundError):
        return fingerprint(file.read_text(encoding="utf-8").strip())
    kept = [note.text for note in await store.notes() if note.kind == "owner"]
    if kept and "://" in settings.database:
        return kept[0]  # another worker's machine has the file
    secret = secrets.token_urlsafe(32)
    with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="utf-8") as into:
        into.write(f"{secret}\n")
    await store.keep(Note("owner", "all", fingerprint(secret), time.wall()))
    return fingerprint(secret)
