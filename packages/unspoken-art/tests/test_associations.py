"""Computation of the table of words and blots."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

import numpy as np
import pytest

from unspoken.content.blot_portraits import BlotPart, BlotReading
from unspoken.games.rorschach.bot.associations import LOOKS, STEPS, Associations
from unspoken.kernel.languages import localized
from unspoken_art.bot_knowledge.associations import (
    Echo,
    Sources,
    compute_associations,
    read_echoes,
    shipped,
)

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Vectors

WHOLE, PART, MOOD, WHITE, INK = range(len(LOOKS))
ODD = (BlotReading("xylem zz", 5, BlotPart.PART), BlotReading("dread", 3, BlotPart.WHOLE, mood=True))


@pytest.fixture(scope="module")
def sources() -> Sources:
    return shipped()


def by_letters(texts: Sequence[str]) -> Vectors:
    """A stub encoder that counts letters."""
    rows = np.array([[text.lower().count(letter) + 0.01 for letter in ascii_lowercase] for text in texts])
    vectors: Vectors = (rows / np.linalg.norm(rows, axis=1, keepdims=True)).astype(np.float32)
    return vectors


@pytest.fixture(scope="module")
def odd(sources: Sources) -> Associations:
    """The table for sources in which the percepts of one blot are the echoes of one word."""
    blot, word = sources.blots.cards[0].id, localized(sources.words.words[0].text, "en")
    percepts = {language: {**seen, blot: ODD} for language, seen in sources.percepts.items()}
    echo = Echo(("xylem zz",), ("xylem zz",), ("rose",))
    return compute_associations(sources._replace(percepts=percepts, echoes={word: echo}), by_letters)


def test_a_word_fits_best_the_blot_with_its_echo(sources: Sources, odd: Associations) -> None:
    """The blot has the highest score of the look PART."""
    near = {blot: numbers[PART] for blot, numbers in odd.pictures.items()}
    assert max(near, key=lambda blot: near[blot]) == sources.blots.cards[0].id


def test_the_nearest_percepts_are_stored_by_index(sources: Sources, odd: Associations) -> None:
    """The thing and the mood, in both languages."""
    pair = odd.pair(odd.words[0], sources.blots.cards[0].id)
    assert pair is not None and (*pair[len(LOOKS) :],) == (0, 0, 1, 1)


def test_a_look_without_percepts_has_the_mean_score(sources: Sources, odd: Associations) -> None:
    """This blot has no percepts in its white areas."""
    pair = odd.pair(odd.words[0], sources.blots.cards[0].id)
    assert pair is not None and pair[WHITE] == round(STEPS / 2)


def test_inks_fit_words(sources: Sources, odd: Associations) -> None:
    """A rose blot fits a word with a rose echo better than a black blot."""
    by_ink = {card.palette: (odd.pair(odd.words[0], card.id) or b"")[INK] for card in sources.blots.cards}
    assert by_ink["rose violet teal"] > by_ink["black"]


def test_every_shipped_word_has_an_echo(sources: Sources) -> None:
    """With 10 to 14 texts in both languages."""
    echoes = read_echoes()
    assert list(echoes) == [localized(word.text, "en") for word in sources.words.words]
    assert {
        10 <= len(echo.texts(language)) <= 14 for echo in echoes.values() for language in ("en", "pl")
    } == {True}


def test_echoes_name_only_inks_of_blots(sources: Sources) -> None:
    """A misspelt ink would never match."""
    inks = {ink for card in sources.blots.cards for ink in card.palette.split()}
    assert {ink for echo in read_echoes().values() for ink in echo.ink} <= inks
