"""What a look can be called, without knowing what is on a picture."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest
from msgspec.structs import replace

from tests.content.own.rendered_cards import DIM, GAUDY, print_of
from unspoken.bots.words import names_any
from unspoken.content.own.deck import OwnDeck, card_of
from unspoken.content.own.portrait import manifest_of, sayings, themes_of, title_of
from unspoken.languages.known import tags
from unspoken.pictures.rendered import Look, Seen
from unspoken.pictures.sights import STRENGTHS
from unspoken.pictures.things.looking import table

THINGS = {name for part in table() for name in part} - set(STRENGTHS)
DECK = OwnDeck("own-1", "HOME22").with_card(card_of("own-1", print_of(1, GAUDY)))


@pytest.mark.parametrize(
    ("look", "themes"),
    [
        (DIM, ("cold", "dark", "calm", "faded", "soft")),
        (GAUDY, ("red", "warm", "busy", "vivid", "bright")),
        (replace(DIM, sights=("moon", "sea")), ("moon", "sea", "cold", "dark", "calm")),
        (replace(DIM, sights=("a sight of next year",)), ("cold", "dark", "calm", "faded", "soft")),
        (replace(DIM, things=(Seen("cat", 91),), sights=("moon",)), ("cat", "moon", "cold", "dark", "calm")),
        (replace(DIM, things=(Seen("cat", 55), Seen("sofa", 50))), ("cat", "sofa", "cold", "dark", "calm")),
        (replace(DIM, things=(Seen("sea", 80),), sights=("sea",)), ("sea", "cold", "dark", "calm", "faded")),
        (replace(DIM, things=(Seen("a thing of next year", 90),)), ("cold", "dark", "calm", "faded", "soft")),
    ],
)
def test_a_picture_is_about_what_stands_out_in_it(look: Look, themes: tuple[str, ...]) -> None:
    """What was seen on it, what may be, its colour, and then whatever is farthest from the middle."""
    assert themes_of(look) == themes


@pytest.mark.parametrize("hue", range(5, 360, 10))
def test_every_hue_has_a_name(hue: int) -> None:
    """All the way round."""
    assert themes_of(Look(light=50, contrast=50, warmth=50, colour=90, busy=30, hue=hue))[0] in sayings("en")


@pytest.mark.parametrize("language", tags())
def test_no_saying_leads_to_two_places(language: str) -> None:
    """Each is told of one look or one thing, in each language."""
    said = Counter(hint for saying in sayings(language).values() for hint in saying.hints)
    assert [hint for hint, times in said.items() if times > 1] == []


@pytest.mark.parametrize("language", tags())
def test_every_look_and_every_thing_has_as_many_sayings(language: str) -> None:
    """Four of a look, three of a thing, in each language."""
    wanted = {name: 3 if name in THINGS else 4 for name in sayings("en")}
    assert {name: len(saying.hints) for name, saying in sayings(language).items()} == wanted


@pytest.mark.parametrize("language", tags())
def test_no_saying_names_the_thing_that_it_leads_to(language: str) -> None:
    """It would give the picture away."""
    told = [(hint, sayings(language)[name]) for name in THINGS for hint in sayings(language)[name].hints]
    assert [hint for hint, of in told if names_any(hint, (of.name, *of.means), language)] == []


def test_a_bot_has_something_to_say_of_a_picture_nobody_described() -> None:
    """A saying for each thing, and more than a pack has by putting two together."""
    assert all(len(manifest_of(DECK).cards[0].clues[language]) >= 40 for language in ("en", "pl"))


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


def test_what_was_seen_counts_and_the_look_little() -> None:
    """A clue is compared with the thing, and with one look beside it."""
    (card,) = (replace(one, look=replace(DIM, things=(Seen("cat", 91),))) for one in DECK.cards)
    (told,) = manifest_of(replace(DECK, cards=(card,))).cards
    assert (told.themes, told.objects["pl"]) == (("cat", "cold"), sayings("pl")["cat"].means)


def test_a_bot_has_as_much_to_say_of_a_picture_on_which_something_was_seen() -> None:
    """Its sayings are of the thing and of the look."""
    (card,) = (replace(one, look=replace(DIM, things=(Seen("cat", 91),))) for one in DECK.cards)
    (told,) = manifest_of(replace(DECK, cards=(card,))).cards
    assert all(len(told.clues[language]) >= 40 for language in tags())


def test_whatever_may_be_seen_can_be_told() -> None:
    """By light and colour, and by the net."""
    assert set(STRENGTHS) | THINGS <= set(sayings("en"))


def test_a_look_that_was_kept_before_things_were_seen_is_read_as_it_is() -> None:
    """Nothing was seen then, and nothing is missing."""
    kept = b'{"light":20,"contrast":20,"warmth":30,"colour":10,"busy":5,"hue":200,"sights":["moon"]}'
    assert msgspec.json.decode(kept, type=Look).things == ()


def test_a_deck_without_a_name_is_called_something_in_each_language() -> None:
    """Until somebody names it."""
    assert set(title_of(DECK)) == {"en", "pl"}
