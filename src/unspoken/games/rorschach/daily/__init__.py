"""Rorschach's part of the puzzle of the day: lay words on blots, and compare with ten minds."""

from __future__ import annotations

from unspoken.games.rorschach.daily.messages import (
    PanelAnswer,
    PanelPart,
    PanelReply,
    counted,
    reply,
    solve,
    view,
)
from unspoken.games.rorschach.daily.puzzle import OPTIONS, Panel, PanelMaterials, draw, gather
from unspoken.kernel.parts.daily import DailyPart

DAILY: DailyPart[PanelMaterials, Panel, PanelPart, PanelAnswer, PanelReply] = DailyPart(
    order=1,
    summary="Lay the words",
    view_type=PanelPart,
    answer_type=PanelAnswer,
    reply_type=PanelReply,
    gather=gather,
    draw=draw,
    view=view,
    reply=reply,
    solve=solve,
    counted=counted,
    packs=(OPTIONS.deck, OPTIONS.words),
)
