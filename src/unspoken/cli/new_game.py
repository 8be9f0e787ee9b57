"""`unspoken new-game`: creates the files of a new game, which can be played at once."""

from __future__ import annotations

import argparse
import keyword
import re
from pathlib import Path

from unspoken.cli.server.serve import fail
from unspoken.cli.template.game import GAME
from unspoken.kernel.languages import FALLBACK, Tag
from unspoken.languages.known import shipped_languages
from unspoken.tables.games import find_games
from unspoken.web.typescript import game_types

_TEMPLATE = Path(__file__).parent / "template"
_NAME = re.compile(r"[a-z][a-z0-9]{1,15}")
_GAMES = Path("src", "unspoken", "games")
_PAGES = Path("front", "src", "games")
_LANGUAGES = Path("src", "unspoken", "languages")


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add the arguments of `new-game`."""
    parser.add_argument("name", help="the game's id: one word of lower-case letters and digits")
    parser.add_argument(
        "--into", type=Path, metavar="DIR", help="the project's folder (default: the current one)"
    )


def run(args: argparse.Namespace) -> int:
    """Write the files; existing ones are never changed."""
    name, root = str(args.name), args.into or Path()
    problem = _problem(name, root, must_be_project=args.into is None)
    if problem is not None:
        return fail(problem)
    created = files(name)
    for path, text in created.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text, encoding="utf-8")
    for folder in sorted({path.parent for path in created}):
        print(f"  {folder}/  {', '.join(path.name for path in created if path.parent == folder)}")
    print(
        f"\n{name.capitalize()} can be played now. Next: edit {_GAMES / name / 'RULES.md'}, run `make quick`."
    )
    return 0


def files(name: str) -> dict[Path, str]:
    """Return the texts of a new game's files by their paths in the project."""
    folders = {
        "game": _GAMES / name,
        "page": _PAGES / name,
        "tests": Path("tests", "games", name),
        "goldens": Path("tests", "goldens"),
    }
    from_template = {
        target / renamed(str(path.relative_to(_TEMPLATE / source)), name): renamed(
            path.read_text(encoding="utf-8"), name
        )
        for source, target in folders.items()
        for path in sorted((_TEMPLATE / source).rglob("*"))
        if path.is_file() and path.suffix != ".pyc"
    }
    words = {
        _LANGUAGES / tag / "games" / f"{name}.ftl": renamed(_words(tag), name) for tag in shipped_languages()
    }
    return {**from_template, **words, _PAGES / name / "schema.gen.ts": renamed(game_types(GAME), name)}


def _words(tag: Tag) -> str:
    """Return the template's sentences. For a missing language, return the fallback's as comments."""
    own, fallback = (_TEMPLATE / "words" / f"{language}.ftl" for language in (tag, FALLBACK))
    if own.is_file():
        return own.read_text(encoding="utf-8")
    lines = fallback.read_text(encoding="utf-8").splitlines()
    return "".join(f"{line if not line or line.startswith('#') else f'# {line}'}\n" for line in lines)


def renamed(text: str, name: str) -> str:
    """Replace the template's name by the new game's in modules, rule ids and titles."""
    replacements = {
        "unspoken.cli.template.game": f"unspoken.games.{name}",
        "PAT-": f"{name[:3].upper()}-",
        "Pattern": name.capitalize(),
        "pattern": name,
    }
    return re.sub("|".join(map(re.escape, replacements)), lambda match: replacements[match[0]], text)


def _problem(name: str, root: Path, must_be_project: bool) -> str | None:
    """Return why the game cannot be created there; None if it can."""
    if not _NAME.fullmatch(name) or keyword.iskeyword(name):
        return f"A game's name is one word of 2 to 16 lower-case letters and digits, not {name!r}."
    if name in find_games():
        return f"There is already a game called {name}."
    if must_be_project and not (root / _GAMES).is_dir():
        return f"There is no {_GAMES} here: change to the project's folder, or pass it with --into."
    if root.exists() and not root.is_dir():
        return f"{root} is not a folder."
    for folder in (_GAMES / name, _PAGES / name, Path("tests", "games", name)):
        if (root / folder).exists():
            return f"{root / folder} already exists; choose another name."
    return None
