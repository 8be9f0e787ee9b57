"""A whole game between bots, without a server, in table time."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from msgspec import json

from unspoken.bots.player import decide, human_time
from unspoken.kernel.chance import Chance
from unspoken.kernel.frame import Frame, frames
from unspoken.kernel.game import AnyGame, Millis, Outcome, Seat
from unspoken.kernel.mind import Lore
from unspoken.kernel.session import Entry, Header, Session, due, open_session, submit, tick

LONGEST = 100_000
"""Steps after which a game is taken to have no end."""


class Match(NamedTuple):
    """A game that has been played to its end."""

    header: Header[Any, Any]
    entries: tuple[Entry[Any, Any], ...]
    outcome: Outcome
    millis: Millis


class Endless(RuntimeError):
    """A game in which nothing more can happen, or which goes on for ever."""


def play(
    game: AnyGame, options: object, materials: object, bots: Sequence[str | None], lore: Lore, seed: int
) -> Match:
    """One bot a seat (None: the game's best), each before its own frames; the same seed, the same game."""
    session = open_session(game, options, materials, len(bots), _bytes("the deal", seed))
    luck = Chance(_bytes("the bots", seed), 0)
    entries: list[Entry[Any, Any]] = []
    thinking: dict[tuple[Seat, str], Millis] = {}
    now = Millis(0)
    while (outcome := game.outcome(session.state)) is None:
        if len(entries) >= LONGEST:
            raise Endless(f"{game.name} has not ended after {LONGEST} steps")
        thinking = _thoughts(game, session, thinking, now, luck)
        answer = min(thinking.items(), key=lambda item: (item[1], item[0]), default=None)
        alarm = due(game, session)
        if not entries or (alarm is not None and (answer is None or alarm <= answer[1])):
            now = max(now, alarm or now)
            session, ticked = tick(game, session, now)
            if ticked is None:
                raise Endless(f"{game.name} waits for nothing at step {session.step}")
            entries.append(ticked)
        elif answer is None:
            raise Endless(f"{game.name} waits for nobody at step {session.step}")
        else:
            (seat, _), now = answer
            session, entry = _answer(game, session, seat, bots[seat], lore, luck, now)
            entries.append(entry)
    return Match(session.header, tuple(entries), outcome, now)


def _thoughts(
    game: AnyGame,
    session: Session[Any, Any, Any, Any],
    before: dict[tuple[Seat, str], Millis],
    now: Millis,
    luck: Chance,
) -> dict[tuple[Seat, str], Millis]:
    """When each bot will have thought about each question that it owes; a new one starts a new thought."""
    owed = [(ask.seat, ask.key) for ask in session.asks if ask.owed]
    fresh = [seat for seat, key in owed if (seat, key) not in before]
    sights = {seat: json.decode(raw, type=Frame) for seat, raw in frames(game, session, fresh).items()}
    thinking: dict[tuple[Seat, str], Millis] = {}
    for seat, key in owed:
        if (seat, key) in before:
            thinking[seat, key] = before[seat, key]
        else:
            question = next(asked for asked in sights[seat].asks if asked.owed and asked.key == key)
            thinking[seat, key] = Millis(now + human_time(question, luck))
    return thinking


def _answer(
    game: AnyGame,
    session: Session[Any, Any, Any, Any],
    seat: Seat,
    bot: str | None,
    lore: Lore,
    luck: Chance,
    now: Millis,
) -> tuple[Session[Any, Any, Any, Any], Entry[Any, Any]]:
    decision = decide(game, frames(game, session, (seat,))[seat], seat, lore, luck, bot)
    assert decision is not None, "only a seat that owes an answer is asked for one"
    return submit(game, session, seat, decision.key, decision.command, now, why=decision.why)


def _bytes(purpose: str, seed: int) -> bytes:
    """The dealer and the bots draw from different streams, or a bot's luck would tell of the deck."""
    return sha256(f"{purpose} {seed}".encode()).digest()
