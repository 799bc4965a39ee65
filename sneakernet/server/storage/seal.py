"""The sealed deal: the server fixes a secret and shows its fingerprint, then every seat may add a word.

commitment = SHA-256(salt + ":" + secret). The seed of the game is the secret, and behind it the words with their seats:
the record has both, and anyone can check the shuffle.
"""

import hashlib
import hmac
import secrets
from collections.abc import Mapping
from typing import NamedTuple

from sneakernet.core.view import letter


class Seal(NamedTuple):
    """A secret of 256 random bits, with the salt that keeps its fingerprint from being guessed."""

    secret: str
    salt: str

    @property
    def commitment(self) -> str:
        return commitment(self.secret, self.salt)

    def seed(self, words: Mapping[int, str]) -> str:
        """What the cards are dealt from: the secret, and what each seat has added to it."""
        return " ".join([self.secret, *[f"{letter(seat)}:{word}" for seat, word in sorted(words.items())]])


def secret_of(seed: str) -> str:
    """The server's part of a seed."""
    return seed.partition(" ")[0]


def words_of(seed: str) -> dict[str, str]:
    """What the seats have added to it."""
    parts = [part.partition(":") for part in seed.split(" ")[1:]]
    return {seat: word for seat, _, word in parts}


def commitment(seed: str, salt: str) -> str:
    """The fingerprint of the secret of a seed, as it is shown before words are added and cards are dealt."""
    return hashlib.sha256(f"{salt}:{secret_of(seed)}".encode()).hexdigest()


def fresh_seal() -> Seal:
    """A new secret from the machine's own source of chance."""
    return Seal(secrets.token_hex(32), secrets.token_hex(16))


def verify(seed: str, salt: str, shown: str) -> bool:
    """Whether this is the secret that was sealed before the deal. What it dealt, replaying the record shows."""
    return hmac.compare_digest(commitment(seed, salt), shown.strip().lower())


def notes(seed: str, salt: str) -> str:
    """What is written under a record so that it can be checked."""
    return f"# salt: {salt}\n# commitment: {commitment(seed, salt)}\n"


def note_of(text: str, name: str) -> str:
    """A note of a record: its `salt` or its `commitment`; empty if there is none."""
    found = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith(f"# {name}:")]
    return found[0] if found else ""
