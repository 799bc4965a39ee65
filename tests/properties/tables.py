"""The tables that the property tests play at: every game, edition, number of seats and variant."""

from itertools import product

from sneakernet.games import GAMES, find

Settings = dict[str, object]

VARIANTS: dict[str, list[Settings]] = {
    "hackers": [
        {
            name: value
            for name, value in zip(("open_source", "encrypted", "phones_hacker"), values, strict=True)
            if value
        }
        for values in product((False, True), (False, True), ("", "ask"))
    ],
}


def tables() -> list[tuple[str, str, int, Settings]]:
    """Game, edition, seats and settings of each table."""
    found: list[tuple[str, str, int, Settings]] = []
    for name in GAMES:
        rules = find(name)
        for edition in rules.editions:
            for seats in sorted(rules.seat_counts(edition)):
                found += [(name, edition, seats, variant) for variant in VARIANTS.get(name, [{}])]
    return found


def name_of(table: tuple[str, str, int, Settings]) -> str:
    """A table's name in the list of tests."""
    game, edition, seats, settings = table
    changed = "-".join(f"{name}={value}" for name, value in settings.items())
    return f"{game}-{edition}-{seats}" + (f"-{changed}" if changed else "")
