"""Telepathic's part of the puzzle of the day: read a partner's two moves, and hand over a card."""

from __future__ import annotations

from unspoken.games.telepathic.daily.messages import (
    PartnerAnswer,
    PartnerPart,
    PartnerReply,
    counted,
    reply,
    solve,
    view,
)
from unspoken.games.telepathic.daily.puzzle import Partner, draw
from unspoken.kernel.parts.daily import DailyPart

DAILY: DailyPart[None, Partner, PartnerPart, PartnerAnswer, PartnerReply] = DailyPart(
    order=0,
    summary="Read the partner, and hand a card",
    view_type=PartnerPart,
    answer_type=PartnerAnswer,
    reply_type=PartnerReply,
    gather=lambda _sources: None,
    draw=draw,
    view=view,
    reply=reply,
    solve=solve,
    counted=counted,
)
