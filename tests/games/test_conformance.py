"""Every game, including the external toy game, meets the contract of the kernel."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.game import AnyGame
from unspoken.languages.known import complete_languages
from unspoken.languages.sentences import page_sentences
from unspoken.proofs.conformance import CHECKS
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_game_conforms(game: AnyGame, check: Callable[[AnyGame], None]) -> None:
    """ALL-02, ALL-03, ALL-07: the docstring of each check says what it proves."""
    check(game)


@pytest.mark.parametrize("language", complete_languages())
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_refusal_has_a_sentence(game: AnyGame, language: str) -> None:
    """ALL-03: in each language, among the sentences of the game or of the page."""
    known = {*sentence_names(game.name, language), *page_sentences(language)}
    assert {f"refused-{code}" for code in game.types.refusals} <= known


def test_an_external_game_is_found() -> None:
    """Adding a game needs no edit of an existing file."""
    assert set(GAMES) == {*find_games(), "echo"}
