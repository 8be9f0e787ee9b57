"""Sightings for the atlas contain only public information, and no names."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise

import msgspec
import pytest

from tests.games.sentences import sentence_names
from unspoken.kernel.game import AnyGame
from unspoken.kernel.sighting import Memory, PictureSubject, Sighting
from unspoken.languages.known import complete_languages
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

GAMES = find_games(also=("toygame",))
WITH_SIGHTINGS = ("dixit", "pareidolia", "rorschach")
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_game_with_sightings = pytest.mark.parametrize("name", WITH_SIGHTINGS)


def all_sightings(game: AnyGame) -> Iterator[tuple[int, bytes, Sighting]]:
    """Return every sighting of some random games: number of seats, both views, and the sighting."""
    for steps in islice(playthroughs(game), 8):
        header = steps[0].session.header
        for before, after in pairwise(game.public(step.session.state) for step in steps):
            for sighting in game.atlas.sightings(header.options, before, after):
                yield header.seats, msgspec.json.encode((before, after)), sighting


@each_game
def test_an_unchanged_view_has_no_sightings(game: AnyGame) -> None:
    """A step without a new reveal has no sightings."""
    for steps in islice(playthroughs(game), 4):
        for step in steps:
            view = game.public(step.session.state)
            assert game.atlas.sightings(step.session.header.options, view, view) == ()


@each_game_with_sightings
def test_a_game_with_pictures_or_words_reports_sightings(name: str) -> None:
    """At least one over some random games."""
    assert any(True for _ in all_sightings(GAMES[name]))


@each_game
def test_a_sighting_refers_to_seats_of_the_table(game: AnyGame) -> None:
    """The table replaces each seat by its player. Every finder was asked."""
    for seats, _, sighting in all_sightings(game):
        assert {*sighting.by, *sighting.asked, *sighting.found} <= set(range(seats))
        assert set(sighting.found) <= set(sighting.asked)


@each_game
def test_sightings_contain_only_public_information(game: AnyGame) -> None:
    """Every text of a sighting occurs in the two public views."""
    for _, views, sighting in all_sightings(game):
        subject = sighting.of
        texts = [subject.picture] if isinstance(subject, PictureSubject) else list(subject.word.values())
        for text in (*texts, *sighting.said.values()):
            assert msgspec.json.encode(text) in views


@pytest.mark.parametrize("language", complete_languages())
@pytest.mark.parametrize("name", ["dixit", "rorschach"])
def test_every_atlas_fact_has_a_sentence(name: str, language: str) -> None:
    """In each language, among the game's own sentences."""
    fact = GAMES[name].atlas.fact((Memory(7, (({"en": "Grief", "pl": "Żal"}, 4),), 9, 3, "II"),))
    assert fact is not None
    assert f"fact-{fact.code}" in sentence_names(name, language)
