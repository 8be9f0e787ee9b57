"""Facts follow from two public views, and each fact has a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.talk import Fact, no_facts
from unspoken.languages.known import complete_languages
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

GAMES = sorted(find_games().values(), key=lambda game: game.name)
WITH_FACTS = [game for game in GAMES if game.talk.facts is not no_facts]
"""Games that report facts."""


def all_facts(game: AnyGame) -> Iterator[tuple[int, Fact]]:
    """Return every fact of some random games, with the number of seats."""
    for steps in playthroughs(game):
        views = [game.public(step.session.state) for step in steps]
        for before, after in pairwise(views):
            for fact in game.talk.facts(before, after):
                yield steps[0].session.header.seats, fact


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_unchanged_view_has_no_facts(game: AnyGame) -> None:
    """A step without a visible change has no facts."""
    for steps in playthroughs(game):
        for step in steps:
            view = game.public(step.session.state)
            assert game.talk.facts(view, view) == ()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_fact_refers_to_seats_of_the_table(game: AnyGame) -> None:
    """The page can look up each name."""
    for seats, fact in all_facts(game):
        assert {*fact.seats, *(() if fact.seat is None else (fact.seat,))} <= set(range(seats))


@pytest.mark.parametrize("language", complete_languages())
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_fact_has_a_sentence(game: AnyGame, language: str) -> None:
    """In each language, among the game's own sentences."""
    known = sentence_names(game.name, language)
    assert {f"fact-{fact.code}" for _, fact in all_facts(game)} <= known


@pytest.mark.parametrize("game", WITH_FACTS, ids=lambda game: game.name)
def test_a_game_with_facts_reports_at_least_one(game: AnyGame) -> None:
    """Over some random games."""
    assert {fact.code for _, fact in all_facts(game)}
