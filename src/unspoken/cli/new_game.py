"""`unspoken new-game`: the folders of a new game, laid out so that it plays from the first minute."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path

from unspoken.cli.serve import complain
from unspoken.cli.template.game import GAME
from unspoken.tables.games import find_games
from unspoken.web.typescript import game_types

_TEMPLATE = Path(__file__).parent / "template"
_NAME = re.compile(r"[a-z][a-z0-9]{1,15}")
_GAMES = Path("src", "unspoken", "games")
_PAGES = Path("front", "src", "games")
_LANGUAGES = Path("src", "unspoken", "languages")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What it is called, and where it goes."""
    parser.add_argument("name", help="one word of small letters and digits, as the wire will know it")
    parser.add_argument("--into", type=Path, metavar="DIR", help="the project's folder (default: this one)")


def run(args: argparse.Namespace) -> int:
    """Lay it out; nothing that is there already is touched."""
    name, root = str(args.name), args.into or Path()
    wrong = _objection(name, root, must_be_there=args.into is None)
    if wrong is not None:
        return complain(wrong)
    made = files(name)
    for path, text in made.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    for folder in sorted({path.parent for path in made}):
        print(f"  {folder}/  {', '.join(path.name for path in made if path.parent == folder)}")
    print(f"\n{name.capitalize()} plays already. Begin with {_GAMES / name / 'RULES.md'}, then `make quick`.")
    return 0


def files(name: str) -> dict[Path, str]:
    """Everything that a new game of this name consists of, by where it lies in the project."""
    places = {
        "game": _GAMES / name,
        "page": _PAGES / name,
        "tests": Path("tests", "games", name),
        "goldens": Path("tests", "goldens"),
    }
    made = {
        place / renamed(str(path.relative_to(_TEMPLATE / folder)), name): renamed(
            path.read_text(encoding="utf-8"), name
        )
        for folder, place in places.items()
        for path in sorted((_TEMPLATE / folder).rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    }
    words = {
        _LANGUAGES / path.stem / "games" / f"{name}.ftl": renamed(path.read_text(encoding="utf-8"), name)
        for path in sorted((_TEMPLATE / "words").glob("*.ftl"))
    }
    return {**made, **words, _PAGES / name / "schema.gen.ts": renamed(game_types(GAME), name)}


def renamed(text: str, name: str) -> str:
    """A text of the template in the new game's name: its modules, its rule ids, its title."""
    words = {
        "unspoken.cli.template.game": f"unspoken.games.{name}",
        "PAT-": f"{name[:3].upper()}-",
        "Pattern": name.capitalize(),
        "pattern": name,
    }
    return re.sub("|".join(map(re.escape, words)), lambda found: words[found[0]], text)


def _objection(name: str, root: Path, must_be_there: bool) -> str | None:
    """Why the game cannot be laid out there, in one sentence."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        return f"A game is called by one word of 2 to 16 small letters and digits, as whispers; not {name!r}."
    if name in find_games():
        return f"There is already a game called {name}."
    if must_be_there and not (root / _GAMES).is_dir():
        return f"There is no {_GAMES} here: go to the project's folder, or name it with --into."
    if root.exists() and not root.is_dir():
        return f"{root} is not a folder."
    for folder in (_GAMES / name, _PAGES / name, Path("tests", "games", name)):
        if (root / folder).exists():
            return f"{root / folder} is there already; choose another name."
    return None
