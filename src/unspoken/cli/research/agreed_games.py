"""Finds the finished games of a table whose players agreed to research, and removes what identifies them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

import msgspec
from msgspec import Struct

from unspoken.kernel.codec import decode_game, encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import replay
from unspoken.kernel.shelf import packs_of
from unspoken.tables.log.apply import apply
from unspoken.tables.log.events import Began, Finished, Moved
from unspoken.tables.log.log import each_event, game_name
from unspoken.tables.rules.research import may_be_exported, seated_people
from unspoken.tables.state.room import PersonId, Room

FORMAT = 1
_PACK_OPTIONS = ("deck", "words", "clouds")
"""The house rules that name packs."""

Player: TypeAlias = Literal["person", "agent", "bot"]


class ExportedGame(Struct, frozen=True):
    """A finished game, as one line of an export. It has no names, table codes or dates."""

    format: int
    game: str
    players: tuple[Player, ...]
    """Who sat in each seat when the game began."""
    winners: tuple[int, ...]
    scores: tuple[int, ...] | None
    header: dict[str, Any]  # of the game: its options, materials and seed
    entries: tuple[dict[str, Any], ...]  # of the game: answers and events, in milliseconds of table time


@dataclass
class _Played:
    """A game while the log is read."""

    header: bytes
    players: tuple[Player, ...]
    agreed: bool
    people: set[PersonId]
    entries: list[bytes] = field(default_factory=list)


def agreed_games(
    records: Iterable[bytes], games: Mapping[str, AnyGame], packs: frozenset[str]
) -> Iterator[ExportedGame]:
    """Yield the games that everybody agreed to, from the first move to the end, and has not withdrawn since.

    Games with packs other than these are left out: they contain pictures or words of the players' own.
    """
    room, running, finished = Room("", ""), None, list[_Played]()
    for event in each_event(records):
        room = apply(room, event)
        match event:
            case Began(header):
                running = _Played(bytes(header), _players(room), may_be_exported(room), seated_people(room))
            case Moved(entry=entry) if running is not None:
                running.entries.append(bytes(entry))
            case Finished() if running is not None:
                finished.append(running)
            case _:
                pass
        if running is not None:  # somebody may have taken a seat, or withdrawn the consent
            running.people |= seated_people(room)
            running.agreed = running.agreed and may_be_exported(room)
            if isinstance(event, Finished):
                running = None
    agreed = set() if room.research is None else set(room.research.agreed)
    for played in finished:
        if played.agreed and played.people <= agreed and game_name(played.header) in games:
            game = games[game_name(played.header)]
            if _packs(played.header) <= packs:
                yield _exported(game, played, packs)


def _players(room: Room) -> tuple[Player, ...]:
    agents = {person.id for person in room.people if person.agent}
    return tuple(
        "bot" if chair.person is None or chair.bot else "agent" if chair.person in agents else "person"
        for chair in room.chairs
    )


def _packs(header: bytes) -> frozenset[str]:
    """Return the names of the packs that a game was played with."""
    options = msgspec.json.decode(header)["options"]
    names = [options[option] for option in _PACK_OPTIONS if option in options]
    return frozenset(pack for name in names for pack in packs_of(name))


def _exported(game: AnyGame, played: _Played, packs: frozenset[str]) -> ExportedGame:
    header, entries = decode_game(game, played.header, played.entries)
    outcome = game.outcome(replay(game, header, entries).state)
    assert outcome is not None, "a finished game has an outcome"
    fields: dict[str, Any] = msgspec.json.decode(encode(header))
    fields["packs"] = {name: digest for name, digest in header.packs.items() if name in packs}
    return ExportedGame(
        FORMAT,
        game.name,
        played.players,
        tuple(sorted(outcome.winners)),
        outcome.scores,
        fields,
        tuple(_without_sender(msgspec.json.decode(encode(entry))) for entry in entries),
    )


def _without_sender(entry: dict[str, Any]) -> dict[str, Any]:  # an entry as JSON
    """Remove the id that the sender's browser gave to an answer."""
    return {name: value for name, value in entry.items() if name != "nonce"}
