"""Check that every answer carries its headers, whatever was asked: each route, each page, each refusal, each file.

python -m tools.checks.headers
"""

import argparse
import asyncio
import re
import sys
import tempfile
from pathlib import Path
from typing import Final

from sneakernet.server.http.pages import PAGES
from sneakernet.server.http.routes import ROUTES
from sneakernet.server.http.security import HEADERS
from tools.checks.report import Report
from tools.server.house import Answer, House, read_answer, request, run

ORIGIN: Final = "https://play.example.org"
SAME_FOR_ALL: Final = ("/api/games", "/api/openapi.json", "/api/socket.json")  # these may be kept
BLANK: Final = re.compile(r"\{\w+\}")
BROKEN: Final = (
    b"NONSENSE\r\n\r\n", b"GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", b"GET /\x00 HTTP/1.1\r\n\r\n",
    b"GET / HTTP/9.9\r\n\r\n", b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: x\r\n\r\n",
)  # fmt: skip


async def raw(port: int, sent: bytes) -> Answer | None:
    """The answer to bytes that are no request; None where the server only hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    writer.write(sent)
    try:
        return read_answer(await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 15))
    except asyncio.IncompleteReadError:
        return None
    finally:
        writer.close()


def lacking(answer: Answer, secure: bool, api: bool) -> list[str]:
    """The headers that an answer should carry and does not."""
    wanted = {**HEADERS, **({"strict-transport-security": "max-age=31536000"} if secure else {})}
    found = [name for name, value in wanted.items() if answer.headers.get(name) != value]
    if api and answer.headers.get("cache-control") != "no-store":
        found.append("cache-control")
    if "server" in answer.headers or "x-powered-by" in answer.headers:
        found.append("a header that tells of the program")
    return found


async def requests(house: House, secure: bool) -> dict[str, list[str]]:
    """Everything that can be asked, and what its answer lacks."""
    host = ORIGIN.removeprefix("https://") if secure else f"127.0.0.1:{house.port}"
    origin = ORIGIN if secure else f"http://{host}"
    paths = [(route.method, BLANK.sub("x", route.path)) for route in ROUTES]
    paths += [("GET", path) for path in (*PAGES, "/static/js/api.js", "/api/openapi.json", "/nowhere", "/api/nowhere")]
    paths += [(method, "/api/me") for method in ("PUT", "TRACE", "OPTIONS", "HEAD")]
    found: dict[str, list[str]] = {}
    for method, path in paths:
        for name, headers, body in (
            ("a stranger", {"Origin": origin}, None),
            ("a foreign page", {"Origin": "https://evil.example"}, None),
            ("a foreign host", {"Host": "evil.example"}, None),
            ("a large body", {"Origin": origin}, b"x" * 20_000),
        ):
            answer = await request(house.port, method, path, None, {"Host": host, **headers}, body)
            own = path.startswith("/api/") and not path.startswith(SAME_FOR_ALL)
            found[f"{method} {path}, {name}: {answer.status}"] = lacking(answer, secure, own)
    answer = await request(house.port, "POST", "/api/guests", {"name": "Ann"}, {"Host": host, "Origin": origin})
    cookie = answer.headers["set-cookie"].lower()
    wanted = ["httponly", "samesite=lax", "path=/", *(["secure", "__host-"] if secure else [])]
    found["the cookie"] = [word for word in wanted if word not in cookie]
    for sent in BROKEN:
        broken = await raw(house.port, sent)
        found[f"{sent[:20]!r}"] = [] if broken is None else lacking(broken, secure, api=False)
    return found


async def headers(report: Report, folder: Path) -> None:
    """With and without TLS before the server, and where there have been too many requests."""
    for secure in (False, True):
        below = folder / str(secure)
        below.mkdir()
        async with House(below, origins=(ORIGIN,) if secure else ()) as house:
            found = await requests(house, secure)
        wrong = {name: lacks for name, lacks in found.items() if lacks}
        report.row(f"answers {'over TLS' if secure else 'without TLS'}", f"{len(found)}, {len(wrong)} wrong", not wrong)
        for name, lacks in list(wrong.items())[:10]:
            report.note(f"{name} lacks {', '.join(lacks)}")


def main() -> int:
    argparse.ArgumentParser(description=__doc__).parse_args()
    report = Report("headers")
    with tempfile.TemporaryDirectory() as folder:
        run(headers(report, Path(folder)))
    return report.finish()


if __name__ == "__main__":
    sys.exit(main())
