"""Computation of the table of words and blots."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

import numpy as np
import pytest
from msgspec.structs import replace

from unspoken.content.blot_portraits import BlotPart, BlotReading
from unspoken.games.rorschach.bot.associations import SEEN, STEPS, Associations
from unspoken.kernel.languages import localized
from unspoken_art.bot_knowledge.associations import (
    Echo,
    Fit,
    Sources,
    compute_associations,
    read_echoes,
    read_fits,
    shipped,
)

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Vectors

WHOLE, PART, MOOD, WHITE = range(len(SEEN))
INK, FIT, FIRST_INDEX = (3 * len(SEEN) + number for number in range(3))
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
    """The table for sources in which the percepts of one blot are the echoes of one word.

    It has thirty words, which need a third of the time of all.
    """
    blot, word = sources.blots.cards[0].id, localized(sources.words.words[0].text, "en")
    percepts = {
        language: ({**first, blot: ODD}, *further) for language, (first, *further) in sources.percepts.items()
    }
    echo = Echo(("xylem zz",), ("xylem zz",), ("rose",))
    fits = {blot: Fit(rather=(word,))}
    words = replace(sources.words, words=sources.words.words[:30])
    changed = sources._replace(words=words, percepts=percepts, echoes={word: echo}, fits=fits)
    return compute_associations(changed, by_letters)


def test_a_word_fits_best_the_blot_with_its_echo(sources: Sources, odd: Associations) -> None:
    """The blot has the highest score of the look PART."""
    near = {blot: numbers[PART] for blot, numbers in odd.pictures.items()}
    assert max(near, key=lambda blot: near[blot]) == sources.blots.cards[0].id


def _all_eyes(sources: Sources, language: str) -> list[BlotReading]:
    """Return the percepts of the first blot in the changed sources, one pair of eyes after the other."""
    _, *further = sources.percepts[language]
    return [*ODD, *(percept for seen in further for percept in seen[sources.blots.cards[0].id])]


def test_only_the_eyes_that_see_something_are_near(sources: Sources, odd: Associations) -> None:
    """Each pair of eyes has its own numbers: only the first one saw the echo of the word."""
    pair = odd.pair(odd.words[0], sources.blots.cards[0].id)
    assert pair is not None and pair[PART] > max(pair[PART + len(SEEN)], pair[PART + 2 * len(SEEN)])


def test_a_word_in_the_list_of_a_blot_fits_it(sources: Sources, odd: Associations) -> None:
    """The word fits rather, and no other word fits."""
    blot = sources.blots.cards[0].id
    fits = [(odd.pair(word, blot) or b"")[FIT] for word in odd.words]
    assert fits == [round(STEPS * 2 / 3), *(0 for _ in odd.words[1:])]


def test_fits_name_every_blot_and_only_shipped_words(sources: Sources) -> None:
    """A misspelt word would never fit; no word fits a blot on two levels."""
    fits = read_fits()
    assert list(fits) == [card.id for card in sources.blots.cards]
    words = {localized(word.text, "en") for word in sources.words.words}
    listed = [(*fit.well, *fit.rather, *fit.possibly) for fit in fits.values()]
    assert all(set(names) <= words and len(set(names)) == len(names) for names in listed)


def test_the_nearest_percepts_are_stored_by_index(sources: Sources, odd: Associations) -> None:
    """The thing and the mood, in both languages."""
    pair = odd.pair(odd.words[0], sources.blots.cards[0].id)
    assert pair is not None and (*pair[FIRST_INDEX : FIRST_INDEX + 2],) == (0, 0)
    moods = [[percept.mood for percept in _all_eyes(sources, language)] for language in ("en", "pl")]
    assert all(mood[index] for mood, index in zip(moods, pair[FIRST_INDEX + 2 :], strict=True))


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
