"""Whose view an open replay of Rorschach shows."""

from __future__ import annotations

from unspoken.games.rorschach.types import Phase, Public
from unspoken.kernel.types import Seat, Viewer


def replay_viewer(view: Public, actor: Seat | None) -> Viewer:
    """Return the subject, who knows the matching; before there is a matching, the seat that acted."""
    matched = view.subject is not None and view.phase not in (Phase.CHOOSING, Phase.REMOVING)
    return view.subject if matched else actor
