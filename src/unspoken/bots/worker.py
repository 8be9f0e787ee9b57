"""`python -m unspoken.bots.worker`: a process that thinks for a server's bots, one question after the other.

It has its questions from stdin and answers on stdout. It ends with its server: when stdin does, or, in the
middle of a thought, when the thought's time is over.
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

from unspoken.bots import encoder
from unspoken.bots.lore import PackLore, best_lore
from unspoken.bots.own_deck_lore import OwnDeckLore
from unspoken.bots.player import decide
from unspoken.bots.worker_messages import (
    LENGTH,
    LOADING_SECONDS,
    Begin,
    Conclusion,
    Decided,
    Failed,
    FromWorker,
    Learn,
    Loading,
    NotReady,
    Passed,
    Ready,
    Think,
    ToWorker,
    packed,
    to_worker,
)
from unspoken.content.own.deck import OwnDeck
from unspoken.content.packs import Packs, load_packs
from unspoken.content.word_pack import with_made
from unspoken.kernel.codec import encode
from unspoken.kernel.game import AnyGame
from unspoken.kernel.luck import Luck
from unspoken.tables.errors import BotsNotReady

if TYPE_CHECKING:
    from unspoken.bots.encoder import Vectors

_NICER = 5
"""How far bots stand back behind the server and everybody else on the machine."""
_MANY_TEXTS = 16


class KnownDecks:
    """The decks that people brought, as far as the server has told of them."""

    def __init__(self) -> None:
        self._by_picture: dict[str, OwnDeck] = {}

    def learn(self, deck: OwnDeck) -> None:
        """A deck is new, or has changed."""
        others = {picture: known for picture, known in self._by_picture.items() if known.pack != deck.pack}
        self._by_picture = {**others, **{card.id: deck for card in (*deck.cards, *deck.kept)}}

    def with_picture(self, picture: str) -> OwnDeck | None:
        """The deck that a picture is from."""
        return self._by_picture.get(picture)


class Worker:
    """All that bots know, and the pipe to whom it matters."""

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
        """Somebody brought a deck."""
        self._decks.learn(deck)

    def say(self, message: FromWorker) -> None:
        """Send a message to the server."""
        self._out.write(packed(message))
        self._out.flush()

    def think(self, question: Think) -> Conclusion:
        """An answer. If the time runs out, the process ends: nothing in it can be trusted to notice."""
        signal.setitimer(signal.ITIMER_REAL, self._seconds)
        try:
            return self._conclusion(question)
        except BotsNotReady:
            return NotReady()
        except Exception as wrong:  # noqa: BLE001  (whatever a bot comes to grief of, the next may not)
            return Failed("".join(traceback.format_exception(wrong, limit=-3)).strip())
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)

    def _conclusion(self, question: Think) -> Conclusion:
        game = self._games[question.game]
        luck = Luck(question.luck, 0, question.manner)
        decision = decide(game, question.frame, question.seat, self._lore, luck, key=question.key)
        return Passed() if decision is None else Decided(encode(decision.command), decision.why)

    def _lore_of(self, packs: Packs) -> PackLore:
        return best_lore(packs, self._encode)

    def _encode(self, texts: Sequence[str]) -> Vectors:
        """The encoder, which takes seconds to load, or to read a deck: the server is told, and waits."""
        if not self._loaded or len(texts) > _MANY_TEXTS:
            self._loaded = True
            self.say(Loading())
            signal.setitimer(signal.ITIMER_REAL, LOADING_SECONDS)
        return encoder.encode(texts)


def main() -> int:
    """Think until the server has nothing more to say."""
    os.nice(_NICER)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a bot prints is no answer
    try:
        return work(sys.stdin.buffer, answers)
    except BrokenPipeError:
        return 0  # the server has gone while a bot thought


def work(questions: IO[bytes], answers: IO[bytes]) -> int:
    """Answer one question after the other, until there are no more."""
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
    """The server's next message; None when there will be no more."""
    length = questions.read(LENGTH)
    if len(length) < LENGTH:
        return None
    message: ToWorker = to_worker.decode(questions.read(int.from_bytes(length, "big")))
    return message


if __name__ == "__main__":
    sys.exit(main())
