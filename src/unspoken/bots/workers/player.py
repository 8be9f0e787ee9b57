"""Bots in separate processes, so that slow or failing bots do not affect the server."""

from __future__ import annotations

import re
from typing import assert_never

from unspoken.bots.lore.own_deck_lore import DecksByPicture
from unspoken.bots.player import time_for
from unspoken.bots.workers.messages import Decided, Failed, NoAnswer, NotReady, Think
from unspoken.bots.workers.pool import WorkerPool
from unspoken.content.own.deck import OwnDeck
from unspoken.kernel.bot_chance import manner_of, told_before
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_command
from unspoken.kernel.game import AnyGame
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Millis, Seat
from unspoken.tables.errors import BotsNotReady
from unspoken.tables.ports import BotAnswer

_PICTURE = re.compile(rb'"([0-9a-f]{16})"')


class BotFailed(Exception):
    """A bot raised an exception; the message contains the traceback."""


class WorkerPlayer:
    """Plays any seat of any game; only its frame is sent to the process."""

    def __init__(self, pool: WorkerPool, decks: DecksByPicture) -> None:
        self._pool = pool
        self._decks = decks

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """Return an answer to the question of this key, decoded as strictly as a person's."""
        told = tuple(told_before(chance))
        question = Think(game.name, frame, seat, key, _luck(chance), manner_of(chance), told)
        conclusion = await self._pool.think(question, self._decks_in(frame))
        match conclusion:
            case Decided(command, why):
                return decode_command(game, command), why
            case NoAnswer():
                return None
            case Failed(reason):
                raise BotFailed(reason)
            case NotReady():
                raise BotsNotReady
            case _:
                assert_never(conclusion)

    def thinking_time(
        self, game: AnyGame, frame: bytes, _seat: Seat, key: str, chance: Chance, manner: Manner
    ) -> Millis:
        """Return the thinking time of a bot of this manner, and prepare a process."""
        self._pool.prepare()
        return time_for(game, frame, key, chance, manner)

    async def close(self) -> None:
        """End the processes."""
        await self._pool.close()

    def _decks_in(self, frame: bytes) -> list[OwnDeck]:
        """Return the own decks with pictures in the frame, the only ones that a bot can ask about."""
        pictures = {picture.decode() for picture in _PICTURE.findall(frame)}
        decks = (self._decks.with_picture(picture) for picture in pictures)
        return [*{deck.pack: deck for deck in decks if deck is not None}.values()]


def _luck(chance: Chance) -> bytes:
    """Draw a seed for the other process."""
    return b"".join(chance.below(2**32).to_bytes(4, "big") for _ in range(8))
