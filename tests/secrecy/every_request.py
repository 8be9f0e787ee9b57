"""Random requests of every kind, with which a silent person tries to communicate."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import get_args

import msgspec

from unspoken.kernel.chance import Chance
from unspoken.kernel.manner import Manner
from unspoken.kernel.types import Seat
from unspoken.tables.state.night import PlannedGame
from unspoken.tables.state.room import PersonId
from unspoken.tables.wire.atlas_requests import SetAtlas
from unspoken.tables.wire.days_requests import SetDays, SetTimeZone
from unspoken.tables.wire.door_requests import NameHost, SetLock
from unspoken.tables.wire.messages import (
    Admit,
    Answer,
    AnyRequest,
    Choose,
    EndGame,
    HandOver,
    React,
    RemoveBot,
    RemovePerson,
    Say,
    SetGrace,
    SetManner,
    Sit,
    Swap,
    TakeSeal,
    TurnDown,
)
from unspoken.tables.wire.night_requests import PlanNight, WishGame
from unspoken.tables.wire.research_requests import AgreeToResearch, AskForResearch
from unspoken.tables.wire.voice_requests import Mute


def random_request(kind: type, chance: Chance, id: str) -> AnyRequest:
    """Return a request of this kind whose random values could carry a message."""
    if kind.__struct_fields__ == ("id",):  # type: ignore[attr-defined]  # every request is a struct
        return kind(id=id)  # type: ignore[no-any-return]  # of the union
    number = chance.below(1 << 20)
    seat, other = Seat(chance.below(9)), Seat(chance.below(9))
    person = PersonId(chance.below(10))
    values: dict[type, Callable[[], AnyRequest]] = {
        Answer: lambda: Answer("no-such-question", msgspec.Raw(b"{}"), id=id),
        Say: lambda: Say("table", f"want {number}", id=id),
        React: lambda: React("table", chance.pick(("wow", "heart", "clap")), id=id),
        Sit: lambda: Sit(chance.pick((None, seat)), id=id),
        Swap: lambda: Swap(seat, other, id=id),
        RemoveBot: lambda: RemoveBot(seat, id=id),
        Choose: lambda: Choose("dixit", {"target": 10 + number % 50}, id=id),
        SetGrace: lambda: SetGrace(5 + number % 3000, id=id),
        SetManner: lambda: SetManner(chance.pick(tuple(Manner)), id=id),
        SetDays: lambda: SetDays(chance.pick((None, 8, 14, 28, 42)), id=id),
        SetTimeZone: lambda: SetTimeZone(chance.pick(("Europe/Warsaw", "Asia/Tokyo", "UTC")), id=id),
        RemovePerson: lambda: RemovePerson(person, id=id),
        Mute: lambda: Mute(person, bool(chance.below(2)), id=id),
        Admit: lambda: Admit(person, id=id),
        TurnDown: lambda: TurnDown(person, id=id),
        HandOver: lambda: HandOver(seat, id=id),
        EndGame: lambda: EndGame(bool(chance.below(2)), id=id),
        TakeSeal: lambda: TakeSeal(number % 70, id=id),
        PlanNight: lambda: PlanNight((PlannedGame(None),) * (1 + number % 9), id=id),
        WishGame: lambda: WishGame(chance.pick(("dixit", "telepathic", "rorschach", "pareidolia")), id=id),
        SetAtlas: lambda: SetAtlas(bool(chance.below(2)), id=id),
        AskForResearch: lambda: AskForResearch(bool(chance.below(2)), id=id),
        AgreeToResearch: lambda: AgreeToResearch(bool(chance.below(2)), id=id),
        SetLock: lambda: SetLock(bool(chance.below(2)), id=id),
        NameHost: lambda: NameHost(bool(chance.below(2)), id=id),
    }
    return values[kind]()


def request_kinds() -> tuple[type, ...]:
    """Return every kind of request that a person can send to a table."""
    return tuple(_flatten(AnyRequest))


def _flatten(union: object) -> Iterator[type]:
    for part in get_args(union):
        if get_args(part):
            yield from _flatten(part)
        else:
            yield part
