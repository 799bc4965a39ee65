"""The lobby of a server: my tables, open tables, and what can be begun. Full screen and lines share it."""

from typing import Any, Final, NamedTuple

from sneakernet.terminal.service import Service
from sneakernet.terminal.words import Words

KINDS: Final = ("bots", "open", "private")  # against bots at once; listed for all; for who has the link
PHASES: Final = ("waiting", "playing", "over")


class Line(NamedTuple):
    """One place to go to: `table ID`, `seat ID` (sit down there) or `new GAME`."""

    head: str
    phase: str
    more: str
    goal: str
    link: str = ""


class Lobby:
    """What there is to play on a server."""

    def __init__(self, words: Words, service: Service) -> None:
        self.words = words
        self.service = service
        self.games: list[dict[str, Any]] = []

    async def look(self) -> list[Line]:
        """What there is now. What is not as a server of this kind says it is a KeyError or TypeError."""
        if not self.games:
            self.games = list((await self.service.get("/api/games"))["games"])
        mine = (await self.service.get("/api/me/tables"))["tables"]
        public = (await self.service.get("/api/tables"))["tables"]
        known = {str(line["id"]) for line in mine}
        lines = [self.line(line, "mine", f"table {line['id']}") for line in mine]
        for line in public:
            if str(line["id"]) not in known:
                kind = "seat" if line["open_chairs"] else "table"
                lines.append(self.line(line, kind, f"{kind} {line['id']}"))
        for game in self.games:
            head = self.words.say("lobby-new", game=str(game["title"]))
            lines.append(Line(head, "", str(game["pitch"]), f"new {game['name']}"))
        return lines

    def line(self, line: dict[str, Any], kind: str, goal: str) -> Line:
        """A table in one line."""
        title = f" · {line['title']}" if line["title"] else ""
        phase = self.words.say(f"phase-{line['phase']}") if line["phase"] in PHASES else ""
        people = ", ".join(str(name) for name in line["people"])
        return Line(
            f"{self.words.say(f'lobby-{kind}')}: {line['game_title']}{title}", phase, people, goal, str(line["link"])
        )

    def game(self, name: str) -> dict[str, Any]:
        """One of the games."""
        return next(game for game in self.games if game["name"] == name)

    def kinds(self) -> list[str]:
        """For whom a new table can be."""
        return [self.words.say(f"lobby-{kind}") for kind in KINDS]

    def sorts(self, game: dict[str, Any]) -> list[str]:
        """The editions with their numbers of players."""
        return [
            self.words.say("lobby-sort", edition=str(edition["title"]), seats=int(seats))
            for edition, seats in self.forms(game)
        ]

    def forms(self, game: dict[str, Any]) -> list[tuple[dict[str, Any], int]]:
        return [(edition, seats) for edition in game["editions"] for seats in edition["seats"]]

    async def make(self, game: dict[str, Any], kind: int, sort: int) -> str:
        """A new table: its id."""
        edition, seats = self.forms(game)[sort]
        wish = {
            "game": game["name"], "edition": edition["name"], "seats": seats,
            "public": KINDS[kind] == "open", "start": KINDS[kind] == "bots",
        }  # fmt: skip
        return str((await self.service.post("/api/tables", wish))["table"]["id"])
