"""What games keep: an album of what everybody saw, told by sentences that the page has."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from unspoken.kernel.album import Album, Told
from unspoken.kernel.game import AnyGame
from unspoken.languages.known import tags
from unspoken.languages.sentences import every_sentence
from unspoken.proofs.conformance import playthroughs
from unspoken.tables.games import find_games

GAMES = find_games()
WORDS = {tag: every_sentence(tag) for tag in tags()}
each_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def albums(game: AnyGame) -> Iterator[tuple[int, Album]]:
    """Of some random games the number of seats, and the album."""
    for steps in islice(playthroughs(game), 12):
        last = steps[-1].session
        outcome = game.outcome(last.state)
        assert outcome is not None
        album = game.album(last.header.options, (game.public(one.session.state) for one in steps), outcome)
        assert album is not None
        yield last.header.seats, album


def sentences(album: Album) -> Iterator[Told]:
    """Everything in it that is a sentence."""
    panes = [caption for one in album.prints for pane in one.panes for caption in (pane.title, pane.note)]
    prints = [caption for one in album.prints for caption in (one.title, *one.lines)]
    every = [album.headline, album.legend, *panes, *prints]
    yield from (caption for caption in every if isinstance(caption, Told))


@each_game
def test_every_sentence_of_an_album_has_its_words(game: AnyGame) -> None:
    """In each language; and it speaks of seats that are there."""
    for seats, album in albums(game):
        for told in sentences(album):
            assert all(told.code in words for words in WORDS.values()), told.code
            assert all(0 <= seat < seats for seat in told.seats)


@each_game
def test_a_game_that_was_played_leaves_prints(game: AnyGame) -> None:
    """Each with something to see."""
    found = [album for _, album in albums(game)]
    assert any(album.prints for album in found)
    assert all(one.panes for album in found for one in album.prints)


@each_game
def test_points_are_everybodys_or_nobodys(game: AnyGame) -> None:
    """One a seat, or none at all."""
    assert all(len(album.points) in (0, seats) for seats, album in albums(game))
