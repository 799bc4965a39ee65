"""A game with rules alone plays on the command line, in the terminal and in the lab, on both engines."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.thirdparty.package import make, run, says

ENGINES = ("interpreted", "compiled")
NO_SENTENCE = "["  # how a message without a sentence is printed; card ids stand in brackets, too
TOLD = {
    "en": ("You: passed Disk", "wins: highest", "Scores: you"),
    "de": ("Du: passed Disk", ": highest", "Punkte: du"),
}


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Dead Drop with nothing but its rules."""
    return make(tmp_path_factory.mktemp("rules-alone"))


def test_it_is_listed_behind_ours(package: Path) -> None:
    listed = says(package, "games")
    assert "Dead Drop  (dead-drop)\n  2 to 3 players\n" in listed
    assert listed.rstrip().endswith("sneakernet play hackers"), "the first game for a newcomer is one of ours"
    found = {game["name"]: game for game in json.loads(says(package, "games", "--json"))}
    assert found["dead-drop"]["pitch"] == "" and found["dead-drop"]["editions"] == [{"name": "first", "seats": [2, 3]}]


@pytest.mark.parametrize("language", ["en", "de"])
def test_what_nobody_has_put_into_words_is_told_by_its_name(package: Path, language: str) -> None:
    rules = says(package, "--language", language, "rules", "dead-drop")
    assert rules.startswith("# Dead Drop\n\n") and NO_SENTENCE not in rules
    cards = says(package, "--language", language, "cards", "dead-drop")
    assert cards.splitlines() == [f"Disk {n}  [disk-{n}]" for n in range(1, 13)]


@pytest.mark.parametrize("engine", ENGINES)
def test_bots_play_it_in_two_processes(package: Path, engine: str) -> None:
    words = ("sim", "dead-drop", "--games", "120", "--bots", "greedy,newcomer,uniform", "--json")
    one, two = (json.loads(says(package, *words, "--jobs", jobs, SNEAKERNET_ENGINE=engine)) for jobs in "12")
    assert one == two and one["games"] == 120 and one["turns_per_game"] == 0
    shown = says(package, "sim", "dead-drop", "--games", "60")
    assert "Decisions per game: 6.0 (6 to 6)\n" in shown and NO_SENTENCE not in shown


def test_both_engines_play_the_same_games(package: Path) -> None:
    played = [says(package, "sim", "dead-drop", "--games", "100", "--json", SNEAKERNET_ENGINE=e) for e in ENGINES]
    assert played[0] == played[1]


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("language", ["en", "de"])
def test_a_person_plays_it_in_the_terminal(package: Path, language: str, engine: str) -> None:
    words = ("--language", language, "play", "dead-drop", "--seats", "2", "--seed", "3", "--bots", "casual")
    typed = "help\nwhy\nlog\ncards\ncard disk-7\nrules\ndisk-12\npass:disk-12\nhint\n1\n1\nn\n"
    told = says(package, *words, typed=typed, SNEAKERNET_ENGINE=engine)
    assert all(words in told for words in TOLD[language]), told
    assert told.count(NO_SENTENCE) == 1, "the id of the one card that was asked for"


def test_a_refusal_is_a_sentence_and_names_its_rule(package: Path) -> None:
    typed = "disk-12\nquit\n"
    told = says(package, "play", "dead-drop", "--seats", "2", "--seed", "3", typed=typed)
    assert "You cannot choose this card now. (DD-2)" in told


@pytest.mark.parametrize("bot", ["greedy", "newcomer", "casual", "strong", "expert", "ismcts@50"])
def test_every_bot_plays_it(package: Path, bot: str) -> None:
    assert json.loads(says(package, "sim", "dead-drop", "--games", "1", "--bots", bot, "--json"))["games"] == 1


def test_greedy_is_better_than_chance_at_it(package: Path) -> None:
    told = says(package, "lab", "match", "dead-drop", "--deals", "120", "--jobs", "2")
    low = float(told.partition("(")[2].partition(" ")[0])
    assert low > 1, told


@pytest.mark.parametrize("engine", ENGINES)
def test_the_lab_weighs_it_with_two_processes(package: Path, engine: str, tmp_path: Path) -> None:
    words = ("lab", "balance", "dead-drop", "--games", "40", "--bot", "uniform", "--jobs", "2")
    page = tmp_path / "page.html"
    told = says(package, *words, "--out", str(page), SNEAKERNET_ENGINE=engine)
    assert "A game lasts 6 decisions on average; " in told and "By card held at the beginning" in told
    assert NO_SENTENCE not in told and "Dead Drop" in page.read_text("utf-8")


