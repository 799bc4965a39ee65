"""People with two tabs each, one at each of two workers, who play whatever happens and remember what they were told."""

import asyncio
import random
import time
from typing import Any, Final

import msgspec

from sneakernet.core.view import SPECTATOR, seat_of
from tools.checks.histories import FAIL, OK, Act, Look
from tools.checks.wire import Wire
from tools.server.house import Person, come_in, insist

SEATS: Final = "ABCD"
SILENCE: Final = 2.5  # seconds without an answer after which another worker is tried
AGAIN: Final = 0.3  # seconds until a choice is sent again that could not be carried out
UNKNOWN: Final = ("retry_later", "storage_unavailable", "rate_limited")
DECODER: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])


class Tab:
    """One window of somebody's browser."""

    def __init__(self, group: "Group", number: int, seat: str, person: Person, at: int) -> None:
        self.group = group
        self.number = number
        self.seat = seat
        self.person = person
        self.at = at  # the worker it goes to first
        self.wire: Wire | None = None
        self.view: dict[str, Any] = {}
        self.open: Act | None = None
        self.asked = 0.0  # when it asked to be let in
        self.heard_at = 0.0
        self.answered = asyncio.Event()
        self.code = ""  # of the newest refusal

    async def live(self) -> None:
        """Come back whenever the line is lost, to the other worker if need be."""
        ports = self.group.ports
        turn = self.at
        while not self.group.over:
            self.asked = time.monotonic()
            path = f"/api/tables/{self.group.table}/socket"
            wire = Wire(ports[turn % len(ports)], path, self.person.token, self.hear)
            try:
                async with asyncio.timeout(SILENCE):
                    await wire.connect()
                self.heard_at = time.monotonic()
                if wire.open.result() == 101:
                    await self.stay(wire)
            except (OSError, TimeoutError):
                pass
            self.wire, self.view = None, {}
            if getattr(wire, "transport", None) is not None:
                wire.cut()
            turn += 1
            await asyncio.sleep(0.05)

    async def stay(self, wire: Wire) -> None:
        """Until the line is lost, or nobody answers on it any more."""
        while not wire.gone.done() and time.monotonic() < self.heard_at + SILENCE:
            await asyncio.wait([wire.gone], timeout=SILENCE / 3)
            if not wire.gone.done():
                wire.say(b'{"do":"ping","id":"p"}')

    def hear(self, wire: Wire, text: bytes) -> None:
        """Whatever comes."""
        self.wire, self.heard_at = wire, time.monotonic()
        message = DECODER.decode(text)
        match msgspec.json.decode(message["type"]):
            case "welcome":
                self.see(message["view"], self.asked)
                if self.open is not None:
                    self.send(self.open)
            case "view":
                self.see(text, 0.0)
            case "ack":
                self.told(msgspec.json.decode(text), OK)
            case "error":
                self.told(msgspec.json.decode(text), FAIL)
            case _:
                pass

    def see(self, text: bytes | msgspec.Raw, asked: float) -> None:
        """A view."""
        if bytes(text) == b"null":
            return
        raw = DECODER.decode(text)
        self.view = msgspec.json.decode(text)
        observer = seat_of(self.seat) if self.view["seat"] else SPECTATOR
        now = time.monotonic()
        game, seq = self.view["game"], self.view["seq"]
        self.group.looks.append(Look(self.number, observer, game, seq, asked, now, bytes(raw["view"])))

    def told(self, message: dict[str, Any], how: str) -> None:
        """What became of a choice."""
        act = self.open
        if act is None or message["id"] != act.id:
            return
        if how == FAIL and message["code"] in UNKNOWN:
            asyncio.get_running_loop().call_later(AGAIN, self.send, act)
            return
        act.how, act.ended = how, time.monotonic()
        self.code = message.get("code", "")
        self.open = None
        if how == OK and self.view.get("seq") == act_seq(act):
            self.view["prompt"] = None
        self.answered.set()

    def send(self, act: Act) -> None:
        """Send a choice, perhaps once more."""
        if self.wire is not None and self.open is act:
            about = {"do": "choose", "id": act.id, "game": act.game, "seq": act_seq(act), "pick": act.pick}
            self.wire.say(msgspec.json.encode(about))

    def choose(self) -> None:
        """Choose anything of what there is."""
        view, chance = self.view, self.group.chance
        pick = chance.choice(view["prompt"]["options"])["pick"]
        name = f"{view['seq']}-{self.number}-{len(self.group.acts)}"
        self.open = Act(self.number, view["game"], name, pick, time.monotonic())
        self.group.acts.append(self.open)
        self.answered.clear()
        self.send(self.open)

    def may_choose(self) -> bool:
        return self.open is None and self.wire is not None and bool(self.view.get("prompt"))


