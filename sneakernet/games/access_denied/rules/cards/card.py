"""Card: one definition that reads like its sentence. A pack is a list of cards, gathered by trait."""

from typing import Final, final

from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.op import Op
from sneakernet.games.access_denied.rules.book import seq
from sneakernet.games.access_denied.rules.cells import CARDS
from sneakernet.games.access_denied.rules.moments import Aim, Moment
from sneakernet.games.access_denied.rules.pack import NOTHING, Pack
from sneakernet.games.access_denied.rules.state import Net

A: Final = 0
B: Final = 1
C: Final = 2
D: Final = 3
E: Final = 4
F: Final = 5

USER: Final = 1
OPER: Final = 2
ROOT: Final = 3


@final
class Needs:
    """A Requires section: a level in a sector, and for upgrades a code in an own password (AD-59)."""

    def __init__(self, sector: int, level: int, code: int) -> None:
        self.sector = sector
        self.level = level
        self.code = code


def access(sector: int, password: int = NOTHING) -> Needs:
    """Requires any access to a sector."""
    return Needs(sector, USER, password)


def oper(sector: int) -> Needs:
    """Requires Oper or Root access to a sector."""
    return Needs(sector, OPER, NOTHING)


def root(sector: int) -> Needs:
    """Requires Root access, and nothing less, to a sector (AD-73)."""
    return Needs(sector, ROOT, NOTHING)


@final
class Card:
    """One card. Traits are the names of sets of the pack (see Pack): what it is, when it is played, what it gives."""

    def __init__(
        self,
        name: str,
        code: int,
        *traits: str,
        needs: Needs | None = None,
        at: Aim | None = None,
        answers: Moment | None = None,
        does: tuple[Op[Net], ...] = (),
        springs: tuple[Op[Net], ...] = (),
    ) -> None:
        self.name = name
        self.code = code
        self.traits = traits
        self.needs = needs
        self.at = at
        self.answers = answers
        self.does: int = seq(*does).code if does else NOTHING
        self.springs: int = seq(*springs).code if springs else NOTHING

    def reprinted(self, name: str) -> "Card":
        """The same card under another name."""
        card = Card(name, self.code, *self.traits, needs=self.needs, at=self.at, answers=self.answers)
        card.does = self.does
        card.springs = self.springs
        return card


def pack_of(offset: int, cards: list[Card]) -> Pack:
    """All cards of an edition, in the order of their numbers."""
    if len(cards) != CARDS:
        raise ValueError(f"an edition has {CARDS} cards, not {len(cards)}")
    pack = Pack(offset)
    for number, card in enumerate(cards):
        add(pack, number, card)
    pack.by_action = (2**CARDS - 1) & ~pack.instants & ~pack.burdens
    for number in range(CARDS):
        pack.answered_by[number] = answers_to(pack, BIT[number])
    return pack


def add(pack: Pack, number: int, card: Card) -> None:
    """One card with its number."""
    bit: i64 = BIT[number]
    pack.names.append(card.name)
    pack.codes[number] = card.code
    pack.of_code[card.code] |= bit
    for trait in card.traits:
        setattr(pack, trait, getattr(pack, trait) | bit)
    if card.needs is not None:
        pack.keys |= bit
        pack.need_sector[number] = card.needs.sector
        pack.need_level[number] = card.needs.level
        pack.need_code[number] = card.needs.code
        if card.needs.level == ROOT:
            pack.root_only |= bit
    if card.at is not None:
        pack.aim[number] = card.at.number
    if card.answers is not None:
        pack.instants |= bit
        pack.moment[number] = card.answers.number
    pack.does[number] = card.does
    pack.springs[number] = card.springs


def answers_to(pack: Pack, card: i64) -> i64:
    """The instants that may be aimed at a card when it is announced."""
    found: i64 = 0
    if pack.keys & card:
        found |= pack.cancels_keys
    if pack.root_only & card:
        found |= pack.blocks_root
    if pack.viruses & card:
        found |= pack.fights_viruses
    if pack.costs_actions & card:
        found |= pack.at_action_loss
    return found
