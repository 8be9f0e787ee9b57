"""Every game on the shelf, and the toy game from outside, keep what the kernel asks of a game."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.game import AnyGame
from unspoken.languages.known import tags
from unspoken.languages.sentences import page_sentences
from unspoken.proofs.conformance import CHECKS
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_game_conforms(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    """ALL-02, ALL-03, ALL-07: each check's docstring says what it proves."""
    check(game)


@pytest.mark.parametrize("language", tags())
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_refusal_has_a_sentence(game: AnyGame, language: str) -> None:
    """ALL-03: in each language an error has words a player understands, the game's own or the house's."""
    known = {*sentence_names(game.name, language), *page_sentences(language)}
    assert {f"refused-{code}" for code in game.refusals} <= known


def test_a_game_from_outside_is_found_beside_the_others() -> None:
    """A fifth game needs no edit of an existing file."""
    assert set(GAMES) == {*find_games(), "echo"}
