"""Whose view an open replay of Pareidolia shows."""

from __future__ import annotations

from unspoken.games.pareidolia.types import Public
from unspoken.kernel.types import Seat, Viewer


def replay_viewer(view: Public, actor: Seat | None) -> Viewer:
    """Return the main artist, who knows the word; before there is an artist, the seat that acted."""
    return actor if view.artist is None else view.artist
