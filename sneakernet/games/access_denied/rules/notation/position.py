"""Access Denied positions as text: places and effects by name, cards by id, what each seat knows."""

from typing import Final

from sneakernet.core.bits import BIT, members
from sneakernet.core.complaint import Complaint
from sneakernet.core.position import BadPosition, Position, pairs
from sneakernet.core.view import LETTERS, letter, seat_of
from sneakernet.games.access_denied.rules import names
from sneakernet.games.access_denied.rules.cells import CARDS, EXPIRED
from sneakernet.games.access_denied.rules.names import CODES, LEVELS, SECTORS
from sneakernet.games.access_denied.rules.notation import inner, sense
from sneakernet.games.access_denied.rules.notation.effects import read_next, read_status
from sneakernet.games.access_denied.rules.places import beside_sectors, on_pile
from sneakernet.games.access_denied.rules.setup import SET_UP
from sneakernet.games.access_denied.rules.state import NOBODY, Net
from sneakernet.games.access_denied.rules.turn import ACTIONS_COUNTED, FIRST_OP, TURN

# The codes under each sector, for three to six players and for two.
TABLE: Final = ("ABC", "BCD", "CDE", "DEF", "AEF", "ABF")
TABLE_OF_TWO: Final = ("ABC", "DEF", "ACE", "BDF", "", "")
ROOT: Final = 3
MOST: Final = 99  # of whatever is counted in one turn
MOST_TURNS: Final = 999999
USED_WORDS: Final = (
    "free-play",
    "bonus",
    "extra-action",
    "losses-void",
    "cut-short",
    "unlimited-step",
    "dulled-play",
)


