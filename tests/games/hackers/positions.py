"""Words the tests of HACKERS share: positions about to end, and ways to play on without caring how."""

from tests.support.table import Table

PACK = (
    "hacker-cereal hacker-joey hacker-nikon hacker-phreak dumpster-dive media-icons phone-tap virus worm "
    "hacker-burn hacker-dade cyberdelia payphone diskette special-agent "
    "curtis garbage-file scapegoat security-officer the-gibson"
).split()
SEATS = "ABCD"
READERS = ("A", "B", "C", "D", "spectator")


def ended(**files: str) -> Table:
    """A game of four that has just ended with these FILES, A being the announcer and the last to TRIM."""
    used = " ".join(files.values()).split()
    first, second, snoop, *deck = [c for c in PACK if c not in used]
    lie = "; ".join(f"{seat} files: {cards}" for seat, cards in files.items())
    text = f"announcer: A; ending: yes; active: A; step: trim; A hand: {first} {second}; snoop: {snoop}"
    t = Table("hackers", f"{text}; deck: {' '.join(deck)}; {lie}", seats=4)
    return t.play(f"return:{first}")


def score(files: str) -> int:
    """What these FILES are worth at the end (HK-17)."""
    return int(ended(A=files).scores[0])


def bauds(card: str) -> list[int]:
    """The BAUD rates at which a card in FILES is swept: it should be exactly one."""
    sweeps = [(300, "A", "security-officer"), (1200, "A", "the-gibson"), (2400, "B", "hacker-burn")]
    if card == "hacker-burn":
        sweeps[2] = (2400, "B", "hacker-dade")
    return [rate for rate, seat, by in sweeps if by != card and swept(card, seat, by)]


def swept(card: str, seat: str, by: str) -> bool:
    """Whether a card in a player's FILES goes under the DECK when A adds another card."""
    other, snoop, *deck = [c for c in PACK if c not in (card, by, "virus", "worm")]
    text = f"{seat} files: {card}; A hand: {by} {other}; snoop: {snoop}; deck: {' '.join(deck[:4])}"
    t = Table("hackers", text, seats=4).play(f"add:{by}")
    return t.cards("deck")[-1] == card and card not in t.cards(f"{seat} files")


def files(t: Table, seat: str) -> set[str]:
    """A player's FILES, as a set: their order is irrelevant."""
    return set(t.cards(f"{seat} files"))


def hand(t: Table, seat: str) -> set[str]:
    """A player's HAND, as a set."""
    return set(t.cards(f"{seat} hand"))


def finish_turn(t: Table) -> Table:
    """Play the first option until the turn of the active player is over."""
    seat = t.fact("active")
    while t.asked is not None and t.fact("active") == seat:
        t.play(t.options[0])
    return t


def play_out(t: Table) -> Table:
    """Play the first option until the game is over."""
    while t.asked is not None:
        t.play(t.options[0])
    return t


def turns_begun(t: Table) -> str:
    """The seats whose turns have begun, in order, as one word: "BCDA"."""
    return "".join(e[0] for e in t.events if " began*" in e)


def number(events: list[str], what: str) -> int:
    """The number in an event such as "B scored*6", which must be there once; a bare "C scored" says 0."""
    told = [e for e in events if e.split("*")[0] == what]
    assert len(told) == 1, f"{what} is told {len(told)} times"
    return int(told[0].partition("*")[2] or 0)


def named(events: list[str], card: str) -> list[str]:
    """The events that name a card."""
    return [e for e in events if card in e.replace("@", ":").replace("*", ":").split(":")]
