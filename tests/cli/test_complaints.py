"""What goes wrong is one clear line on standard error and status 2, never a traceback."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from tests.cli.command import COMMAND, Here, Terminal, environment, run

RECORD = "sneakernet-record 1 game=hackers edition=2022 version=1 seats=4 seed=1"


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", "dance"),
        ("games --loud", "--loud"),
        ("games extra", "extra"),
        ("cards", "GAME"),
        ("cards chess", "no game is called 'chess'"),
        ("cards hackers --edition 1999", "no edition '1999'"),
        ("rules chess", "no game is called 'chess'"),
        ("rules hackers 99", "no rule '99'"),
        ("play", "which game"),
        ("play chess", "no game is called 'chess'"),
        ("play hackers --seats 5", "3, 4 players, not 5"),
        ("play hackers --seats many", "--seats"),
        ("play hackers --bots deepthought", "no bot is called 'deepthought'"),
        ("play hackers --bots uniform,uniform,uniform,uniform,uniform", "5 bots for 4 seats"),
        ("play hackers --set speed=9", "no setting is called 'speed'"),
        ("play hackers --set round_cap=1000", "round_cap is '1000'"),
        ("play hackers --set round_cap", "expected name=value"),
        ("play hackers --set starter=D --seats 3", "starter is D"),
        ("play hackers --resume nowhere.record", "nowhere.record: no such file"),
        ("sim hackers --games 0", "--games"),
        ("sim hackers --bots deepthought", "no bot is called 'deepthought'"),
        ("sim hackers --bots uniform,uniform,uniform,uniform --seats 3", "4 bots for 3 seats"),
        ("sim hackers --bots expert@5", "expert takes nothing after an @; only greedy, ismcts, learned do"),
        ("sim hackers --bots uniform@zzz", "uniform takes nothing after an @"),
        ("sim hackers --bots casual@", "casual takes nothing after an @"),
        ("sim hackers --bots greedy@", "a number of worlds was expected"),
        ("lab tournament hackers --bots greedy,greedy,uniform", "greedy is named twice"),
        ("lab tournament hackers --bots greedy", "two different bots"),
        ("lab match hackers --deals 2 --keep damaged", "line 1 of damaged is no result of this plan"),
        ("lab balance hackers --keep same --out ./same", "--keep and --out both name same"),
        ("lab dataset hackers nowhere.record --out set", "nowhere.record: no such file"),
        ("lab dataset hackers damaged --out set", "damaged: line 1: a record begins with"),
        ("lab dataset wired begun.record --out set", "begun.record is a game of hackers"),
        ("lab dataset hackers begun.record --out set", "begun.record ends before its game is over"),
        (
            "lab dataset hackers begun.record --games 5 --out set",
            "--games says how to play, and these games are played",
        ),
        ("sim chess", "no game is called 'chess'"),
        ("replay nowhere.record", "nowhere.record: no such file"),
        ("replay .", "directory"),
        ("position show nowhere", "nowhere: no such file"),
        ("position dance", "dance"),
        ("position", "ommand"),
        ("bench chess", "no game is called 'chess'"),
        ("--language eo games", "no language 'eo'"),
    ],
)
def test_a_wrong_command_line(here: Here, tmp_path: Path, line: str, words: str) -> None:
    (tmp_path / "damaged").write_text("not what was kept\n", encoding="utf-8")
    (tmp_path / "begun.record").write_text(RECORD + "\n", encoding="utf-8")
    here.complains(words, *line.split())


@pytest.mark.parametrize("line", ["play hackers --seats 5", "cards", "replay nowhere.record", "sim chess", "dance"])
def test_the_same_from_a_shell(tmp_path: Path, line: str) -> None:
    complains(run(tmp_path, *line.split()), "")


def complains(done: subprocess.CompletedProcess[str], words: str) -> None:
    """One line on standard error, nothing on standard output, status 2."""
    assert (done.returncode, done.stdout) == (2, ""), done.stderr
    assert done.stderr.startswith("sneakernet: ") and done.stderr.count("\n") == 1, done.stderr
    assert words in done.stderr


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("", "line 1: the record is empty"),
        ("dance\n", "line 1: a record begins with"),
        ("sneakernet-record 9 game=hackers\n", "format version '9'"),
        ("sneakernet-record 1 game=hackers\n", "edition is missing"),
        (RECORD.replace("hackers", "chess") + "\n", "line 1: no game is called 'chess'"),
        (RECORD.replace("2022", "1999") + "\n", "no edition '1999'"),
        (RECORD.replace("version=1", "version=99") + "\n", "rules version 99"),
        (RECORD.replace("seats=4", "seats=9") + "\n", "line 1: 9 seats"),
        (RECORD.replace("seats=4", "seats=-1") + "\n", "line 1: -1 seats"),
        (RECORD.replace("seats=4", "seats=5") + "\n", "not 5"),
        (RECORD + " set:round_cap=x\n", "round_cap"),
        (RECORD + " set:starter=A\nA dance\n", "line 2: dance: not possible now."),
        (RECORD + " set:starter=A\nB add:worm\n", "line 2: 'B add:worm', but A is asked"),
        (RECORD + "\nwhat is this\n", "line 2: expected a seat and a pick"),
        (RECORD + "\ndigest 0000\n", "digest does not match"),
    ],
)
@pytest.mark.parametrize("command", ["replay", "play --resume"])
def test_a_bad_record(here: Here, tmp_path: Path, text: str, words: str, command: str) -> None:
    file = tmp_path / "bad.record"
    file.write_text(text, encoding="utf-8")
    here.complains(words, *command.split(), str(file))


def test_a_record_of_another_game_is_not_resumed(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "a.record"
    file.write_text(RECORD + "\n", encoding="utf-8")
    here.complains("is a game of hackers", "play", "wired", "--resume", str(file))


def test_a_file_that_is_no_text(here: Here, tmp_path: Path) -> None:
    file = tmp_path / "noise"
    file.write_bytes(bytes(range(256)))
    here.complains("not a text file", "replay", str(file))


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("A hand: worm", "does not say which game"),
        ("game: chess", "no game is called 'chess'"),
        ("game: hackers; A hand: excalibur", "no card is called 'excalibur'"),
        ("game: hackers; A hand: worm; deck: worm", "worm is in two places"),
        ("game: hackers; weather: fine", "unknown field: weather"),
        ("game: hackers; seats: 7", "not 7"),
        ("game: hackers; seats: some", "a whole number was expected"),
        ("game: hackers; step: dance", "'dance' is none of"),
        ("game: hackers; settings: round_cap=x", "round_cap"),
        ("game: hackers; A hand", "expected `field: value`"),
    ],
)
@pytest.mark.parametrize("command", ["show", "check"])
def test_a_bad_position(here: Here, tmp_path: Path, text: str, words: str, command: str) -> None:
    file = tmp_path / "bad.position"
    file.write_text(text, encoding="utf-8")
    here.complains(words, "position", command, str(file))


def test_the_engine_cannot_be_named_wrongly(tmp_path: Path) -> None:
    done = run(tmp_path, "games", SNEAKERNET_ENGINE="steam")
    complains(done, "SNEAKERNET_ENGINE is 'steam'")


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    read, write = os.pipe()
    os.close(read)
    try:
        for words in (["cards", "hackers"], ["games", "--json"], ["--help"]):
            done = subprocess.run(
                [COMMAND, *words],
                stdout=write,
                stderr=subprocess.PIPE,
                env=environment(tmp_path),
                check=False,
                timeout=60,
            )
            assert (done.returncode, done.stderr) == (141, b""), words
    finally:
        os.close(write)


def test_interrupting_a_simulation_ends_quietly_with_130(tmp_path: Path) -> None:
    words = ["sim", "hackers", "--games", "1000000", "--jobs", "2"]
    with Terminal(tmp_path, *words) as terminal:
        while "HACKERS" not in terminal.plain:
            assert terminal.read()
        terminal.type("\x03")
        assert terminal.finish() == 130
        assert "Traceback" not in terminal.plain


def test_interrupting_one_process_by_signal(tmp_path: Path) -> None:
    words = [COMMAND, "sim", "hackers", "--games", "1000000", "--jobs", "1"]
    process = subprocess.Popen(words, env=environment(tmp_path), stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    with process:
        with pytest.raises(subprocess.TimeoutExpired):
            process.wait(2)  # it is simulating by now, and would be for minutes
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=60)
    assert (process.returncode, out, err) == (130, b"", b"")


def test_output_into_a_file_has_no_styles(here: Here) -> None:
    for words in (["games"], ["cards", "hackers"], ["rules", "hackers"], ["--help"]):
        assert "\x1b" not in here.says(*words)
