"""The tables of the rules are complete: no type checker sees what is missing in them."""

from __future__ import annotations

from typing import get_args

from unspoken.games.rorschach.apply import _APPLY
from unspoken.games.rorschach.asks import _ASKS
from unspoken.games.rorschach.events import Event
from unspoken.games.rorschach.nature import _SETTLE
from unspoken.games.rorschach.rules import _DECIDE
from unspoken.games.rorschach.types import Command, Phase


def test_every_event_can_be_applied() -> None:
    """No event is missing."""
    assert set(_APPLY) == set(get_args(Event))


def test_every_command_can_be_decided() -> None:
    """No command is missing."""
    assert set(_DECIDE) == set(get_args(Command))


def test_every_phase_is_settled_and_asked_about() -> None:
    """Every phase has its place in the tables, even if nothing happens in it."""
    assert set(_SETTLE) == set(_ASKS) == set(Phase)
