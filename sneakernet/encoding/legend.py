"""Legend: what the numbers of a table mean, as plain data for other programs."""

from sneakernet.core.game import Game
from sneakernet.encoding.actions import actions
from sneakernet.encoding.encoding import encoding_of
from sneakernet.encoding.observations import described


def legend(game: Game, edition: str = "", seats: int = 0) -> dict[str, object]:
    """Every column with its name, its meaning and the most it can be, all actions, and the version."""
    chosen, players, _ = game.rules.check(edition, seats, {})
    return {
        "game": game.name,
        "edition": chosen,
        "seats": players,
        "version": encoding_of(game).version,
        "columns": [column._asdict() for column in described(game, chosen, players)],
        "actions": list(actions(game, chosen).spellings),
    }
