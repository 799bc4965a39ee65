"""The lab in a terminal: what a finding rests on, what was left to the lab, and what an interrupted run leaves."""

import pytest

from sneakernet.lab import batch
from sneakernet.lab.match import Match, Result, play
from tests.cli.command import Here

SMALL = ("--set", "round_cap=2", "--jobs", "1")


def test_a_balance_says_what_a_played_card_can_tell(here: Here) -> None:
    said = here.says("lab", "balance", "hackers", "--games", "60", "--bot", "uniform", "--jobs", "1").splitlines()
    played = said[said.index("By card played") :]
    assert "companion of winning, not always its cause" in played[-1], "the caveat stands below what it is about"
    assert "of all played cards together" in played[-1]
    dealt = said[said.index("By card held at the beginning") : said.index("By card played")]
    assert "chance alone decides who gets them" in dealt[-1]


def test_a_tournament_shows_the_pairs_on_which_its_sentence_rests(here: Here) -> None:
    bots = ("--bots", "uniform,greedy,casual", "--deals", "3", "--seats", "3")
    said = here.says("lab", "tournament", "hackers", *bots, *SMALL).splitlines()
    assert said[0] == "HACKERS, 2022 round_cap=2: 3 seats, bots uniform, greedy, casual, 3 deals, 54 games, seed 1"
    at = said.index("Pair by pair")
    assert said[at + 1].split() == ["Bots", "Times", "fair", "Share", "95%", "interval"]
    assert all(" – " in line and "%" in line for line in said[at + 2 : at + 5])
    assert "for all pairs together" in said[at + 5] and "pair by pair" in said[at + 6]


def test_a_comparison_says_what_was_left_to_the_lab(here: Here) -> None:
    said = here.says("lab", "compare", "hackers", "--right", "round_cap=2", "--games", "4", "--jobs", "1")
    assert said.startswith("HACKERS, 2022 or 2022 round_cap=2: 4 seats, bot greedy, 4 deals, 8 games, seed 1\n")


@pytest.mark.parametrize(
    ("keep", "words"),
    [
        (("--keep", "kept"), "Stopped: 2 games of 6 are kept in kept. The same command goes on from there.\n"),
        ((), "Stopped: nothing was kept. With --keep FILE "),
    ],
)
def test_who_presses_ctrl_c_is_told_what_is_kept(
    here: Here, monkeypatch: pytest.MonkeyPatch, keep: tuple[str, ...], words: str
) -> None:
    plan = ("lab", "match", "hackers", "--deals", "2", "--seats", "3", *SMALL)

    def twice(match: Match) -> Result:
        if len(done) == 2:
            raise KeyboardInterrupt
        done.append(match)
        return play(match)

    done: list[Match] = []
    with monkeypatch.context() as patch:
        patch.setattr(batch, "play", twice)
        status, out, err = here.run(*plan, *keep)
    assert (status, out) == (130, "") and err.startswith(words)
    assert here.says(*plan, *keep) == here.says(*plan), "what goes on ends as if it had never been stopped"


def test_help_says_what_is_taken_if_nobody_says_anything(here: Here) -> None:
    for command, defaults in {
        "match": ("Default: greedy.", "Default: uniform.", "Default: 50."),
        "tournament": ("Default: uniform,greedy,casual.", "Default: 50.", "Default: 1."),
        "balance": ("Default: 1000.", "Default: greedy."),
        "compare": ("Default: 500.", "Default: greedy."),
    }.items():
        said = " ".join(here.says("lab", command, "--help").split())
        assert [words for words in defaults if words not in said] == [], command
        assert "Default: ." not in said and "Default: None" not in said
    assert "Vorgabe: 500." in here.says("--language", "de", "lab", "compare", "--help")


def test_help_names_rules_of_ones_own(here: Here) -> None:
    said = " ".join(here.says("lab", "compare", "--help").split())
    assert "rule changes" in said and "A rule of your own becomes a setting first" in said
