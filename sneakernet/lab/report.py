"""Report: one HTML page that opens offline and says in sentences what was found, before it shows numbers."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from jinja2 import Environment, FileSystemLoader, StrictUndefined

from sneakernet.games import find
from sneakernet.lab import plots
from sneakernet.lab.balance import FEWEST, Balance, Row, Table, Way
from sneakernet.lab.compare import Comparison, Figure
from sneakernet.lab.stats import Share
from sneakernet.lab.tournament import Standings, interval, notes, strongest
from sneakernet.say import Speech

FOLDER: Final = Path(__file__).resolve().parent
SHARES: Final = ("draws", "starter", "last")  # measures that are shares of games


class Picture(NamedTuple):
    """A plot, and what it shows for those who cannot see it."""

    svg: str
    text: str


class Section(NamedTuple):
    """One question and its answer."""

    title: str
    found: list[str]
    notes: list[str]
    pictures: list[Picture]
    head: list[str]
    rows: list[list[str]]
    part: bool = False  # of the section before it


def page(speech: Speech, title: str, intro: Sequence[str], sections: Sequence[Section], command: str) -> str:
    """The whole page."""
    environment = Environment(loader=FileSystemLoader(FOLDER), autoescape=True, undefined=StrictUndefined)
    template = environment.get_template("report.html")
    return template.render(
        language=speech.language,
        title=title,
        intro=intro,
        sections=sections,
        made_by=speech.say("lab-made-by"),
        command=command,
    )


def spread(speech: Speech, share: Share, as_percent: bool = True) -> str:
    """An interval as people write it."""
    if as_percent:
        return f"{speech.percent(share.low)} – {speech.percent(share.high)}"
    return f"{speech.number(share.low, 1)} – {speech.number(share.high, 1)}"


# Balance


def balance_page(speech: Speech, balances: Sequence[Balance], command: str, left_out: Sequence[Way] = ()) -> str:
    """Everything that was found about the balance of a game, table by table."""
    title = speech.say("lab-balance-title", game=find(balances[0].game).title)
    intro = [speech.say("lab-balance-intro"), *left_out_lines(speech, left_out)]
    return page(speech, title, intro, all_sections(speech, balances), command)


def left_out_lines(speech: Speech, left_out: Sequence[Way]) -> list[str]:
    """What was wished for and not weighed, in a sentence, if there is any."""
    names = [speech.say("lab-way", edition=way.edition, seats=way.seats, settings="none") for way in left_out]
    return [speech.say("lab-left-out", ways="; ".join(names))] if names else []


def all_sections(speech: Speech, balances: Sequence[Balance]) -> list[Section]:
    """Where there are several tables they are first put side by side; then each by itself."""
    together = [side_by_side(speech, balances)] if len(balances) > 1 else []
    return [*together, *[section for balance in balances for section in balance_sections(speech, balance)]]


def side_by_side(speech: Speech, balances: Sequence[Balance]) -> Section:
    """Editions, house rules and numbers of seats: how long games last and what the first player wins."""
    names = [way_name(speech, balance) for balance in balances]
    found = [side_sentence(speech, name, balance, balances[0]) for name, balance in zip(names, balances, strict=True)]
    label = speech.say("lab-axis-turns")
    first = balances[0].turns
    drawn = plots.shares(names, [balance.turns for balance in balances], first.mean, label, False, first)
    head = [speech.say(f"lab-head-{name}") for name in ("name", "turns", "interval", "first", "interval", "fair")]
    rows = [
        [
            name,
            speech.number(balance.turns.mean, 1),
            spread(speech, balance.turns, False),
            speech.percent(balance.first.share.mean),
            spread(speech, balance.first.share),
            speech.percent(balance.first.fair),
        ]
        for name, balance in zip(names, balances, strict=True)
    ]
    title = speech.say("lab-side-by-side")
    return Section(title, found, [speech.say("lab-note-side")], [Picture(drawn, title)], head, rows)


def way_name(speech: Speech, balance: Balance) -> str:
    """A table in a few words."""
    settings = " ".join(f"{name}={value}" for name, value in balance.settings)
    return speech.say("lab-way", edition=balance.edition, seats=balance.seats, settings=settings or "none")


def side_sentence(speech: Speech, name: str, balance: Balance, first: Balance) -> str:
    """One table beside the first one: longer or shorter where the intervals lie apart, and the first player's lot."""
    apart = balance.turns.low > first.turns.high or balance.turns.high < first.turns.low
    longer = "more" if balance.turns.mean > first.turns.mean else "less"
    order = {1: "more", -1: "less", 0: "fair"}[balance.first.verdict]
    return speech.say(
        "lab-side",
        name=name,
        turns=speech.number(balance.turns.mean, 1),
        length=longer if apart else "same",
        order=order,
        share=speech.percent(balance.first.share.mean),
        interval=spread(speech, balance.first.share),
    )


