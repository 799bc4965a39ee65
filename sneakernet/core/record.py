"""Record: the game, complete: a header line, one line per choice, and the digest of where it led."""

import shlex
from typing import Any, Final, final

from sneakernet.core.choice import IllegalPick
from sneakernet.core.event import Happened
from sneakernet.core.rules import Rules
from sneakernet.core.settings import BadSetting, changed
from sneakernet.core.state import State
from sneakernet.core.view import letter

FORMAT: Final = "sneakernet-record"
FORMAT_VERSION: Final = 1


class BadRecord(ValueError):
    """A record that cannot be read or replayed, with the line that does not fit."""


@final
class Record:
    """Header and spelled picks; the same text is the server's log, the golden test, the bug report and the replay."""

    def __init__(
        self,
        game: str,
        edition: str,
        version: int,
        seats: int,
        seed: str,
        settings: dict[str, str],
        picks: list[str] | None = None,
        digest: str = "",
    ) -> None:
        self.game = game
        self.edition = edition
        self.version = version
        self.seats = seats
        self.seed = seed
        self.settings = settings
        self.picks = picks if picks is not None else []  # each with its seat: "A add:worm"
        self.digest = digest

    def header(self) -> str:
        """The first line."""
        words = [f"game={self.game}", f"edition={self.edition}", f"version={self.version}"]
        words += [f"seats={self.seats}", f"seed={self.seed}"]
        words += [f"set:{name}={value}" for name, value in self.settings.items()]
        return " ".join([FORMAT, str(FORMAT_VERSION), *[shlex.quote(word) for word in words]])

    def write(self) -> str:
        """The record as text."""
        lines = [self.header(), *self.picks]
        if self.digest:
            lines.append(f"digest {self.digest}")
        return "\n".join(lines) + "\n"


def open_record(rules: Rules[Any], edition: str, seats: int, seed: str, settings: dict[str, object]) -> Record:
    """The record of a game that begins now."""
    chosen, players, values = rules.check(edition, seats, settings)
    return Record(rules.name, chosen, rules.version, players, seed, changed(rules.settings, values))


def parse(text: str) -> Record:
    """Read a record; BadRecord names the line that is wrong."""
    lines = text.splitlines()
    if not lines:
        raise BadRecord("line 1: the record is empty")
    record = parse_header(lines[0])
    for number, line in enumerate(lines[1:], 2):
        if record.digest:
            raise BadRecord(f"line {number}: nothing may follow the digest")
        if line.startswith("digest "):
            record.digest = line[len("digest ") :]
        elif line and line == " ".join(line.split()) and line.count(" ") == 1:
            record.picks.append(line)
        else:
            raise BadRecord(f"line {number}: expected a seat and a pick, such as `A add:worm`, found {line!r}")
    return record


def parse_header(line: str) -> Record:
    """Read the first line of a record."""
    try:
        words = shlex.split(line)
    except ValueError as problem:
        raise BadRecord(f"line 1: {problem}") from None
    if words[:1] != [FORMAT]:
        raise BadRecord(f"line 1: a record begins with `{FORMAT} {FORMAT_VERSION}`")
    if words[1:2] != [str(FORMAT_VERSION)]:
        raise BadRecord(f"line 1: format version {' '.join(words[1:2])!r} is unknown; this is {FORMAT_VERSION}")
    fields: dict[str, str] = {}
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals or name in fields:
            raise BadRecord(f"line 1: expected name=value once each, found {word!r}")
        fields[name] = value
    try:
        record = Record(
            fields.pop("game"),
            fields.pop("edition"),
            int(fields.pop("version")),
            int(fields.pop("seats")),
            fields.pop("seed"),
            {name[4:]: fields.pop(name) for name in list(fields) if name.startswith("set:")},
        )
    except KeyError as missing:
        raise BadRecord(f"line 1: the field {missing.args[0]} is missing") from None
    except ValueError as problem:
        raise BadRecord(f"line 1: {problem}") from None
    if fields:
        raise BadRecord(f"line 1: unknown field {next(iter(fields))!r}")
    return record


def replay(rules: Rules[Any], record: Record, log: list[Happened] | None = None) -> State:
    """The state where a record leads. It stops loudly at the first line that does not fit."""
    if record.version != rules.version:
        raise BadRecord(f"line 1: rules version {record.version} of {record.game}; this program plays {rules.version}")
    try:
        s: State = rules.new(record.edition, record.seats, record.seed, record.settings, log)
    except BadSetting as problem:
        raise BadRecord(f"line 1: {problem}") from None
    for number, line in enumerate(record.picks, 2):
        choose(rules, s, line, f"line {number}")
    if record.digest and record.digest != s.digest():
        raise BadRecord(f"line {len(record.picks) + 2}: the digest does not match: the game played differs")
    return s


def choose(rules: Rules[Any], s: State, line: str, where: str) -> None:
    """Carry out one line of a record."""
    seat, _, pick = line.partition(" ")
    if s.asked() < 0:
        raise BadRecord(f"{where}: {line!r} comes after the end of the game")
    if seat != letter(int(s.asked())):
        raise BadRecord(f"{where}: {line!r}, but {letter(int(s.asked()))} is asked")
    try:
        rules.pick(s, rules.find(s, pick))
    except IllegalPick as illegal:
        raise BadRecord(f"{where}: {illegal}") from None
