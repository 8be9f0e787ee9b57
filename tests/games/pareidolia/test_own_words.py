"""Words that somebody has brought: the judge takes their names and no slip, bots draw what they know."""

from __future__ import annotations

import pytest

from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.cards import lookalikes_of, word_card
from unspoken.games.pareidolia.judge import is_right
from unspoken.games.pareidolia.types import Materials, Options
from unspoken.languages.own_word import word_cards
from unspoken.storage.memory import MemoryStore
from unspoken.tables.own_words import read_words

PACKS = load_packs()
OPTIONS = Options(times=1, words="own-pareidolia")
TEXT = """house = home, cottage (a place)
rabbit (animal)
grandmother's moustache
Łódź
lighthouse
umbrella
"""


def own_materials() -> Materials:
    """What a table takes off the shelf that has such words."""
    library = HouseLibrary(PACKS, OwnDecks(MemoryStore()))
    words = {"own-pareidolia": word_cards(read_words(TEXT).words)}
    return GAME.gather(OPTIONS, library.shelf(frozenset(), "HOME22", words))


@pytest.mark.parametrize(
    ("guess", "right"),
    [
        ("house", True),
        ("HOUSES", True),
        ("a cottage", True),
        ("home", True),
        ("mouse", False),
        ("hosue", False),
        ("rabbit", False),
        ("", False),
    ],
)
def test_the_judge_takes_the_given_names_and_no_slip(guess: str, right: bool) -> None:
    """PAR-16: nobody knows which other words are like them, and no other word is ever right."""
    materials = own_materials()
    card = word_card(materials, "house")
    near = lookalikes_of(materials, card.text["en"])
    assert is_right(guess, card, materials.words, "en", materials.grammar, near) is right


def test_letters_of_a_language_do_not_matter_in_own_words_either() -> None:
    """PAR-16: whatever keyboard somebody has."""
    materials = own_materials()
    assert is_right("lodz", word_card(materials, "Łódź"), materials.words, "pl", materials.grammar, None)


def test_bots_play_with_them_to_the_end() -> None:
    """They draw what they have a picture of, move clouds about for the rest, and guess what they see."""
    match = play_match(
        GAME, OPTIONS, own_materials(), [None, None, "random", "random"], OverlapLore(PACKS), 5
    )
    assert match is not None
