"""What a look can be called, without knowing what is on a picture."""

from __future__ import annotations

import pytest

from tests.content.own.rendered_cards import DIM, GAUDY, print_of
from unspoken.content.own.deck import OwnDeck, card_of
from unspoken.content.own.portrait import manifest_of, sayings, themes_of, title_of
from unspoken.languages.known import tags
from unspoken.pictures.rendered import Look

DECK = OwnDeck("own-1", "HOME22").with_card(card_of("own-1", print_of(1, GAUDY)))


@pytest.mark.parametrize(
    ("look", "themes"),
    [
        (DIM, ("cold", "dark", "calm")),
        (GAUDY, ("red", "warm", "busy")),
        (Look(light=95, contrast=5, warmth=50, colour=2, busy=2, hue=5), ("bright", "soft", "faded")),
    ],
)
def test_a_picture_is_about_what_stands_out_in_it(look: Look, themes: tuple[str, ...]) -> None:
    """Its colour, if it has one, and then whatever is farthest from the middle."""
    assert themes_of(look) == themes


@pytest.mark.parametrize("hue", range(5, 360, 10))
def test_every_hue_has_a_name(hue: int) -> None:
    """All the way round."""
    assert themes_of(Look(light=50, contrast=50, warmth=50, colour=90, busy=30, hue=hue))[0] in sayings("en")


@pytest.mark.parametrize("language", tags())
def test_every_look_has_as_many_sayings_in_each_language(language: str) -> None:
    """And none of them twice."""
    said = [hint for saying in sayings(language).values() for hint in saying.hints]
    assert len(said) == len(set(said)) == 4 * len(sayings("en"))


def test_a_bot_has_something_to_say_of_a_picture_nobody_described() -> None:
    """Two sayings for each of three things."""
    assert [len(manifest_of(DECK).cards[0].clues[language]) for language in ("en", "pl")] == [6, 6]


def test_a_deck_without_a_name_is_called_something_in_each_language() -> None:
    """Until somebody names it."""
    assert set(title_of(DECK)) == {"en", "pl"}
