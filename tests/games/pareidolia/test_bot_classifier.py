"""The watcher's classifier, and how it is combined with the likenesses."""

from __future__ import annotations

import numpy as np
import pytest

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia.bot.cells import piece_box
from unspoken.games.pareidolia.bot.classifier import SkyClassifier, sky_classifier
from unspoken.games.pareidolia.bot.drawings import KIND, Purpose, category_of, drawing_library, of_category
from unspoken.games.pareidolia.bot.rehearsal import sketch
from unspoken.games.pareidolia.bot.watcher import Hunch, second_look
from unspoken.games.pareidolia.types import CloudShape

PACKS = load_packs()
LORE = OverlapLore(PACKS)
CLOUDS = PACKS.shelf().items("clouds", CloudShape)
WORDS = LORE.words(KIND)


def kin(word: str) -> list[str]:
    """Return all words of a word's category."""
    return [card.text["en"] for card in of_category(category_of(word, WORDS), WORDS)]


@pytest.mark.parametrize("word", ["giraffe", "umbrella", "aeroplane", "tree"])
def test_it_recognises_skies_of_drawings_that_it_was_not_trained_on(word: str) -> None:
    """The word is among the first three of sixteen."""
    (drawing, *_) = drawing_library(LORE).drawings(word, Purpose.DRAW)
    sky = sketch(drawing.bits, CLOUDS)
    scores = sky_classifier(LORE).looks_like(np.any(piece_box(CLOUDS).covers(sky), axis=0), kin(word))
    assert word in sorted(scores, key=scores.__getitem__)[-3:]


def test_a_mirrored_sky_has_the_same_scores() -> None:
    """Either side of a cloud may be up."""
    picture = np.zeros((80, 120), bool)
    picture[20:40, 30:80] = picture[40:70, 30:40] = True
    original, mirrored = (
        sky_classifier(LORE).looks_like(sky, kin("cat")) for sky in (picture, picture[:, ::-1])
    )
    assert original == pytest.approx(mirrored, abs=0.05)


def test_an_unknown_word_has_no_score() -> None:
    """Tables may have their own words."""
    assert set(sky_classifier(LORE).looks_like(np.ones((80, 120), bool), ["cat", "our aunt's hat"])) == {
        "cat"
    }


def test_without_a_trained_classifier_only_the_likenesses_count() -> None:
    """The file of the classifier is optional."""
    (drawing, *_) = drawing_library(LORE).drawings("cat", Purpose.DRAW)
    before = [Hunch("cat", 0.7), Hunch("dog", 0.3)]
    assert second_look(sketch(drawing.bits, CLOUDS), CLOUDS, before, SkyClassifier()) == before


def test_the_classifier_can_decide_a_close_call() -> None:
    """It is combined with the likenesses, and does not replace them."""
    (drawing, *_) = drawing_library(LORE).drawings("giraffe", Purpose.DRAW)
    sky, close = sketch(drawing.bits, CLOUDS), [Hunch("turtle", 0.51), Hunch("giraffe", 0.49)]
    assert second_look(sky, CLOUDS, close, sky_classifier(LORE))[0].word == "giraffe"
    sure = [Hunch("turtle", 1.0), Hunch("giraffe", 0.0)]
    shares = [hunch.chance for hunch in second_look(sky, CLOUDS, sure, sky_classifier(LORE))]
    assert sum(shares) == pytest.approx(1.0)