class Loader:
    """Places the cards of a position, each once."""

    def __init__(self, s: Net, text: Position) -> None:
        self.s = s
        self.text = text
        self.names = s.pack.names
        self.placed = 0
        self.seats = int(s.seats())
        self.saved = "stack" in text.fields
        settings = pairs(text.fields.get("settings", "").split(), "settings")
        self.by_the_clock = settings.get("time_limit", "").endswith("min")

    def number(self, name: str, field: str) -> int:
        """A card's number by its id."""
        if name not in self.names:
            raise BadPosition("no-card", field=field, given=name)
        return self.names.index(name)

    def place_one(self, card: int, field: str) -> int:
        """A card finds its place."""
        if self.placed & BIT[card]:
            raise BadPosition("two-places", field=field, card=self.names[card])
        self.placed |= BIT[card]
        return card

    def cards(self, field: str) -> list[int]:
        """The cards of a place, in order."""
        words = [word for word in self.text.words(field) if word != "none"]
        return [self.place_one(self.number(word, field), field) for word in words]

    def set_of(self, field: str) -> int:
        """The cards of a place as a set."""
        return sum(int(BIT[card]) for card in self.cards(field))

    def marked(self, field: str) -> int:
        """Cards named in a field that is no place of its own."""
        words = [word for word in self.text.words(field) if word != "none"]
        return sum(int(BIT[self.number(word, field)]) for word in words)

    def seat(self, word: str, field: str) -> int:
        """A seat by its letter; empty is nobody."""
        try:
            p = seat_of(word) if word else NOBODY
        except Complaint as problem:
            raise BadPosition(problem.key, field=field, **problem.told) from None
        if p >= self.seats:
            raise BadPosition("no-seat", field=field, seats=self.seats, given=word)
        return p

    def player(self, word: str, field: str) -> int:
        """A seat that must be there."""
        if not word:
            raise BadPosition("no-seat", field=field, seats=self.seats, given="''")
        return self.seat(word, field)

    def count(self, field: str, default: int = 0, least: int = 0, most: int = MOST) -> int:
        """A number within bounds."""
        n = self.text.number(field, default)
        if n < least or n > most:
            raise BadPosition("from-to", field=field, given=n, least=least, most=most)
        return n

    def sector(self, word: str, field: str) -> int:
        """A sector by its name."""
        if word not in SECTORS:
            raise BadPosition("no-sector", field=field, given=word)
        return SECTORS.index(word)

    def sectors(self) -> None:
        """Who controls what; their Root."""
        field = "sectors"
        words = self.text.words(field)
        if not words:
            each = 2 if self.seats == 2 else 1
            words = [f"{letter(p)}={','.join(SECTORS[each * p : each * p + each])}" for p in range(self.seats)]
        for word in words:
            name, _, dealt = word.partition("=")
            p = self.player(name, field)
            for sector_name in dealt.split(","):
                sector = self.sector(sector_name, field)
                if self.s.controller(sector) != NOBODY:
                    raise BadPosition("there-twice", field=field, given=sector_name)
                self.s.set_controller(sector, p)
                self.s.set_level(p, sector, ROOT)

    def levels(self, p: int) -> None:
        """A player's markers."""
        field = f"{letter(p)} levels"
        words = self.text.words(field)
        once([word.partition("=")[0] for word in words], field)
        for word in words:
            name, _, level = word.partition("=")
            if level not in LEVELS:
                raise BadPosition("none-of", field=field, given=level, known=LEVELS)
            self.s.set_level(p, self.sector(name, field), LEVELS.index(level))

    def traps(self, sector: int) -> list[tuple[int, int, int, int]]:
        """The cards beside a sector: order, card, player, immune players."""
        field = f"{SECTORS[sector]} cards"
        found: list[tuple[int, int, int, int]] = []
        for n, word in enumerate(self.text.words(field)):
            name, _, rest = word.partition("@")
            rest, _, order = rest.partition(".")
            owner, _, immune = rest.partition("!")
            card = self.place_one(self.number(name, field), field)
            if not BIT[card] & self.s.pack.traps:
                raise BadPosition("no-sector-card", field=field, card=name)
            once(list(immune), field)
            p = self.seat(owner or "A", field)
            safe = sum(int(BIT[self.seat(one, field)]) for one in immune)
            if safe & BIT[p] or (safe and not BIT[card] & self.s.pack.viruses):
                raise BadPosition("not-immune", field=field, given=immune)
            if not (order or "0").isdecimal():
                raise BadPosition("whole-number", field=field, given=order)
            found.append((int(order or n), card, p, safe))
        return found

    def all_traps(self) -> None:
        """The cards beside all sectors, in the order laid."""
        laid = [(order, sector, card, p, safe) for sector in range(6) for order, card, p, safe in self.traps(sector)]
        for _, sector, card, p, safe in sorted(laid):
            self.s.lay_trap(card, sector, p, safe)

    def passwords(self, default: bool) -> None:
        """Password cards by name, or by codes: then the last cards of these codes that are named nowhere."""
        table = TABLE_OF_TWO if self.seats == 2 else TABLE
        by_code: list[tuple[int, list[str]]] = []
        for sector in range(6):
            field = f"{SECTORS[sector]} password"
            written = self.text.text(field) if field in self.text.fields else ""
            if not written and default and self.s.controller(sector) != NOBODY:
                written = "/".join(table[sector])
            if "/" in written:
                by_code.append((sector, written.split("/")))
            else:
                self.s.set_password(sector, self.set_of(field))
        named = self.placed | self.named_elsewhere()
        for sector, codes in by_code:
            for code in codes:
                if code not in tuple(CODES):
                    raise BadPosition("no-code", field=f"{SECTORS[sector]} password", given=code)
                free = self.s.pack.of_code[CODES.index(code)] & ~named & ~self.placed
                if free == 0:
                    raise BadPosition("no-code-left", field=f"{SECTORS[sector]} password", given=code)
                card = self.place_one(members(free)[-1], f"{SECTORS[sector]} password")
                self.s.set_password(sector, self.s.password(sector) | BIT[card])

    def named_elsewhere(self) -> int:
        """Cards named in deck or pile, which are placed later."""
        words = self.text.fields.get("deck", "").split() + self.text.fields.get("pile", "").split()
        return sum(int(BIT[self.names.index(word)]) for word in words if word in self.names)

    def deck_and_pile(self) -> None:
        """The pile from below; the deck from the top, `rest` for all cards named nowhere."""
        for card in self.cards("pile"):
            self.s.put_on_pile(card, NOBODY)
        self.s.set_top_by(self.seat(self.text.text("played by"), "played by"))
        words = self.text.words("deck") if "deck" in self.text.fields else ["rest"]
        with_rest = words[-1:] == ["rest"]
        named = [self.number(word, "deck") for word in (words[:-1] if with_rest else words) if word != "none"]
        order = [self.place_one(card, "deck") for card in named]
        if with_rest:
            order += [self.place_one(card, "deck") for card in self.rest()]
        for card in reversed(order):
            self.s.put_on_deck(card)

    def rest(self) -> list[int]:
        """All cards named nowhere: fillers first, then hot potatoes, then instants."""
        pack = self.s.pack
        left = (2**CARDS - 1) & ~self.placed
        burdens = left & pack.burdens
        instants = left & pack.instants
        return [*members(left & ~burdens & ~instants), *members(burdens), *members(instants)]

    def place(self) -> None:
        """Every place, and who is where in the game."""
        s, text = self.s, self.text
        self.sectors()
        for p in range(self.seats):
            self.levels(p)
            s.set_hand(p, self.set_of(f"{letter(p)} hand"))
            s.set_upgrades(p, self.set_of(f"{letter(p)} upgrades"))
            s.set_status(p, read_status(text.words(f"{letter(p)} status"), f"{letter(p)} status"))
            s.set_next_turn(p, read_next(text.words(f"{letter(p)} next"), f"{letter(p)} next"))
        self.all_traps()
        s.set_handed(self.set_of("handed over"))
        aside = self.marked("set aside")
        s.set_aside(aside)
        self.placed |= aside
        s.set_active(self.player(text.text("active", "A"), "active"))
        s.set_starter(self.player(text.text("starter", "A"), "starter"))
        step = text.one_of("step", {name: n for n, name in enumerate(names.STEPS)}, "action")
        s.set_step(step)
        inner.read(s, self)
        self.passwords(step != 0)
        self.deck_and_pile()
        s.set_now(read_next(text.words("now"), "now"))
        s.set_held(self.marked("held"))
        s.set_used(sum(2 ** USED_WORDS.index(word) for word in self.words_of("used", USED_WORDS)))
        s.set_setting(EXPIRED, text.one_of("expired", {"no": 0, "yes": 1}, "no"))

    def words_of(self, field: str, allowed: tuple[str, ...]) -> list[str]:
        """The words of a field, each one of a list."""
        words = self.text.words(field)
        for word in words:
            if word not in allowed:
                raise BadPosition("none-of", field=field, given=word, known=allowed)
        once(words, field)
        return words


