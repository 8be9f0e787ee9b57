"""What a look can be called, without knowing what is on a picture."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tests.content.own.rendered_cards import DIM, GAUDY, print_of
from unspoken.content.own.deck import OwnDeck, card_of
from unspoken.content.own.portrait import manifest_of, sayings, themes_of, title_of
from unspoken.languages.known import tags
from unspoken.pictures.rendered import Look
from unspoken.pictures.sights import STRENGTHS

DECK = OwnDeck("own-1", "HOME22").with_card(card_of("own-1", print_of(1, GAUDY)))


@pytest.mark.parametrize(
    ("look", "themes"),
    [
        (DIM, ("cold", "dark", "calm", "faded", "soft")),
        (GAUDY, ("red", "warm", "busy", "vivid", "bright")),
        (replace(DIM, sights=("moon", "sea")), ("moon", "sea", "cold", "dark", "calm")),
        (replace(DIM, sights=("a sight of next year",)), ("cold", "dark", "calm", "faded", "soft")),
    ],
)
def test_a_picture_is_about_what_stands_out_in_it(look: Look, themes: tuple[str, ...]) -> None:
    """What may be on it, its colour, if it has one, and then whatever is farthest from the middle."""
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
    """A saying for each thing, and as many as a pack has by putting two together."""
    assert all(len(manifest_of(DECK).cards[0].clues[language]) >= 18 for language in ("en", "pl"))


def test_alike_pictures_are_not_told_alike() -> None:
    """Most of what is said of one is not said of the other, though nothing tells their looks apart."""
    one, other = (
        manifest_of(OwnDeck(pack, "HOME22").with_card(card_of(pack, print_of(1, GAUDY)))).cards[0].clues["en"]
        for pack in ("own-1", "own-2")
    )
    assert len(set(one) & set(other)) < len(one) / 2


def test_what_was_typed_counts_and_the_look_hardly() -> None:
    """Where somebody has said what is on it, nothing is guessed."""
    (card,) = (replace(one, alt="A lighthouse") for one in DECK.cards)
    (told,) = manifest_of(replace(DECK, cards=(card,))).cards
    assert (told.alt["pl"], told.objects, len(told.themes)) == ("A lighthouse", {}, 1)


def test_every_sight_has_sayings() -> None:
    """Whatever may be seen can be told."""
    assert set(STRENGTHS) <= set(sayings("en"))


def test_a_deck_without_a_name_is_called_something_in_each_language() -> None:
    """Until somebody names it."""
    assert set(title_of(DECK)) == {"en", "pl"}
