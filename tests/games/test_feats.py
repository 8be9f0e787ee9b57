"""What a game means to a night: who came where, and which titles it may earn somebody."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.game import AnyGame, Outcome
from unspoken.languages.known import tags
from unspoken.languages.sentences import page_sentences
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games
from unspoken.tables.titles import NIGHT_TITLES

GAMES = find_games(also=("toygame",))
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def ends(game: AnyGame) -> Iterator[tuple[int, Any, Outcome]]:
    """Of some random games the number of seats, the last public view and the outcome."""
    for steps in playthroughs(game):
        state = steps[-1].session.state
        outcome = game.outcome(state)
        assert outcome is not None
        yield steps[-1].session.header.seats, game.public(state), outcome


@each_game
def test_every_seat_has_a_place(game: AnyGame) -> None:
    """From the first to the last, and winners never behind the others."""
    for seats, view, outcome in ends(game):
        ranking = game.ranking(view, outcome, seats)
        if ranking is not None:
            assert len(ranking.places) == seats
            assert all(1 <= place <= seats for place in ranking.places)
            assert all(ranking.places[seat] == 1 for seat in outcome.winners)
            assert ranking.together is None or 0 <= ranking.together <= 100


@each_game
def test_feats_are_for_declared_titles_and_seats_of_the_table(game: AnyGame) -> None:
    """The kernel ranks what the game has declared."""
    for seats, view, _ in ends(game):
        for feat in game.feats(view):
            assert (feat.title in game.titles, 0 <= feat.seat < seats, feat.amount > 0) == (True,) * 3


@each_game
def test_every_title_can_be_earned(game: AnyGame) -> None:
    """Over some random games, each has somebody who did something for it."""
    assert {feat.title for _, view, _ in ends(game) for feat in game.feats(view)} == set(game.titles)


@pytest.mark.parametrize("language", tags())
@each_game
def test_every_title_has_its_words(game: AnyGame, language: str) -> None:
    """What somebody is called, and what for."""
    known = sentence_names(game.name, language)
    assert {name for title in game.titles for name in (f"title-{title}", f"title-{title}-why")} <= known


@pytest.mark.parametrize("language", tags())
def test_the_nights_own_titles_have_their_words(language: str) -> None:
    """What somebody is called, and what for."""
    known = page_sentences(language).keys()
    assert {name for title in NIGHT_TITLES for name in (f"title-{title}", f"title-{title}-why")} <= known
