"""Requests about consent to research."""

from __future__ import annotations

from typing import TypeAlias

from unspoken.tables.wire.request import Request


class AskForResearch(Request, frozen=True):
    """Ask everybody whether this table's games may be used for research, which is possible in the lobby only,
    or stop asking; only the host may.
    """

    on: bool


class AgreeToResearch(Request, frozen=True):
    """Agree that the next games are used for research, without names, which is possible in the lobby only; or
    withdraw the consent for all games of this table.
    """

    agreed: bool


ResearchRequest: TypeAlias = AskForResearch | AgreeToResearch
