"""What the commit 1ded888 stored of the games whose rules have not changed since; those of other rules are refused."""

from typing import Final

from sneakernet.core.record import parse
from sneakernet.core.registry import find, game_names
from tests.stored.make import HERE

OLD: Final = HERE / "1ded888"
RECORDS: Final = sorted(OLD.glob("*.record"))
VERSIONS: Final = {record.game: record.version for record in (parse(file.read_text("utf-8")) for file in RECORDS)}
GAMES: Final = [name for name in game_names() if find(name).rules.version == VERSIONS.get(name)]
ONE: Final = "hackers" if "hackers" in GAMES else GAMES[0]  # the shortest; none left: store another folder (make.py)
