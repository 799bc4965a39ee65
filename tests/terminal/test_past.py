"""Looking back in a terminal: on the whole screen and in lines, at a real table, while its game goes on."""

from pathlib import Path

import pytest
from textual.widgets import Static

from sneakernet.terminal.past import Past
from sneakernet.terminal.screen.app import Goal, Terminal
from sneakernet.terminal.screen.dialogs import Typing
from sneakernet.terminal.screen.past import PastScreen
from sneakernet.terminal.screen.play import TableScreen
from sneakernet.terminal.service import Service
from sneakernet.terminal.table import AtTable
from sneakernet.terminal.words import Words
from tools.server.house import House, Person, run


async def moved(house: House, language: str = "en") -> tuple[Person, str, str]:
    """A table where I have chosen once: who I am, the table, and what I chose."""
    ann = await house.person("Ann", language)
    table = await ann.table("hackers", seats=3, start=True)
    socket = await ann.socket(table)
    view = await socket.my_turn()
    option = view["prompt"]["options"][0]
    await socket.choose(option["pick"])
    await socket.sees(lambda now: now["seq"] > view["seq"])
    return ann, table, option["label"]


def service_of(person: Person, language: str) -> Service:
    service = Service(f"http://127.0.0.1:{person.port}", language)
    service.token = person.token
    return service


@pytest.mark.parametrize(("language", "chosen"), [("en", "You chose: "), ("de", "Deine Wahl: ")])
def test_one_key_shows_what_was_there_before_and_another_one_the_present(
    tmp_path: Path, language: str, chosen: str
) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, table, label = await moved(house, language)
            app = Terminal(Words(language), service_of(ann, language), Goal("table", table))
            async with app.run_test(size=(100, 40)) as pilot:

                async def seen(text: str) -> None:
                    for _ in range(500):
                        told = app.screen.query("#told")
                        if isinstance(app.screen, PastScreen) and told and text in str(told.first(Static).content):
                            return
                        await pilot.pause(0.02)
                    raise AssertionError(text)

                while not app.screen.query("#board") or getattr(getattr(app.screen, "at", None), "view", None) is None:
                    await pilot.pause(0.02)
                await pilot.press("b")
                await seen("·")
                for _ in range(30):
                    if chosen + label in str(app.screen.query_one("#told", Static).content):
                        break
                    before = str(app.screen.query_one("#banner", Static).content)
                    await pilot.press("left")
                    while str(app.screen.query_one("#banner", Static).content) == before:
                        await pilot.pause(0.02)
                await seen(chosen + label)
                await pilot.press("escape")
                while isinstance(app.screen, PastScreen):
                    await pilot.pause(0.02)
                app.exit()

    run(scene())


async def to_the_present(past: Past) -> tuple[list[str], int]:
    """All that is told on the way, and the number of the newest view."""
    told, seen = list[str](), 0
    while past.shown is not None:
        told += [str(line) for line in past.told()]
        seen = past.shown.view.seq
        await past.go(1)
    return told, seen


def test_views_lead_on_to_the_present_and_no_further_back_than_the_deal(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, table, label = await moved(house)
            at = AtTable(Words("en"), service_of(ann, "en"), table)
            past = Past(at)
            await past.go(-1)
            newest = past.shown
            assert newest is not None
            await past.go(-100)
            assert past.shown is not None and past.shown.view.seq == 1 and not past.more
            told, seen = await to_the_present(past)
            assert any(label in line for line in told) and seen >= newest.view.seq

    run(scene())


def test_a_word_is_added_to_the_deal_from_a_terminal(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table("hackers", seats=3)
            app = Terminal(Words("en"), service_of(ann, "en"), Goal("table", table))
            async with app.run_test(size=(100, 40)) as pilot:
                while not isinstance(app.screen, TableScreen) or app.screen.at.table is None:
                    await pilot.pause(0.02)
                app.screen.action_deed("word")
                while not isinstance(app.screen, Typing):
                    await pilot.pause(0.02)
                await pilot.press(*"planet", "enter")
                roster = house.lobby.tables[table].state.roster
                while not roster.words:
                    await pilot.pause(0.02)
                    roster = house.lobby.tables[table].state.roster
                assert roster.words == {0: "planet"}
                app.exit()

    run(scene())
