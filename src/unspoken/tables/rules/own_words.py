"""Changing the own words of a table."""

from __future__ import annotations

from unspoken.languages.own_word import OwnWord
from unspoken.tables.log.events import TableEvent
from unspoken.tables.rules import room as room_rules
from unspoken.tables.state.own_words import OwnWordsKept
from unspoken.tables.state.room import PersonId, Room


def replace_words(
    room: Room, person: PersonId, pack: str, words: tuple[OwnWord, ...]
) -> tuple[TableEvent, ...]:
    """Return the event that replaces the own words of a pack. Only the host may do so."""
    room_rules.need_host(room, person)
    return () if room.words.get(pack) == words else (OwnWordsKept(pack, words),)
