"""Games with players' own words."""

from __future__ import annotations

from unspoken.bots.lore.overlap_lore import OverlapLore
from unspoken.bots.match import MatchBots, play_match
from unspoken.content.own.decks import OwnDecks
from unspoken.content.own.library import HouseLibrary
from unspoken.content.packs import load_packs
from unspoken.games.rorschach import GAME
from unspoken.games.rorschach.types import Options
from unspoken.languages.own_word import word_cards
from unspoken.storage.memory.store import MemoryStore
from unspoken.tables.state.own_words import read_words


def test_bots_finish_a_game_with_own_words() -> None:
    """ROR-15: eighteen words are enough."""
    packs, options = load_packs(), Options(words="own-rorschach")
    words = word_cards(read_words("\n".join(f"Memory number {number}" for number in range(18))).words)
    library = HouseLibrary(packs, OwnDecks(MemoryStore()))
    shelf = library.shelf(frozenset(), "HOME22", {"own-rorschach": words})
    match = play_match(
        GAME, options, GAME.gather(options, shelf), MatchBots([None] * 4, OverlapLore(packs)), 5
    )
    assert match is not None
