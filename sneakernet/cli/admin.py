"""What the owner of a running server does from the command line: over its own routes, with the owner's secret."""

import json
import sys
from pathlib import Path
from typing import Annotated, Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import ProxyHandler, Request, build_opener

import typer

admin_app: Final = typer.Typer(add_completion=False, rich_markup_mode=None)

Server = Annotated[str, typer.Option("--server", metavar="URL", show_default=False)]
Secret = Annotated[Path | None, typer.Option("--secret", metavar="FILE", show_default=False)]
Guest = Annotated[str, typer.Argument(metavar="GUEST")]
Json = Annotated[bool, typer.Option("--json")]
SECONDS: Final = 60.0


class Owner:
    """Whoever runs a server, and how they reach it."""

    def __init__(self, server: str, file: Path | None) -> None:
        from sneakernet.server.owner.secret import secret_file
        from sneakernet.server.settings import from_environment

        settings = from_environment()
        self.server = (server or f"http://127.0.0.1:{settings.port}").rstrip("/")
        self.file = file or secret_file(settings)

    def call(self, path: str, word: dict[str, Any] | None = None) -> Any:
        """Ask the server, or tell it something; Stop with its own words where it refuses."""
        from sneakernet.cli.main import speech
        from sneakernet.cli.stop import Stop

        headers = {"Authorization": f"Bearer {self.file.read_text(encoding='utf-8').strip()}"}
        body = None if word is None else json.dumps(word).encode()
        request = Request(f"{self.server}/api/owner{path}", body, headers, method="POST" if word else "GET")
        try:
            with build_opener(ProxyHandler({})).open(request, timeout=SECONDS) as answer:
                return json.load(answer)
        except HTTPError as refused:
            raise Stop(str(json.load(refused).get("text", refused))) from None
        except URLError as problem:
            raise Stop(speech().say("no-server", address=self.server, why=str(problem.reason))) from None

    def do(self, **word: Any) -> None:
        """Tell the server something."""
        from sneakernet.cli.main import speech

        self.call("/do", word)
        print(speech().say("done"))


def age(seconds: float) -> str:
    """A time in the largest unit that fits."""
    for unit, size in (("d", 86_400), ("h", 3_600), ("min", 60)):
        if seconds >= size:
            return f"{seconds / size:.0f} {unit}"
    return f"{max(0.0, seconds):.0f} s"


def listed(rows: list[list[str]]) -> None:
    """Rows in columns."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)] if rows else []
    for row in rows:
        print("  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip())


def shown(page: Any, as_json: bool) -> None:
    """Something whole, for a program."""
    if as_json:
        json.dump(page, sys.stdout, ensure_ascii=False, indent=2)
        print()


@admin_app.command()
def status(server: Server = "", secret: Secret = None, json: Json = False) -> None:
    from sneakernet.cli.main import speech

    page = Owner(server, secret).call("")
    figures = {name: page[name] for name in page if not isinstance(page[name], list)}
    shown(figures, json)
    if not json:
        lists = {name: len(page[name]) for name in ("bans", "reports")}
        print(speech().say("server-status", **{key: str(value) for key, value in (figures | lists).items()}))


@admin_app.command()
def tables(server: Server = "", secret: Secret = None, json: Json = False) -> None:
    page = Owner(server, secret).call("")["tables"]
    shown(page, json)
    if not json:
        listed([
            [row["id"], row["game"], row["phase"], age(row["changed"]), ", ".join(row["people"]), row["title"]]
            for row in page
        ])  # fmt: skip


@admin_app.command()
def guests(
    name: Annotated[str, typer.Argument(metavar="NAME")] = "",
    server: Server = "",
    secret: Secret = None,
    json: Json = False,
) -> None:
    from urllib.parse import quote

    page = Owner(server, secret).call(f"?guests={quote(name)}")["guests"]
    shown(page, json)
    if not json:
        listed([[row["id"], row["name"], age(row["age"]), "banned" if row["banned"] else ""] for row in page])


@admin_app.command()
def reports(server: Server = "", secret: Secret = None, json: Json = False) -> None:
    page = Owner(server, secret).call("")["reports"]
    shown(page, json)
    if not json:
        for row in page:
            print(f"{row['id']}  {age(row['age'])}  {row['by_name']} ({row['by']}) → {row['name']} ({row['guest']})")
            for line in [row["text"], *[f"“{said}”" for said in row["said"]]]:
                print(f"    {line}")


@admin_app.command()
def dismiss(
    report: Annotated[str, typer.Argument(metavar="REPORT")], server: Server = "", secret: Secret = None
) -> None:
    Owner(server, secret).do(do="dismiss", report=report)


@admin_app.command()
def bans(server: Server = "", secret: Secret = None, json: Json = False) -> None:
    page = Owner(server, secret).call("")["bans"]
    shown(page, json)
    if not json:
        listed([[row["id"], row["name"], age(row["left"])] for row in page])


@admin_app.command()
def ban(
    guest: Guest,
    days: Annotated[float, typer.Option("--days", metavar="N")] = 30.0,
    network: Annotated[bool, typer.Option("--network")] = False,
    server: Server = "",
    secret: Secret = None,
) -> None:
    Owner(server, secret).do(do="ban", id=guest, days=days, network=network)


@admin_app.command()
def unban(guest: Guest, server: Server = "", secret: Secret = None) -> None:
    Owner(server, secret).do(do="unban", id=guest)


@admin_app.command()
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT")] = "", server: Server = "", secret: Secret = None
) -> None:
    Owner(server, secret).do(do="announce", text=text)


@admin_app.command()
def drain(server: Server = "", secret: Secret = None) -> None:
    Owner(server, secret).do(do="drain", drain=True)


@admin_app.command()
def resume(server: Server = "", secret: Secret = None) -> None:
    Owner(server, secret).do(do="drain", drain=False)


@admin_app.command()
def erase(table: Annotated[str, typer.Argument(metavar="TABLE")], server: Server = "", secret: Secret = None) -> None:
    Owner(server, secret).do(do="erase", table=table)


def export(guest: Guest, server: Server = "", secret: Secret = None) -> None:
    shown(Owner(server, secret).call(f"/guests/{guest}"), as_json=True)


def forget(guest: Guest, server: Server = "", secret: Secret = None) -> None:
    Owner(server, secret).do(do="forget", guest=guest)
