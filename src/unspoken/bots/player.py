"""Runs a bot: from the bytes of a frame to a command."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeAlias, assert_never

from msgspec import UNSET, Raw, json

from unspoken.bots.decoded_frame import decode_frame, read_frame
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_command
from unspoken.kernel.frames.frame import Frame, Question
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.kernel.parts.bots import Why
from unspoken.kernel.types import Ask, C, Millis, Seat

RANDOM = "random"
"""The name of the bot that every game has, which gives random legal answers."""


class ChosenBot(NamedTuple):
    """The bot that decides: its knowledge, its random source, and its name in the game."""

    lore: Lore
    chance: Chance
    name: str | None = None
    """None for the game's best bot or, if it has none, the random one."""


class BotDecision(NamedTuple, Generic[C]):
    """An answer, the key of its question, and the bot's reason."""

    key: str
    command: C
    why: Why | None


AnyDecision: TypeAlias = BotDecision[Any]  # in a game of any type


def decide(
    game: AnyGame,
    frame: bytes | Frame,
    seat: Seat,
    bot: ChosenBot,
    *,
    key: str | None = None,
) -> AnyDecision | None:
    """Return an answer to the question of this key, or to the first owed one; None for no answer."""
    decoded = decode_frame(game, frame)
    question = _owed(decoded.frame) if key is None else _asked(game, decoded.frame, key)
    if question is None:
        return None
    ask = _ask(game, question, seat)
    name = next(iter(game.bots.players), RANDOM) if bot.name is None else bot.name
    if name == RANDOM:
        return BotDecision(ask.key, game.sample(decoded.public, decoded.private, ask, bot.chance), None)
    answer = game.bots.players[name].answer(decoded.public, decoded.private, ask, seat, bot.lore, bot.chance)
    return None if answer is None else BotDecision(ask.key, *answer)


def human_time(game: AnyGame, question: Question, chance: Chance) -> Millis:
    """Return a thinking time like a person's: for a quick command, free text, a single choice, or a list."""
    if not game.bots.quick_commands.isdisjoint(question.answers):
        return _between(2000, 5000, chance)
    if question.choices is UNSET:
        return _between(4000, 9000, chance)
    if len(_listed(question.choices)) == 1:
        return _between(1000, 2500, chance)
    return _between(2000, 7000, chance)


def time_for(game: AnyGame, frame: bytes, key: str, chance: Chance, manner: Manner) -> Millis:
    """Return the thinking time of a bot of this manner for a question in the frame."""
    question = _asked(game, read_frame(frame), key)
    return Millis(round(human_time(game, question, chance) * slowness(manner, question.owed)))


def slowness(manner: Manner, owed: bool) -> float:
    """Return the factor on a person's thinking time; gentle bots are slow with optional questions."""
    match manner:
        case Manner.GENTLE:
            return 1.0 if owed else 2.5
        case Manner.EVEN:
            return 1.0
        case Manner.KEEN:
            return 0.5
        case _:
            assert_never(manner)


def _owed(frame: Frame) -> Question | None:
    return next((question for question in frame.asks if question.owed), None)


def _asked(game: AnyGame, frame: Frame, key: str) -> Question:
    for question in frame.asks:
        if question.key == key and game.bots.will_answer(question):
            return question
    raise LookupError(f"{key} is not asked in this frame")


def _between(least: int, most: int, chance: Chance) -> Millis:
    return Millis(least + chance.below(most - least + 1))


def _ask(game: AnyGame, question: Question, seat: Seat) -> Ask[Any]:
    choices: tuple[object, ...] | None = None
    if question.choices is not UNSET:
        choices = tuple(decode_command(game, choice) for choice in _listed(question.choices))
    return Ask(question.key, seat, question.answers, choices, question.owed)


def _listed(choices: Raw) -> list[Raw]:
    return json.decode(choices, type=list[Raw])
