"""Dreams that nobody has written: composed from a seed, before anything is drawn."""

from __future__ import annotations

from collections import Counter

import pytest

from unspoken.art.dreaming import AT_MOST, HANDS, Dream, Dreamer
from unspoken.art.grammar import grammar

LANGUAGES = ("en", "pl")


def deck(seed: int, cards: int = 84) -> list[Dream]:
    """A deck as it is first proposed."""
    dreamer = Dreamer(seed)
    return [dreamer.dream(number) for number in range(cards)]


@pytest.fixture(scope="module")
def dreams() -> list[Dream]:
    """One deck of the usual size."""
    return deck(7)


def test_the_same_seed_dreams_the_same(dreams: list[Dream]) -> None:
    """Scripts and words alike."""
    assert deck(7) == dreams


def test_another_seed_dreams_something_else(dreams: list[Dream]) -> None:
    """No card is the same."""
    assert {dream.script for dream in deck(8)} & {dream.script for dream in dreams} == set()


def test_another_attempt_keeps_relation_palette_and_hand() -> None:
    """What fails is composed anew without upsetting the balance of the deck."""
    first, second = Dreamer(7).dream(3), Dreamer(7).dream(3, attempt=1)
    assert (first.words["relation"], first.palette, first.style) == (
        second.words["relation"],
        second.palette,
        second.style,
    )


def test_no_relation_is_on_more_than_an_eighth_of_the_cards(dreams: list[Dream]) -> None:
    """Each at most 12 %."""
    assert max(Counter(dream.words["relation"] for dream in dreams).values()) <= 0.12 * len(dreams)


def test_palettes_and_hands_take_turns(dreams: list[Dream]) -> None:
    """Twelve palettes, and about half of the cards by one hand of three."""
    hands = Counter(dream.style for dream in dreams)
    assert len({dream.palette for dream in dreams}) == 12
    assert sorted(hands.values()) == [20, 20, 44]


def test_every_hand_leads_in_some_deck() -> None:
    """Which three of the six share a deck, its seed says."""
    assert {Dreamer(seed).dream(0).style for seed in range(40)} == set(HANDS)


def test_a_thing_is_worn_out_by_two_cards(dreams: list[Dream]) -> None:
    """Nothing is at the heart of a third."""
    assert max(Counter(dream.words["objects"]["en"][0] for dream in dreams).values()) <= AT_MOST


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_dream_is_told_in_whole_sentences(dreams: list[Dream], language: str) -> None:
    """Nothing is left open in a sentence's form."""
    told = [dream.words["alt"]["en" if language == "en" else "pl"] for dream in dreams]
    assert [text for text in told if not text.endswith(".") or "{" in text or ": ." in text] == []


def test_every_dream_has_three_themes(dreams: list[Dream]) -> None:
    """Bots go by them."""
    assert {len(set(dream.words["themes"])) for dream in dreams} == {3}


def test_the_grammar_speaks_of_things_that_are_on_the_shelf() -> None:
    """Every name in a relation or a setting is a thing with its words."""
    rules = grammar()
    spoken = {name for relation in rules.relations.values() for name in (*relation.ones, *relation.twos)}
    spoken |= {name for setting in rules.settings.values() for name in setting.near}
    assert spoken - set(rules.props) == set()


def test_what_a_card_is_about_is_on_its_script(dreams: list[Dream]) -> None:
    """Its outline can be found."""
    assert [dream for dream in dreams if f"{dream.focus} " not in dream.script] == []
