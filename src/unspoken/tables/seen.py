"""What came up this evening, over games of several kinds."""

from __future__ import annotations

from unspoken.kernel.game import AnyGame
from unspoken.kernel.session import AnySession, begin


def seen_since(before: tuple[str, ...], game: AnyGame, session: AnySession) -> tuple[str, ...]:
    """All that was seen, after a game: of its own materials what it tells, of others' what was known."""
    own = set(game.seen(begin(game, session.header).state))
    return (*(one for one in before if one not in own), *game.seen(session.state))
