"""What a game says that has nothing to say: the parts of the protocol that it may leave out."""

from __future__ import annotations


def no_sounds(_command: object) -> tuple[()]:
    """No command of this game points at a recording."""
    return ()


def no_teams(_options: object, _seats: int) -> None:
    """Nobody plays in a team, or the teams are drawn when the game begins."""


def no_hidden_due(_state: object) -> None:
    """Nothing of this game happens at a hidden time."""


def nothing_seen(_state: object) -> tuple[()]:
    """Nothing of this game must stay away from the next one."""
    return ()


def no_facts(_before: object, _after: object) -> tuple[()]:
    """This game has nothing to tell of itself."""
    return ()


def no_remark(_public: object, _seat: int, _chance: object) -> None:
    """Bots say nothing of this game."""


def no_feats(_public: object) -> tuple[()]:
    """Nothing of this game earns a title."""
    return ()


def no_hindsight(_public: object) -> None:
    """Nothing is left to work out when this game is over."""


def no_sightings(_options: object, _before: object, _after: object) -> tuple[()]:
    """Nothing of this game is for a house to remember."""
    return ()


def nothing_recalled(_memories: object) -> None:
    """Nothing is told of what the house remembers."""
