"""What a game tells of itself comes of two views that everybody saw, and every bit of it has its sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.game import AnyGame, Fact
from unspoken.languages.known import tags
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

GAMES = sorted(find_games().values(), key=lambda game: game.name)


def told(game: AnyGame) -> Iterator[tuple[int, Fact]]:
    """Every fact of some random games, with the number of seats."""
    for steps in playthroughs(game):
        views = [game.public(step.session.state) for step in steps]
        for before, after in pairwise(views):
            for fact in game.facts(before, after):
                yield steps[0].session.header.seats, fact


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nothing_is_told_where_nothing_has_changed(game: AnyGame) -> None:
    """A step that nobody sees leaves no fact behind."""
    for steps in playthroughs(game):
        for step in steps:
            view = game.public(step.session.state)
            assert game.facts(view, view) == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fact_is_about_seats_of_the_table(game: AnyGame) -> None:
    """The page finds a name for each of them."""
    for seats, fact in told(game):
        assert {*fact.seats, *(() if fact.seat is None else (fact.seat,))} <= set(range(seats))


@pytest.mark.parametrize("language", tags())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_fact_has_its_sentence(game: AnyGame, language: str) -> None:
    """In each language, with the game's own words."""
    known = sentence_names(game.name, language)
    assert {f"fact-{fact.code}" for _, fact in told(game)} <= known


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_tells_of_its_scoring(game: AnyGame) -> None:
    """Nobody is left to wonder what happened."""
    assert {fact.code for _, fact in told(game)}
