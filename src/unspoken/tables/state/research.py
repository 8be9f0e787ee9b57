"""Consent to research: the host asks whether the table's games may be exported, and each player agrees."""

from __future__ import annotations

from typing import TypeAlias, assert_never

from msgspec import Struct
from msgspec.structs import replace

from unspoken.kernel.tags import tag
from unspoken.tables.state.person import PersonId


class TableResearch(Struct, frozen=True):
    """The consent of a table whose host has asked for it."""

    asked: bool = False
    agreed: tuple[PersonId, ...] = ()
    """People who agree, also if they have left since: ids are never reused."""


class ResearchView(Struct, frozen=True):
    """Whether the host asks for consent to research, and who has agreed."""

    asked: bool
    agreed: tuple[PersonId, ...]


class ResearchAsked(Struct, frozen=True, tag=tag):
    """The host asked everybody for consent to research, or stopped asking."""

    asked: bool


class ResearchAgreed(Struct, frozen=True, tag=tag):
    """A person agreed that this table's games are exported, or withdrew the consent for all of them."""

    person: PersonId
    agreed: bool


ResearchEvent: TypeAlias = ResearchAsked | ResearchAgreed


def apply_research(research: TableResearch | None, event: ResearchEvent) -> TableResearch:
    """Return the consent after an event."""
    before = TableResearch() if research is None else research
    match event:
        case ResearchAsked(asked):
            return replace(before, asked=asked)
        case ResearchAgreed(person, agreed):
            others = tuple(other for other in before.agreed if other != person)
            return replace(before, agreed=(*others, person) if agreed else others)
        case _:
            assert_never(event)


def research_view(research: TableResearch) -> ResearchView:
    """Return the consent as everybody sees it."""
    return ResearchView(research.asked, research.agreed)
