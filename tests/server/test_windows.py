"""Answer windows: everybody sees the same, for the same time, whoever holds an answer."""

from pathlib import Path
from typing import Any

import pytest

from sneakernet.server.storage.chain import lines_of
from sneakernet.server.storage.sqlite import SqliteStore
from tools.server.house import HandTime, House, lay_out, rest, run
from tools.server.scene import AUDIT, WITH, WITHOUT, Scene


def audit(folder: Path, position: str, answer: str = "", hold: str = "", **wish: Any) -> Scene:
    """A plays AUDIT against B; C holds an answer or not."""
    time = HandTime()

    async def play() -> Scene:
        folder.mkdir()
        async with House(folder, time) as house:
            scene = Scene(house, time)
            await scene.sit(position, **wish)
            a, c = scene.sockets["A"], scene.sockets["C"]
            assert (await a.choose("play:audit"))["type"] == "ack"
            await scene.listen()
            if answer:
                sealed = await c.choose(answer)
                assert sealed["sealed"]
            if hold:
                await scene.sockets[hold].ask(do="hold", seq=scene.sockets[hold].view["seq"])
            await scene.pass_time(2.9)
            await scene.pass_time(0.4)
            await scene.pass_time(6.0)
            return scene

    found: Scene = run(play())
    return found


def test_nobody_else_can_tell_whether_c_holds_an_answer(tmp_path: Path) -> None:
    one = audit(tmp_path / "1", WITH)
    other = audit(tmp_path / "2", WITHOUT)
    for seat in ("A", "B", "D", "watcher"):
        assert one.without_names(seat) == other.without_names(seat), seat


def test_no_length_on_the_wire_tells_how_many_answers_somebody_has(tmp_path: Path) -> None:
    """Whoever sees C's line without being able to read it: cards with names of one length, and an answer or none."""
    switches = audit(tmp_path / "1", AUDIT + "C hand: switch switch\n", "pass")
    hacked = audit(tmp_path / "2", AUDIT + "C hand: hacked switch\n", "answer:hacked")
    until = [[len(text) for at, text in scene.times["C"] if at < 103.0] for scene in (switches, hacked)]
    assert until[0] == until[1] and len(until[0]) == 2, "the window, and the answer in it"
    assert [m for m in hacked.sockets["C"].heard if m["type"] == "window" and m["window"]][-1]["window"]["answer"]


@pytest.mark.parametrize("position", [WITH, WITHOUT], ids=["with an answer", "without"])
def test_a_question_in_a_window_names_what_is_answered(tmp_path: Path, position: str) -> None:
    """Whoever holds an answer or none reads the same: against whom the Audit is, and whether it stands."""
    time = HandTime()

    async def play() -> None:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            await scene.sit(position, beat=3)
            await scene.sockets["A"].choose("play:audit")
            await scene.listen()
            said = {seat: scene.sockets[seat].view["window"]["prompt"]["text"] for seat in "BCD"}
            stands = "An Audit against {} stands. Do you block it with Hacked?"
            assert said == {seat: stands.format("you" if seat == "B" else "Bob") for seat in "BCD"}
            if position == WITH:
                await scene.sockets["C"].choose("answer:hacked")
                await scene.sockets["B"].choose("pass")
                await scene.sockets["D"].choose("pass")
                await scene.pass_time(3.5)
                blocked = "The Audit against Bob is blocked. Do you put it back up with Secured?"
                assert scene.sockets["D"].view["window"]["prompt"]["text"] == blocked

    run(play())


def test_a_sealed_pass_shows_to_nobody(tmp_path: Path) -> None:
    one = audit(tmp_path / "1", WITH, "pass")
    other = audit(tmp_path / "2", WITHOUT)
    for seat in ("A", "B", "D", "watcher"):
        assert one.without_names(seat) == other.without_names(seat), seat


def test_everybody_who_could_answer_is_asked_at_once(tmp_path: Path) -> None:
    scene = audit(tmp_path / "1", WITH)
    for seat in "BCD":
        opened = next(m for m in scene.sockets[seat].heard if m["type"] == "view" and m["window"])
        window = opened["window"]
        assert window["eligible"] == ["B", "C", "D"] and window["prompt"]["options"][0]["pick"] == "pass"
        assert window["left_ms"] == window["total_ms"] == 3000
        picks = [option["pick"] for option in window["prompt"]["options"]]
        assert picks == (["pass", "answer:hacked"] if seat == "C" else ["pass"])
    assert next(m for m in scene.sockets["A"].heard if m["type"] == "view" and m["window"])["window"]["prompt"] is None


def test_an_answer_is_opened_when_the_window_closes(tmp_path: Path) -> None:
    scene = audit(tmp_path / "1", WITH, "answer:hacked")
    for seat in ("A", "D", "watcher"):
        answered = [(at, text) for at, text in scene.times[seat] if "answered:hacked" in text]
        assert answered and min(at for at, _ in answered) >= 103.0


