"""A saved game as text or JSON: what one viewer saw, step by step."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import json

from unspoken.bots.decoded_frame import DecodedFrame, decode_frame
from unspoken.kernel.describe import Describer
from unspoken.kernel.frames.frame import Frame
from unspoken.kernel.session import AnyEntry
from unspoken.kernel.types import Millis, Viewer
from unspoken.tables.log.replays import Perspective, Replay, replay_frames

_TIME, _NAME = 7, 12
"""Widths of the columns for the time and for the field names."""


def as_text(replay: Replay, perspective: Perspective, words: Describer) -> Iterator[str]:
    """Yield the lines of the text."""
    title = f"{replay.game.name}, {_perspective(perspective, words)}"
    yield from (title, "=" * len(title), "")
    yield f"At the table: {words.seats(range(replay.header.seats))}."
    rules = words.fields(replay.header.options)
    yield f"House rules: {'; '.join(f'{name} {text}' for name, text in rules.items())}."
    before: DecodedFrame | None = None
    last_viewer: Viewer = None
    for entry, viewer, frame in replay_frames(replay, perspective):
        now = decode_frame(replay.game, frame)
        if perspective == "open" and viewer is not None and viewer != last_viewer:
            yield from ("", f"{'':>{_TIME}}  {words.seat(viewer)} sees")
        last_viewer = viewer
        yield from _step(_clock(entry.at), tuple(_changes(entry, before, now, viewer, words)))
        before = now
    yield from _thoughts(replay.entries, words)


def as_json(replay: Replay, perspective: Perspective) -> Iterator[str]:
    """Yield the frames as JSON objects, one per line."""
    for entry, viewer, frame in replay_frames(replay, perspective):
        step = {"step": entry.step, "at": entry.at, "seat": viewer, "frame": json.decode(frame)}
        yield json.encode(step).decode()


def _perspective(perspective: Perspective, words: Describer) -> str:
    if perspective == "open":
        return "as the acting seat saw each step"
    return f"as {'a spectator' if perspective is None else words.seat(perspective)} saw it"


def _changes(
    entry: AnyEntry, before: DecodedFrame | None, now: DecodedFrame, viewer: Viewer, words: Describer
) -> Iterator[tuple[str, str]]:
    """Yield the viewer's move and the fields that changed, as names and texts."""
    if viewer is not None and entry.seat == viewer:
        yield "you", words.describe(entry.command)
    if now.frame.hurried:
        yield "by the clock", words.seats(now.frame.hurried)
    yield from _differences(words.fields(before and before.public), words.fields(now.public))
    yield from _differences(words.fields(before and before.private), words.fields(now.private))
    asked = _asked(now.frame)
    if asked and (before is None or asked != _asked(before.frame)):
        yield "you may", asked
    if now.frame.waiting and (before is None or now.frame.waiting != before.frame.waiting):
        yield "waiting for", words.seats(now.frame.waiting)
    if now.frame.result is not None:
        yield "won by", words.seats(now.frame.result.winners)


def _differences(before: dict[str, str], now: dict[str, str]) -> Iterator[tuple[str, str]]:
    return ((name.replace("_", " "), text) for name, text in now.items() if before.get(name) != text)


def _asked(frame: Frame) -> str:
    return ", ".join(answer for question in frame.asks if question.owed for answer in question.answers)


def _step(time: str, lines: tuple[tuple[str, str], ...]) -> Iterator[str]:
    """Yield the lines of a step; a step with several changes has an empty line before it."""
    if len(lines) > 1:
        yield ""
    for number, (name, text) in enumerate(lines):
        first, *more = text.splitlines()
        yield f"{time if number == 0 else '':>{_TIME}}  {name:<{_NAME}}  {first}"
        yield from (" " * (_TIME + _NAME + 4) + line for line in more)


def _thoughts(entries: tuple[AnyEntry, ...], words: Describer) -> Iterator[str]:
    """Yield the bots' reasons for their moves."""
    thoughts = [(entry, entry.why) for entry in entries if entry.why is not None and entry.seat is not None]
    if thoughts:
        yield from ("", "What the bots thought", "---------------------")
    for entry, why in thoughts:
        facts = "; ".join(f"{name} {words.describe(fact)}" for name, fact in why.facts.items() if fact != "")
        thought = f"{why.code} ({facts})" if facts else why.code
        yield f"{_clock(entry.at):>{_TIME}}  {words.seat(entry.seat or 0)}: {thought}"


def _clock(at: Millis) -> str:
    return f"{at // 60_000}:{at // 1000 % 60:02}"
