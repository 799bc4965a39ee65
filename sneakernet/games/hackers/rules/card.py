"""Card and Pack: a card is its traits; the pack gathers every trait as a set of cards."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from sneakernet.core.bits import BIT
from sneakernet.core.op import Op, Seq
from sneakernet.games.hackers.rules.book import BOOK
from sneakernet.games.hackers.rules.cells import CARDS
from sneakernet.games.hackers.rules.state import Hackers

NOTHING: Final = -1


@final
class Pack:
    """The 20 cards. Rules ask it for a trait, never for a card by name."""

    def __init__(self) -> None:
        self.names: list[str] = []
        self.values: Final = vec[i64]([0] * CARDS)
        self.added: Final = vec[i64]([NOTHING] * CARDS)  # the op that runs when the card is added
        self.baud_300: i64 = 0
        self.baud_1200: i64 = 0
        self.baud_2400: i64 = 0
        self.shields: i64 = 0  # may be returned to ignore another player's card (HK-33)
        self.guards: i64 = 0  # ignores Burn and Dade (HK-37)
        self.taps: i64 = 0  # draws from either end of the DECK (HK-23)
        self.draws_three: i64 = 0  # draws three cards in place of one (HK-24)
        self.doubles: i64 = 0  # worth double beside a 300 BAUD card (HK-55)
        self.needs_another: i64 = 0  # may only be added to FILES that hold another card (HK-27)
        self.leaves_on_1200: i64 = 0  # is returned when its player adds a 1200 BAUD card (HK-41)
        self.attacks: i64 = 0  # takes a card from a rival, who may shield (HK-33)
        self.called_out: i64 = 0  # Encrypted: announced by name when added (HK-44)
        self.called_if_it_sweeps: Final = vec[i64]([0] * CARDS)  # Encrypted: announced if it returns one of these

    def add_baud(self, rate: int, card: i64) -> None:
        """A card of this BAUD rate."""
        if rate == 300:
            self.baud_300 |= card
        elif rate == 1200:
            self.baud_1200 |= card
        else:
            self.baud_2400 |= card

    def baud(self, rate: i64) -> i64:
        """All cards of a BAUD rate."""
        if rate == 300:
            return self.baud_300
        if rate == 1200:
            return self.baud_1200
        if rate == 2400:
            return self.baud_2400
        return 0


PACK: Final = Pack()


@final
class Card:
    """One card: its id, BAUD and value; `added` happens once, the other traits hold while it lies in FILES."""

    def __init__(
        self,
        name: str,
        baud: int,
        value: int,
        added: tuple[Op[Hackers], ...] = (),
        *,
        sweeps: int = 0,
        attacks: bool = False,
        shields: bool = False,
        guards: bool = False,
        draws_either_end: bool = False,
        draws_three: bool = False,
        doubles: bool = False,
        needs_another_file: bool = False,
        leaves_when_i_add_1200: bool = False,
    ) -> None:
        self.number = len(PACK.names)
        self.name = name
        self.baud = baud
        self.value = value
        bit = BIT[self.number]
        PACK.names.append(name)
        PACK.values[self.number] = value
        PACK.add_baud(baud, bit)
        if added:
            PACK.added[self.number] = Seq(BOOK, list(added)).code
        PACK.called_if_it_sweeps[self.number] = sweeps
        PACK.called_out |= bit if added and not sweeps else 0
        PACK.attacks |= bit if attacks else 0
        PACK.shields |= bit if shields else 0
        PACK.guards |= bit if guards else 0
        PACK.taps |= bit if draws_either_end else 0
        PACK.draws_three |= bit if draws_three else 0
        PACK.doubles |= bit if doubles else 0
        PACK.needs_another |= bit if needs_another_file else 0
        PACK.leaves_on_1200 |= bit if leaves_when_i_add_1200 else 0
