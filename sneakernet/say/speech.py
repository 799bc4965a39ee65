"""Speech: what the program says in one language, apart from the games."""

from sneakernet.core.game import Game
from sneakernet.say.catalogue import DEFAULT, Catalogue, Value, languages
from sneakernet.say.game import GameSpeech


class Speech:
    """One language. `say` gives the sentences of the program itself, `game` those of a game."""

    def __init__(self, language: str = DEFAULT) -> None:
        if language not in languages():
            raise ValueError(f"no language {language!r}; there are {', '.join(languages())}")
        self.language = language
        self.common = Catalogue(language, "common", "complaints", "cli", "lab", "bots")
        self.games: dict[tuple[str, str], GameSpeech] = {}

    def say(self, key: str, attribute: str = "", /, **args: Value) -> str:
        """A sentence of the program itself."""
        return self.common.say(key, attribute, **args)

    def number(self, value: float, digits: int = 0) -> str:
        """A number as the language writes it, with so many digits behind the point or comma."""
        text = self.common.say(f"decimal-{digits}", n=value if round(value, digits) else 0.0)  # there is no -0
        return text.replace("-", "−")  # a minus sign is as wide as a plus, and no line breaks behind it

    def percent(self, share: float, digits: int = 1) -> str:
        """A share as people of this language write it."""
        return self.common.say("percent", n=self.number(100 * share, digits))

    def game(self, game: Game, edition: str = "") -> GameSpeech:
        """The sentences of a game in one of its editions."""
        found = self.games.get((game.name, edition))
        if found is None:
            found = GameSpeech(self.common, game, edition)
            self.games[game.name, edition] = found
        return found
