"""Themes and clues for own pictures, from detected things and from the look."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from tests.content.own.rendered_cards import DIM, GAUDY, print_of
from unspoken.bots.lore.words import names_any
from unspoken.content.own.deck import OwnDeck, card_of
from unspoken.content.own.portrait import manifest_of, sayings, themes_of, title_of
from unspoken.languages.known import complete_languages
from unspoken.pictures.classifier.classify import class_table
from unspoken.pictures.colour_heuristics import STRENGTHS
from unspoken.pictures.rendered import DetectedThing, Look

THINGS = {name for part in class_table() for name in part} - set(STRENGTHS)
DECK = OwnDeck("own-1", "HOME22").with_card(card_of("own-1", print_of(1, GAUDY)))


@pytest.mark.parametrize(
    ("look", "themes"),
    [
        (DIM, ("cold", "dark", "calm", "faded", "soft")),
        (GAUDY, ("red", "warm", "busy", "vivid", "bright")),
        (replace(DIM, sights=("moon", "sea")), ("moon", "sea", "cold", "dark", "calm")),
        (replace(DIM, sights=("a sight of next year",)), ("cold", "dark", "calm", "faded", "soft")),
        (
            replace(DIM, things=(DetectedThing("cat", 91),), sights=("moon",)),
            ("cat", "moon", "cold", "dark", "calm"),
        ),
        (
            replace(DIM, things=(DetectedThing("cat", 55), DetectedThing("sofa", 50))),
            ("cat", "sofa", "cold", "dark", "calm"),
        ),
        (
            replace(DIM, things=(DetectedThing("sea", 80),), sights=("sea",)),
            ("sea", "cold", "dark", "calm", "faded"),
        ),
        (
            replace(DIM, things=(DetectedThing("a thing of next year", 90),)),
            ("cold", "dark", "calm", "faded", "soft"),
        ),
    ],
)
def test_the_themes_of_a_picture_follow_from_its_look(look: Look, themes: tuple[str, ...]) -> None:
    """In this order: detected things, guessed sights, colour, and the most extreme measures."""
    assert themes_of(look) == themes


@pytest.mark.parametrize("hue", range(5, 360, 10))
def test_every_hue_has_a_name(hue: int) -> None:
    """All around the colour circle."""
    assert themes_of(Look(light=50, contrast=50, warmth=50, colour=90, busy=30, hue=hue))[0] in sayings("en")


@pytest.mark.parametrize("language", complete_languages())
def test_every_hint_belongs_to_one_theme(language: str) -> None:
    """In each language."""
    counts = Counter(hint for saying in sayings(language).values() for hint in saying.hints)
    assert [hint for hint, times in counts.items() if times > 1] == []


@pytest.mark.parametrize("language", complete_languages())
def test_every_theme_has_its_number_of_hints(language: str) -> None:
    """Four for a look, three for a thing, in each language."""
    wanted = {name: 3 if name in THINGS else 4 for name in sayings("en")}
    assert {name: len(saying.hints) for name, saying in sayings(language).items()} == wanted


@pytest.mark.parametrize("language", complete_languages())
def test_no_hint_names_its_thing(language: str) -> None:
    """It would reveal the picture."""
    pairs = [(hint, sayings(language)[name]) for name in THINGS for hint in sayings(language)[name].hints]
    assert [hint for hint, saying in pairs if names_any(hint, (saying.name, *saying.means), language)] == []


def test_a_picture_without_a_caption_has_at_least_forty_clues() -> None:
    """The hints of each theme, and combinations of two."""
    assert all(len(manifest_of(DECK).cards[0].clues[language]) >= 40 for language in ("en", "pl"))


def test_pictures_with_the_same_look_have_different_clues() -> None:
    """Fewer than half of the clues are the same."""
    first, second = (
        manifest_of(OwnDeck(pack, "HOME22").with_card(card_of(pack, print_of(1, GAUDY)))).cards[0].clues["en"]
        for pack in ("own-1", "own-2")
    )
    assert len(set(first) & set(second)) < len(first) / 2


def test_a_caption_replaces_the_guessed_content() -> None:
    """Only one theme of the look is left."""
    (card,) = (replace(card, alt="A lighthouse") for card in DECK.cards)
    (described,) = manifest_of(replace(DECK, cards=(card,))).cards
    assert (described.alt["pl"], described.objects, len(described.themes)) == ("A lighthouse", {}, 1)


def test_a_detected_thing_has_priority_over_the_look() -> None:
    """One theme of the look is left."""
    (card,) = (replace(card, look=replace(DIM, things=(DetectedThing("cat", 91),))) for card in DECK.cards)
    (described,) = manifest_of(replace(DECK, cards=(card,))).cards
    assert (described.themes, described.objects["pl"]) == (("cat", "cold"), sayings("pl")["cat"].means)


def test_a_picture_with_a_detected_thing_has_at_least_forty_clues() -> None:
    """About the thing and about the look."""
    (card,) = (replace(card, look=replace(DIM, things=(DetectedThing("cat", 91),))) for card in DECK.cards)
    (described,) = manifest_of(replace(DECK, cards=(card,))).cards
    assert all(len(described.clues[language]) >= 40 for language in complete_languages())


def test_every_sight_and_every_thing_has_hints() -> None:
    """Sights come from the colour heuristics, things from the classifier."""
    assert set(STRENGTHS) | THINGS <= set(sayings("en"))


def test_a_look_that_was_saved_without_things_can_be_read() -> None:
    """Older servers had no classifier."""
    saved = b'{"light":20,"contrast":20,"warmth":30,"colour":10,"busy":5,"hue":200,"sights":["moon"]}'
    assert msgspec.json.decode(saved, type=Look).things == ()


def test_a_deck_without_a_title_has_a_default_title_in_each_language() -> None:
    """Until players choose a title."""
    assert set(title_of(DECK)) >= set(complete_languages())
