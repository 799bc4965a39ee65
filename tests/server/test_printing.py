"""Sheets to print: whoever asks gets them, made elsewhere than in the event loop; the host can switch them off."""

from pathlib import Path

import msgspec
import pytest

from tools.server.house import FAST, House, run

SHEETS = "/api/games/hackers/sheets"


def test_the_sheets_of_a_game_are_looked_at_and_fetched(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            assert (await house.get("/api/games")).json["printing"] is True
            query = "?paper=letter&ink=black&part=cards&lang=de"
            assert (await house.get(SHEETS + query)).json == {"sheets": 2}, "a front and a back"
            picture = await house.get(f"{SHEETS}/2{query}")
            assert (picture.status, picture.headers["content-type"]) == (200, "image/png")
            assert picture.body.startswith(b"\x89PNG")
            assert (await house.get(f"{SHEETS}/3{query}")).status == 404
            file = await house.get(f"{SHEETS}.pdf{query}")
            assert (file.status, file.headers["content-type"]) == (200, "application/pdf")
            assert file.headers["content-disposition"] == 'attachment; filename="hackers-letter.pdf"'
            assert file.body.startswith(b"%PDF-") and file.body.count(b"/Type/Page/") == 6

    run(scene())


@pytest.mark.parametrize(
    ("path", "status", "ref"),
    [
        ("/api/games/chess/sheets", 404, "edition"),
        (f"{SHEETS}?edition=1981", 404, "edition"),
        (f"{SHEETS}?set=encrypted=perhaps", 404, "edition"),
        (f"{SHEETS}?paper=a5", 400, "paper"),
        (f"{SHEETS}?ink=blue", 400, "ink"),
        (f"{SHEETS}?backs=maybe", 400, "backs"),
        (f"{SHEETS}/0", 404, "n"),
        (f"{SHEETS}/one", 404, "n"),
    ],
)
def test_what_cannot_be_printed_is_refused(tmp_path: Path, path: str, status: int, ref: str) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            answer = await house.get(path)
            assert (answer.status, answer.json["ref"]) == (status, ref)

    run(scene())


def test_sheets_are_dear_and_those_made_lately_are_free(tmp_path: Path) -> None:
    async def scene() -> None:
        limits = msgspec.structs.replace(FAST, thought_burst=5, thoughts_per_second=0.01)
        async with House(tmp_path, limits=limits) as house:
            assert (await house.get(f"{SHEETS}?part=table")).status == 200
            assert (await house.get(f"{SHEETS}?part=table&ink=black")).status == 200
            assert (await house.get(f"{SHEETS}?part=rules")).status == 429
            assert (await house.get(f"{SHEETS}.pdf?part=table")).status == 429
            assert (await house.get(f"{SHEETS}/1?part=table")).status == 200

    run(scene())


def test_a_host_can_switch_the_sheets_off(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path, printing=False) as house:
            assert (await house.get("/api/games")).json["printing"] is False
            for path in ("/print", "/print/hackers", SHEETS, f"{SHEETS}/1", f"{SHEETS}.pdf"):
                assert (await house.get(path)).status == 404
        async with House(tmp_path) as house:
            assert (await house.get("/print/hackers")).status == 200

    run(scene())
