"""Who may write to whom: chat and reactions pass the channels of the game (ALL-04)."""

from __future__ import annotations

from collections.abc import Iterable

from unspoken.kernel.game import Channel, Refused, Remark, Seat, Viewer
from unspoken.kernel.text import clean_line
from unspoken.tables.room import Chair, ChatLine, Person

LONGEST_LINE = 280
SIGNS = frozenset({"smile", "laugh", "wow", "hmm", "clap", "heart"})
"""The reactions there are; they count as writing."""
LOBBY_CHANNEL = "table"
"""The channel of a table at which no game is on: everybody speaks and everybody hears."""


def hearers(channels: tuple[Channel, ...] | None, name: str, seat: Seat | None) -> frozenset[Viewer] | None:
    """Who hears this seat in this channel now; None for everybody. Refused where silence holds."""
    if channels is None:
        if name != LOBBY_CHANNEL:
            raise Refused("no-such-channel")
        return None
    channel = next((one for one in channels if one.name == name), None)
    if channel is None or seat not in channel.hearers:
        raise Refused("no-such-channel")
    if seat is None or seat not in channel.speakers:
        raise Refused("silence")
    return None if None in channel.hearers else channel.hearers


def chat_line(person: Person, channel: str, text: str, heard_by: frozenset[Viewer] | None) -> ChatLine:
    """A line of talk, cleaned."""
    words = clean_line(
        text, LONGEST_LINE, empty="nothing-to-say", long="too-long", unprintable="nothing-to-say"
    )
    return ChatLine(channel, person.name, person.seal, words, person.id, _listed(heard_by))


def bot_line(chair: Chair, seat: Seat, channel: Channel, remark: Remark) -> ChatLine:
    """What a bot says in a channel, to all who hear it now."""
    heard_by = None if None in channel.hearers else channel.hearers
    return ChatLine(
        channel.name, chair.name, chair.seal, "", hearers=_listed(heard_by), bot=seat, remark=remark
    )


def open_channel(channels: Iterable[Channel], seat: Seat) -> Channel | None:
    """Where this seat may speak to everybody now; None where silence holds."""
    return next((one for one in channels if seat in one.speakers and None in one.hearers), None)


def team_channel(channels: Iterable[Channel], seat: Seat) -> Channel | None:
    """Where this seat may speak to its team alone now; None where silence holds, or there is no team."""
    return next((one for one in channels if seat in one.speakers and None not in one.hearers), None)


def _listed(heard_by: frozenset[Viewer] | None) -> tuple[Viewer, ...] | None:
    return None if heard_by is None else tuple(sorted(heard_by, key=lambda v: -1 if v is None else v))


def known_sign(code: str) -> str:
    """A reaction that we know."""
    if code not in SIGNS:
        raise Refused("unknown-sign")
    return code


def may_hear(line: ChatLine, viewer: Viewer) -> bool:
    """Whether this viewer hears, or heard, this line."""
    return line.hearers is None or viewer in line.hearers
