"""Bots that think in processes of their own: however long or badly they think, the server goes on."""

from __future__ import annotations

import re
from typing import assert_never

from unspoken.bots.own_deck_lore import DecksByPicture
from unspoken.bots.player import time_for
from unspoken.bots.worker_messages import Decided, Failed, NotReady, Passed, Think
from unspoken.bots.worker_pool import WorkerPool
from unspoken.content.own.deck import OwnDeck
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_command
from unspoken.kernel.game import AnyGame, Millis, Seat
from unspoken.kernel.luck import manner_of
from unspoken.kernel.manner import Manner
from unspoken.tables.errors import BotsNotReady
from unspoken.tables.ports import BotAnswer

_PICTURE = re.compile(rb'"([0-9a-f]{16})"')


class BotFailed(Exception):
    """A bot has come to grief; says how."""


class WorkerPlayer:
    """Plays any seat of any game from its frame, which is all that leaves this process."""

    def __init__(self, pool: WorkerPool, decks: DecksByPicture) -> None:
        self._pool = pool
        self._decks = decks

    async def decide(
        self, game: AnyGame, frame: bytes, seat: Seat, key: str, chance: Chance
    ) -> BotAnswer | None:
        """An answer to the question of this key, read as strictly as a person's."""
        question = Think(game.name, frame, seat, key, _luck(chance), manner_of(chance))
        conclusion = await self._pool.think(question, self._decks_in(frame))
        match conclusion:
            case Decided(command, why):
                return decode_command(game, command), why
            case Passed():
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
        """How long a bot of this manner takes over this question; meanwhile a process gets ready."""
        self._pool.prepare()
        return time_for(game, frame, key, chance, manner)

    async def close(self) -> None:
        """End the processes."""
        await self._pool.close()

    def _decks_in(self, frame: bytes) -> list[OwnDeck]:
        """The own decks of which something is to be seen: no bot asks about any other."""
        pictures = {picture.decode() for picture in _PICTURE.findall(frame)}
        decks = (self._decks.with_picture(picture) for picture in pictures)
        return [*{deck.pack: deck for deck in decks if deck is not None}.values()]


def _luck(chance: Chance) -> bytes:
    """As much luck as a bot may need, for another process to draw from."""
    return b"".join(chance.below(2**32).to_bytes(4, "big") for _ in range(8))
