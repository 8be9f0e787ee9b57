"""The captions of albums use the page's sentences, with or without names."""

from __future__ import annotations

import pytest

from unspoken.albums.vocabulary import CaptionSentence
from unspoken.languages.album_wording import Wording
from unspoken.languages.known import tags
from unspoken.languages.sentences import every_sentence


@pytest.mark.parametrize("tag", tags())
def test_every_sentence_of_an_album_is_one_line_without_plurals(tag: str) -> None:
    """The server fills in facts and supports no other feature of Fluent."""
    texts = [text for name, text in every_sentence(tag).items() if name.startswith("album-")]
    assert texts and not [text for text in texts if "->" in text]


@pytest.mark.parametrize(
    ("seats", "text"),
    [
        ((0,), "Found by Zofia"),
        ((0, 2), "Found by Zofia and Fern"),
        ((0, 1, 2), "Found by Zofia, Ola and Fern"),
    ],
)
def test_names_are_joined(seats: tuple[int, ...], text: str) -> None:
    """The last name is joined with "and"."""
    assert Wording("en", ("Zofia", "Ola", "Fern")).say(CaptionSentence("album-dixit-found", seats)) == text


def test_a_player_without_a_name_has_a_number() -> None:
    """As in albums that are shared without names."""
    assert Wording("pl", ("", "")).say(CaptionSentence("album-dixit-teller", (1,))) == "Opowiada Gracz 2"


def test_a_word_is_written_in_the_readers_language() -> None:
    """Words of Rorschach have a text per language."""
    caption = CaptionSentence("album-rorschach-misread", facts={"word": {"en": "Grief", "pl": "Żal"}})
    assert Wording("pl", ()).say(caption) == "wzięte za: Żal"


def test_a_players_text_is_not_changed() -> None:
    """Fluent syntax in it has no effect."""
    assert Wording("pl", ()).say({"": "{ $name }"}) == "{ $name }"


def test_an_unknown_language_falls_back_to_english() -> None:
    """Instead of an error."""
    assert Wording("xx", ()).say(CaptionSentence("album-dixit-aloud")) == "said aloud"
