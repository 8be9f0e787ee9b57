"""Ids of pictures and words that were shown this evening, over all games."""

from __future__ import annotations

from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession, begin


def shown_ids_after(before: tuple[str, ...], game: AnyGame, session: AnySession) -> tuple[str, ...]:
    """Return the shown ids after a game. The game reports the ids of its materials; other ids are kept."""
    own_ids = set(game.night.shown_ids(begin(game, session.header).state))
    return (*(shown for shown in before if shown not in own_ids), *game.night.shown_ids(session.state))
