"""Rankings and titles of the games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.game import AnyGame
from unspoken.kernel.types import Outcome
from unspoken.languages.known import complete_languages
from unspoken.languages.sentences import page_sentences
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games
from unspoken.tables.rules.titles import NIGHT_TITLES
from unspoken.tables.state.night_score import points

GAMES = find_games(also=("toygame",))
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def ends(game: AnyGame) -> Iterator[tuple[int, Any, Outcome]]:
    """Return the number of seats, the last public view and the outcome of some random games."""
    for steps in playthroughs(game):
        state = steps[-1].session.state
        outcome = game.outcome(state)
        assert outcome is not None
        yield steps[-1].session.header.seats, game.public(state), outcome


@each_game
def test_a_ranking_has_a_place_for_every_seat(game: AnyGame) -> None:
    """Places run from 1 to the number of seats, every winner has place 1, and the points average fifty."""
    for seats, view, outcome in ends(game):
        ranking = game.night.ranking(view, outcome, seats)
        if ranking is not None:
            assert len(ranking.places) == seats
            assert all(1 <= place <= seats for place in ranking.places)
            assert all(ranking.places[seat] == 1 for seat in outcome.winners)
            assert sum(points(ranking)) == 50 * seats


@each_game
def test_feats_are_for_declared_titles_and_seats_of_the_table(game: AnyGame) -> None:
    """Each amount is positive."""
    for seats, view, _ in ends(game):
        for feat in game.night.feats(view):
            assert (feat.title in game.night.titles, 0 <= feat.seat < seats, feat.amount > 0) == (True,) * 3


@each_game
def test_every_title_can_be_earned(game: AnyGame) -> None:
    """Over some random games each title has a candidate."""
    assert {feat.title for _, view, _ in ends(game) for feat in game.night.feats(view)} == set(
        game.night.titles
    )


@pytest.mark.parametrize("language", complete_languages())
@each_game
def test_every_title_of_a_game_has_its_sentences(game: AnyGame, language: str) -> None:
    """The title, and the reason for it."""
    known = sentence_names(game.name, language)
    assert {name for title in game.night.titles for name in (f"title-{title}", f"title-{title}-why")} <= known


@pytest.mark.parametrize("language", complete_languages())
def test_every_title_of_the_night_has_its_sentences(language: str) -> None:
    """The title, and the reason for it."""
    known = page_sentences(language).keys()
    assert {name for title in NIGHT_TITLES for name in (f"title-{title}", f"title-{title}-why")} <= known
