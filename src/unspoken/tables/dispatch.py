"""Where a request goes: to the game on the table, to the talk, or to the room; worked out on a draft."""

from __future__ import annotations

from collections.abc import Collection

from unspoken.kernel.codec import decode_command
from unspoken.kernel.game import Refused, Seat
from unspoken.tables import end_rules, night_rules, room_rules, speech
from unspoken.tables.atlas_requests import ForgetAtlas, SetAtlas
from unspoken.tables.draft import Draft
from unspoken.tables.events import Spoke
from unspoken.tables.messages import Answer, AnyRequest, EndGame, React, Say, Skip, Start
from unspoken.tables.night_requests import EndNight, PlanNight, PlayNext, WishGame
from unspoken.tables.room import PersonId, Phase
from unspoken.tables.services import Services
from unspoken.tables.snapshot import AnswerId
from unspoken.tables.talk_messages import Reacted


def dispatch(
    draft: Draft, services: Services, person: PersonId, request: AnyRequest, answered: Collection[AnswerId]
) -> None:
    """Let a request happen on the draft, or refuse it. The same answer sent twice is heard once."""
    if all(one.id != person for one in draft.room.people):  # shown out while this was on its way
        raise Refused("bad-token")
    seat = room_rules.seat_of(draft.room, person)
    match request:
        case Answer():
            if seat is None:
                raise Refused("not-seated")
            if (seat, request.id) not in answered:
                _answer(draft, seat, request)
        case Say(channel, text):
            who = next(one for one in draft.room.people if one.id == person)
            heard_by = speech.hearers(draft.channels(), channel, seat)
            draft.record(Spoke(speech.chat_line(who, channel, text, heard_by)))
        case React(channel, sign):
            heard_by = speech.hearers(draft.channels(), channel, seat)
            draft.reactions.append((Reacted(channel, person, speech.known_sign(sign)), heard_by))
        case Start():
            room_rules.need_host(draft.room, person)
            if draft.room.phase is Phase.PLAYING:
                raise Refused("not-now")
            services.begin(draft)
        case EndGame(wish):
            draft.record(*end_rules.decide(draft.room, person, wish, draft.people, draft.seen()))
            if draft.room.phase is Phase.LOBBY:
                draft.record(*room_rules.chairs_back(draft.room))
        case PlanNight() | EndNight() | WishGame() | PlayNext():
            _night(draft, services, person, request)
        case SetAtlas() | ForgetAtlas():
            room_rules.need_host(draft.room, person)
            services.decide_atlas(draft, request)
        case Skip():
            room_rules.need_host(draft.room, person)
            draft.skip()
        case _:
            draft.record(*room_rules.decide(draft.room, services.games, person, request))
            draft.tick()


def _night(
    draft: Draft, services: Services, person: PersonId, request: PlanNight | EndNight | WishGame | PlayNext
) -> None:
    if isinstance(request, WishGame):
        draft.record(*night_rules.wish(draft.room, services.games, person, request.game))
        return
    room_rules.need_host(draft.room, person)
    if isinstance(request, PlayNext):
        services.go_on(draft)
    else:
        draft.record(*night_rules.decide(draft.room, services.games, request))


def _answer(draft: Draft, seat: Seat, answer: Answer) -> None:
    """A person's answer: only here, where the game is known, its command can be read."""
    game = draft.need_play().game
    if answer.begun not in (None, draft.room.begun):  # it was long on its way, and is of an earlier game
        raise Refused("not-asked")
    try:
        command = decode_command(game, answer.command)
    except (ValueError, RecursionError) as wrong:  # no JSON, no command, no UTF-8, or nested without end
        raise Refused("unreadable") from wrong
    if not set(game.sounds(command)) <= set(draft.sounds):
        raise Refused("no-such-recording")
    draft.answer(seat, answer.key, command, answer.id)