def test_what_became_of_a_window_is_seen_later_than_it_is_stored(tmp_path: Path) -> None:
    """The disk takes its time for every answer, and for none: nobody is to see how much there was to be stored."""

    async def play() -> None:
        async with House(tmp_path, time := HandTime()) as house:
            scene = Scene(house, time)
            await scene.sit(WITH)
            await scene.sockets["A"].choose("play:audit")
            await scene.listen()
            stored = house.lobby.tables[scene.table].state.game
            assert stored is not None
            n = stored.n
            await scene.pass_time(3.1)
            assert stored.n == n + 1, "C passes"
            late = await scene.sockets["C"].choose("answer:hacked")
            assert late["code"] == "stale" and late["view"]["window"]["left_ms"] == 0
            assert not [text for at, text in scene.times["B"] if at >= 103.0]
            await scene.pass_time(0.2)
            assert [text for at, text in scene.times["B"] if at >= 103.2]

    run(play())


def test_a_hold_is_anonymous_and_makes_the_window_longer(tmp_path: Path) -> None:
    one = audit(tmp_path / "1", WITHOUT, hold="B")
    other = audit(tmp_path / "2", WITHOUT, hold="D")
    assert one.without_names("A") == other.without_names("A")
    held = [m for m in one.sockets["A"].heard if m["type"] == "window" and m["window"]]
    assert held[0]["window"]["held"] and held[0]["window"]["total_ms"] == 9000
    closed = [at for at, text in one.times["A"] if '"window":null' in text and at > 100]
    assert min(closed) >= 109.0


def test_an_armed_answer_fires_inside_the_window(tmp_path: Path) -> None:
    time = HandTime()

    async def play() -> None:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            await scene.sit(WITH)
            order = {"pick": "answer:hacked", "card": "audit", "at": "B"}
            assert (await scene.sockets["C"].ask(do="arm", orders=[order]))["type"] == "ack"
            await scene.sockets["A"].choose("play:audit")
            await scene.pass_time(3.3)
            assert any("answered:hacked" in text for _, text in scene.times["A"])
            assert scene.sockets["C"].heard[-1]["type"] in ("view", "you")
            assert [m for m in scene.sockets["C"].heard if m["type"] == "you"][-1]["you"]["orders"] == []

    run(play())


def test_the_window_takes_no_time_if_all_have_passed_ahead(tmp_path: Path) -> None:
    time = HandTime()

    async def play() -> None:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            await scene.sit(WITH)
            for seat in "BCD":
                await scene.sockets[seat].ask(do="ahead", until="turn")
            await scene.listen()
            assert [chair["ahead"] for chair in scene.sockets["watcher"].table["chairs"]] == [False, True, True, True]
            await scene.sockets["A"].choose("play:audit")
            await scene.pass_time(0.3)
            assert any("stood@B" in text for _, text in scene.times["A"])

    run(play())


def test_an_untimed_window_waits_for_everybody(tmp_path: Path) -> None:
    time = HandTime()

    async def play() -> None:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            await scene.sit(WITH, beat=-1)
            await scene.sockets["A"].choose("play:audit")
            await scene.pass_time(60)
            assert scene.sockets["D"].view["window"]["left_ms"] == -1
            for seat in "BDC":
                await scene.sockets[seat].choose("pass")
            await scene.pass_time(0.3)
            assert any("stood@B" in text for _, text in scene.times["A"])

    run(play())


@pytest.mark.parametrize("position", [WITH, WITHOUT], ids=["with an answer", "without"])
def test_a_game_may_give_its_windows_a_length_that_all_can_shorten_to_the_beat(tmp_path: Path, position: str) -> None:
    """WD-89: `response_seconds`; it is over when everybody has answered, but never before the beat."""
    time = HandTime()

    async def play() -> None:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            await scene.sit(position, settings={"response_seconds": "12"}, beat=3)
            await scene.sockets["A"].choose("play:audit")
            await scene.listen()
            assert scene.sockets["C"].view["window"]["total_ms"] == 12_000
            for seat in "BC":
                await scene.sockets[seat].choose("pass")
            await scene.pass_time(8)
            assert not any("stood@B" in text for _, text in scene.times["A"]), "D has not answered"
            await scene.sockets["D"].choose("pass")
            await scene.pass_time(0.3)
            assert any("stood@B" in text for _, text in scene.times["A"])

    run(play())


@pytest.mark.parametrize(("position", "seats"), [(WITH, "BCD"), (WITHOUT, "BCD"), (WITH, "")])
def test_a_long_window_lasts_as_long_whoever_holds_an_answer(tmp_path: Path, position: str, seats: str) -> None:
    time = HandTime()

    async def play() -> float:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            await scene.sit(position, settings={"response_seconds": "12"}, beat=3)
            await scene.sockets["A"].choose("play:audit")
            await scene.listen()
            for seat in seats:
                await scene.sockets[seat].choose("pass")
            for _ in range(30):
                await scene.pass_time(0.5)
            return next(at for at, text in scene.times["A"] if "stood@B" in text) - 100

    lasted = run(play())
    assert lasted == pytest.approx(3.5 if seats else 12.5, abs=0.6)


