"""Training of the sky classifier: its pictures, and that it learns."""

from __future__ import annotations

import numpy as np

from unspoken.games.pareidolia.bot.cells import PieceBox
from unspoken.games.pareidolia.bot.convolution import (
    SIDE,
    ConvolutionLayer,
    from_windows,
    windows,
    word_scores,
)
from unspoken_art.bot_knowledge.eye.layouts import (
    SHAPES,
    covered_cells,
    lay_drawing,
    parse_plan,
    perturbed,
    plans,
)
from unspoken_art.bot_knowledge.eye.sources import read_sources
from unspoken_art.bot_knowledge.eye.training import TrainingData, TrainingOptions, new_layers, train
from unspoken_art.bot_knowledge.eye.training_set import Copies, word_pictures

SOURCES = read_sources()
EXAMPLES = dict(zip(SOURCES.words.tolist(), SOURCES.examples(), strict=True))
BOX = PieceBox(EXAMPLES["cat"].clouds)


def test_each_word_has_several_drawings_and_several_plans() -> None:
    """The net cannot memorise a single picture."""
    assert len(EXAMPLES) == 128 and set(plans()) == set(EXAMPLES)
    assert min(len(examples.drawings) for examples in EXAMPLES.values()) >= 2
    assert min(len(examples.plans) for examples in EXAMPLES.values()) >= 3


def test_the_artists_drawings_are_not_training_data() -> None:
    """They are for the artists, and for choosing the weight of the classifier."""
    assert "own" not in set(SOURCES.origins.tolist())


def test_a_plan_gives_the_position_of_each_piece() -> None:
    """A letter, millimetres from the middle, a turn and a side."""
    assert parse_plan("C10,-5 B-3,0@90!").tolist() == [[0, 100, -50, 0, 0], [2, -30, 0, 900, 1]]


def test_a_drawing_is_laid_with_available_pieces() -> None:
    """PAR-03: at most fourteen, and no shape more often than there are pieces of it."""
    layout = lay_drawing(EXAMPLES["cat"].drawings[0], BOX, np.random.default_rng(1))
    used = [SHAPES[int(number)] for number in layout[:, 0]]
    assert len(used) >= 3 and all(used.count(shape) <= BOX.shapes.count(shape) for shape in used)


def test_a_perturbed_layout_is_similar_but_not_equal() -> None:
    """Most of it still covers the same cells."""
    plan = EXAMPLES["cat"].plans[0]
    before = covered_cells(plan, BOX)
    after = covered_cells(perturbed(plan, np.random.default_rng(3)), BOX)
    assert 0.3 < (before & after).sum() / (before | after).sum() < 0.999


def test_a_word_gets_the_requested_number_of_pictures() -> None:
    """None of them is empty."""
    examples = EXAMPLES["cat"]._replace(drawings=EXAMPLES["cat"].drawings[:1])
    pictures = word_pictures((examples, Copies(2, 3, 4), (1, 2)))
    assert pictures.shape == (9, SIDE, SIDE) and pictures.dtype == np.uint8
    assert (pictures.reshape(9, -1).max(axis=1) > 200).all()


def test_from_windows_is_the_transpose_of_windows() -> None:
    """So gradients are correct."""
    rng = np.random.default_rng(5)
    for layer in (ConvolutionLayer(3, 1, 1), ConvolutionLayer(3, 2, 1), ConvolutionLayer(5, 2, 1)):
        pictures = rng.normal(size=(2, 8, 8, 3)).astype(np.float32)
        rows = windows(pictures, layer)
        other = rng.normal(size=rows.shape).astype(np.float32)
        forward, backward = (rows * other).sum(), (pictures * from_windows(other, pictures, layer)).sum()
        assert abs(forward - backward) < 1e-2


def test_training_learns_to_distinguish_two_words() -> None:
    """Horizontal and vertical bars, and a third word of another category."""
    bars = np.zeros((24, SIDE, SIDE), np.uint8)
    word = np.arange(24) % 3
    for number in range(24):
        at = 8 + number
        bars[number, at : at + 9, 8:56] = 255
    bars[word == 1] = bars[word == 1].transpose(0, 2, 1)
    category_mask = np.array([[0, 0, -1e9], [0, 0, -1e9], [-1e9, -1e9, 0]], np.float32)
    lines: list[str] = []
    data, options = TrainingData(bars, word, category_mask), TrainingOptions(3, 12, 7)
    layers = train(data, new_layers(3, np.random.default_rng(7)), options, np, lines.append)
    found = word_scores((bars / 255).astype(np.float32), layers) + category_mask[word]
    assert (found.argmax(axis=1) == word).mean() > 0.9
