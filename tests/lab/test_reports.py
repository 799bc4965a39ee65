"""Balance, comparison and pages: what is counted is what was played, and pages open offline."""

import re
from math import inf

import numpy as np
import pytest

from sneakernet.core.complaint import Complaint
from sneakernet.core.registry import find, game_names
from sneakernet.core.settings import BadSetting
from sneakernet.lab import balance, compare, plots, report
from sneakernet.lab.batch import run
from sneakernet.lab.rating import Rating
from sneakernet.lab.report import Weighed, balance_page
from sneakernet.lab.report_compare import compare_page, compare_rows
from sneakernet.lab.report_tournament import tournament_page
from sneakernet.lab.stats import Share, mean
from sneakernet.lab.tale import tell
from sneakernet.lab.tournament import Pairing, Standings, hold, plan, strongest
from sneakernet.say import Speech

SPEECH = Speech()


def weighed(game: str, games: int = 24) -> balance.Balance:
    """Some games of uniform bots, weighed."""
    matches = balance.plan(find(game), "", 0, {}, "weigh", "uniform", games)
    return balance.weigh(matches, run(matches, jobs=1), "weigh")


@pytest.mark.parametrize("game", list(game_names()))
def test_every_game_can_be_weighed(game: str) -> None:
    found = weighed(game)
    names = [table.name for table in found.tables]
    assert {"seat", "order", "cards-dealt", "cards-played"} <= set(names) | set(found.few)
    seats = next(table for table in found.tables if table.name == "seat")
    assert sum(row.share.mean for row in seats.rows) == pytest.approx(1)
    assert found.turns.mean == pytest.approx(np.mean(found.lengths))


def test_a_dealt_card_is_compared_with_all_dealt_cards() -> None:
    """The starter of HACKERS is dealt three cards and the last player one: who starts holds every card more often."""
    found = weighed("hackers", 40)
    rows = next(table for table in found.tables if table.name == "cards-dealt").rows
    tales = [
        tell(result.record()) for result in run(balance.plan(find("hackers"), "", 0, {}, "weigh", "uniform", 40), 1)
    ]
    won = sum(share * len(cards) for tale in tales for share, cards in zip(tale.shares, tale.dealt, strict=True))
    assert [row.fair for row in rows] == pytest.approx([won / (40 * 8)] * len(rows))


def test_a_played_card_is_compared_with_all_played_cards() -> None:
    """Who wins has played more, so that most cards would look strong beside a seat's share."""
    found = weighed("hackers", 40)
    rows = next(table for table in found.tables if table.name == "cards-played").rows
    tales = [
        tell(result.record()) for result in run(balance.plan(find("hackers"), "", 0, {}, "weigh", "uniform", 40), 1)
    ]
    seats = [(share, len(cards)) for tale in tales for share, cards in zip(tale.shares, tale.played, strict=True)]
    fair = sum(share * cards for share, cards in seats) / sum(cards for _, cards in seats)
    assert fair > 0.252 and [row.fair for row in rows] == pytest.approx([fair] * len(rows))


def test_a_tale_knows_who_began_and_what_was_dealt_and_played() -> None:
    matches = balance.plan(find("hackers"), "", 4, {"starter": "C"}, "tale", "uniform", 2)
    tale = tell(run(matches, jobs=1)[0].record())
    assert tale.starter == 2 and [len(cards) for cards in tale.dealt] == [2, 1, 3, 2]
    assert all(tale.played) and tale.turns > 4


def test_a_game_that_says_nothing_of_its_events_is_counted_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    record = run(balance.plan(find("hackers"), "", 4, {"starter": "C"}, "tale", "uniform", 2), jobs=1)[0].record()
    told = tell(record)
    monkeypatch.setattr("sneakernet.lab.tale.counts_of", lambda game: None)
    plain = tell(record)
    assert (plain.starter, plain.turns, plain.shares) == (told.starter, told.turns, told.shares)
    assert all(dealt <= seen for dealt, seen in zip(told.dealt, plain.dealt, strict=True))
    assert all(named & played for played, named in zip(told.played, plain.played, strict=True))
    assert plain.played[0] >= {line.partition(":")[2] for line in record.picks if line.startswith("A add:")}


def test_a_game_names_what_it_counts_beside_cards() -> None:
    found = weighed("access-denied", 4)
    assert "sector" in found.few, "four games are too few for rows"
    for language, title in {"en": "By sector", "de": "Nach Sektor"}.items():
        speech = Speech(language)
        assert report.table_title(speech, found, "sector") == title
        assert report.table_title(speech, found, "odd_thing").endswith("odd thing")
        assert "[" not in report.nothing_stands_out(speech, found, "sector", "1")
    assert report.row_name(Speech("en"), found, "sector", balance.Row("banking", mean([1.0]), 1, 0.5)) == "Banking"


