"""The browser's own words: a language has them in its part `web`, those of a game in a part of its own.

What the client calls `a.b` is `a-b` there.
"""

from collections.abc import Mapping

from babel import Locale
from fluent.runtime.types import FluentType

from sneakernet.core.game import Game
from sneakernet.say.catalogue import Catalogue, web_part

Words = dict[str, str | dict[str, str]]


class Form(str, FluentType):
    """A plural form that chooses the sentence of its name and leaves the number's place open."""

    def format(self, locale: Locale) -> str:  # type: ignore[override]  # as the library calls it
        """The place of the number."""
        return "{n}"


def browser_words(language: str, english: Mapping[str, str | dict[str, str]], game: Game | None = None) -> Words:
    """What a language has of the client's words or a game's, in the client's format; the rest is said in English."""
    catalogue = Catalogue(language, web_part(game))
    return {key: word(catalogue, key, text) for key, text in english.items() if catalogue.has(key.replace(".", "-"))}


def word(catalogue: Catalogue, key: str, text: str | dict[str, str]) -> str | dict[str, str]:
    """One message; where English counts, each form that the language has."""
    name = key.replace(".", "-")
    if isinstance(text, str):
        return catalogue.say(name, **open_blanks(text))
    forms = Locale.parse(catalogue.language).plural_form.tags | {"other"}
    others = open_blanks(" ".join(text.values()))
    return {form: catalogue.say(name, **{**others, "n": Form(form)}) for form in sorted(forms)}


def open_blanks(text: str) -> dict[str, str]:
    """Each blank of a text, filled with itself."""
    return {blank: f"{{{blank}}}" for blank in blanks(text)}


def blanks(text: str) -> list[str]:
    """The names of the blanks in a text of the client: `{n}`."""
    return [piece.partition("}")[0] for piece in text.split("{")[1:]]