def test_an_untimed_window_does_not_wait_for_who_passed_ahead(tmp_path: Path) -> None:
    time = HandTime()

    async def play() -> None:
        async with House(tmp_path, time) as house:
            scene = Scene(house, time)
            await scene.sit(WITH, beat=-1)
            await scene.sockets["D"].ask(do="ahead", until="turn")
            await scene.sockets["A"].choose("play:audit")
            await scene.listen()
            for seat in "BC":
                await scene.sockets[seat].choose("pass")
            await scene.pass_time(0.3)
            assert any("stood@B" in text for _, text in scene.times["A"])

    run(play())


def test_with_one_person_at_the_table_there_is_no_window(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path) as house:
            ann = await house.person("Ann")
            table = await ann.table("wired", seats=4, start=True)
            a = await ann.socket(table)
            await a.quiet()
            await lay_out(house.lobby, table, WITH)
            await a.until("view", lambda view: view["about"] == "moves")
            await a.choose("play:audit")
            await a.until("view")
            assert a.view["window"] is None

    run(play())


TAPPED = (
    "game: hackers; seats: 4; settings: encrypted=on; active: A; step: draw; A hand: worm; A files: phone-tap curtis; "
)
TAPPED += "deck: virus diskette payphone; snoop: cyberdelia"


def test_a_hushed_question_to_the_only_person_is_an_ordinary_one(tmp_path: Path) -> None:
    async def play() -> None:
        async with House(tmp_path) as house:
            ann, bob = await house.person("Ann"), await house.person("Bob")
            table = await ann.table("hackers", seats=4, settings={"encrypted": "on"}, start=True)
            a, watcher = await ann.socket(table), await bob.socket(table)
            await a.quiet()
            await lay_out(house.lobby, table, TAPPED)
            for socket in (a, watcher):
                await socket.until("view", lambda view: view["seq"] > 100 and view["about"] == "draw_source")
            await a.choose("deck")
            await a.until("view", lambda view: view["about"] == "draw_end")
            assert a.view["window"] is None
            assert await watcher.quiet() == [], "a watcher hears nothing of it"
            again = await bob.socket(table)
            assert again.view["about"] == "draw_source" and again.view["asked"] == "A"
            seq = a.view["seq"]
            await a.choose("bottom")
            await a.sees(lambda view: view["seq"] > seq)
            assert a.view["about"] != "draw_end", "who answered sees that it is answered"

    run(play())


HELD = "game: access-denied; seats: 4; active: A; step: discard; A hand: samurai; pile: telecourse; "
HELD += "deck: phreaking usenet bbs anti-virus backdoor; D hand: firewall; "
ANY_TIME = {"copybot freeware": HELD + "B hand: copybot; C hand: freeware", "": HELD + "B hand: guru; C hand: trojan"}


def test_passing_over_cards_for_any_time_takes_one_write_as_it_does_without_them(tmp_path: Path) -> None:
    async def writes(held: str) -> tuple[int, int]:
        async with House(tmp_path / (held or "none"), HandTime()) as house:
            scene = Scene(house, HandTime())
            await scene.sit(ANY_TIME[held], "discard", game="access-denied")
            store, play = house.lobby.store, house.lobby.tables[scene.table].state.game
            assert isinstance(store, SqliteStore) and play is not None
            sizes: list[int] = []
            store.writer.connection.set_trace_callback(lambda sql: sizes.append(1) if sql == "COMMIT" else None)
            await scene.sockets["A"].choose("done")
            await rest()
            return len(sizes), play.n

    for held in ANY_TIME:
        (tmp_path / (held or "none")).mkdir()
    holding, other = run(writes("copybot freeware")), run(writes(""))
    assert holding[1] > other[1] and holding[0] == other[0]


@pytest.mark.parametrize("held", ANY_TIME)
def test_a_choice_can_be_taken_back_whatever_others_were_passed_over_with(tmp_path: Path, held: str) -> None:
    async def scene() -> None:
        async with House(tmp_path, HandTime()) as house:
            scene = Scene(house, HandTime())
            await scene.sit(ANY_TIME[held], "discard", game="access-denied")
            a = scene.sockets["A"]
            seq = a.view["seq"]
            await a.choose("done")
            await a.sees(lambda view: view["seq"] > seq and view["prompt"] is not None)
            assert a.view["about"] == "draw" and a.view["can_undo"]
            assert (await a.ask(do="undo", seq=a.view["seq"]))["type"] == "ack"
            play = house.lobby.tables[scene.table].state.game
            assert play is not None and play.match.record.picks == []
            rows = await house.lobby.store.picks(play.id)
            assert not lines_of(play.row, rows) and len(rows) == (6 if held else 2)

    run(scene())
