"""The files behind /static: their types and tags, those of the games too, and nothing beside them."""

from html import escape
from pathlib import Path

from tests.server.test_security import complete
from tools.server.house import House, run


def test_static_files_have_types_and_tags_and_nothing_outside_is_served(tmp_path: Path) -> None:
    async def scene() -> None:
        web = tmp_path / "web"
        (web / "js").mkdir(parents=True)
        (web / "index.html").write_text("first page")
        (web / "js" / "main.js").write_text("export {}")
        (tmp_path / "secret.txt").write_text("secret")
        async with House(tmp_path, web=str(web)) as house:
            script = await house.get("/static/js/main.js")
            assert script.headers["content-type"].startswith("text/javascript")
            again = await house.get("/static/js/main.js", **{"If-None-Match": script.headers["etag"]})
            assert again.status == 304
            assert (await house.get("/t/whatever")).body == b"first page"
            for path in (
                "../secret.txt",
                "%2e%2e/secret.txt",
                "..%2fsecret.txt",
                "..%5csecret.txt",
                "%00",
                "js/../../secret.txt",
            ):
                answer = await house.get(f"/static/{path}")
                assert answer.status in (400, 404) and b"secret" not in answer.body

    run(scene())


def test_the_files_of_a_game_are_served_like_the_others_and_nothing_beside_them(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            games = (await house.get("/api/games")).json["games"]
            assert [game["name"] for game in games] == ["hackers", "wired", "access-denied"]  # the shortest first
            for game in games:
                assert {"board.js", "board.css", "en.json", "de.json"} <= set(game["browser"])
                for file in game["browser"]:
                    answer = await house.get(f"/static/games/{game['name']}/{file}")
                    assert answer.status == 200 and complete(answer), file
            board = await house.get("/static/games/hackers/board.js")
            assert board.headers["content-type"].startswith("text/javascript")
            assert board.headers["cache-control"] == "no-cache"
            again = await house.get("/static/games/hackers/board.js", **{"If-None-Match": board.headers["etag"]})
            assert again.status == 304
            for path in (
                "hackers/../__init__.py",
                "hackers/%2e%2e/__init__.py",
                "hackers/..%2f__init__.py",
                "hackers/..%5c__init__.py",
                "hackers/",
                "hackers/xx.json",
                "hackers/%00",
                "hackers%2f..%2fwired/board.js",
                "access_denied/board.js",
                "os/path.py",
                "../index.html",
            ):
                answer = await house.get(f"/static/games/{path}")
                assert answer.status in (400, 404) and b"Final" not in answer.body, path

    run(scene())


def test_the_first_page_and_the_rules_say_what_they_have_to_say_before_any_script(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            for language, tagline, minutes in (
                ("en", "Three hacker card games", "10 min"),
                ("de", "Drei Hacker-Kartenspiele", "10 min"),
            ):
                page = (await house.get("/", **{"Accept-Language": language})).body.decode()
                games = (await house.get(f"/api/games?lang={language}")).json["games"]
                assert f'<html lang="{language}"' in page and tagline in page and minutes in page
                assert [game["pitch"] for game in games if escape(game["pitch"]) not in page] == []
                for game in games:
                    told = (await house.get(f"/api/games/{game['name']}/rules?lang={language}")).json
                    rules = (await house.get(f"/rules/{game['name']}", **{"Accept-Language": language})).body.decode()
                    texts = [rule["text"] for section in told["sections"] for rule in section["rules"]]
                    assert len(texts) > 40 and [text for text in texts if escape(text) not in rules] == []
            assert (await house.get("/rules/nothing")).status == 200

    run(scene())


def test_the_manifest_names_icons_of_the_sizes_they_have(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            manifest = await house.get("/static/manifest.webmanifest")
            assert manifest.headers["content-type"].startswith("application/manifest+json")
            icons = manifest.json["icons"]
            assert {icon.get("purpose", "any") for icon in icons} == {"any", "maskable"}
            for icon in icons:
                picture = await house.get(icon["src"])
                assert picture.headers["content-type"] == icon["type"]
                if icon["type"] == "image/png":
                    assert "x".join(str(n) for n in size(picture.body)) == icon["sizes"]
            page = (await house.get("/t/whatever")).body.decode()
            preview = page.split('og:image" content="')[1].split('"')[0]
            assert size((await house.get("/" + preview.split("/", 3)[3])).body) == (1200, 630)
            assert preview.startswith("http://")
            worker = await house.get("/worker.js")
            assert worker.headers["content-type"].startswith("text/javascript")
            policy = worker.headers["content-security-policy"].split("; ")
            assert policy == [
                "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
                "connect-src 'self'", "manifest-src 'self'", "worker-src 'self'", "frame-ancestors 'none'",
                "base-uri 'none'", "form-action 'self'",
            ]  # fmt: skip

    run(scene())


def size(picture: bytes) -> tuple[int, int]:
    """Width and height, as the head of a PNG says."""
    assert picture[:8] == b"\x89PNG\r\n\x1a\n"
    return int.from_bytes(picture[16:20]), int.from_bytes(picture[20:24])
