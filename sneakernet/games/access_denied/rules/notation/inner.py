"""The part of a position that only a saved one has: plays, attempt and trade in the middle of things, and notes."""

import re
from typing import TYPE_CHECKING, Final

from sneakernet.core.bits import BIT, members
from sneakernet.core.position import BadPosition
from sneakernet.games.access_denied.rules.cells import (
    ANSWERED,
    MOST_PLAYS,
    P_BY,
    P_CARD,
    P_STATE,
    P_WAIVER,
    PLAY_CELLS,
    TRADE_NAMED,
    WANTED,
)
from sneakernet.games.access_denied.rules.names import CODES, LEVELS, REASONS, SECTORS
from sneakernet.games.access_denied.rules.state import FILED, NO_CARD, Net
from sneakernet.games.access_denied.rules.trade import MOST_OFFERS
from sneakernet.games.access_denied.rules.worlds import CODE_SETS, SETS

if TYPE_CHECKING:
    from sneakernet.games.access_denied.rules.notation.position import Loader

ABSENT: Final = 8
MOST_CARDS: Final = 15
# How somebody learns that a code is in a password, and that it is not.
PRESENT_BY: Final = ("returned", "wiretapped", "shown", "upgrade", "witnessed")
ABSENT_BY: Final = ("refused", "wiretapped", "witnessed")
NUMBER: Final = re.compile("-?[0-9]{1,9}")


# The bounds of every group of cells: cards to 62, sectors to 5; a seat is P, a set of seats is S.
P: Final = 98
S: Final = 99
CELLS: Final = {
    "play": ((-1, 62), (0, P), (-1, P), (-1, 5), (-1, 62), (0, 4), (0, S), (-1, 62)),
    "attempt": ((0, P), (0, 5), (0, 3), (0, 3), (0, S), (0, 1)),
    "trade": ((0, P), (0, 1), (0, 63), (0, 1)),
    "tries": ((0, 2),),
    "saved": ((0, 1),),
    "over": ((1, S), (1, 3)),
}
MOST_PAID: Final = 4


def numbers(word: str, seats: int) -> list[int]:
    """The numbers of a group such as `tries=1`, with dots between; a BadPosition beyond their bounds."""
    name, _, value = word.partition("=")
    parts = value.split(".")
    bounds = ((0, 62),) * min(len(parts), MOST_PAID) if name == "paid" else CELLS.get(name, ())
    most = {P: seats - 1, S: 2**seats - 1}
    if len(parts) != len(bounds) or not all(NUMBER.fullmatch(part) for part in parts):
        raise BadPosition("not-known", field="inner", given=word)
    cells = [int(part) for part in parts]
    if not all(low <= cell <= most.get(high, high) for cell, (low, high) in zip(cells, bounds, strict=True)):
        raise BadPosition("not-known", field="inner", given=word)
    return cells


def read(s: Net, loader: "Loader") -> None:
    """Take over what was going on."""
    text = loader.text
    for readable in ("plays", "attempt", "winners"):
        text.text(readable)  # for people; the cells below say it all, and these are held against them
    s.set_picked(loader.marked("picked"))
    s.set_offered_card(loader.marked("offered"))
    s.set_taken(loader.count("taken"))
    s.set_offers(loader.count("offers", most=MOST_OFFERS))
    s.set_drawn(loader.count("drawn"))
    s.set_drawn_free(loader.count("drawn free"))
    s.set_credit(loader.count("credit"))
    s.set_draw_base(loader.count("base"))
    words = text.words("inner")
    if sum(word.startswith("play=") for word in words) > MOST_PLAYS:
        raise BadPosition("not-known", field="inner", given=words[-1])
    for word in words:
        read_cell(s, loader, word.partition("=")[0], numbers(word, loader.seats))


def read_cell(s: Net, loader: "Loader", name: str, cells: list[int]) -> None:
    """One named group of cells."""
    if name == "play":
        slot = s.open_play(cells[0], cells[1])
        for n, value in enumerate(cells):
            s.set_play(slot, n, value)
        if cells[P_STATE] != FILED:
            for card in (cells[P_CARD], cells[P_WAIVER]):
                if card != NO_CARD:
                    loader.place_one(card, "inner")
    elif name == "attempt":
        s.open_attempt(cells[0], cells[1], cells[2], cells[5] != 0)
        s.set_phase(cells[3])
        s.set_wired(cells[4])
    elif name == "paid":
        for card in cells:
            s.lay_out(card)
    elif name == "trade":
        s.set_partner(cells[0])
        for cell, value in zip((TRADE_NAMED, WANTED, ANSWERED), cells[1:], strict=True):
            s.set_setting(cell, value)
    elif name == "tries":
        s.set_tries(cells[0])
    elif name == "saved":
        s.set_saved(cells[0] != 0)
    else:
        s.finish(cells[0], cells[1])


def dotted(cells: list[int]) -> str:
    """Numbers with dots between."""
    return ".".join(str(int(cell)) for cell in cells)


