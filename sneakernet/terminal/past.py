"""Looking back on a game that goes on: my earlier views, from the server, one by one."""

import msgspec
from msgspec import Struct
from rich.text import Text

from sneakernet.terminal.messages import Id, Letter, ViewMessage
from sneakernet.terminal.safe import Unfit
from sneakernet.terminal.table import AtTable, draw_part


class Earlier(Struct, frozen=True):
    """A view of mine, what I did then, and why my other cards could not be played."""

    view: ViewMessage
    chose: str = ""
    reasons: dict[str, str] = {}


class Page(Struct, frozen=True):
    """Some of them, the oldest first."""

    id: Id
    side: Letter = ""
    views: list[Earlier] = []
    more: bool = False


class Past:
    """What I was shown before."""

    def __init__(self, at: AtTable) -> None:
        self.at = at
        self.views: list[Earlier] = []
        self.n = -1
        self.more = False

    @property
    def shown(self) -> Earlier | None:
        """The view that is looked at; None: the present."""
        return self.views[self.n] if 0 <= self.n < len(self.views) else None

    async def fetch(self, **before: int) -> list[Earlier]:
        """The last views before one, or before now."""
        path = f"/api/tables/{self.at.link.table}/earlier"
        try:
            page = msgspec.convert(await self.at.service.get(path, **before), Page)
        except (msgspec.MsgspecError, TypeError) as problem:
            raise Unfit(str(problem)[:200]) from None
        self.more = page.more
        return page.views

    async def go(self, by: int) -> None:
        """On or back by so many views; beyond the newest lies the present."""
        if self.shown is None:
            self.views = await self.fetch()
            self.n = len(self.views)
        self.n += by
        if self.n < 0 and self.more:
            earlier = await self.fetch(before=self.views[0].view.seq)
            self.views = earlier + self.views
            self.n += len(earlier)
        elif self.n >= len(self.views) and self.views:
            last = self.views[-1].view.seq
            self.views = await self.fetch()
            self.n = next((n for n, one in enumerate(self.views) if one.view.seq > last), len(self.views))
        self.n = max(0, self.n)

    def drawn(self, width: int) -> list[Text]:
        """The table as it lay then, with what the game shows beside it."""
        if self.shown is None or self.at.table is None or self.at.book is None:
            return []
        seen = self.shown.view
        view = seen.view.view(seen.seat, seen.asked, seen.about, self.at.table.seats)
        return draw_part(self.at.book, "draw", view, self.at.people(), width)

    def told(self) -> list[Text]:
        """What had just happened, what I was asked, what I could choose, what I chose, and the reasons of then."""
        if self.shown is None:
            return []
        say, view = self.at.words.say, self.shown.view
        prompt = (view.window.prompt if view.window is not None else None) or view.prompt
        lines = [Text(f"· {line}", "dim") for line in view.news]
        lines.append(Text(prompt.text if prompt is not None else view.waiting, "bold"))
        if prompt is not None:
            options = [*(prompt.set.options if prompt.set is not None else []), *prompt.options]
            lines.append(Text(" | ".join(dict.fromkeys(option.label for option in options))))
        if self.shown.chose:
            lines.append(Text(say("past-chose", what=self.shown.chose), "bold"))
        return lines + [Text(reason, "italic") for reason in self.shown.reasons.values()]

    def title(self) -> str:
        """Which view it is."""
        now = self.at.view.seq if self.at.view is not None else 0
        return self.at.words.say("past-at", n=self.shown.view.seq if self.shown is not None else now, all=now)
