"""What is written in albums: the page's own sentences, with names or without."""

from __future__ import annotations

import pytest

from unspoken.albums.wording import Wording
from unspoken.kernel.album import Told
from unspoken.languages.known import tags
from unspoken.languages.sentences import every_sentence


@pytest.mark.parametrize("tag", tags())
def test_every_sentence_of_an_album_is_one_line_without_plurals(tag: str) -> None:
    """The server puts facts into their places, and knows no more of Fluent."""
    told = [said for name, said in every_sentence(tag).items() if name.startswith("album-")]
    assert told and not [said for said in told if "->" in said]


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
