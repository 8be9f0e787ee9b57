"""The shipped table of words and blots."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.content.small_packs import little_packs
from unspoken.bots.lore import best_lore
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.packs import Packs, load_packs
from unspoken.content.percepts import read_percepts
from unspoken.games.rorschach import bot
from unspoken.games.rorschach.bot.associations import (
    FILE,
    LOOKS,
    Associations,
    association,
    seen_in,
)
from unspoken.kernel.languages import localized

LORE = best_lore(load_packs())
TABLE = LORE.knowledge(bot.__name__, FILE, Associations)


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


def test_every_shipped_word_goes_somehow_with_every_shipped_blot(packs: Packs) -> None:
    """ROR-04: no pair is missing."""
    told = [
        TABLE.pair(localized(word.text, "en"), card.id)
        for word in packs.manifest("words").words
        for card in packs.manifest("ink").cards
    ]
    assert all(one is not None and len(one) == len(LOOKS) + 4 for one in told)


def test_each_look_says_something_from_0_to_1(packs: Packs) -> None:
    """ROR-07: bents weigh looks against each other, so they are of one measure."""
    words = [localized(word.text, "en") for word in packs.manifest("words").words]
    told = [association(word, packs.manifest("ink").cards[0].id, LORE) for word in words]
    assert all(len(one) == len(LOOKS) and 0 <= min(one) <= max(one) <= 1 for one in told)


def test_the_table_is_small() -> None:
    """What is shipped must not weigh."""
    assert len(files(bot).joinpath(FILE).read_bytes()) < 60_000


def test_a_word_goes_better_with_some_blots_than_with_others(packs: Packs) -> None:
    """Otherwise there would be nothing to guess by."""
    word = localized(packs.manifest("words").words[0].text, "en")
    told = {association(word, card.id, LORE) for card in packs.manifest("ink").cards}
    assert len(told) > 30


def test_a_word_of_another_pack_is_not_in_the_table(packs: Packs) -> None:
    """Nothing is made up."""
    assert TABLE.pair("no such word", packs.manifest("ink").cards[0].id) is None


def test_a_blot_of_another_pack_is_compared_by_words(tmp_path: Path) -> None:
    """Lore falls back to likeness, and never crashes."""
    lore = OverlapLore(little_packs(tmp_path))
    assert association("Carnival", "no such picture", lore) == (0.0,) * len(LOOKS)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("mood", [False, True])
def test_what_is_named_is_what_people_see(packs: Packs, language: str, mood: bool) -> None:
    """A thing where a thing is asked for, and a mood where a mood is."""
    card = packs.manifest("ink").cards[0].id
    kinds = {percept.sees: percept.mood for percept in read_percepts(packs.folder("ink"), language)[card]}
    words = [localized(word.text, "en") for word in packs.manifest("words").words]
    named = {seen_in(card, word, language, LORE, mood) for word in words}
    assert {one is not None and kinds[one] for one in named} == {mood}


def test_what_is_nearest_to_a_word_is_named(packs: Packs) -> None:
    """To some words one thing is nearest, to others another."""
    words = [localized(word.text, "en") for word in packs.manifest("words").words]
    assert len({seen_in(packs.manifest("ink").cards[0].id, word, "en", LORE) for word in words}) > 5


def test_of_a_word_that_is_not_ours_the_first_thing_is_named(packs: Packs) -> None:
    """What most people see."""
    card = packs.manifest("ink").cards[0].id
    assert seen_in(card, "no such word", "en", LORE) == LORE.things(card, "en")[0]


def test_nobody_sees_anything_in_an_unknown_blot() -> None:
    """No crash, no invention."""
    assert seen_in("no such picture", "any word", "en", LORE) is None
