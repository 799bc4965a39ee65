"""Playing in plain lines: through a pipe, and in a real terminal to the end of the game."""

import re
from pathlib import Path

import pytest

from sneakernet.cli.lines.own import game_before
from sneakernet.table import read_table
from sneakernet.table.series import series_of
from tests.architecture import code
from tests.cli.command import Terminal, run, says

PLAY = ("play", "hackers", "--seed", "7", "--bots", "uniform")
REVIEWED = re.compile(r"Choice \d+: .* was better\.|No single pick turned this game\.")
GOLDEN = code.ROOT / "tests" / "cli" / "golden"


def kept(home: Path, name: str = "hackers-7.record") -> Path:
    """The file in which a game is kept."""
    return home / "data" / "sneakernet" / name


def test_the_first_question_of_a_game(tmp_path: Path) -> None:
    """Golden: the whole screen of a newcomer. Seed 7 and uniform bots give the same deal everywhere."""
    text = says(tmp_path, *PLAY).replace(str(tmp_path), "HOME")
    assert text == (GOLDEN / "first-question.txt").read_text(encoding="utf-8")
    assert max(map(len, text.splitlines()[:-1])) <= 80


def test_words_at_a_question(tmp_path: Path) -> None:
    typed = "?\nwhy\nwhy virus\nwhy gibson\nwhy hacker\ncard gibson\ncards\nrules 27\nrules\nlog\ntable\nbanana\n\n99\n"
    text = says(tmp_path, *PLAY, typed=typed).replace(str(tmp_path), "HOME")
    assert text == (GOLDEN / "words.txt").read_text(encoding="utf-8")


def test_a_hint_says_the_pick_its_chance_the_reason_and_the_others(tmp_path: Path) -> None:
    play = ("play", "hackers", "--seed", "1", "--bots", "uniform")
    text = " ".join(says(tmp_path, *play, typed="hint\n").split())
    assert re.search(
        r"I would pick “[123] Add [^”]+”: \d+% to win\. What speaks for it: trouble for the others and ", text
    )
    assert re.search(r"Others: ([123] Add [^:]+: \d+% )+>", text)  # those that it tried often enough to say
    assert "A add" not in kept(tmp_path, "hackers-1.record").read_text(encoding="utf-8"), "it only advises"
    german = " ".join(says(tmp_path, "--language", "de", *play, typed="tipp\n?\n").split())
    assert re.search(r"Ich würde „[123] .*“ wählen: \d+ % Siegchance\. Dafür spricht: ", german)
    assert "tipp was jemand mit Übung hier wählen würde" in german


@pytest.mark.parametrize("typed", ["2", "add:special-agent", "special", "Special Agent", "add special agent"])
def test_a_choice_can_be_typed_in_many_ways(tmp_path: Path, typed: str) -> None:
    text = says(tmp_path, *PLAY, typed=f"{typed}\n")
    assert "· You add Special Agent." in text
    assert "A add:special-agent\n" in kept(tmp_path).read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("typed", "answer"),
    [
        ("add:virus", "(HK-27)"),
        ("virus", "(HK-27)"),
        ("deck", "neither a choice nor a word"),
        ("return:payphone", "(HK-6)"),
        ("a", "That could be 1, 2"),
        ("0", "type a number from 1 to 2"),
        ("3", "type a number from 1 to 2"),
    ],
)
def test_what_is_no_choice_is_explained(tmp_path: Path, typed: str, answer: str) -> None:
    text = says(tmp_path, *PLAY, typed=f"{typed}\n")
    assert answer in " ".join(text.split())
    assert "A add" not in kept(tmp_path).read_text(encoding="utf-8")


def test_a_game_is_kept_and_resumed(tmp_path: Path) -> None:
    text = says(tmp_path, *PLAY, typed="2\nquit\n")
    file = kept(tmp_path)
    assert f"sneakernet play --resume {file}" in text
    again = says(tmp_path, "play", "--resume", str(file))
    assert question_of(again) == question_of(text) == "DRAW"
    straight = says(tmp_path, *PLAY, typed="2\n1\n1\n1\n")
    resumed = says(tmp_path, "play", "--resume", str(file), typed="1\n1\n1\n")
    assert straight.rpartition("Round")[2].partition("Game saved")[0] in resumed


def question_of(text: str) -> str:
    """The first word of the last question that was asked."""
    return [line for line in text.splitlines() if line.startswith(("ADD:", "DRAW:", "PASS:"))][-1].partition(":")[0]


