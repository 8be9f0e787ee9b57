"""What somebody's message comes to: worked out on a draft, or refused."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeAlias, assert_never

from unspoken.kernel.game import Refused
from unspoken.tables import lobby, speech
from unspoken.tables.deeds import Spoke
from unspoken.tables.draft import Draft, Heard
from unspoken.tables.messages import Answer, React, Reacted, Say, Skip, Start, Wish, Wished
from unspoken.tables.room import PersonId, Phase
from unspoken.tables.surroundings import Surroundings

Message: TypeAlias = Answer | Say | React | Wished


def act(
    draft: Draft, house: Surroundings, person: PersonId, message: Message, heard: Collection[Heard]
) -> None:
    """Let a message happen on the draft. The same answer sent twice is heard once."""
    seat = lobby.seat_of(draft.room, person)
    match message:
        case Answer(id, key, command):
            if seat is None:
                raise Refused("not-seated")
            if (seat, id) not in heard:
                draft.hear(seat, key, command, id)
        case Say(channel=channel, text=text):
            who = next(one for one in draft.room.people if one.id == person)
            heard_by = speech.hearers(draft.channels(), channel, seat)
            draft.do(Spoke(speech.spoken(who, channel, text, heard_by)))
        case React(channel=channel, sign=code):
            heard_by = speech.hearers(draft.channels(), channel, seat)
            draft.reactions.append((Reacted(channel, person, speech.sign(code)), heard_by))
        case Wished(wish=wish):
            _wish(draft, house, person, wish)
        case _:
            assert_never(message)


def _wish(draft: Draft, house: Surroundings, person: PersonId, wish: Wish) -> None:
    match wish:
        case Start():
            lobby.need_host(draft.room, person)
            if draft.room.phase is Phase.PLAYING:
                raise Refused("not-now")
            house.begin(draft)
        case Skip():
            lobby.need_host(draft.room, person)
            draft.skip()
        case _:
            draft.do(*lobby.grant(draft.room, house.games, person, wish))
            draft.tick()
