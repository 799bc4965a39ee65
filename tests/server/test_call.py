"""A call for a trade: what a player says to the whole table, word by word; it binds nobody and looks at no hand."""

from pathlib import Path

import pytest

from tools.server.house import House, Socket, run


async def two(house: House, game: str) -> tuple[Socket, Socket]:
    """Ann and Bob, who reads German, in a game."""
    ann, bob = await house.person("Ann"), await house.person("Bob")
    table = await ann.table(game, seats=3, beat=0)
    a, b = await ann.socket(table), await bob.socket(table)
    await b.ask(do="sit", seat="B")
    await b.send(do="hello", language="de")
    await a.ask(do="start")
    await a.sees()
    return a, b


CALLS = [
    ("access-denied", ["C"], ["D", "E"], "C", "D or E", "D oder E"),
    ("wired", ["switch"], ["computer"], "Switch", "Computer", "Computer"),
]


@pytest.mark.parametrize(("game", "give", "want", "gives", "english", "german"), CALLS)
def test_a_call_is_said_to_everybody_and_again_to_who_comes_back(
    tmp_path: Path, game: str, give: list[str], want: list[str], gives: str, english: str, german: str
) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            a, b = await two(house, game)
            assert (await a.ask(do="say", phrase="call", has=give, seeks=want))["type"] == "ack"
            told, heard = await a.until("chat"), await b.until("chat")
            assert (told["text"], heard["text"]) == (
                f"Who trades? I give {gives} for {english}.",
                f"Wer tauscht? Ich gebe {gives} für {german}.",
            )
            assert (heard["seat"], heard["has"], heard["seeks"]) == ("A", give, want)
            b.heard.clear()
            await b.send(do="hello", language="de")
            again = await b.until("welcome")
            assert again["chat"][-1] == heard | {"ago_ms": again["chat"][-1]["ago_ms"]}

    run(scene())


@pytest.mark.parametrize(
    ("give", "want", "ref"),
    [(["G"], ["A"], "has"), (["A"], [], "seeks"), (["A"], ["B", "B"], "seeks"), (["firewall"], ["B"], "has")],
)
def test_a_call_names_what_the_game_trades(tmp_path: Path, give: list[str], want: list[str], ref: str) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            a, _ = await two(house, "access-denied")
            refused = await a.ask(do="say", phrase="call", has=give, seeks=want)
            assert (refused["code"], refused["ref"]) == ("bad_text", ref)

    run(scene())


def test_every_code_can_be_called_for_whatever_the_hand(tmp_path: Path) -> None:
    """Nobody learns from an answer what somebody holds, not even who calls."""

    async def scene() -> None:
        async with House(tmp_path) as house:
            a, b = await two(house, "access-denied")
            for socket in (a, b):
                said = [await socket.ask(do="say", phrase="call", has=[code], seeks=["A"]) for code in "BCDE"]
                assert [answer["type"] for answer in said] == ["ack"] * 4

    run(scene())


def test_only_who_plays_calls_and_only_where_trades_are(tmp_path: Path) -> None:
    async def scene() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table("wired", seats=2)
            a = await ann.socket(table)
            call = {"phrase": "call", "has": ["switch"], "seeks": ["computer"]}
            assert (await a.ask(do="say", **call))["code"] == "not_started"
            await a.ask(do="start")
            watcher = await (await house.person("Eve")).socket(table)
            assert (await watcher.ask(do="say", **call))["code"] == "forbidden"
            assert (await a.ask(do="say", **call))["type"] == "ack"
            _, b = await two(house, "hackers")
            assert (await b.ask(do="say", phrase="call", has=["worm"], seeks=["virus"]))["code"] == "bad_text"

    run(scene())
