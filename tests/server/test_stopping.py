"""Stopping: a server that is told to stop tells everybody, keeps nobody waiting, and complains of nothing."""

import asyncio
import signal
from pathlib import Path

from tools.server.house import come_in, hang_up, read_answer, run
from tools.server.killed import Killed


def test_a_server_that_is_told_to_stop_answers_who_waits_and_leaves_no_complaint(tmp_path: Path) -> None:
    async def scene() -> None:
        server = Killed(tmp_path)
        server.errors = tmp_path / "errors.txt"
        await server.start()
        assert server.process is not None
        ann = await come_in(server.port, "Ann")
        table = await ann.table()
        socket = await ann.socket(table)
        await ann.table(start=True)
        reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
        head = f"GET /api/tables/{table}?after=1000&wait=25 HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n"
        writer.write(f"{head}Authorization: Bearer {ann.token}\r\nConnection: close\r\n\r\n".encode())
        await ann.call("GET", "/api/me")  # what came before it has been read
        server.process.send_signal(signal.SIGTERM)
        assert (await socket.until("bye"))["code"] == "restart"
        assert await socket.closed() == 4000
        assert read_answer(await asyncio.wait_for(reader.read(), 30)).status == 200
        await hang_up(writer)
        assert await asyncio.to_thread(server.process.wait, 30) in (0, -signal.SIGTERM)
        assert server.errors.read_text() == ""

    run(scene())
