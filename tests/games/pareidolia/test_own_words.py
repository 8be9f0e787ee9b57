"""Games with players' own words: the judge accepts no typos, and bots draw the words that they know."""

from __future__ import annotations

import pytest

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.cards import lookalikes_of, word_card
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.games.pareidolia.types import Materials, Options
from unspoken.languages.own_word import word_cards
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.state.own_words import read_words

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
    """Return the materials of a table with the words of TEXT."""
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
def test_the_judge_accepts_the_given_names_without_typos(guess: str, right: bool) -> None:
    """PAR-16: lookalikes of own words are unknown, so no typos are allowed."""
    materials = own_materials()
    card = word_card(materials, "house")
    near = lookalikes_of(materials, card.text["en"])
    assert is_right(guess, card, materials.words, "en", materials.grammar, near) is right


def test_special_letters_may_be_missing_in_own_words() -> None:
    """PAR-16: not every keyboard has them."""
    materials = own_materials()
    assert is_right("lodz", word_card(materials, "Łódź"), materials.words, "pl", materials.grammar, None)


def test_bots_finish_a_game_with_own_words() -> None:
    """Bots draw the words that they know, and act at random for the rest."""
    match = play_match(
        GAME, OPTIONS, own_materials(), MatchBots([None, None, "random", "random"], OverlapLore(PACKS)), 5
    )
    assert match is not None
