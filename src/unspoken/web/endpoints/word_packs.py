"""The word packs that a table can choose, including its own words."""

from __future__ import annotations

from collections.abc import Mapping

from unspoken.content.packs import Packs
from unspoken.kernel.game import AnyGame
from unspoken.languages.sentences import in_every_language
from unspoken.tables.state.own_words import own_pack
from unspoken.tables.table.table import Table
from unspoken.web.endpoints.deck_messages import DeckInfo


def words_pack(game: AnyGame) -> str | None:
    """Return the default word pack of a game, if the game uses words."""
    default = getattr(game.types.options(), "words", None)
    return default if isinstance(default, str) else None


def own_words_info(table: Table, games: Mapping[str, AnyGame], packs: Packs) -> list[DeckInfo]:
    """Return the table's own words as decks that it can choose: their number, not the words."""
    infos = []
    for game in games.values():
        default, own = words_pack(game), table.snapshot.room.words.get(own_pack(game.name), ())
        if default is not None and own:
            kind, title = packs.manifest(default).kind, in_every_language("shelf-own-words")
            infos.append(DeckInfo(own_pack(game.name), kind, len(own), title, own=True))
    return infos