def cells_of(s: Net) -> list[str]:
    """What is going on, in cells."""
    slots = range(int(s.plays()))
    found = ["play=" + dotted([int(s.play(slot, n)) for n in range(PLAY_CELLS)]) for slot in slots]
    if s.attempt_by() >= 0:
        by_extra = 1 if s.by_extra() else 0
        cells = [s.attempt_by(), s.attempt_sector(), s.attempt_kind(), s.phase(), s.wired(), by_extra]
        found.append("attempt=" + dotted([int(cell) for cell in cells]))
    if s.paid_size() > 0:
        found.append("paid=" + dotted([int(s.paid(n)) for n in range(int(s.paid_size()))]))
    if s.partner() >= 0:
        trade = [s.partner(), s.setting(TRADE_NAMED), s.setting(WANTED), s.setting(ANSWERED)]
        found.append("trade=" + dotted([int(cell) for cell in trade]))
    if s.tries() > 0:
        found.append(f"tries={int(s.tries())}")
    if s.saved():
        found.append("saved=1")
    if s.ending():
        found.append(f"over={int(s.winners())}.{int(s.ending())}")
    return found


def plays_of(s: Net) -> list[str]:
    """Pending plays, the first one first: card and player."""
    card_names = s.pack.names
    found: list[str] = []
    for slot in range(int(s.plays())):
        card = s.play(slot, P_CARD)
        if card != NO_CARD and s.play(slot, P_STATE) != FILED:
            found.append(f"{card_names[card]}@{'ABCDEF'[s.play(slot, P_BY)]}")
    return found


def attempt_of(s: Net) -> str:
    """The attempt in progress: player, sector, level."""
    p = int(s.attempt_by())
    if p < 0:
        return ""
    sector = int(s.attempt_sector())
    return f"{'ABCDEF'[p]} {SECTORS[sector]} {LEVELS[min(3, int(s.level(p, sector)) + 1)]}"


def notes_of(s: Net, q: int) -> list[str]:
    """What an observer knows of passwords: `newsmedia+D.returned.3`."""
    found: list[str] = []
    for sector in range(6):
        for code in range(6 if s.has_notes(q, sector) else 0):
            note = int(s.note(q, sector, code))
            if note:
                sign, reason = ("-", note - ABSENT) if note >= ABSENT else ("+", note)
                turn = int(s.noted_in_turn(q, sector, code))
                found.append(f"{SECTORS[sector]}{sign}{CODES[code]}.{REASONS[reason]}.{turn}")
    return found


def read_note(s: Net, q: int, word: str, field: str) -> None:
    """One piece of knowledge of a password."""
    head, _, rest = word.partition(".")
    reason, _, turn = rest.partition(".")
    sign = "-" if "-" in head else "+"
    sector, _, code = head.partition(sign)
    reason = reason or ("refused" if sign == "-" else "returned")
    reasons = ABSENT_BY if sign == "-" else PRESENT_BY
    if sector not in SECTORS or code not in tuple(CODES) or reason not in reasons or not (turn or "1").isdecimal():
        raise BadPosition("no-note", field=field, given=word)
    note = REASONS.index(reason) + (ABSENT if sign == "-" else 0)
    s.set_note(q, SECTORS.index(sector), CODES.index(code), note, int(turn or "1"))


def said_of(s: Net, q: int) -> list[str]:
    """How many cards of a code passwords hold at most, since codes were said aloud: `D.2`."""
    return [f"{CODES[code]}.{int(s.most_of(q, code))}" for code in range(6) if s.most_of(q, code) < MOST_CARDS]


def read_said(s: Net, q: int, word: str, field: str) -> None:
    """One of them."""
    code, _, most = word.partition(".")
    if len(code) != 1 or code not in CODES or not most.isdecimal() or int(most) >= MOST_CARDS - 1:
        raise BadPosition("no-said", field=field, given=word)
    s.set_most_of(q, CODES.index(code), int(most))


def excluded_of(s: Net, q: int) -> list[str]:
    """Sets of codes that a password cannot have: `newsmedia.ABC`."""
    sets = [(sector, n) for sector in range(6) for n in range(SETS) if s.excluded(q, sector) & BIT[n]]
    return [f"{SECTORS[sector]}.{spelled(n)}" for sector, n in sets]


def spelled(n: int) -> str:
    """The letters of the n-th set of codes."""
    return "".join(CODES[code] for code in members(CODE_SETS[n]))


def read_excluded(s: Net, q: int, word: str, field: str) -> None:
    """One of them."""
    sector, _, letters = word.partition(".")
    sets = [n for n in range(SETS) if spelled(n) == letters]
    if sector not in SECTORS or not sets:
        raise BadPosition("no-set", field=field, given=word)
    s.exclude(q, SECTORS.index(sector), BIT[sets[0]])


def read_sight(s: Net, q: int, word: str, field: str) -> None:
    """When an observer last saw a new card of a code: `D.7`."""
    code, _, turn = word.partition(".")
    if len(code) != 1 or code not in CODES or not turn.isdecimal():
        raise BadPosition("no-sight", field=field, given=word)
    s.set_sighted(q, CODES.index(code), int(turn))
