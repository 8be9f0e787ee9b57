"""The shipped table of associations between words and blots."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from tests.content.small_packs import little_packs
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.content.blot_portraits import read_blot_eyes
from unspoken.content.packs import Packs, load_packs
from unspoken.games.rorschach import bot
from unspoken.games.rorschach.bot.associations import (
    FILE,
    LOOKS,
    SEEN,
    UNKNOWN,
    Associations,
    association,
    nearest_percept,
)
from unspoken.kernel.languages import localized

LORE = best_lore(load_packs())
TABLE = LORE.knowledge(bot.__name__, FILE, Associations)


@pytest.fixture(scope="module")
def packs() -> Packs:
    return load_packs()


def test_the_table_has_every_pair_of_a_shipped_word_and_a_shipped_blot(packs: Packs) -> None:
    """ROR-04: no pair is missing; three pairs of eyes, the ink, the fit, and four indices of percepts."""
    rows = [
        TABLE.pair(localized(word.text, "en"), card.id)
        for word in packs.manifest("words").words
        for card in packs.manifest("ink").cards
    ]
    assert all(row is not None and len(row) == 3 * len(SEEN) + 6 for row in rows)


def test_each_look_has_a_value_from_0_to_1(packs: Packs) -> None:
    """ROR-07: temperaments weigh looks against each other, so all have the same scale."""
    words = [localized(word.text, "en") for word in packs.manifest("words").words]
    rows = [association(word, packs.manifest("ink").cards[0].id, LORE) for word in words]
    looks = [seen for row in rows for seen in row.eyes]
    assert all(len(seen) == len(LOOKS) and 0 <= min(seen) <= max(seen) <= 1 for seen in looks)
    assert {row.fit for row in rows} == {0, 1 / 3, 2 / 3, 1}


def test_the_table_is_small() -> None:
    """It is part of every download."""
    assert len(files(bot).joinpath(FILE).read_bytes()) < 125_000


def test_associations_of_a_word_differ_between_blots(packs: Packs) -> None:
    """Otherwise guesses would be random."""
    word = localized(packs.manifest("words").words[0].text, "en")
    rows = {association(word, card.id, LORE) for card in packs.manifest("ink").cards}
    assert len(rows) > 30


def test_pairs_of_eyes_differ(packs: Packs) -> None:
    """Otherwise a bot would not know where people differ."""
    word, card = localized(packs.manifest("words").words[0].text, "en"), packs.manifest("ink").cards[0].id
    assert len(set(association(word, card, LORE).eyes)) == TABLE.eyes == 3


def test_a_word_of_another_pack_is_not_in_the_table(packs: Packs) -> None:
    """No values are invented."""
    assert TABLE.pair("no such word", packs.manifest("ink").cards[0].id) is None


def test_a_blot_of_another_pack_is_compared_by_words(tmp_path: Path) -> None:
    """Lore falls back to the likeness, and does not fail."""
    lore = OverlapLore(little_packs(tmp_path))
    assert set(association("Carnival", "no such picture", lore).eyes) == set(UNKNOWN.eyes)


@pytest.mark.parametrize("language", ["en", "pl"])
@pytest.mark.parametrize("mood", [False, True])
def test_percepts_are_of_the_requested_kind(packs: Packs, language: str, mood: bool) -> None:
    """A thing or a mood, as requested."""
    card = packs.manifest("ink").cards[0].id
    kinds = {
        percept.sees: percept.mood
        for seen in read_blot_eyes(packs.folder("ink"), language)
        for percept in seen[card]
    }
    words = [localized(word.text, "en") for word in packs.manifest("words").words]
    named = {nearest_percept(card, word, language, LORE, mood) for word in words}
    assert {percept is not None and kinds[percept] for percept in named} == {mood}


def test_the_percept_depends_on_the_word(packs: Packs) -> None:
    """Different words have different nearest things."""
    words = [localized(word.text, "en") for word in packs.manifest("words").words]
    assert len({nearest_percept(packs.manifest("ink").cards[0].id, word, "en", LORE) for word in words}) > 5


def test_an_unknown_word_gets_the_first_thing_of_the_blot(packs: Packs) -> None:
    """Most people see this thing."""
    card = packs.manifest("ink").cards[0].id
    assert nearest_percept(card, "no such word", "en", LORE) == LORE.things(card, "en")[0]


def test_an_unknown_blot_has_no_percepts() -> None:
    """And no error."""
    assert nearest_percept("no such picture", "any word", "en", LORE) is None
