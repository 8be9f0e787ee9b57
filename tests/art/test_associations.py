"""How the table of words and blots is worked out."""

from __future__ import annotations

from collections.abc import Sequence
from string import ascii_lowercase
from typing import TYPE_CHECKING

import numpy as np
import pytest

from unspoken.art.associations import Echo, Sources, made, read_echoes, shipped
from unspoken.content.percepts import Percept, Where
from unspoken.games.rorschach.bot.associations import LOOKS, STEPS, Associations
from unspoken.kernel.languages import localized

if TYPE_CHECKING:
    from unspoken.bots.encoder import Vectors

WHOLE, PART, MOOD, WHITE, INK = range(len(LOOKS))
ODD = (Percept("xylem zz", 5, Where.PART), Percept("dread", 3, Where.WHOLE, mood=True))


@pytest.fixture(scope="module")
def sources() -> Sources:
    return shipped()


def by_letters(texts: Sequence[str]) -> Vectors:
    """An encoder to which a text means its letters."""
    rows = np.array([[text.lower().count(letter) + 0.01 for letter in ascii_lowercase] for text in texts])
    vectors: Vectors = (rows / np.linalg.norm(rows, axis=1, keepdims=True)).astype(np.float32)
    return vectors


@pytest.fixture(scope="module")
def odd(sources: Sources) -> Associations:
    """The table if one blot were seen as what one word makes people look for, and as nothing else."""
    blot, word = sources.blots.cards[0].id, localized(sources.words.words[0].text, "en")
    percepts = {language: {**seen, blot: ODD} for language, seen in sources.percepts.items()}
    echo = Echo(("xylem zz",), ("xylem zz",), ("rose",))
    return made(sources._replace(percepts=percepts, echoes={word: echo}), by_letters)


def test_a_word_goes_best_with_what_it_makes_people_look_for(sources: Sources, odd: Associations) -> None:
    """By the look that takes in the part of the blot where it is seen."""
    near = {blot: numbers[PART] for blot, numbers in odd.pictures.items()}
    assert max(near, key=lambda blot: near[blot]) == sources.blots.cards[0].id


def test_what_is_nearest_is_told_by_its_number(sources: Sources, odd: Associations) -> None:
    """The thing and the mood, in both languages."""
    pair = odd.pair(odd.words[0], sources.blots.cards[0].id)
    assert pair is not None and (*pair[len(LOOKS) :],) == (0, 0, 1, 1)


def test_a_look_that_finds_nothing_says_nothing(sources: Sources, odd: Associations) -> None:
    """Nobody sees anything in the white: it lies in the middle."""
    pair = odd.pair(odd.words[0], sources.blots.cards[0].id)
    assert pair is not None and pair[WHITE] == round(STEPS / 2)


def test_inks_go_with_words(sources: Sources, odd: Associations) -> None:
    """A rose blot goes better with a word that is rose to people than a black one does."""
    by_ink = {card.palette: (odd.pair(odd.words[0], card.id) or b"")[INK] for card in sources.blots.cards}
    assert by_ink["rose violet teal"] > by_ink["black"]


def test_every_shipped_word_has_an_echo(sources: Sources) -> None:
    """In both languages, and in as many words."""
    echoes = read_echoes()
    assert list(echoes) == [localized(word.text, "en") for word in sources.words.words]
    assert {
        10 <= len(echo.told(language)) <= 14 for echo in echoes.values() for language in ("en", "pl")
    } == {True}


def test_echoes_know_no_ink_that_no_blot_has(sources: Sources) -> None:
    """A misspelt ink would never match."""
    inks = {ink for card in sources.blots.cards for ink in card.palette.split()}
    assert {ink for echo in read_echoes().values() for ink in echo.ink} <= inks
