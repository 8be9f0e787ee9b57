"""Games with players' own words: the judge knows their forms, and bots draw the words that they know."""

from __future__ import annotations

import pytest

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.pareidolia import GAME
from unspoken.games.pareidolia.cards import word_card
from unspoken.games.pareidolia.guessing.judge import is_right
from unspoken.games.pareidolia.types import Materials, Options
from unspoken.languages.grammar import grammar
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
miś
wąż
list
glasses
Brzdąkul
"""


def own_materials() -> Materials:
    """Return the materials of a table with the words of TEXT."""
    library = HouseLibrary(PACKS, OwnDecks(MemoryStore()))
    words = {"own-pareidolia": word_cards(read_words(TEXT).words)}
    return GAME.gather(OPTIONS, library.shelf(frozenset(), "HOME22", words))


def judged(guess: str, name: str, language: str) -> bool:
    """Judge a guess for an own word."""
    materials = own_materials()
    return is_right(guess, word_card(materials, name), materials.words, language, grammar(language))


@pytest.mark.parametrize(
    ("guess", "right"),
    [
        ("house", True),
        ("HOUSES", True),
        ("a cottage", True),
        ("home", True),
        ("hosue", True),
        ("mouse", False),
        ("rabbit", False),
        ("", False),
    ],
)
def test_the_judge_accepts_the_given_names(guess: str, right: bool) -> None:
    """PAR-16: in other forms and with typos, as for the cards of the house."""
    assert judged(guess, "house", "en") is right


@pytest.mark.parametrize(
    ("name", "guess", "right"),
    [
        ("Łódź", "lodz", True),
        ("miś", "misie", True),
        ("miś", "misiek", True),
        ("miś", "misa", False),
        ("wąż", "węże", True),
        ("wąż", "waza", False),
        ("list", "listy", True),
        ("list", "listów", True),
        ("list", "lista", False),
        ("Brzdąkul", "brzdąkule", True),
        ("Brzdąkul", "brzdakula", True),
    ],
)
def test_the_judge_knows_polish_forms_of_own_words(name: str, guess: str, right: bool) -> None:
    """PAR-16: from the lexicon, or by its endings if the lexicon lacks the word."""
    assert judged(guess, name, "pl") is right


def test_glasses_are_no_glass() -> None:
    """PAR-16: though one is the plural of the other."""
    assert [judged(guess, "glasses", "en") for guess in ("pair of glasses", "glass")] == [True, False]


def test_bots_finish_a_game_with_own_words() -> None:
    """Bots draw the words that they know, and act at random for the rest."""
    match = play_match(
        GAME, OPTIONS, own_materials(), MatchBots([None, None, "random", "random"], OverlapLore(PACKS)), 1
    )
    assert match is not None
