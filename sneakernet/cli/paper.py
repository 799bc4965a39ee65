"""Printing: a game as sheets for scissors and a table, in one file or as pictures."""

from pathlib import Path
from typing import Final

from sneakernet.cli.stop import Stop
from sneakernet.core.position import pairs
from sneakernet.core.registry import find
from sneakernet.paper import INKS, PAPERS, PARTS, Wish, pdf, pictures
from sneakernet.say import Speech

DOTS: Final = 200  # per inch: fine enough for small letters, and forty sheets take seconds


def begin(
    speech: Speech,
    game: str,
    edition: str,
    settings: list[str],
    out: Path | None,
    paper: str,
    ink: str,
    parts: list[str],
    backs: bool,
) -> None:
    """Write the sheets, and say where they are and how they are printed."""
    check(speech, "--paper", paper, PAPERS)
    check(speech, "--ink", ink, INKS)
    for part in parts:
        check(speech, "--part", part, PARTS)
    chosen = tuple(part for part in PARTS if part in parts) or PARTS
    given = tuple(pairs(settings, "--set").items())
    wish = Wish(find(game), speech.language, edition, given, paper, ink, chosen, backs)
    file = out or Path(f"{game}.pdf")
    if file.suffix.lower() == ".png":
        made = pictures(wish, DOTS)
        names = [file.with_stem(f"{file.stem}-{n:02}") for n in range(1, len(made) + 1)]
        for name, picture in zip(names, made, strict=True):
            name.write_bytes(picture)
        print(speech.say("printed-pictures", n=len(made), first=str(names[0]), last=str(names[-1])))
    elif file.suffix.lower() == ".pdf":
        file.write_bytes(pdf(wish))
        print(speech.say("printed", file=str(file)))
    else:
        raise Stop(speech.say("print-pdf-or-png", given=str(file)))
    print(speech.say("print-how"))


def check(speech: Speech, option: str, given: str, known: tuple[str, ...]) -> None:
    """Stop if an option names what there is not."""
    if given not in known:
        raise Stop(speech.say("print-one-of", option=option, given=given, known=", ".join(known)))