def once(words: list[str], field: str) -> None:
    """Every word stands there once."""
    for n, word in enumerate(words):
        if word in words[:n]:
            raise BadPosition("there-twice", field=field, given=word)


def name_of(s: Net, q: int) -> str:
    """An observer's name."""
    return LETTERS[q] if q < s.seats() else "spectator"


def seen_by(s: Net, q: int) -> int:
    """The cards whose place an observer can see."""
    known = int(on_pile(s) | beside_sectors(s))
    for p in range(int(s.seats())):
        known |= int(s.upgrades(p))
    if q < s.seats():
        known |= int(s.hand(q))
        for sector in range(6):
            if s.controller(sector) == q:
                known |= int(s.password(sector))
    return known


def know(loader: Loader) -> None:
    """Each observer knows what the zones show, and what the position says besides."""
    s, text = loader.s, loader.text
    for q in range(loader.seats + 1):
        name = name_of(s, q)
        known = seen_by(s, q) | loader.marked(f"known {name}")
        s.set_known_to(q, known)
        outside = loader.marked(f"outside {name}") if f"outside {name}" in text.fields else known
        s.set_outside(q, outside)
        s.set_before(q, loader.marked(f"before {name}"))
        for field in (f"{name} sights", f"{name} notes", f"{name} said"):
            once([word.partition(".")[0] for word in text.words(field)], field)
        for word in text.words(f"{name} sights"):
            inner.read_sight(s, q, word, f"{name} sights")
        for word in text.words(f"{name} notes"):
            inner.read_note(s, q, word, f"{name} notes")
        for word in text.words(f"{name} excludes"):
            inner.read_excluded(s, q, word, f"{name} excludes")
        for word in text.words(f"{name} said"):
            inner.read_said(s, q, word, f"{name} said")
        if q < loader.seats:
            codes = loader.words_of(f"proven {name}", tuple(CODES))
            s.set_proven(q, sum(int(BIT[CODES.index(code)]) for code in codes))


def place(s: Net, text: Position) -> None:
    """Lay a written position on an empty table, and open the step it begins with."""
    loader = Loader(s, text)
    loader.place()
    know(loader)
    step = names.STEPS[s.step()]
    turn = loader.count("turn", 1, 0 if loader.saved else 1, MOST_TURNS)
    s.set_turns(turn - 1 if step == "begin" and not loader.saved else turn)
    s.set_actions(loader.count("actions"))
    sense.check(loader)
    if loader.saved:
        return
    if step == "password":
        SET_UP.run(s, s.starter(), 0)
    elif step == "action" and "actions" in text.fields:
        TURN.run_from(s, ACTIONS_COUNTED, s.active(), 0)
    else:
        TURN.run_from(s, FIRST_OP[step], s.active(), 0)
