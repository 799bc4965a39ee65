"""Record: the game, complete: a header line, one line per choice, and the digest of where it led."""

import re
import shlex
from typing import Any, Final, final

from sneakernet.core.choice import IllegalPick
from sneakernet.core.complaint import Complaint
from sneakernet.core.event import Happened
from sneakernet.core.rules import Rules
from sneakernet.core.settings import BadSetting, changed
from sneakernet.core.state import State
from sneakernet.core.view import letter

FORMAT: Final = "sneakernet-record"
FORMAT_VERSION: Final = 1
ROW_DIGEST: Final = re.compile("[0-9a-f]{32}")  # the first form, taken of the row


class BadRecord(Complaint):
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
        self.lines: list[int] = []  # where header, picks and digest stood in the text that was read

    def line(self, n: int) -> int:
        """The line of the n-th pick, counted from 1; the header is the one before, the digest the one after."""
        return self.lines[n] if n < len(self.lines) else n + 1

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
    """Read a record, without the lines that begin with `#`; BadRecord names the line that is wrong."""
    numbered = [(n, line) for n, line in enumerate(text.splitlines(), 1) if not line.startswith("#")]
    if not numbered:
        raise BadRecord("record-empty", line=1)
    record = parse_header(numbered[0][1], numbered[0][0])
    record.lines = [number for number, _ in numbered]
    for number, line in numbered[1:]:
        if record.digest:
            raise BadRecord("after-digest", line=number)
        if line.startswith("digest "):
            record.digest = line[len("digest ") :]
        elif line and line == " ".join(line.split()) and line.count(" ") == 1:
            record.picks.append(line)
        else:
            raise BadRecord("no-pick", line=number, given=line)
    return record


def parse_header(line: str, number: int = 1) -> Record:
    """Read the header of a record, which stands in this line."""
    try:
        words = shlex.split(line)
    except ValueError:
        raise BadRecord("open-quote", line=number) from None
    if words[:1] != [FORMAT]:
        raise BadRecord("no-record", line=number, expected=f"{FORMAT} {FORMAT_VERSION}")
    if words[1:2] != [str(FORMAT_VERSION)]:
        raise BadRecord("record-format", line=number, given=" ".join(words[1:2]), known=str(FORMAT_VERSION))
    fields: dict[str, str] = {}
    for word in words[2:]:
        name, equals, value = word.partition("=")
        if not equals or name in fields:
            raise BadRecord("name-value", line=number, given=word)
        fields[name] = value
    try:
        record = Record(
            fields.pop("game"),
            fields.pop("edition"),
            whole(fields.pop("version"), number),
            whole(fields.pop("seats"), number),
            fields.pop("seed"),
            {name[4:]: fields.pop(name) for name in list(fields) if name.startswith("set:")},
        )
    except KeyError as missing:
        raise BadRecord("field-missing", line=number, name=str(missing.args[0])) from None
    if fields:
        raise BadRecord("unknown-field", line=number, given=next(iter(fields)))
    return record


def whole(text: str, number: int) -> int:
    """A whole number in the header."""
    try:
        return int(text)
    except ValueError:
        raise BadRecord("whole-number", line=number, given=text) from None


def replay(rules: Rules[Any], record: Record, log: list[Happened] | None = None) -> State:
    """The state where a record leads. It stops loudly at the first line that does not fit."""
    if record.version != rules.version:
        raise BadRecord(
            "rules-version", line=record.line(0), given=record.version, game=record.game, known=rules.version
        )
    try:
        s: State = rules.new(record.edition, record.seats, record.seed, record.settings, log)
    except BadSetting as problem:
        raise BadRecord(problem.key, line=record.line(0), **problem.told) from None
    for n, line in enumerate(record.picks, 1):
        choose(rules, s, line, record.line(n))
    if record.digest and not has_old_digest(record) and record.digest != rules.digest(s):
        raise BadRecord("wrong-digest", line=record.line(len(record.picks) + 1))
    return s


def has_old_digest(record: Record) -> bool:
    """Whether the digest of a record was taken of a row of an earlier layout: then it proves nothing today."""
    return ROW_DIGEST.fullmatch(record.digest) is not None


def choose(rules: Rules[Any], s: State, line: str, number: int = 0) -> None:
    """Carry out one line of a record; `number`: which one it is there."""
    seat, _, pick = line.partition(" ")
    if s.asked() < 0:
        raise BadRecord("after-end", line=number, given=line)
    if seat != letter(int(s.asked())):
        raise BadRecord("other-asked", line=number, given=line, asked=letter(int(s.asked())))
    try:
        rules.pick(s, rules.find(s, pick))
    except IllegalPick as illegal:
        raise BadRecord("illegal-pick", line=number, given=pick, game=rules.name, why=illegal.refusal) from None
