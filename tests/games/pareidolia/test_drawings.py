"""The drawings that are shipped: every word for clouds can be drawn, and recognised by others' drawings."""

from __future__ import annotations

from importlib.resources import files

import pytest

from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import bot
from unspoken.games.pareidolia.bot.drawings import FILE, KIND, Purpose, album, category_of, of_category

LORE = OverlapLore(load_packs())
ALBUM = album(LORE)
CARDS = LORE.words(KIND)
WORDS = [card.text["en"] for card in CARDS]
LARGEST = 400_000
SQUARE = 48 * 48 // 8


def test_there_are_as_many_words_as_cards() -> None:
    """PAR-03: a word deck of 72 at least; ours has sixteen words of each of eight kinds."""
    assert len(WORDS) == 128


@pytest.mark.parametrize("word", WORDS)
def test_every_word_can_be_drawn(word: str) -> None:
    """PAR-10: an artist bot has something to lay, whichever card it keeps."""
    assert ALBUM.drawings(word, Purpose.DRAW)


@pytest.mark.parametrize("word", WORDS)
def test_every_word_can_be_recognised_by_more_than_one_drawing(word: str) -> None:
    """PAR-16: a watcher bot can come upon any word."""
    things = [one for one in ALBUM.drawings(word, Purpose.RECOGNISE) if not one.clouds]
    assert len(things) >= 2


def test_no_watcher_knows_a_drawing_that_is_drawn_from() -> None:
    """PAR-16: to know the artist's own drawing would be to know the word."""
    drawn = {one.drawing.bits for one in ALBUM.drawn if one.purpose is Purpose.DRAW}
    known = {one.drawing.bits for one in ALBUM.drawn if one.purpose is Purpose.RECOGNISE}
    assert not drawn & known


def test_watchers_know_what_others_drew_and_artists_draw_our_own() -> None:
    """The two come from different hands altogether."""
    assert {one.origin == "own" for one in ALBUM.drawn if one.purpose is Purpose.DRAW} == {True}
    assert {one.origin == "own" for one in ALBUM.drawn if one.purpose is Purpose.RECOGNISE} == {False}


def test_every_drawing_is_a_square_of_bits() -> None:
    """48 rows of 48."""
    assert {len(one.drawing.bits) for one in ALBUM.drawn} == {SQUARE}


def test_nothing_is_drawn_that_is_no_word() -> None:
    """A drawing that no card asks for would only take up room."""
    assert {one.word for one in ALBUM.drawn} == set(WORDS)


def test_the_file_is_small() -> None:
    """It is shipped with every server."""
    assert len(files(bot).joinpath(FILE).read_bytes()) <= LARGEST


def test_the_words_of_a_category_are_those_of_the_pack() -> None:
    """PAR-06: the category is told to all, and what is in it can be read in the pack."""
    kin = [word.text["en"] for word in of_category(category_of("rabbit", CARDS), CARDS)]
    assert "elephant" in kin and "whale" not in kin


def test_nobody_drew_what_is_no_word_for_clouds() -> None:
    """An unknown word has no drawing, and no error."""
    assert list(ALBUM.drawings("justice", Purpose.DRAW)) == []
