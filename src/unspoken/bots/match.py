"""Plays a whole game between bots without a server, in table time."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from hashlib import sha256
from typing import NamedTuple

from msgspec import json

from unspoken.bots.player import ChosenBot, decide, human_time
from unspoken.kernel.bot_chance import BotChance
from unspoken.kernel.chance import Chance
from unspoken.kernel.frames.frame import Frame, frames
from unspoken.kernel.game import AnyGame
from unspoken.kernel.lore import Lore
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import (
    AnyEntry,
    AnyHeader,
    AnySession,
    Submission,
    due,
    open_session,
    submit,
    tick,
)
from unspoken.kernel.types import Millis, Outcome, Seat

MOST_STEPS = 100_000
"""Answers and ticks after which a game counts as endless."""


class BotMatch(NamedTuple):
    """A finished game."""

    header: AnyHeader
    entries: tuple[AnyEntry, ...]
    outcome: Outcome
    millis: Millis


class MatchBots(NamedTuple):
    """The bots of a match: one name per seat (None for the game's best), and what all of them share."""

    names: Sequence[str | None]
    lore: Lore
    manner: Manner = Manner.KEEN
    slowness: float = 1.0
    """Factor on a person's thinking time for optional questions."""
    told: Collection[str] = ()
    """Texts that bots told in earlier games, which they do not tell again."""


class EndlessGame(RuntimeError):
    """A game is stuck, or does not end."""


def play_match(
    game: AnyGame,
    options: object,
    materials: object,
    bots: MatchBots,
    seed: int,
) -> BotMatch:
    """Play a game with one bot per seat, each seeing only its own frames."""
    session = open_session(game, options, materials, len(bots.names), _bytes("the deal", seed))
    chance = BotChance(_bytes("the bots", seed), 0, bots.manner, bots.told)
    players = [ChosenBot(bots.lore, chance, name) for name in bots.names]
    entries: list[AnyEntry] = []
    thinking: dict[tuple[Seat, str], Millis] = {}
    now = Millis(0)
    for _ in range(MOST_STEPS):
        outcome = game.outcome(session.state)
        if outcome is not None:
            return BotMatch(session.header, tuple(entries), outcome, now)
        thinking = _thoughts(game, session, thinking, now, chance, bots.slowness)
        answer = min(thinking.items(), key=lambda item: (item[1], item[0]), default=None)
        alarm = due(game, session)
        if not entries or (alarm is not None and (answer is None or alarm <= answer[1])):
            now = max(now, alarm or now)
            session, ticked = tick(game, session, now)
            if ticked is None:
                raise EndlessGame(f"{game.name} is due but does nothing at step {session.step}")
            entries.append(ticked)
        elif answer is None:
            raise EndlessGame(f"{game.name} has no open question and no timer at step {session.step}")
        else:
            (seat, key), now = answer
            del thinking[seat, key]  # an optional question may be answered again
            session, entry = _answer(game, session, players[seat], seat, key, now)
            entries += () if entry is None else (entry,)
    raise EndlessGame(f"{game.name} has not ended after {MOST_STEPS} steps")


def _thoughts(
    game: AnyGame,
    session: AnySession,
    before: dict[tuple[Seat, str], Millis],
    now: Millis,
    chance: Chance,
    slowness: float,
) -> dict[tuple[Seat, str], Millis]:
    """Return when each bot will answer each of its questions; keep the times of known questions."""
    asked = [(ask.seat, ask.key) for ask in session.asks if game.bots.will_answer(ask)]
    fresh = [seat for seat, key in asked if (seat, key) not in before]
    decoded = {seat: json.decode(raw, type=Frame) for seat, raw in frames(game, session, fresh).items()}
    thinking: dict[tuple[Seat, str], Millis] = {}
    for seat, key in asked:
        if (seat, key) in before:
            thinking[seat, key] = before[seat, key]
        else:
            question = next(q for q in decoded[seat].asks if q.key == key and game.bots.will_answer(q))
            factor = 1.0 if question.owed else slowness
            thinking[seat, key] = Millis(now + round(factor * human_time(game, question, chance)))
    return thinking


def _answer(
    game: AnyGame,
    session: AnySession,
    bot: ChosenBot,
    seat: Seat,
    key: str,
    now: Millis,
) -> tuple[AnySession, AnyEntry | None]:
    """Return the session after the bot's answer, if it gives one."""
    frame = frames(game, session, (seat,))[seat]
    decision = decide(game, frame, seat, bot, key=key)
    if decision is None:
        return session, None
    return submit(game, session, Submission(seat, decision.key, decision.command, why=decision.why), now)


def _bytes(purpose: str, seed: int) -> bytes:
    """Return a seed; deck and bots have separate ones, so that a bot's draws reveal nothing of the deck."""
    return sha256(f"{purpose} {seed}".encode()).digest()
