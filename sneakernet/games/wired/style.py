"""How a search plays WIRED: docs/reports/bots.md."""

from typing import Final

from sneakernet.bots.search.manner import Manner
from sneakernet.bots.style import Style, Trust
from sneakernet.games.wired.rules.editions import EDITION

DUEL: Final = Manner(explore=0.3, rounds=1, first_look=30.0)

STYLE: Final = Style(
    Manner(explore=0.1, rounds=1, first_look=3.0, duel=DUEL),
    Manner(explore=0.1, rounds=2, first_look=3.0, duel=DUEL, enough=1_000),
    learned=Manner(explore=0.2, rounds=0, first_look=10.0, looks=True, old_eyes=0.5),
    trust={EDITION: {2: Trust(0.85, 1.27), 4: Trust(0.95, 1.34)}},
)
