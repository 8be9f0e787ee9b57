"""Composition of dreams from a seed, before anything is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from unspoken_art.canvas.pen import Sketch
from unspoken_art.dreams.dreaming import MAX_CARDS_PER_SUBJECT, STYLES, Dream, Dreamer
from unspoken_art.dreams.grammar import Prop, grammar
from unspoken_art.dreams.people import PEOPLE
from unspoken_art.things.actors.casting import CASTS

LANGUAGES = ("en", "pl")


def deck(seed: int, cards: int = 84) -> list[Dream]:
    """Compose a deck, first attempts only."""
    dreamer = Dreamer(seed)
    return [dreamer.dream(number) for number in range(cards)]


@pytest.fixture(scope="module")
def dreams() -> list[Dream]:
    """A deck of the usual size."""
    return deck(7)


def test_the_same_seed_gives_the_same_deck(dreams: list[Dream]) -> None:
    """Scripts and texts."""
    assert deck(7) == dreams


def test_another_seed_gives_another_deck(dreams: list[Dream]) -> None:
    """No card is the same."""
    assert {dream.script for dream in deck(8)} & {dream.script for dream in dreams} == set()


def test_another_attempt_keeps_relation_palette_and_style() -> None:
    """A failed card is composed again without changing the balance of the deck."""
    first, second = Dreamer(7).dream(3), Dreamer(7).dream(3, attempt=1)
    assert (first.words["relation"], first.palette, first.style) == (
        second.words["relation"],
        second.palette,
        second.style,
    )


def test_no_relation_is_on_more_than_an_eighth_of_the_cards(dreams: list[Dream]) -> None:
    """Each at most 12 %."""
    assert max(Counter(dream.words["relation"] for dream in dreams).values()) <= 0.12 * len(dreams)


def test_palettes_and_styles_alternate(dreams: list[Dream]) -> None:
    """Twelve palettes; about half of the cards have one of the three styles."""
    styles = Counter(dream.style for dream in dreams)
    assert len({dream.palette for dream in dreams}) == 12
    assert sorted(styles.values()) == [20, 20, 44]


def test_every_style_is_the_main_style_of_some_deck() -> None:
    """The seed chooses three of the eleven styles."""
    assert {Dreamer(seed).dream(0).style for seed in range(40)} == set(STYLES)


def test_a_thing_is_the_subject_of_at_most_two_cards(dreams: list[Dream]) -> None:
    """Counted by the first object."""
    assert max(Counter(dream.words["objects"]["en"][0] for dream in dreams).values()) <= MAX_CARDS_PER_SUBJECT


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_description_is_complete(dreams: list[Dream], language: str) -> None:
    """No placeholder is left."""
    texts = [dream.words["alt"]["en" if language == "en" else "pl"] for dream in dreams]
    assert [text for text in texts if not text.endswith(".") or "{" in text or ": ." in text] == []


def test_every_dream_has_three_themes(dreams: list[Dream]) -> None:
    """Bots use them."""
    assert {len(set(dream.words["themes"])) for dream in dreams} == {3}


def test_the_grammar_names_only_known_things() -> None:
    """Every name in a relation or a setting is defined in shelf.toml."""
    rules = grammar()
    named = {name for relation in rules.relations.values() for name in (*relation.firsts, *relation.seconds)}
    named |= {name for setting in rules.settings.values() for name in setting.near}
    assert named - set(rules.props) == set()


def test_the_focus_is_in_the_script(dreams: list[Dream]) -> None:
    """So its outline can be found."""
    assert [dream for dream in dreams if f"{dream.focus} " not in dream.script] == []


def test_about_a_third_of_the_cards_show_people_who_act(dreams: list[Dream]) -> None:
    """Five of the sixteen relations."""
    acting = [dream for dream in dreams if dream.words["relation"] in PEOPLE]
    assert 0.25 <= len(acting) / len(dreams) <= 0.4


@pytest.mark.parametrize(
    "prop", [prop for prop in grammar().props.values() if prop.script], ids=lambda prop: prop.name
)
def test_the_box_of_people_fits_their_drawing(prop: Prop) -> None:
    """Otherwise they would stand beside the thing that they stand on, or reach beyond the card."""
    cast, *words = prop.script.split()
    sketch = Sketch()
    CASTS[cast]([word for word in words if "=" not in word], {}).draw(sketch)
    bounds = [part.path.getBounds() for part in sketch.parts]
    drawn = (
        min(box.left() for box in bounds),
        min(box.top() for box in bounds),
        max(box.right() for box in bounds),
    )
    assert prop.box == pytest.approx(drawn, abs=1)
