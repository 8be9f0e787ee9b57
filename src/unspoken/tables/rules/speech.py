"""Who may write to whom: chat and reactions use the channels of the game (ALL-04)."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.kernel.parts.talk import Remark
from unspoken.kernel.types import Channel, Refused, Seat, Viewer
from unspoken.kernel.words.text import clean_line
from unspoken.tables.state.room import Chair, ChatLine, Person

LONGEST_LINE = 280
SIGNS = frozenset({"smile", "laugh", "wow", "hmm", "clap", "heart"})
"""The allowed reactions; the rules treat them like chat."""
LOBBY_CHANNEL = "table"
"""The channel of a table without a running game, for everybody."""


def hearers(channels: tuple[Channel, ...] | None, name: str, seat: Seat | None) -> frozenset[Viewer] | None:
    """Return who hears this seat in this channel; None for everybody. Raises Refused if it may not speak."""
    if channels is None:
        if name != LOBBY_CHANNEL:
            raise Refused("no-such-channel")
        return None
    channel = next((channel for channel in channels if channel.name == name), None)
    if channel is None or seat not in channel.hearers:
        raise Refused("no-such-channel")
    if seat is None or seat not in channel.speakers:
        raise Refused("silence")
    return None if None in channel.hearers else channel.hearers


def chat_line(person: Person, channel: str, text: str, heard_by: frozenset[Viewer] | None) -> ChatLine:
    """Return a line of chat with cleaned text."""
    words = clean_line(
        text, LONGEST_LINE, empty="nothing-to-say", long="too-long", unprintable="nothing-to-say"
    )
    return ChatLine(channel, person.name, person.seal, words, person.id, _listed(heard_by))


def bot_line(chair: Chair, seat: Seat, channel: Channel, remark: Remark) -> ChatLine:
    """Return a bot's line for everybody who hears the channel now."""
    heard_by = None if None in channel.hearers else channel.hearers
    return ChatLine(
        channel.name, chair.name, chair.seal, "", hearers=_listed(heard_by), bot=seat, remark=remark
    )


def open_channel(channels: Iterable[Channel], seat: Seat) -> Channel | None:
    """Return the channel in which this seat may speak to everybody now, or None."""
    return next((c for c in channels if seat in c.speakers and None in c.hearers), None)


def team_channel(channels: Iterable[Channel], seat: Seat) -> Channel | None:
    """Return the channel in which this seat may speak to its team only, or None."""
    return next((c for c in channels if seat in c.speakers and None not in c.hearers), None)


def _listed(heard_by: frozenset[Viewer] | None) -> tuple[Viewer, ...] | None:
    return None if heard_by is None else tuple(sorted(heard_by, key=lambda v: -1 if v is None else v))


def known_sign(code: str) -> str:
    """Return the reaction, or raise Refused if it is unknown."""
    if code not in SIGNS:
        raise Refused("unknown-sign")
    return code


def may_hear(line: ChatLine, viewer: Viewer) -> bool:
    """True if this viewer may read the line."""
    return line.hearers is None or viewer in line.hearers
