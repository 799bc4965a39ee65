"""The files behind /static: their types and tags, those of the games too, and nothing beside them."""

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
