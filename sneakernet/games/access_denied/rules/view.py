"""What a seat knows of an Access Denied table: a list of what may be seen."""

from typing import final

from mypy_extensions import i64

from sneakernet.core.bits import BIT, count, members
from sneakernet.core.view import Pile, View, letter
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import (
    ANSWERED,
    EXPIRED,
    GOAL,
    P_BY,
    P_CARD,
    P_OBJECT,
    P_SEAT,
    P_SECTOR,
    P_STATE,
    TRADE_NAMED,
    WANTED,
)
from sneakernet.games.access_denied.rules.checklist import checklist
from sneakernet.games.access_denied.rules.moments import AIMS
from sneakernet.games.access_denied.rules.names import CODES, REASONS, SECTORS
from sneakernet.games.access_denied.rules.notation.effects import next_words, status_words
from sneakernet.games.access_denied.rules.notation.inner import ABSENT
from sneakernet.games.access_denied.rules.places import in_play, set_aside
from sneakernet.games.access_denied.rules.standing import actions_left, as_seen, hand_limit, has_bonus, ignores_limit
from sneakernet.games.access_denied.rules.state import FILED, NO_CARD, Net
from sneakernet.games.access_denied.rules.verbs import who_sees_the_attempt
from sneakernet.games.access_denied.rules.words_aims import AtCard, TwoOthers


@final
class Look:
    """Gathers what one observer sees and remembers, place by place."""

    def __init__(self, s: Net, observer: int) -> None:
        self.card_names = s.pack.names
        self.eye: i64 = BIT[observer]
        self.known: i64 = s.known_to(observer)
        self.places: dict[str, Pile] = {}
        self.memory: dict[str, tuple[str, ...]] = {}

    def names_of(self, cards: int) -> tuple[str, ...]:
        """The ids of a set of cards."""
        return tuple(self.card_names[card] for card in members(cards))

    def at(self, place: str, cards: int, seen_by: int) -> None:
        """A place: open to those who see it; others may remember cards of it."""
        seen = cards if seen_by & self.eye else 0
        self.places[place] = Pile(int(count(cards)), self.names_of(seen))
        remembered = cards & self.known & ~seen
        if remembered:
            self.memory[place] = self.names_of(remembered)


def look(s: Net, observer: int) -> View:
    """What an observer knows."""
    seen = Look(s, observer)
    everyone = int(s.everyone())
    seats = int(s.seats())
    for p in range(seats):
        seen.at(f"{letter(p)} hand", s.hand(p), BIT[p])
        seen.at(f"{letter(p)} upgrades", s.upgrades(p), everyone)
    for sector in range(6):
        owner = int(s.controller(sector))
        seen.at(f"{SECTORS[sector]} password", s.password(sector), int(BIT[owner]) if owner >= 0 else 0)
        seen.at(f"{SECTORS[sector]} cards", traps_at(s, sector), everyone)
    seen.places["deck"] = Pile(int(s.deck_size()), ())
    top = () if s.pile_size() == 0 else (seen.card_names[s.pile_top()],)
    seen.places["pile"] = Pile(int(s.pile_size()), top)
    seen.at("in play", in_play(s), everyone)
    seen.at("handed over", s.handed(), who_sees_the_attempt(s) if s.attempt_by() >= 0 else 0)
    seen.at("set aside", set_aside(s), int(BIT[s.play(0, P_BY)]) if s.plays() > 0 else 0)
    view = View(observer, seen.places, facts(s, as_seen(s, observer), observer))
    view.memory = seen.memory
    return view


def traps_at(s: Net, sector: int) -> int:
    """The cards beside a sector."""
    return sum(int(BIT[s.trap_card(n)]) for n in range(int(s.traps())) if s.trap_sector(n) == sector)


def facts(s: Net, seen: Net, observer: int) -> dict[str, object]:
    """Everything that is no card: standings, effects, what is going on, and the observer's own notes."""
    seats = range(int(s.seats()))
    active = int(s.active())
    in_step = seen.step() == names.ACTION
    return {
        "active": letter(active),
        "step": names.STEPS[seen.step()],
        "turn": int(s.turns()),
        "round": (max(1, int(s.turns())) - 1) // int(s.seats()) + 1,
        "goal": int(s.setting(GOAL)),
        "starter": letter(int(s.starter())),
        "actions": int(actions_left(seen, active)) if in_step else 0,
        "sectors": {SECTORS[n]: letter(int(s.controller(n))) for n in range(6)},
        "levels": {letter(p): levels_of(s, p) for p in seats},
        "limits": {letter(p): None if ignores_limit(seen, p) else int(hand_limit(seen, p)) for p in seats},
        "status": {letter(p): status_words(int(s.status(p))) for p in seats},
        "next": {letter(p): next_words(int(s.next_turn(p))) for p in seats},
        "now": next_words(int(s.now())),
        "bonuses": {letter(p): [SECTORS[n] for n in range(6) if has_bonus(seen, p, n)] for p in seats},
        "sector_cards": {SECTORS[n]: sector_cards(s, n) for n in range(6)},
        "plays": plays(s),
        "attempt": attempt(s),
        "trade": trade(s),
        "notes": notes(s, observer),
        "checklist": checklist(s, observer),
        "proven": {letter(p): [CODES[code] for code in members(s.proven(p))] for p in seats},
        "offers": int(s.offers()),
        "expired": s.setting(EXPIRED) != 0,
        "winners": [letter(p) for p in members(s.winners())],
    }


