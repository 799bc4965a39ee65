"""Words the tests of Access Denied share: the tables T6, T4 and T2, fillers by code, and ways to play on quietly."""

import re
from typing import Any

import pytest

from tests.support.table import Table

ENGLISH_CODES = {
    "A": "bbs counter-virus dumpster-diving satan-virus samurai usenet guru delete-account",
    "B": "dads-office-computer bank-error-in-your-favor revoke-login anti-virus multi-virus packet-sniffer firewall "
    "logic-bomb olfactopeg",
    "C": "2nd-phone-line backdoor copybot mocking-bird market-rumors wiretap route-trace fbi-raid major-release sol",
    "D": "war-dialer listserv easy-credit the-nsa-is-watching-you line-spike beta-site software-patch trojan bank-run "
    "retro-virus backup",
    "E": "ice whoops-disconnect no-etaxes digital-divide cancelbot freeware fdic spam flame-war red-tape bug overdraft",
    "F": "over-clock direct-deposit loan-default mothers-maiden-name fifteen-minutes burnout worm warez free-checking "
    "telecourse public-library phreaking popular-homepage",
}
GERMAN_CODES = {
    "A": "beliebter-krieg gegen-virus untertauchen code-verschluesseln guru zugriff-loeschen samurai satan-virus",
    "B": "spitzen-system bank-irrtum-zu-deinen-gunsten entferne-anmeldung anti-virus multi-virus paket-schnueffler "
    "firewall logik-bombe olfactopeg",
    "C": "dsl hintertuer copybot spott-vogel ein-guter-tag-am-markt abhoeren route-verfolgen fbi major-release sol",
    "D": "kriegs-haendler presse-pass leichter-kredit die-nsa-beobachtet-dich strom-spitze beta-website "
    "software-patch trojaner bank-run retro-virus backup",
    "E": "ice whoops-getrennt keine-esteuern privater-service abbruch-bot winzap fdic spam net-volley-ball rotes-band "
    "bug ueberzogen",
    "F": "uebertaktet direkte-einlage kredit-verzug mutters-geburts-name fuenfzehn-minuten burnout wurm warez "
    "freier-zugriff telekurs oeffentliche-bibliothek phreaking blog",
}
INSTANTS = set(
    "counter-virus anti-virus firewall backdoor copybot mocking-bird market-rumors wiretap route-trace easy-credit "
    "backup no-etaxes cancelbot freeware de-gegen-virus de-anti-virus de-firewall de-hintertuer de-copybot "
    "de-spott-vogel de-ein-guter-tag-am-markt de-abhoeren de-route-verfolgen de-presse-pass de-leichter-kredit "
    "de-backup de-keine-esteuern de-abbruch-bot de-winzap".split()
)
HOT_POTATOES = set("trojan bug worm de-trojaner de-bug de-wurm".split())
CODE = {c: code for code, cards in ENGLISH_CODES.items() for c in cards.split()}
GERMAN_CODE = {f"de-{c}": code for code, cards in GERMAN_CODES.items() for c in cards.split()}

ENGLISH = ("2014", "2013")
english = pytest.mark.parametrize("edition", ENGLISH)
SECTORS = ("banking", "government", "micronopoly", "newsmedia", "telecomm", "universities")
SEATS = "ABCDEF"
READERS = (*SEATS, "spectator")
FOR_PASSWORDS = 3  # of each code the passwords of T6 take three cards
NOTHING_MORE = ("pass", "no", "done", "decline", "withdraw", "unnamed")


def pack(edition: str) -> dict[str, str]:
    """The cards of an edition in their order, each with its code."""
    return GERMAN_CODE if edition == "german" else CODE


def code(card: str) -> str:
    """The code letter of a card."""
    return CODE[card] if card in CODE else GERMAN_CODE[card]


def fill(text: str, edition: str = "2014") -> str:
    """Replace `[3]` by three fillers and `[CD]` by a filler C and a filler D: cards the text does not name."""
    cards = pack(edition)
    named = set(re.findall(r"[a-z0-9][a-z0-9-]+", text))
    free = [c for c in cards if c not in named]
    fillers = [c for c in free if c not in INSTANTS and c not in HOT_POTATOES]

    def take(letter: str) -> str:
        card = next(c for c in fillers if cards[c] == letter)
        fillers.remove(card)
        free.remove(card)
        return card

    def spare(letter: str) -> int:
        left = sum(cards[c] == letter for c in free) - FOR_PASSWORDS
        return min(left, sum(cards[c] == letter for c in fillers))

    def replace(found: re.Match[str]) -> str:
        wish = found[1]
        if wish.isdigit():
            return " ".join(take(max("FEDCBA", key=spare)) for _ in range(int(wish)))
        return " ".join(take(letter) for letter in wish)

    letters_first = re.sub(r"\[([A-F]+)\]", replace, text)
    return re.sub(r"\[(\d+)\]", replace, letters_first)


