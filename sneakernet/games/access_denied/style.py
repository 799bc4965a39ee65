"""How a search plays Access Denied: docs/reports/bots.md."""

from typing import Final

from sneakernet.bots.search.manner import Manner
from sneakernet.bots.style import Style, Trust
from sneakernet.games.access_denied.rules.editions import EDITIONS

STYLE: Final = Style(
    Manner(explore=0.3, rounds=0, first_look=30.0, most_worlds=128),
    trust=dict(
        zip(
            [edition.name for edition in EDITIONS],  # 2014, 2013, German
            (
                {2: Trust(-0.55, 1.0), 4: Trust(-0.65, 1.13), 6: Trust(-0.74, 1.07)},
                {2: Trust(-0.78, 1.54), 4: Trust(-0.61, 1.03)},
                {4: Trust(-0.94, 0.78)},
            ),
            strict=True,
        )
    ),
)
