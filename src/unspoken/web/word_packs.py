"""Which packs of words there are to choose, the table's own among them."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.content.packs import Packs
from unspoken.kernel.game import AnyGame
from unspoken.languages.sentences import in_every_language
from unspoken.tables.own_words import own_pack
from unspoken.tables.table import Table
from unspoken.web.api import DeckInfo


def words_pack(game: AnyGame) -> str | None:
    """The pack of words that a game is played with by the usual house rules, if it is played with words."""
    usual = getattr(game.options(), "words", None)
    return usual if isinstance(usual, str) else None


def own_words_info(table: Table, games: Mapping[str, AnyGame], packs: Packs) -> list[DeckInfo]:
    """The table's own words as decks that it can choose: how many there are, and not which."""
    found = []
    for game in games.values():
        usual, own = words_pack(game), table.snapshot.room.words.get(own_pack(game.name), ())
        if usual is not None and own:
            kind, title = packs.manifest(usual).kind, in_every_language("shelf-own-words")
            found.append(DeckInfo(own_pack(game.name), kind, len(own), title, own=True))
    return found
