"""Connections between workers in a time of their own: what is written comes later, or never."""

import asyncio
import random
from collections.abc import Callable
from contextvars import Context, ContextVar
from typing import Any, Final

LATE: Final = 0.02  # seconds at most
TICK: Final = 1e-6  # what comes later in a line is heard later
HERE: Final[ContextVar[Any]] = ContextVar("HERE", default=None)  # the machine on which something runs


class Machine:
    """Where one process runs. It may die, or be cut off from everybody for a while."""

    def __init__(self, network: "Network") -> None:
        self.network = network
        self.dead = False
        self.back_at = 0.0  # until when it is cut off
        self.tasks: dict[asyncio.Task[Any], None] = {}  # in order, as nothing may depend on where an object lies
        self.lines: dict[Line, None] = {}
        self.ports: list[int] = []

    def run(self, work: Callable[..., Any], *given: Any) -> Any:
        """Do something there."""
        kept = HERE.set(self)
        try:
            return work(*given)
        finally:
            HERE.reset(kept)

    async def die(self) -> None:
        """kill -9."""
        self.dead = True
        for port in self.ports:
            self.network.servers.pop(port, None)
        for line in list(self.lines):
            line.abort()
        while left := [task for task in self.tasks if not task.done()]:
            for task in left:
                task.cancel()
            await asyncio.gather(*left, return_exceptions=True)


class Network:
    """All machines, and what listens on them."""

    def __init__(self, loop: asyncio.AbstractEventLoop, dice: random.Random) -> None:
        self.loop = loop
        self.dice = dice
        self.servers: dict[int, tuple[Machine, Callable[[], asyncio.Protocol]]] = {}
        loop.set_task_factory(self.task)

    def task(self, loop: asyncio.AbstractEventLoop, work: Any, **more: Any) -> "asyncio.Task[Any]":
        """A task belongs to the machine on which it was begun."""
        made: asyncio.Task[Any] = asyncio.Task(work, loop=loop, **more)
        context: Context | None = more.get("context")
        machine = HERE.get() if context is None else context.get(HERE)
        if machine is not None:
            machine.tasks[made] = None
            made.add_done_callback(lambda done: machine.tasks.pop(done, None))
        return made

    def listen(self, factory: Callable[[], asyncio.Protocol]) -> int:
        """Somebody listens on this machine; at which port."""
        machine, port = HERE.get(), 1 + max(self.servers, default=9000)
        self.servers[port] = (machine, factory)
        machine.ports.append(port)
        return port

    async def dial(self, factory: Callable[[], asyncio.Protocol], port: int) -> tuple["Line", asyncio.Protocol]:
        """A connection from this machine to another one."""
        await asyncio.sleep(self.dice.random() * LATE)
        if port not in self.servers:
            raise ConnectionRefusedError
        machine, answers = self.servers[port]
        here, there = Line(self, HERE.get()), Line(self, machine)
        here.other, there.other = there, here
        there.begin(answers)
        return here, here.begin(factory)


class Line(asyncio.Transport):
    """One end of a connection."""

    def __init__(self, network: Network, machine: Machine) -> None:
        super().__init__()
        self.network = network
        self.machine = machine
        self.dice = random.Random(network.dice.random())  # its own: who is told first is no matter of a seed
        self.closed = False
        self.latest = 0.0  # when what was written before comes
        self.protocol: asyncio.Protocol
        self.other: Line
        machine.lines[self] = None

    def begin(self, factory: Callable[[], asyncio.Protocol]) -> asyncio.Protocol:
        self.protocol = self.machine.run(factory)
        self.machine.run(self.protocol.connection_made, self)
        return self.protocol

    def later(self, what: Callable[..., None], *given: Any) -> None:
        """At the other end, in order; whoever is cut off neither hears nor is heard."""
        loop = self.network.loop
        free = max(loop.time(), self.machine.back_at, self.other.machine.back_at)
        self.latest = max(self.latest + TICK, free + self.dice.random() * LATE)
        loop.call_at(self.latest, what, *given)

    def is_closing(self) -> bool:
        return self.closed

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self.closed:
            self.later(self.other.hear, bytes(data))

    def hear(self, data: bytes) -> None:
        if not self.closed:
            self.machine.run(self.protocol.data_received, data)

    def abort(self) -> None:
        if not self.closed:
            self.later(self.other.gone)
            self.gone()

    close = abort

    def gone(self) -> None:
        """The connection is over."""
        if not self.closed:
            self.closed = True
            self.machine.lines.pop(self, None)
            if not self.machine.dead:
                self.machine.run(self.protocol.connection_lost, None)