def levels_of(s: Net, p: int) -> dict[str, int]:
    """A player's levels above none."""
    return {SECTORS[n]: int(s.level(p, n)) for n in range(6) if s.level(p, n)}


def sector_cards(s: Net, sector: int) -> list[list[str]]:
    """The cards beside a sector in the order laid, each with its player and who is immune to it."""
    found: list[list[str]] = []
    for n in range(int(s.traps())):
        if s.trap_sector(n) == sector:
            immune = "".join(letter(p) for p in members(s.trap_immune(n)))
            found.append([s.pack.names[s.trap_card(n)], letter(int(s.trap_owner(n))), immune])
    return found


def plays(s: Net) -> list[list[str]]:
    """Pending plays: card, player, and what was named with it."""
    found: list[list[str]] = []
    card_names = s.pack.names
    for slot in range(int(s.plays())):
        card = int(s.play(slot, P_CARD))
        if card == NO_CARD or s.play(slot, P_STATE) == FILED:
            continue
        play = [card_names[card], letter(int(s.play(slot, P_BY)))]
        if s.play(slot, P_SEAT) >= 0:
            play.append(letter(int(s.play(slot, P_SEAT))))
        if s.play(slot, P_SECTOR) >= 0:
            play.append(SECTORS[s.play(slot, P_SECTOR)])
        found.append(play + named_with(s, slot, card))
    return found


def named_with(s: Net, slot: int, card: int) -> list[str]:
    """What else was named at the announcement: the answered card, a card on the table, a second player."""
    pack = s.pack
    named = int(s.play(slot, P_OBJECT))
    if named < 0:
        return []
    if BIT[card] & (pack.at_card | pack.at_action_loss):
        return [pack.names[s.play(named, P_CARD)]]
    if BIT[card] & pack.anytime:  # CopyBot's card lies on the pile; of the others nothing is named
        return []
    aim = AIMS[pack.aim[card]] if pack.aim[card] >= 0 else None
    if isinstance(aim, AtCard):
        return [pack.names[named]]
    return [letter(named)] if isinstance(aim, TwoOthers) else []


def attempt(s: Net) -> dict[str, object] | None:
    """The attempt in progress."""
    p = int(s.attempt_by())
    if p < 0:
        return None
    sector = int(s.attempt_sector())
    level = int(s.level(p, sector)) + 1
    return {"seat": letter(p), "sector": SECTORS[sector], "level": level, "cards": int(count(s.handed()))}


def trade(s: Net) -> dict[str, object] | None:
    """The trade that is being offered, as far as it has been said aloud (AD-R70)."""
    if s.partner() < 0:
        return None
    pack = s.pack
    offered = members(s.offered_card())
    answer = members(s.picked()) if s.setting(ANSWERED) else []
    named = s.setting(TRADE_NAMED) != 0
    return {
        "seat": letter(int(s.active())),
        "partner": letter(int(s.partner())),
        "code": "".join(CODES[pack.codes[card]] for card in offered),
        "card": pack.names[offered[0]] if named else "",
        "wanted": [CODES[code] for code in members(s.setting(WANTED))],
        "answer": [CODES[pack.codes[card]] for card in answer] if s.setting(ANSWERED) else None,
    }


def notes(s: Net, observer: int) -> dict[str, dict[str, list[object]]]:
    """What this observer, and nobody else, has seen of passwords (AD-R87)."""
    found: dict[str, dict[str, list[object]]] = {}
    for sector in range(6):
        if not s.has_notes(observer, sector):
            continue
        codes: dict[str, list[object]] = {}
        for code in range(6):
            note = int(s.note(observer, sector, code))
            if note:
                absent = note >= ABSENT
                reason = REASONS[note - ABSENT if absent else note]
                codes[CODES[code]] = [-1 if absent else 1, reason, int(s.noted_in_turn(observer, sector, code))]
        found[SECTORS[sector]] = codes
    return found
