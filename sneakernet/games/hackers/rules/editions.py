"""The edition of HACKERS, its variants and settings."""

from typing import Final

from sneakernet.core.settings import Setting, switch

EDITION: Final = "2022"
SEATS: Final = (4, 3)  # HK-1: four are recommended

SETTINGS: Final = (
    Setting("phones_hacker", "cereal", "HK-3", ("cereal", "joey", "nikon", "phreak", "ask", "random")),
    Setting("first_starter", "random", "HK-2", ("random", "host")),
    Setting("starter", "", "HK-2", ("", "A", "B", "C", "D")),  # given by the table: who won the game before
    switch("winner_starts", "HK-2", "on"),  # read by the table, between two games
    switch("open_source", "HK-42"),
    switch("encrypted", "HK-43"),
    Setting("round_cap", "20", "HK-48", (), 0, 99),
)
