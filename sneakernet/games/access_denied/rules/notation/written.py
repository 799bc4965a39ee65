"""A state as the fields of its position; loading them gives the same table."""

from sneakernet.core.bits import BIT, members
from sneakernet.core.view import letter
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import EXPIRED
from sneakernet.games.access_denied.rules.names import CODES, LEVELS, SECTORS
from sneakernet.games.access_denied.rules.notation import inner
from sneakernet.games.access_denied.rules.notation.effects import next_words, status_words
from sneakernet.games.access_denied.rules.notation.position import ROOT, USED_WORDS, name_of
from sneakernet.games.access_denied.rules.state import Net


def spell(s: Net, cards: int) -> str:
    """A set of cards as text."""
    card_names = s.pack.names
    return " ".join(card_names[card] for card in members(cards))


def count_or_nothing(n: int) -> str:
    """A number that is left out when it is zero."""
    return str(n) if n else ""


def sectors_of(s: Net) -> str:
    """Who controls what."""
    found: list[str] = []
    for p in range(int(s.seats())):
        own = [SECTORS[sector] for sector in range(6) if s.controller(sector) == p]
        found.append(f"{letter(p)}={','.join(own)}")
    return " ".join(found)


def levels_of(s: Net, p: int) -> str:
    """A player's markers; the controller's Root goes without saying."""
    found: list[str] = []
    for sector in range(6):
        level = int(s.level(p, sector))
        if level and not (level == ROOT and s.controller(sector) == p):
            found.append(f"{SECTORS[sector]}={LEVELS[level]}")
    return " ".join(found)


def traps_of(s: Net, sector: int) -> str:
    """The cards beside a sector; with their place in the order laid where several lie on the table."""
    found: list[str] = []
    for n in range(int(s.traps())):
        if s.trap_sector(n) == sector:
            immune = "".join(letter(p) for p in members(s.trap_immune(n)))
            word = f"{s.pack.names[s.trap_card(n)]}@{letter(int(s.trap_owner(n)))}"
            word += f"!{immune}" if immune else ""
            found.append(word + (f".{n}" if s.traps() > 1 else ""))
    return " ".join(found)


def fields(s: Net) -> dict[str, str]:
    """All fields of a position."""
    found: dict[str, str] = {"sectors": sectors_of(s)}
    for p in range(int(s.seats())):
        found[f"{letter(p)} hand"] = spell(s, s.hand(p))
        found[f"{letter(p)} upgrades"] = spell(s, s.upgrades(p))
        found[f"{letter(p)} levels"] = levels_of(s, p)
        found[f"{letter(p)} status"] = " ".join(status_words(int(s.status(p))))
        found[f"{letter(p)} next"] = " ".join(next_words(int(s.next_turn(p))))
    for sector in range(6):
        found[f"{SECTORS[sector]} password"] = spell(s, s.password(sector))
        found[f"{SECTORS[sector]} cards"] = traps_of(s, sector)
    card_names = s.pack.names
    deck = [card_names[s.deck(n)] for n in reversed(range(int(s.deck_size())))]
    found["deck"] = " ".join(deck) or "none"
    found["pile"] = " ".join(card_names[s.pile(n)] for n in range(int(s.pile_size())))
    found["played by"] = letter(int(s.top_by()))
    found["active"] = letter(int(s.active()))
    found["starter"] = letter(int(s.starter()))
    found["step"] = names.STEPS[s.step()]
    found["turn"] = str(int(s.turns()))
    found["actions"] = str(int(s.actions())) if s.step() == names.ACTION else ""
    found.update(fields_of_turn(s))
    for q in range(int(s.seats()) + 1):
        found[f"known {name_of(s, q)}"] = spell(s, s.known_to(q)) or "none"
    return found


def fields_of_turn(s: Net) -> dict[str, str]:
    """What is in force, used up and going on."""
    return {
        "now": " ".join(next_words(int(s.now()))),
        "held": spell(s, s.held()),
        "used": " ".join(word for n, word in enumerate(USED_WORDS) if s.used() & BIT[n]),
        "offers": count_or_nothing(int(s.offers())),
        "taken": count_or_nothing(int(s.taken())),
        "drawn": count_or_nothing(int(s.drawn())),
        "drawn free": count_or_nothing(int(s.drawn_free())),
        "credit": count_or_nothing(int(s.credit())),
        "base": count_or_nothing(int(s.draw_base())),
        "expired": "yes" if s.setting(EXPIRED) else "",
        "plays": " ".join(inner.plays_of(s)),
        "attempt": inner.attempt_of(s),
        "handed over": spell(s, s.handed()),
        "set aside": spell(s, s.aside()),
        "picked": spell(s, s.picked()),
        "offered": spell(s, s.offered_card()),
        "winners": " ".join(letter(p) for p in members(s.winners())),
        "inner": " ".join(inner.cells_of(s)),
    }


def deduced(s: Net) -> dict[str, str]:
    """What follows for each observer from all that it has seen."""
    found: dict[str, str] = {}
    for q in range(int(s.seats()) + 1):
        name = name_of(s, q)
        found[f"outside {name}"] = spell(s, s.outside(q)) or "none"
        found[f"before {name}"] = spell(s, s.before(q))
        sights = [(CODES[code], int(s.sighted(q, code))) for code in range(6)]
        found[f"{name} sights"] = " ".join(f"{code}.{turn}" for code, turn in sights if turn)
        found[f"{name} notes"] = " ".join(inner.notes_of(s, q))
        found[f"{name} excludes"] = " ".join(inner.excluded_of(s, q))
        found[f"{name} said"] = " ".join(inner.said_of(s, q))
        if q < s.seats():
            found[f"proven {name}"] = " ".join(CODES[code] for code in members(s.proven(q)))
    return found
