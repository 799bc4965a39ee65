"""Finding what somebody means: exact first, then the beginning of a word, then any part."""

from collections.abc import Mapping, Sequence


def plain(text: str) -> str:
    """Letters and digits only, in small letters."""
    return "".join(sign for sign in text.casefold() if sign.isalnum())


def match_cards(text: str, names: Mapping[str, str]) -> list[str]:
    """The ids of the cards that may be meant, by id or by name; a perfect match stands alone."""
    wanted = plain(text)
    if not wanted:
        return []
    exact = [card for card, name in names.items() if wanted in (plain(card), plain(name))]
    return exact[:1] or [card for card, name in names.items() if wanted in plain(card) or wanted in plain(name)]


def match_options(text: str, spellings: Sequence[str], labels: Sequence[str]) -> list[int]:
    """The numbers of the options that may be meant."""
    for n, spelling in enumerate(spellings):
        if spelling == text:
            return [n]
    wanted = plain(text)
    if not wanted:
        return []
    exact = [n for n, label in enumerate(labels) if plain(label) == wanted]
    return exact[:1] or [n for n, label in enumerate(labels) if wanted in plain(label)]
