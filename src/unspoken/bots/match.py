"""A whole game between bots, without a server, in table time."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import NamedTuple

from msgspec import json

from unspoken.bots.player import decide, human_time
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import Frame, frames
from unspoken.kernel.game import AnyGame, Millis, Outcome, Seat
from unspoken.kernel.lore import Lore
from unspoken.kernel.luck import Luck
from unspoken.kernel.manner import Manner
from unspoken.kernel.session import AnyEntry, AnyHeader, AnySession, due, open_session, submit, tick

MOST_STEPS = 100_000
"""Answers and ticks after which a game is taken to have no end."""


class Match(NamedTuple):
    """A game that has been played to its end."""

    header: AnyHeader
    entries: tuple[AnyEntry, ...]
    outcome: Outcome
    millis: Millis


class EndlessGame(RuntimeError):
    """A game in which nothing more can happen, or which goes on for ever."""


def play_match(
    game: AnyGame,
    options: object,
    materials: object,
    bots: Sequence[str | None],
    lore: Lore,
    seed: int,
    manner: Manner = Manner.KEEN,
) -> Match:
    """One bot a seat (None: the game's best), each before its own frames; the same seed, the same game."""
    session = open_session(game, options, materials, len(bots), _bytes("the deal", seed))
    luck = Luck(_bytes("the bots", seed), 0, manner)
    entries: list[AnyEntry] = []
    thinking: dict[tuple[Seat, str], Millis] = {}
    now = Millis(0)
    for _ in range(MOST_STEPS):
        outcome = game.outcome(session.state)
        if outcome is not None:
            return Match(session.header, tuple(entries), outcome, now)
        thinking = _thoughts(game, session, thinking, now, luck)
        answer = min(thinking.items(), key=lambda item: (item[1], item[0]), default=None)
        alarm = due(game, session)
        if not entries or (alarm is not None and (answer is None or alarm <= answer[1])):
            now = max(now, alarm or now)
            session, ticked = tick(game, session, now)
            if ticked is None:
                raise EndlessGame(f"{game.name} waits for nothing at step {session.step}")
            entries.append(ticked)
        elif answer is None:
            raise EndlessGame(f"{game.name} waits for nobody at step {session.step}")
        else:
            (seat, key), now = answer
            del thinking[seat, key]  # whoever was merely invited thinks anew
            session, entry = _answer(game, session, seat, key, bots[seat], lore, luck, now)
            entries += () if entry is None else (entry,)
    raise EndlessGame(f"{game.name} has not ended after {MOST_STEPS} steps")


def _thoughts(
    game: AnyGame,
    session: AnySession,
    before: dict[tuple[Seat, str], Millis],
    now: Millis,
    luck: Chance,
) -> dict[tuple[Seat, str], Millis]:
    """When each bot will have thought about each question that calls it; a new one starts a new thought."""
    asked = [(ask.seat, ask.key) for ask in session.asks if game.calls_bots(ask)]
    fresh = [seat for seat, key in asked if (seat, key) not in before]
    decoded = {seat: json.decode(raw, type=Frame) for seat, raw in frames(game, session, fresh).items()}
    thinking: dict[tuple[Seat, str], Millis] = {}
    for seat, key in asked:
        if (seat, key) in before:
            thinking[seat, key] = before[seat, key]
        else:
            question = next(one for one in decoded[seat].asks if one.key == key and game.calls_bots(one))
            thinking[seat, key] = Millis(now + human_time(game, question, luck))
    return thinking


def _answer(
    game: AnyGame,
    session: AnySession,
    seat: Seat,
    key: str,
    bot: str | None,
    lore: Lore,
    luck: Chance,
    now: Millis,
) -> tuple[AnySession, AnyEntry | None]:
    """The table after the seat's answer, if it has one."""
    decision = decide(game, frames(game, session, (seat,))[seat], seat, lore, luck, bot, key=key)
    if decision is None:
        return session, None
    return submit(game, session, seat, decision.key, decision.command, now, why=decision.why)


def _bytes(purpose: str, seed: int) -> bytes:
    """The dealer and the bots draw from different streams, or a bot's luck would tell of the deck."""
    return sha256(f"{purpose} {seed}".encode()).digest()
