"""Same job, same file: whoever knows one game finds their way in all of them."""

from __future__ import annotations

import ast
import importlib
import re
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from unspoken.cli.new_game import files
from unspoken.kernel import nothing
from unspoken.kernel.game import AnyGame
from unspoken.tables.games import find_games

ROOT = Path(__file__).parents[2]
PAGE_LAYOUT = ("cover.ts", "theme.css", "index.ts", "Board.svelte", "schema.gen.ts")
"""The files that every game has on the page."""
PAGES = [
    *(ROOT / "front" / "src" / "games" / name for name in find_games()),
    ROOT / "tests" / "toygame" / "front" / "echo",
]
PACKAGES = [*(f"unspoken.games.{name}" for name in find_games()), "toygame", "unspoken.cli.template.game"]
"""Every game on the shelf, the toy game from outside, and the one that `new-game` lays out."""
LAYOUT = (
    "RULES.md",
    "types.py",
    "events.py",
    "setup.py",
    "asks.py",
    "rules.py",
    "nature.py",
    "apply.py",
    "view.py",
    "worlds.py",
    "upgrades.py",
    "bot/",
    "__init__.py",
)
"""In the order of the table in docs/adding-a-game.md."""
HOMES = {
    "gather": "setup",
    "setup": "setup",
    "asks": "asks",
    "decide": "rules",
    "outcome": "rules",
    "channels": "rules",
    "due": "rules",
    "sample": "rules",
    "settle": "nature",
    "apply": "apply",
    "public": "view",
    "private": "view",
    "resample": "worlds",
    "trials": "worlds",
}
"""The file of each function that a game must have."""
OPTIONAL_HOMES = {"seen": "setup", "hidden_due": "rules", "sounds": "rules"}
"""The file of each function that a game may leave to the kernel."""


def game_of(package: str) -> AnyGame:
    """The game that a package holds."""
    game: AnyGame = importlib.import_module(package).GAME
    return game


def folder_of(package: str) -> Path:
    """Where a package lies."""
    return Path(importlib.import_module(package).__path__[0])


def modules_of(union: object) -> set[str]:
    """The modules that the members of a union were written in."""
    return {member.__module__ for member in get_args(union)}


@pytest.mark.parametrize("file", LAYOUT)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_has_every_file_of_the_layout(package: str, file: str) -> None:
    """One place to look for each thing."""
    path = folder_of(package) / file
    assert (path / "__init__.py" if file.endswith("/") else path).is_file()


@pytest.mark.parametrize(("part", "file"), HOMES.items(), ids=HOMES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_part_of_a_game_is_written_in_its_file(package: str, part: str, file: str) -> None:
    """No file passes on what another one holds."""
    assert getattr(game_of(package), part).__module__ == f"{package}.{file}"


@pytest.mark.parametrize(("part", "file"), OPTIONAL_HOMES.items(), ids=OPTIONAL_HOMES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_part_that_a_game_may_leave_out_has_its_file_as_well(package: str, part: str, file: str) -> None:
    """It is the game's own, and then it lies there, or the kernel's."""
    assert getattr(game_of(package), part).__module__ in (f"{package}.{file}", nothing.__name__)


@pytest.mark.parametrize("package", PACKAGES)
def test_events_are_written_among_the_events(package: str) -> None:
    """All of them, and nothing else is saved as one."""
    assert modules_of(game_of(package).events) == {f"{package}.events"}


@pytest.mark.parametrize("package", PACKAGES)
def test_commands_are_written_among_the_nouns(package: str) -> None:
    """All of them, and nothing else is taken for one."""
    assert modules_of(game_of(package).commands) == {f"{package}.types"}


@pytest.mark.parametrize("package", PACKAGES)
def test_options_materials_state_and_views_are_written_among_the_nouns(package: str) -> None:
    """What is seen is a type of its own beside what is so."""
    game = game_of(package)
    public, private = get_type_hints(game.public), get_type_hints(game.private)
    nouns = (game.options, game.materials, public["state"], public["return"], private["return"])
    assert {noun.__module__ for noun in nouns} == {f"{package}.types"}


@pytest.mark.parametrize("package", PACKAGES)
def test_bots_come_from_their_folder(package: str) -> None:
    """The game takes them as they are, the best first."""
    assert game_of(package).bots is importlib.import_module(f"{package}.bot").BOTS


@pytest.mark.parametrize("package", PACKAGES)
def test_upgrades_come_from_their_file(package: str) -> None:
    """Even where there are none yet."""
    assert game_of(package).upgrades is importlib.import_module(f"{package}.upgrades").UPGRADES


@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_is_put_together_where_its_package_begins(package: str) -> None:
    """Nothing but imports and GAME: the rules need not know their views and bots."""
    source = (folder_of(package) / "__init__.py").read_text(encoding="utf-8")
    docstring, *rest = ast.parse(source).body
    kinds = [type(one) for one in rest if not isinstance(one, ast.ImportFrom)]
    assert (type(docstring), kinds) == (ast.Expr, [ast.AnnAssign])


def test_a_new_game_is_laid_out_in_the_same_files() -> None:
    """Whoever begins a game begins with all of them."""
    folder = Path("src", "unspoken", "games", "whispers")
    laid_out = [path.relative_to(folder) for path in files("whispers") if path.is_relative_to(folder)]
    assert {f"{path.parts[0]}/" if path.parent.parts else path.name for path in laid_out} == set(LAYOUT)


def test_the_walk_through_a_game_lists_the_same_files() -> None:
    """In the same order, so that it can be read beside a game."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^\| `([^`]+)`", text, re.MULTILINE)) == (*LAYOUT, *PAGE_LAYOUT)


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("file", PAGE_LAYOUT)
def test_the_page_of_a_game_has_the_same_files(folder: Path, file: str) -> None:
    """A game brings its cover, its theme and its module; its sentences lie with their languages."""
    assert (folder / file).is_file()