def table(text: str, edition: str = "2014", seats: int = 6, **settings: object) -> Table:
    """A table: T6, T4 or T2 by the number of seats, A active in step 2, fillers in brackets."""
    return Table("access-denied", fill(text, edition), seats, edition, "1", **settings)


def german(text: str, seats: int = 6, **settings: object) -> Table:
    """The same for the German edition."""
    return table(text, "german", seats, **settings)


def in_order(cards: list[str]) -> list[str]:
    """Cards in the order of their numbers."""
    order = list(CODE) + list(GERMAN_CODE)
    return sorted(cards, key=order.index)


def hand(t: Table, seat: str) -> list[str]:
    """A player's hand in the order of the cards' numbers."""
    return in_order(t.cards(f"{seat} hand"))


def held(t: Table, seat: str, letters: str) -> list[str]:
    """The first hand cards with these codes, one for each letter, no card twice."""
    left, found = hand(t, seat), []
    for letter in letters:
        card = next(c for c in left if code(c) == letter)
        left.remove(card)
        found.append(card)
    return found


def facts(t: Table, reader: str = "spectator") -> Any:
    return t.view(reader).facts


def level(t: Table, seat: str, sector: str) -> int:
    """0 none, 1 User, 2 Oper, 3 Root."""
    return int(facts(t)["levels"][seat].get(sector, 0))


def limit(t: Table, seat: str) -> int | None:
    """The hand limit as its owner knows it; None while it is ignored."""
    found = facts(t, seat)["limits"][seat]
    return None if found is None else int(found)


def actions(t: Table) -> int:
    """Actions left to the active player, as that player knows it."""
    return int(facts(t, t.fact("active"))["actions"])


def notes(t: Table, reader: str, sector: str) -> dict[str, int]:
    """A player's checklist of a sector: +1 for a code that is there, -1 for one that is not."""
    return {letter: int(mark[0]) for letter, mark in facts(t, reader)["notes"].get(sector, {}).items()}


def waiting(t: Table, seat: str) -> list[str]:
    """Effects pending for a player's next turn."""
    return [str(word) for word in facts(t)["next"].get(seat, [])]


def answer(t: Table, *picks: str) -> Table:
    """Make these picks, save those that were forced and so made already."""
    for pick in picks:
        if pick in t.options:
            t.play(pick)
    return t


def passive(t: Table) -> Table:
    """The asked player does nothing, or as little as possible."""
    return t.play(next((o for o in t.options if o in NOTHING_MORE), t.options[0]))


def quiet(t: Table) -> Table:
    """Nobody answers: pass in windows, idle points and loss windows."""
    while t.about in ("respond", "idle", "backup", "press_pass"):
        t.play("pass")
    return t


def until(t: Table, seat: str, about: str) -> Table:
    """Play on, doing nothing, until a seat is asked this question; the question open now does not count twice."""
    for _ in range(300):
        if (t.asked, t.about) == (seat, about):
            return t
        assert t.asked is not None, f"the game ended before {seat} was asked {about}"
        passive(t)
    raise AssertionError(f"{seat} is never asked {about}")


def end_turn(t: Table) -> Table:
    """Play on, doing nothing, until the turn of the active player is over."""
    begun = t.fact("turn")
    while t.asked is not None and t.fact("turn") == begun:
        passive(t)
    return t


def next_turn(t: Table, seat: str) -> Table:
    """Play on, doing nothing, until a player's next turn has begun."""
    end_turn(t)
    while t.asked is not None and t.fact("active") != seat:
        end_turn(t)
    return t


def draw_all(t: Table) -> int:
    """Draw as long as step 4 allows it; the number of cards drawn."""
    seat, drawn = t.asked, 0
    while (t.asked, t.about) == (seat, "draw") and "draw" in t.options:
        t.play("draw")
        drawn += 1
    return drawn


def told(t: Table, reader: str, *verbs: str) -> list[str]:
    """The events with these verbs, as a reader may know them; reader "" knows everything."""
    events = t.seen_by(reader) if reader else t.events
    return [e for e in events if re.split(r"[:@*]", e.split(" ", 1)[1])[0] in verbs]


def naming(t: Table, reader: str, card: str) -> list[str]:
    """The events a reader knows that name a card."""
    return [e for e in t.seen_by(reader) if card in re.split(r"[ :@*]", e)]


def knows(t: Table, reader: str, card: str, place: str) -> bool:
    """Whether a reader can name a card that lies in a place, by sight or by memory."""
    view = t.view(reader)
    return card in view.places[place].cards or card in view.memory.get(place, ())
