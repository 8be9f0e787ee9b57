"""Albums contain only public information, and all their sentences exist."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from unspoken.albums.vocabulary import Album, CaptionSentence
from unspoken.kernel.game import AnyGame
from unspoken.kernel.parts.album import no_album
from unspoken.languages.known import tags
from unspoken.languages.sentences import every_sentence
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

GAMES = {name: game for name, game in find_games().items() if game.album.make is not no_album}
"""Games with an album."""
WORDS = {tag: every_sentence(tag) for tag in tags()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def albums(game: AnyGame) -> Iterator[tuple[int, Album]]:
    """Return the number of seats and the album of some random games."""
    for steps in islice(playthroughs(game), 12):
        last = steps[-1].session
        outcome = game.outcome(last.state)
        assert outcome is not None
        album = game.album.make(
            last.header.options, (game.public(step.session.state) for step in steps), outcome
        )
        assert isinstance(album, Album)
        yield last.header.seats, album


def sentences(album: Album) -> Iterator[CaptionSentence]:
    """Return every sentence of an album."""
    panes = [caption for row in album.prints for pane in row.panes for caption in (pane.title, pane.note)]
    prints = [caption for row in album.prints for caption in (row.title, *row.lines)]
    every = [album.headline, album.legend, *panes, *prints]
    yield from (caption for caption in every if isinstance(caption, CaptionSentence))


@each_game
def test_every_album_sentence_exists_in_each_language(game: AnyGame) -> None:
    """The sentence refers to existing seats only."""
    for seats, album in albums(game):
        for sentence in sentences(album):
            assert all(sentence.code in words for words in WORDS.values()), sentence.code
            assert all(0 <= seat < seats for seat in sentence.seats)


@each_game
def test_albums_have_prints_and_every_print_has_a_pane(game: AnyGame) -> None:
    """At least one of the games has a print."""
    found = [album for _, album in albums(game)]
    assert any(album.prints for album in found)
    assert all(row.panes for album in found for row in album.prints)


@each_game
def test_an_album_has_points_for_all_seats_or_for_none(game: AnyGame) -> None:
    """One number for each seat, or an empty tuple."""
    assert all(len(album.points) in (0, seats) for seats, album in albums(game))
