"""Dispatches a request to the game, the talk or the room, and records the result on a draft."""

from __future__ import annotations

from collections.abc import Collection
from typing import assert_never

from unspoken.kernel.codec import decode_command
from unspoken.kernel.types import Refused, Seat
from unspoken.tables.log.events import Spoke
from unspoken.tables.log.snapshot import AnswerId
from unspoken.tables.rules import days as day_rules
from unspoken.tables.rules import door as door_rules
from unspoken.tables.rules import ending as end_rules
from unspoken.tables.rules import night as night_rules
from unspoken.tables.rules import research as research_rules
from unspoken.tables.rules import room as room_rules
from unspoken.tables.rules import silence, speech
from unspoken.tables.rules import voice as voice_rules
from unspoken.tables.rules.chairs import chairs_back, seat_of
from unspoken.tables.state.names import new_suffix
from unspoken.tables.state.room import PersonId, Phase, is_hidden
from unspoken.tables.table.services import Services
from unspoken.tables.turn.draft import Draft
from unspoken.tables.wire.atlas_requests import ForgetAtlas, HostAtlasRequest, SetAtlas
from unspoken.tables.wire.days_requests import SetDays, SetTimeZone
from unspoken.tables.wire.door_requests import ChangeCode, HostDoorRequest, NameHost, SetLock
from unspoken.tables.wire.messages import Answer, AnyRequest, EndGame, React, Say, Skip, Start
from unspoken.tables.wire.night_requests import EndNight, PlanNight, PlayNext, WishGame
from unspoken.tables.wire.research_requests import AgreeToResearch, AskForResearch
from unspoken.tables.wire.talk_messages import Reacted
from unspoken.tables.wire.unreadable import unreadable
from unspoken.tables.wire.voice_requests import Mute


def dispatch(
    draft: Draft, services: Services, person: PersonId, request: AnyRequest, answered: Collection[AnswerId]
) -> None:
    """Apply a request to the draft, or raise Refused. An answer that was sent twice counts once."""
    if person not in [member.id for member in draft.room.people]:  # removed before the request arrived
        raise Refused("bad-token")
    counted = silence.check(draft.snapshot(), person, request, draft.people)
    _decide(draft, services, person, request, answered)
    draft.record(*counted)


def _decide(
    draft: Draft, services: Services, person: PersonId, request: AnyRequest, answered: Collection[AnswerId]
) -> None:
    seat = seat_of(draft.room, person)
    match request:
        case Answer():
            if seat is None:
                raise Refused("not-seated")
            if (seat, request.id) not in answered:
                _answer(draft, seat, request)
        case Say() | React():
            _speak(draft, person, seat, request)
        case Start():
            room_rules.need_host(draft.room, person)
            if draft.room.phase is Phase.PLAYING:
                raise Refused("not-now")
            services.begin(draft)
        case EndGame(wish):
            _end_game(draft, person, wish)
        case PlanNight() | EndNight() | WishGame() | PlayNext():
            _night(draft, services, person, request)
        case SetTimeZone(zone):
            draft.record(*day_rules.tell_zone(draft.room, person, zone))
        case SetDays(hours):
            room_rules.need_host(draft.room, person)
            draft.record(*day_rules.set_days(draft.room, services.games, hours))
        case AskForResearch() | AgreeToResearch():
            draft.record(*research_rules.decide(draft.room, person, request))
        case SetAtlas() | ForgetAtlas() | SetLock() | ChangeCode() | NameHost() | Mute() | Skip():
            room_rules.need_host(draft.room, person)
            _decide_for_host(draft, services, request)
        case _:
            hidden = is_hidden(draft.room, person)
            draft.record(*room_rules.decide(draft.room, services.games, person, request))
            if not hidden:  # otherwise others could notice when a hidden person does something
                draft.tick()


def _speak(draft: Draft, person: PersonId, seat: Seat | None, request: Say | React) -> None:
    heard_by = speech.hearers(draft.channels(), request.channel, seat)
    if isinstance(request, React):
        sign = speech.known_sign(request.sign)
        draft.reactions.append((Reacted(request.channel, person, sign), heard_by))
        return
    who = next(member for member in draft.room.people if member.id == person)
    draft.record(Spoke(speech.chat_line(who, request.channel, request.text, heard_by)))


def _decide_for_host(
    draft: Draft, services: Services, request: HostAtlasRequest | HostDoorRequest | Mute | Skip
) -> None:
    match request:
        case SetAtlas() | ForgetAtlas():
            services.decide_atlas(draft, request)
        case SetLock() | ChangeCode() | NameHost():
            draft.record(*door_rules.decide(draft.room, request, new_suffix))
        case Mute():
            draft.record(*voice_rules.decide(draft.room, request))
        case Skip():
            if draft.room.by_days:  # chance would answer for people who still have days
                raise Refused("no-hurry")
            draft.skip()
        case _:
            assert_never(request)


def _end_game(draft: Draft, person: PersonId, wish: bool) -> None:
    before = draft.room
    draft.record(*end_rules.decide(draft.room, person, wish, draft.people, draft.shown_ids()))
    if draft.room.phase is Phase.LOBBY:
        draft.record(*chairs_back(before))


def _night(
    draft: Draft, services: Services, person: PersonId, request: PlanNight | EndNight | WishGame | PlayNext
) -> None:
    if isinstance(request, WishGame):
        draft.record(*night_rules.wish(draft.room, services.games, person, request.game))
        return
    room_rules.need_host(draft.room, person)
    if isinstance(request, PlayNext):
        services.begin_next(draft)
    else:
        draft.record(*night_rules.decide(draft.room, services.games, request))


def _answer(draft: Draft, seat: Seat, answer: Answer) -> None:
    """Decode the game's command in an answer, and submit it."""
    game = draft.need_play().game
    if answer.begun not in (None, draft.room.games_begun):  # the answer is for an earlier game
        raise Refused("not-asked")
    try:
        command = decode_command(game, answer.command)
    except (ValueError, RecursionError) as wrong:  # not JSON, not a command, not UTF-8, or nested too deeply
        raise unreadable(wrong, "$.command") from wrong
    if not set(game.talk.sounds(command)) <= set(draft.sounds):
        raise Refused("no-such-recording")
    draft.answer(seat, answer.key, command, answer.id)
