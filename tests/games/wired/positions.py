"""Words the tests of WIRED share: the deck, what lies where, and ways to play on without caring how."""

import re
from collections import Counter
from random import Random
from typing import Any, Final

from tests.support.table import Table

EQUIPMENT: Final = {"computer": 32, "cable-2": 16, "cable-3": 8, "switch": 18}
ATTACKS: Final = {"hacked": 9, "power-outage": 7, "new-hire": 7, "audit": 4}
RESOLUTIONS: Final = {"helpdesk": 4, "secured": 9, "powered": 7, "trained": 7}
STAYING: Final = {"security-specialist": 2, "facilities": 2, "supervisor": 2, "field-tech": 2}
CLASSIFICATIONS: Final = {**STAYING, "head-hunter": 6, "seal-the-deal": 1}
DECK: Final = {**EQUIPMENT, **ATTACKS, **RESOLUTIONS, **CLASSIFICATIONS}

SEATS: Final = "ABCDEF"
READERS: Final = ("A", "B", "C", "D", "spectator")
ISSUE: Final = re.compile(r"hacked|power-outage|new-hire")
NODE: Final = re.compile(r"\b(S\d+|K2[a-p]|K3[a-h]|P\d+)")
MADE_OF: Final = {"S": "switch", "K2": "cable-2", "K3": "cable-3", "P": "computer"}


def wired(text: str, seats: int = 4, **settings: Any) -> Table:
    """A position of WIRED, with four players unless said otherwise."""
    return Table("wired", text, seats=seats, **settings)


def lie(t: Table, place: str) -> list[str]:
    """The cards of a place one by one: `computer*3` is three computers."""
    words = [word.partition("*") for word in t.cards(place)]
    return [kind for kind, _, n in words for _ in range(int(n or 1))]


def hand(t: Table, seat: str) -> list[str]:
    """A player's hand, in the order of 1.1."""
    return lie(t, f"{seat} hand")


def network(t: Table, seat: str) -> str:
    """A player's network, as the position writes it."""
    return t.fact(f"{seat} network")


def classes(t: Table, seat: str) -> list[str]:
    """A player's classifications in play with their marks, oldest first."""
    return t.cards(f"{seat} classifications")


def public(t: Table, fact: str) -> Any:
    """A fact that everybody may read."""
    return t.view("spectator").facts[fact]


def moves(t: Table) -> int:
    """MOVES the active player has left."""
    return int(public(t, "moves"))


def score(t: Table, seat: str) -> int:
    """A player's points."""
    return int(public(t, "scores")[SEATS.index(seat)])


def income(t: Table, seat: str) -> int:
    """A player's active computers."""
    return int(public(t, "income")[SEATS.index(seat)])


def refused(t: Table, pick: str) -> str:
    """The rule by which a pick is refused: nothing changes, nobody hears of it, the same is asked again (WD-59)."""
    before = (t.save(), t.events, t.asked, t.about, t.options)
    rule = t.refuses(pick).rule
    assert (t.save(), t.events, t.asked, t.about, t.options) == before
    return rule


def why(t: Table, seat: str, card: str) -> str:
    """The rule by which a card cannot be played now; empty if it can."""
    refusal = t.why_not(seat, card)
    return "" if refusal is None else refusal.rule


def offer(t: Table, partner: str, give: str = "", want: str = "") -> Table:
    """Offer a trade. Words are kinds, `kind*2` or `in_play:facilities`."""
    t.play("offer")
    if t.about == "partner":
        t.play(f"to@{partner}")
    return propose(t, give, want)


def counter(t: Table, give: str = "", want: str = "") -> Table:
    """Answer an offer with another one."""
    return propose(t.play("counter"), give, want)


def propose(t: Table, give: str, want: str) -> Table:
    """Name both sides of an offer. The engine says `enough` and `propose` itself when nothing else is left."""
    for about, words, end in (("give", give, "enough"), ("want", want, "propose")):
        t.play(*(pick for word in words.split() for pick in picks(about, word)))
        if t.about == about:
            t.play(end)
    return t


def picks(about: str, word: str) -> list[str]:
    """How a word of an offer is picked: one card each."""
    if word.startswith("in_play:"):
        return [f"{about}_{word}"]
    kind, _, n = word.partition("*")
    return [f"{about}:{kind}"] * int(n or 1)


def turns(t: Table) -> int:
    """How many turns have begun while somebody listened."""
    return sum(" began*" in e for e in t.events)


def turns_begun(t: Table) -> str:
    """The seats whose turns have begun, in order, as one word: "BCDA"."""
    return "".join(e[0] for e in t.events if " began*" in e)


def end_turn(t: Table, times: int = 1) -> Table:
    """The active player does nothing more: no offer, no MOVE, no discard."""
    for _ in range(times):
        begun = turns(t)
        while t.asked is not None and turns(t) == begun:
            t.play("done")
    return t


def take_first(t: Table) -> Table:
    """Let the auditor take what comes first."""
    while t.about == "audit_pick":
        t.play(t.options[0])
    return t


def all_pass(t: Table) -> Table:
    """Nobody answers any more."""
    while t.about in ("audit_answer", "duel_answer"):
        t.play("pass")
    return t


def seen(t: Table, reader: str, *verbs: str) -> list[str]:
    """What a reader knows of the events with these verbs."""
    return [e for e in t.seen_by(reader) if re.split(r"[:@*]", e.split(" ", 1)[1])[0] in verbs]


def remembers(t: Table, reader: str, place: str) -> list[str]:
    """The cards of a place a reader can name: by seeing or by remembering them."""
    view = t.view(reader)
    return list(view.places[place].cards) or list(view.memory.get(place, ()))


def wander(t: Table, seed: int, steps: int) -> Table:
    """Play at random."""
    chance = Random(seed)
    for _ in range(steps):
        if t.asked is None:
            break
        t.play(chance.choice(t.options))
    return t


def everything(t: Table, seats: int) -> Counter[str]:
    """Every card that is anywhere, by kind."""
    found = Counter(lie(t, "draw") + lie(t, "discard") + lie(t, "event"))
    for seat in SEATS[:seats]:
        found.update(hand(t, seat))
        found.update(c.partition("+")[0] for c in classes(t, seat))
        found.update(ISSUE.findall(network(t, seat)))
        found.update(MADE_OF[name[: 2 if name[0] == "K" else 1]] for name in names(t, seat))
    return found


def names(t: Table, seat: str) -> set[str]:
    """The names of a player's equipment."""
    return set(NODE.findall(ISSUE.sub("", network(t, seat))))
