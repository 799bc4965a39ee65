"""What nobody may do in a window, in a hush and after the end: each refusal stands, whatever is held."""

from pathlib import Path

import pytest

from tools.server.house import HandTime, House, Json, Socket, lay_out, run
from tools.server.scene import WITH, WITHOUT, Scene


async def opened(house: House, time: HandTime, position: str = WITHOUT) -> Scene:
    """A has played a card that others may answer, for three seconds."""
    scene = Scene(house, time)
    await scene.sit(position)
    await open_again(scene, position)
    return scene


async def open_again(scene: Scene, position: str) -> None:
    """The same window, on the same table."""
    a = scene.sockets["A"]
    assert (await a.choose("play:audit"))["type"] == "ack"
    await scene.listen()


async def hold(socket: Socket) -> str:
    """Ask for more time; what the server says."""
    answer = await socket.ask(do="hold", seq=socket.view["seq"])
    return str(answer.get("code", answer["type"]))


def test_an_option_after_the_last_one_is_none(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True))
            view = await socket.my_turn()
            about = {"do": "choose", "game": view["game"], "seq": view["seq"]}
            count = len(view["prompt"]["options"])
            assert (await socket.ask(**about, option=count))["code"] == "illegal_choice"
            assert (await socket.ask(**about, option=count - 1))["type"] == "ack"

    run(scene())


def test_who_is_not_asked_neither_answers_nor_holds_a_window(tmp_path: Path) -> None:
    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            scene = await opened(house, time, WITH)
            a, b = scene.sockets["A"], scene.sockets["B"]
            assert "A" not in b.view["window"]["eligible"]
            assert await hold(a) == "not_your_turn"
            refused = await a.ask(do="choose", game=a.view["game"], seq=a.view["seq"], pick="pass")
            assert refused["code"] == "not_your_turn"
            watcher = scene.sockets["watcher"]
            assert await hold(watcher) == "not_your_turn"

    run(scene())


def test_a_window_is_held_once_and_by_nobody_more_than_three_times_in_a_game(tmp_path: Path) -> None:
    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            scene = await opened(house, time)
            b = scene.sockets["B"]
            for left in (2, 1, 0):
                assert await hold(b) == "ack" and (await b.until("window"))["window"]["holds_left"] == left
                assert await hold(scene.sockets["D"]) == "forbidden", "it is held already"
                await scene.pass_time(9.5)
                await lay_out(house.lobby, scene.table, WITHOUT)
                await scene.listen()
                await open_again(scene, WITHOUT)
            assert await hold(b) == "forbidden", "three times are enough"
            assert await hold(scene.sockets["D"]) == "ack"
            stored = await house.lobby.store.load(scene.table)
            assert stored is not None
            assert sum('"entry":"held"' in entry for entry in stored.journal) == 4, "a restart gives none back"

    run(scene())


HUSHED = (
    "game: hackers; seats: 4; settings: encrypted=on; active: A; step: draw; A hand: worm; A files: phone-tap curtis; "
    "deck: virus diskette payphone; snoop: cyberdelia; B hand: hacker-burn; C hand: hacker-dade"
)


async def whys(socket: Socket, cards: list[str]) -> list[Json]:
    """What is said of these cards."""
    return [await socket.ask(do="why", card=card, id="why") for card in cards]


def test_whoever_asks_why_in_a_hush_hears_of_the_table_that_all_see(tmp_path: Path) -> None:
    """A is asked in a hush which end of the DECK; to B it must look as if A had not drawn yet."""

    async def scene() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table("hackers", seats=4, settings={"encrypted": "on"})
            a, b = await ann.socket(table), await bob.socket(table)
            await b.ask(do="sit", seat="B")
            await a.ask(do="start")
            await a.sees()
            await lay_out(house.lobby, table, HUSHED)
            for socket in (a, b):
                await socket.until("view", lambda view: view["seq"] > 100 and view["about"] == "draw_source")
            cards = list(house.lobby.tables[table].state.game.rules.cards("2022"))  # type: ignore[union-attr]
            before = await whys(b, cards)
            game = house.lobby.tables[table].state.game
            assert game is not None
            shown = game.face.state
            game.match.state = shown.copy()
            game.rules.pick(game.match.state, 0)
            assert game.rules.digest(game.match.state) != game.rules.digest(shown)
            assert await whys(b, cards) == before

    run(scene())


@pytest.mark.parametrize("card", ["no-such-card", "firewall", ""])
def test_why_knows_the_cards_of_this_game_alone(card: str, tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True))
            await socket.my_turn()
            answer = await socket.ask(do="why", card=card)
            assert (answer["code"], answer["ref"]) == ("not_found", "card")

    run(scene())


def test_nobody_gets_a_hint_after_the_end(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person()
            socket = await ann.socket(await ann.table(start=True))
            await socket.ask(do="away", away=True)
            view = await socket.sees(lambda view: bool(view["result"]))
            assert (await socket.ask(do="hint", seq=view["seq"]))["code"] == "game_over"

    run(scene())


def test_nobody_answers_once_the_answers_are_in(tmp_path: Path) -> None:
    """What became of the window is shown a moment after they are in; an answer given meanwhile would be lost."""

    async def scene() -> None:
        time = HandTime()
        async with House(tmp_path, time) as house:
            scene = await opened(house, time, WITH)
            c = scene.sockets["C"]
            about = {"do": "choose", "game": c.view["game"], "seq": c.view["seq"], "pick": "pass"}
            assert (await c.ask(**about, id="early"))["sealed"]
            await scene.pass_time(3.05)
            assert c.view["window"] is not None, "it is not shown yet"
            assert (await c.ask(**about, id="late"))["code"] == "stale"

    run(scene())
