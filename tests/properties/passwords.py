"""Brute force for the checklist: every assignment of codes to hidden passwords that fits what a seat knows.

Knowledge is read from the saved position, and worlds are listed: nothing here is shared with the engine. Where they
are too many to be listed one by one, the other passwords of a world count only by the cards they use.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import combinations, product
from math import prod

from sneakernet.core.position import parse
from tests.games.access_denied.positions import SEATS, SECTORS, code, pack

CODES = "ABCDEF"
LISTED = 3000  # so many assignments are listed one by one
SETS = [frozenset(letters) for letters in combinations(CODES, 3)]
GUARDS = 0x888888  # above the three bits of each code's number
World = tuple[frozenset[str], ...]


class Knowledge:
    """What one observer (a letter, or "spectator") knows of passwords, as a saved position tells it."""

    def __init__(self, saved: str, observer: str) -> None:
        fields = parse(saved).fields
        self.cards: defaultdict[str, list[str]] = defaultdict(list)
        for name, text in fields.items():
            self.cards[name] = [word for word in text.split() if word != "none"]
        self.known = set(self.cards[f"known {observer}"])
        hidden = [card for card in pack(fields["edition"]) if card not in self.known]
        free = set(hidden) - set(self.cards[f"outside {observer}"])
        trade = [word for word in self.cards["inner"] if word.startswith("trade=")]
        said = [self.cards["offered"], self.cards["picked"] if trade and trade[0].endswith("1") else []]
        self.unseen = Counter(map(code, hidden)) - self.strange(said[0]) - self.strange(said[1])
        self.free = Counter(map(code, free))
        self.inside: dict[str, set[str]] = {sector: set() for sector in SECTORS}
        self.outside: dict[str, set[str]] = {sector: set() for sector in SECTORS}
        for word in self.cards[f"{observer} notes"]:
            place, mark = word.split(".")[0][:-2], word.split(".")[0][-2:]
            (self.inside if mark[0] == "+" else self.outside)[place].add(mark[1])
        self.excluded = {
            (word.split(".")[0], frozenset(word.split(".")[1])) for word in self.cards[f"{observer} excludes"]
        }
        self.said = {word[0]: int(word[2:]) for word in self.cards[f"{observer} said"]}
        self.sectors = [x for x in SECTORS if self.hidden_cards(x)]
        shares = [word.split("=") for word in fields["sectors"].split()]
        self.owner = {sector: seat for seat, sectors in shares for sector in sectors.split(",")}
        self.proven = {seat: set(self.cards[f"proven {seat}"]) for seat in self.owner.values()}
        self.shown = {sector: self.named_codes(sector) for sector in self.sectors}
        self.owed = sum(len(self.proven[seat]) for seat in {self.owner[sector] for sector in self.sectors})
        limits = enumerate(min(self.free[c], self.unseen[c], self.said.get(c, 7), 7) for c in CODES)
        self.limits = GUARDS + sum(limit << 4 * n for n, limit in limits)
        self.differing(fields, observer)
        self.cache: dict[object, set[tuple[int, frozenset[str]]]] = {}

    def strange(self, said: list[str]) -> Counter[str]:
        """Of the codes that one player said in a trade, those beside the cards that can be named in that hand."""
        hands = [self.cards[f"{seat} hand"] for seat in SEATS]
        (hand,) = [cards for cards in hands if said and said[0] in cards] or [[]]
        return Counter(map(code, said)) - Counter(code(card) for card in hand if card in self.known)

    def hidden_cards(self, sector: str) -> list[str]:
        return [card for card in self.cards[f"{sector} password"] if card not in self.known]

    def named_codes(self, sector: str) -> set[str]:
        """Codes of the password cards that can be named; an old password going to the pile is open already."""
        cards = self.cards[f"{sector} password"]
        opened = self.cards["pile"][-(3 - len(cards)) :] if len(cards) < 3 else []
        return {code(card) for card in cards if card in self.known} | set(map(code, opened))

    def differing(self, fields: dict[str, str], observer: str) -> None:
        """Cards that lie facedown and must have different codes."""
        self.facedown = 0
        self.open_codes: set[str] = set()
        self.remembered: set[str] = set()
        self.bound = 0
        attempt = fields.get("attempt", "").split()
        bound = fields["edition"] == "german" or "distinct_codes=on" in fields.get("settings", "")
        bound = bound and "distinct_codes=off" not in fields.get("settings", "")
        rekeys = "de-code-verschluesseln@" in fields.get("plays", "")
        cards = self.cards["set aside"] if rekeys else []
        if attempt and attempt[1] in self.owner and bound:
            cards = self.cards["handed over"]
            before = [card for card in self.cards[f"before {observer}"] if card not in self.known]
            self.remembered = set(map(code, before))
            self.bound = len(before) - sum(card not in self.known for card in self.cards[f"{attempt[0]} hand"])
        self.facedown = sum(card not in self.known for card in cards)
        self.open_codes = {code(card) for card in cards if card in self.known}

    def fits(self, sector: str, codes: frozenset[str]) -> bool:
        noted = codes >= self.inside[sector] | self.shown[sector] and not codes & self.outside[sector]
        return noted and (sector, codes) not in self.excluded

    def rows(self) -> dict[str, list[frozenset[str]]]:
        """Of each hidden password, the sets of codes that fit it when it is looked at alone."""
        return {sector: [codes for codes in SETS if self.fits(sector, codes)] for sector in self.sectors}

    def size(self) -> int:
        """How many assignments there are to look at."""
        return prod(len(row) for row in self.rows().values())

    def worlds(self) -> Iterator[World]:
        """Every assignment of codes to the hidden passwords, in the order of `sectors`."""
        rows = [[(codes, self.use(x, codes), self.proof(x, codes)) for codes in row] for x, row in self.rows().items()]
        for world in product(*rows):
            if self.complete(sum(use for _, use, _ in world), frozenset().union(*(proof for _, _, proof in world))):
                yield tuple(codes for codes, _, _ in world)

    def use(self, sector: str, codes: frozenset[str]) -> int:
        """The unseen cards that a password takes: one hexadecimal digit per code."""
        return sum(1 << 4 * CODES.index(c) for c in codes - self.shown[sector])

    def proof(self, sector: str, codes: frozenset[str]) -> frozenset[str]:
        """The proven codes of its owner that a password shows, as letters of seat and code."""
        seat = self.owner[sector]
        return frozenset(seat + c for c in codes & self.proven[seat])

    def enough(self, used: int) -> bool:
        """Whether so many cards of each code are unseen, and may be in a password: no guard is borrowed from."""
        return self.limits - used & GUARDS == GUARDS

    def complete(self, used: int, proof: frozenset[str]) -> bool:
        """Whether the cards suffice, upgrades are accounted for, and facedown cards can differ."""
        if not self.enough(used) or len(proof) < self.owed:
            return False
        left = [c for n, c in enumerate(CODES) if self.unseen[c] > used >> 4 * n & 15 and c not in self.open_codes]
        return not self.facedown or any(
            len(self.remembered.intersection(codes)) >= self.bound for codes in combinations(left, self.facedown)
        )

    def marks(self) -> dict[str, dict[str, int]]:
        """Of each code of each hidden password: 1 if it is there in every world, -1 if in none, else 0."""
        if self.size() <= LISTED:
            worlds = list(self.worlds())
            found = {sector: {world[n] for world in worlds} for n, sector in enumerate(self.sectors)}
        else:
            found = {sector: set(self.occurring(sector)) for sector in self.sectors}
        assert all(found.values()), "no world fits"
        return {
            sector: {c: int(any(c in x for x in sets)) - int(any(c not in x for x in sets)) for c in CODES}
            for sector, sets in found.items()
        }

    def occurring(self, sector: str) -> Iterator[frozenset[str]]:
        """The sets of codes that one password has in some world."""
        rows = self.rows()
        others = [self.effects(x, rows[x]) for x in self.sectors if x != sector]
        totals = self.totals(tuple(sorted(others)))
        for codes in rows[sector]:
            use, proof = self.use(sector, codes), self.proof(sector, codes)
            if any(self.complete(use + used, proof | seen) for used, seen in totals):
                yield codes

    def effects(self, sector: str, row: list[frozenset[str]]) -> tuple[tuple[int, tuple[str, ...]], ...]:
        """What each set of codes means to other passwords."""
        return tuple(sorted({(self.use(sector, codes), tuple(sorted(self.proof(sector, codes)))) for codes in row}))

    def totals(self, rows: tuple[tuple[tuple[int, tuple[str, ...]], ...], ...]) -> set[tuple[int, frozenset[str]]]:
        """All that several passwords together can use and show."""
        if rows not in self.cache:
            found: set[tuple[int, frozenset[str]]] = {(0, frozenset())}
            for row in rows:
                after = {(used + use, seen | set(proof)) for used, seen in found for use, proof in row}
                found = {(used, seen) for used, seen in after if self.enough(used)}
            self.cache[rows] = found
        return self.cache[rows]
