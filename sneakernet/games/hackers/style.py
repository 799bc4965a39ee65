"""How a search plays HACKERS: docs/reports/bots.md."""

from typing import Final

from sneakernet.bots.search.manner import Manner
from sneakernet.bots.style import Style, Trust
from sneakernet.games.hackers.rules.editions import EDITION

STYLE: Final = Style(Manner(explore=0.3, rounds=2, first_look=3.0), trust={EDITION: {4: Trust(-0.31, 0.77)}})
