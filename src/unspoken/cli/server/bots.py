"""The bots of a server: options and the process in which bots think."""

from __future__ import annotations

import argparse
import os
import sys

from unspoken.bots.fast_player import FastPlayer
from unspoken.bots.lore import encoder
from unspoken.bots.lore.lore import best_lore
from unspoken.bots.lore.own_deck_lore import OwnDeckLore
from unspoken.bots.thread_player import ThreadPlayer
from unspoken.bots.workers.messages import Begin
from unspoken.bots.workers.player import WorkerPlayer
from unspoken.bots.workers.pool import WorkerPool
from unspoken.bots.workers.process import WorkerProcess
from unspoken.cli.options.kinds import Switch, WholeNumber
from unspoken.cli.options.option import Option, OptionGroup
from unspoken.cli.server import logs
from unspoken.content.own.decks import OwnDecks
from unspoken.content.packs import Packs
from unspoken.content.word_pack import made_of_words
from unspoken.kernel.types import Millis
from unspoken.pictures.classifier.installed import NO_MODELS
from unspoken.tables.games import game_modules
from unspoken.tables.ports import BotPlayer

_THOUGHT_SECONDS = 5.0
"""Timeout of a bot's worker process, apart from the time to load models."""


GROUP = OptionGroup(
    "Bots",
    (
        Option(
            "bot-workers",
            WholeNumber(0, 64),
            "the number of processes for bots, started when the first bot plays; 0 uses a server thread",
            default=lambda: default_bot_workers(),
            default_text="1, or 2 on four cores or more",
            example=1,
        ),
        Option(
            "no-models",
            Switch(),
            "do not load the models of the extra `bots`: saves memory, but bots only compare words",
            default=False,
        ),
        Option(
            "bot-pause",
            WholeNumber(0, 86_400_000, metavar="MILLIS"),
            "bots answer after this time in milliseconds instead of at a human pace",
            example=1000,
        ),
    ),
)


def share_no_models(no_models: bool) -> None:
    """Set the variable for the processes of bots, which take every text for true, also "false"."""
    os.environ.pop(NO_MODELS, None)
    if no_models:
        os.environ[NO_MODELS] = "1"


def can_understand_texts() -> bool:
    """True if bots have the models to understand texts; print a message if not, or not yet."""
    if encoder.is_being_installed():
        logs.announce("The bots' models are being installed; bots answer when the installation is complete.")
        return True
    if not encoder.is_here():
        logs.announce("Bots only compare words; install the extra `bots` to let them understand texts.")
        return False
    return True


def player(args: argparse.Namespace, packs: Packs, decks: OwnDecks) -> BotPlayer:
    """Return the player of all bots: in worker processes or in a thread, at a human pace or fast."""
    chosen: BotPlayer
    if args.bot_workers > 0:
        packs_folder = None if args.packs is None else str(args.packs.resolve())
        words = made_of_words(packs)
        begin = Begin(tuple(sys.path), game_modules(args.also), packs_folder, _THOUGHT_SECONDS, words)
        pool = WorkerPool(args.bot_workers, lambda: WorkerProcess.start(begin))
        chosen = WorkerPlayer(pool, decks)
    else:
        chosen = ThreadPlayer(OwnDeckLore(best_lore(packs), decks))
    return chosen if args.bot_pause is None else FastPlayer(chosen, Millis(args.bot_pause))


def default_bot_workers() -> int:
    """Return 2 worker processes on machines with at least four cores, else 1."""
    return 2 if (os.cpu_count() or 1) >= 4 else 1