def act_seq(act: Act) -> int:
    """The view that a choice answers: its name begins with it."""
    return int(act.id.partition("-")[0])


class Group:
    """The people of one table."""

    def __init__(self, ports: list[int], number: int, seed: int) -> None:
        self.ports = ports
        self.number = number
        self.chance = random.Random(f"{seed} {number}")
        self.table = ""
        self.tabs: list[Tab] = []
        self.acts: list[Act] = []
        self.looks: list[Look] = []
        self.tasks: list[asyncio.Task[None]] = []
        self.over = False

    async def open(self) -> None:
        """Four people sit down; each has a tab at either worker."""
        here = self.ports[self.number % len(self.ports)]
        people = [await come_in(here, f"p{self.number}-{seat}") for seat in SEATS]
        self.table = await people[0].table("hackers", seats=len(SEATS), beat=0, sit="A")
        for seat, person in zip(SEATS[1:], people[1:], strict=True):
            await self.command(person, do="sit", seat=seat)
        await self.command(people[0], do="start")
        for person, seat in zip(people, SEATS, strict=True):
            for at in range(len(self.ports)):
                self.tabs.append(Tab(self, 100 * self.number + len(self.tabs), seat, person, at))
        self.tasks = [asyncio.create_task(tab.live()) for tab in self.tabs]

    async def command(self, person: Person, **command: object) -> None:
        path = f"/api/tables/{self.table}/do"
        answer = await insist(lambda: person.call("POST", path, {"id": "t", **command}))
        assert answer.status == 200, answer.body

    async def close(self) -> None:
        """All go home."""
        self.over = True
        for tab in self.tabs:
            if tab.wire is not None:
                tab.wire.cut()
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def again(self) -> None:
        """A game that is over is followed by another one."""
        for tab in self.tabs[:: len(self.ports)]:
            if tab.wire is not None and tab.view.get("result"):
                tab.wire.say(b'{"do":"rematch","id":"r"}')
        await asyncio.sleep(0.2)

    def pair(self) -> list[Tab]:
        """The tabs of whoever is asked, if all of them see it."""
        for n in range(0, len(self.tabs), len(self.ports)):
            tabs = self.tabs[n : n + len(self.ports)]
            if (
                all(tab.may_choose() for tab in tabs)
                and len({(tab.view["game"], tab.view["seq"]) for tab in tabs}) == 1
            ):
                return tabs
        return []

    async def race(self, patience: float) -> str:
        """All tabs of whoever is asked choose at once: what went wrong, if anything."""
        async with asyncio.timeout(patience):
            while not (tabs := self.pair()):
                await (self.again() if any(tab.view.get("result") for tab in self.tabs) else asyncio.sleep(0.005))
        acts: list[Act] = []
        for tab in tabs:
            tab.code = ""
            tab.choose()
            acts.append(self.acts[-1])
        async with asyncio.timeout(patience):
            for tab in tabs:
                await tab.answered.wait()
        won = [act.how for act in acts].count(OK)
        codes = {tab.code for tab in tabs} - {"", "stale", "not_your_turn", "game_over"}
        return "" if won == 1 and not codes else f"{won} acknowledged, {codes}"

    async def play(self, pace: float) -> None:
        """Whoever is asked chooses, until somebody stops this."""
        while True:
            await asyncio.sleep(pace * (0.5 + self.chance.random()))
            if any(tab.view.get("result") for tab in self.tabs):
                await self.again()
            for tab in self.tabs:
                if tab.may_choose():
                    tab.choose()

    def acked_since(self, at: float) -> float:
        """When a choice was acknowledged that was made after this; infinite where none was."""
        return min((act.ended for act in self.acts if act.how == OK and act.began >= at), default=float("inf"))
