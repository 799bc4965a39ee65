"""Report: what was found about the balance of a game, table by table, in sentences, plots and numbers."""

from collections.abc import Sequence
from typing import Final, NamedTuple

import msgspec

from sneakernet.core.registry import find
from sneakernet.lab import plots
from sneakernet.lab.balance import ALWAYS, CARDS, FEWEST, Balance, Comparisons, Row, Way
from sneakernet.lab.match import packages, source
from sneakernet.lab.page import Picture, Section, page
from sneakernet.lab.wording import points, spread
from sneakernet.say import GameSpeech, Speech
from sneakernet.say.game import in_words

EVERYWHERE: Final = (*ALWAYS, *CARDS)  # tables of every game


class Weighed(NamedTuple):
    """What was found about the balance of a game: all that a page about it is made from."""

    balances: tuple[Balance, ...]
    left_out: tuple[Way, ...]
    command: str
    source: str

    @classmethod
    def by(cls, command: str, balances: Sequence[Balance], left_out: Sequence[Way] = ()) -> "Weighed":
        """What this program has found."""
        made = packages({one.game for one in balances}, {one.bot for one in balances})
        return cls(tuple(balances), tuple(left_out), command, source(made))

    @classmethod
    def read(cls, text: str) -> "Weighed":
        """What was written down, here or with an earlier version."""
        return msgspec.json.decode(text, type=cls)

    def written(self) -> str:
        """The same as data, for a page that is made later."""
        return msgspec.json.encode(self).decode()


def balance_page(speech: Speech, found: Weighed) -> str:
    """Everything that was found about the balance of a game, table by table."""
    title = speech.say("lab-balance-title", game=find(found.balances[0].game).rules.title)
    intro = [speech.say("lab-balance-intro"), *left_out_lines(speech, found.left_out)]
    return page(speech, title, intro, all_sections(speech, found.balances), found.command, found.source)


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
        game=find(balance.game).rules.title,
        edition=balance.edition,
        seats=balance.seats,
        settings=" ".join(f"{name}={value}" for name, value in balance.settings) or "none",
        bot=balance.bot,
        n=balance.games,
        seed=balance.seed,
    )
    length = speech.say(
        "lab-length",
        turns=speech.number(balance.turns.mean, 1) if any(balance.lengths) else "none",
        interval=spread(speech, balance.turns, False),
        decisions=speech.number(balance.decisions.mean),
        draws=speech.percent(balance.draws.mean),
    )
    label = speech.say("lab-axis-turns")
    drawn = [plots.lengths(balance.lengths, label, speech.say("lab-axis-games"))] if any(balance.lengths) else []
    few = [table_title(speech, balance, name) for name in balance.few]
    too_few = [speech.say("lab-few", tables="; ".join(few), fewest=FEWEST)] if few else []
    first = Section(about, [length, *too_few], [], [Picture(one, label) for one in drawn], [], [])
    return [first, *[table_section(speech, balance, table) for table in balance.tables]]


def table_section(speech: Speech, balance: Balance, table: Comparisons) -> Section:
    """One way to count: sentences for what is sure, then the plot and the numbers."""
    names = [row_name(speech, balance, table.name, row) for row in table.rows]
    found = [
        speech.say(
            "lab-more" if row.verdict > 0 else "lab-less",
            table=table.name,
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
        found = [nothing_stands_out(speech, balance, table.name, points(speech, widest))]
    label = speech.say("lab-axis-share")
    drawn = plots.shares(names, [row.share for row in table.rows], table.rows[0].fair, label)
    head = [speech.say(f"lab-head-{name}") for name in ("name", "share", "interval", "seen")]
    rows = [
        [name, speech.percent(row.share.mean), spread(speech, row.share), speech.number(row.seen)]
        for name, row in zip(names, table.rows, strict=True)
    ]
    notes = [speech.say(f"lab-note-{table.name}")] if table.name in CARDS else []
    return Section(table_title(speech, balance, table.name), found, notes, [Picture(drawn, found[0])], head, rows, True)


def table_title(speech: Speech, balance: Balance, kind: str) -> str:
    """What a way to count is called; one that the game adds has its title there, or its name."""
    if kind in EVERYWHERE:
        return speech.say(f"lab-by-{kind}")
    said = game_speech(speech, balance).words.find(f"counted-{kind}")
    return said or speech.say("lab-by-counted", name=in_words(kind))


def nothing_stands_out(speech: Speech, balance: Balance, kind: str, width: str) -> str:
    """That no line of a table surely differs from the others."""
    if kind in EVERYWHERE:
        return speech.say(f"lab-even-{kind}", width=width)
    said = game_speech(speech, balance).words.find(f"counted-{kind}", "even", width=width)
    return said or speech.say("lab-even-counted", width=width)


def game_speech(speech: Speech, balance: Balance) -> GameSpeech:
    """The sentences of the game that was weighed."""
    return speech.game(find(balance.game), balance.edition)


def row_name(speech: Speech, balance: Balance, kind: str, row: Row) -> str:
    """A line's name, as people say it."""
    if kind in CARDS:
        return game_speech(speech, balance).card_name(row.name)
    if kind not in EVERYWHERE:
        return game_speech(speech, balance).words.find(f"target-{row.name}") or row.name
    return speech.say(f"lab-name-{kind}", name=int(row.name) if row.name.isdecimal() else row.name)
