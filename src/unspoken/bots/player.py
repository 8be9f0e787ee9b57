"""A bot in a seat: the bytes of a frame in, a command out."""

from __future__ import annotations

from typing import Any, Generic, NamedTuple, TypeAlias, assert_never

from msgspec import UNSET, Raw, json

from unspoken.bots.decoded_frame import decode_frame, read_frame
from unspoken.kernel.chance import Chance
from unspoken.kernel.codec import decode_command
from unspoken.kernel.frame import Frame, Question
from unspoken.kernel.game import AnyGame, Ask, C, Millis, Seat, Why
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner

RANDOM = "random"
"""The name of the player that every game has: any legal answer."""


class Decision(NamedTuple, Generic[C]):
    """An answer, which question it answers, and what the bot thought."""

    key: str
    command: C
    why: Why | None


AnyDecision: TypeAlias = Decision[Any]  # of a game off the shelf


def decide(
    game: AnyGame,
    frame: bytes | Frame,
    seat: Seat,
    lore: Lore,
    chance: Chance,
    bot_name: str | None = None,
    *,
    key: str | None = None,
) -> AnyDecision | None:
    """An answer to the question of this key, or to the first that is owed; None if there is nothing to say.

    Without a name the game's best bot plays, and where it has none, chance does.
    """
    seen = decode_frame(game, frame)
    question = _owed(seen.frame) if key is None else _asked(game, seen.frame, key)
    if question is None:
        return None
    ask = _ask(game, question, seat)
    name = next(iter(game.bots), RANDOM) if bot_name is None else bot_name
    if name == RANDOM:
        return Decision(ask.key, game.sample(seen.public, seen.private, ask, chance), None)
    answer = game.bots[name].answer(seen.public, seen.private, ask, seat, lore, chance)
    return None if answer is None else Decision(ask.key, *answer)


def human_time(game: AnyGame, question: Question, chance: Chance) -> Millis:
    """How long a person might think: over one button, over a list to choose from, over words of one's own."""
    if not game.quick_commands.isdisjoint(question.answers):
        return _between(2000, 5000, chance)
    if question.choices is UNSET:
        return _between(4000, 9000, chance)
    if len(_listed(question.choices)) == 1:
        return _between(1000, 2500, chance)
    return _between(2000, 7000, chance)


def time_for(game: AnyGame, frame: bytes, key: str, chance: Chance, manner: Manner) -> Millis:
    """How long a bot of this manner takes over the question of this key, which stands in the frame."""
    question = _asked(game, read_frame(frame), key)
    return Millis(round(human_time(game, question, chance) * slowness(manner, question.owed)))


def slowness(manner: Manner, owed: bool) -> float:
    """How many times as long as a person a bot takes; gentle ones long where nobody waits for them."""
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
        if question.key == key and game.calls_bots(question):
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
