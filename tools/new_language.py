"""Begin a new language: one file with every sentence in English, ready to be translated.

python -m tools.new_language fr
"""

import json
import re
import sys
from pathlib import Path
from typing import Final

from sneakernet.core.game import Game
from sneakernet.core.registry import all_games
from sneakernet.say.catalogue import DEFAULT, FOLDER, game_parts, part, web_part

WEB: Final = Path(__file__).resolve().parents[1] / "sneakernet" / "web" / "lang"
FIRST: Final = ("common", "complaints", "cli", "server", "bots", "lab")


def language() -> str:
    """The whole of English as one file, part by part, the shared ones first."""
    names = sorted(path.stem for path in (FOLDER / DEFAULT).glob("*.ftl"))
    texts = {name: part(DEFAULT, name) for name in [*FIRST, *[name for name in names if name not in FIRST]]}
    texts |= {name: part(DEFAULT, name, game) for game in all_games() for name in game_parts(game)}
    texts |= {web_part(game): browser_part(folder) for game, folder in browser_folders()}
    return "\n".join(f"### {name}\n\n{text.strip()}\n" for name, text in texts.items())


def browser_folders() -> list[tuple[Game | None, Path]]:
    """Where the browser's own words lie: the client's, and those of each game that has some."""
    brought = [(game, game.folder("browser")) for game in all_games()]
    return [(None, WEB), *[(game, folder) for game, folder in brought if folder and words_file(folder).is_file()]]


def words_file(folder: Path) -> Path:
    """The English words in such a folder."""
    return folder / f"{DEFAULT}.json"


def browser_part(folder: Path) -> str:
    """The words in a folder as messages."""
    words: dict[str, str | dict[str, str]] = json.loads(words_file(folder).read_text(encoding="utf-8"))
    return "".join(f"{key.replace('.', '-')} ={pattern(text)}\n" for key, text in words.items())


def pattern(text: str | dict[str, str]) -> str:
    """A text of the client as a pattern: blanks, forms, and spaces that Fluent would drop."""
    if isinstance(text, dict):
        forms = "".join(
            f"\n       {'*' if form == 'other' else ' '}[{form}]{pattern(one)}" for form, one in text.items()
        )
        return f"\n    {{ $n ->{forms}\n    }}"
    text = re.sub(r"\{(\w+)\}", r"{ $\1 }", text)
    text = re.sub(r"^[ .*\[]| $", lambda found: f'{{"{found[0]}"}}', text)
    return (" " if "\n" not in text else "\n    ") + text.replace("\n", "\n    ")


def main() -> None:
    """Write the file, unless it is there."""
    if len(sys.argv) != 2 or not re.fullmatch("[a-z]{2,3}", sys.argv[1]):
        sys.exit("usage: python -m tools.new_language CODE, such as fr")
    file = FOLDER / f"{sys.argv[1]}.ftl"
    if file.exists() or (FOLDER / sys.argv[1]).exists():
        sys.exit(f"{sys.argv[1]} is there already")
    file.write_text(language(), encoding="utf-8")
    print(f"{file}: translate it from top to bottom; what is still English is said in English")


if __name__ == "__main__":
    main()
