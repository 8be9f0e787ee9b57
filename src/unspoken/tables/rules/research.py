"""Consent to research: who may ask for it, and when it can be given."""

from __future__ import annotations

from unspoken.kernel.types import Refused
from unspoken.tables.rules.room import need_host
from unspoken.tables.state.research import ResearchAgreed, ResearchAsked, ResearchEvent, TableResearch
from unspoken.tables.state.room import PersonId, Phase, Room
from unspoken.tables.wire.research_requests import AskForResearch, ResearchRequest


def decide(room: Room, person: PersonId, request: ResearchRequest) -> tuple[ResearchEvent, ...]:
    """Return the events of a request, or raise Refused.

    Consent can only be given in the lobby, so that a game has it before its first move or not at all. It can
    be withdrawn whenever the person may speak.
    """
    research = room.research or TableResearch()
    in_lobby = room.phase is Phase.LOBBY
    if isinstance(request, AskForResearch):
        need_host(room, person)
        if request.on == research.asked:
            return ()
        if request.on and not in_lobby:
            raise Refused("not-now")
        return (ResearchAsked(request.on),)
    if request.agreed == (person in research.agreed):
        return ()
    if request.agreed and not (in_lobby and research.asked):
        raise Refused("not-now")
    return (ResearchAgreed(person, request.agreed),)


def may_be_exported(room: Room) -> bool:
    """True if all people in the seats have agreed. Bots need not, nor programs that play as agents."""
    research = room.research
    return research is not None and research.asked and seated_people(room) <= set(research.agreed)


def seated_people(room: Room) -> set[PersonId]:
    """Return the people who own a seat, without agents."""
    agents = {person.id for person in (*room.people, *room.former) if person.agent}
    return {chair.person for chair in room.chairs if chair.person is not None} - agents
