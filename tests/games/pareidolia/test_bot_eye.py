"""The watcher's eye: what it learned, and that it is one voice beside the likenesses."""

from __future__ import annotations

import numpy as np
import pytest

from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.drawings import KIND, Purpose, album, category_of, of_category
from unspoken.games.pareidolia.bot.eye import Eye, eye
from unspoken.games.pareidolia.bot.rehearsal import sketch
from unspoken.games.pareidolia.bot.watcher import Hunch, second_look
from unspoken.games.pareidolia.types import CloudShape

PACKS = load_packs()
LORE = OverlapLore(PACKS)
CLOUDS = PACKS.shelf().items("clouds", CloudShape)
WORDS = LORE.words(KIND)


def kin(word: str) -> list[str]:
    """All words of a word's category."""
    return [card.text["en"] for card in of_category(category_of(word, WORDS), WORDS)]


@pytest.mark.parametrize("word", ["giraffe", "umbrella", "aeroplane", "tree"])
def test_it_knows_what_an_artist_lays_though_it_never_saw_that_drawing(word: str) -> None:
    """It is among the first three of sixteen."""
    (drawing, *_) = album(LORE).drawings(word, Purpose.DRAW)
    sky = sketch(drawing.bits, CLOUDS)
    seen = eye(LORE).looks_like(np.any(piece_box(CLOUDS).covers(sky), axis=0), kin(word))
    assert word in sorted(seen, key=seen.__getitem__)[-3:]


def test_a_mirrored_sky_looks_the_same() -> None:
    """Clouds have no right side."""
    picture = np.zeros((80, 120), bool)
    picture[20:40, 30:80] = picture[40:70, 30:40] = True
    one, other = (eye(LORE).looks_like(seen, kin("cat")) for seen in (picture, picture[:, ::-1]))
    assert one == pytest.approx(other, abs=0.05)


def test_a_word_that_it_has_not_learned_is_not_judged() -> None:
    """A house may bring words of its own."""
    assert set(eye(LORE).looks_like(np.ones((80, 120), bool), ["cat", "our aunt's hat"])) == {"cat"}


def test_an_eye_that_has_learned_nothing_changes_nothing() -> None:
    """Without the file the likenesses speak alone."""
    (drawing, *_) = album(LORE).drawings("cat", Purpose.DRAW)
    before = [Hunch("cat", 0.7), Hunch("dog", 0.3)]
    assert second_look(sketch(drawing.bits, CLOUDS), CLOUDS, before, Eye()) == before


def test_the_eye_can_turn_a_close_call() -> None:
    """It counts beside the likenesses, not instead of them."""
    (drawing, *_) = album(LORE).drawings("giraffe", Purpose.DRAW)
    sky, close = sketch(drawing.bits, CLOUDS), [Hunch("turtle", 0.51), Hunch("giraffe", 0.49)]
    assert second_look(sky, CLOUDS, close, eye(LORE))[0].word == "giraffe"
    sure = [Hunch("turtle", 1.0), Hunch("giraffe", 0.0)]
    shares = [hunch.chance for hunch in second_look(sky, CLOUDS, sure, eye(LORE))]
    assert sum(shares) == pytest.approx(1.0)
