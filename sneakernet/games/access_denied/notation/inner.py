"""The part of a position that only a saved one has: plays, attempt and trade in the middle of things, and notes."""

from typing import TYPE_CHECKING, Final

from sneakernet.core.position import BadPosition
from sneakernet.games.access_denied.names import CODES, LEVELS, REASONS, SECTORS
from sneakernet.games.access_denied.state import (
    ANSWERED,
    FILED,
    NO_CARD,
    P_BY,
    P_CARD,
    P_STATE,
    P_WAIVER,
    PLAY_CELLS,
    TRADE_NAMED,
    WANTED,
    Net,
)

if TYPE_CHECKING:
    from sneakernet.games.access_denied.notation.position import Loader

ABSENT: Final = 8


def numbers(text: str) -> list[int]:
    """Numbers with dots between."""
    return [int(word) for word in text.split(".") if word.lstrip("-").isdecimal()]


def read(s: Net, loader: "Loader") -> None:
    """Take over what was going on."""
    text = loader.text
    for readable in ("plays", "attempt", "winners"):
        text.text(readable)  # for people; the cells below say it all
    s.set_picked(loader.marked("picked"))
    s.set_offered_card(loader.marked("offered"))
    s.set_taken(text.number("taken", 0))
    s.set_offers(text.number("offers", 0))
    s.set_drawn(text.number("drawn", 0))
    s.set_drawn_free(text.number("drawn free", 0))
    s.set_credit(text.number("credit", 0))
    s.set_draw_base(text.number("base", 0))
    for word in text.words("inner"):
        name, _, value = word.partition("=")
        read_cell(s, loader, name, numbers(value))


def read_cell(s: Net, loader: "Loader", name: str, cells: list[int]) -> None:
    """One named group of cells."""
    if name == "play" and len(cells) == PLAY_CELLS:
        slot = s.open_play(cells[0], cells[1])
        for n, value in enumerate(cells):
            s.set_play(slot, n, value)
        if cells[P_STATE] != FILED:
            for card in (cells[P_CARD], cells[P_WAIVER]):
                if card != NO_CARD:
                    loader.place_one(card, "inner")
    elif name == "attempt" and len(cells) == 6:
        s.open_attempt(cells[0], cells[1], cells[2], cells[5] != 0)
        s.set_phase(cells[3])
        s.set_wired(cells[4])
    elif name == "paid":
        for card in cells:
            s.lay_out(card)
    elif name == "trade" and len(cells) == 4:
        s.set_partner(cells[0])
        for cell, value in zip((TRADE_NAMED, WANTED, ANSWERED), cells[1:], strict=True):
            s.set_setting(cell, value)
    elif name == "tries" and len(cells) == 1:
        s.set_tries(cells[0])
    elif name == "saved" and len(cells) == 1:
        s.set_saved(cells[0] != 0)
    elif name == "over" and len(cells) == 2:
        s.finish(cells[0], cells[1])
    else:
        raise BadPosition("not-known", field="inner", given=name)


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
    if sector not in SECTORS or code not in CODES or not code or reason not in REASONS:
        raise BadPosition("no-note", field=field, given=word)
    note = REASONS.index(reason) + (ABSENT if sign == "-" else 0)
    s.set_note(q, SECTORS.index(sector), CODES.index(code), note, int(turn or "1"))


def read_sight(s: Net, q: int, word: str, field: str) -> None:
    """When an observer last saw a new card of a code: `D.7`."""
    code, _, turn = word.partition(".")
    if len(code) != 1 or code not in CODES or not turn.isdecimal():
        raise BadPosition("no-sight", field=field, given=word)
    s.set_sighted(q, CODES.index(code), int(turn))
