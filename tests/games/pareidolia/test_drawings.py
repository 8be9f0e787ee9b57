"""The shipped drawings: every word can be drawn, and recognised by others' drawings."""

from __future__ import annotations

from importlib.resources import files

import pytest

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import bot
from unspoken.games.pareidolia.bot.drawings import (
    FILE,
    KIND,
    Purpose,
    category_of,
    drawing_library,
    of_category,
)

LORE = OverlapLore(load_packs())
LIBRARY = drawing_library(LORE)
CARDS = LORE.words(KIND)
WORDS = [card.text["en"] for card in CARDS]
LARGEST = 400_000
SQUARE = 48 * 48 // 8


@pytest.mark.parametrize("word", WORDS)
def test_every_word_can_be_drawn(word: str) -> None:
    """PAR-10: an artist bot can draw any card."""
    assert LIBRARY.drawings(word, Purpose.DRAW)


@pytest.mark.parametrize("word", WORDS)
def test_every_word_can_be_recognised_by_more_than_one_drawing(word: str) -> None:
    """PAR-16: a watcher bot can guess any word."""
    things = [drawing for drawing in LIBRARY.drawings(word, Purpose.RECOGNISE) if not drawing.clouds]
    assert len(things) >= 2


def test_artists_and_watchers_have_no_drawing_in_common() -> None:
    """PAR-16: otherwise a watcher would know the word."""
    drawn = {entry.drawing.bits for entry in LIBRARY.drawn if entry.purpose is Purpose.DRAW}
    known = {entry.drawing.bits for entry in LIBRARY.drawn if entry.purpose is Purpose.RECOGNISE}
    assert not drawn & known


def test_artists_use_our_own_drawings_and_watchers_use_others() -> None:
    """Drawings of artists and watchers come from different people."""
    assert {entry.origin == "own" for entry in LIBRARY.drawn if entry.purpose is Purpose.DRAW} == {True}
    assert {entry.origin == "own" for entry in LIBRARY.drawn if entry.purpose is Purpose.RECOGNISE} == {False}


def test_every_drawing_is_a_square_of_bits() -> None:
    """48 rows of 48 bits."""
    assert {len(entry.drawing.bits) for entry in LIBRARY.drawn} == {SQUARE}


def test_every_drawing_belongs_to_a_word_of_the_pack() -> None:
    """A drawing without a word would never be used."""
    assert {entry.word for entry in LIBRARY.drawn} == set(WORDS)


def test_the_file_is_small() -> None:
    """It is shipped with every server."""
    assert len(files(bot).joinpath(FILE).read_bytes()) <= LARGEST


def test_the_words_of_a_category_do_not_include_other_words() -> None:
    """PAR-06: the category is public, and so are its words."""
    kin = [word.text["en"] for word in of_category(category_of("rabbit", CARDS), CARDS)]
    assert "elephant" in kin and "whale" not in kin


def test_an_unknown_word_has_no_drawings() -> None:
    """And no error."""
    assert list(LIBRARY.drawings("justice", Purpose.DRAW)) == []