def balance_sections(speech: Speech, balance: Balance) -> list[Section]:
    """One table: what it was, how long games last, then every way to count."""
    about = speech.say(
        "lab-balance-about",
        game=find(balance.game).title,
        edition=balance.edition,
        seats=balance.seats,
        settings=" ".join(f"{name}={value}" for name, value in balance.settings) or "none",
        bot=balance.bot,
        n=balance.games,
        seed=balance.seed,
    )
    length = speech.say(
        "lab-length",
        turns=speech.number(balance.turns.mean, 1),
        interval=spread(speech, balance.turns, False),
        decisions=speech.number(balance.decisions.mean),
        draws=speech.percent(balance.draws.mean),
    )
    label = speech.say("lab-axis-turns")
    few = [speech.say(f"lab-by-{name}") for name in balance.few]
    too_few = [speech.say("lab-few", tables="; ".join(few), fewest=FEWEST)] if few else []
    first = Section(about, [length, *too_few], [], [Picture(plots.lengths(balance.lengths, label), label)], [], [])
    return [first, *[table_section(speech, balance, table) for table in balance.tables]]


def table_section(speech: Speech, balance: Balance, table: Table) -> Section:
    """One way to count: sentences for what is sure, then the plot and the numbers."""
    names = [row_name(speech, balance, table.name, row) for row in table.rows]
    found = [
        speech.say(
            "lab-more" if row.verdict > 0 else "lab-less",
            name=name,
            share=speech.percent(row.share.mean),
            interval=spread(speech, row.share),
            fair=speech.percent(row.fair),
        )
        for name, row in zip(names, table.rows, strict=True)
        if row.verdict
    ]
    if not found:
        widest = max(row.share.high - row.share.low for row in table.rows)
        found = [speech.say(f"lab-even-{table.name}", width=speech.percent(widest))]
    label = speech.say("lab-axis-share")
    drawn = plots.shares(names, [row.share for row in table.rows], table.rows[0].fair, label)
    head = [speech.say(f"lab-head-{name}") for name in ("name", "share", "interval", "seen")]
    rows = [
        [name, speech.percent(row.share.mean), spread(speech, row.share), speech.number(row.seen)]
        for name, row in zip(names, table.rows, strict=True)
    ]
    notes = [speech.say(f"lab-note-{table.name}")] if table.name in ("dealt", "played") else []
    return Section(speech.say(f"lab-by-{table.name}"), found, notes, [Picture(drawn, found[0])], head, rows, True)


def row_name(speech: Speech, balance: Balance, kind: str, row: Row) -> str:
    """A line's name, as people say it."""
    if kind in ("dealt", "played"):
        return speech.game(balance.game, balance.edition).card_name(row.name)
    if kind == "sector":
        words = speech.game(balance.game, balance.edition).words
        return words.find(f"target-{row.name}") or row.name
    return speech.say(f"lab-name-{kind}", name=int(row.name) if row.name.isdecimal() else row.name)


# Compare


