"""The tables that the property tests play at: every game, edition, number of seats and variant."""

from itertools import product

from sneakernet.core.registry import find, game_names

Settings = dict[str, object]
Table = tuple[str, str, int, Settings]  # game, edition, seats, settings

SWITCHES = ("open_source", "encrypted", "phones_hacker")
HOUSE_RULES = ("gemini", "kingmaker", "peel_out", "king_seal", "switcheroo")

VARIANTS: dict[str, list[Settings]] = {
    "hackers": [
        {
            name: value
            for name, value in zip(("open_source", "encrypted", "phones_hacker"), values, strict=True)
            if value
        }
        for values in product((False, True), (False, True), ("", "ask"))
    ],
    "wired": [
        {},
        {"offers_per_turn": 0, "thunderdome": "shared"},
        dict.fromkeys(HOUSE_RULES, True),
    ],
    "access-denied": [{}, {"goal": 5}, {"time_limit": 20, "distinct_codes": "on"}],
}

# Of longer games only one ask in so many is checked: their tables are many, and so are their asks.
ONE_ASK_IN = {"wired": 60, "access-denied": 100}


def tables() -> list[Table]:
    """Game, edition, seats and settings of each table."""
    found: list[Table] = []
    for name in game_names():
        rules = find(name).rules
        for edition in rules.editions:
            for seats in sorted(rules.seat_counts(edition)):
                found += [(name, edition, seats, variant) for variant in VARIANTS.get(name, [{}])]
    return found


def name_of(table: Table) -> str:
    """A table's name in the list of tests."""
    game, edition, seats, settings = table
    changed = "-".join(f"{name}={value}" for name, value in settings.items())
    return f"{game}-{edition}-{seats}" + (f"-{changed}" if changed else "")
