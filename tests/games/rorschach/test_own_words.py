"""Words that somebody has brought: bots lay them on blots by what they know of words, else by chance."""

from __future__ import annotations

from unspoken.bots.match import play_match
from unspoken.bots.overlap_lore import OverlapLore
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.types import Options
from unspoken.languages.own_word import word_cards
from unspoken.storage.memory import MemoryStore
from unspoken.tables.own_words import read_words


def test_bots_play_with_them_to_the_end() -> None:
    """ROR-15: eighteen are enough."""
    packs, options = load_packs(), Options(words="own-rorschach")
    words = word_cards(read_words("\n".join(f"Memory number {number}" for number in range(18))).words)
    library = HouseLibrary(packs, OwnDecks(MemoryStore()))
    shelf = library.shelf(frozenset(), "HOME22", {"own-rorschach": words})
    match = play_match(GAME, options, GAME.gather(options, shelf), [None] * 4, OverlapLore(packs), 5)
    assert match is not None
