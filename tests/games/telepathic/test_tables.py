"""The tables of the rules are complete: no type checker sees what is missing in them."""

from __future__ import annotations

from typing import get_args

from unspoken.games.telepathic.apply import _APPLY
from unspoken.games.telepathic.events import Event
from unspoken.games.telepathic.rules import _DECIDE
from unspoken.games.telepathic.types import Command


def test_every_event_can_be_applied() -> None:
    """No event is missing."""
    assert set(_APPLY) == set(get_args(Event))


def test_every_command_can_be_decided() -> None:
    """No command is missing."""
    assert set(_DECIDE) == set(get_args(Command))
