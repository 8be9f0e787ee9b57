"""The process that computes the answers of bots: `python -m unspoken.bots.workers.worker`.

It reads questions from stdin and writes answers to stdout. It ends when stdin is closed or, while it
computes an answer, when the time limit is over.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import traceback
from collections.abc import Sequence
from pathlib import Path
from typing import IO, TYPE_CHECKING, assert_never

from unspoken.bots.lore import encoder
from unspoken.bots.lore.lore import PackLore, best_lore
from unspoken.bots.lore.own_deck_lore import OwnDeckLore
from unspoken.bots.player import ChosenBot, decide
from unspoken.bots.workers.messages import (
    LENGTH,
    LOADING_SECONDS,
    Begin,
    Conclusion,
    Decided,
    Failed,
    FromWorker,
    Learn,
    Loading,
    NoAnswer,
    NotReady,
    Ready,
    Think,
    ToWorker,
    encode_message,
    to_worker,
)
from unspoken.content.own.deck import OwnDeck
from unspoken.content.packs import Packs, load_packs
from unspoken.content.word_pack import with_made
from unspoken.kernel.bot_chance import BotChance
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.pipes import answer_parent
from unspoken.tables.errors import BotsNotReady

if TYPE_CHECKING:
    from unspoken.bots.lore.encoder import Vectors

_NICER = 5
"""Niceness of the process, so that the server has priority."""
_MANY_TEXTS = 16


class KnownDecks:
    """The own decks that the server has sent."""

    def __init__(self) -> None:
        self._by_picture: dict[str, OwnDeck] = {}

    def learn(self, deck: OwnDeck) -> None:
        """Add or replace a deck."""
        others = {picture: known for picture, known in self._by_picture.items() if known.pack != deck.pack}
        self._by_picture = {**others, **{card.id: deck for card in (*deck.cards, *deck.retired)}}

    def with_picture(self, picture: str) -> OwnDeck | None:
        """Return the deck of a picture."""
        return self._by_picture.get(picture)


class Worker:
    """The lore of bots, and the pipe to the server."""

    def __init__(self, begin: Begin, out: IO[bytes]) -> None:
        sys.path[:] = begin.path
        self._out = out
        self._seconds = begin.seconds
        games: list[AnyGame] = [importlib.import_module(name).GAME for name in begin.games]
        self._games = {game.name: game for game in games}
        self._decks = KnownDecks()
        self._loaded = False
        packs = load_packs(None if begin.packs is None else Path(begin.packs))
        lore = self._lore_of(with_made(packs, begin.words))
        self._lore = OwnDeckLore(lore, self._decks, self._lore_of)

    def learn(self, deck: OwnDeck) -> None:
        """Add or replace a deck."""
        self._decks.learn(deck)

    def say(self, message: FromWorker) -> None:
        """Send a message to the server."""
        self._out.write(encode_message(message))
        self._out.flush()

    def think(self, question: Think) -> Conclusion:
        """Return the result for a question. On timeout, SIGALRM kills the process."""
        signal.setitimer(signal.ITIMER_REAL, self._seconds)
        try:
            return self._conclusion(question)
        except BotsNotReady:
            return NotReady()
        except Exception as wrong:  # noqa: BLE001  (a failing bot must not stop the process)
            return Failed("".join(traceback.format_exception(wrong, limit=-3)).strip())
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _conclusion(self, question: Think) -> Conclusion:
        game = self._games[question.game]
        luck = BotChance(question.luck, 0, question.manner, question.told)
        decision = decide(game, question.frame, question.seat, ChosenBot(self._lore, luck), key=question.key)
        return NoAnswer() if decision is None else Decided(encode(decision.command), decision.why)

    def _lore_of(self, packs: Packs) -> PackLore:
        return best_lore(packs, self._encode)

    def _encode(self, texts: Sequence[str]) -> Vectors:
        """Encode texts. Tell the server first if this loads the encoder or reads a deck, so that it waits."""
        if not self._loaded or len(texts) > _MANY_TEXTS:
            self._loaded = True
            self.say(Loading())
            signal.setitimer(signal.ITIMER_REAL, LOADING_SECONDS)
        return encoder.encode(texts)


def main() -> int:
    """Answer questions until stdin is closed."""
    os.nice(_NICER)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    return answer_parent(work)


def work(questions: IO[bytes], answers: IO[bytes]) -> int:
    """Answer questions one by one until there are no more."""
    begin = _read(questions)
    if not isinstance(begin, Begin):
        return 2
    worker = Worker(begin, answers)
    worker.say(Ready())
    while (message := _read(questions)) is not None:
        match message:
            case Think():
                worker.say(worker.think(message))
            case Learn(deck):
                worker.learn(deck)
            case Begin():
                return 2
            case _:
                assert_never(message)
    return 0


def _read(questions: IO[bytes]) -> ToWorker | None:
    """Read the next message; None at the end."""
    length = questions.read(LENGTH)
    if len(length) < LENGTH:
        return None
    message: ToWorker = to_worker.decode(questions.read(int.from_bytes(length, "big")))
    return message


if __name__ == "__main__":
    sys.exit(main())
