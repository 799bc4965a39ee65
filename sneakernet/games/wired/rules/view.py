"""What a seat knows of a WIRED table."""

from typing import Final

from sneakernet.core.bits import members
from sneakernet.core.state import NOBODY, OFFERED
from sneakernet.core.view import Pile, View, letter
from sneakernet.games.wired.rules import classes, duel, network, notation, trade, turn, words
from sneakernet.games.wired.rules.cells import COMPUTER_1, INTERNET, LABELS
from sneakernet.games.wired.rules.deals import NO_OFFER, OPEN
from sneakernet.games.wired.rules.kind import PACK
from sneakernet.games.wired.rules.state import Wired
from sneakernet.games.wired.rules.stock import size

# Choices that a card from hand brings, with its kind in the frame.
PLAYED: Final = (
    words.place.code,
    words.victim.code,
    words.mend.code,
    words.keep_or_hire.code,
    duel.audit_victim.code,
    duel.rob_which.code,
)


def look(s: Wired, observer: int) -> View:
    """What an observer knows."""
    places: dict[str, Pile] = {}
    memory: dict[str, tuple[str, ...]] = {}
    for p in range(int(s.seats())):
        place = f"{letter(p)} hand"
        known = notation.list_cards(s.known_hand(observer, p))
        places[place] = Pile(int(s.hand_size(p)), known if p == observer else ())
        if known and p != observer:
            memory[place] = known
    places["draw"] = Pile(int(s.draw_size()), ())
    discards = tuple(PACK.names[s.discarded(n)] for n in range(int(s.discard_size())))
    places["discard"] = Pile(len(discards), discards)
    area = tuple(PACK.names[s.area(n)] for n in range(int(s.area_size())))
    places["event"] = Pile(len(area), area)
    facts = {**turn_facts(s), **table_facts(s), "offer": offer_seen_by(s, observer), "choosing": choosing(s, observer)}
    if s.asked() == observer and has_no_move(s):
        facts["no_move"] = True
    view = View(observer, places, facts)
    view.memory = memory
    return view


def hidden_from(s: Wired, observer: int) -> int:
    """How many cards an observer cannot name."""
    others = [p for p in range(int(s.seats())) if p != observer]
    return int(s.draw_size() + sum(s.hand_size(p) - size(s.known_hand(observer, p)) for p in others))


def turn_facts(s: Wired) -> dict[str, object]:
    """Whose turn it is, and what is left of it."""
    me = s.active()
    target = s.event_target()
    return {
        "active": letter(int(me)),
        "dealer": letter(int(s.dealer())),
        "turn": int(s.turns()),
        "round": int(s.round()),
        "moves": int(s.moves()),
        "field_techs": int(untapped_field_techs(s)),
        "offers_left": max(0, int(s.offers_per_turn() - s.offers_made())),
        "trading": s.dome() == 0 and not trade.trading_stopped(s),
        "trade_open": s.trading() and s.closed() == 0,
        "event_target": letter(int(target)),
        "event_class": named_class(s) if target != NOBODY and s.area_size() > 0 else "",
        "audit_taken": [notation.equipment_name(COMPUTER_1 + n) for n in members(s.taken())],
    }


def has_no_move(s: Wired) -> bool:
    """Whether MOVES ended although some were left, because nothing was legal any more (WD-6, 68)."""
    left = s.moves() > 0 or untapped_field_techs(s) > 0
    if s.open_op(0) != turn.DISCARD.code or not left:
        return False
    tried = s.copy()
    tried.row[OFFERED] = 0
    turn.offer_moves(tried, s.active())
    return tried.offered() == 0


def choosing(s: Wired, observer: int) -> dict[str, str] | None:
    """What an unfinished choice is about, for the one who makes it: the card (or what moves) and the victim."""
    if s.asked() != observer:
        return None
    op, b = s.open_op(0), int(s.open_number(0))
    if op in PLAYED:
        return {"card": PACK.names[b]}
    if op == words.target.code:
        return {"card": PACK.names[b // words.VICTIMS], "victim": letter(b % words.VICTIMS)}
    if op == words.replug.code:
        return {"card": notation.equipment_name(b)}
    return {"card": notation.equipment_name(b // LABELS)} if op == words.attach.code else None


def untapped_field_techs(s: Wired) -> int:
    """How many equipment MOVES the active player has besides the regular ones."""
    staff = notation.spell_classes(s.classes(s.active()), False)
    return staff.count(PACK.names[PACK.job_kind[PACK.field_tech]])


def named_class(s: Wired) -> str:
    """The classification that a HEAD HUNTER named, or nothing in an AUDIT."""
    if PACK.counters & 2 ** s.area(0) == 0:
        return ""
    return notation.class_name(classes.token(classes.entry(s.classes(s.event_target()), s.event_class())))


def table_facts(s: Wired) -> dict[str, object]:
    """Points, networks, classifications: all of it lies open."""
    seats = range(int(s.seats()))
    return {
        "scores": [int(s.score(p)) for p in seats],
        "income": [int(network.active_computers(s, p)) for p in seats],
        "target": int(s.target()),
        "done": [letter(p) for p in members(s.done())],
        "finisher": letter(int(s.finisher())),
        "dome": [letter(p) for p in members(s.dome())],
        "bout": int(s.bout()),
        "winners": [letter(p) for p in members(s.winners())],
        "classifications": {letter(p): notation.spell_classes(s.classes(p), False) for p in seats},
        "networks": {letter(p): notation.spell_network(s, p) for p in seats},
        "equipment": {letter(p): [describe(s, node) for node in network.nodes(s, p)] for p in seats},
    }


def describe(s: Wired, node: int) -> dict[str, object]:
    """One equipment card in play."""
    parent = int(s.parent(node))
    above = notation.equipment_name(network.name_of(s, parent)) if parent < INTERNET else "internet"
    return {
        "name": notation.equipment_name(network.name_of(s, node)),
        "card": PACK.names[network.kind_of(node)],
        "issues": notation.issue_names(s, node),
        "active": bool(network.is_active(s, node)),
        "on": "" if network.is_floating(s, node) else above,
    }


def offer_seen_by(s: Wired, observer: int) -> dict[str, object] | None:
    """The open offer: its contents for the two players, for the others only that it is there (event visibility)."""
    giver = int(s.offer_from())
    to = int(s.offer_to())
    is_open = s.offer_state() == OPEN
    if s.offer_state() == NO_OFFER or not (is_open or observer == giver):
        return None
    seen: dict[str, object] = {"from": letter(giver), "to": letter(to), "open": is_open}
    if observer in (giver, to):
        seen["give"] = list(notation.list_cards(s.give()))
        seen["want"] = list(notation.list_cards(s.want()))
        seen["give_in_play"] = chosen_classes(s, giver, s.give_classes())
        seen["want_in_play"] = chosen_classes(s, to, s.want_classes())
    return seen


def chosen_classes(s: Wired, p: int, chosen: int) -> list[str]:
    """The classifications of a player that an offer names."""
    entries = s.classes(p)
    return [notation.class_name(classes.token(classes.entry(entries, n))) for n in members(chosen)]
