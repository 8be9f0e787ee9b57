"""Every game has the same files for the same functions."""

from __future__ import annotations

import ast
import importlib
import re
from operator import attrgetter
from pathlib import Path
from typing import get_args, get_type_hints

import pytest

from unspoken.cli.new_game import files
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
"""Every game, the external toy game, and the template of `new-game`."""
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
    "proofs.resample": "worlds",
    "proofs.trials": "worlds",
}
"""The file of each required function."""
OPTIONAL_HOMES = {
    "night.shown_ids": "setup",
    "hidden_due": "rules",
    "talk.sounds": "rules",
    "talk.facts": "parts.facts",
    "talk.remark": "parts.remarks",
    "night.feats": "parts.feats",
    "album.make": "parts.album",
    "atlas.sightings": "parts.sightings",
    "replay.viewer": "parts.replay",
    "replay.hindsight": "parts.replay",
    "daily.draw": "daily.puzzle",
    "daily.view": "daily.messages",
    "daily.reply": "daily.messages",
    "research.coding": "parts.research",
}
"""The file of each function that has a default in the kernel."""


def game_of(package: str) -> AnyGame:
    """Return the game of a package."""
    game: AnyGame = importlib.import_module(package).GAME
    return game


def folder_of(package: str) -> Path:
    """Return the folder of a package."""
    return Path(importlib.import_module(package).__path__[0])


def modules_of(union: object) -> set[str]:
    """Return the modules in which the members of a union are defined."""
    return {member.__module__ for member in get_args(union)}


@pytest.mark.parametrize("file", LAYOUT)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_game_has_every_file_of_the_layout(package: str, file: str) -> None:
    """Each required file exists."""
    path = folder_of(package) / file
    assert (path / "__init__.py" if file.endswith("/") else path).is_file()


@pytest.mark.parametrize(("part", "file"), HOMES.items(), ids=HOMES)
@pytest.mark.parametrize("package", PACKAGES)
def test_a_function_is_defined_in_its_file(package: str, part: str, file: str) -> None:
    """The function is not re-exported from another file."""
    assert attrgetter(part)(game_of(package)).__module__ == f"{package}.{file}"


@pytest.mark.parametrize(("part", "file"), OPTIONAL_HOMES.items(), ids=OPTIONAL_HOMES)
@pytest.mark.parametrize("package", PACKAGES)
def test_an_optional_function_is_defined_in_its_file(package: str, part: str, file: str) -> None:
    """Unless it is the default of the kernel."""
    owner, _, _ = part.partition(".")
    if getattr(game_of(package), owner) is not None:
        module = attrgetter(part)(game_of(package)).__module__
        assert module == f"{package}.{file}" or module.startswith("unspoken.kernel.")


@pytest.mark.parametrize("package", PACKAGES)
def test_events_are_defined_in_events(package: str) -> None:
    """All members of the union."""
    assert modules_of(game_of(package).types.events) == {f"{package}.events"}


@pytest.mark.parametrize("package", PACKAGES)
def test_commands_are_defined_in_types(package: str) -> None:
    """All members of the union."""
    assert modules_of(game_of(package).types.commands) == {f"{package}.types"}


@pytest.mark.parametrize("package", PACKAGES)
def test_options_materials_state_and_views_are_defined_in_types(package: str) -> None:
    """Views are separate types from the state."""
    game = game_of(package)
    public, private = get_type_hints(game.public), get_type_hints(game.private)
    types = (game.types.options, game.types.materials, public["state"], public["return"], private["return"])
    assert {type_.__module__ for type_ in types} == {f"{package}.types"}


@pytest.mark.parametrize("package", PACKAGES)
def test_the_only_bot_comes_from_the_bot_folder(package: str) -> None:
    """`BOTS` is passed unchanged. There is one bot, because a table cannot choose between bots."""
    players = game_of(package).bots.players
    assert (players is importlib.import_module(f"{package}.bot").BOTS, len(players)) == (True, 1)


@pytest.mark.parametrize("package", PACKAGES)
def test_upgrades_come_from_their_file(package: str) -> None:
    """Even if there are none yet."""
    assert game_of(package).saved.upgrades is importlib.import_module(f"{package}.upgrades").UPGRADES


@pytest.mark.parametrize("package", PACKAGES)
def test_the_package_contains_only_imports_and_game(package: str) -> None:
    """So that the rules do not import their views and bots."""
    source = (folder_of(package) / "__init__.py").read_text(encoding="utf-8")
    docstring, *rest = ast.parse(source).body
    kinds = [type(node) for node in rest if not isinstance(node, ast.ImportFrom)]
    assert (type(docstring), kinds) == (ast.Expr, [ast.AnnAssign])


def test_a_new_game_has_the_same_files() -> None:
    """`new-game` writes every required file."""
    folder = Path("src", "unspoken", "games", "whispers")
    written = [path.relative_to(folder) for path in files("whispers") if path.is_relative_to(folder)]
    assert {f"{path.parts[0]}/" if path.parent.parts else path.name for path in written} == set(LAYOUT)


def test_the_documentation_lists_the_same_files() -> None:
    """In the same order."""
    text = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    assert tuple(re.findall(r"^\| `([^`]+)`", text, re.MULTILINE)) == (*LAYOUT, *PAGE_LAYOUT)


@pytest.mark.parametrize("folder", PAGES, ids=lambda folder: folder.name)
@pytest.mark.parametrize("file", PAGE_LAYOUT)
def test_the_page_of_a_game_has_the_same_files(folder: Path, file: str) -> None:
    """Cover, theme, module, board and schema; sentences are in the languages' folders."""
    assert (folder / file).is_file()
