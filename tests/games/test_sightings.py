"""What a house may remember of a round: what everybody has seen by then, without anybody's name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, pairwise
from pathlib import Path

import msgspec
import pytest

from unspoken.kernel.game import AnyGame
from unspoken.kernel.sighting import Memory, SeenPicture, Sighting
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

LANGUAGES = Path(__file__).parents[2] / "src" / "unspoken" / "languages"
GAMES = find_games(also=("toygame",))
SIGHTED = ("dixit", "pareidolia", "rorschach")
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
each_sighted = pytest.mark.parametrize("name", SIGHTED)


def seen(game: AnyGame) -> Iterator[tuple[int, bytes, Sighting]]:
    """Every sighting of some random games: the number of seats, the last view before it is told, and it."""
    for steps in islice(playthroughs(game), 8):
        header = steps[0].session.header
        for before, after in pairwise(game.public(step.session.state) for step in steps):
            for one in game.sightings(header.options, before, after):
                yield header.seats, msgspec.json.encode((before, after)), one


@each_game
def test_nothing_is_seen_where_no_round_has_ended(game: AnyGame) -> None:
    """A step that shows nothing leaves nothing behind."""
    for steps in islice(playthroughs(game), 4):
        for step in steps:
            view = game.public(step.session.state)
            assert game.sightings(step.session.header.options, view, view) == ()


@each_sighted
def test_a_round_leaves_something_to_remember(name: str) -> None:
    """Every game that is played with pictures or words."""
    assert any(True for _ in seen(GAMES[name]))


@each_game
def test_a_sighting_speaks_of_seats_of_the_table(game: AnyGame) -> None:
    """The table looks up who sat there, and keeps no seat."""
    for seats, _, one in seen(game):
        assert {*one.by, *one.asked, *one.found} <= set(range(seats))
        assert set(one.found) <= set(one.asked)


@each_game
def test_what_is_seen_was_on_the_table_for_all_to_see(game: AnyGame) -> None:
    """Nothing of it is anywhere but in the two public views."""
    for _, views, one in seen(game):
        texts = [one.of.picture] if isinstance(one.of, SeenPicture) else list(one.of.word.values())
        for text in (*texts, *one.said.values()):
            assert msgspec.json.encode(text) in views


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("name", ["dixit", "rorschach"])
def test_what_a_house_recalls_has_its_sentence(name: str, language: str) -> None:
    """In both languages, with the game's own words."""
    fact = GAMES[name].recalled((Memory(7, (({"en": "Grief", "pl": "Żal"}, 4),), 9, 3, "II"),))
    assert fact is not None
    text = (LANGUAGES / language / "games" / f"{name}.ftl").read_text(encoding="utf-8")
    assert f"\nfact-{fact.code} =" in text
