"""Balance: which seat, place in the turn order, gain and card wins more than its share, and how long games last."""

from collections.abc import Callable, Sequence
from itertools import accumulate
from statistics import fmean
from typing import Final, NamedTuple

from sneakernet.bots.by_path import make_typed
from sneakernet.core.game import Game
from sneakernet.core.settings import Setting
from sneakernet.core.view import letter
from sneakernet.lab.match import Match, Result
from sneakernet.lab.stats import Share, mean, mean_share, z_for
from sneakernet.lab.tale import Tale, tell
from sneakernet.table.clock import check_without_clock

FEWEST: Final = 20  # cases that a row must have seen before it is listed
ALWAYS: Final = ("seat", "order")  # tables that list every row: there are few, and each is seen in every game
CARDS: Final = (
    "cards-dealt",
    "cards-played",
)  # tables in which some seats have more rows than others, and so more of a say


class Row(NamedTuple):
    """One line: whose share of the wins, compared with a fair one."""

    name: str
    share: Share
    seen: int  # how many times a seat was in this case
    fair: float

    @property
    def verdict(self) -> int:
        """1: surely more than fair, -1: surely less, 0: nobody can tell yet."""
        return 1 if self.share.low > self.fair else -1 if self.share.high < self.fair else 0


class Comparisons(NamedTuple):
    """Lines of one kind. Their intervals are wide enough to be right for all lines together in 95 of 100 tables."""

    name: str
    rows: tuple[Row, ...]
    cases: int  # how many lines there would be if games were many

    @property
    def listed(self) -> bool:
        """Whether it has lines to compare."""
        return len(self.rows) > 1

    def sure(self) -> list[Row]:
        """The lines that surely differ from a fair share."""
        return [row for row in self.rows if row.verdict != 0]


class Balance(NamedTuple):
    """What the games of one table told."""

    game: str
    edition: str
    seats: int
    settings: tuple[tuple[str, str], ...]
    bot: str
    games: int
    seed: str
    tables: tuple[Comparisons, ...]
    decisions: Share
    turns: Share
    draws: Share
    lengths: tuple[int, ...]  # turns of every game; none where the game tells of no turns
    few: tuple[str, ...]  # tables for which these games are too few

    @property
    def first(self) -> Row:
        """The share of whoever plays first."""
        return next(row for table in self.tables if table.name == "order" for row in table.rows)


def plan(
    game: Game, edition: str, seats: int, settings: dict[str, str], seed: str, bot: str, games: int
) -> list[Match]:
    """The same bot on every seat: what differs is the seat, and nothing else. A table that cannot be set, or a bot
    that is not there, is said now and not after hours of games at other tables."""
    chosen, players, values = check_without_clock(game, edition, seats, settings)
    game.rules.new(chosen, players, seed, values)
    make_typed(bot, game)
    fixed = tuple((name, values[name]) for name in settings)
    return [Match(game.name, chosen, players, fixed, f"{seed}/{n}", (bot,) * players) for n in range(games)]


class Way(NamedTuple):
    """One way to set a table."""

    edition: str
    seats: int
    settings: dict[str, str]


class Ways(NamedTuple):
    """The ways to set a table that were wished for, and what was left out of them."""

    ways: list[Way]
    left_out: list[Way]  # editions that are not made for so many


def ways(game: Game, editions: Sequence[str], seats: Sequence[int], settings: dict[str, str], each_rule: bool) -> Ways:
    """Every edition at every number of seats, as it is and, if wanted, with each rule that can be switched. Without
    editions or seats all there are. An edition that is not made for so many is left out, if another is."""
    rules = game.rules
    chosen = list(dict.fromkeys(rules.check(edition, 0, settings)[0] for edition in editions or rules.editions))
    made_for = {edition: rules.seat_counts(edition) for edition in chosen}
    some = {count for counts in made_for.values() for count in counts}
    extra = [{}, *[switch for setting in rules.settings if each_rule for switch in switches(setting)]]
    found = Ways([], [])
    for edition in chosen:
        for count in dict.fromkeys(seats or sorted(made_for[edition])):
            if count in some and count not in made_for[edition]:
                found.left_out.append(Way(edition, count, settings))
                continue
            number = rules.check(edition, count, settings)[1]
            found.ways.extend(
                Way(edition, number, {**settings, **more}) for more in extra if not more.keys() & settings.keys()
            )
    return found


def switches(setting: Setting) -> list[dict[str, str]]:
    """A rule that can be on or off, as it is not by default; no other setting is one."""
    can = {"on", "off"} <= set(setting.values)
    return [{setting.name: value} for value in ("on", "off") if can and value != setting.default]


def weigh_all(tables: Sequence[Sequence[Match]], results: Sequence[Result], seed: str) -> list[Balance]:
    """Table by table, from the results of all of them in a row."""
    ends = list(accumulate(map(len, tables)))
    return [weigh(one, results[end - len(one) : end], seed) for one, end in zip(tables, ends, strict=True)]


def weigh(matches: Sequence[Match], results: Sequence[Result], seed: str) -> Balance:
    """Count, compare with fair shares, and say how sure each number is."""
    tales = [tell(result.record()) for result in results]
    first = matches[0]
    seats = first.seats
    tables = [
        table("seat", tales, lambda tale, seat: [letter(seat)]),
        table("order", tales, lambda tale, seat: [str((seat - tale.starter) % seats + 1)]),
        *[gained(name, tales) for name in tales[0].gained],
        table("cards-dealt", tales, lambda tale, seat: tale.dealt[seat]),
        table("cards-played", tales, lambda tale, seat: tale.played[seat]),
    ]
    return Balance(
        first.game,
        first.edition,
        seats,
        first.settings,
        first.bots[0],
        len(tales),
        seed,
        tuple(one for one in tables if one.listed),
        mean([float(tale.decisions) for tale in tales], least=0.0),
        mean([float(tale.turns) for tale in tales], least=0.0),
        mean_share([1.0 if max(tale.shares) < 1 else 0.0 for tale in tales]),
        tuple(tale.turns for tale in tales),
        tuple(one.name for one in tables if one.cases > 1 and not one.listed),
    )


def gained(name: str, tales: Sequence[Tale]) -> Comparisons:
    """What the game counts beside cards."""
    return table(name, tales, lambda tale, seat: tale.gained[name][seat])


def table(
    name: str, tales: Sequence[Tale], cases: Callable[[Tale, int], Sequence[str] | frozenset[str]]
) -> Comparisons:
    """Every case that a seat can be in, with the share of the wins of the seats that were in it."""
    found: dict[str, list[float]] = {}
    for tale in tales:
        for seat, share in enumerate(tale.shares):
            for case in cases(tale, seat):
                found.setdefault(case, []).append(share)
    fewest = 1 if name in ALWAYS else FEWEST
    listed = {case: shares for case, shares in found.items() if len(shares) >= fewest}
    z = z_for(len(listed))
    fair = fair_share(name, tales, found)
    rows = [Row(case, mean_share(shares, z=z), len(shares), fair) for case, shares in listed.items()]
    if name in ALWAYS:
        return Comparisons(name, tuple(sorted(rows)), len(found))
    return Comparisons(name, tuple(sorted(rows, key=lambda row: (-row.share.mean, row.name))), len(found))


def fair_share(name: str, tales: Sequence[Tale], found: dict[str, list[float]]) -> float:
    """One seat's share of the wins; for a card that of all cards of its table, for some seats are dealt more (HK-4),
    and who wins plays more."""
    if name not in CARDS:
        return 1 / len(tales[0].shares)
    shares = [share for case in found.values() for share in case]
    return fmean(shares) if shares else 0.0
