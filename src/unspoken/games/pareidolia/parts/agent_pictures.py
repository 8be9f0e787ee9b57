"""The whole sky of Pareidolia as a picture for agents, with coordinates and the numbers of the clouds."""

from __future__ import annotations

from collections.abc import Iterator

from unspoken.albums.vocabulary import Cutout, Label, Mark, Polyline, VectorDrawing
from unspoken.games.pareidolia.parts.album import EDGE, PAPER, SHADE, SKY_FOOT, SKY_TOP
from unspoken.games.pareidolia.sky.geometry import HEIGHT, WIDTH, discs_of
from unspoken.games.pareidolia.types import CloudShape, Public
from unspoken.kernel.parts.agents import AgentPicture

STEP = 1000
"""Distance of the ticks at the edges."""
TICK, LETTERS = 70.0, 130.0
INK, NUMBER = "#123a66", "#3d74b3"
LEGEND = (
    "The whole sky now. The ticks at the edges are 1000 apart: x along the bottom, y along the left side. "
    "A small number in the middle of a cloud is the number of the piece; it is not part of the picture."
)


def pictures(public: Public) -> tuple[AgentPicture, ...]:
    """Draw the sky, unless it is empty."""
    if not public.sky:
        return ()
    drawing = VectorDrawing(WIDTH, HEIGHT, (*_clouds(public), *_scale()), SKY_TOP, SKY_FOOT)
    return (AgentPicture("sky", LEGEND, drawing),)


def _clouds(public: Public) -> Iterator[Mark]:
    labels = []
    for lying in public.sky:
        shape = public.shapes[lying.piece]
        discs = discs_of(CloudShape(shape, 1, public.discs[shape]), lying.pose)
        yield Cutout(tuple((x, y, r) for x, y, r in discs), PAPER, EDGE, SHADE)
        labels.append(Label(lying.pose.x, lying.pose.y, str(lying.piece), LETTERS, NUMBER))
    yield from labels


def _scale() -> Iterator[Mark]:
    for x in range(STEP, WIDTH, STEP):
        yield Polyline(((x, HEIGHT), (x, HEIGHT - TICK)), 14, INK)
        yield Label(x, HEIGHT - TICK - LETTERS * 0.7, str(x), LETTERS, INK)
    for y in range(STEP, HEIGHT, STEP):
        yield Polyline(((0, y), (TICK, y)), 14, INK)
        yield Label(TICK + LETTERS * 1.4, y, str(y), LETTERS, INK)
