"""The sealed seed: its fingerprint is shown at the deal, seed and salt at the end; anyone can check the shuffle.

commitment = SHA-256(salt + ":" + seed)
"""

import hashlib
import hmac
import secrets
from typing import NamedTuple


class Seal(NamedTuple):
    """A seed of 256 random bits, with the salt that keeps its fingerprint from being guessed."""

    seed: str
    salt: str

    @property
    def commitment(self) -> str:
        return commitment(self.seed, self.salt)


def commitment(seed: str, salt: str) -> str:
    """The fingerprint of a seed, as it is shown before the first card is dealt."""
    return hashlib.sha256(f"{salt}:{seed}".encode()).hexdigest()


def fresh_seal() -> Seal:
    """A new seed from the machine's own source of chance."""
    return Seal(secrets.token_hex(32), secrets.token_hex(16))


def verify(seed: str, salt: str, shown: str) -> bool:
    """Whether this is the seed that was sealed at the deal. What it dealt, replaying the record shows."""
    return hmac.compare_digest(commitment(seed, salt), shown.strip().lower())


def notes(seed: str, salt: str) -> str:
    """What is written under a record so that it can be checked."""
    return f"# salt: {salt}\n# commitment: {commitment(seed, salt)}\n"


def salt_of(text: str) -> str:
    """The salt in the notes of a record; empty if there is none."""
    found = [line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("# salt:")]
    return found[0] if found else ""
