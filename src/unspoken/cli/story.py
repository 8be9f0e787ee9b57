"""A saved game told as a page: what one viewer saw, step by step, and nothing that the viewer did not see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from msgspec import json

from unspoken.bots.seen import Seen, read_frame
from unspoken.cli.plain import PlainWords
from unspoken.kernel.frame import Frame, frames
from unspoken.kernel.game import AnyGame, Millis, Viewer
from unspoken.kernel.session import Entry, Header, apply_entry, begin

_TIME, _NAME = 7, 12
"""Widths of the margin and of the column of names."""


class Glance(NamedTuple):
    """A step of the game as one viewer saw it: the entry that led to it, and the frame after it."""

    entry: Entry[Any, Any]
    frame: bytes


def glances(
    game: AnyGame, header: Header[Any, Any], entries: Iterable[Entry[Any, Any]], viewer: Viewer
) -> Iterator[Glance]:
    """Every change of what the viewer saw; a step that showed the viewer nothing new is left out."""
    session = begin(game, header)
    last = b""
    for entry in entries:
        session = apply_entry(game, session, entry)
        frame = frames(game, session, (viewer,))[viewer]
        if frame != last:
            yield Glance(entry, frame)
        last = frame


def tell(
    game: AnyGame,
    header: Header[Any, Any],
    entries: Iterable[Entry[Any, Any]],
    viewer: Viewer,
    words: PlainWords,
) -> Iterator[str]:
    """The page, line by line."""
    whole = tuple(entries)
    title = f"{game.name}, as {'somebody who watched' if viewer is None else words.seat(viewer)} saw it"
    yield from (title, "=" * len(title), "")
    yield f"At the table: {words.seats(range(header.seats))}."
    rules = words.fields(header.options)
    yield f"House rules: {'; '.join(f'{name} {text}' for name, text in rules.items())}."
    before: Seen | None = None
    for glance in glances(game, header, whole, viewer):
        now = read_frame(game, glance.frame)
        yield from _told(_clock(glance.entry.at), tuple(_changes(glance.entry, before, now, viewer, words)))
        before = now
    yield from _thoughts(whole, words)


def as_json(
    game: AnyGame, header: Header[Any, Any], entries: Iterable[Entry[Any, Any]], viewer: Viewer
) -> Iterator[str]:
    """The frames themselves, one JSON object a line."""
    for glance in glances(game, header, entries, viewer):
        yield json.encode(
            {"step": glance.entry.step, "at": glance.entry.at, "frame": json.decode(glance.frame)}
        ).decode()


def _changes(
    entry: Entry[Any, Any], before: Seen | None, now: Seen, viewer: Viewer, words: PlainWords
) -> Iterator[tuple[str, str]]:
    """What the viewer did, and what then looked different, as names and words."""
    if viewer is not None and entry.seat == viewer:
        yield "you", words.say(entry.command)
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


def _told(time: str, lines: tuple[tuple[str, str], ...]) -> Iterator[str]:
    """The time in the margin, then each change; a step of several lines stands by itself."""
    if len(lines) > 1:
        yield ""
    for number, (name, text) in enumerate(lines):
        first, *more = text.splitlines()
        yield f"{time if number == 0 else '':>{_TIME}}  {name:<{_NAME}}  {first}"
        yield from (" " * (_TIME + _NAME + 4) + line for line in more)


def _thoughts(entries: tuple[Entry[Any, Any], ...], words: PlainWords) -> Iterator[str]:
    """What the bots say of it afterwards."""
    thoughts = [(entry, entry.why) for entry in entries if entry.why is not None and entry.seat is not None]
    if thoughts:
        yield from ("", "What the bots thought", "---------------------")
    for entry, why in thoughts:
        facts = "; ".join(f"{name} {words.say(fact)}" for name, fact in why.facts.items() if fact != "")
        thought = f"{why.code} ({facts})" if facts else why.code
        yield f"{_clock(entry.at):>{_TIME}}  {words.seat(entry.seat or 0)}: {thought}"


def _clock(at: Millis) -> str:
    return f"{at // 60_000}:{at // 1000 % 60:02}"
