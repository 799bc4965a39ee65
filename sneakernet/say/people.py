"""People: how the seats of a table are called, and who among them is reading."""

from collections.abc import Sequence

from sneakernet.core.view import letter


class People:
    """The names of the seats. `me` is the reader's seat letter; empty for somebody who only watches."""

    def __init__(self, names: Sequence[str], me: str = "") -> None:
        self.all = tuple(names)
        self.names = {letter(seat): name for seat, name in enumerate(names)}
        self.me = me

    def name(self, seat: str) -> str:
        """The name of a seat; the letter itself where nobody is named."""
        return self.names.get(seat, seat)

    def after(self, seat: str, n: int) -> str:
        """The seat that is n places to the left of this one."""
        seats = list(self.names)
        return seats[(seats.index(seat) + n) % len(seats)]
