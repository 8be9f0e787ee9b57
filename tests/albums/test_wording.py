"""What is written in albums: the page's own sentences, with names or without."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tools.album_words import TARGET, album_words
from unspoken.albums.wording import Wording
from unspoken.kernel.album import Told

ROOT = Path(__file__).parents[2]


def test_the_sentences_are_the_pages_own() -> None:
    """tools/album_words.py writes them; whoever changes one runs `make schema`."""
    assert TARGET.read_text(encoding="utf-8") == album_words()


def test_every_language_has_every_sentence_with_the_same_facts() -> None:
    """What is told in one is told in all."""
    english, *others = json.loads(album_words()).values()
    assert others and all(set(english) == set(other) for other in others)


@pytest.mark.parametrize(
    ("seats", "said"),
    [
        ((0,), "Found by Zofia"),
        ((0, 2), "Found by Zofia and Fern"),
        ((0, 1, 2), "Found by Zofia, Ola and Fern"),
    ],
)
def test_names_stand_in_a_row(seats: tuple[int, ...], said: str) -> None:
    """The last is joined by a word."""
    assert Wording("en", ("Zofia", "Ola", "Fern")).say(Told("album-dixit-found", seats)) == said


def test_whoever_has_no_name_has_a_number() -> None:
    """As where the host shares a game without names."""
    assert Wording("pl", ("", "")).say(Told("album-dixit-teller", (1,))) == "Opowiada Gracz 2"


def test_a_word_is_told_in_the_readers_language() -> None:
    """Rorschach's words are told in each language for themselves."""
    taken = Told("album-rorschach-misread", facts={"word": {"en": "Grief", "pl": "Żal"}})
    assert Wording("pl", ()).say(taken) == "wzięte za: Żal"


def test_what_somebody_wrote_stays_as_it_was_written() -> None:
    """Whatever the reader's language; signs of Fluent are nothing special in it."""
    assert Wording("pl", ()).say({"": "{ $name }"}) == "{ $name }"


def test_another_language_reads_english() -> None:
    """An album is better in a foreign language than not at all."""
    assert Wording("xx", ()).say(Told("album-dixit-aloud")) == "said aloud"