def test_save_writes_the_game_and_goes_on(tmp_path: Path) -> None:
    text = says(tmp_path, *PLAY, typed="2\nsave here.record\n1\n")
    assert "Saved: here.record" in text and question_of(text) == "PASS"
    table, notes = read_table((tmp_path / "here.record").read_text(encoding="utf-8"))
    assert notes.bots == ("", "uniform", "uniform", "uniform") and len(notes.names) == 4
    assert table.record.picks[-1] == "A add:special-agent"


def test_saving_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    text = says(tmp_path, *PLAY, typed="save .\nsave file/in.record\n")
    assert ".: this is a directory" in text and "file/in.record: " in text and "Saved" not in text


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    typed = "1\n" * 30
    first = run(tmp_path, *PLAY, typed=typed).stdout
    second = run(tmp_path, *PLAY, typed=typed).stdout
    assert first.replace("hackers-7.record", "") == second.replace("hackers-7-2.record", "")


def test_settings_and_seats(tmp_path: Path) -> None:
    words = ("play", "hackers", "--seats", "3", "--bots", "uniform", "--seed", "1")
    text = says(tmp_path, *words, "--set", "open_source=on", "--set", "starter=A")
    assert "  D  " not in text and text.count("in hand: ") == 2


def test_a_shield_is_asked_for_in_few_words(tmp_path: Path) -> None:
    """HK-33: the card that attacks is told, and the way to stop it."""
    text = says(tmp_path, "play", "hackers", "--seed", "sh19", "--bots", "uniform", typed="1\n" * 9)
    assert "under attack. Return a 300 BAUD Hacker to stop it?\n   1  Return Hacker (" in text
    assert "\n   0  Do not stop it\n" in text, "the first number never declines"


def test_watching_bots(tmp_path: Path) -> None:
    text = says(tmp_path, "play", "hackers", "--seed", "3", "--bots", "uniform,uniform,uniform,uniform")
    assert "the game is over" in text and "sneakernet replay" in text and "\n> " not in text


def first_choice(screen: str) -> str:
    """The first of the list, or the first ones that make up a set."""
    many = re.search(r"Choose (\d+), in any order", screen)
    return " ".join(str(n + 1) for n in range(int(many[1]))) + "\n" if many else "1\n"


def test_a_whole_game_in_a_terminal(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, "--plain") as terminal:
        questions = 0
        screen = terminal.wait_for("\n> ")
        while "Enter to play, n to leave" not in screen:
            assert "\n   1  " in screen and max(map(len, screen.splitlines())) <= 80
            questions += 1
            terminal.type(first_choice(screen))
            screen = terminal.wait_for("\n> ")
        terminal.type("n\n")
        assert terminal.finish() == 0
        assert questions > 5
        assert "the game is over" in terminal.plain and " points." in terminal.plain
    table, _ = read_table(kept(tmp_path).read_text(encoding="utf-8"))
    assert table.outcome() is not None


def test_another_game_is_started_by_the_winner(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, "--plain") as terminal:
        screen = terminal.wait_for("\n> ")
        while "Enter to play, n to leave" not in screen:
            terminal.type(first_choice(screen))
            screen = terminal.wait_for("\n> ")
        terminal.type("review\n")
        assert REVIEWED.search(terminal.wait_for("\n> ")), "and then it is asked again"
        terminal.type("\n")
        terminal.wait_for("\n> ")
        terminal.type("quit\n")
        assert terminal.finish() == 0
    first, _ = read_table(kept(tmp_path).read_text(encoding="utf-8"))
    second, _ = read_table(kept(tmp_path, "hackers-7-2.record").read_text(encoding="utf-8"))
    assert second.record.settings == series_of(first.game).next(game_before(first)).settings
    assert second.record.seed == "7#2"


def test_leaving_by_interrupt_or_end_of_input_keeps_the_game(tmp_path: Path) -> None:
    for key, status in (("\x03", 130), ("\x04", 0)):
        with Terminal(tmp_path, *PLAY, "--plain") as terminal:
            terminal.wait_for("\n> ")
            assert terminal.leave_by(key) == status
            assert "sneakernet play --resume" in terminal.plain and "Traceback" not in terminal.plain


@pytest.mark.parametrize("more", [{"NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_terminal_that_wants_no_styles_gets_none(tmp_path: Path, more: dict[str, str]) -> None:
    with Terminal(tmp_path, *PLAY, **more) as terminal:
        terminal.wait_for("\n> ")
        terminal.type("\x04")
        assert terminal.finish() == 0
        assert "\x1b[" not in terminal.seen


def test_plain_has_no_styles(tmp_path: Path) -> None:
    with Terminal(tmp_path, *PLAY, "--plain") as terminal:
        terminal.wait_for("\n> ")
        terminal.type("q\n")
        assert terminal.finish() == 0
        assert "\x1b[" not in terminal.seen
