"""What the screen says about a table, line by line."""

from typing import Final

from rich.text import Text
from textual.content import Content

from sneakernet.draw import terminal_part
from sneakernet.terminal.marks import Marks
from sneakernet.terminal.table import AtTable

LATEST: Final = 3
BAR: Final = 20
KEYS: Final = ("?help", "wwhy", "ccards", "dsheet", "uundo", "hhint", "ttalk", "/search", "qleave")
DEEDS: Final = {"?": "help", "w": "why", "c": "cards", "u": "undo", "h": "hint", "/": "search", "q": "leave"}
TALL: Final = 40


def banner(at: AtTable, width: int) -> Text:
    """The first line: what is played where, by whom, and whether the line is up."""
    left = f" ░▒▓ SNEAKERNET ▓▒░ {at.title}"
    if at.table is not None and at.table.title:
        left += f" · {at.table.title}"
    if at.you.seat:
        left += f" · {at.you.seat} {at.you.name}"
    elif at.table is not None:
        left += f" · {at.words.say('watching')}"
    host = at.service.public.partition("://")[2]
    right = f"● {host} " if at.up else f"○ {at.words.say('redialling', n=at.tries)} "
    return Text(f"{left[: max(0, width - len(right) - 1)]:<{max(0, width - len(right))}}{right}", no_wrap=True)


def keys(at: AtTable, width: int) -> Content:
    """The last line: what keys do; a click does it, too."""
    parts: list[str] = []
    room = width - 2
    for key in KEYS:
        name = at.words.say(f"key-{key[1:]}") if key[1:] != "sheet" else sheet_title(at)
        if name and room > len(name) + 4:
            action = (
                f"screen.deed('{DEEDS[key[0]]}')"
                if key[0] in DEEDS
                else "screen." + {"d": "sheet", "t": "talk"}[key[0]]
            )
            parts.append(f"[@click={action}][b]{key[0]}[/b] {Content(name).markup}[/]")
            room -= len(name) + 4
    return Content.from_markup(" " + "  ".join(parts) + "  [b]^p[/b]")


def sheet_title(at: AtTable) -> str:
    """What the game shows beside its table."""
    if at.book is None or not at.book.known or terminal_part(at.book.speech.game, "sheet") is None:
        return ""
    return at.book.speech.words.find("table-sheet") or at.words.say("key-sheet")


def styles(at: AtTable) -> dict[str, str]:
    """The colour of each card in hand, where the game has colours."""
    style = terminal_part(at.book.speech.game, "style_of") if at.book is not None and at.book.known else None
    if style is None:
        return {}
    found: dict[str, str] = {}
    for card in at.hand:
        try:
            found[card] = str(style(card))
        except (KeyError, ValueError):
            found[card] = ""
    return found


def log(at: AtTable) -> list[Text]:
    """What happened, a mark before each sentence."""
    return [Text.assemble(("· ", "bold cyan"), line) for line in at.log]


def chat(at: AtTable) -> list[Text]:
    """Who says what."""
    if not at.chat:
        return [Text(at.words.say("chat-empty"), "dim")]
    return [Text.assemble((f"{line.name}: ", "bold"), line.text) for line in at.chat]


def latest(at: AtTable, height: int) -> Text:
    """The newest sentences, where there is no room for the log."""
    lines = [f"· {line}" for line in list(at.log)[-LATEST if height > 30 else -2 :]]
    if at.chat and at.chat[-1].text and not at.view:
        lines.append(f"{at.chat[-1].name}: {at.chat[-1].text}")
    return Text("\n".join(lines), overflow="ellipsis")


def question(at: AtTable, marks: Marks | None) -> Text:
    """What one is asked, or what happens now."""
    view, say = at.view, at.words.say
    if at.table is not None and at.table.trouble:
        return Text(at.table.trouble, "bold red")
    if view is None:
        return Text(say("waiting-room" if at.table is not None else "dialling"))
    if view.result is not None:
        return Text.assemble((view.result.text, "bold"), " ", (view.result.why, "not bold"))
    prompt = at.prompt
    if prompt is None:
        return Text(view.waiting, "dim")
    if marks is None:
        return Text(prompt.text)
    least, most, n = marks.choice.least, marks.choice.most, len(marks.marked) + len(marks.choice.chosen)
    bounds = str(most) if least == most else f"{least}–{most}"
    return Text.assemble((f" {n}/{bounds} ", "reverse"), " ", prompt.text)


def window(at: AtTable) -> Text | None:
    """The open window: how long it is open, what it is about, what one has sealed."""
    opened = at.view.window if at.view is not None else None
    if opened is None:
        return None
    left = at.window_left()
    if left < 0 or not opened.total_ms:
        bar, time = "▰" * BAR, at.words.say("untimed")
    else:
        full = max(0, min(BAR, round(BAR * left * 1000 / opened.total_ms)))
        bar, time = "▰" * full + "▱" * (BAR - full), at.words.speech.number(left, 1) + " s"
    key = "passed" if opened.answer == "pass" else "sealed"
    sealed = at.words.say(key) if opened.answer else ""
    return Text(" ".join(part for part in (bar, time, opened.text, sealed) if part), no_wrap=True, overflow="ellipsis")


def lounge(at: AtTable, height: int) -> list[Text]:
    """Before the first deal: who sits where, and how others come."""
    if at.table is None:
        return [Text(at.words.say("dialling"))]
    lines = [Text(f"  {at.words.say('seats')}", "bold")]
    for chair in at.table.chairs:
        who = chair.name or at.words.say("chair-open")
        row = Text.assemble(("  > " if chair.seat == at.you.seat else "    ", "bold"), (chair.seat, "bold"), f"  {who}")
        if chair.kind == "bot":
            row.append(f"  ({chair.bot})", "dim")
        lines.append(row)
    lines += [Text(), *invitation(at, height >= TALL)]
    return lines


def invitation(at: AtTable, whole: bool) -> list[Text]:
    """The link to the table, and where there is room the same as a QR code."""
    assert at.table is not None
    link = at.service.public + at.table.link
    lines = [Text.assemble(f"  {at.words.say('invite')} ", (link, "bold underline"))]
    return [*lines, Text(), *qr(link)] if whole else lines


def qr(link: str) -> list[Text]:
    """A link as a QR code, two dots to a character: light on dark, as phones read it."""
    import segno  # noqa: PLC0415  # only who invites somebody needs it

    rows = [[bool(dot) for dot in row] for row in segno.make(link, micro=False, error="l").matrix_iter(border=2)]
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    signs = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return [
        Text("    " + "".join(signs[dots] for dots in zip(upper, lower, strict=True)), "bright_white on black")
        for upper, lower in zip(rows[::2], rows[1::2], strict=True)
    ]