def test_a_seat_that_always_wins_is_called_better() -> None:
    matches = balance.plan(find("hackers"), "", 3, {}, "sure", "uniform", 30)
    results = [result._replace(text=result.text) for result in run(matches, jobs=1)]
    tales = [tell(result.record())._replace(shares=(1.0, 0.0, 0.0)) for result in results]
    rows = balance.table("seat", tales, lambda tale, seat: ["ABC"[seat]]).rows
    assert [row.verdict for row in rows] == [1, -1, -1]


def test_two_ways_to_play_are_compared_on_the_same_deals() -> None:
    rules = find("hackers").rules
    sides = (compare.side(find(rules.name), ""), compare.side(find(rules.name), "round_cap=3"))
    matches = compare.plan(find(rules.name), sides, 3, "pairs", "uniform", 60)
    assert [m.seed for m in matches[:60]] == [m.seed for m in matches[60:]]
    found = compare.compare(sides, run(matches, jobs=1))
    turns = next(figure for figure in found.figures if figure.name == "turns")
    assert turns.right.mean < turns.left.mean
    assert turns.difference.mean == pytest.approx(turns.right.mean - turns.left.mean)
    page = compare_page(SPEECH, found, matches, "command")
    assert "falls from" in page and "round_cap=3" in page


def test_differences_hold_for_all_measures_of_a_comparison_together() -> None:
    rules = find("hackers").rules
    sides = (compare.side(find(rules.name), ""), compare.side(find(rules.name), "round_cap=3"))
    results = run(compare.plan(find(rules.name), sides, 3, "together", "uniform", 20), jobs=1)
    found = compare.compare(sides, results)
    turns = [float(tell(result.record()).turns) for result in results]
    alone = mean([b - a for a, b in zip(turns[:20], turns[20:], strict=True)])
    widened = next(figure for figure in found.figures if figure.name == "turns").difference
    assert len(found.figures) == 5
    assert (widened.high - widened.low) / (alone.high - alone.low) == pytest.approx(2.58 / 1.96, rel=0.06)


def test_a_page_opens_offline_and_says_what_it_found() -> None:
    page = balance_page(SPEECH, Weighed.by("sneakernet lab balance hackers", [weighed("hackers")]))
    assert page.count("<svg") >= 3
    loaded = re.findall(r'(?:src|href)="(?!#)([^"]+)"', page)
    assert loaded == [] and "@import" not in page
    assert "Seat A" in page and "First to play" in page
    assert "sneakernet lab balance hackers" in re.sub(r"<[^>]*>", "", page)
    assert SPEECH.common.problems == []
    assert "prefers-color-scheme: dark" in page and "fill: #ffffff" not in page, "a plot has the ground of its page"


def test_a_page_is_made_later_from_what_was_written_down() -> None:
    found = Weighed.by("command", [weighed("hackers")], [balance.Way("2022", 9, {"encrypted": "on"})])
    assert Weighed.read(found.written()) == found
    assert balance_page(SPEECH, Weighed.read(found.written())) == balance_page(SPEECH, found)


