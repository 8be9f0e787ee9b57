"""Pareidolia's part of the puzzle of the day: guess a word from a sky that grows."""

from __future__ import annotations

from unspoken.games.pareidolia.daily.messages import (
    CloudAnswer,
    CloudPart,
    CloudReply,
    counted,
    reply,
    solve,
    view,
)
from unspoken.games.pareidolia.daily.puzzle import (
    CLOUDS,
    WORDS,
    CloudMaterials,
    CloudPuzzle,
    draw,
    gather,
)
from unspoken.kernel.parts.daily import DailyPart

DAILY: DailyPart[CloudMaterials, CloudPuzzle, CloudPart, CloudAnswer, CloudReply] = DailyPart(
    order=2,
    summary="Guess the sky",
    view_type=CloudPart,
    answer_type=CloudAnswer,
    reply_type=CloudReply,
    gather=gather,
    draw=draw,
    view=view,
    reply=reply,
    solve=solve,
    counted=counted,
    packs=(WORDS, CLOUDS),
)
