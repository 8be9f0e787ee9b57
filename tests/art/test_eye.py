"""How the eye learns: what it is shown, and that it tells apart what looks different."""

from __future__ import annotations

import numpy as np

from unspoken.art.eye.laid import SHAPES, laid_after, planned, plans, shown, slipped
from unspoken.art.eye.learning import School, Study, fresh, learn
from unspoken.art.eye.lessons import Copies, show_word
from unspoken.art.eye.sources import read_sources
from unspoken.games.pareidolia.bot.cells import PieceBox
from unspoken.games.pareidolia.bot.convolution import SIDE, Layer, from_windows, leanings, windows

SOURCES = read_sources()
LESSONS = dict(zip(SOURCES.words.tolist(), SOURCES.lessons(), strict=True))
BOX = PieceBox(LESSONS["cat"].clouds)


def test_each_word_was_drawn_by_several_and_is_planned_in_several_ways() -> None:
    """Of no word is there only one picture to learn by heart."""
    assert len(LESSONS) == 128 and set(plans()) == set(LESSONS)
    assert min(len(lesson.drawings) for lesson in LESSONS.values()) >= 2
    assert min(len(lesson.plans) for lesson in LESSONS.values()) >= 3


def test_it_learns_from_nothing_that_artists_draw() -> None:
    """Our own drawings are for artists, and for choosing how much the eye counts."""
    assert "own" not in set(SOURCES.origins.tolist())


def test_a_plan_says_where_each_piece_lies() -> None:
    """A letter, millimetres from the middle, a turn and a side."""
    assert planned("C10,-5 B-3,0@90!").tolist() == [[0, 100, -50, 0, 0], [2, -30, 0, 900, 1]]


def test_a_drawing_is_laid_of_the_pieces_that_there_are() -> None:
    """PAR-03: at most fourteen, and no shape more often than there are pieces of it."""
    laid = laid_after(LESSONS["cat"].drawings[0], BOX, np.random.default_rng(1))
    used = [SHAPES[int(number)] for number in laid[:, 0]]
    assert len(used) >= 3 and all(used.count(shape) <= BOX.shapes.count(shape) for shape in used)


def test_who_lays_the_same_lays_it_a_little_otherwise() -> None:
    """Most of it is still where it was."""
    plan = LESSONS["cat"].plans[0]
    before, after = shown(plan, BOX), shown(slipped(plan, np.random.default_rng(3)), BOX)
    assert 0.3 < (before & after).sum() / (before | after).sum() < 0.999


def test_a_word_is_shown_in_every_way_that_is_asked_for() -> None:
    """Patches, filled somewhere."""
    lesson = LESSONS["cat"]._replace(drawings=LESSONS["cat"].drawings[:1])
    seen = show_word((lesson, Copies(2, 3, 4), (1, 2)))
    assert seen.shape == (9, SIDE, SIDE) and seen.dtype == np.uint8
    assert (seen.reshape(9, -1).max(axis=1) > 200).all()


def test_what_windows_say_goes_back_to_the_cells_that_they_saw() -> None:
    """One way is the other's transpose, so slopes are slopes."""
    rng = np.random.default_rng(5)
    for layer in (Layer(3, 1, 1), Layer(3, 2, 1), Layer(5, 2, 1)):
        pictures = rng.normal(size=(2, 8, 8, 3)).astype(np.float32)
        rows = windows(pictures, layer)
        other = rng.normal(size=rows.shape).astype(np.float32)
        there, back = (rows * other).sum(), (pictures * from_windows(other, pictures, layer)).sum()
        assert abs(there - back) < 1e-2


def test_it_learns_to_tell_apart_what_it_was_shown() -> None:
    """Bars that lie, bars that stand, and a word of another category that is never asked for with them."""
    seen = np.zeros((24, SIDE, SIDE), np.uint8)
    word = np.arange(24) % 3
    for number in range(24):
        at = 8 + number
        seen[number, at : at + 9, 8:56] = 255
    seen[word == 1] = seen[word == 1].transpose(0, 2, 1)
    kin = np.array([[0, 0, -1e9], [0, 0, -1e9], [-1e9, -1e9, 0]], np.float32)
    told: list[str] = []
    study, school = Study(seen, word, kin), School(3, 12, 7)
    layers = learn(study, fresh(3, np.random.default_rng(7)), school, np, told.append)
    found = leanings((seen / 255).astype(np.float32), layers) + kin[word]
    assert (found.argmax(axis=1) == word).mean() > 0.9
