"""A game for agents: its views, questions and board in plain words, and as pictures."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Generic, NamedTuple

from unspoken.kernel.describe import Describer
from unspoken.kernel.types import C, P, Q


class AgentPicture(NamedTuple):
    """A picture of the table, drawn from the public view, and how to read it."""

    name: str
    legend: str
    drawing: object
    """An `unspoken.albums.vocabulary.VectorDrawing`; the kernel does not know how it is drawn."""


def tell_nothing(_view: object, _words: Describer) -> tuple[()]:
    """Return no lines: the fields of the view are listed as they are."""
    return ()


def explain_nothing(_public: object, _command: object, _words: Describer) -> str:
    """Return no explanation of a choice."""
    return ""


def guide_nothing(_public: object, _answers: tuple[str, ...]) -> tuple[()]:
    """Return no lines about a question."""
    return ()


def draw_nothing(_public: object) -> tuple[()]:
    """Return no pictures."""
    return ()


@dataclass(frozen=True)
class AgentPart(Generic[P, Q, C]):
    """A game in words and pictures. All functions get views that the agent's seat sees, and nothing else."""

    tell_public: Callable[[P, Describer], Iterable[str]] = tell_nothing
    """Describe the public view in lines of text."""
    tell_private: Callable[[Q, Describer], Iterable[str]] = tell_nothing
    """Describe the private view of the agent's seat in lines of text."""
    told: frozenset[str] = frozenset()
    """The fields that the lines above describe; all other fields are listed by their names."""
    explain: Callable[[P, C, Describer], str] = explain_nothing
    """Say in a few words what a choice means, or return an empty string."""
    guide: Callable[[P, tuple[str, ...]], Iterable[str]] = guide_nothing
    """Say how to write the commands with these tags, for a question without a list of choices."""
    draw: Callable[[P], tuple[AgentPicture, ...]] = draw_nothing
    """Draw the table."""