def compare_page(speech: Speech, game: str, comparison: Comparison, command: str) -> str:
    """What changes from one way to play to the other."""
    title = speech.say(
        "lab-compare-title", game=find(game).title, left=comparison.left.name, right=comparison.right.name
    )
    intro = [speech.say("lab-compare-intro", n=comparison.games)]
    found, rows = compare_found(speech, comparison), compare_rows(speech, comparison)
    section = Section(speech.say("lab-compare-found"), found, [], [], compare_head(speech, comparison), rows)
    return page(speech, title, intro, [section], command)


def compare_found(speech: Speech, comparison: Comparison) -> list[str]:
    """What surely changes, in sentences; where nothing does, that."""
    sure = [figure for figure in comparison.figures if figure.sure]
    return [sentence(speech, figure) for figure in sure] or [speech.say("lab-compare-nothing")]


def compare_head(speech: Speech, comparison: Comparison) -> list[str]:
    """What stands above the columns of a comparison."""
    names = [speech.say(f"lab-head-{name}") for name in ("name", "difference", "interval")]
    return [names[0], comparison.left.name, comparison.right.name, *names[1:]]


def number(speech: Speech, name: str, value: float) -> str:
    """A measure as people write it."""
    return speech.percent(value) if name in SHARES else speech.number(value, 1)


def sentence(speech: Speech, figure: Figure) -> str:
    """One difference that is sure."""
    return speech.say(
        "lab-compare-more" if figure.difference.mean > 0 else "lab-compare-less",
        what=speech.say(f"lab-measure-{figure.name}"),
        left=number(speech, figure.name, figure.left.mean),
        right=number(speech, figure.name, figure.right.mean),
        interval=spread(speech, figure.difference, figure.name in SHARES),
    )


def compare_rows(speech: Speech, comparison: Comparison) -> list[list[str]]:
    """Every measure in numbers; last how many deals end alike, which is no measure of a side."""
    same = [
        speech.say("lab-measure-same"),
        "",
        speech.percent(comparison.same.mean),
        "",
        spread(speech, comparison.same),
    ]
    return [*[figure_row(speech, figure) for figure in comparison.figures], same]


def figure_row(speech: Speech, figure: Figure) -> list[str]:
    """One measure in numbers."""
    values = [
        number(speech, figure.name, value) for value in (figure.left.mean, figure.right.mean, figure.difference.mean)
    ]
    return [speech.say(f"lab-measure-{figure.name}"), *values, spread(speech, figure.difference, figure.name in SHARES)]


# Tournament


def tournament_page(speech: Speech, game: str, standings: Standings, seats: int, command: str) -> str:
    """Who is how strong."""
    names = list(standings.ratings)
    rated = [Share(*rating) for rating in standings.ratings.values()]
    label = speech.say("lab-axis-rating")
    first = strongest(speech, standings)
    head = [speech.say("lab-head-name"), label, speech.say("lab-head-interval")]
    rows = [[name, speech.number(r.points), interval(speech, r)] for name, r in standings.ratings.items()]
    ratings = Section(
        speech.say("lab-ratings"),
        [first],
        notes(speech, standings),
        [Picture(plots.shares(names, rated, 0.0, label, False), first)],
        head,
        rows,
    )
    fair = 1 / seats
    pairs = [
        [
            f"{pair.one} – {pair.other}",
            speech.number(pair.share.mean / fair, 2),
            speech.percent(pair.share.mean),
            spread(speech, pair.share),
        ]
        for pair in standings.pairings
    ]
    pair_head = [speech.say(f"lab-head-{name}") for name in ("pair", "times-fair", "share", "interval")]
    pairings = Section(speech.say("lab-pairings"), [], [speech.say("lab-note-pairings")], [], pair_head, pairs)
    title = speech.say("lab-tournament-title", game=find(game).title)
    return page(speech, title, [speech.say("lab-tournament-intro", n=standings.games)], [ratings, pairings], command)