def test_editions_seats_and_house_rules_lie_side_by_side_on_one_page() -> None:
    rules = find("hackers").rules
    ways = balance.ways(find(rules.name), [], [3, 4], {"round_cap": "2"}, each_rule=True).ways
    assert [way.seats for way in ways] == [3] * (len(ways) // 2) + [4] * (len(ways) // 2)
    assert ways[0].settings == {"round_cap": "2"} and {"round_cap": "2", "encrypted": "on"} in [
        w.settings for w in ways
    ]
    ways = [ways[0], next(way for way in ways if way.seats == 4 and "encrypted" in way.settings)]
    tables = [
        balance.plan(find(rules.name), *way, "beside", "uniform", games)
        for way, games in zip(ways, (20, 24), strict=True)
    ]
    found = balance.weigh_all(tables, run([match for table in tables for match in table], jobs=1), "beside")
    assert [(one.seats, one.games) for one in found] == [(3, 20), (4, 24)]
    page = balance_page(SPEECH, Weighed.by("command", found))
    assert page.index("Side by side") < page.index("2022, 4 seats, round_cap=2 encrypted=on: ") < page.index("By seat")
    assert "the first to play wins" in page and SPEECH.common.problems == []


def test_a_rule_that_editions_print_differently_is_weighed_on_and_off() -> None:
    ways = balance.ways(find("access-denied"), ["german"], [4], {}, each_rule=True).ways
    assert [way.settings for way in ways] == [{}, {"distinct_codes": "on"}, {"distinct_codes": "off"}]


def test_every_edition_is_weighed_at_every_number_of_seats_if_nobody_names_any() -> None:
    ways, left_out = balance.ways(find("access-denied"), [], [], {}, each_rule=False)
    assert left_out == []
    assert [(way.edition, way.seats) for way in ways if way.seats < 4] == [
        ("2014", 2), ("2014", 3), ("2013", 2), ("2013", 3), ("german", 3)
    ]  # fmt: skip


def test_an_edition_that_is_not_made_for_so_many_is_left_out_and_named() -> None:
    rules = find("access-denied").rules
    ways, left_out = balance.ways(find(rules.name), [], [2, 3], {}, each_rule=False)
    assert [(way.edition, way.seats) for way in ways] == [
        ("2014", 2), ("2014", 3), ("2013", 2), ("2013", 3), ("german", 3)
    ]  # fmt: skip
    assert [(way.edition, way.seats) for way in left_out] == [("german", 2)]
    found = [weighed("hackers")]
    said = "Left out, because the edition is not made for so many players: german, 2 seats."
    assert said in balance_page(SPEECH, Weighed.by("command", found, left_out))
    assert "not made for so many" not in balance_page(SPEECH, Weighed.by("command", found))


def test_a_number_of_seats_that_no_edition_is_made_for_is_refused() -> None:
    for editions, seats in ((["german"], [2, 3]), ([], [7]), ([], [3, 7])):
        with pytest.raises(BadSetting, match="seat-count"):
            balance.ways(find("access-denied"), editions, seats, {}, each_rule=False)


def test_a_tournament_page_names_the_strongest() -> None:
    names = ["uniform", "greedy"]
    matches = plan(find("hackers"), "", 3, {"round_cap": "3"}, "page", names, 4)
    page = tournament_page(SPEECH, hold(matches, names, "page", jobs=1), matches, "command")
    assert "greedy is the strongest" in page or "greedy leads" in page


def test_who_leads_is_the_strongest_only_if_surely_better_than_each_of_the_others() -> None:
    rated = {
        "expert": Rating(200.0, 150.0, 250.0),
        "strong": Rating(140.0, 80.0, 160.0),
        "casual": Rating(9.0, -9.0, 40.0),
    }
    sure = Pairing("expert", "casual", Share(0.4, 0.3, 0.5), 0.25)
    close = Pairing("expert", "strong", Share(0.3, 0.24, 0.36), 0.25)
    weaker = Pairing("strong", "casual", Share(0.26, 0.2, 0.3), 0.25)
    said = strongest(SPEECH, Standings(rated, (sure, weaker), 8))
    assert said.startswith("expert is the strongest, with 200 points above the average: pair by pair it surely wins")
    said = strongest(SPEECH, Standings(rated, (close, sure, weaker), 8))
    assert said.startswith("expert leads, with 200 points") and "cannot tell it for sure from strong: pair by" in said
    assert said.endswith("its interval there still holds the fair 25.0%."), "what the sentence rests on is said"


def test_a_page_says_where_games_set_no_bound_to_a_rating() -> None:
    rated = {
        "expert": Rating(460.0, 289.0, inf),
        "casual": Rating(9.0, -inf, inf),
        "uniform": Rating(-460.0, -inf, -289.0),
    }
    found = Standings(rated, (Pairing("expert", "casual", Share(0.4, 0.3, 0.5), 0.25),), 8)
    page = tournament_page(SPEECH, found, plan(find("hackers"), "", 4, {}, "1", list(rated), 2), "command")
    assert "289 or more points above the average" in page and "the intervals are open there" in page
    assert all(f">{words}</td>" in page for words in ("289 or more", "open", "−289 or less"))
    assert "inf" not in page.replace("information", "")


def test_few_games_show_seats_and_say_that_they_are_too_few_for_cards() -> None:
    found = weighed("hackers", 3)
    assert [table.name for table in found.tables] == ["seat", "order"] and found.few == ("cards-dealt", "cards-played")
    assert found.first.seen == 3 and sum(row.share.mean for row in found.tables[1].rows) == pytest.approx(1)
    page = balance_page(SPEECH, Weighed.by("command", [found]))
    assert "20 cases yet: By card held at the beginning; By card played." in page and "By seat" in page


def test_what_cannot_be_played_is_said_before_any_game() -> None:
    for settings, bot in (({"starter": "D"}, "uniform"), ({}, "nobody")):
        with pytest.raises(Complaint):
            balance.plan(find("hackers"), "", 3, settings, "before", bot, 2)


def test_a_comparison_says_how_many_deals_end_alike() -> None:
    rules = find("hackers").rules
    sides = (compare.side(find(rules.name), ""), compare.side(find(rules.name), "round_cap=30"))
    found = compare.compare(sides, run(compare.plan(find(rules.name), sides, 3, "alike", "uniform", 4), jobs=1))
    assert found.same.mean == 1 and 0 < found.same.low < 1
    *rows, same = compare_rows(SPEECH, found)
    assert same[1:4] == ["", "100.0%", ""] and same[4].endswith("100.0%") and len(rows) == 5
    assert not any(figure.sure for figure in found.figures)
    assert all(figure.difference.low < 0 < figure.difference.high for figure in found.figures)


def test_a_plot_marks_what_a_sentence_says() -> None:
    values = [Share(9.0, 8.0, 10.0), Share(11.0, 9.5, 12.5), Share(14.0, 13.0, 15.0)]
    alone = plots.shares(["a", "b", "c"], values, 9.0, "turns", False)
    beside = plots.shares(["a", "b", "c"], values, 9.0, "turns", False, values[0])
    assert alone.count(plots.MORE) > beside.count(plots.MORE) > 0
