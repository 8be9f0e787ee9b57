"""Every game on the shelf, and the toy game from outside, keep what the kernel asks of a game."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from unspoken.kernel.game import AnyGame
from unspoken.proofs.conformance import CHECKS
from unspoken.tables.games import find_games

ROOT = Path(__file__).parents[2]
GAMES = find_games(also=("toygame",))
FOLDERS = {"echo": ROOT / "tests" / "toygame" / "front" / "echo"}
"""Where the page's part of a game lies, if not with the others."""


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_game_conforms(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    """ALL-02, ALL-03, ALL-07: each check's docstring says what it proves."""
    check(game)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_refusal_has_a_sentence(game: AnyGame, language: str) -> None:
    """ALL-03: in each language an error has words a player understands, the game's own or the house's."""
    own = FOLDERS.get(game.name, ROOT / "front" / "src" / "games" / game.name)
    house = ROOT / "front" / "src" / "words"
    words = "".join((folder / f"{language}.ftl").read_text(encoding="utf-8") for folder in (own, house))
    assert game.refusals <= set(re.findall(r"^refused-([a-z-]+)\s*=", words, re.MULTILINE))


def test_a_game_from_outside_is_found_beside_the_others() -> None:
    """A fifth game needs no edit of an existing file."""
    assert set(GAMES) == {*find_games(), "echo"}
