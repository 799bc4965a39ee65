"""What an earlier commit stored, and what it saw in it: records, databases of its server, and fingerprints of games.

python -m tests.stored.make FOLDER

writes such a folder with the code of the commit it runs in. What lies in 1ded888 was written by that commit and is kept
as it is: whoever changes how games are stored adds another folder.
"""

import json
import shutil
import sqlite3
import sys
from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

from sneakernet.core.event import Event, Happened
from sneakernet.core.record import Record, choose, parse
from sneakernet.core.registry import all_games, find, game_names
from sneakernet.core.view import EVERYTHING, SPECTATOR
from tests.golden.make import HERE as GOLDEN
from tests.golden.make import play
from tools.server.house import House, Json, Socket, run

HERE: Final = Path(__file__).parent
VIEWS_EVERY: Final = 20  # picks: in a long game all views at each pick would take minutes
DRAWN_LATER: Final = ("checklist", "no_move")  # facts that a seat could work out itself: a later commit may see more
TOLD_LATER: Final = ("burdened", "guarded")  # silent effects, to whom they concern
COUNTED_LATER: Final = ("revealed",)  # whose cards these are
HUSHED_LATER: Final = ("counter_answer",)  # asked openly by earlier commits, which told others what was held
SHORT: Final[dict[str, Json]] = {"wired": {"round_cap": "4"}, "access-denied": {"round_cap": "4"}}
PICKS_MADE: Final = 6  # by the person at the table whose game is not over


class Trace:
    """Fingerprints of what one game showed: the questions, the events each reader was told, what each reader saw."""

    def __init__(self) -> None:
        self.parts = {name: blake2b(digest_size=8) for name in ("asks", "events", "views", "outcome")}

    def note(self, part: str, seen: object) -> None:
        self.parts[part].update(json.dumps(seen, sort_keys=True).encode())


def plain(view: Any) -> Json:
    """A view as plain data, as far as every commit must see the same."""
    seen: Json = view.plain()
    return {**seen, "facts": {name: fact for name, fact in seen["facts"].items() if name not in DRAWN_LATER}}


def trace(record: Record) -> dict[str, str]:
    """The fingerprints of a recorded game."""
    rules: Any = find(record.game).rules
    log: list[Happened] = []
    s = rules.new(record.edition, record.seats, record.seed, record.settings, log)
    readers = [*range(record.seats), SPECTATOR, EVERYTHING]
    found = Trace()
    for n, line in enumerate([*record.picks, ""]):
        ask = rules.ask(s)
        if ask is not None:
            hushed = ask.hushed and ask.about not in HUSHED_LATER
            found.note("asks", [ask.seat, ask.about, hushed, [option.spelling for option in ask.options]])
        if n % VIEWS_EVERY == 0 or not line:
            found.note("views", [plain(rules.view(s, reader)) for reader in readers[:-1]])
        found.note("events", [told_then(rules.read(log, record.seats, reader)) for reader in readers])
        log.clear()
        if line:
            choose(rules, s, line)
    outcome = rules.outcome(s)
    found.note("outcome", outcome and [outcome.winners, outcome.shares, outcome.scores, outcome.reason])
    return {name: part.hexdigest() for name, part in found.parts.items()}


def told_then(events: Iterable[Event]) -> list[str]:
    """Events as they were told when the records were stored."""
    then = [event for event in events if event.verb not in TOLD_LATER]
    return [str(event).partition("*")[0] if event.verb in COUNTED_LATER else str(event) for event in then]


def records(folder: Path) -> None:
    """A record for each game and edition, and the fingerprints of these and of the golden ones."""
    seen: dict[str, dict[str, str]] = {}
    for game, rules in [(game.name, game.rules) for game in all_games()]:
        for edition in rules.editions:
            seats = min(rules.seat_counts(edition))
            record = play(find(game).rules, edition, seats, "stored", {})
            (folder / f"{game}-{edition}.record").write_text(record.write(), encoding="utf-8")
            seen[f"{game}-{edition}"] = trace(record)
    for file in sorted(GOLDEN.glob("*.record")):
        seen[file.stem] = trace(parse(file.read_text(encoding="utf-8")))
    lines = [json.dumps(name) + ": " + json.dumps(parts) for name, parts in seen.items()]
    (folder / "seen.json").write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


def shown(message: Json) -> Json:
    """What a player who comes to a table sees of it, without its sentences."""
    view, prompt, result = message["view"], message["prompt"], message["result"]
    facts = {name: fact for name, fact in view["facts"].items() if name not in DRAWN_LATER}
    return {
        "places": view["places"],
        "memory": view["memory"],
        "facts": facts,
        "picks": prompt and [option["pick"] for option in prompt["options"]],
        "result": result and {name: result[name] for name in ("winners", "shares", "scores", "reason", "places")},
    }


async def move_on(socket: Socket, picks: int) -> Json:
    """Make so many picks, or all to the end of the game; what is seen then."""
    while not (view := await socket.my_turn())["result"] and picks != 0:
        await socket.choose()
        socket.view["prompt"] = None
        picks -= 1
    return view


async def tables(game: str, folder: Path) -> Json:
    """A server with a game that is over and one that is not: who sat there, and what they saw last."""
    async with House(folder) as house:
        ann = await house.person("Ann")
        kept: Json = {"token": ann.token, "guest": ann.guest}
        for name, picks in (("over", -1), ("running", PICKS_MADE)):
            table = await ann.table(game, start=True, settings=SHORT.get(game, {}))
            view = await move_on(await ann.socket(table), picks)
            kept[name] = {"table": table, "game": view["game"], "shown": shown(view)}
        answer = await ann.call("GET", f"/api/records/{kept['over']['game']}")
        return {**kept, "record": answer.body.decode()}


def database(game: str, folder: Path) -> None:
    """A database as the server leaves it."""
    work = folder / "work"
    work.mkdir()
    kept = run(tables(game, work))
    with sqlite3.connect(work / "tables.db") as base:
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        base.execute("VACUUM")
    base.close()
    shutil.copy(work / "tables.db", folder / f"{game}.db")
    (folder / f"{game}.json").write_text(json.dumps(kept) + "\n", encoding="utf-8")
    shutil.rmtree(work)


if __name__ == "__main__":
    into = Path(sys.argv[1])
    into.mkdir()
    records(into)
    for each in game_names():
        database(each, into)
