"""Check the documents for programs: schemathesis tries every route, and everything a socket says fits its schema.

python -m tools.checks.contract --schemathesis PATH --cases 40
"""

import argparse
import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from tools.checks.report import Report
from tools.server.house import Person, Socket, come_in, request
from tools.server.killed import Killed

SECONDS: Final = 120
SECONDS_TO_LEAVE: Final = 15  # for the one route that signs out
REFUSED: Final = ["2xx", "401", "403", "404", "409", "413", "422", "429"]  # what no schema can say: names, hooks, rules
CONFIG: Final = """
[checks]
positive_data_acceptance.expected-statuses = {refused}
negative_data_rejection.expected-statuses = {refused_or_wrong}

[parameters]
"path.table" = {table}
"query.wait" = 0

[[operations]]
include-path-regex = "^/api/(replays|records)"
parameters = {{ "path.game" = {finished} }}

[[operations]]
include-path-regex = "^/api/games"
parameters = {{ "path.game" = "hackers" }}
"""
WHOLE_NUMBERS: Final = """
import schemathesis

def whole(value):
    if isinstance(value, dict):
        return {name: whole(part) for name, part in value.items()}
    if isinstance(value, list):
        return [whole(part) for part in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value

@schemathesis.hook
def map_body(context, body):
    return whole(body)
"""  # JSON Schema takes 2.0 for a whole number; we write and read 2
VALIDATE: Final = """
import json, sys, jsonschema_rs
document, messages = json.load(open(sys.argv[1])), json.load(open(sys.argv[2]))
judge = jsonschema_rs.validator_for({"$defs": document["$defs"], **document["down"]})
wrong = [error for message in messages for error in [next(judge.iter_errors(json.loads(message)), None)] if error]
print(len(messages), len(wrong), *[str(error).splitlines()[0] for error in wrong[:3]])
"""


async def finished_game(person: Person, report: Report) -> tuple[str, list[str]]:
    """A game of each kind is played; the id of one that is over, and everything that was said meanwhile."""
    heard: list[str] = []
    over = ""
    for game in ("hackers", "wired", "access-denied"):
        table = await person.table(game, start=True)
        line = await person.socket(table)
        await talk(line)
        for _ in range(400):
            if (await line.my_turn())["result"]:
                over = line.view["game"]
                break
            await line.choose()
            line.view["prompt"] = None
        await line.close()
        heard += line.raw
    report.note(f"{len(heard)} messages of three tables")
    return over, heard


async def talk(line: Socket) -> None:
    """Say what brings every other kind of message."""
    await line.ask(do="why", card="no such card")
    await line.ask(do="say", phrase="hello")
    await line.ask(do="say", text="Is anybody there?")
    await line.ask(do="arm", orders=[{"pick": "pass"}])
    await line.ask(do="choose", game="no", seq=0, pick="nothing")
    await line.send(do="nothing")


def config_of(table: str, finished: str) -> str:
    """What schemathesis has to know: ids that exist, and which refusals are answers."""
    words = {
        "refused": REFUSED,
        "refused_or_wrong": ["400", "405", "415", *REFUSED[1:]],
        "table": table,
        "finished": finished,
    }
    return CONFIG.format(**{name: json.dumps(word) for name, word in words.items()})


def try_routes(report: Report, tool: str, folder: Path, person: Person, given: list[str], *which: str) -> None:
    """One run over some of the routes."""
    command = [
        tool, "--config-file", str(folder / "schemathesis.toml"), "run",
        f"http://127.0.0.1:{person.port}/api/openapi.json", "--header", f"Authorization: Bearer {person.token}",
        "--phases", "examples,coverage,fuzzing", "--no-color", "--continue-on-failure", "--warnings", "off",
        *given, *which,
    ]  # fmt: skip
    (folder / "whole_numbers.py").write_text(WHOLE_NUMBERS, encoding="utf-8")
    surroundings = {**os.environ, "SCHEMATHESIS_HOOKS": "whole_numbers", "PYTHONPATH": str(folder)}
    done = subprocess.run(command, cwd=folder, env=surroundings, capture_output=True, text=True, check=False)
    tried = re.search(r"(\d+) generated", done.stdout)
    found = re.findall(r"^_+ (.+?) _+$|^- (.+)$", done.stdout, re.MULTILINE)
    faults = [route or fault for route, fault in found]
    name = f"routes ({' '.join(which).strip('-')})"
    report.row(name, f"{tried[1] if tried else 0} cases, faults: {faults}", done.returncode == 0)
    if done.returncode:
        (folder.parent / "contract.txt").write_text(done.stdout + done.stderr, encoding="utf-8")
        report.note(f"the whole story: {folder.parent / 'contract.txt'}")


async def check_messages(report: Report, tool: str, folder: Path, port: int, heard: list[str]) -> None:
    """Everything that was heard against the document of the socket."""
    (folder / "socket.json").write_bytes((await request(port, "GET", "/api/socket.json")).body)
    (folder / "heard.json").write_text(json.dumps(heard), encoding="utf-8")
    python = str(Path(tool).with_name("python"))
    command = [python, "-c", VALIDATE, str(folder / "socket.json"), str(folder / "heard.json")]
    done = await asyncio.to_thread(subprocess.run, command, capture_output=True, text=True, check=False)
    _, wrong, *what = done.stdout.split(maxsplit=2) if done.returncode == 0 else ["0", "?", done.stderr[-200:]]
    report.row("messages that do not fit the schema", f"{wrong} {' '.join(what)}".strip(), wrong == "0")


async def contract(folder: Path, tool: str, cases: int, seed: int) -> int:
    report = Report(f"contract, seed {seed}")
    server = Killed(folder)
    await server.start()
    try:
        person = await come_in(server.port, "Schema")
        finished, heard = await finished_game(person, report)
        await check_messages(report, tool, folder, server.port, heard)
        table = await person.table("hackers", start=True)
        (folder / "schemathesis.toml").write_text(config_of(table, finished), encoding="utf-8")
        for which, seconds in (("--exclude-method", SECONDS), ("--include-method", SECONDS_TO_LEAVE)):
            given = ["--max-examples", str(cases), "--seed", str(seed), "--max-time", str(seconds)]
            await asyncio.to_thread(try_routes, report, tool, folder, person, given, which, "DELETE")
        report.row("the server is up", "yes" if not server.is_dead() else "no", not server.is_dead())
    finally:
        server.end()
    return report.finish()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--schemathesis", default=shutil.which("schemathesis") or "")
    parser.add_argument("--cases", type=int, default=40, help="for each route, beside the edges of its schema")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    if not given.schemathesis:
        print("schemathesis is not installed (pip install schemathesis, in an environment of its own)")
        return 1
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(contract(Path(folder), given.schemathesis, given.cases, given.seed))


if __name__ == "__main__":
    sys.exit(main())
