"""The editions of Access Denied as values: the differences, and nothing else; settings of a table."""

from typing import Final

from sneakernet.core.settings import Setting
from sneakernet.games.access_denied.rules.cards.english import ENGLISH
from sneakernet.games.access_denied.rules.cards.german import GERMAN
from sneakernet.games.access_denied.rules.pack import Edition, Pack


def english(name: str, pack: Pack, banking_free_draws: int, burdens_shown: bool) -> Edition:
    """One action, a hand of six, two cards, a bonus for every Root."""
    return Edition(
        name,
        pack,
        (4, 3, 5, 6, 2),
        actions=(1, 0),
        hand_limit=(6, 0),
        draws=(2, 0),
        sole_root=False,
        banking_draws=(banking_free_draws, 0),
        skip_holds_at_most=0,
        telecomm=(True, False),
        different_codes=False,
        burdens_shown=burdens_shown,
        all_count_above_goal=0,
    )


EDITIONS: Final[list[Edition]] = [
    english("2014", ENGLISH, banking_free_draws=3, burdens_shown=True),
    english("2013", ENGLISH, banking_free_draws=2, burdens_shown=False),
    Edition(
        "german",
        GERMAN,
        (4, 3, 5, 6),
        actions=(0, 1),
        hand_limit=(0, 1),
        draws=(0, 1),
        sole_root=True,
        banking_draws=(0, 1),
        skip_holds_at_most=6,
        telecomm=(False, True),
        different_codes=True,
        burdens_shown=False,
        all_count_above_goal=3,
    ),
]

SETTINGS: Final = (
    Setting("goal", "3", "AD-77", (), 3, 6),
    Setting("time_limit", "off", "AD-84", ("off", "30min", "45min", "60min", "90min", "120min", "180min"), 1, 500),
    Setting("round_cap", "100", "AD-R91", (), 0, 500),
    Setting("first_player", "random", "AD-15", ("random", "A", "B", "C", "D", "E", "F")),
    Setting("distinct_codes", "printed", "AD-R20", ("printed", "off", "on")),
    Setting("cancelbot", "user", "AD-R86", ("user", "oper")),
)