def test_results_are_not_taken_for_those_of_other_rules(tmp_path: Path) -> None:
    package = make(tmp_path)
    words = ("lab", "match", "dead-drop", "--deals", "2", "--field", "uniform", "--one", "uniform", "--jobs", "1")
    says(package, *words, "--keep", "kept")
    says(package, *words, "--keep", "kept")
    with (package / "dead_drop" / "rules.py").open("a", encoding="utf-8") as rules:
        rules.write("# another rule\n")
    done = run(package, "-c", "from sneakernet.cli.main import main; main()", *words, "--keep", "kept")
    assert done.returncode == 2 and "results of another plan" in done.stderr


LOOK = """
import numpy as np
from sneakernet.core.registry import find
data = np.load("set", allow_pickle=False)
rows = np.arange(len(data["action"]))
assert data["action_mask"][rows, data["action"]].all()
assert (data["action_mask"].sum(axis=1) > 1).all()
held = [name for name, n in zip(data["columns"], data["observation"][0]) if n and name.startswith("my hand disk")]
rules = find("dead-drop").rules
assert held == [f"my hand {option.card}" for option in rules.options(rules.new(seed="floppy/0"))]
print(len(data["action"]), *data["actions"][[0, 1, -1]])
"""


@pytest.mark.parametrize("engine", ENGINES)
def test_it_becomes_a_data_set(package: Path, engine: str) -> None:
    words = ("lab", "dataset", "dead-drop", "--games", "10", "--bot", "uniform", "--jobs", "2", "--seed", "floppy")
    says(package, *words, "--out", "set", SNEAKERNET_ENGINE=engine)
    done = run(package, "-c", LOOK, SNEAKERNET_ENGINE=engine)
    assert done.stdout.split() == ["60", "option*1", "option*2", "option*96"], done.stdout + done.stderr


def test_a_game_is_reviewed_and_replayed(package: Path) -> None:
    says(package, "play", "dead-drop", "--seed", "7", "--bots", "uniform,uniform,uniform")
    record = next((package / "data").rglob("dead-drop-7.record"))
    assert "Choice " in (said := says(package, "lab", "review", str(record), "--worlds", "200")) or "No single" in said
    told = says(package, "replay", str(record))
    assert "passed Disk" in told and NO_SENTENCE not in told


def test_it_is_measured(package: Path) -> None:
    rows = says(package, "bench", "dead-drop", "--seconds", "0.01", "--reps", "1", SNEAKERNET_ENGINE="compiled")
    modes = [json.loads(row)["mode"] for row in rows.splitlines()]
    assert modes == ["interpreted on a compiled core, whole games", "interpreted, whole games"]


def test_parts_take_the_place_of_the_defaults(tmp_path: Path) -> None:
    package = make(tmp_path, parts=True)
    assert "Pass a disk on, lay another" in says(package, "games")
    told = says(package, "play", "dead-drop", "--seats", "2", "--seed", "3", typed="1\n1\nn\n")
    assert "Which disk do you pass to " in told and "The highest disk that nobody erased wins." in told
    german = says(package, "--language", "de", "play", "dead-drop", "--seed", "floppy", typed="quit\n")
    assert "root_beer passed a disk to bit_rot" in " ".join(german.split()), (
        "what has no German words is said in English"
    )
    says(package, "lab", "dataset", "dead-drop", "--games", "2", "--bot", "uniform", "--jobs", "1", "--out", "set")
    numbers = run(package, "-c", "import numpy as np; print(*np.load('set')['actions'][[0, -1]])").stdout
    assert numbers.split() == ["pass:disk-1", "lay:disk-12"]


def test_pip_installs_the_package(tmp_path: Path) -> None:
    """What the other tests put together by hand is what pip makes of the page."""
    package, site = make(tmp_path), tmp_path / "site"
    words = (
        "install",
        "--quiet",
        "--no-index",
        "--no-deps",
        "--no-build-isolation",
        "--target",
        str(site),
        str(package),
    )
    subprocess.run([sys.executable, "-m", "pip", *words], check=True, capture_output=True)
    by_pip = next(site.glob("dead_drop-*.dist-info")) / "entry_points.txt"
    by_hand = next(package.glob("dead_drop-*.dist-info")) / "entry_points.txt"
    assert by_pip.read_text("utf-8") == by_hand.read_text("utf-8")
    assert "Dead Drop" in says(site, "games")


def test_it_is_printed_with_its_cards_a_summary_and_a_score_sheet(package: Path) -> None:
    assert "dead-drop.pdf" in says(package, "print", "dead-drop")
    assert (package / "dead-drop.pdf").read_bytes().startswith(b"%PDF-")
