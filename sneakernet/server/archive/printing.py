"""Sheets to print, made in the process for what takes long. What was asked for lately is remembered."""

from functools import partial
from typing import Final, NamedTuple

from sneakernet.core.complaint import Complaint
from sneakernet.core.registry import find
from sneakernet.paper import Wish, pdf, pictures
from sneakernet.server.archive.archive import Archive, Remembered
from sneakernet.server.wire.errors import Refused

BYTES: Final = 24 * 1024 * 1024  # of sheets that are remembered
DOTS: Final = 60  # per inch, of the pictures that a page shows


class PrintOrder(NamedTuple):
    """What somebody wants printed, in words that travel to another process."""

    game: str
    language: str
    edition: str
    settings: tuple[tuple[str, str], ...]
    paper: str
    ink: str
    parts: tuple[str, ...]
    backs: bool

    def wish(self, sample: bool = False) -> Wish:
        return Wish(find(self.game), *self[1:], sample=sample)


def check(order: PrintOrder) -> None:
    """Refused if there is no such game, edition or setting."""
    try:
        find(order.game).rules.check(order.edition, 0, dict(order.settings))
    except Complaint:
        raise Refused("not_found", ref="edition") from None


def print_pdf(order: PrintOrder) -> bytes:
    return pdf(order.wish())


def print_samples(order: PrintOrder) -> list[bytes]:
    return pictures(order.wish(sample=True), DOTS)


class Printer:
    """Prints for whoever asks."""

    def __init__(self, archive: Archive) -> None:
        self.archive = archive
        self.files: Remembered[PrintOrder, bytes] = Remembered(BYTES, len)
        self.samples: Remembered[PrintOrder, list[bytes]] = Remembered(BYTES, lambda made: sum(map(len, made)))

    async def pdf(self, order: PrintOrder) -> bytes:
        """All sheets as one file."""
        return await self.files.get(order, lambda: self.archive.run(partial(print_pdf, order)))

    async def sample(self, order: PrintOrder) -> list[bytes]:
        """How the sheets look: a picture of each, of the cards only the first."""
        return await self.samples.get(order, lambda: self.archive.run(partial(print_samples, order)))
