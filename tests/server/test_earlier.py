"""Looking back on a game that goes on: what was shown to somebody then is shown again, and nothing else."""

import random
from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.storage.seal import Seal
from sneakernet.server.tables import deal
from tools.server.house import HandTime, House, Json, Person, Socket, run

GAMES: list[tuple[str, dict[str, Any]]] = [
    ("hackers", {"settings": {"encrypted": "on"}, "seats": 3}),
    ("wired", {"seats": 3}),
    ("access-denied", {"edition": "2014", "seats": 3}),
    ("access-denied", {"edition": "2013", "seats": 3}),
    ("access-denied", {"edition": "german", "seats": 3}),
]
SHOWN = ("game", "seq", "seat", "view", "asked", "about", "prompt", "events", "news")
OF_WINDOWS = ("kind", "sort", "sort_text", "text", "eligible", "prompt")


class Company:
    """People at one table, who answer at random; one of them may take choices back."""

    def __init__(self, house: House, time: HandTime, seed: str) -> None:
        self.house = house
        self.time = time
        self.dice = random.Random(seed)
        self.people: list[Person] = []
        self.sockets: list[Socket] = []
        self.table = ""

    async def sit(self, game: str, people: int, **wish: Any) -> None:
        """The table is made and dealt; the last one watches."""
        self.people = [await self.house.person(name) for name in ("Ann", "Bob", "Cy", "Wes")[-people - 1 :]]
        self.table = await self.people[0].table(game, **wish)
        self.sockets = [await person.socket(self.table) for person in self.people]
        for socket in self.sockets[1:-1]:
            await socket.ask(do="sit")
        await self.sockets[0].ask(do="start")
        for socket in self.sockets:
            await socket.quiet()

    async def play(self, rounds: int) -> None:
        """Everybody who is asked chooses; windows are answered by some."""
        for _ in range(rounds):
            for socket in self.sockets:
                await self.act(socket)
            await self.time.move(4.0)
            for socket in self.sockets:
                await socket.quiet()

    async def act(self, socket: Socket) -> None:
        """One of them, if they are asked."""
        if socket.view["result"]:
            return
        view, window = socket.view, socket.view.get("window")
        prompt = window["prompt"] if window else view.get("prompt")
        if view.get("can_undo") and self.dice.random() < 0.2:
            await socket.ask(do="undo", seq=view["seq"])
        elif prompt and (not window or self.dice.random() < 0.5):
            await socket.choose(self.dice.choice(prompt["options"])["pick"])

    async def past(self, n: int) -> list[Json]:
        """All earlier views of somebody, page by page."""
        found: list[Json] = []
        before = ""
        while True:
            answer = await self.people[n].call("GET", f"/api/tables/{self.table}/earlier?count=7{before}")
            assert answer.status == 200, answer.body
            found = answer.json["views"] + found
            if not answer.json["more"]:
                return found
            before = f"&before={answer.json['views'][0]['view']['seq'] if answer.json['views'] else 0}"


def shown(view: Json) -> Json:
    """What somebody sees of a moment, less clocks."""
    window = view["window"] and {name: view["window"][name] for name in OF_WINDOWS}
    return {**{name: view[name] for name in SHOWN}, "window": window}


def compare(company: Company, n: int, past: list[Json], whole: bool) -> None:
    """Whether somebody's past is what they have seen; `whole`: all of it."""
    heard: dict[int, Json] = {}
    for message in company.sockets[n].heard:
        if message["type"] == "view" or (message["type"] == "welcome" and message["view"]):
            view = message if message["type"] == "view" else message["view"]
            heard.setdefault(view["seq"], shown(view))
    now = company.sockets[n].view["seq"]
    for frame in past:
        view = frame["view"]
        then = heard.get(view["seq"])
        assert then is not None, "this was never shown"
        told: Json = {} if whole else {"news": [], "events": []}  # who took something back stands in no row
        assert shown(view) | told == then | told
    seqs = [frame["view"]["seq"] for frame in past]
    assert seqs == sorted(set(seqs)) and now not in seqs
    if whole:
        assert set(heard) - {now} == set(seqs)


@pytest.fixture(autouse=True)
def _the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deal, "fresh_seal", lambda: Seal("earlier", "salt"))


@pytest.mark.parametrize(("game", "wish"), GAMES, ids=[f"{game} {wish.get('edition', '')}" for game, wish in GAMES])
def test_what_was_shown_then_is_shown_again_windows_and_all(tmp_path: Path, game: str, wish: Json) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            company = Company(house, time, game)
            company.dice.random = lambda: 0.4  # type: ignore[method-assign]  # nobody takes anything back
            await company.sit(game, 3, **wish)
            await company.play(25)
            windows = 0
            for n in range(4):
                past = await company.past(n)
                compare(company, n, past, whole=True)
                windows += sum(frame["view"]["window"] is not None for frame in past)
                assert len(past) > 5
            assert windows > 1, "windows are part of it"

    run(scene())


@pytest.mark.parametrize("wish", [{"pace": "turns"}, {"beat": 0}, {}], ids=["over days", "without windows", "live"])
def test_what_was_taken_back_is_no_part_of_it(tmp_path: Path, wish: Json) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            company = Company(house, time, "undone")
            await company.sit("access-denied", 2, seats=3, **wish)
            await company.play(25)
            for n in range(3):
                past = await company.past(n)
                compare(company, n, past, whole=False)
                assert len(past) > 10

    run(scene())


def test_my_choices_and_the_reasons_of_then_stand_there(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table("hackers", seats=3, start=True)
            socket = await ann.socket(table)
            view = await socket.my_turn()
            option = view["prompt"]["options"][0]
            why: dict[str, str] = {}
            for card in view["view"]["places"]["A hand"]["cards"]:
                answer = await socket.ask(do="why", card=card)
                if not answer["possible"]:
                    why[card] = answer["text"]
            await socket.choose(option["pick"])
            await socket.sees(lambda now: now["seq"] > view["seq"])
            page = (await ann.call("GET", f"/api/tables/{table}/earlier")).json
            then = next(frame for frame in page["views"] if frame["view"]["seq"] == view["seq"])
            assert then["chose"] == option["label"] and then["reasons"] == why

    run(scene())


def test_who_may_not_look_may_not_look_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, wes = await house.person("Ann"), await house.person("Wes")
            idle = await ann.table("hackers")
            assert (await ann.call("GET", f"/api/tables/{idle}/earlier")).json["code"] == "not_started"
            table = await ann.table("hackers", start=True, watch=False)
            assert (await wes.call("GET", f"/api/tables/{table}/earlier")).status == 403
            assert (await ann.call("GET", f"/api/tables/{table}/earlier")).status == 200
            assert (await ann.call("GET", f"/api/tables/{table}/earlier?count=21")).status == 400

    run(scene())


def test_after_a_restart_the_past_is_the_same(tmp_path: Path, where: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, time := HandTime(), database=where) as house:
            company = Company(house, time, "restart")
            await company.sit("hackers", 3, seats=3)
            await company.play(8)
            before = [await company.past(n) for n in range(4)]
        async with House(tmp_path, HandTime(), database=where) as house:
            for n, person in enumerate(company.people):
                person.port = house.port
                again = await company.past(n)
                assert again[: len(before[n])] == before[n] and len(before[n]) > 4

    run(scene())
