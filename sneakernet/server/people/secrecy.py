"""Secrets of people: what is stored of them, and the phrase that brings somebody to another device."""

import hashlib
import re
import secrets
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"
WORDS: Final = 8  # of 16 bits each


def fingerprint(secret: str) -> str:
    """What is stored of a secret. It has 128 random bits or more, so a plain hash keeps it safe."""
    return hashlib.sha256(secret.encode()).hexdigest()


def word(number: int) -> str:
    """Sixteen bits as a word that can be read aloud: consonants of four bits, vowels of two."""
    a, b, c, d, e = number >> 12, number >> 10 & 3, number >> 6 & 15, number >> 4 & 3, number & 15
    return CONSONANTS[a] + VOWELS[b] + CONSONANTS[c] + VOWELS[d] + CONSONANTS[e]


def new_phrase() -> str:
    """A phrase of 128 random bits."""
    return " ".join(word(secrets.randbits(16)) for _ in range(WORDS))


def read_phrase(text: str) -> str:
    """A phrase as it was made, however it was typed; what is no phrase stays as it is."""
    found = re.findall(r"[a-z]+", text.lower())
    return " ".join(found) if [len(word) for word in found] == [5] * WORDS else text
