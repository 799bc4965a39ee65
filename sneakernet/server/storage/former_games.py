"""A step of the database: who had played which games before that was noted.

Their results are not known: they would follow from playing each game anew. The entries of a journal stand here as they
were then: a step that was released is never changed.
"""

import json
from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

Execute = Callable[[str, Sequence[Any]], Iterable[Sequence[Any]]]
NOTE: Final = "INSERT INTO played (guest, game_id, seat, result, bots, at) VALUES (?, ?, ?, '', ?, ?)"


def note_former_games(execute: Execute) -> None:
    """Note all games that are over."""
    over = {row[0] for row in execute("SELECT id FROM games WHERE over=1", ())}
    for (table,) in list(execute("SELECT id FROM tables", ())):
        chairs: dict[int, tuple[str, str]] = {}  # per seat: a guest, a bot
        puzzle = False
        for text, at in list(execute("SELECT entry, at FROM journal WHERE table_id=? ORDER BY n", (table,))):
            entry = json.loads(text)
            match entry["entry"]:
                case "sat":
                    chairs[entry["seat"]] = (entry["guest"], "")
                case "stood":
                    chairs[entry["seat"]] = ("", entry["bot"])
                case "made" | "changed":
                    chairs = {seat: chair for seat, chair in chairs.items() if seat < entry["plan"]["seats"]}
                case "dealt":
                    puzzle = bool(entry.get("puzzle"))
                case "ended" if entry["game"] in over and not puzzle:
                    bots = " ".join(sorted(bot for _, bot in chairs.values() if bot))
                    for guest, seat in {guest: seat for seat, (guest, _) in chairs.items() if guest}.items():
                        execute(NOTE, (guest, entry["game"], seat, bots, at))
                case _:
                    pass
